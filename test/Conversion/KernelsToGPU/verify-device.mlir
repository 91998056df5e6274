// RUN: fsdp-opt %s --fsdp-verify-device --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func private @good
func.func private @good(%a: memref<64xi8>) -> index {
  %c8 = arith.constant 8 : index
  %0 = arith.muli %c8, %c8 : index
  %1 = memref.view %a[%c8][] : memref<64xi8> to memref<4xf32>
  %2 = memref.expand_shape %1 [[0, 1]] output_shape [2, 2] : memref<4xf32> into memref<2x2xf32>
  %3 = memref.subview %2[0, 0] [1, 2] [1, 1] : memref<2x2xf32> to memref<2xf32, strided<[1]>>
  return %0 : index
}

// -----

// A loop may order work of the device, but do none itself.
// CHECK-LABEL: func.func private @loops
func.func private @loops(%a: memref<3x4x4xf32>, %b: memref<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.subview %a[%i, 0, 0] [1, 4, 4] [1, 1, 1] : memref<3x4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
    fsdp.matmul %x, %b into %b sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xf32, strided<[4, 1], offset: ?>>, memref<4x4xf32>, memref<4x4xf32>
  }
  return
}

// -----

// expected-note @below {{in 'reads_in_loop'}}
func.func private @reads_in_loop(%a: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    // expected-error @below {{not supported: 'memref.load' on the processor, in a step for a device}}
    %0 = memref.load %a[%i] : memref<4xf32>
  }
  return
}

// -----

// expected-note @below {{in 'reads': only loop nests of their own become kernels; buffers lie in memory of the device}}
func.func private @reads(%a: memref<f32>) {
  // expected-error @below {{not supported: 'memref.load' on the processor, in a step for a device}}
  %0 = memref.load %a[] : memref<f32>
  return
}

// -----

// expected-note @below {{in 'copies'}}
func.func private @copies(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error @below {{not supported: 'memref.copy' on the processor, in a step for a device}}
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  return
}

// -----

// expected-note @below {{in 'multiplies'}}
func.func private @multiplies(%a: memref<4x4xf32>) {
  // expected-error @below {{not supported: 'memref.get_global' on the processor, in a step for a device}}
  %0 = memref.get_global @zeros : memref<4x4xf32>
  fsdp.matmul %0, %a into %a sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}
memref.global "private" constant @zeros : memref<4x4xf32> = dense<0.0>

// -----

// expected-note @below {{in 'allocates'}}
func.func private @allocates() {
  // expected-error @below {{not supported: 'memref.alloca' on the processor, in a step for a device}}
  %0 = memref.alloca() : memref<4xf32>
  return
}
