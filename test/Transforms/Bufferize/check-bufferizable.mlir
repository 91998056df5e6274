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

// -----

// expected-error @below {{not supported: argument 1 of '@argument' with elements of 'i16', expected f64, f32, f16, bf16, i64, i32, i8 or i1}}
func.func @argument(%x: tensor<4xf32>, %y: tensor<4xi16>) {
  return
}

// -----

// expected-error @below {{not supported: result 0 of '@result' with elements of 'i4', expected}}
func.func @result() -> tensor<4xi4> {
  %0 = arith.constant dense<0> : tensor<4xi4>
  return %0 : tensor<4xi4>
}

// -----

// Inside of the program any type will do.
func.func private @inner(%x: tensor<4xi16>) -> tensor<4xi16> {
  return %x : tensor<4xi16>
}

// -----

// A barrier is gone before tensors are.
func.func @barrier(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = fsdp.barrier %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
