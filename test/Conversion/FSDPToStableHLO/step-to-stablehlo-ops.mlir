// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-step-to-stablehlo | FileCheck %s
// Ops of upstream dialects that phases 1 to 3 make, and exporters write.

// CHECK-LABEL: func.func @scalars
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>
func.func @scalars(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<2x3xf32>) {
  // CHECK: %[[ONE:.*]] = "stablehlo.constant"() {value = dense<1.000000e+00> : tensor<f32>}
  %one = arith.constant 1.0 : f32
  %i = arith.constant 2 : index
  // CHECK: %[[E:.*]] = "stablehlo.dynamic_slice"(%[[X]], %{{.*}}) {slice_sizes = array<i64: 1>}
  // CHECK: %[[E1:.*]] = "stablehlo.reshape"(%[[E]]) : (tensor<1xf32>) -> tensor<f32>
  %e = tensor.extract %x[%i] : tensor<4xf32>
  // CHECK: %[[S:.*]] = "stablehlo.add"(%[[E1]], %[[ONE]]) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %s = arith.addf %e, %one : f32
  // CHECK: %[[B:.*]] = "stablehlo.broadcast_in_dim"(%[[S]]) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
  %b = tensor.splat %s : tensor<4xf32>
  // CHECK: %[[M:.*]] = "stablehlo.multiply"(%[[X]], %[[B]])
  %m = arith.mulf %x, %b : tensor<4xf32>
  // CHECK: %[[ROW:.*]] = "stablehlo.concatenate"
  %l = tensor.from_elements %s, %one : tensor<2xf32>
  // CHECK: "stablehlo.pad"(%{{.*}}, %[[ONE]]) {edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>}
  %k = tensor.expand_shape %l [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %p = tensor.pad %k low[0, 1] high[0, 1] {
  ^bb0(%a: index, %c: index):
    tensor.yield %one : f32
  } : tensor<2x1xf32> to tensor<2x3xf32>
  // CHECK: return %[[M]]
  return %m, %p : tensor<4xf32>, tensor<2x3xf32>
}

// CHECK-LABEL: func.func @slices
// CHECK-SAME: %[[X:.*]]: tensor<4x6xf32>, %[[Y:.*]]: tensor<3xf32>
func.func @slices(%x: tensor<4x6xf32>, %y: tensor<3xf32>) -> (tensor<3xf32>, tensor<4x6xf32>) {
  // CHECK: %[[S:.*]] = "stablehlo.slice"(%[[X]]) {limit_indices = array<i64: 2, 6>, start_indices = array<i64: 1, 1>, strides = array<i64: 1, 2>} : (tensor<4x6xf32>) -> tensor<1x3xf32>
  // CHECK: %[[R:.*]] = "stablehlo.reshape"(%[[S]]) : (tensor<1x3xf32>) -> tensor<3xf32>
  %0 = tensor.extract_slice %x[1, 1] [1, 3] [1, 2] : tensor<4x6xf32> to tensor<3xf32>
  // CHECK: %[[Y1:.*]] = "stablehlo.reshape"(%[[Y]]) : (tensor<3xf32>) -> tensor<1x3xf32>
  // CHECK: %[[I:.*]] = "stablehlo.dynamic_update_slice"(%[[X]], %[[Y1]], %{{.*}}, %{{.*}})
  %1 = tensor.insert_slice %y into %x[2, 3] [1, 3] [1, 1] : tensor<3xf32> into tensor<4x6xf32>
  // CHECK: return %[[R]], %[[I]]
  return %0, %1 : tensor<3xf32>, tensor<4x6xf32>
}

// CHECK-LABEL: func.func @elementwise
// CHECK-SAME: %[[X:.*]]: tensor<3xf32>, %[[Y:.*]]: tensor<2x3xf32>, %[[C:.*]]: tensor<f64>
func.func @elementwise(%x: tensor<3xf32>, %y: tensor<2x3xf32>, %c: tensor<f64>) -> (tensor<3x2xf32>, tensor<2x3xi64>) {
  %e = tensor.empty() : tensor<3x2xf32>
  %i = tensor.empty() : tensor<2x3xi64>
  // Nothing is left of places of results.
  // CHECK-NOT: stablehlo.constant
  // CHECK: %[[X1:.*]] = "stablehlo.broadcast_in_dim"(%[[X]]) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
  // What does not depend on loops is computed once.
  // CHECK: %[[C1:.*]] = "stablehlo.convert"(%[[C]]) : (tensor<f64>) -> tensor<f32>
  // CHECK: %[[LT:.*]] = "stablehlo.compare"(%[[X1]], %[[Y]]) {compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}
  // CHECK: %[[GE:.*]] = "stablehlo.not"(%[[LT]]) : (tensor<2x3xi1>) -> tensor<2x3xi1>
  // CHECK: %[[C2:.*]] = "stablehlo.broadcast_in_dim"(%[[C1]])
  // CHECK: %[[S:.*]] = "stablehlo.select"(%[[GE]], %[[C2]], %[[Y]])
  // CHECK: %[[R:.*]] = "stablehlo.transpose"(%[[S]]) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (j, i)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %y, %c : tensor<3xf32>, tensor<2x3xf32>, tensor<f64>) outs(%e : tensor<3x2xf32>) {
  ^bb0(%a: f32, %b: f32, %f: f64, %out: f32):
    %g = arith.truncf %f : f64 to f32
    %l = arith.cmpf uge, %a, %b : f32
    %s = arith.select %l, %g, %b : f32
    linalg.yield %s : f32
  } -> tensor<3x2xf32>
  // Unsigned numbers of the same bits.
  // CHECK: %[[IOTA:.*]] = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x3xi64>
  // CHECK: %[[U:.*]] = "stablehlo.bitcast_convert"(%[[IOTA]]) : (tensor<2x3xi64>) -> tensor<2x3xui64>
  // CHECK: %[[D:.*]] = "stablehlo.divide"(%[[U]], %{{.*}}) : (tensor<2x3xui64>, tensor<2x3xui64>) -> tensor<2x3xui64>
  // CHECK: %[[Q:.*]] = "stablehlo.bitcast_convert"(%[[D]]) : (tensor<2x3xui64>) -> tensor<2x3xi64>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%i : tensor<2x3xi64>) {
  ^bb0(%out: i64):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i64
    %two = arith.constant 2 : i64
    %q = arith.divui %n, %two : i64
    linalg.yield %q : i64
  } -> tensor<2x3xi64>
  // CHECK: return %[[R]], %[[Q]]
  return %0, %1 : tensor<3x2xf32>, tensor<2x3xi64>
}

