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
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <limits>

namespace mlir::fsdp {
#define GEN_PASS_DEF_EXPANDATTENTIONPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static constexpr double kMinusInfinity =
    -std::numeric_limits<double>::infinity();

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

  void replace(AttentionOp op);
  void replace(AttentionGradOp op);

private:
  void readMask();
  AffineMap wholeMap() { return builder.getMultiDimIdentityMap(whole.size()); }
  AffineMap rowMap() { return wholeMap().dropResult(whole.size() - 1); }
  Value reshape(Value tensor, ArrayRef<int64_t> extents);
  Value toHeads(Value tensor);
  Value toFactor(Value tensor) {
    return math.convert(toHeads(tensor), factors);
  }
  Value toWhole(Value product);
  Value scores(Value query, Value key);
  Value weights(Value scores, Value logsumexp);

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

/// A tensor of other extents with the same elements in order.
Value Expansion::reshape(Value tensor, ArrayRef<int64_t> extents) {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (type.getShape() == extents)
    return tensor;
  auto wanted = RankedTensorType::get(extents, type.getElementType());
  bool isFewer = extents.size() < static_cast<size_t>(type.getRank());
  auto groups = getReassociationIndicesForReshape(type, wanted);
  if (groups && isFewer)
    return tensor::CollapseShapeOp::create(builder, loc, wanted, tensor,
                                           *groups);
  if (groups)
    return tensor::ExpandShapeOp::create(builder, loc, wanted, tensor, *groups);
  // By way of all elements in one dimension.
  SmallVector<ReassociationIndices> flat = {
      llvm::to_vector<2>(llvm::seq<int64_t>(0, type.getRank()))};
  auto line =
      RankedTensorType::get({type.getNumElements()}, type.getElementType());
  Value all = tensor::CollapseShapeOp::create(builder, loc, line, tensor, flat);
  flat = {llvm::to_vector<2>(llvm::seq<int64_t>(0, wanted.getRank()))};
  return tensor::ExpandShapeOp::create(builder, loc, wanted, all, flat);
}

void Expansion::readMask() {
  if (!shape.mask)
    return;
  auto type = cast<RankedTensorType>(shape.mask.getType());
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
      TileOperand{reshape(shape.mask, kept),
                  AffineMap::get(whole.size(), 0, dims, builder.getContext())};
}

/// A tensor [batch, heads, rows, depth] by key heads.
Value Expansion::toHeads(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  int64_t batches = shape.batch * shape.keyHeads;
  return reshape(tensor,
                 {batches,
                  type.getDimSize(1) / shape.keyHeads * type.getDimSize(2),
                  type.getDimSize(3)});
}

Value Expansion::toWhole(Value product) { return reshape(product, whole); }

/// The scores, minus infinity where there is no weight.
Value Expansion::scores(Value query, Value key) {
  int64_t batches = shape.batch * shape.keyHeads;
  Value products = math.multiply(
      toFactor(query), toFactor(key),
      math.fill({batches, shape.groups * shape.rows, shape.columns}, 0),
      /*transposesLeft=*/false, /*transposesRight=*/true);
  SmallVector<TileOperand> operands = {{toWhole(products), wholeMap()}};
  if (mask)
    operands.push_back(*mask);
  return math.map(whole, shape.sums, operands,
                  [&](OpBuilder &body, Location, ValueRange elements) {
                    Value row, column;
                    if (shape.isCausal) {
                      int64_t last = static_cast<int64_t>(whole.size()) - 1;
                      row = linalg::IndexOp::create(body, loc, last - 1);
                      column = linalg::IndexOp::create(body, loc, last);
                    }
                    return math.score(body, elements[0],
                                      mask ? elements[1] : Value(), row,
                                      column);
                  });
}

Value Expansion::weights(Value scores, Value logsumexp) {
  return math.map(whole, shape.sums,
                  {{scores, wholeMap()}, {logsumexp, rowMap()}},
                  [&](OpBuilder &body, Location, ValueRange elements) {
                    return math.weight(body, elements[0], elements[1]);
                  });
}

void Expansion::replace(AttentionOp op) {
  Value score = scores(op.getQuery(), op.getKey());
  Value largest = math.reduce(
      whole, {{score, wholeMap()}}, math.fill(rows, kMinusInfinity),
      [&](OpBuilder &body, Location, ValueRange elements) -> Value {
        return arith::MaximumFOp::create(body, loc, elements[0], elements[1]);
      });
  Value sum = math.reduce(
      whole, {{score, wholeMap()}, {largest, rowMap()}}, math.fill(rows, 0),
      [&](OpBuilder &body, Location, ValueRange elements) -> Value {
        return arith::AddFOp::create(
            body, loc, math.weight(body, elements[0], elements[1]),
            elements[2]);
      });
  AffineMap own = builder.getMultiDimIdentityMap(rows.size());
  Value logsumexp =
      math.map(rows, shape.sums, {{largest, own}, {sum, own}},
               [&](OpBuilder &body, Location, ValueRange elements) {
                 return math.logsumexp(body, elements[0], elements[1]);
               });
  int64_t batches = shape.batch * shape.keyHeads,
          rowsOfHead = shape.groups * shape.rows;
  Value weight = reshape(math.convert(weights(score, logsumexp), factors),
                         {batches, rowsOfHead, shape.columns});
  Value output =
      math.multiply(weight, toFactor(op.getValue()),
                    math.fill({batches, rowsOfHead, shape.valueDepth}, 0),
                    /*transposesLeft=*/false, /*transposesRight=*/false);
  auto shapeOf = [](Value value) {
    return cast<RankedTensorType>(value.getType()).getShape();
  };
  op.getOutput().replaceAllUsesWith(
      reshape(math.convert(output, shape.element), shapeOf(op.getOutput())));
  op.getLogsumexp().replaceAllUsesWith(
      reshape(logsumexp, shapeOf(op.getLogsumexp())));
  op.erase();
}

void Expansion::replace(AttentionGradOp op) {
  Value logsumexp = reshape(op.getLogsumexp(), rows);
  Value weight = weights(scores(op.getQuery(), op.getKey()), logsumexp);
  int64_t batches = shape.batch * shape.keyHeads,
          rowsOfHead = shape.groups * shape.rows;
  SmallVector<int64_t> wide = {batches, rowsOfHead, shape.columns};
  Value outputGrad = toFactor(op.getOutputGrad());
  Value weightGrad =
      math.multiply(outputGrad, toFactor(op.getValue()), math.fill(wide, 0),
                    /*transposesLeft=*/false, /*transposesRight=*/true);
  weightGrad = toWhole(weightGrad);
  Value common = math.reduce(
      whole, {{weight, wholeMap()}, {weightGrad, wholeMap()}},
      math.fill(rows, 0),
      [&](OpBuilder &body, Location, ValueRange elements) -> Value {
        return math.addProduct(body, elements[0], elements[1], elements[2]);
      });
  Value slope = math.map(
      whole, shape.sums,
      {{weight, wholeMap()}, {weightGrad, wholeMap()}, {common, rowMap()}},
      [&](OpBuilder &body, Location, ValueRange elements) {
        return math.slope(body, elements[0], elements[1], elements[2]);
      });
  Value slopes = reshape(math.convert(slope, factors), wide);
  weight = reshape(math.convert(weight, factors), wide);
  auto finish = [&](Value product, Value gradient) {
    auto type = cast<RankedTensorType>(gradient.getType());
    gradient.replaceAllUsesWith(
        reshape(math.convert(product, shape.element), type.getShape()));
  };
  finish(math.multiply(slopes, toFactor(op.getKey()),
                       math.fill({batches, rowsOfHead, shape.depth}, 0), false,
                       false),
         op.getQueryGrad());
  finish(math.multiply(slopes, toFactor(op.getQuery()),
                       math.fill({batches, shape.columns, shape.depth}, 0),
                       true, false),
         op.getKeyGrad());
  finish(math.multiply(weight, outputGrad,
                       math.fill({batches, shape.columns, shape.valueDepth}, 0),
                       true, false),
         op.getValueGrad());
  op.erase();
}

namespace {
struct ExpandAttention : fsdp::impl::ExpandAttentionPassBase<ExpandAttention> {
  using ExpandAttentionPassBase::ExpandAttentionPassBase;

  void runOnOperation() override {
    OpBuilder builder(&getContext());
    getOperation().walk([&](Operation *op) {
      builder.setInsertionPoint(op);
      if (auto attention = dyn_cast<AttentionOp>(op))
        Expansion(builder, op->getLoc(), AttentionShape(attention),
                  narrowFactors)
            .replace(attention);
      else if (auto gradient = dyn_cast<AttentionGradOp>(op))
        Expansion(builder, op->getLoc(), AttentionShape(gradient),
                  narrowFactors)
            .replace(gradient);
      else
        return;
      ++numExpanded;
    });
  }
};
} // namespace
