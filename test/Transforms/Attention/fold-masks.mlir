// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-fold-masks,canonicalize))" --split-input-file | FileCheck %s

// A causal mask of indices, that of the gradient behind a barrier.

// CHECK-LABEL: func.func @causal(
// CHECK-NOT: i1
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} causal scale
// CHECK: fsdp.attention_grad %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} causal scale
#rows = affine_map<(t, s) -> (t, s)>
func.func @causal(%q: tensor<2x4x6x8xf32>, %k: tensor<2x4x9x8xf32>) -> (tensor<2x4x6x8xf32>, tensor<2x4x6x8xf32>) {
  %empty = tensor.empty() : tensor<6x9xi1>
  %m = linalg.generic {indexing_maps = [#rows], iterator_types = ["parallel", "parallel"]} outs(%empty : tensor<6x9xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 0 : index
    %s = linalg.index 1 : index
    %0 = arith.index_cast %t : index to i64
    %1 = arith.index_cast %s : index to i64
    %2 = arith.cmpi sge, %0, %1 : i64
    linalg.yield %2 : i1
  } -> tensor<6x9xi1>
  %mask = tensor.expand_shape %m [[0, 1, 2], [3]] output_shape [1, 1, 6, 9] : tensor<6x9xi1> into tensor<1x1x6x9xi1>
  %o, %l = fsdp.attention %q, %k, %k mask %mask scale 0.5 : (tensor<2x4x6x8xf32>, tensor<2x4x9x8xf32>, tensor<2x4x9x8xf32>, tensor<1x1x6x9xi1>) -> (tensor<2x4x6x8xf32>, tensor<2x4x6xf32>)
  %behind = fsdp.barrier %mask : tensor<1x1x6x9xi1>
  %dq, %dk, %dv = fsdp.attention_grad %q, %q, %k, %k, %o, %l mask %behind scale 0.5 : (tensor<2x4x6x8xf32>, tensor<2x4x6x8xf32>, tensor<2x4x9x8xf32>, tensor<2x4x9x8xf32>, tensor<2x4x6x8xf32>, tensor<2x4x6xf32>, tensor<1x1x6x9xi1>) -> (tensor<2x4x6x8xf32>, tensor<2x4x9x8xf32>, tensor<2x4x9x8xf32>)
  return %o, %dq : tensor<2x4x6x8xf32>, tensor<2x4x6x8xf32>
}

// -----

// Both sides of a window of lines of numbers, of which one is a constant; dropout
// stays.

// CHECK-LABEL: func.func @window(
// CHECK-SAME: %[[ROWS:[a-z0-9]+]]: tensor<1x2x6xi64>, %[[KEY:[a-z0-9]+]]: tensor<i64>
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} dropout %[[ROWS]], %[[KEY]] rate 5.000000e-01 window 3 scale
#line = affine_map<(t) -> (t)>
#both = affine_map<(b, h, t, s) -> (b, h, t, s)>
#row = affine_map<(b, h, t, s) -> (t, 0)>
#column = affine_map<(b, h, t, s) -> (s)>
func.func @window(%q: tensor<1x2x6x8xf32>, %r: tensor<1x2x6xi64>, %key: tensor<i64>) -> tensor<1x2x6x8xf32> {
  %two = arith.constant 2 : i64
  %empty = tensor.empty() : tensor<6xi64>
  %places = linalg.generic {indexing_maps = [#line], iterator_types = ["parallel"]} outs(%empty : tensor<6xi64>) {
  ^bb0(%out: i64):
    %t = linalg.index 0 : index
    %0 = arith.index_cast %t : index to i64
    linalg.yield %0 : i64
  } -> tensor<6xi64>
  %rows = tensor.expand_shape %places [[0, 1]] output_shape [6, 1] : tensor<6xi64> into tensor<6x1xi64>
  %columns = arith.constant dense<[0, 1, 2, 3, 4, 5]> : tensor<6xi64>
  %masks = tensor.empty() : tensor<1x1x6x6xi1>
  %mask = linalg.generic {indexing_maps = [#row, #column, #both], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%rows, %columns : tensor<6x1xi64>, tensor<6xi64>) outs(%masks : tensor<1x1x6x6xi1>) {
  ^bb0(%t: i64, %s: i64, %out: i1):
    %0 = arith.subi %t, %s : i64
    %1 = math.absi %0 : i64
    %2 = arith.cmpi ule, %1, %two : i64
    linalg.yield %2 : i1
  } -> tensor<1x1x6x6xi1>
  %o, %l = fsdp.attention %q, %q, %q mask %mask dropout %r, %key rate 0.5 scale 0.5 : (tensor<1x2x6x8xf32>, tensor<1x2x6x8xf32>, tensor<1x2x6x8xf32>, tensor<1x1x6x6xi1>, tensor<1x2x6xi64>, tensor<i64>) -> (tensor<1x2x6x8xf32>, tensor<1x2x6xf32>)
  return %o : tensor<1x2x6x8xf32>
}

// -----

// Numbers of a constant that are added: minus infinity or one that stands for it,
// of one side and of a window of it.

// CHECK-LABEL: func.func @added(
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} causal window 2 scale
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} causal scale
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} scale
func.func @added(%q: tensor<1x1x3x8xf32>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) {
  %window = arith.constant dense<[[[[0.0, 0xFF800000, 0xFF800000], [0.0, 0.0, 0xFF800000], [0xFF800000, 0.0, 0.0]]]]> : tensor<1x1x3x3xf32>
  %causal = arith.constant dense<[[[[0.0, -1.0e9, -1.0e9], [0.0, 0.0, -1.0e9], [0.0, 0.0, 0.0]]]]> : tensor<1x1x3x3xf32>
  %none = arith.constant dense<0.0> : tensor<1x1x3x3xf32>
  %0:2 = fsdp.attention %q, %q, %q mask %window scale 0.5 : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x3xf32>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3xf32>)
  %1:2 = fsdp.attention %q, %q, %q mask %causal scale 0.5 : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x3xf32>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3xf32>)
  %2:2 = fsdp.attention %q, %q, %q mask %none scale 0.5 : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x3xf32>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3xf32>)
  return %0#0, %1#0, %2#0 : tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>
}