// CHECK-LABEL: func.func @reductions
// CHECK-SAME: %[[X:.*]]: tensor<4x6xf32>, %[[Y:.*]]: tensor<6xf32>, %[[W:.*]]: tensor<6x5xf32>
func.func @reductions(%x: tensor<4x6xf32>, %y: tensor<6xf32>, %w: tensor<6x5xf32>) -> (tensor<1x6xf32>, tensor<4x5xf32>, tensor<f32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x6xf32>
  // CHECK: %[[FILL:.*]] = "stablehlo.broadcast_in_dim"(%{{.*}}) {{.*}} -> tensor<1x6xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x6xf32>) -> tensor<1x6xf32>
  // CHECK: %[[ABS:.*]] = "stablehlo.abs"(%[[X]])
  // CHECK: %[[INF:.*]] = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>}
  // CHECK: %[[M:.*]] = "stablehlo.reduce"(%[[ABS]], %[[INF]]) ({
  // CHECK: "stablehlo.maximum"
  // CHECK: }) {dimensions = array<i64: 0>} : (tensor<4x6xf32>, tensor<f32>) -> tensor<6xf32>
  // CHECK: %[[M1:.*]] = "stablehlo.reshape"(%[[M]]) : (tensor<6xf32>) -> tensor<1x6xf32>
  // CHECK: %[[R:.*]] = "stablehlo.maximum"(%[[FILL]], %[[M1]])
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, j)>],
      iterator_types = ["reduction", "parallel"]} ins(%x : tensor<4x6xf32>) outs(%f : tensor<1x6xf32>) {
  ^bb0(%a: f32, %out: f32):
    %b = math.absf %a : f32
    %m = arith.maximumf %out, %b : f32
    linalg.yield %m : f32
  } -> tensor<1x6xf32>
  // CHECK: %[[P:.*]] = "stablehlo.dot_general"(%[[X]], %[[W]]) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [], rhs_batching_dimensions = [], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}
  %e1 = tensor.empty() : tensor<4x5xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  %1 = linalg.matmul ins(%x, %w : tensor<4x6xf32>, tensor<6x5xf32>) outs(%f1 : tensor<4x5xf32>) -> tensor<4x5xf32>
  // A sum whose next value is not that of one associative op: a loop.
  // CHECK: %[[L:.*]]:3 = "stablehlo.while"(%{{.*}}, %[[Y]], %{{.*}}) ({
  // CHECK: "stablehlo.compare"
  // CHECK: }, {
  // CHECK: ^bb0(%[[N:.*]]: tensor<i64>, %[[ALL:.*]]: tensor<6xf32>, %[[OLD:.*]]: tensor<f32>):
  // CHECK: %[[A:.*]] = "stablehlo.dynamic_slice"(%[[ALL]], %[[N]]) {slice_sizes = array<i64: 1>}
  // CHECK: %[[A1:.*]] = "stablehlo.reshape"(%[[A]])
  // CHECK: %[[S:.*]] = "stablehlo.subtract"(%[[A1]], %[[OLD]])
  // CHECK: "stablehlo.return"(%{{.*}}, %[[ALL]], %[[S]])
  %e2 = arith.constant dense<0.0> : tensor<f32>
  %2 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]} ins(%y : tensor<6xf32>) outs(%e2 : tensor<f32>) {
  ^bb0(%a: f32, %out: f32):
    %s = arith.subf %a, %out : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  // CHECK: return %[[R]], %{{.*}}, %[[L]]#2
  return %0, %1, %2 : tensor<1x6xf32>, tensor<4x5xf32>, tensor<f32>
}

