// RUN: fsdp-opt %s --pass-pipeline='builtin.module(func.func(fsdp-reuse-dying-operands))' --split-input-file | FileCheck %s
// RUN: fsdp-opt %s --pass-pipeline='builtin.module(func.func(fsdp-reuse-dying-operands),one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map})' --split-input-file \
// RUN:   | FileCheck %s --check-prefix=BUFFER

// Nothing that is reused is copied, in any of the functions.
// BUFFER-NOT: memref.copy

#id = affine_map<(m, n) -> (m, n)>
#t = affine_map<(m, n) -> (n, m)>

// The second op overwrites the result of the first, which dies there.
// CHECK-LABEL: func @dies
// CHECK: %[[Y:.*]] = linalg.generic {{.*}} ins(%arg0 {{.*}} outs(%{{.*}} : tensor<4x4xf32>)
// CHECK: %[[Z:.*]] = linalg.generic {{.*}} ins(%arg0 : tensor<4x4xf32>) outs(%[[Y]] : tensor<4x4xf32>)
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[O:.*]]: f32):
// CHECK-NEXT: arith.addf %[[A]], %[[O]]
// CHECK: return %[[Z]]
func.func @dies(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e0 = tensor.empty() : tensor<4x4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x4xf32>) outs(%e0 : tensor<4x4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.exp %i : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %e1 = tensor.empty() : tensor<4x4xf32>
  %z = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e1 : tensor<4x4xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %z : tensor<4x4xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>

// The result of a contraction into a fill may be overwritten too.
// CHECK-LABEL: func @contraction
// CHECK: %[[C:.*]] = linalg.contract
// CHECK: linalg.generic {{.*}} outs(%[[C]] : tensor<4x4xf32>)
func.func @contraction(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %e1 = tensor.empty() : tensor<4x4xf32>
  %z = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<4x4xf32>) outs(%e1 : tensor<4x4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.exp %i : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %z : tensor<4x4xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#t = affine_map<(m, n) -> (n, m)>

// Not: a value that is used afterwards, also through a reshape.
// CHECK-LABEL: func @lives
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xf32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xf32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xf32>)
func.func @lives(%x: tensor<4x4xf32>, %w: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<16xf32>) {
  %e0 = tensor.empty() : tensor<4x4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e0 : tensor<4x4xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.mulf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %c = tensor.collapse_shape %y [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %e1 = tensor.empty() : tensor<4x4xf32>
  %z = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<4x4xf32>) outs(%e1 : tensor<4x4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.exp %i : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %e2 = tensor.empty() : tensor<4x4xf32>
  %v = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%z : tensor<4x4xf32>) outs(%e2 : tensor<4x4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %z, %v, %c : tensor<4x4xf32>, tensor<4x4xf32>, tensor<16xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#t = affine_map<(m, n) -> (n, m)>

// Not: a value that is read transposed, or twice.
// CHECK-LABEL: func @elsewhere
// CHECK: %[[Y:.*]] = linalg.generic
// CHECK: linalg.generic {{.*}} ins(%[[Y]], %[[Y]] : tensor<4x4xf32>, tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xf32>)
func.func @elsewhere(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e0 = tensor.empty() : tensor<4x4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x4xf32>) outs(%e0 : tensor<4x4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.exp %i : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %e1 = tensor.empty() : tensor<4x4xf32>
  %z = linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]} ins(%y, %y : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e1 : tensor<4x4xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  return %z : tensor<4x4xf32>
}

// -----

#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>

// Not: an argument, a reduction, an op that must stay as it is.
// CHECK-LABEL: func @others
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<4x4xf32>) outs(%{{.*}} : tensor<4x4xf32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>) attrs = {fsdp.strict}
func.func @others(%x: tensor<4x4xf32>, %r: tensor<4xf32>) -> tensor<4xf32> {
  %e0 = tensor.empty() : tensor<4x4xf32>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x4xf32>) outs(%e0 : tensor<4x4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.exp %i : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %z = linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]} ins(%y, %r : tensor<4x4xf32>, tensor<4xf32>) outs(%e1 : tensor<4xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %e2 = tensor.empty() : tensor<4xf32>
  %v = linalg.generic {indexing_maps = [affine_map<(m) -> (m)>, affine_map<(m) -> (m)>], iterator_types = ["parallel"]} ins(%z : tensor<4xf32>) outs(%e2 : tensor<4xf32>) attrs = {fsdp.strict} {
  ^bb0(%i: f32, %o: f32):
    %s = math.exp %i : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %v : tensor<4xf32>
}
