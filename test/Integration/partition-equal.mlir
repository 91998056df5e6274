// Steps that are cut over an axis of the model, executed on all ranks, against the
// step without cuts.

// RUN: %python %S/Inputs/partition_equal.py %s --ranks 2 --ranks 4 | FileCheck %s

// A table that has more rows than the loop which reads it: a row is read at its place
// in the whole table, be the loop cut or the table.
// CHECK: LongTable on 2 ranks: equal
module {
  shard.grid @grid(shape = ?) {fsdp.axis_names = ["tp"]}
  fsdp.module @model class "LongTable" {
    fsdp.param @w {fsdp.cut = array<i64: 0, -1>} : tensor<8x4xf64>
    fsdp.param @positions : tensor<16x4xf64>
    fsdp.param @rows {fsdp.cut = array<i64: 0, -1>} : tensor<16x4xf64>
  }
  func.func @step(
      %w: tensor<8x4xf64> {fsdp.role = #fsdp.state<@model::@w>},
      %positions: tensor<16x4xf64> {fsdp.role = #fsdp.state<@model::@positions>},
      %rows: tensor<16x4xf64> {fsdp.role = #fsdp.state<@model::@rows>})
      -> (tensor<8x4xf64>, tensor<8x4xf64>, tensor<8x4xf64>) {
    %e = tensor.empty() : tensor<8x4xf64>
    %added = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%w : tensor<8x4xf64>) outs(%e : tensor<8x4xf64>) {
    ^bb0(%a: f64, %o: f64):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %p = tensor.extract %positions[%i, %j] : tensor<16x4xf64>
      %s = arith.addf %a, %p : f64
      linalg.yield %s : f64
    } -> tensor<8x4xf64>
    %taken = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        outs(%e : tensor<8x4xf64>) {
    ^bb0(%o: f64):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %p = tensor.extract %rows[%i, %j] : tensor<16x4xf64>
      linalg.yield %p : f64
    } -> tensor<8x4xf64>
    %both = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%w : tensor<8x4xf64>) outs(%e : tensor<8x4xf64>) {
    ^bb0(%a: f64, %o: f64):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %p = tensor.extract %rows[%i, %j] : tensor<16x4xf64>
      %s = arith.mulf %a, %p : f64
      linalg.yield %s : f64
    } -> tensor<8x4xf64>
    return %added, %taken, %both : tensor<8x4xf64>, tensor<8x4xf64>, tensor<8x4xf64>
  }
}

// -----

// One that has fewer, and is read where it has the row.
// CHECK: ShortTable on 2 ranks: equal
module {
  shard.grid @grid(shape = ?) {fsdp.axis_names = ["tp"]}
  fsdp.module @model class "ShortTable" {
    fsdp.param @w {fsdp.cut = array<i64: 0, -1>} : tensor<8x6xf64>
  }
  func.func @step(
      %w: tensor<8x6xf64> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4x6xf64>)
      -> tensor<8x6xf64> {
    %e = tensor.empty() : tensor<8x6xf64>
    %c4 = arith.constant 4 : index
    %zero = arith.constant 0.0 : f64
    %y = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%w : tensor<8x6xf64>) outs(%e : tensor<8x6xf64>) {
    ^bb0(%a: f64, %o: f64):
      %i = linalg.index 0 : index
      %j = linalg.index 1 : index
      %has = arith.cmpi ult, %i, %c4 : index
      %p = scf.if %has -> f64 {
        %t = tensor.extract %x[%i, %j] : tensor<4x6xf64>
        scf.yield %t : f64
      } else {
        scf.yield %zero : f64
      }
      %s = arith.addf %a, %p : f64
      linalg.yield %s : f64
    } -> tensor<8x6xf64>
    return %y : tensor<8x6xf64>
  }
}

// -----

// Indices of an op in the body are those of its own loops.
// CHECK: NestedIndices on 2 ranks: equal
module {
  shard.grid @grid(shape = ?) {fsdp.axis_names = ["tp"]}
  fsdp.module @model class "NestedIndices" {
    fsdp.param @w {fsdp.cut = array<i64: 0, -1>} : tensor<4x6xf64>
    fsdp.param @table {fsdp.cut = array<i64: 0>} : tensor<4xf64>
  }
  func.func @step(
      %w: tensor<4x6xf64> {fsdp.role = #fsdp.state<@model::@w>},
      %table: tensor<4xf64> {fsdp.role = #fsdp.state<@model::@table>}, %x: tensor<4xf64>)
      -> (tensor<4x6xf64>, tensor<4x6xf64>) {
    %e = tensor.empty() : tensor<4x6xf64>
    %y = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%w : tensor<4x6xf64>) outs(%e : tensor<4x6xf64>) {
    ^bb0(%a: f64, %o: f64):
      %c3 = arith.constant 3 : index
      %e4 = tensor.empty() : tensor<4xf64>
      %t = linalg.generic {
          indexing_maps = [affine_map<(k) -> (k)>], iterator_types = ["parallel"]}
          outs(%e4 : tensor<4xf64>) {
      ^bb0(%q: f64):
        %k = linalg.index 0 : index
        %n = arith.index_cast %k : index to i64
        %f = arith.sitofp %n : i64 to f64
        %p = tensor.extract %x[%k] : tensor<4xf64>
        %m = arith.mulf %f, %p : f64
        linalg.yield %m : f64
      } -> tensor<4xf64>
      %r = tensor.extract %t[%c3] : tensor<4xf64>
      %s = arith.addf %a, %r : f64
      linalg.yield %s : f64
    } -> tensor<4x6xf64>
    // What an op in the body yields is no result: it is not added up over ranks.
    %z = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        outs(%e : tensor<4x6xf64>) {
    ^bb0(%o: f64):
      %c3 = arith.constant 3 : index
      %one = arith.constant 1.0 : f64
      %e4 = tensor.empty() : tensor<4xf64>
      %t = linalg.generic {
          indexing_maps = [affine_map<(k) -> (k)>], iterator_types = ["parallel"]}
          outs(%e4 : tensor<4xf64>) {
      ^bb0(%q: f64):
        %k = linalg.index 0 : index
        %back = arith.subi %c3, %k : index
        %p = tensor.extract %table[%back] : tensor<4xf64>
        linalg.yield %p : f64
      } -> tensor<4xf64>
      %r = tensor.extract %t[%c3] : tensor<4xf64>
      %s = arith.addf %r, %one : f64
      linalg.yield %s : f64
    } -> tensor<4x6xf64>
    return %y, %z : tensor<4x6xf64>, tensor<4x6xf64>
  }
}
