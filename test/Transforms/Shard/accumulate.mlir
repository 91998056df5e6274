// A step of two micro-batches: gradients are added or reduced one by one, the
// loss is the mean, and a buffer's new value is what the next micro-batch reads.

// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-accumulate="micro-batches=2 gradients=keep" | FileCheck %s
// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-accumulate="micro-batches=2 gradients=keep" --fsdp-shard-step | FileCheck %s --check-prefix=SHARDED-KEEP
// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-shard-step --fsdp-accumulate=micro-batches=2 | FileCheck %s --check-prefix=SHARDED-REDUCE

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
  fsdp.buffer @count : tensor<i64>
  fsdp.module @b class "Linear" {
    fsdp.param @weight : tensor<4xf32>
  }
}
fsdp.unit @root of @model params [@model::@w] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
fsdp.unit @b of @model::@b params [@model::@b::@weight] on @grid axes [0]
    reshard never keep_gathered layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[X0:[a-z0-9]+]]: tensor<2xf32> {fsdp.micro_batch = 0 : i64, fsdp.role = #fsdp.input<"x">}
// CHECK-SAME: %[[C0:[a-z0-9]+]]: tensor<i64> {fsdp.role = #fsdp.state<@model::@count>}
// CHECK-SAME: %[[X1:[a-z0-9]+]]: tensor<2xf32> {fsdp.micro_batch = 1 : i64, fsdp.role = #fsdp.input<"x">})
// CHECK-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2xf32>, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@count>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@b::@weight>}, tensor<2xf32>)
// CHECK-SAME: fsdp.micro_batches = 2 : i64
// CHECK: fsdp.boundary enter @model call 0
// CHECK: %[[F0:.*]]:3 = "test.forward"
// CHECK: %[[G0:.*]]:2 = "test.backward"
// CHECK: fsdp.boundary enter @model call 1
// CHECK: %[[F1:.*]]:3 = "test.forward"({{.*}}, %[[F0]]#2)
// CHECK: %[[G1:.*]]:2 = "test.backward"
// CHECK-DAG: %[[SW:.*]] = linalg.generic {{.*}} ins(%[[G0]]#0, %[[G1]]#0 :
// CHECK-DAG: %[[SB:.*]] = linalg.generic {{.*}} ins(%[[G0]]#1, %[[G1]]#1 :
// CHECK: linalg.generic {{.*}} ins(%[[F0]]#0, %[[F1]]#0 : {{.*}}fsdp.strict
// CHECK: linalg.generic {{.*}}fsdp.strict
// CHECK: arith.divf
// CHECK: return %{{.*}}, %[[F0]]#1, %[[F1]]#2, %[[SW]], %[[SB]], %[[F1]]#1

// Kept gradients: one reduction; only a unit that is freed is gathered again.
// SHARDED-KEEP: fsdp.unshard [@root]
// SHARDED-KEEP: fsdp.unshard [@b]
// SHARDED-KEEP: "test.backward"
// SHARDED-KEEP-NEXT: fsdp.unshard [@root]
// SHARDED-KEEP-NOT: fsdp.unshard
// SHARDED-KEEP: "test.backward"
// SHARDED-KEEP: fsdp.reduce_grads [@b]
// SHARDED-KEEP: fsdp.reduce_grads [@root]
// SHARDED-KEEP-NOT: fsdp.reduce_grads
// SHARDED-KEEP-LABEL: func.func @updated

// Reduced at once: each micro-batch gathers and reduces everything, without any
// mark of where it begins.
// SHARDED-REDUCE-LABEL: func.func @step(
// SHARDED-REDUCE-SAME: %[[X1:[a-z0-9]+]]: tensor<2xf32> {fsdp.micro_batch = 1 : i64, fsdp.role = #fsdp.input<"x">})
// SHARDED-REDUCE-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2xf32>, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@count>}, tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@b>}, tensor<2xf32>)
// SHARDED-REDUCE-NOT: fsdp.boundary
// SHARDED-REDUCE: fsdp.unshard [@root]
// SHARDED-REDUCE: fsdp.unshard [@b]
// SHARDED-REDUCE: %[[F0:.*]]:3 = "test.forward"
// SHARDED-REDUCE: "test.backward"
// SHARDED-REDUCE-NEXT: %[[B0:.*]] = fsdp.reduce_grads [@b]
// SHARDED-REDUCE-NEXT: %[[R0:.*]] = fsdp.reduce_grads [@root]
// SHARDED-REDUCE: fsdp.unshard [@root]
// SHARDED-REDUCE: fsdp.unshard [@b]
// SHARDED-REDUCE: %[[F1:.*]]:3 = "test.forward"({{.*}}, %[[X1]], %[[F0]]#2)
// SHARDED-REDUCE: "test.backward"
// SHARDED-REDUCE-NEXT: %[[B1:.*]] = fsdp.reduce_grads [@b]
// SHARDED-REDUCE-NEXT: %[[R1:.*]] = fsdp.reduce_grads [@root]
// SHARDED-REDUCE-DAG: linalg.generic {{.*}} ins(%[[F0]]#0, %[[F1]]#0 :
// SHARDED-REDUCE-DAG: %[[R:.*]] = linalg.generic {{.*}} ins(%[[R0]], %[[R1]] :
// SHARDED-REDUCE-DAG: %[[B:.*]] = linalg.generic {{.*}} ins(%[[B0]], %[[B1]] :
// SHARDED-REDUCE: return %{{.*}}, %[[F0]]#1, %[[F1]]#2, %[[R]], %[[B]], %[[F1]]#1
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %b: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@b::@weight>},
                %x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}, %count: tensor<i64> {fsdp.role = #fsdp.state<@model::@count>})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2xf32>, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@count>},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@b::@weight>}) {
  %0:3 = "test.forward"(%w, %b, %x, %count) : (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<i64>) -> (tensor<f32>, tensor<2xf32>, tensor<i64>)
  %1:2 = "test.backward"(%w, %b, %0#1) : (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1, %0#2, %1#0, %1#1 : tensor<f32>, tensor<2xf32>, tensor<i64>, tensor<4xf32>, tensor<4xf32>
}

// The optimizer is not repeated: it reads the sums, behind all micro-batches. An
// op with effects is.

// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-shard-step --fsdp-accumulate=micro-batches=3 | FileCheck %s --check-prefix=UPDATE
// UPDATE-LABEL: func.func @updated(
// UPDATE-SAME: %[[S:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}
// UPDATE-SAME: %[[LR:[a-z0-9]+]]: tensor<f64> {fsdp.role = #fsdp.hyper<"lr">}
// UPDATE-SAME: {fsdp.micro_batch = 2 : i64, fsdp.role = #fsdp.input<"x">}) -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<2xf32> {fsdp.role = #fsdp.new_shard<@root>})
// UPDATE-COUNT-3: "test.effect"
// UPDATE: %[[G2:.*]] = fsdp.reduce_grads [@root]
// UPDATE: linalg.generic
// UPDATE: %[[SUM:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[G2]] :
// UPDATE: %[[H:.*]] = "test.hyper"(%[[LR]])
// UPDATE-NEXT: %[[NEW:.*]] = "test.update"(%[[S]], %[[SUM]], %[[H]])
// UPDATE-NOT: "test.update"
// UPDATE: return %[[SUM]], %[[NEW]] :
func.func @updated(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}, %lr: tensor<f64> {fsdp.role = #fsdp.hyper<"lr">})
    -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<2xf32> {fsdp.role = #fsdp.new_shard<@root>}) {
  "test.effect"() : () -> ()
  %w = fsdp.unshard [@root] %s : (tensor<2xf32>) -> tensor<4xf32>
  %h = "test.hyper"(%lr) : (tensor<f64>) -> tensor<f32>
  %0 = "test.backward"(%w, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = fsdp.reduce_grads [@root] %0 : (tensor<4xf32>) -> tensor<2xf32>
  %2 = "test.update"(%s, %1, %h) : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %1, %2 : tensor<2xf32>, tensor<2xf32>
}
