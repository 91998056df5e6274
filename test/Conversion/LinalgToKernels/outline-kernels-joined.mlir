// RUN: fsdp-opt %s --fsdp-outline-kernels=fold-fills=true | FileCheck %s

// A scope of joined ops is one kernel, with the fills in it; a scope without the
// attribute is no kernel, but what is in it.

// CHECK-LABEL: func.func @step
// CHECK: call @kernel_joined_0(%arg1, %arg0, %arg2)
// CHECK-NEXT: memref.alloca_scope
// CHECK-NEXT: func.call @kernel_copy_1(%arg0, %arg2)
// CHECK: func.func private @kernel_joined_0(
// CHECK: memref.alloca_scope
// CHECK-NEXT: memref.alloca_scope
// CHECK-NEXT: linalg.fill
// CHECK-NEXT: linalg.generic
// CHECK: memref.alloca_scope
// CHECK-NEXT: linalg.copy
// CHECK: } {joined}
func.func @step(%x: memref<64x64xf32>, %s: memref<64xf32>, %y: memref<64x64xf32>) {
  %zero = arith.constant 0.0 : f32
  memref.alloca_scope {
    memref.alloca_scope {
      linalg.fill ins(%zero : f32) outs(%s : memref<64xf32>)
      linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>], iterator_types = ["reduction", "parallel"]} ins(%x : memref<64x64xf32>) outs(%s : memref<64xf32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.addf %in, %out : f32
        linalg.yield %0 : f32
      }
    }
    memref.alloca_scope {
      linalg.copy ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>)
    }
  } {joined}
  memref.alloca_scope {
    linalg.copy ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>)
  }
  return
}
