// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(fsdp-recognize-attention))' --remarks-filter=fsdp-recognize-attention | FileCheck %s

// What is nearly attention, and why it stays.

// A mask of which one row is read for all.
// CHECK-LABEL: @part_of_mask
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
#part = affine_map<(t, s) -> (0, s)>
func.func @part_of_mask(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #part, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.addf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: a mask, scores or weights are read at one place of a dimension that has more}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// A finite number in place of scores, and numbers of the batch: of a row that has
// nothing else, both have weights, but products of one alone have gradients.
// CHECK-LABEL: @masked_then_added
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @masked_then_added(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %never = arith.constant -3.40282347E+38 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %x = arith.select %b, %a, %never : f32
    %y = arith.addf %x, %c : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: scores are masked by a finite number, and numbers that may be as small are added}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// The same in the other order.
// CHECK-LABEL: @added_then_masked
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @added_then_masked(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %never = arith.constant -3.40282347E+38 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %x = arith.addf %a, %c : f32
    %y = arith.select %b, %x, %never : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: scores are masked by a finite number, and numbers that may be as small are added}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// A number that is as small as the one that masks.
// CHECK-LABEL: @much_less
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @much_less(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %never = arith.constant -3.0e4 : f32
  %less = arith.constant -4.0e4 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m : tensor<4x6xf32>, tensor<4x6xi1>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %out: f32):
    %x = arith.addf %a, %less : f32
    %y = arith.select %b, %x, %never : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: scores are masked by a finite number, and numbers that may be as small are added}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// Numbers that are known to be larger leave it a mask.
// CHECK-LABEL: @little_less
// CHECK: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
#column = affine_map<(t, s) -> (s)>
func.func @little_less(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %never = arith.constant -3.40282347E+38 : f32
  %slope = arith.constant dense<[0.0, -0.5, -1.0, -1.5, -2.0, -2.5]> : tensor<6xf32>
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #column, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %slope : tensor<4x6xf32>, tensor<4x6xi1>, tensor<6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %x = arith.addf %a, %c : f32
    %y = arith.select %b, %x, %never : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention that was written out is one op}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// Minus infinity has no weight, whatever is added.
// CHECK-LABEL: @infinite_then_added
// CHECK: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @infinite_then_added(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xi1>, %bias: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %never = arith.constant 0xFF800000 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m, %bias : tensor<4x6xf32>, tensor<4x6xi1>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %c: f32, %out: f32):
    %x = arith.select %b, %a, %never : f32
    %y = arith.addf %x, %c : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention that was written out is one op}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// A sum of ones is the number of columns.
// CHECK-LABEL: @counted_columns
// CHECK: fsdp.attention {{.*}} scale 0.33333333333333331
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
#number = affine_map<(t, s) -> ()>
func.func @counted_columns(%q: tensor<4x8xf32>, %k: tensor<8x9xf32>, %v: tensor<9x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n0 = tensor.empty() : tensor<f32>
  %n1 = linalg.fill ins(%zero : f32) outs(%n0 : tensor<f32>) -> tensor<f32>
  %n2 = tensor.empty() : tensor<9xf32>
  %ones = linalg.fill ins(%one : f32) outs(%n2 : tensor<9xf32>) -> tensor<9xf32>
  %count = linalg.reduce { arith.addf } ins(%ones : tensor<9xf32>) outs(%n1 : tensor<f32>) dimensions = [0]
  %e0 = tensor.empty() : tensor<4x9xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x9xf32>) -> tensor<4x9xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x9xf32>) outs(%f0 : tensor<4x9xf32>) -> tensor<4x9xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #number, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %count : tensor<4x9xf32>, tensor<f32>) outs(%e0 : tensor<4x9xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %x = math.sqrt %b : f32
    %y = arith.divf %a, %x : f32
    linalg.yield %y : f32
  } -> tensor<4x9xf32>
  %2 = linalg.exp ins(%1 : tensor<4x9xf32>) outs(%e0 : tensor<4x9xf32>) -> tensor<4x9xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x9xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x9xf32>, tensor<4xf32>) outs(%e0 : tensor<4x9xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x9xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention that was written out is one op}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x9xf32>, tensor<9x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// Weights that are multiplied by something else than 1.
