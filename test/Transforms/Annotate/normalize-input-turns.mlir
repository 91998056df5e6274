// Steps that take turns: each trains params of its own, and all take all states.
// Afterwards a unit holds what one of them trains.
// RUN: fsdp-opt %s --fsdp-normalize-input | FileCheck %s
// RUN: fsdp-opt %s --fsdp-normalize-input --fsdp-auto-wrap=wrap=none --fsdp-form-units --fsdp-verify-units | FileCheck %s --check-prefix=UNITS

// UNITS: fsdp.unit @root of @model params [@model::@d]
// UNITS: fsdp.unit @root.generator of @model params [@model::@g]
// UNITS: fsdp.unit @root.frozen of @model params [@model::@f, @model::@n]

shard.grid @grid(shape = 2)
fsdp.module @model class "Gan" {
  fsdp.param @d : tensor<4xf32>
  fsdp.param @g : tensor<4xf32>
  fsdp.param frozen @f : tensor<4xf32>
  fsdp.param unused @n : tensor<4xf32>
}

// CHECK: func.func @step(%{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@f>}, %{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@n>}, %{{.*}}: tensor<f32> {fsdp.role = #fsdp.input<"l">})
// CHECK-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>})
// CHECK-SAME: fsdp.turn = "discriminator"
func.func @step(%g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %d: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@d>}) attributes {fsdp.turn = "discriminator"} {
  return %l, %g : tensor<f32>, tensor<4xf32>
}
// A turn that does not read what another one trains takes it all the same.
// CHECK: func.func @step_generator(%{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@d>}, %{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}
// CHECK-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@g>})
// CHECK-SAME: fsdp.turn = "generator"
func.func @step_generator(%g: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@g>}, %l: tensor<f32> {fsdp.role = #fsdp.input<"l">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@g>}) attributes {fsdp.turn = "generator"} {
  return %l, %g : tensor<f32>, tensor<4xf32>
}
