// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-flash-attention,canonicalize,cse))" --split-input-file | FileCheck %s

// A mask that is computed of places and of a number for each row and column is
// computed by the kernels, of an element at b, h, t and s: ops that are read twice
// are there once. Nothing has the mask's size.

#row = affine_map<(b, h, t, s) -> (b, 0, t, 0)>
#column = affine_map<(b, h, t, s) -> (b, 0, 0, s)>
#each = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK-DAG: #[[ROW:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
// CHECK-DAG: #[[COLUMN:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, d3)>
// CHECK-LABEL: func.func @computed_mask(
// CHECK-SAME: %[[FIRST:[a-z0-9]+]]: tensor<2x8xi8>, %[[SECOND:[a-z0-9]+]]: tensor<2x16xi8>
// CHECK-NOT: 8x16xi1
// CHECK-DAG: %[[OF_ROW:.*]] = tensor.expand_shape %[[FIRST]]
// CHECK-DAG: %[[OF_COLUMN:.*]] = tensor.expand_shape %[[SECOND]]
// CHECK: %[[R:.*]]:2 = fsdp.flash_attention %{{.*}}, %{{.*}}, %{{.*}} of %[[OF_ROW]], %[[OF_COLUMN]] into %{{.*}} scale 2.500000e-01 maps [{{.*}}] mask [#[[ROW]], #[[COLUMN]]] {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index, %[[T:.*]]: index, %[[S:.*]]: index, %[[A:.*]]: i8, %[[B:.*]]: i8):
// CHECK-NEXT: %[[SAME:.*]] = arith.cmpi eq, %[[A]], %[[B]] : i8
// CHECK-NEXT: %[[BEFORE:.*]] = arith.cmpi sge, %[[T]], %[[S]] : index
// CHECK-NEXT: %[[BOTH:.*]] = arith.andi %[[SAME]], %[[BEFORE]] : i1
// CHECK-NEXT: %[[ANY:.*]] = arith.ori %[[BOTH]], %[[SAME]] : i1
// CHECK-NEXT: fsdp.yield %[[ANY]] : i1
// CHECK-NOT: 8x16xi1
// CHECK: return %[[R]]#0
func.func @computed_mask(%rows: tensor<2x8xi8>, %columns: tensor<2x16xi8>, %q: tensor<2x3x8x16xf16>, %k: tensor<2x3x16x16xf16>) -> tensor<2x3x8x16xf16> {
  %of_row = tensor.expand_shape %rows [[0, 1], [2, 3]] output_shape [2, 1, 8, 1] : tensor<2x8xi8> into tensor<2x1x8x1xi8>
  %of_column = tensor.expand_shape %columns [[0, 1, 2], [3]] output_shape [2, 1, 1, 16] : tensor<2x16xi8> into tensor<2x1x1x16xi8>
  %e = tensor.empty() : tensor<2x1x8x16xi1>
  %same = linalg.generic {indexing_maps = [#row, #column, #each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%of_row, %of_column : tensor<2x1x8x1xi8>, tensor<2x1x1x16xi8>) outs(%e : tensor<2x1x8x16xi1>) {
  ^bb0(%row: i8, %column: i8, %out: i1):
    %0 = arith.cmpi eq, %row, %column : i8
    linalg.yield %0 : i1
  } -> tensor<2x1x8x16xi1>
  %m = linalg.generic {indexing_maps = [#each, #each, #each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%same, %same : tensor<2x1x8x16xi1>, tensor<2x1x8x16xi1>) outs(%e : tensor<2x1x8x16xi1>) {
  ^bb0(%one: i1, %other: i1, %out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %0 = arith.cmpi sge, %t, %s : index
    %1 = arith.andi %one, %0 : i1
    %2 = arith.ori %1, %other : i1
    linalg.yield %2 : i1
  } -> tensor<2x1x8x16xi1>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<2x3x8x16xf16>, tensor<2x3x16x16xf16>, tensor<2x3x16x16xf16>, tensor<2x1x8x16xi1>) -> (tensor<2x3x8x16xf16>, tensor<2x3x8xf32>)
  return %0#0 : tensor<2x3x8x16xf16>
}

// -----

// Both gradients have regions of their own. Reshapes that add or drop extents of one,
// ops on tensors, constants of the size and such as regions do not see; of a number
// for each head.

#map = affine_map<(h, t, s) -> (h, t, s)>
#head = affine_map<(h, t, s) -> (h)>

// CHECK-LABEL: func.func @gradients(
// CHECK-SAME: %[[SLOPES:[a-z0-9]+]]: tensor<2xf32>
// CHECK-NOT: 8x16x{{i1|f32}}
// CHECK: fsdp.flash_attention_query_grad {{.*}} of %[[SLOPES]] into %{{.*}} scale 2.500000e-01 maps [{{.*}}] mask [#{{.*}}] {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index, %[[T:.*]]: index, %[[S:.*]]: index, %[[SLOPE:.*]]: f32):
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[LEAST:.*]] = arith.constant -1.000000e+30 : f32
// CHECK-DAG: %[[NUMBER:.*]] = arith.index_cast %[[S]] : index to i32
// CHECK-DAG: %[[FLOAT:.*]] = arith.sitofp %[[NUMBER]] : i32 to f32
// CHECK-DAG: %[[BIAS:.*]] = arith.mulf %[[FLOAT]], %[[SLOPE]] : f32
// CHECK-DAG: %[[FAR:.*]] = arith.cmpi ugt, %[[T]], %[[FOUR]] : index
// CHECK: %[[MASK:.*]] = arith.select %[[FAR]], %[[BIAS]], %[[LEAST]] : f32
// CHECK: fsdp.yield %[[MASK]] : f32
// CHECK: fsdp.flash_attention_key_grad {{.*}} of %[[SLOPES]] into %{{.*}} mask [#{{.*}}] {
// CHECK: arith.mulf
// CHECK: fsdp.yield
// CHECK-NOT: 8x16x{{i1|f32}}
// CHECK: return
func.func @gradients(%slopes: tensor<2xf32>, %g: tensor<1x2x8x16xf16>, %k: tensor<1x2x16x16xf16>, %l: tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x16x16xf16>) {
  %least = arith.constant dense<-1.0e+30> : tensor<2x8x16xf32>
  %four = arith.constant 4 : index
  %e = tensor.empty() : tensor<2x8x16xf32>
  %slope = linalg.generic {indexing_maps = [#head, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%slopes : tensor<2xf32>) outs(%e : tensor<2x8x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = linalg.index 2 : index
    %0 = arith.index_cast %s : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.mulf %1, %in : f32
    linalg.yield %2 : f32
  } -> tensor<2x8x16xf32>
  %f = tensor.empty() : tensor<2x8x16xi1>
  %far = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%f : tensor<2x8x16xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 1 : index
    %0 = arith.cmpi ugt, %t, %four : index
    linalg.yield %0 : i1
  } -> tensor<2x8x16xi1>
  %numbers = arith.select %far, %slope, %least : tensor<2x8x16xi1>, tensor<2x8x16xf32>
  %more = tensor.expand_shape %numbers [[0], [1], [2, 3]] output_shape [2, 8, 16, 1] : tensor<2x8x16xf32> into tensor<2x8x16x1xf32>
  %flat = tensor.collapse_shape %more [[0], [1], [2, 3]] : tensor<2x8x16x1xf32> into tensor<2x8x16xf32>
  %m = tensor.expand_shape %flat [[0, 1], [2], [3]] output_shape [1, 2, 8, 16] : tensor<2x8x16xf32> into tensor<1x2x8x16xf32>
  %0:3 = fsdp.attention_grad %g, %g, %k, %k, %g, %l mask %m scale 0.25 : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x16x16xf16>, tensor<1x2x16x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8x16xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x16x16xf16>, tensor<1x2x16x16xf16>)
  return %0#0, %0#1 : tensor<1x2x8x16xf16>, tensor<1x2x16x16xf16>
}

