// A metric of a step of several micro-batches is their mean, as the loss is. A
// figure that is the same for all of them stays what it is.
// RUN: fsdp-opt %s --fsdp-accumulate="micro-batches=2 gradients=keep" | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
  fsdp.buffer @rate : tensor<f32>
}
fsdp.unit @root of @model params [@model::@w] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[RATE:[a-z0-9]+]]: tensor<f32> {fsdp.role = #fsdp.state<@model::@rate>}, %[[L0:[a-z0-9]+]]: tensor<f32> {fsdp.micro_batch = 0 : i64, fsdp.role = #fsdp.input<"l">}, %[[M0:[a-z0-9]+]]: tensor<f64> {fsdp.micro_batch = 0 : i64, fsdp.role = #fsdp.input<"m">}
// CHECK-SAME: %[[L1:[a-z0-9]+]]: tensor<f32> {fsdp.micro_batch = 1 : i64, fsdp.role = #fsdp.input<"l">}, %[[M1:[a-z0-9]+]]: tensor<f64> {fsdp.micro_batch = 1 : i64, fsdp.role = #fsdp.input<"m">}
// CHECK-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f64> {fsdp.role = #fsdp.metric<"m">}, tensor<f32> {fsdp.role = #fsdp.metric<"rate">},
// CHECK: linalg.generic {{.*}} ins(%[[L0]], %[[L1]] : tensor<f32>, tensor<f32>) {{.*}}fsdp.strict
// CHECK: arith.divf
// CHECK: linalg.generic {{.*}} ins(%[[M0]], %[[M1]] : tensor<f64>, tensor<f64>) {{.*}}fsdp.strict
// CHECK: %[[MEAN:.*]] = linalg.generic {{.*}}fsdp.strict
// CHECK: arith.divf
// CHECK: return %{{.*}}, %[[MEAN]], %[[RATE]],
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
                %rate: tensor<f32> {fsdp.role = #fsdp.state<@model::@rate>},
                %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %m: tensor<f64> {fsdp.role = #fsdp.input<"m">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f64> {fsdp.role = #fsdp.metric<"m">}, tensor<f32> {fsdp.role = #fsdp.metric<"rate">},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  return %l, %m, %rate, %w : tensor<f32>, tensor<f64>, tensor<f32>, tensor<4xf32>
}
