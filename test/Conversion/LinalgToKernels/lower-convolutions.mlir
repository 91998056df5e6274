// RUN: fsdp-opt %s --fsdp-lower-contractions | FileCheck %s
// RUN: fsdp-opt %s --fsdp-lower-contractions=narrow | FileCheck %s --check-prefix=NARROW

// The zero fill directly before is absorbed. Devices have no convolutions.
// CHECK-LABEL: func @forward
// CHECK-NOT:     linalg.fill
// CHECK:         fsdp.convolve %arg0, %arg1 into %arg2 sizes [2, 1, 4, 3] places [4, 4, 1] window [3, 3, 1] steps [2, 2, 1] dilations [1, 1, 1] strides [243, 0, 81, 9, 1, 0], [0, 27, 9, 3, 1, 0], [64, 0, 16, 4, 1, 0]
// NARROW-LABEL: func @forward
// NARROW:        linalg.conv_2d_nchw_fchw
func.func @forward(%x: memref<2x3x9x9xf32>, %w: memref<4x3x3x3xf32>, %y: memref<2x4x4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<2x4x4x4xf32>)
  linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%x, %w : memref<2x3x9x9xf32>, memref<4x3x3x3xf32>) outs(%y : memref<2x4x4x4xf32>)
  return
}

// Channels last, and a bias that is there already.
// CHECK-LABEL: func @channels_last
// CHECK:         fsdp.convolve %arg0, %arg1 into %arg2 accumulate sizes [2, 1, 4, 3] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [2, 1, 1] strides [36, 0, 1, 3, 0, 0], [0, 1, 4, 12, 0, 0], [32, 0, 1, 4, 0, 0]
func.func @channels_last(%x: memref<2x12x3xf32>, %w: memref<3x3x4xf32>, %y: memref<2x8x4xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<2> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%x, %w : memref<2x12x3xf32>, memref<3x3x4xf32>) outs(%y : memref<2x8x4xf32>)
  return
}

// CHECK-LABEL: func @groups
// CHECK:         fsdp.convolve %arg0, %arg1 into %arg2 accumulate sizes [2, 4, 5, 3] places [8, 8, 1] window [2, 2, 1] {{.*}} strides [972, 243, 81, 9, 1, 0], [60, 12, 4, 2, 1, 0], [1280, 320, 64, 8, 1, 0]
func.func @groups(%x: memref<2x4x3x9x9xf64>, %w: memref<4x5x3x2x2xf64>, %y: memref<2x4x5x8x8xf64>) {
  linalg.conv_2d_ngchw_gfchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : memref<2x4x3x9x9xf64>, memref<4x5x3x2x2xf64>) outs(%y : memref<2x4x5x8x8xf64>)
  return
}

// CHECK-LABEL: func @three_dimensions
// CHECK:         fsdp.convolve {{.*}} sizes [1, 1, 4, 3] places [4, 4, 4] window [2, 2, 2]
func.func @three_dimensions(%x: memref<1x3x5x5x5xf32>, %w: memref<4x3x2x2x2xf32>, %y: memref<1x4x4x4x4xf32>) {
  linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : vector<3xi64>, strides = dense<1> : vector<3xi64>} ins(%x, %w : memref<1x3x5x5x5xf32>, memref<4x3x2x2x2xf32>) outs(%y : memref<1x4x4x4x4xf32>)
  return
}

// The gradient of a filter, of images and gradients as they are.
#images = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d0, d2 + d5 * 2, d3 + d6 * 2)>
#results = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d1, d5, d6)>
#filter = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func @gradient
// CHECK:         fsdp.convolve %arg0, %arg1 into %arg2 accumulate sizes [3, 1, 4, 2] places [3, 3, 1] window [4, 4, 1] steps [1, 1, 1] dilations [2, 2, 1] strides [81, 0, 243, 9, 1, 0], [0, 16, 64, 4, 1, 0], [36, 0, 9, 3, 1, 0]
func.func @gradient(%x: memref<2x3x9x9xf32>, %g: memref<2x4x4x4xf32>, %w: memref<3x4x3x3xf32>) {
  linalg.generic {indexing_maps = [#images, #results, #filter], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%x, %g : memref<2x3x9x9xf32>, memref<2x4x4x4xf32>) outs(%w : memref<3x4x3x3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  }
  return
}

// A product whose result is every other element of a tensor.
#rows = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d4, d5)>
#columns = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d4, d2, d3)>
#elements = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func @every_other
// CHECK:         fsdp.convolve %arg1, %arg0 into %arg2 accumulate sizes [2, 1, 5, 3] places [4, 4, 1] window [1, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [48, 0, 16, {{.*}}], [0, 3, 1, 0, 0, 0], [320, 0, 64, {{.*}}]
// NARROW-LABEL: func @every_other
// NARROW:        linalg.generic
func.func @every_other(%w: memref<5x3x1xf32>, %x: memref<2x3x4x4xf32>, %y: memref<2x5x4x4xf32, strided<[320, 64, 16, 2]>>) {
  linalg.generic {indexing_maps = [#rows, #columns, #elements], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%w, %x : memref<5x3x1xf32>, memref<2x3x4x4xf32>) outs(%y : memref<2x5x4x4xf32, strided<[320, 64, 16, 2]>>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  }
  return
}

// What is no product of matrices, or must not be reordered, stays.
// CHECK-LABEL: func @depthwise
// CHECK:         linalg.depthwise_conv_2d_nchw_chw
func.func @depthwise(%x: memref<2x4x9x9xf32>, %w: memref<4x2x2xf32>, %y: memref<2x4x8x8xf32>) {
  linalg.depthwise_conv_2d_nchw_chw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%x, %w : memref<2x4x9x9xf32>, memref<4x2x2xf32>) outs(%y : memref<2x4x8x8xf32>)
  return
}

// CHECK-LABEL: func @strict
// CHECK:         linalg.conv_1d_ncw_fcw
func.func @strict(%x: memref<2x3x9xf32>, %w: memref<4x3x2xf32>, %y: memref<2x4x8xf32>) {
  linalg.conv_1d_ncw_fcw {fsdp.strict, dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%x, %w : memref<2x3x9xf32>, memref<4x3x2xf32>) outs(%y : memref<2x4x8xf32>)
  return
}

// CHECK-LABEL: func @integers
// CHECK:         linalg.conv_1d_ncw_fcw
func.func @integers(%x: memref<2x3x9xi32>, %w: memref<4x3x2xi32>, %y: memref<2x4x8xi32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<1> : vector<1xi64>, strides = dense<1> : vector<1xi64>} ins(%x, %w : memref<2x3x9xi32>, memref<4x3x2xi32>) outs(%y : memref<2x4x8xi32>)
  return
}
