// RUN: fsdp-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(fsdp-collapse-loops))' | FileCheck %s

#all = affine_map<(n, c, h, w) -> (n, c, h, w)>
#channel = affine_map<(n, c, h, w) -> (0, c, 0, 0)>
#sum = affine_map<(n, c, h, w) -> (c)>

// Rows and columns are one loop; images and channels are not, as the mean has
// no images.
// CHECK-DAG: #[[ALL:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-DAG: #[[CHANNEL:.*]] = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-LABEL: func @center
// CHECK-SAME: (%[[X:.*]]: memref<2x4x7x7xf32>, %[[MEAN:.*]]: memref<1x4x1x1xf32>, %[[OUT:.*]]: memref<2x4x7x7xf32>)
// CHECK-DAG: %[[M:.*]] = memref.collapse_shape %[[MEAN]] {{\[}}[0, 1, 2, 3]] : memref<1x4x1x1xf32> into memref<4xf32>
// CHECK-DAG: %[[X1:.*]] = memref.collapse_shape %[[X]] {{\[}}[0], [1], [2, 3]] : memref<2x4x7x7xf32> into memref<2x4x49xf32>
// CHECK-DAG: %[[O:.*]] = memref.collapse_shape %[[OUT]] {{\[}}[0], [1], [2, 3]] : memref<2x4x7x7xf32> into memref<2x4x49xf32>
// CHECK: linalg.generic {indexing_maps = [#[[ALL]], #[[CHANNEL]], #[[ALL]]], iterator_types = ["parallel", "parallel", "parallel"]}
// CHECK-SAME: ins(%[[X1]], %[[M]] : memref<2x4x49xf32>, memref<4xf32>) outs(%[[O]] : memref<2x4x49xf32>)
// CHECK-SAME: attrs = {fsdp.strict}
func.func @center(%x: memref<2x4x7x7xf32>, %mean: memref<1x4x1x1xf32>, %out: memref<2x4x7x7xf32>) {
  linalg.generic {indexing_maps = [#all, #channel, #all], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %mean : memref<2x4x7x7xf32>, memref<1x4x1x1xf32>) outs(%out : memref<2x4x7x7xf32>) attrs = {fsdp.strict} {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %0 = arith.subf %a, %b : f32
    linalg.yield %0 : f32
  }
  return
}

// Loops that reduce are one, those beside them are not.
// CHECK-LABEL: func @statistics
// CHECK: linalg.generic
// CHECK-SAME: iterator_types = ["reduction", "parallel", "reduction"]
// CHECK-SAME: ins(%{{.*}} : memref<2x4x49xf32>) outs(%{{.*}} : memref<4xf32>)
func.func @statistics(%x: memref<2x4x7x7xf32>, %out: memref<4xf32>) {
  linalg.generic {indexing_maps = [#all, #sum], iterator_types = ["reduction", "parallel", "reduction", "reduction"]}
      ins(%x : memref<2x4x7x7xf32>) outs(%out : memref<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %0 = arith.addf %a, %o : f32
    linalg.yield %0 : f32
  }
  return
}

// Named ops are taken too.
// CHECK-LABEL: func @named
// CHECK: linalg.generic
// CHECK-SAME: ins(%{{.*}} : f32) outs(%{{.*}} : memref<24xf32>)
// CHECK: linalg.generic
// CHECK-SAME: ins(%{{.*}} : memref<24xf32>) outs(%{{.*}} : memref<24xf32>)
// CHECK: linalg.generic
// CHECK-SAME: iterator_types = ["parallel", "parallel"]
// CHECK-SAME: ins(%{{.*}} : memref<6x4xf32>) outs(%{{.*}} : memref<4x6xf32>)
func.func @named(%zero: f32, %x: memref<2x3x4xf32>, %y: memref<2x3x4xf32>, %turned: memref<4x2x3xf32>) {
  linalg.fill ins(%zero : f32) outs(%x : memref<2x3x4xf32>)
  linalg.copy ins(%x : memref<2x3x4xf32>) outs(%y : memref<2x3x4xf32>)
  linalg.transpose ins(%x : memref<2x3x4xf32>) outs(%turned : memref<4x2x3xf32>) permutation = [2, 0, 1]
  return
}

// A number that is always read at 0 becomes one without dimensions.
// CHECK-LABEL: func @scalar
// CHECK: memref.collapse_shape %{{.*}} [] : memref<1x1xf32> into memref<f32>
// CHECK: linalg.generic
// CHECK-SAME: ins(%{{.*}} : memref<f32>) outs(%{{.*}} : memref<24xf32>)
func.func @scalar(%x: memref<1x1xf32>, %out: memref<2x3x4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(a, b, c) -> (0, 0)>, affine_map<(a, b, c) -> (a, b, c)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : memref<1x1xf32>) outs(%out : memref<2x3x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}

// -----

#all = affine_map<(a, b) -> (a, b)>

// What does not lie densely, is numbered, has windows, or is read at 0 along a
// dimension that has more, stays.
// CHECK-LABEL: func @others
// CHECK-NOT: memref.collapse_shape
// CHECK: return
func.func @others(%part: memref<2x3xf32, strided<[8, 1]>>, %whole: memref<2x3xf32>, %signal: memref<5xf32>, %numbers: memref<2x3xindex>, %rows: memref<4x3xf32>) {
  linalg.copy ins(%part : memref<2x3xf32, strided<[8, 1]>>) outs(%whole : memref<2x3xf32>)
  linalg.generic {indexing_maps = [#all], iterator_types = ["parallel", "parallel"]} outs(%numbers : memref<2x3xindex>) {
  ^bb0(%o: index):
    %0 = linalg.index 0 : index
    linalg.yield %0 : index
  }
  linalg.generic {indexing_maps = [affine_map<(a, b) -> (a + b)>, #all], iterator_types = ["parallel", "parallel"]}
      ins(%signal : memref<5xf32>) outs(%whole : memref<2x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  linalg.generic {indexing_maps = [affine_map<(a, b) -> (0, b)>, #all], iterator_types = ["parallel", "parallel"]}
      ins(%rows : memref<4x3xf32>) outs(%whole : memref<2x3xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}

// Nor does what has no loop.
// CHECK-LABEL: func @number
// CHECK: linalg.generic {indexing_maps = [#{{.*}}, #{{.*}}], iterator_types = []} ins(%{{.*}} : memref<f32>) outs(%{{.*}} : memref<f32>)
func.func @number(%x: memref<f32>, %y: memref<f32>) {
  linalg.copy ins(%x : memref<f32>) outs(%y : memref<f32>)
  return
}
