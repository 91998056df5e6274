// RUN: fsdp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-elementwise-to-linalg,fsdp-recompute-elementwise{min-bytes=256},canonicalize))' | FileCheck %s

// Values that go through several segments.

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.module @a class "L" {
    fsdp.param @w : tensor<8x8xf32>
  }
  fsdp.module @b class "L" {
    fsdp.param @w : tensor<8x8xf32>
  }
}
fsdp.unit @a of @model::@a params [@model::@a::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [64], paddings = [0, 0]>
fsdp.unit @b of @model::@b params [@model::@b::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [64], paddings = [0, 0]>

// What forward of the next unit reads is kept until then, and computed once; what
// that computes of it is kept for backward, which would need both again.
// CHECK-LABEL: func.func @two_units(
// CHECK: %[[T:.*]] = linalg.generic
// CHECK: math.tanh
// CHECK: fsdp.unshard [@b]
// CHECK-NOT: fsdp.barrier
// CHECK: linalg.generic {{.*}} ins(%[[T]] :
// CHECK: math.sin
// CHECK: math.exp
// CHECK-NOT: fsdp.barrier
// CHECK-NOT: math.sin
// CHECK: math.sqrt
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @two_units(%sa: tensor<32xf32> {fsdp.role = #fsdp.shard<@a>}, %sb: tensor<32xf32> {fsdp.role = #fsdp.shard<@b>}, %x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %wa = fsdp.unshard [@a] %sa : (tensor<32xf32>) -> tensor<8x8xf32>
  %p = linalg.matmul ins(%x, %wa : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %t = math.tanh %p : tensor<8x8xf32>
  %wb = fsdp.unshard [@b] %sb : (tensor<32xf32>) -> tensor<8x8xf32>
  %s = math.sin %t : tensor<8x8xf32>
  %q = arith.mulf %s, %wb : tensor<8x8xf32>
  %loss = math.exp %q : tensor<8x8xf32>
  %g = math.sqrt %s : tensor<8x8xf32>
  return %loss, %g : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.module @a class "L" {
    fsdp.param @w : tensor<8x8xf32>
  }
  fsdp.module @b class "L" {
    fsdp.param @w : tensor<8x8xf32>
  }
  fsdp.module @c class "L" {
    fsdp.param @w : tensor<8x8xf32>
  }
  fsdp.module @d class "L" {
    fsdp.param @w : tensor<8x8xf32>
  }
}
fsdp.unit @a of @model::@a params [@model::@a::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [64], paddings = [0, 0]>
fsdp.unit @b of @model::@b params [@model::@b::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [64], paddings = [0, 0]>
fsdp.unit @c of @model::@c params [@model::@c::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [64], paddings = [0, 0]>
fsdp.unit @d of @model::@d params [@model::@d::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [64], paddings = [0, 0]>

// What layers add up is kept: each layer, and backward of it, would add all terms
// again.
// CHECK-LABEL: func.func @residual(
// CHECK-COUNT-4: arith.addf
// CHECK-NOT: arith.addf
// CHECK: return
func.func @residual(%sa: tensor<32xf32> {fsdp.role = #fsdp.shard<@a>}, %sb: tensor<32xf32> {fsdp.role = #fsdp.shard<@b>}, %sc: tensor<32xf32> {fsdp.role = #fsdp.shard<@c>}, %sd: tensor<32xf32> {fsdp.role = #fsdp.shard<@d>}, %x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %wa = fsdp.unshard [@a] %sa : (tensor<32xf32>) -> tensor<8x8xf32>
  %ta = arith.mulf %x, %wa : tensor<8x8xf32>
  %pa = linalg.matmul ins(%ta, %wa : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %ya = arith.addf %x, %pa : tensor<8x8xf32>
  %wb = fsdp.unshard [@b] %sb : (tensor<32xf32>) -> tensor<8x8xf32>
  %tb = arith.mulf %ya, %wb : tensor<8x8xf32>
  %pb = linalg.matmul ins(%tb, %wb : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %yb = arith.addf %ya, %pb : tensor<8x8xf32>
  %wc = fsdp.unshard [@c] %sc : (tensor<32xf32>) -> tensor<8x8xf32>
  %tc = arith.mulf %yb, %wc : tensor<8x8xf32>
  %pc = linalg.matmul ins(%tc, %wc : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %yc = arith.addf %yb, %pc : tensor<8x8xf32>
  %wd = fsdp.unshard [@d] %sd : (tensor<32xf32>) -> tensor<8x8xf32>
  %td = arith.mulf %yc, %wd : tensor<8x8xf32>
  %pd = linalg.matmul ins(%td, %wd : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %yd = arith.addf %yc, %pd : tensor<8x8xf32>
  %loss = math.exp %yd : tensor<8x8xf32>
  %g0 = math.sqrt %yc : tensor<8x8xf32>
  %g1 = arith.mulf %g0, %yb : tensor<8x8xf32>
  %g2 = arith.mulf %g1, %ya : tensor<8x8xf32>
  return %loss, %g2 : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// Gradients of micro-batches are added up at once, and only the sum is kept.
// CHECK-LABEL: func.func @micro_batches(
// CHECK-NOT: fsdp.barrier
// CHECK-COUNT-2: arith.addf
// CHECK-NOT: arith.addf
// CHECK: return
func.func @micro_batches(%x0: tensor<8x8xf32> {fsdp.micro_batch = 0 : i64, fsdp.role = #fsdp.input<"x">}, %x1: tensor<8x8xf32> {fsdp.micro_batch = 1 : i64, fsdp.role = #fsdp.input<"x">}, %x2: tensor<8x8xf32> {fsdp.micro_batch = 2 : i64, fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) attributes {fsdp.micro_batches = 3 : i64} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %l0 = linalg.matmul {fsdp.micro_batch = 0 : i64} ins(%x0, %x0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %g0 = linalg.matmul {fsdp.micro_batch = 0 : i64} ins(%l0, %x0 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %l1 = linalg.matmul {fsdp.micro_batch = 1 : i64} ins(%x1, %x1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %g1 = linalg.matmul {fsdp.micro_batch = 1 : i64} ins(%l1, %x1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %a1 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%g0, %g1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) attrs = {fsdp.micro_batch = 1 : i64} {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.addf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<8x8xf32>
  %l2 = linalg.matmul {fsdp.micro_batch = 2 : i64} ins(%x2, %x2 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %g2 = linalg.matmul {fsdp.micro_batch = 2 : i64} ins(%l2, %x2 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %a2 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%a1, %g2 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) attrs = {fsdp.micro_batch = 2 : i64} {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.addf %i, %j : f32
    linalg.yield %0 : f32
  } -> tensor<8x8xf32>
  return %l2, %a2 : tensor<8x8xf32>, tensor<8x8xf32>
}
