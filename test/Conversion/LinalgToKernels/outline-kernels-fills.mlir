// RUN: fsdp-opt %s --fsdp-outline-kernels=fold-fills | FileCheck %s
// RUN: fsdp-opt %s --fsdp-outline-kernels | FileCheck %s --check-prefix=APART

#all = affine_map<(r, c) -> (r, c)>
#cols = affine_map<(r, c) -> (c)>
#rows = affine_map<(r, c) -> (r)>
#one = affine_map<(d) -> (d)>

// The fill goes into the kernel of the reduction, past what touches other memory.
// CHECK-LABEL: func.func @sum(
// CHECK-NEXT: arith.constant
// CHECK-NEXT: call @kernel_copy_0(%arg2, %arg3)
// CHECK-NEXT: call @[[SUM:kernel_generic_[0-9]+]](%arg0, %arg1) : (memref<4x8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: return
// APART-LABEL: func.func @sum(
// APART-NEXT: arith.constant
// APART-NEXT: call @kernel_fill_{{[0-9]+}}(%arg1)
// APART-NEXT: call @kernel_copy_{{[0-9]+}}(%arg2, %arg3)
// APART-NEXT: call @[[SUM:kernel_generic_[0-9]+]](%arg0, %arg1)
// APART: func.func private @[[SUM]](
// APART-NOT: linalg.fill
// APART: linalg.generic
func.func @sum(%x: memref<4x8xf32>, %o: memref<8xf32>, %a: memref<8xf32>, %b: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

// Of two results each has its own, or only one has. A reduction that begins with
// another constant has a kernel of its own.
// CHECK-LABEL: func.func @two(
// CHECK: call @[[BOTH:kernel_generic_[0-9]+]](%arg0, %arg1, %arg2)
// CHECK-NEXT: call @[[OTHER:kernel_generic_[0-9]+]](%arg0, %arg1, %arg2)
// CHECK-NEXT: call @[[SECOND:kernel_generic_[0-9]+]](%arg0, %arg1, %arg2)
// CHECK-NEXT: call @[[BOTH]](%arg0, %arg1, %arg2)
// CHECK-NEXT: return
func.func @two(%x: memref<4x8xf32>, %o: memref<8xf32>, %p: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%p : memref<8xf32>)
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  linalg.generic {indexing_maps = [#all, #cols, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o, %p : memref<8xf32>, memref<8xf32>) {
  ^bb0(%i: f32, %s: f32, %t: f32):
    %0 = arith.addf %i, %s : f32
    %1 = arith.mulf %i, %t : f32
    linalg.yield %0, %1 : f32, f32
  }
  linalg.fill ins(%zero : f32) outs(%p : memref<8xf32>)
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  linalg.generic {indexing_maps = [#all, #cols, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o, %p : memref<8xf32>, memref<8xf32>) {
  ^bb0(%i: f32, %s: f32, %t: f32):
    %0 = arith.addf %i, %s : f32
    %1 = arith.mulf %i, %t : f32
    linalg.yield %0, %1 : f32, f32
  }
  linalg.fill ins(%one : f32) outs(%p : memref<8xf32>)
  linalg.generic {indexing_maps = [#all, #cols, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o, %p : memref<8xf32>, memref<8xf32>) {
  ^bb0(%i: f32, %s: f32, %t: f32):
    %0 = arith.addf %i, %s : f32
    %1 = arith.mulf %i, %t : f32
    linalg.yield %0, %1 : f32, f32
  }
  linalg.fill ins(%one : f32) outs(%p : memref<8xf32>)
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  linalg.generic {indexing_maps = [#all, #cols, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o, %p : memref<8xf32>, memref<8xf32>) {
  ^bb0(%i: f32, %s: f32, %t: f32):
    %0 = arith.addf %i, %s : f32
    %1 = arith.mulf %i, %t : f32
    linalg.yield %0, %1 : f32, f32
  }
  return
}

// Of two fills the last one counts; the first one stays, and so does one that no
// reduction follows, or one that belongs to the reduction before.
// CHECK-LABEL: func.func @last(
// CHECK: call @[[FILL:kernel_fill_[0-9]+]](%arg1)
// CHECK-NEXT: call @[[SUM]](%arg0, %arg1)
// CHECK-NEXT: call @[[MORE:kernel_generic_[0-9]+]](%arg0, %arg1)
// CHECK-NEXT: call @[[FILL]](%arg1)
// CHECK-NEXT: return
func.func @last(%x: memref<4x8xf32>, %o: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%o : memref<8xf32>)
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%one : f32) outs(%o : memref<8xf32>)
  return
}

// Planned memory: other bytes of the arena may be written in between.
// CHECK-LABEL: func.func @arena(
// CHECK-NOT: call @kernel_fill
// CHECK: call @kernel_copy
// CHECK-NOT: call @kernel_fill
// CHECK: return
func.func @arena(%x: memref<4x8xf32>, %a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  %t = fsdp.arena temp : memref<128xi8>
  %o = memref.view %t[%c0][] : memref<128xi8> to memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  %b = memref.view %t[%c32][] : memref<128xi8> to memref<8xf32>
  memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

// A fill stays where something reads the buffer, writes it, or writes bytes of
// the same arena, in between; where the reduction writes a part of it, or it is
// no reduction; where the value is known when it runs; and where a call or a
// region that may touch it stands between.
// CHECK-LABEL: func.func @read(
// CHECK: call @kernel_fill
// CHECK-LABEL: func.func @written(
// CHECK: call @kernel_fill
// CHECK-LABEL: func.func @overlapping(
// CHECK: call @kernel_fill
// CHECK-LABEL: func.func @part(
// CHECK: call @kernel_fill
// CHECK: call @kernel_fill
// CHECK-LABEL: func.func @elementwise(
// CHECK: call @kernel_fill
// CHECK-LABEL: func.func @value(
// CHECK: call @kernel_fill
// CHECK-LABEL: func.func @called(
// CHECK: call @kernel_fill
// CHECK: call @kernel_fill
// CHECK-LABEL: func.func @region(
// CHECK: call @kernel_fill
func.func @read(%x: memref<4x8xf32>, %o: memref<8xf32>, %b: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  memref.copy %o, %b : memref<8xf32> to memref<8xf32>
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

func.func @written(%x: memref<4x8xf32>, %o: memref<8xf32>, %b: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  memref.copy %b, %o : memref<8xf32> to memref<8xf32>
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

func.func @overlapping(%x: memref<4x8xf32>, %a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c28 = arith.constant 28 : index
  %zero = arith.constant 0.0 : f32
  %t = fsdp.arena temp : memref<128xi8>
  %o = memref.view %t[%c0][] : memref<128xi8> to memref<8xf32>
  %b = memref.view %t[%c28][] : memref<128xi8> to memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

func.func @part(%x: memref<4x8xf32>, %o: memref<9xf32>, %p: memref<8x2xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%o : memref<9xf32>)
  linalg.generic {indexing_maps = [#all, affine_map<(r, c) -> (c + 1)>], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<9xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%zero : f32) outs(%p : memref<8x2xf32>)
  linalg.generic {indexing_maps = [#all, affine_map<(r, c) -> (c, 0)>], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%p : memref<8x2xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

func.func @elementwise(%x: memref<4x8xf32>, %o: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%o : memref<4x8xf32>)
  linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<4x8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

func.func @value(%x: memref<4x8xf32>, %o: memref<8xf32>, %v: f32) {
  linalg.fill ins(%v : f32) outs(%o : memref<8xf32>)
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

func.func private @touch(memref<8xf32>)
func.func private @anything()
func.func @called(%x: memref<4x8xf32>, %o: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  call @touch(%o) : (memref<8xf32>) -> ()
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  call @anything() : () -> ()
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

func.func @region(%x: memref<4x8xf32>, %o: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  scf.for %k = %c0 to %n step %c1 {
    memref.store %zero, %o[%k] : memref<8xf32>
  }
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

// The body of a structured op between both looks an element up; the reduction
// reads what it fills itself.
// CHECK-LABEL: func.func @looked_up(
// CHECK: call @kernel_fill
// CHECK-LABEL: func.func @own_input(
// CHECK: call @kernel_fill
// CHECK: return
func.func @looked_up(%x: memref<4x8xf32>, %o: memref<8xf32>, %y: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %c1 = arith.constant 1 : index
  linalg.fill ins(%zero : f32) outs(%o : memref<8xf32>)
  linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%y : memref<8xf32>) {
  ^bb0(%a: f32):
    %v = memref.load %o[%c1] : memref<8xf32>
    linalg.yield %v : f32
  }
  linalg.generic {indexing_maps = [#all, #cols], iterator_types = ["reduction", "parallel"]} ins(%x : memref<4x8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %s: f32):
    %0 = arith.addf %i, %s : f32
    linalg.yield %0 : f32
  }
  return
}

func.func @own_input(%x: memref<4x8xf32>, %o: memref<8xf32>) {
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%o : memref<8xf32>)
  linalg.generic {indexing_maps = [#all, #cols, #cols], iterator_types = ["reduction", "parallel"]} ins(%x, %o : memref<4x8xf32>, memref<8xf32>) outs(%o : memref<8xf32>) {
  ^bb0(%i: f32, %j: f32, %s: f32):
    %0 = arith.mulf %i, %j : f32
    %1 = arith.addf %0, %s : f32
    linalg.yield %1 : f32
  }
  return
}

// CHECK: func.func private @[[SUM]](%[[X:.*]]: memref<4x8xf32> {llvm.noalias}, %[[O:.*]]: memref<8xf32> {llvm.noalias}) attributes {fsdp.kernel
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.0
// CHECK-NEXT: linalg.fill ins(%[[ZERO]] : f32) outs(%[[O]] :
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[X]] : memref<4x8xf32>) outs(%[[O]] :
// CHECK: func.func private @[[BOTH]](%{{.*}}, %[[P:.*]]: memref<8xf32> {llvm.noalias}, %[[Q:.*]]: memref<8xf32> {llvm.noalias})
// CHECK-DAG: linalg.fill ins(%{{.*}} : f32) outs(%[[Q]] :
// CHECK-DAG: linalg.fill ins(%{{.*}} : f32) outs(%[[P]] :
// CHECK: linalg.generic
// CHECK: func.func private @[[SECOND]](%{{.*}}, %{{.*}}: memref<8xf32> {llvm.noalias}, %[[T:.*]]: memref<8xf32> {llvm.noalias})
// CHECK-COUNT-1: linalg.fill ins(%{{.*}} : f32) outs(%[[T]] :
// CHECK-NEXT: linalg.generic
// CHECK: func.func private @[[MORE]](
// CHECK-NOT: linalg.fill
// CHECK: linalg.generic
