// Along `cp` ranks share a batch and have a part of its sequences each.

// RUN: fsdp-opt %s -fsdp-parallel-plan -fsdp-partition -split-input-file | FileCheck %s
// RUN: fsdp-opt %s -fsdp-parallel-plan=sequence-dim=-1 -fsdp-partition -split-input-file | FileCheck %s --check-prefix=NONE

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "cp"]}
fsdp.module @model class "Block" {
  fsdp.param @scale : tensor<4xf32>
}

// NONE-NOT: fsdp.all
// NONE-NOT: fsdp.reduce_scatter

// Every rank takes its rows, scales them, and has all ranks' keys and values. Rows of
// a causal attention count from where they begin.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[SCALE:[a-z0-9]+]]: tensor<4xf32>
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<3x8x4xf32> {fsdp.role = #fsdp.input<"x">}
// CHECK-SAME: %[[SEED:[a-z0-9]+]]: tensor<7xf32> {fsdp.role = #fsdp.input<"seed">}
// CHECK-DAG: %[[OWN:.*]] = fsdp.all_slice %[[X]] dim 1 on @grid axes [1] : (tensor<3x8x4xf32>) -> tensor<3x4x4xf32>
// CHECK-DAG: %[[PLACE:.*]] = tensor.collapse_shape %{{.*}} [] : tensor<1xi64> into tensor<i64>
// CHECK: %[[Y:.*]] = linalg.generic {{.*}} ins(%[[OWN]], %[[SCALE]] : tensor<3x4x4xf32>, tensor<4xf32>)
// CHECK: %[[Q:.*]] = tensor.expand_shape %[[Y]] {{.*}} into tensor<3x1x4x4xf32>
// CHECK: %[[K:.*]] = fsdp.all_gather %[[Q]] dim 2 on @grid axes [1] : (tensor<3x1x4x4xf32>) -> tensor<3x1x8x4xf32>
// CHECK: %[[OUT:.*]], %[[SUMS:.*]] = fsdp.attention %[[Q]], %[[K]], %[[K]] from %[[PLACE]] causal scale 5.000000e-01
// CHECK-SAME: (tensor<3x1x4x4xf32>, tensor<3x1x8x4xf32>, tensor<3x1x8x4xf32>, tensor<i64>) -> (tensor<3x1x4x4xf32>, tensor<3x1x4xf32>)
// Gradients of keys are sums over the rows of all ranks.
// CHECK: %[[QG:.*]], %[[KG:.*]], %{{.*}} = fsdp.attention_grad %[[OUT]], %[[Q]], %[[K]], %[[K]], %[[OUT]], %[[SUMS]] from %[[PLACE]] causal
// CHECK: %[[KS:.*]] = fsdp.reduce_scatter sum %[[KG]] dim 2 on @grid axes [1] : (tensor<3x1x8x4xf32>) -> tensor<3x1x4x4xf32>
// CHECK: linalg.add ins(%[[QG]], %[[KS]] : tensor<3x1x4x4xf32>, tensor<3x1x4x4xf32>)
// The unit of a param that is not cut is averaged over `cp`, too: what a rank has of
// the sum is two times as large.
// CHECK: %[[PART:.*]] = linalg.reduce
// CHECK-NOT: fsdp.all_reduce
// CHECK: %[[TWICE:.*]] = linalg.generic {{.*}} ins(%[[PART]] : tensor<4xf32>)
// CHECK: %[[TWO:.*]] = arith.constant 2.000000e+00 : f32
// CHECK: arith.mulf %{{.*}}, %[[TWO]] : f32
// CHECK: return %[[TWICE]]
func.func @step(
    %scale: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@scale>},
    %x: tensor<3x8x4xf32> {fsdp.role = #fsdp.input<"x">},
    %seed: tensor<7xf32> {fsdp.role = #fsdp.input<"seed">})
    -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@scale>}) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<3x8x4xf32>
  %y = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>,
                       affine_map<(i, j, k) -> (k)>,
                       affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %scale : tensor<3x8x4xf32>, tensor<4xf32>)
      outs(%e0 : tensor<3x8x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<3x8x4xf32>
  %q = tensor.expand_shape %y [[0, 1], [2], [3]] output_shape [3, 1, 8, 4]
      : tensor<3x8x4xf32> into tensor<3x1x8x4xf32>
  %out, %sums = fsdp.attention %q, %q, %q causal scale 0.5
      : (tensor<3x1x8x4xf32>, tensor<3x1x8x4xf32>, tensor<3x1x8x4xf32>)
      -> (tensor<3x1x8x4xf32>, tensor<3x1x8xf32>)
  %g:3 = fsdp.attention_grad %out, %q, %q, %q, %out, %sums causal scale 0.5
      : (tensor<3x1x8x4xf32>, tensor<3x1x8x4xf32>, tensor<3x1x8x4xf32>,
         tensor<3x1x8x4xf32>, tensor<3x1x8x4xf32>, tensor<3x1x8xf32>)
      -> (tensor<3x1x8x4xf32>, tensor<3x1x8x4xf32>, tensor<3x1x8x4xf32>)
  %e1 = tensor.empty() : tensor<3x1x8x4xf32>
  %s = linalg.add ins(%g#0, %g#1 : tensor<3x1x8x4xf32>, tensor<3x1x8x4xf32>)
      outs(%e1 : tensor<3x1x8x4xf32>) -> tensor<3x1x8x4xf32>
  %e2 = tensor.empty() : tensor<4xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.reduce ins(%s : tensor<3x1x8x4xf32>) outs(%f2 : tensor<4xf32>)
      dimensions = [0, 1, 2]
      (%a: f32, %b: f32) {
        %m = arith.addf %a, %b : f32
        linalg.yield %m : f32
      }
  return %d : tensor<4xf32>
}

// -----

// Where the ranks do not divide a sequence it stays whole; what the user cut stays
// as it is.
shard.grid @grid(shape = 2x3) {fsdp.axis_names = ["dp", "cp"]}
fsdp.module @model class "Block" {
}
// CHECK-LABEL: func.func @uneven(
// CHECK: %[[OWN:.*]] = fsdp.all_slice %{{.*}} dim 0
// CHECK-NOT: fsdp.all_slice
// NONE: fsdp.all_slice %{{.*}} dim 0
func.func @uneven(%x: tensor<3x8xf32> {fsdp.role = #fsdp.input<"x">},
                  %y: tensor<3x9xf32> {fsdp.role = #fsdp.input<"y">, fsdp.cut = array<i64: 1, -1>})
    -> (tensor<3x8xf32>, tensor<3x9xf32>) {
  %e0 = tensor.empty() : tensor<3x8xf32>
  %r0 = linalg.exp ins(%x : tensor<3x8xf32>) outs(%e0 : tensor<3x8xf32>) -> tensor<3x8xf32>
  %e1 = tensor.empty() : tensor<3x9xf32>
  %r1 = linalg.exp ins(%y : tensor<3x9xf32>) outs(%e1 : tensor<3x9xf32>) -> tensor<3x9xf32>
  return %r0, %r1 : tensor<3x8xf32>, tensor<3x9xf32>
}

// -----

shard.grid @grid(shape = 2x3) {fsdp.axis_names = ["tp", "cp"]}
fsdp.module @model class "Block" {
  fsdp.param @wide : tensor<4xf32>
  fsdp.param ignored @own : tensor<4xf32>
  fsdp.param @narrow : tensor<4xf32>
  fsdp.param @fixed : tensor<4xf32>
}

// What is ignored is in no unit: its sum is made here. A part that is rounded is
// added up as it is; what all ranks have alike is its own mean.
// CHECK-LABEL: func.func @kinds(
// CHECK-SAME: %[[FIX:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.input<"fix">}
// CHECK: %[[PART:.*]] = linalg.reduce
// CHECK: %[[NARROW:.*]] = linalg.generic {{.*}} ins(%[[PART]] : tensor<4xf32>) outs(%{{.*}} : tensor<4xbf16>)
// CHECK: %[[WIDE:.*]] = linalg.generic {{.*}} ins(%[[PART]] : tensor<4xf32>)
// CHECK: arith.constant 3.000000e+00 : f32
// CHECK: %[[OWN:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[PART]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK: %[[SHORT:.*]] = linalg.generic {{.*}} ins(%[[NARROW]] : tensor<4xbf16>)
// CHECK: arith.constant 3.000000e+00 : bf16
// CHECK: return %[[WIDE]], %[[OWN]], %[[SHORT]], %[[FIX]]
func.func @kinds(
    %x: tensor<2x900x4xf32> {fsdp.role = #fsdp.input<"x">},
    %fix: tensor<4xf32> {fsdp.role = #fsdp.input<"fix">})
    -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@wide>},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@own>},
        tensor<4xbf16> {fsdp.role = #fsdp.grad<@model::@narrow>},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@fixed>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %ex = tensor.empty() : tensor<2x900x4xf32>
  %y = linalg.exp ins(%x : tensor<2x900x4xf32>) outs(%ex : tensor<2x900x4xf32>) -> tensor<2x900x4xf32>
  %d = linalg.reduce ins(%y : tensor<2x900x4xf32>) outs(%f : tensor<4xf32>)
      dimensions = [0, 1]
      (%a: f32, %b: f32) {
        %m = arith.addf %a, %b : f32
        linalg.yield %m : f32
      }
  %e16 = tensor.empty() : tensor<4xbf16>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%d : tensor<4xf32>) outs(%e16 : tensor<4xbf16>) {
  ^bb0(%a: f32, %b: bf16):
    %t = arith.truncf %a : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<4xbf16>
  return %d, %d, %r, %fix : tensor<4xf32>, tensor<4xf32>, tensor<4xbf16>, tensor<4xf32>
}

// -----

// A sequence without elements has no parts.
shard.grid @grid(shape = 2) {fsdp.axis_names = ["cp"]}
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// CHECK-LABEL: func.func @nothing(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x0xf32> {fsdp.role = #fsdp.input<"x">}
// CHECK-NEXT: return %[[X]]
func.func @nothing(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
                   %x: tensor<2x0xf32> {fsdp.role = #fsdp.input<"x">}) -> tensor<2x0xf32> {
  return %x : tensor<2x0xf32>
}
