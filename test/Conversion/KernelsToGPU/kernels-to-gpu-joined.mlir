// RUN: fsdp-opt %s --fsdp-kernels-to-gpu --fsdp-count-kernels --split-input-file | FileCheck %s

#id = affine_map<(i) -> (i)>
#pair = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>

// Three parts: a block of the sum, 8 of the copy of 16 bytes a thread, and one
// thread's division. A block looks up its part, of which those with few blocks
// come first. Memory of the block begins where that of each part does.

// Bytes are those of all: 4 x (64 x 64 + 64 + 2 x 8192 + 2). What a thread does is
// the average of all blocks.
// CHECK: \22blocks\22:10,\22bytes\22:82184,
// CHECK-SAME: \22name\22:\22kernel_joined_0\22
// CHECK-SAME: \22threads\22:256
// CHECK-LABEL: func.func @step
// CHECK: %[[BLOCKS:.*]] = arith.constant 10 : index
// CHECK: %[[THREADS:.*]] = arith.constant 256 : index
// CHECK: gpu.launch_func @fsdp_kernels::@kernel_joined_0 blocks in (%[[BLOCKS]], {{.*}} threads in (%[[THREADS]],
// CHECK-NOT: gpu.launch_func
// CHECK: gpu.func @kernel_joined_0({{.*}}) workgroup(%[[SHARED:.*]] : memref<{{[0-9]+}}xi8, #gpu.address_space<workgroup>> {llvm.align = 16 : i64}) kernel
// CHECK: %[[BLOCK:.*]] = gpu.block_id x
// CHECK: %[[THREAD:.*]] = gpu.thread_id x
// CHECK: %[[SECOND:.*]] = arith.constant 1 : index
// CHECK: arith.cmpi ult, %[[BLOCK]], %[[SECOND]] : index
// CHECK: memref.view %[[SHARED]]
// CHECK: gpu.barrier
// CHECK: {part = array<i64: 1, 256>}
// CHECK: } else {
// CHECK: %[[THIRD:.*]] = arith.constant 2 : index
// CHECK: arith.cmpi ult, %[[BLOCK]], %[[THIRD]] : index
// CHECK: arith.cmpi ult, %[[THREAD]],
// CHECK: arith.divf
// CHECK: {part = array<i64: 1, 1>}
// CHECK: %[[FIRST:.*]] = arith.constant 2 : index
// CHECK: %[[OWN:.*]] = arith.subi %[[BLOCK]], %[[FIRST]] : index
// CHECK: vector.store
// CHECK: {part = array<i64: 8, 256>}
module {
  func.func @step(%x: memref<64x64xf32>, %s: memref<64xf32>, %a: memref<8192xf32>, %b: memref<8192xf32>, %n: memref<f32>) {
    call @kernel_joined_0(%x, %s, %a, %b, %n) : (memref<64x64xf32>, memref<64xf32>, memref<8192xf32>, memref<8192xf32>, memref<f32>) -> ()
    return
  }
  func.func private @kernel_joined_0(%x: memref<64x64xf32>, %s: memref<64xf32>, %a: memref<8192xf32>, %b: memref<8192xf32>, %n: memref<f32>) attributes {fsdp.kernel} {
    %zero = arith.constant 0.0 : f32
    memref.alloca_scope {
      memref.alloca_scope {
        linalg.fill ins(%zero : f32) outs(%s : memref<64xf32>)
        linalg.generic {indexing_maps = [#pair, #column], iterator_types = ["reduction", "parallel"]} ins(%x : memref<64x64xf32>) outs(%s : memref<64xf32>) {
        ^bb0(%in: f32, %out: f32):
          %0 = arith.addf %in, %out : f32
          linalg.yield %0 : f32
        }
      }
      memref.alloca_scope {
        linalg.copy ins(%a : memref<8192xf32>) outs(%b : memref<8192xf32>)
      }
      memref.alloca_scope {
        linalg.generic {indexing_maps = [affine_map<() -> ()>], iterator_types = []} outs(%n : memref<f32>) {
        ^bb0(%out: f32):
          %0 = arith.divf %out, %out : f32
          linalg.yield %0 : f32
        }
      }
    } {joined}
    return
  }
}

// -----

// An output with an element for each iteration is written where the sum is added.

#part = affine_map<(p, i, j) -> (p, i, j)>
#sum = affine_map<(p, i, j) -> (p, j)>

// CHECK: gpu.func @kernel_generic_0
// CHECK: scf.for
// CHECK: %[[X:.*]] = vector.load
// CHECK: math.exp
// CHECK: arith.addf
// CHECK: vector.store
// CHECK: gpu.barrier
// CHECK: vector.store
module {
  func.func @step(%x: memref<16x16x1024xf32>, %y: memref<16x16x1024xf32>, %s: memref<16x1024xf32>) {
    call @kernel_generic_0(%x, %s, %y) : (memref<16x16x1024xf32>, memref<16x1024xf32>, memref<16x16x1024xf32>) -> ()
    return
  }
  func.func private @kernel_generic_0(%x: memref<16x16x1024xf32>, %s: memref<16x1024xf32>, %y: memref<16x16x1024xf32>) attributes {fsdp.kernel} {
    %zero = arith.constant 0.0 : f32
    linalg.fill ins(%zero : f32) outs(%s : memref<16x1024xf32>)
    linalg.generic {indexing_maps = [#part, #sum, #part], iterator_types = ["parallel", "reduction", "parallel"]} ins(%x : memref<16x16x1024xf32>) outs(%s, %y : memref<16x1024xf32>, memref<16x16x1024xf32>) {
    ^bb0(%in: f32, %out: f32, %unused: f32):
      %0 = math.exp %in : f32
      %1 = arith.addf %0, %out : f32
      linalg.yield %1, %0 : f32, f32
    }
    return
  }
}

// -----

// Blocks of 1024 threads, which a sum of many single columns has, stay its own: two
// launches.

#pair2 = affine_map<(i, j) -> (i, j)>
#column2 = affine_map<(i, j) -> (j)>

// CHECK-LABEL: func.func @sizes
// CHECK: gpu.launch_func @fsdp_kernels::@kernel_joined_0 blocks in
// CHECK: gpu.launch_func @fsdp_kernels::@kernel_joined_0_1 blocks in
// CHECK-NOT: gpu.launch_func
// CHECK: gpu.func @kernel_joined_0({{.*}}known_block_size = array<i32: 1024, 1, 1>
// CHECK: gpu.func @kernel_joined_0_1({{.*}}known_block_size = array<i32: 256, 1, 1>
module {
  func.func @sizes(%x: memref<256x33xf32>, %s: memref<33xf32>, %a: memref<8192xf32>, %b: memref<8192xf32>) {
    call @kernel_joined_0(%x, %s, %a, %b) : (memref<256x33xf32>, memref<33xf32>, memref<8192xf32>, memref<8192xf32>) -> ()
    return
  }
  func.func private @kernel_joined_0(%x: memref<256x33xf32>, %s: memref<33xf32>, %a: memref<8192xf32>, %b: memref<8192xf32>) attributes {fsdp.kernel} {
    memref.alloca_scope {
      memref.alloca_scope {
        linalg.generic {indexing_maps = [#pair2, #column2], iterator_types = ["reduction", "parallel"]} ins(%x : memref<256x33xf32>) outs(%s : memref<33xf32>) {
        ^bb0(%in: f32, %out: f32):
          %0 = arith.addf %in, %out : f32
          linalg.yield %0 : f32
        }
      }
      memref.alloca_scope {
        linalg.copy ins(%a : memref<8192xf32>) outs(%b : memref<8192xf32>)
      }
    } {joined}
    return
  }
}
