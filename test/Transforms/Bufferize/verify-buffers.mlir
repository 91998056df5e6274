// RUN: fsdp-opt %s --fsdp-verify-buffers | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

// CHECK-LABEL: func.func @step
// All is well: views at entries and paddings, reads inside a callee, a copy of
// a part.
func.func private @read(%w: memref<2x3xf32>, %o: memref<2x3xf32>) {
  linalg.exp ins(%w : memref<2x3xf32>) outs(%o : memref<2x3xf32>)
  %r = memref.subview %w[1, 0] [1, 3] [1, 1] : memref<2x3xf32> to memref<1x3xf32, strided<[3, 1], offset: 3>>
  %t = memref.subview %o[0, 0] [1, 3] [1, 1] : memref<2x3xf32> to memref<1x3xf32, strided<[3, 1]>>
  memref.copy %r, %t : memref<1x3xf32, strided<[3, 1], offset: 3>> to memref<1x3xf32, strided<[3, 1]>>
  return
}
func.func @step(%s: memref<7xf32>, %g: memref<7xf32>) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c24 = arith.constant 24 : index
  %buf = memref.alloc() : memref<56xi8>
  fsdp.unshard [@root] %s into %buf : (memref<7xf32>, memref<56xi8>) -> ()
  %w = memref.view %buf[%c0][] : memref<56xi8> to memref<2x3xf32>
  %r = memref.alloc() : memref<56xi8>
  %pad = memref.view %r[%c24][] : memref<56xi8> to memref<2xf32>
  linalg.fill ins(%zero : f32) outs(%pad : memref<2xf32>)
  %gw = memref.view %r[%c0][] : memref<56xi8> to memref<2x3xf32>
  call @read(%w, %gw) : (memref<2x3xf32>, memref<2x3xf32>) -> ()
  fsdp.reduce_grads [@root] %r into %g : (memref<56xi8>, memref<7xf32>) -> ()
  return
}
