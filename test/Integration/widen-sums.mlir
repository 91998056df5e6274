// 8192 ones add up to 8192 with fsdp-widen-sums, and to 256 without: the next
// bf16 is 258.

// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-widen-sums),one-shot-bufferize{bufferize-function-boundaries},func.func(convert-linalg-to-loops,fsdp-widen-floats),convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)" | mlir-runner -e main --entry-point-result=f32 | FileCheck %s
// RUN: fsdp-opt %s --pass-pipeline="builtin.module(one-shot-bufferize{bufferize-function-boundaries},func.func(convert-linalg-to-loops,fsdp-widen-floats),convert-scf-to-cf,convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)" | mlir-runner -e main --entry-point-result=f32 | FileCheck %s --check-prefix=NARROW

// CHECK: {{^}}8.192000e+03
// NARROW: {{^}}2.560000e+02
func.func @main() -> f32 {
  %one = arith.constant 1.0 : bf16
  %zero = arith.constant 0.0 : bf16
  %ones_init = tensor.empty() : tensor<8192xbf16>
  %ones = linalg.fill ins(%one : bf16) outs(%ones_init : tensor<8192xbf16>) -> tensor<8192xbf16>
  %empty = tensor.empty() : tensor<bf16>
  %init = linalg.fill ins(%zero : bf16) outs(%empty : tensor<bf16>) -> tensor<bf16>
  %sum = linalg.reduce { arith.addf } ins(%ones : tensor<8192xbf16>) outs(%init : tensor<bf16>) dimensions = [0]
  %value = tensor.extract %sum[] : tensor<bf16>
  %wide = arith.extf %value : bf16 to f32
  return %wide : f32
}