// CHECK-LABEL: @counted_weights
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
#number = affine_map<(t, s) -> ()>
func.func @counted_weights(%q: tensor<4x8xf32>, %k: tensor<8x9xf32>, %v: tensor<9x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %n0 = tensor.empty() : tensor<f32>
  %n1 = linalg.fill ins(%zero : f32) outs(%n0 : tensor<f32>) -> tensor<f32>
  %n2 = tensor.empty() : tensor<9xf32>
  %ones = linalg.fill ins(%one : f32) outs(%n2 : tensor<9xf32>) -> tensor<9xf32>
  %count = linalg.reduce { arith.addf } ins(%ones : tensor<9xf32>) outs(%n1 : tensor<f32>) dimensions = [0]
  %sixth = arith.constant 0.166666667 : f32
  %e0 = tensor.empty() : tensor<4x9xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x9xf32>) -> tensor<4x9xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x9xf32>) outs(%f0 : tensor<4x9xf32>) -> tensor<4x9xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x9xf32>) outs(%e0 : tensor<4x9xf32>) {
  ^bb0(%a: f32, %out: f32):
    %y = arith.mulf %a, %one : f32
    linalg.yield %y : f32
  } -> tensor<4x9xf32>
  %2 = linalg.exp ins(%1 : tensor<4x9xf32>) outs(%e0 : tensor<4x9xf32>) -> tensor<4x9xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x9xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #number, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3, %count : tensor<4x9xf32>, tensor<4xf32>, tensor<f32>) outs(%e0 : tensor<4x9xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %w = arith.divf %a, %b : f32
    %x = arith.mulf %c, %sixth : f32
    %y = arith.mulf %w, %x : f32
    linalg.yield %y : f32
  } -> tensor<4x9xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: what values are multiplied by is no softmax of scores, or it is changed, as dropout does}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x9xf32>, tensor<9x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// Weights of a row of many columns are small.
// CHECK-LABEL: @many_columns
// CHECK: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @many_columns(%q: tensor<4x8xf32>, %k: tensor<8x4096xf32>, %v: tensor<4096x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.125 : f32
  %e0 = tensor.empty() : tensor<4x4096xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x4096xf32>) -> tensor<4x4096xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x4096xf32>) outs(%f0 : tensor<4x4096xf32>) -> tensor<4x4096xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4096xf32>) outs(%e0 : tensor<4x4096xf32>) {
  ^bb0(%a: f32, %out: f32):
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x4096xf32>
  %2 = linalg.exp ins(%1 : tensor<4x4096xf32>) outs(%e0 : tensor<4x4096xf32>) -> tensor<4x4096xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x4096xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x4096xf32>, tensor<4xf32>) outs(%e0 : tensor<4x4096xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x4096xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention that was written out is one op}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x4096xf32>, tensor<4096x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// A scale that a flag chooses.
// CHECK-LABEL: @chosen_scale
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
#number = affine_map<(t, s) -> ()>
func.func @chosen_scale(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %flag: tensor<i1>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %two = arith.constant 2.0 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #number, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %flag : tensor<4x6xf32>, tensor<i1>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: i1, %out: f32):
    %x = arith.select %b, %half, %two : f32
    %y = arith.mulf %a, %x : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: the scale of scores is no constant}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// A sum with a small number more, which f32 tells from the sum.
// CHECK-LABEL: @epsilon
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @epsilon(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %eps = arith.constant 1.0e-6 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %out: f32):
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %z = arith.addf %b, %eps : f32
    %y = arith.divf %a, %z : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: what values are multiplied by is no softmax of scores, or it is changed, as dropout does}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// A smaller one, which f64 tells from it.
