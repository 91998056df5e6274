// RUN: fsdp-opt %s --fsdp-narrow-results --split-input-file | FileCheck %s

#at = affine_map<(i, j) -> (i, j)>
#turned = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (j)>
#column = affine_map<(i, j) -> (i)>
#at3 = affine_map<(b, i, j) -> (b, i, j)>
#row3 = affine_map<(b, i, j) -> (j)>
#one = affine_map<(i) -> (i)>

// A product that a bias is added to begins with it.
// CHECK-LABEL: func.func @bias(
// CHECK-SAME: %[[A:.*]]: tensor<64x32xbf16>, %[[B:.*]]: tensor<32x64xbf16>, %[[BIAS:.*]]: tensor<64xbf16>
// CHECK: %[[BEGIN:.*]] = linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}], iterator_types = ["parallel", "parallel"]} ins(%[[BIAS]] : tensor<64xbf16>) outs(%{{.*}} : tensor<64x64xbf16>)
// CHECK: %[[P:.*]] = linalg.matmul ins(%[[A]], %[[B]] : {{.*}}) outs(%[[BEGIN]] : tensor<64x64xbf16>) -> tensor<64x64xbf16>
// CHECK-NOT: arith.addf
// CHECK: linalg.matmul ins(%[[P]],
func.func @bias(%a: tensor<64x32xbf16>, %b: tensor<32x64xbf16>, %bias: tensor<64xbf16>, %w: tensor<64x64xbf16>) -> tensor<64x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xbf16>, tensor<32x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %wide = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%bias : tensor<64xbf16>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %x = arith.extf %i : bf16 to f32
    linalg.yield %x : f32
  } -> tensor<64xf32>
  %rep = linalg.generic {indexing_maps = [#row, #at], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<64x64xf32>
  %s = linalg.generic {indexing_maps = [#at, #at, #at], iterator_types = ["parallel", "parallel"]} ins(%p, %rep : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %x = arith.addf %i, %j : f32
    linalg.yield %x : f32
  } -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64x64xbf16>
  %r = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<64x64xf32>) outs(%e2 : tensor<64x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<64x64xbf16>
  %q = linalg.matmul ins(%r, %w : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q : tensor<64x64xf32>
}

// Whoever reads the result: the library adds the bias.
// CHECK-LABEL: func.func @elementwise(
// CHECK: linalg.matmul {{.*}} -> tensor<64x64xbf16>
// CHECK-NOT: arith.addf
func.func @elementwise(%a: tensor<64x32xbf16>, %b: tensor<32x64xbf16>, %bias: tensor<64xbf16>, %w: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xbf16>, tensor<32x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %wide = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%bias : tensor<64xbf16>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %x = arith.extf %i : bf16 to f32
    linalg.yield %x : f32
  } -> tensor<64xf32>
  %rep = linalg.generic {indexing_maps = [#row, #at], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<64x64xf32>
  %s = linalg.generic {indexing_maps = [#at, #at, #at], iterator_types = ["parallel", "parallel"]} ins(%p, %rep : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %x = arith.addf %i, %j : f32
    linalg.yield %x : f32
  } -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64x64xbf16>
  %r = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<64x64xf32>) outs(%e2 : tensor<64x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<64x64xbf16>
  %q = math.tanh %r : tensor<64x64xbf16>
  return %q : tensor<64x64xbf16>
}

// No bias: it is repeated along the other dimension.
// CHECK-LABEL: func.func @transposed(
// CHECK: linalg.matmul {{.*}} -> tensor<64x64xf32>
// CHECK: arith.addf
func.func @transposed(%a: tensor<64x32xbf16>, %b: tensor<32x64xbf16>, %bias: tensor<64xbf16>, %w: tensor<64x64xbf16>) -> tensor<64x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xbf16>, tensor<32x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %wide = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%bias : tensor<64xbf16>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %x = arith.extf %i : bf16 to f32
    linalg.yield %x : f32
  } -> tensor<64xf32>
  %rep = linalg.generic {indexing_maps = [#row, #turned], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<64x64xf32>
  %s = linalg.generic {indexing_maps = [#at, #at, #at], iterator_types = ["parallel", "parallel"]} ins(%p, %rep : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %x = arith.addf %i, %j : f32
    linalg.yield %x : f32
  } -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64x64xbf16>
  %r = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<64x64xf32>) outs(%e2 : tensor<64x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<64x64xbf16>
  %q = linalg.matmul ins(%r, %w : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q : tensor<64x64xf32>
}

// A bias of rows is none: the library adds to columns.
// CHECK-LABEL: func.func @of_rows(
// CHECK: linalg.matmul {{.*}} -> tensor<64x64xf32>
// CHECK: arith.addf
func.func @of_rows(%a: tensor<64x32xbf16>, %b: tensor<32x64xbf16>, %bias: tensor<64xbf16>, %w: tensor<64x64xbf16>) -> tensor<64x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xbf16>, tensor<32x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %wide = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%bias : tensor<64xbf16>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %x = arith.extf %i : bf16 to f32
    linalg.yield %x : f32
  } -> tensor<64xf32>
  %rep = linalg.generic {indexing_maps = [#column, #at], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<64x64xf32>
  %s = linalg.generic {indexing_maps = [#at, #at, #at], iterator_types = ["parallel", "parallel"]} ins(%p, %rep : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %x = arith.addf %i, %j : f32
    linalg.yield %x : f32
  } -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64x64xbf16>
  %r = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<64x64xf32>) outs(%e2 : tensor<64x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<64x64xbf16>
  %q = linalg.matmul ins(%r, %w : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q : tensor<64x64xf32>
}

// Something else needs the sum before it is rounded.
// CHECK-LABEL: func.func @sum_is_read(
// CHECK: linalg.matmul {{.*}} -> tensor<64x64xf32>
// CHECK: arith.addf
func.func @sum_is_read(%a: tensor<64x32xbf16>, %b: tensor<32x64xbf16>, %bias: tensor<64xbf16>, %w: tensor<64x64xbf16>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xbf16>, tensor<32x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %wide = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%bias : tensor<64xbf16>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %x = arith.extf %i : bf16 to f32
    linalg.yield %x : f32
  } -> tensor<64xf32>
  %rep = linalg.generic {indexing_maps = [#row, #at], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<64x64xf32>
  %s = linalg.generic {indexing_maps = [#at, #at, #at], iterator_types = ["parallel", "parallel"]} ins(%p, %rep : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %x = arith.addf %i, %j : f32
    linalg.yield %x : f32
  } -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64x64xbf16>
  %r = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<64x64xf32>) outs(%e2 : tensor<64x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<64x64xbf16>
  %q = linalg.matmul ins(%r, %w : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q, %s : tensor<64x64xf32>, tensor<64x64xf32>
}

// Something else needs the product without its bias.
// CHECK-LABEL: func.func @product_is_read(
// CHECK: linalg.matmul {{.*}} -> tensor<64x64xf32>
// CHECK: arith.addf
func.func @product_is_read(%a: tensor<64x32xbf16>, %b: tensor<32x64xbf16>, %bias: tensor<64xbf16>, %w: tensor<64x64xbf16>) -> (tensor<64x64xf32>, tensor<64x64xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xbf16>, tensor<32x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %wide = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%bias : tensor<64xbf16>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %x = arith.extf %i : bf16 to f32
    linalg.yield %x : f32
  } -> tensor<64xf32>
  %rep = linalg.generic {indexing_maps = [#row, #at], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<64x64xf32>
  %s = linalg.generic {indexing_maps = [#at, #at, #at], iterator_types = ["parallel", "parallel"]} ins(%p, %rep : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %x = arith.addf %i, %j : f32
    linalg.yield %x : f32
  } -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64x64xbf16>
  %r = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<64x64xf32>) outs(%e2 : tensor<64x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<64x64xbf16>
  %q = linalg.matmul ins(%r, %w : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q, %p : tensor<64x64xf32>, tensor<64x64xf32>
}

// A bias of f32 has more than the result's type.
// CHECK-LABEL: func.func @f32_bias(
// CHECK: linalg.matmul {{.*}} -> tensor<64x64xf32>
// CHECK: arith.addf
func.func @f32_bias(%a: tensor<64x32xbf16>, %b: tensor<32x64xbf16>, %wide: tensor<64xf32>, %w: tensor<64x64xbf16>) -> tensor<64x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xbf16>, tensor<32x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %rep = linalg.generic {indexing_maps = [#row, #at], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<64x64xf32>
  %s = linalg.generic {indexing_maps = [#at, #at, #at], iterator_types = ["parallel", "parallel"]} ins(%p, %rep : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %x = arith.addf %i, %j : f32
    linalg.yield %x : f32
  } -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64x64xbf16>
  %r = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<64x64xf32>) outs(%e2 : tensor<64x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<64x64xbf16>
  %q = linalg.matmul ins(%r, %w : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q : tensor<64x64xf32>
}

// The library adds biases to single products only, and kernels read this one.
// CHECK-LABEL: func.func @batches(
// CHECK: linalg.batch_matmul {{.*}} -> tensor<2x64x64xf32>
// CHECK: arith.addf
func.func @batches(%a: tensor<2x64x32xbf16>, %b: tensor<2x32x64xbf16>, %bias: tensor<64xbf16>) -> tensor<2x64x64xbf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
  %p = linalg.batch_matmul ins(%a, %b : tensor<2x64x32xbf16>, tensor<2x32x64xbf16>) outs(%f : tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %wide = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%bias : tensor<64xbf16>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %x = arith.extf %i : bf16 to f32
    linalg.yield %x : f32
  } -> tensor<64xf32>
  %rep = linalg.generic {indexing_maps = [#row3, #at3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%wide : tensor<64xf32>) outs(%e : tensor<2x64x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<2x64x64xf32>
  %s = linalg.generic {indexing_maps = [#at3, #at3, #at3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%p, %rep : tensor<2x64x64xf32>, tensor<2x64x64xf32>) outs(%e : tensor<2x64x64xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %x = arith.addf %i, %j : f32
    linalg.yield %x : f32
  } -> tensor<2x64x64xf32>
  %e2 = tensor.empty() : tensor<2x64x64xbf16>
  %r = linalg.generic {indexing_maps = [#at3, #at3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%s : tensor<2x64x64xf32>) outs(%e2 : tensor<2x64x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<2x64x64xbf16>
  return %r : tensor<2x64x64xbf16>
}

// No bias: the sum does not read the product.
// CHECK-LABEL: func.func @dest(
// CHECK: linalg.matmul {{.*}} -> tensor<64x64xf32>
// CHECK: arith.addf
func.func @dest(%a: tensor<64x32xbf16>, %b: tensor<32x64xbf16>, %bias: tensor<64xbf16>, %w: tensor<64x64xbf16>, %other: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xbf16>, tensor<32x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %wide = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%bias : tensor<64xbf16>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %x = arith.extf %i : bf16 to f32
    linalg.yield %x : f32
  } -> tensor<64xf32>
  %rep = linalg.generic {indexing_maps = [#row, #at], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<64x64xf32>
  %s = linalg.generic {indexing_maps = [#at, #at, #at], iterator_types = ["parallel", "parallel"]} ins(%rep, %other : tensor<64x64xf32>, tensor<64x64xf32>) outs(%p : tensor<64x64xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %x = arith.addf %i, %j : f32
    linalg.yield %x : f32
  } -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64x64xbf16>
  %r = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<64x64xf32>) outs(%e2 : tensor<64x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<64x64xbf16>
  %q = linalg.matmul ins(%r, %w : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q : tensor<64x64xf32>
}

// Products round to the nearest.
// CHECK-LABEL: func.func @toward_zero(
// CHECK: linalg.matmul {{.*}} -> tensor<64x64xf32>
// CHECK: arith.addf
func.func @toward_zero(%a: tensor<64x32xbf16>, %b: tensor<32x64xbf16>, %bias: tensor<64xbf16>, %w: tensor<64x64xbf16>) -> tensor<64x64xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<64x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<64x64xf32>) -> tensor<64x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<64x32xbf16>, tensor<32x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %wide = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%bias : tensor<64xbf16>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %x = arith.extf %i : bf16 to f32
    linalg.yield %x : f32
  } -> tensor<64xf32>
  %rep = linalg.generic {indexing_maps = [#row, #at], iterator_types = ["parallel", "parallel"]} ins(%wide : tensor<64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<64x64xf32>
  %s = linalg.generic {indexing_maps = [#at, #at, #at], iterator_types = ["parallel", "parallel"]} ins(%p, %rep : tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %x = arith.addf %i, %j : f32
    linalg.yield %x : f32
  } -> tensor<64x64xf32>
  %e2 = tensor.empty() : tensor<64x64xbf16>
  %r = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<64x64xf32>) outs(%e2 : tensor<64x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i toward_zero : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<64x64xbf16>
  %q = linalg.matmul ins(%r, %w : tensor<64x64xbf16>, tensor<64x64xbf16>) outs(%f : tensor<64x64xf32>) -> tensor<64x64xf32>
  return %q : tensor<64x64xf32>
}

// Shapes are static.
// CHECK-LABEL: func.func @dynamic(
// CHECK: linalg.matmul {{.*}} -> tensor<?x64xf32>
func.func @dynamic(%a: tensor<?x32xbf16>, %b: tensor<32x64xbf16>, %n: index) -> tensor<?x64xbf16> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %p = linalg.matmul ins(%a, %b : tensor<?x32xbf16>, tensor<32x64xbf16>) outs(%f : tensor<?x64xf32>) -> tensor<?x64xf32>
  %e2 = tensor.empty(%n) : tensor<?x64xbf16>
  %r = linalg.generic {indexing_maps = [#at, #at], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<?x64xf32>) outs(%e2 : tensor<?x64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %x = arith.truncf %i : f32 to bf16
    linalg.yield %x : bf16
  } -> tensor<?x64xbf16>
  return %r : tensor<?x64xbf16>
}