// -----

// As the recognition of attention writes a causal mask of finite numbers: rows of
// nothing else would have equal weights, and there are none.

// CHECK-LABEL: func.func @rows_of_nothing(
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} causal scale
#whole = affine_map<(b, h, t, s) -> (b, h, t, s)>
#rows_only = affine_map<(b, h, t, s) -> (b, h, t, 0)>
func.func @rows_of_nothing(%q: tensor<1x2x6x8xf32>) -> tensor<1x2x6x8xf32> {
  %false = arith.constant false
  %true = arith.constant true
  %empty = tensor.empty() : tensor<1x1x6x6xi1>
  %kept = linalg.generic {indexing_maps = [#whole], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%empty : tensor<1x1x6x6xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %0 = arith.cmpi ule, %s, %t : index
    linalg.yield %0 : i1
  } -> tensor<1x1x6x6xi1>
  %few = tensor.empty() : tensor<1x1x6x1xi1>
  %none = linalg.fill ins(%false : i1) outs(%few : tensor<1x1x6x1xi1>) -> tensor<1x1x6x1xi1>
  %any = linalg.generic {indexing_maps = [#whole, #rows_only], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%kept : tensor<1x1x6x6xi1>) outs(%none : tensor<1x1x6x1xi1>) {
  ^bb0(%own: i1, %out: i1):
    %0 = arith.ori %own, %out : i1
    linalg.yield %0 : i1
  } -> tensor<1x1x6x1xi1>
  %mask = linalg.generic {indexing_maps = [#whole, #rows_only, #whole], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%kept, %any : tensor<1x1x6x6xi1>, tensor<1x1x6x1xi1>) outs(%empty : tensor<1x1x6x6xi1>) {
  ^bb0(%own: i1, %some: i1, %out: i1):
    %0 = arith.xori %some, %true : i1
    %1 = arith.ori %own, %0 : i1
    linalg.yield %1 : i1
  } -> tensor<1x1x6x6xi1>
  %o, %l = fsdp.attention %q, %q, %q mask %mask scale 0.5 : (tensor<1x2x6x8xf32>, tensor<1x2x6x8xf32>, tensor<1x2x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x2x6x8xf32>, tensor<1x2x6xf32>)
  return %o : tensor<1x2x6x8xf32>
}

// -----

// What stays: masks of inputs, of other places than distances, of two windows, that
// add numbers or leave a row finite numbers alone, that are for other columns, and a
// mask beside what words say.

// CHECK-LABEL: func.func @others(
// CHECK-COUNT-7: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask
// CHECK-NOT: fsdp.attention
#square = affine_map<(b, h, t, s) -> (b, h, t, s)>
func.func @others(%q: tensor<1x1x3x8xf32>, %m: tensor<1x1x3x3xi1>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>) {
  %empty = tensor.empty() : tensor<1x1x3x3xi1>
  %sums = linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%empty : tensor<1x1x3x3xi1>) {
  ^bb0(%out: i1):
    %three = arith.constant 3 : index
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %0 = arith.addi %t, %s : index
    %1 = arith.cmpi ult, %0, %three : index
    linalg.yield %1 : i1
  } -> tensor<1x1x3x3xi1>
  %far = arith.constant dense<[[[[true, false, true], [false, true, false], [true, false, true]]]]> : tensor<1x1x3x3xi1>
  %slopes = arith.constant dense<[[[[0.0, -1.0, -2.0], [-1.0, 0.0, -1.0], [-2.0, -1.0, 0.0]]]]> : tensor<1x1x3x3xf32>
  %row = arith.constant dense<[[[[-1.0e9, -1.0e9, -1.0e9], [0.0, -1.0e9, -1.0e9], [0.0, 0.0, -1.0e9]]]]> : tensor<1x1x3x3xf32>
  %padding = arith.constant dense<[[[[true, true, false]]]]> : tensor<1x1x1x3xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %m scale 0.5 : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x3xi1>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3xf32>)
  %1:2 = fsdp.attention %q, %q, %q mask %sums scale 0.5 : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x3xi1>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3xf32>)
  %2:2 = fsdp.attention %q, %q, %q mask %far scale 0.5 : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x3xi1>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3xf32>)
  %3:2 = fsdp.attention %q, %q, %q mask %slopes scale 0.5 : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x3xf32>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3xf32>)
  %4:2 = fsdp.attention %q, %q, %q mask %row scale 0.5 : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x3xf32>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3xf32>)
  %5:2 = fsdp.attention %q, %q, %q mask %padding scale 0.5 : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x1x3xi1>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3xf32>)
  %6:2 = fsdp.attention %q, %q, %q mask %padding causal scale 0.5 : (tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x1x3xi1>) -> (tensor<1x1x3x8xf32>, tensor<1x1x3xf32>)
  return %0#0, %1#0, %2#0, %3#0, %4#0, %5#0, %6#0 : tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>, tensor<1x1x3x8xf32>
}

