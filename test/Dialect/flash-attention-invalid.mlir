// RUN: fsdp-opt %s --split-input-file --verify-diagnostics

// A map for each operand.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @too_few_maps(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{'fsdp.flash_attention' op expected 4 indexing maps, got 3}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @maps_of_query_grad(%g: tensor<1x2x8x16xf16>, %q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %c: tensor<1x2x8xf32>, %o0: tensor<1x2x8x16xf16>) {
  // expected-error @+1 {{expected 5 indexing maps, got 4}}
  %0 = fsdp.flash_attention_query_grad %g, %q, %k, %v, %l, %c into %o0 scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8x16xf16>) -> (tensor<1x2x8x16xf16>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @maps_of_key_grad(%g: tensor<1x2x8x16xf16>, %q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %c: tensor<1x2x8xf32>, %o0: tensor<1x2x8x16xf16>, %o1: tensor<1x2x8x16xf16>) {
  // expected-error @+1 {{expected 6 indexing maps, got 5}}
  %0:2 = fsdp.flash_attention_key_grad %g, %q, %k, %v, %l, %c into %o0, %o1 scale 1.0 maps [#heads, #heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>)
  return
}

// -----

// The elements of a row stay neighbours, and each dimension is there once.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @moved_depth(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x16x8xf16>, %v: tensor<1x2x8x16xf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected operands of four dimensions with maps that permute the first three, got 'tensor<1x2x16x8xf16>' with affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, affine_map<(b, h, t, d) -> (b, h, d, t)>, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x16x8xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @no_permutation(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected operands of four dimensions with maps that permute the first three, got 'tensor<1x2x8x16xf16>' with affine_map<(d0, d1, d2, d3) -> (d0, d0, d2, d3)>}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [affine_map<(b, h, t, d) -> (b, b, t, d)>, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @two_dimensions(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<8x16xf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected operands of four dimensions with maps that permute the first three, got 'tensor<8x16xf16>' with affine_map<(d0, d1) -> (d0, d1)>}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, affine_map<(t, d) -> (t, d)>, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @rank(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<8x16xf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected operands of four dimensions with maps that permute the first three, got 'tensor<8x16xf16>' with affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

// Shapes are those of fsdp.attention, through the maps.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @shape_through_map(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected key of shape 1x1x8x16, got 'tensor<2x1x8x16xf16>'}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, affine_map<(b, h, t, d) -> (h, b, t, d)>, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
#rows = affine_map<(b, h, t, d) -> (b, t, h, d)>
func.func @output_through_map(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected output of shape 1x2x8x16, got 'tensor<1x8x2x16xf16>'}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #rows]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
#rows = affine_map<(b, h, t, d) -> (b, t, h, d)>
func.func @buffers_through_map(%q: memref<1x2x8x16xf16>, %k: memref<1x2x8x16xf16>, %v: memref<1x2x8x16xf16>, %o: memref<1x2x8x16xf16>, %l: memref<1x2x8xf32>) {
  // expected-error @+1 {{expected output of shape 1x2x8x16, got 'tensor<1x8x2x16xf16>'}}
  fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #rows]
      : (memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8xf32>) -> ()
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @rows_of_logsumexp(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x8x2xf32>) {
  // expected-error @+1 {{expected logsumexp of shape 1x2x8, got 'tensor<1x8x2xf32>'}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x8x2xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x8x2xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @shape_of_mask(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %m: tensor<1x2x8x9xi1>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected a mask of i1, 'f16', f32 or f64 that broadcasts to 1x2x8x8, got 'tensor<1x2x8x9xi1>'}}
  %0:2 = fsdp.flash_attention %q, %k, %v mask %m into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x9xi1>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

// What the kernels take.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @odd_depth(%q: tensor<1x2x8x24xf16>, %k: tensor<1x2x8x24xf16>, %v: tensor<1x2x8x24xf16>, %o: tensor<1x2x8x24xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected rows of a multiple of 16 and at most 128 elements, got 24}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x24xf16>, tensor<1x2x8x24xf16>, tensor<1x2x8x24xf16>, tensor<1x2x8x24xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x24xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @long_depth(%q: tensor<1x2x8x144xf16>, %k: tensor<1x2x8x144xf16>, %v: tensor<1x2x8x144xf16>, %o: tensor<1x2x8x144xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected rows of a multiple of 16 and at most 128 elements, got 144}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x144xf16>, tensor<1x2x8x144xf16>, tensor<1x2x8x144xf16>, tensor<1x2x8x144xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x144xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @value_depth(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x8xf16>, %o: tensor<1x2x8x8xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected rows of a multiple of 16 and at most 128 elements, got 8}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x8xf16>, tensor<1x2x8x8xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x8xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @wide_elements(%q: tensor<1x2x8x16xf32>, %k: tensor<1x2x8x16xf32>, %v: tensor<1x2x8x16xf32>, %o: tensor<1x2x8x16xf32>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected elements of f16 or bf16, got 'f32'}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<1x2x8x16xf32>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf32>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @wide_mask(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %m: tensor<1x1x1x8xf64>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected a mask of truth values, f32 or 'f16', got 'tensor<1x1x1x8xf64>'}}
  %0:2 = fsdp.flash_attention %q, %k, %v mask %m into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x1x1x8xf64>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_of_another_type(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %m: tensor<1x1x1x8xbf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected a mask of i1, 'f16', f32 or f64 that broadcasts to 1x2x8x8, got 'tensor<1x1x1x8xbf16>'}}
  %0:2 = fsdp.flash_attention %q, %k, %v mask %m into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x1x1x8xbf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

// Results are the outputs, on tensors only.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @no_results(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected results of the outputs' types, ('tensor<1x2x8x16xf16>', 'tensor<1x2x8xf32>'), got ()}}
  fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> ()
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @other_results(%q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %o: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected results of the outputs' types, ('tensor<1x2x8x16xf16>', 'tensor<1x2x8xf32>'), got ('tensor<1x2x8x16xf16>', 'tensor<1x2x8xf16>')}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf16>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @results_of_buffers(%q: memref<1x2x8x16xf16>, %k: memref<1x2x8x16xf16>, %v: memref<1x2x8x16xf16>, %o: memref<1x2x8x16xf16>, %l: memref<1x2x8xf32>) {
  // expected-error @+1 {{expected results of the outputs' types, (), got ('tensor<1x2x8x16xf16>', 'tensor<1x2x8xf32>')}}
  %0:2 = fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

// What a log-sum-exp has lost is written with masks of numbers alone.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @rest_of_truth_values(%q: memref<1x2x8x16xf16>, %k: memref<1x2x8x16xf16>, %v: memref<1x2x8x16xf16>, %m: memref<1x1x8x8xi1>, %o: memref<1x2x8x16xf16>, %l: memref<1x2x8x2xf32>) {
  // expected-error @+1 {{expected logsumexp of shape 1x2x8, got 'tensor<1x2x8x2xf32>'}}
  fsdp.flash_attention %q, %k, %v mask %m into %o, %l scale 1.0 maps [#heads, #heads, #heads, #heads]
      : (memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x2x8x16xf16>, memref<1x1x8x8xi1>, memref<1x2x8x16xf16>, memref<1x2x8x2xf32>) -> ()
  return
}

// -----

// Gradients.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @common(%g: tensor<1x2x8x16xf16>, %q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %c: tensor<1x2x8xf16>, %o0: tensor<1x2x8x16xf16>) {
  // expected-error @+1 {{expected 'common' to have the type of logsumexp, 'tensor<1x2x8xf32>', got 'tensor<1x2x8xf16>'}}
  %0 = fsdp.flash_attention_query_grad %g, %q, %k, %v, %l, %c into %o0 scale 1.0 maps [#heads, #heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf16>, tensor<1x2x8x16xf16>) -> (tensor<1x2x8x16xf16>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @common_of_key_grad(%g: tensor<1x2x8x16xf16>, %q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %c: tensor<1x2x4xf32>, %o0: tensor<1x2x8x16xf16>, %o1: tensor<1x2x8x16xf16>) {
  // expected-error @+1 {{expected 'common' to have the type of logsumexp, 'tensor<1x2x8xf32>', got 'tensor<1x2x4xf32>'}}
  %0:2 = fsdp.flash_attention_key_grad %g, %q, %k, %v, %l, %c into %o0, %o1 scale 1.0 maps [#heads, #heads, #heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x4xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @query_grad(%g: tensor<1x2x8x16xf16>, %q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %c: tensor<1x2x8xf32>, %o0: tensor<1x2x8x16xf32>) {
  // expected-error @+1 {{expected a gradient with the elements of its operand, 'tensor<1x2x8x16xf16>', got 'tensor<1x2x8x16xf32>'}}
  %0 = fsdp.flash_attention_query_grad %g, %q, %k, %v, %l, %c into %o0 scale 1.0 maps [#heads, #heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8x16xf32>) -> (tensor<1x2x8x16xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @key_grad(%g: tensor<1x2x8x16xf16>, %q: tensor<1x2x8x16xf16>, %k: tensor<1x1x8x16xf16>, %v: tensor<1x1x8x16xf16>, %l: tensor<1x2x8xf32>, %c: tensor<1x2x8xf32>, %o0: tensor<1x2x8x16xf16>, %o1: tensor<1x1x8x16xf16>) {
  // expected-error @+1 {{expected a gradient with the elements of its operand, 'tensor<1x1x8x16xf16>', got 'tensor<1x2x8x16xf16>'}}
  %0:2 = fsdp.flash_attention_key_grad %g, %q, %k, %v, %l, %c into %o0, %o1 scale 1.0 maps [#heads, #heads, #heads, #heads, #heads, #heads]
      : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x1x8x16xf16>, tensor<1x1x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8x16xf16>, tensor<1x1x8x16xf16>) -> (tensor<1x2x8x16xf16>, tensor<1x1x8x16xf16>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @value_grad(%g: tensor<1x2x8x32xf16>, %q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x32xf16>, %l: tensor<1x2x8xf32>, %c: tensor<1x2x8xf32>, %o0: tensor<1x2x8x16xf16>, %o1: tensor<1x8x2x32xf16>) {
  // expected-error @+1 {{expected a gradient with the elements of its operand, 'tensor<1x2x8x32xf16>', got 'tensor<1x8x2x32xf16>'}}
  %0:2 = fsdp.flash_attention_key_grad %g, %q, %k, %v, %l, %c into %o0, %o1 scale 1.0 maps [#heads, #heads, #heads, #heads, #heads, #heads]
      : (tensor<1x2x8x32xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x32xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8x16xf16>, tensor<1x8x2x32xf16>) -> (tensor<1x2x8x16xf16>, tensor<1x8x2x32xf16>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @output_grad(%g: tensor<1x2x7x16xf16>, %q: tensor<1x2x8x16xf16>, %k: tensor<1x2x8x16xf16>, %v: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %c: tensor<1x2x8xf32>, %o0: tensor<1x2x8x16xf16>) {
  // expected-error @+1 {{expected output of shape 1x2x8x16, got 'tensor<1x2x7x16xf16>'}}
  %0 = fsdp.flash_attention_query_grad %g, %q, %k, %v, %l, %c into %o0 scale 1.0 maps [#heads, #heads, #heads, #heads, #heads]
      : (tensor<1x2x7x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8x16xf16>) -> (tensor<1x2x8x16xf16>)
  return
}

// -----

#rows = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mixture(%q: tensor<1x2x4x16xbf16>, %k: memref<1x2x4x16xbf16>, %l: tensor<1x2x4xf32>) {
  // expected-error@+1 {{'fsdp.flash_attention' op expected tensors or buffers, got a mixture}}
  %0:2 = fsdp.flash_attention %q, %k, %q into %q, %l scale 1.0 maps [#rows, #rows, #rows, #rows] : (tensor<1x2x4x16xbf16>, memref<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>, tensor<1x2x4xf32>) -> (tensor<1x2x4x16xbf16>, tensor<1x2x4xf32>)
  return
}

// -----

#rows = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @place(%q: tensor<1x2x4x16xbf16>, %l: tensor<1x2x4xf32>, %i: tensor<i64>) {
  // expected-error@+1 {{'fsdp.flash_attention' op expected no place of the first row}}
  %0:2 = fsdp.flash_attention %q, %q, %q from %i into %q, %l causal scale 1.0 maps [#rows, #rows, #rows, #rows] : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>, tensor<i64>, tensor<1x2x4x16xbf16>, tensor<1x2x4xf32>) -> (tensor<1x2x4x16xbf16>, tensor<1x2x4xf32>)
  return
}

// -----

#rows = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @rate(%q: tensor<1x2x4x16xbf16>, %l: tensor<1x2x4xf32>) {
  // expected-error@+1 {{'fsdp.flash_attention_query_grad' op expected a rate with dropout, and only there}}
  %0 = fsdp.flash_attention_query_grad %q, %q, %q, %q, %l, %l into %q rate 0.5 scale 1.0 maps [#rows, #rows, #rows, #rows, #rows] : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>, tensor<1x2x4xf32>, tensor<1x2x4xf32>, tensor<1x2x4x16xbf16>) -> tensor<1x2x4x16xbf16>
  return
}

// -----

#rows = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @first_numbers(%q: tensor<1x2x4x16xbf16>, %l: tensor<1x2x4xf32>, %r: tensor<1x2x5xi64>, %i: tensor<i64>) {
  // expected-error@+1 {{expected the rows' first numbers of shape 1x2x4, got 'tensor<1x2x5xi64>'}}
  %0:2 = fsdp.flash_attention %q, %q, %q dropout %r, %i into %q, %l rate 0.5 scale 1.0 maps [#rows, #rows, #rows, #rows] : (tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>, tensor<1x2x4x16xbf16>, tensor<1x2x5xi64>, tensor<i64>, tensor<1x2x4x16xbf16>, tensor<1x2x4xf32>) -> (tensor<1x2x4x16xbf16>, tensor<1x2x4xf32>)
  return
}

// -----

// A mask that is computed has a region, maps and operands that fit.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @operands_without_region(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<8xf32>) {
  // expected-error @+1 {{expected a region with mask maps for operands that a mask is computed of}}
  %0:2 = fsdp.flash_attention %q, %q, %q of %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @two_masks(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<1x1x1x8xi1>) {
  // expected-error @+1 {{expected a mask that is read or one that is computed, got both}}
  %0:2 = fsdp.flash_attention %q, %q, %q mask %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x1x1x8xi1>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @maps_of_mask(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<8xf32>) {
  // expected-error @+1 {{expected 1 mask maps, got 0}}
  %0:2 = fsdp.flash_attention %q, %q, %q of %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_place_behind(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<8xf32>) {
  // expected-error @+1 {{expected mask maps that find elements of 1x2x8x8 scores in their operands, got affine_map<(d0, d1, d2, d3) -> (d3 + 1)> for }}
  %0:2 = fsdp.flash_attention %q, %q, %q of %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [affine_map<(b, h, t, s) -> (s + 1)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %x: f32):
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_place_before(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<8xf32>) {
  // expected-error @+1 {{expected mask maps that find elements of 1x2x8x8 scores in their operands, got affine_map<(d0, d1, d2, d3) -> (d3 - 1)> for }}
  %0:2 = fsdp.flash_attention %q, %q, %q of %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [affine_map<(b, h, t, s) -> (s - 1)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %x: f32):
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_number_behind(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<8xf32>) {
  // expected-error @+1 {{expected mask maps that find elements of 1x2x8x8 scores in their operands, got affine_map<(d0, d1, d2, d3) -> (8)> for }}
  %0:2 = fsdp.flash_attention %q, %q, %q of %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [affine_map<(b, h, t, s) -> (8)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %x: f32):
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_sum(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<20xf32>) {
  // expected-error @+1 {{expected mask maps that find elements of 1x2x8x8 scores in their operands, got affine_map<(d0, d1, d2, d3) -> (d2 + d3)> for }}
  %0:2 = fsdp.flash_attention %q, %q, %q of %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [affine_map<(b, h, t, s) -> (s + t)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %x: f32):
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<20xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_product(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<20xf32>) {
  // expected-error @+1 {{expected mask maps that find elements of 1x2x8x8 scores in their operands, got affine_map<(d0, d1, d2, d3) -> (d3 * 2)> for }}
  %0:2 = fsdp.flash_attention %q, %q, %q of %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [affine_map<(b, h, t, s) -> (s * 2)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %x: f32):
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<20xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_rank(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<8x1xf32>) {
  // expected-error @+1 {{expected mask maps that find elements of 1x2x8x8 scores in their operands, got affine_map<(d0, d1, d2, d3) -> (d3)> for }}
  %0:2 = fsdp.flash_attention %q, %q, %q of %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [affine_map<(b, h, t, s) -> (s)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %x: f32):
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<8x1xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_dims(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<8xf32>) {
  // expected-error @+1 {{expected mask maps that find elements of 1x2x8x8 scores in their operands, got affine_map<(d0, d1) -> (d1)> for }}
  %0:2 = fsdp.flash_attention %q, %q, %q of %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [affine_map<(t, s) -> (s)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %x: f32):
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_arguments(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %m: tensor<8xf32>) {
  // expected-error @+1 {{expected a region with arguments ('index', 'index', 'index', 'index', 'f32'), got ('index', 'index', 'index', 'index', 'f16')}}
  %0:2 = fsdp.flash_attention %q, %q, %q of %m into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [affine_map<(b, h, t, s) -> (s)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %x: f16):
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_of_f64(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected a region of one block that ends with an 'fsdp.yield' of a truth value, an f32 or a 'f16'}}
  %0:2 = fsdp.flash_attention %q, %q, %q  into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %0 = arith.constant 0.0 : f64
    fsdp.yield %0 : f64
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_of_bf16(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected a region of one block that ends with an 'fsdp.yield' of a truth value, an f32 or a 'f16'}}
  %0:2 = fsdp.flash_attention %q, %q, %q  into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %0 = arith.constant 0.0 : bf16
    fsdp.yield %0 : bf16
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @two_elements(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected a region of one block that ends with an 'fsdp.yield' of a truth value, an f32 or a 'f16'}}
  %0:2 = fsdp.flash_attention %q, %q, %q  into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %0 = arith.constant true
    fsdp.yield %0, %0 : i1, i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @two_blocks(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{expected a region of one block that ends with an 'fsdp.yield' of a truth value, an f32 or a 'f16'}}
  %0:2 = fsdp.flash_attention %q, %q, %q  into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    cf.br ^bb1
  ^bb1:
    %0 = arith.constant true
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @reads_memory(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  %0:2 = fsdp.flash_attention %q, %q, %q into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    // expected-error @+1 {{expected ops of elements in a mask's region, without memory effects, got 'func.call'}}
    %0 = func.call @f() : () -> i1
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}
func.func private @f() -> i1

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_of_query_grad(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{'fsdp.flash_attention_query_grad' op expected a region of one block that ends with an 'fsdp.yield' of a truth value, an f32 or a 'f16'}}
  %0 = fsdp.flash_attention_query_grad %q, %q, %q, %q, %l, %l into %q scale 1.0 maps [#heads, #heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %1 = arith.constant 0.0 : f64
    fsdp.yield %1 : f64
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8x16xf16>) -> (tensor<1x2x8x16xf16>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_of_key_grad(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  // expected-error @+1 {{'fsdp.flash_attention_key_grad' op expected 1 mask maps, got 0}}
  %0:2 = fsdp.flash_attention_key_grad %q, %q, %q, %q, %l, %l of %l into %q, %q scale 1.0 maps [#heads, #heads, #heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %1 = arith.constant true
    fsdp.yield %1 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8xf32>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_of_tensors(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  %0:2 = fsdp.flash_attention %q, %q, %q into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    // expected-error @+1 {{expected ops of elements in a mask's region, without memory effects, got 'arith.constant'}}
    %table = arith.constant dense<0.5> : tensor<16xf32>
    %0 = tensor.extract %table[%s] : tensor<16xf32>
    fsdp.yield %0 : f32
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_of_complex(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>, %x: tensor<complex<f32>>) {
  // expected-error @+1 {{expected mask maps that find elements of 1x2x8x8 scores in their operands, got affine_map<(d0, d1, d2, d3) -> ()> for 'tensor<complex<f32>>'}}
  %0:2 = fsdp.flash_attention %q, %q, %q of %x into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [affine_map<(b, h, t, s) -> ()>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %c: complex<f32>):
    %0 = complex.re %c : complex<f32>
    fsdp.yield %0 : f32
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<complex<f32>>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}

// -----

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
func.func @mask_of_threads(%q: tensor<1x2x8x16xf16>, %l: tensor<1x2x8xf32>) {
  %0:2 = fsdp.flash_attention %q, %q, %q into %q, %l scale 1.0 maps [#heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    // expected-error @+1 {{expected ops of elements in a mask's region, without memory effects, got 'gpu.thread_id'}}
    %x = gpu.thread_id x
    %0 = arith.cmpi ult, %x, %s : index
    fsdp.yield %0 : i1
  } : (tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8x16xf16>, tensor<1x2x8xf32>) -> (tensor<1x2x8x16xf16>, tensor<1x2x8xf32>)
  return
}
