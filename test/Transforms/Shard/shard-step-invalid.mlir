// RUN: fsdp-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics -fsdp-shard-step

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
// expected-error @below {{expected a unit with a layout}}
// expected-note @below {{run fsdp-assign-layouts first}}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0] reshard never

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
// expected-error @below {{expected one argument for param @model::@p, got two}}
func.func @step(%p: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@p>}, %q: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@p>}) {
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
// expected-error @below {{expected an argument of type 'tensor<2xf32>' for param @model::@p, as it is stored, or cast to another float type, got 'tensor<2xi32>'}}
func.func @step(%p: tensor<2xi32> {fsdp.role = #fsdp.state<@model::@p>}) {
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
// expected-error @below {{expected one gradient for param @model::@p, got two}}
func.func @step(%p: tensor<2xf32>) -> (tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@p>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@p>}) {
  return %p, %p : tensor<2xf32>, tensor<2xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
// expected-error @below {{expected a gradient of type 'tensor<2xf32>' for param @model::@p, or of another float type, got 'tensor<3xbf16>'}}
func.func @step(%p: tensor<3xbf16>) -> (tensor<3xbf16> {fsdp.role = #fsdp.grad<@model::@p>}) {
  return %p : tensor<3xbf16>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
  fsdp.param @q : tensor<2xf32>
}
// expected-note @below {{unit declared here; fsdp-form-units splits such units}}
fsdp.unit @root of @model params [@model::@p, @model::@q] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [2, 2], paddings = [0, 0, 0]>
// expected-error @below {{expected gradients for all parameters of unit '@root' or for none, got none for @model::@q}}
func.func @step(%p: tensor<2xf32>) -> (tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@p>}) {
  return %p : tensor<2xf32>
}

// -----

// expected-error @below {{expected a function of one block, got 2}}
func.func @step() {
  cf.br ^bb1
^bb1:
  return
}

// -----

fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
func.func @step(%p: tensor<2xf32>) {
  // expected-error @below {{expected no gradient mark in phase 3}}
  // expected-note @below {{run fsdp-normalize-input, which turns it into a result of the function}}
  %0 = fsdp.grad @model::@p %p : tensor<2xf32>
  return
}

// -----

// Types that differ within a unit.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
  fsdp.param @q : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p, @model::@q] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [2, 2], paddings = [0, 0, 0]>
// expected-error @below {{expected arguments of one element type for the params of a unit, got 'f32' and 'bf16' for @model::@q}}
// expected-note @below {{fsdp-form-units splits such units}}
func.func @step(%p: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@p>}, %q: tensor<2xbf16> {fsdp.role = #fsdp.state<@model::@q>}) {
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
  fsdp.param @q : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p, @model::@q] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [2, 2], paddings = [0, 0, 0]>
// expected-error @below {{expected gradients of one element type for the params of a unit, got 'f32' and 'bf16' for @model::@q}}
// expected-note @below {{fsdp-form-units splits such units}}
func.func @step(%p: tensor<2xf32>, %q: tensor<2xbf16>) -> (tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@p>}, tensor<2xbf16> {fsdp.role = #fsdp.grad<@model::@q>}) {
  return %p, %q : tensor<2xf32>, tensor<2xbf16>
}

// -----

// A precision that is not what the step computes in.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
  fsdp.module @q class "Q" {
    fsdp.param @p : tensor<2xf32>
  }
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0] reshard never precision f32
    layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
// expected-error @below {{expected precision 'bf16' of unit '@q', got parameters that are computed in 'f32'}}
// expected-note @below {{the step says in what it computes; export it with --param-dtype, or leave the precision out}}
fsdp.unit @q of @model::@q params [@model::@q::@p] on @grid axes [0] reshard never precision bf16
    layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>

// -----

func.func @step() -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  // expected-error @below {{expected '@step' to end with func.return, got 'ub.unreachable'}}
  ub.unreachable
}
