// Evaluations beside the steps: in normal form, with nothing of their own, or gone.
// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-normalize-input | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-normalize-input="drop-evaluations" -o - 2>/dev/null | FileCheck %s --check-prefix=DROPPED

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
  fsdp.buffer @mean : tensor<4xf32>
}

// CHECK-LABEL: func.func @step(
// CHECK-LABEL: func.func @evaluate(
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@mean>}, %{{.*}}: tensor<f32> {fsdp.role = #fsdp.input<"l">})
// CHECK-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32>)
// CHECK-NOT: call
// CHECK-LABEL: func.func @evaluate_all(
// Without roles it is none.
// DROPPED-NOT: @evaluate(
// DROPPED-NOT: @helper
// DROPPED: func.func @evaluate_all(
// DROPPED-NOT: @evaluate(
// DROPPED-NOT: @helper
func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  return %l, %w : tensor<f32>, tensor<4xf32>
}
func.func @evaluate(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %mean: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@mean>})
    -> (tensor<4xf32>, tensor<f32> {fsdp.role = #fsdp.loss}) {
  %0 = call @helper(%mean) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %l : tensor<4xf32>, tensor<f32>
}
func.func @evaluate_all(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
