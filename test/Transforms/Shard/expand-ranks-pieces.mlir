// The definition of collectives of pieces: which elements of a value a rank has.

// RUN: fsdp-opt %s -fsdp-expand-ranks=strip -canonicalize | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
}

// Columns of the ranks side by side.
// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<2x3xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<2x3xf32>
// CHECK-SAME: -> (tensor<2x6xf32>, tensor<2x6xf32>)
// CHECK: %[[V0:.*]] = tensor.insert_slice %[[A0]] into %{{.*}}[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x6xf32>
// CHECK: %[[V1:.*]] = tensor.insert_slice %[[A1]] into %[[V0]][0, 3] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<2x6xf32>
// CHECK: return %[[V1]], %[[V1]] : tensor<2x6xf32>, tensor<2x6xf32>
func.func @gather(%x: tensor<2x3xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<2x6xf32> {fsdp.role = #fsdp.loss}) {
  %w = fsdp.all_gather %x dim 1 on @grid axes [0] : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return %w : tensor<2x6xf32>
}

// Rows in two blocks, of each of which a rank has two of four.
// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<8x3xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<8x3xf32>
// CHECK-SAME: -> (tensor<4x3xf32>, tensor<4x3xf32>)
// CHECK: %[[V0:.*]] = tensor.collapse_shape %[[A0]] {{\[\[}}0, 1]] : tensor<8x3xf32> into tensor<24xf32>
// CHECK: %[[V1:.*]] = tensor.expand_shape %[[V0]] {{\[\[}}0, 1]] output_shape [2, 12] : tensor<24xf32> into tensor<2x12xf32>
// CHECK: %[[V2:.*]] = tensor.extract_slice %[[V1]][0, 0] [2, 6] [1, 1] : tensor<2x12xf32> to tensor<2x6xf32>
// CHECK: %[[V3:.*]] = tensor.collapse_shape %[[V2]] {{\[\[}}0, 1]] : tensor<2x6xf32> into tensor<12xf32>
// CHECK: %[[V4:.*]] = tensor.expand_shape %[[V3]] {{\[\[}}0, 1]] output_shape [4, 3] : tensor<12xf32> into tensor<4x3xf32>
// CHECK: %[[V5:.*]] = tensor.collapse_shape %[[A1]] {{\[\[}}0, 1]] : tensor<8x3xf32> into tensor<24xf32>
// CHECK: %[[V6:.*]] = tensor.expand_shape %[[V5]] {{\[\[}}0, 1]] output_shape [2, 12] : tensor<24xf32> into tensor<2x12xf32>
// CHECK: %[[V7:.*]] = tensor.extract_slice %[[V6]][0, 6] [2, 6] [1, 1] : tensor<2x12xf32> to tensor<2x6xf32>
// CHECK: %[[V8:.*]] = tensor.collapse_shape %[[V7]] {{\[\[}}0, 1]] : tensor<2x6xf32> into tensor<12xf32>
// CHECK: %[[V9:.*]] = tensor.expand_shape %[[V8]] {{\[\[}}0, 1]] output_shape [4, 3] : tensor<12xf32> into tensor<4x3xf32>
// CHECK: return %[[V4]], %[[V9]] : tensor<4x3xf32>, tensor<4x3xf32>
func.func @slice(%x: tensor<8x3xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<4x3xf32> {fsdp.role = #fsdp.loss}) {
  %p = fsdp.all_slice %x dim 0 outer 2 on @grid axes [0] : (tensor<8x3xf32>) -> tensor<4x3xf32>
  return %p : tensor<4x3xf32>
}

// The sum of both, of which each has its columns.
// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<2x6xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<2x6xf32>
// CHECK-SAME: -> (tensor<2x3xf32>, tensor<2x3xf32>)
// CHECK: %[[V0:.*]] = linalg.generic {{.*}} ins(%[[A0]], %[[A1]] : tensor<2x6xf32>, tensor<2x6xf32>) outs(%{{.*}} : tensor<2x6xf32>) {
// CHECK: %[[V1:.*]] = arith.addf %{{.*}}, %{{.*}} : f32
// CHECK: linalg.yield %[[V1]] : f32
// CHECK: %[[V2:.*]] = tensor.extract_slice %[[V0]][0, 0] [2, 3] [1, 1] : tensor<2x6xf32> to tensor<2x3xf32>
// CHECK: %[[V3:.*]] = tensor.extract_slice %[[V0]][0, 3] [2, 3] [1, 1] : tensor<2x6xf32> to tensor<2x3xf32>
// CHECK: return %[[V2]], %[[V3]] : tensor<2x3xf32>, tensor<2x3xf32>
func.func @scatter(%x: tensor<2x6xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<2x3xf32> {fsdp.role = #fsdp.loss}) {
  %p = fsdp.reduce_scatter sum %x dim 1 on @grid axes [0] : (tensor<2x6xf32>) -> tensor<2x3xf32>
  return %p : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @largest(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<4xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<4xf32>
// CHECK-SAME: -> (tensor<2xf32>, tensor<2xf32>)
// CHECK: %[[V0:.*]] = linalg.generic {{.*}} ins(%[[A0]], %[[A1]] : tensor<4xf32>, tensor<4xf32>) outs(%{{.*}} : tensor<4xf32>) {
// CHECK: %[[V1:.*]] = arith.maximumf %{{.*}}, %{{.*}} : f32
// CHECK: linalg.yield %[[V1]] : f32
// CHECK: %[[V2:.*]] = tensor.extract_slice %[[V0]][0] [2] [1] : tensor<4xf32> to tensor<2xf32>
// CHECK: %[[V3:.*]] = tensor.extract_slice %[[V0]][2] [2] [1] : tensor<4xf32> to tensor<2xf32>
// CHECK: return %[[V2]], %[[V3]] : tensor<2xf32>, tensor<2xf32>
func.func @largest(%x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<2xf32> {fsdp.role = #fsdp.loss}) {
  %p = fsdp.reduce_scatter max %x dim 0 on @grid axes [0] : (tensor<4xf32>) -> tensor<2xf32>
  return %p : tensor<2xf32>
}
