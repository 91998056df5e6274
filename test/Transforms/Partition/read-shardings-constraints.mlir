// Constraints of params are cuts in the pipeline, too, of whichever dialect; where the
// axes of the grid have no names that is said once.

// RUN: split-file %s %t
// RUN: sed 's/CONSTRAINT/"sdy.sharding_constraint"(%w) <{sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}>/' %t/step.mlir > %t/shardy.mlir
// RUN: sed 's/CONSTRAINT/"sdy.reshard"(%w) {sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}/' %t/step.mlir > %t/reshard.mlir
// RUN: sed 's/CONSTRAINT/"stablehlo.custom_call"(%w) <{call_target_name = "Sharding"}> {mhlo.sharding = "{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}"}/' %t/step.mlir > %t/hlo.mlir
// RUN: sed 's/CONSTRAINT/"stablehlo.custom_call"(%w) {call_target_name = "Sharding", sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}/' %t/step.mlir > %t/both.mlir
// RUN: fsdp-opt %t/shardy.mlir --allow-unregistered-dialect --fsdp-pipeline="wrap=always stop-after=annotate" | FileCheck %s --implicit-check-not=sdy
// RUN: fsdp-opt %t/reshard.mlir --allow-unregistered-dialect --fsdp-pipeline="wrap=always stop-after=annotate" | FileCheck %s --implicit-check-not=sdy
// RUN: fsdp-opt %t/hlo.mlir --allow-unregistered-dialect --fsdp-pipeline="wrap=always stop-after=annotate" | FileCheck %s --implicit-check-not=custom_call
// RUN: fsdp-opt %t/both.mlir --allow-unregistered-dialect --fsdp-pipeline="wrap=always stop-after=annotate" | FileCheck %s --implicit-check-not=custom_call
// CHECK: fsdp.param @w piece <[1, -1] of [4, 6]> : tensor<2x6xf32>

// RUN: sed 's/ {fsdp.axis_names.*//' %t/shardy.mlir | fsdp-opt --allow-unregistered-dialect --fsdp-pipeline="wrap=always stop-after=annotate" 2>&1 | FileCheck %s --check-prefix=NAMES --implicit-check-not=warning:
// NAMES: warning: shardings are dropped: the axes of the grid have no names
// NAMES: fsdp.param @w : tensor<4x6xf32>

//--- step.mlir
module {
  shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
  "sdy.mesh"() <{mesh = #sdy.mesh<["dp"=2, "tp"=2]>, sym_name = "mesh"}> : () -> ()
  fsdp.module @model class "Net" {
    fsdp.module @fc class "Linear" {
      fsdp.param @w : tensor<4x6xf32>
    }
  }
  func.func @step(%w: tensor<4x6xf32> {fsdp.role = #fsdp.state<@model::@fc::@w>},
                  %x: tensor<4x6xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<4x6xf32> {fsdp.role = #fsdp.grad<@model::@fc::@w>}) {
    %zero = arith.constant dense<0.0> : tensor<f32>
    %y = CONSTRAINT : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %p = arith.mulf %y, %x : tensor<4x6xf32>
    %l = linalg.reduce { arith.addf } ins(%p : tensor<4x6xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
    return %l, %x : tensor<f32>, tensor<4x6xf32>
  }
}
