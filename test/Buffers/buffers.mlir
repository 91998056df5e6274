// Roots, live ranges and accesses, through views, regions and calls.

// RUN: fsdp-test-opt %s -split-input-file -verify-diagnostics -pass-pipeline='builtin.module(func.func(fsdp-test-buffers))'

// A view is a use where it is used, not where it is made.

func.func @views(%out: memref<4xf32>, %f: f32) {
  // expected-remark @below {{live from 3 to 4, written by 'linalg.fill', 2 uses}}
  %a = memref.alloc() : memref<8xf32>
  // expected-remark @below {{not used}}
  %b = memref.alloc() : memref<8xf32>
  %v = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  linalg.fill ins(%f : f32) outs(%v : memref<4xf32, strided<[1]>>)
  // expected-remark @below {{from an op, a view of memref.alloc}}
  memref.copy %v, %out : memref<4xf32, strided<[1]>> to memref<4xf32>
  %w = memref.subview %b[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  return
}

// -----

// What a loop carries, and a branch gives, may be the buffer.

func.func @regions(%out: memref<8xf32>, %c: i1, %n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  // expected-remark @below {{live from 3 to 5}}
  %a = memref.alloc() : memref<8xf32>
  // expected-remark @below {{live from 4 to 5}}
  %b = memref.alloc() : memref<8xf32>
  %r = scf.for %i = %c0 to %n step %n iter_args(%x = %a) -> memref<8xf32> {
    linalg.fill ins(%f : f32) outs(%x : memref<8xf32>)
    scf.yield %x : memref<8xf32>
  }
  %s = scf.if %c -> memref<8xf32> {
    scf.yield %r : memref<8xf32>
  } else {
    scf.yield %b : memref<8xf32>
  }
  // expected-remark @below {{from unknown memory, a view of scf.if}}
  memref.copy %s, %out : memref<8xf32> to memref<8xf32>
  return
}

// -----

// A call writes what its callee writes.

func.func private @reads(%x: memref<8xf32>, %y: memref<8xf32>) {
  // expected-remark @below {{from an argument, a view of an argument}}
  memref.copy %x, %y : memref<8xf32> to memref<8xf32>
  return
}

func.func @calls(%out: memref<8xf32>) {
  // expected-remark @below {{live from 2 to 2, 1 uses}}
  %a = memref.alloc() : memref<8xf32>
  // expected-remark @below {{live from 2 to 2, written by 'func.call', 1 uses}}
  %b = memref.alloc() : memref<8xf32>
  call @reads(%a, %b) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
