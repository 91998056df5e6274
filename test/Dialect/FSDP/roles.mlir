// Every role and every attribute of plans, through text and through bytecode.
// RUN: fsdp-opt %s | FileCheck %s
// RUN: fsdp-opt %s | fsdp-opt | FileCheck %s
// RUN: fsdp-opt %s --emit-bytecode | fsdp-opt | FileCheck %s
// RUN: fsdp-opt %s --mlir-print-op-generic | fsdp-opt | FileCheck %s

// CHECK-LABEL: func.func private @inputs
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@fc::@weight>}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@"0">}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}
// CHECK-SAME: tensor<4xi64> {fsdp.role = #fsdp.input<"ids", indices = [0, 100, -100]>}
// CHECK-SAME: tensor<4xi64> {fsdp.role = #fsdp.input<indices = [-1, 5]>}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.input}
// CHECK-SAME: tensor<4xf32> {fsdp.micro_batch = 1 : i64, fsdp.role = #fsdp.input<"a \22<b>\22, [c">}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.shard<@fc>}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.optimizer_state<@fc, "exp_avg">}
// CHECK-SAME: tensor<4xf32> {fsdp.offload, fsdp.rank = 1 : i64, fsdp.role = #fsdp.optimizer_state<@layers.0>}
// CHECK-SAME: tensor<f64> {fsdp.role = #fsdp.hyper<"lr">}
// CHECK-SAME: tensor<f64> {fsdp.role = #fsdp.hyper<"lr@1", default = 1.000000e-03>}
// CHECK-SAME: tensor<f64> {fsdp.role = #fsdp.hyper<"limit", default = 0x7FF0000000000000>}
// CHECK-SAME: tensor<f32> {fsdp.role = #fsdp.train_state<"scaler.scale", default = 6.553600e+04>}
// CHECK-SAME: tensor<4xi8> {fsdp.role = #fsdp.groups<@fc>}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.grad_shard<@fc>}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}
func.func private @inputs(
  tensor<4xf32> {fsdp.role = #fsdp.state<@model::@fc::@weight>},
  tensor<4xf32> {fsdp.role = #fsdp.state<@model::@"0">},
  tensor<4xf32> {fsdp.role = #fsdp.input<"x">},
  tensor<4xi64> {fsdp.role = #fsdp.input<"ids", indices = [0, 100, -100]>},
  tensor<4xi64> {fsdp.role = #fsdp.input<indices = [-1, 5]>},
  tensor<4xf32> {fsdp.role = #fsdp.input},
  tensor<4xf32> {fsdp.role = #fsdp.input<"a \"<b>\", [c">, fsdp.micro_batch = 1 : i64},
  tensor<4xf32> {fsdp.role = #fsdp.shard<@fc>},
  tensor<4xf32> {fsdp.role = #fsdp.optimizer_state<@fc, "exp_avg">},
  tensor<4xf32> {fsdp.role = #fsdp.optimizer_state<@"layers.0">, fsdp.rank = 1 : i64, fsdp.offload},
  tensor<f64> {fsdp.role = #fsdp.hyper<"lr">},
  tensor<f64> {fsdp.role = #fsdp.hyper<"lr@1", default = 1.0e-3>},
  tensor<f64> {fsdp.role = #fsdp.hyper<"limit", default = 0x7FF0000000000000>},
  tensor<f32> {fsdp.role = #fsdp.train_state<"scaler.scale", default = 65536.0>},
  tensor<4xi8> {fsdp.role = #fsdp.groups<@fc>},
  tensor<4xf32> {fsdp.role = #fsdp.grad_shard<@fc>},
  tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>})

// CHECK-LABEL: func.func private @results
// CHECK-SAME: tensor<f32> {fsdp.role = #fsdp.loss}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@mean>}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.grad_shard<@fc>}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.new_shard<@fc>}
// CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.new_optimizer_state<@fc, "exp_avg">}
// CHECK-SAME: tensor<f32> {fsdp.role = #fsdp.new_train_state<"scaler.scale">}
// CHECK-SAME: tensor<f32> {fsdp.role = #fsdp.metric<"grad_norm">}
func.func private @results() -> (
  tensor<f32> {fsdp.role = #fsdp.loss},
  tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>},
  tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@mean>},
  tensor<4xf32> {fsdp.role = #fsdp.grad_shard<@fc>},
  tensor<4xf32> {fsdp.role = #fsdp.new_shard<@fc>},
  tensor<4xf32> {fsdp.role = #fsdp.new_optimizer_state<@fc, "exp_avg">},
  tensor<f32> {fsdp.role = #fsdp.new_train_state<"scaler.scale">},
  tensor<f32> {fsdp.role = #fsdp.metric<"grad_norm">})

// On memrefs results are arguments that are written.
// CHECK-LABEL: func.func private @out_params
// CHECK-SAME: memref<f32> {fsdp.role = #fsdp.loss}
// CHECK-SAME: memref<f32> {fsdp.role = #fsdp.metric<"grad_norm">}
// CHECK-SAME: memref<4xf32> {fsdp.role = #fsdp.output<0>}
// CHECK-SAME: memref<4xf32> {fsdp.role = #fsdp.output<12>}
// CHECK-SAME: memref<64xi8> {fsdp.role = #fsdp.workspace}
func.func private @out_params(
  memref<f32> {fsdp.role = #fsdp.loss},
  memref<f32> {fsdp.role = #fsdp.metric<"grad_norm">},
  memref<4xf32> {fsdp.role = #fsdp.output<0>},
  memref<4xf32> {fsdp.role = #fsdp.output<12>},
  memref<64xi8> {fsdp.role = #fsdp.workspace})

// CHECK-LABEL: func.func private @planned
// CHECK-SAME: fsdp.in_flight = #fsdp.in_flight<all_gather = 2, reduce_scatter = 1>
// CHECK-SAME: fsdp.intervals = [#fsdp.interval<name = "gathered fc", arena = comm, offset = 0, bytes = 160, first = 2, last = 5, unit = "fc", phase = "fwd">, #fsdp.interval<name = "t", arena = workspace, offset = 64, bytes = 8, first = 0, last = 1>]
// CHECK-SAME: fsdp.schedule = #fsdp.schedule<machine = "pcie", found_by = "windows", memory_limit = 4096, peak_bytes = 128, peak_bound = 64, step_seconds = 1.000000e-03 : f64
func.func private @planned() attributes {fsdp.in_flight = #fsdp.in_flight<all_gather = 2, reduce_scatter = 1>, fsdp.intervals = [
    #fsdp.interval<name = "gathered fc", arena = comm, offset = 0, bytes = 160, first = 2, last = 5, unit = "fc", phase = "fwd">,
    #fsdp.interval<name = "t", arena = workspace, offset = 64, bytes = 8, first = 0, last = 1>], fsdp.schedule = #fsdp.schedule<machine = "pcie", found_by = "windows", memory_limit = 4096, peak_bytes = 128, peak_bound = 64, step_seconds = 1.0e-3 : f64>}

// CHECK-LABEL: func.func private @limited
// CHECK-SAME: fsdp.in_flight = #fsdp.in_flight<>
// CHECK-SAME: fsdp.schedule = #fsdp.schedule<memory_limit = 4096>
func.func private @limited() attributes {fsdp.in_flight = #fsdp.in_flight<>, fsdp.schedule = #fsdp.schedule<memory_limit = 4096>}

// CHECK: fsdp.param unused @spare
// CHECK: fsdp.unit @a {{.*}} reshard after_forward to 4 keep_gathered gather bf16 reduce f32 precision bf16 kind per_param layout <per_param
// CHECK: fsdp.unit @b {{.*}} replicate [0] reshard never gather bf16{{$}}
shard.grid @grid(shape = 2x4)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<8xf32>
  fsdp.param unused @spare : tensor<8xf32>
}
fsdp.unit @a of @model params [@model::@w] on @grid axes [1] reshard after_forward to 4 keep_gathered
    gather bf16 reduce f32 precision bf16 kind per_param
    layout <per_param, f32, world = 4, numels = [8], paddings = [0, 0]>
fsdp.unit @b of @model params [@model::@spare] on @grid axes [1] replicate [0] reshard never gather bf16
