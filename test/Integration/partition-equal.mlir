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

// -----

// Parts of a sum go into the place of a part of largest values: both are combined first.
// CHECK: SumAndLargest on 2 ranks: equal
module {
  shard.grid @grid(shape = ?) {fsdp.axis_names = ["tp"]}
  fsdp.module @model class "SumAndLargest" {
    fsdp.param @w {fsdp.cut = array<i64: 0, -1>} : tensor<8x4xf64>
  }
  func.func @step(%w: tensor<8x4xf64> {fsdp.role = #fsdp.state<@model::@w>}) -> tensor<4xf64> {
    %e = tensor.empty() : tensor<4xf64>
    %zero = arith.constant 0.0 : f64
    %least = arith.constant 0xFFF0000000000000 : f64
    %z = linalg.fill ins(%zero : f64) outs(%e : tensor<4xf64>) -> tensor<4xf64>
    %n = linalg.fill ins(%least : f64) outs(%e : tensor<4xf64>) -> tensor<4xf64>
    %sum = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
        iterator_types = ["reduction", "parallel"]}
        ins(%w : tensor<8x4xf64>) outs(%z : tensor<4xf64>) {
    ^bb0(%a: f64, %o: f64):
      %s = arith.addf %a, %o : f64
      linalg.yield %s : f64
    } -> tensor<4xf64>
    %largest = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
        iterator_types = ["reduction", "parallel"]}
        ins(%w : tensor<8x4xf64>) outs(%n : tensor<4xf64>) {
    ^bb0(%a: f64, %o: f64):
      %s = arith.maximumf %a, %o : f64
      linalg.yield %s : f64
    } -> tensor<4xf64>
    %half = tensor.extract_slice %sum[0] [2] [1] : tensor<4xf64> to tensor<2xf64>
    %y = tensor.insert_slice %half into %largest[0] [2] [1] : tensor<2xf64> into tensor<4xf64>
    return %y : tensor<4xf64>
  }
}

// -----

// A diagonal is written whole, and read of blocks.
// CHECK: Diagonal on 2 ranks: equal
module {
  shard.grid @grid(shape = ?) {fsdp.axis_names = ["tp"]}
  fsdp.module @model class "Diagonal" {
    fsdp.param @w {fsdp.cut = array<i64: 0>} : tensor<4xf64>
    fsdp.param @square {fsdp.cut = array<i64: 0, -1>} : tensor<4x4xf64>
  }
  func.func @step(
      %w: tensor<4xf64> {fsdp.role = #fsdp.state<@model::@w>},
      %square: tensor<4x4xf64> {fsdp.role = #fsdp.state<@model::@square>})
      -> (tensor<4x4xf64>, tensor<4xf64>) {
    %ones = arith.constant dense<1.0> : tensor<4x4xf64>
    %written = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i, i)>],
        iterator_types = ["parallel"]}
        ins(%w : tensor<4xf64>) outs(%ones : tensor<4x4xf64>) {
    ^bb0(%a: f64, %o: f64):
      %s = arith.addf %a, %o : f64
      linalg.yield %s : f64
    } -> tensor<4x4xf64>
    %e = tensor.empty() : tensor<4xf64>
    %read = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i, i)>, affine_map<(i) -> (i)>],
        iterator_types = ["parallel"]}
        ins(%square : tensor<4x4xf64>) outs(%e : tensor<4xf64>) {
    ^bb0(%a: f64, %o: f64):
      %s = math.exp %a : f64
      linalg.yield %s : f64
    } -> tensor<4xf64>
    return %written, %read : tensor<4x4xf64>, tensor<4xf64>
  }
}

// -----

// Batches of experts are not joined along a diagonal.
// CHECK: DiagonalBatches on 2 ranks: equal
module {
  shard.grid @grid(shape = ?) {fsdp.axis_names = ["ep"]}
  fsdp.module @model class "DiagonalBatches" {
    fsdp.param @w {fsdp.cut = array<i64: 0>} : tensor<64xf64>
  }
  func.func @step(
      %w: tensor<64xf64> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4x4xf64>)
      -> tensor<4x64xf64> {
    %e = tensor.empty() : tensor<4x64xf64>
    %y = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, i)>, affine_map<(i, j) -> (j)>,
                         affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%x, %w : tensor<4x4xf64>, tensor<64xf64>) outs(%e : tensor<4x64xf64>) {
    ^bb0(%a: f64, %b: f64, %o: f64):
      %m = arith.mulf %a, %b : f64
      linalg.yield %m : f64
    } -> tensor<4x64xf64>
    return %y : tensor<4x64xf64>
  }
}

// -----

