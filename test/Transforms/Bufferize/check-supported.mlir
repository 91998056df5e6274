// RUN: fsdp-opt %s --fsdp-check-supported --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fine
func.func @fine(%x: tensor<4xf32>, %y: tensor<4xf32>, %z: f32) -> (tensor<4xf32>, tensor<7xf32>, tensor<9xf32>) {
  // All of a destination, a part of an empty one, and what adds to it.
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  %e = tensor.empty() : tensor<7xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%e : tensor<7xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<7xf32>
  %2 = tensor.pad %1 low[1] high[1] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<7xf32> to tensor<9xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<7xf32>, tensor<9xf32>
}

// -----

func.func @shifted(%x: tensor<8x8xf32>, %z: f32) -> tensor<8x8xf32> {
  // expected-error @below {{not supported: 'tensor.pad' with negative amounts}}
  // expected-note @below {{cut with 'tensor.extract_slice', then pad}}
  %0 = tensor.pad %x low[-1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %z : f32
  } : tensor<8x8xf32> to tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @strided(%x: tensor<4xf32>, %y: tensor<7xf32>) -> tensor<7xf32> {
  // expected-error @below {{not supported: 'linalg.generic' that writes a part of its destination, whose rest is to stay}}
  // expected-note @below {{with 'tensor.insert_slice'}}
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i * 2)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%y : tensor<7xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<7xf32>
  return %0 : tensor<7xf32>
}

// -----

func.func @row(%x: tensor<4xf32>, %y: tensor<2x4xf32>, %z: tensor<1x4xf32>) -> (tensor<1x4xf32>, tensor<2x4xf32>) {
  // All of one row.
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0, i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%z : tensor<1x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<1x4xf32>
  // expected-error @below {{writes a part of its destination}}
  // expected-note @below {{with 'tensor.insert_slice'}}
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (0, i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%y : tensor<2x4xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<2x4xf32>
  return %0, %1 : tensor<1x4xf32>, tensor<2x4xf32>
}

// -----

func.func @made_of_others(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  // expected-error @below {{not supported: 'linalg.softmax'}}
  // expected-note @below {{write the ops that it is made of before phase 4}}
  %0 = linalg.softmax dimension(1) ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @rounding(%x: tensor<4xf64>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%x : tensor<4xf64>) outs(%e : tensor<4xf32>) {
  ^bb0(%a: f64, %o: f32):
    %near = arith.truncf %a to_nearest_even : f64 to f32
    // expected-error @+2 {{not supported: 'arith.truncf' that rounds toward_zero, expected to_nearest_even}}
    // expected-note @+1 {{leave the rounding mode out}}
    %r = arith.truncf %a toward_zero : f64 to f32
    linalg.yield %r : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
