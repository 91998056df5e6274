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

  // CHECK-LABEL: gpu.func @numbers
  // CHECK-SAME: memref<1xi32>, %[[X:.*]]: f32, %[[Y:.*]]: f32, %[[N:.*]]: i32)
  // CHECK: %[[ROUND:.*]] = llvm.call_intrinsic "llvm.round"(%[[X]]) : (f32) -> f32
  // CHECK: %[[MAX:.*]] = llvm.call_intrinsic "llvm.maxnum"(%[[ROUND]], %[[Y]]) : (f32, f32) -> f32
  // CHECK: %[[MIN:.*]] = llvm.call_intrinsic "llvm.minnum"(%[[MAX]], %[[X]]) : (f32, f32) -> f32
  // CHECK: arith.cmpf uno, %[[MIN]], %[[MIN]] : f32
  // CHECK: %[[SIZE:.*]] = llvm.call_intrinsic "llvm.fabs"(%[[X]]) : (f32) -> f32
  // CHECK: %[[INF:.*]] = arith.constant 0x7F800000 : f32
  // CHECK: arith.cmpf olt, %[[SIZE]], %[[INF]] : f32
  // CHECK: arith.cmpf oeq, %{{.*}}, %{{.*}} : f32
  // CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
  // CHECK: %[[NEGATED:.*]] = arith.subi %[[ZERO]], %[[N]] : i32
  // CHECK: %[[IS:.*]] = arith.cmpi slt, %[[N]], %[[ZERO]] : i32
  // CHECK: arith.select %[[IS]], %[[NEGATED]], %[[N]] : i32
  // CHECK-NOT: math.
  gpu.func @numbers(%truths: memref<3xi1>, %sizes: memref<1xi32>, %x: f32, %y: f32, %n: i32) kernel {
    %0 = math.round %x : f32
    %1 = arith.maxnumf %0, %y : f32
    %2 = arith.minnumf %1, %x : f32
    %3 = math.isnan %2 : f32
    %4 = math.isfinite %x : f32
    %5 = math.isinf %y : f32
    %6 = math.absi %n : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    memref.store %3, %truths[%c0] : memref<3xi1>
    memref.store %4, %truths[%c1] : memref<3xi1>
    memref.store %5, %truths[%c2] : memref<3xi1>
    memref.store %6, %sizes[%c0] : memref<1xi32>
    gpu.return
  }
}
