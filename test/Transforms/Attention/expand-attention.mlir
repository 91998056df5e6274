// RUN: fsdp-opt %s --fsdp-expand-attention --split-input-file | FileCheck %s
// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-expand-attention{narrow-factors}))" --split-input-file | FileCheck %s --check-prefix=NARROW
// RUN: fsdp-opt %s --fsdp-expand-attention --cse --canonicalize --split-input-file | FileCheck %s --check-prefix=SHARED

// Scores of a head are a product, scaled and masked elementwise; a row's largest
// one, its sum of weights, their logarithm; the weights; the product with values.
// Factors of 16 bits are cast first, or weights are rounded for products of such.

// CHECK-LABEL: func.func @forward(
// CHECK-SAME: %[[Q:.*]]: tensor<2x4x8x16xbf16>, %[[K:.*]]: tensor<2x4x12x16xbf16>, %[[V:.*]]: tensor<2x4x12x6xbf16>
// CHECK-NOT: fsdp.attention
// CHECK: tensor.collapse_shape %[[Q]] {{.*}} : tensor<2x4x8x16xbf16> into tensor<8x8x16xbf16>
// CHECK: %[[S:.*]] = linalg.batch_matmul ins(%{{.*}}, %{{.*}} : tensor<8x8x16xf32>, tensor<8x16x12xf32>)
// CHECK: tensor.expand_shape %[[S]] {{.*}} into tensor<2x4x8x12xf32>
// CHECK: linalg.generic {{.*}}"parallel", "parallel", "parallel", "parallel"]
// CHECK: %[[ROW:.*]] = linalg.index 2
// CHECK: %[[COLUMN:.*]] = linalg.index 3
// CHECK: arith.mulf
// CHECK: %[[LATER:.*]] = arith.cmpi ugt, %[[COLUMN]], %[[ROW]]
// CHECK: arith.select %[[LATER]]
// CHECK: linalg.generic {{.*}}"parallel", "parallel", "parallel", "reduction"]
// CHECK: arith.maximumf
// CHECK: linalg.generic {{.*}}"parallel", "parallel", "parallel", "reduction"]
// CHECK: math.exp
// CHECK: arith.addf
// CHECK: linalg.generic {{.*}}"parallel", "parallel", "parallel"]
// CHECK: math.log
// CHECK: linalg.generic {{.*}}"parallel", "parallel", "parallel", "parallel"]
// CHECK: math.exp
// CHECK: linalg.batch_matmul ins(%{{.*}}, %{{.*}} : tensor<8x8x12xf32>, tensor<8x12x6xf32>)
// CHECK: arith.truncf
// CHECK: return %{{.*}}, %{{.*}} : tensor<2x4x8x6xbf16>, tensor<2x4x8xf32>
// NARROW-LABEL: func.func @forward(
// NARROW: linalg.batch_matmul ins(%{{.*}}, %{{.*}} : tensor<8x8x16xbf16>, tensor<8x16x12xbf16>) outs(%{{.*}} : tensor<8x8x12xf32>)
// NARROW: linalg.batch_matmul ins(%{{.*}}, %{{.*}} : tensor<8x8x12xbf16>, tensor<8x12x6xbf16>) outs(%{{.*}} : tensor<8x8x6xf32>)
func.func @forward(%q: tensor<2x4x8x16xbf16>, %k: tensor<2x4x12x16xbf16>, %v: tensor<2x4x12x6xbf16>) -> (tensor<2x4x8x6xbf16>, tensor<2x4x8xf32>) {
  %0:2 = fsdp.attention %q, %k, %v causal scale 0.25 : (tensor<2x4x8x16xbf16>, tensor<2x4x12x16xbf16>, tensor<2x4x12x6xbf16>) -> (tensor<2x4x8x6xbf16>, tensor<2x4x8xf32>)
  return %0#0, %0#1 : tensor<2x4x8x6xbf16>, tensor<2x4x8xf32>
}

// -----

// Heads that share keys are rows of one product, whose gradient adds them up.
// The mask is read where it has elements. What forward computed of the weights
// the gradient computes as well, so that it is shared.

// CHECK-LABEL: func.func @both(
// CHECK: linalg.batch_matmul ins(%{{.*}}, %{{.*}} : tensor<2x16x4xf32>, tensor<2x4x12xf32>)
// CHECK: tensor.expand_shape {{.*}} into tensor<1x2x2x8x12xf32>
// CHECK: tensor.collapse_shape %{{.*}} : tensor<1x1x1x12xi1> into tensor<12xi1>
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%{{.*}}, %{{.*}} : tensor<1x2x2x8x12xf32>, tensor<12xi1>)
// SHARED-LABEL: func.func @both(
// SHARED-COUNT-2: math.exp
// SHARED-NOT: math.exp
// SHARED: linalg.batch_matmul ins(%{{.*}}, %{{.*}} : tensor<2x16x12xf32>, tensor<2x12x4xf32>)
// SHARED: linalg.batch_matmul ins(%{{.*}}, %{{.*}} : tensor<2x12x16xf32>, tensor<2x16x4xf32>)
// SHARED: linalg.batch_matmul ins(%{{.*}}, %{{.*}} : tensor<2x12x16xf32>, tensor<2x16x4xf32>)
// SHARED-NOT: linalg.batch_matmul
// SHARED: return
func.func @both(%q: tensor<1x4x8x4xf32>, %k: tensor<1x2x12x4xf32>, %m: tensor<1x1x1x12xi1>, %g: tensor<1x4x8x4xf32>) -> (tensor<1x4x8x4xf32>, tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>) {
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.5 : (tensor<1x4x8x4xf32>, tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>, tensor<1x1x1x12xi1>) -> (tensor<1x4x8x4xf32>, tensor<1x4x8xf32>)
  %1:3 = fsdp.attention_grad %g, %q, %k, %k, %0#0, %0#1 mask %m scale 0.5 : (tensor<1x4x8x4xf32>, tensor<1x4x8x4xf32>, tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>, tensor<1x4x8x4xf32>, tensor<1x4x8xf32>, tensor<1x1x1x12xi1>) -> (tensor<1x4x8x4xf32>, tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>)
  return %1#0, %1#1, %1#2 : tensor<1x4x8x4xf32>, tensor<1x2x12x4xf32>, tensor<1x2x12x4xf32>
}
