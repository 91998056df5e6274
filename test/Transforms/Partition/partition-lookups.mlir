// Indices of loops that are cut count from where the part begins; tables whose
// rows are cut are looked up where the rank has the row.

// RUN: fsdp-opt %s -fsdp-partition | FileCheck %s

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @rows {fsdp.cut = array<i64: 1, -1>} : tensor<8x4xf32>
  fsdp.param @columns {fsdp.cut = array<i64: -1, 1>} : tensor<8x4xf32>
  fsdp.param @positions {fsdp.cut = array<i64: 1, -1>} : tensor<16x4xf32>
}

// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<4x4xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<6xi64>
// CHECK-SAME: -> tensor<6x4xf32>
// CHECK: %[[V0:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<2xi64>)
// CHECK: arith.constant 4 : i64
// CHECK: %[[V1:.*]] = fsdp.all_slice %[[V0]] dim 0 on @grid axes [1] : (tensor<2xi64>) -> tensor<1xi64>
// CHECK: %[[V2:.*]] = tensor.collapse_shape %[[V1]] [] : tensor<1xi64> into tensor<i64>
// CHECK: %[[V3:.*]] = linalg.generic {{.*}} ins(%[[A1]], %[[V2]] : tensor<6xi64>, tensor<i64>) outs(%{{.*}} : tensor<6x4xf32>) {
// CHECK: %[[V4:.*]] = arith.index_cast %{{.*}} : i64 to index
// CHECK: %[[V5:.*]] = linalg.index 1 : index
// CHECK: %[[V6:.*]] = arith.index_cast %{{.*}} : i64 to index
// CHECK: %[[V7:.*]] = arith.constant 0 : index
// CHECK: %[[V8:.*]] = arith.constant 4 : index
// CHECK: %[[V9:.*]] = arith.subi %[[V4]], %[[V6]] : index
// CHECK: %[[V10:.*]] = arith.cmpi sge, %[[V9]], %[[V7]] : index
// CHECK: %[[V11:.*]] = arith.cmpi slt, %[[V9]], %[[V8]] : index
// CHECK: %[[V12:.*]] = arith.andi %[[V10]], %[[V11]] : i1
// CHECK: %[[V13:.*]] = arith.select %[[V12]], %[[V9]], %[[V7]] : index
// CHECK: %[[V14:.*]] = tensor.extract %[[A0]][%[[V13]], %[[V5]]] : tensor<4x4xf32>
// CHECK: %[[V15:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V16:.*]] = arith.select %[[V12]], %[[V14]], %[[V15]] : f32
// CHECK: linalg.yield %[[V16]] : f32
// CHECK: %[[V17:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[V3]] : (tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK: return %[[V17]] : tensor<6x4xf32>
func.func @rows(%table: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@rows>},
                %ids: tensor<6xi64>) -> tensor<6x4xf32> {
  %e = tensor.empty() : tensor<6x4xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<6xi64>) outs(%e : tensor<6x4xf32>) {
  ^bb0(%id: i64, %o: f32):
    %row = arith.index_cast %id : i64 to index
    %column = linalg.index 1 : index
    %x = tensor.extract %table[%row, %column] : tensor<8x4xf32>
    linalg.yield %x : f32
  } -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @columns(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<8x2xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<6xi64>
// CHECK-SAME: -> tensor<6x4xf32>
// CHECK: %[[V0:.*]] = linalg.generic {{.*}} ins(%[[A1]] : tensor<6xi64>) outs(%{{.*}} : tensor<6x2xf32>) {
// CHECK: %[[V1:.*]] = arith.index_cast %{{.*}} : i64 to index
// CHECK: %[[V2:.*]] = linalg.index 1 : index
// CHECK: %[[V3:.*]] = tensor.extract %[[A0]][%[[V1]], %[[V2]]] : tensor<8x2xf32>
// CHECK: linalg.yield %[[V3]] : f32
// CHECK: %[[V4:.*]] = fsdp.all_gather %[[V0]] dim 1 on @grid axes [1] : (tensor<6x2xf32>) -> tensor<6x4xf32>
// CHECK: return %[[V4]] : tensor<6x4xf32>
func.func @columns(%table: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@columns>},
                   %ids: tensor<6xi64>) -> tensor<6x4xf32> {
  %e = tensor.empty() : tensor<6x4xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<6xi64>) outs(%e : tensor<6x4xf32>) {
  ^bb0(%id: i64, %o: f32):
    %row = arith.index_cast %id : i64 to index
    %column = linalg.index 1 : index
    %x = tensor.extract %table[%row, %column] : tensor<8x4xf32>
    linalg.yield %x : f32
  } -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}

