// RUN: fsdp-opt %s --fsdp-tile-attention="rows=4 columns=8" --canonicalize --split-input-file | FileCheck %s
// RUN: not fsdp-opt %s --fsdp-tile-attention=rows=0 --split-input-file 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: not fsdp-opt %s --fsdp-tile-attention=columns=-2 --split-input-file 2>&1 | FileCheck %s --check-prefix=COLUMNS

// ROWS: error: expected at least 1 of 'rows' of a tile, got 0
// COLUMNS: error: expected at least 1 of 'columns' of a tile, got -2

// Loops over heads, tiles of rows and, up to the last row of a tile, tiles of
// columns; rest tiles of two rows and four columns. No tensor has all scores.

// CHECK-LABEL: func.func @forward(
// CHECK-NOT: 10x12xf32
// CHECK-DAG: %[[HEADS:.*]] = arith.constant 6 : index
// CHECK-DAG: %[[WHOLE_ROWS:.*]] = arith.constant 8 : index
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[HEADS]] step %{{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<6x10x16xf32>, tensor<6x10xf32>)
// CHECK: scf.for %[[ROW:.*]] = %{{.*}} to %[[WHOLE_ROWS]] step %[[FOUR]]
// CHECK: %[[END:.*]] = arith.addi %[[ROW]], %[[FOUR]]
// CHECK: %[[TO:.*]] = arith.minui %[[END]], %[[WHOLE_ROWS]]
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[TO]] step %[[WHOLE_ROWS]] iter_args({{.*}}) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x16xf32>)
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x16xf32>, tensor<16x8xf32>)
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<8x16xf32>)
// CHECK: scf.yield
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<4x16xf32>, tensor<16x4xf32>)
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}} : tensor<4x16xf32> into tensor<6x10x16xf32>
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<2x16xf32>, tensor<16x8xf32>)
// CHECK: linalg.matmul ins(%{{.*}}, %{{.*}} : tensor<2x16xf32>, tensor<16x4xf32>)
// CHECK-NOT: 10x12xf32
// CHECK: return
func.func @forward(%q: tensor<2x3x10x16xf32>, %k: tensor<2x3x12x16xf32>) -> (tensor<2x3x10x16xf32>, tensor<2x3x10xf32>) {
  %0:2 = fsdp.attention %q, %k, %k causal scale 0.25 : (tensor<2x3x10x16xf32>, tensor<2x3x12x16xf32>, tensor<2x3x12x16xf32>) -> (tensor<2x3x10x16xf32>, tensor<2x3x10xf32>)
  return %0#0, %0#1 : tensor<2x3x10x16xf32>, tensor<2x3x10xf32>
}

// -----

// Loops over tiles of columns, in it over the query heads of a key head and the
// rows that reach the columns, with five products. 16-bit slices are cast.

// CHECK-LABEL: func.func @gradient(
// CHECK: linalg.generic {{.*}}"parallel", "parallel", "reduction"]
// CHECK: scf.for {{.*}} -> (tensor<1x24x16xf32>, tensor<1x16x16xbf16>, tensor<1x16x16xbf16>)
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args({{.*}}) -> (tensor<1x24x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>)
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args({{.*}}) -> (tensor<1x24x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>)
// CHECK: arith.extf %{{.*}} : bf16 to f32
// CHECK-COUNT-5: linalg.matmul
// CHECK: tensor.insert_slice
// CHECK-NOT: linalg.matmul
// CHECK: return
func.func @gradient(%q: tensor<1x2x12x16xbf16>, %k: tensor<1x1x16x16xbf16>, %l: tensor<1x2x12xf32>) -> (tensor<1x2x12x16xbf16>, tensor<1x1x16x16xbf16>) {
  %0:3 = fsdp.attention_grad %q, %q, %k, %k, %q, %l causal scale 0.25 : (tensor<1x2x12x16xbf16>, tensor<1x2x12x16xbf16>, tensor<1x1x16x16xbf16>, tensor<1x1x16x16xbf16>, tensor<1x2x12x16xbf16>, tensor<1x2x12xf32>) -> (tensor<1x2x12x16xbf16>, tensor<1x1x16x16xbf16>, tensor<1x1x16x16xbf16>)
  return %0#0, %0#1 : tensor<1x2x12x16xbf16>, tensor<1x1x16x16xbf16>
}

// -----

// Of a mask each tile reads its own part, without what it broadcasts.

