// RUN: fsdp-opt %s --fsdp-place-buffers | FileCheck %s
// RUN: fsdp-opt %s --fsdp-place-buffers --remarks-filter=fsdp-place-buffers 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
  fsdp.param @c : tensor<4xf32>
  fsdp.param @d : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>
fsdp.unit @pair of @model params [@model::@c, @model::@d] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [4, 4], paddings = [0, 0, 0]>

// Allocations of gradients become parts of one buffer, also through reshapes;
// the padding is zero.
// CHECK-LABEL: func.func @in_place
// CHECK: %[[R:.*]] = memref.alloc() {alignment = 64 : i64} : memref<56xi8>
// CHECK: %[[ZERO:.*]] = arith.constant 0.0
// CHECK: %[[C24:.*]] = arith.constant 24 : index
// CHECK: %[[PAD0:.*]] = memref.view %[[R]][%[[C24]]][] : memref<56xi8> to memref<2xf32>
// CHECK: linalg.fill ins(%[[ZERO]] : f32) outs(%[[PAD0]] : memref<2xf32>)
// CHECK: %[[C52:.*]] = arith.constant 52 : index
// CHECK: %[[PAD1:.*]] = memref.view %[[R]][%[[C52]]][] : memref<56xi8> to memref<1xf32>
// CHECK: linalg.fill ins(%[[ZERO]] : f32) outs(%[[PAD1]] : memref<1xf32>)
// CHECK: %[[C32:.*]] = arith.constant 32 : index
// CHECK: %[[B:.*]] = memref.view %[[R]][%[[C32]]][] : memref<56xi8> to memref<1x5xf32>
// CHECK: call @bias(%[[B]])
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[W:.*]] = memref.view %[[R]][%[[C0]]][] : memref<56xi8> to memref<2x3xf32>
// CHECK: call @weight(%[[W]])
// CHECK-NOT: fsdp.copy
// CHECK: fsdp.reduce_grads [@root] %[[R]] into %{{.*}} : (memref<56xi8>, memref<7xf32>) -> ()
func.func private @bias(memref<1x5xf32>)
func.func private @weight(memref<2x3xf32>)
func.func @in_place(%s: memref<7xf32>) {
  %b = memref.alloc() : memref<1x5xf32>
  call @bias(%b) : (memref<1x5xf32>) -> ()
  %c = memref.collapse_shape %b [[0, 1]] : memref<1x5xf32> into memref<5xf32>
  %w = memref.alloc() : memref<2x3xf32>
  call @weight(%w) : (memref<2x3xf32>) -> ()
  fsdp.reduce_grads [@root] %w, %c into %s : (memref<2x3xf32>, memref<5xf32>, memref<7xf32>) -> ()
  return
}

// What is no allocation of the entry is copied, with a reason.
// CHECK-LABEL: func.func @copied
// CHECK-SAME: %{{.*}}: memref<7xf32>, %[[G:.*]]: memref<2x3xf32>
// CHECK: fsdp.copy %[[G]] to %{{.*}} {reason = "it is an argument"} : memref<2x3xf32> to memref<2x3xf32>
// CHECK: fsdp.copy %{{.*}} to %{{.*}} {reason = "it is not dense"} : memref<5xf32, strided<[2]>> to memref<5xf32>
// CHECK: fsdp.reduce_grads sum [@root] %{{.*}} into
// REMARK: remark: [Missed] copy {{.*}}gradient of 'w' is copied into the reduce buffer: it is an argument{{.*}}bytes=24
// REMARK: gradient of 'b' is copied into the reduce buffer: it is not dense{{.*}}bytes=20
func.func @copied(%s: memref<7xf32>, %g: memref<2x3xf32>) {
  %b = memref.alloc() : memref<10xf32>
  %c = memref.subview %b[0] [5] [2] : memref<10xf32> to memref<5xf32, strided<[2]>>
  fsdp.reduce_grads sum [@root] %g, %c into %s : (memref<2x3xf32>, memref<5xf32, strided<[2]>>, memref<7xf32>) -> ()
  return
}