// -----

// Integers that are extended without their sign, that wrap around or are wider than
// places are: none of these masks is causal. Some are true everywhere.

#square = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK-LABEL: func.func @extended(
// CHECK: fsdp.attention %{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}} scale
func.func @extended(%q: tensor<1x1x6x8xf32>) -> tensor<1x1x6x8xf32> {
  %empty = tensor.empty() : tensor<1x1x6x6xi1>
  %mask = linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%empty : tensor<1x1x6x6xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %a = arith.index_cast %t : index to i32
    %b = arith.index_cast %s : index to i32
    %d = arith.subi %a, %b : i32
    %zero = arith.constant 0 : i64
    %e = arith.extui %d : i32 to i64
    %k = arith.cmpi sge, %e, %zero : i64
    linalg.yield %k : i1
  } -> tensor<1x1x6x6xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %mask scale 0.5 : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6xf32>)
  return %0#0 : tensor<1x1x6x8xf32>
}

// CHECK-LABEL: func.func @cast(
// CHECK: fsdp.attention %{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}} scale
func.func @cast(%q: tensor<1x1x6x8xf32>) -> tensor<1x1x6x8xf32> {
  %empty = tensor.empty() : tensor<1x1x6x6xi1>
  %mask = linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%empty : tensor<1x1x6x6xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %a = arith.index_cast %t : index to i32
    %b = arith.index_cast %s : index to i32
    %d = arith.subi %a, %b : i32
    %zero = arith.constant 0 : index
    %e = arith.index_castui %d : i32 to index
    %k = arith.cmpi sge, %e, %zero : index
    linalg.yield %k : i1
  } -> tensor<1x1x6x6xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %mask scale 0.5 : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6xf32>)
  return %0#0 : tensor<1x1x6x8xf32>
}

// CHECK-LABEL: func.func @wrapped(
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} scale
func.func @wrapped(%q: tensor<1x1x6x8xf32>) -> tensor<1x1x6x8xf32> {
  %empty = tensor.empty() : tensor<1x1x6x6xi1>
  %mask = linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%empty : tensor<1x1x6x6xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %a = arith.index_cast %t : index to i32
    %b = arith.index_cast %s : index to i32
    %d = arith.subi %a, %b : i32
    %large = arith.constant 65536 : i32
    %zero = arith.constant 0 : i32
    %e = arith.muli %d, %large : i32
    %f = arith.muli %e, %large : i32
    %k = arith.cmpi sge, %f, %zero : i32
    linalg.yield %k : i1
  } -> tensor<1x1x6x6xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %mask scale 0.5 : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6xf32>)
  return %0#0 : tensor<1x1x6x8xf32>
}

