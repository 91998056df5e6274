//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attention as a whole, of which only a number for each row is kept for the
// gradient. Legal in phases 1 to 3; phase 4 begins by replacing it.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDPATTENTIONOPS_TD
#define FSDP_DIALECT_FSDP_IR_FSDPATTENTIONOPS_TD

include "fsdp/Dialect/FSDP/IR/FSDPOps.td"

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

    Without weight are columns where a mask of truth values is false and, if it
    is `causal`, those with s > t. A row without any weight is 0, its logsumexp
    minus infinity, and no gradient comes of it. Sums are of f32 (f64 for f64);
    the weights may be rounded to the type of the values before their product.

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

    (C1) query is [B, H, T, D], key [B, K, S, D], value [B, K, S, E], output [B,
         H, T, E], logsumexp [B, H, T]; K divides H, and no extent is 0.
    (C2) query, key, value and output have one element type, f16, bf16, f32 or
         f64; logsumexp has f64 for f64 and f32 otherwise.
    (C3) the mask has rank 4 and truth values or that element type, f32 or f64;
         every extent of it is that of [B, H, T, S] or 1.
  }];
  let arguments = (ins FSDP_AnyTensor:$query, FSDP_AnyTensor:$key,
                       FSDP_AnyTensor:$value, Optional<FSDP_AnyTensor>:$mask,
                       UnitAttr:$causal, F64Attr:$scale);
  let results = (outs FSDP_AnyTensor:$output, FSDP_AnyTensor:$logsumexp);
  let assemblyFormat = [{
    $query `,` $key `,` $value (`mask` $mask^)? (`causal` $causal^)?
    `scale` $scale attr-dict `:` functional-type(operands, results)
  }];
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
    slope(b, h, t, s) = scale * weight * (sum over e of output_grad * value
                                          - sum over e of output_grad * output)
    query_grad[b, h, t, d] = sum over s of slope * key
    key_grad[b, k, s, d]   = sum over t and the heads of k of slope * query
    value_grad[b, k, s, e] = sum over t and the heads of k of weight * output_grad
    ```

    Life cycle: that of `fsdp.attention`.

    Example:

    ```mlir
    %dq, %dk, %dv = fsdp.attention_grad %dout, %q, %k, %v, %out, %lse causal
        scale 0.125 : (tensor<2x8x16x64xf32>, ..., tensor<2x8x16xf32>)
        -> (tensor<2x8x16x64xf32>, tensor<2x4x16x64xf32>, tensor<2x4x16x64xf32>)
    ```

    (C1) to (C3) are those of `fsdp.attention`.
    (C4) each gradient has the type of what it is the gradient of.
  }];
  let arguments = (ins FSDP_AnyTensor:$output_grad, FSDP_AnyTensor:$query,
                       FSDP_AnyTensor:$key, FSDP_AnyTensor:$value,
                       FSDP_AnyTensor:$output, FSDP_AnyTensor:$logsumexp,
                       Optional<FSDP_AnyTensor>:$mask, UnitAttr:$causal,
                       F64Attr:$scale);
  let results = (outs FSDP_AnyTensor:$query_grad, FSDP_AnyTensor:$key_grad,
                      FSDP_AnyTensor:$value_grad);
  let assemblyFormat = [{
    $output_grad `,` $query `,` $key `,` $value `,` $output `,` $logsumexp
    (`mask` $mask^)? (`causal` $causal^)? `scale` $scale attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // FSDP_DIALECT_FSDP_IR_FSDPATTENTIONOPS_TD
