// Reshapes keep parts where a dimension of the result holds them, slices in
// dimensions that they take whole, and so do insertions.

// RUN: fsdp-opt %s -fsdp-partition | FileCheck %s

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w {fsdp.cut = array<i64: -1, -1, 0>} : tensor<3x4x6xf32>
  fsdp.param @rows {fsdp.cut = array<i64: -1, 0, -1>} : tensor<3x4x6xf32>
  fsdp.param @flat {fsdp.cut = array<i64: 0>} : tensor<12xf32>
  fsdp.param @nothing {fsdp.cut = array<i64: -1, 0>} : tensor<0x4xf32>
}

// Dimension 1 of 3x4x6 has parts; as dimension 0 of 12x6 it is three blocks of
// them, which dimension 0 of 3x2x2x6 could not hold but dimension 1 does.
// CHECK-LABEL: func.func @blocks(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<3x2x6xf32>
// CHECK-SAME: -> (tensor<12x6xf32>, tensor<3x2x2x6xf32>, tensor<72xf32>)
// CHECK: %[[V0:.*]] = linalg.exp ins(%[[A0]] : tensor<3x2x6xf32>) outs(%{{.*}} : tensor<3x2x6xf32>) -> tensor<3x2x6xf32>
// CHECK: %[[V1:.*]] = tensor.collapse_shape %[[V0]] {{\[\[}}0, 1], [2]] : tensor<3x2x6xf32> into tensor<6x6xf32>
// CHECK: %[[V2:.*]] = tensor.expand_shape %[[V1]] {{\[\[}}0, 1, 2], [3]] output_shape [3, 1, 2, 6] : tensor<6x6xf32> into tensor<3x1x2x6xf32>
// CHECK: %[[V3:.*]] = tensor.collapse_shape %[[V0]] {{\[\[}}0, 1, 2]] : tensor<3x2x6xf32> into tensor<36xf32>
// CHECK: %[[V4:.*]] = fsdp.all_gather %[[V1]] dim 0 outer 3 on @grid axes [0] : (tensor<6x6xf32>) -> tensor<12x6xf32>
// CHECK: %[[V5:.*]] = fsdp.all_gather %[[V2]] dim 1 on @grid axes [0] : (tensor<3x1x2x6xf32>) -> tensor<3x2x2x6xf32>
// CHECK: %[[V6:.*]] = fsdp.all_gather %[[V3]] dim 0 outer 3 on @grid axes [0] : (tensor<36xf32>) -> tensor<72xf32>
// CHECK: return %[[V4]], %[[V5]], %[[V6]] : tensor<12x6xf32>, tensor<3x2x2x6xf32>, tensor<72xf32>
func.func @blocks(%rows: tensor<3x4x6xf32> {fsdp.role = #fsdp.state<@model::@rows>})
    -> (tensor<12x6xf32>, tensor<3x2x2x6xf32>, tensor<72xf32>) {
  %e = tensor.empty() : tensor<3x4x6xf32>
  %x = linalg.exp ins(%rows : tensor<3x4x6xf32>) outs(%e : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  %c = tensor.collapse_shape %x [[0, 1], [2]] : tensor<3x4x6xf32> into tensor<12x6xf32>
  %p = tensor.expand_shape %c [[0, 1, 2], [3]] output_shape [3, 2, 2, 6] : tensor<12x6xf32> into tensor<3x2x2x6xf32>
  %f = tensor.collapse_shape %x [[0, 1, 2]] : tensor<3x4x6xf32> into tensor<72xf32>
  return %c, %p, %f : tensor<12x6xf32>, tensor<3x2x2x6xf32>, tensor<72xf32>
}

// The parts of 12 elements are no rows of 3x4: they are gathered.
// CHECK-LABEL: func.func @no_parts(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<6xf32>
// CHECK-SAME: -> (tensor<3x4xf32>, tensor<4x3xf32>)
// CHECK: %[[V0:.*]] = linalg.exp ins(%[[A0]] : tensor<6xf32>) outs(%{{.*}} : tensor<6xf32>) -> tensor<6xf32>
// CHECK: %[[V1:.*]] = fsdp.all_gather %[[V0]] dim 0 on @grid axes [0] : (tensor<6xf32>) -> tensor<12xf32>
// CHECK: %[[V2:.*]] = tensor.expand_shape %[[V1]] {{\[\[}}0, 1]] output_shape [3, 4] : tensor<12xf32> into tensor<3x4xf32>
// What is whole by now is reshaped, not gathered again.
// CHECK-NOT: fsdp.all_gather
// CHECK: %[[V4:.*]] = tensor.expand_shape %[[V1]] {{\[\[}}0, 1]] output_shape [4, 3] : tensor<12xf32> into tensor<4x3xf32>
// CHECK: return %[[V2]], %[[V4]] : tensor<3x4xf32>, tensor<4x3xf32>
func.func @no_parts(%flat: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@flat>}) -> (tensor<3x4xf32>, tensor<4x3xf32>) {
  %e = tensor.empty() : tensor<12xf32>
  %x = linalg.exp ins(%flat : tensor<12xf32>) outs(%e : tensor<12xf32>) -> tensor<12xf32>
  %p = tensor.expand_shape %x [[0, 1]] output_shape [3, 4] : tensor<12xf32> into tensor<3x4xf32>
  %q = tensor.expand_shape %x [[0, 1]] output_shape [4, 3] : tensor<12xf32> into tensor<4x3xf32>
  return %p, %q : tensor<3x4xf32>, tensor<4x3xf32>
}

// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<3x4x3xf32>
// CHECK-SAME: -> (tensor<4x6xf32>, tensor<3x4x3xf32>)
// CHECK: %[[V0:.*]] = linalg.exp ins(%[[A0]] : tensor<3x4x3xf32>) outs(%{{.*}} : tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
// CHECK: %[[V1:.*]] = tensor.extract_slice %[[V0]][1, 0, 0] [1, 4, 3] [1, 1, 1] : tensor<3x4x3xf32> to tensor<4x3xf32>
// CHECK: %[[V2:.*]] = fsdp.all_gather %[[V0]] dim 2 on @grid axes [0] : (tensor<3x4x3xf32>) -> tensor<3x4x6xf32>
// CHECK: %[[V3:.*]] = tensor.extract_slice %[[V2]][0, 0, 0] [3, 4, 3] [1, 1, 2] : tensor<3x4x6xf32> to tensor<3x4x3xf32>
// CHECK: %[[V4:.*]] = fsdp.all_gather %[[V1]] dim 1 on @grid axes [0] : (tensor<4x3xf32>) -> tensor<4x6xf32>
// CHECK: return %[[V4]], %[[V3]] : tensor<4x6xf32>, tensor<3x4x3xf32>
func.func @slices(%w: tensor<3x4x6xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> (tensor<4x6xf32>, tensor<3x4x3xf32>) {
  %e = tensor.empty() : tensor<3x4x6xf32>
  %x = linalg.exp ins(%w : tensor<3x4x6xf32>) outs(%e : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  %s = tensor.extract_slice %x[1, 0, 0] [1, 4, 6] [1, 1, 1] : tensor<3x4x6xf32> to tensor<4x6xf32>
  %t = tensor.extract_slice %x[0, 0, 0] [3, 4, 3] [1, 1, 2] : tensor<3x4x6xf32> to tensor<3x4x3xf32>
  return %s, %t : tensor<4x6xf32>, tensor<3x4x3xf32>
}

// CHECK-LABEL: func.func @inserts(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<3x4x3xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<4x6xf32>
// CHECK-SAME: -> (tensor<3x4x6xf32>, tensor<5x4x6xf32>, tensor<3x4x8xf32>)
// CHECK: %[[V0:.*]] = linalg.exp ins(%[[A0]] : tensor<3x4x3xf32>) outs(%{{.*}} : tensor<3x4x3xf32>) -> tensor<3x4x3xf32>
// CHECK: %[[V1:.*]] = fsdp.all_slice %[[A1]] dim 1 on @grid axes [0] : (tensor<4x6xf32>) -> tensor<4x3xf32>
// CHECK: %[[V2:.*]] = tensor.insert_slice %[[V1]] into %[[V0]][1, 0, 0] [1, 4, 3] [1, 1, 1] : tensor<4x3xf32> into tensor<3x4x3xf32>
// CHECK: %[[V3:.*]] = tensor.insert_slice %[[V0]] into %{{.*}}[1, 0, 0] [3, 4, 3] [1, 1, 1] : tensor<3x4x3xf32> into tensor<5x4x3xf32>
// CHECK: %[[V4:.*]] = fsdp.all_gather %[[V0]] dim 2 on @grid axes [0] : (tensor<3x4x3xf32>) -> tensor<3x4x6xf32>
// CHECK: %[[V5:.*]] = tensor.insert_slice %[[V4]] into %{{.*}}[0, 0, 1] [3, 4, 6] [1, 1, 1] : tensor<3x4x6xf32> into tensor<3x4x8xf32>
// CHECK: %[[V6:.*]] = fsdp.all_gather %[[V2]] dim 2 on @grid axes [0] : (tensor<3x4x3xf32>) -> tensor<3x4x6xf32>
// CHECK: %[[V7:.*]] = fsdp.all_gather %[[V3]] dim 2 on @grid axes [0] : (tensor<5x4x3xf32>) -> tensor<5x4x6xf32>
// CHECK: return %[[V6]], %[[V7]], %[[V5]] : tensor<3x4x6xf32>, tensor<5x4x6xf32>, tensor<3x4x8xf32>
func.func @inserts(%w: tensor<3x4x6xf32> {fsdp.role = #fsdp.state<@model::@w>}, %y: tensor<4x6xf32>) -> (tensor<3x4x6xf32>, tensor<5x4x6xf32>, tensor<3x4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<3x4x6xf32>
  %x = linalg.exp ins(%w : tensor<3x4x6xf32>) outs(%e : tensor<3x4x6xf32>) -> tensor<3x4x6xf32>
  // A whole value into parts: a part of it.
  %i = tensor.insert_slice %y into %x[1, 0, 0] [1, 4, 6] [1, 1, 1] : tensor<4x6xf32> into tensor<3x4x6xf32>
  // Parts into nothing.
  %e1 = tensor.empty() : tensor<5x4x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<5x4x6xf32>) -> tensor<5x4x6xf32>
  %j = tensor.insert_slice %x into %f1[1, 0, 0] [3, 4, 6] [1, 1, 1] : tensor<3x4x6xf32> into tensor<5x4x6xf32>
  // The dimension that is cut is padded: the rank's part is elsewhere.
  %e2 = tensor.empty() : tensor<3x4x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<3x4x8xf32>) -> tensor<3x4x8xf32>
  %k = tensor.insert_slice %x into %f2[0, 0, 1] [3, 4, 6] [1, 1, 1] : tensor<3x4x6xf32> into tensor<3x4x8xf32>
  return %i, %j, %k : tensor<3x4x6xf32>, tensor<5x4x6xf32>, tensor<3x4x8xf32>
}

// No elements have no parts.
// CHECK-LABEL: func.func @nothing(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<0x2xf32>
// CHECK: %[[WHOLE:.*]] = fsdp.all_gather %[[W]] dim 1 on @grid axes [0] : (tensor<0x2xf32>) -> tensor<0x4xf32>
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[WHOLE]] {{.*}} : tensor<0x4xf32> into tensor<0xf32>
// CHECK: tensor.expand_shape %[[FLAT]] {{.*}} : tensor<0xf32> into tensor<0x3xf32>
func.func @nothing(%w: tensor<0x4xf32> {fsdp.role = #fsdp.state<@model::@nothing>}) -> tensor<0x3xf32> {
  %flat = tensor.collapse_shape %w [[0, 1]] : tensor<0x4xf32> into tensor<0xf32>
  %r = tensor.expand_shape %flat [[0, 1]] output_shape [0, 3] : tensor<0xf32> into tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}
