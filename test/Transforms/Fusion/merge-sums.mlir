// RUN: fsdp-opt %s --split-input-file --fsdp-merge-sums | FileCheck %s

#all = affine_map<(a, b) -> (a, b)>
#cols = affine_map<(a, b) -> (b)>

// The gradients of a scale and a shift; what both read is read once, and what
// the second one begins with is there. The first one's result may be read
// between both.
// CHECK-LABEL: func.func @scale_and_shift(
// CHECK-SAME: %[[X:.*]]: tensor<16x8xf32>, %[[Y:.*]]: tensor<16x8xf32>
// CHECK: arith.constant 0.0
// CHECK: linalg.fill
// CHECK: %[[ZERO:.*]] = arith.constant 0.0
// CHECK-NEXT: %[[F0:.*]] = linalg.fill ins(%[[ZERO]] :
// CHECK: %[[ONE:.*]] = arith.constant 1.0
// CHECK-NEXT: %[[F1:.*]] = linalg.fill ins(%[[ONE]] :
// CHECK: %[[R:.*]]:2 = linalg.generic {indexing_maps = [#[[ALL:[a-z0-9]+]], #[[ALL]], #[[COLS:[a-z0-9]+]], #[[COLS]]], iterator_types = ["reduction", "parallel"]} ins(%[[X]], %[[Y]] : tensor<16x8xf32>, tensor<16x8xf32>) outs(%[[F0]], %[[F1]] :
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %[[O0:.*]]: f32, %[[O1:.*]]: f32):
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[A]], %[[B]]
// CHECK-NEXT: %[[S0:.*]] = arith.addf %[[P]], %[[O0]]
// CHECK-NEXT: %[[S1:.*]] = arith.addf %[[A]], %[[O1]]
// CHECK-NEXT: linalg.yield %[[S0]], %[[S1]]
// CHECK: %[[N:.*]] = math.absf %[[R]]#0
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]#0, %[[R]]#1, %[[N]]
func.func @scale_and_shift(%x: tensor<16x8xf32>, %y: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x, %y : tensor<16x8xf32>, tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %0 = arith.mulf %i0, %i1 : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %n = math.absf %a : tensor<8xf32>
  %one = arith.constant 1.0 : f32
  %h = linalg.fill ins(%one : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%h : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a, %b, %n : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// Of three two are merged; each sum keeps its combiner and its own maps.
// CHECK-LABEL: func.func @three(
// CHECK: linalg.generic {{.*}} outs(%{{.*}}, %{{.*}} : tensor<8xf32>, tensor<8xf32>)
// CHECK: arith.addf
// CHECK-NEXT: arith.maximumf
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : tensor<16x8xf32>) outs(%{{.*}} : tensor<8xf32>)
// CHECK: arith.addf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @three(%x: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.maximumf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %c = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a, %b, %c : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

#all = affine_map<(a, b) -> (a, b)>
#cols = affine_map<(a, b) -> (b)>
#swapped = affine_map<(a, b) -> (b, a)>
#rows = affine_map<(a, b) -> (a)>

// None of these: other values, or the same at other places; only a vector in
// common; sums along rows; the second one reads the first one's result, itself or
// in its body, or what is computed between both; sums that begin with values;
// fsdp.strict; the place of a value; a barrier.
// CHECK-LABEL: func.func @other_values(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK-LABEL: func.func @other_places(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK-LABEL: func.func @vector(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK-LABEL: func.func @along_rows(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK-LABEL: func.func @result(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK-LABEL: func.func @looked_up(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK-LABEL: func.func @between(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK-LABEL: func.func @values(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK-LABEL: func.func @strict(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK-LABEL: func.func @place(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK-LABEL: func.func @barrier(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK: return
func.func @other_values(%x: tensor<16x8xf32>, %y: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%y : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

func.func @other_places(%x: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#swapped, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

func.func @vector(%x: tensor<16x8xf32>, %y: tensor<16x8xf32>, %v: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols, #cols], iterator_types = ["reduction", "parallel"]} ins(%x, %v : tensor<16x8xf32>, tensor<8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %0 = arith.mulf %i0, %i1 : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols, #cols], iterator_types = ["reduction", "parallel"]} ins(%y, %v : tensor<16x8xf32>, tensor<8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %0 = arith.mulf %i0, %i1 : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

func.func @along_rows(%x: tensor<8x16xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x16xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #rows], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<8x16xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

func.func @result(%x: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols, #cols], iterator_types = ["reduction", "parallel"]} ins(%x, %a : tensor<16x8xf32>, tensor<8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %0 = arith.mulf %i0, %i1 : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

func.func @looked_up(%x: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %k = arith.constant 0 : index
    %r = tensor.extract %a[%k] : tensor<8xf32>
    %0 = arith.mulf %i0, %r : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

func.func @between(%x: tensor<16x8xf32>, %w: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %y = math.absf %w : tensor<16x8xf32>
  %b = linalg.generic {indexing_maps = [#all, #all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x, %y : tensor<16x8xf32>, tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %i1: f32, %o: f32):
    %0 = arith.mulf %i0, %i1 : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

func.func @values(%x: tensor<16x8xf32>, %v: tensor<8xf32>, %n: f32) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %g = linalg.fill ins(%n : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%v : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %c = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%g : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a, %b, %c : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

func.func @strict(%x: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) attrs = {fsdp.strict} {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

func.func @place(%x: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %k = linalg.index 0 : index
    %m = arith.index_cast %k : index to i32
    %n = arith.sitofp %m : i32 to f32
    %0 = arith.mulf %i0, %n : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

func.func @barrier(%x: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %y = fsdp.barrier %x : tensor<16x8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%y : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// -----

#all = affine_map<(a, b) -> (a, b)>
#cols = affine_map<(a, b) -> (b)>

// In blocks of their own: sums of one block are merged, those of two are not.
// CHECK-LABEL: func.func @blocks(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK: cf.br
// CHECK: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK: return
func.func @blocks(%x: tensor<16x8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  cf.br ^next
^next:
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %c = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.maximumf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a, %b, %c : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// What was looked up before both, and a fill whose constant is its own: the
// bodies read what they read.
// CHECK-LABEL: func.func @captured(
// CHECK-SAME: %[[X:.*]]: tensor<16x8xf32>, %[[T:.*]]: tensor<8xf32>, %[[N:.*]]: f32
// CHECK: linalg.generic {{.*}} outs(%{{.*}}, %{{.*}} : tensor<8xf32>, tensor<8xf32>)
// CHECK: tensor.extract %[[T]]
// CHECK: arith.addf
// CHECK: arith.mulf %{{.*}}, %[[N]]
// CHECK: arith.addf
func.func @captured(%x: tensor<16x8xf32>, %t: tensor<8xf32>, %n: f32) -> (tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %k = arith.constant 0 : index
    %r = tensor.extract %t[%k] : tensor<8xf32>
    %0 = arith.mulf %i0, %r : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%e : tensor<8xf32>) {
  ^bb0(%o: f32):
    %two = arith.constant 2.0 : f32
    linalg.yield %two : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%g : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.mulf %i0, %n : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  return %a, %b : tensor<8xf32>, tensor<8xf32>
}

// -----

#all = affine_map<(a, b) -> (a, b)>
#cols = affine_map<(a, b) -> (b)>

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<8xf32>
}
fsdp.unit @root of @model params [@model::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [8], paddings = [0, 0]>

// A collective lies between both.
// CHECK-LABEL: func.func @windows(
// CHECK-NOT: linalg.generic {{.*}} outs(%{{.*}}, %
// CHECK: return
func.func @windows(%x: tensor<16x8xf32>, %s: tensor<4xf32> {fsdp.role = #fsdp.shard<@root>}) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %w = fsdp.unshard [@root] %s : (tensor<4xf32>) -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : tensor<16x8xf32>) outs(%f : tensor<8xf32>) {
  ^bb0(%i0: f32, %o: f32):
    %0 = arith.addf %i0, %o : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a, %b, %w : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
