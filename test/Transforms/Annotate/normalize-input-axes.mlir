// Names of the grid's axes: along which ranks share a batch.

// RUN: split-file %s %t
// RUN: fsdp-opt %t/open.mlir "--fsdp-normalize-input=grid=2,3 axis-names=dp,tp" | FileCheck %s --check-prefix=GIVEN
// RUN: fsdp-opt %t/named.mlir --fsdp-normalize-input | FileCheck %s --check-prefix=OWN
// RUN: fsdp-opt %t/named.mlir --fsdp-normalize-input=axis-names=ep,dp_shard | FileCheck %s --check-prefix=OTHER
// RUN: fsdp-opt %t/open.mlir --fsdp-normalize-input=grid=2,3 | FileCheck %s --check-prefix=NONE
// RUN: not fsdp-opt %t/open.mlir "--fsdp-normalize-input=grid=2,3 axis-names=dp" 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not fsdp-opt %t/named.mlir --fsdp-normalize-input=axis-names=dp,dp,tp 2>&1 | FileCheck %s --check-prefix=MORE
// RUN: not fsdp-opt %t/named.mlir --fsdp-normalize-input=axis-names=dp,pp 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not fsdp-opt %t/named.mlir --fsdp-normalize-input=axis-names=tp,tp 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not fsdp-opt %t/wrong.mlir --fsdp-normalize-input 2>&1 | FileCheck %s --check-prefix=WRONG

// GIVEN: shard.grid @grid(shape = 2x3) {fsdp.axis_names = ["dp", "tp"]}
// OWN: shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp_replicate", "cp"]}
// OTHER: shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["ep", "dp_shard"]}
// NONE: shard.grid @grid(shape = 2x3){{$}}
// COUNT: error: expected a name for each of the grid's 2 axes, got 1
// MORE: error: expected a name for each of the grid's 2 axes, got 3
// NAME: error: expected an axis of the grid to be called 'dp', 'dp_replicate', 'dp_shard', 'ep', 'tp' or 'cp', got 'pp'
// TWICE: error: expected axes of different names, got 'tp' twice
// WRONG: error: expected an axis of the grid to be called {{.*}}, got 'rows'

//--- open.mlir
shard.grid @grid(shape = ?x?)
fsdp.module @model class "Net" {
}
func.func @step() {
  return
}

//--- named.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp_replicate", "cp"]}
fsdp.module @model class "Net" {
}
func.func @step() {
  return
}

//--- wrong.mlir
shard.grid @grid(shape = 2) {fsdp.axis_names = ["rows"]}
fsdp.module @model class "Net" {
}
func.func @step() {
  return
}
