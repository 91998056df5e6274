// RUN: fsdp-opt %s --fsdp-separate-sums --split-input-file --remarks-filter=fsdp-separate-sums 2>&1 | FileCheck %s

// A single loop is split at the divisor next to its square root.
// CHECK: remark: [Passed] separated | Category:fsdp-separate-sums{{.*}}a long sum of floats is a sum of shorter ones
// CHECK-LABEL: @rows
// CHECK: %[[ROWS:.*]] = tensor.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [14, 28, 96]
// CHECK: %[[PARTS:.*]] = linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "reduction", "parallel"]
// CHECK-SAME: ins(%[[ROWS]] : tensor<14x28x96xf32>) outs(%{{.*}} : tensor<14x96xf32>)
// CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<reassoc> : f32
// CHECK: %[[SUM:.*]] = linalg.generic
// CHECK-SAME: iterator_types = ["reduction", "parallel"]
// CHECK-SAME: ins(%[[PARTS]] : tensor<14x96xf32>) outs(%arg1 : tensor<96xf32>)
// CHECK: arith.addf %{{.*}}, %{{.*}} fastmath<reassoc> : f32
// CHECK: return %[[SUM]]
func.func @rows(%x: tensor<392x96xf32>, %init: tensor<96xf32>) -> tensor<96xf32> {
  %sum = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]
    } ins(%x : tensor<392x96xf32>) outs(%init : tensor<96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out fastmath<reassoc> : f32
    linalg.yield %0 : f32
  } -> tensor<96xf32>
  return %sum : tensor<96xf32>
}

// -----

// Dimensions of the result that no loop counts through are dropped first.
// CHECK-LABEL: @unit
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<14x28x96xf32>) outs(%{{.*}} : tensor<14x96xf32>)
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<96xf32>)
// CHECK: tensor.expand_shape %[[SUM]] {{.*}} into tensor<1x96xf32>
func.func @unit(%x: tensor<392x96xf32>, %init: tensor<1x96xf32>) -> tensor<1x96xf32> {
  %sum = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, j)>],
      iterator_types = ["reduction", "parallel"]
    } ins(%x : tensor<392x96xf32>) outs(%init : tensor<1x96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<1x96xf32>
  return %sum : tensor<1x96xf32>
}

// -----

// Of several loops the first ones get sums of their own. What is added up may be
// computed, and inputs may lack loops.
// CHECK-LABEL: @loops
// CHECK: %[[ZEROS:.*]] = linalg.fill {{.*}} -> tensor<16x8xf32>
// CHECK: %[[PARTS:.*]] = linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "parallel", "reduction", "reduction"]
// CHECK-SAME: ins(%arg0, %arg1 : tensor<16x8x12x10xf32>, tensor<8x12xf32>) outs(%[[ZEROS]] : tensor<16x8xf32>)
// CHECK: math.exp
// CHECK: linalg.generic
// CHECK-SAME: iterator_types = ["reduction", "parallel"]
// CHECK-SAME: ins(%[[PARTS]] : tensor<16x8xf32>) outs(%arg2 : tensor<8xf32>)
func.func @loops(%x: tensor<16x8x12x10xf32>, %y: tensor<8x12xf32>, %init: tensor<8xf32>) -> tensor<8xf32> {
  %sum = linalg.generic {
      indexing_maps = [affine_map<(n, c, h, w) -> (n, c, h, w)>, affine_map<(n, c, h, w) -> (c, h)>, affine_map<(n, c, h, w) -> (c)>],
      iterator_types = ["reduction", "parallel", "reduction", "reduction"]
    } ins(%x, %y : tensor<16x8x12x10xf32>, tensor<8x12xf32>) outs(%init : tensor<8xf32>) {
  ^bb0(%in: f32, %factor: f32, %out: f32):
    %0 = math.exp %in : f32
    %1 = arith.mulf %0, %factor : f32
    %2 = arith.addf %out, %1 : f32
    linalg.yield %2 : f32
  } -> tensor<8xf32>
  return %sum : tensor<8xf32>
}

// -----

