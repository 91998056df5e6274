// RUN: fsdp-opt %s --fsdp-narrow-results --split-input-file | FileCheck %s

#rows = affine_map<(i, j) -> (i, j)>
#bias = affine_map<(i, j) -> (j)>

// All readers round the sum before anything else, one behind a reshape.

// CHECK-LABEL: func.func @all(
// CHECK: %[[ZERO:.*]] = linalg.fill {{.*}} -> tensor<8x6xbf16>
// CHECK: %[[P:.*]] = linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<8x4xbf16>, tensor<4x6xbf16>) outs(%[[ZERO]] : tensor<8x6xbf16>) -> tensor<8x6xbf16>
// CHECK: linalg.generic {{.*}} ins(%[[P]], %{{.*}} : tensor<8x6xbf16>, tensor<6xbf16>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: bf16, %[[B:.*]]: bf16, %{{.*}}: bf16):
// CHECK-NEXT: arith.addf %[[IN]], %[[B]] : bf16
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[P]] {{.*}} : tensor<8x6xbf16> into tensor<48xbf16>
// CHECK: linalg.generic {{.*}} ins(%[[FLAT]] : tensor<48xbf16>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: bf16, %{{.*}}: f32):
// CHECK-NEXT: arith.extf %[[X]] : bf16 to f32
func.func @all(%a: tensor<8x4xbf16>, %b: tensor<4x6xbf16>, %c: tensor<6xbf16>) -> (tensor<8x6xbf16>, tensor<48xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x6xf32>) -> tensor<8x6xf32>
  %p = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x6xbf16>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %e0 = tensor.empty() : tensor<8x6xbf16>
  %0 = linalg.generic {indexing_maps = [#rows, #bias, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%p, %c : tensor<8x6xf32>, tensor<6xbf16>) outs(%e0 : tensor<8x6xbf16>) {
  ^bb0(%in: f32, %in_0: bf16, %out: bf16):
    %1 = arith.truncf %in : f32 to bf16
    %2 = arith.addf %1, %in_0 : bf16
    linalg.yield %2 : bf16
  } -> tensor<8x6xbf16>
  %flat = tensor.collapse_shape %p [[0, 1]] : tensor<8x6xf32> into tensor<48xf32>
  %e1 = tensor.empty() : tensor<48xf32>
  %3 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%flat : tensor<48xf32>) outs(%e1 : tensor<48xf32>) {
  ^bb0(%in: f32, %out: f32):
    %4 = arith.truncf %in : f32 to bf16
    %5 = arith.extf %4 : bf16 to f32
    linalg.yield %5 : f32
  } -> tensor<48xf32>
  return %0, %3 : tensor<8x6xbf16>, tensor<48xf32>
}

// -----

#rows = affine_map<(i, j) -> (i, j)>

// A contraction keeps its maps.

// CHECK-LABEL: func.func @maps(
// CHECK: linalg.contract indexing_maps = [#[[A:.*]], #[[B:.*]], #[[C:.*]]] ins(%{{.*}}, %{{.*}} : tensor<8x4xf16>, tensor<6x4xf16>) outs(%{{.*}} : tensor<8x6xf16>)
func.func @maps(%a: tensor<8x4xf16>, %b: tensor<6x4xf16>) -> tensor<8x6xf16> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x6xf32>) -> tensor<8x6xf32>
  %p = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>]
      ins(%a, %b : tensor<8x4xf16>, tensor<6x4xf16>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %e0 = tensor.empty() : tensor<8x6xf16>
  %0 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x6xf32>) outs(%e0 : tensor<8x6xf16>) {
  ^bb0(%in: f32, %out: f16):
    %1 = arith.truncf %in : f32 to f16
    linalg.yield %1 : f16
  } -> tensor<8x6xf16>
  return %0 : tensor<8x6xf16>
}

// -----

#rows = affine_map<(i, j) -> (i, j)>
#bias = affine_map<(i, j) -> (j)>

// Not where a reader needs the sum, rounds it to another type or adds to it
// before, or where the sum does not begin with zero.

// CHECK-LABEL: func.func @kept(
// CHECK: linalg.matmul {{.*}} -> tensor<8x6xf32>
// CHECK: linalg.matmul {{.*}} -> tensor<8x6xf32>
// CHECK: linalg.matmul {{.*}} -> tensor<8x6xf32>
// CHECK: linalg.matmul {{.*}} -> tensor<8x6xf32>
// CHECK-NOT: linalg.matmul
func.func @kept(%a: tensor<8x4xbf16>, %b: tensor<4x6xbf16>, %c: tensor<6xf32>, %d: tensor<8x6xf32>) -> (tensor<8x6xf32>, tensor<8x6xf16>, tensor<8x6xbf16>, tensor<8x6xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x6xf32>) -> tensor<8x6xf32>
  %needed = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x6xbf16>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %p = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x6xbf16>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %e0 = tensor.empty() : tensor<8x6xf16>
  %0 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x6xf32>) outs(%e0 : tensor<8x6xf16>) {
  ^bb0(%in: f32, %out: f16):
    %1 = arith.truncf %in : f32 to f16
    linalg.yield %1 : f16
  } -> tensor<8x6xf16>
  %q = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x6xbf16>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %e1 = tensor.empty() : tensor<8x6xbf16>
  %2 = linalg.generic {indexing_maps = [#rows, #bias, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%q, %c : tensor<8x6xf32>, tensor<6xf32>) outs(%e1 : tensor<8x6xbf16>) {
  ^bb0(%in: f32, %in_0: f32, %out: bf16):
    %3 = arith.addf %in, %in_0 : f32
    %4 = arith.truncf %3 : f32 to bf16
    linalg.yield %4 : bf16
  } -> tensor<8x6xbf16>
  %r = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x6xbf16>) outs(%d : tensor<8x6xf32>) -> tensor<8x6xf32>
  %5 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%r : tensor<8x6xf32>) outs(%e1 : tensor<8x6xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %6 = arith.truncf %in : f32 to bf16
    linalg.yield %6 : bf16
  } -> tensor<8x6xbf16>
  return %needed, %0, %2, %5 : tensor<8x6xf32>, tensor<8x6xf16>, tensor<8x6xbf16>, tensor<8x6xbf16>
}

