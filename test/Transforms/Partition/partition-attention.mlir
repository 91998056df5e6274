// Heads are parts of attention: those of keys belong to equal parts of those of
// queries.

// RUN: fsdp-opt %s -fsdp-partition -split-input-file | FileCheck %s

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Attention" {
  fsdp.param @q {fsdp.cut = array<i64: -1, 1>} : tensor<8x8xf32>
  fsdp.param @k {fsdp.cut = array<i64: -1, 1>} : tensor<8x4xf32>
}
// CHECK-LABEL: func.func @grouped(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<8x4xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<8x2xf32>
// CHECK-SAME: %[[A2:[a-z0-9]+]]: tensor<6x8xf32>
// CHECK-SAME: %[[A3:[a-z0-9]+]]: tensor<1x4x6x6xi1>
// CHECK-SAME: -> (tensor<1x4x6x2xf32>, tensor<1x2x6x2xf32>)
// CHECK: %[[V0:.*]] = linalg.matmul ins(%[[A2]], %[[A0]] : tensor<6x8xf32>, tensor<8x4xf32>) outs(%{{.*}} : tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK: %[[V1:.*]] = linalg.matmul ins(%[[A2]], %[[A1]] : tensor<6x8xf32>, tensor<8x2xf32>) outs(%{{.*}} : tensor<6x2xf32>) -> tensor<6x2xf32>
// CHECK: %[[V2:.*]] = tensor.expand_shape %[[V0]] {{\[\[}}0, 1], [2, 3]] output_shape [1, 6, 2, 2] : tensor<6x4xf32> into tensor<1x6x2x2xf32>
// CHECK: %[[V3:.*]] = tensor.expand_shape %[[V1]] {{\[\[}}0, 1], [2, 3]] output_shape [1, 6, 1, 2] : tensor<6x2xf32> into tensor<1x6x1x2xf32>
// CHECK: %[[V4:.*]] = linalg.transpose ins(%[[V2]] : tensor<1x6x2x2xf32>) outs(%{{.*}} : tensor<1x2x6x2xf32>) permutation = [0, 2, 1, 3]
// CHECK: %[[V5:.*]] = linalg.transpose ins(%[[V3]] : tensor<1x6x1x2xf32>) outs(%{{.*}} : tensor<1x1x6x2xf32>) permutation = [0, 2, 1, 3]
// CHECK: %[[V6:.*]] = fsdp.all_slice %[[A3]] dim 1 on @grid axes [1] : (tensor<1x4x6x6xi1>) -> tensor<1x2x6x6xi1>
// CHECK: %[[V7:.*]], %{{.*}} = fsdp.attention %[[V4]], %[[V5]], %[[V5]] mask %[[V6]] scale 1.000000e+00 : (tensor<1x2x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x2x6x6xi1>) -> (tensor<1x2x6x2xf32>, tensor<1x2x6xf32>)
// CHECK: %[[V8:.*]] = fsdp.all_gather %[[V7]] dim 1 on @grid axes [1] : (tensor<1x2x6x2xf32>) -> tensor<1x4x6x2xf32>
// CHECK: %[[V9:.*]] = fsdp.all_gather %[[V5]] dim 1 on @grid axes [1] : (tensor<1x1x6x2xf32>) -> tensor<1x2x6x2xf32>
// CHECK: return %[[V8]], %[[V9]] : tensor<1x4x6x2xf32>, tensor<1x2x6x2xf32>
func.func @grouped(
    %wq: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@q>},
    %wk: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@k>},
    %x: tensor<6x8xf32>, %mask: tensor<1x4x6x6xi1>)
    -> (tensor<1x4x6x2xf32>, tensor<1x2x6x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<6x8xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %q2 = linalg.matmul ins(%x, %wq : tensor<6x8xf32>, tensor<8x8xf32>) outs(%f0 : tensor<6x8xf32>) -> tensor<6x8xf32>
  %e1 = tensor.empty() : tensor<6x4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %k2 = linalg.matmul ins(%x, %wk : tensor<6x8xf32>, tensor<8x4xf32>) outs(%f1 : tensor<6x4xf32>) -> tensor<6x4xf32>
  %q4 = tensor.expand_shape %q2 [[0, 1], [2, 3]] output_shape [1, 6, 4, 2] : tensor<6x8xf32> into tensor<1x6x4x2xf32>
  %k4 = tensor.expand_shape %k2 [[0, 1], [2, 3]] output_shape [1, 6, 2, 2] : tensor<6x4xf32> into tensor<1x6x2x2xf32>
  %e2 = tensor.empty() : tensor<1x4x6x2xf32>
  %q = linalg.transpose ins(%q4 : tensor<1x6x4x2xf32>) outs(%e2 : tensor<1x4x6x2xf32>) permutation = [0, 2, 1, 3]
  %e3 = tensor.empty() : tensor<1x2x6x2xf32>
  %k = linalg.transpose ins(%k4 : tensor<1x6x2x2xf32>) outs(%e3 : tensor<1x2x6x2xf32>) permutation = [0, 2, 1, 3]
  %o, %l = fsdp.attention %q, %k, %k mask %mask scale 1.0
      : (tensor<1x4x6x2xf32>, tensor<1x2x6x2xf32>, tensor<1x2x6x2xf32>, tensor<1x4x6x6xi1>) -> (tensor<1x4x6x2xf32>, tensor<1x4x6xf32>)
  return %o, %k : tensor<1x4x6x2xf32>, tensor<1x2x6x2xf32>
}

// -----

