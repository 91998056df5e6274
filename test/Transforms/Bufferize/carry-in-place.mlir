// RUN: fsdp-opt %s --fsdp-carry-in-place | FileCheck %s
// RUN: fsdp-opt %s --fsdp-carry-in-place --fsdp-carry-in-place | FileCheck %s
// RUN: fsdp-opt %s --pass-pipeline='builtin.module(fsdp-carry-in-place,one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map},canonicalize)' | FileCheck %s --check-prefix=BUFFER
// RUN: fsdp-opt %s --fsdp-carry-in-place --remarks-filter=fsdp-carry-in-place 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// Loops whose values stay in their buffers, and programs without loops, are not
// changed at all.
// RUN: fsdp-opt %S/Inputs/loops-in-place.mlir > %t.before
// RUN: fsdp-opt %S/Inputs/loops-in-place.mlir --fsdp-carry-in-place > %t.after
// RUN: cmp %t.before %t.after

// REMARK-DAG: carry-in-place.mlir:[[# @LINE + 21]]:{{.*}}"what a loop carries on is copied: it is computed elsewhere", bytes=64

// What a product computes can't be written to what it reads.
// CHECK-LABEL: func @product
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %arg0)
// CHECK: %[[N:.*]] = linalg.matmul ins(%[[A]],
// CHECK-NEXT: %[[C:.*]] = linalg.copy ins(%[[N]] : {{.*}}) outs(%[[A]] :
// CHECK-NEXT: scf.yield %[[C]]
// BUFFER-LABEL: func @product
// BUFFER: scf.for
// BUFFER-NOT: iter_args
// BUFFER: linalg.matmul ins(%arg0, {{.*}}) outs(%[[N:.*]] :
// BUFFER-NEXT: linalg.copy ins(%[[N]] : {{.*}}) outs(%arg0 :
func.func @product(%x: tensor<4x4xf32>, %w: tensor<4x4xf32>, %n: index) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4x4xf32> {
    %e = tensor.empty() : tensor<4x4xf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = linalg.matmul ins(%a, %w : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    scf.yield %p : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
}

// An elementwise op writes over what it reads, and nothing is copied.
// CHECK-LABEL: func @elementwise
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %arg0)
// CHECK-NOT: linalg.copy
// CHECK: %[[N:.*]] = linalg.exp ins(%[[A]] : {{.*}}) outs(%[[A]] :
// CHECK-NEXT: scf.yield %[[N]]
// BUFFER-LABEL: func @elementwise
// BUFFER-NOT: memref.alloc
// BUFFER: linalg.exp ins(%arg0 : {{.*}}) outs(%arg0 :
// BUFFER-NOT: copy
// BUFFER: return
func.func @elementwise(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %p = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %p : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// REMARK-DAG: carry-in-place.mlir:[[# @LINE + 21]]:{{.*}}"what a loop carries on is copied: it is used when its buffer is written again", bytes=16

// Two tensors change places: the first is saved before it is written.
// CHECK-LABEL: func @swap
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %arg0, %[[B:.*]] = %arg1)
// CHECK-NEXT: %[[S:.*]] = bufferization.alloc_tensor() copy(%[[A]])
// CHECK-NEXT: %[[C:.*]] = linalg.copy ins(%[[B]] : {{.*}}) outs(%[[A]] :
// CHECK-NEXT: %[[D:.*]] = linalg.copy ins(%[[S]] : {{.*}}) outs(%[[B]] :
// CHECK-NEXT: scf.yield %[[C]], %[[D]]
// BUFFER-LABEL: func @swap
// BUFFER: scf.for
// BUFFER-NEXT: %[[S:.*]] = memref.alloc
// BUFFER-NEXT: memref.copy %arg0, %[[S]]
// BUFFER-NEXT: linalg.copy ins(%arg1 : {{.*}}) outs(%arg0 :
// BUFFER-NEXT: linalg.copy ins(%[[S]] : {{.*}}) outs(%arg1 :
// BUFFER-NEXT: }
// BUFFER-NEXT: return
func.func @swap(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// Where each goes to the place before it none is saved.
// CHECK-LABEL: func @rotate
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %arg0, %[[B:.*]] = %arg1)
// CHECK-NOT: alloc_tensor
// CHECK: linalg.copy ins(%[[B]] : {{.*}}) outs(%[[A]] :
// CHECK-NEXT: linalg.copy ins(%{{.*}} : {{.*}}) outs(%[[B]] :
func.func @rotate(%x: tensor<4xf32>, %y: tensor<4xf32>, %v: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<4xf32>, tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %p = linalg.add ins(%a, %v : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %b, %p : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// One value for two: it is computed in one place and copied to the other one.
// CHECK-LABEL: func @twice
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %arg0, %[[B:.*]] = %arg1)
// CHECK: %[[N:.*]] = linalg.sub {{.*}} outs(%[[A]] :
// CHECK-NEXT: %[[C:.*]] = linalg.copy ins(%[[N]] : {{.*}}) outs(%[[B]] :
// CHECK-NEXT: scf.yield %[[N]], %[[C]]
func.func @twice(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %y) -> (tensor<4xf32>, tensor<4xf32>) {
    %e = tensor.empty() : tensor<4xf32>
    %p = linalg.sub ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %p, %p : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// A value from outside is not written.
// CHECK-LABEL: func @outside
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %arg0)
// CHECK: linalg.copy ins(%arg1 : {{.*}}) outs(%[[A]] :
func.func @outside(%x: tensor<4xf32>, %y: tensor<4xf32> {bufferization.writable = false}, %o: memref<f32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %f = tensor.extract %a[%c1] : tensor<4xf32>
    memref.store %f, %o[] : memref<f32>
    scf.yield %y : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// A branch that keeps the value, and one that makes a new one.
// CHECK-LABEL: func @branch
// CHECK: %[[R:.*]] = scf.if
// CHECK: linalg.copy ins(%[[R]] :
// BUFFER-LABEL: func @branch
// BUFFER: %[[R:.*]] = scf.if {{.*}} -> (memref<4xf32>)
// BUFFER: scf.yield %arg0
// BUFFER: linalg.copy ins(%[[R]] : {{.*}}) outs(%arg0 :
func.func @branch(%x: tensor<4xf32>, %m: index, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4xf32> {
    %c = arith.cmpi eq, %i, %m : index
    %b = scf.if %c -> tensor<4xf32> {
      %e = tensor.empty() : tensor<4xf32>
      %p = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
      scf.yield %p : tensor<4xf32>
    } else {
      scf.yield %a : tensor<4xf32>
    }
    scf.yield %b : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// When the inner loop writes in place the outer one does.
// CHECK-LABEL: func @nested
// CHECK: scf.for {{.*}} iter_args(%[[A:.*]] = %arg0)
// CHECK-NEXT: %[[R:.*]] = scf.for {{.*}} iter_args(%[[B:.*]] = %[[A]])
// CHECK: linalg.copy {{.*}} outs(%[[B]] :
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[R]]
func.func @nested(%x: tensor<4x4xf32>, %n: index) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> tensor<4x4xf32> {
    %s = scf.for %j = %c0 to %i step %c1 iter_args(%b = %a) -> tensor<4x4xf32> {
      %e = tensor.empty() : tensor<4x4xf32>
      %p = linalg.transpose ins(%b : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
      scf.yield %p : tensor<4x4xf32>
    }
    scf.yield %s : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
}

// What the condition computes is copied where it is made.
// CHECK-LABEL: func @condition
// CHECK: scf.while (%[[A:.*]] = %arg0)
// CHECK: %[[N:.*]] = linalg.transpose ins(%[[A]] :
// CHECK: %[[C:.*]] = linalg.copy ins(%[[N]] : {{.*}}) outs(%[[A]] :
// CHECK-NEXT: scf.condition(%{{.*}}) %[[C]]
// CHECK: ^bb0(%[[B:.*]]: tensor<4x4xf32>):
// CHECK-NEXT: scf.yield %[[B]]
// BUFFER-LABEL: func @condition
// BUFFER: scf.while : () -> ()
func.func @condition(%x: tensor<4x4xf32>, %m: f32) -> tensor<4x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%a = %x) : (tensor<4x4xf32>) -> tensor<4x4xf32> {
    %e = tensor.empty() : tensor<4x4xf32>
    %p = linalg.transpose ins(%a : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
    %f = tensor.extract %p[%c0, %c1] : tensor<4x4xf32>
    %c = arith.cmpf olt, %f, %m : f32
    scf.condition(%c) %p : tensor<4x4xf32>
  } do {
  ^bb0(%b: tensor<4x4xf32>):
    scf.yield %b : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
}

// Tensors get one place in both regions, in front of the numbers: the condition
// hands on none of the first type, and two of the second one, one of them its own.
// CHECK-LABEL: func @places
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: %[[R:.*]]:4 = scf.while (%[[B:.*]] = %arg1, %[[C:.*]] = %[[E]], %[[A:.*]] = %arg0, %[[I:.*]] = %c0)
// CHECK-SAME: (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, index) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, index)
// CHECK: %[[N:.*]] = linalg.exp ins(%[[B]] : {{.*}}) outs(%[[C]] :
// CHECK: scf.condition(%{{.*}}) %[[B]], %[[N]], %[[A]], %[[I]]
// CHECK: ^bb0(%[[B2:.*]]: tensor<4xf32>, %[[C2:.*]]: tensor<4xf32>, %[[A2:.*]]: tensor<2xf32>, %[[I2:.*]]: index):
// CHECK: %[[M:.*]] = linalg.add ins(%[[B2]], %[[C2]] : {{.*}}) outs(%[[B2]] :
// CHECK: %[[P:.*]] = linalg.copy ins(%arg2 : {{.*}}) outs(%[[A2]] :
// CHECK-NEXT: scf.yield %[[M]], %[[C2]], %[[P]], %{{.*}}
// CHECK: return %[[R]]#1, %[[R]]#0, %[[R]]#3
func.func @places(%x: tensor<2xf32>, %y: tensor<4xf32>, %z: tensor<2xf32> {bufferization.writable = false}, %n: index, %o: memref<f32>) -> (tensor<4xf32>, tensor<4xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:3 = scf.while (%i = %c0, %a = %x, %b = %y) : (index, tensor<2xf32>, tensor<4xf32>) -> (tensor<4xf32>, index, tensor<4xf32>) {
    %f = tensor.extract %a[%c1] : tensor<2xf32>
    memref.store %f, %o[] : memref<f32>
    %e = tensor.empty() : tensor<4xf32>
    %p = linalg.exp ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %c = arith.cmpi slt, %i, %n : index
    scf.condition(%c) %b, %i, %p : tensor<4xf32>, index, tensor<4xf32>
  } do {
  ^bb0(%b: tensor<4xf32>, %i: index, %p: tensor<4xf32>):
    %e = tensor.empty() : tensor<4xf32>
    %s = linalg.add ins(%b, %p : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %z, %s : index, tensor<2xf32>, tensor<4xf32>
  }
  return %r#2, %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>, index
}
