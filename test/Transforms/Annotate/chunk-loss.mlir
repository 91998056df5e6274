// RUN: fsdp-opt %s --split-input-file --fsdp-chunk-loss=chunks=4 | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --fsdp-chunk-loss=chunks=4 --remarks-filter=fsdp-chunk-loss -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: fsdp-opt %s --split-input-file --fsdp-chunk-loss | FileCheck %s --check-prefix=WHOLE
// RUN: not fsdp-opt %s --split-input-file --fsdp-chunk-loss=chunks=0 2>&1 | FileCheck %s --check-prefix=NONE

// NONE: error: expected at least 1 chunk of the loss, got 0
// WHOLE-COUNT-2: linalg.matmul {{.*}} tensor<8x16xf32>

#both = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>
#one = affine_map<(r) -> (r)>
#none = affine_map<(r) -> ()>

// Logits, the losses of rows and gradients of both factors: what has a row of 16
// for each of 8 tokens is there for 2 of them. Filled inits are filled by chunks.
// Numbers of rows are the same as before, where they don't look up in the chunk.

// REMARK: remark: [Passed] loss | Category:fsdp-chunk-loss | Remark="loss is computed in chunks", bytes=512, chunk_bytes=128, chunks=4
// CHECK-LABEL: func.func @step
// CHECK-NOT: 8x16
// CHECK: %[[SUM:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<4x16xf32>)
// CHECK: %[[LOOP:.*]]:3 = scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[LOSSES:.*]] = %{{.*}}, %[[DX:.*]] = %{{.*}}, %[[DW:.*]] = %[[SUM]]) -> (tensor<8xf32>, tensor<8x4xf32>, tensor<4x16xf32>)
// CHECK: %[[AT:.*]] = arith.muli %[[I]], %{{.*}} : index
// CHECK: %[[X:.*]] = tensor.extract_slice %arg0[%[[AT]], 0] [2, 4] [1, 1]
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%{{.*}} : tensor<2x16xf32>)
// CHECK: %[[LOGITS:.*]] = linalg.matmul ins(%[[X]], %arg1 : tensor<2x4xf32>, tensor<4x16xf32>)
// CHECK: linalg.generic
// CHECK: %[[ROW:.*]] = linalg.index 0
// CHECK: %[[NUMBER:.*]] = arith.addi %[[ROW]], %[[AT]]
// CHECK: tensor.extract %arg2[%[[NUMBER]]] : tensor<8xi64>
// CHECK: tensor.extract %[[LOGITS]][%[[ROW]], %{{.*}}] : tensor<2x16xf32>
// CHECK: linalg.exp {{.*}} tensor<2x16xf32>
// CHECK: linalg.matmul {{.*}} outs(%[[DW]] : tensor<4x16xf32>)
// CHECK: tensor.insert_slice %{{.*}} into %[[LOSSES]][%[[AT]]] [2] [1]
// CHECK: tensor.insert_slice %{{.*}} into %[[DX]][%[[AT]], 0] [2, 4] [1, 1]
// CHECK: scf.yield
// CHECK: linalg.generic {{.*}} ins(%[[LOOP]]#0 : tensor<8xf32>)
// CHECK: return %{{.*}}, %[[LOOP]]#1, %[[LOOP]]#2
func.func @step(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>, %t: tensor<8xi64>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<8x4xf32>, tensor<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %er = tensor.empty() : tensor<8xf32>
  %losses = linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%er : tensor<8xf32>) {
  ^bb0(%out: f32):
    %r = linalg.index 0 : index
    %target = tensor.extract %t[%r] : tensor<8xi64>
    %c = arith.index_cast %target : i64 to index
    %l = tensor.extract %logits[%r, %c] : tensor<8x16xf32>
    linalg.yield %l : f32
  } -> tensor<8xf32>
  %es = tensor.empty() : tensor<f32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#one, #none], iterator_types = ["reduction"]} ins(%losses : tensor<8xf32>) outs(%fs : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  %dl = linalg.exp ins(%logits : tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %ew = tensor.empty() : tensor<16x4xf32>
  %wt = linalg.transpose ins(%w : tensor<4x16xf32>) outs(%ew : tensor<16x4xf32>) permutation = [1, 0]
  %ex = tensor.empty() : tensor<8x4xf32>
  %fx = linalg.fill ins(%zero : f32) outs(%ex : tensor<8x4xf32>) -> tensor<8x4xf32>
  %dx = linalg.matmul ins(%dl, %wt : tensor<8x16xf32>, tensor<16x4xf32>) outs(%fx : tensor<8x4xf32>) -> tensor<8x4xf32>
  %xe = tensor.empty() : tensor<4x8xf32>
  %xt = linalg.transpose ins(%x : tensor<8x4xf32>) outs(%xe : tensor<4x8xf32>) permutation = [1, 0]
  %we = tensor.empty() : tensor<4x16xf32>
  %wf = linalg.fill ins(%zero : f32) outs(%we : tensor<4x16xf32>) -> tensor<4x16xf32>
  %dw = linalg.matmul ins(%xt, %dl : tensor<4x8xf32>, tensor<8x16xf32>) outs(%wf : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %loss, %dx, %dw : tensor<f32>, tensor<8x4xf32>, tensor<4x16xf32>
}