// A buffer that is written again after the reduction must not be in flight.
// CHECK-LABEL: func.func @written_later
// CHECK: fsdp.copy {{.*}} {reason = "its buffer is written again afterwards"} : memref<5xf32>
// CHECK-NEXT: fsdp.reduce_grads
// CHECK-NEXT: linalg.fill
// REMARK: gradient of 'b' {{.*}}: its buffer is written again afterwards
func.func @written_later(%s: memref<7xf32>) {
  %zero = arith.constant 0.0 : f32
  %w = memref.alloc() : memref<2x3xf32>
  %b = memref.alloc() : memref<5xf32>
  fsdp.reduce_grads [@root] %w, %b into %s : (memref<2x3xf32>, memref<5xf32>, memref<7xf32>) -> ()
  linalg.fill ins(%zero : f32) outs(%b : memref<5xf32>)
  return
}

// One gradient of two parameters is placed for the first and copied for the second.
// CHECK-LABEL: func.func @shared_gradient
// CHECK: memref.alloc() {alignment = 64 : i64} : memref<32xi8>
// CHECK: %[[A:.*]] = memref.view %{{.*}} : memref<32xi8> to memref<4xf32>
// CHECK: fsdp.copy %[[A]] to %{{.*}} {reason = "it is also the gradient of another parameter"} : memref<4xf32> to memref<4xf32>
// CHECK: fsdp.reduce_grads [@pair] %{{.*}} into
// REMARK: gradient of 'd' {{.*}}: it is also the gradient of another parameter
func.func @shared_gradient(%s: memref<4xf32>) {
  %g = memref.alloc() : memref<4xf32>
  fsdp.reduce_grads [@pair] %g, %g into %s : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// Packed reductions, and what has no reduction, stay as they are.
// CHECK-LABEL: func.func @packed
// CHECK-NEXT: %[[R:.*]] = memref.alloc() : memref<56xi8>
// CHECK-NEXT: fsdp.reduce_grads [@root] %[[R]]
// CHECK-NEXT: return
func.func @packed(%s: memref<7xf32>) {
  %r = memref.alloc() : memref<56xi8>
  fsdp.reduce_grads [@root] %r into %s : (memref<56xi8>, memref<7xf32>) -> ()
  return
}

// What bufferization copied so that a gathered parameter stays as it is, and what
// the program copies, becomes fsdp.copy, also in functions. A part of a parameter
// is no copy of it, and a copy of another buffer is none of ours.
// CHECK-LABEL: func.func private @accumulate
// CHECK: fsdp.copy %{{.*}} to %{{.*}} {reason = "a gradient starts as a value that is used elsewhere"} : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: linalg.fill
// CHECK-LABEL: func.func @named_copies
// CHECK: fsdp.unshard [@pair]
// CHECK: fsdp.copy %{{.*}} to %[[V:.*]] {reason = "what is written starts as a gathered parameter"}
// CHECK-NEXT: linalg.fill {{.*}} outs(%[[V]]
// CHECK: fsdp.copy %{{.*}} to %{{.*}} {reason = "the program copies a gathered parameter"}
// CHECK-NEXT: memref.subview
// CHECK-NEXT: memref.copy
// CHECK-NEXT: memref.copy
// CHECK: fsdp.copy %{{.*}} to %{{.*}} {reason = "the program copies a gradient"}
// REMARK: remark: [Missed] copy {{.*}}copied at a communication buffer: a gradient starts as a value that is used elsewhere{{.*}}bytes=16
func.func private @accumulate(%from: memref<4xf32>, %to: memref<4xf32>) {
  %zero = arith.constant 0.0 : f32
  memref.copy %from, %to : memref<4xf32> to memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%to : memref<4xf32>)
  return
}
func.func @named_copies(%s: memref<4xf32>, %x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>, %part: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %buffer = memref.alloc() : memref<32xi8>
  fsdp.unshard [@pair] %s into %buffer : (memref<4xf32>, memref<32xi8>) -> ()
  %c = memref.view %buffer[%c0][] : memref<32xi8> to memref<4xf32>
  %v = memref.alloc() : memref<4xf32>
  memref.copy %c, %v : memref<4xf32> to memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%v : memref<4xf32>)
  linalg.copy ins(%c : memref<4xf32>) outs(%y : memref<4xf32>)
  %first = memref.subview %c[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  memref.copy %first, %part : memref<2xf32, strided<[1]>> to memref<2xf32>
  memref.copy %x, %z : memref<4xf32> to memref<4xf32>
  %g = memref.alloc() : memref<4xf32>
  call @accumulate(%x, %g) : (memref<4xf32>, memref<4xf32>) -> ()
  %h = memref.alloc() : memref<4xf32>
  memref.copy %x, %h : memref<4xf32> to memref<4xf32>
  fsdp.reduce_grads [@pair] %g, %h into %s : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return
}