// A sum of everything, whose sum of sums is long, too.
// CHECK-LABEL: @everything
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%arg0 : tensor<8192x8xf32>) outs(%{{.*}} : tensor<8192xf32>)
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%{{.*}} : tensor<64x128xf32>) outs(%{{.*}} : tensor<64xf32>)
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction"]} ins(%{{.*}} : tensor<64xf32>) outs(%arg1 : tensor<f32>)
// CHECK-NOT: linalg.generic
func.func @everything(%x: tensor<8192x8xf32>, %init: tensor<f32>) -> tensor<f32> {
  %sum = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]
    } ins(%x : tensor<8192x8xf32>) outs(%init : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  return %sum : tensor<f32>
}

// -----

// Short ones; rows, whose loop is vectorised; prime numbers of rows; f64; what is
// strict; maxima; products of matrices, of which the library takes care.
// CHECK-NOT: remark
// CHECK-LABEL: @others
// CHECK-NOT: tensor.expand_shape
// CHECK-NOT: linalg.fill
// CHECK: return
#all = affine_map<(i, j) -> (i, j)>
#columns = affine_map<(i, j) -> (j)>
#rows = affine_map<(i, j) -> (i)>
func.func @others(
    %x: tensor<96x512xf32>, %long: tensor<1009x96xf32>, %wide: tensor<1024x96xf64>, %tall: tensor<1024x96xf32>,
    %c: tensor<512xf32>, %r: tensor<96xf32>, %w: tensor<96xf64>, %square: tensor<96x96xf32>)
    -> (tensor<512xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf64>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>) {
  %short = linalg.generic {indexing_maps = [#all, #columns], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<96x512xf32>) outs(%c : tensor<512xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<512xf32>
  %row = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<96x512xf32>) outs(%r : tensor<96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<96xf32>
  %prime = linalg.generic {indexing_maps = [#all, #columns], iterator_types = ["reduction", "parallel"]}
      ins(%long : tensor<1009x96xf32>) outs(%r : tensor<96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<96xf32>
  %double = linalg.generic {indexing_maps = [#all, #columns], iterator_types = ["reduction", "parallel"]}
      ins(%wide : tensor<1024x96xf64>) outs(%w : tensor<96xf64>) {
  ^bb0(%in: f64, %out: f64):
    %0 = arith.addf %in, %out : f64
    linalg.yield %0 : f64
  } -> tensor<96xf64>
  %strict = linalg.generic {indexing_maps = [#all, #columns], iterator_types = ["reduction", "parallel"]}
      ins(%tall : tensor<1024x96xf32>) outs(%r : tensor<96xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<96xf32>
  %max = linalg.generic {indexing_maps = [#all, #columns], iterator_types = ["reduction", "parallel"]}
      ins(%tall : tensor<1024x96xf32>) outs(%r : tensor<96xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<96xf32>
  %product = linalg.generic {
      indexing_maps = [affine_map<(k, m, n) -> (k, m)>, affine_map<(k, m, n) -> (k, n)>, affine_map<(k, m, n) -> (m, n)>],
      iterator_types = ["reduction", "parallel", "parallel"]
    } ins(%tall, %tall : tensor<1024x96xf32>, tensor<1024x96xf32>) outs(%square : tensor<96x96xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.addf %out, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<96x96xf32>
  return %short, %row, %prime, %double, %strict, %max, %product
      : tensor<512xf32>, tensor<96xf32>, tensor<96xf32>, tensor<96xf64>, tensor<96xf32>, tensor<96xf32>, tensor<96x96xf32>
}

// -----

// Numbers of a loop would be those of a part; a place in a longer result stays.
// CHECK-LABEL: func.func @numbers
// CHECK: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK-LABEL: func.func @place
// CHECK: linalg.generic
// CHECK-NOT: tensor.collapse_shape
func.func @numbers(%x: tensor<4096xf32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x : tensor<4096xf32>) outs(%y : tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i64
    %f = arith.sitofp %n : i64 to f32
    %p = arith.mulf %a, %f : f32
    %s = arith.addf %b, %p : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @place(%x: tensor<512x64xf32>, %y: tensor<5xf32>) -> tensor<5xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0)>], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<512x64xf32>) outs(%y : tensor<5xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %a : f32
    linalg.yield %s : f32
  } -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
