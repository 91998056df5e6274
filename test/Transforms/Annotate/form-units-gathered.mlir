// RUN: fsdp-opt %s --fsdp-form-units --fsdp-verify-units | FileCheck %s

// What is made of parameters in front of gathers has units of its own, whose
// layouts are per_param; others have what is asked for.

// CHECK: fsdp.unit @root of @model params [@model::@a, @model::@d] on @grid axes [0] reshard never gather f8E4M3FN kind per_param
// CHECK: fsdp.unit @root.f32 of @model params [@model::@b] on @grid axes [0] reshard never{{$}}
// CHECK: fsdp.unit @root.bf16 of @model params [@model::@c] on @grid axes [0] reshard never gather bf16{{$}}
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @a : tensor<4xf32>
    fsdp.param @b : tensor<4xf32>
    fsdp.param @c : tensor<4xf32>
    fsdp.param @d : tensor<4xf32>
  }
  func.func @step(%a: tensor<4xf32> {fsdp.gather = f8E4M3FN, fsdp.role = #fsdp.state<@model::@a>},
                  %b: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@b>},
                  %c: tensor<4xbf16> {fsdp.role = #fsdp.state<@model::@c>},
                  %d: tensor<4xf32> {fsdp.gather = f8E4M3FN, fsdp.role = #fsdp.state<@model::@d>})
      -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@a>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@b>},
          tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@c>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>}) {
    %g = arith.constant dense<1.0> : tensor<4xf32>
    return %g, %g, %g, %g : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
