// What random programs (test/fuzz/fuzz_partition.py) showed to be wrong once.

// RUN: fsdp-opt %s -split-input-file -fsdp-partition | FileCheck %s

// Parts of sums that are moved into the place of a value that is cut over the same
// axis: they are added up, and the cut is taken of the sum.
shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  fsdp.param @p {fsdp.cut = array<i64: 0, -1>} : tensor<4x4xf32>
}
// CHECK-LABEL: func.func @moved(
// CHECK: %[[PARTS:.*]] = linalg.matmul {{.*}} -> tensor<4x4xf32>
// CHECK: %[[MOVED:.*]] = linalg.transpose ins(%[[PARTS]] : tensor<4x4xf32>)
// CHECK: %[[OWN:.*]] = fsdp.reduce_scatter sum %[[MOVED]] dim 0
// CHECK: return %[[OWN]] : tensor<2x4xf32>
func.func @moved(
    %p: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@p>}, %x: tensor<4x4xf32>)
    -> (tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@p>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = linalg.matmul ins(%x, %p : tensor<4x4xf32>, tensor<4x4xf32>)
      outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %t = linalg.transpose ins(%m : tensor<4x4xf32>) outs(%p : tensor<4x4xf32>)
      permutation = [1, 0]
  return %t : tensor<4x4xf32>
}

// -----

// A map that asks for its place has whole values.
shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  fsdp.param @p {fsdp.cut = array<i64: 0>} : tensor<4xf32>
}
// CHECK-LABEL: func.func @places(
// CHECK: %[[WHOLE:.*]] = fsdp.all_gather
// CHECK: %[[MAPPED:.*]] = linalg.map ins(%[[WHOLE]] : tensor<4xf32>)
// CHECK: fsdp.all_slice %[[MAPPED]] dim 0
func.func @places(%p: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@p>})
    -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@p>}) {
  %e = tensor.empty() : tensor<4xf32>
  %m = linalg.map ins(%p : tensor<4xf32>) outs(%e : tensor<4xf32>)
    (%a: f32, %b: f32) {
      %i = linalg.index 0 : index
      %j = arith.index_cast %i : index to i32
      %f = arith.sitofp %j : i32 to f32
      %r = arith.addf %a, %f : f32
      linalg.yield %r : f32
    }
  return %m : tensor<4xf32>
}
