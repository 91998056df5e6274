// RUN: fsdp-opt %s --split-input-file --fsdp-form-units --fsdp-verify-units | FileCheck %s

// Pre-order of modules, the root first; a module's own parameters before its
// children's; every storage once, at its first name; marks are gone.

// CHECK-LABEL: module @order
module @order {
  shard.grid @grid(shape = 4)
  // CHECK-NOT: fsdp.wrap
  // CHECK: fsdp.unit @root of @model params [@model::@scale, @model::@embed::@weight] on @grid axes [0] reshard never
  // CHECK-NEXT: fsdp.unit @layers.0 of @model::@layers::@"0"
  // CHECK-SAME: params [@model::@layers::@"0"::@gate, @model::@layers::@"0"::@fc::@weight, @model::@layers::@"0"::@fc::@bias]
  // CHECK-SAME: on @grid axes [0] reshard after_forward
  // CHECK-NEXT: fsdp.unit @layers.0.inner of @model::@layers::@"0"::@inner params [@model::@layers::@"0"::@inner::@weight]
  // CHECK-NOT: fsdp.unit
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.module @embed class "Embedding" {
      fsdp.param @weight : tensor<2xf32>
    }
    fsdp.param @scale : tensor<3xf32>
    fsdp.module @layers class "ModuleList" {
      fsdp.module @"0" class "Block" attributes {fsdp.wrap} {
        fsdp.module @fc class "Linear" {
          fsdp.param @weight : tensor<4xf32>
          fsdp.param @bias : tensor<5xf32>
        }
        fsdp.module @inner class "Block" attributes {fsdp.wrap} {
          fsdp.param @weight : tensor<6xf32>
        }
        fsdp.param @gate : tensor<7xf32>
        fsdp.buffer @mask : tensor<8xi1>
      }
      fsdp.alias @"1" = @model::@layers::@"0"
    }
    fsdp.module @head class "Linear" {
      fsdp.alias @weight = @model::@embed::@weight
    }
  }
  func.func @step(%0: tensor<3xf32> {fsdp.role = #fsdp.state<@model::@scale>}, %1: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@embed::@weight>},
                  %2: tensor<7xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@gate>}, %3: tensor<8xi1> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@mask>},
                  %4: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@fc::@weight>}, %5: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@fc::@bias>},
                  %6: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@inner::@weight>}) {
    return
  }
}

// -----

// Parameters with a gradient, without one, and of another type become units of
// their own. A module may be called as the grid, the root's unit or the tree.

// CHECK-LABEL: module @groups
module @groups {
  shard.grid @grid(shape = 2x3)
  // CHECK: fsdp.unit @root of @model params [@model::@a, @model::@d] on @grid axes [0, 1] reshard never
  // CHECK-NEXT: fsdp.unit @root.bf16 of @model params [@model::@e] on
  // CHECK-NEXT: fsdp.unit @root.frozen of @model params [@model::@b] on
  // CHECK-NEXT: fsdp.unit @root.frozen.bf16 of @model params [@model::@c] on
  // CHECK-NEXT: fsdp.unit @[[GRID:grid_[0-9]+]] of @model::@grid params [@model::@grid::@w] on @grid axes [0, 1] reshard after_forward
  // CHECK-NEXT: fsdp.unit @[[ROOT:root_[0-9]+]] of @model::@root params [@model::@root::@w] on
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @a : tensor<2xf32>
    fsdp.param frozen @b : tensor<2xf32>
    fsdp.param @c : tensor<2xbf16>
    fsdp.param @d : tensor<2xf32>
    fsdp.param @e : tensor<2xbf16>
    fsdp.module @grid class "Linear" attributes {fsdp.wrap} {
      fsdp.param @w : tensor<2xf32>
    }
    fsdp.module @root class "Linear" attributes {fsdp.wrap} {
      fsdp.param frozen @w : tensor<2xf32>
    }
  }
  func.func @step(%a: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@b>},
                  %c: tensor<2xbf16> {fsdp.role = #fsdp.state<@model::@c>}, %d: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@d>},
                  %e: tensor<2xbf16> {fsdp.role = #fsdp.state<@model::@e>},
                  %f: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@grid::@w>}, %g: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@root::@w>}, %l: tensor<f32>)
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@a>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@d>},
          tensor<2xbf16> {fsdp.role = #fsdp.grad<@model::@e>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@grid::@w>}) {
    return %l, %a, %d, %e, %f : tensor<f32>, tensor<2xf32>, tensor<2xf32>, tensor<2xbf16>, tensor<2xf32>
  }
}
