// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-normalize-input

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Gan" {
    fsdp.param @d : tensor<4xf32>
    fsdp.param @g : tensor<4xf32>
  }
  // expected-note @below {{'@step' has one; steps take turns, or are those of inputs of several shapes}}
  func.func @step(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>}) attributes {fsdp.turn = "a"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
  // expected-error @below {{expected '@step_b' to have an 'fsdp.turn' of its own, got none}}
  func.func @step_b(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@g>}) {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Gan" {
    fsdp.param @d : tensor<4xf32>
    fsdp.param @g : tensor<4xf32>
  }
  // expected-note @below {{'@step' has the same; steps take turns, or are those of inputs of several shapes}}
  func.func @step(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>}) attributes {fsdp.turn = "a"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
  // expected-error @below {{expected '@step_b' to have an 'fsdp.turn' of its own, got "a"}}
  func.func @step_b(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@g>}) attributes {fsdp.turn = "a"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Gan" {
    fsdp.param @d : tensor<4xf32>
    fsdp.param @g : tensor<4xf32>
  }
  // expected-note @below {{'@step' is one of them}}
  func.func @step(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>}) attributes {fsdp.turn = "a"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
  func.func @step_b(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@g>}) attributes {fsdp.turn = "b"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
  // expected-error @below {{not supported: the evaluation '@evaluate' beside steps that take turns}}
  func.func @evaluate(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    return %l : tensor<f32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Gan" {
    fsdp.param @d : tensor<4xf32>
    fsdp.param @g : tensor<4xf32>
  }
  // expected-note @below {{'@step' is here; steps that take turns have the same inputs, in one order}}
  func.func @step(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>}) attributes {fsdp.turn = "a"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
  // expected-error @below {{expected '@step_b' to take what '@step' takes, as argument 3 none, got tensor<2xf32> #fsdp.input<"x">}}
  func.func @step_b(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@g>}) attributes {fsdp.turn = "b"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Gan" {
    fsdp.param @d : tensor<4xf32>
    fsdp.param @g : tensor<4xf32>
  }
  // expected-note @below {{'@step' returns one, too}}
  func.func @step(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>}) attributes {fsdp.turn = "a"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
  // expected-error @below {{expected '@step_b' to train params that no other step does, got a gradient of 'd'}}
  func.func @step_b(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@g>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>}) attributes {fsdp.turn = "b"} {
    return %l, %g, %d : tensor<f32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Gan" {
    fsdp.param @d : tensor<4xf32>
    // expected-error @below {{expected a gradient for param 'g' in one of the steps that take turns, got none}}
    // expected-note @below {{declare it 'unused' if no loss depends on it, or 'frozen' if it is not trained}}
    fsdp.param @g : tensor<4xf32>
  }
  func.func @step(%d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>}) attributes {fsdp.turn = "a"} {
    return %l, %g : tensor<f32>, tensor<4xf32>
  }
}
