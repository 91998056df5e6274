// RUN: fsdp-opt %s --fsdp-segments-to-out-params --split-input-file --verify-diagnostics

// expected-note @below {{make this function private}}
func.func @inner(%x: memref<4xf32>) -> memref<4xf32> {
  return %x : memref<4xf32>
}
func.func @step(%x: memref<4xf32>) -> memref<4xf32> {
  // expected-error @below {{expected a call of a private function, got entry '@inner'}}
  %0 = call @inner(%x) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

// -----

// expected-error @below {{expected a function of one block, got 2}}
func.func @step(%x: memref<4xf32>) -> memref<4xf32> {
  cf.br ^bb1
^bb1:
  return %x : memref<4xf32>
}

// -----

func.func private @never() -> memref<4xf32> {
  // expected-error @below {{expected '@never' to end with func.return, got 'ub.unreachable'}}
  ub.unreachable
}
