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
func.func @windows(%s: tensor<4xf32> {fsdp.role = #fsdp.shard<@root>}) -> tensor<8xf32> {
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

// -----

#id = affine_map<(d0) -> (d0)>

// What is cheaply computed from indices alone is computed once more by each reader
// behind a barrier; nothing keeps it from forward to backward.
// CHECK-LABEL: func @numbers
// CHECK: linalg.generic
// CHECK: linalg.index
// CHECK: arith.addi
// CHECK-NEXT: linalg.yield
// CHECK: fsdp.barrier
// CHECK: linalg.generic
// CHECK: linalg.index
// CHECK: arith.muli
// CHECK: arith.subi
// CHECK-NEXT: linalg.yield
// CHECK-NOT: linalg.generic
func.func @numbers(%x: tensor<8xi64>) -> (tensor<8xi64>, tensor<8xi64>) {
  %e = tensor.empty() : tensor<8xi64>
  %n = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<8xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i64
    linalg.yield %c : i64
  } -> tensor<8xi64>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %n : tensor<8xi64>, tensor<8xi64>) outs(%e : tensor<8xi64>) {
  ^bb0(%i: i64, %j: i64, %o: i64):
    %a = arith.addi %i, %j : i64
    linalg.yield %a : i64
  } -> tensor<8xi64>
  %b = fsdp.barrier %x : tensor<8xi64>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%b, %n : tensor<8xi64>, tensor<8xi64>) outs(%e : tensor<8xi64>) {
  ^bb0(%i: i64, %j: i64, %o: i64):
    %a = arith.muli %i, %j : i64
    linalg.yield %a : i64
  } -> tensor<8xi64>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%1, %n : tensor<8xi64>, tensor<8xi64>) outs(%e : tensor<8xi64>) {
  ^bb0(%i: i64, %j: i64, %o: i64):
    %a = arith.subi %i, %j : i64
    linalg.yield %a : i64
  } -> tensor<8xi64>
  return %0, %2 : tensor<8xi64>, tensor<8xi64>
}

// -----

#id = affine_map<(d0) -> (d0)>

// Without a barrier readers share it, also where a barrier stands elsewhere.
// CHECK-LABEL: func @shared_numbers
// CHECK: %[[N:.*]] = linalg.generic
// CHECK: linalg.index
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[N]]
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.addi
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[N]]
// CHECK-NEXT: ^bb0
// CHECK-NEXT: arith.muli
func.func @shared_numbers(%x: tensor<8xi64>) -> (tensor<8xi64>, tensor<8xi64>, tensor<8xi64>) {
  %e = tensor.empty() : tensor<8xi64>
  %n = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<8xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i64
    linalg.yield %c : i64
  } -> tensor<8xi64>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %n : tensor<8xi64>, tensor<8xi64>) outs(%e : tensor<8xi64>) {
  ^bb0(%i: i64, %j: i64, %o: i64):
    %a = arith.addi %i, %j : i64
    linalg.yield %a : i64
  } -> tensor<8xi64>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %n : tensor<8xi64>, tensor<8xi64>) outs(%e : tensor<8xi64>) {
  ^bb0(%i: i64, %j: i64, %o: i64):
    %a = arith.muli %i, %j : i64
    linalg.yield %a : i64
  } -> tensor<8xi64>
  %b = fsdp.barrier %x : tensor<8xi64>
  return %0, %1, %b : tensor<8xi64>, tensor<8xi64>, tensor<8xi64>
}

// -----

#id = affine_map<(d0) -> (d0)>

// Behind a barrier, too, expensive tables stay shared, and so does what an op reads
// that takes no part in fusion.
// CHECK-LABEL: func @tables
// CHECK: %[[SINES:.*]] = linalg.generic
// CHECK: math.sin
// CHECK: %[[NUMBERS:.*]] = linalg.generic
// CHECK: arith.uitofp
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[SINES]]
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[SINES]]
// CHECK: return %{{.*}}, %{{.*}}, %[[NUMBERS]], %[[NUMBERS]]
func.func @tables(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %b = fsdp.barrier %x : tensor<8xf32>
  %e = tensor.empty() : tensor<8xf32>
  %s = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i64
    %f = arith.sitofp %c : i64 to f32
    %r = math.sin %f : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %n = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%e : tensor<8xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %c = arith.index_cast %i : index to i64
    %f = arith.uitofp %c : i64 to f32
    linalg.yield %f : f32
  } -> tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%b, %s : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %a = arith.addf %i, %j : f32
    linalg.yield %a : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%b, %s : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %a = arith.mulf %i, %j : f32
    linalg.yield %a : f32
  } -> tensor<8xf32>
  return %0, %1, %n, %n : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

