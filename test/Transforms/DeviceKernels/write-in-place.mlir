// RUN: fsdp-opt %s --fsdp-write-in-place --split-input-file | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>

// What is copied is written to its place, the view of which is made before; the
// other part of the same buffer may be written in between.

// CHECK-LABEL: func.func private @second
// CHECK: %[[LEFT:.*]] = memref.subview %arg1[0, 0]
// CHECK: %[[RIGHT:.*]] = memref.subview %arg1[0, 64]
// CHECK-NEXT: linalg.generic {{.*}} outs(%[[LEFT]], %[[RIGHT]] :
// CHECK-NOT: copy
func.func private @second(%x: memref<8x64xf32>, %y: memref<8x128xf32>) {
  %left = memref.subview %y[0, 0] [8, 64] [1, 1] : memref<8x128xf32> to memref<8x64xf32, strided<[128, 1]>>
  %v = memref.alloc() : memref<8x64xf32>
  linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<8x64xf32>) outs(%left, %v : memref<8x64xf32, strided<[128, 1]>>, memref<8x64xf32>) {
  ^bb0(%in: f32, %a: f32, %b: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %in, %0 : f32, f32
  }
  %right = memref.subview %y[0, 64] [8, 64] [1, 1] : memref<8x128xf32> to memref<8x64xf32, strided<[128, 1], offset: 64>>
  memref.copy %v, %right : memref<8x64xf32> to memref<8x64xf32, strided<[128, 1], offset: 64>>
  return
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// Not where the place is read before the copy, where the buffer is used behind
// it or through a view, nor where the place would need memory earlier.

// CHECK-LABEL: func.func private @read
// CHECK: memref.copy
func.func private @read(%x: memref<8x64xf32>, %y: memref<8x64xf32>) {
  %v = memref.alloc() : memref<8x64xf32>
  linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %y : memref<8x64xf32>, memref<8x64xf32>) outs(%v : memref<8x64xf32>) {
  ^bb0(%in: f32, %a: f32, %b: f32):
    %0 = arith.addf %in, %a : f32
    linalg.yield %0 : f32
  }
  memref.copy %v, %y : memref<8x64xf32> to memref<8x64xf32>
  return
}

// CHECK-LABEL: func.func private @behind
// CHECK: memref.copy
func.func private @behind(%x: memref<8x64xf32>, %y: memref<8x64xf32>, %z: memref<8x64xf32>) {
  %v = memref.alloc() : memref<8x64xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<8x64xf32>) outs(%v : memref<8x64xf32>) {
  ^bb0(%in: f32, %b: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  }
  memref.copy %v, %y : memref<8x64xf32> to memref<8x64xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%v : memref<8x64xf32>) outs(%z : memref<8x64xf32>) {
  ^bb0(%in: f32, %b: f32):
    linalg.yield %in : f32
  }
  return
}

// CHECK-LABEL: func.func private @view
// CHECK: memref.copy
func.func private @view(%x: memref<512xf32>, %y: memref<8x64xf32>) {
  %v = memref.alloc() : memref<8x64xf32>
  %flat = memref.collapse_shape %v [[0, 1]] : memref<8x64xf32> into memref<512xf32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : memref<512xf32>) outs(%flat : memref<512xf32>) {
  ^bb0(%in: f32, %b: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  }
  memref.copy %v, %y : memref<8x64xf32> to memref<8x64xf32>
  return
}

// CHECK-LABEL: func.func private @early
// CHECK: memref.copy
func.func private @early(%x: memref<8x64xf32>, %z: memref<8x128xf32>) {
  %v = memref.alloc() : memref<8x64xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<8x64xf32>) outs(%v : memref<8x64xf32>) {
  ^bb0(%in: f32, %b: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  }
  %y = memref.alloc() : memref<8x128xf32>
  %left = memref.subview %y[0, 0] [8, 64] [1, 1] : memref<8x128xf32> to memref<8x64xf32, strided<[128, 1]>>
  memref.copy %v, %left : memref<8x64xf32> to memref<8x64xf32, strided<[128, 1]>>
  %right = memref.subview %y[0, 64] [8, 64] [1, 1] : memref<8x128xf32> to memref<8x64xf32, strided<[128, 1], offset: 64>>
  memref.copy %x, %right : memref<8x64xf32> to memref<8x64xf32, strided<[128, 1], offset: 64>>
  linalg.copy ins(%y : memref<8x128xf32>) outs(%z : memref<8x128xf32>)
  return
}

// -----

// A library of attention writes where it can; not where elements are no neighbours.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>

// CHECK-LABEL: func.func private @attention
// CHECK: %[[PLACE:.*]] = memref.subview
// CHECK: fsdp.library_attention %{{.*}} into %[[PLACE]], %
// CHECK-NOT: memref.copy
func.func private @attention(%q: memref<1x2x8x16xf16>, %all: memref<1x2x8x32xf16>, %l: memref<1x2x8xf32>) {
  %v = memref.alloc() : memref<1x2x8x16xf16>
  fsdp.library_attention %q, %q, %q into %v, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8xf32>) -> ()
  %place = memref.subview %all[0, 0, 0, 16] [1, 2, 8, 16] [1, 1, 1, 1] : memref<1x2x8x32xf16> to memref<1x2x8x16xf16, strided<[512, 256, 32, 1], offset: 16>>
  memref.copy %v, %place : memref<1x2x8x16xf16> to memref<1x2x8x16xf16, strided<[512, 256, 32, 1], offset: 16>>
  return
}

// CHECK-LABEL: func.func private @interleaved_attention
// CHECK: fsdp.library_attention
// CHECK: memref.copy
func.func private @interleaved_attention(%q: memref<1x2x8x16xf16>, %all: memref<1x2x8x16x3xf16>, %l: memref<1x2x8xf32>) {
  %v = memref.alloc() : memref<1x2x8x16xf16>
  fsdp.library_attention %q, %q, %q into %v, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8xf32>) -> ()
  %place = memref.subview %all[0, 0, 0, 0, 1] [1, 2, 8, 16, 1] [1, 1, 1, 1, 1] : memref<1x2x8x16x3xf16> to memref<1x2x8x16xf16, strided<[768, 384, 48, 3], offset: 1>>
  memref.copy %v, %place : memref<1x2x8x16xf16> to memref<1x2x8x16xf16, strided<[768, 384, 48, 3], offset: 1>>
  return
}

// CHECK-LABEL: func.func private @sums_with_gaps
// CHECK: fsdp.library_attention
// CHECK: memref.copy
func.func private @sums_with_gaps(%q: memref<1x2x8x16xf16>, %o: memref<1x2x8x16xf16>, %all: memref<1x2x16xf32>) {
  %v = memref.alloc() : memref<1x2x8xf32>
  fsdp.library_attention %q, %q, %q into %o, %v scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8xf32>) -> ()
  %place = memref.subview %all[0, 0, 0] [1, 2, 8] [1, 1, 1] : memref<1x2x16xf32> to memref<1x2x8xf32, strided<[32, 16, 1]>>
  memref.copy %v, %place : memref<1x2x8xf32> to memref<1x2x8xf32, strided<[32, 16, 1]>>
  return
}