// CHECK-LABEL: func.func @lookup
// CHECK-SAME: %[[W:.*]]: tensor<7x3xf32>, %[[I:.*]]: tensor<5xi64>
func.func @lookup(%w: tensor<7x3xf32>, %i: tensor<5xi64>) -> tensor<5x3xf32> {
  // CHECK: %[[ROW:.*]] = "stablehlo.broadcast_in_dim"(%[[I]]) {broadcast_dimensions = array<i64: 0>} : (tensor<5xi64>) -> tensor<5x3xi64>
  // CHECK: %[[COLUMN:.*]] = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x3xi64>
  // CHECK: %[[ROW1:.*]] = "stablehlo.reshape"(%[[ROW]]) : (tensor<5x3xi64>) -> tensor<5x3x1xi64>
  // CHECK: %[[COLUMN1:.*]] = "stablehlo.reshape"(%[[COLUMN]]) : (tensor<5x3xi64>) -> tensor<5x3x1xi64>
  // CHECK: %[[AT:.*]] = "stablehlo.concatenate"(%[[ROW1]], %[[COLUMN1]]) {dimension = 2 : i64}
  // CHECK: %[[R:.*]] = "stablehlo.gather"(%[[W]], %[[AT]]) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}
  %e = tensor.empty() : tensor<5x3xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]} ins(%i : tensor<5xi64>) outs(%e : tensor<5x3xf32>) {
  ^bb0(%n: i64, %out: f32):
    %row = arith.index_cast %n : i64 to index
    %column = linalg.index 1 : index
    %v = tensor.extract %w[%row, %column] : tensor<7x3xf32>
    linalg.yield %v : f32
  } -> tensor<5x3xf32>
  // CHECK: return %[[R]]
  return %0 : tensor<5x3xf32>
}

// CHECK-LABEL: func.func @loop
// CHECK-SAME: %[[X:.*]]: tensor<5x3xf32>, %[[Y:.*]]: tensor<3xf32>
func.func @loop(%x: tensor<5x3xf32>, %y: tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>) {
  // CHECK: %[[S:.*]] = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<f32>}
  %s = arith.constant 2.0 : f32
  // CHECK: %[[ZERO:.*]] = "stablehlo.constant"() {value = dense<0> : tensor<i64>}
  // CHECK: %[[FIVE:.*]] = "stablehlo.constant"() {value = dense<5> : tensor<i64>}
  // CHECK: %[[ONE:.*]] = "stablehlo.constant"() {value = dense<1> : tensor<i64>}
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  // CHECK: %[[L:.*]]:3 = "stablehlo.while"(%[[ZERO]], %[[Y]], %[[S]]) ({
  // CHECK: ^bb0(%[[I:.*]]: tensor<i64>, %{{.*}}: tensor<3xf32>, %{{.*}}: tensor<f32>):
  // CHECK: "stablehlo.compare"(%[[I]], %[[FIVE]]) {{.*}}comparison_direction LT
  // CHECK: }, {
  // CHECK: ^bb0(%[[N:.*]]: tensor<i64>, %[[A:.*]]: tensor<3xf32>, %[[F:.*]]: tensor<f32>):
  // CHECK: %[[P:.*]] = "stablehlo.dynamic_slice"(%[[X]], %[[N]], %{{.*}}) {slice_sizes = array<i64: 1, 3>}
  // CHECK: %[[ROW:.*]] = "stablehlo.reshape"(%[[P]])
  // CHECK: %[[SUM:.*]] = "stablehlo.add"(%[[A]], %[[ROW]])
  // CHECK: %[[FF:.*]] = "stablehlo.multiply"(%[[F]], %[[F]])
  // CHECK: %[[N1:.*]] = "stablehlo.add"(%[[N]], %[[ONE]])
  // CHECK: "stablehlo.return"(%[[N1]], %[[SUM]], %[[FF]])
  %r:2 = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %y, %f = %s) -> (tensor<3xf32>, f32) {
    %row = tensor.extract_slice %x[%i, 0] [1, 3] [1, 1] : tensor<5x3xf32> to tensor<3xf32>
    %sum = arith.addf %a, %row : tensor<3xf32>
    %ff = arith.mulf %f, %f : f32
    scf.yield %sum, %ff : tensor<3xf32>, f32
  }
  %t = tensor.from_elements %r#1 : tensor<f32>
  // CHECK: return %[[L]]#1, %[[L]]#2
  return %r#0, %t : tensor<3xf32>, tensor<f32>
}

