// RUN: fsdp-opt %s --allow-unregistered-dialect --split-input-file --fsdp-pipeline="grid=2 wrap=always stop-after=shard" | FileCheck %s
// A step whose compute is StableHLO, which nobody has registered: what moves
// elements is derived again in a later window, also beside constants; what may have
// effects, or computes, is kept.

// CHECK-LABEL: func.func @step
// CHECK: %[[C:.*]] = "stablehlo.constant"
// CHECK: %[[W:.*]] = fsdp.unshard [@a]
// CHECK: %[[T:.*]] = "stablehlo.transpose"(%[[W]])
// CHECK: %[[N:.*]] = "stablehlo.convert"(%[[T]])
// CHECK: %[[J:.*]] = "stablehlo.concatenate"(%[[N]], %[[C]])
// CHECK: %[[K:.*]] = "stablehlo.custom_call"(%[[W]])
// CHECK: %[[S:.*]] = "stablehlo.negate"(%[[W]])
// CHECK: %[[Y:.*]] = "stablehlo.dot"(%{{.*}}, %[[J]], %[[K]], %[[S]])
// CHECK: fsdp.unshard [@b]
// CHECK: %[[W1:.*]] = fsdp.unshard [@a]
// CHECK-NEXT: %[[T1:.*]] = "stablehlo.transpose"(%[[W1]])
// CHECK-NEXT: %[[N1:.*]] = "stablehlo.convert"(%[[T1]])
// CHECK-NEXT: %[[J1:.*]] = "stablehlo.concatenate"(%[[N1]], %[[C]])
// CHECK-NEXT: "stablehlo.dot"(%{{.*}}, %[[J1]], %[[K]], %[[S]])
module {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.module @a class "Layer" {
      fsdp.param @w : tensor<4x3xf32>
    }
    fsdp.module @b class "Layer" {
      fsdp.param @w : tensor<4xf32>
    }
  }
  func.func @step(
      %w: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@a::@w>, sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>},
      %v: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@b::@w>},
      %x: tensor<2x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<4x3xf32> {fsdp.role = #fsdp.grad<@model::@a::@w>},
          tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@b::@w>}) {
    %c = "stablehlo.constant"() <{value = dense<1.0> : tensor<1x4xf16>}> : () -> tensor<1x4xf16>
    %t = "stablehlo.transpose"(%w) <{permutation = array<i64: 1, 0>}> : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %n = "stablehlo.convert"(%t) : (tensor<3x4xf32>) -> tensor<3x4xf16>
    %j = "stablehlo.concatenate"(%n, %c) <{dimension = 0 : i64}> : (tensor<3x4xf16>, tensor<1x4xf16>) -> tensor<4x4xf16>
    %k = "stablehlo.custom_call"(%w) <{call_target_name = "lookup"}> : (tensor<4x3xf32>) -> tensor<2x2xf32>
    %s = "stablehlo.negate"(%w) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %y = "stablehlo.dot"(%x, %j, %k, %s) : (tensor<2x4xf32>, tensor<4x4xf16>, tensor<2x2xf32>, tensor<4x3xf32>) -> tensor<2x4xf32>
    %loss = "stablehlo.reduce"(%y, %v) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<f32>
    %dv = "stablehlo.negate"(%v) : (tensor<4xf32>) -> tensor<4xf32>
    %dw = "stablehlo.dot"(%loss, %j, %k, %s) : (tensor<f32>, tensor<4x4xf16>, tensor<2x2xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    return %loss, %dw, %dv : tensor<f32>, tensor<4x3xf32>, tensor<4xf32>
  }
}

// -----

// Its barriers are ours; params pass beside them. Of shardings nothing stays.
// CHECK-LABEL: func.func @step
// CHECK: %[[W:.*]] = fsdp.unshard [@a]
// CHECK: %[[Y:.*]] = "stablehlo.dot"(%{{.*}}, %[[W]])
// CHECK: fsdp.unshard [@b]
// CHECK: %[[B:.*]] = fsdp.barrier %{{.*}} : tensor<2x4xf32>
// CHECK: %[[W1:.*]] = fsdp.unshard [@a]
// CHECK-NOT: {{Sharding|constraint}}
// CHECK: "stablehlo.dot"(%[[B]], %[[W1]], 
module {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.module @a class "Layer" {
      fsdp.param @w : tensor<4x4xf32>
    }
    fsdp.module @b class "Layer" {
      fsdp.param @w : tensor<4xf32>
    }
  }
  func.func @step(
      %w: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@a::@w>},
      %v: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@b::@w>},
      %x: tensor<2x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@a::@w>},
          tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@b::@w>}) {
    %x1 = "sdy.sharding_constraint"(%x) <{sharding = #sdy.sharding<@mesh, [{}, {}]>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %w1 = "stablehlo.custom_call"(%w) <{call_target_name = "Sharding"}> {mhlo.sharding = "{replicated}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %y = "stablehlo.dot"(%x1, %w1) : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %loss = "stablehlo.reduce"(%y, %v) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<f32>
    %dv = "stablehlo.negate"(%v) : (tensor<4xf32>) -> tensor<4xf32>
    %b:2 = "stablehlo.optimization_barrier"(%x, %w) : (tensor<2x4xf32>, tensor<4x4xf32>) -> (tensor<2x4xf32>, tensor<4x4xf32>)
    %dw = "stablehlo.dot"(%b#0, %b#1, %loss) : (tensor<2x4xf32>, tensor<4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    return %loss, %dw, %dv : tensor<f32>, tensor<4x4xf32>, tensor<4xf32>
  }
}
