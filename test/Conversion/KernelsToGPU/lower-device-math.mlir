// RUN: fsdp-opt %s --pass-pipeline="builtin.module(gpu.module(fsdp-lower-device-math))" | FileCheck %s

// CHECK-LABEL: gpu.func @math
// CHECK-SAME: (%[[OUT:.*]]: memref<9xf32>, %[[X:.*]]: f32, %[[Y:.*]]: f64)
// CHECK: llvm.call_intrinsic "llvm.sqrt"(%[[Y]]) : (f64) -> f64
// CHECK: %[[ROOT:.*]] = llvm.call_intrinsic "llvm.sqrt"(%[[X]]) : (f32) -> f32
// CHECK: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: arith.divf %[[ONE]], %[[ROOT]] : f32
// CHECK: llvm.call_intrinsic "llvm.floor"
// CHECK: llvm.call_intrinsic "llvm.ceil"
// CHECK: llvm.call_intrinsic "llvm.trunc"
// CHECK: llvm.call_intrinsic "llvm.roundeven"
// CHECK: llvm.call_intrinsic "llvm.fabs"
// CHECK: llvm.call_intrinsic "llvm.copysign"
// CHECK: llvm.call_intrinsic "llvm.fma"
// CHECK: math.powf
gpu.module @kernels {
  gpu.func @math(%out: memref<9xf32>, %x: f32, %y: f64) kernel {
    %0 = math.sqrt %y : f64
    %1 = math.rsqrt %x : f32
    %2 = math.floor %1 : f32
    %3 = math.ceil %x : f32
    %4 = math.trunc %x : f32
    %5 = math.roundeven %x : f32
    %6 = math.absf %x : f32
    %7 = math.copysign %2, %3 : f32
    %8 = math.fma %4, %5, %6 : f32
    // This needs a library.
    %9 = math.powf %7, %8 : f32
    %10 = arith.truncf %0 : f64 to f32
    %11 = arith.addf %9, %10 : f32
    %c0 = arith.constant 0 : index
    memref.store %11, %out[%c0] : memref<9xf32>
    gpu.return
  }
}
