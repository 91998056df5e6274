// RUN: fsdp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(fsdp-fuse-into-readers,canonicalize))' | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(fsdp-fuse-into-readers{max-inputs=1},canonicalize))' | FileCheck %s --check-prefix=LIMIT

#all = affine_map<(a, b) -> (a, b)>
#row = affine_map<(a, b) -> (a)>

// Statistics read the activation itself: the sum, and the sum of squares of
// what is without its mean.
// CHECK-LABEL: func @statistics
// CHECK-SAME: (%[[X:.*]]: tensor<2x32xf32>, %[[MEAN:.*]]: tensor<2xf64>,
// CHECK: %[[SUM:.*]] = linalg.generic
// CHECK-SAME: ins(%[[X]] : tensor<2x32xf32>)
// CHECK: arith.extf
// CHECK: arith.addf
// CHECK: %[[SQUARES:.*]] = linalg.generic
// CHECK-SAME: ins(%[[X]], %[[MEAN]] : tensor<2x32xf32>, tensor<2xf64>)
// CHECK: arith.extf
// CHECK: arith.subf
// CHECK: arith.mulf
// CHECK: arith.addf
// CHECK: %[[CENTERED:.*]] = linalg.generic
// CHECK-SAME: ins(%[[X]], %[[MEAN]] : tensor<2x32xf32>, tensor<2xf64>)
// CHECK: arith.extf
// CHECK: arith.subf
// CHECK: arith.truncf
// CHECK-NOT: linalg.generic
// CHECK: return %[[SUM]], %[[SQUARES]], %[[CENTERED]]
// LIMIT-LABEL: func @statistics
// LIMIT: %[[WIDE:.*]] = linalg.generic
// LIMIT: arith.extf
// LIMIT: linalg.generic
// LIMIT-SAME: ins(%[[WIDE]] : tensor<2x32xf64>)
func.func @statistics(%x: tensor<2x32xf32>, %mean: tensor<2xf64>, %zero: tensor<2xf64>) -> (tensor<2xf64>, tensor<2xf64>, tensor<2x32xf32>) {
  %e = tensor.empty() : tensor<2x32xf64>
  %f = tensor.empty() : tensor<2x32xf32>
  %wide = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<2x32xf32>) outs(%e : tensor<2x32xf64>) {
  ^bb0(%i: f32, %o: f64):
    %s = arith.extf %i : f32 to f64
    linalg.yield %s : f64
  } -> tensor<2x32xf64>
  %sum = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%wide : tensor<2x32xf64>) outs(%zero : tensor<2xf64>) {
  ^bb0(%i: f64, %o: f64):
    %s = arith.addf %i, %o : f64
    linalg.yield %s : f64
  } -> tensor<2xf64>
  %centered = linalg.generic {indexing_maps = [#all, #row, #all], iterator_types = ["parallel", "parallel"]} ins(%wide, %mean : tensor<2x32xf64>, tensor<2xf64>) outs(%e : tensor<2x32xf64>) {
  ^bb0(%i: f64, %j: f64, %o: f64):
    %s = arith.subf %i, %j : f64
    linalg.yield %s : f64
  } -> tensor<2x32xf64>
  %squares = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%centered : tensor<2x32xf64>) outs(%zero : tensor<2xf64>) {
  ^bb0(%i: f64, %o: f64):
    %s = arith.mulf %i, %i : f64
    %t = arith.addf %s, %o : f64
    linalg.yield %t : f64
  } -> tensor<2xf64>
  %narrow = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%centered : tensor<2x32xf64>) outs(%f : tensor<2x32xf32>) {
  ^bb0(%i: f64, %o: f32):
    %s = arith.truncf %i : f64 to f32
    linalg.yield %s : f32
  } -> tensor<2x32xf32>
  return %sum, %squares, %narrow : tensor<2xf64>, tensor<2xf64>, tensor<2x32xf32>
}

// -----

#one = affine_map<(a) -> (a)>

