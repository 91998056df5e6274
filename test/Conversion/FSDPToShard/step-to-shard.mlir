// RUN: fsdp-opt %s --split-input-file --fsdp-step-to-shard | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --fsdp-step-to-shard | not grep -E 'fsdp\.'

// Units: a flat layout whose entries have paddings, over the last axis of a
// grid, and one by params, of which the second is cut along its second dimension
// and the first is padded.
module {
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

  // CHECK: shard.grid @grid(shape = 2x2)
  // CHECK-NEXT: func.func @step(%[[A:.*]]: tensor<5xf32> {step.role = "shard<@flat>"}, %[[B:.*]]: tensor<3xf32> {step.role = "shard<@each>"})
  func.func @step(
      %a: tensor<5xf32> {fsdp.role = #fsdp.shard<@flat>},
      %b: tensor<3xf32> {fsdp.role = #fsdp.shard<@each>})
      -> (tensor<5xf32> {fsdp.role = #fsdp.grad_shard<@flat>},
          tensor<3xf32> {fsdp.role = #fsdp.grad_shard<@each>}) {
    // CHECK: %[[ALL:.*]] = shard.all_gather %[[A]] on @grid grid_axes = [1] gather_axis = 0 : tensor<5xf32> -> tensor<10xf32>
    // CHECK: %[[W0:.*]] = tensor.extract_slice %[[ALL]][0] [6] [1]
    // CHECK: %[[W:.*]] = tensor.expand_shape %[[W0]] {{.*}} into tensor<2x3xf32>
    // CHECK: %[[BIAS:.*]] = tensor.extract_slice %[[ALL]][8] [1] [1]
    // CHECK: %[[ROWS:.*]] = shard.all_gather %[[B]] on @grid grid_axes = [0, 1] gather_axis = 0 : tensor<3xf32> -> tensor<12xf32>
    // CHECK: tensor.extract_slice %{{.*}}[0, 0] [4, 1] [1, 1]
    // CHECK: %[[U:.*]] = tensor.extract_slice %{{.*}}[0] [3] [1]
    // CHECK: tensor.extract_slice %{{.*}}[0, 1] [4, 2] [1, 1]
    // CHECK: linalg.transpose {{.*}}outs(%{{.*}} : tensor<2x4x1xf32>) permutation = [1, 0, 2]
    // CHECK: %[[V:.*]] = tensor.expand_shape %{{.*}} into tensor<2x4xf32>
    %w, %bias, %u, %v = fsdp.unshard [@flat, @each] %a, %b
        : (tensor<5xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<1xf32>, tensor<3xf32>, tensor<2x4xf32>)
    // Nothing stays of barriers.
    %p:2 = fsdp.barrier %w, %bias : tensor<2x3xf32>, tensor<1xf32>
    // Padding stands between and behind.
    // CHECK: %[[G:.*]] = tensor.collapse_shape %[[W]]
    // CHECK: %[[Z2:.*]] = linalg.fill {{.*}} -> tensor<2xf32>
    // CHECK: %[[Z1:.*]] = linalg.fill {{.*}} -> tensor<1xf32>
    // CHECK: %[[ALL:.*]] = tensor.concat dim(0) %[[G]], %[[Z2]], %[[BIAS]], %[[Z1]]
    // CHECK: %[[MEAN:.*]] = shard.reduce_scatter %[[ALL]] on @grid grid_axes = [1] reduction = average scatter_axis = 0 : tensor<10xf32> -> tensor<5xf32>
    // CHECK: %[[OUT:.*]] = shard.all_reduce %[[MEAN]] on @grid grid_axes = [0] reduction = average : tensor<5xf32> -> tensor<5xf32>
    // CHECK: tensor.concat dim(0) %[[U]], %{{.*}} : (tensor<3xf32>, tensor<1xf32>) -> tensor<4xf32>
    // CHECK: linalg.transpose {{.*}}outs(%{{.*}} : tensor<4x2x1xf32>) permutation = [1, 0, 2]
    // CHECK: tensor.concat dim(1) {{.*}} : (tensor<4x1xf32>, tensor<4x2xf32>) -> tensor<4x3xf32>
    // CHECK: %[[OUT2:.*]] = shard.reduce_scatter %{{.*}} on @grid grid_axes = [0, 1] reduction = average scatter_axis = 0 : tensor<12xf32> -> tensor<3xf32>
    %g:2 = fsdp.reduce_grads [@flat, @each] %p#0, %p#1, %u, %v
        : (tensor<2x3xf32>, tensor<1xf32>, tensor<3xf32>, tensor<2x4xf32>) -> (tensor<5xf32>, tensor<3xf32>)
    // CHECK: shard.reduce_scatter %{{.*}} on @grid grid_axes = [1] scatter_axis = 0 : tensor<10xf32> -> tensor<5xf32>
    // CHECK: shard.all_reduce %{{.*}} on @grid grid_axes = [0] : tensor<5xf32> -> tensor<5xf32>
    %s = fsdp.reduce_grads sum [@flat] %p#0, %p#1 : (tensor<2x3xf32>, tensor<1xf32>) -> tensor<5xf32>
    // CHECK: arith.addf %[[OUT]],
    %o = arith.addf %g#0, %s : tensor<5xf32>
    // CHECK: return %{{.*}}, %[[OUT2]]
    return %o, %g#1 : tensor<5xf32>, tensor<3xf32>
  }
}

// -----

// Values that ranks have pieces of; 16-bit sums are rounded once.
module {
  shard.grid @grid(shape = 2x2)

  // CHECK-LABEL: func.func @values
  // CHECK-SAME: %[[X:.*]]: tensor<4x2xbf16>, %[[Y:.*]]: tensor<f64>
  func.func @values(%x: tensor<4x2xbf16>, %y: tensor<f64>) -> (tensor<8x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<f64>, tensor<2x4xbf16>, tensor<4x2xbf16>) {
    // CHECK: %[[G:.*]] = shard.all_gather %[[X]] on @grid grid_axes = [1] gather_axis = 0
    // CHECK: tensor.expand_shape %{{.*}} into tensor<1x2x2x4xbf16>
    // CHECK: linalg.transpose {{.*}} permutation = [0, 2, 1, 3]
    // CHECK: %[[G1:.*]] = tensor.expand_shape %{{.*}} into tensor<8x2xbf16>
    %0 = fsdp.all_gather %x dim 0 outer 2 on @grid axes [1] : (tensor<4x2xbf16>) -> tensor<8x2xbf16>
    // CHECK: %[[S:.*]] = shard.reduce_scatter %[[X]] on @grid grid_axes = [0] scatter_axis = 0 : tensor<4x2xbf16> -> tensor<2x2xf32>
    // CHECK: %[[S1:.*]] = linalg.generic {{.*}} ins(%[[S]] : tensor<2x2xf32>)
    // CHECK: arith.truncf
    %1 = fsdp.reduce_scatter sum %x dim 0 on @grid axes [0] : (tensor<4x2xbf16>) -> tensor<2x2xbf16>
    // CHECK: %[[CUT:.*]] = shard.all_slice %[[X]] on @grid grid_axes = [1] slice_axis = 0 : tensor<4x2xbf16> -> tensor<2x2xbf16>
    %2 = fsdp.all_slice %x dim 0 on @grid axes [1] : (tensor<4x2xbf16>) -> tensor<2x2xbf16>
    // CHECK: %[[MAX:.*]] = shard.all_reduce %[[Y]] on @grid grid_axes = [0, 1] reduction = max : tensor<f64> -> tensor<f64>
    %3 = fsdp.all_reduce max named "norm" on @grid axes [0, 1] %y : (tensor<f64>) -> tensor<f64>
    // CHECK: %[[EXCHANGED:.*]] = shard.all_to_all %[[X]] on @grid grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<4x2xbf16> -> tensor<2x4xbf16>
    %4 = fsdp.all_to_all %x dim 0 to 1 on @grid axes [1] : (tensor<4x2xbf16>) -> tensor<2x4xbf16>
    // CHECK: %[[SHIFTED:.*]] = shard.shift %[[X]] on @grid grid_axes = [1] shift_axis = 1 offset = 1 rotate : tensor<4x2xbf16> -> tensor<4x2xbf16>
    %5 = fsdp.permute %x by 1 on @grid axes [1] : (tensor<4x2xbf16>) -> tensor<4x2xbf16>
    // CHECK: return %[[G1]], %[[S1]], %[[CUT]], %[[MAX]], %[[EXCHANGED]], %[[SHIFTED]]
    return %0, %1, %2, %3, %4, %5 : tensor<8x2xbf16>, tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<f64>, tensor<2x4xbf16>, tensor<4x2xbf16>
  }
}
