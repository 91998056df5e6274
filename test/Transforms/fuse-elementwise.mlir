// RUN: fsdp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(fsdp-fuse-elementwise))' | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(fsdp-fuse-elementwise{max-inputs=1}))' | FileCheck %s --check-prefix=LIMIT

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>

// A single-use producer is fused.
// CHECK-LABEL: func @chain
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NEXT: math.tanh
// CHECK-NOT: linalg.generic
// CHECK: return
// LIMIT-LABEL: func @chain
// LIMIT-COUNT-2: linalg.generic
func.func @chain(%x: tensor<2x8xf32>, %b: tensor<8xf32>) -> tensor<2x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %b : tensor<2x8xf32>, tensor<8xf32>) outs(%e : tensor<2x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<2x8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<2x8xf32>) outs(%e : tensor<2x8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.tanh %i : f32
    linalg.yield %s : f32
  } -> tensor<2x8xf32>
  return %1 : tensor<2x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>

// A contraction next to a reshape stays a contraction.
// CHECK-LABEL: func @contraction
// CHECK: tensor.collapse_shape
// CHECK: linalg.contract
// CHECK: tensor.expand_shape
func.func @contraction(%x: tensor<2x3x4xf32>, %w: tensor<4x8xf32>, %c: tensor<6x8xf32>) -> tensor<2x3x8xf32> {
  %0 = tensor.collapse_shape %x [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%0, %w : tensor<6x4xf32>, tensor<4x8xf32>) outs(%c : tensor<6x8xf32>) -> tensor<6x8xf32>
  %2 = tensor.expand_shape %1 [[0, 1], [2]] output_shape [2, 3, 8] : tensor<6x8xf32> into tensor<2x3x8xf32>
  return %2 : tensor<2x3x8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>

// A division per row is not repeated for every element; an addition may be.
// CHECK-LABEL: func @recompute
// CHECK: linalg.generic
// CHECK: arith.divf
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: arith.mulf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @recompute(%x: tensor<2x8xf32>, %n: tensor<2xf32>, %m: tensor<2xf32>) -> tensor<2x8xf32> {
  %e = tensor.empty() : tensor<2xf32>
  %f = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]} ins(%n, %m : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.divf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<2xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]} ins(%n, %m : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<2xf32>
  %2 = linalg.generic {indexing_maps = [#id, #col, #col, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %0, %1 : tensor<2x8xf32>, tensor<2xf32>, tensor<2xf32>) outs(%f : tensor<2x8xf32>) {
  ^bb0(%i: f32, %j: f32, %k: f32, %o: f32):
    %s = arith.mulf %i, %j : f32
    %t = arith.mulf %s, %k : f32
    linalg.yield %t : f32
  } -> tensor<2x8xf32>
  return %2 : tensor<2x8xf32>
}

// -----

#one = affine_map<(d0) -> (d0)>

// fsdp.strict on either side, and a second use, prevent fusion. The attribute
// survives.
// CHECK-LABEL: func @strict
// CHECK-COUNT-4: linalg.generic
// CHECK-LABEL: func @strict_consumer
// CHECK-COUNT-2: linalg.generic
// CHECK: attrs = {fsdp.strict}
func.func @strict(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) attrs = {fsdp.strict} {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.absf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %3 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %2, %3 : tensor<8xf32>, tensor<8xf32>
}
func.func @strict_consumer(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) attrs = {fsdp.strict} {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

#one = affine_map<(d0) -> (d0)>

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<8xf32>
}
fsdp.unit @root of @model params [@model::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [8], paddings = [0, 0]>

// A use of the first window is not moved into the second one.
// CHECK-LABEL: func @windows
// CHECK: fsdp.unshard
// CHECK-NEXT: tensor.empty
// CHECK-NEXT: linalg.generic
// CHECK: fsdp.unshard
// CHECK: linalg.generic
func.func @windows(%s: tensor<4xf32> {fsdp.shard = @root}) -> tensor<8xf32> {
  %w0 = fsdp.unshard [@root] %s : (tensor<4xf32>) -> tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%w0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %a = arith.negf %i : f32
    linalg.yield %a : f32
  } -> tensor<8xf32>
  %w1 = fsdp.unshard [@root] %s : (tensor<4xf32>) -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]} ins(%0, %w1 : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %a = arith.addf %i, %j : f32
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#out = affine_map<(m, n, k) -> (m, n)>

// Nothing goes into the body of a contraction: it stays a library call.
// CHECK-LABEL: func @contraction
// CHECK: linalg.generic
// CHECK: arith.negf
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: arith.addf
// CHECK-NEXT: linalg.yield
func.func @contraction(%x: tensor<4x8xf32>, %y: tensor<8x6xf32>, %z: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %r = arith.negf %i : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  %m = linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%n, %y : tensor<4x8xf32>, tensor<8x6xf32>) outs(%z : tensor<4x6xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %p = arith.mulf %i, %j : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  return %m : tensor<4x6xf32>
}
