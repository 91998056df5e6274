// Gradients are unscaled and clipped, parameters have groups.
// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=sgd clip-norm=0.5 clip-value=0.1 grad-scaler=init=8,interval=3 param-groups=*bias:weight_decay=0" | FileCheck %s
// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=lion clip-norm=0.5 clip-norm-type=inf" | FileCheck %s --check-prefix=INF
// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=adam grad-scaler=on separate-optimizer" | FileCheck %s --check-prefix=SCALER
// RUN: fsdp-opt %s "-fsdp-attach-optimizer=optimizer=%S/Inputs/optimizers.mlir:@second" | FileCheck %s --check-prefix=FILE

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @weight : tensor<4xf32>
  fsdp.module @a class "A" {
    fsdp.param @bias : tensor<2xf32>
  }
  fsdp.module @b class "B" {
    fsdp.param @weight : tensor<4xf32>
    fsdp.param @bias : tensor<2xf32>
  }
}
// Replicas: counted once, and not summed over ranks.
fsdp.unit @root of @model params [@model::@weight] on @grid axes [] replicate [0]
    reshard never layout <flat, f32, world = 1, numels = [4], paddings = [0, 0]>
fsdp.unit @a of @model::@a params [@model::@a::@bias] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
fsdp.unit @b of @model::@b params [@model::@b::@weight, @model::@b::@bias] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4, 2], paddings = [0, 0, 0]>

