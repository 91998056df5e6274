// 16384 times 0.1 are 1638.4 with fsdp-separate-sums, and 1638.1471 if they
// are added one after the other: each addition rounds in the same direction.

// DEFINE: %{lower} = one-shot-bufferize{bufferize-function-boundaries},func.func(convert-linalg-to-loops),expand-strided-metadata,lower-affine,convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,convert-index-to-llvm,reconcile-unrealized-casts
// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-separate-sums),%{lower})" | mlir-runner -e main --entry-point-result=f32 | FileCheck %s
// RUN: fsdp-opt %s --pass-pipeline="builtin.module(%{lower})" | mlir-runner -e main --entry-point-result=f32 | FileCheck %s --check-prefix=ONE

// CHECK: {{^}}1.638400e+03
// ONE: {{^}}1.638147e+03
func.func @main() -> f32 {
  %tenth = arith.constant 0.1 : f32
  %zero = arith.constant 0.0 : f32
  %values_init = tensor.empty() : tensor<16384x2xf32>
  %values = linalg.fill ins(%tenth : f32) outs(%values_init : tensor<16384x2xf32>) -> tensor<16384x2xf32>
  %empty = tensor.empty() : tensor<2xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<2xf32>) -> tensor<2xf32>
  %sums = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]
    } ins(%values : tensor<16384x2xf32>) outs(%init : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  } -> tensor<2xf32>
  %one = arith.constant 1 : index
  %sum = tensor.extract %sums[%one] : tensor<2xf32>
  return %sum : f32
}