// -----

#rows = affine_map<(i, j) -> (i, j)>
#swapped = affine_map<(i, j) -> (j, i)>
#bias = affine_map<(i, j) -> (j)>

// A reader that only rounded is gone, behind a reshape too, and its readers read
// the product.

// CHECK-LABEL: func.func @only_rounded(
// CHECK: %[[P:.*]] = linalg.matmul {{.*}} -> tensor<8x6xbf16>
// CHECK-NOT: linalg.generic
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[P]] {{.*}} : tensor<8x6xbf16> into tensor<48xbf16>
// CHECK-NOT: linalg.generic
// CHECK: %[[N:.*]] = arith.negf %[[P]] : tensor<8x6xbf16>
// CHECK: return %[[P]], %[[FLAT]], %[[N]]
func.func @only_rounded(%a: tensor<8x4xbf16>, %b: tensor<4x6xbf16>) -> (tensor<8x6xbf16>, tensor<48xbf16>, tensor<8x6xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x6xf32>) -> tensor<8x6xf32>
  %p = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x6xbf16>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %e0 = tensor.empty() : tensor<8x6xbf16>
  %0 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x6xf32>) outs(%e0 : tensor<8x6xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %1 = arith.truncf %in : f32 to bf16
    linalg.yield %1 : bf16
  } -> tensor<8x6xbf16>
  %flat = tensor.collapse_shape %p [[0, 1]] : tensor<8x6xf32> into tensor<48xf32>
  %e1 = tensor.empty() : tensor<48xbf16>
  %2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%flat : tensor<48xf32>) outs(%e1 : tensor<48xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %3 = arith.truncf %in : f32 to bf16
    linalg.yield %3 : bf16
  } -> tensor<48xbf16>
  %n = arith.negf %0 : tensor<8x6xbf16>
  return %0, %2, %n : tensor<8x6xbf16>, tensor<48xbf16>, tensor<8x6xbf16>
}

// A copy stays where it transposes, computes something more, reads another
// tensor as well, or has a second result.

// CHECK-LABEL: func.func @copies(
// CHECK: linalg.matmul {{.*}} -> tensor<8x6xbf16>
// CHECK-COUNT-4: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @copies(%a: tensor<8x4xbf16>, %b: tensor<4x6xbf16>, %c: tensor<6xbf16>) -> (tensor<6x8xbf16>, tensor<8x6xbf16>, tensor<8x6xbf16>, tensor<8x6xbf16>, tensor<8x6xbf16>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x6xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x6xf32>) -> tensor<8x6xf32>
  %p = linalg.matmul ins(%a, %b : tensor<8x4xbf16>, tensor<4x6xbf16>) outs(%z : tensor<8x6xf32>) -> tensor<8x6xf32>
  %e0 = tensor.empty() : tensor<6x8xbf16>
  %0 = linalg.generic {indexing_maps = [#rows, #swapped], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x6xf32>) outs(%e0 : tensor<6x8xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %1 = arith.truncf %in : f32 to bf16
    linalg.yield %1 : bf16
  } -> tensor<6x8xbf16>
  %e1 = tensor.empty() : tensor<8x6xbf16>
  %2 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x6xf32>) outs(%e1 : tensor<8x6xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %3 = arith.truncf %in : f32 to bf16
    %4 = arith.negf %3 : bf16
    linalg.yield %4 : bf16
  } -> tensor<8x6xbf16>
  %5 = linalg.generic {indexing_maps = [#rows, #bias, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%p, %c : tensor<8x6xf32>, tensor<6xbf16>) outs(%e1 : tensor<8x6xbf16>) {
  ^bb0(%in: f32, %in_0: bf16, %out: bf16):
    %6 = arith.truncf %in : f32 to bf16
    linalg.yield %6 : bf16
  } -> tensor<8x6xbf16>
  %7:2 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<8x6xf32>) outs(%e1, %e1 : tensor<8x6xbf16>, tensor<8x6xbf16>) {
  ^bb0(%in: f32, %out: bf16, %out_0: bf16):
    %8 = arith.truncf %in : f32 to bf16
    linalg.yield %8, %8 : bf16, bf16
  } -> (tensor<8x6xbf16>, tensor<8x6xbf16>)
  return %0, %2, %5, %7#0, %7#1 : tensor<6x8xbf16>, tensor<8x6xbf16>, tensor<8x6xbf16>, tensor<8x6xbf16>, tensor<8x6xbf16>
}