// Two tensors as one, as jaxlib writes it: what each branch looks up is there everywhere.
// CHECK-LABEL: func.func @branches
// CHECK-SAME: %[[X:.*]]: tensor<2x3xf32>, %[[Y:.*]]: tensor<2x5xf32>
func.func @branches(%x: tensor<2x3xf32>, %y: tensor<2x5xf32>) -> tensor<2x8xf32> {
  %empty = tensor.empty() : tensor<2x8xf32>
  // CHECK: %[[I:.*]] = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x8xi64>
  // CHECK: %[[SIZE:.*]] = "stablehlo.constant"() {value = dense<3> : tensor<i64>}
  // CHECK: %[[FIRST:.*]] = "stablehlo.compare"({{.*}} -> tensor<2x8xi1>
  // CHECK: %[[A:.*]] = "stablehlo.gather"(%[[X]],
  // CHECK: %[[B:.*]] = "stablehlo.gather"(%[[Y]],
  // CHECK: %[[BOTH:.*]] = "stablehlo.select"(%[[FIRST]], %[[A]], %[[B]])
  // CHECK: return %[[BOTH]]
  %both = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%empty : tensor<2x8xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %c1 = arith.constant 1 : index
    %size = tensor.dim %x, %c1 : tensor<2x3xf32>
    %is_first = arith.cmpi ult, %j, %size : index
    %value = scf.if %is_first -> (f32) {
      %a = tensor.extract %x[%i, %j] : tensor<2x3xf32>
      scf.yield %a : f32
    } else {
      %k = arith.subi %j, %size : index
      %b = tensor.extract %y[%i, %k] : tensor<2x5xf32>
      scf.yield %b : f32
    }
    linalg.yield %value : f32
  } -> tensor<2x8xf32>
  return %both : tensor<2x8xf32>
}

// A scalar from around the op, as all of a result, as what is added, and in a loop whose branches
// ask for the iteration.
// CHECK-LABEL: func.func @captured
// CHECK-SAME: %[[S:.*]]: tensor<f32>, %[[X:.*]]: tensor<4xf32>
func.func @captured(%scalar: tensor<f32>, %x: tensor<4xf32>) -> (tensor<3xf32>, tensor<f32>, tensor<f32>) {
  %s = tensor.extract %scalar[] : tensor<f32>
  %empty = tensor.empty() : tensor<3xf32>
  // CHECK: %[[FULL:.*]] = "stablehlo.broadcast_in_dim"(%[[S]]) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
  %full = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%empty : tensor<3xf32>) {
  ^bb0(%out: f32):
    linalg.yield %s : f32
  } -> tensor<3xf32>
  // CHECK: %[[FOUR:.*]] = "stablehlo.broadcast_in_dim"(%[[S]]) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4xf32>
  // CHECK: %[[R:.*]] = "stablehlo.reduce"(%[[FOUR]],
  // CHECK: %[[SUM:.*]] = "stablehlo.add"(%[[S]], %[[R]])
  %sum = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<4xf32>) outs(%scalar : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %s : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  // CHECK: %[[L:.*]]:4 = "stablehlo.while"
  // CHECK: ^bb0(%{{.*}}: tensor<i64>, %{{.*}}: tensor<4xf32>, %[[ALL:.*]]: tensor<4xi64>, %[[OLD:.*]]: tensor<f32>):
  // CHECK: %[[NUMBERS:.*]] = "stablehlo.dynamic_slice"(%[[ALL]],
  // CHECK: %[[NUMBER:.*]] = "stablehlo.reshape"(%[[NUMBERS]]) : (tensor<1xi64>) -> tensor<i64>
  // CHECK: "stablehlo.convert"(%[[NUMBER]]) : (tensor<i64>) -> tensor<i32>
  // CHECK: "stablehlo.select"(%{{.*}}, %{{.*}}, %[[OLD]])
  // CHECK: return %[[FULL]], %[[SUM]], %[[L]]#3
  %last = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<4xf32>) outs(%scalar : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %is_more = arith.cmpf ogt, %in, %out : f32
    %value = scf.if %is_more -> (f32) {
      %1 = arith.index_cast %i : index to i32
      %2 = arith.sitofp %1 : i32 to f32
      %3 = arith.mulf %2, %in : f32
      scf.yield %3 : f32
    } else {
      scf.yield %out : f32
    }
    linalg.yield %value : f32
  } -> tensor<f32>
  return %full, %sum, %last : tensor<3xf32>, tensor<f32>, tensor<f32>
}

