// RUN: fsdp-opt %s --fsdp-approximate-math | FileCheck %s
// RUN: fsdp-opt %s --fsdp-approximate-math=polynomials=false | FileCheck %s --check-prefix=LIBRARY
// RUN: fsdp-opt %s --fsdp-approximate-math=reciprocals | FileCheck %s --check-prefix=RECIPROCALS

// Quotients alone may be products with reciprocals, where that is asked for.
// CHECK-LABEL: func @quotient
// CHECK: arith.divf %{{.*}}, %{{.*}} fastmath<nsz,contract> : f32
// RECIPROCALS-LABEL: func @quotient
// RECIPROCALS: math.sqrt %{{.*}} fastmath<nsz,contract> : f32
// RECIPROCALS: arith.divf %{{.*}}, %{{.*}} fastmath<nsz,arcp,contract> : f32
func.func @quotient(%x: f32, %y: f32) -> f32 {
  %0 = math.sqrt %y : f32
  %1 = arith.divf %x, %0 : f32
  return %1 : f32
}

// Functions that a library has get flags only.
// LIBRARY-LABEL: func @polynomials
// LIBRARY: math.exp %{{.*}} fastmath<nsz,contract> : f32
// LIBRARY: math.erf %{{.*}} fastmath<nsz,contract> : f32

// CHECK-LABEL: func @polynomials
// CHECK-NOT: math.exp %
// CHECK-NOT: math.erf
// CHECK-NOT: math.log %
// CHECK-NOT: math.tanh
// CHECK: return
func.func @polynomials(%x: f32) -> (f32, f32, f32, f32) {
  %0 = math.exp %x : f32
  %1 = math.erf %x : f32
  %2 = math.log %x : f32
  %3 = math.tanh %x : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}

// With flags their polynomials would be wrong; the user's own add has them.
// CHECK-LABEL: func @fragile
// CHECK-NOT: math.log
// CHECK-NOT: math.expm1
// CHECK-NOT: fastmath
// CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<nsz,contract> : f32
// CHECK-NEXT: return
func.func @fragile(%x: f32) -> f32 {
  %0 = math.log1p %x : f32
  %1 = math.expm1 %x : f32
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: func @stays
func.func @stays(%x: f32, %d: f64) -> (f32, f32, f32, f64) {
  // CHECK: math.rsqrt %{{.*}} fastmath<nsz,contract> : f32
  %0 = math.rsqrt %x : f32
  // CHECK: math.sqrt
  %1 = math.sqrt %x : f32
  // CHECK: math.atan %
  %2 = math.atan %x : f32
  // CHECK: math.exp %{{.*}} : f64
  %3 = math.exp %d : f64
  return %0, %1, %2, %3 : f32, f32, f32, f64
}

// Masks are -inf: no ninf; what is not a number stays so in a maximum: no nnan.
// CHECK-LABEL: func @flags
func.func @flags(%x: f32, %y: f32, %d: f64) -> (f32, f32, i1, f64, f32) {
  // CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<nsz,contract> : f32
  %0 = arith.addf %x, %y : f32
  // CHECK: arith.maximumf %{{.*}}, %{{.*}} fastmath<nsz,contract> : f32
  %1 = arith.maximumf %x, %y : f32
  // CHECK: arith.cmpf olt, %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : f32
  %2 = arith.cmpf olt, %x, %y : f32
  // CHECK: arith.extf %{{[a-z0-9]+}} : f32 to f64
  %3 = arith.extf %x : f32 to f64
  // CHECK: arith.truncf %{{[a-z0-9]+}} : f64 to f32
  %4 = arith.truncf %d : f64 to f32
  return %0, %1, %2, %3, %4 : f32, f32, i1, f64, f32
}

// CHECK-LABEL: func @strict_kernel
func.func @strict_kernel(%x: f32) -> f32 attributes {fsdp.strict} {
  // CHECK-NEXT: math.exp %{{[a-z0-9]+}} : f32
  // CHECK-NEXT: arith.addf %{{[a-z0-9]+}}, %{{[a-z0-9]+}} : f32
  %0 = math.exp %x : f32
  %1 = arith.addf %0, %x : f32
  return %1 : f32
}

// Only the marked op is strict.
// CHECK-LABEL: func @strict_op
func.func @strict_op(%x: memref<f32>) {
  // CHECK: linalg.generic
  // CHECK: math.exp
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = [], fsdp.strict} outs(%x : memref<f32>) {
  ^bb0(%out: f32):
    %0 = math.exp %out : f32
    linalg.yield %0 : f32
  }
  // CHECK: linalg.generic
  // CHECK-NOT: math.exp %
  linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%x : memref<f32>) {
  ^bb0(%out: f32):
    %0 = math.exp %out : f32
    linalg.yield %0 : f32
  }
  // CHECK: return
  return
}

// Only what adds to the carried sum may change its order.
// CHECK-LABEL: func @reduction
func.func @reduction(%x: memref<8xf32>, %m: memref<8xf32>, %sum: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>],
                  iterator_types = ["reduction"]} ins(%x, %m : memref<8xf32>, memref<8xf32>) outs(%sum : memref<f32>) {
  ^bb0(%in: f32, %mask: f32, %out: f32):
    // CHECK: arith.mulf %{{.*}}, %{{.*}} fastmath<nsz,contract> : f32
    %0 = arith.mulf %in, %mask : f32
    // CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<nsz,contract> : f32
    %1 = arith.addf %0, %mask : f32
    // CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<reassoc,nsz,contract> : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  }
  return
}

// CHECK-LABEL: func @loop
func.func @loop(%x: memref<8xf32>, %n: index, %start: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%carried = %start) -> f32 {
    %0 = memref.load %x[%i] : memref<8xf32>
    // CHECK: arith.mulf %{{.*}}, %{{.*}} fastmath<nsz,contract> : f32
    %1 = arith.mulf %0, %0 : f32
    // CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<reassoc,nsz,contract> : f32
    %2 = arith.addf %1, %carried : f32
    scf.yield %2 : f32
  }
  return %sum : f32
}

// Tensors are none of a kernel's.
// CHECK-LABEL: func.func @tensors
// CHECK: math.tanh %{{.*}} : tensor<4xf32>
func.func @tensors(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
