// Values that ops of another dialect derive from parameters: each window
// computes again what the op says it only moves, or what its types tell; the
// rest is kept, with a remark.

// RUN: fsdp-test-opt %s -fsdp-recompute-derived -fsdp-verify-sharded | FileCheck %s
// RUN: fsdp-test-opt %s -fsdp-recompute-derived -remarks-filter=fsdp-shard 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @weight : tensor<4x4xf32>
}
fsdp.unit @root of @model params [@model::@weight] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [16], paddings = [0, 0]>

// CHECK-LABEL: func.func @interface(
// CHECK: %[[W:.*]] = fsdp.unshard [@root]
// CHECK-NEXT: %[[T:.*]] = fsdp_test.transpose %[[W]]
// CHECK-NEXT: fsdp.all_reduce sum on @grid axes [0] %[[T]]
// CHECK-NEXT: %[[V:.*]] = fsdp.unshard [@root]
// CHECK-NEXT: %[[U:.*]] = fsdp_test.transpose %[[V]]
// CHECK-NEXT: fsdp.all_reduce sum on @grid axes [0] %[[U]]
func.func @interface(%s: tensor<8xf32> {fsdp.role = #fsdp.shard<@root>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %w = fsdp.unshard [@root] %s : (tensor<8xf32>) -> tensor<4x4xf32>
  %t = fsdp_test.transpose %w : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %a = fsdp.all_reduce sum on @grid axes [0] %t : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %v = fsdp.unshard [@root] %s : (tensor<8xf32>) -> tensor<4x4xf32>
  %b = fsdp.all_reduce sum on @grid axes [0] %t : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %a, %b : tensor<4x4xf32>, tensor<4x4xf32>
}

// As many elements of the same type in another shape: moved, as far as can
// be seen.

// CHECK-LABEL: func.func @default(
// CHECK: %[[W:.*]] = fsdp.unshard [@root]
// CHECK-NEXT: %[[T:.*]] = fsdp_test.unknown %[[W]] : (tensor<4x4xf32>) -> tensor<2x8xf32>
// CHECK-NEXT: fsdp.all_reduce sum on @grid axes [0] %[[T]]
// CHECK-NEXT: %[[V:.*]] = fsdp.unshard [@root]
// CHECK-NEXT: %[[U:.*]] = fsdp_test.unknown %[[V]] : (tensor<4x4xf32>) -> tensor<2x8xf32>
// CHECK-NEXT: fsdp.all_reduce sum on @grid axes [0] %[[U]]
func.func @default(%s: tensor<8xf32> {fsdp.role = #fsdp.shard<@root>}) -> (tensor<2x8xf32>, tensor<2x8xf32>) {
  %w = fsdp.unshard [@root] %s : (tensor<8xf32>) -> tensor<4x4xf32>
  %t = fsdp_test.unknown %w : (tensor<4x4xf32>) -> tensor<2x8xf32>
  %a = fsdp.all_reduce sum on @grid axes [0] %t : (tensor<2x8xf32>) -> tensor<2x8xf32>
  %v = fsdp.unshard [@root] %s : (tensor<8xf32>) -> tensor<4x4xf32>
  %b = fsdp.all_reduce sum on @grid axes [0] %t : (tensor<2x8xf32>) -> tensor<2x8xf32>
  return %a, %b : tensor<2x8xf32>, tensor<2x8xf32>
}

// Of the same shape it may be anything; the value stays.

// CHECK-LABEL: func.func @kept(
// CHECK: %[[T:.*]] = fsdp_test.unknown
// CHECK: fsdp.unshard
// CHECK-NEXT: fsdp_test.transpose
// CHECK-NEXT: fsdp.all_reduce sum on @grid axes [0] %[[T]]
// REMARK: a value computed from unit '@root' alone is kept from one window to the next
// REMARK-SAME: 64
func.func @kept(%s: tensor<8xf32> {fsdp.role = #fsdp.shard<@root>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %w = fsdp.unshard [@root] %s : (tensor<8xf32>) -> tensor<4x4xf32>
  %t = fsdp_test.unknown %w : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %a = fsdp.all_reduce sum on @grid axes [0] %t : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %v = fsdp.unshard [@root] %s : (tensor<8xf32>) -> tensor<4x4xf32>
  %u = fsdp_test.transpose %v : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = fsdp.all_reduce sum on @grid axes [0] %t : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %a, %b, %u : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