// A table that is looked up and changed is read whole: parts of it are no parts
// of sums.
// CHECK-LABEL: func.func @changed(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<4x4xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<6xi64>
// CHECK-SAME: -> tensor<6x4xf32>
// CHECK: %[[V0:.*]] = fsdp.all_gather %[[A0]] dim 0 on @grid axes [1] : (tensor<4x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[V1:.*]] = linalg.generic {{.*}} ins(%[[A1]] : tensor<6xi64>) outs(%{{.*}} : tensor<6x4xf32>) {
// CHECK: %[[V2:.*]] = arith.index_cast %{{.*}} : i64 to index
// CHECK: %[[V3:.*]] = linalg.index 1 : index
// CHECK: %{{.*}} = tensor.extract %[[V0]][%[[V2]], %[[V3]]] : tensor<8x4xf32>
// CHECK: linalg.yield %{{.*}} : f32
// CHECK: return %[[V1]] : tensor<6x4xf32>
func.func @changed(%table: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@rows>},
                   %ids: tensor<6xi64>) -> tensor<6x4xf32> {
  %e = tensor.empty() : tensor<6x4xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%ids : tensor<6xi64>) outs(%e : tensor<6x4xf32>) {
  ^bb0(%id: i64, %o: f32):
    %row = arith.index_cast %id : i64 to index
    %column = linalg.index 1 : index
    %x = tensor.extract %table[%row, %column] : tensor<8x4xf32>
    %y = math.exp %x : f32
    linalg.yield %y : f32
  } -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @indices(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<4x4xf32>
// CHECK-SAME: -> (tensor<8x4xf32>, tensor<2x4x4xf32>)
// CHECK: %[[V0:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<2xi64>)
// CHECK: arith.constant 4 : i64
// CHECK: %[[V1:.*]] = fsdp.all_slice %[[V0]] dim 0 on @grid axes [1] : (tensor<2xi64>) -> tensor<1xi64>
// CHECK: %[[V2:.*]] = tensor.collapse_shape %[[V1]] [] : tensor<1xi64> into tensor<i64>
// CHECK: %[[V3:.*]] = linalg.generic {{.*}} ins(%[[A0]], %[[V2]] : tensor<4x4xf32>, tensor<i64>) outs(%{{.*}} : tensor<4x4xf32>) {
// CHECK: %[[V4:.*]] = linalg.index 0 : index
// CHECK: %[[V5:.*]] = arith.index_cast %{{.*}} : i64 to index
// CHECK: %[[V6:.*]] = arith.addi %[[V4]], %[[V5]] : index
// CHECK: %[[V7:.*]] = linalg.index 1 : index
// CHECK: %[[V8:.*]] = arith.cmpi uge, %[[V6]], %[[V7]] : index
// CHECK: %[[V9:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[V10:.*]] = arith.select %[[V8]], %{{.*}}, %[[V9]] : f32
// CHECK: linalg.yield %[[V10]] : f32
// CHECK: %[[V11:.*]] = tensor.expand_shape %[[V3]] {{\[\[}}0, 1], [2]] output_shape [1, 4, 4] : tensor<4x4xf32> into tensor<1x4x4xf32>
// CHECK: %[[V12:.*]] = fsdp.all_gather %[[V3]] dim 0 on @grid axes [1] : (tensor<4x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[V13:.*]] = fsdp.all_gather %[[V11]] dim 0 on @grid axes [1] : (tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK: return %[[V12]], %[[V13]] : tensor<8x4xf32>, tensor<2x4x4xf32>
func.func @indices(%table: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@rows>}) -> (tensor<8x4xf32>, tensor<2x4x4xf32>) {
  %e = tensor.empty() : tensor<8x4xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%table : tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %keep = arith.cmpi uge, %i, %j : index
    %zero = arith.constant 0.0 : f32
    %y = arith.select %keep, %x, %zero : f32
    linalg.yield %y : f32
  } -> tensor<8x4xf32>
  // In blocks: of each, the rank has a part.
  %p = tensor.expand_shape %r [[0, 1], [2]] output_shape [2, 4, 4] : tensor<8x4xf32> into tensor<2x4x4xf32>
  return %r, %p : tensor<8x4xf32>, tensor<2x4x4xf32>
}

