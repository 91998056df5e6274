// RUN: fsdp-opt %s --fsdp-widen-sums --split-input-file --remarks-filter=fsdp-widen-sums 2>&1 | FileCheck %s
// RUN: fsdp-opt %s --fsdp-widen-sums --canonicalize --fsdp-widen-sums --canonicalize --split-input-file --remarks-filter=fsdp-widen-sums 2>&1 | FileCheck %s --check-prefix=TWICE

// The second time finds nothing.
// TWICE-COUNT-6: a sum of 16-bit floats
// TWICE-NOT: a sum of 16-bit floats

// CHECK: remark: [Passed] widened | Category:fsdp-widen-sums{{.*}}a sum of 16-bit floats adds in f32 and is rounded once
// CHECK-LABEL: @bias
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK: %[[FILL:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%{{.*}} : tensor<4xf32>)
// CHECK: %[[WIDE:.*]] = linalg.generic
// CHECK-SAME: iterator_types = ["reduction", "parallel"]
// CHECK-SAME: ins(%arg0 : tensor<8192x4xbf16>) outs(%[[FILL]] : tensor<4xf32>)
// CHECK: ^bb0(%[[IN:.*]]: bf16, %[[OUT:.*]]: f32):
// CHECK: %[[EXT:.*]] = arith.extf %[[IN]] : bf16 to f32
// CHECK: arith.addf %[[EXT]], %[[OUT]] : f32
// CHECK: %[[RESULT:.*]] = linalg.generic {{.*}} ins(%[[WIDE]] : tensor<4xf32>)
// CHECK: arith.truncf {{.*}} : f32 to bf16
// CHECK: return %[[RESULT]] : tensor<4xbf16>
func.func @bias(%x: tensor<8192x4xbf16>) -> tensor<4xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<4xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<4xbf16>) -> tensor<4xbf16>
  %sum = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]
    } ins(%x : tensor<8192x4xbf16>) outs(%init : tensor<4xbf16>) {
  ^bb0(%in: bf16, %out: bf16):
    %0 = arith.addf %in, %out : bf16
    linalg.yield %0 : bf16
  } -> tensor<4xbf16>
  return %sum : tensor<4xbf16>
}

// -----

// A named op becomes a generic one; what is added to is cast.
// CHECK-LABEL: @named
// CHECK: %[[INIT:.*]] = linalg.generic {{.*}} ins(%arg1 : tensor<4xf16>)
// CHECK: arith.extf
// CHECK-NOT: linalg.reduce
// CHECK: linalg.generic {{.*}} ins(%arg0 : tensor<8x4xf16>) outs(%[[INIT]] : tensor<4xf32>)
func.func @named(%x: tensor<8x4xf16>, %init: tensor<4xf16>) -> tensor<4xf16> {
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<8x4xf16>) outs(%init : tensor<4xf16>) dimensions = [0]
  return %sum : tensor<4xf16>
}

// -----

// Products keep their names.
// CHECK-LABEL: @product
// CHECK: linalg.matmul ins(%arg0, %arg1 : tensor<4x8xbf16>, tensor<8x2xbf16>) outs(%{{.*}} : tensor<4x2xf32>)
// CHECK: arith.truncf
func.func @product(%a: tensor<4x8xbf16>, %b: tensor<8x2xbf16>) -> tensor<4x2xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<4x2xbf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<4x2xbf16>) -> tensor<4x2xbf16>
  %c = linalg.matmul ins(%a, %b : tensor<4x8xbf16>, tensor<8x2xbf16>) outs(%init : tensor<4x2xbf16>) -> tensor<4x2xbf16>
  return %c : tensor<4x2xbf16>
}

// -----

// One of two outputs is a sum.
// CHECK-LABEL: @two
// CHECK: outs(%{{.*}}, %arg2 : tensor<f32>, tensor<bf16>)
// CHECK: arith.maximumf {{.*}} : bf16
// CHECK: linalg.yield %{{.*}}, %{{.*}} : f32, bf16
func.func @two(%x: tensor<8xbf16>, %a: tensor<bf16>, %b: tensor<bf16>) -> (tensor<bf16>, tensor<bf16>) {
  %r:2 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]
    } ins(%x : tensor<8xbf16>) outs(%a, %b : tensor<bf16>, tensor<bf16>) {
  ^bb0(%in: bf16, %sum: bf16, %max: bf16):
    %0 = arith.addf %sum, %in : bf16
    %1 = arith.maximumf %max, %in : bf16
    linalg.yield %0, %1 : bf16, bf16
  } -> (tensor<bf16>, tensor<bf16>)
  return %r#0, %r#1 : tensor<bf16>, tensor<bf16>
}

// -----

// A product with maps of its own, and squares that are rounded before they are
// added.
// CHECK-LABEL: @maps
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4x2xf32>)
func.func @maps(%a: tensor<8x4xbf16>, %b: tensor<8x2xbf16>, %init: tensor<4x2xbf16>) -> tensor<4x2xbf16> {
  %c = linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : tensor<8x4xbf16>, tensor<8x2xbf16>) outs(%init : tensor<4x2xbf16>) -> tensor<4x2xbf16>
  return %c : tensor<4x2xbf16>
}

// CHECK-LABEL: @squares
// CHECK: %[[SQUARE:.*]] = arith.mulf {{.*}} : bf16
// CHECK: %[[EXT:.*]] = arith.extf %[[SQUARE]]
// CHECK: arith.addf %{{.*}}, %[[EXT]] : f32
func.func @squares(%x: tensor<8xbf16>, %a: tensor<bf16>) -> tensor<bf16> {
  %r = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]
    } ins(%x : tensor<8xbf16>) outs(%a : tensor<bf16>) {
  ^bb0(%in: bf16, %sum: bf16):
    %0 = arith.mulf %in, %in : bf16
    %1 = arith.addf %sum, %0 : bf16
    linalg.yield %1 : bf16
  } -> tensor<bf16>
  return %r : tensor<bf16>
}

// -----

// What stays: sums in f32, other combinations, elementwise additions, strict
// ops, buffers.
// CHECK-LABEL: @unchanged
// CHECK-NOT: arith.extf %{{.*}} : bf16 to f32
// CHECK: return
func.func @unchanged(%x: tensor<8xbf16>, %y: tensor<8xf32>, %a: tensor<bf16>, %b: tensor<f32>, %m: memref<8xbf16>, %n: memref<bf16>)
    -> (tensor<bf16>, tensor<f32>, tensor<8xbf16>, tensor<bf16>) {
  %max = linalg.reduce { arith.maximumf } ins(%x : tensor<8xbf16>) outs(%a : tensor<bf16>) dimensions = [0]
  %sum = linalg.reduce { arith.addf } ins(%y : tensor<8xf32>) outs(%b : tensor<f32>) dimensions = [0]
  %add = linalg.add ins(%x, %x : tensor<8xbf16>, tensor<8xbf16>) outs(%x : tensor<8xbf16>) -> tensor<8xbf16>
  %strict = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>],
      iterator_types = ["reduction"]
    } ins(%x : tensor<8xbf16>) outs(%a : tensor<bf16>) attrs = {fsdp.strict} {
  ^bb0(%in: bf16, %out: bf16):
    %0 = arith.addf %in, %out : bf16
    linalg.yield %0 : bf16
  } -> tensor<bf16>
  linalg.reduce { arith.addf } ins(%m : memref<8xbf16>) outs(%n : memref<bf16>) dimensions = [0]
  return %max, %sum, %add, %strict : tensor<bf16>, tensor<f32>, tensor<8xbf16>, tensor<bf16>
}
