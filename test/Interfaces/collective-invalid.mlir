// What collectives must not do, said of one that is not of this project.

// RUN: fsdp-test-opt %s -split-input-file -verify-diagnostics -fsdp-verify-sharded

shard.grid @grid(shape = 2x2)
func.func @step(%x: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  %r = scf.if %c -> tensor<4xf32> {
    // expected-error @below {{expected collectives at the top level of a function, got one in 'scf.if'}}
    // expected-note @below {{ranks that don't reach it keep the others waiting}}
    %s = fsdp_test.staged_sum %x on @grid axes [0] : (tensor<4xf32>) -> tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
