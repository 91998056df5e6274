// RUN: fsdp-opt %s -split-input-file -verify-diagnostics "-fsdp-attach-optimizer=optimizer=sgd separate-optimizer clip-norm=1"

// expected-error @below {{expected '@sgd' to be an fsdp.optimizer, got 'func.func'}}
module {
  // expected-note @below {{the symbol is declared here}}
  func.func @sgd() {
    return
  }
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
// expected-error @below {{expected an argument with the shard of unit @root, as its gradient is result 0}}
func.func @step(%x: tensor<2xf32>) -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  return %x : tensor<2xf32>
}

// -----

// expected-error @below {{expected a step without an optimizer, got new shards in result 0}}
func.func @step(%x: tensor<2xf32>) -> (tensor<2xf32> {fsdp.role = #fsdp.new_shard<@root>}) {
  return %x : tensor<2xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xbf16>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, bf16, world = 2, numels = [4], paddings = [0, 0]>
// expected-error @below {{expected shards of f32 to be updated, got 'tensor<2xbf16>' for unit @root}}
func.func @step(%s: tensor<2xbf16> {fsdp.role = #fsdp.shard<@root>}, %x: tensor<2xbf16>) -> (tensor<2xbf16> {fsdp.role = #fsdp.grad_shard<@root>}) {
  return %x : tensor<2xbf16>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
// expected-error @below {{expected the symbol '@update' to be free for the optimizer}}
func.func @step(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %x: tensor<2xf32>) -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  return %x : tensor<2xf32>
}
// expected-note @below {{it is taken here; two steps with gradients need 'separate-optimizer=false'}}
func.func private @update()

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param ignored @p : tensor<4xf32>
}
// expected-error @below {{not supported: a separate optimizer that looks at all gradients, with a trained ignored parameter @model::@p}}
// expected-note @below {{use 'separate-optimizer=false', or neither clip by the norm nor scale}}
func.func @step(%s: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@p>}) -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@p>}) {
  return %s : tensor<4xf32>
}

// -----

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
