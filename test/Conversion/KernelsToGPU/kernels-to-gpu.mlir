// RUN: fsdp-opt %s --fsdp-kernels-to-gpu --split-input-file --verify-diagnostics | FileCheck %s

// A thread for each element; the last block has threads to spare. Neighbours in
// memory are neighbouring threads.

// CHECK-LABEL: module attributes {gpu.container_module}
// CHECK: func.func private @segment(%[[A:.*]]: memref<7x89xf32>, %[[B:.*]]: memref<89x7xf32>)
// CHECK-DAG: %[[BLOCKS:.*]] = arith.constant 3 : index
// CHECK-DAG: %[[THREADS:.*]] = arith.constant 256 : index
// CHECK: gpu.launch_func @fsdp_kernels::@transpose blocks in (%[[BLOCKS]], %{{.*}}, %{{.*}}) threads in (%[[THREADS]], %{{.*}}, %{{.*}}) args(%[[A]] : memref<7x89xf32>, %[[B]] : memref<89x7xf32>)
// CHECK-NOT: func.func private @transpose
// CHECK: gpu.module @fsdp_kernels
// CHECK: gpu.func @transpose(%[[IN:.*]]: memref<7x89xf32> {llvm.align = 16 : i64, llvm.dereferenceable = 2492 : i64, llvm.noalias, llvm.readonly}, %[[OUT:.*]]: memref<89x7xf32> {llvm.align = 16 : i64, llvm.dereferenceable = 2492 : i64}) kernel
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 3, 1, 1>
// CHECK-DAG: %[[B:.*]] = gpu.block_id x
// CHECK-DAG: %[[T:.*]] = gpu.thread_id x
// CHECK: %[[FIRST:.*]] = arith.muli %[[B]], %{{.*}} : index
// CHECK: %[[NUMBER:.*]] = arith.addi %[[FIRST]], %[[T]] : index
// CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %[[NUMBER]], %{{.*}} : index
// CHECK: scf.if %[[INSIDE]] {
// CHECK: %[[J:.*]] = arith.remui %[[NUMBER]], %{{.*}}
// CHECK: %[[I:.*]] = arith.divui %[[NUMBER]], %{{.*}}
// CHECK: %[[X:.*]] = memref.load %[[IN]][%[[J]], %[[I]]]
// CHECK: memref.store %[[X]], %[[OUT]][%[[I]], %[[J]]]
func.func private @segment(%a: memref<7x89xf32>, %b: memref<89x7xf32>) {
  call @transpose(%a, %b) : (memref<7x89xf32>, memref<89x7xf32>) -> ()
  return
}
func.func private @transpose(%a: memref<7x89xf32> {llvm.noalias}, %b: memref<89x7xf32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<7x89xf32>) outs(%b : memref<89x7xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// -----

// Both sides are long: a tile is loaded along the input's rows and stored along
// the output's. The second input has the output's order.

// CHECK-LABEL: gpu.func @tiles
// CHECK-SAME: workgroup(%[[TILE:.*]] : memref<1056xf32, #gpu.address_space<workgroup>>)
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 6, 1, 1>
// CHECK: %[[X:.*]] = memref.load %{{.*}} : memref<3x20x64xf32>
// CHECK: memref.store %[[X]], %[[TILE]]
// CHECK-COUNT-3: memref.store %{{.*}}, %[[TILE]]
// CHECK: gpu.barrier
// CHECK: memref.load %[[TILE]]
// CHECK: memref.load %{{.*}} : memref<3x64x20xf32>
// CHECK: memref.store %{{.*}} : memref<3x64x20xf32>
func.func private @tiles(%a: memref<3x20x64xf32>, %b: memref<3x64x20xf32>, %c: memref<3x64x20xf32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(n, i, j) -> (n, j, i)>, affine_map<(n, i, j) -> (n, i, j)>, affine_map<(n, i, j) -> (n, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a, %b : memref<3x20x64xf32>, memref<3x64x20xf32>) outs(%c : memref<3x64x20xf32>) {
  ^bb0(%in: f32, %other: f32, %out: f32):
    %0 = arith.addf %in, %other : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A thread for as many neighbours as make 16 bytes. What they share is loaded once.
// Views of a kernel's memory have its alignment, and an offset.

// CHECK-LABEL: gpu.func @neighbours
// CHECK-SAME: (%[[A:[a-z0-9]+]]: memref<8x64xf32, strided<[128, 1], offset: 64>> {llvm.align = 16 : i64, {{[^}]*}}}, %[[B:[a-z0-9]+]]: memref<8x1xf32>
// CHECK-SAME: known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
// CHECK: %[[ROW:.*]] = arith.divui
// CHECK: %[[PLACE:.*]] = arith.addi %{{.*}}, %{{.*}} overflow<nsw, nuw> : index
// CHECK: %[[GROUP:.*]] = memref.reinterpret_cast %[[A]] to offset: [%{{.*}}], sizes: [4], strides: [1]
// CHECK: vector.load %[[GROUP]][%{{.*}}] {alignment = 16 : i64} : memref<4xf32, strided<[1], offset: ?>>, vector<4xf32>
// CHECK-COUNT-1: memref.load %[[B]]
// CHECK-NOT: memref.load
// CHECK-COUNT-4: arith.mulf
// CHECK: vector.from_elements
// CHECK: vector.store %{{.*}} {alignment = 16 : i64}
// CHECK-NOT: memref.store
// CHECK: gpu.return
func.func private @neighbours(%a: memref<8x64xf32, strided<[128, 1], offset: 64>>, %b: memref<8x1xf32>, %c: memref<8x64xf32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, 0)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<8x64xf32, strided<[128, 1], offset: 64>>, memref<8x1xf32>) outs(%c : memref<8x64xf32>) {
  ^bb0(%in: f32, %row: f32, %out: f32):
    %0 = arith.mulf %in, %row : f32
    linalg.yield %0 : f32
  }
  return
}

// The narrowest element decides; wider ones take two accesses, truth values one
// for each.

// CHECK-LABEL: gpu.func @types
// CHECK-SAME: known_block_size = array<i32: 8, 1, 1>
// CHECK: vector.load %{{.*}} {alignment = 16 : i64} : memref<8xbf16, {{.*}}>, vector<8xbf16>
// CHECK: vector.store %{{.*}} {alignment = 16 : i64} : memref<8xf32, {{.*}}>, vector<8xf32>
// CHECK-COUNT-8: memref.store %{{.*}} : memref<64xi1>
func.func private @types(%a: memref<64xbf16>, %b: memref<64xf32>, %c: memref<64xi1>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : memref<64xbf16>) outs(%b, %c : memref<64xf32>, memref<64xi1>) {
  ^bb0(%in: bf16, %out: f32, %is: i1):
    %0 = arith.extf %in : bf16 to f32
    %1 = arith.cmpf olt, %0, %out : f32
    linalg.yield %0, %1 : f32, i1
  }
  return
}

