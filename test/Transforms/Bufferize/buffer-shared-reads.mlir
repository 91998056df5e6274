// RUN: fsdp-opt %s --split-input-file --fsdp-buffer-shared-reads=min-uses=2 | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --fsdp-buffer-shared-reads | FileCheck %s --check-prefix=FEW
// RUN: fsdp-opt %s --split-input-file --fsdp-buffer-shared-reads=min-uses=2 --eliminate-empty-tensors --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --canonicalize -o %t.with
// RUN: fsdp-opt %s --split-input-file --eliminate-empty-tensors --one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map" --canonicalize | diff - %t.with

// The program is the same behind bufferization. Eight uses are needed unless
// said otherwise.

// FEW-NOT: bufferization

#map = affine_map<(d0) -> (d0)>
#scalar = affine_map<(d0) -> ()>

// CHECK-LABEL: func.func @step
// CHECK: %[[LR:.*]] = call @hypers
// CHECK-NEXT: %[[BUFFER:.*]] = bufferization.to_buffer %[[LR]] read_only : tensor<f64> to memref<f64>
// CHECK: call @update({{.*}}, %[[BUFFER]]) : (tensor<8xf64>, memref<f64>) -> tensor<8xf64>
// CHECK: call @update({{.*}}, %[[BUFFER]]) : (tensor<8xf64>, memref<f64>) -> tensor<8xf64>
func.func @step(%p: tensor<8xf64>, %q: tensor<8xf64>, %lr: tensor<f64>) -> (tensor<8xf64>, tensor<8xf64>) {
  %0 = call @hypers(%lr) : (tensor<f64>) -> tensor<f64>
  %1 = call @update(%p, %0) : (tensor<8xf64>, tensor<f64>) -> tensor<8xf64>
  %2 = call @update(%q, %0) : (tensor<8xf64>, tensor<f64>) -> tensor<8xf64>
  return %1, %2 : tensor<8xf64>, tensor<8xf64>
}

