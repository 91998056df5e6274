// RUN: fsdp-opt %s --fsdp-kernels-to-gpu --split-input-file | FileCheck %s

// A block for each of 5000 iterations. All threads read the numbers of earlier
// ones, 8 each of 2048, until one is the block's.

// CHECK-LABEL: gpu.func @scatter
// CHECK-SAME: workgroup(%[[COUNTS:.*]] : memref<8xi32, #gpu.address_space<workgroup>>, %[[LIST:.*]] : memref<2048xi32, #gpu.address_space<workgroup>>)
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 5000, 1, 1>
// CHECK: %[[BLOCK:.*]] = gpu.block_id
// CHECK: %[[MINE:.*]] = arith.index_cast
// CHECK: %[[FOUND:.*]] = scf.for %{{.*}} = %{{.*}} to %[[BLOCK]] step %c2048{{.*}} iter_args
// CHECK: scf.if
// CHECK-COUNT-8: memref.load {{.*}} : memref<5000xi64>
// CHECK: arith.cmpi eq, %[[MINE]]
// CHECK: nvvm.vote.sync ballot
// CHECK: scf.if
// CHECK-NEXT: memref.store {{.*}}, %[[COUNTS]]
// CHECK: gpu.barrier
// CHECK-COUNT-8: memref.load %[[COUNTS]]
// CHECK: gpu.barrier
// CHECK: } {fsdp.trips = 1.7{{.*}} : f64}

// Without any, each thread has four elements of the row and adds its own iteration's;
// then those of later iterations with the number, which are listed in order.

// CHECK: %[[NONE:.*]] = arith.cmpi eq, %[[FOUND]], %false
// CHECK: scf.if %[[NONE]]
// CHECK: vector.load {{.*}} : memref<4xf32
// CHECK: vector.load {{.*}} : memref<4xf32
// CHECK-COUNT-4: arith.addf
// CHECK: scf.for %{{.*}} to %c5000{{.*}} step %c2048
// CHECK-COUNT-8: memref.load {{.*}} : memref<5000xi64>
// CHECK-COUNT-8: nvvm.vote.sync ballot
// CHECK: gpu.barrier
// CHECK: gpu.barrier
// CHECK: scf.if
// CHECK-COUNT-8: memref.store {{.*}}, %[[LIST]]
// CHECK: gpu.barrier
// CHECK: scf.for
// CHECK-COUNT-4: vector.load
// CHECK: } {fsdp.trips = 0.000000e+00 : f64}
// CHECK: scf.for
// CHECK: vector.load
// CHECK-NOT: vector.load
// CHECK: vector.store
// CHECK-NOT: vector.store
// CHECK-NOT: linalg
// CHECK: gpu.return
func.func private @scatter(%rows: memref<5000xi64> {llvm.noalias}, %a: memref<5000x1024xf32> {llvm.noalias}, %b: memref<700x1024xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant 5000 : index
  scf.for %i = %c0 to %end step %c1 {
    %0 = memref.load %rows[%i] : memref<5000xi64>
    %row = arith.index_cast %0 : i64 to index
    %from = memref.subview %a[%i, 0] [1, 1024] [1, 1] : memref<5000x1024xf32> to memref<1024xf32, strided<[1], offset: ?>>
    %to = memref.subview %b[%row, 0] [1, 1024] [1, 1] : memref<700x1024xf32> to memref<1024xf32, strided<[1], offset: ?>>
    linalg.add ins(%to, %from : memref<1024xf32, strided<[1], offset: ?>>, memref<1024xf32, strided<[1], offset: ?>>) outs(%to : memref<1024xf32, strided<[1], offset: ?>>)
  }
  return
}

// -----

// Two numbers that the iteration computes, of a loop that does not count from 0; a
// thread has more than four elements, and a row two blocks. Its last threads have
// none of their own.

// CHECK-LABEL: gpu.func @long_rows
// CHECK-SAME: known_grid_size = array<i32: 600, 1, 1>
// CHECK: arith.remui %{{.*}}, %c2
// CHECK: arith.divui %{{.*}}, %c2
// CHECK: arith.minui %{{.*}}, %c1024
// CHECK: arith.muli %{{.*}}, %c3
// CHECK: arith.addi %{{.*}}, %c5
// CHECK: arith.divui
// CHECK: arith.remui
// CHECK: gpu.barrier
// CHECK: %[[FIRST:.*]] = arith.cmpi eq, %{{.*}}, %{{.*}} : index
// CHECK: %[[SECOND:.*]] = arith.cmpi eq, %{{.*}}, %{{.*}} : index
// CHECK: gpu.return
func.func private @long_rows(%a: memref<1000x4100xf32> {llvm.noalias}, %b: memref<20x20x4100xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c20 = arith.constant 20 : index
  %end = arith.constant 905 : index
  scf.for %i = %c5 to %end step %c3 {
    %row = arith.divui %i, %c20 : index
    %number = arith.remui %row, %c20 : index
    %other = arith.remui %i, %c20 : index
    %from = memref.subview %a[%i, 0] [1, 4100] [1, 1] : memref<1000x4100xf32> to memref<4100xf32, strided<[1], offset: ?>>
    %to = memref.subview %b[%number, %other, 0] [1, 1, 4100] [1, 1, 1] : memref<20x20x4100xf32> to memref<4100xf32, strided<[1], offset: ?>>
    linalg.add ins(%to, %from : memref<4100xf32, strided<[1], offset: ?>>, memref<4100xf32, strided<[1], offset: ?>>) outs(%to : memref<4100xf32, strided<[1], offset: ?>>)
  }
  return
}

