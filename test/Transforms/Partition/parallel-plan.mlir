// RUN: split-file %s %t
// RUN: fsdp-opt %t/marked.mlir -fsdp-parallel-plan | FileCheck %s --check-prefixes=COMMON,MARKED
// RUN: fsdp-opt %t/marked.mlir -fsdp-parallel-plan=plan=%t/plan.json | FileCheck %s --check-prefixes=COMMON,FILE
// RUN: fsdp-opt %t/classes.mlir -fsdp-parallel-plan | FileCheck %s --check-prefix=CLASSES
// RUN: fsdp-opt %t/none.mlir -fsdp-parallel-plan | FileCheck %s --check-prefix=NONE
// RUN: fsdp-opt %t/none.mlir -fsdp-parallel-plan=plan=%t/plan.json | FileCheck %s --check-prefix=NONE
// RUN: fsdp-opt %t/grid.mlir -fsdp-parallel-plan | FileCheck %s --check-prefix=GRID
// RUN: fsdp-opt %t/experts.mlir -fsdp-parallel-plan | FileCheck %s --check-prefix=EXPERTS

// A module's own params have a dimension of experts each; those that are ignored
// are nobody's to cut.
// EXPERTS: @experts class
// EXPERTS-NEXT: fsdp.param @up {fsdp.cut = array<i64: 1, -1, -1>} : tensor<4x6x4xf32>
// EXPERTS-NEXT: fsdp.param @bias {fsdp.cut = array<i64: 1>} : tensor<4xf32>
// EXPERTS-NEXT: fsdp.param ignored @old : tensor<4xf32>
// EXPERTS: @inner class
// EXPERTS-NEXT: fsdp.param @w : tensor<4xf32>

// The marks are gone, whatever became of them.
// COMMON-NOT: fsdp.parallel

// Columns are rows of weights and elements of biases; rows are columns of weights,
// and every rank has the bias.
// MARKED: @up class
// MARKED-NEXT: fsdp.param @weight {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
// MARKED-NEXT: fsdp.param @bias {fsdp.cut = array<i64: 1>} : tensor<6xf32>
// MARKED: @down class
// MARKED-NEXT: fsdp.param @weight {fsdp.cut = array<i64: -1, 1>, fsdp.scatter = 1 : i64} : tensor<4x6xf32>
// MARKED-NEXT: fsdp.param @bias : tensor<4xf32>
// MARKED: @norm class
// MARKED-NEXT: fsdp.param @weight : tensor<4xf32>
// MARKED: @head class
// MARKED-NEXT: fsdp.param @weight : tensor<2x4xf32>
// What is ignored is nobody's to cut.
// MARKED: @old class
// MARKED-NEXT: fsdp.param ignored @weight : tensor<6x4xf32>
// MARKED-NEXT: fsdp.param @scale {fsdp.cut = array<i64: 1>} : tensor<6xf32>

// The file counts alone; of its patterns that match, the one with most letters.
// FILE: @up class
// FILE-NEXT: fsdp.param @weight {fsdp.cut = array<i64: -1, 1>} : tensor<6x4xf32>
// FILE-NEXT: fsdp.param @bias : tensor<6xf32>
// FILE: @down class
// FILE-NEXT: fsdp.param @weight {fsdp.cut = array<i64: 1, -1>} : tensor<4x6xf32>
// FILE-NEXT: fsdp.param @bias {fsdp.cut = array<i64: 1>} : tensor<4xf32>
// FILE: @norm class
// FILE-NEXT: fsdp.param @weight : tensor<4xf32>
// FILE: @head class
// FILE-NEXT: fsdp.param @weight {fsdp.cut = array<i64: -1, 1>, fsdp.scatter = -2 : i64} : tensor<2x4xf32>

