// RUN: fsdp-opt %s --fsdp-split-sums=split-sums=64 | FileCheck %s

// Two blocks have 64 columns: 32 parts of 4 x 4 values.

// CHECK-LABEL: func.func private @columns(%{{.*}}: memref<128x4x64xf32>, %{{.*}}: memref<4x64xf32>, %{{.*}}: memref<1x64xf32>)
// CHECK: %[[PARTS:.*]] = memref.alloc() {alignment = 64 : i64} : memref<128x1x64xf32>
// CHECK: %[[ZERO:.*]] = arith.constant {{.*}}0.000000e+00 : f32
// CHECK: linalg.fill ins(%[[ZERO]] : f32) outs(%[[PARTS]]
// CHECK: %[[X:.*]] = memref.expand_shape %arg0 {{\[\[}}0, 1], [2], [3]{{\]}} output_shape [128, 1, 4, 64] : memref<128x4x64xf32> into memref<128x1x4x64xf32>
// CHECK: linalg.generic {indexing_maps = [#[[IN:.*]], #[[WEIGHTS:.*]], #[[OUT:.*]]], iterator_types = ["parallel", "reduction", "reduction", "parallel"]} ins(%[[X]], %arg1 : {{.*}}) outs(%[[PARTS]]
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "parallel", "parallel"]} ins(%[[PARTS]] : memref<128x1x64xf32>) outs(%arg2 : memref<1x64xf32>)
// CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32):
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[A]], %[[B]] : f32
// CHECK-NEXT: linalg.yield %[[SUM]]
#x = affine_map<(b, t, c) -> (b, t, c)>
#w = affine_map<(b, t, c) -> (t, c)>
#sum = affine_map<(b, t, c) -> (0, c)>
func.func private @columns(%x: memref<128x4x64xf32>, %w: memref<4x64xf32>, %s: memref<1x64xf32>) {
  linalg.generic {indexing_maps = [#x, #w, #sum], iterator_types = ["reduction", "reduction", "parallel"]} ins(%x, %w : memref<128x4x64xf32>, memref<4x64xf32>) outs(%s : memref<1x64xf32>) {
  ^bb0(%in: f32, %weight: f32, %out: f32):
    %0 = arith.mulf %in, %weight : f32
    %1 = arith.addf %0, %out : f32
    linalg.yield %1 : f32
  }
  return
}

// Not split: rows, few values, enough columns, a prime number of values, and strict
// sums.

// CHECK-LABEL: func.func private @whole
// CHECK-NOT: memref.alloc
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
func.func private @whole(%x: memref<64x512xf32>, %r: memref<64xf32>, %few: memref<32x64xf32>, %c: memref<64xf32>, %wide: memref<128x16384xf32>, %w: memref<16384xf32>, %prime: memref<127x64xf32>, %long: memref<128x64xf32>) {
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<64x512xf32>) outs(%r : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%few : memref<32x64xf32>) outs(%c : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%wide : memref<128x16384xf32>) outs(%w : memref<16384xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%prime : memref<127x64xf32>) outs(%c : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%long : memref<128x64xf32>) outs(%c : memref<64xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// A limit of memory changes no sum.

// CHECK-LABEL: func.func @limited
// CHECK: memref.alloc() {alignment = 64 : i64} : memref<32x64xf32>
func.func @limited(%long: memref<128x64xf32>, %c: memref<64xf32>) attributes {fsdp.schedule = #fsdp.schedule<memory_limit = 40000>} {
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%long : memref<128x64xf32>) outs(%c : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// Nor the largest of indices.

// CHECK-LABEL: func.func private @indices
// CHECK-NOT: memref.alloc
#indexx = affine_map<(b, t, c) -> (b, t, c)>
#indexsum = affine_map<(b, t, c) -> (0, c)>
func.func private @indices(%x: memref<128x4x64xindex>, %s: memref<1x64xindex>) {
  linalg.generic {indexing_maps = [#indexx, #indexsum], iterator_types = ["reduction", "reduction", "parallel"]} ins(%x : memref<128x4x64xindex>) outs(%s : memref<1x64xindex>) {
  ^bb0(%in: index, %out: index):
    %1 = arith.maxsi %in, %out : index
    linalg.yield %1 : index
  }
  return
}