func.func private @hypers(%lr: tensor<f64>) -> tensor<f64> {
  %empty = tensor.empty() : tensor<f64>
  %0 = linalg.negf ins(%lr : tensor<f64>) outs(%empty : tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}

// CHECK-LABEL: func.func private @update
// CHECK-SAME: %[[P:.*]]: tensor<8xf64>, %[[A:.*]]: memref<f64>) -> tensor<8xf64>
// CHECK-NEXT: %[[T:.*]] = bufferization.to_tensor %[[A]] restrict : memref<f64> to tensor<f64>
// CHECK: linalg.generic {{.*}} ins(%[[T]] : tensor<f64>) outs(%[[P]] : tensor<8xf64>)
func.func private @update(%p: tensor<8xf64>, %lr: tensor<f64>) -> tensor<8xf64> {
  %0 = linalg.generic {indexing_maps = [#scalar, #map], iterator_types = ["parallel"]} ins(%lr : tensor<f64>) outs(%p : tensor<8xf64>) {
  ^bb0(%a: f64, %b: f64):
    %sum = arith.addf %a, %b : f64
    linalg.yield %sum : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// -----

// An argument of the step may be written in place, and so may what a function
// returns of its own arguments.

// CHECK-LABEL: func.func @step
// CHECK-NOT: bufferization
func.func @step(%p: tensor<8xf64>, %q: tensor<8xf64>, %lr: tensor<8xf64>) -> (tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) {
  %0 = call @read(%p, %lr) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %1 = call @read(%q, %lr) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %2 = call @inPlace(%lr) : (tensor<8xf64>) -> tensor<8xf64>
  %3 = call @read2(%0, %2) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  %4 = call @read2(%1, %2) : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xf64>
  return %0, %1, %3, %4 : tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>
}

func.func private @inPlace(%a: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.negf ins(%a : tensor<8xf64>) outs(%a : tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
func.func private @read(%p: tensor<8xf64>, %a: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.add ins(%p, %a : tensor<8xf64>, tensor<8xf64>) outs(%p : tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
func.func private @read2(%p: tensor<8xf64>, %a: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.sub ins(%p, %a : tensor<8xf64>, tensor<8xf64>) outs(%p : tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// -----

// A use that is no call, a function that writes its argument or returns it, and
// one that is also called with something else.

// CHECK-LABEL: func.func @step
// CHECK-NOT: bufferization
func.func @step(%p: tensor<8xf64>) -> (tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<4xf64>, tensor<8xf64>, tensor<8xf64>) {
  %0:4 = call @make(%p) : (tensor<8xf64>) -> (tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>)
  %1 = call @read(%0#0) : (tensor<8xf64>) -> tensor<8xf64>
  %2 = call @write(%0#1) : (tensor<8xf64>) -> tensor<8xf64>
  %3 = call @write(%0#1) : (tensor<8xf64>) -> tensor<8xf64>
  %4 = call @same(%0#2) : (tensor<8xf64>) -> tensor<8xf64>
  %5 = call @same(%0#2) : (tensor<8xf64>) -> tensor<8xf64>
  %6 = call @slice(%0#3) : (tensor<8xf64>) -> tensor<4xf64>
  %7 = call @read2(%0#3) : (tensor<8xf64>) -> tensor<8xf64>
  %8 = call @read2(%p) : (tensor<8xf64>) -> tensor<8xf64>
  return %0#0, %1, %2, %3, %4, %6, %7, %8 : tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<4xf64>, tensor<8xf64>, tensor<8xf64>
}

func.func private @make(%p: tensor<8xf64>) -> (tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>) {
  %e0 = tensor.empty() : tensor<8xf64>
  %e1 = tensor.empty() : tensor<8xf64>
  %e2 = tensor.empty() : tensor<8xf64>
  %e3 = tensor.empty() : tensor<8xf64>
  %0 = linalg.negf ins(%p : tensor<8xf64>) outs(%e0 : tensor<8xf64>) -> tensor<8xf64>
  %1 = linalg.exp ins(%p : tensor<8xf64>) outs(%e1 : tensor<8xf64>) -> tensor<8xf64>
  %2 = linalg.abs ins(%p : tensor<8xf64>) outs(%e2 : tensor<8xf64>) -> tensor<8xf64>
  %3 = linalg.floor ins(%p : tensor<8xf64>) outs(%e3 : tensor<8xf64>) -> tensor<8xf64>
  return %0, %1, %2, %3 : tensor<8xf64>, tensor<8xf64>, tensor<8xf64>, tensor<8xf64>
}
func.func private @read(%a: tensor<8xf64>) -> tensor<8xf64> {
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.negf ins(%a : tensor<8xf64>) outs(%e : tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
func.func private @read2(%a: tensor<8xf64>) -> tensor<8xf64> {
  %e = tensor.empty() : tensor<8xf64>
  %0 = linalg.exp ins(%a : tensor<8xf64>) outs(%e : tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
func.func private @write(%a: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.negf ins(%a : tensor<8xf64>) outs(%a : tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
func.func private @same(%a: tensor<8xf64>) -> tensor<8xf64> {
  return %a : tensor<8xf64>
}
func.func private @slice(%a: tensor<8xf64>) -> tensor<4xf64> {
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<8xf64> to tensor<4xf64>
  return %0 : tensor<4xf64>
}

// -----

// Memory that a slice is inserted from may become part of the whole.

// CHECK-LABEL: func.func @step
// CHECK-NOT: bufferization
func.func @step(%p: tensor<8xf64>) -> (tensor<8xf64>, tensor<4xf64>, tensor<4xf64>) {
  %0:2 = call @make(%p) : (tensor<8xf64>) -> (tensor<8xf64>, tensor<4xf64>)
  %1 = call @read(%0#1) : (tensor<4xf64>) -> tensor<4xf64>
  %2 = call @read(%0#1) : (tensor<4xf64>) -> tensor<4xf64>
  return %0#0, %1, %2 : tensor<8xf64>, tensor<4xf64>, tensor<4xf64>
}

func.func private @make(%p: tensor<8xf64>) -> (tensor<8xf64>, tensor<4xf64>) {
  %e = tensor.empty() : tensor<4xf64>
  %a = tensor.extract_slice %p[0] [4] [1] : tensor<8xf64> to tensor<4xf64>
  %0 = linalg.negf ins(%a : tensor<4xf64>) outs(%e : tensor<4xf64>) -> tensor<4xf64>
  %1 = tensor.insert_slice %0 into %p[4] [4] [1] : tensor<4xf64> into tensor<8xf64>
  return %1, %0 : tensor<8xf64>, tensor<4xf64>
}
func.func private @read(%a: tensor<4xf64>) -> tensor<4xf64> {
  %e = tensor.empty() : tensor<4xf64>
  %0 = linalg.negf ins(%a : tensor<4xf64>) outs(%e : tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}
