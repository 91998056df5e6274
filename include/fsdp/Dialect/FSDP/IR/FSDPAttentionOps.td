//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention as a whole, of which only a number for each row is kept for the
// gradient. Legal in phases 1 to 3; phase 4 begins by replacing it. What it
// becomes on devices: ops that are one kernel each, on tensors and on buffers.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDPATTENTIONOPS_TD
#define FSDP_DIALECT_FSDP_IR_FSDPATTENTIONOPS_TD

include "fsdp/Dialect/FSDP/IR/FSDPOps.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"

/// What an attention and its gradient read beside the tensors that they
/// multiply: a mask, what dropout counts from, and a row's place, in this order.
/// One list, as the types say which is which.
defvar FSDP_AttentionExtras = [{
  /// Null if there is none.
  Value getMask() { return readAttentionExtras(getExtras()).mask; }
  /// Of each row the number of its first weight among those of dropout, and the
  /// key of the call, a 0-d i64; null without dropout.
  Value getDropoutRows() { return readAttentionExtras(getExtras()).rows; }
  Value getDropoutKey() { return readAttentionExtras(getExtras()).key; }
  /// The place of the first row, a 0-d i64; null where it is 0.
  Value getOffset() { return readAttentionExtras(getExtras()).offset; }
}];

/// Words that an attention, its gradient and their kernels have.
defvar FSDP_AttentionWords = (ins
    UnitAttr:$causal,
    OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>:$window,
    OptionalAttr<F64Attr>:$rate, F64Attr:$scale);

def FSDP_AttentionOp : FSDP_Op<"attention", [Pure]> {
  let summary = "weighted sums of values, by products of queries and keys";
  let description = [{
    For every batch b, head h, row t and column s, with H query heads, of which
    H / K neighbours share a head k of keys and values:

    ```
    score(b, h, t, s) = scale * sum over d of query[b, h, t, d] * key[b, k, s, d]
                        + mask[b, h, t, s]
    logsumexp[b, h, t] = log(sum over s of exp(score))
    output[b, h, t, e] = sum over s of exp(score - logsumexp) * value[b, k, s, e]
    ```

    Without weight are columns where a mask of truth values is false, if it is
    `causal` those with s > t, and with a `window` of w those that are w or more
    from t: s <= t - w or s >= t + w. Where rows are some of those of a sequence,
    `from` place i on, t + i is in place of t; it is negative if they are before
    the columns. A row without any weight is 0, its logsumexp minus infinity, and
    no gradient comes of it. Sums are of f32 (f64 for f64); the weights may be
    rounded to the type of the values before their product.

    With `dropout` weights of the output are kept and divided by 1 - rate, or
    dropped, by the number of the row's first weight and the key of the call:

    ```
    kept(b, h, t, s) = mix((rows[b, h, t] + s) xor key) >= floor(rate * 2^32)
    mix(x):  x = x xor (x >> 16);  x = (x * 0x045D9F3B) mod 2^32
             x = x xor (x >> 15);  x = (x * 0x2C1B3C6D) mod 2^32
             mix = x xor (x >> 16)
    ```

    Both are natural numbers, and so is what is shifted. What is dropped depends on
    no order, and on no shape but that of all the weights that the rows were
    numbered in.

    This is the definition; `fsdp-expand-attention` writes it out and
    `fsdp-tile-attention` computes it tile by tile (Dao et al., FlashAttention,
    2022), so that no buffer holds all scores.

    Life cycle: written by an exporter, replaced at the beginning of phase 4.

    Example:

    ```mlir
    %out, %lse = fsdp.attention %q, %k, %v causal scale 0.125
        : (tensor<2x8x16x64xf32>, tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>)
        -> (tensor<2x8x16x64xf32>, tensor<2x8x16xf32>)
    ```

    Behind the values is what there is of a mask, dropout and the place of the
    first row, and behind these a rate, `causal` and a window, in this order:

    ```mlir
    %out, %lse = fsdp.attention %q, %k, %v mask %m dropout %rows, %key from %i
        rate 0.1 causal window 512 scale 0.125
        : (tensor<2x8x16x64xf32>, tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>,
           tensor<2x1x1x16xi1>, tensor<2x8x16xi64>, tensor<i64>, tensor<i64>)
        -> (tensor<2x8x16x64xf32>, tensor<2x8x16xf32>)
    ```

    (C1) query is [B, H, T, D], key [B, K, S, D], value [B, K, S, E], output [B,
         H, T, E], logsumexp [B, H, T]; K divides H, and no extent is 0.
    (C2) query, key, value and output have one element type, f16, bf16, f32 or
         f64; logsumexp has f64 for f64 and f32 otherwise.
    (C3) the mask has rank 4 and truth values or that element type, f32 or f64;
         every extent of it is that of [B, H, T, S] or 1.
    (C4) the place of the first row is a 0-d i64, and is given to a `causal`
         attention or one with a window only; a window is positive and less
         than 2^31.
    (C5) with a rate, above 0 and below 1, and only then dropout has rows,
         [B, H, T] of i64, and a key, a 0-d i64.
  }];
  dag inputs = (ins FSDP_AnyTensor:$query, FSDP_AnyTensor:$key,
                    FSDP_AnyTensor:$value, Variadic<FSDP_AnyTensor>:$extras);
  let arguments = !con(inputs, FSDP_AttentionWords);
  let results = (outs FSDP_AnyTensor:$output, FSDP_AnyTensor:$logsumexp);
  let assemblyFormat = [{
    $query `,` $key `,` $value (custom<AttentionExtras>($extras)^)?
    (`rate` $rate^)? (`causal` $causal^)? (`window` $window^)? `scale` $scale
    attr-dict `:` functional-type(operands, results)
  }];
  let extraClassDeclaration = FSDP_AttentionExtras;
  let hasVerifier = 1;
}

