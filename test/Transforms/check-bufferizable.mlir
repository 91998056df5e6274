// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-check-bufferizable --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @fine
func.func @fine(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @unknown(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{expected ops that can be bufferized, got 'my.sort' (2 times), 'my.rng'}}
  %0 = "my.sort"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @below {{and 'my.rng' here}}
  %1 = "my.rng"(%0) : (tensor<4xf32>) -> tensor<4xf32>
  // expected-note @below {{and 'my.sort' here}}
  %2 = "my.sort"(%1) : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

func.func @dynamic(%x: tensor<4xf32>, %n: index) -> tensor<f32> {
  // expected-error @below {{expected tensors of static shape, got 'tensor.extract_slice'}}
  %0 = tensor.extract_slice %x[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  %c0 = arith.constant 0 : index
  %1 = tensor.extract %0[%c0] : tensor<?xf32>
  %2 = tensor.from_elements %1 : tensor<f32>
  return %2 : tensor<f32>
}
