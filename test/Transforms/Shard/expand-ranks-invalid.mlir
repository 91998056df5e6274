// RUN: fsdp-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics -fsdp-expand-ranks
// RUN: not fsdp-opt %S/../../../examples/tiny/step.mlir --fsdp-pipeline="grid=2 stop-after=shard" -fsdp-expand-ranks -fsdp-expand-ranks 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: expected a program of one rank, got one that holds all ranks' values

// expected-error @below {{expected at most 8 ranks to expand, got 9}}
// expected-note @below {{the expanded program grows with the ranks; it is meant to check small ones}}
shard.grid @grid(shape = 3x3)

// -----

// expected-error @below {{expected a grid of static size to expand}}
// expected-note @below {{run fsdp-normalize-input with the option 'grid'}}
shard.grid @grid(shape = ?)

// -----

// expected-error @below {{expected one shard.grid, got 0}}
module {
}

// -----

shard.grid @grid(shape = 2)
func.func @step(%x: tensor<i32> {fsdp.role = #fsdp.input<"x">}) {
  // expected-error @below {{expected floating-point values to be reduced, got 'tensor<i32>'}}
  %p = fsdp.all_reduce sum on @grid axes [0] %x : (tensor<i32>) -> tensor<i32>
  return
}

// -----

shard.grid @grid(shape = 2)
func.func @step(%x: tensor<f32> {fsdp.role = #fsdp.input<"x">}) {
  "test.region"() ({
    // expected-error @below {{expected collectives at the top level of an entry function only}}
    %p = fsdp.all_reduce sum on @grid axes [0] %x : (tensor<f32>) -> tensor<f32>
  }) : () -> ()
  return
}

// -----

shard.grid @grid(shape = 2)
func.func private @inner(%x: tensor<f32>) {
  // expected-error @below {{expected collectives at the top level of an entry function only}}
  %p = fsdp.all_reduce sum on @grid axes [0] %x : (tensor<f32>) -> tensor<f32>
  return
}

// -----

shard.grid @grid(shape = 2)
func.func @step(%x: tensor<f32> {fsdp.role = #fsdp.input<"x">}) {
  // expected-error @below {{expected no op that depends on the rank, got 'shard.process_linear_index'}}
  %r = shard.process_linear_index on @grid : index
  return
}

// -----

shard.grid @grid(shape = 2)
func.func @step(%x: tensor<f32> {fsdp.role = #fsdp.input<"x">}) {
  return
}
func.func @main(%x: tensor<f32>) {
  // expected-error @below {{expected no call of an entry function, got one of '@step'}}
  call @step(%x) : (tensor<f32>) -> ()
  return
}

// -----

shard.grid @grid(shape = 2)
// expected-error @below {{expected a function of one block, got 2}}
func.func @step(%x: tensor<f32> {fsdp.role = #fsdp.input<"x">}) {
  cf.br ^bb1
^bb1:
  return
}

// -----

shard.grid @grid(shape = 2)
func.func @step(%x: tensor<f32> {fsdp.role = #fsdp.input<"x">}) {
  // expected-error @below {{expected '@step' to end with func.return, got 'ub.unreachable'}}
  ub.unreachable
}
