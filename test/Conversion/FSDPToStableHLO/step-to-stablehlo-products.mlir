// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-step-to-stablehlo | FileCheck %s
// Products whose sums are wider than their factors, and convolutions of groups, are one op each.
// Where jax is, they are computed, too.
// RUN: if %python -c 'import jax' 2> %t.log; then %python %S/Inputs/products.py %s > %t.log && FileCheck %s --check-prefix=RUNS --input-file=%t.log; fi
// RUNS-COUNT-14: as NumPy

// CHECK-LABEL: func.func @narrow
// CHECK: "stablehlo.dot_general"({{.*}}) {{.*}} : (tensor<4x6xbf16>, tensor<6x5xbf16>) -> tensor<4x5xf32>
// CHECK-NOT: stablehlo.convert
func.func @narrow(%x: tensor<4x6xbf16>, %w: tensor<6x5xbf16>, %sums: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.matmul ins(%x, %w : tensor<4x6xbf16>, tensor<6x5xbf16>) outs(%sums : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// The order of a body says nothing.
// CHECK-LABEL: func.func @turned
// CHECK: "stablehlo.dot_general"({{.*}}) {{.*}} : (tensor<3x4x6xf16>, tensor<3x5x6xf16>) -> tensor<3x4x5xf32>
func.func @turned(%x: tensor<3x4x6xf16>, %w: tensor<3x5x6xf16>, %sums: tensor<3x5x4xf32>) -> tensor<3x5x4xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(b, i, j, k) -> (b, j, k)>, affine_map<(b, i, j, k) -> (b, i, k)>, affine_map<(b, i, j, k) -> (b, i, j)>],
      iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<3x4x6xf16>, tensor<3x5x6xf16>) outs(%sums : tensor<3x5x4xf32>) {
  ^bb0(%a: f16, %b: f16, %old: f32):
    %wb = arith.extf %b : f16 to f32
    %wa = arith.extf %a : f16 to f32
    %m = arith.mulf %wb, %wa : f32
    %s = arith.addf %m, %old : f32
    linalg.yield %s : f32
  } -> tensor<3x5x4xf32>
  return %0 : tensor<3x5x4xf32>
}

// Factors of two types become one.
// CHECK-LABEL: func.func @mixed
// CHECK: %[[WIDE:.*]] = "stablehlo.convert"(%{{.*}}) : (tensor<4x6xbf16>) -> tensor<4x6xf32>
// CHECK: "stablehlo.dot_general"(%[[WIDE]], {{.*}} : (tensor<4x6xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>
func.func @mixed(%x: tensor<4x6xbf16>, %w: tensor<6x5xf32>, %sums: tensor<4x5xf32>) -> tensor<4x5xf32> {
  %0 = linalg.matmul ins(%x, %w : tensor<4x6xbf16>, tensor<6x5xf32>) outs(%sums : tensor<4x5xf32>) -> tensor<4x5xf32>
  return %0 : tensor<4x5xf32>
}

// CHECK-LABEL: func.func @integers
// CHECK: "stablehlo.dot_general"({{.*}}) {{.*}} : (tensor<4x6xi8>, tensor<6x5xi8>) -> tensor<4x5xi32>
func.func @integers(%x: tensor<4x6xi8>, %w: tensor<6x5xi8>, %sums: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %0 = linalg.matmul ins(%x, %w : tensor<4x6xi8>, tensor<6x5xi8>) outs(%sums : tensor<4x5xi32>) -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}

// Rounded before it is widened, a product is none of these; nor of unsigned numbers.
// CHECK-LABEL: func.func @others
// CHECK-NOT: stablehlo.dot_general
// CHECK-COUNT-2: "stablehlo.reduce"
func.func @others(%x: tensor<6xbf16>, %w: tensor<6xbf16>, %sum: tensor<f32>, %i: tensor<6xi8>, %j: tensor<6xi8>, %count: tensor<i32>) -> (tensor<f32>, tensor<i32>) {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%x, %w : tensor<6xbf16>, tensor<6xbf16>) outs(%sum : tensor<f32>) {
  ^bb0(%a: bf16, %b: bf16, %old: f32):
    %m = arith.mulf %a, %b : bf16
    %wide = arith.extf %m : bf16 to f32
    %s = arith.addf %old, %wide : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  %1 = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%i, %j : tensor<6xi8>, tensor<6xi8>) outs(%count : tensor<i32>) {
  ^bb0(%a: i8, %b: i8, %old: i32):
    %wa = arith.extui %a : i8 to i32
    %wb = arith.extui %b : i8 to i32
    %m = arith.muli %wa, %wb : i32
    %s = arith.addi %old, %m : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  return %0, %1 : tensor<f32>, tensor<i32>
}

