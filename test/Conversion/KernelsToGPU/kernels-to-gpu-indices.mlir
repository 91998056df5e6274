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

// -----

// Indices as numbers: of rows, moved and as they are, or looked up with what a
// program says.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}
func.func private @rows(%ids: memref<16xi64>, %table: memref<8xf32>, %out: memref<16xf32>, %numbers: memref<16xi64>) attributes {fsdp.kernel} {
  %c1000 = arith.constant 1000 : index
  %c7 = arith.constant 7 : index
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%ids : memref<16xi64>) outs(%out, %numbers : memref<16xf32>, memref<16xi64>) {
  ^bb0(%id: i64, %o: f32, %p: i64):
    %at = arith.index_cast %id : i64 to index
    %x = memref.load %table[%at] : memref<8xf32>
    %i = linalg.index 0 : index
    %scaled = arith.muli %i, %c1000 : index
    %moved = arith.addi %scaled, %c7 : index
    %rest = arith.remsi %moved, %c7 : index
    %number = arith.index_cast %rest : index to i64
    linalg.yield %x, %number : f32, i64
  }
  return
}

// -----

// A product of more than 32 bits.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @product(%numbers: memref<16xi64>) attributes {fsdp.kernel} {
  %prime = arith.constant 1000000007 : index
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %product = arith.muli %i, %prime : index
    %number = arith.index_cast %product : index to i64
    linalg.yield %number : i64
  }
  return
}

// -----

// The same product, of which its low bits are asked.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}
func.func private @low_bits(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  %prime = arith.constant 1000000007 : index
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %product = arith.muli %i, %prime : index
    %number = arith.index_cast %product : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// What a program says, cut to what there is as an index: of 64 bits first.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @clamped(%ids: memref<16xi64>, %table: memref<8xf32>, %out: memref<16xf32>) attributes {fsdp.kernel} {
  %c7 = arith.constant 7 : index
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%ids : memref<16xi64>) outs(%out : memref<16xf32>) {
  ^bb0(%id: i64, %o: f32):
    %at = arith.index_cast %id : i64 to index
    %cut = arith.minsi %at, %c7 : index
    %x = memref.load %table[%cut] : memref<8xf32>
    linalg.yield %x : f32
  }
  return
}

// -----

// A loop that counts further than 32 bits do.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @long(%out: memref<6xf32>) attributes {fsdp.kernel} {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %step = arith.constant 1000000000 : index
  %end = arith.constant 6000000000 : index
  scf.for %i = %c0 to %end step %step {
    %j = arith.divui %i, %step : index
    %at = memref.subview %out[%j] [1] [1] : memref<6xf32> to memref<1xf32, strided<[1], offset: ?>>
    linalg.fill ins(%zero : f32) outs(%at : memref<1xf32, strided<[1], offset: ?>>)
  }
  return
}