// -----

// Of indices and numbers alone there is no operand; also from behind a barrier, which
// nothing of the mask's size passes. Ops that fill, and those that transpose.

#each = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK-LABEL: func.func @mask_behind_barrier(
// CHECK-SAME: %[[Q:[a-z0-9]+]]: tensor<1x1x8x16xf16>
// CHECK-NOT: x8x{{.*}}f32
// CHECK: fsdp.barrier %[[Q]] : tensor<1x1x8x16xf16>
// CHECK: fsdp.flash_attention {{.*}} maps [{{.*}}] mask [] {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index, %[[T:.*]]: index, %[[S:.*]]: index):
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.0
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.0
// CHECK: %[[NEXT:.*]] = arith.cmpi ult, %[[S]], %[[T]] : index
// CHECK: arith.select %[[NEXT]], %[[ONE]], %[[ZERO]] : f32
// CHECK: return
func.func @mask_behind_barrier(%q: tensor<1x1x8x16xf16>, %k: tensor<1x1x9x16xf16>) -> tensor<1x1x8x16xf16> {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<1x1x9x8xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<1x1x9x8xf32>) -> tensor<1x1x9x8xf32>
  %turned = linalg.generic {indexing_maps = [#each, affine_map<(b, h, t, s) -> ()>, #each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%z, %one : tensor<1x1x9x8xf32>, f32) outs(%e : tensor<1x1x9x8xf32>) {
  ^bb0(%in: f32, %number: f32, %out: f32):
    %s = linalg.index 2 : index
    %t = linalg.index 3 : index
    %0 = arith.cmpi ult, %s, %t : index
    %1 = arith.select %0, %number, %in : f32
    linalg.yield %1 : f32
  } -> tensor<1x1x9x8xf32>
  %f = tensor.empty() : tensor<1x1x8x9xf32>
  %m = linalg.transpose ins(%turned : tensor<1x1x9x8xf32>) outs(%f : tensor<1x1x8x9xf32>) permutation = [0, 1, 3, 2]
  %behind:2 = fsdp.barrier %m, %q : tensor<1x1x8x9xf32>, tensor<1x1x8x16xf16>
  %0:2 = fsdp.attention %behind#1, %k, %k mask %behind#0 scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x9x16xf16>, tensor<1x1x9x16xf16>, tensor<1x1x8x9xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}

// -----

// Slices at places that the program knows, without some of the dimensions; one at a
// place that it does not know is read.

#each = affine_map<(t, s) -> (t, s)>

// CHECK-DAG: #[[AT:.*]] = affine_map<(d0, d1, d2, d3) -> (d2 + 2)>
// CHECK-LABEL: func.func @sliced(
// CHECK: fsdp.flash_attention {{.*}} of %{{.*}} into {{.*}} mask [#[[AT]]] {
// CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index, %[[T:.*]]: index, %[[S:.*]]: index, %[[X:.*]]: f32):
// CHECK-DAG: %[[FIVE:.*]] = arith.constant 5 : index
// CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[COLUMN:.*]] = arith.addi %[[S]], %[[FIVE]] : index
// CHECK-DAG: %[[ROW:.*]] = arith.addi %[[T]], %[[TWO]] : index
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[ROW]], %[[COLUMN]] : index
// CHECK: arith.select %[[SAME]], %[[X]], %{{.*}} : f32
// CHECK-LABEL: func.func @sliced_somewhere(
// CHECK: %[[SLICE:.*]] = tensor.extract_slice
// CHECK: %[[MASK:.*]] = tensor.expand_shape %[[SLICE]]
// CHECK: fsdp.flash_attention {{.*}} mask %[[MASK]] into
func.func @sliced(%x: tensor<32xf32>, %q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x32xf32>
  %far = linalg.generic {indexing_maps = [affine_map<(t, s) -> (t)>, #each], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<32xf32>) outs(%e : tensor<32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %t = linalg.index 0 : index
    %s = linalg.index 1 : index
    %0 = arith.cmpi eq, %t, %s : index
    %1 = arith.select %0, %in, %zero : f32
    linalg.yield %1 : f32
  } -> tensor<32x32xf32>
  %near = tensor.extract_slice %far[2, 5] [8, 16] [1, 1] : tensor<32x32xf32> to tensor<8x16xf32>
  %m = tensor.expand_shape %near [[0, 1, 2], [3]] output_shape [1, 1, 8, 16] : tensor<8x16xf32> into tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}
func.func @sliced_somewhere(%x: tensor<32xf32>, %place: index, %q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<32x32xf32>
  %far = linalg.generic {indexing_maps = [affine_map<(t, s) -> (t)>, #each], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<32xf32>) outs(%e : tensor<32x32xf32>) {
  ^bb0(%in: f32, %out: f32):
    %t = linalg.index 0 : index
    %s = linalg.index 1 : index
    %0 = arith.cmpi eq, %t, %s : index
    %1 = arith.select %0, %in, %zero : f32
    linalg.yield %1 : f32
  } -> tensor<32x32xf32>
  %near = tensor.extract_slice %far[2, %place] [8, 16] [1, 1] : tensor<32x32xf32> to tensor<8x16xf32>
  %m = tensor.expand_shape %near [[0, 1, 2], [3]] output_shape [1, 1, 8, 16] : tensor<8x16xf32> into tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}

// -----

// A dimension that a slice drops is a number of the map.

#map = affine_map<(n, t, s) -> (n, t, s)>

// CHECK-DAG: #[[AT:.*]] = affine_map<(d0, d1, d2, d3) -> (3, d3)>
// CHECK-LABEL: func.func @dropped(
// CHECK: fsdp.flash_attention {{.*}} of %{{.*}} into {{.*}} mask [#[[AT]]] {
// CHECK-LABEL: func.func @cheap(
func.func @dropped(%x: tensor<4x16xf32>, %q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %e = tensor.empty() : tensor<4x8x16xf32>
  %all = linalg.generic {indexing_maps = [affine_map<(n, t, s) -> (n, s)>, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%x : tensor<4x16xf32>) outs(%e : tensor<4x8x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<4x8x16xf32>
  %one = tensor.extract_slice %all[3, 0, 0] [1, 8, 16] [1, 1, 1] : tensor<4x8x16xf32> to tensor<8x16xf32>
  %m = tensor.expand_shape %one [[0, 1, 2], [3]] output_shape [1, 1, 8, 16] : tensor<8x16xf32> into tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}

// Small tensors of indices are computed, too, but read where that takes more than to
// read them.

// CHECK-NOT: linalg.generic
// CHECK: fsdp.flash_attention {{.*}} into {{.*}} mask [] {
// CHECK: arith.index_cast
// CHECK-LABEL: func.func @dear(
// CHECK: %[[LOG:.*]] = linalg.generic
// CHECK: math.log1p
// CHECK: fsdp.flash_attention {{.*}} of %[[LOG]] into {{.*}} mask [#{{.*}}] {
func.func @cheap(%q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %e = tensor.empty() : tensor<16xf32>
  %row = linalg.generic {indexing_maps = [affine_map<(s) -> (s)>], iterator_types = ["parallel"]} outs(%e : tensor<16xf32>) {
  ^bb0(%out: f32):
    %s = linalg.index 0 : index
    %0 = arith.index_cast %s : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.negf %1 : f32
    linalg.yield %2 : f32
  } -> tensor<16xf32>
  %f = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.broadcast ins(%row : tensor<16xf32>) outs(%f : tensor<1x1x8x16xf32>) dimensions = [0, 1, 2]
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}
func.func @dear(%q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %e = tensor.empty() : tensor<16xf32>
  %row = linalg.generic {indexing_maps = [affine_map<(s) -> (s)>], iterator_types = ["parallel"]} outs(%e : tensor<16xf32>) {
  ^bb0(%out: f32):
    %s = linalg.index 0 : index
    %0 = arith.index_cast %s : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = math.log1p %1 : f32
    linalg.yield %2 : f32
  } -> tensor<16xf32>
  %f = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.broadcast ins(%row : tensor<16xf32>) outs(%f : tensor<1x1x8x16xf32>) dimensions = [0, 1, 2]
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}

// -----

// What is made of as much, of sums, of a table, of a number that the program does not
// know, or of a parameter that was gathered is read where it is.

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @slopes : tensor<16xf32>
}
fsdp.unit @unit of @model params [@model::@slopes] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [16], paddings = [0, 0]>

#map = affine_map<(b, h, t, s) -> (b, h, t, s)>
#column = affine_map<(b, h, t, s) -> (s)>
#none = affine_map<(b, h, t, s) -> ()>

// CHECK-LABEL: func.func @of_as_much(
// CHECK: fsdp.flash_attention {{.*}} mask %{{.*}} into {{.*}} maps [{{.*}}] :
// CHECK-LABEL: func.func @of_sums(
// CHECK: fsdp.flash_attention {{.*}} mask %{{.*}} into {{.*}} maps [{{.*}}] :
// CHECK-LABEL: func.func @of_table(
// CHECK: fsdp.flash_attention {{.*}} mask %{{.*}} into {{.*}} maps [{{.*}}] :
// CHECK-LABEL: func.func @of_parameter(
// CHECK: fsdp.flash_attention {{.*}} mask %{{.*}} into {{.*}} maps [{{.*}}] :
// CHECK-LABEL: func.func @of_number(
// CHECK: fsdp.flash_attention {{.*}} mask %{{.*}} into {{.*}} maps [{{.*}}] :
func.func @of_as_much(%a: tensor<1x1x8x16xf32>, %q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %e = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a : tensor<1x1x8x16xf32>) outs(%e : tensor<1x1x8x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}
func.func @of_sums(%a: tensor<8x1xf32>, %b: tensor<1x16xf32>, %q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %s = linalg.matmul ins(%a, %b : tensor<8x1xf32>, tensor<1x16xf32>) outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %m = tensor.expand_shape %s [[0, 1, 2], [3]] output_shape [1, 1, 8, 16] : tensor<8x16xf32> into tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}
func.func @of_table(%table: tensor<24xf32>, %q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %e = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<1x1x8x16xf32>) {
  ^bb0(%out: f32):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %0 = arith.addi %t, %s : index
    %1 = tensor.extract %table[%0] : tensor<24xf32>
    linalg.yield %1 : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}
func.func @of_parameter(%shard: tensor<8xf32> {fsdp.role = #fsdp.shard<@unit>}, %q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %x = fsdp.unshard [@unit] %shard : (tensor<8xf32>) -> tensor<16xf32>
  %e = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [#column, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x : tensor<16xf32>) outs(%e : tensor<1x1x8x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}
func.func @of_number(%number: f32, %q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %e = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [#none, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%number : f32) outs(%e : tensor<1x1x8x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.negf %in : f32
    linalg.yield %0 : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}

// -----

// So is one of complex numbers, and one that many slices make, each of which is at
// another place: what is computed is no more than a few of them.

#each = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK-LABEL: func.func @of_complex_numbers(
// CHECK: fsdp.flash_attention {{.*}} mask %{{.*}} into {{.*}} maps [{{.*}}] :
// CHECK-LABEL: func.func @of_complex_bodies(
// CHECK: fsdp.flash_attention {{.*}} mask %{{.*}} into {{.*}} maps [{{.*}}] :
// CHECK-LABEL: func.func @of_many_slices(
// CHECK: fsdp.flash_attention {{.*}} mask %{{.*}} into {{.*}} maps [{{.*}}] :
func.func @of_complex_numbers(%q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %c = arith.constant dense<(0.5, 1.0)> : tensor<1x1x8x16xcomplex<f32>>
  %e = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [#each, #each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%c : tensor<1x1x8x16xcomplex<f32>>) outs(%e : tensor<1x1x8x16xf32>) {
  ^bb0(%in: complex<f32>, %out: f32):
    %0 = complex.re %in : complex<f32>
    linalg.yield %0 : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}
func.func @of_complex_bodies(%x: tensor<f32>, %q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %e = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [affine_map<(b, h, t, s) -> ()>, #each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x : tensor<f32>) outs(%e : tensor<1x1x8x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = complex.create %in, %in : complex<f32>
    %1 = complex.abs %0 : complex<f32>
    linalg.yield %1 : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}
func.func @of_many_slices(%x: tensor<8xf32>, %q: tensor<1x1x8x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x8x16xf16> {
  %e = tensor.empty() : tensor<8x94xf32>
  %x0 = linalg.broadcast ins(%x : tensor<8xf32>) outs(%e : tensor<8x94xf32>) dimensions = [1]
  %a1 = tensor.extract_slice %x0[0, 0] [8, 93] [1, 1] : tensor<8x94xf32> to tensor<8x93xf32>
  %b1 = tensor.extract_slice %x0[0, 1] [8, 93] [1, 1] : tensor<8x94xf32> to tensor<8x93xf32>
  %x1 = arith.addf %a1, %b1 : tensor<8x93xf32>
  %a2 = tensor.extract_slice %x1[0, 0] [8, 91] [1, 1] : tensor<8x93xf32> to tensor<8x91xf32>
  %b2 = tensor.extract_slice %x1[0, 2] [8, 91] [1, 1] : tensor<8x93xf32> to tensor<8x91xf32>
  %x2 = arith.addf %a2, %b2 : tensor<8x91xf32>
  %a3 = tensor.extract_slice %x2[0, 0] [8, 88] [1, 1] : tensor<8x91xf32> to tensor<8x88xf32>
  %b3 = tensor.extract_slice %x2[0, 3] [8, 88] [1, 1] : tensor<8x91xf32> to tensor<8x88xf32>
  %x3 = arith.addf %a3, %b3 : tensor<8x88xf32>
  %a4 = tensor.extract_slice %x3[0, 0] [8, 84] [1, 1] : tensor<8x88xf32> to tensor<8x84xf32>
  %b4 = tensor.extract_slice %x3[0, 4] [8, 84] [1, 1] : tensor<8x88xf32> to tensor<8x84xf32>
  %x4 = arith.addf %a4, %b4 : tensor<8x84xf32>
  %a5 = tensor.extract_slice %x4[0, 0] [8, 79] [1, 1] : tensor<8x84xf32> to tensor<8x79xf32>
  %b5 = tensor.extract_slice %x4[0, 5] [8, 79] [1, 1] : tensor<8x84xf32> to tensor<8x79xf32>
  %x5 = arith.addf %a5, %b5 : tensor<8x79xf32>
  %a6 = tensor.extract_slice %x5[0, 0] [8, 73] [1, 1] : tensor<8x79xf32> to tensor<8x73xf32>
  %b6 = tensor.extract_slice %x5[0, 6] [8, 73] [1, 1] : tensor<8x79xf32> to tensor<8x73xf32>
  %x6 = arith.addf %a6, %b6 : tensor<8x73xf32>
  %a7 = tensor.extract_slice %x6[0, 0] [8, 66] [1, 1] : tensor<8x73xf32> to tensor<8x66xf32>
  %b7 = tensor.extract_slice %x6[0, 7] [8, 66] [1, 1] : tensor<8x73xf32> to tensor<8x66xf32>
  %x7 = arith.addf %a7, %b7 : tensor<8x66xf32>
  %a8 = tensor.extract_slice %x7[0, 0] [8, 58] [1, 1] : tensor<8x66xf32> to tensor<8x58xf32>
  %b8 = tensor.extract_slice %x7[0, 8] [8, 58] [1, 1] : tensor<8x66xf32> to tensor<8x58xf32>
  %x8 = arith.addf %a8, %b8 : tensor<8x58xf32>
  %a9 = tensor.extract_slice %x8[0, 0] [8, 49] [1, 1] : tensor<8x58xf32> to tensor<8x49xf32>
  %b9 = tensor.extract_slice %x8[0, 9] [8, 49] [1, 1] : tensor<8x58xf32> to tensor<8x49xf32>
  %x9 = arith.addf %a9, %b9 : tensor<8x49xf32>
  %a10 = tensor.extract_slice %x9[0, 0] [8, 39] [1, 1] : tensor<8x49xf32> to tensor<8x39xf32>
  %b10 = tensor.extract_slice %x9[0, 10] [8, 39] [1, 1] : tensor<8x49xf32> to tensor<8x39xf32>
  %x10 = arith.addf %a10, %b10 : tensor<8x39xf32>
  %a11 = tensor.extract_slice %x10[0, 0] [8, 28] [1, 1] : tensor<8x39xf32> to tensor<8x28xf32>
  %b11 = tensor.extract_slice %x10[0, 11] [8, 28] [1, 1] : tensor<8x39xf32> to tensor<8x28xf32>
  %x11 = arith.addf %a11, %b11 : tensor<8x28xf32>
  %a12 = tensor.extract_slice %x11[0, 0] [8, 16] [1, 1] : tensor<8x28xf32> to tensor<8x16xf32>
  %b12 = tensor.extract_slice %x11[0, 12] [8, 16] [1, 1] : tensor<8x28xf32> to tensor<8x16xf32>
  %x12 = arith.addf %a12, %b12 : tensor<8x16xf32>
  %m = tensor.expand_shape %x12 [[0, 1, 2], [3]] output_shape [1, 1, 8, 16] : tensor<8x16xf32> into tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x16xf16>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf16>
}

// -----

// And one of more tensors than a kernel should read.

#each = affine_map<(b, h, t, s) -> (b, h, t, s)>
#column = affine_map<(b, h, t, s) -> (s)>

// CHECK-LABEL: func.func @of_many_tensors(
// CHECK: fsdp.flash_attention {{.*}} mask %{{.*}} into {{.*}} maps [{{.*}}] :
func.func @of_many_tensors(%x0: tensor<16xf32>, %x1: tensor<16xf32>, %x2: tensor<16xf32>, %x3: tensor<16xf32>, %x4: tensor<16xf32>, %x5: tensor<16xf32>, %x6: tensor<16xf32>, %x7: tensor<16xf32>, %x8: tensor<16xf32>, %x9: tensor<16xf32>, %x10: tensor<16xf32>, %x11: tensor<16xf32>, %x12: tensor<16xf32>, %x13: tensor<16xf32>, %x14: tensor<16xf32>, %x15: tensor<16xf32>, %x16: tensor<16xf32>, %q: tensor<1x1x32x16xf16>, %k: tensor<1x1x16x16xf16>) -> tensor<1x1x32x16xf16> {
  %e = tensor.empty() : tensor<1x1x32x16xf32>
  %m = linalg.generic {indexing_maps = [#column, #column, #column, #column, #column, #column, #column, #column, #column, #column, #column, #column, #column, #column, #column, #column, #column, #each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15, %x16 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%e : tensor<1x1x32x16xf32>) {
  ^bb0(%a0: f32, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32, %a9: f32, %a10: f32, %a11: f32, %a12: f32, %a13: f32, %a14: f32, %a15: f32, %a16: f32, %out: f32):
    %s0 = arith.addf %a0, %a1 : f32
    %s1 = arith.addf %s0, %a2 : f32
    %s2 = arith.addf %s1, %a3 : f32
    %s3 = arith.addf %s2, %a4 : f32
    %s4 = arith.addf %s3, %a5 : f32
    %s5 = arith.addf %s4, %a6 : f32
    %s6 = arith.addf %s5, %a7 : f32
    %s7 = arith.addf %s6, %a8 : f32
    %s8 = arith.addf %s7, %a9 : f32
    %s9 = arith.addf %s8, %a10 : f32
    %s10 = arith.addf %s9, %a11 : f32
    %s11 = arith.addf %s10, %a12 : f32
    %s12 = arith.addf %s11, %a13 : f32
    %s13 = arith.addf %s12, %a14 : f32
    %s14 = arith.addf %s13, %a15 : f32
    %s15 = arith.addf %s14, %a16 : f32
    linalg.yield %s15 : f32
  } -> tensor<1x1x32x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x32x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x16x16xf16>, tensor<1x1x32x16xf32>) -> (tensor<1x1x32x16xf16>, tensor<1x1x32xf32>)
  return %0#0 : tensor<1x1x32x16xf16>
}