// Two neighbours where rows begin at even places only, and one where odd ones.

// CHECK-LABEL: gpu.func @even
// CHECK: vector.load %{{.*}} {alignment = 8 : i64} : memref<2xf32, {{.*}}>, vector<2xf32>
// CHECK-LABEL: gpu.func @odd
// CHECK-NOT: vector.
// CHECK: gpu.return
func.func private @even(%a: memref<8x64xf32, strided<[66, 1]>>, %b: memref<8x64xf32>) attributes {fsdp.kernel} {
  linalg.copy ins(%a : memref<8x64xf32, strided<[66, 1]>>) outs(%b : memref<8x64xf32>)
  return
}
func.func private @odd(%a: memref<8x64xf32, strided<[66, 1], offset: 1>>, %b: memref<8x64xf32>) attributes {fsdp.kernel} {
  linalg.copy ins(%a : memref<8x64xf32, strided<[66, 1], offset: 1>>) outs(%b : memref<8x64xf32>)
  return
}

// -----

// An argument is aligned as the worst of what calls pass: here one begins at the
// 8th byte of an arena.

// CHECK-LABEL: gpu.func @twice
// CHECK-SAME: (%{{.*}}: memref<16xf32> {llvm.align = 8 : i64, {{[^}]*}}}, %{{.*}}: memref<16xf32> {llvm.align = 16 : i64,
// CHECK: vector.load %{{.*}} {alignment = 8 : i64} : memref<2xf32, {{.*}}>, vector<2xf32>
func.func @entry(%out: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c72 = arith.constant 72 : index
  %arena = fsdp.arena temp : memref<256xi8>
  %a = memref.view %arena[%c0][] : memref<256xi8> to memref<16xf32>
  %b = memref.view %arena[%c72][] : memref<256xi8> to memref<16xf32>
  call @segment(%a, %out) : (memref<16xf32>, memref<16xf32>) -> ()
  call @segment(%b, %out) : (memref<16xf32>, memref<16xf32>) -> ()
  return
}
func.func private @segment(%a: memref<16xf32>, %b: memref<16xf32>) {
  call @twice(%a, %b) : (memref<16xf32>, memref<16xf32>) -> ()
  return
}
func.func private @twice(%a: memref<16xf32>, %b: memref<16xf32>) attributes {fsdp.kernel} {
  linalg.copy ins(%a : memref<16xf32>) outs(%b : memref<16xf32>)
  return
}

