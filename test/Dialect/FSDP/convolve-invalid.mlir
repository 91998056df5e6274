// RUN: fsdp-opt %s --split-input-file --verify-diagnostics

// (C1)
func.func @types(%x: memref<4x10xf32>, %w: memref<5x4x3xf64>, %y: memref<5x8xf32>) {
  // expected-error@+1 {{expected operands of one element type, f32 or f64, got 'f64'}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, 1, 0, 0], [0, 0, 8, 1, 0, 0] : memref<4x10xf32>, memref<5x4x3xf64>, memref<5x8xf32>
  return
}

// -----

// (C1)
func.func @half(%x: memref<4x10xf16>, %w: memref<5x4x3xf16>, %y: memref<5x8xf16>) {
  // expected-error@+1 {{expected operands of one element type, f32 or f64, got 'f16'}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, 1, 0, 0], [0, 0, 8, 1, 0, 0] : memref<4x10xf16>, memref<5x4x3xf16>, memref<5x8xf16>
  return
}

// -----

// (C1)
func.func @dynamic_layout(%x: memref<4x10xf32, strided<[?, 1]>>, %w: memref<5x4x3xf32>, %y: memref<5x8xf32>) {
  // expected-error@+1 {{expected static strides of x}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, 1, 0, 0], [0, 0, 8, 1, 0, 0] : memref<4x10xf32, strided<[?, 1]>>, memref<5x4x3xf32>, memref<5x8xf32>
  return
}

// -----

// (C2)
func.func @lengths(%x: memref<4x10xf32>, %w: memref<5x4x3xf32>, %y: memref<5x8xf32>) {
  // expected-error@+1 {{expected 3 values in 'window', got 2}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [8, 1, 1] window [3, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, 1, 0, 0], [0, 0, 8, 1, 0, 0] : memref<4x10xf32>, memref<5x4x3xf32>, memref<5x8xf32>
  return
}

// -----

// (C2)
func.func @no_step(%x: memref<4x10xf32>, %w: memref<5x4x3xf32>, %y: memref<5x8xf32>) {
  // expected-error@+1 {{expected values of at least 1 in 'steps', got 0}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [8, 1, 1] window [3, 1, 1] steps [0, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, 1, 0, 0], [0, 0, 8, 1, 0, 0] : memref<4x10xf32>, memref<5x4x3xf32>, memref<5x8xf32>
  return
}

// -----

// (C2)
func.func @no_channels(%x: memref<4x10xf32>, %w: memref<5x4x3xf32>, %y: memref<5x8xf32>) {
  // expected-error@+1 {{expected values of at least 1 in 'sizes', got 0}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 0, 4] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, 1, 0, 0], [0, 0, 8, 1, 0, 0] : memref<4x10xf32>, memref<5x4x3xf32>, memref<5x8xf32>
  return
}

// -----

// (C3)
func.func @negative(%x: memref<4x10xf32>, %w: memref<5x4x3xf32>, %y: memref<5x8xf32>) {
  // expected-error@+1 {{expected values of at least 0 in 'w_strides', got -1}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, -1, 0, 0], [0, 0, 8, 1, 0, 0] : memref<4x10xf32>, memref<5x4x3xf32>, memref<5x8xf32>
  return
}

// -----

// (C4)
func.func @images(%x: memref<4x10xf32>, %w: memref<5x4x3xf32>, %y: memref<5x9xf32>) {
  // expected-error@+1 {{reaches 41 elements into x, which has 40}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [9, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, 1, 0, 0], [0, 0, 9, 1, 0, 0] : memref<4x10xf32>, memref<5x4x3xf32>, memref<5x9xf32>
  return
}

// -----

// (C4)
func.func @dilated(%x: memref<4x10xf32>, %w: memref<5x4x3xf32>, %y: memref<5x8xf32>) {
  // expected-error@+1 {{reaches 42 elements into x, which has 40}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [2, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, 1, 0, 0], [0, 0, 8, 1, 0, 0] : memref<4x10xf32>, memref<5x4x3xf32>, memref<5x8xf32>
  return
}

// -----

// (C4)
func.func @filter(%x: memref<4x10xf32>, %w: memref<5x4x3xf32>, %y: memref<5x8xf32>) {
  // expected-error@+1 {{reaches 68 elements into w, which has 60}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 14, 3, 1, 0, 0], [0, 0, 8, 1, 0, 0] : memref<4x10xf32>, memref<5x4x3xf32>, memref<5x8xf32>
  return
}

// -----

// (C4)
func.func @result(%x: memref<4x10xf32>, %w: memref<5x4x3xf32>, %y: memref<5x8xf32>) {
  // expected-error@+1 {{reaches 44 elements into y, which has 40}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, 1, 0, 0], [0, 0, 9, 1, 0, 0] : memref<4x10xf32>, memref<5x4x3xf32>, memref<5x8xf32>
  return
}

// -----

// (C5)
func.func @same_place(%x: memref<4x10xf32>, %w: memref<5x4x3xf32>, %y: memref<5x8xf32>) {
  // expected-error@+1 {{expected a stride in y where it has more than one element, got 0}}
  fsdp.convolve %x, %w into %y sizes [1, 1, 5, 4] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [0, 0, 10, 1, 0, 0], [0, 12, 3, 1, 0, 0], [0, 0, 0, 1, 0, 0] : memref<4x10xf32>, memref<5x4x3xf32>, memref<5x8xf32>
  return
}
