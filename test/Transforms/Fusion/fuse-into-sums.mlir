// RUN: fsdp-opt %s --fsdp-fuse-into-readers=into-sums=true | FileCheck %s
// RUN: fsdp-opt %s --fsdp-fuse-into-readers | FileCheck %s --check-prefix=OFF

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i, 0)>
#column = affine_map<(i, j) -> (j)>

// The sum of columns computes the normalised row again; what writes it for a
// reader of rows is left. A product is fused as a factor only.

// CHECK-LABEL: func @scale
// CHECK: %[[ROW:.*]] = linalg.generic {{.*}} ins(%arg0, %arg1, %arg2
// CHECK: linalg.generic {{.*}} iterator_types = ["parallel", "reduction"]} ins(%[[ROW]] :
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%arg0, %arg1, %arg2, %arg3 :
// CHECK: arith.subf
// CHECK: arith.mulf
// CHECK: arith.mulf
// CHECK: arith.addf
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%[[ROW]] :
// OFF-LABEL: func @scale
// OFF: %[[ROW:.*]] = linalg.generic {{.*}} ins(%arg0, %arg1, %arg2
// OFF-COUNT-3: ins(%[[ROW]]{{[ ,]}}
func.func @scale(%x: tensor<64x32xbf16>, %mean: tensor<64x1xf32>, %scale: tensor<64x1xf32>, %g: tensor<64x32xf32>, %rows: tensor<64xf32>, %columns: tensor<32xf32>) -> (tensor<64xf32>, tensor<32xf32>, tensor<32xf32>) {
  %e = tensor.empty() : tensor<64x32xf32>
  %n = linalg.generic {indexing_maps = [#id, #row, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%x, %mean, %scale : tensor<64x32xbf16>, tensor<64x1xf32>, tensor<64x1xf32>) outs(%e : tensor<64x32xf32>) {
  ^bb0(%i: bf16, %m: f32, %s: f32, %o: f32):
    %0 = arith.extf %i : bf16 to f32
    %1 = arith.subf %0, %m : f32
    %2 = arith.mulf %1, %s : f32
    linalg.yield %2 : f32
  } -> tensor<64x32xf32>
  %r = linalg.generic {indexing_maps = [#id, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%n : tensor<64x32xf32>) outs(%rows : tensor<64xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.addf %i, %o : f32
    linalg.yield %0 : f32
  } -> tensor<64xf32>
  %c = linalg.generic {indexing_maps = [#id, #id, #column], iterator_types = ["reduction", "parallel"]} ins(%n, %g : tensor<64x32xf32>, tensor<64x32xf32>) outs(%columns : tensor<32xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %0 = arith.mulf %i, %j : f32
    %1 = arith.addf %0, %o : f32
    linalg.yield %1 : f32
  } -> tensor<32xf32>
  %d = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%n : tensor<64x32xf32>) outs(%columns : tensor<32xf32>) {
  ^bb0(%i: f32, %o: f32):
    %0 = arith.addf %i, %o : f32
    linalg.yield %0 : f32
  } -> tensor<32xf32>
  return %r, %c, %d : tensor<64xf32>, tensor<32xf32>, tensor<32xf32>
}
