// RUN: fsdp-opt %s --split-input-file --fsdp-chunk-loss=chunks=4 --remarks-filter=fsdp-chunk-loss -o /dev/null 2>&1 | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --fsdp-chunk-loss=chunks=4 | FileCheck %s --check-prefix=SAME

// What keeps a loss in one piece is said, and nothing changes.

// SAME-NOT: arith.muli

#one = affine_map<(r) -> (r)>
#none = affine_map<(r) -> ()>

// CHECK: remark: [Missed] loss | Category:fsdp-chunk-loss | Remark="loss is computed at once: no product that it follows from is larger than its factors"
// CHECK: warning: loss is computed at once: no product that it follows from is larger than its factors
func.func @small(%x: tensor<8x16xf32>, %w: tensor<16x4xf32>) -> (tensor<8x4xf32> {fsdp.role = #fsdp.loss}) {
  %f = arith.constant dense<0.0> : tensor<8x4xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x16xf32>, tensor<16x4xf32>) outs(%f : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %logits : tensor<8x4xf32>
}

// -----

// CHECK: remark: [Missed] loss | Category:fsdp-chunk-loss | Remark="loss is computed at once: no number of chunks divides its rows"
func.func @prime(%x: tensor<7x4xf32>, %w: tensor<4x13xf32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %f = arith.constant dense<0.0> : tensor<7x13xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<7x4xf32>, tensor<4x13xf32>) outs(%f : tensor<7x13xf32>) -> tensor<7x13xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%logits : tensor<7x13xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// -----

// CHECK: remark: [Missed] {{.*}}'linalg.matmul' at loc({{.*}}) makes a result of the step"
func.func @returned(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<8x16xf32>) {
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%logits : tensor<8x16xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  return %loss, %logits : tensor<f32>, tensor<8x16xf32>
}

// -----

#both = affine_map<(r, c) -> (r, c)>
#nothing = affine_map<(r, c) -> ()>

// The gradient follows from the loss.
// CHECK: remark: [Missed] {{.*}}'linalg.generic' at loc({{.*}}) needs a sum over all rows"
func.func @squared(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<16xf32>) {
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%logits : tensor<8x16xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  %d = linalg.generic {indexing_maps = [#both, #nothing, #both], iterator_types = ["parallel", "parallel"]}
      ins(%logits, %loss : tensor<8x16xf32>, tensor<f32>) outs(%f : tensor<8x16xf32>) {
  ^bb0(%in: f32, %total: f32, %out: f32):
    %m = arith.mulf %in, %total : f32
    linalg.yield %m : f32
  } -> tensor<8x16xf32>
  %fb = arith.constant dense<0.0> : tensor<16xf32>
  %db = linalg.reduce { arith.addf } ins(%d : tensor<8x16xf32>) outs(%fb : tensor<16xf32>) dimensions = [0]
  return %loss, %db : tensor<f32>, tensor<16xf32>
}

// -----

#row = affine_map<(r) -> (r)>

// Losses between tokens that follow each other.
// CHECK: remark: [Missed] {{.*}}'linalg.generic' at loc({{.*}}) looks up elements of other rows"
func.func @neighbours(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>) -> (tensor<8xf32> {fsdp.role = #fsdp.loss}) {
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %e = tensor.empty() : tensor<8xf32>
  %loss = linalg.generic {indexing_maps = [#row], iterator_types = ["parallel"]} outs(%e : tensor<8xf32>) {
  ^bb0(%out: f32):
    %r = linalg.index 0 : index
    %next = arith.addi %r, %c1 : index
    %other = arith.remui %next, %c8 : index
    %l = tensor.extract %logits[%other, %c1] : tensor<8x16xf32>
    linalg.yield %l : f32
  } -> tensor<8xf32>
  return %loss : tensor<8xf32>
}

// -----

// CHECK: remark: [Missed] {{.*}}'scf.for' at loc({{.*}}) reads or writes other rows in an iteration than its own"
func.func @scattered(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>, %t: tensor<8xindex>) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1.0 : f32
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %scattered = scf.for %r = %c0 to %c8 step %c1 iter_args(%rows = %logits) -> tensor<8x16xf32> {
    %to = tensor.extract %t[%r] : tensor<8xindex>
    %next = tensor.insert %one into %rows[%to, %r] : tensor<8x16xf32>
    scf.yield %next : tensor<8x16xf32>
  }
  %fs = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%scattered : tensor<8x16xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// -----

// CHECK: remark: [Missed] {{.*}}'tensor.cast' at loc({{.*}}) is no op that computes row after row"
func.func @unknown(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %cast = tensor.cast %logits : tensor<8x16xf32> to tensor<?x?xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%cast : tensor<?x?xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// -----

// Only some of the rows have a loss, and some of the columns.
// CHECK: remark: [Missed] {{.*}}'tensor.extract_slice' at loc({{.*}}) takes some of the rows"
func.func @some(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %part = tensor.extract_slice %logits[1, 1] [6, 14] [1, 1] : tensor<8x16xf32> to tensor<6x14xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce { arith.addf } ins(%part : tensor<6x14xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// -----

// Products of 16-bit numbers are rounded one by one.
// CHECK: remark: [Missed] {{.*}}'linalg.reduce' at loc({{.*}}) rounds what chunks combine"
func.func @narrow(%x: tensor<8x4xbf16>, %w: tensor<4x13xbf16>) -> (tensor<13xbf16> {fsdp.role = #fsdp.loss}) {
  %f = arith.constant dense<0.0> : tensor<8x13xbf16>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xbf16>, tensor<4x13xbf16>) outs(%f : tensor<8x13xbf16>) -> tensor<8x13xbf16>
  %fs = arith.constant dense<1.0> : tensor<13xbf16>
  %loss = linalg.reduce { arith.mulf } ins(%logits : tensor<8x13xbf16>) outs(%fs : tensor<13xbf16>) dimensions = [0]
  return %loss : tensor<13xbf16>
}