// Windows: a convolution of any layout, by its maps, and a pooling, whose elements are looked up.
// CHECK-LABEL: func.func @windows
// CHECK-SAME: %[[X:.*]]: tensor<2x3x9x8xf32>, %[[W:.*]]: tensor<5x3x3x2xf32>, %[[Y:.*]]: tensor<2x4x4x5xf32>
func.func @windows(%x: tensor<2x3x9x8xf32>, %w: tensor<5x3x3x2xf32>, %y: tensor<2x4x4x5xf32>, %sums: tensor<2x5x4x3xf32>, %pooled: tensor<2x2x2x5xf32>) -> (tensor<2x5x4x3xf32>, tensor<2x2x2x5xf32>) {
  // CHECK: %[[C:.*]] = "stablehlo.convolution"(%[[X]], %[[W]]) {batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, rhs_dilation = array<i64: 1, 3>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>} : (tensor<2x3x9x8xf32>, tensor<5x3x3x2xf32>) -> tensor<2x5x4x3xf32>
  // CHECK: %[[CS:.*]] = "stablehlo.add"(%{{.*}}, %[[C]])
  %c = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 3]> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %w : tensor<2x3x9x8xf32>, tensor<5x3x3x2xf32>) outs(%sums : tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
  // CHECK: %[[OUT:.*]] = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2x2x5x2x2xi64>
  // CHECK: %[[AT:.*]] = "stablehlo.multiply"(%[[OUT]],
  // CHECK: "stablehlo.add"(%[[AT]],
  // CHECK: %[[ALL:.*]] = "stablehlo.gather"(%[[Y]], {{.*}}) -> tensor<2x2x2x5x2x2xf32>
  // CHECK: %[[M:.*]] = "stablehlo.reduce"(%[[ALL]],
  // CHECK: {dimensions = array<i64: 4, 5>}
  // CHECK: %[[P:.*]] = "stablehlo.maximum"(%{{.*}}, %[[M]])
  // CHECK: return %[[CS]], %[[P]]
  %window = tensor.empty() : tensor<2x2xf32>
  %p = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%y, %window : tensor<2x4x4x5xf32>, tensor<2x2xf32>) outs(%pooled : tensor<2x2x2x5xf32>) -> tensor<2x2x2x5xf32>
  return %c, %p : tensor<2x5x4x3xf32>, tensor<2x2x2x5xf32>
}

// Layouts are letters.
// CHECK-LABEL: func.func @layouts
func.func @layouts(%x: tensor<2x9x3xf32>, %w: tensor<2x3x5xf32>, %sums: tensor<2x8x5xf32>) -> tensor<2x8x5xf32> {
  // CHECK: "stablehlo.convolution"({{.*}}#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>
  %c = linalg.conv_1d_nwc_wcf ins(%x, %w : tensor<2x9x3xf32>, tensor<2x3x5xf32>) outs(%sums : tensor<2x8x5xf32>) -> tensor<2x8x5xf32>
  return %c : tensor<2x8x5xf32>
}

