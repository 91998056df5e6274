// RUN: fsdp-opt %s --split-input-file --fsdp-accumulate=micro-batches=2 --verify-diagnostics
// RUN: not fsdp-opt %S/../../../examples/tiny/step.mlir --fsdp-pipeline="grid=2 stop-after=shard" --fsdp-accumulate=micro-batches=2 --fsdp-accumulate=micro-batches=2 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: expected a step of one micro-batch, got one of several: fsdp-accumulate runs once
// RUN: not fsdp-opt %s --split-input-file --fsdp-accumulate=micro-batches=0 2>&1 | FileCheck %s

// CHECK: error: expected at least one micro-batch and a module tree, got no micro-batch

module {
  fsdp.module @model class "Net" {
    // expected-note @below {{the param is declared here}}
    fsdp.param ignored @w : tensor<4xf32>
  }
  // expected-error @below {{not supported: micro-batches with the gradient of ignored param 'w'}}
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
    return %w : tensor<4xf32>
  }
}

// -----

module {
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  // expected-error @below {{expected a loss of floats, got 'tensor<i64>'}}
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<i64> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<i64> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
    return %x, %w : tensor<i64>, tensor<4xf32>
  }
}

// -----

module {
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  // expected-error @below {{expected reduced gradients, got the whole one of param 'w'}}
  // expected-note @below {{run fsdp-shard-step first, or use 'gradients=keep'}}
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
    return %w : tensor<4xf32>
  }
}

// -----

module {
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  // expected-error @below {{expected a function of one block, got 2}}
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
    cf.br ^end
  ^end:
    return %w : tensor<4xf32>
  }
}

// -----

// expected-error @below {{expected at least one micro-batch and a module tree, got no tree}}
module {
}

// -----

module {
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
    // expected-error @below {{expected '@step' to end with func.return, got 'ub.unreachable'}}
    ub.unreachable
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  fsdp.unit @fc of @model params [@model::@w] on @grid axes [0] reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  func.func @step(%s: tensor<2xf32> {fsdp.role = #fsdp.shard<@fc>}) -> (tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@fc>}) {
    %w = fsdp.unshard [@fc] %s : (tensor<2xf32>) -> tensor<4xf32>
    // expected-error @below {{'fsdp.reduce_grads' op expected a mean, got a sum}}
    // expected-note @below {{run fsdp-accumulate in front of fsdp-divide-means}}
    %g = fsdp.reduce_grads sum [@fc] %w : (tensor<4xf32>) -> tensor<2xf32>
    return %g : tensor<2xf32>
  }
}
