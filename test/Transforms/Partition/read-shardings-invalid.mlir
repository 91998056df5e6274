// RUN: fsdp-opt %s -fsdp-read-shardings -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-note @below {{params are cut over these without being told, and a step has the batch of one rank; shardings name 'tp' or 'cp' of 'fsdp.axis_names'}}
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<6x4xf32>
}
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> tensor<6x4xf32> {
  %s = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  // expected-error @below {{not supported: dimension 1 cut over axis 0 of the grid, along which ranks have batches of their own}}
  %1 = shard.shard %w to %s : tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// -----

// Of a batch, too: it is one rank's.
// expected-note @below {{shardings name 'tp' or 'cp'}}
shard.grid @grid(shape = 2) {fsdp.axis_names = ["dp"]}
"sdy.mesh"() <{mesh = #sdy.mesh<["dp"=2]>, sym_name = "mesh"}> : () -> ()
fsdp.module @model class "Net" {
}
// expected-error @below {{not supported: dimension 0 cut over axis 0 of the grid, along which ranks have batches of their own}}
func.func @step(%x: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"dp"}, {}]>}) {
  return
}

// -----

// Without names every axis is the batch's.
// expected-note @below {{shardings name 'tp' or 'cp'}}
shard.grid @grid(shape = 2)
func.func @step(%x: tensor<6x4xf32>) -> tensor<6x4xf32> {
  %s = shard.sharding @grid split_axes = [[0]] : !shard.sharding
  // expected-error @below {{not supported: dimension 0 cut over axis 0 of the grid}}
  %1 = shard.shard %x to %s : tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// -----

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["cp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<6x4xf32>
}
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> tensor<6x4xf32> {
  %s = shard.sharding @grid split_axes = [[0, 1]] : !shard.sharding
  // expected-error @below {{not supported: dimension 0 cut over several axes}}
  %1 = shard.shard %w to %s : tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
func.func @step(%w: tensor<6x4xf32>) -> tensor<6x4xf32> {
  // expected-error @below {{not supported: halos and offsets of parts; parts are equal, the last ones shorter}}
  %s = shard.sharding @grid split_axes = [[0]] sharded_dims_offsets = [0, 2, 6] : !shard.sharding
  %1 = shard.shard %w to %s : tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
func.func @step(%w: tensor<6x4xf32>) -> tensor<6x4xf32> {
  // expected-error @below {{not supported: halos and offsets of parts}}
  %s = shard.sharding @grid split_axes = [[0]] halo_sizes = [1, 1] : !shard.sharding
  %1 = shard.shard %w to %s : tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
shard.grid @other(shape = 2)
func.func @step(%w: tensor<6x4xf32>) -> tensor<6x4xf32> {
  // expected-error @below {{expected shardings over the grid of the step, '@grid', got '@other'}}
  %s = shard.sharding @other split_axes = [[0]] : !shard.sharding
  %1 = shard.shard %w to %s : tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
func.func @step(%w: tensor<6x4xf32>, %s: !shard.sharding) -> tensor<6x4xf32> {
  // expected-error @below {{expected a sharding from 'shard.sharding'}}
  %1 = shard.shard %w to %s : tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// -----

// Two functions, and a mark of the user's, have to agree.
shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
"sdy.mesh"() <{mesh = #sdy.mesh<["tp"=2]>, sym_name = "mesh"}> : () -> ()
fsdp.module @model class "Net" {
  fsdp.module @l class "Linear" {
    fsdp.param @w : tensor<6x4xf32>
  }
}
// expected-note @below {{the other one is here}}
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@l::@w>, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}) {
  return
}
// expected-error @below {{expected one sharding of param 'l.w', got axes [-1, -1] and [0, -1]}}
func.func @evaluate(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@l::@w>, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) {
  return
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
"sdy.mesh"() <{mesh = #sdy.mesh<["tp"=2]>, sym_name = "mesh"}> : () -> ()
fsdp.module @model class "Net" {
  // expected-note @below {{the other one is here}}
  fsdp.param @w {fsdp.cut = array<i64: -1, 0>} : tensor<6x4xf32>
}
// expected-error @below {{expected one sharding of param 'w', got axes [0, -1] and [-1, 0]}}
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}) {
  return
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
"sdy.mesh"() <{mesh = #sdy.mesh<["tp"=2]>, sym_name = "mesh"}> : () -> ()
// expected-error @below {{expected each axis to cut one dimension, got axis 0 for two}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {"tp"}]>}) {
  return
}

// -----

// expected-error @below {{expected an 'sdy.mesh' '@mesh' for this sharding, got none}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}) {
  return
}

// -----

// expected-error @below {{expected '[' in '#sdy.mesh', got '>'}}
"sdy.mesh"() <{mesh = #sdy.mesh<>, sym_name = "mesh"}> : () -> ()
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}) {
  return
}

// -----

// expected-error @below {{not supported: '#sdy.mesh' with an order of devices: ranks of a grid are in row-major order}}
"sdy.mesh"() <{mesh = #sdy.mesh<["tp"=2], device_ids=[1, 0]>, sym_name = "mesh"}> : () -> ()
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}) {
  return
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
"sdy.mesh"() <{mesh = #sdy.mesh<["tp"=2]>, sym_name = "mesh"}> : () -> ()
// expected-error @below {{expected an axis of '@mesh', got 'cp'}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"cp"}, {}]>}) {
  return
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["dp"]}
"sdy.mesh"() <{mesh = #sdy.mesh<["model"=2]>, sym_name = "mesh"}> : () -> ()
// expected-error @below {{expected a grid with the axis 'model' of '@mesh', got none}}
// expected-note @below {{axes of the model are called 'tp' and 'cp': --grid dp=2,tp=2}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"model"}, {}]>}) {
  return
}

// -----

"sdy.mesh"() <{mesh = #sdy.mesh<["dp"=2]>, sym_name = "mesh"}> : () -> ()
// expected-error @below {{expected a grid with the axis 'dp' of '@mesh', got none}}
// expected-note @below {{axes of the model are called}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"dp"}, {}]>}) {
  return
}

// -----

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
"sdy.mesh"() <{mesh = #sdy.mesh<["tp"=4]>, sym_name = "mesh"}> : () -> ()
// expected-error @below {{expected axis 'tp' of '@mesh' to have the size that it has in the grid, 2, got 4}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}) {
  return
}

// -----

// expected-error @below {{expected a sharding of each dimension of 'tensor<6x4xf32>', got 1}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>}) {
  return
}

// -----

// expected-error @below {{not supported: a partial sum ('unreduced')}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}], unreduced={"tp"}>}) {
  return
}

// -----

// expected-error @below {{not supported: a part of axis 'tp' (a sub-axis)}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"tp":(1)2}, {}]>}) {
  return
}

// -----

// expected-error @below {{not supported: a mesh within a sharding; Shardy's 'sdy-lift-inlined-meshes' gives it a symbol}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2]>, [{}, {}]>}) {
  return
}

