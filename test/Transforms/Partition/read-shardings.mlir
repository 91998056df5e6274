// RUN: split-file %s %t
// RUN: fsdp-opt %t/upstream.mlir -fsdp-read-shardings -remarks-filter=fsdp-read-shardings 2> %t/remarks | FileCheck %s --check-prefix=CUTS --implicit-check-not=shard.shard
// RUN: FileCheck %s --check-prefix=REMARK --implicit-check-not=remark: < %t/remarks
// RUN: fsdp-opt %t/shardy.mlir -allow-unregistered-dialect -fsdp-read-shardings -remarks-filter=fsdp-read-shardings 2> %t/remarks | FileCheck %s --check-prefix=CUTS --implicit-check-not=sdy
// RUN: FileCheck %s --check-prefix=REMARK --implicit-check-not=remark: < %t/remarks
// RUN: fsdp-opt %t/hlo.mlir -allow-unregistered-dialect -fsdp-read-shardings -remarks-filter=fsdp-read-shardings 2> %t/remarks | FileCheck %s --check-prefix=CUTS --implicit-check-not=mhlo --implicit-check-not=custom_call
// RUN: FileCheck %s --check-prefix=REMARKS --implicit-check-not=remark: < %t/remarks
// RUN: sed 's/ {fsdp.axis_names.*//; s/{fsdp.cut[^}]*} //' %t/shardy.mlir | fsdp-opt -allow-unregistered-dialect -fsdp-read-shardings | FileCheck %s --check-prefix=WHOLE --implicit-check-not=fsdp.cut
// RUN: fsdp-opt %t/none.mlir -fsdp-read-shardings > %t/after.mlir
// RUN: fsdp-opt %t/none.mlir | diff - %t/after.mlir

// All say where values lie that are no params.
// REMARK: remark: {{.*}}sharding of a value that is no param is not read: where values lie follows from params
// REMARKS-COUNT-2: remark: {{.*}}sharding of a value that is no param is not read

// CUTS: fsdp.param @up {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
// CUTS: fsdp.param @down {fsdp.cut = array<i64: -1, 1>} : tensor<4x6xf32>
// What is whole has no cut; what is marked and agrees stays.
// CUTS: fsdp.param @bias : tensor<4xf32>
// CUTS: fsdp.param @marked {fsdp.cut = array<i64: 1>} : tensor<4xf32>
// What is ignored is nobody's to cut.
// CUTS: fsdp.param ignored @old : tensor<4xf32>
// CUTS: func.func @step(%[[UP:[a-z0-9]+]]: tensor<6x4xf32>
// CUTS-SAME: %[[X:[a-z0-9]+]]: tensor<4x4xf32>
// CUTS: %[[Y:.*]] = linalg.add ins(%[[X]], %[[X]]
// CUTS: linalg.add ins(%[[Y]], %[[Y]]
// CUTS: return %[[UP]]
// CUTS: func.func @evaluate(%{{[a-z0-9]+}}: tensor<6x4xf32>

// Where the grid has no axis of the model nothing is cut.
// WHOLE: fsdp.param @up : tensor<6x4xf32>