// CHECK-LABEL: @double_epsilon
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @double_epsilon(%q: tensor<4x8xf64>, %k: tensor<8x6xf64>, %v: tensor<6x3xf64>) -> tensor<4x3xf64> {
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %eps = arith.constant 1.0e-10 : f64
  %e0 = tensor.empty() : tensor<4x6xf64>
  %f0 = linalg.fill ins(%zero : f64) outs(%e0 : tensor<4x6xf64>) -> tensor<4x6xf64>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf64>, tensor<8x6xf64>) outs(%f0 : tensor<4x6xf64>) -> tensor<4x6xf64>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf64>) outs(%e0 : tensor<4x6xf64>) {
  ^bb0(%a: f64, %out: f64):
    %y = arith.mulf %a, %half : f64
    linalg.yield %y : f64
  } -> tensor<4x6xf64>
  %2 = linalg.exp ins(%1 : tensor<4x6xf64>) outs(%e0 : tensor<4x6xf64>) -> tensor<4x6xf64>
  %e1 = tensor.empty() : tensor<4xf64>
  %f1 = linalg.fill ins(%zero : f64) outs(%e1 : tensor<4xf64>) -> tensor<4xf64>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf64>) outs(%f1 : tensor<4xf64>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf64>, tensor<4xf64>) outs(%e0 : tensor<4x6xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %z = arith.addf %b, %eps : f64
    %y = arith.divf %a, %z : f64
    linalg.yield %y : f64
  } -> tensor<4x6xf64>
  %e3 = tensor.empty() : tensor<4x3xf64>
  %f3 = linalg.fill ins(%zero : f64) outs(%e3 : tensor<4x3xf64>) -> tensor<4x3xf64>
  // expected-remark@+1 {{attention stays written out: what values are multiplied by is no softmax of scores, or it is changed, as dropout does}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf64>, tensor<6x3xf64>) outs(%f3 : tensor<4x3xf64>) -> tensor<4x3xf64>
  return %5 : tensor<4x3xf64>
}

// -----

// Weights with a small number more each.
// CHECK-LABEL: @more_weight
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @more_weight(%q: tensor<4x8xf64>, %k: tensor<8x6xf64>, %v: tensor<6x3xf64>) -> tensor<4x3xf64> {
  %zero = arith.constant 0.0 : f64
  %half = arith.constant 0.5 : f64
  %eps = arith.constant 1.0e-8 : f64
  %e0 = tensor.empty() : tensor<4x6xf64>
  %f0 = linalg.fill ins(%zero : f64) outs(%e0 : tensor<4x6xf64>) -> tensor<4x6xf64>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf64>, tensor<8x6xf64>) outs(%f0 : tensor<4x6xf64>) -> tensor<4x6xf64>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf64>) outs(%e0 : tensor<4x6xf64>) {
  ^bb0(%a: f64, %out: f64):
    %y = arith.mulf %a, %half : f64
    linalg.yield %y : f64
  } -> tensor<4x6xf64>
  %2 = linalg.exp ins(%1 : tensor<4x6xf64>) outs(%e0 : tensor<4x6xf64>) -> tensor<4x6xf64>
  %e1 = tensor.empty() : tensor<4xf64>
  %f1 = linalg.fill ins(%zero : f64) outs(%e1 : tensor<4xf64>) -> tensor<4xf64>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf64>) outs(%f1 : tensor<4xf64>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf64>, tensor<4xf64>) outs(%e0 : tensor<4x6xf64>) {
  ^bb0(%a: f64, %b: f64, %out: f64):
    %z = arith.divf %a, %b : f64
    %y = arith.addf %z, %eps : f64
    linalg.yield %y : f64
  } -> tensor<4x6xf64>
  %e3 = tensor.empty() : tensor<4x3xf64>
  %f3 = linalg.fill ins(%zero : f64) outs(%e3 : tensor<4x3xf64>) -> tensor<4x3xf64>
  // expected-remark@+1 {{attention stays written out: what values are multiplied by is no softmax of scores, or it is changed, as dropout does}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf64>, tensor<6x3xf64>) outs(%f3 : tensor<4x3xf64>) -> tensor<4x3xf64>
  return %5 : tensor<4x3xf64>
}

// -----

