// RUN: fsdp-opt %s --fsdp-kernels-to-gpu --split-input-file | FileCheck %s
// RUN: fsdp-opt %s --fsdp-kernels-to-gpu=wide-indices --split-input-file | FileCheck %s --check-prefix=WIDE

// Indices have 32 bits where these reach all elements of a kernel's buffers, and
// those that whole blocks count behind the last.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}
// WIDE: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @small(%a: memref<2146435072xi8>, %b: memref<2146435072xi8>) attributes {fsdp.kernel} {
  linalg.copy ins(%a : memref<2146435072xi8>) outs(%b : memref<2146435072xi8>)
  return
}

// -----

// One that needs more of them: all have more.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @large(%a: memref<2146435073xi8>, %b: memref<2146435073xi8>) attributes {fsdp.kernel} {
  linalg.copy ins(%a : memref<2146435073xi8>) outs(%b : memref<2146435073xi8>)
  return
}
func.func private @other(%a: memref<16xf32>, %b: memref<16xf32>) attributes {fsdp.kernel} {
  linalg.copy ins(%a : memref<16xf32>) outs(%b : memref<16xf32>)
  return
}

// -----

// By strides as by numbers.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @spread(%a: memref<4xf32, strided<[1073741824], offset: 8>>, %x: f32) attributes {fsdp.kernel} {
  linalg.fill ins(%x : f32) outs(%a : memref<4xf32, strided<[1073741824], offset: 8>>)
  return
}

// -----

// Small buffers can have many pairs.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @pairs(%a: memref<65536xf32>, %b: memref<65536xf32>, %sum: memref<f32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> ()>],
                  iterator_types = ["reduction", "reduction"]}
      ins(%a, %b : memref<65536xf32>, memref<65536xf32>) outs(%sum : memref<f32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %0, %out : f32
    linalg.yield %1 : f32
  }
  return
}
