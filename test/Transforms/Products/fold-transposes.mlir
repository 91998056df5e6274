// RUN: fsdp-opt %s --pass-pipeline='builtin.module(func.func(fsdp-fold-transposes))' | FileCheck %s

// Transposes of operands, also chains of them, become indexing maps.
// CHECK-DAG: #[[MK:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-DAG: #[[NK:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG: #[[MN:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG: #[[KM:.*]] = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-DAG: #[[KN:.*]] = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-DAG: #[[A_MAP:.*]] = affine_map<(d0, d1, d2, d3) -> (d1, d3, d0)>
// CHECK-DAG: #[[B_MAP:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-DAG: #[[C_MAP:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-LABEL: func @weight
// CHECK-SAME: (%[[X:.*]]: tensor<2x4xf32>, %[[W:.*]]: tensor<8x4xf32>
// CHECK-NOT: transpose
// CHECK: linalg.contract indexing_maps = [#[[MK]], #[[NK]], #[[MN]]] ins(%[[X]], %[[W]] :
func.func @weight(%x: tensor<2x4xf32>, %w: tensor<8x4xf32>, %c: tensor<2x8xf32>) -> tensor<2x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %t = linalg.transpose ins(%w : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %r = linalg.matmul ins(%x, %t : tensor<2x4xf32>, tensor<4x8xf32>) outs(%c : tensor<2x8xf32>) -> tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}

// CHECK-LABEL: func @both_and_chain
// CHECK-SAME: (%[[A:.*]]: tensor<4x2xf32>, %[[B:.*]]: tensor<4x8xf32>
// CHECK-NOT: transpose
// CHECK: linalg.contract indexing_maps = [#[[KM]], #[[KN]], #[[MN]]] ins(%[[A]], %[[B]] :
func.func @both_and_chain(%a: tensor<4x2xf32>, %b: tensor<4x8xf32>, %c: tensor<2x8xf32>) -> tensor<2x8xf32> {
  %e0 = tensor.empty() : tensor<2x4xf32>
  %e1 = tensor.empty() : tensor<8x4xf32>
  %e2 = tensor.empty() : tensor<4x8xf32>
  %at = linalg.transpose ins(%a : tensor<4x2xf32>) outs(%e0 : tensor<2x4xf32>) permutation = [1, 0]
  %bt = linalg.transpose ins(%b : tensor<4x8xf32>) outs(%e1 : tensor<8x4xf32>) permutation = [1, 0]
  %btt = linalg.transpose ins(%bt : tensor<8x4xf32>) outs(%e2 : tensor<4x8xf32>) permutation = [1, 0]
  %r = linalg.matmul ins(%at, %btt : tensor<2x4xf32>, tensor<4x8xf32>) outs(%c : tensor<2x8xf32>) -> tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}

// A permutation that is not its own inverse: (d0, d1, d2) reads dims (2, 0, 1).
// CHECK-LABEL: func @batch
// CHECK-SAME: (%[[A:.*]]: tensor<4x5x3xf32>, %[[B:.*]]: tensor<3x5x6xf32>
// CHECK-NOT: linalg.batch_matmul
// CHECK: linalg.contract indexing_maps = [#[[A_MAP]], #[[B_MAP]], #[[C_MAP]]] ins(%[[A]], %[[B]] :
func.func @batch(%a: tensor<4x5x3xf32>, %b: tensor<3x5x6xf32>, %c: tensor<3x4x6xf32>) -> tensor<3x4x6xf32> {
  %e = tensor.empty() : tensor<3x4x5xf32>
  %t = linalg.transpose ins(%a : tensor<4x5x3xf32>) outs(%e : tensor<3x4x5xf32>) permutation = [2, 0, 1]
  %r = linalg.batch_matmul ins(%t, %b : tensor<3x4x5xf32>, tensor<3x5x6xf32>) outs(%c : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  return %r : tensor<3x4x6xf32>
}

// Other transposes can be fused as generics; concat becomes insert_slice.
// CHECK-LABEL: func @others
// CHECK-NOT: linalg.transpose
// CHECK: linalg.generic
// CHECK-NOT: tensor.concat
// CHECK-COUNT-2: tensor.insert_slice
func.func @others(%a: tensor<4x2xf32>, %b: tensor<2x3xf32>) -> tensor<2x7xf32> {
  %e = tensor.empty() : tensor<2x4xf32>
  %t = linalg.transpose ins(%a : tensor<4x2xf32>) outs(%e : tensor<2x4xf32>) permutation = [1, 0]
  %r = tensor.concat dim(1) %t, %b : (tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x7xf32>
  return %r : tensor<2x7xf32>
}

// Convolutions, reductions and mixed types stay as they are.
// CHECK-LABEL: func @untouched
// CHECK: linalg.conv_2d_nhwc_hwcf
// CHECK: linalg.matmul ins({{.*}} : tensor<2x4xf16>, tensor<4x8xf32>) outs({{.*}} : tensor<2x8xf32>)
// CHECK: linalg.reduce
func.func @untouched(%x: tensor<1x5x5x2xf32>, %k: tensor<3x3x2x4xf32>, %c: tensor<1x3x3x4xf32>,
    %a: tensor<2x4xf16>, %b: tensor<4x8xf32>, %d: tensor<2x8xf32>, %s: tensor<2xf32>)
    -> (tensor<1x3x3x4xf32>, tensor<2x8xf32>, tensor<2xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%x, %k : tensor<1x5x5x2xf32>, tensor<3x3x2x4xf32>) outs(%c : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<2x4xf16>, tensor<4x8xf32>) outs(%d : tensor<2x8xf32>) -> tensor<2x8xf32>
  %2 = linalg.reduce ins(%1 : tensor<2x8xf32>) outs(%s : tensor<2xf32>) dimensions = [1]
    (%in: f32, %acc: f32) {
      %3 = arith.addf %in, %acc : f32
      linalg.yield %3 : f32
    }
  return %0, %1, %2 : tensor<1x3x3x4xf32>, tensor<2x8xf32>, tensor<2xf32>
}