// CHECK-LABEL: func.func @convolution
// CHECK: "stablehlo.convolution"({{.*}}feature_group_count = 1 : i64{{.*}} : (tensor<2x3x9x8xbf16>, tensor<5x3x3x2xbf16>) -> tensor<2x5x4x3xf32>
func.func @convolution(%x: tensor<2x3x9x8xbf16>, %w: tensor<5x3x3x2xbf16>, %sums: tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32> {
  %0 = linalg.conv_2d_nchw_fchw {dilations = dense<[1, 3]> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%x, %w : tensor<2x3x9x8xbf16>, tensor<5x3x3x2xbf16>) outs(%sums : tensor<2x5x4x3xf32>) -> tensor<2x5x4x3xf32>
  return %0 : tensor<2x5x4x3xf32>
}

// CHECK-LABEL: func.func @groups
// CHECK: %[[X:.*]] = "stablehlo.reshape"(%{{.*}}) : (tensor<2x3x4x9x8xf32>) -> tensor<2x12x9x8xf32>
// CHECK: %[[W:.*]] = "stablehlo.reshape"(%{{.*}}) : (tensor<3x5x4x3x2xf32>) -> tensor<15x4x3x2xf32>
// CHECK: %[[R:.*]] = "stablehlo.convolution"(%[[X]], %[[W]]) {{.*}}#stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 3 : i64{{.*}} -> tensor<2x15x4x3xf32>
// CHECK: "stablehlo.reshape"(%[[R]]) : (tensor<2x15x4x3xf32>) -> tensor<2x3x5x4x3xf32>
func.func @groups(%x: tensor<2x3x4x9x8xf32>, %w: tensor<3x5x4x3x2xf32>, %sums: tensor<2x3x5x4x3xf32>) -> tensor<2x3x5x4x3xf32> {
  %0 = linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 3]> : vector<2xi64>, strides = dense<2> : vector<2xi64>}
      ins(%x, %w : tensor<2x3x4x9x8xf32>, tensor<3x5x4x3x2xf32>) outs(%sums : tensor<2x3x5x4x3xf32>) -> tensor<2x3x5x4x3xf32>
  return %0 : tensor<2x3x5x4x3xf32>
}

// Where dimensions lie otherwise they are put in order.
// CHECK-LABEL: func.func @groups_behind
// CHECK: %[[T:.*]] = "stablehlo.transpose"(%{{.*}}) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<2x9x8x3x4xbf16>) -> tensor<2x3x4x9x8xbf16>
// CHECK: "stablehlo.convolution"({{.*}}feature_group_count = 3 : i64{{.*}} : (tensor<2x12x9x8xbf16>, tensor<15x4x3x2xbf16>) -> tensor<2x15x7x7xf32>
// CHECK: "stablehlo.transpose"(%{{.*}}) {permutation = array<i64: 0, 3, 4, 1, 2>} : (tensor<2x3x5x7x7xf32>) -> tensor<2x7x7x3x5xf32>
func.func @groups_behind(%x: tensor<2x9x8x3x4xbf16>, %w: tensor<3x5x3x2x4xbf16>, %sums: tensor<2x7x7x3x5xf32>) -> tensor<2x7x7x3x5xf32> {
  %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<2x9x8x3x4xbf16>, tensor<3x5x3x2x4xbf16>) outs(%sums : tensor<2x7x7x3x5xf32>) -> tensor<2x7x7x3x5xf32>
  return %0 : tensor<2x7x7x3x5xf32>
}

// A group for each feature; layouts that need no other order stay.
// CHECK-LABEL: func.func @each
// CHECK: "stablehlo.convolution"({{.*}}#stablehlo.conv<[b, 0, 1, f]x[o, i, 0, 1]->[b, 0, 1, f]>, feature_group_count = 6 : i64
func.func @each(%x: tensor<2x9x8x6xf32>, %w: tensor<3x2x6xf32>, %sums: tensor<2x7x7x6xf32>) -> tensor<2x7x7x6xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<2x9x8x6xf32>, tensor<3x2x6xf32>) outs(%sums : tensor<2x7x7x6xf32>) -> tensor<2x7x7x6xf32>
  return %0 : tensor<2x7x7x6xf32>
}

