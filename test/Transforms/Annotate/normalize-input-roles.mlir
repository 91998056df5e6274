// Roles that only later phases give, words that an op does not have, and params
// that contradict themselves are refused where they stand.
// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-normalize-input

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
                // expected-error @below {{expected argument 1 of the step to have the role #fsdp.state, #fsdp.input or #fsdp.train_state, or none, got #fsdp.hyper<"lr">}}
                // expected-note @below {{later phases make arguments and results of other roles}}
                %x: tensor<4xf32> {fsdp.role = #fsdp.hyper<"lr">},
                %l: tensor<f32> {fsdp.role = #fsdp.input<"l">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  return %l, %x : tensor<f32>, tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
                %l: tensor<f32> {fsdp.role = #fsdp.input<"l">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.new_shard<@root>},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  // expected-error @below {{expected result 1 of the step to have the role #fsdp.loss, #fsdp.metric, #fsdp.grad or #fsdp.new_value, or none, got #fsdp.new_shard<@root>}}
  // expected-note @below {{later phases make arguments and results of other roles}}
  return %l, %w, %w : tensor<f32>, tensor<4xf32>, tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  // expected-error @below {{expected no gradient for param 'w', which is 'unused', got one}}
  // expected-note @below {{drop 'unused', or the result with the gradient}}
  fsdp.param unused @w : tensor<4xf32>
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
                %l: tensor<f32> {fsdp.role = #fsdp.input<"l">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  return %l, %w : tensor<f32>, tensor<4xf32>
}

// -----

fsdp.module @model class "Net" {
  // expected-error @below {{'fsdp.param' op has no attribute 'frozn'}}
  // expected-note @below {{did you mean 'frozen'?}}
  fsdp.param @w {frozn} : tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
}
// expected-note @below {{argument 0 is here}}
func.func @step(%s: tensor<f32> {fsdp.role = #fsdp.train_state<"scale">},
                // expected-error @below {{expected train states of different names, got "scale" for arguments 0 and 1}}
                %t: tensor<f32> {fsdp.role = #fsdp.train_state<"scale">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  return %s : tensor<f32>
}

// -----

// An input may be called as a train state.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
}
func.func @step(%s: tensor<f32> {fsdp.role = #fsdp.train_state<"scale">},
                %t: tensor<f32> {fsdp.role = #fsdp.input<"scale">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  return %s : tensor<f32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
}
// expected-error @below {{expected argument 0 of the step without 'fsdp.rank', got 1 : i64}}
// expected-note @below {{a later phase gives it to the arguments that it makes}}
func.func @step(%l: tensor<f32> {fsdp.rank = 1 : i64, fsdp.role = #fsdp.input<"l">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  return %l : tensor<f32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
}
// expected-error @below {{expected argument 0 of the step without 'fsdp.micro_batch', got 0 : i64}}
// expected-note @below {{a later phase gives it to the arguments that it makes}}
func.func @step(%l: tensor<f32> {fsdp.micro_batch = 0 : i64, fsdp.role = #fsdp.input<"l">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  return %l : tensor<f32>
}