def FSDP_AttentionGradOp : FSDP_Op<"attention_grad", [Pure]> {
  let summary = "gradients of an attention";
  let description = [{
    The gradients of the query, the key and the value of an `fsdp.attention` with
    the same operands and attributes, whose `output` and `logsumexp` these are,
    for the gradient of its output. The mask gets none.

    ```
    weight(b, h, t, s) = exp(score - logsumexp)
    factor(b, h, t, s) = 1, with dropout kept ? 1 / (1 - rate) : 0
    slope(b, h, t, s) = scale * weight
                        * (factor * sum over e of output_grad * value
                           - sum over e of output_grad * output)
    query_grad[b, h, t, d] = sum over s of slope * key
    key_grad[b, k, s, d]   = sum over t and the heads of k of slope * query
    value_grad[b, k, s, e] = sum over t and the heads of k
                             of factor * weight * output_grad
    ```

    Life cycle: that of `fsdp.attention`.

    Example:

    ```mlir
    %dq, %dk, %dv = fsdp.attention_grad %dout, %q, %k, %v, %out, %lse causal
        scale 0.125 : (tensor<2x8x16x64xf32>, ..., tensor<2x8x16xf32>)
        -> (tensor<2x8x16x64xf32>, tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>)
    ```

    (C1) to (C5) are those of `fsdp.attention`.
    (C6) each gradient has the type of what it is the gradient of.
  }];
  dag inputs = (ins FSDP_AnyTensor:$output_grad, FSDP_AnyTensor:$query,
                    FSDP_AnyTensor:$key, FSDP_AnyTensor:$value,
                    FSDP_AnyTensor:$output, FSDP_AnyTensor:$logsumexp,
                    Variadic<FSDP_AnyTensor>:$extras);
  let arguments = !con(inputs, FSDP_AttentionWords);
  let results = (outs FSDP_AnyTensor:$query_grad, FSDP_AnyTensor:$key_grad,
                      FSDP_AnyTensor:$value_grad);
  let assemblyFormat = [{
    $output_grad `,` $query `,` $key `,` $value `,` $output `,` $logsumexp
    (custom<AttentionExtras>($extras)^)? (`rate` $rate^)? (`causal` $causal^)?
    (`window` $window^)? `scale` $scale attr-dict `:`
    functional-type(operands, results)
  }];
  let extraClassDeclaration = FSDP_AttentionExtras;
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Kernels of devices
//===----------------------------------------------------------------------===//

/// An op that is one kernel, from phase 4 to the kernels of phase 6. Its inputs
/// come first, then a mask and what dropout counts from, if there are any, then
/// what a mask is computed of, then what it writes.
class FSDP_FlashOp<string mnemonic, int outputs, list<Trait> traits = []>
    : FSDP_Op<mnemonic, !listconcat([FSDP_Effects, DestinationStyleOpInterface],
                                    traits)> {
  let results = (outs Variadic<FSDP_AnyTensor>:$results);
  let hasVerifier = 1;
  code flashDeclaration = [{
    MutableOperandRange getDpsInitsMutable() {
      return MutableOperandRange(getOperation(), getNumOperands() - }] #
                          outputs # ", " # outputs # [{);
    }
  }];
}

