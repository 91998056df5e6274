// RUN: fsdp-opt %s --pass-pipeline='builtin.module(func.func(fsdp-recognize-attention))' | FileCheck %s

#rows = affine_map<(b, t, s) -> (b, t, s)>
#row = affine_map<(b, t, s) -> (b, t)>
#mask = affine_map<(b, t, s) -> (t, s)>
#column = affine_map<(b, t, s) -> (b, s)>

// A softmax of what a mask chooses, in one op before its sums; products with
// batches. Rows that the mask leaves nothing have equal weights, as written.
// CHECK-LABEL: @forward
// CHECK-NOT: math.exp
// CHECK: arith.ori
// CHECK: %[[CLEARED:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<1x1x4x1xi1>, tensor<2x1x4x8xf32>)
// CHECK: arith.select
// CHECK: linalg.transpose ins(%{{.*}} : tensor<2x8x6xf32>)
// CHECK: %[[OUT:.*]], %{{.*}} = fsdp.attention %[[CLEARED]], %{{.*}}, %{{.*}} mask %{{.*}} scale 5.000000e-01 : (tensor<2x1x4x8xf32>, tensor<2x1x6x8xf32>, tensor<2x1x6x3xf32>, tensor<1x1x4x6xi1>)
// CHECK: %[[RESULT:.*]] = tensor.collapse_shape %[[OUT]]
// CHECK-NOT: math.exp
// CHECK: return %[[RESULT]]
func.func @forward(%q: tensor<2x4x8xf32>, %k: tensor<2x8x6xf32>, %v: tensor<2x6x3xf32>, %m: tensor<4x6xi1>) -> tensor<2x4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<2x4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  %0 = linalg.batch_matmul ins(%q, %k : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%f0 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #mask, #rows], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %m : tensor<2x4x6xf32>, tensor<4x6xi1>) outs(%e0 : tensor<2x4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %out: f32):
    %x = arith.mulf %a, %half : f32
    %y = arith.select %b, %x, %never : f32
    linalg.yield %y : f32
  } -> tensor<2x4x6xf32>
  %e1 = tensor.empty() : tensor<2x4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x4x6xf32>) outs(%f1 : tensor<2x4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %x = arith.maximumf %a, %out : f32
    linalg.yield %x : f32
  } -> tensor<2x4xf32>
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<2x4x6xf32>, tensor<2x4xf32>) outs(%e0 : tensor<2x4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.subf %a, %b : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<2x4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %4 = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x4x6xf32>) outs(%f2 : tensor<2x4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %x = arith.addf %a, %out : f32
    linalg.yield %x : f32
  } -> tensor<2x4xf32>
  %5 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<2x4x6xf32>, tensor<2x4xf32>) outs(%e0 : tensor<2x4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.divf %a, %b : f32
    linalg.yield %x : f32
  } -> tensor<2x4x6xf32>
  %e3 = tensor.empty() : tensor<2x4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %6 = linalg.batch_matmul ins(%5, %v : tensor<2x4x6xf32>, tensor<2x6x3xf32>) outs(%f3 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %6 : tensor<2x4x3xf32>
}

// What a mask is made of may have columns of two extents, and those that say which
// columns count of one: the mask has theirs, and nothing of its size is reshaped.
// CHECK-LABEL: @columns_of_two_extents
// CHECK-SAME: %[[BIAS:[a-z0-9]+]]: tensor<2x3x2xf32>)
// CHECK-NOT: math.exp
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[BIAS]] {{\[\[}}0], [1, 2]] : tensor<2x3x2xf32> into tensor<2x6xf32>
// CHECK: %[[MASK:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<{{.*}}>, tensor<{{.*}}>) outs(%{{.*}} : tensor<2x4x6xf32>)
// CHECK-NOT: 4x3x2
// CHECK: %[[WHOLE:.*]] = tensor.expand_shape %[[MASK]] {{\[\[}}0], [1, 2], [3]]
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %[[WHOLE]] scale 5.000000e-01
func.func @columns_of_two_extents(%q: tensor<2x4x8xf32>, %k: tensor<2x8x6xf32>, %v: tensor<2x6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<2x3x2xf32>) -> tensor<2x4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<2x4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  %0 = linalg.batch_matmul ins(%q, %k : tensor<2x4x8xf32>, tensor<2x8x6xf32>) outs(%f0 : tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
  %flat = tensor.collapse_shape %bias [[0], [1, 2]] : tensor<2x3x2xf32> into tensor<2x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #mask, #column, #rows], iterator_types = ["parallel", "parallel", "parallel"]} ins(%0, %m, %flat : tensor<2x4x6xf32>, tensor<4x6xi1>, tensor<2x6xf32>) outs(%e0 : tensor<2x4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %x = arith.mulf %a, %half : f32
    %y = arith.addf %x, %c : f32
    %z = arith.select %b, %y, %least : f32
    linalg.yield %z : f32
  } -> tensor<2x4x6xf32>
  %e1 = tensor.empty() : tensor<2x4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %2 = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<2x4x6xf32>) outs(%f1 : tensor<2x4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %x = arith.maximumf %a, %out : f32
    linalg.yield %x : f32
  } -> tensor<2x4xf32>
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %2 : tensor<2x4x6xf32>, tensor<2x4xf32>) outs(%e0 : tensor<2x4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.subf %a, %b : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<2x4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<2x4xf32>) -> tensor<2x4xf32>
  %4 = linalg.generic {indexing_maps = [#rows, #row], iterator_types = ["parallel", "parallel", "reduction"]} ins(%3 : tensor<2x4x6xf32>) outs(%f2 : tensor<2x4xf32>) {
  ^bb0(%a: f32, %out: f32):
    %x = arith.addf %a, %out : f32
    linalg.yield %x : f32
  } -> tensor<2x4xf32>
  %5 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel", "parallel"]} ins(%3, %4 : tensor<2x4x6xf32>, tensor<2x4xf32>) outs(%e0 : tensor<2x4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.divf %a, %b : f32
    linalg.yield %x : f32
  } -> tensor<2x4x6xf32>
  %e3 = tensor.empty() : tensor<2x4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %6 = linalg.batch_matmul ins(%5, %v : tensor<2x4x6xf32>, tensor<2x6x3xf32>) outs(%f3 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  return %6 : tensor<2x4x3xf32>
}
