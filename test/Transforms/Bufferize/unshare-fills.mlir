// RUN: fsdp-opt %s --pass-pipeline='builtin.module(func.func(fsdp-unshare-fills))' | FileCheck %s
// RUN: fsdp-opt %s --pass-pipeline='builtin.module(func.func(fsdp-unshare-fills),one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map})' \
// RUN:   | FileCheck %s --check-prefix=BUFFER

#one = affine_map<(d0) -> (d0)>

// Each user gets a fill of a buffer of its own.
// CHECK-LABEL: func @shared
// CHECK: %[[E0:.*]] = tensor.empty
// CHECK: %[[F0:.*]] = linalg.fill {{.*}} outs(%[[E0]]
// CHECK: linalg.contract {{.*}} outs(%[[F0]]
// CHECK: %[[E1:.*]] = tensor.empty
// CHECK: %[[F1:.*]] = linalg.fill {{.*}} outs(%[[E1]]
// CHECK: linalg.contract {{.*}} outs(%[[F1]]
// CHECK: %[[E2:.*]] = tensor.empty
// CHECK: linalg.generic {{.*}} outs(%[[E2]]
// BUFFER-LABEL: func @shared
// BUFFER-NOT: memref.copy
func.func @shared(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%b, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(m, n) -> (m, n)>, affine_map<(m, n) -> (m, n)>], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// The initial value of a loop, and destinations that are constants.
// CHECK-LABEL: func @loop_and_constant
// CHECK-NOT: arith.constant dense
// CHECK: %[[F0:.*]] = linalg.fill
// CHECK: tensor.insert_slice {{.*}} into %[[F0]]
// CHECK: %[[F1:.*]] = linalg.fill
// CHECK: scf.for {{.*}} iter_args({{.*}} = %[[F1]])
// BUFFER-LABEL: func @loop_and_constant
// The slice that is inserted.
// BUFFER: memref.copy %{{.*}} : memref<1xf32> to
// BUFFER-NOT: memref.copy
func.func @loop_and_constant(%x: tensor<1xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  %zero = arith.constant dense<0.0> : tensor<4xf32>
  %0 = tensor.insert_slice %x into %zero[1] [1] [1] : tensor<1xf32> into tensor<4xf32>
  %1 = scf.for %i = %c0 to %c4 step %c1 iter_args(%acc = %zero) -> tensor<4xf32> {
    %2 = tensor.insert %z into %acc[%i] : tensor<4xf32>
    scf.yield %2 : tensor<4xf32>
  }
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// A destination that holds a value stays.
// CHECK-LABEL: func @value
// CHECK-SAME: %[[D:.*]]: tensor<4xf32>
// CHECK-NOT: tensor.empty
// CHECK: linalg.fill {{.*}} outs(%[[D]]
// BUFFER-LABEL: func @value
// BUFFER-NOT: memref.copy
func.func @value(%d: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant 1.0 : f32
  %f = linalg.fill ins(%c : f32) outs(%d : tensor<4xf32>) -> tensor<4xf32>
  return %f : tensor<4xf32>
}

// A reshaped fill is a fill of the other shape.
// CHECK-LABEL: func @reshaped
// CHECK-NOT: tensor.expand_shape
// CHECK: %[[F:.*]] = linalg.fill {{.*}} -> tensor<2x2xf32>
// CHECK: linalg.contract {{.*}} outs(%[[F]]
// BUFFER-LABEL: func @reshaped
// BUFFER-NOT: memref.copy
func.func @reshaped(%a: tensor<2x2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%c : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %x = tensor.expand_shape %f [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %0 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : tensor<2x2xf32>, tensor<2x2xf32>) outs(%x : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// A fill is one however it is spelled, and so is what is computed from constants
// alone.
// CHECK-LABEL: func @spellings
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[S:.*]]: f32
// CHECK: %[[F0:.*]] = linalg.fill ins(%[[S]] : f32)
// CHECK-NEXT: linalg.add {{.*}} outs(%[[F0]]
// CHECK: %[[F1:.*]] = linalg.fill ins(%[[S]] : f32)
// CHECK-NEXT: linalg.add {{.*}} outs(%[[F1]]
// CHECK: %[[F2:.*]] = linalg.fill ins(%{{.*}} : f32)
// CHECK-NEXT: linalg.add {{.*}} outs(%[[F2]]
// CHECK: %[[F3:.*]] = linalg.fill ins(%[[S]] : f32)
// CHECK-NEXT: linalg.add {{.*}} outs(%[[F3]]
// CHECK: %[[G0:.*]] = linalg.generic
// CHECK: linalg.index
// CHECK: %[[G1:.*]] = linalg.generic
// CHECK: linalg.index
// CHECK: linalg.add {{.*}} outs(%[[G1]]
// CHECK: linalg.add {{.*}} outs(%[[G0]]
// BUFFER-LABEL: func @spellings
// BUFFER-NOT: memref.copy
func.func @spellings(%x: tensor<4xf32>, %s: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, #one], iterator_types = ["parallel"]} ins(%s : f32) outs(%e : tensor<4xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<4xf32>
  %0 = linalg.add ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.add ins(%x, %0 : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.map outs(%e : tensor<4xf32>) (%o: f32) {
    %z = arith.constant 0.0 : f32
    linalg.yield %z : f32
  }
  %2 = linalg.add ins(%x, %1 : tensor<4xf32>, tensor<4xf32>) outs(%m : tensor<4xf32>) -> tensor<4xf32>
  %p = tensor.splat %s : tensor<4xf32>
  %3 = linalg.add ins(%x, %2 : tensor<4xf32>, tensor<4xf32>) outs(%p : tensor<4xf32>) -> tensor<4xf32>
  %n = linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%e : tensor<4xf32>) {
  ^bb0(%o: f32):
    %at = linalg.index 0 : index
    %int = arith.index_cast %at : index to i32
    %float = arith.sitofp %int : i32 to f32
    linalg.yield %float : f32
  } -> tensor<4xf32>
  %4 = linalg.add ins(%x, %3 : tensor<4xf32>, tensor<4xf32>) outs(%n : tensor<4xf32>) -> tensor<4xf32>
  %5 = linalg.add ins(%x, %4 : tensor<4xf32>, tensor<4xf32>) outs(%n : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// An encoding stays: here the memory space.
// CHECK-LABEL: func.func @encoded(
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<4xf32, 1 : i64>
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[EMPTY]] : tensor<4xf32, 1 : i64>)
// CHECK: %[[OTHER:.*]] = tensor.empty() : tensor<4xf32, 1 : i64>
// CHECK: linalg.fill ins(%{{.*}} : f32) outs(%[[OTHER]] : tensor<4xf32, 1 : i64>)
func.func @encoded(%x: tensor<4xf32, 1 : i64>) -> (tensor<4xf32, 1 : i64>, tensor<4xf32, 1 : i64>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32, 1 : i64>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32, 1 : i64>) -> tensor<4xf32, 1 : i64>
  %0 = linalg.add ins(%x, %x : tensor<4xf32, 1 : i64>, tensor<4xf32, 1 : i64>) outs(%f : tensor<4xf32, 1 : i64>) -> tensor<4xf32, 1 : i64>
  %1 = linalg.add ins(%x, %0 : tensor<4xf32, 1 : i64>, tensor<4xf32, 1 : i64>) outs(%f : tensor<4xf32, 1 : i64>) -> tensor<4xf32, 1 : i64>
  return %0, %1 : tensor<4xf32, 1 : i64>, tensor<4xf32, 1 : i64>
}

// What is wide on both sides of the loss is converted behind it once more; what
// is wide on one side, or from more bits, is not.
// CHECK-LABEL: func.func @step_casts(
// CHECK-SAME: %[[W:.*]]: tensor<4xbf16>, %[[X:.*]]: tensor<4xbf16>)
// CHECK: %[[WIDE:.*]] = linalg.generic {{.*}} ins(%[[W]] : tensor<4xbf16>)
// CHECK: %[[LOSS:.*]] = linalg.dot ins(%[[WIDE]], %[[WIDE]] :
// CHECK: %[[AGAIN:.*]] = linalg.generic {{.*}} ins(%[[W]] : tensor<4xbf16>)
// CHECK: %[[G0:.*]] = linalg.add ins(%[[AGAIN]], %[[AGAIN]] :
// CHECK: %[[ONCE:.*]] = linalg.generic {{.*}} ins(%[[X]] : tensor<4xbf16>)
// CHECK: %[[G1:.*]] = linalg.add ins(%[[AGAIN]], %[[ONCE]] :
// CHECK-NOT: linalg.generic
// CHECK: return %[[LOSS]], %[[G0]], %[[G1]]
func.func @step_casts(%w: tensor<4xbf16>, %x: tensor<4xbf16>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %s = tensor.empty() : tensor<f32>
  %wide = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%w : tensor<4xbf16>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %1 = arith.extf %in : bf16 to f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %loss = linalg.dot ins(%wide, %wide : tensor<4xf32>, tensor<4xf32>) outs(%s : tensor<f32>) -> tensor<f32>
  %g0 = linalg.add ins(%wide, %wide : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %once = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<4xbf16>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %1 = arith.extf %in : bf16 to f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  %g1 = linalg.add ins(%wide, %once : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %loss, %g0, %g1 : tensor<f32>, tensor<4xf32>, tensor<4xf32>
}
