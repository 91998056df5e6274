// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-assign-layouts=layout=per_param

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-error @+1 {{'fsdp.param' op expected a dimension to cut, got 'tensor<f32>'}}
    fsdp.param @scale : tensor<f32>
  }
  // expected-note @+1 {{its unit has a per_param layout: give the parameter one dimension of size 1, or use the flat layout}}
  fsdp.unit @u of @model params [@model::@scale] on @grid axes [0] reshard never
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-error @+1 {{'fsdp.param' op expected the size of dimension 1 to be a multiple of the 2 ranks, got 5}}
    fsdp.param @a {fsdp.shard_dim = 1 : i64} : tensor<4x5xf32>
  }
  // expected-note @+1 {{only the first dimension may be cut unevenly}}
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-error @+1 {{'fsdp.param' op expected 'fsdp.shard_dim' to be a dimension of 'tensor<4x6xf32>', got 2 : i64}}
    fsdp.param @a {fsdp.shard_dim = 2 : i64} : tensor<4x6xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-error @+2 {{expected 'fsdp.shard_dim' to be an integer, got "rows"}}
    // expected-note @+1 {{it is written 'fsdp.shard_dim = k'}}
    fsdp.param @a {fsdp.shard_dim = "rows"} : tensor<4x6xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
}
