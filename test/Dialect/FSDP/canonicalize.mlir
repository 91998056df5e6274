// RUN: fsdp-opt %s --canonicalize | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @a : tensor<4xf32>
  fsdp.param @b : tensor<2xf32>
}
fsdp.unit @u of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
    layout <flat, f32, world = 2, numels = [4, 2], paddings = [0, 0, 0]>

// A gather that nobody reads is erased; one of which a part is read stays.
// CHECK-LABEL: func.func @unused
func.func @unused(%s: tensor<3xf32>) -> tensor<2xf32> {
  // CHECK-NOT: fsdp.unshard
  // CHECK: %{{.*}}, %[[B:.*]] = fsdp.unshard [@u]
  // CHECK-NOT: fsdp.unshard
  // CHECK: return %[[B]]
  %0:2 = fsdp.unshard [@u] %s : (tensor<3xf32>) -> (tensor<4xf32>, tensor<2xf32>)
  %1:2 = fsdp.unshard [@u] %s : (tensor<3xf32>) -> (tensor<4xf32>, tensor<2xf32>)
  return %1#1 : tensor<2xf32>
}

// On memrefs somebody may read the buffer.
// CHECK-LABEL: func.func @memrefs
func.func @memrefs(%s: memref<3xf32>, %buf: memref<24xi8>) {
  // CHECK: fsdp.unshard
  fsdp.unshard [@u] %s into %buf : (memref<3xf32>, memref<24xi8>) -> ()
  return
}

// A reduction takes part in a collective even if this program does not read it.
// CHECK-LABEL: func.func @reduction
func.func @reduction(%a: tensor<4xf32>, %b: tensor<2xf32>) {
  // CHECK: fsdp.reduce_grads
  %0 = fsdp.reduce_grads [@u] %a, %b : (tensor<4xf32>, tensor<2xf32>) -> tensor<3xf32>
  return
}

// What nobody reads does not pass a barrier; a barrier that nobody reads goes.
// CHECK-LABEL: func.func @barriers(
// CHECK-SAME: %{{.*}}: tensor<4xf32>, %[[Y:.*]]: tensor<2xf32>
func.func @barriers(%x: tensor<4xf32>, %y: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK-NEXT: %[[B:.*]] = fsdp.barrier %[[Y]] : tensor<2xf32>
  // CHECK-NEXT: return %[[B]]
  %0:2 = fsdp.barrier %x, %y : tensor<4xf32>, tensor<2xf32>
  %1 = fsdp.barrier %x : tensor<4xf32>
  return %0#1 : tensor<2xf32>
}
