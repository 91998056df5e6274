// RUN: fsdp-opt %s --fsdp-segments-to-out-params --split-input-file | FileCheck %s

// The callee's allocation is replaced by an argument, also through a reshape;
// an argument that is returned is the caller's operand; a constant is copied.
// CHECK-LABEL: func.func private @seg
// CHECK-SAME: (%[[X:.*]]: memref<2x4xf32>, %[[S:.*]]: memref<4xf32>, %[[O0:.*]]: memref<8xf32>, %[[O1:.*]]: memref<4xf32>)
// CHECK-NOT: memref.alloc
// CHECK: %[[G:.*]] = memref.get_global @c
// CHECK: %[[R:.*]] = memref.reinterpret_cast %[[O0]] to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<8xf32> to memref<2x4xf32>
// CHECK: linalg.exp ins(%[[X]] : memref<2x4xf32>) outs(%[[R]] : memref<2x4xf32>)
// CHECK: memref.copy %[[G]], %[[O1]]
// CHECK-NEXT: return{{$}}
memref.global "private" constant @c : memref<4xf32> = dense<1.0>
func.func private @seg(%x: memref<2x4xf32>, %s: memref<4xf32>) -> (memref<8xf32>, memref<4xf32>, memref<4xf32>) {
  %g = memref.get_global @c : memref<4xf32>
  %a = memref.alloc() : memref<2x4xf32>
  linalg.exp ins(%x : memref<2x4xf32>) outs(%a : memref<2x4xf32>)
  %r = memref.collapse_shape %a [[0, 1]] : memref<2x4xf32> into memref<8xf32>
  return %r, %s, %g : memref<8xf32>, memref<4xf32>, memref<4xf32>
}

// Results of the entry: the loss is produced in its argument, a new state in
// place needs nothing, another one is copied at the end, an ordinary output
// gets its position.
// CHECK-LABEL: func.func @step
// CHECK-SAME: %[[X:[a-z0-9]*]]: memref<2x4xf32>
// CHECK-SAME: %[[P:[a-z0-9]*]]: memref<4xf32> {fsdp.role = #fsdp.shard<@u>}
// CHECK-SAME: %[[B:[a-z0-9]*]]: memref<4xf32> {fsdp.role = #fsdp.state<@m::@b>}
// CHECK-SAME: %[[L:[a-z0-9]*]]: memref<8xf32> {fsdp.role = #fsdp.loss}
// CHECK-SAME: %[[Y:[a-z0-9]*]]: memref<2x4xf32> {fsdp.role = #fsdp.output<0>}) {
// CHECK: %[[V:.*]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK: call @seg(%[[X]], %[[P]], %[[L]], %[[V]])
// CHECK: memref.copy %[[X]], %[[Y]]
// CHECK: memref.copy %[[V]], %[[B]]
// CHECK-NEXT: return{{$}}
func.func @step(%x: memref<2x4xf32>, %p: memref<4xf32> {fsdp.role = #fsdp.shard<@u>}, %b: memref<4xf32> {fsdp.role = #fsdp.state<@m::@b>})
    -> (memref<8xf32> {fsdp.role = #fsdp.loss}, memref<4xf32> {fsdp.role = #fsdp.new_shard<@u>}, memref<4xf32> {fsdp.role = #fsdp.new_value<@m::@b>}, memref<2x4xf32>) {
  %0:3 = call @seg(%x, %p) : (memref<2x4xf32>, memref<4xf32>) -> (memref<8xf32>, memref<4xf32>, memref<4xf32>)
  return %0#0, %0#1, %0#2, %x : memref<8xf32>, memref<4xf32>, memref<4xf32>, memref<2x4xf32>
}

// -----

// One allocation returned twice: the second result is a copy. States that
// swap their values are saved first; ranks are told apart.
// CHECK-LABEL: func.func private @twice
// CHECK-SAME: (%[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<4xf32>)
// CHECK: memref.copy %[[A]], %[[B]]
func.func private @twice() -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  return %a, %a : memref<4xf32>, memref<4xf32>
}

// CHECK-LABEL: func.func @swap
// CHECK-SAME: %[[A:[a-z0-9]*]]: memref<4xf32> {fsdp.rank = 0 : i64, fsdp.role = #fsdp.state<@m::@a>}
// CHECK-SAME: %[[B:[a-z0-9]*]]: memref<4xf32> {fsdp.rank = 1 : i64, fsdp.role = #fsdp.state<@m::@a>}
// CHECK: %[[SB:.*]] = memref.alloc
// CHECK: memref.copy %[[B]], %[[SB]]
// CHECK: %[[SA:.*]] = memref.alloc
// CHECK: memref.copy %[[A]], %[[SA]]
// CHECK: memref.copy %[[SB]], %[[A]]
// CHECK: memref.copy %[[SA]], %[[B]]
func.func @swap(%a: memref<4xf32> {fsdp.role = #fsdp.state<@m::@a>, fsdp.rank = 0 : i64}, %b: memref<4xf32> {fsdp.role = #fsdp.state<@m::@a>, fsdp.rank = 1 : i64})
    -> (memref<4xf32> {fsdp.rank = 0 : i64, fsdp.role = #fsdp.new_value<@m::@a>}, memref<4xf32> {fsdp.rank = 1 : i64, fsdp.role = #fsdp.new_value<@m::@a>}) {
  return %b, %a : memref<4xf32>, memref<4xf32>
}

// -----

// A gathered parameter that is a result is copied, and the copy tells why.
shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<4xf32>
  fsdp.param @v : tensor<4xf32>
}
fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
    layout <flat, f32, world = 2, numels = [4, 4], paddings = [0, 0, 0]>

// CHECK-LABEL: func.func @parameter
// CHECK-SAME: %[[OUT:[a-z0-9]*]]: memref<4xf32> {fsdp.role = #fsdp.output<0>}) {
// CHECK: %[[W:.*]] = memref.view
// CHECK: fsdp.copy %[[W]] to %[[OUT]] {reason = "a gathered parameter is a result of the step"}
// CHECK-NOT: memref.copy
func.func @parameter(%s: memref<4xf32> {fsdp.role = #fsdp.shard<@u>}) -> memref<4xf32> {
  %buffer = memref.alloc() : memref<32xi8>
  fsdp.unshard [@u] %s into %buffer : (memref<4xf32>, memref<32xi8>) -> ()
  %c0 = arith.constant 0 : index
  %w = memref.view %buffer[%c0][] : memref<32xi8> to memref<4xf32>
  return %w : memref<4xf32>
}