// CHECK-LABEL: func.func @mask(
// CHECK-SAME: %[[MASK:[a-z0-9]+]]: tensor<2x1x1x16xf32>
// CHECK: tensor.extract_slice %[[MASK]][%{{.*}}, 0, 0, %{{.*}}] [1, 1, 1, 8] [1, 1, 1, 1] : tensor<2x1x1x16xf32> to tensor<8xf32>
func.func @mask(%q: tensor<2x3x8x16xf32>, %k: tensor<2x3x16x16xf32>, %m: tensor<2x1x1x16xf32>) -> tensor<2x3x8x16xf32> {
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<2x3x8x16xf32>, tensor<2x3x16x16xf32>, tensor<2x3x16x16xf32>, tensor<2x1x1x16xf32>) -> (tensor<2x3x8x16xf32>, tensor<2x3x8xf32>)
  return %0#0 : tensor<2x3x8x16xf32>
}

// -----

// The scores of a head are one tile: nothing changes.

// CHECK-LABEL: func.func @small(
// CHECK: fsdp.attention
// CHECK-NOT: scf.for
func.func @small(%q: tensor<2x3x4x16xf32>, %k: tensor<2x3x8x16xf32>) -> tensor<2x3x4x16xf32> {
  %0:2 = fsdp.attention %q, %k, %k scale 0.25 : (tensor<2x3x4x16xf32>, tensor<2x3x8x16xf32>, tensor<2x3x8x16xf32>) -> (tensor<2x3x4x16xf32>, tensor<2x3x4xf32>)
  return %0#0 : tensor<2x3x4x16xf32>
}

// -----

// Tiles begin where the window of a tile of rows begins, and end where it ends; in
// the gradient of rows as well.

