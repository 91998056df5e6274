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

#ifndef FSDP_LIB_TRANSFORMS_ATTENTION_ATTENTIONMATH_H
#define FSDP_LIB_TRANSFORMS_ATTENTION_ATTENTIONMATH_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include <optional>

namespace mlir::fsdp {

/// Extents and words of an attention or its gradient. Heads that share keys are
/// one: `groups` times `rows` rows.
struct AttentionShape {
  template <typename OpT>
  explicit AttentionShape(OpT op)
      : AttentionShape(op.getQuery(), op.getKey(), op.getValue()) {
    extras = readAttentionExtras(op.getExtras());
    isCausal = op.getCausal();
    if (std::optional<uint64_t> own = op.getWindow())
      setWindow(static_cast<int64_t>(*own));
    if (std::optional<APFloat> own = op.getRate())
      rate = own->convertToDouble();
    scale = op.getScale().convertToDouble();
  }

  int64_t batch, keyHeads, groups, rows, columns, depth, valueDepth;
  /// Of keys in all batches, and the rows of one.
  int64_t heads, rowsOfHead;
  /// Of the operands, and of sums.
  FloatType element, sums;
  AttentionExtras extras;
  bool isCausal = false;
  /// Columns that are so far from a row, or farther, have no weight; none: all
  /// may have one.
  std::optional<int64_t> window;
  /// Of dropout; 0 if there is none.
  double rate = 0;
  double scale = 1;

private:
  AttentionShape(Value query, Value key, Value value);
  void setWindow(int64_t own);
};

/// An operand of an op on tiles.
struct TileOperand {
  Value tensor;
  AffineMap map;
};

/// Creates the ops of an attention at a place. Where a tensor has a number for
/// each row, it has the dimensions of the scores but the last.
class AttentionMath {
public:
  AttentionMath(OpBuilder &builder, Location loc, const AttentionShape &shape);

  /// The place of the first row as an index; null where it is 0.
  Value getFirstPlace() const { return firstPlace; }

  /// A tensor of other extents with the same elements in order.
  Value reshape(Value tensor, ArrayRef<int64_t> extents);
  /// A tensor [batch, head, row, ...] as [batch and key head, group and row,
  /// ...].
  Value toHeads(Value tensor);
  /// The tensor in another float type.
  Value convert(Value tensor, Type element) {
    return createCast(builder, tensor, element, /*strict=*/false);
  }
  /// Has what is computed, in the result's extents and type, take its place.
  void replace(Value computed, Value result);
  Value fill(ArrayRef<int64_t> extents, double number);
  /// One number for each row: none is larger, by which rows begin.
  Value fillWithoutWeight(ArrayRef<int64_t> extents);

  /// `init` plus the product of two tensors of rank 2, or of 3 with a batch.
  Value multiply(Value left, Value right, Value init, bool transposesLeft,
                 bool transposesRight);
  /// The scores of products: scaled, with the mask's elements, if there are
  /// any, and minus infinity where there is no weight. The first row and column
  /// are those of the tile, as the operands have them; null: it begins with 0.
  Value scores(Value products, const std::optional<TileOperand> &mask,
               Value firstRow, Value firstColumn);
  /// The largest of each row of scores and of what was the largest before.
  Value largest(Value scores, Value before);
  /// exp(score - base), of a base for each row, or one for each score; 0 where
  /// either is minus infinity.
  Value weights(Value scores, Value base);
  /// The same of a row's log-sum-exp and what that has lost.
  Value weights(Value scores, Value logsumexp, Value rest);
  /// Elements like scores after dropout: 0 or divided by the share that is
  /// kept; the tensor itself without dropout. `rows` are the first numbers of
  /// these rows, the first column is that of the tile (null: 0).
  Value drop(Value tensor, Value rows, Value firstColumn);
  /// The weights of scores over the sum of their row's: exp(score - largest) /
  /// sum, whose exponent is rounded once; 0 where there are none.
  Value shares(Value scores, Value largest, Value sums);
  /// The sum of each row's weights, which are not kept.
  Value sumOfWeights(Value scores, Value base);
  /// The sums of rows, added to `init`.
  Value addRows(Value tensor, Value init);
  /// The sum of each row's products.
  Value sumOfProducts(Value left, Value right);
  /// The logarithm of each row's sum of weights, 0 if there are none.
  Value logarithm(Value largest, Value sums);
  /// The largest score of each row plus the logarithm of the sum of its weights
  /// relative to it, minus infinity if there are none.
  Value logsumexp(Value largest, Value logarithm);
  /// What a log-sum-exp has lost of the logarithm: all of it beside a largest
  /// score of -1e9, which rows have of which a mask leaves nothing.
  Value rest(Value logsumexp, Value largest, Value logarithm);
  /// The elements of each row times the row's factor.
  Value multiplyRows(Value tensor, Value factors);
  /// The elements of each row over the row's divisor, 0 where that is 0.
  Value divideRows(Value tensor, Value divisors);
  /// The gradients of products of query and key; all weights of a row have the
  /// sum of weights times their gradients in `common`.
  Value slopes(Value weights, Value weightGrads, Value common);

private:
  using Body = llvm::function_ref<Value(OpBuilder &, ValueRange elements)>;
  Value map(ArrayRef<TileOperand> operands, Body body);
  Value map(ArrayRef<Value> tensors, Body body);
  Value reduce(ArrayRef<Value> tensors, Value init, Body body);
  Value transpose(Value tensor);
  Value constant(OpBuilder &body, double number);
  Value isWithoutWeight(OpBuilder &body, Value score);
  Value isOutside(OpBuilder &body, Value row, Value column);
  Value weight(OpBuilder &body, Value score, Value base, Value rest = {});
  Value toSums(OpBuilder &body, Value element);

  OpBuilder &builder;
  Location loc;
  const AttentionShape &shape;
  Value firstPlace;
};

/// The attention that has computed a log-sum-exp, of which barriers order the
/// uses; null if another op has.
AttentionOp findOrigin(Value logsumexp);

/// The gradients of one block of columns among others, whose log-sum-exps are
/// merged ones, and not those of an attention.
DenseSet<Operation *> findGradientsOfBlocks(Operation *root);

/// Calls `visit` with each attention and each gradient of one in an op, which
/// it may erase, as all else.
template <typename FnT>
void forEachAttention(Operation *root, FnT visit) {
  SmallVector<Operation *> ops;
  root->walk([&](Operation *op) {
    if (isa<AttentionOp, AttentionGradOp>(op))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    if (auto attention = dyn_cast<AttentionOp>(op))
      visit(attention);
    else if (auto gradient = dyn_cast<AttentionGradOp>(op))
      visit(gradient);
  }
}

/// Calls `forward` with each attention in an op, and whether a gradient has its
/// log-sum-exp, and `backward` with each gradient and what `forward` returned
/// for that attention, or null. They may erase these, as all else.
void replaceAttentions(Operation *root,
                       function_ref<Value(AttentionOp, bool)> forward,
                       function_ref<void(AttentionGradOp, Value)> backward);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ATTENTION_ATTENTIONMATH_H
