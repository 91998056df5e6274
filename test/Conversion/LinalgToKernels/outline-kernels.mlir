// RUN: fsdp-opt %s --fsdp-outline-kernels | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// Equal ops share a kernel; another constant or type makes another one.
// CHECK-LABEL: func.func @shared
func.func @shared(%x: memref<8xf32>, %y: memref<8xf32>, %z: memref<4xf32>) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  // CHECK: call @[[FILL1:kernel_fill_[0-9]+]](%arg0)
  // CHECK: call @[[FILL1]](%arg1)
  // CHECK: call @[[FILL2:kernel_fill_[0-9]+]](%arg1)
  // CHECK: call @[[FILL3:kernel_fill_[0-9]+]](%arg2)
  // CHECK-NEXT: return
  linalg.fill ins(%one : f32) outs(%x : memref<8xf32>)
  linalg.fill ins(%one : f32) outs(%y : memref<8xf32>)
  linalg.fill ins(%two : f32) outs(%y : memref<8xf32>)
  linalg.fill ins(%one : f32) outs(%z : memref<4xf32>)
  return
}

// Copies of every sort are loops. Two arguments of a function are distinct
// memory, and so are disjoint planned ranges.
// CHECK-LABEL: func.func @aliasing
func.func @aliasing(%x: memref<8xf32>, %w: memref<96xi8>) {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c48 = arith.constant 48 : index
  %a = memref.view %w[%c0][] : memref<96xi8> to memref<8xf32>
  %b = memref.view %w[%c32][] : memref<96xi8> to memref<8xf32>
  %c = memref.view %w[%c48][] : memref<96xi8> to memref<8xf32>
  // CHECK: call @[[COPY:kernel_copy_[0-9]+]](%arg0,
  // CHECK: call @[[COPY]](
  // CHECK: call @[[OVERLAP:kernel_copy_[0-9]+]](
  memref.copy %x, %a : memref<8xf32> to memref<8xf32>
  memref.copy %a, %b : memref<8xf32> to memref<8xf32>
  fsdp.copy %b to %c {reason = "test"} : memref<8xf32> to memref<8xf32>
  return
}

// One argument for a buffer that is read and written; scalars and loop nests;
// constants of the module are used inside.
memref.global "private" constant @table : memref<8xf32> = dense<1.0>
// CHECK-LABEL: func.func @loop
func.func @loop(%x: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.get_global @table : memref<8xf32>
  // CHECK: call @[[LOOP:kernel_for_[0-9]+]](%arg1, %arg0) : (index, memref<8xf32>) -> ()
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %x[%i] : memref<8xf32>
    %1 = memref.load %t[%i] : memref<8xf32>
    %2 = arith.addf %0, %1 : f32
    memref.store %2, %x[%i] : memref<8xf32>
  }
  // CHECK: call @[[STRICT:kernel_generic_[0-9]+]](%arg0)
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"], fsdp.strict}
      ins(%x : memref<8xf32>) outs(%x : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %in : f32
    linalg.yield %0 : f32
  }
  return
}

// A loop around a product stays; what is in it is outlined. A view that begins
// where the loop says is made in the kernel.
// CHECK-LABEL: func.func @product_in_loop
func.func @product_in_loop(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %c: memref<4x4xf32>, %s: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0.0 : f32
  // CHECK: scf.for %[[I:.*]] =
  // CHECK-NEXT: call @kernel_fill
  // CHECK-NEXT: fsdp.matmul
  // CHECK-NEXT: memref.subview
  // CHECK-NEXT: call @[[ROW:kernel_copy_.*]](%{{.*}}, %[[I]], %{{.*}}) : (memref<4x4xf32>, index, memref<4xf32>) -> ()
  scf.for %i = %c0 to %c4 step %c1 {
    linalg.fill ins(%zero : f32) outs(%c : memref<4x4xf32>)
    fsdp.matmul %a, %b into %c accumulate sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0]
      : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
    %row = memref.subview %c[%i, 0] [1, 4] [1, 1] : memref<4x4xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %row, %s : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
  }
  return
}

// A group of rows is a kernel with its registers.
// CHECK-LABEL: func.func @rows
// CHECK: call @[[ROWS:kernel_rows_.*]](%{{.*}}) : (memref<8x4xf32>) -> ()
func.func @rows(%x: memref<8x4xf32>) {
  memref.alloca_scope {
    %a = memref.alloca() : memref<8x4xf32>
    linalg.copy ins(%x : memref<8x4xf32>) outs(%a : memref<8x4xf32>)
    linalg.copy ins(%a : memref<8x4xf32>) outs(%x : memref<8x4xf32>)
  } {fsdp.rows = 8 : i64}
  return
}

// CHECK: func.func private @[[FILL1]](%{{.*}}: memref<8xf32> {llvm.noalias}) attributes {fsdp.kernel, passthrough = ["noinline"]}
// CHECK-NEXT: arith.constant 1.0
// CHECK-NEXT: linalg.fill
// CHECK: func.func private @[[COPY]](%{{.*}}: memref<8xf32> {llvm.noalias}, %{{.*}}: memref<8xf32> {llvm.noalias})
// CHECK: func.func private @[[OVERLAP]](%{{.*}}: memref<8xf32>, %{{.*}}: memref<8xf32>)
// CHECK: func.func private @[[LOOP]](%{{.*}}: index, %{{.*}}: memref<8xf32> {llvm.noalias})
// CHECK: memref.get_global @table
// CHECK: func.func private @[[STRICT]]({{.*}}) attributes {fsdp.kernel, fsdp.strict, passthrough = ["noinline"]}
// CHECK: func.func private @[[ROW]](%[[WHOLE:.*]]: memref<4x4xf32> {llvm.noalias}, %[[PLACE:.*]]: index, %[[TO:.*]]: memref<4xf32> {llvm.noalias})
// CHECK-NEXT: %[[VIEW:.*]] = memref.subview %[[WHOLE]][%[[PLACE]], 0]
// CHECK-NEXT: linalg.copy ins(%[[VIEW]] : {{.*}}) outs(%[[TO]] :
// CHECK: func.func private @[[ROWS]](%{{.*}}: memref<8x4xf32> {llvm.noalias}) attributes {fsdp.kernel
// CHECK-NEXT: memref.alloca_scope
// CHECK-NEXT: memref.alloca()
// CHECK: } {fsdp.rows = 8 : i64}