// -----

// Few values of a sum, and strict ones, are added by one thread, in order.

// CHECK-LABEL: gpu.func @few
// CHECK: scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args
// CHECK-NOT: gpu.shuffle
// CHECK-NOT: gpu.barrier
// CHECK-LABEL: gpu.func @strict
// CHECK: scf.for %{{.*}} iter_args
// CHECK-NOT: gpu.shuffle
// CHECK-NOT: gpu.barrier
// CHECK: gpu.return
func.func private @few(%a: memref<64x7xf32>, %b: memref<64xf32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<64x7xf32>) outs(%b : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}
func.func private @strict(%a: memref<64x70xf32>, %b: memref<64xf32>) attributes {fsdp.kernel, fsdp.strict} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<64x70xf32>) outs(%b : memref<64xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A warp for each row: eight rows to a block. The sum begins with what the
// neutral element gives and ends with what the output held; a thread without a
// row of its own computes the last one and stores nothing.

// CHECK-LABEL: gpu.func @rows
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 2, 1, 1>
// CHECK: %[[MINE:.*]] = arith.andi
// CHECK: arith.minui
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[SUM:.*]] = scf.for %{{.*}} iter_args(%{{.*}} = %[[ZERO]])
// CHECK: vector.load %{{.*}} : memref<4xf32, {{.*}}>, vector<4xf32>
// CHECK: scf.yield
// CHECK: %[[OTHER:.*]], %{{.*}} = gpu.shuffle xor %[[SUM]], %{{.*}}, %{{.*}} : f32
// CHECK: arith.addf %[[SUM]], %[[OTHER]] : f32
// CHECK-COUNT-4: gpu.shuffle xor
// CHECK-NOT: gpu.barrier
// CHECK: scf.if %[[MINE]]
// CHECK: %[[OLD:.*]] = memref.load
// CHECK: %[[NEW:.*]] = arith.addf %[[OLD]], %{{.*}} : f32
// CHECK: memref.store %[[NEW]]
func.func private @rows(%a: memref<15x96xf32>, %b: memref<15xf32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<15x96xf32>) outs(%b : memref<15xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    %1 = arith.addf %0, %out : f32
    linalg.yield %1 : f32
  }
  return
}

// A block for each long row.

// CHECK-LABEL: gpu.func @long_rows
// CHECK-SAME: workgroup(%[[SHARED:.*]] : memref<8xf32, #gpu.address_space<workgroup>>)
// CHECK-SAME: known_grid_size = array<i32: 4, 1, 1>
// CHECK-COUNT-5: gpu.shuffle xor
// CHECK: scf.if
// CHECK: memref.store %{{.*}}, %[[SHARED]]
// CHECK: gpu.barrier
// CHECK: scf.for
// CHECK: arith.maximumf
func.func private @long_rows(%a: memref<4x5000xf32>, %b: memref<4xf32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<4x5000xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// Numbers of 64 bits are shuffled in two halves.

// CHECK-LABEL: gpu.func @wide
// CHECK-COUNT-10: gpu.shuffle xor %{{.*}} : i32
// CHECK-NOT: gpu.shuffle
// CHECK-NOT: gpu.barrier
func.func private @wide(%a: memref<16x96xf64>, %b: memref<16xf64>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<16x96xf64>) outs(%b : memref<16xf64>) {
  ^bb0(%in: f64, %out: f64):
    %0 = arith.addf %in, %out : f64
    linalg.yield %0 : f64
  }
  return
}