// CHECK: fsdp.param @weight
// CHECK: fsdp.param @bias {fsdp.group = 1 : i64}
// CHECK: fsdp.optimizer @sgd states
// CHECK: fsdp.optimizer @sgd.guarded states ["momentum_buffer"] hypers ["lr", "momentum", "weight_decay", "dampening", "nesterov", "step", "inv_scale", "found_inf", "clip_coef", "clip_value"]
// CHECK: ^bb0(%[[P:.*]]: f32, %[[G:.*]]: f32, %[[BUF:.*]]: f32, %{{.*}}, %[[INV:[a-z0-9]+]]: f64, %[[FOUND:[a-z0-9]+]]: f64, %[[COEF:[a-z0-9]+]]: f64, %[[LIMIT:[a-z0-9]+]]: f64):
// CHECK: %[[I:.*]] = arith.truncf %[[INV]]
// CHECK: %[[G1:.*]] = arith.mulf %[[G]], %[[I]] : f32
// CHECK: %[[C:.*]] = arith.truncf %[[COEF]]
// CHECK: %[[G2:.*]] = arith.mulf %[[G1]], %[[C]] : f32
// CHECK: %[[HIGH:.*]] = arith.truncf %[[LIMIT]]
// CHECK: %[[LOW:.*]] = arith.negf %[[HIGH]]
// CHECK: %[[G3:.*]] = arith.maximumf %[[G2]], %[[LOW]]
// CHECK: %[[G4:.*]] = arith.minimumf %[[G3]], %[[HIGH]]
// CHECK: arith.addf %[[G4]], %
// CHECK: %[[SKIPS:.*]] = arith.cmpf une, %[[FOUND]], %{{.*}} : f64
// CHECK: %[[NP:.*]] = arith.select %[[SKIPS]], %[[P]], %{{.*}} : f32
// CHECK: %[[NB:.*]] = arith.select %[[SKIPS]], %[[BUF]], %{{.*}} : f32
// CHECK: fsdp.yield %[[NP]], %[[NB]]

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[SCALE:[a-z0-9]+]]: tensor<f32> {fsdp.role = #fsdp.train_state<"scaler.scale", default = 8.000000e+00>}
// CHECK-SAME: {fsdp.role = #fsdp.hyper<"lr", default = 1.000000e-03>}
// CHECK-SAME: {fsdp.role = #fsdp.hyper<"nesterov", default = 0.000000e+00>}
// CHECK-NOT: fsdp.role = #fsdp.hyper<"step">
// CHECK-SAME: tensor<i32> {fsdp.role = #fsdp.train_state<"scaler.growth_tracker", default = 0.000000e+00>}
// CHECK-SAME: tensor<f64> {fsdp.role = #fsdp.train_state<"optimizer.step", default = 0.000000e+00>}
// CHECK-SAME: tensor<f64> {fsdp.role = #fsdp.hyper<"clip_norm", default = 5.000000e-01>}
// CHECK-SAME: tensor<f64> {fsdp.role = #fsdp.hyper<"clip_value", default = 1.000000e-01>}
// CHECK-SAME: fsdp.role = #fsdp.hyper<"scaler_growth", default = 2.000000e+00>
// CHECK-SAME: tensor<f64> {fsdp.role = #fsdp.hyper<"scaler_interval", default = 3.000000e+00>}
// CHECK-SAME: %[[DECAY1:[a-z0-9]+]]: tensor<f64> {fsdp.role = #fsdp.hyper<"weight_decay@1", default = 0.000000e+00>}
// CHECK-SAME: %[[MAP:[a-z0-9]+]]: tensor<3xi8> {fsdp.role = #fsdp.groups<@b>}
// CHECK-SAME: fsdp.role = #fsdp.new_shard<@root>
// CHECK-SAME: tensor<f32> {fsdp.role = #fsdp.metric<"grad_norm">}
// CHECK-SAME: tensor<f32> {fsdp.role = #fsdp.new_train_state<"scaler.scale">}
// CHECK-SAME: tensor<i32> {fsdp.role = #fsdp.new_train_state<"scaler.growth_tracker">}
// CHECK-SAME: tensor<f64> {fsdp.role = #fsdp.new_train_state<"optimizer.step">}
// CHECK-SAME: tensor<f32> {fsdp.role = #fsdp.metric<"loss_scale">}
// One collective for the norm and for what is not finite; the replicas' part of
// it is added behind.
// CHECK: %[[SUM:.*]] = fsdp.all_reduce sum named "gradient_norm" on @grid axes [0] %{{.*}} : (tensor<88xf64>) -> tensor<88xf64>
// CHECK-NOT: fsdp.all_reduce
// CHECK: fsdp.update @sgd.guarded %{{.*}} groups(%[[MAP]])
// CHECK-NOT: groups(
// CHECK: fsdp.update @sgd.guarded
// CHECK-SAME: %[[DECAY1]]
// CHECK: fsdp.update @sgd.guarded
// CHECK-NOT: %[[DECAY1]]
// CHECK: return

// INF-LABEL: func.func @step(
// INF-NOT: #fsdp.train_state<"optimizer.step"
// INF: %[[MAX:.*]] = fsdp.all_reduce max named "gradient_norm" on @grid axes [0] %{{.*}} : (tensor<f32>) -> tensor<f32>
// INF-NOT: fsdp.all_reduce
// INF: fsdp.update @lion.guarded

// Without clipping the flag travels alone; the step keeps its own scale.
// SCALER-LABEL: func.func @step(
// SCALER-SAME: tensor<f32> {fsdp.role = #fsdp.train_state<"scaler.scale", default = 6.553600e+04>}
// SCALER-LABEL: func.func @update(
// SCALER: fsdp.all_reduce max named "found_inf" on @grid axes [0] %{{.*}} : (tensor<f32>) -> tensor<f32>
// SCALER: fsdp.update @adam.guarded

// FILE: fsdp.optimizer @second
// FILE-NOT: fsdp.optimizer @first
// FILE-LABEL: func.func @step(
// FILE: fsdp.update @second
func.func @step(%r: tensor<4xf32> {fsdp.role = #fsdp.shard<@root>}, %a: tensor<1xf32> {fsdp.role = #fsdp.shard<@a>}, %b: tensor<3xf32> {fsdp.role = #fsdp.shard<@b>},
                %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}, %y: tensor<2xf32>, %s: tensor<f32> {fsdp.role = #fsdp.train_state<"scaler.scale">})
    -> (tensor<4xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<1xf32> {fsdp.role = #fsdp.grad_shard<@a>}, tensor<3xf32> {fsdp.role = #fsdp.grad_shard<@b>}) {
  %gb = fsdp.reduce_grads [@b] %x, %y : (tensor<4xf32>, tensor<2xf32>) -> tensor<3xf32>
  %ga = fsdp.reduce_grads [@a] %y : (tensor<2xf32>) -> tensor<1xf32>
  %gr = fsdp.reduce_grads [@root] %x : (tensor<4xf32>) -> tensor<4xf32>
  return %gr, %ga, %gb : tensor<4xf32>, tensor<1xf32>, tensor<3xf32>
}
