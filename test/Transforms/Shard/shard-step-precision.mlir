// Parameters are computed in bf16 and stored in f32: what is gathered is a cast
// of the shard, made once, before all windows.
// RUN: fsdp-opt %s -allow-unregistered-dialect -fsdp-shard-step -fsdp-verify-sharded | FileCheck %s
// RUN: fsdp-opt %s -allow-unregistered-dialect -fsdp-shard-step=reduce-dtype=f32 | FileCheck %s --check-prefix=REDUCE
// RUN: not fsdp-opt %s -allow-unregistered-dialect -fsdp-shard-step=reduce-dtype=f8 2>&1 | FileCheck %s --check-prefix=TYPE
// TYPE: error: expected a type to reduce in f32, f16 or bf16, got 'f8'

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
  fsdp.module @norm class "Norm" {
    fsdp.param @p : tensor<2xf32>
  }
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0] reshard never gather bf16
    layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
fsdp.unit @norm of @model::@norm params [@model::@norm::@p] on @grid axes [0] reshard never
    layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[S:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %[[N:[a-z0-9]+]]: tensor<1xf32> {fsdp.role = #fsdp.shard<@norm>}
// CHECK-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<1xf32> {fsdp.role = #fsdp.grad_shard<@norm>})
// CHECK: %[[CAST:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<2xf32>) outs(%{{.*}} : tensor<2xbf16>) attrs = {fsdp.strict}
// CHECK: arith.truncf
// CHECK: %[[P:.*]] = fsdp.unshard [@root] %[[CAST]] : (tensor<2xbf16>) -> tensor<4xbf16>
// CHECK: %[[Q:.*]] = fsdp.unshard [@norm] %[[N]] : (tensor<1xf32>) -> tensor<2xf32>
// CHECK: fsdp.reduce_grads [@norm] %{{.*}} : (tensor<2xf32>) -> tensor<1xf32>
// CHECK: %[[G:.*]] = fsdp.reduce_grads [@root] %{{.*}} : (tensor<4xbf16>) -> tensor<2xbf16>
// CHECK: linalg.generic {{.*}} ins(%[[G]] : tensor<2xbf16>) outs(%{{.*}} : tensor<2xf32>) attrs = {fsdp.strict}
// CHECK: arith.extf

// REDUCE-LABEL: func.func @step(
// REDUCE: %[[WIDE:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<4xbf16>) outs(%{{.*}} : tensor<4xf32>)
// REDUCE: fsdp.reduce_grads [@root] %[[WIDE]] : (tensor<4xf32>) -> tensor<2xf32>
// REDUCE-NOT: arith.extf
func.func @step(%p: tensor<4xbf16> {fsdp.role = #fsdp.state<@model::@p>}, %q: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@norm::@p>})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xbf16> {fsdp.role = #fsdp.grad<@model::@p>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@norm::@p>}) {
  %loss = "test.loss"(%p, %q) : (tensor<4xbf16>, tensor<2xf32>) -> tensor<f32>
  %g:2 = "test.grad"(%p, %q) : (tensor<4xbf16>, tensor<2xf32>) -> (tensor<4xbf16>, tensor<2xf32>)
  return %loss, %g#0, %g#1 : tensor<f32>, tensor<4xbf16>, tensor<2xf32>
}
