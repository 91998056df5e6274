// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-assign-layouts
// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-assign-layouts=layout=per_param
// RUN: not fsdp-opt %s --split-input-file --fsdp-assign-layouts=alignment=-1 2>&1 | FileCheck %s

// CHECK: error: expected 'alignment' to be a power of two, or 0, got -1
module {
  // expected-note @+1 {{grid declared here; fsdp-normalize-input fills unknown sizes}}
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op expected a known size of axis 0 of grid '@grid'}}
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  // expected-error @+1 {{'fsdp.unit' op expected at least one parameter, got none}}
  fsdp.unit @u of @model params [] on @grid axes [0] reshard never
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-error @+1 {{expected elements of an integer or float type, got 'complex<f32>'}}
    fsdp.param @a : tensor<2xcomplex<f32>>
  }
  // expected-note @+1 {{ranks keep parts of what unit '@u' has; ignore the parameter, or store it as integers or floats}}
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4611686018427387904xi8>
    fsdp.param @b : tensor<4611686018427387904xi8>
  }
  // expected-error @+1 {{'fsdp.unit' op expected a size in bytes that fits into 64 bits}}
  fsdp.unit @u of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<2xf32>
  }
  // expected-error @+2 {{expected ::mlir::fsdp::LayoutKind to be one of: flat, per_param}}
  // expected-error @+2 {{failed to parse FSDP_LayoutKindAttr parameter 'value'}}
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never kind rows
}