// CHECK-LABEL: func.func @window(
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[EIGHT:.*]] = arith.constant 8 : index
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[BACK:.*]] = arith.constant -4 : index
// CHECK-DAG: %[[ALL:.*]] = arith.constant 32 : index
// CHECK: scf.for %[[ROW:.*]] = %[[ZERO]] to %[[ALL]] step %[[FOUR]]
// CHECK-DAG: %[[BEFORE:.*]] = arith.addi %[[ROW]], %[[BACK]]
// CHECK-DAG: %[[FROM:.*]] = arith.maxsi %[[BEFORE]], %[[ZERO]]
// CHECK-DAG: %[[END:.*]] = arith.addi %[[ROW]], %[[EIGHT]]
// CHECK-DAG: %[[TILE:.*]] = arith.divui %[[FROM]], %[[EIGHT]]
// CHECK-DAG: %[[FIRST:.*]] = arith.muli %[[TILE]], %[[EIGHT]]
// CHECK-DAG: %[[LAST:.*]] = arith.minui %[[END]], %[[ALL]]
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %[[LAST]] step %[[EIGHT]]
// CHECK: arith.cmpi sle
// CHECK: arith.cmpi sge
func.func @window(%q: tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32> {
  %0:2 = fsdp.attention %q, %q, %q window 5 scale 0.25 : (tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>) -> (tensor<1x1x32x16xf32>, tensor<1x1x32xf32>)
  return %0#0 : tensor<1x1x32x16xf32>
}

// -----

// CHECK-LABEL: func.func @window_gradient(
// CHECK-DAG: %[[FOUR:.*]] = arith.constant 4 : index
// CHECK-DAG: %[[TWELVE:.*]] = arith.constant 12 : index
// CHECK: scf.for %[[COLUMN:.*]] = %{{.*}} to %{{.*}} step %{{.*}}
// CHECK-DAG: %[[END:.*]] = arith.addi %[[COLUMN]], %[[TWELVE]]
// CHECK-DAG: %[[TILE:.*]] = arith.divui %[[COLUMN]], %[[FOUR]]
// CHECK-DAG: %[[FIRST:.*]] = arith.muli %[[TILE]], %[[FOUR]]
// CHECK-DAG: %[[LAST:.*]] = arith.minui %[[END]], %{{.*}}
// CHECK: scf.for %{{.*}} = %[[FIRST]] to %[[LAST]] step %[[FOUR]]
func.func @window_gradient(%q: tensor<1x1x32x16xf32>, %l: tensor<1x1x32xf32>) -> tensor<1x1x32x16xf32> {
  %0:3 = fsdp.attention_grad %q, %q, %q, %q, %q, %l causal window 5 scale 0.25 : (tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>, tensor<1x1x32xf32>) -> (tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>)
  return %0#0 : tensor<1x1x32x16xf32>
}

// -----

// What is dropped is a function of the row's first number, the column and the key.
// Sums of weights are those before.

// CHECK-LABEL: func.func @dropout(
// CHECK-SAME: %[[KEY:[a-z0-9]+]]: tensor<i64>
// CHECK: scf.for
// CHECK: linalg.matmul
// CHECK: %[[WEIGHTS:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<4x8xf32>, tensor<4xf32>) outs(%{{.*}} : tensor<4x8xf32>)
// CHECK: math.exp
// CHECK: linalg.generic {{.*}} ins(%[[WEIGHTS]] : tensor<4x8xf32>) outs(%{{.*}} : tensor<4xf32>)
// CHECK: %[[NUMBERS:.*]] = tensor.extract_slice %{{.*}}[0, %{{.*}}] [1, 4] [1, 1] : tensor<1x8xi64> to tensor<4xi64>
// CHECK: %[[KEPT:.*]] = linalg.generic {{.*}} ins(%[[WEIGHTS]], %[[NUMBERS]], %[[KEY]] : tensor<4x8xf32>, tensor<4xi64>, tensor<i64>)
// CHECK: linalg.index 1
// CHECK: arith.xori
// CHECK: arith.cmpi uge
// CHECK: linalg.matmul ins(%[[KEPT]],
func.func @dropout(%q: tensor<1x1x8x16xf32>, %k: tensor<1x1x16x16xf32>, %r: tensor<1x1x8xi64>, %key: tensor<i64>) -> tensor<1x1x8x16xf32> {
  %0:2 = fsdp.attention %q, %k, %k dropout %r, %key rate 0.5 scale 0.25 : (tensor<1x1x8x16xf32>, tensor<1x1x16x16xf32>, tensor<1x1x16x16xf32>, tensor<1x1x8xi64>, tensor<i64>) -> (tensor<1x1x8x16xf32>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x16xf32>
}

// -----

// A window that all distances are within is none.

// CHECK-LABEL: func.func @wide_window(
// CHECK-NOT: arith.cmpi
// CHECK: return
func.func @wide_window(%q: tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32> {
  %0:2 = fsdp.attention %q, %q, %q window 32 scale 0.25 : (tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>) -> (tensor<1x1x32x16xf32>, tensor<1x1x32xf32>)
  return %0#0 : tensor<1x1x32x16xf32>
}

// -----

// A mask that is computed of places and of a number for each row and column is
// computed tile by tile: two ops of its elements, one of which is read twice.

#row = affine_map<(b, h, t, s) -> (b, 0, t, 0)>
#column = affine_map<(b, h, t, s) -> (b, 0, 0, s)>
#each = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK-LABEL: func.func @computed_mask(
// CHECK-SAME: %[[FIRST:[a-z0-9]+]]: tensor<2x8xi8>, %[[SECOND:[a-z0-9]+]]: tensor<2x16xi8>
// CHECK-NOT: 8x16xi1
// CHECK-DAG: %[[OF_ROW:.*]] = tensor.expand_shape %[[FIRST]]
// CHECK-DAG: %[[OF_COLUMN:.*]] = tensor.expand_shape %[[SECOND]]
// CHECK: scf.for %[[HEAD:.*]] = %{{.*}} to %{{.*}} step
// CHECK: scf.for %[[ROW:.*]] = %{{.*}} to %{{.*}} step
// CHECK: scf.for %[[COLUMN:.*]] = %{{.*}} to %{{.*}} step
// CHECK: %[[PRODUCTS:.*]] = linalg.matmul
// CHECK: %[[BATCH:.*]] = arith.divui %[[HEAD]],
// CHECK-DAG: tensor.extract_slice %[[OF_ROW]][%[[BATCH]], 0, %[[ROW]], 0] [1, 1, 4, 1] [1, 1, 1, 1]
// CHECK-DAG: tensor.extract_slice %[[OF_COLUMN]][%[[BATCH]], 0, 0, %[[COLUMN]]] [1, 1, 1, 8] [1, 1, 1, 1]
// CHECK: %[[SAME:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x1x4x8xi1>)
// CHECK: arith.cmpi eq
// CHECK: %[[MASK:.*]] = linalg.generic {{.*}} ins(%[[SAME]], %[[SAME]] : tensor<1x1x4x8xi1>, tensor<1x1x4x8xi1>) outs(%{{.*}} : tensor<1x1x4x8xi1>)
// CHECK: linalg.index 2
// CHECK: linalg.generic {{.*}} ins(%[[PRODUCTS]], %[[MASK]] : tensor<4x8xf32>, tensor<1x1x4x8xi1>)
// CHECK-NOT: 8x16xi1
// CHECK: return
func.func @computed_mask(%rows: tensor<2x8xi8>, %columns: tensor<2x16xi8>, %q: tensor<2x3x8x16xf32>, %k: tensor<2x3x16x16xf32>) -> tensor<2x3x8x16xf32> {
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
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<2x3x8x16xf32>, tensor<2x3x16x16xf32>, tensor<2x3x16x16xf32>, tensor<2x1x8x16xi1>) -> (tensor<2x3x8x16xf32>, tensor<2x3x8xf32>)
  return %0#0 : tensor<2x3x8x16xf32>
}

// -----

// Slices go through reshapes that add or drop extents of one, through ops on
// tensors, and to constants; truth values of a program are read where numbers are
// made of them. The gradient as well.

#map = affine_map<(b, t, s) -> (b, t, s)>

// CHECK-LABEL: func.func @computed_of_truths(
// CHECK-SAME: %[[SEEN:[a-z0-9]+]]: tensor<1x8x16xi1>
// CHECK-NOT: 8x16xf32
// CHECK-DAG: %[[LEAST:.*]] = arith.constant dense<-1.000000e+30> : tensor<1x4x8xf32>
// CHECK: scf.for
// CHECK: linalg.matmul
// CHECK: %[[TRUTHS:.*]] = tensor.extract_slice %[[SEEN]][0, %{{.*}}, %{{.*}}] [1, 4, 8] [1, 1, 1]
// CHECK: %[[SLOPES:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x4x8xf32>)
// CHECK: %[[NUMBERS:.*]] = arith.select %[[TRUTHS]], %[[SLOPES]], %[[LEAST]] : tensor<1x4x8xi1>, tensor<1x4x8xf32>
// CHECK: tensor.expand_shape %[[NUMBERS]] {{\[\[}}0], [1, 2], [3]] output_shape [1, 1, 4, 8]
// CHECK-NOT: 8x16xf32
// CHECK: return
func.func @computed_of_truths(%seen: tensor<1x8x16xi1>, %g: tensor<1x1x8x2xf32>, %k: tensor<1x1x16x2xf32>, %l: tensor<1x1x8xf32>) -> tensor<1x1x16x2xf32> {
  %least = arith.constant dense<-1.0e+30> : tensor<1x8x16xf32>
  %e = tensor.empty() : tensor<1x8x16xf32>
  %slope = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel"]} outs(%e : tensor<1x8x16xf32>) {
  ^bb0(%out: f32):
    %s = linalg.index 2 : index
    %0 = arith.index_cast %s : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    linalg.yield %1 : f32
  } -> tensor<1x8x16xf32>
  %numbers = arith.select %seen, %slope, %least : tensor<1x8x16xi1>, tensor<1x8x16xf32>
  %flat = tensor.collapse_shape %numbers [[0, 1], [2]] : tensor<1x8x16xf32> into tensor<8x16xf32>
  %m = tensor.expand_shape %flat [[0, 1, 2], [3]] output_shape [1, 1, 8, 16] : tensor<8x16xf32> into tensor<1x1x8x16xf32>
  %0:3 = fsdp.attention_grad %g, %g, %k, %k, %g, %l mask %m scale 0.25 : (tensor<1x1x8x2xf32>, tensor<1x1x8x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x8x2xf32>, tensor<1x1x8xf32>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x16x2xf32>)
  return %0#1 : tensor<1x1x16x2xf32>
}

// -----

// Also from behind a barrier, which keeps apart what checkpointed layers compute twice:
// nothing of the mask's size passes it.

#each = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK-LABEL: func.func @mask_behind_barrier(
// CHECK-SAME: %[[Q:[a-z0-9]+]]: tensor<1x1x8x2xf32>
// CHECK-NOT: 8x16xi1
// CHECK: fsdp.barrier %[[Q]] : tensor<1x1x8x2xf32>
// CHECK: scf.for
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<1x1x4x8xi1>)
// CHECK-NOT: 8x16xi1
// CHECK: return
func.func @mask_behind_barrier(%q: tensor<1x1x8x2xf32>, %k: tensor<1x1x16x2xf32>) -> tensor<1x1x8x2xf32> {
  %e = tensor.empty() : tensor<1x1x8x16xi1>
  %m = linalg.generic {indexing_maps = [#each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<1x1x8x16xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %0 = arith.cmpi ne, %t, %s : index
    linalg.yield %0 : i1
  } -> tensor<1x1x8x16xi1>
  %behind:2 = fsdp.barrier %m, %q : tensor<1x1x8x16xi1>, tensor<1x1x8x2xf32>
  %0:2 = fsdp.attention %behind#1, %k, %k mask %behind#0 scale 0.25 : (tensor<1x1x8x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x8x16xi1>) -> (tensor<1x1x8x2xf32>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x2xf32>
}

// -----

// What is made of as much, of sums, or of a parameter that was gathered is read
// where it is.

#map = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK-LABEL: func.func @mask_of_as_much(
// CHECK: %[[MASK:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x1x8x16xf32>)
// CHECK: scf.for
// CHECK: tensor.extract_slice %[[MASK]]
func.func @mask_of_as_much(%a: tensor<1x1x8x16xf32>, %q: tensor<1x1x8x2xf32>, %k: tensor<1x1x16x2xf32>) -> tensor<1x1x8x2xf32> {
  %e = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%a : tensor<1x1x8x16xf32>) outs(%e : tensor<1x1x8x16xf32>) {
  ^bb0(%x: f32, %out: f32):
    %0 = arith.addf %x, %x : f32
    linalg.yield %0 : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x2xf32>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x2xf32>
}

// -----

// CHECK-LABEL: func.func @mask_of_sums(
// CHECK: %[[MASK:.*]] = linalg.matmul
// CHECK: %[[WHOLE:.*]] = tensor.expand_shape %[[MASK]]
// CHECK: scf.for
// CHECK: tensor.extract_slice %[[WHOLE]]
func.func @mask_of_sums(%a: tensor<8x1xf32>, %b: tensor<1x16xf32>, %q: tensor<1x1x8x2xf32>, %k: tensor<1x1x16x2xf32>) -> tensor<1x1x8x2xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x16xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<8x16xf32>) -> tensor<8x16xf32>
  %s = linalg.matmul ins(%a, %b : tensor<8x1xf32>, tensor<1x16xf32>) outs(%z : tensor<8x16xf32>) -> tensor<8x16xf32>
  %m = tensor.expand_shape %s [[0, 1, 2], [3]] output_shape [1, 1, 8, 16] : tensor<8x16xf32> into tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x2xf32>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x2xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @slopes : tensor<1x2x1x1xf32>
}
fsdp.unit @unit of @model params [@model::@slopes] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [2], paddings = [0, 0]>

