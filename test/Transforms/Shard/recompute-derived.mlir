// RUN: fsdp-opt %s -allow-unregistered-dialect -fsdp-recompute-derived | FileCheck %s
// RUN: fsdp-opt %s -allow-unregistered-dialect -fsdp-recompute-derived -remarks-filter=fsdp-shard 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

#id = affine_map<(i, j) -> (i, j)>
#col = affine_map<(i, j) -> (j)>

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @weight : tensor<2x4xf32>
  fsdp.param @bias : tensor<4xf32>
  fsdp.module @c class "C" {
    fsdp.param @p : tensor<2xf32>
  }
}
fsdp.unit @root of @model params [@model::@weight, @model::@bias] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [8, 4], paddings = [0, 0, 0]>
fsdp.unit @c of @model::@c params [@model::@c::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>

// A chain (transpose, reshape) and a broadcast that casts: each window computes
// its own, before its first reader. What forward alone reads stays single.

// CHECK-LABEL: func.func @chain(
// CHECK: %[[W:.*]], %[[B:.*]] = fsdp.unshard [@root]
// CHECK: %[[T:.*]] = linalg.transpose ins(%[[W]]
// CHECK: %[[R:.*]] = tensor.collapse_shape %[[T]]
// CHECK: %[[BC:.*]] = linalg.generic {{.*}} ins(%[[B]]
// CHECK: %[[S:.*]] = tensor.extract_slice %[[W]]
// CHECK: "test.forward"(%[[T]], %[[R]], %[[BC]], %[[S]])
// CHECK-NEXT: %[[W2:.*]], %[[B2:.*]] = fsdp.unshard [@root]
// CHECK-NEXT: %[[T2:.*]] = linalg.transpose ins(%[[W2]]
// CHECK-NEXT: %[[R2:.*]] = tensor.collapse_shape %[[T2]]
// CHECK-NEXT: "test.backward"(%[[R2]])
// CHECK-NEXT: %[[BC2:.*]] = linalg.generic {{.*}} ins(%[[B2]]
// CHECK: "test.region"
// CHECK-NEXT: "test.inner"(%[[BC2]], %[[T2]])
func.func @chain(%s: tensor<6xf32>) {
  %w, %b = fsdp.unshard [@root] %s : (tensor<6xf32>) -> (tensor<2x4xf32>, tensor<4xf32>)
  %e = tensor.empty() : tensor<4x2xf32>
  %t = linalg.transpose ins(%w : tensor<2x4xf32>) outs(%e : tensor<4x2xf32>) permutation = [1, 0]
  %r = tensor.collapse_shape %t [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %e2 = tensor.empty() : tensor<3x4xf64>
  %bc = linalg.generic {indexing_maps = [#col, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<4xf32>) outs(%e2 : tensor<3x4xf64>) {
    ^bb0(%in: f32, %out: f64):
      %x = arith.extf %in : f32 to f64
      linalg.yield %x : f64
  } -> tensor<3x4xf64>
  %sl = tensor.extract_slice %w[0, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<1x4xf32>
  "test.forward"(%t, %r, %bc, %sl) : (tensor<4x2xf32>, tensor<8xf32>, tensor<3x4xf64>, tensor<1x4xf32>) -> ()
  %w2, %b2 = fsdp.unshard [@root] %s : (tensor<6xf32>) -> (tensor<2x4xf32>, tensor<4xf32>)
  "test.backward"(%r) : (tensor<8xf32>) -> ()
  "test.region"() ({
    "test.inner"(%bc, %t) : (tensor<3x4xf64>, tensor<4x2xf32>) -> ()
  }) : () -> ()
  return
}

// A sum, a product, an op of an unknown dialect and one with another operand
// are kept, the first two with a remark; another unit's window changes nothing.

// REMARK: remark: [Missed] kept-derived | Category:fsdp-shard | Function=kept | Remark="a value computed from unit '@root' alone is kept from one window to the next", bytes=32
// REMARK: remark: [Missed] kept-derived | Category:fsdp-shard | Function=kept | Remark="a value computed from unit '@root' alone is kept from one window to the next", bytes=8
// REMARK-NOT: remark:

// CHECK-LABEL: func.func @kept(
// CHECK: %[[W:.*]], %{{.*}} = fsdp.unshard [@root]
// CHECK: %[[SQ:.*]] = linalg.generic
// CHECK: %[[SUM:.*]] = linalg.generic
// CHECK: %[[U:.*]] = "test.unknown"
// CHECK: %[[M:.*]] = linalg.add
// CHECK: fsdp.unshard [@c]
// CHECK-NEXT: "test.other"(%[[W]])
// CHECK-NEXT: fsdp.unshard [@root]
// CHECK-NEXT: "test.backward"(%[[SQ]], %[[SUM]], %[[U]], %[[M]],
func.func @kept(%s: tensor<6xf32>, %sc: tensor<1xf32>, %act: tensor<2x4xf32>) {
  %w, %b = fsdp.unshard [@root] %s : (tensor<6xf32>) -> (tensor<2x4xf32>, tensor<4xf32>)
  %e = tensor.empty() : tensor<2x4xf32>
  %sq = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%w : tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %x = arith.mulf %in, %in : f32
      linalg.yield %x : f32
  } -> tensor<2x4xf32>
  %e1 = tensor.empty() : tensor<2xf32>
  %sum = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
      ins(%w : tensor<2x4xf32>) outs(%e1 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
  } -> tensor<2xf32>
  %u = "test.unknown"(%w) : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %m = linalg.add ins(%w, %act : tensor<2x4xf32>, tensor<2x4xf32>) outs(%e : tensor<2x4xf32>) -> tensor<2x4xf32>
  %p = fsdp.unshard [@c] %sc : (tensor<1xf32>) -> tensor<2xf32>
  "test.other"(%w) : (tensor<2x4xf32>) -> ()
  %w2, %b2 = fsdp.unshard [@root] %s : (tensor<6xf32>) -> (tensor<2x4xf32>, tensor<4xf32>)
  "test.backward"(%sq, %sum, %u, %m, %w2, %p) : (tensor<2x4xf32>, tensor<2xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xf32>) -> ()
  return
}

// Three windows, one of them of a bucket: the results' places differ.

// CHECK-LABEL: func.func @bucket(
// CHECK: %{{.*}}, %{{.*}}, %[[B2:.*]] = fsdp.unshard [@c, @root]
// CHECK-NEXT: %[[R2:.*]] = tensor.expand_shape %[[B2]]
// CHECK-NEXT: "test.use"(%[[R2]])
// CHECK-NEXT: %{{.*}}, %[[B4:.*]] = fsdp.unshard [@root]
// CHECK-NEXT: %[[R4:.*]] = tensor.expand_shape %[[B4]]
// CHECK-NEXT: "test.use"(%[[R4]])
func.func @bucket(%s: tensor<6xf32>, %sc: tensor<1xf32>) {
  %w, %b = fsdp.unshard [@root] %s : (tensor<6xf32>) -> (tensor<2x4xf32>, tensor<4xf32>)
  %r = tensor.expand_shape %b [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  "test.use"(%r) : (tensor<2x2xf32>) -> ()
  %p, %w2, %b2 = fsdp.unshard [@c, @root] %sc, %s : (tensor<1xf32>, tensor<6xf32>) -> (tensor<2xf32>, tensor<2x4xf32>, tensor<4xf32>)
  "test.use"(%r) : (tensor<2x2xf32>) -> ()
  %w3, %b3 = fsdp.unshard [@root] %s : (tensor<6xf32>) -> (tensor<2x4xf32>, tensor<4xf32>)
  "test.use"(%r) : (tensor<2x2xf32>) -> ()
  return
}
