//===- AttentionMath.h - What attention is made of --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The formulas of `fsdp.attention` as structured ops on tensors of any tile.
// Scores have dimensions for rows and, last, one for columns.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_BUFFERIZE_ATTENTIONMATH_H
#define FSDP_LIB_TRANSFORMS_BUFFERIZE_ATTENTIONMATH_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::fsdp {

/// Extents and words of an attention or its gradient. Heads that share keys are
/// one: `groups` times `rows` rows.
struct AttentionShape {
  template <typename OpT>
  explicit AttentionShape(OpT op)
      : AttentionShape(op.getQuery(), op.getKey(), op.getValue(), op.getMask(),
                       op.getCausal(), op.getScale().convertToDouble()) {}

  int64_t batch, keyHeads, groups, rows, columns, depth, valueDepth;
  /// Of the operands, and of sums.
  FloatType element, sums;
  Value mask;
  bool isCausal;
  double scale;

private:
  AttentionShape(Value query, Value key, Value value, Value mask, bool isCausal,
                 double scale);
};

/// An operand of an op on tiles.
struct TileOperand {
  Value tensor;
  AffineMap map;
};

/// Computes an element from those of operands and the place of the tile's.
using TileBody =
    llvm::function_ref<Value(OpBuilder &, Location, ValueRange elements)>;

/// Creates ops at a place.
class AttentionMath {
public:
  AttentionMath(OpBuilder &builder, Location loc, const AttentionShape &shape)
      : builder(builder), loc(loc), shape(shape) {}

  Value fill(ArrayRef<int64_t> extents, double number);
  /// One element for each of `extents`.
  Value map(ArrayRef<int64_t> extents, Type element,
            ArrayRef<TileOperand> operands, TileBody body);
  /// The same, combined along the last dimension, beginning with `init`; the
  /// last of the elements is what was combined so far.
  Value reduce(ArrayRef<int64_t> extents, ArrayRef<TileOperand> operands,
               Value init, TileBody body);
  /// `init` plus the product of two tensors of rank 2, or of 3 with a batch.
  Value multiply(Value left, Value right, Value init, bool transposesLeft,
                 bool transposesRight);
  /// The tensor in another float type.
  Value convert(Value tensor, Type element) {
    return createCast(builder, tensor, element, /*strict=*/false);
  }

  /// In a body: the score of a product, with the mask's element, if any, at a
  /// row and a column; null: there is no such limit.
  Value score(OpBuilder &body, Value product, Value mask, Value row,
              Value column);
  /// In a body: exp(score - logsumexp), 0 where either is minus infinity.
  Value weight(OpBuilder &body, Value score, Value logsumexp);
  /// In a body: the largest score plus the logarithm of the sum of weights
  /// relative to it, minus infinity if there are none.
  Value logsumexp(OpBuilder &body, Value largest, Value sum);
  /// In a body: `sum` plus a product, in the type of sums.
  Value addProduct(OpBuilder &body, Value left, Value right, Value sum);
  /// In a body: the gradient of a product of query and key; all weights of a
  /// row have the sum of weights times their gradients in common.
  Value slope(OpBuilder &body, Value weight, Value weightGrad, Value common);
  Value constant(OpBuilder &body, double number);

private:
  Value transpose(Value tensor);

  OpBuilder &builder;
  Location loc;
  const AttentionShape &shape;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_BUFFERIZE_ATTENTIONMATH_H