// CHECK-LABEL: func.func @index_in_blocks(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<8x2xf32>
// CHECK-SAME: -> tensor<32xf32>
// CHECK: %[[V0:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<2xi64>)
// CHECK: arith.constant 2 : i64
// CHECK: %[[V1:.*]] = fsdp.all_slice %[[V0]] dim 0 on @grid axes [1] : (tensor<2xi64>) -> tensor<1xi64>
// CHECK: %[[V2:.*]] = tensor.collapse_shape %[[V1]] [] : tensor<1xi64> into tensor<i64>
// CHECK: %[[V3:.*]] = linalg.exp ins(%[[A0]] : tensor<8x2xf32>) outs(%{{.*}} : tensor<8x2xf32>) -> tensor<8x2xf32>
// CHECK: %[[V4:.*]] = tensor.collapse_shape %[[V3]] {{\[\[}}0, 1]] : tensor<8x2xf32> into tensor<16xf32>
// CHECK: %[[V5:.*]] = linalg.generic {{.*}} ins(%[[V4]], %[[V2]] : tensor<16xf32>, tensor<i64>) outs(%{{.*}} : tensor<16xf32>) {
// CHECK: %[[V6:.*]] = linalg.index 0 : index
// CHECK: %[[V7:.*]] = arith.index_cast %{{.*}} : i64 to index
// CHECK: %[[V8:.*]] = arith.constant 2 : index
// CHECK: %[[V9:.*]] = arith.constant 4 : index
// CHECK: %[[V10:.*]] = arith.divui %[[V6]], %[[V8]] : index
// CHECK: %[[V11:.*]] = arith.remui %[[V6]], %[[V8]] : index
// CHECK-DAG: %[[V12:.*]] = arith.muli %[[V10]], %[[V9]] : index
// CHECK-DAG: %[[V13:.*]] = arith.addi %[[V11]], %[[V7]] : index
// CHECK: %[[V14:.*]] = arith.addi %[[V12]], %[[V13]] : index
// CHECK: %[[V15:.*]] = arith.index_cast %[[V14]] : index to i32
// CHECK: %[[V16:.*]] = arith.sitofp %[[V15]] : i32 to f32
// CHECK: %[[V17:.*]] = arith.mulf %{{.*}}, %[[V16]] : f32
// CHECK: linalg.yield %[[V17]] : f32
// CHECK: %[[V18:.*]] = fsdp.all_gather %[[V5]] dim 0 outer 8 on @grid axes [1] : (tensor<16xf32>) -> tensor<32xf32>
// CHECK: return %[[V18]] : tensor<32xf32>
func.func @index_in_blocks(%columns: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@columns>}) -> tensor<32xf32> {
  %e0 = tensor.empty() : tensor<8x4xf32>
  %x = linalg.exp ins(%columns : tensor<8x4xf32>) outs(%e0 : tensor<8x4xf32>) -> tensor<8x4xf32>
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<8x4xf32> into tensor<32xf32>
  %e = tensor.empty() : tensor<32xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%c : tensor<32xf32>) outs(%e : tensor<32xf32>) {
  ^bb0(%v: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    %f = arith.sitofp %j : i32 to f32
    %y = arith.mulf %v, %f : f32
    linalg.yield %y : f32
  } -> tensor<32xf32>
  return %r : tensor<32xf32>
}

// A table of as many rows as the loop is cut as the loop is, and read at places in the
// part; of a longer one the rows that the loop has lie elsewhere, and it is whole.
// CHECK-LABEL: func.func @lengths(
// CHECK-SAME: %[[ROWS:[a-z0-9]+]]: tensor<4x4xf32>
// CHECK-SAME: %[[POSITIONS:[a-z0-9]+]]: tensor<8x4xf32>
// CHECK: %[[WHOLE:.*]] = fsdp.all_gather %[[POSITIONS]] dim 0 on @grid axes [1] : (tensor<8x4xf32>) -> tensor<16x4xf32>
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4x4xf32>) {
// CHECK: %[[I:.*]] = linalg.index 0 : index
// CHECK: %[[PLACE:.*]] = arith.addi %[[I]], %{{.*}} : index
// CHECK: tensor.extract %[[ROWS]][%[[I]], %{{.*}}] : tensor<4x4xf32>
// CHECK: tensor.extract %[[WHOLE]][%[[PLACE]], %{{.*}}] : tensor<16x4xf32>
func.func @lengths(%rows: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@rows>},
                   %positions: tensor<16x4xf32> {fsdp.role = #fsdp.state<@model::@positions>}) -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<8x4xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%rows : tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) {
  ^bb0(%x: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %row = tensor.extract %rows[%i, %j] : tensor<8x4xf32>
    %position = tensor.extract %positions[%i, %j] : tensor<16x4xf32>
    %y = arith.addf %row, %position : f32
    linalg.yield %y : f32
  } -> tensor<8x4xf32>
  return %r : tensor<8x4xf32>
}
