//===- RingAttention.cpp - Attention block by block -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Liu et al., Ring Attention with Blockwise Transformers, 2023. In step i rank
// r has the block of rank r - i and passes it on while it attends to it.
// Results are merged by the logarithms of their sums of weights, in the order
// of the steps, in the type of sums. Every rank does every step: a causal block
// that comes later in the sequence has its first row at a negative place, where
// no row has any weight, and loops over tiles end before they begin.
//
// A gradient goes around with the block that it is of, and one step further,
// back to the rank whose block it is.
//
//===----------------------------------------------------------------------===//

#include "RingAttention.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <limits>

using namespace mlir;
using namespace mlir::fsdp;

static RankedTensorType getType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

namespace {

class RingBuilder {
public:
  RingBuilder(OpBuilder &builder, Operation *op, const Ring &ring,
              ValueRange operands, unsigned firstKey)
      : builder(builder), loc(op->getLoc()), op(op), ring(ring),
        operands(operands), firstKey(firstKey),
        sums(getType(operands[firstKey]).getElementType().isF64()
                 ? builder.getF64Type()
                 : builder.getF32Type()) {}

  /// Calls `visit` with the step and what `op` makes of the block at hand.
  void forEachBlock(llvm::function_ref<void(int64_t, Operation *)> visit);
  Value passOn(Value value);
  Value toSums(Value value) { return cast(value, sums); }
  Value cast(Value value, Type element) {
    return createCast(builder, value, element, /*strict=*/false);
  }
  Value add(Value left, Value right);
  /// What both give together: an output and the logarithm of its rows' sums.
  void merge(Value &output, Value &logsumexp, Value otherOutput,
             Value otherLogsumexp);

private:
  using Body = llvm::function_ref<Value(OpBuilder &, ValueRange)>;
  Operation *attend(int64_t step, ValueRange block);
  Value getFirstRow(int64_t step);
  Value getMaskColumns(Value mask, int64_t step);
  Value getDropoutRows(Value rows, int64_t step);
  Value getSourcePlace(OpBuilder &body, Value place, int64_t step);
  Value getFirstColumn(OpBuilder &body, Value place, int64_t step);
  Value map(ArrayRef<Value> inputs, RankedTensorType type, Body body);
  Value constant(OpBuilder &body, double number);
  Value number(OpBuilder &body, int64_t number);
  Value isEmpty(OpBuilder &body, Value logsumexp);

  OpBuilder &builder;
  Location loc;
  Operation *op;
  const Ring &ring;
  ValueRange operands;
  unsigned firstKey;
  FloatType sums;
};

} // namespace

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// An elementwise op. An input with fewer dimensions has the first ones.
Value RingBuilder::map(ArrayRef<Value> inputs, RankedTensorType type,
                       Body body) {
  int64_t rank = type.getRank();
  AffineMap all = builder.getMultiDimIdentityMap(rank);
  SmallVector<AffineMap> maps;
  for (Value input : inputs)
    maps.push_back(AffineMap::get(
        rank, 0, all.getResults().take_front(getType(input).getRank()),
        op->getContext()));
  return createElementwise(builder, loc, inputs, maps, type, body);
}

Value RingBuilder::constant(OpBuilder &body, double number) {
  return arith::ConstantOp::create(body, loc, FloatAttr::get(sums, number));
}

Value RingBuilder::number(OpBuilder &body, int64_t number) {
  return arith::ConstantOp::create(body, loc, body.getI64IntegerAttr(number));
}

Value RingBuilder::isEmpty(OpBuilder &body, Value logsumexp) {
  return arith::CmpFOp::create(
      body, loc, arith::CmpFPredicate::OEQ, logsumexp,
      constant(body, -std::numeric_limits<double>::infinity()));
}

Value RingBuilder::add(Value left, Value right) {
  return map({left, right}, getType(left),
             [&](OpBuilder &body, ValueRange elements) -> Value {
               return arith::AddFOp::create(body, loc, elements[0],
                                            elements[1]);
             });
}

