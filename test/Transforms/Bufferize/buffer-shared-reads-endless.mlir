// RUN: fsdp-opt %s --fsdp-buffer-shared-reads=min-uses=2 | FileCheck %s

// A function that does not return has no fresh result.
// CHECK-LABEL: func.func @endless
// CHECK-NOT: bufferization
func.func @endless(%p: tensor<8xf64>) -> (tensor<8xf64>, tensor<8xf64>) {
  %0 = call @never() : () -> tensor<f64>
  %1 = call @takes(%p, %0) : (tensor<8xf64>, tensor<f64>) -> tensor<8xf64>
  %2 = call @takes(%1, %0) : (tensor<8xf64>, tensor<f64>) -> tensor<8xf64>
  return %1, %2 : tensor<8xf64>, tensor<8xf64>
}
func.func private @takes(%p: tensor<8xf64>, %x: tensor<f64>) -> tensor<8xf64> {
  return %p : tensor<8xf64>
}
func.func private @never() -> tensor<f64> {
  ub.unreachable
}
