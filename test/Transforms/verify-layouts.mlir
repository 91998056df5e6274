// Accepted: test/Transforms/assign-layouts.mlir. Refused:

// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-verify-layouts

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
  }
  // expected-error @+2 {{expected unit '@u' to have a layout, got none}}
  // expected-note @+1 {{run fsdp-assign-layouts first}}
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
  }
  // expected-error @+1 {{not supported: layout kind 'per_param'}}
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <per_param, f32, world = 2, numels = [2], paddings = [0, 0]>
}
