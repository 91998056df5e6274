// RUN: fsdp-opt %s --fsdp-plan-memory --split-input-file --verify-diagnostics

func.func @dynamic(%n: index) {
  // expected-error@+1 {{expected a buffer of static shape and plain layout, got 'memref<?xf32>'}}
  %a = memref.alloc(%n) : memref<?xf32>
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%a : memref<?xf32>)
  return
}

// -----

func.func private @callee() -> memref<4xf32> {
  // expected-note@+1 {{the buffer is allocated here; run fsdp-segments-to-out-params first}}
  %a = memref.alloc() : memref<4xf32>
  // expected-error@+1 {{expected results to be out-parameters, got a buffer that is returned}}
  return %a : memref<4xf32>
}

// -----

func.func private @recursive() {
  // expected-error@+1 {{expected no recursion, got a call of @recursive inside itself}}
  func.call @recursive() : () -> ()
  return
}

// -----

func.func private @external()
func.func @step() {
  // expected-error@+1 {{expected a function with a body, got @external}}
  func.call @external() : () -> ()
  return
}

// -----

func.func @other() {
  return
}
func.func @step() {
  // expected-error@+1 {{expected a private function, got @other}}
  func.call @other() : () -> ()
  return
}

// -----

// expected-error@+1 {{expected one block, got 2}}
func.func @blocks() {
  cf.br ^bb1
^bb1:
  return
}

// -----

// 2^62 elements of 4 bytes.
func.func private @huge() {
  // expected-error@+1 {{expected buffers whose sizes fit in 64 bits together, got 'memref<4611686018427387904xf32>'}}
  %a = memref.alloc() : memref<4611686018427387904xf32>
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%a : memref<4611686018427387904xf32>)
  return
}

// -----

// Each of them fits.
func.func private @huge_sum() {
  %zero = arith.constant 0 : i8
  %a = memref.alloc() : memref<4611686018427387904xi8>
  linalg.fill ins(%zero : i8) outs(%a : memref<4611686018427387904xi8>)
  // expected-error@+1 {{expected buffers whose sizes fit in 64 bits together, got 'memref<4611686018427387904xi8>'}}
  %b = memref.alloc() : memref<4611686018427387904xi8>
  linalg.fill ins(%zero : i8) outs(%b : memref<4611686018427387904xi8>)
  return
}

// -----

// It does not stay on the stack either.
func.func private @huge_stack() {
  // expected-error@+1 {{expected buffers whose sizes fit in 64 bits together, got 'memref<4611686018427387904xf32>'}}
  %a = memref.alloca() : memref<4611686018427387904xf32>
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%a : memref<4611686018427387904xf32>)
  return
}

// -----

// expected-error@+1 {{expected arguments of known sizes that fit in 64 bits together, got 'memref<?xf32>'}}
func.func @dynamic_argument(%x: memref<?xf32>) {
  return
}

// -----

// One place for all iterations would be read and written at once.
func.func @carried(%x: memref<8xf32>, %y: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  // expected-error@+1 {{not supported: a loop that carries a buffer which it allocates, expected one place for all iterations}}
  %last = scf.for %i = %c0 to %c4 step %c1 iter_args(%cur = %x) -> memref<8xf32> {
    // expected-note@+1 {{the buffer is allocated here; allocate what is carried before the loop, a second one if both are used at once, and swap them}}
    %next = memref.alloc() : memref<8xf32>
    scf.for %j = %c0 to %c8 step %c1 {
      %k = arith.subi %c7, %j : index
      %v = memref.load %cur[%k] : memref<8xf32>
      memref.store %v, %next[%j] : memref<8xf32>
    }
    scf.yield %next : memref<8xf32>
  }
  memref.copy %last, %y : memref<8xf32> to memref<8xf32>
  return
}

// -----

// Through a view, and around a while loop.
func.func @carried_while(%x: memref<8xf32>, %go: memref<i1>) {
  // expected-error@+1 {{not supported: a loop that carries a buffer which it allocates}}
  %last = scf.while (%cur = %x) : (memref<8xf32>) -> memref<8xf32> {
    %c = memref.load %go[] : memref<i1>
    scf.condition(%c) %cur : memref<8xf32>
  } do {
  ^bb0(%cur: memref<8xf32>):
    // expected-note@+1 {{the buffer is allocated here}}
    %next = memref.alloc() : memref<2x4xf32>
    %flat = memref.collapse_shape %next [[0, 1]] : memref<2x4xf32> into memref<8xf32>
    linalg.copy ins(%cur : memref<8xf32>) outs(%flat : memref<8xf32>)
    scf.yield %flat : memref<8xf32>
  }
  return
}
