// RUN: fsdp-opt %s -pass-pipeline='builtin.module(func.func(fsdp-drop-barriers))' | FileCheck %s
// RUN: fsdp-opt %s -cse -canonicalize | FileCheck %s --check-prefix=KEPT

// A barrier, also one inside a region, is replaced by what passes it.
// CHECK-LABEL: func.func @barriers(
// CHECK-SAME: %[[X:.*]]: tensor<f32>, %[[Y:.*]]: tensor<f32>, %[[N:.*]]: index
// CHECK-NOT: fsdp.barrier
// CHECK: arith.addf %[[X]], %[[Y]]
// CHECK: scf.for
// CHECK: arith.mulf %{{.*}}, %[[X]]

// Until then CSE does not merge what backward computes again.
// KEPT-LABEL: func.func @barriers(
// KEPT: arith.addf
// KEPT: fsdp.barrier
// KEPT: arith.addf
// KEPT: scf.for
// KEPT: fsdp.barrier
func.func @barriers(%x: tensor<f32>, %y: tensor<f32>, %n: index) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %forward = arith.addf %x, %y : tensor<f32>
  %b:2 = fsdp.barrier %x, %y : tensor<f32>, tensor<f32>
  %backward = arith.addf %b#0, %b#1 : tensor<f32>
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %loop = scf.for %i = %zero to %n step %one iter_args(%carried = %y) -> tensor<f32> {
    %inner = fsdp.barrier %x : tensor<f32>
    %next = arith.mulf %carried, %inner : tensor<f32>
    scf.yield %next : tensor<f32>
  }
  return %forward, %backward, %loop : tensor<f32>, tensor<f32>, tensor<f32>
}
