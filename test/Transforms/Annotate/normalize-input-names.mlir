// What a step names stays, called or not, and numbers of results that have other
// places now go away.

// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-normalize-input | FileCheck %s --implicit-check-not=tf.aliasing_output
// CHECK: func.func private @gelu
// CHECK-NOT: @unused
// CHECK: func.func private @called
// CHECK: func.func private @constant
// CHECK: func.func @step(%{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>, mhlo.layout_mode = "default"})
// CHECK: decomposition = @gelu

// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-pipeline="wrap=always stop-after=shard" --fsdp-step-to-stablehlo="main=step keep=func" | FileCheck %s --check-prefix=MAIN
// MAIN: func.func private @gelu
// MAIN: func.func @main

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  func.func private @gelu(%a: tensor<4xf32>) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
  func.func private @unused(%a: tensor<4xf32>) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
  func.func private @called(%a: tensor<4xf32>) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
  func.func private @constant(%a: tensor<4xf32>) -> tensor<4xf32> {
    return %a : tensor<4xf32>
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>, tf.aliasing_output = 1 : i32, mhlo.layout_mode = "default"})
      -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}, tensor<f32> {fsdp.role = #fsdp.loss}) {
    %f = func.constant @constant : (tensor<4xf32>) -> tensor<4xf32>
    %g = "stablehlo.composite"(%w) {name = "my.gelu", decomposition = @gelu} : (tensor<4xf32>) -> tensor<4xf32>
    %c = "stablehlo.custom_call"(%g) <{call_target_name = "mine", called_computations = [@called]}> : (tensor<4xf32>) -> tensor<4xf32>
    %loss = arith.constant dense<0.0> : tensor<f32>
    return %c, %loss : tensor<4xf32>, tensor<f32>
  }
}
