// Accepted: test/Transforms/assign-layouts*.mlir. Refused:

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
    fsdp.param @b : tensor<2xf32>
  }
  // expected-error @+1 {{expected less than 4 elements of padding before 'b' of unit '@u', got 4}}
  fsdp.unit @u of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [2, 2], paddings = [0, 4, 0]>
}

// -----

module {
  shard.grid @grid(shape = 2x3)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
    fsdp.param @b : tensor<2xf32>
  }
  // expected-error @+1 {{expected less than 2 elements of padding at the end of unit '@u', got 2}}
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] replicate [1] reshard never
      layout <flat, f32, world = 2, numels = [2], paddings = [0, 2]>
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<3xf32>
  }
  // expected-error @+1 {{expected 1 elements of padding behind 'a' of unit '@u', got 3}}
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <per_param, f32, world = 2, numels = [3], paddings = [0, 3]>
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a {fsdp.shard_dim = 1 : i64} : tensor<3x4xf32>
  }
  // expected-error @+1 {{expected 'a' to be cut along dimension 1, outer number 3, got outer number 1}}
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <per_param, f32, world = 2, numels = [12], paddings = [0, 0]>
}