// -----

// expected-error @below {{expected 'sharding' in '#sdy.sharding', got '1 : i64'}}
func.func @step(%w: tensor<6x4xf32> {sdy.sharding = 1 : i64}) {
  return
}

// -----

func.func @step(%w: tensor<6x4xf32>) -> f32 {
  // expected-error @below {{expected one operand, and one result of its type}}
  %1 = "sdy.sharding_constraint"(%w) <{sharding = #sdy.sharding<@mesh, [{}, {}]>}> : (tensor<6x4xf32>) -> f32
  return %1 : f32
}

// -----

fsdp.module @model class "Net" {
  fsdp.param @w : tensor<6x4xf32>
}
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> tensor<6x4xf32> {
  // expected-error @below {{expected a 'sharding', got none}}
  %1 = "sdy.sharding_constraint"(%w) : (tensor<6x4xf32>) -> tensor<6x4xf32>
  return %1 : tensor<6x4xf32>
}

// -----

// Where axes have no names nothing is cut, which is said once.
shard.grid @grid(shape = 4)
"sdy.mesh"() {sym_name = "mesh", mesh = #sdy.mesh<["tp"=4]>} : () -> ()
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4x2xf32>
  fsdp.param @v : tensor<4x2xf32>
}
func.func @step(
    // expected-warning @+2 {{shardings are dropped: the axes of the grid have no names that say which are the model's}}
    // expected-note @+1 {{with --grid dp=2,tp=2 (of the pipeline: grid=2,2 axis-names=dp,tp) those over the axis 'tp' are cuts}}
    %w: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@w>, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>},
    %v: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@v>, sdy.sharding = #sdy.sharding<@mesh, [{"tp"}, {}]>}) {
  return
}

// -----

// XLA's texts have devices alone.
// expected-note @below {{shardings name 'tp' or 'cp'}}
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
// expected-error @below {{not supported: dimension 0 cut over axis 0 of the grid, along which ranks have batches of their own}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"}) {
  return
}

// -----

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["cp", "tp"]}
// expected-error @below {{not supported: dimension 1 cut over several axes}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[1,4]<=[2,2]T(1,0)}"}) {
  return
}

// -----

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
// expected-error @below {{not supported: 'mhlo.sharding' cuts dimension 1 into 2, which is not along whole axes of the grid with its devices in row-major order}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[1,2,2]0,3,1,2 last_tile_dim_replicate}"}) {
  return
}

// -----

shard.grid @grid(shape = 4) {fsdp.axis_names = ["tp"]}
// expected-error @below {{not supported: 'mhlo.sharding' cuts dimension 0 into 2, which is not along whole axes}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"}) {
  return
}

// -----

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
// expected-error @below {{expected 'mhlo.sharding' to name the devices of a grid that has 4, got 2}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[2,1]<=[2]}"}) {
  return
}

