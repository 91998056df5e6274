// RUN: fsdp-opt %s --pass-pipeline='builtin.module(func.func(fsdp-lower-convolutions))' | FileCheck %s

// CHECK-DAG: #[[WINDOWS:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 + d4, d3 + d5)>
// CHECK-DAG: #[[STRIDED:.*]] = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d0, d4 * 2 + d1 * 2, d5 * 2 + d2 * 2)>
// CHECK-DAG: #[[FILTER:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// CHECK-DAG: #[[COLUMNS:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d5, d6, d2, d3)>
// CHECK-DAG: #[[OUT:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-DAG: #[[POINTS:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2, d3)>
// CHECK-DAG: #[[PLACES:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d5, d6)>

// One dimension of the copy for each loop of the product, columns last.
// CHECK-LABEL: func @same
// CHECK:         %[[SEEN:.*]] = linalg.generic {indexing_maps = [#[[WINDOWS]], #{{.*}}]{{.*}}} ins(%arg0 : {{.*}}) outs({{.*}} : tensor<2x3x3x3x8x8xf32>)
// CHECK:         %[[R:.*]] = linalg.generic {indexing_maps = [#[[FILTER]], #[[COLUMNS]], #[[OUT]]], {{.*}}} ins(%arg1, %[[SEEN]] : {{.*}}) outs({{.*}} : tensor<2x4x8x8xf32>)
// CHECK:           arith.mulf
// CHECK-NEXT:      arith.addf
// CHECK-NOT:     linalg.transpose
// CHECK:         return %[[R]]
func.func @same(%x: tensor<2x3x10x10xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<2x4x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x8x8xf32>
  %c = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x3x10x10xf32>, tensor<4x3x3x3xf32>) outs(%c : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
  return %r : tensor<2x4x8x8xf32>
}

// Few positions: those of both images are columns of one product.
// CHECK-LABEL: func @strided
// CHECK:         linalg.generic {indexing_maps = [#[[STRIDED]], #{{.*}}]{{.*}}} ins(%arg0 : {{.*}}) outs({{.*}} : tensor<3x3x3x2x3x3xf32>)
// CHECK:         %[[P:.*]] = linalg.generic {{.*}} outs({{.*}} : tensor<4x2x3x3xf32>)
// CHECK:         %[[T:.*]] = linalg.transpose ins(%[[P]] : {{.*}}) outs({{.*}} : tensor<2x4x3x3xf32>) permutation = [1, 0, 2, 3]
// CHECK:         return %[[T]]
func.func @strided(%x: tensor<2x3x9x9xf32>, %w: tensor<4x3x3x3xf32>) -> tensor<2x4x3x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<2x4x3x3xf32>
  %c = linalg.fill ins(%zero : f32) outs(%e : tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<2> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %w : tensor<2x3x9x9xf32>, tensor<4x3x3x3xf32>) outs(%c : tensor<2x4x3x3xf32>) -> tensor<2x4x3x3xf32>
  return %r : tensor<2x4x3x3xf32>
}

// A window of one place needs no copy, and adds to what is there.
// CHECK-LABEL: func @one(
// CHECK-NOT:     tensor.empty
// CHECK:         linalg.generic {indexing_maps = [#[[FILTER]], #[[POINTS]], #[[OUT]]], {{.*}}} ins(%arg1, %arg0 : {{.*}}) outs(%arg2 : {{.*}})
func.func @one(%x: tensor<2x3x9x9xf32>, %w: tensor<4x3x1x1xf32>, %c: tensor<2x4x9x9xf32>) -> tensor<2x4x9x9xf32> {
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x3x9x9xf32>, tensor<4x3x1x1xf32>) outs(%c : tensor<2x4x9x9xf32>) -> tensor<2x4x9x9xf32>
  return %r : tensor<2x4x9x9xf32>
}

// Nor does a window with one position.
// CHECK-LABEL: func @one_position
// CHECK-NOT:     tensor.empty
// CHECK:         linalg.generic {indexing_maps = [#[[FILTER]], #[[PLACES]], #[[OUT]]], {{.*}}} ins(%arg1, %arg0 : {{.*}}) outs(%arg2 : {{.*}})
func.func @one_position(%x: tensor<2x3x9x9xf32>, %w: tensor<4x3x9x9xf32>, %c: tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32> {
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %w : tensor<2x3x9x9xf32>, tensor<4x3x9x9xf32>) outs(%c : tensor<2x4x1x1xf32>) -> tensor<2x4x1x1xf32>
  return %r : tensor<2x4x1x1xf32>
}

// CHECK-LABEL: func @groups
// CHECK:         linalg.generic {{.*}} ins(%arg0 : {{.*}}) outs({{.*}} : tensor<2x4x3x2x2x8x8xf64>)
// CHECK:         linalg.generic {{.*}} ins(%arg1, {{.*}}) outs(%arg2 : tensor<2x4x5x8x8xf64>)
// CHECK-NOT:     linalg.conv
func.func @groups(%x: tensor<2x4x3x9x9xf64>, %w: tensor<4x5x3x2x2xf64>, %c: tensor<2x4x5x8x8xf64>) -> tensor<2x4x5x8x8xf64> {
  %r = linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x4x3x9x9xf64>, tensor<4x5x3x2x2xf64>) outs(%c : tensor<2x4x5x8x8xf64>) -> tensor<2x4x5x8x8xf64>
  return %r : tensor<2x4x5x8x8xf64>
}

// No matrices, no products, or none of a type that is multiplied: unchanged.
// CHECK-LABEL: func @depthwise
// CHECK-NEXT:    linalg.depthwise_conv_2d_nchw_chw
func.func @depthwise(%x: tensor<2x4x9x9xf32>, %w: tensor<4x2x2xf32>, %c: tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> {
  %r = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x4x9x9xf32>, tensor<4x2x2xf32>) outs(%c : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
  return %r : tensor<2x4x8x8xf32>
}

// CHECK-LABEL: func @pooling
// CHECK-NEXT:    linalg.pooling_nchw_sum
func.func @pooling(%x: tensor<2x4x9x9xf32>, %w: tensor<2x2xf32>, %c: tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> {
  %r = linalg.pooling_nchw_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x4x9x9xf32>, tensor<2x2xf32>) outs(%c : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
  return %r : tensor<2x4x8x8xf32>
}

// CHECK-LABEL: func @integers
// CHECK-NEXT:    linalg.conv_1d_ncw_fcw
func.func @integers(%x: tensor<2x3x9xi32>, %w: tensor<4x3x2xi32>, %c: tensor<2x4x8xi32>) -> tensor<2x4x8xi32> {
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%x, %w : tensor<2x3x9xi32>, tensor<4x3x2xi32>) outs(%c : tensor<2x4x8xi32>) -> tensor<2x4x8xi32>
  return %r : tensor<2x4x8xi32>
}

// CHECK-LABEL: func @strict
// CHECK-NEXT:    linalg.conv_1d_ncw_fcw
func.func @strict(%x: tensor<2x3x9xf32>, %w: tensor<4x3x2xf32>, %c: tensor<2x4x8xf32>) -> tensor<2x4x8xf32> {
  %r = linalg.conv_1d_ncw_fcw {fsdp.strict, dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%x, %w : tensor<2x3x9xf32>, tensor<4x3x2xf32>) outs(%c : tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
  return %r : tensor<2x4x8xf32>
}
