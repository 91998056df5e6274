// RUN: fsdp-opt %s --fsdp-inline-launches | FileCheck %s

// Updates of two units are launches of the entry; a segment of several ops, and
// one that calls another, are left.

// CHECK-LABEL: func.func @step
// CHECK: %[[V:.*]] = memref.collapse_shape %arg0
// CHECK-NEXT: linalg.copy ins(%[[V]] {{.*}} outs(%arg2
// CHECK: %[[W:.*]] = memref.collapse_shape %arg1
// CHECK-NEXT: linalg.copy ins(%[[W]] {{.*}} outs(%arg2
// CHECK-NEXT: call @two(%arg0)
// CHECK-NEXT: call @outer(%arg0, %arg2)
// CHECK-NEXT: call @kept(%arg2)
// CHECK-NEXT: return
// CHECK-NOT: func.func private @unused
// CHECK: func.func private @kept(
func.func @step(%x: memref<8x8xf32>, %y: memref<8x8xf32>, %z: memref<64xf32>) {
  call @unused(%x, %z) : (memref<8x8xf32>, memref<64xf32>) -> ()
  call @unused(%y, %z) : (memref<8x8xf32>, memref<64xf32>) -> ()
  call @two(%x) : (memref<8x8xf32>) -> ()
  call @outer(%x, %z) : (memref<8x8xf32>, memref<64xf32>) -> ()
  call @kept(%z) : (memref<64xf32>) -> ()
  return
}
func.func private @unused(%x: memref<8x8xf32>, %z: memref<64xf32>) {
  %v = memref.collapse_shape %x [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  linalg.copy ins(%v : memref<64xf32>) outs(%z : memref<64xf32>)
  return
}
func.func private @two(%x: memref<8x8xf32>) {
  %c = arith.constant 1.0 : f32
  linalg.fill ins(%c : f32) outs(%x : memref<8x8xf32>)
  linalg.fill ins(%c : f32) outs(%x : memref<8x8xf32>)
  return
}
func.func private @outer(%x: memref<8x8xf32>, %z: memref<64xf32>) {
  call @two(%x) : (memref<8x8xf32>) -> ()
  return
}
func.func private @kept(memref<64xf32>)