// Tables have a row for each index; Flax keeps weights the other way round.
// CLASSES: @columns class
// CLASSES-NEXT: {fsdp.cut = array<i64: -1, 0>} : tensor<8x4xf32>
// CLASSES: @rows class
// CLASSES-NEXT: {fsdp.cut = array<i64: 0, -1>} : tensor<8x4xf32>
// CLASSES: @short class
// CLASSES-NEXT: {fsdp.cut = array<i64: -1, 0>} : tensor<8x4xf32>
// CLASSES: @dense class
// CLASSES-NEXT: @kernel {fsdp.cut = array<i64: -1, 0>} : tensor<4x6xf32>
// CLASSES-NEXT: @bias {fsdp.cut = array<i64: 0>} : tensor<6xf32>
// CLASSES: @other class
// CLASSES-NEXT: {fsdp.cut = array<i64: 0, -1, -1>} : tensor<2x3x4xf32>
// CLASSES-NEXT: fsdp.param @scalar : tensor<f32>

// Without an axis 'tp' nothing is cut.
// NONE-NOT: fsdp.parallel
// NONE-NOT: fsdp.cut
// NONE: fsdp.param @weight : tensor<6x4xf32>

// Where no step is to be cut nothing is missing.
// GRID-NOT: fsdp.cut

//--- marked.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.module @up class "torch.nn.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
    fsdp.param @weight : tensor<6x4xf32>
    fsdp.param @bias : tensor<6xf32>
  }
  fsdp.module @down class "torch.nn.Linear" attributes {fsdp.parallel = {style = "rowwise", output = 1 : i64}} {
    fsdp.param @weight : tensor<4x6xf32>
    fsdp.param @bias : tensor<4xf32>
  }
  fsdp.module @norm class "torch.nn.LayerNorm" attributes {fsdp.parallel = {style = "sequence", dim = 1 : i64}} {
    fsdp.param @weight : tensor<4xf32>
  }
  fsdp.module @head class "torch.nn.Linear" attributes {fsdp.parallel = {style = "replicate"}} {
    fsdp.param @weight : tensor<2x4xf32>
  }
  fsdp.module @old class "torch.nn.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
    fsdp.param ignored @weight : tensor<6x4xf32>
    fsdp.param @scale : tensor<6xf32>
  }
}

//--- plan.json
{"*": "replicate", "up": {"style": "rowwise", "input": -1, "output": "replicate"}, "d*n": "colwise",
 "down*": "packed_colwise", "hea?": {"style": "rowwise", "output": -2}, "*[dn]": "rowwise"}

//--- classes.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["tp", "dp"]}
fsdp.module @model class "Net" {
  fsdp.module @columns class "torch.nn.modules.sparse.Embedding" attributes {fsdp.parallel = {style = "colwise"}} {
    fsdp.param @weight : tensor<8x4xf32>
  }
  fsdp.module @rows class "torch.nn.modules.sparse.Embedding" attributes {fsdp.parallel = {style = "rowwise"}} {
    fsdp.param @weight : tensor<8x4xf32>
  }
  fsdp.module @short class "Embedding" attributes {fsdp.parallel = {style = "colwise"}} {
    fsdp.param @weight : tensor<8x4xf32>
  }
  fsdp.module @dense class "flax.linen.linear.Dense" attributes {fsdp.parallel = {style = "colwise"}} {
    fsdp.param @kernel : tensor<4x6xf32>
    fsdp.param @bias : tensor<6xf32>
  }
  fsdp.module @other class "zoo.Own" attributes {fsdp.parallel = {style = "colwise"}} {
    fsdp.param @weight : tensor<2x3x4xf32>
    fsdp.param @scalar : tensor<f32>
  }
}

//--- none.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp_replicate", "dp_shard"]}
fsdp.module @model class "Net" {
  fsdp.module @up class "torch.nn.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
    fsdp.param @weight : tensor<6x4xf32>
  }
  fsdp.module @down class "torch.nn.Linear" {
  }
  fsdp.module @head class "torch.nn.Linear" {
  }
}

//--- grid.mlir
fsdp.module @model class "Net" {
  fsdp.module @up class "torch.nn.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
    fsdp.param @weight : tensor<6x4xf32>
  }
}

//--- experts.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "ep"]}
fsdp.module @model class "Net" {
  fsdp.module @experts class "Experts" attributes {fsdp.parallel = {style = "expert"}} {
    fsdp.param @up : tensor<4x6x4xf32>
    fsdp.param @bias : tensor<4xf32>
    fsdp.param ignored @old : tensor<4xf32>
    fsdp.module @inner class "Linear" {
      fsdp.param @w : tensor<4xf32>
    }
  }
}
