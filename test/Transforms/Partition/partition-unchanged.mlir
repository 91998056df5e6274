// Nothing is cut: the program stays as it is, and with one rank along the axis so
// does the step.

// RUN: split-file %s %t
// RUN: fsdp-opt %t/none.mlir > %t/before.mlir && fsdp-opt %t/none.mlir -fsdp-partition | diff %t/before.mlir -
// RUN: fsdp-opt %t/none.mlir -fsdp-partition -o /dev/null 2>&1 | FileCheck %s --check-prefix=WARN
// RUN: fsdp-opt %t/input.mlir -fsdp-partition -fsdp-partition -o /dev/null -verify-diagnostics
// RUN: fsdp-opt %t/nested.mlir --mlir-disable-threading --pass-pipeline='builtin.module(builtin.module(fsdp-partition))' -o /dev/null -verify-diagnostics
// RUN: fsdp-opt %t/one.mlir -fsdp-parallel-plan -fsdp-partition 2>&1 | FileCheck %s --check-prefix=ONE --implicit-check-not=warning
// RUN: fsdp-opt %t/no-grid.mlir -fsdp-parallel-plan -fsdp-partition | FileCheck %s --check-prefix=GRID

// Which is hardly what was wanted.
// WARN: warning: nothing is cut over the 2 ranks of axis "tp": each does the work of all
// WARN: note: a parallel plan, or shardings of arguments, say which params are; along 'cp' inputs are whose sequences its ranks divide

// ONE: fsdp.param @w : tensor<6x4xf32>
// ONE: func.func @step(%[[W:.*]]: tensor<6x4xf32>
// ONE-NEXT: %[[E:.*]] = tensor.empty() : tensor<6x4xf32>
// ONE-NEXT: %[[R:.*]] = linalg.exp ins(%[[W]] : tensor<6x4xf32>) outs(%[[E]] : tensor<6x4xf32>)
// ONE-NEXT: return %[[R]]

// Without a grid there are no axes.
// GRID: fsdp.param @w {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>

//--- none.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<6x4xf32>
}
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> tensor<6x4xf32> {
  %unused = tensor.empty() : tensor<4xf32>
  %e = tensor.empty() : tensor<6x4xf32>
  %r = linalg.exp ins(%w : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}

//--- one.mlir
shard.grid @grid(shape = 2x1) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "torch.nn.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
  fsdp.param @w : tensor<6x4xf32>
}
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> tensor<6x4xf32> {
  %e = tensor.empty() : tensor<6x4xf32>
  %r = linalg.exp ins(%w : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}

//--- no-grid.mlir
fsdp.module @model class "Net" {
  fsdp.param @w {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
}

//--- input.mlir
// What is sliced is cut, also where that was done before.
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "cp"]}
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<6x4xf32>
}
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<6x4xf32> {fsdp.cut = array<i64: 1, -1>}) -> tensor<6x4xf32> {
  %e = tensor.empty() : tensor<6x4xf32>
  %r = linalg.add ins(%w, %x : tensor<6x4xf32>, tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %r : tensor<6x4xf32>
}

//--- nested.mlir
// The second one has no grid.
module {
  module {
    shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
    fsdp.module @model class "Net" {
      fsdp.param @w {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
    }
    func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}) {
      return
    }
  }
  module {
    fsdp.module @model class "Net" {
      fsdp.param @w : tensor<6x4xf32>
    }
    func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}) {
      return
    }
  }
}
