// RUN: fsdp-opt %s --one-shot-bufferize='bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map' | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

// One buffer per unit, of which the parameters are views at the layout's
// offsets.
// CHECK-LABEL: func @gather
// CHECK-SAME: %[[S:.*]]: memref<7xf32>
// CHECK: %[[B:.*]] = memref.alloc() {{.*}} : memref<56xi8>
// CHECK: fsdp.unshard [@root] %[[S]] into %[[B]] : (memref<7xf32>, memref<56xi8>) -> ()
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[W:.*]] = memref.view %[[B]][%[[C0]]][] : memref<56xi8> to memref<2x3xf32>
// CHECK: %[[C32:.*]] = arith.constant 32 : index
// CHECK: %[[V:.*]] = memref.view %[[B]][%[[C32]]][] : memref<56xi8> to memref<5xf32>
// CHECK: %[[G:.*]] = memref.alloc() {{.*}} : memref<7xf32>
// CHECK: fsdp.reduce_grads [@root] %[[W]], %[[V]] into %[[G]]
// CHECK: fsdp.reduce_grads sum [@root] %[[W]], %[[V]] into %[[H:[a-z0-9_]+]]
// CHECK: return %[[G]], %[[H]]
func.func @gather(%s: tensor<7xf32>) -> (tensor<7xf32>, tensor<7xf32>) {
  %w, %b = fsdp.unshard [@root] %s : (tensor<7xf32>) -> (tensor<2x3xf32>, tensor<5xf32>)
  %g = fsdp.reduce_grads [@root] %w, %b : (tensor<2x3xf32>, tensor<5xf32>) -> tensor<7xf32>
  %h = fsdp.reduce_grads sum [@root] %w, %b : (tensor<2x3xf32>, tensor<5xf32>) -> tensor<7xf32>
  return %g, %h : tensor<7xf32>, tensor<7xf32>
}

// A gathered parameter is never written in place.
// CHECK-LABEL: func @not_writable
// CHECK: %[[V:.*]] = memref.view {{.*}} to memref<5xf32>
// CHECK: %[[COPY:.*]] = memref.alloc() {{.*}} : memref<5xf32>
// CHECK-NOT: outs(%[[V]]
// CHECK: linalg.fill {{.*}} outs(%[[COPY]]
func.func @not_writable(%s: tensor<7xf32>) -> tensor<5xf32> {
  %c = arith.constant 0.0 : f32
  %w, %b = fsdp.unshard [@root] %s : (tensor<7xf32>) -> (tensor<2x3xf32>, tensor<5xf32>)
  %0 = linalg.fill ins(%c : f32) outs(%b : tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: func @all_reduce
// CHECK-SAME: %[[X:.*]]: memref<f32>
// CHECK: %[[R:.*]] = memref.alloc() {{.*}} : memref<f32>
// CHECK: fsdp.all_reduce sum named "loss" on @grid axes [0] %[[X]] into %[[R]] : (memref<f32>, memref<f32>) -> ()
// CHECK: return %[[R]]
func.func @all_reduce(%x: tensor<f32>) -> tensor<f32> {
  %0 = fsdp.all_reduce sum named "loss" on @grid axes [0] %x : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// What is sent is dense.
// CHECK-LABEL: func @part
func.func @part(%x: tensor<4x8xf32>) -> tensor<4x2xf32> {
  // CHECK: %[[PART:.*]] = memref.subview
  // CHECK: %[[DENSE:.*]] = memref.alloc() {{.*}}: memref<4x2xf32>
  // CHECK: fsdp.copy %[[PART]] to %[[DENSE]]
  // CHECK: fsdp.all_reduce sum on @grid axes [0] %[[DENSE]] into
  %s = tensor.extract_slice %x[0, 0] [4, 2] [1, 1] : tensor<4x8xf32> to tensor<4x2xf32>
  %r = fsdp.all_reduce sum on @grid axes [0] %s : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// Pieces of values go into buffers of their own; the source is dense.
// CHECK-LABEL: func @pieces
// CHECK-SAME: %[[X:.*]]: memref<4x8xf32>
func.func @pieces(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: %[[P:.*]] = memref.alloc() {{.*}} : memref<4x4xf32>
  // CHECK: fsdp.all_slice %[[X]] into %[[P]] dim 1 outer 2 on @grid axes [0] : (memref<4x8xf32>, memref<4x4xf32>) -> ()
  %p = fsdp.all_slice %x dim 1 outer 2 on @grid axes [0] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  // CHECK: %[[W:.*]] = memref.alloc() {{.*}} : memref<4x8xf32>
  // CHECK: fsdp.all_gather %[[P]] into %[[W]] dim 1 outer 2 on @grid axes [0] : (memref<4x4xf32>, memref<4x8xf32>) -> ()
  %w = fsdp.all_gather %p dim 1 outer 2 on @grid axes [0] : (tensor<4x4xf32>) -> tensor<4x8xf32>
  // CHECK: %[[R:.*]] = memref.alloc() {{.*}} : memref<2x8xf32>
  // CHECK: fsdp.reduce_scatter sum %[[W]] into %[[R]] dim 0 on @grid axes [0] : (memref<4x8xf32>, memref<2x8xf32>) -> ()
  %r = fsdp.reduce_scatter sum %w dim 0 on @grid axes [0] : (tensor<4x8xf32>) -> tensor<2x8xf32>
  %s = tensor.extract_slice %r[0, 0] [2, 4] [1, 1] : tensor<2x8xf32> to tensor<2x4xf32>
  // CHECK: memref.subview
  // CHECK: %[[DENSE:.*]] = memref.alloc() {{.*}}: memref<2x4xf32>
  // CHECK: fsdp.copy %{{.*}} to %[[DENSE]]
  // CHECK: fsdp.all_gather %[[DENSE]] into
  %g = fsdp.all_gather %s dim 1 on @grid axes [0] : (tensor<2x4xf32>) -> tensor<2x8xf32>
  %b = fsdp.all_gather %g dim 0 on @grid axes [0] : (tensor<2x8xf32>) -> tensor<4x8xf32>
  return %b : tensor<4x8xf32>
}
