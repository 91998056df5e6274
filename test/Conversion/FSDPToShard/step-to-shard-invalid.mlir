// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-step-to-shard

// expected-error @below {{expected a grid of static size}}
// expected-note @below {{run fsdp-normalize-input with the option 'grid'}}
shard.grid @grid(shape = ?)

// -----

fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
func.func @left(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{expected an op that upstream's dialects have, got 'fsdp.boundary'}}
  %0 = fsdp.boundary enter @model call 0 %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
