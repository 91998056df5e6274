// RUN: fsdp-opt %s -pass-pipeline="builtin.module(func.func(fsdp-narrow-contractions),canonicalize,cse)" | FileCheck %s
// RUN: fsdp-opt %s -pass-pipeline="builtin.module(func.func(fsdp-narrow-contractions,fsdp-fold-transposes),canonicalize,cse)" | FileCheck %s --check-prefix=FOLD

#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[A:.*]]: tensor<8x4xbf16>, %[[B:.*]]: tensor<8x2xbf16>
// CHECK-NOT: linalg.generic
// CHECK: %[[T:.*]] = linalg.transpose ins(%[[A]] : tensor<8x4xbf16>)
// CHECK: linalg.matmul ins(%[[T]], %[[B]] : tensor<4x8xbf16>, tensor<8x2xbf16>) outs(%{{.*}} : tensor<4x2xf32>)
// FOLD-LABEL: func.func @product(
// FOLD-NOT: linalg.transpose
// FOLD: linalg.contract {{.*}} ins(%{{.*}}, %{{.*}} : tensor<8x4xbf16>, tensor<8x2xbf16>) outs(%{{.*}} : tensor<4x2xf32>)
func.func @product(%a: tensor<8x4xbf16>, %b: tensor<8x2xbf16>, %c: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %ea = tensor.empty() : tensor<8x4xf32>
  %wa = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<8x4xbf16>) outs(%ea : tensor<8x4xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %w = arith.extf %in : bf16 to f32
    linalg.yield %w : f32
  } -> tensor<8x4xf32>
  %eb = tensor.empty() : tensor<8x2xf32>
  %wb = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%b : tensor<8x2xbf16>) outs(%eb : tensor<8x2xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %w = arith.extf %in : bf16 to f32
    linalg.yield %w : f32
  } -> tensor<8x2xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %t = linalg.transpose ins(%wa : tensor<8x4xf32>) outs(%e : tensor<4x8xf32>) permutation = [1, 0]
  %0 = linalg.matmul ins(%t, %wb : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// One factor has more than 16 bits, or is of another type: both stay.
// CHECK-LABEL: func.func @mixed(
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<8x2xf32>)
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<8x2xf32>)
func.func @mixed(%a: tensor<4x8xbf16>, %b: tensor<8x2xf32>, %h: tensor<8x2xf16>, %c: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>) {
  %ea = tensor.empty() : tensor<4x8xf32>
  %wa = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x8xbf16>) outs(%ea : tensor<4x8xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %w = arith.extf %in : bf16 to f32
    linalg.yield %w : f32
  } -> tensor<4x8xf32>
  %eh = tensor.empty() : tensor<8x2xf32>
  %wh = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%h : tensor<8x2xf16>) outs(%eh : tensor<8x2xf32>) {
  ^bb0(%in: f16, %out: f32):
    %w = arith.extf %in : f16 to f32
    linalg.yield %w : f32
  } -> tensor<8x2xf32>
  %0 = linalg.matmul ins(%wa, %b : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  %1 = linalg.matmul ins(%wa, %wh : tensor<4x8xf32>, tensor<8x2xf32>) outs(%c : tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0, %1 : tensor<4x2xf32>, tensor<4x2xf32>
}

// What was rounded on the way is another number.
// CHECK-LABEL: func.func @rounded(
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x4xf32>, tensor<4x4xf32>)
func.func @rounded(%a: tensor<4x4xf16>, %c: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %w = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf16>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%in: f16, %out: f32):
    %0 = arith.extf %in : f16 to f32
    %1 = arith.truncf %0 : f32 to bf16
    %2 = arith.extf %1 : bf16 to f32
    linalg.yield %2 : f32
  } -> tensor<4x4xf32>
  %0 = linalg.matmul ins(%w, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%c : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