// -----

// Rows are the inner dimension of a reshape where the outer one is 1; what the
// last row has no logits for is sliced off; a loop writes row by row, at a place
// that it has looked up; a sum of 16-bit numbers is rounded once.

#both = affine_map<(r, c) -> (r, c)>
#column = affine_map<(r, c) -> (c)>
#one = affine_map<(r) -> (r)>
#none = affine_map<(r) -> ()>

// REMARK: remark: [Passed] loss | Category:fsdp-chunk-loss | Remark="loss is computed in chunks", bytes=256, chunk_bytes=64, chunks=4
// CHECK-LABEL: func.func @step
// CHECK: %[[LOOP:.*]]:2 = scf.for {{.*}} -> (tensor<1x8xbf16>, tensor<16xf32>)
// CHECK: tensor.expand_shape %{{.*}} {{\[\[}}0, 1], [2]] output_shape [1, 2, 16] : tensor<2x16xbf16> into tensor<1x2x16xbf16>
// CHECK: tensor.extract_slice %{{.*}}[0, 0, 4] [1, 2, 8] [1, 1, 1] : tensor<1x2x16xbf16> to tensor<1x2x8xbf16>
// CHECK: %[[TWO:.*]] = arith.constant 2 : index
// CHECK: scf.for %[[R:.*]] = %{{.*}} to %[[TWO]] step %{{.*}} iter_args(%[[ROWS:.*]] = %{{.*}}) -> (tensor<2x16xbf16>)
// CHECK: %[[NUMBER:.*]] = arith.addi %[[R]], %{{.*}} : index
// CHECK: tensor.extract %arg2[%[[NUMBER]]]
// CHECK: tensor.extract %[[ROWS]][%[[R]], %{{.*}}]
// CHECK: tensor.insert %{{.*}} into %[[ROWS]][%[[R]], %{{.*}}] : tensor<2x16xbf16>
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<2x16xbf16>) outs(%{{.*}} : tensor<16xf32>)
// CHECK: arith.extf
// CHECK: arith.addf {{.*}} : f32
// CHECK: linalg.generic {{.*}} ins(%[[LOOP]]#1 : tensor<16xf32>) outs(%{{.*}} : tensor<16xbf16>)
func.func @step(%x: tensor<8x4xbf16>, %w: tensor<4x16xbf16>, %t: tensor<8xindex>)
    -> (tensor<bf16> {fsdp.role = #fsdp.loss}, tensor<16xbf16>) {
  %zero = arith.constant 0.0 : bf16
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant dense<0.0> : tensor<8x16xbf16>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xbf16>, tensor<4x16xbf16>) outs(%f : tensor<8x16xbf16>) -> tensor<8x16xbf16>
  %expanded = tensor.expand_shape %logits [[0, 1], [2]] output_shape [1, 8, 16] : tensor<8x16xbf16> into tensor<1x8x16xbf16>
  %some = tensor.extract_slice %expanded[0, 0, 4] [1, 8, 8] [1, 1, 1] : tensor<1x8x16xbf16> to tensor<1x8x8xbf16>
  %er = tensor.empty() : tensor<1x8xbf16>
  %fr = linalg.fill ins(%zero : bf16) outs(%er : tensor<1x8xbf16>) -> tensor<1x8xbf16>
  %losses = linalg.reduce ins(%some : tensor<1x8x8xbf16>) outs(%fr : tensor<1x8xbf16>) dimensions = [2]
    (%in: bf16, %out: bf16) {
      %m = arith.maximumf %in, %out : bf16
      linalg.yield %m : bf16
    }
  %fs = arith.constant dense<0.0> : tensor<bf16>
  %loss = linalg.reduce { arith.addf } ins(%losses : tensor<1x8xbf16>) outs(%fs : tensor<bf16>) dimensions = [0, 1]
  %scattered = scf.for %r = %c0 to %c8 step %c1 iter_args(%rows = %logits) -> tensor<8x16xbf16> {
    %c = tensor.extract %t[%r] : tensor<8xindex>
    %old = tensor.extract %rows[%r, %c] : tensor<8x16xbf16>
    %new = arith.addf %old, %old : bf16
    %next = tensor.insert %new into %rows[%r, %c] : tensor<8x16xbf16>
    scf.yield %next : tensor<8x16xbf16>
  }
  %fb = arith.constant dense<0.0> : tensor<16xbf16>
  %db = linalg.reduce { arith.addf } ins(%scattered : tensor<8x16xbf16>) outs(%fb : tensor<16xbf16>) dimensions = [0]
  return %loss, %db : tensor<bf16>, tensor<16xbf16>
}

