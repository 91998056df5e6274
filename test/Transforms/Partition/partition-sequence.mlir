// Sums of products with a param that says so are cut along the sequence: what
// follows works on parts, and is gathered before the next product.

// RUN: fsdp-opt %s -fsdp-partition -split-input-file | FileCheck %s

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "MLP" {
  fsdp.param @down {fsdp.cut = array<i64: 0, -1>, fsdp.scatter = 1 : i64} : tensor<6x4xf32>
  fsdp.param @bias {fsdp.cut = array<i64: -1>, fsdp.scatter = 1 : i64} : tensor<4xf32>
  fsdp.param @up {fsdp.cut = array<i64: -1, 0>} : tensor<4x6xf32>
}
// What was said of params is gone.
// CHECK: fsdp.param @down piece <[0, -1] of [6, 4]> : tensor<3x4xf32>
// CHECK: fsdp.param @bias : tensor<4xf32>
// CHECK: fsdp.param @up piece <[-1, 0] of [4, 6]> : tensor<4x3xf32>

// The module's output is 2x8x4, of which the product has the first two in one
// dimension: two blocks of parts.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<4xf32>
// CHECK-SAME: %[[A2:[a-z0-9]+]]: tensor<4x3xf32>
// CHECK-SAME: %[[A3:[a-z0-9]+]]: tensor<16x6xf32>
// CHECK-SAME: -> (tensor<16x6xf32>, tensor<4x3xf32> {fsdp.role = #fsdp.grad<@model::@up>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@bias>})
// CHECK: %[[V0:.*]] = fsdp.all_slice %[[A3]] dim 1 on @grid axes [0] : (tensor<16x6xf32>) -> tensor<16x3xf32>
// CHECK: %[[V1:.*]] = linalg.matmul ins(%[[V0]], %[[A0]] : tensor<16x3xf32>, tensor<3x4xf32>) outs(%{{.*}} : tensor<16x4xf32>) -> tensor<16x4xf32>
// CHECK: %[[V2:.*]] = fsdp.reduce_scatter sum %[[V1]] dim 0 outer 2 on @grid axes [0] : (tensor<16x4xf32>) -> tensor<8x4xf32>
// CHECK: %[[V3:.*]] = linalg.generic {{.*}} ins(%[[V2]], %[[A1]] : tensor<8x4xf32>, tensor<4xf32>) outs(%{{.*}} : tensor<8x4xf32>) {
// CHECK: %[[V4:.*]] = tensor.expand_shape %[[V3]] {{\[\[}}0, 1], [2]] output_shape [2, 4, 4] : tensor<8x4xf32> into tensor<2x4x4xf32>
// CHECK: %[[V5:.*]] = linalg.exp ins(%[[V4]] : tensor<2x4x4xf32>) outs(%{{.*}} : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK: %[[V6:.*]] = tensor.collapse_shape %[[V5]] {{\[\[}}0, 1], [2]] : tensor<2x4x4xf32> into tensor<8x4xf32>
// CHECK: %[[V7:.*]] = fsdp.all_gather %[[V6]] dim 0 outer 2 on @grid axes [0] : (tensor<8x4xf32>) -> tensor<16x4xf32>
// CHECK: %[[V8:.*]] = linalg.matmul ins(%[[V7]], %[[A2]] : tensor<16x4xf32>, tensor<4x3xf32>) outs(%{{.*}} : tensor<16x3xf32>) -> tensor<16x3xf32>
// CHECK: %[[V9:.*]] = linalg.generic {{.*}} ins(%[[V7]], %[[V8]] : tensor<16x4xf32>, tensor<16x3xf32>) outs(%{{.*}} : tensor<4x3xf32>) {
// CHECK: %[[V10:.*]] = linalg.reduce ins(%[[V3]] : tensor<8x4xf32>) outs(%{{.*}} : tensor<4xf32>) dimensions = [0]
// CHECK: %[[V11:.*]] = fsdp.all_gather %[[V8]] dim 1 on @grid axes [0] : (tensor<16x3xf32>) -> tensor<16x6xf32>
// CHECK: %[[V12:.*]] = fsdp.all_reduce sum on @grid axes [0] %[[V10]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK: return %[[V11]], %[[V9]], %[[V12]] : tensor<16x6xf32>, tensor<4x3xf32>, tensor<4xf32>
func.func @step(
    %down: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@down>},
    %bias: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bias>},
    %up: tensor<4x6xf32> {fsdp.role = #fsdp.state<@model::@up>},
    %x: tensor<16x6xf32>)
    -> (tensor<16x6xf32>,
        tensor<4x6xf32> {fsdp.role = #fsdp.grad<@model::@up>},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@bias>}) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<16x4xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<16x4xf32>) -> tensor<16x4xf32>
  %y = linalg.matmul ins(%x, %down : tensor<16x6xf32>, tensor<6x4xf32>)
      outs(%f0 : tensor<16x4xf32>) -> tensor<16x4xf32>
  %e1 = tensor.empty() : tensor<16x4xf32>
  %o = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%y, %bias : tensor<16x4xf32>, tensor<4xf32>) outs(%e1 : tensor<16x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<16x4xf32>
  %o3 = tensor.expand_shape %o [[0, 1], [2]] output_shape [2, 8, 4]
      : tensor<16x4xf32> into tensor<2x8x4xf32>
  %e2 = tensor.empty() : tensor<2x8x4xf32>
  %r = linalg.exp ins(%o3 : tensor<2x8x4xf32>) outs(%e2 : tensor<2x8x4xf32>) -> tensor<2x8x4xf32>
  %r2 = tensor.collapse_shape %r [[0, 1], [2]] : tensor<2x8x4xf32> into tensor<16x4xf32>
  %e3 = tensor.empty() : tensor<16x6xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<16x6xf32>) -> tensor<16x6xf32>
  %h = linalg.matmul ins(%r2, %up : tensor<16x4xf32>, tensor<4x6xf32>)
      outs(%f3 : tensor<16x6xf32>) -> tensor<16x6xf32>
  %e4 = tensor.empty() : tensor<4x6xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %g = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (k, i)>,
                       affine_map<(i, j, k) -> (k, j)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%r2, %h : tensor<16x4xf32>, tensor<16x6xf32>) outs(%f4 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %m, %c : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  %e5 = tensor.empty() : tensor<4xf32>
  %f5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<4xf32>) -> tensor<4xf32>
  %gb = linalg.reduce ins(%o : tensor<16x4xf32>) outs(%f5 : tensor<4xf32>)
      dimensions = [0] (%a: f32, %b: f32) {
        %s = arith.addf %a, %b : f32
        linalg.yield %s : f32
      }
  return %h, %g, %gb : tensor<16x6xf32>, tensor<4x6xf32>, tensor<4xf32>
}