#vec = affine_map<(d0, d1) -> (d1)>
#mat = affine_map<(d0, d1) -> (d0, d1)>

// What is cheaply derived from a parameter is derived once more by each reader
// behind a barrier, from a parameter that passed one, so that no CSE merges it with
// forward's: what is fused does not depend on the number of windows.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @bias : tensor<8xf32>
}
fsdp.unit @root of @model params [@model::@bias] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>

// CHECK-LABEL: func @bias
// CHECK: %[[BIAS:.*]] = fsdp.unshard
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[BIAS]]
// CHECK: arith.addf
// CHECK: %[[X:.*]] = fsdp.barrier %{{.*}} : tensor<4x8xf32>
// CHECK: %[[BEHIND:.*]] = fsdp.barrier %[[BIAS]]
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[BEHIND]]
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
func.func @bias(%s: tensor<4xf32> {fsdp.role = #fsdp.shard<@root>}, %x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %p = fsdp.unshard [@root] %s : (tensor<4xf32>) -> tensor<8xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %n = linalg.generic {indexing_maps = [#vec, #mat], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%i: f32, %o: f32):
    linalg.yield %i : f32
  } -> tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [#mat, #mat, #mat], iterator_types = ["parallel", "parallel"]} ins(%x, %n : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %a = arith.addf %i, %j : f32
    linalg.yield %a : f32
  } -> tensor<4x8xf32>
  %b = fsdp.barrier %x : tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#mat, #mat, #mat], iterator_types = ["parallel", "parallel"]} ins(%b, %n : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %a = arith.addf %i, %j : f32
    linalg.yield %a : f32
  } -> tensor<4x8xf32>
  return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
}

// -----

#all = affine_map<(a, b) -> (a, b)>
#first = affine_map<(a, b) -> (a, 0)>
#heads = affine_map<(a, b, c) -> (a, b, c)>
#one = affine_map<(d0) -> (d0)>

// What is pointwise behind a reshape is computed before it, where it is fused with
// an op that reads at a constant place.
// CHECK-LABEL: func @before_reshape
// CHECK-SAME: (%[[X:.*]]: tensor<8x8xf32>, %[[R:.*]]: tensor<8x1xf32>
// CHECK: %[[N:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[R]] : tensor<8x8xf32>, tensor<8x1xf32>)
// CHECK: arith.addf
// CHECK-NEXT: arith.truncf
// CHECK-NOT: linalg.generic
// CHECK: %[[C:.*]] = tensor.collapse_shape %[[N]] {{.*}} : tensor<8x8xbf16> into tensor<64xbf16>
// CHECK: return %[[C]]
func.func @before_reshape(%x: tensor<8x8xf32>, %r: tensor<8x1xf32>) -> tensor<64xbf16> {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [#all, #first, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %r : tensor<8x8xf32>, tensor<8x1xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %c = tensor.collapse_shape %0 [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %f = tensor.empty() : tensor<64xbf16>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%c : tensor<64xf32>) outs(%f : tensor<64xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %s = arith.truncf %i : f32 to bf16
    linalg.yield %s : bf16
  } -> tensor<64xbf16>
  return %1 : tensor<64xbf16>
}

