// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-step-to-stablehlo | FileCheck %s
// Elements of tables at places that follow from loops.

#id = affine_map<(i, j) -> (i, j)>

// A kernel that is turned around, as the gradient of a convolution reads it.
// CHECK-LABEL: func.func @reversed
// CHECK-SAME: %[[T:.*]]: tensor<3x9x2xf32>
// CHECK: %[[S:.*]] = "stablehlo.slice"(%[[T]]) {limit_indices = array<i64: 3, 9, 2>, start_indices = array<i64: 0, 2, 1>, strides = array<i64: 1, 3, 1>} : (tensor<3x9x2xf32>) -> tensor<3x3x1xf32>
// CHECK-NEXT: %[[R:.*]] = "stablehlo.reverse"(%[[S]]) {dimensions = array<i64: 1>}
// CHECK-NEXT: %[[F:.*]] = "stablehlo.reshape"(%[[R]]) : (tensor<3x3x1xf32>) -> tensor<3x3xf32>
// CHECK-NEXT: %[[O:.*]] = "stablehlo.transpose"(%[[F]]) {permutation = array<i64: 1, 0>}
// CHECK-NEXT: return %[[O]]
func.func @reversed(%t: tensor<3x9x2xf32>) -> tensor<3x3xf32> {
  %e = tensor.empty() : tensor<3x3xf32>
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<3x3xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %i3 = arith.muli %i, %c3 : index
    %k = arith.subi %c8, %i3 : index
    %x = tensor.extract %t[%j, %k, %c1] : tensor<3x9x2xf32>
    linalg.yield %x : f32
  } -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// Two places from one loop, a place from two loops, and places that may lie
// outside, where nobody asks for them: gathers.
// CHECK-LABEL: func.func @gathered
// CHECK: "stablehlo.gather"
// CHECK: "stablehlo.gather"
// CHECK: "stablehlo.gather"
// CHECK-NOT: "stablehlo.reverse"
// CHECK: return
func.func @gathered(%t: tensor<4x4xf32>, %u: tensor<4xf32>) -> tensor<3x2xf32> {
  %e = tensor.empty() : tensor<3x2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<3x2xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %x = tensor.extract %t[%i, %i] : tensor<4x4xf32>
    %k = arith.addi %i, %j : index
    %y = tensor.extract %u[%k] : tensor<4xf32>
    %l = arith.subi %c1, %i : index
    %in = arith.cmpi sge, %l, %c0 : index
    %z = scf.if %in -> f32 {
      %v = tensor.extract %u[%l] : tensor<4xf32>
      scf.yield %v : f32
    } else {
      scf.yield %zero : f32
    }
    %xy = arith.addf %x, %y : f32
    %xyz = arith.addf %xy, %z : f32
    linalg.yield %xyz : f32
  } -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// What runs as a loop over the reductions reads one iteration's places.
// CHECK-LABEL: func.func @looped
// CHECK: "stablehlo.while"
// CHECK: "stablehlo.gather"
// CHECK-NOT: "stablehlo.slice"
// CHECK: return
func.func @looped(%t: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<f32> {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %c3 = arith.constant 3 : index
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%y : tensor<4xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %i = linalg.index 0 : index
    %k = arith.subi %c3, %i : index
    %x = tensor.extract %t[%k] : tensor<4xf32>
    %h = arith.mulf %out, %in : f32
    %s = arith.addf %h, %x : f32
    linalg.yield %s : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}

// A table that the body has itself.
// CHECK-LABEL: func.func @own
// CHECK: %[[T:.*]] = "stablehlo.constant"() {value = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>}
// CHECK: "stablehlo.slice"(%[[T]]) {limit_indices = array<i64: 4>, start_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<3xf32>
func.func @own() -> tensor<3x2xf32> {
  %e = tensor.empty() : tensor<3x2xf32>
  %0 = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<3x2xf32>) {
  ^bb0(%out: f32):
    %t = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %i = linalg.index 0 : index
    %k = arith.addi %i, %c1 : index
    %x = tensor.extract %t[%k] : tensor<4xf32>
    linalg.yield %x : f32
  } -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}