// -----

// Negative dimensions count from the end; one that has no equal parts leaves the
// sum whole.

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "MLP" {
  fsdp.param @last {fsdp.cut = array<i64: 0, -1>, fsdp.scatter = -1 : i64} : tensor<6x4xf32>
  fsdp.param @odd {fsdp.cut = array<i64: 0, -1>, fsdp.scatter = 0 : i64} : tensor<6x4xf32>
  fsdp.param @none {fsdp.cut = array<i64: 0, -1>, fsdp.scatter = 7 : i64} : tensor<6x4xf32>
}
// CHECK-LABEL: func.func @dimensions(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[A2:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[A3:[a-z0-9]+]]: tensor<3x6xf32>
// CHECK-SAME: -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>)
// CHECK: %[[V0:.*]] = fsdp.all_slice %[[A3]] dim 1 on @grid axes [0] : (tensor<3x6xf32>) -> tensor<3x3xf32>
// CHECK: %[[V1:.*]] = linalg.matmul ins(%[[V0]], %[[A0]] : tensor<3x3xf32>, tensor<3x4xf32>) outs(%{{.*}} : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V2:.*]] = fsdp.reduce_scatter sum %[[V1]] dim 1 on @grid axes [0] : (tensor<3x4xf32>) -> tensor<3x2xf32>
// CHECK: %[[V3:.*]] = linalg.matmul ins(%[[V0]], %[[A1]] : tensor<3x3xf32>, tensor<3x4xf32>) outs(%{{.*}} : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V4:.*]] = linalg.matmul ins(%[[V0]], %[[A2]] : tensor<3x3xf32>, tensor<3x4xf32>) outs(%{{.*}} : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V5:.*]] = fsdp.all_gather %[[V2]] dim 1 on @grid axes [0] : (tensor<3x2xf32>) -> tensor<3x4xf32>
// CHECK: %[[V6:.*]] = fsdp.all_reduce sum on @grid axes [0] %[[V3]] : (tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V7:.*]] = fsdp.all_reduce sum on @grid axes [0] %[[V4]] : (tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK: return %[[V5]], %[[V6]], %[[V7]] : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
func.func @dimensions(
    %last: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@last>},
    %odd: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@odd>},
    %none: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@none>},
    %x: tensor<3x6xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<3x4xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<3x4xf32>) -> tensor<3x4xf32>
  %a = linalg.matmul ins(%x, %last : tensor<3x6xf32>, tensor<6x4xf32>) outs(%f0 : tensor<3x4xf32>) -> tensor<3x4xf32>
  %b = linalg.matmul ins(%x, %odd : tensor<3x6xf32>, tensor<6x4xf32>) outs(%f0 : tensor<3x4xf32>) -> tensor<3x4xf32>
  %c = linalg.matmul ins(%x, %none : tensor<3x6xf32>, tensor<6x4xf32>) outs(%f0 : tensor<3x4xf32>) -> tensor<3x4xf32>
  return %a, %b, %c : tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>
}