// -----

// An iteration that changes two rows of one memory, by one number: every thread
// executes the loop.

// CHECK-LABEL: gpu.func @two_rows
// CHECK-NOT: nvvm.vote
// CHECK: arith.remui
// CHECK-NOT: nvvm.vote
// CHECK: gpu.return
func.func private @two_rows(%rows: memref<100xi64> {llvm.noalias}, %a: memref<100x16xf32> {llvm.noalias}, %b: memref<2x32x16xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant 100 : index
  scf.for %i = %c0 to %end step %c1 {
    %0 = memref.load %rows[%i] : memref<100xi64>
    %row = arith.index_cast %0 : i64 to index
    %from = memref.subview %a[%i, 0] [1, 16] [1, 1] : memref<100x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    %left = memref.subview %b[0, %row, 0] [1, 1, 16] [1, 1, 1] : memref<2x32x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    %right = memref.subview %b[1, %row, 0] [1, 1, 16] [1, 1, 1] : memref<2x32x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    linalg.copy ins(%from : memref<16xf32, strided<[1], offset: ?>>) outs(%left : memref<16xf32, strided<[1], offset: ?>>)
    linalg.copy ins(%from : memref<16xf32, strided<[1], offset: ?>>) outs(%right : memref<16xf32, strided<[1], offset: ?>>)
  }
  return
}

// -----

// Each block would look at all of so many iterations.

// CHECK-LABEL: gpu.func @many
// CHECK-NOT: nvvm.vote
// CHECK: gpu.return
func.func private @many(%rows: memref<300000xi64> {llvm.noalias}, %a: memref<300000x16xf32> {llvm.noalias}, %b: memref<32x16xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant 300000 : index
  scf.for %i = %c0 to %end step %c1 {
    %0 = memref.load %rows[%i] : memref<300000xi64>
    %row = arith.index_cast %0 : i64 to index
    %from = memref.subview %a[%i, 0] [1, 16] [1, 1] : memref<300000x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    %to = memref.subview %b[%row, 0] [1, 16] [1, 1] : memref<32x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    linalg.add ins(%to, %from : memref<16xf32, strided<[1], offset: ?>>, memref<16xf32, strided<[1], offset: ?>>) outs(%to : memref<16xf32, strided<[1], offset: ?>>)
  }
  return
}

// -----

// What is read through a view of memory that the loop writes is read in order, by
// one thread.

// CHECK-LABEL: gpu.func @reads_back
// CHECK-SAME: known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
func.func private @reads_back(%b: memref<100xi64> {llvm.noalias}) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %view = memref.subview %b[%i] [1] [1] : memref<100xi64> to memref<i64, strided<[], offset: ?>>
    %0 = memref.load %view[] : memref<i64, strided<[], offset: ?>>
    %row = arith.index_cast %0 : i64 to index
    %to = memref.subview %b[%row] [1] [1] : memref<100xi64> to memref<i64, strided<[], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
        ins(%0 : i64) outs(%to : memref<i64, strided<[], offset: ?>>) {
    ^bb0(%in: i64, %out: i64):
      %1 = arith.addi %in, %out : i64
      linalg.yield %1 : i64
    }
  }
  return
}

// -----

// So is what an op looks up by itself, of the row that it changes.

// CHECK-LABEL: gpu.func @looks_up
// CHECK-SAME: known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
func.func private @looks_up(%rows: memref<100xi64> {llvm.noalias}, %a: memref<100x16xf32> {llvm.noalias}, %b: memref<32x16xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c15 = arith.constant 15 : index
  %end = arith.constant 100 : index
  scf.for %i = %c0 to %end step %c1 {
    %0 = memref.load %rows[%i] : memref<100xi64>
    %row = arith.index_cast %0 : i64 to index
    %from = memref.subview %a[%i, 0] [1, 16] [1, 1] : memref<100x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    %to = memref.subview %b[%row, 0] [1, 16] [1, 1] : memref<32x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
        ins(%from : memref<16xf32, strided<[1], offset: ?>>) outs(%to : memref<16xf32, strided<[1], offset: ?>>) {
    ^bb0(%in: f32, %out: f32):
      %j = linalg.index 0 : index
      %back = arith.subi %c15, %j : index
      %x = memref.load %b[%row, %back] : memref<32x16xf32>
      %1 = arith.addf %in, %x : f32
      linalg.yield %1 : f32
    }
  }
  return
}