// Columns: 32 results to a block, neighbouring threads have neighbouring columns; they
// can't be read several at once.

// CHECK-LABEL: gpu.func @columns
// CHECK-SAME: workgroup(%[[SHARED:.*]] : memref<1024xf32, #gpu.address_space<workgroup>>)
// CHECK-SAME: known_block_size = array<i32: 1024, 1, 1>, known_grid_size = array<i32: 2, 1, 1>
// CHECK: %[[T:.*]] = gpu.thread_id x
// CHECK: %[[LANE:.*]] = arith.divui %[[T]]
// CHECK: %[[COLUMN:.*]] = arith.remui %[[T]]
// CHECK: memref.store %{{.*}}, %[[SHARED]][%[[T]]]
// CHECK: gpu.barrier
// CHECK: memref.load %[[SHARED]][%[[COLUMN]]]
func.func private @columns(%a: memref<512x63xf32>, %b: memref<1x63xf32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, j)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<512x63xf32>) outs(%b : memref<1x63xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// As many neighbouring columns to a thread as one access reads, 8 lanes each.

// CHECK-LABEL: gpu.func @wide_columns
// CHECK-SAME: workgroup(%[[S0:.*]] : memref<256xf32, #gpu.address_space<workgroup>>, %{{.*}} : memref<256xf32, #gpu.address_space<workgroup>>, %{{.*}} : memref<256xf32, #gpu.address_space<workgroup>>, %[[S3:.*]] : memref<256xf32, #gpu.address_space<workgroup>>)
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
// CHECK: scf.for {{.*}} -> (f32, f32, f32, f32)
// CHECK: vector.load {{.*}} vector<4xf32>
// CHECK: memref.store %{{.*}}, %[[S0]]
// CHECK: memref.store %{{.*}}, %[[S3]]
// CHECK: gpu.barrier
// CHECK: scf.if
// CHECK: vector.store {{.*}} vector<4xf32>
func.func private @wide_columns(%a: memref<512x64xf32>, %b: memref<1x64xf32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (0, j)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<512x64xf32>) outs(%b : memref<1x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// Of as many rows as are read ahead a loop remains.

// CHECK-LABEL: gpu.func @eight_rows
// CHECK: scf.for
// CHECK-COUNT-4: memref.load {{.*}} : memref<8xi64>
// CHECK: scf.if
func.func private @eight_rows(%rows: memref<8xi64> {llvm.noalias}, %a: memref<8x16xf32> {llvm.noalias}, %b: memref<32x16xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %0 = memref.load %rows[%i] : memref<8xi64>
    %row = arith.index_cast %0 : i64 to index
    %from = memref.subview %a[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    %to = memref.subview %b[%row, 0] [1, 16] [1, 1] : memref<32x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> (j)>], iterator_types = ["parallel"]}
        ins(%from : memref<16xf32, strided<[1], offset: ?>>) outs(%to : memref<16xf32, strided<[1], offset: ?>>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
  }
  return
}

// -----

// Of two fills the later one counts. A fill of something else makes it the work
// of one thread.

// CHECK-LABEL: gpu.func @twice
// CHECK-NOT: linalg.fill
// CHECK: %[[TWO:.*]] = arith.constant 2.000000e+00 : f32
// CHECK: arith.addf %[[TWO]], %{{.*}} : f32
// CHECK-LABEL: gpu.func @input
// CHECK-SAME: known_block_size = array<i32: 1, 1, 1>
// CHECK: linalg.fill
// CHECK: linalg.generic
func.func private @twice(%a: memref<512x63xf32>, %b: memref<63xf32>) attributes {fsdp.kernel} {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  linalg.fill ins(%one : f32) outs(%b : memref<63xf32>)
  linalg.fill ins(%two : f32) outs(%b : memref<63xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<512x63xf32>) outs(%b : memref<63xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}
func.func private @input(%a: memref<512x63xf32>, %b: memref<63xf32>) attributes {fsdp.kernel} {
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%a : memref<512x63xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<512x63xf32>) outs(%b : memref<63xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A sum begins with the constants of the fills in its kernel: it reads nothing of
// its outputs.

// CHECK-LABEL: gpu.func @filled
// CHECK-NOT: linalg.fill
// CHECK: scf.for
// CHECK: %[[ONE:.*]] = arith.constant 1.000000e+00 : f32
// CHECK: arith.addf %[[ONE]], %{{.*}} : f32
// CHECK: memref.store %{{.*}}, %arg1
func.func private @filled(%a: memref<512x63xf32>, %b: memref<63xf32>) attributes {fsdp.kernel} {
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%b : memref<63xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<512x63xf32>) outs(%b : memref<63xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A thread owns a column of the rows whose number leaves its remainder. Of eight
// rows it reads the numbers first.

// CHECK-LABEL: gpu.func @scatter
// CHECK-SAME: known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
// CHECK: scf.if
// CHECK: %[[COLUMN:.*]] = arith.remui
// CHECK: %[[GROUP:.*]] = arith.divui
// CHECK: %[[EIGHT:.*]] = arith.constant 8 : index
// CHECK: scf.for {{.*}} step %[[EIGHT]]
// CHECK: %[[ROW:.*]] = arith.index_cast
// CHECK: %[[REST:.*]] = arith.remui %[[ROW]]
// CHECK: %[[MINE:.*]] = arith.cmpi eq, %[[REST]], %[[GROUP]] : index
// CHECK-NOT: scf.if
// CHECK-COUNT-7: memref.load {{.*}} : memref<48xi64>
// CHECK: scf.if %[[MINE]]
// CHECK: memref.load %{{.*}}[%[[COLUMN]]]
// CHECK: arith.addf
// CHECK: memref.store %{{.*}}, %{{.*}}[%[[COLUMN]]]
// CHECK-NOT: linalg.copy
func.func private @scatter(%rows: memref<48xi64> {llvm.noalias}, %a: memref<48x16xf32> {llvm.noalias}, %b: memref<32x16xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c48 = arith.constant 48 : index
  scf.for %i = %c0 to %c48 step %c1 {
    %0 = memref.load %rows[%i] : memref<48xi64>
    %row = arith.index_cast %0 : i64 to index
    %from = memref.subview %a[%i, 0] [1, 16] [1, 1] : memref<48x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    %to = memref.subview %b[%row, 0] [1, 16] [1, 1] : memref<32x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> (j)>], iterator_types = ["parallel"]}
        ins(%from : memref<16xf32, strided<[1], offset: ?>>) outs(%to : memref<16xf32, strided<[1], offset: ?>>) {
    ^bb0(%in: f32, %out: f32):
      %1 = arith.addf %out, %in : f32
      linalg.yield %1 : f32
    }
    %again = memref.subview %b[%row, 0] [1, 16] [1, 1] : memref<32x16xf32> to memref<16xf32, strided<[1], offset: ?>>
    linalg.copy ins(%to : memref<16xf32, strided<[1], offset: ?>>) outs(%again : memref<16xf32, strided<[1], offset: ?>>)
  }
  return
}

// A nest becomes one loop. Its three numbers together say which element it is.

// CHECK-LABEL: gpu.func @nest
// CHECK-SAME: known_block_size = array<i32: 8, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
// CHECK: scf.if
// CHECK: scf.for %{{.*}} = %{{.*}} to %c32{{.*}} step
// CHECK-NOT: scf.for
// CHECK: %[[LABEL:.*]] = arith.index_cast
// CHECK: %[[SUM:.*]] = arith.addi %{{.*}}, %[[LABEL]] : index
// CHECK: arith.remui %[[SUM]]
// CHECK: scf.if
// CHECK-NOT: linalg
// CHECK-LABEL: gpu.func @two_places
// CHECK-SAME: known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
func.func private @nest(%labels: memref<4x8xi64> {llvm.noalias}, %a: memref<4x8xf32> {llvm.noalias}, %b: memref<4x8x32xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c8 step %c1 {
      %0 = memref.load %labels[%i, %j] : memref<4x8xi64>
      %label = arith.index_cast %0 : i64 to index
      %from = memref.subview %a[%i, %j] [1, 1] [1, 1] : memref<4x8xf32> to memref<f32, strided<[], offset: ?>>
      %to = memref.subview %b[%i, %j, %label] [1, 1, 1] [1, 1, 1] : memref<4x8x32xf32> to memref<f32, strided<[], offset: ?>>
      linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []}
          ins(%from : memref<f32, strided<[], offset: ?>>) outs(%to : memref<f32, strided<[], offset: ?>>) {
      ^bb0(%in: f32, %out: f32):
        %1 = arith.addf %out, %in : f32
        linalg.yield %1 : f32
      }
    }
  }
  return
}