// CHECK-LABEL: func.func @truncated(
// CHECK: fsdp.attention %{{[a-z0-9]+}}, %{{[a-z0-9]+}}, %{{[a-z0-9]+}} scale
func.func @truncated(%q: tensor<1x1x6x8xf32>) -> tensor<1x1x6x8xf32> {
  %empty = tensor.empty() : tensor<1x1x6x6xi1>
  %mask = linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%empty : tensor<1x1x6x6xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %large = arith.constant 4294967296 : i64
    %zero = arith.constant 0 : i32
    %a = arith.index_cast %t : index to i64
    %b = arith.index_cast %s : index to i64
    %d = arith.subi %a, %b : i64
    %e = arith.muli %d, %large : i64
    %f = arith.trunci %e : i64 to i32
    %k = arith.cmpi sge, %f, %zero : i32
    linalg.yield %k : i1
  } -> tensor<1x1x6x6xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %mask scale 0.5 : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6xf32>)
  return %0#0 : tensor<1x1x6x8xf32>
}

// CHECK-LABEL: func.func @wide(
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} scale
func.func @wide(%q: tensor<1x1x6x8xf32>) -> tensor<1x1x6x8xf32> {
  %empty = tensor.empty() : tensor<1x1x6x6xi1>
  %mask = linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%empty : tensor<1x1x6x6xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %large = arith.constant 18446744073709551616 : i128
    %a = arith.index_cast %t : index to i128
    %b = arith.index_cast %s : index to i128
    %d = arith.subi %a, %b : i128
    %k = arith.cmpi sge, %d, %large : i128
    linalg.yield %k : i1
  } -> tensor<1x1x6x6xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %mask scale 0.5 : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6xf32>)
  return %0#0 : tensor<1x1x6x8xf32>
}

// CHECK-LABEL: func.func @poison(
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} scale
func.func @poison(%q: tensor<1x1x6x8xf32>) -> tensor<1x1x6x8xf32> {
  %empty = tensor.empty() : tensor<1x1x6x6xi1>
  %mask = linalg.generic {indexing_maps = [#square], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%empty : tensor<1x1x6x6xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %k = ub.poison : i1
    linalg.yield %k : i1
  } -> tensor<1x1x6x6xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %mask scale 0.5 : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6xf32>)
  return %0#0 : tensor<1x1x6x8xf32>
}

// -----

// The same of a line of constants.

// CHECK-LABEL: func.func @wrapped_line(
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} scale
#square = affine_map<(b, h, t, s) -> (b, h, t, s)>
#rows = affine_map<(b, h, t, s) -> (t)>
#columns = affine_map<(b, h, t, s) -> (s)>
func.func @wrapped_line(%q: tensor<1x1x6x8xf32>) -> tensor<1x1x6x8xf32> {
  %zero = arith.constant 0 : i32
  %line = arith.constant dense<[-2000000000, -1200000000, -400000000, 400000000, 1200000000, 2000000000]> : tensor<6xi32>
  %empty = tensor.empty() : tensor<1x1x6x6xi1>
  %mask = linalg.generic {indexing_maps = [#rows, #columns, #square], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%line, %line : tensor<6xi32>, tensor<6xi32>) outs(%empty : tensor<1x1x6x6xi1>) {
  ^bb0(%t: i32, %s: i32, %out: i1):
    %d = arith.subi %t, %s : i32
    %k = arith.cmpi sge, %d, %zero : i32
    linalg.yield %k : i1
  } -> tensor<1x1x6x6xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %mask scale 0.5 : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6xf32>)
  return %0#0 : tensor<1x1x6x8xf32>
}

// -----

// Only the first column is written, and only the diagonal: the rest is as before.

// CHECK-LABEL: func.func @one_column(
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} scale
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} scale
#column = affine_map<(b, h, t) -> (b, h, t, 0)>
#diagonal = affine_map<(b, h, t) -> (b, h, t, t)>
func.func @one_column(%q: tensor<1x1x6x8xf32>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>) {
  %true = arith.constant true
  %none = arith.constant dense<false> : tensor<1x1x6x6xi1>
  %column = linalg.generic {indexing_maps = [#column], iterator_types = ["parallel", "parallel", "parallel"]} outs(%none : tensor<1x1x6x6xi1>) {
  ^bb0(%out: i1):
    linalg.yield %true : i1
  } -> tensor<1x1x6x6xi1>
  %diagonal = linalg.generic {indexing_maps = [#diagonal], iterator_types = ["parallel", "parallel", "parallel"]} outs(%none : tensor<1x1x6x6xi1>) {
  ^bb0(%out: i1):
    linalg.yield %true : i1
  } -> tensor<1x1x6x6xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %column scale 0.5 : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6xf32>)
  %1:2 = fsdp.attention %q, %q, %q mask %diagonal scale 0.5 : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6xf32>)
  return %0#0, %1#0 : tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>
}

