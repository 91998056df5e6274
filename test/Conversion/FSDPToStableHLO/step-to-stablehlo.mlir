// RUN: fsdp-opt %s --allow-unregistered-dialect --split-input-file --fsdp-step-to-stablehlo | FileCheck %s
// RUN: fsdp-opt %s --allow-unregistered-dialect --split-input-file --fsdp-step-to-stablehlo=ranks=partitions | FileCheck %s --check-prefix=PART
// RUN: fsdp-opt %s --allow-unregistered-dialect --split-input-file --fsdp-step-to-stablehlo | not grep -E '(fsdp|shard|arith|tensor|linalg)\.[a-z]'

// Units: a flat layout whose entries have paddings, over the last axis of a
// grid, and one by params, of which the second is cut along its second dimension
// and the first is padded.
module attributes {fsdp.ranks = array<i64: 0, 1, 2, 3>} {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<2x3xf32>
    fsdp.param @b : tensor<1xf32>
    fsdp.param @u : tensor<3xf32>
    fsdp.param @v {fsdp.shard_dim = 1} : tensor<2x4xf32>
  }
  fsdp.unit @flat of @model params [@model::@w, @model::@b] on @grid axes [1] replicate [0] reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 1], paddings = [0, 2, 1]>
  fsdp.unit @each of @model params [@model::@u, @model::@v] on @grid axes [0, 1] reshard after_forward
    layout #fsdp.layout<per_param, f32, world = 4, numels = [3, 8], paddings = [0, 1, 0], outers = [1, 2]>

  // CHECK: module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  // PART: module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  // CHECK-NEXT: func.func @step(%[[A:.*]]: tensor<5xf32> {step.role = "shard<@flat>"}, %[[B:.*]]: tensor<3xf32> {step.role = "shard<@each>"})
  // CHECK-SAME: (tensor<5xf32> {step.role = "grad_shard<@flat>"}, tensor<3xf32> {step.role = "grad_shard<@each>"})
  func.func @step(
      %a: tensor<5xf32> {fsdp.role = #fsdp.shard<@flat>},
      %b: tensor<3xf32> {fsdp.role = #fsdp.shard<@each>})
      -> (tensor<5xf32> {fsdp.role = #fsdp.grad_shard<@flat>},
          tensor<3xf32> {fsdp.role = #fsdp.grad_shard<@each>}) {
    // CHECK: %[[ALL:.*]] = "stablehlo.all_gather"(%[[A]]) {all_gather_dim = 0 : i64,
    // CHECK-SAME: channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>,
    // CHECK-SAME: replica_groups = dense<{{\[\[}}0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids} : (tensor<5xf32>) -> tensor<10xf32>
    // CHECK: %[[W0:.*]] = "stablehlo.slice"(%[[ALL]]) {limit_indices = array<i64: 6>, start_indices = array<i64: 0>
    // CHECK: %[[W:.*]] = "stablehlo.reshape"(%[[W0]]) : (tensor<6xf32>) -> tensor<2x3xf32>
    // CHECK: %[[BIAS:.*]] = "stablehlo.slice"(%[[ALL]]) {limit_indices = array<i64: 9>, start_indices = array<i64: 8>
    // CHECK: %[[ROWS:.*]] = "stablehlo.all_gather"(%[[B]]) {{.*}}handle = 2, {{.*}}dense<{{\[\[}}0, 1, 2, 3]]> : tensor<1x4xi64>{{.*}} -> tensor<12xf32>
    // The first entry: one row of a chunk of one.
    // CHECK: %[[R0:.*]] = "stablehlo.reshape"(%[[ROWS]]) : (tensor<12xf32>) -> tensor<4x3xf32>
    // CHECK: "stablehlo.slice"(%[[R0]]) {limit_indices = array<i64: 4, 1>, start_indices = array<i64: 0, 0>
    // CHECK: %[[U:.*]] = "stablehlo.slice"({{.*}}) {limit_indices = array<i64: 3>, {{.*}} : (tensor<4xf32>) -> tensor<3xf32>
    // The second: two rows, a chunk of one from each rank.
    // CHECK: "stablehlo.slice"({{.*}}) {limit_indices = array<i64: 4, 3>, start_indices = array<i64: 0, 1>
    // CHECK: "stablehlo.reshape"({{.*}}) : (tensor<4x2xf32>) -> tensor<4x2x1xf32>
    // CHECK: %[[V:.*]] = "stablehlo.transpose"({{.*}}) {permutation = array<i64: 1, 0, 2>} : (tensor<4x2x1xf32>) -> tensor<2x4x1xf32>
    %w, %bias, %u, %v = fsdp.unshard [@flat, @each] %a, %b
        : (tensor<5xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<1xf32>, tensor<3xf32>, tensor<2x4xf32>)
    // CHECK: %[[P:.*]]:2 = "stablehlo.optimization_barrier"(%[[W]], %[[BIAS]])
    %p:2 = fsdp.barrier %w, %bias : tensor<2x3xf32>, tensor<1xf32>
    // Means over the shard axes, then over replicas.
    // CHECK: %[[G:.*]] = "stablehlo.reshape"(%[[P]]#0) : (tensor<2x3xf32>) -> tensor<6xf32>
    // CHECK: %[[Z2:.*]] = "stablehlo.broadcast_in_dim"({{.*}}) {{.*}} -> tensor<2xf32>
    // CHECK: %[[Z1:.*]] = "stablehlo.broadcast_in_dim"({{.*}}) {{.*}} -> tensor<1xf32>
    // CHECK: %[[PACKED:.*]] = "stablehlo.concatenate"(%[[G]], %[[Z2]], %[[P]]#1, %[[Z1]]) {dimension = 0 : i64} {{.*}} -> tensor<10xf32>
    // CHECK: %[[SUM:.*]] = "stablehlo.reduce_scatter"(%[[PACKED]]) ({
    // CHECK-NEXT: ^bb0(%[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>):
    // CHECK-NEXT: %[[S:.*]] = "stablehlo.add"(%[[X]], %[[Y]])
    // CHECK-NEXT: "stablehlo.return"(%[[S]])
    // CHECK-NEXT: }) {{.*}}handle = 3, {{.*}}dense<{{\[\[}}0, 1], [2, 3]]>{{.*}}scatter_dimension = 0 : i64, {{.*}} -> tensor<5xf32>
    // CHECK: %[[TWO:.*]] = "stablehlo.constant"() {value = dense<2.000000e+00> : tensor<5xf32>}
    // CHECK: %[[MEAN:.*]] = "stablehlo.divide"(%[[SUM]], %[[TWO]])
    // CHECK: "stablehlo.all_reduce"(%[[MEAN]])
    // CHECK: }) {{.*}}handle = 4, {{.*}}dense<{{\[\[}}0, 2], [1, 3]]>
    // CHECK: %[[OUT:.*]] = "stablehlo.divide"
    // CHECK: %[[PADDED:.*]] = "stablehlo.concatenate"(%[[U]], %{{.*}}) {dimension = 0 : i64} : (tensor<3xf32>, tensor<1xf32>) -> tensor<4xf32>
    // Shapes on the way from one to another are left out.
    // CHECK: "stablehlo.transpose"(%[[V]]) {permutation = array<i64: 1, 0, 2>} : (tensor<2x4x1xf32>) -> tensor<4x2x1xf32>
    // CHECK: "stablehlo.concatenate"({{.*}}) {dimension = 1 : i64} : (tensor<4x1xf32>, tensor<4x2xf32>) -> tensor<4x3xf32>
    // CHECK: "stablehlo.reduce_scatter"({{.*}}) ({
    // CHECK: -> tensor<3xf32>
    %g:2 = fsdp.reduce_grads [@flat, @each] %p#0, %p#1, %u, %v
        : (tensor<2x3xf32>, tensor<1xf32>, tensor<3xf32>, tensor<2x4xf32>) -> (tensor<5xf32>, tensor<3xf32>)
    // CHECK: return %[[OUT]], %{{.*}} : tensor<5xf32>, tensor<3xf32>
    return %g#0, %g#1 : tensor<5xf32>, tensor<3xf32>
  }
}

// -----

// Values that ranks have pieces of; 16-bit sums.
module {
  shard.grid @grid(shape = 2x2)

  // CHECK-LABEL: func.func @values
  // CHECK-SAME: %[[X:.*]]: tensor<4x2xbf16>, %[[Y:.*]]: tensor<f64>
  // PART-LABEL: func.func @values
  func.func @values(%x: tensor<4x2xbf16>, %y: tensor<f64>) -> (tensor<8x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<f64>, tensor<2x4xbf16>, tensor<4x2xbf16>) {
    // Two blocks: ranks stand between them and their elements.
    // CHECK: %[[G:.*]] = "stablehlo.all_gather"(%[[X]]) {all_gather_dim = 0 : i64, {{.*}}dense<{{\[\[}}0, 1], [2, 3]]>
    // CHECK: %[[G1:.*]] = "stablehlo.reshape"(%[[G]]) : (tensor<8x2xbf16>) -> tensor<1x2x2x4xbf16>
    // CHECK: %[[G2:.*]] = "stablehlo.transpose"(%[[G1]]) {permutation = array<i64: 0, 2, 1, 3>}
    // CHECK: %[[G3:.*]] = "stablehlo.reshape"(%[[G2]]) {{.*}} -> tensor<8x2xbf16>
    %0 = fsdp.all_gather %x dim 0 outer 2 on @grid axes [1] : (tensor<4x2xbf16>) -> tensor<8x2xbf16>
    // CHECK: %[[W:.*]] = "stablehlo.convert"(%[[X]]) : (tensor<4x2xbf16>) -> tensor<4x2xf32>
    // CHECK: %[[S:.*]] = "stablehlo.reduce_scatter"(%[[W]])
    // CHECK: "stablehlo.add"({{.*}}) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    // CHECK: }) {{.*}}dense<{{\[\[}}0, 2], [1, 3]]>{{.*}}scatter_dimension = 0 : i64
    // CHECK: %[[S1:.*]] = "stablehlo.convert"(%[[S]]) : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    %1 = fsdp.reduce_scatter sum %x dim 0 on @grid axes [0] : (tensor<4x2xbf16>) -> tensor<2x2xbf16>
    // The place of each rank in its group.
    // CHECK: %[[TABLE:.*]] = "stablehlo.constant"() {value = dense<[0, 1, 0, 1]> : tensor<4xi64>}
    // CHECK: %[[ID:.*]] = "stablehlo.replica_id"() : () -> tensor<ui32>
    // PART: "stablehlo.partition_id"() : () -> tensor<ui32>
    // CHECK: %[[ID1:.*]] = "stablehlo.convert"(%[[ID]]) : (tensor<ui32>) -> tensor<i64>
    // CHECK: %[[P:.*]] = "stablehlo.dynamic_slice"(%[[TABLE]], %[[ID1]]) {slice_sizes = array<i64: 1>}
    // CHECK: %[[P1:.*]] = "stablehlo.reshape"(%[[P]]) : (tensor<1xi64>) -> tensor<i64>
    // CHECK: %[[ZERO:.*]] = "stablehlo.constant"() {value = dense<0> : tensor<i64>}
    // CHECK: %[[FIRST:.*]] = "stablehlo.multiply"(%[[P1]], %{{.*}}) : (tensor<i64>, tensor<i64>)
    // CHECK: %[[OWN:.*]] = "stablehlo.dynamic_slice"(%[[X]], %[[FIRST]], %[[ZERO]]) {slice_sizes = array<i64: 2, 2>}
    %2 = fsdp.all_slice %x dim 0 on @grid axes [1] : (tensor<4x2xbf16>) -> tensor<2x2xbf16>
    // CHECK: %[[MAX:.*]] = "stablehlo.all_reduce"(%[[Y]]) ({
    // CHECK: "stablehlo.maximum"
    %3 = fsdp.all_reduce max named "norm" on @grid axes [0, 1] %y : (tensor<f64>) -> tensor<f64>
    // CHECK: %[[EXCHANGED:.*]] = "stablehlo.all_to_all"(%[[X]])
    // CHECK-SAME: concat_dimension = 1 : i64
    // CHECK-SAME: split_count = 2 : i64, split_dimension = 0 : i64
    // CHECK-SAME: (tensor<4x2xbf16>) -> tensor<2x4xbf16>
    %4 = fsdp.all_to_all %x dim 0 to 1 on @grid axes [1] : (tensor<4x2xbf16>) -> tensor<2x4xbf16>
    // From each rank to the next one of its group.
    // CHECK: %[[PASSED:.*]] = "stablehlo.collective_permute"(%[[X]])
    // CHECK-SAME: source_target_pairs = dense<{{\[\[}}0, 1], [1, 0], [2, 3], [3, 2]]> : tensor<4x2xi64>
    %5 = fsdp.permute %x by 1 on @grid axes [1] : (tensor<4x2xbf16>) -> tensor<4x2xbf16>
    // CHECK: return %[[G3]], %[[S1]], %[[OWN]], %[[MAX]], %[[EXCHANGED]], %[[PASSED]]
    return %0, %1, %2, %3, %4, %5 : tensor<8x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<f64>, tensor<2x4xbf16>, tensor<4x2xbf16>
  }

  // One rank has nobody to ask.
  // CHECK-LABEL: func.func @alone
  // CHECK-NEXT: return
  func.func @alone(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = fsdp.all_reduce sum on @grid axes [] %x : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// Collectives of upstream's shard dialect.
module {
  shard.grid @grid(shape = 2x2)

  // CHECK-LABEL: func.func @upstream
  // CHECK-SAME: %[[X:.*]]: tensor<4x2xbf16>
  func.func @upstream(%x: tensor<4x2xbf16>) -> (tensor<4x4xbf16>, tensor<2x2xf32>, tensor<4x2xbf16>, tensor<4x1xbf16>, tensor<2x4xbf16>) {
    // CHECK: "stablehlo.all_gather"(%[[X]]) {all_gather_dim = 1 : i64, {{.*}}dense<{{\[\[}}0, 2], [1, 3]]>
    %0 = shard.all_gather %x on @grid grid_axes = [0] gather_axis = 1 : tensor<4x2xbf16> -> tensor<4x4xbf16>
    // CHECK: %[[W:.*]] = "stablehlo.convert"(%[[X]]) : (tensor<4x2xbf16>) -> tensor<4x2xf32>
    // CHECK: "stablehlo.reduce_scatter"(%[[W]])
    // CHECK: scatter_dimension = 0 : i64{{.*}} -> tensor<2x2xf32>
    // CHECK: "stablehlo.divide"
    %1 = shard.reduce_scatter %x on @grid grid_axes = [1] reduction = average scatter_axis = 0 : tensor<4x2xbf16> -> tensor<2x2xf32>
    // CHECK: "stablehlo.all_reduce"
    // CHECK: "stablehlo.maximum"
    %2 = shard.all_reduce %x on @grid grid_axes = [0, 1] reduction = max : tensor<4x2xbf16> -> tensor<4x2xbf16>
    // CHECK: "stablehlo.dynamic_slice"(%[[X]], %{{.*}}, %{{.*}}) {slice_sizes = array<i64: 4, 1>}
    %3 = shard.all_slice %x on @grid grid_axes = [1] slice_axis = 1 : tensor<4x2xbf16> -> tensor<4x1xbf16>
    // CHECK: "stablehlo.all_to_all"(%[[X]])
    %4 = shard.all_to_all %x on @grid grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<4x2xbf16> -> tensor<2x4xbf16>
    return %0, %1, %2, %3, %4 : tensor<4x4xbf16>, tensor<2x2xf32>, tensor<4x2xbf16>, tensor<4x1xbf16>, tensor<2x4xbf16>
  }
}