// What reads more than it writes, divides, or has a reader that is none to fuse
// with, is computed once.
// CHECK-LABEL: func @once
// CHECK: arith.addf
// CHECK: linalg.generic
// CHECK: arith.divf
// CHECK: linalg.generic
// CHECK: arith.negf
// CHECK-COUNT-5: linalg.generic
func.func @once(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %added = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]} ins(%x, %y : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %two = arith.constant 2.0 : f32
  %divided = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.divf %two, %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %negative = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %0:5 = call @read(%added, %divided, %negative) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%added : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%added : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %3 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%divided : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %4 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%divided : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %5 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%negative : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1, %2, %3, %4, %5, %0#0 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
func.func private @read(tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)

// -----

#one = affine_map<(a) -> (a)>

// Where nothing keeps it, the same is computed by each reader; fsdp.strict on
// either side keeps it.
// CHECK-LABEL: func @each
// CHECK-COUNT-2: arith.negf
// CHECK: return
// CHECK-LABEL: func @strict
// CHECK-COUNT-1: arith.negf
// CHECK-NOT: arith.negf
// CHECK: return
func.func @each(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.exp %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

func.func @strict(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.exp %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) attrs = {fsdp.strict} {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// -----

#one = affine_map<(a) -> (a)>

// Each of these is computed once: a product, of which one reader would make a
// fused multiply-add and another not; what depends on the place, on a tensor
// beside the inputs, or on a loop; five ops; and complex numbers.
// CHECK-LABEL: func @product
// CHECK-COUNT-1: arith.mulf
// CHECK-NOT: arith.mulf
// CHECK-LABEL: func @negative_product
// CHECK-COUNT-1: arith.negf
// CHECK-NOT: arith.negf
// CHECK-LABEL: func @place
// CHECK-COUNT-1: linalg.index
// CHECK-NOT: linalg.index
// CHECK-LABEL: func @looked_up
// CHECK-COUNT-1: tensor.extract
// CHECK-NOT: tensor.extract
// CHECK-LABEL: func @loop
// CHECK-COUNT-1: scf.for
// CHECK-NOT: scf.for
// CHECK-LABEL: func @five
// CHECK-COUNT-1: arith.subf
// CHECK-NOT: arith.subf
// CHECK-LABEL: func @complex
// CHECK-COUNT-1: complex.re
// CHECK-NOT: complex.re
func.func @product(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %c = arith.constant 0.37 : f32
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.mulf %i, %c : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

func.func @negative_product(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %c = arith.constant 0.37 : f32
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.mulf %i, %c : f32
    %t = arith.negf %s : f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

func.func @place(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %c = arith.constant 0.37 : f32
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %n = linalg.index 0 : index
    %s = arith.index_cast %n : index to i32
    %t = arith.sitofp %s : i32 to f32
    linalg.yield %t : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

func.func @looked_up(%x: tensor<8xi32>, %table: tensor<4096xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %c = arith.constant 0.37 : f32
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xi32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: i32, %o: f32):
    %n = arith.index_cast %i : i32 to index
    %s = tensor.extract %table[%n] : tensor<4096xf32>
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

func.func @loop(%x: tensor<8xf32>, %zero: index, %one: index, %many: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %c = arith.constant 0.37 : f32
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = scf.for %k = %zero to %many step %one iter_args(%a = %i) -> f32 {
      %b = arith.addf %a, %c : f32
      scf.yield %b : f32
    }
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

func.func @five(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %c = arith.constant 0.37 : f32
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.mulf %i, %i : f32
    %t = arith.mulf %s, %i : f32
    %u = arith.mulf %t, %i : f32
    %v = arith.mulf %u, %i : f32
    %w = arith.subf %v, %c : f32
    linalg.yield %w : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

func.func @complex(%x: tensor<8xcomplex<f32>>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %c = arith.constant 0.37 : f32
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xcomplex<f32>>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: complex<f32>, %o: f32):
    %s = complex.re %i : complex<f32>
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}

// -----

#all = affine_map<(a, b) -> (a, b)>
#row = affine_map<(a, b) -> (a)>
#one = affine_map<(d0) -> (d0)>

// Readers behind reshapes compute it, too.
// CHECK-LABEL: func @behind_reshapes
// CHECK-SAME: (%[[X:.*]]: tensor<8x8xbf16>,
// CHECK: linalg.generic {{.*}} ins(%[[X]] : tensor<8x8xbf16>)
// CHECK: arith.extf
// CHECK-NEXT: arith.addf
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[X]] {{.*}} : tensor<8x8xbf16> into tensor<64xbf16>
// CHECK: linalg.generic {{.*}} ins(%[[FLAT]] : tensor<64xbf16>)
// CHECK: arith.extf
// CHECK-NEXT: math.absf
// CHECK: %[[HEADS:.*]] = tensor.expand_shape %[[X]] {{.*}} : tensor<8x8xbf16> into tensor<8x2x4xbf16>
// CHECK: linalg.generic {{.*}} ins(%[[HEADS]] : tensor<8x2x4xbf16>)
// CHECK: arith.extf
// CHECK-NEXT: math.sqrt
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @behind_reshapes(%x: tensor<8x8xbf16>, %zero: tensor<8xf32>) -> (tensor<8xf32>, tensor<64xf32>, tensor<8x2x4xf32>) {
  %e = tensor.empty() : tensor<8x8xf32>
  %wide = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xbf16>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%wide : tensor<8x8xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.addf %i, %o : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %flat = tensor.collapse_shape %wide [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %e1 = tensor.empty() : tensor<64xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%flat : tensor<64xf32>) outs(%e1 : tensor<64xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<64xf32>
  %heads = tensor.expand_shape %wide [[0], [1, 2]] output_shape [8, 2, 4] : tensor<8x8xf32> into tensor<8x2x4xf32>
  %e2 = tensor.empty() : tensor<8x2x4xf32>
  %2 = linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (a, b, c)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]} ins(%heads : tensor<8x2x4xf32>) outs(%e2 : tensor<8x2x4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8x2x4xf32>
  return %0, %1, %2 : tensor<8xf32>, tensor<64xf32>, tensor<8x2x4xf32>
}

// An element that is looked up is computed from that of the source.
// CHECK-LABEL: func @looked_up_cast
// CHECK-SAME: (%[[X:.*]]: tensor<8x8xbf16>, %[[AT:.*]]: tensor<4xindex>)
// CHECK: linalg.generic {{.*}} ins(%[[AT]] : tensor<4xindex>)
// CHECK-NEXT: ^bb0(%[[I:.*]]: index, %{{.*}}: f32):
// CHECK: %[[E:.*]] = tensor.extract %[[X]][%[[I]], %[[I]]] : tensor<8x8xbf16>
// CHECK-NEXT: %[[W:.*]] = arith.extf %[[E]] : bf16 to f32
// CHECK-NEXT: linalg.yield %[[W]]
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @looked_up_cast(%x: tensor<8x8xbf16>, %at: tensor<4xindex>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %wide = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xbf16>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%at : tensor<4xindex>) outs(%e1 : tensor<4xf32>) {
  ^bb0(%i: index, %o: f32):
    %s = tensor.extract %wide[%i, %i] : tensor<8x8xf32>
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Not at a place outside of structured ops, nor of what is read in another order.
// CHECK-LABEL: func @looked_up_elsewhere
// CHECK: linalg.generic
// CHECK: arith.extf
// CHECK: tensor.extract %{{.*}} : tensor<8x8xf32>
// CHECK-LABEL: func @looked_up_transposed
// CHECK: linalg.generic
// CHECK: arith.extf
// CHECK: linalg.generic
// CHECK: tensor.extract %{{.*}} : tensor<8x8xf32>
func.func @looked_up_elsewhere(%x: tensor<8x8xbf16>, %i: index) -> f32 {
  %e = tensor.empty() : tensor<8x8xf32>
  %wide = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xbf16>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%in: bf16, %o: f32):
    %s = arith.extf %in : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %0 = tensor.extract %wide[%i, %i] : tensor<8x8xf32>
  return %0 : f32
}
func.func @looked_up_transposed(%x: tensor<8x8xbf16>, %at: tensor<4xindex>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %wide = linalg.generic {indexing_maps = [affine_map<(a, b) -> (b, a)>, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xbf16>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%at : tensor<4xindex>) outs(%e1 : tensor<4xf32>) {
  ^bb0(%i: index, %o: f32):
    %s = tensor.extract %wide[%i, %i] : tensor<8x8xf32>
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// A sum of products of two vectors, one for each row, is a reader like others; a
// product of matrices, or of a matrix and a vector, is for the library.
// CHECK-LABEL: func @dots
// CHECK-SAME: (%[[X:.*]]: tensor<8x8xbf16>, %[[Y:.*]]: tensor<8x8xf32>,
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[Y]] : tensor<8x8xbf16>, tensor<8x8xf32>)
// CHECK: arith.extf
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: arith.addf
// CHECK-NOT: linalg.generic
// CHECK-LABEL: func @matrix
// CHECK: linalg.generic
// CHECK: arith.extf
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic
// CHECK-LABEL: func @vector
// CHECK: linalg.generic
// CHECK: arith.extf
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic
func.func @dots(%x: tensor<8x8xbf16>, %y: tensor<8x8xf32>, %zero: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %wide = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xbf16>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [#all, #all, #row], iterator_types = ["parallel", "reduction"]} ins(%wide, %y : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %p = arith.mulf %i, %j : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @matrix(%x: tensor<8x8xbf16>, %y: tensor<8x8xf32>, %zero: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %wide = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xbf16>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} ins(%wide, %y : tensor<8x8xf32>, tensor<8x8xf32>) outs(%zero : tensor<8x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %p = arith.mulf %i, %j : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func @vector(%x: tensor<8x8xbf16>, %y: tensor<8xf32>, %zero: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %wide = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xbf16>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [#all, affine_map<(a, b) -> (b)>, #row], iterator_types = ["parallel", "reduction"]} ins(%wide, %y : tensor<8x8xf32>, tensor<8xf32>) outs(%zero : tensor<8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %p = arith.mulf %i, %j : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

#all = affine_map<(a, b) -> (a, b)>
#one = affine_map<(d0) -> (d0)>

// What some reader needs in memory is computed once, and its reshapes are views;
// fsdp.strict keeps lookups as well.
// CHECK-LABEL: func @views
// CHECK-COUNT-1: arith.extf
// CHECK-NOT: arith.extf
// CHECK-LABEL: func @strict_lookup
// CHECK: linalg.generic
// CHECK: arith.extf
// CHECK: linalg.generic
// CHECK: tensor.extract %{{.*}} : tensor<8x8xf32>
// CHECK: return
func.func @views(%x: tensor<8x8xbf16>, %y: tensor<8x8xf32>, %z: tensor<2x8x4xf32>, %i0: tensor<8x8xf32>, %i1: tensor<2x4x4xf32>) -> (tensor<8x8xf32>, tensor<2x4x4xf32>, tensor<64xf32>) {
  %e = tensor.empty() : tensor<8x8xf32>
  %wide = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xbf16>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %0 = linalg.matmul ins(%wide, %y : tensor<8x8xf32>, tensor<8x8xf32>) outs(%i0 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %h = tensor.expand_shape %wide [[0, 1], [2]] output_shape [2, 4, 8] : tensor<8x8xf32> into tensor<2x4x8xf32>
  %1 = linalg.batch_matmul ins(%h, %z : tensor<2x4x8xf32>, tensor<2x8x4xf32>) outs(%i1 : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
  %f = tensor.collapse_shape %wide [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  return %0, %1, %f : tensor<8x8xf32>, tensor<2x4x4xf32>, tensor<64xf32>
}
func.func @strict_lookup(%x: tensor<8x8xbf16>, %at: tensor<4xindex>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<8x8xf32>
  %wide = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xbf16>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: bf16, %o: f32):
    %s = arith.extf %i : bf16 to f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%at : tensor<4xindex>) outs(%e1 : tensor<4xf32>) attrs = {fsdp.strict} {
  ^bb0(%i: index, %o: f32):
    %s = tensor.extract %wide[%i, %i] : tensor<8x8xf32>
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