// The gradient of weights that looked at every second place, and not at the last:
// what no window reaches is taken away. A product whose factors are no two inputs
// is none.
// CHECK-LABEL: func.func @unreached
func.func @unreached(%x: tensor<2x6x3xf32>, %dy: tensor<2x2x4xf32>, %sums: tensor<3x3x4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> (tensor<3x3x4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK: "stablehlo.convolution"({{.*}}padding = dense<{{\[\[}}0, -1]]> : tensor<1x2xi64>{{.*}} -> tensor<3x3x4xf32>
  %dw = linalg.generic {indexing_maps = [affine_map<(k, i, o, n, w) -> (n, k + 2 * w, i)>, affine_map<(k, i, o, n, w) -> (n, w, o)>, affine_map<(k, i, o, n, w) -> (k, i, o)>],
                        iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %dy : tensor<2x6x3xf32>, tensor<2x2x4xf32>) outs(%sums : tensor<3x3x4xf32>) {
  ^bb0(%in: f32, %d: f32, %out: f32):
    %m = arith.mulf %in, %d : f32
    %sum = arith.addf %out, %m : f32
    linalg.yield %sum : f32
  } -> tensor<3x3x4xf32>
  // CHECK-NOT: stablehlo.dot_general
  // CHECK: "stablehlo.multiply"
  // CHECK: "stablehlo.add"
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%b : tensor<4xf32>) outs(%c, %c : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%in: f32, %first: f32, %second: f32):
    %m = arith.mulf %in, %first : f32
    %sum = arith.addf %second, %m : f32
    linalg.yield %sum, %m : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %dw, %r#0, %r#1 : tensor<3x3x4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @apart
// CHECK-SAME: %[[X:.*]]: tensor<3xf32>, %[[Y:.*]]: tensor<8xf32>
func.func @apart(%x: tensor<3xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<3xf32>) {
  // CHECK: %[[THERE:.*]] = "stablehlo.pad"({{.*}}) {edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 1>} : (tensor<3xi1>, tensor<i1>) -> tensor<8xi1>
  // CHECK: %[[WIDE:.*]] = "stablehlo.pad"(%[[X]], {{.*}}) -> tensor<8xf32>
  // CHECK: %[[R:.*]] = "stablehlo.select"(%[[THERE]], %[[WIDE]], %[[Y]])
  %r = tensor.insert_slice %x into %y[1] [3] [2] : tensor<3xf32> into tensor<8xf32>
  // CHECK: %[[E:.*]] = "chlo.erf"(%[[X]])
  // CHECK: return %[[R]], %[[E]]
  %e = math.erf %x : tensor<3xf32>
  return %r, %e : tensor<8xf32>, tensor<3xf32>
}

// The least number of a type without infinities is its largest below zero.
// CHECK-LABEL: func.func @most_of_small_floats
// CHECK: "stablehlo.constant"() {value = dense<-4.480000e+02> : tensor<f8E4M3FN>}
// CHECK: "stablehlo.reduce"
func.func @most_of_small_floats(%x: tensor<4x3xf8E4M3FN>, %y: tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %0 = linalg.reduce { arith.maximumf } ins(%x : tensor<4x3xf8E4M3FN>) outs(%y : tensor<4xf8E4M3FN>) dimensions = [1]
  return %0 : tensor<4xf8E4M3FN>
}

// Constants of any kind are dense, in ops of StableHLO, too.
// CHECK-LABEL: func.func @constants
func.func @constants() -> (tensor<4xf32>, tensor<2xf32>, tensor<4xi1>, tensor<2xf32>) {
  // CHECK: "stablehlo.constant"() {value = dense<[0.000000e+00, 2.000000e+00, 0.000000e+00, 0.000000e+00]> : tensor<4xf32>}
  %0 = arith.constant sparse<[[1]], [2.0]> : tensor<4xf32>
  // CHECK: "stablehlo.constant"() {value = dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf32>}
  %1 = arith.constant dense_resource<numbers> : tensor<2xf32>
  // CHECK: "stablehlo.constant"() {value = dense<[true, false, false, true]> : tensor<4xi1>}
  %2 = arith.constant dense_resource<mask> : tensor<4xi1>
  // CHECK: "stablehlo.constant"() {value = dense<[1.000000e+00, 5.000000e-01]> : tensor<2xf32>}
  %3 = "stablehlo.constant"() {value = dense_resource<numbers> : tensor<2xf32>} : () -> tensor<2xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<2xf32>, tensor<4xi1>, tensor<2xf32>
}
{-# dialect_resources: { builtin: {
  numbers: "0x040000000000803F0000003F", mask: "0x0100000001000001"
} } #-}
