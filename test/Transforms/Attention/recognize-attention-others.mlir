// RUN: fsdp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(fsdp-recognize-attention))' | FileCheck %s

// What is nearly attention, and computes something else.

// The softmax that all of the others are made from is recognized.
// CHECK-LABEL: @softmax
// CHECK: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @softmax(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %x = arith.divf %a, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// A sum with a small number more, of weights that are small themselves.
// CHECK-LABEL: @sum_of_more
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @sum_of_more(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %eps = arith.constant 1.0e-6 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %y = math.exp %a : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %s = arith.addf %sum, %eps : f32
    %x = arith.divf %a, %s : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// Weights with a small number more each.
// CHECK-LABEL: @weights_of_more
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @weights_of_more(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %eps = arith.constant 1.0e-6 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %w = arith.divf %a, %sum : f32
    %x = arith.addf %w, %eps : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// What a mask does not choose has all of the weight.
// CHECK-LABEL: @negated_choice
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @negated_choice(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %x = arith.select %b, %a, %never : f32
    %y = arith.negf %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %x = arith.divf %a, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// A number for no weight that is scaled until it has one.
// CHECK-LABEL: @small_fill
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @small_fill(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %fill = arith.constant -3.0e4 : f32
  %scale = arith.constant 9.765625e-04 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %x = arith.select %b, %a, %fill : f32
    %y = arith.mulf %x, %scale : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %x = arith.divf %a, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// Two numbers for no weight: of a row that has both, one has all of it. The sum
// of a product and a mask says so.
// CHECK-LABEL: @two_fills
// CHECK: fsdp.attention {{.*}} mask %{{.*}} : {{.*}}tensor<1x1x4x6xf32>)
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @two_fills(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>, %n: tensor<4x6xi1>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %n : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xi1>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %d: i1, %out: f32):
    %x = arith.select %b, %a, %never : f32
    %z = arith.mulf %x, %half : f32
    %y = arith.select %d, %z, %never : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %x = arith.divf %a, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// Weights that are others where a bias is minus infinity.
// CHECK-LABEL: @infinite_bias
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @infinite_bias(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %y = arith.addf %a, %c : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %w = arith.divf %a, %sum : f32
    %n = arith.cmpf oeq, %c, %least : f32
    %x = arith.select %n, %half, %w : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// Rows that a bias leaves nothing have weights.
// CHECK-LABEL: @infinite_row
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @infinite_row(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %y = arith.addf %a, %c : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %w = arith.divf %a, %sum : f32
    %n = arith.cmpf oeq, %max, %least : f32
    %x = arith.select %n, %half, %w : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// Such rows are 0, as those of the op.
// CHECK-LABEL: @zero_row
// CHECK: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @zero_row(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %y = arith.addf %a, %c : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %w = arith.divf %a, %sum : f32
    %n = arith.cmpf oeq, %max, %least : f32
    %x = arith.select %n, %zero, %w : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// A bias for all, which the body takes out of its tensor.
// CHECK-LABEL: @captured_element
// CHECK: fsdp.attention {{.*}} mask
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @captured_element(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>, %one: tensor<f32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %g = tensor.extract %one[] : tensor<f32>
    %y = arith.addf %a, %g : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %x = arith.divf %a, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// An element of a larger one is not followed.
// CHECK-LABEL: @captured_tensor
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @captured_tensor(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>, %all: tensor<5xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %at = arith.constant 2 : index
    %g = tensor.extract %all[%at] : tensor<5xf32>
    %y = arith.addf %a, %g : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %x = arith.divf %a, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// A product that sums over the values' elements as well.
// CHECK-LABEL: @sum_of_values
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @sum_of_values(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> (tensor<4x3xf32>, tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %x = arith.divf %a, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %7 = linalg.generic {indexing_maps = [affine_map<(t, s, d) -> (t, s)>, affine_map<(t, s, d) -> (s, d)>, affine_map<(t, s, d) -> (t)>], iterator_types = ["parallel", "reduction", "reduction"]} ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f2 : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.mulf %a, %b : f32
    %y = arith.addf %out, %x : f32
    linalg.yield %y : f32
  } -> tensor<4xf32>
  return %6, %7 : tensor<4x3xf32>, tensor<4xf32>
}

// -----

// The output's gradient is one for all rows.
// CHECK-LABEL: @one_gradient
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @one_gradient(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>, %g: tensor<3xf32>) -> (tensor<4x3xf32>, tensor<6x3xf32>) {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %x = arith.divf %a, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %e4 = tensor.empty() : tensor<6x3xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<6x3xf32>) -> tensor<6x3xf32>
  %7 = linalg.generic {indexing_maps = [affine_map<(s, d, t) -> (t, s)>, affine_map<(s, d, t) -> (d)>, affine_map<(s, d, t) -> (s, d)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%5, %g : tensor<4x6xf32>, tensor<3xf32>) outs(%f4 : tensor<6x3xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = arith.mulf %a, %b : f32
    %y = arith.addf %out, %x : f32
    linalg.yield %y : f32
  } -> tensor<6x3xf32>
  return %6, %7 : tensor<4x3xf32>, tensor<6x3xf32>
}

// -----

// A mask whose ops share operands: each is built once.
// CHECK-LABEL: @shared_terms
// CHECK-COUNT-35: arith.addf
// CHECK-NOT: arith.addf
// CHECK: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @shared_terms(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %c0 = arith.addf %c, %half : f32
    %d0 = arith.addf %c0, %c0 : f32
    %c1 = arith.mulf %d0, %half : f32
    %d1 = arith.addf %c1, %c1 : f32
    %c2 = arith.mulf %d1, %half : f32
    %d2 = arith.addf %c2, %c2 : f32
    %c3 = arith.mulf %d2, %half : f32
    %d3 = arith.addf %c3, %c3 : f32
    %c4 = arith.mulf %d3, %half : f32
    %d4 = arith.addf %c4, %c4 : f32
    %c5 = arith.mulf %d4, %half : f32
    %d5 = arith.addf %c5, %c5 : f32
    %c6 = arith.mulf %d5, %half : f32
    %d6 = arith.addf %c6, %c6 : f32
    %c7 = arith.mulf %d6, %half : f32
    %d7 = arith.addf %c7, %c7 : f32
    %c8 = arith.mulf %d7, %half : f32
    %d8 = arith.addf %c8, %c8 : f32
    %c9 = arith.mulf %d8, %half : f32
    %d9 = arith.addf %c9, %c9 : f32
    %c10 = arith.mulf %d9, %half : f32
    %d10 = arith.addf %c10, %c10 : f32
    %c11 = arith.mulf %d10, %half : f32
    %d11 = arith.addf %c11, %c11 : f32
    %c12 = arith.mulf %d11, %half : f32
    %d12 = arith.addf %c12, %c12 : f32
    %c13 = arith.mulf %d12, %half : f32
    %d13 = arith.addf %c13, %c13 : f32
    %c14 = arith.mulf %d13, %half : f32
    %d14 = arith.addf %c14, %c14 : f32
    %c15 = arith.mulf %d14, %half : f32
    %d15 = arith.addf %c15, %c15 : f32
    %c16 = arith.mulf %d15, %half : f32
    %d16 = arith.addf %c16, %c16 : f32
    %c17 = arith.mulf %d16, %half : f32
    %d17 = arith.addf %c17, %c17 : f32
    %c18 = arith.mulf %d17, %half : f32
    %d18 = arith.addf %c18, %c18 : f32
    %c19 = arith.mulf %d18, %half : f32
    %d19 = arith.addf %c19, %c19 : f32
    %c20 = arith.mulf %d19, %half : f32
    %d20 = arith.addf %c20, %c20 : f32
    %c21 = arith.mulf %d20, %half : f32
    %d21 = arith.addf %c21, %c21 : f32
    %c22 = arith.mulf %d21, %half : f32
    %d22 = arith.addf %c22, %c22 : f32
    %c23 = arith.mulf %d22, %half : f32
    %d23 = arith.addf %c23, %c23 : f32
    %c24 = arith.mulf %d23, %half : f32
    %d24 = arith.addf %c24, %c24 : f32
    %c25 = arith.mulf %d24, %half : f32
    %d25 = arith.addf %c25, %c25 : f32
    %c26 = arith.mulf %d25, %half : f32
    %d26 = arith.addf %c26, %c26 : f32
    %c27 = arith.mulf %d26, %half : f32
    %d27 = arith.addf %c27, %c27 : f32
    %c28 = arith.mulf %d27, %half : f32
    %d28 = arith.addf %c28, %c28 : f32
    %c29 = arith.mulf %d28, %half : f32
    %d29 = arith.addf %c29, %c29 : f32
    %c30 = arith.mulf %d29, %half : f32
    %d30 = arith.addf %c30, %c30 : f32
    %c31 = arith.mulf %d30, %half : f32
    %d31 = arith.addf %c31, %c31 : f32
    %c32 = arith.mulf %d31, %half : f32
    %d32 = arith.addf %c32, %c32 : f32
    %c33 = arith.mulf %d32, %half : f32
    %d33 = arith.addf %c33, %c33 : f32
    %c34 = arith.mulf %d33, %half : f32
    %y = arith.addf %a, %c34 : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %x = arith.divf %a, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// Products of nothing.
// CHECK-LABEL: @no_depth
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @no_depth(%q: tensor<4x0xf32>, %k: tensor<0x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %never = arith.constant -1.0e9 : f32
  %least = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x0xf32>, tensor<0x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %max: f32, %out: f32):
    %x = arith.subf %a, %max : f32
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf32>) outs(%f2 : tensor<4xf32>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %sum: f32, %max: f32, %c: f32, %out: f32):
    %x = arith.divf %a, %sum : f32
    linalg.yield %x : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %6 : tensor<4x3xf32>
}

// -----

// Elements that the op has not.
// CHECK-LABEL: @other_elements
// CHECK-NOT: fsdp.attention
// CHECK: return
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @other_elements(%q: tensor<4x8xf8E5M2>, %k: tensor<8x6xf8E5M2>, %v: tensor<6x3xf8E5M2>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf8E5M2>) -> tensor<4x3xf8E5M2> {
  %zero = arith.constant 0.0 : f8E5M2
  %half = arith.constant 0.5 : f8E5M2
  %never = arith.constant -1.0 : f8E5M2
  %least = arith.constant 0xFC : f8E5M2
  %e0 = tensor.empty() : tensor<4x6xf8E5M2>
  %f0 = linalg.fill ins(%zero : f8E5M2) outs(%e0 : tensor<4x6xf8E5M2>) -> tensor<4x6xf8E5M2>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf8E5M2>, tensor<8x6xf8E5M2>) outs(%f0 : tensor<4x6xf8E5M2>) -> tensor<4x6xf8E5M2>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf8E5M2>, tensor<4x6xi1>, tensor<4x6xf8E5M2>) outs(%e0 : tensor<4x6xf8E5M2>) {
  ^bb0(%a: f8E5M2, %b: i1, %c: f8E5M2, %out: f8E5M2):
    %y = arith.mulf %a, %half : f8E5M2
    linalg.yield %y : f8E5M2
  } -> tensor<4x6xf8E5M2>
  %e1 = tensor.empty() : tensor<4xf8E5M2>
  %f1 = linalg.fill ins(%least : f8E5M2) outs(%e1 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  %2 = linalg.reduce { arith.maximumf } ins(%1 : tensor<4x6xf8E5M2>) outs(%f1 : tensor<4xf8E5M2>) dimensions = [1]
  %3 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%1, %2 : tensor<4x6xf8E5M2>, tensor<4xf8E5M2>) outs(%e0 : tensor<4x6xf8E5M2>) {
  ^bb0(%a: f8E5M2, %max: f8E5M2, %out: f8E5M2):
    %x = arith.subf %a, %max : f8E5M2
    %y = math.exp %x : f8E5M2
    linalg.yield %y : f8E5M2
  } -> tensor<4x6xf8E5M2>
  %f2 = linalg.fill ins(%zero : f8E5M2) outs(%e1 : tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  %4 = linalg.reduce { arith.addf } ins(%3 : tensor<4x6xf8E5M2>) outs(%f2 : tensor<4xf8E5M2>) dimensions = [1]
  %5 = linalg.generic {indexing_maps = [#rows, #row, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%3, %4, %2, %bias : tensor<4x6xf8E5M2>, tensor<4xf8E5M2>, tensor<4xf8E5M2>, tensor<4x6xf8E5M2>) outs(%e0 : tensor<4x6xf8E5M2>) {
  ^bb0(%a: f8E5M2, %sum: f8E5M2, %max: f8E5M2, %c: f8E5M2, %out: f8E5M2):
    %x = arith.divf %a, %sum : f8E5M2
    linalg.yield %x : f8E5M2
  } -> tensor<4x6xf8E5M2>
  %e3 = tensor.empty() : tensor<4x3xf8E5M2>
  %f3 = linalg.fill ins(%zero : f8E5M2) outs(%e3 : tensor<4x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  %6 = linalg.matmul ins(%5, %v : tensor<4x6xf8E5M2>, tensor<6x3xf8E5M2>) outs(%f3 : tensor<4x3xf8E5M2>) -> tensor<4x3xf8E5M2>
  return %6 : tensor<4x3xf8E5M2>
}
