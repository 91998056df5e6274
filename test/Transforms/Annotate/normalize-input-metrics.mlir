// Metrics: scalars beside the loss, each with a name that the log has not.
// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-normalize-input | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
  fsdp.buffer @mean : tensor<4xf32>
}

// Metrics follow the loss, in their order.
// CHECK: func.func @step(
// CHECK-SAME: -> (tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@mean>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f64> {fsdp.role = #fsdp.metric<"recall">}, tensor<f32> {fsdp.role = #fsdp.metric<"accuracy">}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>})
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %mean: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@mean>},
                %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %a: tensor<f32> {fsdp.role = #fsdp.input<"a">}, %r: tensor<f64> {fsdp.role = #fsdp.input<"r">})
    -> (tensor<f64> {fsdp.role = #fsdp.metric<"recall">}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}, tensor<f32> {fsdp.role = #fsdp.metric<"accuracy">},
        tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@mean>}) {
  return %r, %w, %a, %l, %w : tensor<f64>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %m0: tensor<2xf32> {fsdp.role = #fsdp.input<"m0">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2xf32> {fsdp.role = #fsdp.metric<"accuracy">}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  // expected-error @below {{expected metric "accuracy" (result 1) to be a scalar tensor of f32 or f64, got 'tensor<2xf32>'}}
  return %l, %m0, %w : tensor<f32>, tensor<2xf32>, tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %m0: tensor<i64> {fsdp.role = #fsdp.input<"m0">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<i64> {fsdp.role = #fsdp.metric<"right">}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  // expected-error @below {{expected metric "right" (result 1) to be a scalar tensor of f32 or f64, got 'tensor<i64>'}}
  return %l, %m0, %w : tensor<f32>, tensor<i64>, tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %m0: tensor<f32> {fsdp.role = #fsdp.input<"m0">}, %m1: tensor<f32> {fsdp.role = #fsdp.input<"m1">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.metric<"a">}, tensor<f32> {fsdp.role = #fsdp.metric<"a">}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  // expected-error @below {{expected a name of its own for the metric that is result 2, got "a", as another metric has}}
  // expected-note @below {{return it under another name}}
  return %l, %m0, %m1, %w : tensor<f32>, tensor<f32>, tensor<f32>, tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %m0: tensor<f32> {fsdp.role = #fsdp.input<"m0">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.metric<"grad_norm">}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  // expected-error @below {{expected a name of its own for the metric that is result 1, got "grad_norm", which the log has}}
  // expected-note @below {{return it under another name}}
  return %l, %m0, %w : tensor<f32>, tensor<f32>, tensor<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %m0: tensor<f32> {fsdp.role = #fsdp.input<"m0">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.metric<"eval_a">}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  // expected-error @below {{expected a name of its own for the metric that is result 1, got "eval_a", which the log has}}
  // expected-note @below {{return it under another name}}
  return %l, %m0, %w : tensor<f32>, tensor<f32>, tensor<4xf32>
}
