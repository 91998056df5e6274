// RUN: fsdp-opt %s --fsdp-kernels-to-gpu --split-input-file --verify-diagnostics | FileCheck %s

// 96 columns: 24 lanes with 4 each of the 32 that a row has. Everybody knows the
// sum, that is not stored; others' columns and rows are neither added nor stored.

// CHECK-LABEL: gpu.func @softmax
// CHECK-NOT: workgroup
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 4, 1, 1>
// CHECK: %[[INROW:.*]] = arith.cmpi ult
// CHECK: arith.minui
// CHECK: %[[INCOLUMN:.*]] = arith.cmpi ult
// CHECK: arith.minui
// CHECK: vector.load %{{.*}} : memref<4xf32
// CHECK-NOT: vector.load
// CHECK-COUNT-4: arith.select %[[INCOLUMN]]
// CHECK-COUNT-5: gpu.shuffle xor
// CHECK-NOT: memref.load
// CHECK-NOT: memref.store
// CHECK: %[[MINE:.*]] = arith.andi %[[INROW]], %[[INCOLUMN]]
// CHECK: scf.if %[[MINE]] {
// CHECK: vector.store
// CHECK: }
// CHECK-NOT: store
// CHECK: gpu.return
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#one = affine_map<(i) -> (i)>
#none = affine_map<(i) -> ()>
func.func private @softmax(%x: memref<30x96xf32> {llvm.noalias}, %y: memref<30x96xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %zero = arith.constant 0.0 : f32
  memref.alloca_scope {
    %sum = memref.alloca() : memref<30xf32>
    linalg.generic {indexing_maps = [#none, #one], iterator_types = ["parallel"]} ins(%zero : f32) outs(%sum : memref<30xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<30x96xf32>) outs(%sum : memref<30xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %sum : memref<30x96xf32>, memref<30xf32>) outs(%y : memref<30x96xf32>) {
    ^bb0(%in: f32, %s: f32, %out: f32):
      %0 = arith.divf %in, %s : f32
      linalg.yield %0 : f32
    }
  } {fsdp.rows = 30 : i64}
  return
}

// -----

// A block for a long row: warps meet in shared memory. A value of a row is stored
// by one lane, and not before all have read what it replaces.

// CHECK-LABEL: gpu.func @long
// CHECK-SAME: workgroup(%[[SHARED:.*]] : memref<8xf32, #gpu.address_space<workgroup>>)
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 6, 1, 1>
// CHECK-COUNT-2: vector.load
// CHECK-COUNT-5: gpu.shuffle xor
// CHECK: scf.if
// CHECK: memref.store %{{.*}}, %[[SHARED]]
// CHECK: gpu.barrier
// CHECK-COUNT-8: memref.load %[[SHARED]]
// CHECK: %[[OLD:.*]] = memref.load %{{.*}} : memref<6xf32>
// CHECK: %[[NEW:.*]] = arith.addf %[[OLD]]
// CHECK-COUNT-2: vector.store
// CHECK: gpu.barrier
// CHECK: scf.if
// CHECK: memref.store %[[NEW]], %{{.*}} : memref<6xf32>
// CHECK-NOT: store
// CHECK: gpu.return
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func private @long(%x: memref<6x2048xf32> {llvm.noalias}, %s: memref<6xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  memref.alloca_scope {
    linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<6x2048xf32>) outs(%s : memref<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.addf %in, %out : f32
      linalg.yield %0 : f32
    }
    linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%s : memref<6xf32>) outs(%x : memref<6x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %0 = arith.subf %out, %in : f32
      linalg.yield %0 : f32
    }
  } {fsdp.rows = 6 : i64}
  return
}

// -----

// Short rows share a warp: 4 lanes each. Numbers of 16 bits are exchanged as 32
// bits, those of 64 bits in two halves. Each value is rounded as in a buffer.

// CHECK-LABEL: gpu.func @short
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
// CHECK-COUNT-4: arith.mulf %{{.*}} : bf16
// CHECK: arith.bitcast %{{.*}} : bf16 to i16
// CHECK: arith.extui %{{.*}} : i16 to i32
// CHECK: gpu.shuffle xor %{{.*}} : i32
// CHECK: gpu.shuffle xor %{{.*}} : i32
// CHECK-NOT: gpu.shuffle
// CHECK: arith.extf %{{.*}} : bf16 to f64
// CHECK-COUNT-4: gpu.shuffle xor %{{.*}} : i32
// CHECK-NOT: gpu.shuffle
// CHECK: gpu.return
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func private @short(%x: memref<48x16xbf16>, %s: memref<48xbf16>, %d: memref<48xf64>) attributes {fsdp.kernel} {
  memref.alloca_scope {
    %square = memref.alloca() : memref<48x16xbf16>
    linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<48x16xbf16>) outs(%square : memref<48x16xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.mulf %in, %in : bf16
      linalg.yield %0 : bf16
    }
    linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%square : memref<48x16xbf16>) outs(%s : memref<48xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %0 = arith.addf %in, %out : bf16
      linalg.yield %0 : bf16
    }
    linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<48x16xbf16>) outs(%d : memref<48xf64>) {
    ^bb0(%in: bf16, %out: f64):
      %0 = arith.extf %in : bf16 to f64
      %1 = arith.addf %0, %out : f64
      linalg.yield %1 : f64
    }
  } {fsdp.rows = 48 : i64}
  return
}

// -----

func.func private @other_rows(%x: memref<64x64xf32>, %y: memref<64x64xf32>, %z: memref<64x64xf32>) attributes {fsdp.kernel} {
  // expected-note @below {{fsdp-fuse-rows makes groups whose rows fit into registers}}
  memref.alloca_scope {
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    // expected-error @below {{expected ops of one group of rows}}
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%y : memref<64x64xf32>) outs(%z : memref<64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
  } {fsdp.rows = 64 : i64}
  return
}
