//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 4 for attention: what is one op, and the ops and loops it becomes.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ATTENTION_PASSES_TD
#define FSDP_TRANSFORMS_ATTENTION_PASSES_TD

include "mlir/Pass/PassBase.td"

def RecognizeAttentionPass
    : Pass<"fsdp-recognize-attention", "::mlir::func::FuncOp"> {
  let summary = "makes written-out attention one op";
  let description = [{
    A softmax between two products, and the products of its gradient, become
    `fsdp.attention` and `fsdp.attention_grad`, forward and backward together. It
    is not looked for by the ops that it is written in: from a product back to
    another one, and on to every product that reads what is made of the scores,
    structured ops are read as formulas of one row, through reshapes, transposes
    and broadcasts. Formulas are compared with those of the op on rows drawn at
    random: what a reader of weights gets has to be the weights or, with the
    product of the output's gradient and the values, the slopes. So a framework's
    way to write a softmax and its gradient does not matter.

    Scores may be scaled by constants, have something added and be chosen by
    masks. A number of at most -30000 in place of a score stands for no weight;
    where a row has nothing else, its weights are equal and its query has no
    gradient, as written. Scaled with the scores, it is still at most -1000. A
    row of minus infinity alone is 0, not NaN. What is added beside such a number,
    before or after, has to be known to be at most a hundredth of it: of a causal
    mask of finite numbers and a mask for padding that is added, products in one
    have as little weight as those in the other. Minus infinity in one of them, or
    one mask of both, is attention.

    What the op computes between its products is not rounded, except weights for
    devices: roundings of scores, weights and their gradients to the type of a
    query, key, value or gradient of the output, or to one of more bits, are left
    out, as programs with 16-bit products and a softmax in f32 have them. Others
    keep the attention as it is. Constants and masks are rounded as written.

    What else reads scores, weights or their gradients keeps the attention as it
    is, such as dropout of weights, a result that has them, or a bias that gets a
    gradient; also a query, key or value that is a parameter itself and gathered
    again for backward, which are two values. Remarks tell what was recognized
    (`recognized`) and what was left and why (`left`).

    Before: phase 4 begins.

    Example:

    ```mlir
    %0 = linalg.batch_matmul ...                        // queries and keys
    %1 = linalg.generic ... { arith.mulf, arith.addf }  // scale and mask
    %2 = linalg.generic ... { arith.maximumf }          // softmax
    ...
    %3 = linalg.batch_matmul ...                        // weights and values
    // becomes
    %out, %lse = fsdp.attention %q, %k, %v mask %m scale 0.125 : ...
    ```
  }];
  let statistics = [
    Statistic<"numRecognized", "recognized", "attentions that became ops">,
    Statistic<"numLeft", "left", "attentions that stay written out">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::fsdp::FSDPDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FoldMasksPass : Pass<"fsdp-fold-masks", "::mlir::func::FuncOp"> {
  let summary = "says what masks of attention say in words";
  let description = [{
    A mask whose elements are made of nothing but how far a row is from a column,
    and which leaves weights where `causal`, a `window` or both do, becomes these
    words of the `fsdp.attention` or `fsdp.attention_grad` that reads it. So it
    needs no memory, and tiles that it leaves nothing of are not computed.

    It is read from what computes it: constants, indices of loops, and structured
    ops of one element each, whose scalar ops fold for every distance. Rows of a
    truth anywhere, which the recognition of attention asks for, are read as well.
    Numbers that are added count if they are 0 or stand for no weight: minus
    infinity, or at most -30000 beside a 0 in each row. All else stays as it is,
    such as a mask that is partly made of inputs, or of integers that may not fit
    into 32 bits.

    Before: `fsdp-recognize-attention`.

    Example:

    ```mlir
    %mask = linalg.generic ... {     // tensor<1x1x64x64xi1>
      %t = linalg.index 2 : index
      %s = linalg.index 3 : index
      %0 = arith.cmpi sge, %t, %s : index
      linalg.yield %0 : i1
    }
    %out, %lse = fsdp.attention %q, %k, %v mask %mask scale 0.125 : ...
    // becomes
    %out, %lse = fsdp.attention %q, %k, %v causal scale 0.125 : ...
    ```
  }];
  let statistics = [
    Statistic<"numFolded", "folded", "masks that are words now">];
}

def ExpandAttentionPass : Pass<"fsdp-expand-attention", "::mlir::func::FuncOp"> {
  let summary = "writes attention out";
  let description = [{
    Every `fsdp.attention` and `fsdp.attention_grad` becomes its definition:
    products that add in f32 (f64), and structured ops on whole tensors of scores.
    Factors are of that type, too, or with `narrow-factors` of the operands' one,
    which weights are rounded to: devices multiply 16-bit factors, as
    FlashAttention does. The gradient computes the weights as forward
    does, so that CSE keeps those of forward where both stand in one function.

    Before: `fsdp-tile-attention` has replaced what is large. After: none is
    left.

    Example:

    ```mlir
    %out, %lse = fsdp.attention %q, %k, %v scale 0.125 : ...
    // becomes
    %0 = linalg.batch_matmul ...                     // %q times %k
    %1 = linalg.generic {"parallel", ...} %0         // scaled and masked
    %2 = linalg.generic {..., "reduction"} %1        // the largest of each row
    %3 = linalg.generic {..., "reduction"} %1, %2    // the sum of each row
    %lse = linalg.generic %2, %3
    %4 = linalg.generic %1, %lse                     // weights
    %out = linalg.batch_matmul ...                   // weights times %v
    ```
  }];
  let options = [
    Option<"narrowFactors", "narrow-factors", "bool", /*default=*/"false",
           "Factors of products have the type of the operands">];
  let statistics = [
    Statistic<"numExpanded", "expanded", "attentions that were written out">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::tensor::TensorDialect"];
}

def FlashAttentionPass : Pass<"fsdp-flash-attention", "::mlir::func::FuncOp"> {
  let summary = "keeps attention for kernels of devices";
  let description = [{
    Every `fsdp.attention` of 16-bit floats whose rows have a multiple of 16 and
    at most 128 elements becomes `fsdp.flash_attention`, its gradient
    `fsdp.flash_attention_query_grad` and `fsdp.flash_attention_key_grad`, each of
    which is one kernel of a device, and a sum over each row for both. No tensor
    holds all scores. Transposes of operands and results go into the maps of the
    new ops as far as the elements of a row stay neighbours.

    With `library` those of two rows or more without a mask, a window and dropout
    become `fsdp.library_attention` and `fsdp.library_attention_grad`, calls of a
    library that the runtime loads.

    What else there is of attention stays, for `fsdp-split-attention` and
    `fsdp-expand-attention`: devices multiply other floats without this kernel.

    A mask that is computed of less than it is, by ops of one element each from
    indices, constants and numbers for each row or column, is computed by the
    kernels: ALiBi, or documents side by side in a batch, need no tensor of the
    mask's size. Masks of gathered parameters are read, and so are those that sums
    or tables make.

    With a mask of numbers the log-sum-exp that gradients read has beside it what
    f32 has lost of it: beside -1e9, which rows have that a mask leaves nothing,
    f32 holds no logarithm of a sum. A gradient whose log-sum-exp is from another
    op than an `fsdp.attention` has weights of 1 in such rows.

    Before: phase 4 begins. After: see `fsdp.flash_attention` and
    `fsdp.library_attention`.

    Example:

    ```mlir
    %q = linalg.transpose ins(%rows : tensor<2x64x8x64xbf16>) ... [0, 2, 1, 3]
    %out, %lse = fsdp.attention %q, %k, %v causal scale 0.125 : ...
    // becomes
    %out, %lse = fsdp.flash_attention %rows, %k, %v into %0, %1 causal
        scale 0.125 maps [affine_map<(b, h, t, d) -> (b, t, h, d)>, ...] : ...
    ```
  }];
  let statistics = [
    Statistic<"numKept", "kept", "attentions that become kernels">,
    Statistic<"numCalls", "calls", "attentions that a library computes">];
  let options = [
    Option<"library", "library", "bool", /*default=*/"false",
           "Have the runtime's library compute attentions without a mask">];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::tensor::TensorDialect"];
}

def TileAttentionPass : Pass<"fsdp-tile-attention", "::mlir::func::FuncOp"> {
  let summary = "computes attention tile by tile";
  let description = [{
    Every `fsdp.attention` and `fsdp.attention_grad` whose heads have more scores
    than a tile becomes loops: over batches and heads, over tiles of rows and
    over tiles of columns, in the gradient over columns first. Forward keeps for
    the rows of a tile the largest score so far, the sum of weights relative to it
    and the weighted sum of values, which shrink when a larger score comes; the
    gradient computes the weights of a tile again from `logsumexp`, and from what
    that has lost: beside a largest score of -1e9, which a mask of numbers gives
    rows that it leaves nothing, f32 holds no logarithm. No tensor holds all
    scores. Of an attention that is causal or has a window tiles without any
    weight are not computed. Sums are of f32 (f64) and have the order of the loops, whatever
    machine it is.

    A mask that is computed of less than it is, by ops of one element each from
    indices, constants and numbers for each row or column, is computed in tiles,
    too, with the ops that the program has: ALiBi, or documents side by side in a
    batch, need no tensor of the mask's size, forward or backward, and none that
    passes the barrier of a checkpoint. Masks of
    gathered parameters are read, as backward has these gathered again, and so
    are those that sums make.

    What is left over of rows or columns for whole tiles is a last, smaller one.

    Example: with tiles of 128 rows and 256 columns

    ```mlir
    %out, %lse = fsdp.attention %q, %k, %v causal scale 0.125
        : (tensor<1x8x2048x64xf32>, ...) -> ...
    // becomes
    %0:2 = scf.for %head = %c0 to %c8 step %c1 iter_args(...) {
      scf.for %row = %c0 to %c2048 step %c128 iter_args(...) {
        scf.for %column = %c0 to %end step %c256 iter_args(%largest, %sum, %acc) {
          ...
    ```
  }];
  let options = [
    Option<"rows", "rows", "int64_t", /*default=*/"128", "Rows of a tile">,
    Option<"columns", "columns", "int64_t", /*default=*/"256",
           "Columns of a tile">];
  let statistics = [
    Statistic<"numTiled", "tiled", "attentions that became loops">];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

def SplitAttentionPass : Pass<"fsdp-split-attention", "::mlir::func::FuncOp"> {
  let summary = "computes attention some rows at a time";
  let description = [{
    Every `fsdp.attention` and `fsdp.attention_grad` whose scores have more bytes
    than `bytes` becomes a loop over rows, each step of which is an attention of
    some rows of all heads, with all columns: products are large enough for a
    device, and no tensor holds all scores. Gradients of keys and values, which
    each step rounds to their type, are added up in f32 (f64), in the order of the
    loop. The gradient computes the weights of
    its rows again, unless its log-sum-exp is not that of an `fsdp.attention`.

    A mask that is computed of less than it is is computed in each step, as
    `fsdp-tile-attention` computes it for each tile.

    Before: `fsdp-flash-attention` has made kernels of what there are kernels for.
    After: `fsdp-expand-attention`.

    Example:

    ```mlir
    %out, %lse = fsdp.attention %q, %k, %v causal scale 0.125
        : (tensor<2x8x4096x64xf32>, ...) -> ...
    // becomes
    %0:2 = scf.for %row = %c0 to %c4096 step %c128 iter_args(...) {
      %some = tensor.extract_slice %q[0, 0, %row, 0] [2, 8, 128, 64] [1, 1, 1, 1]
      %1:2 = fsdp.attention %some, %k, %v from %place causal scale 0.125
          : (tensor<2x8x128x64xf32>, ...) -> ...
      ...
    ```
  }];
  let options = [
    Option<"bytes", "bytes", "int64_t", /*default=*/"33554432",
           "The most bytes that the scores of a step may have, unless one row has "
           "more">];
  let statistics = [
    Statistic<"numSplit", "split", "attentions that became loops">];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::scf::SCFDialect",
                           "::mlir::tensor::TensorDialect"];
}

#endif // FSDP_TRANSFORMS_ATTENTION_PASSES_TD
