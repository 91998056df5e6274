// RUN: fsdp-opt %s --fsdp-verify-grid | FileCheck %s
// RUN: fsdp-opt %s "--fsdp-verify-grid=grid=2,4 axis-names=dp,tp" | FileCheck %s
// CHECK: shard.grid @grid(shape = 2x4) {fsdp.axis_names = ["dp", "tp"]}
// RUN: not fsdp-opt %s "--fsdp-verify-grid=grid=2,2 axis-names=dp,tp" 2>&1 | FileCheck %s --check-prefix=SIZES
// SIZES: verify-grid.mlir:[[@LINE+17]]:1: error: expected 'grid' to be that of the program, 2,4, got 2,2
// SIZES: note: the first phase, which the program went through, has fixed it; leave out 'grid', or start with the input of that phase
// RUN: not fsdp-opt %s --fsdp-verify-grid=grid=8 2>&1 | FileCheck %s --check-prefix=RANK
// RANK: error: expected 'grid' to be that of the program, 2,4, got 8
// RUN: not fsdp-opt %s --fsdp-verify-grid=axis-names=dp,cp 2>&1 | FileCheck %s --check-prefix=NAMES
// NAMES: error: expected 'axis-names' to be that of the program, dp,tp, got dp,cp
// RUN: sed 's/ {fsdp.axis_names.*//' %s | not fsdp-opt --fsdp-verify-grid=axis-names=dp,tp 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: expected 'axis-names' to be that of the program, none, got dp,tp
// RUN: sed 's/shape = 2x4/shape = ?x4/' %s | not fsdp-opt --fsdp-verify-grid=grid=2,4 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: expected known sizes of the grid, got '?'
// UNKNOWN: note: phase 1 knows them: run it first, or leave out 'start-after'
// RUN: sed 's/shape = 2x4/shape = 2147483648x4294967296/' %s | not fsdp-opt --fsdp-verify-grid 2>&1 | FileCheck %s --check-prefix=MANY
// MANY: error: expected a grid of at most 2147483647 ranks, got 2147483648x4294967296
// RUN: (cat %s; echo 'shard.grid @other(shape = 2)') | not fsdp-opt --fsdp-verify-grid 2>&1 | FileCheck %s --check-prefix=TWO
// TWO: error: expected one shard.grid, got 2
// TWO: note: the first one is here

shard.grid @grid(shape = 2x4) {fsdp.axis_names = ["dp", "tp"]}
