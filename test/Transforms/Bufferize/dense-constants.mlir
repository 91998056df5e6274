// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-dense-constants --split-input-file --verify-diagnostics | FileCheck %s
// Each i1 of a resource is a byte.

// CHECK-LABEL: func.func @made
func.func @made() -> (tensor<2x2xi1>, tensor<2xi4>, tensor<4xf32>, tensor<0xf32>, tensor<1xi1>) {
  // CHECK-NEXT: dense<{{\[}}[true, false], [false, true]]> : tensor<2x2xi1>
  %0 = arith.constant dense_resource<mask> : tensor<2x2xi1>
  // CHECK-NEXT: dense<[7, -2]> : tensor<2xi4>
  %1 = arith.constant dense_resource<nibbles> : tensor<2xi4>
  // CHECK-NEXT: dense<[0.000000e+00, 2.000000e+00, 0.000000e+00, -1.000000e+00]> : tensor<4xf32>
  %2 = arith.constant sparse<[[1], [3]], [2.0, -1.0]> : tensor<4xf32>
  // CHECK-NEXT: dense<> : tensor<0xf32>
  %3 = arith.constant dense_resource<none> : tensor<0xf32>
  // CHECK-NEXT: dense<true> : tensor<1xi1>
  %4 = arith.constant dense_resource<one> : tensor<1xi1>
  return %0, %1, %2, %3, %4 : tensor<2x2xi1>, tensor<2xi4>, tensor<4xf32>, tensor<0xf32>, tensor<1xi1>
}

// Read where they lie, however many they are.
// CHECK-LABEL: func.func @kept
func.func @kept() -> (tensor<2xf32>, tensor<1xi64>) {
  // CHECK-NEXT: dense_resource<ones> : tensor<2xf32>
  %0 = arith.constant dense_resource<ones> : tensor<2xf32>
  // CHECK-NEXT: dense_resource<wide> : tensor<1xi64>
  %1 = arith.constant dense_resource<wide> : tensor<1xi64>
  return %0, %1 : tensor<2xf32>, tensor<1xi64>
}

{-# dialect_resources: { builtin: {
  mask: "0x0100000001000001", nibbles: "0x0100000007FE", none: "0x01000000", one: "0x0100000001",
  ones: "0x040000000000803F0000803F", wide: "0x080000000100000000000000"
} } #-}

// -----

func.func @elided() -> tensor<2xf32> {
  // expected-error @below {{expected the elements of 'value' in the resource '__elided__', got none}}
  // expected-note @below {{a text has them behind its ops, in '{-# dialect_resources: ... #-}', unless it was printed without them}}
  %0 = arith.constant dense_resource<__elided__> : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @short() -> tensor<3xf32> {
  // expected-error @below {{expected 12 bytes in the resource 'short' for 'value' of 'tensor<3xf32>', got 8}}
  %0 = arith.constant dense_resource<short> : tensor<3xf32>
  return %0 : tensor<3xf32>
}

{-# dialect_resources: { builtin: { short: "0x040000000000803F0000803F" } } #-}

// -----

func.func @packed() -> tensor<8xi1> {
  // expected-error @below {{expected 8 bytes in the resource 'packed' for 'value' of 'tensor<8xi1>', got 1}}
  // expected-note @below {{each i1 is a byte there}}
  %0 = arith.constant dense_resource<packed> : tensor<8xi1>
  return %0 : tensor<8xi1>
}

{-# dialect_resources: { builtin: { packed: "0x0100000035" } } #-}

// -----

func.func @others() {
  // expected-error @below {{expected 'elements' to have elements of integers, floats or complex numbers, got 'vector<2xf32>'}}
  "mine.table"() {elements = dense_resource<other> : tensor<1xvector<2xf32>>} : () -> ()
  return
}
