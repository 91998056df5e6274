// RUN: fsdp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-elementwise-to-linalg,fsdp-recompute-elementwise{min-bytes=256},canonicalize))' | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-elementwise-to-linalg,fsdp-recompute-elementwise,canonicalize))' | FileCheck %s --check-prefix=DEFAULT

// In each step the loss ends forward; gradients are of backward.

// A number and the 16-bit one that it was cast from: this one is kept, which
// backward casts once for both readers. The other way round, too.
// CHECK-LABEL: func.func @cast(
// CHECK: %[[NARROW:.*]] = linalg.matmul
// CHECK: %[[WIDE:.*]] = linalg.generic {{.*}} ins(%[[NARROW]] :
// CHECK: arith.extf
// CHECK: %[[LOSS:.*]] = linalg.generic {{.*}} ins(%[[WIDE]] :
// CHECK: math.exp
// CHECK: %[[KEPT:.*]] = fsdp.barrier %[[NARROW]] : tensor<8x8xbf16>
// CHECK-NOT: fsdp.barrier
// CHECK: %[[AGAIN:.*]] = linalg.generic {{.*}} ins(%[[KEPT]] :
// CHECK: arith.extf
// CHECK: %[[G:.*]] = linalg.generic {{.*}} ins(%[[AGAIN]] :
// CHECK: math.sqrt
// CHECK: %[[H:.*]] = linalg.generic {{.*}} ins(%[[AGAIN]], %[[AGAIN]] :
// CHECK: arith.mulf
// CHECK: return %[[LOSS]], %[[G]], %[[H]]
// What is smaller than 1 MiB costs less than another kernel.
// DEFAULT-LABEL: func.func @cast(
// DEFAULT-NOT: fsdp.barrier
// DEFAULT: return
func.func @cast(%x: tensor<8x8xbf16> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@b>}) {
  %zero = arith.constant 0.0 : bf16
  %e = tensor.empty() : tensor<8x8xbf16>
  %f = linalg.fill ins(%zero : bf16) outs(%e : tensor<8x8xbf16>) -> tensor<8x8xbf16>
  %p = linalg.matmul ins(%x, %x : tensor<8x8xbf16>, tensor<8x8xbf16>) outs(%f : tensor<8x8xbf16>) -> tensor<8x8xbf16>
  %w = arith.extf %p : tensor<8x8xbf16> to tensor<8x8xf32>
  %loss = math.exp %w : tensor<8x8xf32>
  %g = math.sqrt %w : tensor<8x8xf32>
  %h = arith.mulf %w, %w : tensor<8x8xf32>
  return %loss, %g, %h : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// CHECK-LABEL: func.func @rounded(
// CHECK-NOT: fsdp.barrier
// CHECK: return
func.func @rounded(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xbf16> {fsdp.role = #fsdp.loss}, tensor<8x8xbf16> {fsdp.role = #fsdp.grad<@a>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %p = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %r = arith.truncf %p : tensor<8x8xf32> to tensor<8x8xbf16>
  %loss = math.exp %r : tensor<8x8xbf16>
  %g = math.sqrt %r : tensor<8x8xbf16>
  return %loss, %g : tensor<8x8xbf16>, tensor<8x8xbf16>
}

// -----

// All steps of an activation function follow from the product, behind a reshape
// as well.
// CHECK-LABEL: func.func @activation(
// CHECK: %[[P:.*]] = linalg.matmul
// CHECK: math.exp
// CHECK: %[[KEPT:.*]] = fsdp.barrier %[[P]]
// CHECK-NOT: fsdp.barrier
// CHECK: %[[FLAT:.*]] = tensor.collapse_shape %[[KEPT]]
// CHECK: %[[TANH:.*]] = linalg.generic {{.*}} ins(%[[FLAT]] :
// CHECK: math.tanh
// CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[TANH]], %[[FLAT]] :
// CHECK: arith.mulf
// CHECK: linalg.generic {{.*}} ins(%[[S]], %[[TANH]] :
// CHECK: arith.subf
// CHECK: linalg.generic
// CHECK: arith.addf
func.func @activation(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<64xf32> {fsdp.role = #fsdp.loss}, tensor<64xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %p = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %c = tensor.collapse_shape %p [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  %t = math.tanh %c : tensor<64xf32>
  %s = arith.mulf %t, %c : tensor<64xf32>
  %loss = math.exp %s : tensor<64xf32>
  %g0 = arith.subf %s, %t : tensor<64xf32>
  %g1 = arith.addf %g0, %c : tensor<64xf32>
  return %loss, %g1 : tensor<64xf32>, tensor<64xf32>
}

// -----

// Inputs of the step are there anyway; what follows from positions alone needs
// nothing.
// CHECK-LABEL: func.func @input(
// CHECK-SAME: %[[X:.*]]: tensor<8x8xf32>
// CHECK: math.exp
// CHECK: %[[KEPT:.*]] = fsdp.barrier %[[X]]
// CHECK-NOT: fsdp.barrier
// CHECK: linalg.generic {{.*}} ins(%[[KEPT]] :
// CHECK: math.tanh
// CHECK: linalg.index
// CHECK: arith.subf
func.func @input(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %t = math.tanh %x : tensor<8x8xf32>
  %e = tensor.empty() : tensor<8x8xi32>
  %n = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x8xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i32
    linalg.yield %j : i32
  } -> tensor<8x8xi32>
  %m = arith.sitofp %n : tensor<8x8xi32> to tensor<8x8xf32>
  %s = arith.addf %t, %m : tensor<8x8xf32>
  %loss = math.exp %s : tensor<8x8xf32>
  %g = arith.subf %t, %m : tensor<8x8xf32>
  return %loss, %g : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

#id = affine_map<(a, b) -> (a, b)>
#row = affine_map<(a, b) -> (a)>

// Kept is what is none of that: sums, what adds to what was there, what looks a
// tensor up, and more than 16 ops. What is computed from them, is.
// CHECK-LABEL: func.func @kept(
// CHECK: %[[SUM:.*]] = linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]
// CHECK: %[[ADDED:.*]] = linalg.generic
// CHECK: arith.subf
// CHECK: %[[LOOKED:.*]] = linalg.generic
// CHECK: tensor.extract
// CHECK: %[[LONG:.*]] = linalg.generic
// CHECK-COUNT-17: math.sin
// CHECK: %[[SHORT:.*]] = linalg.generic {{.*}} ins(%[[LONG]] :
// CHECK-COUNT-16: math.cos
// CHECK: arith.mulf
// CHECK: %[[KEPT:.*]] = fsdp.barrier %[[LONG]]
// CHECK-NOT: fsdp.barrier
// CHECK: linalg.generic {{.*}} ins(%[[KEPT]] :
// CHECK-COUNT-16: math.cos
// CHECK-NOT: math.sin
// CHECK: return
func.func @kept(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8xf32> {fsdp.role = #fsdp.loss}, tensor<8xf32> {fsdp.role = #fsdp.grad<@a>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@b>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %e2 = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %sum = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.addf %i, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %added = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%x : tensor<8x8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.subf %o, %i : f32
    linalg.yield %0 : f32
  } -> tensor<8x8xf32>
  %looked = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e2 : tensor<8x8xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %0 = tensor.extract %x[%b, %a] : tensor<8x8xf32>
    linalg.yield %0 : f32
  } -> tensor<8x8xf32>
  %long = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%e2 : tensor<8x8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = math.sin %i : f32
    %1 = math.sin %0 : f32
    %2 = math.sin %1 : f32
    %3 = math.sin %2 : f32
    %4 = math.sin %3 : f32
    %5 = math.sin %4 : f32
    %6 = math.sin %5 : f32
    %7 = math.sin %6 : f32
    %8 = math.sin %7 : f32
    %9 = math.sin %8 : f32
    %10 = math.sin %9 : f32
    %11 = math.sin %10 : f32
    %12 = math.sin %11 : f32
    %13 = math.sin %12 : f32
    %14 = math.sin %13 : f32
    %15 = math.sin %14 : f32
    %16 = math.sin %15 : f32
    linalg.yield %16 : f32
  } -> tensor<8x8xf32>
  %short = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%long : tensor<8x8xf32>) outs(%e2 : tensor<8x8xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = math.cos %i : f32
    %1 = math.cos %0 : f32
    %2 = math.cos %1 : f32
    %3 = math.cos %2 : f32
    %4 = math.cos %3 : f32
    %5 = math.cos %4 : f32
    %6 = math.cos %5 : f32
    %7 = math.cos %6 : f32
    %8 = math.cos %7 : f32
    %9 = math.cos %8 : f32
    %10 = math.cos %9 : f32
    %11 = math.cos %10 : f32
    %12 = math.cos %11 : f32
    %13 = math.cos %12 : f32
    %14 = math.cos %13 : f32
    %15 = math.cos %14 : f32
    linalg.yield %15 : f32
  } -> tensor<8x8xf32>
  %loss = linalg.generic {indexing_maps = [#id, #id, #id, #id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%added, %looked, %long, %short, %sum : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %d: f32, %s: f32, %o: f32):
    %0 = arith.mulf %a, %b : f32
    %1 = arith.mulf %c, %d : f32
    %2 = arith.mulf %0, %1 : f32
    %3 = arith.mulf %2, %s : f32
    %4 = arith.addf %3, %o : f32
    linalg.yield %4 : f32
  } -> tensor<8xf32>
  %g = math.sqrt %sum : tensor<8xf32>
  %h0 = arith.addf %added, %looked : tensor<8x8xf32>
  %h1 = arith.addf %h0, %long : tensor<8x8xf32>
  %h2 = arith.addf %h1, %short : tensor<8x8xf32>
  return %loss, %g, %h2 : tensor<8xf32>, tensor<8xf32>, tensor<8x8xf32>
}

// -----

// Readers that are not fused need the value in memory: a product, a lookup, a
// strict op, a barrier, a loop and the step's caller.
// CHECK-LABEL: func.func @product(
// CHECK-NOT: fsdp.barrier
// CHECK-LABEL: func.func @lookup(
// CHECK-NOT: fsdp.barrier
// CHECK-LABEL: func.func @strict(
// CHECK-NOT: fsdp.barrier
// CHECK-LABEL: func.func @checkpoint(
// CHECK: %[[T:.*]] = linalg.generic
// CHECK: math.tanh
// CHECK-COUNT-1: fsdp.barrier %[[T]]
// CHECK-NOT: fsdp.barrier
// CHECK-LABEL: func.func @loop(
// CHECK-NOT: fsdp.barrier
// CHECK-LABEL: func.func @result(
// CHECK-NOT: fsdp.barrier
// CHECK: return
func.func @product(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@b>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %t = math.tanh %x : tensor<8x8xf32>
  %loss = math.exp %t : tensor<8x8xf32>
  %p = linalg.matmul ins(%t, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %g = math.sqrt %t : tensor<8x8xf32>
  return %loss, %p, %g : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

func.func @lookup(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %e = tensor.empty() : tensor<8x8xf32>
  %t = math.tanh %x : tensor<8x8xf32>
  %loss = math.exp %t : tensor<8x8xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x8xf32>) {
  ^bb0(%o: f32):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %0 = tensor.extract %t[%b, %a] : tensor<8x8xf32>
    linalg.yield %0 : f32
  } -> tensor<8x8xf32>
  return %loss, %g : tensor<8x8xf32>, tensor<8x8xf32>
}

func.func @strict(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %e = tensor.empty() : tensor<8x8xf32>
  %t = math.tanh %x : tensor<8x8xf32>
  %loss = math.exp %t : tensor<8x8xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) attrs = {fsdp.strict} {
  ^bb0(%i: f32, %o: f32):
    %0 = math.sqrt %i : f32
    linalg.yield %0 : f32
  } -> tensor<8x8xf32>
  return %loss, %g : tensor<8x8xf32>, tensor<8x8xf32>
}

func.func @checkpoint(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %t = math.tanh %x : tensor<8x8xf32>
  %loss = math.exp %t : tensor<8x8xf32>
  %b = fsdp.barrier %t : tensor<8x8xf32>
  %g = math.sqrt %b : tensor<8x8xf32>
  return %loss, %g : tensor<8x8xf32>, tensor<8x8xf32>
}

func.func @loop(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %e = tensor.empty() : tensor<8x8xf32>
  %t = math.tanh %x : tensor<8x8xf32>
  %loss = math.exp %t : tensor<8x8xf32>
  %g = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %t) -> tensor<8x8xf32> {
    %0 = arith.mulf %a, %t : tensor<8x8xf32>
    scf.yield %0 : tensor<8x8xf32>
  }
  return %loss, %g : tensor<8x8xf32>, tensor<8x8xf32>
}

