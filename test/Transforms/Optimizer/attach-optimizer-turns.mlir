// Steps that take turns update what they train, each by itself.

// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd clip-norm=1" | FileCheck %s
// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd separate-optimizer" | FileCheck %s --check-prefix=SEPARATE
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd grad-scaler=on" 2>&1 | FileCheck %s --check-prefix=SCALER

// SCALER: error: not supported: a gradient scaler for steps that take turns

shard.grid @grid(shape = 2)
fsdp.module @model class "Gan" {
  fsdp.param @d : tensor<4xf32>
  fsdp.param @g : tensor<4xf32>
}
fsdp.unit @d of @model params [@model::@d] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
fsdp.unit @g of @model params [@model::@g] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>

// CHECK-LABEL: func.func @step(
// CHECK: fsdp.update @sgd.guarded %arg0,
// CHECK-NOT: fsdp.update
// CHECK-LABEL: func.func @step_generator(
// CHECK: fsdp.update @sgd.guarded %arg1,
// CHECK-NOT: fsdp.update

// SEPARATE: func.func @step(
// SEPARATE-NOT: fsdp.update
// SEPARATE: func.func @update(%{{.*}}: tensor<2xf32> {fsdp.role = #fsdp.shard<@d>}
// SEPARATE-SAME: fsdp.turn = "discriminator"
// SEPARATE: fsdp.update @sgd
// SEPARATE: func.func @step_generator(
// SEPARATE-NOT: fsdp.update
// SEPARATE: func.func @update_generator(%{{.*}}: tensor<2xf32> {fsdp.role = #fsdp.shard<@g>}
// SEPARATE-SAME: fsdp.turn = "generator"
// SEPARATE: fsdp.update @sgd
func.func @step(%d: tensor<2xf32> {fsdp.role = #fsdp.shard<@d>}, %g: tensor<2xf32> {fsdp.role = #fsdp.shard<@g>}) -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@d>}) attributes {fsdp.turn = "discriminator"} {
  return %d : tensor<2xf32>
}
func.func @step_generator(%d: tensor<2xf32> {fsdp.role = #fsdp.shard<@d>}, %g: tensor<2xf32> {fsdp.role = #fsdp.shard<@g>}) -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@g>}) attributes {fsdp.turn = "generator"} {
  return %d : tensor<2xf32>
}
