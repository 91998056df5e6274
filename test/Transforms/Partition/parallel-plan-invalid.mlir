// RUN: split-file %s %t
// RUN: fsdp-opt %t/marks.mlir -fsdp-parallel-plan -split-input-file -verify-diagnostics
// RUN: not fsdp-opt %t/model.mlir -fsdp-parallel-plan=plan=%t/absent.json 2>&1 | FileCheck %s --check-prefix=ABSENT
// RUN: not fsdp-opt %t/model.mlir -fsdp-parallel-plan=plan=%t/syntax.json 2>&1 | FileCheck %s --check-prefix=SYNTAX
// RUN: not fsdp-opt %t/model.mlir -fsdp-parallel-plan=plan=%t/list.json 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: not fsdp-opt %t/model.mlir -fsdp-parallel-plan=plan=%t/number.json 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not fsdp-opt %t/model.mlir -fsdp-parallel-plan=plan=%t/style.json 2>&1 | FileCheck %s --check-prefix=STYLE
// RUN: not fsdp-opt %t/model.mlir -fsdp-parallel-plan=plan=%t/glob.json 2>&1 | FileCheck %s --check-prefix=GLOB
// RUN: not fsdp-opt %t/model.mlir -fsdp-parallel-plan=plan=%t/nobody.json 2>&1 | FileCheck %s --check-prefix=NOBODY

// ABSENT: error: can't read the parallel plan '{{.*}}absent.json': No such file or directory
// SYNTAX: error: parallel plan '{{.*}}syntax.json': [3:{{[0-9]+}}
// LIST: error: expected the parallel plan '{{.*}}list.json' to be an object from patterns of module names to styles
// NUMBER: error: expected a style for 'up' of the parallel plan: a word, or an object with 'style', 'input' and 'output'
// STYLE: error: expected a style for 'up' of the parallel plan: a word, or an object with 'style', 'input' and 'output'
// RUN: not fsdp-opt %t/model.mlir -fsdp-parallel-plan=plan=%t/list-entry.json 2>&1 | FileCheck %s --check-prefix=ENTRY
// ENTRY: error: expected a word or a number as 'output' for 'up' of the parallel plan
// RUN: not fsdp-opt %t/model.mlir -fsdp-parallel-plan=plan=%t/typo.json 2>&1 | FileCheck %s --check-prefix=TYPO
// TYPO: error: expected 'style', and a dimension or 'replicate' as 'input', 'output' or 'dim', for module 'up', got 'ouput = 1 : i64'
// GLOB: error: expected a pattern in the parallel plan, got '[': 
// NOBODY: error: expected a module that 'layers.*.up' of the parallel plan matches, got none

//--- model.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.module @up class "torch.nn.Linear" {
    fsdp.param @weight : tensor<6x4xf32>
  }
}

//--- syntax.json
{"up": "colwise"

//--- list.json
["up"]

//--- number.json
{"up": 1}

//--- style.json
{"up": {"output": 1}}

//--- glob.json
{"[": "colwise"}

//--- nobody.json
{"up": "colwise", "layers.*.up": "colwise"}

//--- list-entry.json
{"up": {"style": "rowwise", "output": [1]}}

//--- typo.json
{"up": {"style": "rowwise", "ouput": 1}}

//--- marks.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  // expected-error @+1 {{expected style 'colwise', 'rowwise', 'sequence', 'expert' or 'replicate' for module 'up', got 'columns'}}
  fsdp.module @up class "torch.nn.Linear" attributes {fsdp.parallel = {style = "columns"}} {
    fsdp.param @weight : tensor<6x4xf32>
  }
}

// -----

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  // expected-error @+1 {{expected style 'colwise', 'rowwise', 'sequence', 'expert' or 'replicate' for module 'up', got ''}}
  fsdp.module @up class "torch.nn.Linear" attributes {fsdp.parallel = {output = 1 : i64}} {
  }
}

// -----

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  // expected-error @+1 {{expected 'style', and a dimension or 'replicate' as 'input', 'output' or 'dim', for module 'up', got 'output = "1"'}}
  fsdp.module @up class "torch.nn.Linear" attributes {fsdp.parallel = {style = "rowwise", output = "1"}} {
  }
}
