// Micro-batches whose 16-bit gradients are reduced at once: all gather one cast
// of the shard and read one loss scale; each reduced gradient is cast to the
// stored type, at the end, and the sum of these is updated once.
// RUN: fsdp-opt %s -allow-unregistered-dialect -fsdp-shard-step "-fsdp-attach-optimizer=optimizer=sgd grad-scaler=on clip-norm=1 param-groups=*p:lr=1" -fsdp-expand-updates -fsdp-accumulate=micro-batches=2 | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
  fsdp.param @w : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p, @model::@w] on @grid axes [0] reshard never gather bf16
    layout <flat, f32, world = 2, numels = [4, 4], paddings = [0, 0, 0]>

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[S:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.shard<@root>}
// CHECK-SAME: %[[X0:[a-z0-9]+]]: tensor<4xbf16> {fsdp.micro_batch = 0 : i64, fsdp.role = #fsdp.input<"x">}
// CHECK-SAME: %[[SCALE:[a-z0-9]+]]: tensor<f32> {fsdp.role = #fsdp.train_state<"scaler.scale", default = {{[^>]*}}>}
// CHECK-SAME: tensor<i32> {fsdp.role = #fsdp.train_state<"scaler.growth_tracker", default = {{[^>]*}}>}
// CHECK-SAME: tensor<4xi8> {fsdp.role = #fsdp.groups<@root>}
// CHECK-SAME: %[[X1:[a-z0-9]+]]: tensor<4xbf16> {fsdp.micro_batch = 1 : i64, fsdp.role = #fsdp.input<"x">})
// One result each, for all micro-batches.
// CHECK-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<4xf32> {fsdp.role = #fsdp.new_shard<@root>}, tensor<4xf32> {fsdp.role = #fsdp.new_optimizer_state<@root, "momentum_buffer">}, tensor<f32> {fsdp.role = #fsdp.metric<"grad_norm">}, tensor<f32> {fsdp.role = #fsdp.new_train_state<"scaler.scale">}, tensor<i32> {fsdp.role = #fsdp.new_train_state<"scaler.growth_tracker">}, tensor<f64> {fsdp.role = #fsdp.new_train_state<"optimizer.step">}, tensor<f32> {fsdp.role = #fsdp.metric<"loss_scale">}, tensor<f64> {fsdp.role = #fsdp.metric<"found_inf">})
// CHECK: %[[CAST:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xbf16>)
// CHECK: %[[P0:.*]], %[[Q0:.*]] = fsdp.unshard [@root] %[[CAST]]
// CHECK: %[[G0:.*]]:2 = "test.grad"(%[[P0]], %[[Q0]], %[[X0]], %[[SCALE]])
// CHECK: %[[R0:.*]] = fsdp.reduce_grads [@root] %[[G0]]#0, %[[G0]]#1
// CHECK-NOT: linalg.generic
// CHECK: %[[P1:.*]], %[[Q1:.*]] = fsdp.unshard [@root] %[[CAST]]
// CHECK: %[[G1:.*]]:2 = "test.grad"(%[[P1]], %[[Q1]], %[[X1]], %[[SCALE]])
// CHECK: %[[R1:.*]] = fsdp.reduce_grads [@root] %[[G1]]#0, %[[G1]]#1
// CHECK: %[[W0:.*]] = linalg.generic {{.*}} ins(%[[R0]] : tensor<4xbf16>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: %[[W1:.*]] = linalg.generic {{.*}} ins(%[[R1]] : tensor<4xbf16>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} ins(%[[W0]], %[[W1]] : tensor<4xf32>, tensor<4xf32>)
// CHECK: fsdp.all_reduce sum
// CHECK-NOT: fsdp.all_reduce
// CHECK: %[[NEW:.*]]:2 = linalg.generic {{.*}} ins(%[[SUM]], {{.*}} outs(%[[S]],
// CHECK: return %{{.*}}, %[[SUM]], %[[NEW]]#0, %[[NEW]]#1,
func.func @step(%p: tensor<4xbf16> {fsdp.role = #fsdp.state<@model::@p>}, %w: tensor<4xbf16> {fsdp.role = #fsdp.state<@model::@w>},
                %x: tensor<4xbf16> {fsdp.role = #fsdp.input<"x">}, %scale: tensor<f32> {fsdp.role = #fsdp.train_state<"scaler.scale">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xbf16> {fsdp.role = #fsdp.grad<@model::@p>}, tensor<4xbf16> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %loss = "test.loss"(%p, %w, %x) : (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<f32>
  %g:2 = "test.grad"(%p, %w, %x, %scale) : (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<f32>) -> (tensor<4xbf16>, tensor<4xbf16>)
  return %loss, %g#0, %g#1 : tensor<f32>, tensor<4xbf16>, tensor<4xbf16>
}
