// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-form-units=tied=error

module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    // expected-note @+1 {{module 'embed' is wrapped here}}
    fsdp.module @embed class "Embedding" attributes {fsdp.wrap} {
      // expected-error @+2 {{expected all names of a parameter in one unit, but 'embed.weight' lies in unit 'embed' and 'head.weight' in unit 'head'}}
      // expected-note @+1 {{wrap a module that contains both names instead, or neither of the two modules}}
      fsdp.param @weight : tensor<2xf32>
    }
    // expected-note @+1 {{module 'head' is wrapped here}}
    fsdp.module @head class "Linear" attributes {fsdp.wrap} {
      fsdp.alias @weight = @model::@embed::@weight
    }
  }
}

// -----

module {
  shard.grid @grid(shape = 4)
  // expected-note @+1 {{run fsdp-auto-wrap, which wraps the root}}
  fsdp.module @model class "Net" {
    // expected-error @+1 {{expected param 'weight' to lie in a wrapped module}}
    fsdp.param @weight : tensor<2xf32>
  }
}

// -----

// expected-error @+2 {{expected a shard.grid and a module tree, got no grid}}
// expected-note @+1 {{the pass remove-dead-values takes grids for dead and erases them}}
module {
  fsdp.module @model class "Net" {
  }
}

// -----

// expected-error @+1 {{expected a shard.grid and a module tree, got no tree}}
module {
  shard.grid @grid(shape = 4)
}
