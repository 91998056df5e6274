// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-internalize | FileCheck %s

// What has roles is an entry; others are kept for their callers.
// CHECK-LABEL: func.func @step(
// CHECK: call @called
func.func @step(%x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">}) -> tensor<4xf32> {
  %0 = call @called(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// A role of a result is enough.
// CHECK: func.func @eval(
func.func @eval(%l: tensor<f32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
  return %l : tensor<f32>
}
// CHECK: func.func private @called(
// expected-warning @below {{public function '@called' has no roles: the step's program keeps it as a private one}}
// expected-note @below {{compile it by itself to call it from outside}}
func.func @called(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// CHECK-NOT: @unused
// expected-warning @below {{public function '@unused' has no roles: the step's program goes on without it}}
// expected-note @below {{compile it by itself to call it from outside}}
func.func @unused(%x: tensor<?xf32>) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
// Nor what only such functions call, of whatever form.
// CHECK-NOT: @helper
// expected-warning @below {{public function '@helper' has no roles: the step's program goes on without it}}
// expected-note @below {{compile it by itself to call it from outside}}
func.func @helper(%c: i1, %x: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %x : tensor<4xf32>
^bb2:
  %y = call @deeper(%c, %x) : (i1, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
// CHECK-NOT: @deeper
func.func private @deeper(%c: i1, %x: tensor<4xf32>) -> tensor<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %y = func.call @helper(%c, %x) : (i1, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
^bb2:
  ub.unreachable
}
// Declarations stay.
// CHECK: func.func private @outside(
func.func private @outside(tensor<4xf32>)

// -----

// Nothing is an entry, so nothing is known to be none.
// CHECK: func.func @first(
// CHECK: func.func @second(
func.func @first(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @second(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
