// Another function may be the step, and public ones may stand beside it.
// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-normalize-input=entry=train | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}

// CHECK: func.func private @helper
func.func private @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK: func.func @other
func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @helper(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// CHECK-NOT: @unreached
func.func private @unreached() {
  return
}
// CHECK: func.func @step(%{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}
// CHECK-NOT: call
func.func @train(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %x: tensor<2xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %0 = call @helper(%w) : (tensor<4xf32>) -> tensor<4xf32>
  return %l, %0 : tensor<f32>, tensor<4xf32>
}
// Inputs of another shape.
// CHECK: func.func @step_1
func.func @train_1(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}, %x: tensor<3xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  return %l, %w : tensor<f32>, tensor<4xf32>
}

// -----

// expected-error @below {{expected a public function '@train', got '@step'}}
// expected-note @below {{the option 'entry' names the function that is the step}}
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  func.func @step() {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  // expected-error @below {{expected no '@step' beside '@train', which becomes it}}
  func.func @step() {
    return
  }
  func.func @train() {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  func.func @train() {
    return
  }
  func.func @other() {
    // expected-error @below {{expected nothing to call the entry '@train', whose arguments become shards}}
    call @train() : () -> ()
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
  }
  // expected-error @below {{expected '@train' to be public with a body, got a private function}}
  func.func private @train() {
    return
  }
}