// -----

// Constants that have more rows than scores, and no numbers.

// CHECK-LABEL: func.func @larger(
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} scale
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} scale
#two = affine_map<(b, h, t, s) -> (b, h, t, s)>
#part = affine_map<(b, h, t, s) -> (t + b, s)>
func.func @larger(%q: tensor<1x1x2x8xf32>) -> (tensor<1x1x2x8xf32>, tensor<1x1x2x8xf32>) {
  %table = arith.constant dense<[[true, false], [true, true], [true, true], [false, true]]> : tensor<4x2xi1>
  %pairs = arith.constant dense<[[[[(1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0)]]]]> : tensor<1x1x2x2xcomplex<f32>>
  %empty = tensor.empty() : tensor<1x1x2x2xi1>
  %mask = linalg.generic {indexing_maps = [#part, #two], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%table : tensor<4x2xi1>) outs(%empty : tensor<1x1x2x2xi1>) {
  ^bb0(%in: i1, %out: i1):
    linalg.yield %in : i1
  } -> tensor<1x1x2x2xi1>
  %other = linalg.generic {indexing_maps = [#two, #two], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%pairs : tensor<1x1x2x2xcomplex<f32>>) outs(%empty : tensor<1x1x2x2xi1>) {
  ^bb0(%in: complex<f32>, %out: i1):
    %0 = complex.re %in : complex<f32>
    %1 = complex.im %in : complex<f32>
    %2 = arith.cmpf ogt, %0, %1 : f32
    linalg.yield %2 : i1
  } -> tensor<1x1x2x2xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %mask scale 0.5 : (tensor<1x1x2x8xf32>, tensor<1x1x2x8xf32>, tensor<1x1x2x8xf32>, tensor<1x1x2x2xi1>) -> (tensor<1x1x2x8xf32>, tensor<1x1x2xf32>)
  %1:2 = fsdp.attention %q, %q, %q mask %other scale 0.5 : (tensor<1x1x2x8xf32>, tensor<1x1x2x8xf32>, tensor<1x1x2x8xf32>, tensor<1x1x2x2xi1>) -> (tensor<1x1x2x8xf32>, tensor<1x1x2xf32>)
  return %0#0, %1#0 : tensor<1x1x2x8xf32>, tensor<1x1x2x8xf32>
}

// -----

// As JAX writes it: numbers that are broadcast, and a choice of truths.

// CHECK-LABEL: func.func @chosen(
// CHECK: fsdp.attention %{{.*}}, %{{.*}}, %{{.*}} causal window 4 scale
#square = affine_map<(b, h, t, s) -> (b, h, t, s)>
#number = affine_map<(b, h, t, s) -> ()>
func.func @chosen(%q: tensor<1x1x6x8xf32>) -> tensor<1x1x6x8xf32> {
  %three = arith.constant dense<3> : tensor<i32>
  %true = arith.constant dense<true> : tensor<i1>
  %zero = arith.constant 0 : i32
  %false = arith.constant false
  %empty = tensor.empty() : tensor<1x1x6x6xi1>
  %mask = linalg.generic {indexing_maps = [#number, #number, #square], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%three, %true : tensor<i32>, tensor<i1>) outs(%empty : tensor<1x1x6x6xi1>) {
  ^bb0(%n: i32, %yes: i1, %out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %a = arith.index_cast %t : index to i32
    %b = arith.index_cast %s : index to i32
    %d = arith.subi %a, %b : i32
    %far = arith.addi %b, %n : i32
    %near = arith.cmpi sle, %a, %far : i32
    %before = arith.cmpi sge, %d, %zero : i32
    %own = arith.select %before, %yes, %false : i1
    %both = arith.andi %own, %near : i1
    linalg.yield %both : i1
  } -> tensor<1x1x6x6xi1>
  %0:2 = fsdp.attention %q, %q, %q mask %mask scale 0.5 : (tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x8xf32>, tensor<1x1x6x6xi1>) -> (tensor<1x1x6x8xf32>, tensor<1x1x6xf32>)
  return %0#0 : tensor<1x1x6x8xf32>
}
