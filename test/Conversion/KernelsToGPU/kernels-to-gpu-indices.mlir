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

// -----

// Ops that count bits of an index.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @bits(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %x = math.ctlz %i : index
    %number = arith.index_cast %x : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// The upper half of a product.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @upper_half(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %low, %x = arith.mului_extended %i, %i : index
    %number = arith.index_cast %x : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// How large an index is.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @size(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %x = index.sizeof
    %number = arith.index_cast %x : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// Maps whose products have more than 32 bits, of ops and of operands.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @quotient(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %x = affine.apply affine_map<(i) -> ((i * 5000000000) mod 7)>(%i)
    %number = arith.index_cast %x : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// Numbers that are compared.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @least(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %x = affine.min affine_map<(i) -> (i * 4294967296 + 5, 7)>(%i)
    %number = arith.index_cast %x : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @operand_map(%table: memref<7xf32>, %out: memref<16xf32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> ((i * 5000000000) mod 7)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%table : memref<7xf32>) outs(%out : memref<16xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  }
  return
}

// -----

// The same with small numbers.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}
func.func private @small_quotient(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %x = affine.apply affine_map<(i) -> ((i * 5) mod 7)>(%i)
    %y = affine.min affine_map<(i) -> (i * 4 + 5, 7)>(%x)
    %number = arith.index_cast %y : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// The index dialect: the same numbers.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}
func.func private @small_numbers(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %c7 = index.constant 7
    %y = index.mul %i, %c7
    %z = index.remu %y, %c7
    %x = index.shl %z, %c7
    %number = arith.index_cast %x : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// What is negative has other upper bits as an unsigned number.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @unsigned(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %c3 = arith.constant 3 : index
    %m = arith.subi %i, %c3 : index
    %x = arith.shrui %m, %c3 : index
    %number = arith.index_cast %x : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @unsigned_cast(%numbers: memref<16xi64>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi64>) {
  ^bb0(%o: i64):
    %i = linalg.index 0 : index
    %c3 = arith.constant 3 : index
    %m = arith.subi %i, %c3 : index
    %number = index.castu %m : index to i64
    linalg.yield %number : i64
  }
  return
}

// -----

// Bits that are moved further than there are.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @far(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %c40 = arith.constant 40 : index
    %x = arith.shli %i, %c40 : index
    %number = arith.index_cast %x : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// A product that is promised to fit into 64 bits.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @promised(%numbers: memref<16xi32>) attributes {fsdp.kernel} {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%numbers : memref<16xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %prime = arith.constant 1000000007 : index
    %x = arith.muli %i, %prime overflow<nsw> : index
    %number = arith.index_cast %x : index to i32
    linalg.yield %number : i32
  }
  return
}

// -----

// A loop that ends where a program says.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 64 : i64>}
func.func private @data_end(%ends: memref<1xi64>, %out: memref<6xf32>) attributes {fsdp.kernel} {
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %read = memref.load %ends[%c0] : memref<1xi64>
  %end = arith.index_cast %read : i64 to index
  scf.for %i = %c0 to %end step %c1 {
    memref.store %one, %out[%c0] : memref<6xf32>
  }
  return
}

// -----

// What computes an attention's mask counts no further than its rows and columns.

// CHECK: gpu.module @fsdp_kernels attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}
#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func private @mask(%q: memref<1x1x64x16xf16>, %o: memref<1x1x64x16xf16>, %l: memref<1x1x64xf32>) attributes {fsdp.kernel} {
  fsdp.flash_attention %q, %q, %q into %o, %l scale 0.25 maps [#heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %number = arith.index_cast %t : index to i64
    %head = arith.index_cast %h : index to i64
    %behind = arith.cmpi sge, %number, %head : i64
    %before = arith.cmpi sge, %t, %s : index
    %both = arith.andi %behind, %before : i1
    fsdp.yield %both : i1
  } : (memref<1x1x64x16xf16>, memref<1x1x64x16xf16>, memref<1x1x64x16xf16>, memref<1x1x64x16xf16>, memref<1x1x64xf32>) -> ()
  return
}
