// Constraints of params are cuts in the pipeline, too, of whichever dialect; where the
// axes of the grid have no names that is said once.

// RUN: split-file %s %t
// RUN: sed 's/CONSTRAINT/"sdy.sharding_constraint"(%w) <{sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}>/' %t/step.mlir > %t/shardy.mlir
// RUN: sed 's/CONSTRAINT/"stablehlo.custom_call"(%w) <{call_target_name = "Sharding"}> {mhlo.sharding = "{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}"}/' %t/step.mlir > %t/hlo.mlir
// RUN: sed 's/CONSTRAINT/"stablehlo.custom_call"(%w) {call_target_name = "Sharding", sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}/' %t/step.mlir > %t/both.mlir
// RUN: fsdp-opt %t/shardy.mlir --allow-unregistered-dialect --fsdp-pipeline="wrap=always stop-after=annotate" | FileCheck %s --implicit-check-not=sdy
// RUN: fsdp-opt %t/hlo.mlir --allow-unregistered-dialect --fsdp-pipeline="wrap=always stop-after=annotate" | FileCheck %s --implicit-check-not=custom_call
// RUN: fsdp-opt %t/both.mlir --allow-unregistered-dialect --fsdp-pipeline="wrap=always stop-after=annotate" | FileCheck %s --implicit-check-not=custom_call
// CHECK: fsdp.param @w piece <[1, -1] of [4, 6]> : tensor<2x6xf32>

// Of other values, copies and groups nothing is read, whatever they say, but for a remark.
// RUN: fsdp-opt %t/values.mlir --allow-unregistered-dialect --fsdp-pipeline="wrap=always stop-after=annotate" --remarks-filter=fsdp-read-shardings 2> %t/remarks | FileCheck %s --check-prefix=WHOLE --implicit-check-not=sdy --implicit-check-not=custom_call
// RUN: FileCheck %s --check-prefix=MISSED --implicit-check-not=error: < %t/remarks
// WHOLE: fsdp.param @w : tensor<4x6xf32>
// MISSED-COUNT-4: sharding of a value that is no param is not read

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

//--- values.mlir
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
    %copy = "sdy.reshard"(%w) {sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %batch = "sdy.sharding_constraint"(%x) <{sharding = #sdy.sharding<@mesh, [{"dp"}, {}]>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
    "sdy.sharding_group"(%batch) {group_id = 1 : i64} : (tensor<4x6xf32>) -> ()
    %hlo = "stablehlo.custom_call"(%batch) {call_target_name = "Sharding", mhlo.sharding = "{devices=[2,2]<=[4]}"} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %still = "sdy.propagation_barrier"(%hlo) {allowed_direction = 1 : i32} : (tensor<4x6xf32>) -> tensor<4x6xf32>
    %p = arith.mulf %copy, %still : tensor<4x6xf32>
    %l = linalg.reduce { arith.addf } ins(%p : tensor<4x6xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
    return %l, %x : tensor<f32>, tensor<4x6xf32>
  }
}