// What is filled with a constant of a body is filled anew, part by part.
// CHECK: ConstantBody on 2 ranks: equal
module {
  shard.grid @grid(shape = ?) {fsdp.axis_names = ["tp"]}
  fsdp.module @model class "ConstantBody" {
    fsdp.param @w {fsdp.cut = array<i64: 0, -1>} : tensor<4x6xf64>
  }
  func.func @step(%w: tensor<4x6xf64> {fsdp.role = #fsdp.state<@model::@w>}) -> tensor<4x6xf64> {
    %e = tensor.empty() : tensor<4x6xf64>
    %twos = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        outs(%e : tensor<4x6xf64>) {
    ^bb0(%o: f64):
      %two = arith.constant 2.0 : f64
      linalg.yield %two : f64
    } -> tensor<4x6xf64>
    %y = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                         affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%w, %twos : tensor<4x6xf64>, tensor<4x6xf64>) outs(%e : tensor<4x6xf64>) {
    ^bb0(%a: f64, %b: f64, %o: f64):
      %m = arith.mulf %a, %b : f64
      linalg.yield %m : f64
    } -> tensor<4x6xf64>
    return %y : tensor<4x6xf64>
  }
}

// -----

// Parts of five columns, of which an op makes elements and sums at once.
// CHECK: UnevenSums on 2 ranks: equal
module {
  shard.grid @grid(shape = ?) {fsdp.axis_names = ["tp"]}
  fsdp.module @model class "UnevenSums" {
    fsdp.param @w {fsdp.cut = array<i64: 0>} : tensor<4xf64>
  }
  func.func @step(
      %w: tensor<4xf64> {fsdp.role = #fsdp.state<@model::@w>},
      %x: tensor<4x5xf64> {fsdp.cut = array<i64: -1, 0>})
      -> (tensor<4x5xf64>, tensor<4xf64>) {
    %e = tensor.empty() : tensor<4x5xf64>
    %z = arith.constant dense<0.0> : tensor<4xf64>
    %part = linalg.negf ins(%x : tensor<4x5xf64>) outs(%e : tensor<4x5xf64>) -> tensor<4x5xf64>
    %y:2 = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
                         affine_map<(i, j) -> (i)>],
        iterator_types = ["parallel", "reduction"]}
        ins(%part : tensor<4x5xf64>) outs(%e, %z : tensor<4x5xf64>, tensor<4xf64>) {
    ^bb0(%a: f64, %b: f64, %o: f64):
      %c = math.exp %a : f64
      %s = arith.addf %c, %o : f64
      linalg.yield %c, %s : f64, f64
    } -> (tensor<4x5xf64>, tensor<4xf64>)
    return %y#0, %y#1 : tensor<4x5xf64>, tensor<4xf64>
  }
}

// -----

// Complex numbers are filled up to parts of one length, too.
// CHECK: UnevenComplex on 2 ranks: equal
module {
  shard.grid @grid(shape = ?) {fsdp.axis_names = ["tp"]}
  fsdp.module @model class "UnevenComplex" {
    fsdp.param @w {fsdp.cut = array<i64: 0>} : tensor<4xf64>
  }
  func.func @step(
      %w: tensor<4xf64> {fsdp.role = #fsdp.state<@model::@w>},
      %x: tensor<5x4xf64> {fsdp.cut = array<i64: 0, -1>}, %y: tensor<5xf64>)
      -> tensor<5x4xf64> {
    %e = tensor.empty() : tensor<5x4xf64>
    %e1 = tensor.empty() : tensor<5xcomplex<f64>>
    %part = linalg.exp ins(%x : tensor<5x4xf64>) outs(%e : tensor<5x4xf64>) -> tensor<5x4xf64>
    %phases = linalg.generic {
        indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
        iterator_types = ["parallel"]}
        ins(%y : tensor<5xf64>) outs(%e1 : tensor<5xcomplex<f64>>) {
    ^bb0(%a: f64, %o: complex<f64>):
      %one = arith.constant 1.0 : f64
      %c = complex.create %one, %a : complex<f64>
      linalg.yield %c : complex<f64>
    } -> tensor<5xcomplex<f64>>
    %turned = linalg.generic {
        indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                         affine_map<(i, j) -> (i, j)>],
        iterator_types = ["parallel", "parallel"]}
        ins(%part, %phases : tensor<5x4xf64>, tensor<5xcomplex<f64>>) outs(%e : tensor<5x4xf64>) {
    ^bb0(%a: f64, %p: complex<f64>, %o: f64):
      %re = complex.re %p : complex<f64>
      %im = complex.im %p : complex<f64>
      %u = arith.mulf %a, %im : f64
      %v = arith.addf %re, %u : f64
      linalg.yield %v : f64
    } -> tensor<5x4xf64>
    return %turned : tensor<5x4xf64>
  }
}