//--- upstream.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @up : tensor<6x4xf32>
  fsdp.param @down : tensor<4x6xf32>
  fsdp.param @bias : tensor<4xf32>
  fsdp.param @marked {fsdp.cut = array<i64: 1>} : tensor<4xf32>
  fsdp.param ignored @old : tensor<4xf32>
}
func.func @step(
    %up: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@up>},
    %down: tensor<4x6xf32> {fsdp.role = #fsdp.state<@model::@down>},
    %bias: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bias>},
    %marked: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@marked>},
    %old: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@old>},
    %x: tensor<4x4xf32>) -> (tensor<6x4xf32>, tensor<4x4xf32>) {
  %rows = shard.sharding @grid split_axes = [[1]] : !shard.sharding
  %columns = shard.sharding @grid split_axes = [[], [1]] : !shard.sharding
  %whole = shard.sharding @grid split_axes = [[]] : !shard.sharding
  %up_lies = shard.shard %up to %rows : tensor<6x4xf32>
  %up_read = shard.shard %up_lies to %rows annotate_for_users : tensor<6x4xf32>
  %1 = shard.shard %down to %columns : tensor<4x6xf32>
  %2 = shard.shard %bias to %whole : tensor<4xf32>
  %3 = shard.shard %marked to %rows : tensor<4xf32>
  %4 = shard.shard %x to %whole : tensor<4x4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %y = linalg.add ins(%4, %4 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y_lies = shard.shard %y to %rows : tensor<4x4xf32>
  %z = linalg.add ins(%y_lies, %y_lies : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %up_read, %z : tensor<6x4xf32>, tensor<4x4xf32>
}
func.func @evaluate(%up: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@up>}) -> tensor<6x4xf32> {
  %rows = shard.sharding @grid split_axes = [[1], []] : !shard.sharding
  %1 = shard.shard %up to %rows : tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

//--- shardy.mlir
// The grid has an axis that the mesh does not have.
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
"sdy.mesh"() <{mesh = #sdy.mesh<["tp"=2, "other" = 3]>, sym_name = "mesh"}> : () -> ()
fsdp.module @model class "Net" {
  fsdp.param @up : tensor<6x4xf32>
  fsdp.param @down : tensor<4x6xf32>
  fsdp.param @bias : tensor<4xf32>
  fsdp.param @marked {fsdp.cut = array<i64: 1>} : tensor<4xf32>
  fsdp.param ignored @old : tensor<4xf32>
}
func.func @step(
    %up: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@up>, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>},
    %down: tensor<4x6xf32> {fsdp.role = #fsdp.state<@model::@down>, sdy.sharding = #sdy<sharding<@"mesh", [{?}p3, {"tp", ?}p0]>>},
    %bias: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bias>, sdy.sharding = #sdy.sharding<@mesh, [{}], replicated={"tp", "other"}>},
    %marked: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@marked>},
    %old: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@old>, sdy.sharding = #sdy.sharding<@mesh, [{}]>},
    %x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>})
    -> (tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}, tensor<4x4xf32>) {
  %3 = "sdy.sharding_constraint"(%marked) <{sharding = #sdy.sharding<@mesh, [{"tp"}]>}> : (tensor<4xf32>) -> tensor<4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %y = linalg.add {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"tp"}, {}]>]>}
      ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y_lies = "sdy.sharding_constraint"(%y) <{sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = linalg.add ins(%y_lies, %y_lies : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %up, %z : tensor<6x4xf32>, tensor<4x4xf32>
}
func.func @evaluate(%up: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@up>}) -> tensor<6x4xf32> {
  return %up : tensor<6x4xf32>
}

//--- hlo.mlir
// Device 2 * i + j is at place (i, j) of the grid.
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @up : tensor<6x4xf32>
  fsdp.param @down : tensor<4x6xf32>
  fsdp.param @bias : tensor<4xf32>
  fsdp.param @marked {fsdp.cut = array<i64: 1>} : tensor<4xf32>
  fsdp.param ignored @old : tensor<4xf32>
}
func.func @step(
    %up: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@up>, mhlo.sharding = "{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}"},
    %down: tensor<4x6xf32> {fsdp.role = #fsdp.state<@model::@down>, mhlo.sharding = "{devices=[1, 2, 2]0,2,1,3 last_tile_dims={replicated} metadata={op_name=\22w\22}}"},
    %bias: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bias>, mhlo.sharding = "{replicated}"},
    %marked: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@marked>},
    %old: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@old>, mhlo.sharding = "{devices=[1,4]<=[4] last_tile_dim_replicate shard_like 7}"},
    %x: tensor<4x4xf32> {mhlo.sharding = "{replicated}"})
    -> (tensor<6x4xf32> {mhlo.sharding = "{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}"}, tensor<4x4xf32>) {
  %3 = "stablehlo.custom_call"(%marked) {call_target_name = "Sharding", mhlo.sharding = "{devices=[2,2]<=[2,2]T(1,0) last_tile_dim_replicate}"} : (tensor<4xf32>) -> tensor<4xf32>
  %e = tensor.empty() : tensor<4x4xf32>
  %y = linalg.add {mhlo.sharding = "{replicated}"}
      ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %y_lies = "stablehlo.custom_call"(%y) {call_target_name = "Sharding", mhlo.sharding = "{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %open = "stablehlo.custom_call"(%y_lies) {call_target_name = "Sharding", backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dim_replicate}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = linalg.add ins(%open, %open : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %up, %z : tensor<6x4xf32>, tensor<4x4xf32>
}
func.func @evaluate(%up: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@up>}) -> tensor<6x4xf32> {
  return %up : tensor<6x4xf32>
}

//--- none.mlir
// Without a grid, and without shardings, all is as it was.
fsdp.module @model class "Net" {
  fsdp.param @w {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
}
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> tensor<6x4xf32> {
  return %w : tensor<6x4xf32>
}