// Scores of fewer bits than their factors have.
// CHECK-LABEL: @rounded_scores
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @rounded_scores(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %out: f32):
    %w = arith.mulf %a, %half : f32
    %z = arith.truncf %w : f32 to bf16
    %y = arith.extf %z : bf16 to f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: scores, weights or their gradients are rounded to 'bf16', as none of their factors is, or in a mode of its own}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// Weights that are rounded in a mode of their own.
// CHECK-LABEL: @rounded_weights
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @rounded_weights(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %out: f32):
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %w = arith.divf %a, %b : f32
    %x = arith.extf %w : f32 to f64
    %y = arith.truncf %x downward : f64 to f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: scores, weights or their gradients are rounded to 'f32', as none of their factors is, or in a mode of its own}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// Floats of 8 bits.
// CHECK-LABEL: @small_weights
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @small_weights(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %out: f32):
    %w = arith.mulf %a, %half : f32
    %z = arith.truncf %w : f32 to f8E5M2
    %y = arith.extf %z : f8E5M2 to f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: scores, weights or their gradients are rounded to 'f8E5M2', as none of their factors is, or in a mode of its own}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// A number is rounded as the program says.
// CHECK-LABEL: @rounded_scale
// CHECK: fsdp.attention {{.*}} scale 0.333251953125
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @rounded_scale(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %third = arith.constant 0.333333343 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %out: f32):
    %h = arith.truncf %third : f32 to f16
    %z = arith.extf %h : f16 to f32
    %y = arith.mulf %a, %z : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention that was written out is one op}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// Products of 16 bits, a softmax of f32, weights of 16 bits: as the op has them.
// CHECK-LABEL: @own_rounding
// CHECK: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @own_rounding(%q: tensor<4x8xbf16>, %k: tensor<8x6xbf16>, %v: tensor<6x3xbf16>) -> tensor<4x3xbf16> {
  %zero = arith.constant 0.0 : f32
  %none = arith.constant 0.0 : bf16
  %half = arith.constant 0.5 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %g0 = tensor.empty() : tensor<4x6xbf16>
  %f0 = linalg.fill ins(%none : bf16) outs(%g0 : tensor<4x6xbf16>) -> tensor<4x6xbf16>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xbf16>, tensor<8x6xbf16>) outs(%f0 : tensor<4x6xbf16>) -> tensor<4x6xbf16>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xbf16>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%s: bf16, %out: f32):
    %a = arith.extf %s : bf16 to f32
    %y = arith.mulf %a, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%g0 : tensor<4x6xbf16>) {
  ^bb0(%a: f32, %b: f32, %out: bf16):
    %x = arith.divf %a, %b : f32
    %y = arith.truncf %x : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<4x6xbf16>
  %e3 = tensor.empty() : tensor<4x3xbf16>
  %f3 = linalg.fill ins(%none : bf16) outs(%e3 : tensor<4x3xbf16>) -> tensor<4x3xbf16>
  // expected-remark@+1 {{attention that was written out is one op}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xbf16>, tensor<6x3xbf16>) outs(%f3 : tensor<4x3xbf16>) -> tensor<4x3xbf16>
  return %5 : tensor<4x3xbf16>
}

// -----

// The gradient of a cross-entropy, whose scores are capped: no attention at all.
// CHECK-LABEL: @loss_gradient
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
func.func @loss_gradient(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %label: tensor<4x6xf32>) -> tensor<4x8xf32> {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %out: f32):
    %x = math.tanh %a : f32
    %y = arith.mulf %x, %half : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3, %label : tensor<4x6xf32>, tensor<4xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %out: f32):
    %w = arith.divf %a, %b : f32
    %y = arith.subf %w, %c : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x8xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x8xf32>) -> tensor<4x8xf32>
  %e4 = tensor.empty() : tensor<6x8xf32>
  %v = linalg.transpose ins(%k : tensor<8x6xf32>) outs(%e4 : tensor<6x8xf32>) permutation = [1, 0]
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x8xf32>) outs(%f3 : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %5 : tensor<4x8xf32>
}