// The same number in two dimensions tells no rows apart: two iterations may reach
// one element.

func.func private @two_places(%rows: memref<48xi64> {llvm.noalias}, %a: memref<48xf32> {llvm.noalias}, %b: memref<32x32xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c48 = arith.constant 48 : index
  scf.for %i = %c0 to %c48 step %c1 {
    %0 = memref.load %rows[%i] : memref<48xi64>
    %row = arith.index_cast %0 : i64 to index
    %left = memref.subview %b[%row, %i] [1, 1] [1, 1] : memref<32x32xf32> to memref<f32, strided<[], offset: ?>>
    %right = memref.subview %b[%i, %row] [1, 1] [1, 1] : memref<32x32xf32> to memref<f32, strided<[], offset: ?>>
    linalg.copy ins(%left : memref<f32, strided<[], offset: ?>>) outs(%right : memref<f32, strided<[], offset: ?>>)
  }
  return
}

// The loop reads what another thread of the row would have written: one thread.

// CHECK-LABEL: gpu.func @shifted
// CHECK-SAME: known_block_size = array<i32: 1, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
// CHECK: linalg.generic
func.func private @shifted(%rows: memref<48xi64> {llvm.noalias}, %b: memref<32x16xf32> {llvm.noalias}) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c48 = arith.constant 48 : index
  scf.for %i = %c0 to %c48 step %c1 {
    %0 = memref.load %rows[%i] : memref<48xi64>
    %row = arith.index_cast %0 : i64 to index
    %from = memref.subview %b[%row, 1] [1, 15] [1, 1] : memref<32x16xf32> to memref<15xf32, strided<[1], offset: ?>>
    %to = memref.subview %b[%row, 0] [1, 15] [1, 1] : memref<32x16xf32> to memref<15xf32, strided<[1], offset: ?>>
    linalg.generic {indexing_maps = [affine_map<(j) -> (j)>, affine_map<(j) -> (j)>], iterator_types = ["parallel"]}
        ins(%from : memref<15xf32, strided<[1], offset: ?>>) outs(%to : memref<15xf32, strided<[1], offset: ?>>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
  }
  return
}

