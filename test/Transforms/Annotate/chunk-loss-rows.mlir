// RUN: fsdp-opt %s --split-input-file --fsdp-chunk-loss=chunks=2 --remarks-filter=fsdp-chunk-loss -o /dev/null 2>&1 | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --fsdp-chunk-loss=chunks=2 | FileCheck %s --check-prefix=SAME

// Rows that look alike and aren't the same ones: nothing changes.

// SAME-NOT: arith.muli

#one = affine_map<(r) -> (r)>

// Half as many losses look up half of the rows.
// CHECK: remark: [Missed] {{.*}}'linalg.generic' at loc({{.*}}) takes some of the rows"
func.func @half(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>, %t: tensor<8xindex>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32>) {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %e = tensor.empty() : tensor<4xf32>
  %half = linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%e : tensor<4xf32>) {
  ^bb0(%out: f32):
    %r = linalg.index 0 : index
    %c = tensor.extract %t[%r] : tensor<8xindex>
    %l = tensor.extract %logits[%r, %c] : tensor<8x16xf32>
    linalg.yield %l : f32
  } -> tensor<4xf32>
  %loss = linalg.reduce { arith.addf } ins(%logits : tensor<8x16xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  return %loss, %half : tensor<f32>, tensor<4xf32>
}

// -----

// A loop over pairs of rows looks up the first half.
// CHECK: remark: [Missed] {{.*}}'scf.for' at loc({{.*}}) reads or writes other rows in an iteration than its own"
func.func @pairs(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x32xf32>) {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %c4 = arith.constant 4 : index
  %m = tensor.expand_shape %logits [[0, 1], [2]] output_shape [4, 2, 16] : tensor<8x16xf32> into tensor<4x2x16xf32>
  %p = tensor.collapse_shape %m [[0], [1, 2]] : tensor<4x2x16xf32> into tensor<4x32xf32>
  %l = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %p) -> (tensor<4x32xf32>) {
    %v = tensor.extract %logits[%i, %c1] : tensor<8x16xf32>
    %n = tensor.insert %v into %a[%i, %c0] : tensor<4x32xf32>
    scf.yield %n : tensor<4x32xf32>
  }
  %loss = linalg.reduce { arith.addf } ins(%l : tensor<4x32xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  %d = arith.constant dense<0.0> : tensor<4x32xf32>
  return %loss, %d : tensor<f32>, tensor<4x32xf32>
}

// -----

// Two tensors change places.
// CHECK: remark: [Missed] {{.*}}'scf.for' at loc({{.*}}) reads or writes other rows in an iteration than its own"
func.func @swapped(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %c8 = arith.constant 8 : index
  %o = linalg.exp ins(%logits : tensor<8x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %l:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %logits, %b = %o) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
    %n = tensor.insert %one into %a[%i, %c0] : tensor<8x16xf32>
    scf.yield %b, %n : tensor<8x16xf32>, tensor<8x16xf32>
  }
  %loss = linalg.reduce { arith.addf } ins(%l#0 : tensor<8x16xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// -----

// Only what the last iteration writes remains.
// CHECK: remark: [Missed] {{.*}}'scf.for' at loc({{.*}}) reads or writes other rows in an iteration than its own"
func.func @last(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %c8 = arith.constant 8 : index
  %o = linalg.exp ins(%logits : tensor<8x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %l = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %logits) -> (tensor<8x16xf32>) {
    %n = tensor.insert %one into %o[%i, %c0] : tensor<8x16xf32>
    scf.yield %n : tensor<8x16xf32>
  }
  %loss = linalg.reduce { arith.addf } ins(%l : tensor<8x16xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// -----

// The loop counts no indices.
// CHECK: remark: [Missed] {{.*}}'scf.for' at loc({{.*}}) has no iteration for each row"
func.func @counted(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %i0 = arith.constant 0 : i32
  %i1 = arith.constant 1 : i32
  %i8 = arith.constant 8 : i32
  %l = scf.for %i = %i0 to %i8 step %i1 iter_args(%a = %logits) -> (tensor<8x16xf32>) : i32 {
    scf.yield %a : tensor<8x16xf32>
  }
  %loss = linalg.reduce { arith.addf } ins(%l : tensor<8x16xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// -----

// What is added is looked up in another row.
// CHECK: remark: [Missed] {{.*}}'tensor.pad' at loc({{.*}}) pads with what is no constant"
func.func @padded(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %p = tensor.pad %logits low[0, 0] high[0, 4] {
  ^bb0(%i: index, %j: index):
    %v = tensor.extract %logits[%c1, %c0] : tensor<8x16xf32>
    tensor.yield %v : f32
  } : tensor<8x16xf32> to tensor<8x20xf32>
  %loss = linalg.reduce { arith.addf } ins(%p : tensor<8x20xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1]
  return %loss : tensor<f32>
}

// -----

// CHECK: remark: [Missed] {{.*}}'linalg.reduce' at loc({{.*}}) adds up in an order of its own"
func.func @strict(%x: tensor<8x4xf32>, %w: tensor<4x16xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant dense<0.0> : tensor<8x16xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x16xf32>) outs(%f : tensor<8x16xf32>) -> tensor<8x16xf32>
  %loss = linalg.reduce { arith.addf } ins(%logits : tensor<8x16xf32>) outs(%fs : tensor<f32>) dimensions = [0, 1] {fsdp.strict}
  return %loss : tensor<f32>
}

// -----

// Of equal numbers the last one counts, row by row in each column; of 13 columns no
// number of chunks is one of equal size.

#turned = affine_map<(c, r) -> (r, c)>
#none = affine_map<(c, r) -> ()>

// CHECK: remark: [Missed] {{.*}}'linalg.generic' at loc({{.*}}) adds up in an order of its own"
func.func @fold(%x: tensor<8x4xf32>, %w: tensor<4x13xf32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<index>) {
  %f = arith.constant dense<0.0> : tensor<8x13xf32>
  %fs = arith.constant dense<0.0> : tensor<f32>
  %fi = arith.constant dense<0> : tensor<index>
  %logits = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x13xf32>) outs(%f : tensor<8x13xf32>) -> tensor<8x13xf32>
  %loss, %at = linalg.generic {indexing_maps = [#turned, #none, #none], iterator_types = ["reduction", "reduction"]}
      ins(%logits : tensor<8x13xf32>) outs(%fs, %fi : tensor<f32>, tensor<index>) {
  ^bb0(%in: f32, %out: f32, %old: index):
    %c = linalg.index 0 : index
    %r = arith.cmpf oge, %in, %out : f32
    %m = arith.select %r, %in, %out : f32
    %n = arith.select %r, %c, %old : index
    linalg.yield %m, %n : f32, index
  } -> (tensor<f32>, tensor<index>)
  return %loss, %at : tensor<f32>, tensor<index>
}
