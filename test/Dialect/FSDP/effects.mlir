// Collectives, waits and marks are neither merged, dropped, reordered nor moved
// out of loops by generic passes, and the plan's symbols are not dead. (Of the
// grid, remove-dead-values leaves nothing: upstream declares it pure.)

// RUN: fsdp-opt %s --cse | FileCheck %s --check-prefixes=GRID,CHECK
// RUN: fsdp-opt %s --canonicalize | FileCheck %s --check-prefixes=GRID,CHECK
// RUN: fsdp-opt %s --symbol-dce | FileCheck %s --check-prefixes=GRID,CHECK
// RUN: fsdp-opt %s --loop-invariant-code-motion | FileCheck %s --check-prefixes=GRID,CHECK
// RUN: fsdp-opt %s --remove-dead-values --verify-each=false --mlir-print-assume-verified | FileCheck %s
// RUN: fsdp-opt %s --control-flow-sink | FileCheck %s --check-prefixes=GRID,CHECK
// RUN: fsdp-opt %s --cse --canonicalize --symbol-dce --loop-invariant-code-motion --control-flow-sink --cse --canonicalize | FileCheck %s --check-prefixes=GRID,CHECK

// GRID: shard.grid @grid
shard.grid @grid(shape = 2)
// CHECK: fsdp.module @model
fsdp.module @model class "Net" {
  // CHECK: fsdp.param @a
  fsdp.param @a : tensor<4xf32>
  // CHECK: fsdp.buffer @unused
  fsdp.buffer @unused : tensor<4xf32>
}
// CHECK: fsdp.unit @u
fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
    layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
// CHECK: fsdp.unit @idle
fsdp.unit @idle of @model params [] on @grid axes [0] reshard never
// CHECK: fsdp.channel @gather
fsdp.channel @gather on @grid axes [0]

// Two equal gathers, two equal reductions: each stays, in order.
// CHECK-LABEL: func.func @tensors
func.func @tensors(%s: tensor<2xf32>, %x: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[A:.*]] = fsdp.unshard [@u] %[[S:.*]] :
  %0 = fsdp.unshard [@u] %s : (tensor<2xf32>) -> tensor<4xf32>
  // CHECK-NEXT: fsdp.reduce_grads [@u] %[[A]]
  %1 = fsdp.reduce_grads [@u] %0 : (tensor<4xf32>) -> tensor<2xf32>
  // CHECK-NEXT: %[[B:.*]] = fsdp.unshard [@u] %[[S]] :
  %2 = fsdp.unshard [@u] %s : (tensor<2xf32>) -> tensor<4xf32>
  // CHECK-NEXT: fsdp.reduce_grads [@u] %[[A]]
  %3 = fsdp.reduce_grads [@u] %0 : (tensor<4xf32>) -> tensor<2xf32>
  // CHECK-NEXT: fsdp.all_reduce sum
  %4 = fsdp.all_reduce sum on @grid axes [0] %x : (tensor<f32>) -> tensor<f32>
  // CHECK-NEXT: fsdp.all_reduce sum
  %5 = fsdp.all_reduce sum on @grid axes [0] %x : (tensor<f32>) -> tensor<f32>
  // CHECK-NEXT: return %[[A]], %[[B]]
  return %0, %2 : tensor<4xf32>, tensor<4xf32>
}

// Loop-invariant gathers and reductions stay in the loop.
// CHECK-LABEL: func.func @loop
func.func @loop(%s: tensor<2xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  // CHECK: scf.for
  // CHECK-NEXT: fsdp.unshard
  // CHECK-NEXT: fsdp.reduce_grads
  // CHECK-NEXT: }
  scf.for %i = %zero to %n step %one {
    %0 = fsdp.unshard [@u] %s : (tensor<2xf32>) -> tensor<4xf32>
    %1 = fsdp.reduce_grads [@u] %0 : (tensor<4xf32>) -> tensor<2xf32>
  }
  return
}

