// RUN: fsdp-opt %s --fsdp-outline-segments --split-input-file | FileCheck %s
// Fills float however they are spelled.
// RUN: fsdp-opt %s --linalg-generalize-named-ops --fsdp-outline-segments --split-input-file | FileCheck %s --check-prefix=GENERIC

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

// The entry reads like a schedule; equal layers call one function; the
// collapsed gradient's reshape stays where the collective reads it; the fill is
// inside; the update stands alone.
// CHECK-LABEL: func.func @step
// CHECK-SAME: %[[SA:.*]]: tensor<4xf32> {fsdp.role = #fsdp.shard<@a>}, %[[SB:.*]]: tensor<4xf32> {fsdp.role = #fsdp.shard<@b>}, %[[X:.*]]: tensor<8xf32> {bufferization.writable = false, fsdp.role = #fsdp.input<"x">}
// CHECK-NEXT: %[[WA:.*]] = fsdp.unshard [@a] %[[SA]]
// CHECK-NEXT: %[[A:.*]] = call @seg_a_fwd(%[[X]], %[[WA]])
// CHECK-NEXT: %[[WB:.*]] = fsdp.unshard [@b] %[[SB]]
// CHECK-NEXT: %[[B:.*]] = call @seg_a_fwd(%[[A]], %[[WB]])
// CHECK-NEXT: %[[G:.*]] = call @seg_b_bwd(%[[B]])
// CHECK-NEXT: %[[C:.*]] = tensor.collapse_shape %[[G]]
// CHECK-NEXT: %[[R:.*]] = fsdp.reduce_grads [@b] %[[C]]
// CHECK-NEXT: %[[N:.*]] = call @update_b(%[[R]], %[[SB]])
// CHECK-NEXT: return %[[B]], %[[N]]
// GENERIC-LABEL: func.func @step
// GENERIC-NEXT: fsdp.unshard [@a]
// GENERIC-NEXT: call @seg_a_fwd
// GENERIC-NEXT: fsdp.unshard [@b]
// GENERIC-NEXT: call @seg_a_fwd
func.func @step(%sa: tensor<4xf32> {fsdp.role = #fsdp.shard<@a>}, %sb: tensor<4xf32> {fsdp.role = #fsdp.shard<@b>}, %x: tensor<8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8xf32>, tensor<4xf32> {fsdp.role = #fsdp.new_shard<@b>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %wa = fsdp.unshard [@a] %sa : (tensor<4xf32>) -> tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]} ins(%x, %wa : tensor<8xf32>, tensor<8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %wb = fsdp.unshard [@b] %sb : (tensor<4xf32>) -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]} ins(%0, %wb : tensor<8xf32>, tensor<8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %x2 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %e2 = tensor.empty() : tensor<2x4xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%x2 : tensor<2x4xf32>) outs(%e2 : tensor<2x4xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<2x4xf32>
  %c = tensor.collapse_shape %g [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %r = fsdp.reduce_grads [@b] %c : (tensor<8xf32>) -> tensor<4xf32>
  %n = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%r : tensor<4xf32>) outs(%sb : tensor<4xf32>) attrs = {fsdp.strict} {
  ^bb0(%i: f32, %o: f32):
    %s = arith.subf %o, %i : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %1, %n : tensor<8xf32>, tensor<4xf32>
}

// CHECK: func.func private @seg_a_fwd(%{{.*}}: tensor<8xf32>, %{{.*}}: tensor<8xf32>) -> tensor<8xf32> attributes {fsdp.segment = "a fwd"}
// CHECK: linalg.fill
// CHECK: linalg.generic
// CHECK-NOT: func.func private @seg_b_fwd
// CHECK: func.func private @seg_b_bwd(%{{.*}}: tensor<8xf32>) -> tensor<2x4xf32> attributes {fsdp.segment = "b bwd"}
// CHECK: tensor.expand_shape
// CHECK: linalg.generic
// CHECK-NOT: tensor.collapse_shape
// CHECK: func.func private @update_b({{.*}}) -> tensor<4xf32> attributes {fsdp.segment = "b update"}
// CHECK: fsdp.strict

// -----

// Ops with unknown effects are barriers and stay; a constant result stays too.
// CHECK-LABEL: func.func @barrier
// CHECK: %[[CST:.*]] = arith.constant dense<1.0
// CHECK: %[[A:.*]] = call @seg_step_fwd(
// CHECK: call @print(%[[A]])
// CHECK: %[[B:.*]] = call @seg_step_fwd(%[[A]])
// CHECK: return %[[B]], %[[CST]]
func.func private @print(tensor<8xf32>)
func.func @barrier(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %cst = arith.constant dense<1.0> : tensor<8xf32>
  %0 = math.tanh %x : tensor<8xf32>
  call @print(%0) : (tensor<8xf32>) -> ()
  %1 = math.tanh %0 : tensor<8xf32>
  return %1, %cst : tensor<8xf32>, tensor<8xf32>
}
// CHECK: func.func private @seg_step_fwd(
// CHECK-NOT: func.func private @seg_step_fwd_0

// -----

// A value captured inside a region is an input of the segment.
// CHECK-LABEL: func.func @captured
// CHECK: call @seg_step_fwd(%arg1, %arg0)
func.func @captured(%t: tensor<8xf32>, %i: tensor<4xindex>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%i : tensor<4xindex>) outs(%e : tensor<4xf32>) {
  ^bb0(%k: index, %o: f32):
    %v = tensor.extract %t[%k] : tensor<8xf32>
    linalg.yield %v : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