#head = affine_map<(b, h, t, s) -> (0, h, 0, 0)>
#each = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK-LABEL: func.func @mask_of_parameter(
// CHECK: %[[MASK:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x2x8x16xf32>)
// CHECK: scf.for
// CHECK: tensor.extract_slice %[[MASK]]
func.func @mask_of_parameter(%shard: tensor<1xf32> {fsdp.role = #fsdp.shard<@unit>}, %q: tensor<1x2x8x2xf32>, %k: tensor<1x2x16x2xf32>) -> tensor<1x2x8x2xf32> {
  %slopes = fsdp.unshard [@unit] %shard : (tensor<1xf32>) -> tensor<1x2x1x1xf32>
  %e = tensor.empty() : tensor<1x2x8x16xf32>
  %m = linalg.generic {indexing_maps = [#head, #each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%slopes : tensor<1x2x1x1xf32>) outs(%e : tensor<1x2x8x16xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  } -> tensor<1x2x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x2x8x2xf32>, tensor<1x2x16x2xf32>, tensor<1x2x16x2xf32>, tensor<1x2x8x16xf32>) -> (tensor<1x2x8x2xf32>, tensor<1x2x8xf32>)
  return %0#0 : tensor<1x2x8x2xf32>
}

// -----

// Such as one that is picked from a table of them.

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @table : tensor<24xf32>
}
fsdp.unit @unit of @model params [@model::@table] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [24], paddings = [0, 0]>

#each = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK-LABEL: func.func @mask_picked_from_parameter(
// CHECK: %[[MASK:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x1x8x16xf32>)
// CHECK: tensor.extract
// CHECK: scf.for
// CHECK: tensor.extract_slice %[[MASK]]
// CHECK-LABEL: func.func @mask_picked_from_input(
// CHECK-NOT: 8x16xf32
// CHECK: scf.for
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<1x1x4x8xf32>)
// CHECK: tensor.extract %
// CHECK: return
func.func @mask_picked_from_parameter(%shard: tensor<12xf32> {fsdp.role = #fsdp.shard<@unit>}, %q: tensor<1x1x8x2xf32>, %k: tensor<1x1x16x2xf32>) -> tensor<1x1x8x2xf32> {
  %table = fsdp.unshard [@unit] %shard : (tensor<12xf32>) -> tensor<24xf32>
  %e = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [#each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<1x1x8x16xf32>) {
  ^bb0(%out: f32):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %0 = arith.addi %t, %s : index
    %1 = tensor.extract %table[%0] : tensor<24xf32>
    linalg.yield %1 : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x2xf32>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x2xf32>
}
func.func @mask_picked_from_input(%table: tensor<24xf32>, %q: tensor<1x1x8x2xf32>, %k: tensor<1x1x16x2xf32>) -> tensor<1x1x8x2xf32> {
  %e = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [#each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<1x1x8x16xf32>) {
  ^bb0(%out: f32):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %0 = arith.addi %t, %s : index
    %1 = tensor.extract %table[%0] : tensor<24xf32>
    linalg.yield %1 : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x2xf32>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x2xf32>
}

// -----

// Slices go through reshapes to the last tile, whose place is a constant, and where
// all of a group are extents of one.

#row = affine_map<(t, s) -> (t, 0)>
#each = affine_map<(t, s) -> (t, s)>

// CHECK-LABEL: func.func @reshaped_rest(
// CHECK-SAME: %[[FIRST:[a-z0-9]+]]: tensor<10x1xf32>
// CHECK-NOT: 10x12xf32
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step
// CHECK: tensor.extract_slice %[[FIRST]][%{{.*}}, 0] [4, 1] [1, 1]
// CHECK: tensor.extract_slice %[[FIRST]][8, 0] [2, 1] [1, 1]
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<2x8xf32>)
// CHECK: tensor.expand_shape %{{.*}} output_shape [1, 1, 2, 8]
// CHECK-NOT: 10x12xf32
// CHECK: return
func.func @reshaped_rest(%rows: tensor<10x1xf32>, %q: tensor<1x1x10x2xf32>, %k: tensor<1x1x12x2xf32>) -> tensor<1x1x10x2xf32> {
  %e = tensor.empty() : tensor<10x12xf32>
  %flat = linalg.generic {indexing_maps = [#row, #each], iterator_types = ["parallel", "parallel"]} ins(%rows : tensor<10x1xf32>) outs(%e : tensor<10x12xf32>) {
  ^bb0(%x: f32, %out: f32):
    %0 = math.absf %x : f32
    linalg.yield %0 : f32
  } -> tensor<10x12xf32>
  %deep = tensor.expand_shape %flat [[0, 1, 2], [3, 4]] output_shape [1, 1, 10, 12, 1] : tensor<10x12xf32> into tensor<1x1x10x12x1xf32>
  %less = tensor.collapse_shape %deep [[0, 1], [2], [3, 4]] : tensor<1x1x10x12x1xf32> into tensor<1x10x12xf32>
  %m = tensor.expand_shape %less [[0, 1], [2], [3]] output_shape [1, 1, 10, 12] : tensor<1x10x12xf32> into tensor<1x1x10x12xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x10x2xf32>, tensor<1x1x12x2xf32>, tensor<1x1x12x2xf32>, tensor<1x1x10x12xf32>) -> (tensor<1x1x10x2xf32>, tensor<1x1x10xf32>)
  return %0#0 : tensor<1x1x10x2xf32>
}

// -----

// Also through slices, to those of what is larger. One element of the program's is
// read as it is, and stays.

#none = affine_map<(b, h, t, s) -> ()>
#each = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK: #[[AT:.*]] = affine_map<()[s0, s1] -> (s0 + s1 + 5)>
// CHECK-LABEL: func.func @sliced(
// CHECK: %[[FIRST:.*]] = tensor.extract_slice %{{.*}}[0, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x8x32xf32> to tensor<f32>
// CHECK: scf.for %[[ROW:.*]] = %{{.*}} to %{{.*}} step
// CHECK: scf.for %[[COLUMN:.*]] = %{{.*}} to %{{.*}} step
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<1x1x4x8xf32>)
// CHECK: %[[NUMBER:.*]] = linalg.index 3
// CHECK: affine.apply #[[AT]]()[%[[COLUMN]], %[[NUMBER]]]
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[FIRST]] : tensor<1x1x4x8xf32>, tensor<f32>) outs(%{{.*}} : tensor<1x1x4x8xf32>)
// CHECK: return
func.func @sliced(%x: tensor<f32>, %q: tensor<1x1x8x2xf32>, %k: tensor<1x1x16x2xf32>) -> tensor<1x1x8x2xf32> {
  %e = tensor.empty() : tensor<1x1x8x32xf32>
  %far = linalg.generic {indexing_maps = [#each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<1x1x8x32xf32>) {
  ^bb0(%out: f32):
    %s = linalg.index 3 : index
    %0 = arith.index_cast %s : index to i32
    %1 = arith.sitofp %0 : i32 to f32
    linalg.yield %1 : f32
  } -> tensor<1x1x8x32xf32>
  %first = tensor.extract_slice %far[0, 0, 0, 0] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<1x1x8x32xf32> to tensor<f32>
  %near = tensor.extract_slice %far[0, 0, 0, 5] [1, 1, 8, 16] [1, 1, 1, 1] : tensor<1x1x8x32xf32> to tensor<1x1x8x16xf32>
  %f = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [#each, #none, #each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%near, %first : tensor<1x1x8x16xf32>, tensor<f32>) outs(%f : tensor<1x1x8x16xf32>) {
  ^bb0(%one: f32, %other: f32, %out: f32):
    %0 = arith.subf %one, %other : f32
    linalg.yield %0 : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x2xf32>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x2xf32>
}

// -----

// Whether something is a parameter is found once for each value, however often what
// it is made of is read.

#column = affine_map<(b, h, t, s) -> (s)>
#each = affine_map<(b, h, t, s) -> (b, h, t, s)>

// CHECK-LABEL: func.func @much_read(
// CHECK: scf.for
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<1x1x4x8xf32>)
// CHECK: return
func.func @much_read(%x0: tensor<16xf32>, %q: tensor<1x1x8x2xf32>, %k: tensor<1x1x16x2xf32>) -> tensor<1x1x8x2xf32> {
  %x1 = arith.addf %x0, %x0 : tensor<16xf32>
  %x2 = arith.addf %x1, %x1 : tensor<16xf32>
  %x3 = arith.addf %x2, %x2 : tensor<16xf32>
  %x4 = arith.addf %x3, %x3 : tensor<16xf32>
  %x5 = arith.addf %x4, %x4 : tensor<16xf32>
  %x6 = arith.addf %x5, %x5 : tensor<16xf32>
  %x7 = arith.addf %x6, %x6 : tensor<16xf32>
  %x8 = arith.addf %x7, %x7 : tensor<16xf32>
  %x9 = arith.addf %x8, %x8 : tensor<16xf32>
  %x10 = arith.addf %x9, %x9 : tensor<16xf32>
  %x11 = arith.addf %x10, %x10 : tensor<16xf32>
  %x12 = arith.addf %x11, %x11 : tensor<16xf32>
  %x13 = arith.addf %x12, %x12 : tensor<16xf32>
  %x14 = arith.addf %x13, %x13 : tensor<16xf32>
  %x15 = arith.addf %x14, %x14 : tensor<16xf32>
  %x16 = arith.addf %x15, %x15 : tensor<16xf32>
  %x17 = arith.addf %x16, %x16 : tensor<16xf32>
  %x18 = arith.addf %x17, %x17 : tensor<16xf32>
  %x19 = arith.addf %x18, %x18 : tensor<16xf32>
  %x20 = arith.addf %x19, %x19 : tensor<16xf32>
  %x21 = arith.addf %x20, %x20 : tensor<16xf32>
  %x22 = arith.addf %x21, %x21 : tensor<16xf32>
  %x23 = arith.addf %x22, %x22 : tensor<16xf32>
  %x24 = arith.addf %x23, %x23 : tensor<16xf32>
  %x25 = arith.addf %x24, %x24 : tensor<16xf32>
  %x26 = arith.addf %x25, %x25 : tensor<16xf32>
  %x27 = arith.addf %x26, %x26 : tensor<16xf32>
  %x28 = arith.addf %x27, %x27 : tensor<16xf32>
  %x29 = arith.addf %x28, %x28 : tensor<16xf32>
  %x30 = arith.addf %x29, %x29 : tensor<16xf32>
  %x31 = arith.addf %x30, %x30 : tensor<16xf32>
  %x32 = arith.addf %x31, %x31 : tensor<16xf32>
  %x33 = arith.addf %x32, %x32 : tensor<16xf32>
  %x34 = arith.addf %x33, %x33 : tensor<16xf32>
  %x35 = arith.addf %x34, %x34 : tensor<16xf32>
  %x36 = arith.addf %x35, %x35 : tensor<16xf32>
  %x37 = arith.addf %x36, %x36 : tensor<16xf32>
  %x38 = arith.addf %x37, %x37 : tensor<16xf32>
  %x39 = arith.addf %x38, %x38 : tensor<16xf32>
  %x40 = arith.addf %x39, %x39 : tensor<16xf32>
  %x41 = arith.addf %x40, %x40 : tensor<16xf32>
  %x42 = arith.addf %x41, %x41 : tensor<16xf32>
  %x43 = arith.addf %x42, %x42 : tensor<16xf32>
  %x44 = arith.addf %x43, %x43 : tensor<16xf32>
  %x45 = arith.addf %x44, %x44 : tensor<16xf32>
  %x46 = arith.addf %x45, %x45 : tensor<16xf32>
  %x47 = arith.addf %x46, %x46 : tensor<16xf32>
  %x48 = arith.addf %x47, %x47 : tensor<16xf32>
  %x49 = arith.addf %x48, %x48 : tensor<16xf32>
  %x50 = arith.addf %x49, %x49 : tensor<16xf32>
  %x51 = arith.addf %x50, %x50 : tensor<16xf32>
  %x52 = arith.addf %x51, %x51 : tensor<16xf32>
  %x53 = arith.addf %x52, %x52 : tensor<16xf32>
  %x54 = arith.addf %x53, %x53 : tensor<16xf32>
  %x55 = arith.addf %x54, %x54 : tensor<16xf32>
  %x56 = arith.addf %x55, %x55 : tensor<16xf32>
  %x57 = arith.addf %x56, %x56 : tensor<16xf32>
  %x58 = arith.addf %x57, %x57 : tensor<16xf32>
  %x59 = arith.addf %x58, %x58 : tensor<16xf32>
  %x60 = arith.addf %x59, %x59 : tensor<16xf32>
  %x61 = arith.addf %x60, %x60 : tensor<16xf32>
  %x62 = arith.addf %x61, %x61 : tensor<16xf32>
  %x63 = arith.addf %x62, %x62 : tensor<16xf32>
  %x64 = arith.addf %x63, %x63 : tensor<16xf32>
  %e = tensor.empty() : tensor<1x1x8x16xf32>
  %m = linalg.generic {indexing_maps = [#column, #each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%x64 : tensor<16xf32>) outs(%e : tensor<1x1x8x16xf32>) {
  ^bb0(%x: f32, %out: f32):
    linalg.yield %x : f32
  } -> tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x2xf32>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x2xf32>
}

// -----

// Behind a slice, whose place is computed, too, each tile is computed once.

#column = affine_map<(t, s) -> (s)>
#each = affine_map<(t, s) -> (t, s)>

// CHECK-LABEL: func.func @read_twice_behind_slice(
// CHECK: linalg.matmul
// CHECK-COUNT-4: arith.mulf %{{.*}} : tensor<4x8xf32>
// CHECK-NOT: arith.mulf %{{.*}} : tensor<4x8xf32>
// CHECK: return
func.func @read_twice_behind_slice(%x: tensor<16xf32>, %q: tensor<1x1x8x2xf32>, %k: tensor<1x1x16x2xf32>) -> tensor<1x1x8x2xf32> {
  %e = tensor.empty() : tensor<9x16xf32>
  %far = linalg.generic {indexing_maps = [#column, #each], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<16xf32>) outs(%e : tensor<9x16xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<9x16xf32>
  %n0 = linalg.map { math.absf } ins(%far : tensor<9x16xf32>) outs(%e : tensor<9x16xf32>)
  %m0 = arith.mulf %far, %n0 : tensor<9x16xf32>
  %n1 = linalg.map { math.absf } ins(%m0 : tensor<9x16xf32>) outs(%e : tensor<9x16xf32>)
  %m1 = arith.mulf %m0, %n1 : tensor<9x16xf32>
  %n2 = linalg.map { math.absf } ins(%m1 : tensor<9x16xf32>) outs(%e : tensor<9x16xf32>)
  %m2 = arith.mulf %m1, %n2 : tensor<9x16xf32>
  %n3 = linalg.map { math.absf } ins(%m2 : tensor<9x16xf32>) outs(%e : tensor<9x16xf32>)
  %m3 = arith.mulf %m2, %n3 : tensor<9x16xf32>
  %near = tensor.extract_slice %m3[1, 0] [8, 16] [1, 1] : tensor<9x16xf32> to tensor<8x16xf32>
  %m = tensor.expand_shape %near [[0, 1, 2], [3]] output_shape [1, 1, 8, 16] : tensor<8x16xf32> into tensor<1x1x8x16xf32>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<1x1x8x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x16x2xf32>, tensor<1x1x8x16xf32>) -> (tensor<1x1x8x2xf32>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x2xf32>
}