// -----

// A gradient of 16-bit numbers stays a product, of factors that are multiplied as
// they are, and is rounded behind the loop.

// REMARK: remark: [Passed] loss | Category:fsdp-chunk-loss | Remark="loss is computed in chunks", bytes=256, chunk_bytes=64, chunks=4
// CHECK-LABEL: func.func @product
// CHECK: scf.for
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<2x4xbf16>, tensor<4x16xbf16>) outs(%{{.*}} : tensor<2x16xbf16>)
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x2xbf16>, tensor<2x16xbf16>) outs(%{{.*}} : tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK: scf.yield
// CHECK: arith.truncf
func.func @product(%x: tensor<8x4xbf16>, %w: tensor<4x16xbf16>) -> (tensor<8xbf16> {fsdp.role = #fsdp.loss}, tensor<4x16xbf16>) {
  %f = arith.constant dense<0.0> : tensor<8x16xbf16>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xbf16>, tensor<4x16xbf16>) outs(%f : tensor<8x16xbf16>) -> tensor<8x16xbf16>
  %fr = arith.constant dense<0.0> : tensor<8xbf16>
  %loss = linalg.reduce { arith.maximumf } ins(%logits : tensor<8x16xbf16>) outs(%fr : tensor<8xbf16>) dimensions = [1]
  %e = tensor.empty() : tensor<4x8xbf16>
  %xt = linalg.transpose ins(%x : tensor<8x4xbf16>) outs(%e : tensor<4x8xbf16>) permutation = [1, 0]
  %fw = arith.constant dense<0.0> : tensor<4x16xbf16>
  %dw = linalg.matmul ins(%xt, %logits : tensor<4x8xbf16>, tensor<8x16xbf16>) outs(%fw : tensor<4x16xbf16>) -> tensor<4x16xbf16>
  return %loss, %dw : tensor<8xbf16>, tensor<4x16xbf16>
}

// -----

#both = affine_map<(r, c) -> (r, c)>
#row = affine_map<(r, c) -> (r)>
#column = affine_map<(r, c) -> (c)>
#one = affine_map<(r) -> (r)>
#none = affine_map<(r) -> ()>

// The token of each column's largest logit: the largest so far goes on from chunk
// to chunk too, though nobody but its place reads it.
// CHECK-LABEL: func.func @largest
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[MAX:.*]] = %{{.*}}, %[[PLACE:.*]] = %{{.*}}) -> (tensor<8xf32>, tensor<16xf32>, tensor<16xi64>)
// CHECK: linalg.generic {{.*}} outs(%[[MAX]], %[[PLACE]] : tensor<16xf32>, tensor<16xi64>)
func.func @largest(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<16xi64>) {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant -3.0e+38 : f32
  %none = arith.constant 0 : i64
  %e = tensor.empty() : tensor<8x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %er = tensor.empty() : tensor<8xf32>
  %fr = linalg.fill ins(%zero : f32) outs(%er : tensor<8xf32>) -> tensor<8xf32>
  %losses = linalg.generic {indexing_maps = [#both, #row], iterator_types = ["parallel", "reduction"]} ins(%logits : tensor<8x16xf32>) outs(%fr : tensor<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %es = tensor.empty() : tensor<f32>
  %fs = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %loss = linalg.generic {indexing_maps = [#one, #none], iterator_types = ["reduction"]} ins(%losses : tensor<8xf32>) outs(%fs : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  %em = tensor.empty() : tensor<16xf32>
  %fm = linalg.fill ins(%least : f32) outs(%em : tensor<16xf32>) -> tensor<16xf32>
  %ei = tensor.empty() : tensor<16xi64>
  %fi = linalg.fill ins(%none : i64) outs(%ei : tensor<16xi64>) -> tensor<16xi64>
  %largest:2 = linalg.generic {indexing_maps = [#both, #column, #column], iterator_types = ["reduction", "parallel"]} ins(%logits : tensor<8x16xf32>) outs(%fm, %fi : tensor<16xf32>, tensor<16xi64>) {
  ^bb0(%in: f32, %out: f32, %place: i64):
    %r = linalg.index 0 : index
    %row = arith.index_cast %r : index to i64
    %more = arith.cmpf ogt, %in, %out : f32
    %max = arith.select %more, %in, %out : f32
    %at = arith.select %more, %row, %place : i64
    linalg.yield %max, %at : f32, i64
  } -> (tensor<16xf32>, tensor<16xi64>)
  return %loss, %largest#1 : tensor<f32>, tensor<16xi64>
}

// -----

#both = affine_map<(r, c) -> (r, c)>
#none = affine_map<(r, c) -> ()>
#one = affine_map<(k) -> (k)>

// Numbers of an op in the body's own loops are no numbers of rows.
// CHECK-LABEL: func.func @nested
// CHECK: scf.for
// CHECK: linalg.matmul {{.*}} -> tensor<2x16xf32>
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<2x16xf32>)
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4xf32>)
// CHECK: %[[K:.*]] = linalg.index 0
// CHECK-NEXT: arith.index_cast %[[K]] : index to i64
func.func @nested(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %e = tensor.empty() : tensor<8x16xf32>
  %y = linalg.generic {indexing_maps = [#both, #both], iterator_types = ["parallel", "parallel"]}
      ins(%logits : tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %c3 = arith.constant 3 : index
    %e4 = tensor.empty() : tensor<4xf32>
    %t = linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%e4 : tensor<4xf32>) {
    ^bb0(%q: f32):
      %k = linalg.index 0 : index
      %n = arith.index_cast %k : index to i64
      %v = arith.sitofp %n : i64 to f32
      linalg.yield %v : f32
    } -> tensor<4xf32>
    %r = tensor.extract %t[%c3] : tensor<4xf32>
    %s = arith.addf %in, %r : f32
    linalg.yield %s : f32
  } -> tensor<8x16xf32>
  %loss = linalg.generic {indexing_maps = [#both, #none], iterator_types = ["reduction", "reduction"]}
      ins(%y : tensor<8x16xf32>) outs(%fs : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %loss : tensor<f32>
}
