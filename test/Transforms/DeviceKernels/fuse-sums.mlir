// RUN: fsdp-opt %s --fsdp-fuse-sums --split-input-file | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>
#part = affine_map<(p, i, j) -> (p, i, j)>
#sum = affine_map<(p, i, j) -> (p, j)>

// Through reshapes; what is rounded is added. The product reads it behind.

// CHECK: #[[PART:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK: #[[NONE:.*]] = affine_map<(d0, d1, d2) -> ()>
// CHECK: #[[SUM:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-LABEL: func.func private @gradient
// CHECK: %[[S:.*]] = memref.alloc() : memref<32x1024xf32>
// CHECK: %[[FLAT:.*]] = memref.collapse_shape %arg0 {{\[\[}}0, 1]]
// CHECK: %[[X:.*]] = memref.expand_shape %[[FLAT]] {{\[\[}}0, 1, 2]] output_shape [32, 8, 1024]
// CHECK: %[[TO:.*]] = memref.collapse_shape %arg2
// CHECK: %[[Y:.*]] = memref.expand_shape %[[TO]]
// CHECK: linalg.fill {{.*}} outs(%[[S]]
// CHECK: linalg.generic {indexing_maps = [#[[PART]], #[[NONE]], #[[SUM]], #[[PART]]], iterator_types = ["parallel", "reduction", "parallel"]} ins(%[[X]], %arg1 : {{.*}}) outs(%[[S]], %[[Y]] :
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %[[O:.*]]: f32, %{{.*}}: bf16):
// CHECK-NEXT: %[[P:.*]] = arith.mulf %[[A]], %[[B]] : f32
// CHECK-NEXT: %[[R:.*]] = arith.truncf %[[P]] : f32 to bf16
// CHECK-NEXT: %[[W:.*]] = arith.extf %[[R]] : bf16 to f32
// CHECK-NEXT: %[[T:.*]] = arith.addf %[[W]], %[[O]] : f32
// CHECK-NEXT: linalg.yield %[[T]], %[[R]] : f32, bf16
// CHECK: fsdp.matmul %arg2
// CHECK-NOT: linalg.generic
// CHECK: linalg.copy ins(%[[S]]
func.func private @gradient(%x: memref<256x1024xf32>, %s: memref<f32>, %y: memref<256x1024xbf16>, %w: memref<1024x256xbf16>, %z: memref<256x256xbf16>, %r: memref<32x1024xf32>) {
  linalg.generic {indexing_maps = [#id, #none, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %s : memref<256x1024xf32>, memref<f32>) outs(%y : memref<256x1024xbf16>) {
  ^bb0(%in: f32, %scale: f32, %out: bf16):
    %0 = arith.mulf %in, %scale : f32
    %1 = arith.truncf %0 : f32 to bf16
    linalg.yield %1 : bf16
  }
  fsdp.matmul %y, %w into %z sizes [256, 256, 1024] ld [1024, 256, 256] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<256x1024xbf16>, memref<1024x256xbf16>, memref<256x256xbf16>
  %sums = memref.alloc() : memref<32x1024xf32>
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%sums : memref<32x1024xf32>)
  %v = memref.expand_shape %y [[0, 1], [2]] output_shape [32, 8, 1024] : memref<256x1024xbf16> into memref<32x8x1024xbf16>
  linalg.generic {indexing_maps = [#part, #sum], iterator_types = ["parallel", "reduction", "parallel"]} ins(%v : memref<32x8x1024xbf16>) outs(%sums : memref<32x1024xf32>) {
  ^bb0(%in: bf16, %out: f32):
    %0 = arith.extf %in : bf16 to f32
    %1 = arith.addf %0, %out : f32
    linalg.yield %1 : f32
  }
  linalg.copy ins(%sums : memref<32x1024xf32>) outs(%r : memref<32x1024xf32>)
  return
}

// -----

// Not: sums along rows, of few columns, strict ones, what is computed in place,
// from a row, where the sum's result is read before, or where the sum looks up
// what is written in between.

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

// CHECK-LABEL: func.func private @rows
// CHECK-COUNT-2: linalg.generic
func.func private @rows(%x: memref<16384x64xf32>, %y: memref<16384x64xf32>, %s: memref<16384xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<16384x64xf32>) outs(%y : memref<16384x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%y : memref<16384x64xf32>) outs(%s : memref<16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// CHECK-LABEL: func.func private @few
// CHECK-COUNT-2: linalg.generic
func.func private @few(%x: memref<64x64xf32>, %y: memref<64x64xf32>, %s: memref<64xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%y : memref<64x64xf32>) outs(%s : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// CHECK-LABEL: func.func private @strict
// CHECK-COUNT-2: linalg.generic
func.func private @strict(%x: memref<64x16384xf32>, %y: memref<64x16384xf32>, %s: memref<16384xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x16384xf32>) outs(%y : memref<64x16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%y : memref<64x16384xf32>) outs(%s : memref<16384xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// CHECK-LABEL: func.func private @in_place
// CHECK-COUNT-2: linalg.generic
func.func private @in_place(%x: memref<64x16384xf32>, %s: memref<16384xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x16384xf32>) outs(%x : memref<64x16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%x : memref<64x16384xf32>) outs(%s : memref<16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// CHECK-LABEL: func.func private @looks_up
// CHECK: linalg.generic
// CHECK: memref.store
// CHECK: linalg.generic
func.func private @looks_up(%x: memref<64x16384xf32>, %f: f32, %scale: memref<1xf32>, %y: memref<64x16384xf32>, %s: memref<16384xf32>) {
  %c0 = arith.constant 0 : index
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x16384xf32>) outs(%y : memref<64x16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    linalg.yield %0 : f32
  }
  memref.store %f, %scale[%c0] : memref<1xf32>
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%y : memref<64x16384xf32>) outs(%s : memref<16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %factor = memref.load %scale[%c0] : memref<1xf32>
    %0 = arith.mulf %in, %factor : f32
    %1 = arith.addf %0, %out : f32
    linalg.yield %1 : f32
  }
  return
}

// CHECK-LABEL: func.func private @from_row
// CHECK-COUNT-2: linalg.generic
func.func private @from_row(%x: memref<16384xf32>, %y: memref<64x16384xf32>, %s: memref<16384xf32>) {
  linalg.generic {indexing_maps = [#column, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<16384xf32>) outs(%y : memref<64x16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%y : memref<64x16384xf32>) outs(%s : memref<16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// CHECK-LABEL: func.func private @before
// CHECK-COUNT-2: linalg.generic
func.func private @before(%x: memref<64x16384xf32>, %y: memref<64x16384xf32>, %s: memref<16384xf32>, %r: memref<16384xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x16384xf32>) outs(%y : memref<64x16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.copy ins(%s : memref<16384xf32>) outs(%r : memref<16384xf32>)
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%y : memref<64x16384xf32>) outs(%s : memref<16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}
