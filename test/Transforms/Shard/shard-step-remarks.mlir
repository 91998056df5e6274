// RUN: fsdp-opt %s -allow-unregistered-dialect -fsdp-shard-step -remarks-filter=fsdp-shard 2>&1 | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
  fsdp.module @c class "C" {
    fsdp.param @p : tensor<2xf32>
  }
}
// CHECK: [Missed] interleaved-windows | Category:fsdp-shard | Function=step | Remark="unit '@root' stays whole from forward to backward: a backward use precedes a forward use", bytes=8
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
// CHECK: [Missed] unused-unit | Category:fsdp-shard | Function=step | Remark="unit '@c' is never read: its parameters are not gathered"
fsdp.unit @c of @model::@c params [@model::@c::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>

// CHECK-LABEL: func.func @step(
// CHECK-SAME: {fsdp.role = #fsdp.shard<@root>}
// CHECK-SAME: {fsdp.role = #fsdp.shard<@c>}
// CHECK: fsdp.unshard [@root]
// CHECK-NOT: fsdp.unshard
func.func @step(%p: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@p>}, %c: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@c::@p>})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@p>}) {
  %0 = "test.grad"(%p) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = "test.loss"(%p) : (tensor<2xf32>) -> tensor<f32>
  return %1, %0 : tensor<f32>, tensor<2xf32>
}
