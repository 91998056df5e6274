// RUN: fsdp-opt %s --fsdp-count-kernels --split-input-file | FileCheck %s

// A kernel that a function launches twice, itself called in a loop of three;
// threads read an input and a scalar, and write a result. A product.

// CHECK: fsdp.kernels = "[{\22attentions\22:[],\22entry\22:\22step\22,\22kernels\22:[
// CHECK-SAME: {\22blocks\22:4,\22bytes\22:8196,\22instructions\22:6,\22launches\22:6,\22name\22:\22add\22,\22repeats\22:1,\22threads\22:256,\22waits\22:1},
// The loop of a thread, of 8 iterations with two loads, of which one is from
// memory of the block; the table is read where it is looked up only.
// CHECK-SAME: {\22blocks\22:1,\22bytes\22:1152,\22instructions\22:43,\22launches\22:1,\22name\22:\22sum\22,\22repeats\22:5.375,\22threads\22:32,\22waits\22:9}],
// Of a bias each element is read once.
// CHECK-SAME: \22products\22:[{\22batch\22:1,\22bytes\22:1568,\22factors\22:\22bf16\22,\22flops\22:8192,\22k\22:16,\22launches\22:1,\22m\22:16,\22n\22:16,\22result\22:\22bf16\22},
// CHECK-SAME: {\22batch\22:2,\22bytes\22:4096,\22factors\22:\22bf16\22,\22flops\22:16384,\22k\22:16,\22launches\22:3,\22m\22:16,\22n\22:16,\22result\22:\22f32\22}]}]"
module attributes {gpu.container_module} {
  func.func @step(%a: memref<1024xf32>, %s: memref<f32>, %b: memref<2x16x16xbf16>, %c: memref<2x16x16xf32>, %d: memref<16x16xbf16>, %e: memref<16xbf16>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    scf.for %i = %c0 to %c3 step %c1 {
      func.call @segment(%a, %s) : (memref<1024xf32>, memref<f32>) -> ()
      fsdp.matmul %b, %b into %c sizes [16, 16, 16] ld [16, 16, 16] batch [1, 2] strides [0, 0, 0, 0, 0, 256]
          : memref<2x16x16xbf16>, memref<2x16x16xbf16>, memref<2x16x16xf32>
    }
    fsdp.matmul %b, %b into %d bias %e sizes [16, 16, 16] ld [16, 16, 16] batch [1, 1] strides [0, 0, 0, 0, 0, 0]
        : memref<2x16x16xbf16>, memref<2x16x16xbf16>, memref<16x16xbf16>, memref<16xbf16>
    gpu.launch_func @kernels::@sum blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<1024xf32>)
    return
  }
  func.func private @segment(%a: memref<1024xf32>, %s: memref<f32>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@add blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<1024xf32>, %s : memref<f32>)
    gpu.launch_func @kernels::@add blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<1024xf32>, %s : memref<f32>)
    return
  }
  gpu.module @kernels {
    gpu.func @add(%a: memref<1024xf32>, %s: memref<f32>) kernel attributes {known_block_size = array<i32: 256, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
      %t = gpu.thread_id x
      %x = memref.load %a[%t] : memref<1024xf32>
      %y = memref.load %s[] : memref<f32>
      %z = arith.addf %x, %y : f32
      memref.store %z, %a[%t] : memref<1024xf32>
      gpu.return
    }
    gpu.func @sum(%a: memref<1024xf32>) workgroup(%w: memref<8xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>, known_grid_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c8 = arith.constant 8 : index
      %zero = arith.constant 0.0 : f32
      %sum = scf.for %i = %c0 to %c8 step %c1 iter_args(%old = %zero) -> f32 {
        %x = memref.load %a[%i] : memref<1024xf32>
        %y = memref.load %w[%i] : memref<8xf32, #gpu.address_space<workgroup>>
        %z = arith.mulf %x, %y : f32
        %n = arith.addf %old, %z : f32
        scf.yield %n : f32
      }
      memref.store %sum, %a[%c0] : memref<1024xf32>
      gpu.return
    }
  }
}

// -----

// A loop that runs as often as the block's number says: on average as often as it
// claims. Sixteen warps multiply 16 x 16 by 16 x 8 each time.

// CHECK: \22flops\22:98304,
// CHECK-SAME: \22name\22:\22product\22,
// CHECK-SAME: \22waits\22:2.5}]
module attributes {gpu.container_module} {
  func.func @step(%a: memref<64xvector<2xf16>>) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @kernels::@product blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<64xvector<2xf16>>)
    return
  }
  gpu.module @kernels {
    gpu.func @product(%a: memref<64xvector<2xf16>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>, known_grid_size = array<i32: 4, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %end = gpu.block_id x
      %sum = scf.for %i = %c0 to %end step %c1 iter_args(%old = %zero) -> f32 {
        %x = memref.load %a[%i] : memref<64xvector<2xf16>>
        %0 = nvvm.mma.sync A[%x, %x, %x, %x] B[%x, %x] C[%old, %old, %old, %old]
            {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}
            : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
        %n = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32, f32, f32)>
        scf.yield %n : f32
      } {fsdp.trips = 1.5 : f64}
      gpu.return
    }
  }
}

// -----

// Attention of a library: two products of rows of scores, half of which a causal one
// leaves out, and five for the gradients.

// CHECK: \22attentions\22:[{
// CHECK-SAME: \22batch\22:2,\22bytes\22:31232,\22causal\22:true,\22columns\22:16,\22depth\22:64,\22factors\22:\22bf16\22,\22flops\22:163840,\22gradient\22:false,\22heads\22:4,\22key_heads\22:2,\22launches\22:2,\22rows\22:16,\22value_depth\22:16
// CHECK-SAME: \22causal\22:false,\22columns\22:16,\22depth\22:64,\22factors\22:\22bf16\22,\22flops\22:917504,\22gradient\22:true,
// CHECK-SAME: \22launches\22:1
#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @step(%q: memref<2x4x16x64xbf16>, %k: memref<2x2x16x64xbf16>, %v: memref<2x2x16x16xbf16>, %o: memref<2x4x16x16xbf16>, %l: memref<2x4x16xf32>) {
  fsdp.library_attention %q, %k, %v into %o, %l causal scale 0.125 maps [#heads, #heads, #heads, #heads]
      : (memref<2x4x16x64xbf16>, memref<2x2x16x64xbf16>, memref<2x2x16x16xbf16>, memref<2x4x16x16xbf16>, memref<2x4x16xf32>) -> ()
  fsdp.library_attention %q, %k, %v into %o, %l causal scale 0.125 maps [#heads, #heads, #heads, #heads]
      : (memref<2x4x16x64xbf16>, memref<2x2x16x64xbf16>, memref<2x2x16x16xbf16>, memref<2x4x16x16xbf16>, memref<2x4x16xf32>) -> ()
  fsdp.library_attention_grad %o, %q, %k, %v, %o, %l into %q, %k, %v scale 0.125 maps [#heads, #heads, #heads, #heads, #heads, #heads, #heads, #heads]
      : (memref<2x4x16x16xbf16>, memref<2x4x16x64xbf16>, memref<2x2x16x64xbf16>, memref<2x2x16x16xbf16>, memref<2x4x16x16xbf16>, memref<2x4x16xf32>, memref<2x4x16x64xbf16>, memref<2x2x16x64xbf16>, memref<2x2x16x16xbf16>) -> ()
  return
}

// -----

// Without launches and products there is nothing to list.
// CHECK: fsdp.kernels = "[]"
func.func @step(%a: memref<4xf32>) {
  return
}