func.func @result(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<64xf32> {fsdp.role = #fsdp.grad<@a>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@b>}) {
  %t = math.tanh %x : tensor<8x8xf32>
  %loss = math.exp %t : tensor<8x8xf32>
  %g = math.sqrt %t : tensor<8x8xf32>
  %c = tensor.collapse_shape %t [[0, 1]] : tensor<8x8xf32> into tensor<64xf32>
  return %loss, %c, %g : tensor<8x8xf32>, tensor<64xf32>, tensor<8x8xf32>
}

// -----

// Other functions are no steps.
// CHECK-LABEL: func.func private @helper(
// CHECK-NOT: fsdp.barrier
// CHECK: return
func.func private @helper(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %t = math.tanh %x : tensor<8x8xf32>
  %loss = math.exp %t : tensor<8x8xf32>
  %g = math.sqrt %t : tensor<8x8xf32>
  return %loss, %g : tensor<8x8xf32>, tensor<8x8xf32>
}

// Nor is one without segments, or with its result as an argument.
// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT: return
func.func @nothing(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}) {
  return %x : tensor<8x8xf32>
}

// -----

// Several entries in turn, with a value of no elements in one of them.
// CHECK-LABEL: func.func @first(
// CHECK: fsdp.barrier
// CHECK: math.tanh
// CHECK: math.sqrt
// CHECK-LABEL: func.func @second(
// CHECK-NOT: fsdp.barrier
// CHECK: return
func.func @first(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %t = math.tanh %x : tensor<8x8xf32>
  %loss = math.exp %t : tensor<8x8xf32>
  %g = math.sqrt %t : tensor<8x8xf32>
  return %loss, %g : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @second(%x: tensor<0x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<0x8xf32> {fsdp.role = #fsdp.loss}, tensor<0x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %t = math.tanh %x : tensor<0x8xf32>
  %loss = math.exp %t : tensor<0x8xf32>
  %g = math.sqrt %t : tensor<0x8xf32>
  return %loss, %g : tensor<0x8xf32>, tensor<0x8xf32>
}

// -----

// 1 MiB is computed again, a row less is not.
// DEFAULT-LABEL: func.func @large(
// DEFAULT: %[[X:.*]] = fsdp.barrier %{{.*}} : tensor<512x512xf32>
// DEFAULT: linalg.generic {{.*}} ins(%[[X]] :
// DEFAULT: math.tanh
// DEFAULT: math.sqrt
// DEFAULT-LABEL: func.func @smaller(
// DEFAULT-NOT: fsdp.barrier
// DEFAULT: return
func.func @large(%x: tensor<512x512xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<512x512xf32> {fsdp.role = #fsdp.loss}, tensor<512x512xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %t = math.tanh %x : tensor<512x512xf32>
  %loss = math.exp %t : tensor<512x512xf32>
  %g = math.sqrt %t : tensor<512x512xf32>
  return %loss, %g : tensor<512x512xf32>, tensor<512x512xf32>
}
func.func @smaller(%x: tensor<511x512xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<511x512xf32> {fsdp.role = #fsdp.loss}, tensor<511x512xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %t = math.tanh %x : tensor<511x512xf32>
  %loss = math.exp %t : tensor<511x512xf32>
  %g = math.sqrt %t : tensor<511x512xf32>
  return %loss, %g : tensor<511x512xf32>, tensor<511x512xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<8x8xf32>
}
fsdp.unit @root of @model params [@model::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [64], paddings = [0, 0]>

// A parameter is gone in backward's window, and a state that the step writes may
// hold its new value then.
// CHECK-LABEL: func.func @param(
// CHECK-NOT: fsdp.barrier
// CHECK-LABEL: func.func @state(
// CHECK-NOT: fsdp.barrier
// CHECK: return
func.func @param(%s: tensor<32xf32> {fsdp.role = #fsdp.shard<@root>}, %x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %w = fsdp.unshard [@root] %s : (tensor<32xf32>) -> tensor<8x8xf32>
  %t = arith.addf %x, %w : tensor<8x8xf32>
  %loss = math.exp %t : tensor<8x8xf32>
  %again = fsdp.unshard [@root] %s : (tensor<32xf32>) -> tensor<8x8xf32>
  %g = arith.mulf %t, %again : tensor<8x8xf32>
  return %loss, %g : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @state(%m: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@mean>}, %x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.new_value<@model::@mean>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %t = arith.subf %x, %m : tensor<8x8xf32>
  %loss = math.exp %t : tensor<8x8xf32>
  %new = arith.addf %m, %x : tensor<8x8xf32>
  %g = math.sqrt %t : tensor<8x8xf32>
  return %loss, %new, %g : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// One source of two values costs as much as both where only fused ops read these,
// which are kept if the source is larger.
// CHECK-LABEL: func.func @larger_source(
// CHECK-NOT: fsdp.barrier
// CHECK-LABEL: func.func @shared_source(
// CHECK: %[[P:.*]] = linalg.matmul
// CHECK: math.exp
// CHECK: %[[KEPT:.*]] = fsdp.barrier %[[P]]
// CHECK-NOT: fsdp.barrier
// CHECK: math.tanh
// CHECK: math.sin
// CHECK: arith.subf
func.func @larger_source(%x: tensor<8x8xf64> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf16> {fsdp.role = #fsdp.loss}, tensor<8x8xf16> {fsdp.role = #fsdp.grad<@a>}) {
  %zero = arith.constant 0.0 : f64
  %e = tensor.empty() : tensor<8x8xf64>
  %f = linalg.fill ins(%zero : f64) outs(%e : tensor<8x8xf64>) -> tensor<8x8xf64>
  %p = linalg.matmul ins(%x, %x : tensor<8x8xf64>, tensor<8x8xf64>) outs(%f : tensor<8x8xf64>) -> tensor<8x8xf64>
  %r = arith.truncf %p : tensor<8x8xf64> to tensor<8x8xf16>
  %loss = math.exp %r : tensor<8x8xf16>
  %g = math.sqrt %r : tensor<8x8xf16>
  return %loss, %g : tensor<8x8xf16>, tensor<8x8xf16>
}
func.func @shared_source(%x: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<8x8xf32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@a>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8x8xf32>) -> tensor<8x8xf32>
  %p = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f : tensor<8x8xf32>) -> tensor<8x8xf32>
  %t = math.tanh %p : tensor<8x8xf32>
  %s = math.sin %p : tensor<8x8xf32>
  %m = arith.mulf %t, %s : tensor<8x8xf32>
  %loss = math.exp %m : tensor<8x8xf32>
  %g = arith.subf %t, %s : tensor<8x8xf32>
  return %loss, %g : tensor<8x8xf32>, tensor<8x8xf32>
}
