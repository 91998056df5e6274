// The loss and what it needs; nothing of gradients, new values and other results.

// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-make-eval | FileCheck %s
// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-make-eval=first-micro-batch | FileCheck %s --check-prefix=FIRST
// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-make-eval --fsdp-shard-step --fsdp-verify-sharded | FileCheck %s --check-prefix=SHARDED

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
  fsdp.param @unread : tensor<4xf32>
  fsdp.buffer @count : tensor<f32>
}
fsdp.unit @root of @model params [@model::@w] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
fsdp.unit @idle of @model params [@model::@unread] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>

// The step stays as it is.
// CHECK-LABEL: func.func @step(
// CHECK: fsdp.boundary
// CHECK: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>
func.func @step(
    %w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
    %unread: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@unread>},
    %count: tensor<f32> {fsdp.role = #fsdp.state<@model::@count>},
    %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<f32> {fsdp.role = #fsdp.new_value<@model::@count>}, tensor<f32> {fsdp.role = #fsdp.loss},
        tensor<4xf32>, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %entered = fsdp.boundary enter @model call 0 %x : tensor<4xf32>
  %0 = tensor.empty() : tensor<f32>
  %new = linalg.map { arith.addf } ins(%count, %count : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>)
  %loss = linalg.dot ins(%entered, %w : tensor<4xf32>, tensor<4xf32>) outs(%0 : tensor<f32>) -> tensor<f32>
  %1 = tensor.empty() : tensor<4xf32>
  %grad = linalg.map { arith.mulf } ins(%entered, %x : tensor<4xf32>, tensor<4xf32>) outs(%1 : tensor<4xf32>)
  "test.effect"() : () -> ()
  return %new, %loss, %x, %grad : tensor<f32>, tensor<f32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @eval(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %[[X:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.input<"x">})
// CHECK-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
// CHECK-NEXT: %[[OUT:.*]] = tensor.empty() : tensor<f32>
// CHECK-NEXT: %[[LOSS:.*]] = linalg.dot ins(%[[X]], %[[W]] : {{.*}}) outs(%[[OUT]] :
// What may do anything is kept.
// CHECK-NEXT: "test.effect"
// CHECK-NEXT: return %[[LOSS]] : tensor<f32>

// FIRST-LABEL: func.func @eval(
// FIRST-SAME: {fsdp.micro_batch = 0 : i64, fsdp.role = #fsdp.input<"x">}

// SHARDED-LABEL: func.func @eval(
// SHARDED-SAME: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}
// SHARDED-NOT: fsdp.role = #fsdp.shard<@idle>
// SHARDED-NOT: fsdp.reduce_grads
// SHARDED: return

// Each of the steps for inputs of several shapes has its own.
// CHECK: func.func @step_9(
// CHECK: func.func @eval_9(%{{.*}}: tensor<9xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss})
func.func @step_9(%x: tensor<9xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<9xf32>) {
  %0 = tensor.empty() : tensor<f32>
  %loss = linalg.dot ins(%x, %x : tensor<9xf32>, tensor<9xf32>) outs(%0 : tensor<f32>) -> tensor<f32>
  return %loss, %x : tensor<f32>, tensor<9xf32>
}

// What the input brings is kept, without what its loss does not need, behind its step.
// CHECK: func.func @step_own(
// CHECK: func.func @evaluate_own(%[[X:.*]]: tensor<7xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
// CHECK-NEXT: tensor.empty
// CHECK-NEXT: %[[LOSS:.*]] = linalg.dot ins(%[[X]]
// CHECK-NEXT: return %[[LOSS]]
// CHECK-NOT: @eval_own
// FIRST: func.func @evaluate_own(%{{.*}}: tensor<7xf32> {fsdp.micro_batch = 0 : i64, fsdp.role = #fsdp.input<"x">})
func.func @evaluate_own(%count: tensor<f32> {fsdp.role = #fsdp.state<@model::@count>}, %x: tensor<7xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32>) {
  %0 = tensor.empty() : tensor<f32>
  %entered = fsdp.boundary enter @model call 0 %x : tensor<7xf32>
  %loss = linalg.dot ins(%entered, %x : tensor<7xf32>, tensor<7xf32>) outs(%0 : tensor<f32>) -> tensor<f32>
  return %loss, %count : tensor<f32>, tensor<f32>
}
func.func @step_own(%x: tensor<7xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<7xf32>) {
  %0 = tensor.empty() : tensor<f32>
  %loss = linalg.dot ins(%x, %x : tensor<7xf32>, tensor<7xf32>) outs(%0 : tensor<f32>) -> tensor<f32>
  return %loss, %x : tensor<f32>, tensor<7xf32>
}

// Metrics are computed in evaluations, too, of either kind.
// CHECK: func.func @step_metric(
// CHECK: func.func @eval_metric(%[[X:.*]]: tensor<5xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.metric<"first">}) {
// CHECK: %[[HEAD:.*]] = tensor.extract_slice %[[X]]
// CHECK: return %{{.*}}, %[[HEAD]] : tensor<f32>, tensor<f32>
func.func @step_metric(%x: tensor<5xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.metric<"first">}, tensor<5xf32>) {
  %0 = tensor.empty() : tensor<f32>
  %loss = linalg.dot ins(%x, %x : tensor<5xf32>, tensor<5xf32>) outs(%0 : tensor<f32>) -> tensor<f32>
  %first = tensor.extract_slice %x[0] [1] [1] : tensor<5xf32> to tensor<f32>
  return %loss, %first, %x : tensor<f32>, tensor<f32>, tensor<5xf32>
}