// -----

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
// expected-error @below {{expected a sharding of each dimension of 'tensor<6x4xf32>', got 1}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[4]<=[4]}"}) {
  return
}

// -----

// expected-error @below {{not supported: 'mhlo.sharding' with 'maximal'}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{maximal device=0}"}) {
  return
}

// -----

// expected-error @below {{not supported: a sharding with devices that are not 'replicated': 'manual}}'}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dims={manual}}"}) {
  return
}

// -----

// expected-error @below {{not supported: a sharding of a tuple}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{{replicated}, {replicated}}"}) {
  return
}

// -----

// expected-error @below {{expected each of 2 devices once in 'mhlo.sharding', got '}'}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[2,1]0,0}"}) {
  return
}

// -----

// expected-error @below {{expected an order of 2 devices in 'mhlo.sharding', got '}'}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[2,1]<=[3]}"}) {
  return
}

// -----

// expected-error @below {{expected an order of 2 devices in 'mhlo.sharding', got '}'}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[2,1]<=[2]T(1)}"}) {
  return
}

// -----

// expected-error @below {{expected sizes of at least 1, and at most 1048576 devices, in 'mhlo.sharding'}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[1000000,1000000]<=[4]}"}) {
  return
}

// -----

// expected-error @below {{expected a size in 'mhlo.sharding', got '}'}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[]<=[1] last_tile_dim_replicate}"}) {
  return
}

// -----

// expected-error @below {{expected its end in 'mhlo.sharding', got ' more'}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{replicated} more"}) {
  return
}

// -----

// expected-error @below {{expected a number in 'mhlo.sharding', got ''}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[2,"}) {
  return
}

// -----

// expected-error @below {{expected a text as 'mhlo.sharding', got 2 : i64}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = 2 : i64}) {
  return
}

// -----

// expected-error @below {{expected at most 64 sizes in 'mhlo.sharding'}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[1048576]<=[1048576,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}"}) {
  return
}

// -----

// expected-error @below {{expected a sharding of each dimension of 'tensor<6x4xf32>', got 0}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[4]<=[4] last_tile_dim_replicate}"}) {
  return
}

// -----

// expected-error @below {{expected '}' in 'mhlo.sharding', got 'metadata=}'}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{replicated metadata=}"}) {
  return
}

// -----

shard.grid @grid(shape = ?x2) {fsdp.axis_names = ["dp", "tp"]}
// expected-error @below {{expected a grid whose sizes are known to find the devices of 'mhlo.sharding' in it}}
func.func @step(%w: tensor<6x4xf32> {mhlo.sharding = "{devices=[1,2]<=[2]}"}) {
  return
}

// -----

func.func @step(%w: tensor<6x4xf32>) -> tensor<3x4xf32> {
  // expected-error @below {{not supported: 'SPMDFullToShardShape': a step is written for whole values}}
  %0 = "stablehlo.custom_call"(%w) {call_target_name = "SPMDFullToShardShape", mhlo.sharding = "{manual}"} : (tensor<6x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<6x4xf32>
}
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> tensor<6x4xf32> {
  // expected-error @below {{not supported: 'unspecified_dims' in the sharding of a param}}
  %0 = "stablehlo.custom_call"(%w) {call_target_name = "Sharding", backend_config = "unspecified_dims=[0]", mhlo.sharding = "{replicated}"} : (tensor<6x4xf32>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// -----

// What cuts nothing, or says nothing, is no warning where axes have no names; what
// is dropped is not looked at.
shard.grid @grid(shape = 2)
func.func @step(
    %a: tensor<4xf32> {mhlo.sharding = "{replicated}"},
    %b: tensor<4xf32> {mhlo.sharding = "{devices=[1,8]<=[8] last_tile_dim_replicate}"},
    %c: tensor<4xf32> {mhlo.sharding = "{unknown shard_as 3}"},
    // expected-warning @+2 {{shardings are dropped}}
    // expected-note @+1 {{those over the axis 'tp' are cuts}}
    %d: tensor<4xf32> {mhlo.sharding = "{manual}"}) {
  return
}

// -----

func.func @step(%w: tensor<6x4xf32>) -> tensor<6x4xf32> {
  // expected-error @below {{not supported: of Shardy's ops constraints alone are read}}
  %0 = "sdy.manual_computation"(%w) ({
  ^bb0(%a: tensor<6x4xf32>):
    "sdy.return"(%a) : (tensor<6x4xf32>) -> ()
  }) : (tensor<6x4xf32>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// -----

// expected-error @below {{not supported: 'xla.sdy.sharding' in 'mhlo.frontend_attributes'}}
// expected-note @below {{export the program with Shardy's own attributes ('sdy.sharding')}}
func.func @step(%w: tensor<6x4xf32> {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding<@mesh, [{}, {}]>"}}) {
  return
}