// -----

// Loops that stand side by side have no product of iterations.
func.func private @side_by_side(%a: memref<4x300xf32>) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c300 = arith.constant 300 : index
  scf.for %j = %c0 to %c4 step %c1 {
    scf.for %i = %c1 to %c300 step %c1 {
      %before = arith.subi %i, %c1 : index
      %x = memref.load %a[%j, %before] : memref<4x300xf32>
      memref.store %x, %a[%j, %i] : memref<4x300xf32>
    }
    scf.for %i = %c1 to %c300 step %c1 {
      %before = arith.subi %i, %c1 : index
      %x = memref.load %a[%j, %before] : memref<4x300xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%j, %i] : memref<4x300xf32>
    }
  }
  return
}

// -----

// Loops that stand side by side add up.
// expected-warning @below {{one thread of the device executes the 80000 iterations of this loop}}
// expected-note @below {{loops that are neither elementwise, a reduction nor a scatter of rows are slow on devices}}
func.func private @slow_side_by_side(%a: memref<4x10001xf32>) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10001 = arith.constant 10001 : index
  scf.for %j = %c0 to %c4 step %c1 {
    scf.for %i = %c1 to %c10001 step %c1 {
      %before = arith.subi %i, %c1 : index
      %x = memref.load %a[%j, %before] : memref<4x10001xf32>
      memref.store %x, %a[%j, %i] : memref<4x10001xf32>
    }
    scf.for %i = %c1 to %c10001 step %c1 {
      %before = arith.subi %i, %c1 : index
      %x = memref.load %a[%j, %before] : memref<4x10001xf32>
      %y = arith.addf %x, %x : f32
      memref.store %y, %a[%j, %i] : memref<4x10001xf32>
    }
  }
  return
}

