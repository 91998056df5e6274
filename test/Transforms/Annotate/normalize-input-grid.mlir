// The option against the declared grid.

// RUN: split-file %s %t
// RUN: fsdp-opt %t/unknown.mlir --fsdp-normalize-input=grid=2,3 | FileCheck %s --check-prefix=RANK
// RUN: fsdp-opt %t/partly.mlir --fsdp-normalize-input=grid=2,3 | FileCheck %s --check-prefix=RANK
// RUN: not fsdp-opt %t/unknown.mlir --fsdp-normalize-input=grid=0 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not fsdp-opt %t/unknown.mlir --fsdp-normalize-input=grid=-2 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not fsdp-opt %t/partly.mlir --fsdp-normalize-input=grid=3,3 2>&1 | FileCheck %s --check-prefix=MISMATCH
// RUN: not fsdp-opt %t/partly.mlir --fsdp-normalize-input=grid=6 2>&1 | FileCheck %s --check-prefix=COUNT

// RUN: not fsdp-opt %t/unknown.mlir --fsdp-normalize-input=grid=4294967296,4294967296 2>&1 | FileCheck %s --check-prefix=OVERFLOW
// RUN: sed 's/shape = ?/shape = 4611686018427387904x4/' %t/unknown.mlir | not fsdp-opt --fsdp-normalize-input 2>&1 | FileCheck %s --check-prefix=OWN
// RUN: not fsdp-opt %t/unknown.mlir --fsdp-pipeline=grid=2147483648 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: fsdp-opt %t/unknown.mlir --fsdp-normalize-input=grid=2147483647 -o /dev/null

// OVERFLOW: error: expected a grid of at most 2147483647 ranks, got 4294967296x4294967296
// OWN: error: expected a grid of at most 2147483647 ranks, got 4611686018427387904x4
// OPTION: expected 'grid' to have at most 2147483647 ranks, got more
// RANK: shard.grid @grid(shape = 2x3)
// ZERO: error: expected grid sizes of at least 1, got 0
// NEGATIVE: error: expected grid sizes of at least 1, got -2
// MISMATCH: error: expected a grid that agrees with the declared 2x?, got 3x3
// COUNT: error: expected a grid that agrees with the declared 2x?, got 6

//--- unknown.mlir
shard.grid @grid(shape = ?)
fsdp.module @model class "Net" {
}
func.func @step() {
  return
}

//--- partly.mlir
shard.grid @grid(shape = 2x?)
fsdp.module @model class "Net" {
}
func.func @step() {
  return
}
