// RUN: fsdp-opt %s --fsdp-approximate-math | FileCheck %s

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
// CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<reassoc,nsz,arcp,contract> : f32
// CHECK-NEXT: return
func.func @fragile(%x: f32) -> f32 {
  %0 = math.log1p %x : f32
  %1 = math.expm1 %x : f32
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: func @stays
func.func @stays(%x: f32, %d: f64) -> (f32, f32, f32, f64) {
  // CHECK: math.rsqrt %{{.*}} fastmath<reassoc,nsz,arcp,contract> : f32
  %0 = math.rsqrt %x : f32
  // CHECK: math.sqrt
  %1 = math.sqrt %x : f32
  // CHECK: math.atan %
  %2 = math.atan %x : f32
  // CHECK: math.exp %{{.*}} : f64
  %3 = math.exp %d : f64
  return %0, %1, %2, %3 : f32, f32, f32, f64
}

// Masks are -inf: no ninf; nnan where the vectoriser needs it.
// CHECK-LABEL: func @flags
func.func @flags(%x: f32, %y: f32, %d: f64) -> (f32, f32, i1, f64, f32) {
  // CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<reassoc,nsz,arcp,contract> : f32
  %0 = arith.addf %x, %y : f32
  // CHECK: arith.maximumf %{{.*}}, %{{.*}} fastmath<reassoc,nnan,nsz,arcp,contract> : f32
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