// Not sunk into the branch that uses it: every rank must take part.
// CHECK-LABEL: func.func @branch
func.func @branch(%s: tensor<2xf32>, %other: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  // CHECK: %[[W:.*]] = fsdp.unshard
  // CHECK-NEXT: arith.select %{{.*}}, %[[W]],
  %0 = fsdp.unshard [@u] %s : (tensor<2xf32>) -> tensor<4xf32>
  %1 = arith.select %c, %0, %other : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The second load must see what the gather wrote; waits and starts stay.
// CHECK-LABEL: func.func @buffers
func.func @buffers(%s: memref<2xf32>, %buf: memref<16xi8>, %i: index) -> (i8, i8) {
  // CHECK: %[[L0:.*]] = memref.load %[[BUF:.*]][
  %0 = memref.load %buf[%i] : memref<16xi8>
  // CHECK-NEXT: %[[T:.*]] = fsdp.start
  %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%buf : memref<16xi8>)
  // CHECK-NEXT: fsdp.wait %[[T]]
  fsdp.wait %t lane compute ins(%s : memref<2xf32>) outs(%buf : memref<16xi8>)
  // CHECK-NEXT: %[[L1:.*]] = memref.load %[[BUF]][
  %1 = memref.load %buf[%i] : memref<16xi8>
  // CHECK-NEXT: %[[T2:.*]] = fsdp.start
  %t2 = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<2xf32>) outs(%buf : memref<16xi8>)
  // CHECK-NEXT: fsdp.wait %[[T2]]
  fsdp.wait %t2 lane compute ins(%s : memref<2xf32>) outs(%buf : memref<16xi8>)
  // CHECK-NEXT: fsdp.unshard
  fsdp.unshard [@u] %s into %buf : (memref<2xf32>, memref<16xi8>) -> ()
  // CHECK-NEXT: fsdp.unshard
  fsdp.unshard [@u] %s into %buf : (memref<2xf32>, memref<16xi8>) -> ()
  // CHECK-NEXT: fsdp.reduce_grads
  fsdp.reduce_grads [@u] %buf into %s : (memref<16xi8>, memref<2xf32>) -> ()
  // CHECK-NEXT: fsdp.copy
  fsdp.copy %s to %s {reason = "test"} : memref<2xf32> to memref<2xf32>
  // CHECK-NEXT: return %[[L0]], %[[L1]]
  return %0, %1 : i8, i8
}

// A mark has an effect, since its value may have no other use.
// CHECK-LABEL: func.func @mark
func.func @mark(%x: tensor<4xf32>) {
  // CHECK: fsdp.grad
  %0 = fsdp.grad @model::@a %x : tensor<4xf32>
  return
}

// Equal collectives of pieces stay, too, also those whose results nobody reads.
// CHECK-LABEL: func.func @pieces
func.func @pieces(%x: tensor<4xf32>) -> tensor<2xf32> {
  // CHECK-NEXT: fsdp.all_slice
  %0 = fsdp.all_slice %x dim 0 on @grid axes [0] : (tensor<4xf32>) -> tensor<2xf32>
  // CHECK-NEXT: fsdp.reduce_scatter sum
  %1 = fsdp.reduce_scatter sum %x dim 0 on @grid axes [0] : (tensor<4xf32>) -> tensor<2xf32>
  // CHECK-NEXT: fsdp.reduce_scatter sum
  %2 = fsdp.reduce_scatter sum %x dim 0 on @grid axes [0] : (tensor<4xf32>) -> tensor<2xf32>
  // CHECK-NEXT: fsdp.all_gather
  %3 = fsdp.all_gather %0 dim 0 on @grid axes [0] : (tensor<2xf32>) -> tensor<4xf32>
  // CHECK-NEXT: fsdp.all_gather
  %4 = fsdp.all_gather %0 dim 0 on @grid axes [0] : (tensor<2xf32>) -> tensor<4xf32>
  return %1 : tensor<2xf32>
}
