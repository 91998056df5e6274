// RUN: fsdp-opt %s -allow-unregistered-dialect -fsdp-pipeline='grid=2 wrap=class:Block optimizer=none stop-after=shard' -cse -canonicalize | FileCheck %s

// What backward computes again reads the parameters of the unit's backward window,
// which no CSE merges with forward, and keeps nothing of the forward window.

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[S:[^:]*]]: tensor<2xf32> {fsdp.role = #fsdp.shard<@block>}, %[[X:[^:]*]]: tensor<4xf32>
// CHECK: %[[W:.*]] = fsdp.unshard [@block] %[[S]]
// CHECK-NEXT: %[[H:.*]] = arith.mulf %[[X]], %[[W]]
// CHECK-NEXT: %[[Y:.*]] = math.tanh %[[H]]
// CHECK-NEXT: %[[LOSS:.*]] = "test.loss"(%[[Y]])
// CHECK-NEXT: %[[D:.*]] = "test.gradient"(%[[LOSS]])
// CHECK-NEXT: %[[B:.*]] = fsdp.barrier %[[X]]
// CHECK-NEXT: %[[W2:.*]] = fsdp.unshard [@block] %[[S]]
// CHECK-NEXT: %[[H2:.*]] = arith.mulf %[[B]], %[[W2]]
// CHECK-NEXT: %[[D2:.*]] = arith.mulf %[[D]], %[[H2]]
// CHECK-NEXT: %[[R:.*]] = fsdp.reduce_grads [@block] %[[D2]]
// CHECK-NEXT: return %[[LOSS]], %[[R]]
shard.grid @grid(shape = ?)
fsdp.module @model class "Net" {
  fsdp.module @block class "Block" attributes {fsdp.checkpoint} {
    fsdp.param @w : tensor<4xf32>
  }
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@block::@w>}, %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@block::@w>}) {
  %x1 = fsdp.boundary enter @model::@block call 0 %x : tensor<4xf32>
  %h = arith.mulf %x1, %w : tensor<4xf32>
  %y = math.tanh %h : tensor<4xf32>
  %y1 = fsdp.boundary exit @model::@block call 0 %y : tensor<4xf32>
  %loss = "test.loss"(%y1) : (tensor<4xf32>) -> tensor<f32>
  %d = "test.gradient"(%loss) : (tensor<f32>) -> tensor<4xf32>
  %d2 = arith.mulf %d, %h : tensor<4xf32>
  return %loss, %d2 : tensor<f32>, tensor<4xf32>
}
