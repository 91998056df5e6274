// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-device-constants))" | FileCheck %s

memref.global "private" constant @zeros : memref<4x4xf32> = dense<0.0>

// One buffer for all that take the address, in front of the first.

// CHECK-LABEL: func.func @addresses
// CHECK: %[[ZEROS:.*]] = memref.get_global @zeros
// CHECK: linalg.add ins(%[[ZEROS]]
// CHECK: %[[COPY:.*]] = memref.alloc() : memref<4x4xf32>
// CHECK: linalg.copy ins(%[[ZEROS]] : memref<4x4xf32>) outs(%[[COPY]] : memref<4x4xf32>)
// CHECK: fsdp.matmul %[[COPY]]
// CHECK: %[[ROW:.*]] = memref.subview %[[COPY]]
// CHECK: linalg.copy ins(%[[ROW]]
// CHECK: call @other(%[[COPY]])
// CHECK-NOT: memref.alloc
func.func @addresses(%a: memref<4x4xf32>, %b: memref<4xf32, strided<[1]>>) {
  %0 = memref.get_global @zeros : memref<4x4xf32>
  linalg.add ins(%0, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  fsdp.matmul %0, %a into %a sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  %row = memref.subview %0[0, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1]>>
  linalg.copy ins(%row : memref<4xf32, strided<[1]>>) outs(%b : memref<4xf32, strided<[1]>>)
  func.call @other(%0) : (memref<4x4xf32>) -> ()
  return
}
func.func private @other(memref<4x4xf32>)

// Kernels have constants among their code.

// CHECK-LABEL: func.func @kernels
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @kernels(%a: memref<4x4xf32>, %b: memref<4xf32>) {
  %0 = memref.get_global @zeros : memref<4x4xf32>
  linalg.add ins(%0, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %row = memref.subview %0[%i, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    linalg.copy ins(%row : memref<4xf32, strided<[1], offset: ?>>) outs(%b : memref<4xf32>)
  }
  return
}
