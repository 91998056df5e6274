// RUN: fsdp-opt %s --pass-pipeline='builtin.module(func.func(fsdp-simplify-convolutions))' | FileCheck %s

// CHECK-DAG: #[[FILTER:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// CHECK-DAG: #[[OUT:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-DAG: #[[POINTS:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2, d3)>
// CHECK-DAG: #[[PLACES:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d5, d6)>
// CHECK-DAG: #[[IMAGES:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d0, d2 + d5, d3 + d6)>
// CHECK-DAG: #[[RESULTS:.*]] = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d1, d5, d6)>

// Windows that see elements more than once are for the runtime.
// CHECK-LABEL: func @windows
// CHECK:         linalg.conv_2d_nchw_fchw
func.func @windows(%x: tensor<2x3x10x10xf32>, %w: tensor<4x3x3x3xf32>, %c: tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32> {
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : tensor<2x3x10x10xf32>, tensor<4x3x3x3xf32>) outs(%c : tensor<2x4x8x8xf32>) -> tensor<2x4x8x8xf32>
  return %r : tensor<2x4x8x8xf32>
}

// The gradient of a filter reads images and gradients as they are.
// CHECK-LABEL: func @gradient
// CHECK:         linalg.generic {indexing_maps = [#[[IMAGES]], #[[RESULTS]], #[[OUT]]], {{.*}}} ins(%arg0, %arg1 : {{.*}}) outs(%arg2 : {{.*}})
// CHECK:           arith.mulf
// CHECK-NEXT:      arith.addf
func.func @gradient(%x: tensor<2x3x10x10xf32>, %g: tensor<2x4x8x8xf32>, %c: tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32> {
  %ex = tensor.empty() : tensor<3x2x10x10xf32>
  %tx = linalg.transpose ins(%x : tensor<2x3x10x10xf32>) outs(%ex : tensor<3x2x10x10xf32>) permutation = [1, 0, 2, 3]
  %eg = tensor.empty() : tensor<4x2x8x8xf32>
  %tg = linalg.transpose ins(%g : tensor<2x4x8x8xf32>) outs(%eg : tensor<4x2x8x8xf32>) permutation = [1, 0, 2, 3]
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%tx, %tg : tensor<3x2x10x10xf32>, tensor<4x2x8x8xf32>) outs(%c : tensor<3x4x3x3xf32>) -> tensor<3x4x3x3xf32>
  return %r : tensor<3x4x3x3xf32>
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
