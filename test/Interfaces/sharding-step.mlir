// Upstream's propagation may run in front of phase 1: it writes shardings at values,
// and what the program is cut by, those of parameters, stays what it was.
// RUN: fsdp-opt %s --pass-pipeline="builtin.module(fsdp-pipeline{grid=2,2 axis-names=dp,tp wrap=always stop-after=shard})" -o %t.mlir
// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(sharding-propagation{traversal=forward}),fsdp-pipeline{grid=2,2 axis-names=dp,tp wrap=always stop-after=shard})" | diff %t.mlir -
// RUN: FileCheck %s < %t.mlir
// CHECK: fsdp.param @weight piece <[-1, 1] of [6, 4]>
module @tiny {
  shard.grid @grid(shape = ?x?)
  fsdp.module @model class "Net" {
    fsdp.module @fc class "Linear" {
      fsdp.param @weight : tensor<6x4xf32>
    }
  }
  func.func @step(
      %w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@fc::@weight>},
      %x: tensor<2x6xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<6x4xf32> {fsdp.role = #fsdp.grad<@model::@fc::@weight>}) {
    %s = shard.sharding @grid split_axes = [[], [1]] : !shard.sharding
    %lies = shard.shard %w to %s : tensor<6x4xf32>
    %xb = fsdp.boundary enter @model::@fc call 0 %x : tensor<2x6xf32>
    %zero = arith.constant dense<0.0> : tensor<f32>
    %y0 = arith.constant dense<0.0> : tensor<2x4xf32>
    %y = linalg.matmul ins(%xb, %lies : tensor<2x6xf32>, tensor<6x4xf32>)
        outs(%y0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %loss = linalg.reduce { arith.addf } ins(%y : tensor<2x4xf32>)
        outs(%zero : tensor<f32>) dimensions = [0, 1]
    %dy = arith.constant dense<1.0> : tensor<2x4xf32>
    %xt0 = tensor.empty() : tensor<6x2xf32>
    %xt = linalg.transpose ins(%x : tensor<2x6xf32>)
        outs(%xt0 : tensor<6x2xf32>) permutation = [1, 0]
    %dw0 = arith.constant dense<0.0> : tensor<6x4xf32>
    %dw = linalg.matmul ins(%xt, %dy : tensor<6x2xf32>, tensor<2x4xf32>)
        outs(%dw0 : tensor<6x4xf32>) -> tensor<6x4xf32>
    return %loss, %dw : tensor<f32>, tensor<6x4xf32>
  }
}
