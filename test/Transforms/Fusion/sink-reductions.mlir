// RUN: fsdp-opt %s --fsdp-sink-reductions | FileCheck %s

#one = affine_map<(d0) -> (d0)>

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.module @a class "L" {
    fsdp.param @w : tensor<8xf32>
  }
  fsdp.module @b class "L" {
    fsdp.param @w : tensor<8xf32>
  }
}
fsdp.unit @a of @model::@a params [@model::@a::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [8], paddings = [0, 0]>
fsdp.unit @b of @model::@b params [@model::@b::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [8], paddings = [0, 0]>

// What reads no parameter passes the reduction and stands behind what it reads;
// the next unit's first op does not.
// CHECK-LABEL: func.func @passes
// CHECK: fsdp.unshard [@a]
// CHECK: %[[G:.*]] = math.exp %arg2
// CHECK-NEXT: %[[X:.*]] = math.sin %[[G]]
// CHECK-NEXT: %[[E:.*]] = tensor.expand_shape %[[X]]
// CHECK-NEXT: math.cos %[[E]]
// CHECK: math.tanh %arg2
// CHECK: fsdp.reduce_grads [@b]
// CHECK: arith.mulf
// CHECK: fsdp.reduce_grads [@a]
// CHECK: return
func.func @passes(%sa: tensor<4xf32> {fsdp.role = #fsdp.shard<@a>}, %sb: tensor<4xf32> {fsdp.role = #fsdp.shard<@b>}, %x: tensor<8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<4x2xf32>, tensor<4xf32>, tensor<4xf32>) {
  %wa = fsdp.unshard [@a] %sa : (tensor<4xf32>) -> tensor<8xf32>
  %g = math.exp %x : tensor<8xf32>
  %h = math.tanh %x : tensor<8xf32>
  %r = fsdp.reduce_grads [@b] %h : (tensor<8xf32>) -> tensor<4xf32>
  %0 = math.sin %g : tensor<8xf32>
  %e = tensor.expand_shape %0 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
  %1 = math.cos %e : tensor<4x2xf32>
  %2 = arith.mulf %0, %wa : tensor<8xf32>
  %s = fsdp.reduce_grads [@a] %2 : (tensor<8xf32>) -> tensor<4xf32>
  return %1, %r, %s : tensor<4x2xf32>, tensor<4xf32>, tensor<4xf32>
}

// Neither readers of the reduced gradient nor updates nor other collectives are
// passed, and views alone are left where they are.
// CHECK-LABEL: func.func @stays
// CHECK: %[[R:.*]] = fsdp.reduce_grads [@b]
// CHECK-NEXT: arith.negf %[[R]]
// CHECK-NEXT: math.exp %arg2
// CHECK-NEXT: %[[S:.*]] = fsdp.reduce_grads [@a]
// CHECK-NEXT: fsdp.unshard [@a]
// CHECK-NEXT: math.sin %arg2
// CHECK-NEXT: fsdp.reduce_grads [@b]
// CHECK-NEXT: tensor.expand_shape
// CHECK-NEXT: linalg.generic {{.*}} attrs = {{{ *}}fsdp.strict}
func.func @stays(%sa: tensor<4xf32> {fsdp.role = #fsdp.shard<@a>}, %sb: tensor<4xf32> {fsdp.role = #fsdp.shard<@b>}, %x: tensor<8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>) {
  %r = fsdp.reduce_grads [@b] %x : (tensor<8xf32>) -> tensor<4xf32>
  %n = arith.negf %r : tensor<4xf32>
  %0 = math.exp %x : tensor<8xf32>
  %s = fsdp.reduce_grads [@a] %x : (tensor<8xf32>) -> tensor<4xf32>
  %wa = fsdp.unshard [@a] %sa : (tensor<4xf32>) -> tensor<8xf32>
  %1 = math.sin %x : tensor<8xf32>
  %t = fsdp.reduce_grads [@b] %1 : (tensor<8xf32>) -> tensor<4xf32>
  %e = tensor.expand_shape %1 [[0, 1]] output_shape [4, 2] : tensor<8xf32> into tensor<4x2xf32>
  %u = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%sa : tensor<4xf32>) outs(%sb : tensor<4xf32>) attrs = {fsdp.strict} {
  ^bb0(%i: f32, %o: f32):
    %d = arith.subf %o, %i : f32
    linalg.yield %d : f32
  } -> tensor<4xf32>
  return %n, %0, %wa, %e, %t, %u, %1 : tensor<4xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>
}
