// RUN: fsdp-opt %s --split-input-file --verify-diagnostics

// (C1)
func.func @types(%a: memref<4x4xf32>, %b: memref<4x4xf64>) {
  // expected-error@+2 {{expected operands of one element type, f32 or f64, got 'f32', 'f64' and 'f32'}}
  // expected-note@+1 {{factors may be f16 or bf16 where the result has their type or f32}}
  fsdp.matmul %a, %b into %a sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xf32>, memref<4x4xf64>, memref<4x4xf32>
  return
}

// -----

// (C1)
func.func @dynamic_layout(%a: memref<4x4xf32, strided<[?, 1]>>, %c: memref<4x4xf32>) {
  // expected-error@+1 {{expected static strides of a}}
  fsdp.matmul %a, %c into %c sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xf32, strided<[?, 1]>>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

// (C2)
func.func @lengths(%a: memref<4x4xf32>) {
  // expected-error@+1 {{expected 3 values in 'sizes', got 2}}
  fsdp.matmul %a, %a into %a sizes [4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

// (C2)
func.func @negative(%a: memref<4x4xf32>) {
  // expected-error@+1 {{expected no negative value in 'strides'}}
  fsdp.matmul %a, %a into %a sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, -1] : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

// (C2)
func.func @short_row(%a: memref<4x4xf32>) {
  // expected-error@+1 {{expected a leading dimension of b of at least 4, got 3}}
  fsdp.matmul %a, %a into %a sizes [4, 4, 4] ld [4, 3, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

// (C3)
func.func @outside(%a: memref<4x4xf32>) {
  // expected-error@+1 {{reaches 32 elements into a, which has 16}}
  fsdp.matmul %a trans_a, %a into %a sizes [4, 4, 8] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>
  return
}

// -----

// (C4)
func.func @repeated_result(%a: memref<2x4x4xf32>) {
  // expected-error@+1 {{expected batch dimension 0 to have a stride in c, got 0}}
  fsdp.matmul %a, %a into %a sizes [4, 4, 4] ld [4, 4, 4] batch [2, 1] strides [16, 0, 16, 0, 0, 0] : memref<2x4x4xf32>, memref<2x4x4xf32>, memref<2x4x4xf32>
  return
}

// -----

// (C1)
func.func @other_narrow_result(%a: memref<4x4xbf16>, %c: memref<4x4xf16>) {
  // expected-error@+2 {{expected operands of one element type, f32 or f64, got 'bf16', 'bf16' and 'f16'}}
  // expected-note@+1 {{factors may be f16 or bf16 where the result has their type or f32}}
  fsdp.matmul %a, %a into %c sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xf16>
  return
}

// -----

// (C1)
func.func @two_narrow_types(%a: memref<4x4xf16>, %b: memref<4x4xbf16>, %c: memref<4x4xf32>) {
  // expected-error@+2 {{expected operands of one element type, f32 or f64, got 'f16', 'bf16' and 'f32'}}
  // expected-note@+1 {{factors may be f16 or bf16 where the result has their type or f32}}
  fsdp.matmul %a, %b into %c sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xf16>, memref<4x4xbf16>, memref<4x4xf32>
  return
}

// -----

// (C5)
func.func @short_bias(%a: memref<4x4xbf16>, %c: memref<4x4xbf16>, %d: memref<3xbf16>) {
  // expected-error@+1 {{expected a bias of 4 elements of 'bf16' side by side, got 'memref<3xbf16>'}}
  fsdp.matmul %a, %a into %c bias %d sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>, memref<3xbf16>
  return
}

// -----

// (C5)
func.func @wide_bias(%a: memref<4x4xbf16>, %c: memref<4x4xbf16>, %d: memref<4xf32>) {
  // expected-error@+1 {{expected a bias of 4 elements of 'bf16' side by side, got 'memref<4xf32>'}}
  fsdp.matmul %a, %a into %c bias %d sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>, memref<4xf32>
  return
}

// -----

// (C5)
func.func @matrix_as_bias(%a: memref<4x4xbf16>, %c: memref<4x4xbf16>, %d: memref<4x4xbf16>) {
  // expected-error@+1 {{expected a bias of 4 elements of 'bf16' side by side, got 'memref<4x4xbf16>'}}
  fsdp.matmul %a, %a into %c bias %d sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>
  return
}

// -----

// (C5)
func.func @spread_bias(%a: memref<4x4xbf16>, %c: memref<4x4xbf16>, %d: memref<4xbf16, strided<[2]>>) {
  // expected-error@+1 {{expected a bias of 4 elements of 'bf16' side by side, got 'memref<4xbf16, strided<[2]>>'}}
  fsdp.matmul %a, %a into %c bias %d sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>, memref<4xbf16, strided<[2]>>
  return
}

// -----

// (C5)
func.func @bias_and_sum(%a: memref<4x4xbf16>, %c: memref<4x4xbf16>, %d: memref<4xbf16>) {
  // expected-error@+1 {{expected no 'accumulate', no batch and a k of at least 1 with a bias}}
  fsdp.matmul %a, %a into %c accumulate bias %d sizes [4, 4, 4] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>, memref<4xbf16>
  return
}

// -----

// (C5)
func.func @bias_of_nothing(%a: memref<4x4xbf16>, %c: memref<4x4xbf16>, %d: memref<4xbf16>) {
  // expected-error@+1 {{expected no 'accumulate', no batch and a k of at least 1 with a bias}}
  fsdp.matmul %a, %a into %c bias %d sizes [4, 4, 0] ld [4, 4, 4] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>, memref<4xbf16>
  return
}

// -----

// (C5)
func.func @bias_of_batch(%a: memref<4x4xbf16>, %c: memref<4x4xbf16>, %d: memref<2xbf16>) {
  // expected-error@+1 {{expected no 'accumulate', no batch and a k of at least 1 with a bias}}
  fsdp.matmul %a, %a into %c bias %d sizes [2, 2, 2] ld [4, 4, 4] batch [2, 1] strides [0, 0, 0, 0, 8, 0] : memref<4x4xbf16>, memref<4x4xbf16>, memref<4x4xbf16>, memref<2xbf16>
  return
}
