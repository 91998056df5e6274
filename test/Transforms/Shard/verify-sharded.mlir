// RUN: fsdp-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics -fsdp-verify-sharded

// A correct program passes.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
  fsdp.param frozen ignored @ignored : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
func.func @step(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %i: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@ignored>})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  %p = fsdp.unshard [@root] %s : (tensor<2xf32>) -> tensor<4xf32>
  %kept = "test.square"(%p) : (tensor<4xf32>) -> tensor<4xf32>
  %l = "test.loss"(%p, %i) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %p2 = fsdp.unshard [@root] %s : (tensor<2xf32>) -> tensor<4xf32>
  %g = "test.grad"(%kept, %p2) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %r = fsdp.reduce_grads [@root] %g : (tensor<4xf32>) -> tensor<2xf32>
  return %l, %r : tensor<f32>, tensor<2xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
// expected-error @below {{expected a shard, got the whole param 'p' as argument 0}}
// expected-note @below {{run fsdp-shard-step before}}
func.func @step(%p: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@p>}) {
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
// expected-error @below {{expected no whole gradient, got result 0 for @model::@p}}
func.func @step(%p: tensor<4xf32>) -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@p>}) {
  return %p : tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
// expected-error @below {{expected argument 0 to be a shard 'tensor<2xf32>' of unit @root, got 'tensor<3xf32>'}}
func.func @step(%p: tensor<3xf32> {fsdp.role = #fsdp.shard<@root>}) {
  return
}

// -----

// expected-error @below {{expected 'new_shard' of result 0 to name a unit with a layout, got @root}}
func.func @step(%p: tensor<3xf32>) -> (tensor<3xf32> {fsdp.role = #fsdp.new_shard<@root>}) {
  return %p : tensor<3xf32>
}

// -----

fsdp.module @model class "Net" {}
func.func @step(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error @below {{expected no marks after phase 3, got 'fsdp.boundary'}}
  %0 = fsdp.boundary enter @model call 0 %x : tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
func.func @step(%g: tensor<4xf32>) {
  // expected-note @below {{the first one is here}}
  %0 = fsdp.reduce_grads [@root] %g : (tensor<4xf32>) -> tensor<2xf32>
  // expected-error @below {{expected one reduction of unit @root in a function, got another one}}
  %1 = fsdp.reduce_grads [@root] %g : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
// expected-error @below {{expected a reduction of unit @root for result 0, got none}}
func.func @step(%g: tensor<2xf32>) -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  return %g : tensor<2xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
func.func @step(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}) {
  // expected-error @below {{expected a reader of the gathered parameters, got none}}
  %0 = fsdp.unshard [@root] %s : (tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
func.func @step(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}) {
  %0 = fsdp.unshard [@root] %s : (tensor<2xf32>) -> tensor<4xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  // expected-note @below {{the open window begins here; run fsdp-recompute-derived}}
  %2 = fsdp.unshard [@root] %s : (tensor<2xf32>) -> tensor<4xf32>
  "test.region"() ({
    // expected-error @below {{expected a value of the open window of unit '@root', got operand 1 of an earlier window}}
    "test.use"(%2, %1) : (tensor<4xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
  return
}

// -----

// expected-error @below {{expected a function of one block, got 2}}
func.func @step() {
  cf.br ^bb1
^bb1:
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
// expected-error @below {{expected a unit with a layout}}
// expected-note @below {{run fsdp-assign-layouts first}}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0] reshard never

// -----

// The shard of another unit.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
  fsdp.module @q class "Q" {
    fsdp.param @p : tensor<4xf32>
  }
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
fsdp.unit @q of @model::@q params [@model::@q::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
func.func @step(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %t: tensor<2xf32> {fsdp.role = #fsdp.shard<@q>}) -> tensor<4xf32> {
  // expected-error @below {{expected the shard of unit @root to be an argument with the role 'shard' of that unit}}
  %x = fsdp.unshard [@root] %t : (tensor<2xf32>) -> tensor<4xf32>
  return %x : tensor<4xf32>
}

// -----

// A collective that data decide about.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
  fsdp.module @q class "Q" {
    fsdp.param @p : tensor<4xf32>
  }
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
fsdp.unit @q of @model::@q params [@model::@q::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
func.func @step(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %c: i1, %z: tensor<4xf32>) -> tensor<4xf32> {
  %p = scf.if %c -> tensor<4xf32> {
    // expected-error @below {{expected collectives at the top level of a function, got one in 'scf.if'}}
    // expected-note @below {{ranks that don't reach it keep the others waiting}}
    %x = fsdp.unshard [@root] %s : (tensor<2xf32>) -> tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  } else {
    scf.yield %z : tensor<4xf32>
  }
  return %p : tensor<4xf32>
}

// -----

// Gradients of each other.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
  fsdp.module @q class "Q" {
    fsdp.param @p : tensor<4xf32>
  }
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
fsdp.unit @q of @model::@q params [@model::@q::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
// expected-error @below {{expected result 0 to be a gradient of unit @root, got one of @q}}
func.func @step(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %t: tensor<2xf32> {fsdp.role = #fsdp.shard<@q>}, %g: tensor<4xf32>)
    -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@q>}) {
  %r = fsdp.reduce_grads [@root] %g : (tensor<4xf32>) -> tensor<2xf32>
  // expected-note @below {{it is reduced here}}
  %q = fsdp.reduce_grads [@q] %g : (tensor<4xf32>) -> tensor<2xf32>
  return %q, %r : tensor<2xf32>, tensor<2xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4x2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>
func.func @step(%s: tensor<4xf32> {fsdp.role = #fsdp.shard<@root>}, %x: tensor<3xf32>) -> tensor<8xf32> {
  %p = fsdp.unshard [@root] %s : (tensor<4xf32>) -> tensor<4x2xf32>
  %f = tensor.collapse_shape %p [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  // expected-error @below {{expected no gathered parameter to pass a barrier, got operand 1}}
  // expected-note @below {{fsdp-shard-step takes parameters out of barriers}}
  %b:2 = fsdp.barrier %x, %f : tensor<3xf32>, tensor<8xf32>
  return %b#1 : tensor<8xf32>
}

// -----

// The step's last op is what it returns.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
func.func @step(%s: tensor<1xf32> {fsdp.role = #fsdp.shard<@root>})
    -> (tensor<1xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  // expected-error @below {{expected '@step' to end with func.return, got 'ub.unreachable'}}
  ub.unreachable
}

// -----

// Functions beside the step have any form, but no collectives.

func.func @step(%x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func private @never() -> tensor<f32> {
  ub.unreachable
}
func.func @helper(%c: i1, %x: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %x : tensor<4xf32>
^bb2:
  ub.unreachable
}

// -----

fsdp.module @model class "Net" {
  fsdp.module @fc class "Linear" {
  }
}
func.func @helper(%c: i1, %x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{expected no marks after phase 3, got 'fsdp.boundary'}}
  %y = fsdp.boundary enter @model::@fc call 0 %x : tensor<4xf32>
  cf.br ^bb1
^bb1:
  return %y : tensor<4xf32>
}
