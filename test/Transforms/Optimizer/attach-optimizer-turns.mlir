// Steps that take turns update what they train, each by itself.

// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd clip-norm=1" | FileCheck %s
// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd separate-optimizer" | FileCheck %s --check-prefix=SEPARATE
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd grad-scaler=on" 2>&1 | FileCheck %s --check-prefix=SCALER

// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=generator=adamw,discriminator=sgd param-groups=g:beta1=0.5" | FileCheck %s --check-prefix=OWN
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=generator=adamw" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=generator=adamw,critic=sgd" 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=generator=adamw,generator=sgd" 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=generator=adamw,discriminator=adamv" 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=generator=adamw,discriminator=sgd param-groups=g:momentum=0.5" 2>&1 | FileCheck %s --check-prefix=GROUP
// RUN: not fsdp-opt %s "-fsdp-attach-optimizer=optimizer=generator=adamw,discriminator=lion param-groups=g:momentum=0.5" 2>&1 | FileCheck %s --check-prefix=HYPER

// NONE: error: expected an optimizer for each of the steps 'discriminator', 'generator' in 'generator=adamw', got none for 'discriminator'
// NONE: note: write one name for all, or TURN=NAME,TURN=NAME
// OTHER: error: expected an optimizer for each of the steps 'discriminator', 'generator' in 'generator=adamw,critic=sgd', got one for 'critic'
// TWICE: error: expected an optimizer for each of the steps 'discriminator', 'generator' in 'generator=adamw,generator=sgd', got a second one for 'generator'
// NAME: error: expected {{.*}}, got 'adamv'
// GROUP: error: expected parameter group 1 to have parameters whose optimizer has 'momentum', got none
// HYPER: error: expected a hyper-parameter of optimizer '@adamw' (lr, beta1, beta2, eps, weight_decay) or '@lion' (lr, beta1, beta2, weight_decay) in parameter group 'g:momentum=0.5', got 'momentum'
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

// OWN-LABEL: func.func @step(
// OWN-SAME: #fsdp.optimizer_state<@d, "momentum_buffer">
// OWN: fsdp.update @sgd %arg0,
// OWN-NOT: fsdp.update
// OWN-LABEL: func.func @step_generator(
// OWN-SAME: #fsdp.optimizer_state<@g, "exp_avg">
// OWN-SAME: #fsdp.hyper<"beta1@1", default = 5.000000e-01>
// OWN: fsdp.update @adamw %arg1,
// OWN-NOT: fsdp.update

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