// CHECK-LABEL: func.func @each_to_many
// CHECK: "stablehlo.convolution"({{.*}}feature_group_count = 6 : i64{{.*}} -> tensor<2x30x7x7xf32>
func.func @each_to_many(%x: tensor<2x9x8x6xf32>, %w: tensor<3x2x6x5xf32>, %sums: tensor<2x7x7x6x5xf32>) -> tensor<2x7x7x6x5xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<2x9x8x6xf32>, tensor<3x2x6x5xf32>) outs(%sums : tensor<2x7x7x6x5xf32>) -> tensor<2x7x7x6x5xf32>
  return %0 : tensor<2x7x7x6x5xf32>
}

// The gradient of a grouped convolution's weights: what is added up are the batch and the places.
// CHECK-LABEL: func.func @weights
// CHECK: "stablehlo.convolution"({{.*}}feature_group_count = 3 : i64{{.*}} : (tensor<4x6x9xf32>, tensor<15x2x4xf32>) -> tensor<4x15x3xf32>
func.func @weights(%x: tensor<2x3x4x9xf32>, %dy: tensor<2x3x5x4xf32>, %sums: tensor<3x5x4x3xf32>) -> tensor<3x5x4x3xf32> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(g, o, i, k, n, w) -> (n, g, i, k + 2 * w)>, affine_map<(g, o, i, k, n, w) -> (n, g, o, w)>, affine_map<(g, o, i, k, n, w) -> (g, o, i, k)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %dy : tensor<2x3x4x9xf32>, tensor<2x3x5x4xf32>) outs(%sums : tensor<3x5x4x3xf32>) {
  ^bb0(%in: f32, %d: f32, %old: f32):
    %m = arith.mulf %in, %d : f32
    %s = arith.addf %old, %m : f32
    linalg.yield %s : f32
  } -> tensor<3x5x4x3xf32>
  return %0 : tensor<3x5x4x3xf32>
}

// Neither batch nor features.
// CHECK-LABEL: func.func @bare
// CHECK: "stablehlo.convolution"({{.*}} : (tensor<1x1x9xf32>, tensor<1x1x3xf32>) -> tensor<1x1x7xf32>
func.func @bare(%x: tensor<9xf32>, %w: tensor<3xf32>, %sums: tensor<7xf32>) -> tensor<7xf32> {
  %0 = linalg.conv_1d ins(%x, %w : tensor<9xf32>, tensor<3xf32>) outs(%sums : tensor<7xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// Of no steps.
// CHECK-LABEL: func.func @no_window
// CHECK-NOT: stablehlo.convolution
func.func @no_window(%x: tensor<9xf32>, %w: tensor<0xf32>, %sums: tensor<7xf32>) -> tensor<7xf32> {
  %0 = linalg.conv_1d ins(%x, %w : tensor<9xf32>, tensor<0xf32>) outs(%sums : tensor<7xf32>) -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// Truths are added without a carry.
// CHECK-LABEL: func.func @truths
// CHECK-NOT: stablehlo.convolution
func.func @truths(%x: tensor<9xi1>, %w: tensor<3xi1>, %sums: tensor<7xi1>) -> tensor<7xi1> {
  %0 = linalg.conv_1d ins(%x, %w : tensor<9xi1>, tensor<3xi1>) outs(%sums : tensor<7xi1>) -> tensor<7xi1>
  return %0 : tensor<7xi1>
}

// What backends don't multiply is widened before.
// CHECK-LABEL: func.func @nibbles
// CHECK: "stablehlo.dot_general"({{.*}} : (tensor<4x6xi32>, tensor<6x5xi32>) -> tensor<4x5xi32>
func.func @nibbles(%x: tensor<4x6xi4>, %w: tensor<6x5xi4>, %sums: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %0 = linalg.matmul ins(%x, %w : tensor<4x6xi4>, tensor<6x5xi4>) outs(%sums : tensor<4x5xi32>) -> tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}

// CHECK-LABEL: func.func @exponents
// CHECK: "stablehlo.dot_general"({{.*}} : (tensor<4x6xf16>, tensor<6x5xf16>) -> tensor<4x5xf16>
func.func @exponents(%x: tensor<4x6xf8E8M0FNU>, %w: tensor<6x5xf8E8M0FNU>, %sums: tensor<4x5xf16>) -> tensor<4x5xf16> {
  %0 = linalg.matmul ins(%x, %w : tensor<4x6xf8E8M0FNU>, tensor<6x5xf8E8M0FNU>) outs(%sums : tensor<4x5xf16>) -> tensor<4x5xf16>
  return %0 : tensor<4x5xf16>
}
