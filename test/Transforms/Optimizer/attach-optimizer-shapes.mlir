// Steps for inputs of several shapes share their states, and a separate update.

// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd" | FileCheck %s
// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd separate-optimizer" | FileCheck %s --check-prefix=SEPARATE

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>

// CHECK-LABEL: func.func @step(
// CHECK: fsdp.update @sgd
// CHECK-LABEL: func.func @step_1(
// CHECK: fsdp.update @sgd

// SEPARATE: func.func @step(
// SEPARATE-NOT: fsdp.update
// SEPARATE: func.func @update(
// SEPARATE: fsdp.update @sgd
// SEPARATE: func.func @step_1(
// SEPARATE-NOT: {{fsdp.update|func.func}}
func.func @step(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  return %x : tensor<2xf32>
}
func.func @step_1(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %x: tensor<3xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  return %s : tensor<2xf32>
}
