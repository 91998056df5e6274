// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-normalize-input

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  func.func @step(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    return %l : tensor<f32>
  }
  func.func @evaluate(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    return %l : tensor<f32>
  }
  // expected-error @below {{expected a step that '@evaluate_1' evaluates, got none}}
  // expected-note @below {{'@evaluate' stands beside '@step', '@evaluate_...' beside '@step_...'}}
  func.func @evaluate_1(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    return %l : tensor<f32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  func.func @step(%l: tensor<1xf32> {fsdp.role = #fsdp.input<"l">}) {
    return
  }
  // expected-error @below {{expected '@evaluate_2' beside '@step_2', got none}}
  func.func @step_2(%l: tensor<2xf32> {fsdp.role = #fsdp.input<"l">}) {
    return
  }
  // expected-note @below {{where one step has an evaluation, as here, all have one}}
  func.func @evaluate(%l: tensor<1xf32> {fsdp.role = #fsdp.input<"l">}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.buffer @mean : tensor<f32>
  }
  func.func @step(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) {
    return
  }
  func.func @evaluate(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.new_value<@model::@mean>}) {
    // expected-error @below {{expected '@evaluate' to return a loss, got #fsdp.new_value<@model::@mean> as result 1}}
    // expected-note @below {{an evaluation has no gradients and changes no state}}
    return %l, %l : tensor<f32>, tensor<f32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  func.func @step(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) {
    return
  }
  // expected-error @below {{expected a loss, which '@evaluate' is there for, got none}}
  // expected-note @below {{give the result the role #fsdp.loss}}
  func.func @evaluate(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> tensor<f32> {
    return %l : tensor<f32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  func.func @step(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) {
    return
  }
  // expected-error @below {{expected argument 0 of '@evaluate' to say which input of the step it is, got no name}}
  // expected-note @below {{its role is #fsdp.input<"name">}}
  func.func @evaluate(%l: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    return %l : tensor<f32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  // expected-note @below {{'@step' is here; its evaluation takes the same states and inputs}}
  func.func @step(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) {
    return
  }
  // expected-error @below {{expected an argument that '@step' has, too, got 'tensor<f64>' {fsdp.role = #fsdp.input<"l">}}}
  func.func @evaluate(%l: tensor<f64> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f64> {fsdp.role = #fsdp.loss}) {
    return %l : tensor<f64>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  func.func @step(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) {
    return
  }
  func.func @evaluate(%l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    return %l : tensor<f32>
  }
  func.func @other(%l: tensor<f32>) -> tensor<f32> {
    // expected-error @below {{expected nothing to call the entry '@evaluate', whose arguments become shards}}
    %0 = call @evaluate(%l) : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
