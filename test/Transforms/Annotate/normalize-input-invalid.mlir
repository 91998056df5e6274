// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-normalize-input

// expected-error @+3 {{expected one shard.grid, got 0}}
// expected-note @+2 {{the pass remove-dead-values takes grids for dead and erases them}}
// expected-note @+1 {{an exported step has}}
module {
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step() {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  // expected-error @+2 {{expected one shard.grid, got 2}}
  // expected-note @+1 {{an exported step has}}
  shard.grid @other(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step() {
    return
  }
}

// -----

module {
  // expected-error @+2 {{expected known grid sizes of at least 1, got ?}}
  // expected-note @+1 {{give the number of ranks with option 'grid'}}
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step() {
    return
  }
}

// -----

// expected-error @+1 {{expected a module tree ('fsdp.module'), got none}}
module {
  shard.grid @grid(shape = 2)
  func.func @step() {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  // expected-note @+1 {{the first one is here}}
  fsdp.module @a class "A" {
  }
  // expected-error @+1 {{expected one module tree, got 2}}
  fsdp.module @b class "A" {
  }
  func.func @step() {
    return
  }
}

// -----

// expected-error @+2 {{expected a public function '@step', got none}}
// expected-note @+1 {{the option 'entry' names the function that is the step}}
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }

}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{expected '@step' to be public with a body, got a declaration}}
  func.func private @step()
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{expected '@step' to be public with a body, got a private function}}
  func.func private @step() {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{not supported: control flow between blocks, expected one block in '@step', got 2}}
  func.func @step() {
    cf.br ^bb1
  ^bb1:
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step() {
    // expected-error @+1 {{not supported: control flow between blocks, expected one block, got 2}}
    scf.execute_region {
      cf.br ^bb1
    ^bb1:
      scf.yield
    }
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+2 {{not supported: mutable global '@seed'}}
  // expected-note @+1 {{pass the state as an argument}}
  ml_program.global private mutable @seed(dense<0> : tensor<i64>) : tensor<i64>
  func.func @step() {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+2 {{not supported: mutable global '@seed'}}
  // expected-note @+1 {{pass the state as an argument}}
  memref.global "private" @seed : memref<i64>
  func.func @step() {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{expected argument 1 of '@step' to be a statically shaped tensor, got 'tensor<?xf32>'}}
  func.func @step(%x: tensor<4xf32>, %y: tensor<?xf32>) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{expected argument 0 of '@step' to be a statically shaped tensor, got 'memref<4xf32>'}}
  func.func @step(%x: memref<4xf32>) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step(%x: tensor<4xf32>) {
    // expected-error @+1 {{not supported: dynamic shapes, expected a static shape, got 'tensor<?xf32>'}}
    %0 = tensor.cast %x : tensor<4xf32> to tensor<?xf32>
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func private @external(tensor<4xf32>)
  func.func @step(%x: tensor<4xf32>) {
    // expected-error @+1 {{not supported: call of something else than a function of this module with a body}}
    call @external(%x) : (tensor<4xf32>) -> ()
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-note @+1 {{function declared here}}
  func.func private @again(%x: tensor<4xf32>) {
    // expected-error @+1 {{not supported: recursion through '@again'}}
    call @again(%x) : (tensor<4xf32>) -> ()
    return
  }
  func.func @step(%x: tensor<4xf32>) {
    call @again(%x) : (tensor<4xf32>) -> ()
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-note @+1 {{function declared here}}
  func.func private @blocks() {
    cf.br ^bb1
  ^bb1:
    return
  }
  func.func @step() {
    // expected-error @+1 {{not supported: call of a function of several blocks, '@blocks'}}
    call @blocks() : () -> ()
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step() {
    return
  }
  // expected-error @+2 {{expected '@step' to be the only public function with roles, got '@other'}}
  // expected-note @+1 {{the step for inputs of other shapes is '@step_...'}}
  func.func @other(%x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  // expected-note @+1 {{'@step' is here}}
  func.func @step(%x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}) {
    return
  }
  // expected-error @+1 {{expected '@step_1' to be the step '@step' for inputs of other shapes, got the argument 'f32 {fsdp.role = #fsdp.input<"y">}', which that has not}}
  func.func @step_1(%x: tensor<3xf32> {fsdp.role = #fsdp.input<"y">}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  // expected-note @+1 {{'@step' is here}}
  func.func @step(%x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<2xf32>) {
    return %x : tensor<2xf32>
  }
  // expected-error @+1 {{expected '@step_1' to be the step '@step' for inputs of other shapes, got no result 'f32 {}'}}
  func.func @step_1(%x: tensor<3xf32> {fsdp.role = #fsdp.input<"x">}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  // expected-note @+1 {{'@step' is here}}
  func.func @step(%x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}, %y: tensor<2xf32> {fsdp.role = #fsdp.input<"y">}) {
    return
  }
  // expected-error @+1 {{got its arguments in another order or number}}
  func.func @step_1(%y: tensor<3xf32> {fsdp.role = #fsdp.input<"y">}, %x: tensor<3xf32> {fsdp.role = #fsdp.input<"x">}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  func.func @step(%x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}) {
    return
  }
  // expected-note @+1 {{'@step_1' is here}}
  func.func @step_1(%x: tensor<3xf32> {fsdp.role = #fsdp.input<"x">}) {
    return
  }
  // expected-error @+1 {{expected inputs of other shapes than those of '@step_1', got the same for '@step_2'}}
  func.func @step_2(%x: tensor<3xf32> {fsdp.role = #fsdp.input<"x">}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{expected 'state' of argument 0 to name a param or buffer of the tree, but @model::@nothing is unknown}}
  func.func @step(%x: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@nothing>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{expected 'state' of argument 0 to name a param or buffer of the tree, but @model is a module}}
  func.func @step(%x: tensor<4xf32> {fsdp.role = #fsdp.state<@model>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+2 {{expected 'fsdp.role' to be a role, got 3 : i64}}
  // expected-note @+1 {{it is written 'fsdp.role = #fsdp.state<@model::@w>'}}
  func.func @step(%x: tensor<4xf32> {fsdp.role = 3 : i64}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{expected indices = [low, high, exceptions...], got [3]}}
  func.func @step(%x: tensor<4xi64> {fsdp.role = #fsdp.input<indices = [3]>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-note @+1 {{argument 0 is here}}
  func.func @step(%x: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  // expected-error @+1 {{expected arguments 0 ('w') and 1 ('v') of one type, since they are one storage, got 'tensor<4xf32>' and 'tensor<4xbf16>'}}
                  %y: tensor<4xbf16> {fsdp.role = #fsdp.state<@model::@v>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-note @+1 {{declared here}}
    fsdp.buffer @b : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.param @w : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{expected the storage type 'tensor<4xf32>' of 'b', got 'tensor<4xbf16>'; only params that are not ignored are cast}}
  func.func @step(%x: tensor<4xbf16> {fsdp.role = #fsdp.state<@model::@b>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-note @+1 {{declared here}}
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{expected an argument of the declared type 'tensor<4xf32>' of 'w', got 'tensor<5xf32>'}}
  func.func @step(%x: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@w>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step(%x: tensor<4xf32>) {
    %true = arith.constant true
    scf.if %true {
      // expected-error @+1 {{'fsdp.grad' op expected it in the block of '@step', got it inside another op}}
      %0 = fsdp.grad @model::@w %x : tensor<4xf32>
    }
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32>, %l: tensor<f32>) -> (tensor<4xf32> {fsdp.role = #fsdp.loss}) {
    // expected-error @+1 {{expected the loss (result 0) to be a scalar float tensor, got 'tensor<4xf32>'}}
    return %x : tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32>, %l: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.loss}) {
    // expected-error @+1 {{expected one loss, got a second one as result 1}}
    return %l, %l : tensor<f32>, tensor<f32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+1 {{expected 'grad' of result 1 to name a param or buffer of the tree, but @model::@typo is unknown}}
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32>, %l: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@typo>}) {
    return %l, %x : tensor<f32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-note @+1 {{declared here}}
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32>, %l: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@w>}) {
    // expected-error @+1 {{expected result 1 for 'w' of type 'tensor<4xf32>', got 'tensor<f32>'}}
    return %l, %l : tensor<f32>, tensor<f32>
  }
}

// -----

// A gradient is not summed up in 8 bits.
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-note @+1 {{declared here}}
    fsdp.param @w : tensor<4xf32>
  }
  func.func @step(%w: tensor<4xf8E4M3FN> {fsdp.role = #fsdp.state<@model::@w>}, %l: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf8E4M3FN> {fsdp.role = #fsdp.grad<@model::@w>}) {
    // expected-error @+1 {{expected result 1 for 'w' of type 'tensor<4xf32>', got 'tensor<4xf8E4M3FN>'}}
    return %l, %w : tensor<f32>, tensor<4xf8E4M3FN>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    // expected-note @+1 {{declared here}}
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32>, %l: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@f>}) {
    // expected-error @+1 {{expected a gradient of a trainable param, but result 1 is one of frozen param 'f'}}
    return %l, %x : tensor<f32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    // expected-note @+1 {{declared here}}
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32>, %l: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@b>}) {
    // expected-error @+1 {{expected a gradient of a trainable param, but result 1 is one of buffer 'b'}}
    return %l, %x : tensor<f32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32>, %l: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@w>}) {
    // expected-error @+2 {{expected a new value of a buffer, but result 1 is one of param 'w'}}
    // expected-note @+1 {{the optimizer must not be part of the step}}
    return %l, %x : tensor<f32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32>, %l: tensor<f32>) -> (tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@b>}, tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@b>}) {
    // expected-error @+1 {{expected one new value of buffer 'b', got a second one as result 1}}
    return %w, %x : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param frozen @f : tensor<4xf32>
    fsdp.buffer @b : tensor<4xf32>
    fsdp.alias @v = @model::@w
  }
  // expected-error @+2 {{expected a loss, since '@step' returns gradients, got none}}
  // expected-note @+1 {{give the result the role #fsdp.loss}}
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32>) -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
    return %x : tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @i : tensor<4xi32>
  }
  func.func @step(%x: tensor<4xi32>, %l: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xi32> {fsdp.role = #fsdp.grad<@model::@i>}) {
    // expected-error @+1 {{expected a gradient of a float type, got 'tensor<4xi32>'}}
    return %l, %x : tensor<f32>, tensor<4xi32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  // expected-error @+1 {{expected valid keyword}}
  func.func @step(%x: tensor<4xf32> {fsdp.role = #fsdp.input<3 : i64>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  // expected-error @+1 {{expected a name that is not empty in role 'input'}}
  func.func @step(%x: tensor<4xf32> {fsdp.role = #fsdp.input<"">}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  // expected-note @+1 {{argument 0 is here}}
  func.func @step(%x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}, %w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  // expected-error @+1 {{expected inputs of different names, got "x" for arguments 0 and 2}}
                  %y: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-error @+2 {{expected a name without '.', got module 'a.b'}}
    // expected-note @+1 {{names are joined by dots in reports and checkpoints, where two states could get one name}}
    fsdp.module @"a.b" class "Linear" {
      fsdp.param @w : tensor<4xf32>
    }
    fsdp.module @a class "Block" {
      fsdp.module @b class "Linear" {
        fsdp.param @w : tensor<4xf32>
      }
    }
  }
  func.func @step() {
    return
  }
}

// -----

// Programs of several groups of ranks, one beside the other.
module {
  // expected-error @+2 {{expected one step, got 2 modules in one}}
  // expected-note @+1 {{run the pipeline on each of them, then compare: fsdp-opt --pass-pipeline='builtin.module(builtin.module(fsdp-pipeline{...}),fsdp-verify-peers)'; fsdp-compile takes one of them at a time}}
  module @rank0 attributes {fsdp.ranks = array<i64: 0>} {
  }
  module @rank1 attributes {fsdp.ranks = array<i64: 1>} {
  }
}

// -----

// A gradient of what is no argument.
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @v : tensor<4xf32>
    // expected-error @+1 {{expected an argument for param 'w', of which '@step' returns a gradient, got none}}
    fsdp.param @w : tensor<4xf32>
  }
  // expected-note @+1 {{add an argument with the role #fsdp.state<@model::@w>}}
  func.func @step(%v: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@v>}, %l: tensor<f32>)
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@v>},
          tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
    return %l, %v, %v : tensor<f32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// A gradient that got lost: the param would never be trained.
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @v : tensor<4xf32>
    fsdp.module @fc class "Linear" {
      // expected-error @+1 {{expected a gradient for param 'fc.w', of which '@step' has an argument, got none}}
      fsdp.param @w : tensor<4xf32>
    }
  }
  // expected-note @+1 {{return one with the role #fsdp.grad<@model::@fc::@w>, or declare the param 'unused' if the loss does not depend on it, or 'frozen' if it is not trained}}
  func.func @step(%v: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@v>},
                  %w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>}, %l: tensor<f32>)
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@v>}) {
    return %l, %v : tensor<f32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
    fsdp.param @b : tensor<4xf32>
  }
  func.func @step(%a: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@a>},
                  // expected-error @below {{expected one argument of the name 'a', got arguments 0 and 1}}
                  // expected-note @below {{names of one storage are joined by fsdp.alias}}
                  %b: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@a>}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  func.func @step(%a: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@a>})
      -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@a>},
          tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@a>}) {
    // expected-error @below {{expected one gradient of 'a', got a second one as result 1}}
    return %a, %a : tensor<4xf32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  module @empty {
  }
  // expected-error @below {{expected no functions in a module inside that of the step}}
  // expected-note @below {{what the step calls stands beside it}}
  module @kernels {
    func.func private @kernel()
  }
  func.func @step(%a: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@a>}) {
    return
  }
}