/// Rows that have no weight so far are minus infinity, of which no difference
/// is taken.
void RingBuilder::merge(Value &output, Value &logsumexp, Value otherOutput,
                        Value otherLogsumexp) {
  RankedTensorType rows = getType(logsumexp);
  auto exp = [&](OpBuilder &body, Value of, Value base) -> Value {
    return math::ExpOp::create(body, loc,
                               arith::SubFOp::create(body, loc, of, base));
  };
  auto getBase = [&](OpBuilder &body, Value largest) -> Value {
    return arith::SelectOp::create(body, loc, isEmpty(body, largest),
                                   constant(body, 0), largest);
  };
  Value both = map(
      {logsumexp, otherLogsumexp}, rows,
      [&](OpBuilder &body, ValueRange sum) -> Value {
        Value largest = arith::MaximumFOp::create(body, loc, sum[0], sum[1]);
        Value base = getBase(body, largest);
        Value all = arith::AddFOp::create(body, loc, exp(body, sum[0], base),
                                          exp(body, sum[1], base));
        Value logarithm = arith::AddFOp::create(
            body, loc, base, math::LogOp::create(body, loc, all));
        return arith::SelectOp::create(body, loc, isEmpty(body, largest),
                                       largest, logarithm);
      });
  auto getShare = [&](Value part) {
    return map({part, both}, rows, [&](OpBuilder &body, ValueRange sum) {
      return exp(body, sum[0], getBase(body, sum[1]));
    });
  };
  output =
      map({output, otherOutput, getShare(logsumexp), getShare(otherLogsumexp)},
          getType(output), [&](OpBuilder &body, ValueRange of) -> Value {
            return arith::AddFOp::create(
                body, loc, arith::MulFOp::create(body, loc, of[0], of[2]),
                arith::MulFOp::create(body, loc, of[1], of[3]));
          });
  logsumexp = both;
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

Value RingBuilder::passOn(Value value) {
  return PermuteOp::create(builder, loc, value.getType(), value, Value(),
                           builder.getI64IntegerAttr(1), ring.grid,
                           builder.getDenseI64ArrayAttr(ring.axis))
      .getResult();
}

/// The place of the rank whose block is here.
Value RingBuilder::getSourcePlace(OpBuilder &body, Value place, int64_t step) {
  Value before =
      arith::AddIOp::create(body, loc, place, number(body, ring.ranks - step));
  return arith::RemUIOp::create(body, loc, before, number(body, ring.ranks));
}

/// The first column of the block that is here, among those of all ranks.
Value RingBuilder::getFirstColumn(OpBuilder &body, Value place, int64_t step) {
  int64_t columns = getType(operands[firstKey]).getDimSize(2);
  return arith::MulIOp::create(body, loc, getSourcePlace(body, place, step),
                               number(body, columns));
}

/// Where this rank's first row is, counted from the first column of the block.
Value RingBuilder::getFirstRow(int64_t step) {
  int64_t rows = getType(operands[firstKey - 1]).getDimSize(2);
  return map({ring.place}, getType(ring.place),
             [&](OpBuilder &body, ValueRange of) -> Value {
               Value row =
                   arith::MulIOp::create(body, loc, of[0], number(body, rows));
               Value column = getFirstColumn(body, of[0], step);
               return arith::SubIOp::create(body, loc, row, column);
             });
}

/// The columns of a mask that are the block's.
Value RingBuilder::getMaskColumns(Value mask, int64_t step) {
  RankedTensorType type = getType(mask);
  if (type.getDimSize(3) == 1)
    return mask;
  int64_t columns = getType(operands[firstKey]).getDimSize(2);
  SmallVector<int64_t> shape(type.getShape());
  shape[3] = columns;
  return map(
      {ring.place}, type.clone(shape),
      [&](OpBuilder &body, ValueRange of) -> Value {
        Value first = getFirstColumn(body, of[0], step);
        SmallVector<Value> indices;
        for (int64_t dim = 0; dim < 4; ++dim)
          indices.push_back(linalg::IndexOp::create(body, loc, dim));
        indices[3] = arith::AddIOp::create(
            body, loc, indices[3],
            arith::IndexCastOp::create(body, loc, body.getIndexType(), first));
        return tensor::ExtractOp::create(body, loc, mask, indices);
      });
}

/// The numbers of the rows' first elements in the block.
Value RingBuilder::getDropoutRows(Value rows, int64_t step) {
  return map({rows, ring.place}, getType(rows),
             [&](OpBuilder &body, ValueRange of) -> Value {
               return arith::AddIOp::create(body, loc, of[0],
                                            getFirstColumn(body, of[1], step));
             });
}

Operation *RingBuilder::attend(int64_t step, ValueRange block) {
  unsigned numTensors = firstKey == 1 ? 3 : 6;
  SmallVector<Value> own(operands.take_front(numTensors));
  llvm::copy(block, own.begin() + firstKey);
  AttentionExtras extras = readAttentionExtras(operands.drop_front(numTensors));
  if (extras.mask)
    extras.mask = getMaskColumns(extras.mask, step);
  if (extras.rows)
    extras.rows = getDropoutRows(extras.rows, step);
  bool isPlaced = op->hasAttr("causal") || op->hasAttr("window");
  int64_t rows = getType(operands[firstKey - 1]).getDimSize(2);
  if (isPlaced && (step > 0 || rows != getType(block[0]).getDimSize(2)))
    extras.offset = getFirstRow(step);
  llvm::append_range(own, listAttentionExtras(extras));
  SmallVector<Type> types;
  if (firstKey == 1) {
    auto query = getType(own[0]);
    SmallVector<int64_t> output(query.getShape());
    output[3] = getType(own[2]).getDimSize(3);
    types = {query.clone(output),
             RankedTensorType::get(query.getShape().drop_back(), sums)};
  } else {
    types = {own[1].getType(), own[2].getType(), own[3].getType()};
  }
  return mlir::clone(builder, op, types, own);
}

void RingBuilder::forEachBlock(
    llvm::function_ref<void(int64_t, Operation *)> visit) {
  SmallVector<Value> block(operands.slice(firstKey, 2));
  for (int64_t step = 0; step < ring.ranks; ++step) {
    // On their way while this block is attended to.
    SmallVector<Value> next;
    if (step + 1 < ring.ranks)
      for (Value part : block)
        next.push_back(passOn(part));
    visit(step, attend(step, block));
    block = next;
  }
}

//===----------------------------------------------------------------------===//
// Attention and gradient
//===----------------------------------------------------------------------===//

SmallVector<Value> mlir::fsdp::createRingAttention(OpBuilder &builder,
                                                   AttentionOp op,
                                                   ValueRange operands,
                                                   const Ring &ring) {
  RingBuilder blocks(builder, op, ring, operands, /*firstKey=*/1);
  Value output, logsumexp;
  blocks.forEachBlock([&](int64_t step, Operation *part) {
    Value own = blocks.toSums(part->getResult(0));
    if (step > 0)
      return blocks.merge(output, logsumexp, own, part->getResult(1));
    output = own;
    logsumexp = part->getResult(1);
  });
  return {blocks.cast(output, getType(operands[0]).getElementType()),
          logsumexp};
}

SmallVector<Value> mlir::fsdp::createRingAttention(OpBuilder &builder,
                                                   AttentionGradOp op,
                                                   ValueRange operands,
                                                   const Ring &ring) {
  RingBuilder blocks(builder, op, ring, operands, /*firstKey=*/2);
  SmallVector<Value> gradients(3);
  blocks.forEachBlock([&](int64_t step, Operation *part) {
    for (auto [gradient, own] : llvm::zip_equal(gradients, part->getResults()))
      gradient = step > 0 ? blocks.add(gradient, blocks.toSums(own))
                          : blocks.toSums(own);
    for (Value &gradient : llvm::drop_begin(gradients))
      gradient = blocks.passOn(gradient);
  });
  Type element = getType(operands[0]).getElementType();
  for (Value &gradient : gradients)
    gradient = blocks.cast(gradient, element);
  return gradients;
}