// Not if something else reads the op or its reshape, nor what depends on the place
// or reads another tensor, too, nor a strict op.
// CHECK-LABEL: func @read_before
// CHECK: linalg.generic
// CHECK: tensor.expand_shape {{.*}} : tensor<8x8xf32> into tensor<8x2x4xf32>
// CHECK: linalg.generic
// CHECK: arith.truncf
// CHECK-LABEL: func @read_behind
// CHECK: tensor.expand_shape {{.*}} : tensor<8x8xf32> into tensor<8x2x4xf32>
// CHECK: linalg.generic
// CHECK: arith.truncf
// CHECK-LABEL: func @depends
// CHECK: tensor.expand_shape {{.*}} : tensor<8x8xf32> into tensor<8x2x4xf32>
// CHECK: linalg.generic
// CHECK: linalg.index
// CHECK-LABEL: func @strict_behind
// CHECK: tensor.expand_shape {{.*}} : tensor<8x8xf32> into tensor<8x2x4xf32>
// CHECK: linalg.generic {{.*}} attrs = {fsdp.strict}
func.func @read_before(%x: tensor<8x8xf32>, %r: tensor<8x1xf32>) -> (tensor<8x2x4xbf16>, tensor<8x8xf32>) {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [#all, #first, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %r : tensor<8x8xf32>, tensor<8x1xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %c = tensor.expand_shape %0 [[0], [1, 2]] output_shape [8, 2, 4] : tensor<8x8xf32> into tensor<8x2x4xf32>
  %f = tensor.empty() : tensor<8x2x4xbf16>
  %1 = linalg.generic {indexing_maps = [#heads, #heads], iterator_types = ["parallel", "parallel", "parallel"]} ins(%c : tensor<8x2x4xf32>) outs(%f : tensor<8x2x4xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %s = arith.truncf %i : f32 to bf16
    linalg.yield %s : bf16
  } -> tensor<8x2x4xbf16>
  return %1, %0 : tensor<8x2x4xbf16>, tensor<8x8xf32>
}
func.func @read_behind(%x: tensor<8x8xf32>, %r: tensor<8x1xf32>) -> (tensor<8x2x4xbf16>, tensor<8x2x4xf32>) {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [#all, #first, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %r : tensor<8x8xf32>, tensor<8x1xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %c = tensor.expand_shape %0 [[0], [1, 2]] output_shape [8, 2, 4] : tensor<8x8xf32> into tensor<8x2x4xf32>
  %f = tensor.empty() : tensor<8x2x4xbf16>
  %1 = linalg.generic {indexing_maps = [#heads, #heads], iterator_types = ["parallel", "parallel", "parallel"]} ins(%c : tensor<8x2x4xf32>) outs(%f : tensor<8x2x4xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %s = arith.truncf %i : f32 to bf16
    linalg.yield %s : bf16
  } -> tensor<8x2x4xbf16>
  return %1, %c : tensor<8x2x4xbf16>, tensor<8x2x4xf32>
}
func.func @depends(%x: tensor<8x8xf32>, %r: tensor<8x1xf32>) -> tensor<8x2x4xbf16> {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [#all, #first, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %r : tensor<8x8xf32>, tensor<8x1xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %c = tensor.expand_shape %0 [[0], [1, 2]] output_shape [8, 2, 4] : tensor<8x8xf32> into tensor<8x2x4xf32>
  %f = tensor.empty() : tensor<8x2x4xbf16>
  %1 = linalg.generic {indexing_maps = [#heads, #heads], iterator_types = ["parallel", "parallel", "parallel"]} ins(%c : tensor<8x2x4xf32>) outs(%f : tensor<8x2x4xbf16>) {
  ^bb0(%i: f32, %o: bf16):
    %a = linalg.index 0 : index
    %b = arith.index_cast %a : index to i32
    %n = arith.sitofp %b : i32 to f32
    %p = arith.mulf %i, %n : f32
    %s = arith.truncf %p : f32 to bf16
    linalg.yield %s : bf16
  } -> tensor<8x2x4xbf16>
  return %1 : tensor<8x2x4xbf16>
}
func.func @strict_behind(%x: tensor<8x8xf32>, %r: tensor<8x1xf32>) -> tensor<8x2x4xbf16> {
  %e = tensor.empty() : tensor<8x8xf32>
  %0 = linalg.generic {indexing_maps = [#all, #first, #all], iterator_types = ["parallel", "parallel"]} ins(%x, %r : tensor<8x8xf32>, tensor<8x1xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %s = arith.addf %i, %j : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %c = tensor.expand_shape %0 [[0], [1, 2]] output_shape [8, 2, 4] : tensor<8x8xf32> into tensor<8x2x4xf32>
  %f = tensor.empty() : tensor<8x2x4xbf16>
  %1 = linalg.generic {indexing_maps = [#heads, #heads], iterator_types = ["parallel", "parallel", "parallel"]} ins(%c : tensor<8x2x4xf32>) outs(%f : tensor<8x2x4xbf16>) attrs = {fsdp.strict} {
  ^bb0(%i: f32, %o: bf16):
    %s = arith.truncf %i : f32 to bf16
    linalg.yield %s : bf16
  } -> tensor<8x2x4xbf16>
  return %1 : tensor<8x2x4xbf16>
}

// -----

#one = affine_map<(d0) -> (d0)>

// A value that has one reader once a dead one is gone is fused, too.
// CHECK-LABEL: func @dead
// CHECK: linalg.generic
// CHECK: math.tanh
// CHECK-NEXT: arith.negf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @dead(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.tanh %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = arith.negf %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %s = math.sqrt %i : f32
    linalg.yield %s : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#col = affine_map<(d0, d1) -> (d0)>
#one = affine_map<(d0) -> (d0)>

// What reads its destination is fused as an op that reads it as an input: a
// fused op that wrote it, too, would update it for every column.
// CHECK-LABEL: func @reads_destination
// CHECK-SAME: %[[Y:[a-z0-9]+]]: tensor<4xf32>, %[[Z:[a-z0-9]+]]: tensor<4xf32>, %[[X:[a-z0-9]+]]: tensor<4x8xf32>
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4x8xf32>
// CHECK: %[[R:.*]] = linalg.generic {{.*}} ins(%[[Y]], %[[Z]], %[[X]] : tensor<4xf32>, tensor<4xf32>, tensor<4x8xf32>) outs(%[[E]] : tensor<4x8xf32>)
// CHECK: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %[[C:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[D:.*]] = arith.subf %[[B]], %[[A]]
// CHECK-NEXT: arith.mulf %[[D]], %[[C]]
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]
// LIMIT-LABEL: func @reads_destination
// LIMIT-COUNT-2: linalg.generic
func.func @reads_destination(%y: tensor<4xf32>, %z: tensor<4xf32>, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%y : tensor<4xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.subf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %e = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#col, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0, %x : tensor<4xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// Without a reader that it may be fused with, the op keeps its destination.
// CHECK-LABEL: func @keeps_destination
// CHECK-SAME: %[[Y:[a-z0-9]+]]: tensor<4xf32>, %[[Z:[a-z0-9]+]]: tensor<4xf32>
// CHECK: linalg.generic {{.*}} ins(%[[Y]] : tensor<4xf32>) outs(%[[Z]] : tensor<4xf32>)
func.func @keeps_destination(%y: tensor<4xf32>, %z: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]} ins(%y : tensor<4xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.subf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Of several destinations the one that is not read stays where it is.
// CHECK-LABEL: func @reads_one_of_two
// CHECK-SAME: %[[Y:[a-z0-9]+]]: tensor<4x1xf32>, %[[Z:[a-z0-9]+]]: tensor<4x1xf32>, %[[X:[a-z0-9]+]]: tensor<4x8xf32>
// CHECK: linalg.generic {{.*}} ins(%[[Y]], %[[Z]], %[[X]] : {{.*}}) outs(%{{.*}} : tensor<4x8xf32>)
// CHECK-NOT: linalg.generic
// CHECK: return
#first = affine_map<(d0, d1) -> (d0, 0)>
func.func @reads_one_of_two(%y: tensor<4x1xf32>, %z: tensor<4x1xf32>, %x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %n = tensor.empty() : tensor<4x1xf32>
  %0:2 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%y : tensor<4x1xf32>) outs(%n, %z : tensor<4x1xf32>, tensor<4x1xf32>) {
  ^bb0(%a: f32, %o0: f32, %o1: f32):
    %s = arith.addf %a, %o1 : f32
    linalg.yield %a, %s : f32, f32
  } -> (tensor<4x1xf32>, tensor<4x1xf32>)
  %e = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#first, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%0#1, %x : tensor<4x1xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}
