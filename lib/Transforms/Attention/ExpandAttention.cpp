//===- ExpandAttention.cpp - Attention written out ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, first of all: the definition of `fsdp.attention` in structured ops
// on whole tensors. Where forward and backward stand in one function, CSE finds
// that they compute the same weights.
//
//===----------------------------------------------------------------------===//

#include "AttentionMath.h"
#include "fsdp/Transforms/Attention/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_EXPANDATTENTIONPASS
#include "fsdp/Transforms/Attention/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Builds the ops of one attention. Products have dimensions [batch and key
/// head, group and row, column]; all else [batch, key head, group, row, column]
/// without the group if there is one only.
class Expansion {
public:
  Expansion(OpBuilder &builder, Location loc, const AttentionShape &shape,
            bool narrowFactors)
      : builder(builder), loc(loc), shape(shape), math(builder, loc, shape),
        factors(narrowFactors ? shape.element : shape.sums) {
    rows = {shape.batch, shape.keyHeads};
    if (shape.groups > 1)
      rows.push_back(shape.groups);
    rows.push_back(shape.rows);
    whole = rows;
    whole.push_back(shape.columns);
    readMask();
  }

  void replace(AttentionOp op, bool isOfBlock);
  void replace(AttentionGradOp op, bool isOfBlock);

private:
  void readMask();
  Value drop(Value tensor);
  Value toFactor(Value tensor) {
    return math.convert(math.toHeads(tensor), factors);
  }
  Value toWideFactor(Value tensor);
  Value scores(Value query, Value key);
  /// The weights of all scores, and what of each row they are made with.
  struct Softmax {
    Value weights, largest, logarithm;
  };
  Softmax softmax(Value query, Value key);
  /// By rows, as the scores.
  Value getCommon(AttentionGradOp op);

  OpBuilder &builder;
  Location loc;
  const AttentionShape &shape;
  AttentionMath math;
  /// The type of factors.
  Type factors;
  SmallVector<int64_t> rows, whole;
  /// The mask without extents of 1, and where it is read.
  std::optional<TileOperand> mask;
};
} // namespace

void Expansion::readMask() {
  if (!shape.extras.mask)
    return;
  auto type = cast<RankedTensorType>(shape.extras.mask.getType());
  bool hasHeads = type.getDimSize(1) != 1;
  SmallVector<int64_t> extents = {type.getDimSize(0),
                                  hasHeads ? shape.keyHeads : 1};
  if (shape.groups > 1)
    extents.push_back(hasHeads ? shape.groups : 1);
  extents.append({type.getDimSize(2), type.getDimSize(3)});
  SmallVector<int64_t> kept;
  SmallVector<AffineExpr> dims;
  for (auto [dim, extent] : llvm::enumerate(extents)) {
    if (extent == 1)
      continue;
    kept.push_back(extent);
    dims.push_back(builder.getAffineDimExpr(dim));
  }
  mask =
      TileOperand{math.reshape(shape.extras.mask, kept),
                  AffineMap::get(whole.size(), 0, dims, builder.getContext())};
}

/// The scores, minus infinity where there is no weight.
Value Expansion::scores(Value query, Value key) {
  Value products = math.multiply(
      toFactor(query), toFactor(key),
      math.fill({shape.heads, shape.rowsOfHead, shape.columns}, 0),
      /*transposesLeft=*/false, /*transposesRight=*/true);
  return math.scores(math.reshape(products, whole), mask, Value(), Value());
}

/// A tensor like the scores after dropout.
Value Expansion::drop(Value tensor) {
  if (shape.rate == 0)
    return tensor;
  return math.drop(tensor, math.reshape(shape.extras.rows, rows), Value());
}

/// A tensor like the scores as a factor.
Value Expansion::toWideFactor(Value tensor) {
  return math.reshape(math.convert(tensor, factors),
                      {shape.heads, shape.rowsOfHead, shape.columns});
}

Expansion::Softmax Expansion::softmax(Value query, Value key) {
  Value score = scores(query, key);
  Softmax result;
  result.largest = math.largest(score, math.fillWithoutWeight(rows));
  Value sums = math.sumOfWeights(score, result.largest);
  result.logarithm = math.logarithm(result.largest, sums);
  result.weights = math.shares(score, result.largest, sums);
  return result;
}

void Expansion::replace(AttentionOp op, bool /*isOfBlock*/) {
  Softmax softmax = this->softmax(op.getQuery(), op.getKey());
  math.replace(
      math.multiply(
          toWideFactor(drop(softmax.weights)), toFactor(op.getValue()),
          math.fill({shape.heads, shape.rowsOfHead, shape.valueDepth}, 0),
          /*transposesLeft=*/false, /*transposesRight=*/false),
      op.getOutput());
  math.replace(math.logsumexp(softmax.largest, softmax.logarithm),
               op.getLogsumexp());
  op.erase();
}

/// The sum of a row's weights times their gradients, those in other blocks
/// included: that of its output times the output's gradient.
Value Expansion::getCommon(AttentionGradOp op) {
  return math.reshape(math.sumOfProducts(math.toHeads(op.getOutputGrad()),
                                         math.toHeads(op.getOutput())),
                      rows);
}

void Expansion::replace(AttentionGradOp op, bool isOfBlock) {
  Value weights = isOfBlock
                      ? math.weights(scores(op.getQuery(), op.getKey()),
                                     math.reshape(op.getLogsumexp(), rows))
                      : softmax(op.getQuery(), op.getKey()).weights;
  Value outputGrad = toFactor(op.getOutputGrad());
  Value weightGrads = math.multiply(
      outputGrad, toFactor(op.getValue()),
      math.fill({shape.heads, shape.rowsOfHead, shape.columns}, 0),
      /*transposesLeft=*/false, /*transposesRight=*/true);
  weightGrads = drop(math.reshape(weightGrads, whole));
  Value common =
      isOfBlock ? getCommon(op) : math.sumOfProducts(weights, weightGrads);
  Value slopes = toWideFactor(math.slopes(weights, weightGrads, common));
  math.replace(
      math.multiply(slopes, toFactor(op.getKey()),
                    math.fill({shape.heads, shape.rowsOfHead, shape.depth}, 0),
                    /*transposesLeft=*/false, /*transposesRight=*/false),
      op.getQueryGrad());
  math.replace(
      math.multiply(slopes, toFactor(op.getQuery()),
                    math.fill({shape.heads, shape.columns, shape.depth}, 0),
                    /*transposesLeft=*/true, /*transposesRight=*/false),
      op.getKeyGrad());
  math.replace(math.multiply(
                   toWideFactor(drop(weights)), outputGrad,
                   math.fill({shape.heads, shape.columns, shape.valueDepth}, 0),
                   /*transposesLeft=*/true, /*transposesRight=*/false),
               op.getValueGrad());
  op.erase();
}

namespace {
struct ExpandAttention : fsdp::impl::ExpandAttentionPassBase<ExpandAttention> {
  using ExpandAttentionPassBase::ExpandAttentionPassBase;

  void runOnOperation() override {
    OpBuilder builder(&getContext());
    // Weights of an attention, which is gone then, are computed again in the
    // gradient, so that CSE finds them.
    DenseSet<Operation *> blocks = findGradientsOfBlocks(getOperation());
    forEachAttention(getOperation(), [&](auto op) {
      builder.setInsertionPoint(op);
      AttentionShape shape(op);
      Expansion(builder, op.getLoc(), shape, narrowFactors)
          .replace(op, blocks.contains(op));
      ++numExpanded;
    });
  }
};
} // namespace