// One head of keys for all: every rank has it, and its gradient is a sum over
// the ranks' heads of queries.

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Attention" {
  fsdp.param @q {fsdp.cut = array<i64: -1, 0, -1, -1>} : tensor<1x4x6x2xf32>
  fsdp.param @mask {fsdp.cut = array<i64: -1, 0, -1, -1>} : tensor<1x4x6x6xf32>
}
// CHECK-LABEL: func.func @one_head(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<1x2x6x2xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<1x2x6x6xf32>
// CHECK-SAME: %[[A2:[a-z0-9]+]]: tensor<1x1x6x2xf32>
// CHECK-SAME: %[[A3:[a-z0-9]+]]: tensor<1x4x6x2xf32>
// CHECK-SAME: -> (tensor<1x2x6x2xf32> {fsdp.role = #fsdp.grad<@model::@q>}, tensor<1x1x6x2xf32>)
// CHECK: %[[V0:.*]], %[[V1:.*]] = fsdp.attention %[[A0]], %[[A2]], %[[A2]] mask %[[A1]] scale 1.000000e+00 : (tensor<1x2x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x2x6x6xf32>) -> (tensor<1x2x6x2xf32>, tensor<1x2x6xf32>)
// CHECK: %[[V2:.*]] = fsdp.all_slice %[[A3]] dim 1 on @grid axes [0] : (tensor<1x4x6x2xf32>) -> tensor<1x2x6x2xf32>
// CHECK: %[[V3:.*]], %[[V4:.*]], %{{.*}} = fsdp.attention_grad %[[V2]], %[[A0]], %[[A2]], %[[A2]], %[[V0]], %[[V1]] mask %[[A1]] scale 1.000000e+00 : (tensor<1x2x6x2xf32>, tensor<1x2x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x2x6x2xf32>, tensor<1x2x6xf32>, tensor<1x2x6x6xf32>) -> (tensor<1x2x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>)
// CHECK: %[[V5:.*]] = fsdp.all_reduce sum on @grid axes [0] %[[V4]] : (tensor<1x1x6x2xf32>) -> tensor<1x1x6x2xf32>
// CHECK: return %[[V3]], %[[V5]] : tensor<1x2x6x2xf32>, tensor<1x1x6x2xf32>
func.func @one_head(
    %q: tensor<1x4x6x2xf32> {fsdp.role = #fsdp.state<@model::@q>},
    %mask: tensor<1x4x6x6xf32> {fsdp.role = #fsdp.state<@model::@mask>},
    %k: tensor<1x1x6x2xf32>, %d: tensor<1x4x6x2xf32>)
    -> (tensor<1x4x6x2xf32> {fsdp.role = #fsdp.grad<@model::@q>}, tensor<1x1x6x2xf32>) {
  %o, %l = fsdp.attention %q, %k, %k mask %mask scale 1.0
      : (tensor<1x4x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x4x6x6xf32>) -> (tensor<1x4x6x2xf32>, tensor<1x4x6xf32>)
  %dq, %dk, %dv = fsdp.attention_grad %d, %q, %k, %k, %o, %l mask %mask scale 1.0
      : (tensor<1x4x6x2xf32>, tensor<1x4x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x4x6x2xf32>, tensor<1x4x6xf32>, tensor<1x4x6x6xf32>) -> (tensor<1x4x6x2xf32>, tensor<1x1x6x2xf32>, tensor<1x1x6x2xf32>)
  return %dq, %dk : tensor<1x4x6x2xf32>, tensor<1x1x6x2xf32>
}

// -----

// Rows of queries are cut, those of keys and values are not: each row has weights for
// all of them.

shard.grid @grid(shape = 2) {fsdp.axis_names = ["cp"]}
fsdp.module @model class "Attention" {
  fsdp.param @q {fsdp.cut = array<i64: -1, -1, 0, -1>} : tensor<1x4x6x2xf32>
}
// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<1x4x3x2xf32>
// CHECK-SAME: -> tensor<1x4x6x2xf32>
// CHECK: %[[V0:.*]] = linalg.exp ins(%[[A0]] : tensor<1x4x3x2xf32>) outs(%{{.*}} : tensor<1x4x3x2xf32>) -> tensor<1x4x3x2xf32>
// CHECK: %[[V1:.*]] = fsdp.all_gather %[[V0]] dim 2 on @grid axes [0] : (tensor<1x4x3x2xf32>) -> tensor<1x4x6x2xf32>
// CHECK: %[[V2:.*]], %{{.*}} = fsdp.attention %[[V0]], %[[V1]], %[[V1]] scale 1.000000e+00 : (tensor<1x4x3x2xf32>, tensor<1x4x6x2xf32>, tensor<1x4x6x2xf32>) -> (tensor<1x4x3x2xf32>, tensor<1x4x3xf32>)
// CHECK: %[[V3:.*]] = fsdp.all_gather %[[V2]] dim 2 on @grid axes [0] : (tensor<1x4x3x2xf32>) -> tensor<1x4x6x2xf32>
// CHECK: return %[[V3]] : tensor<1x4x6x2xf32>
func.func @rows(%q: tensor<1x4x6x2xf32> {fsdp.role = #fsdp.state<@model::@q>}) -> tensor<1x4x6x2xf32> {
  %e = tensor.empty() : tensor<1x4x6x2xf32>
  %x = linalg.exp ins(%q : tensor<1x4x6x2xf32>) outs(%e : tensor<1x4x6x2xf32>) -> tensor<1x4x6x2xf32>
  %o, %l = fsdp.attention %x, %x, %x scale 1.0
      : (tensor<1x4x6x2xf32>, tensor<1x4x6x2xf32>, tensor<1x4x6x2xf32>) -> (tensor<1x4x6x2xf32>, tensor<1x4x6xf32>)
  return %o : tensor<1x4x6x2xf32>
}
