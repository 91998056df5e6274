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
