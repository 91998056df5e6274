// RUN: fsdp-opt %s -split-input-file -fsdp-attach-optimizer=optimizer=adamw | FileCheck %s --check-prefix=ADAMW
// RUN: fsdp-opt %s -split-input-file -fsdp-attach-optimizer=optimizer=sgd | FileCheck %s --check-prefix=SGD
// RUN: fsdp-opt %s -split-input-file -fsdp-attach-optimizer=optimizer=@mine | FileCheck %s --check-prefix=MINE
// RUN: fsdp-opt %s -split-input-file "-fsdp-attach-optimizer=optimizer=sgd separate-optimizer" | FileCheck %s --check-prefix=SEPARATE
// RUN: fsdp-opt %s -split-input-file -fsdp-attach-optimizer | FileCheck %s --check-prefix=NONE

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
  fsdp.module @a class "A" {
    fsdp.param @p : tensor<2xf32>
  }
  fsdp.module @b class "B" {
    fsdp.param frozen @p : tensor<2xf32>
  }
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
fsdp.unit @a of @model::@a params [@model::@a::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
fsdp.unit @b of @model::@b params [@model::@b::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
fsdp.optimizer @mine states [] hypers ["rate"] defaults [0.5] {
^bb0(%p: f32, %g: f32, %rate: f64):
  %r = arith.truncf %rate : f64 to f32
  %d = arith.mulf %r, %g : f32
  %n = arith.subf %p, %d : f32
  fsdp.yield %n : f32
}

// ADAMW: fsdp.optimizer @adamw states ["exp_avg", "exp_avg_sq"] hypers ["lr", "beta1", "beta2", "eps", "weight_decay", "step"]
// ADAMW-SAME: defaults [1.000000e-03, 9.000000e-01, 9.990000e-01, 1.000000e-08, 1.000000e-02, 1.000000e+00]
// ADAMW-LABEL: func.func @step(
// ADAMW-SAME: %[[ROOT:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %[[A:[a-z0-9]+]]: tensor<1xf32> {fsdp.role = #fsdp.shard<@a>}, %{{[a-z0-9]+}}: tensor<1xf32> {fsdp.role = #fsdp.shard<@b>}
// ADAMW-SAME: %[[X:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}
// ADAMW-SAME: %[[MR:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.optimizer_state<@root, "exp_avg">}, %[[VR:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.optimizer_state<@root, "exp_avg_sq">}
// ADAMW-SAME: %[[MA:[a-z0-9]+]]: tensor<1xf32> {fsdp.role = #fsdp.optimizer_state<@a, "exp_avg">}, %[[VA:[a-z0-9]+]]: tensor<1xf32> {fsdp.role = #fsdp.optimizer_state<@a, "exp_avg_sq">}
// ADAMW-SAME: %[[LR:[a-z0-9]+]]: tensor<f64> {fsdp.role = #fsdp.hyper<"lr", default = 1.000000e-03>}, %[[B1:[a-z0-9]+]]: tensor<f64> {fsdp.role = #fsdp.hyper<"beta1", default = 9.000000e-01>}
// ADAMW-SAME: %[[STEP:[a-z0-9]+]]: tensor<f64> {fsdp.role = #fsdp.hyper<"step", default = 1.000000e+00>})
// ADAMW-SAME: -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<1xf32> {fsdp.role = #fsdp.grad_shard<@a>}, tensor<2xf32> {fsdp.role = #fsdp.new_shard<@root>}, tensor<1xf32> {fsdp.role = #fsdp.new_shard<@a>}
// ADAMW-SAME: tensor<2xf32> {fsdp.role = #fsdp.new_optimizer_state<@root, "exp_avg">}, tensor<2xf32> {fsdp.role = #fsdp.new_optimizer_state<@root, "exp_avg_sq">}
// ADAMW-SAME: tensor<1xf32> {fsdp.role = #fsdp.new_optimizer_state<@a, "exp_avg">}, tensor<1xf32> {fsdp.role = #fsdp.new_optimizer_state<@a, "exp_avg_sq">})
// ADAMW: %[[GA:.*]] = fsdp.reduce_grads [@a]
// ADAMW: %[[GR:.*]] = fsdp.reduce_grads [@root]
// What is reduced first is updated first.
// ADAMW-NEXT: %[[PA:.*]], %[[SA:.*]]:2 = fsdp.update @adamw %[[A]], %[[GA]] states(%[[MA]], %[[VA]])
// ADAMW-NEXT: %[[PR:.*]], %[[SR:.*]]:2 = fsdp.update @adamw %[[ROOT]], %[[GR]] states(%[[MR]], %[[VR]]) hypers(%[[LR]], %[[B1]],
// ADAMW-NEXT: return %[[GR]], %[[GA]], %[[PR]], %[[PA]], %[[SR]]#0, %[[SR]]#1, %[[SA]]#0, %[[SA]]#1

// SGD: fsdp.optimizer @sgd states ["momentum_buffer"] hypers ["lr", "momentum", "weight_decay", "dampening", "nesterov", "step"] defaults [1.000000e-03, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 1.000000e+00]
// SGD-LABEL: func.func @step(
// SGD: fsdp.update @sgd

// MINE-NOT: fsdp.optimizer @sgd
// MINE-LABEL: func.func @step(
// MINE-SAME: %[[RATE:[a-z0-9]+]]: tensor<f64> {fsdp.role = #fsdp.hyper<"rate", default = 5.000000e-01>})
// MINE: fsdp.update @mine %{{.*}}, %{{.*}} hypers(%[[RATE]])

// SEPARATE-LABEL: func.func @step(
// SEPARATE-NOT: #fsdp.hyper
// SEPARATE: return %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : tensor<2xf32>, tensor<1xf32>
// SEPARATE-LABEL: func.func @update(
// SEPARATE-SAME: %[[ROOT:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %[[A:[a-z0-9]+]]: tensor<1xf32> {fsdp.role = #fsdp.shard<@a>},
// SEPARATE-SAME: %[[GR:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}, %[[GA:[a-z0-9]+]]: tensor<1xf32> {fsdp.role = #fsdp.grad_shard<@a>},
// SEPARATE-SAME: %[[BR:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.optimizer_state<@root, "momentum_buffer">}
// SEPARATE-SAME: %[[LR:[a-z0-9]+]]: tensor<f64> {fsdp.role = #fsdp.hyper<"lr", default = 1.000000e-03>}
// SEPARATE-SAME: -> (tensor<2xf32> {fsdp.role = #fsdp.new_shard<@root>}, tensor<1xf32> {fsdp.role = #fsdp.new_shard<@a>}, tensor<2xf32> {fsdp.role = #fsdp.new_optimizer_state<@root, "momentum_buffer">}
// SEPARATE-NEXT: fsdp.update @sgd %[[ROOT]], %[[GR]] states(%[[BR]]) hypers(%[[LR]],
// SEPARATE-NEXT: fsdp.update @sgd %[[A]], %[[GA]]

// NONE: func.func @step(
// NONE-NOT: fsdp.update
func.func @step(%r: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %a: tensor<1xf32> {fsdp.role = #fsdp.shard<@a>}, %b: tensor<1xf32> {fsdp.role = #fsdp.shard<@b>},
                %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}, %y: tensor<2xf32>)
    -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<1xf32> {fsdp.role = #fsdp.grad_shard<@a>}) {
  %ga = fsdp.reduce_grads [@a] %y : (tensor<2xf32>) -> tensor<1xf32>
  %gr = fsdp.reduce_grads [@root] %x : (tensor<4xf32>) -> tensor<2xf32>
  return %gr, %ga : tensor<2xf32>, tensor<1xf32>
}

// An entry without gradients has nothing to update.

// ADAMW-LABEL: func.func @eval(
// ADAMW-NOT: fsdp.update
// ADAMW: return
func.func @eval(%r: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}) {
  return
}