// -----

// expected-warning @below {{one thread of the device executes the 100000 iterations of this loop}}
// expected-note @below {{loops that are neither elementwise, a reduction nor a scatter of rows are slow on devices}}
func.func private @slow(%a: memref<100000xf32>) attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = arith.constant 100000 : index
  scf.for %i = %c0 to %end step %c1 {
    %0 = memref.load %a[%i] : memref<100000xf32>
    memref.store %0, %a[%c0] : memref<100000xf32>
  }
  return
}

// -----

// Constants become the device's own; a result without elements needs no work.

// CHECK-LABEL: gpu.module @fsdp_kernels
// CHECK: memref.global "private" constant @table : memref<4xf32>
// CHECK: gpu.func @look_up
// CHECK: memref.get_global @table
// CHECK: gpu.func @empty
// CHECK-NEXT: gpu.return
memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
func.func private @look_up(%a: memref<4xf32>) attributes {fsdp.kernel} {
  %0 = memref.get_global @table : memref<4xf32>
  linalg.copy ins(%0 : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}
func.func private @empty(%a: memref<0xf32>, %b: memref<0xf32>) attributes {fsdp.kernel} {
  linalg.copy ins(%a : memref<0xf32>) outs(%b : memref<0xf32>)
  return
}

// -----

memref.global "private" @state : memref<4xf32> = dense<0.0>
func.func private @changes(%a: memref<4xf32>) attributes {fsdp.kernel} {
  // expected-error @below {{expected a constant, got 'state', which devices don't share}}
  %0 = memref.get_global @state : memref<4xf32>
  linalg.copy ins(%0 : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

// expected-error @below {{not supported: the processor reads a result of this kernel}}
// expected-note @below {{on a device values stay in buffers}}
func.func private @result(%a: memref<4xf32>) -> f32 attributes {fsdp.kernel} {
  %c0 = arith.constant 0 : index
  %0 = memref.load %a[%c0] : memref<4xf32>
  return %0 : f32
}

// -----

// 2^64 elements.
// expected-error @below {{expected elements that 64 bits count, got 'memref<4611686018427387904x4xf32>'}}
func.func private @overflow(%a: memref<4611686018427387904x4xf32>, %x: f32) attributes {fsdp.kernel} {
  linalg.fill ins(%x : f32) outs(%a : memref<4611686018427387904x4xf32>)
  return
}

// -----

// Lanes don't exchange indices: their sums meet in shared memory.
// CHECK-LABEL: gpu.func @indices
// CHECK-NOT: gpu.shuffle
// CHECK: gpu.barrier
func.func private @indices(%x: memref<8x64xindex>, %y: memref<8xindex>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%x : memref<8x64xindex>) outs(%y : memref<8xindex>) {
  ^bb0(%in: index, %out: index):
    %0 = arith.addi %in, %out : index
    linalg.yield %0 : index
  }
  return
}
func.func @step(%x: memref<8x64xindex>, %y: memref<8xindex>) {
  call @indices(%x, %y) : (memref<8x64xindex>, memref<8xindex>) -> ()
  return
}

// -----

// Tiles of six inputs of f64 don't fit in the memory that a block shares.
// CHECK-LABEL: gpu.func @tiles
// CHECK-NOT: workgroup
// CHECK: gpu.return
#t = affine_map<(i, j) -> (j, i)>
#id = affine_map<(i, j) -> (i, j)>
func.func private @tiles(%a: memref<64x64xf64>, %b: memref<64x64xf64>, %c: memref<64x64xf64>, %d: memref<64x64xf64>, %e: memref<64x64xf64>, %f: memref<64x64xf64>, %y: memref<64x64xf64>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [#t, #t, #t, #t, #t, #t, #id], iterator_types = ["parallel", "parallel"]} ins(%a, %b, %c, %d, %e, %f : memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>) outs(%y : memref<64x64xf64>) {
  ^bb0(%0: f64, %1: f64, %2: f64, %3: f64, %4: f64, %5: f64, %out: f64):
    %6 = arith.addf %0, %1 : f64
    %7 = arith.addf %2, %3 : f64
    %8 = arith.addf %4, %5 : f64
    %9 = arith.addf %6, %7 : f64
    %10 = arith.addf %8, %9 : f64
    linalg.yield %10 : f64
  }
  return
}
func.func @step(%a: memref<64x64xf64>, %y: memref<64x64xf64>) {
  call @tiles(%a, %a, %a, %a, %a, %a, %y) : (memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>, memref<64x64xf64>) -> ()
  return
}

// -----

// Threads share what combines 16-bit floats as the program has it: they become
// f32 when kernels are device code already.

// CHECK-LABEL: gpu.func @largest
// CHECK-SAME: known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 1, 1, 1>
// CHECK: scf.for {{.*}} -> (bf16, bf16, bf16, bf16, bf16, bf16, bf16, bf16) {
// CHECK: arith.maximumf %{{.*}}, %{{.*}} : bf16
// CHECK: gpu.barrier
func.func private @largest(%a: memref<640x64xbf16>, %b: memref<64xbf16>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%a : memref<640x64xbf16>) outs(%b : memref<64xbf16>) {
  ^bb0(%in: bf16, %out: bf16):
    %0 = arith.maximumf %out, %in : bf16
    linalg.yield %0 : bf16
  }
  return
}

// -----

// A shard that is its own gathered buffer, seen as bytes, is as aligned as it
// is, and a view of it at 8 bytes is not. What asks for exactly what is written
// still does.

// CHECK-LABEL: gpu.func @cast
// CHECK-SAME: %{{.*}}: memref<32xf32> {llvm.align = 16 : i64
// CHECK-SAME: %{{.*}}: memref<32xbf16> {llvm.align = 8 : i64
// CHECK-SAME: kernel
// CHECK: vector.load {{.*}} : memref<4xf32{{.*}}>, vector<4xf32>
// CHECK-LABEL: gpu.func @exact
// CHECK-SAME: kernel attributes {fsdp.strict,
func.func @step(%shard: memref<64xf32>, %target: memref<64xbf16>) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c128 = arith.constant 128 : index
  %0 = fsdp.bytes %shard : memref<64xf32> to memref<256xi8>
  %1 = fsdp.bytes %target : memref<64xbf16> to memref<128xi8>
  %2 = memref.view %0[%c128][] : memref<256xi8> to memref<32xf32>
  %3 = memref.view %1[%c8][] : memref<128xi8> to memref<32xbf16>
  call @cast(%2, %3) : (memref<32xf32>, memref<32xbf16>) -> ()
  call @exact(%2, %2) : (memref<32xf32>, memref<32xf32>) -> ()
  return
}
func.func private @cast(%a: memref<32xf32>, %b: memref<32xbf16>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%a : memref<32xf32>) outs(%b : memref<32xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %0 = arith.truncf %in : f32 to bf16
    linalg.yield %0 : bf16
  }
  return
}
func.func private @exact(%a: memref<32xf32>, %b: memref<32xf32>) attributes {fsdp.kernel, fsdp.strict} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                  iterator_types = ["parallel"]}
      ins(%a : memref<32xf32>) outs(%b : memref<32xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %out: f32):
    %0 = math.exp %in : f32
    linalg.yield %0 : f32
  }
  return
}