/// Those that compute a mask's elements where they need them.
defvar FSDP_MaskedTraits = [AttrSizedOperandSegments, IsolatedFromAbove];
defvar FSDP_MaskedRegions = (region VariadicRegion<AnyRegion>:$mask_element);
defvar FSDP_MaskedWords = (ins AffineMapArrayAttr:$indexing_maps,
                               OptionalAttr<AffineMapArrayAttr>:$mask_maps);
defvar FSDP_MaskedDeclaration = [{
  /// The operands that the maps are of.
  SmallVector<Value> getMappedOperands();
  /// The type of the mask's elements, read or computed; null without a mask.
  Type getMaskType() { return getFlashMaskType(getMask(), getMaskElement()); }
  /// What computes an element; null if none is.
  Block *getMaskBlock() {
    return getMaskElement().empty() ? nullptr : &getMaskElement()[0].front();
  }
}];

def FSDP_FlashAttentionOp
    : FSDP_FlashOp<"flash_attention", 2, FSDP_MaskedTraits> {
  let summary = "attention in one kernel";
  let description = [{
    What `fsdp.attention` defines, written into `output` and `logsumexp`. Each of
    `indexing_maps` says for the query, the key, the value and the output where
    element (b, h, t, d) of the definition stands, so that no operand needs to be
    transposed. Weights are rounded to the type of the values before their
    product, sums are of f32 (Dao, FlashAttention-2, 2023).

    With a mask of numbers `logsumexp` may have two numbers for each row: the
    second is what the first has lost of the logarithm of a sum, all of it beside
    a largest score of -1e9.

    A mask is read, or the kernel computes the element of (b, h, t, s) by a
    region, from these numbers and an element of each of some operands, whose
    places in them `mask` has maps of:

    ```mlir
    fsdp.flash_attention %q, %k, %v of %documents, %documents into %out, %lse
        causal scale 0.125 maps [#rows, #rows, #rows, #rows]
        mask [affine_map<(b, h, t, s) -> (b, t)>,
              affine_map<(b, h, t, s) -> (b, s)>] {
    ^bb0(%b: index, %h: index, %t: index, %s: index, %own: i64, %other: i64):
      %same = arith.cmpi eq, %own, %other : i64
      fsdp.yield %same : i1
    } : ...
    ```

    On tensors the results are the new outputs; on buffers there are none.

    Life cycle: made by `fsdp-flash-attention` for devices, becomes a kernel in
    `fsdp-kernels-to-gpu`.

    Example:

    ```mlir
    #rows = affine_map<(b, h, t, d) -> (b, t, h, d)>
    fsdp.flash_attention %q, %k, %v into %out, %lse causal scale 0.125
        maps [#rows, #rows, #rows, #rows]
        : (memref<2x64x8x64xbf16>, memref<2x64x4x64xbf16>,
           memref<2x64x4x64xbf16>, memref<2x64x8x64xbf16>, memref<2x8x64xf32>)
        -> ()
    ```

    (C1) there is a map for each operand that is named above, a permutation of
         four dimensions whose last one stays.
    (C2) at these maps the operands have the shapes of `fsdp.attention`; D and E
         are multiples of 16 and at most 128.
    (C3) query, key, value and output have one element type, f16 or bf16,
         logsumexp has f32, and the mask truth values, that type or f32. With a
         mask of floats logsumexp may have a last dimension of 2. Dropout is as
         in `fsdp.attention`, and the first row has no place.
    (C4) results have the types of the outputs, and there are none on buffers.
    (C5) a mask is read or computed. A region that computes one has one block,
         whose arguments are four of index and an element of each operand behind
         `of`, whose ops are free of memory effects, and which yields one truth
         value or number as (C3) has them.
    (C6) there is a mask map for each of these operands. Its results are numbers,
         or one of b, h, t and s plus a number that is not negative; the operand
         has the places that come of all of B, H, T and S.
  }];
  dag operands = (ins FSDP_TensorOrBuffer:$query, FSDP_TensorOrBuffer:$key,
                      FSDP_TensorOrBuffer:$value,
                      Variadic<FSDP_TensorOrBuffer>:$extras,
                      Variadic<FSDP_TensorOrBuffer>:$mask_operands,
                      FSDP_TensorOrBuffer:$output,
                      FSDP_TensorOrBuffer:$logsumexp);
  let arguments = !con(operands, FSDP_AttentionWords, FSDP_MaskedWords);
  let regions = FSDP_MaskedRegions;
  let assemblyFormat = [{
    $query `,` $key `,` $value (custom<AttentionExtras>($extras)^)?
    (`of` $mask_operands^)? `into` $output `,` $logsumexp (`rate` $rate^)?
    (`causal` $causal^)? (`window` $window^)? `scale` $scale
    `maps` $indexing_maps (`mask` $mask_maps $mask_element^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let extraClassDeclaration = !strconcat(
      flashDeclaration, FSDP_AttentionExtras, FSDP_MaskedDeclaration);
}

class FSDP_FlashGradOp<string mnemonic, int outputs, dag inits>
    : FSDP_FlashOp<mnemonic, outputs, FSDP_MaskedTraits> {
  dag inputs = (ins FSDP_TensorOrBuffer:$output_grad,
                    FSDP_TensorOrBuffer:$query, FSDP_TensorOrBuffer:$key,
                    FSDP_TensorOrBuffer:$value, FSDP_TensorOrBuffer:$logsumexp,
                    FSDP_TensorOrBuffer:$common,
                    Variadic<FSDP_TensorOrBuffer>:$extras,
                    Variadic<FSDP_TensorOrBuffer>:$mask_operands);
  let arguments = !con(inputs, inits, FSDP_AttentionWords, FSDP_MaskedWords);
  let regions = FSDP_MaskedRegions;
  let extraClassDeclaration = !strconcat(
      flashDeclaration, FSDP_AttentionExtras, FSDP_MaskedDeclaration);
}

def FSDP_FlashAttentionQueryGradOp
    : FSDP_FlashGradOp<"flash_attention_query_grad", 1,
                       (ins FSDP_TensorOrBuffer:$query_grad)> {
  let summary = "gradient of an attention's query in one kernel";
  let description = [{
    `query_grad` of `fsdp.attention_grad`. `common` is the sum over e of
    output_grad * output for each row. The maps are those of the gradient of the
    output, the query, the key, the value and the gradient of the query.

    Life cycle: that of `fsdp.flash_attention`.

    Example:

    ```mlir
    fsdp.flash_attention_query_grad %dout, %q, %k, %v, %lse, %common into %dq
        causal scale 0.125 maps [#heads, #heads, #heads, #heads, #heads]
        : (memref<2x8x64x64xbf16>, ..., memref<2x8x64xf32>, memref<2x8x64xf32>,
           memref<2x8x64x64xbf16>) -> ()
    ```

    (C1) to (C6) are those of `fsdp.flash_attention`; `common` has the type of
         logsumexp, of one number for each row.
  }];
  let assemblyFormat = [{
    $output_grad `,` $query `,` $key `,` $value `,` $logsumexp `,` $common
    (custom<AttentionExtras>($extras)^)? (`of` $mask_operands^)?
    `into` $query_grad (`rate` $rate^)? (`causal` $causal^)?
    (`window` $window^)? `scale` $scale `maps` $indexing_maps
    (`mask` $mask_maps $mask_element^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def FSDP_FlashAttentionKeyGradOp
    : FSDP_FlashGradOp<"flash_attention_key_grad", 2,
                       (ins FSDP_TensorOrBuffer:$key_grad,
                            FSDP_TensorOrBuffer:$value_grad)> {
  let summary = "gradients of an attention's key and value in one kernel";
  let description = [{
    `key_grad` and `value_grad` of `fsdp.attention_grad`; all else is as in
    `fsdp.flash_attention_query_grad`. Each sum has one order: nothing is added
    by two blocks of threads.

    Life cycle: that of `fsdp.flash_attention`.

    Example:

    ```mlir
    fsdp.flash_attention_key_grad %dout, %q, %k, %v, %lse, %common
        into %dk, %dv causal scale 0.125
        maps [#heads, #heads, #heads, #heads, #heads, #heads]
        : (memref<2x8x64x64xbf16>, ..., memref<2x8x64xf32>, memref<2x8x64xf32>,
           memref<2x8x64x64xbf16>, memref<2x8x64x64xbf16>) -> ()
    ```

    (C1) to (C6) are those of `fsdp.flash_attention`; `common` has the type of
         logsumexp, of one number for each row.
  }];
  let assemblyFormat = [{
    $output_grad `,` $query `,` $key `,` $value `,` $logsumexp `,` $common
    (custom<AttentionExtras>($extras)^)? (`of` $mask_operands^)?
    `into` $key_grad `,` $value_grad (`rate` $rate^)? (`causal` $causal^)?
    (`window` $window^)? `scale` $scale `maps` $indexing_maps
    (`mask` $mask_maps $mask_element^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

//===----------------------------------------------------------------------===//
// Calls of a library
//===----------------------------------------------------------------------===//

def FSDP_LibraryAttentionOp : FSDP_FlashOp<"library_attention", 2> {
  let summary = "attention by a library of the device";
  let description = [{
    What `fsdp.attention` defines without a mask, a window and dropout, written
    into `output` and `logsumexp` by the library that the runtime loads. Maps are as in
    `fsdp.flash_attention`; sums are of f32, and weights may be rounded before
    their product.

    It stays an op on buffers until memory is planned, so that the planner sees
    what it reads. What the library needs beside is not part of the plan.

    Life cycle: made by `fsdp-flash-attention` for devices, becomes a runtime
    call in `fsdp-lower-to-runtime`.

    Example:

    ```mlir
    #rows = affine_map<(b, h, t, d) -> (b, t, h, d)>
    fsdp.library_attention %q, %k, %v into %out, %lse causal scale 0.125
        maps [#rows, #rows, #rows, #rows]
        : (memref<2x64x8x64xbf16>, memref<2x64x4x64xbf16>,
           memref<2x64x4x64xbf16>, memref<2x64x8x64xbf16>, memref<2x8x64xf32>)
        -> ()
    ```

    (C1), (C2) and (C4) are those of `fsdp.flash_attention`.
    (C3) query, key, value and output have one element type, f16 or bf16,
         logsumexp has f32.
    (C5) in buffers with maps the elements of a row are neighbours, and rows,
         heads and batches begin at static multiples of 16 bytes; that of
         logsumexp has no gaps.
    (C6) there are at least two rows of queries.
  }];
  let arguments = (ins FSDP_TensorOrBuffer:$query, FSDP_TensorOrBuffer:$key,
                       FSDP_TensorOrBuffer:$value, FSDP_TensorOrBuffer:$output,
                       FSDP_TensorOrBuffer:$logsumexp, UnitAttr:$causal,
                       F64Attr:$scale, AffineMapArrayAttr:$indexing_maps);
  let assemblyFormat = [{
    $query `,` $key `,` $value `into` $output `,` $logsumexp (`causal` $causal^)?
    `scale` $scale `maps` $indexing_maps attr-dict `:`
    functional-type(operands, results)
  }];
  let extraClassDeclaration = flashDeclaration # [{
    /// The operands that the maps are of.
    SmallVector<Value> getMappedOperands();
  }];
}

def FSDP_LibraryAttentionGradOp : FSDP_FlashOp<"library_attention_grad", 3> {
  let summary = "gradients of an attention by a library of the device";
  let description = [{
    The gradients of query, key and value of an `fsdp.library_attention` with
    the same operands, whose `output` and `logsumexp` these are, for the gradient
    of its output. Equal calls give equal bits. The maps are those of the
    gradient of the output, query, key, value, output and the three gradients.

    Life cycle: that of `fsdp.library_attention`.

    Example:

    ```mlir
    fsdp.library_attention_grad %dout, %q, %k, %v, %out, %lse into %dq, %dk, %dv
        causal scale 0.125
        maps [#heads, #heads, #heads, #heads, #heads, #heads, #heads, #heads]
        : (memref<2x8x64x64xbf16>, ..., memref<2x8x64xf32>,
           memref<2x8x64x64xbf16>, ...) -> ()
    ```

    (C1) to (C6) are those of `fsdp.library_attention`; each gradient has the
         elements of what it is the gradient of.
  }];
  let arguments = (ins FSDP_TensorOrBuffer:$output_grad,
                       FSDP_TensorOrBuffer:$query, FSDP_TensorOrBuffer:$key,
                       FSDP_TensorOrBuffer:$value, FSDP_TensorOrBuffer:$output,
                       FSDP_TensorOrBuffer:$logsumexp,
                       FSDP_TensorOrBuffer:$query_grad,
                       FSDP_TensorOrBuffer:$key_grad,
                       FSDP_TensorOrBuffer:$value_grad, UnitAttr:$causal,
                       F64Attr:$scale, AffineMapArrayAttr:$indexing_maps);
  let assemblyFormat = [{
    $output_grad `,` $query `,` $key `,` $value `,` $output `,` $logsumexp
    `into` $query_grad `,` $key_grad `,` $value_grad (`causal` $causal^)?
    `scale` $scale `maps` $indexing_maps attr-dict `:`
    functional-type(operands, results)
  }];
  let extraClassDeclaration = flashDeclaration # [{
    /// The operands that the maps are of.
    SmallVector<Value> getMappedOperands();
  }];
}

#endif // FSDP_DIALECT_FSDP_IR_FSDPATTENTIONOPS_TD
