// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(fsdp-recognize-attention))' --remarks-filter=fsdp-recognize-attention | FileCheck %s

// What is nearly attention, and why it stays.

// A mask of which one row is read for all.
// CHECK-LABEL: @part_of_mask
// CHECK-NOT: fsdp.attention
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
#part = affine_map<(t, s) -> (0, s)>
func.func @part_of_mask(%q: tensor<4x8xf32>, %k: tensor<8x6xf32>, %v: tensor<6x3xf32>, %m: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %0 = linalg.matmul ins(%q, %k : tensor<4x8xf32>, tensor<8x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.generic {indexing_maps = [#rows, #part, #rows], iterator_types = ["parallel", "parallel"]} ins(%0, %m : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.addf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %2 = linalg.exp ins(%1 : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  %e1 = tensor.empty() : tensor<4xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.reduce { arith.addf } ins(%2 : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
  %4 = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %y = arith.divf %a, %b : f32
    linalg.yield %y : f32
  } -> tensor<4x6xf32>
  %e3 = tensor.empty() : tensor<4x3xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  // expected-remark@+1 {{attention stays written out: a mask, scores or weights are read at one place of a dimension that has more}}
  %5 = linalg.matmul ins(%4, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f3 : tensor<4x3xf32>) -> tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}
