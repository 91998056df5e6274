// RUN: fsdp-opt %s -pass-pipeline="builtin.module(func.func(fsdp-widen-contractions),canonicalize,cse)" | FileCheck %s

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[A:.*]]: tensor<8x4xbf16>, %[[B:.*]]: tensor<8x2xbf16>
// CHECK: %[[WA:.*]] = linalg.generic {{.*}} ins(%[[A]] : tensor<8x4xbf16>) outs(%{{.*}} : tensor<8x4xf32>)
// CHECK: %[[T:.*]] = linalg.transpose ins(%[[WA]] : tensor<8x4xf32>)
// CHECK: %[[WB:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<8x2xbf16>) outs(%{{.*}} : tensor<8x2xf32>)
// CHECK: linalg.matmul ins(%[[T]], %[[WB]] : tensor<4x8xf32>, tensor<8x2xf32>)
func.func @product(%a: tensor<8x4xbf16>, %b: tensor<8x2xbf16>, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %e = tensor.empty() : tensor<4x8xbf16>
  %t = linalg.transpose ins(%a : tensor<8x4xbf16>) outs(%e : tensor<4x8xbf16>) permutation = [1, 0]
  %0 = linalg.matmul ins(%t, %b : tensor<4x8xbf16>, tensor<8x2xbf16>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// A product that is summed in 16 bits stays what it is.
// CHECK-LABEL: func.func @narrow(
// CHECK-NEXT: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x8xbf16>, tensor<8x2xbf16>)
func.func @narrow(%a: tensor<4x8xbf16>, %b: tensor<8x2xbf16>, %c: tensor<4x2xbf16>) -> tensor<4x2xbf16> {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xbf16>, tensor<8x2xbf16>) outs(%c : tensor<4x2xbf16>) -> tensor<4x2xbf16>
  return %0 : tensor<4x2xbf16>
}

// What all iterations of a loop read is widened once, before it.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[A:.*]]: tensor<8x4xbf16>, %[[B:.*]]: tensor<4x2xbf16>
// CHECK: %[[WB:.*]] = linalg.generic {{.*}} ins(%[[B]] : tensor<4x2xbf16>) outs(%{{.*}} : tensor<4x2xf32>)
// CHECK: scf.for
// CHECK: %[[S:.*]] = tensor.extract_slice %[[A]]
// CHECK: %[[WA:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<2x4xbf16>)
// CHECK: linalg.matmul ins(%[[WA]], %[[WB]] : tensor<2x4xf32>, tensor<4x2xf32>)
func.func @loop(%a: tensor<8x4xbf16>, %b: tensor<4x2xbf16>, %c: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %c0 to %c8 step %c2 iter_args(%sum = %c) -> tensor<2x2xf32> {
    %s = tensor.extract_slice %a[%i, 0] [2, 4] [1, 1] : tensor<8x4xbf16> to tensor<2x4xbf16>
    %1 = linalg.matmul ins(%s, %b : tensor<2x4xbf16>, tensor<4x2xbf16>) outs(%sum : tensor<2x2xf32>) -> tensor<2x2xf32>
    scf.yield %1 : tensor<2x2xf32>
  }
  return %0 : tensor<2x2xf32>
}
