// Two axes of the model: each cuts a loop of its own, and sums over both are
// combined one after the other.

// RUN: fsdp-opt %s -fsdp-partition | FileCheck %s

shard.grid @grid(shape = 2x2x3) {fsdp.axis_names = ["cp", "dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @up {fsdp.cut = array<i64: 0, 2>} : tensor<4x6xf32>
  fsdp.param @down {fsdp.cut = array<i64: 2, -1>} : tensor<6x4xf32>
}
// CHECK: fsdp.param @up piece <[0, 2] of [4, 6]> : tensor<2x2xf32>

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<2x2xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<2x4xf32>
// CHECK-SAME: %[[A2:[a-z0-9]+]]: tensor<8x4xf32>
// CHECK-SAME: -> tensor<8x4xf32>
// CHECK: %[[V0:.*]] = fsdp.all_slice %[[A2]] dim 1 on @grid axes [0] : (tensor<8x4xf32>) -> tensor<8x2xf32>
// CHECK: %[[V1:.*]] = linalg.matmul ins(%[[V0]], %[[A0]] : tensor<8x2xf32>, tensor<2x2xf32>) outs(%{{.*}} : tensor<8x2xf32>) -> tensor<8x2xf32>
// CHECK: %[[V2:.*]] = fsdp.all_reduce sum on @grid axes [0] %[[V1]] : (tensor<8x2xf32>) -> tensor<8x2xf32>
// CHECK: %[[V3:.*]] = linalg.matmul ins(%[[V2]], %[[A1]] : tensor<8x2xf32>, tensor<2x4xf32>) outs(%{{.*}} : tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[V4:.*]] = fsdp.all_reduce sum on @grid axes [2] %[[V3]] : (tensor<8x4xf32>) -> tensor<8x4xf32>
// CHECK: return %[[V4]] : tensor<8x4xf32>
func.func @step(%up: tensor<4x6xf32> {fsdp.role = #fsdp.state<@model::@up>},
                %down: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@down>},
                %x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x6xf32>) -> tensor<8x6xf32>
  %h = linalg.matmul ins(%x, %up : tensor<8x4xf32>, tensor<4x6xf32>) outs(%f : tensor<8x6xf32>) -> tensor<8x6xf32>
  %e1 = tensor.empty() : tensor<8x4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %y = linalg.matmul ins(%h, %down : tensor<8x6xf32>, tensor<6x4xf32>) outs(%f1 : tensor<8x4xf32>) -> tensor<8x4xf32>
  return %y : tensor<8x4xf32>
}
