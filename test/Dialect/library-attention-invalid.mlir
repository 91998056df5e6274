// RUN: fsdp-opt %s --split-input-file --verify-diagnostics

// Like `fsdp.flash_attention` but for masks, of which there are none: see
// flash-attention-invalid.mlir.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @too_few_maps(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{'fsdp.library_attention' op expected 4 indexing maps, got 3}}
  %0:2 = fsdp.library_attention %q, %q, %q into %q, %l scale 1.0 maps [#heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @depth(%q: tensor<1x2x8x144xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected rows of a multiple of 16 and at most 128 elements, got 144}}
  %0:2 = fsdp.library_attention %q, %q, %q into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x144xf16>, tensor<1x2x8x144xf16>, tensor<1x2x8x144xf16>, tensor<1x2x8x144xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x144xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @element(%q: tensor<1x2x8x16xf32>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected elements of f16 or bf16, got 'f32'}}
  %0:2 = fsdp.library_attention %q, %q, %q into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf32>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @gradient_of_other_shape(%q: tensor<1x2x8x16xf16>, %k: tensor<1x1x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected a gradient with the elements of its operand, 'tensor<1x1x8x16xf16>', got 'tensor<1x2x8x16xf16>'}}
  %0:3 = fsdp.library_attention_grad %q, %q, %k, %k, %q, %l into %q, %q, %k scale 1.0 maps [#heads, #heads, #heads, #heads, #heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x1x8x16xf16>, tensor<1x1x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x1x8x16xf16>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x1x8x16xf16>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @results(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected results of the outputs' types, ('tensor<1x2x8x16xf16>', 'tensor<1x2x8xf32>'), got ('tensor<1x2x8x16xf16>')}}
  %0 = fsdp.library_attention %q, %q, %q into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @one_row(%q: tensor<1x2x1x16xf16>, %k: tensor<1x2x8x16xf16>, %l: tensor<1x2x1xf32>) {
  // expected-error @+1 {{expected at least two rows of queries, got 1}}
  %0:2 = fsdp.library_attention %q, %k, %k into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x1x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x1x16xf16>, tensor<1x2x1xf32>) -> (tensor<1x2x1x16xf16>, tensor<1x2x1xf32>)
  return
}

// -----

// The library is told strides, and reads 16 bytes at once.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @rows_of_other_alignment(%q: memref<1x2x8x16xf16, strided<[336, 168, 20, 1]>>, %o: memref<1x2x8x16xf16>, %l: memref<1x2x8xf32>) {
  // expected-error @+1 {{expected buffers with neighbouring elements in rows, which begin at static multiples of 16 bytes, got 'memref<1x2x8x16xf16, strided<[336, 168, 20, 1]>>'}}
  fsdp.library_attention %q, %o, %o into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (memref<1x2x8x16xf16, strided<[336, 168, 20, 1]>>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8xf32>) -> ()
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @offset_of_other_alignment(%q: memref<1x2x8x16xf16, strided<[256, 128, 16, 1], offset: 4>>, %o: memref<1x2x8x16xf16>, %l: memref<1x2x8xf32>) {
  // expected-error @+1 {{expected buffers with neighbouring elements in rows, which begin at static multiples of 16 bytes, got 'memref<1x2x8x16xf16, strided<[256, 128, 16, 1], offset: 4>>'}}
  fsdp.library_attention %q, %o, %o into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (memref<1x2x8x16xf16, strided<[256, 128, 16, 1], offset: 4>>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8xf32>) -> ()
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @dynamic_strides(%q: memref<1x2x8x16xf16, strided<[?, 128, 16, 1]>>, %o: memref<1x2x8x16xf16>, %l: memref<1x2x8xf32>) {
  // expected-error @+1 {{expected buffers with neighbouring elements in rows, which begin at static multiples of 16 bytes, got 'memref<1x2x8x16xf16, strided<[?, 128, 16, 1]>>'}}
  fsdp.library_attention %q, %o, %o into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (memref<1x2x8x16xf16, strided<[?, 128, 16, 1]>>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8xf32>) -> ()
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @gaps_in_rows(%q: memref<1x2x8x16xf16, strided<[512, 256, 32, 2]>>, %o: memref<1x2x8x16xf16>, %l: memref<1x2x8xf32>) {
  // expected-error @+1 {{expected buffers with neighbouring elements in rows, which begin at static multiples of 16 bytes, got 'memref<1x2x8x16xf16, strided<[512, 256, 32, 2]>>'}}
  fsdp.library_attention_grad %o, %o, %o, %o, %o, %l into %q, %o, %o scale 1.0 maps [#heads, #heads, #heads, #heads, #heads, #heads, #heads, #heads]
      : (memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8xf32>, memref<1x2x8x16xf16, strided<[512, 256, 32, 2]>>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>) -> ()
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @gaps_in_sums(%o: memref<1x2x8x16xf16>, %l: memref<1x2x8xf32, strided<[32, 16, 1]>>) {
  // expected-error @+1 {{expected a logsumexp without gaps, got 'memref<1x2x8xf32, strided<[32, 16, 1]>>'}}
  fsdp.library_attention %o, %o, %o into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8xf32, strided<[32, 16, 1]>>) -> ()
  return
}
