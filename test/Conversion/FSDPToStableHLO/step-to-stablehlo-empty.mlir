// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-step-to-stablehlo | FileCheck %s
// Nobody sends values without elements, which XLA takes in no collective, and no iteration is none.

shard.grid @grid(shape = 2)

// CHECK-LABEL: func.func @collectives
func.func @collectives(%x: tensor<0x4xf32>) -> (tensor<0x4xf32>, tensor<0x4xf64>, tensor<0x4xf32>, tensor<0x2xf32>, tensor<0x4xf32>, tensor<0x4xf32>) {
  // CHECK-COUNT-6: "stablehlo.constant"() {value = dense<>
  // CHECK-NOT: stablehlo
  %0 = shard.all_gather %x on @grid grid_axes = [0] gather_axis = 0 : tensor<0x4xf32> -> tensor<0x4xf32>
  %1 = shard.all_reduce %x on @grid grid_axes = [0] reduction = average : tensor<0x4xf32> -> tensor<0x4xf64>
  %2 = shard.reduce_scatter %x on @grid grid_axes = [0] scatter_axis = 0 : tensor<0x4xf32> -> tensor<0x4xf32>
  %3 = shard.all_slice %x on @grid grid_axes = [0] slice_axis = 1 : tensor<0x4xf32> -> tensor<0x2xf32>
  %4 = shard.all_to_all %x on @grid grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<0x4xf32> -> tensor<0x4xf32>
  %5 = shard.shift %x on @grid grid_axes = [0] shift_axis = 0 offset = 1 rotate : tensor<0x4xf32> -> tensor<0x4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<0x4xf32>, tensor<0x4xf64>, tensor<0x4xf32>, tensor<0x2xf32>, tensor<0x4xf32>, tensor<0x4xf32>
}

// CHECK-LABEL: func.func @shared
func.func @shared(%x: tensor<2x4xf32>) -> tensor<4x4xf32> {
  // CHECK-NEXT: "stablehlo.all_gather"
  %0 = shard.all_gather %x on @grid grid_axes = [0] gather_axis = 0 : tensor<2x4xf32> -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @no_iteration
// CHECK-SAME: %{{.*}}: tensor<3x0xf32>, %[[INIT:.*]]: tensor<3xf32>)
func.func @no_iteration(%x: tensor<3x0xf32>, %init: tensor<3xf32>) -> tensor<3xf32> {
  // CHECK-NEXT: return %[[INIT]]
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<3x0xf32>) outs(%init : tensor<3xf32>) {
  ^bb0(%a: f32, %sum: f32):
    %s = arith.subf %sum, %a : f32
    linalg.yield %s : f32
  } -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @no_rows
func.func @no_rows(%x: tensor<0xcomplex<f32>>) -> tensor<0xcomplex<f32>> {
  // CHECK-NEXT: "stablehlo.constant"() {value = dense<> : tensor<0xcomplex<f32>>}
  %0 = tensor.empty() : tensor<0xcomplex<f32>>
  return %0 : tensor<0xcomplex<f32>>
}
