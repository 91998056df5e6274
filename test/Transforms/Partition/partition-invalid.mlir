// RUN: fsdp-opt %s -fsdp-partition -split-input-file -verify-diagnostics

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected 'fsdp.cut' to have an axis, or -1, for each dimension of 'tensor<6x4xf32>', got 1}}
  fsdp.param @w {fsdp.cut = array<i64: 1>} : tensor<6x4xf32>
}

// -----

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected 'fsdp.cut' to name axes of the grid, which has 2, got axis 2}}
  fsdp.param @w {fsdp.cut = array<i64: 2, -1>} : tensor<6x4xf32>
}

// -----

// Along the axis of the batch ranks have batches of their own.

// expected-note @+1 {{along 'tp' and 'cp' of 'fsdp.axis_names' ranks share a batch}}
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected 'fsdp.cut' to name axes of the model, or 'ep', each once, got axis 0}}
  fsdp.param @w {fsdp.cut = array<i64: 0, -1>} : tensor<6x4xf32>
}

// -----

// What has no elements has no parts.

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  // expected-error @+2 {{'fsdp.param' op expected 'fsdp.cut' to cut dimensions that have elements, got axis 0 for dimension 1 of 'tensor<6x0xf32>'}}
  // expected-note @+1 {{write -1 for it: every rank has all of nothing}}
  fsdp.param @w {fsdp.cut = array<i64: -1, 0>} : tensor<6x0xf32>
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
// expected-error @+2 {{expected 'fsdp.cut' to cut dimensions that have elements, got axis 0 for dimension 0 of 'tensor<0x4xf32>'}}
// expected-note @+1 {{write -1 for it: every rank has all of nothing}}
func.func @step(%x: tensor<0x4xf32> {fsdp.cut = array<i64: 0, -1>}) -> tensor<0x4xf32> {
  return %x : tensor<0x4xf32>
}

// -----

// So they do where axes have no names.

// expected-note @+1 {{along 'tp' and 'cp' of 'fsdp.axis_names' ranks share a batch}}
shard.grid @grid(shape = 2x2)
fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected 'fsdp.cut' to name axes of the model, or 'ep', each once, got axis 1}}
  fsdp.param @w {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
}

// -----

// expected-note @+1 {{along 'tp' and 'cp' of 'fsdp.axis_names' ranks share a batch}}
shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected 'fsdp.cut' to name axes of the model, or 'ep', each once, got axis 0}}
  fsdp.param @w {fsdp.cut = array<i64: 0, 0>} : tensor<6x4xf32>
}

// -----

// Units are formed of the pieces.

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w {fsdp.cut = array<i64: 0>} : tensor<6xf32>
}
// expected-error @+2 {{expected no units yet, got '@root'}}
// expected-note @+1 {{fsdp-form-units forms them all, once; this pass stands before it}}
fsdp.unit @root of @model params [@model::@w] on @grid axes [] reshard never

// -----

shard.grid @grid(shape = 2x3) {fsdp.axis_names = ["dp", "ep"]}
fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op not supported: dimension 0 of 'tensor<4x2xf32>' cut over the 3 ranks of axis 'ep', which do not divide it}}
  fsdp.param @w {fsdp.cut = array<i64: 1, -1>} : tensor<4x2xf32>
}

// -----

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
// expected-error @+1 {{expected 'fsdp.cut' on a tensor that is no state, with an axis of the model, or -1, for each dimension, each once, got [0, -1] on argument 0 of type 'tensor<4x2xf32>'}}
func.func @step(%x: tensor<4x2xf32> {fsdp.role = #fsdp.input<"x">, fsdp.cut = array<i64: 0, -1>}) {
  return
}
