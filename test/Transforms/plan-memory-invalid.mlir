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
