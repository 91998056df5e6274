//===- AttentionMath.cpp - What attention is made of ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttentionMath.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <limits>

using namespace mlir;
using namespace mlir::fsdp;

AttentionShape::AttentionShape(Value query, Value key, Value value, Value mask,
                               bool isCausal, double scale)
    : mask(mask), isCausal(isCausal), scale(scale) {
  auto queries = cast<RankedTensorType>(query.getType()),
       keys = cast<RankedTensorType>(key.getType());
  batch = keys.getDimSize(0);
  keyHeads = keys.getDimSize(1);
  groups = queries.getDimSize(1) / keyHeads;
  rows = queries.getDimSize(2);
  columns = keys.getDimSize(2);
  depth = queries.getDimSize(3);
  valueDepth = cast<RankedTensorType>(value.getType()).getDimSize(3);
  element = cast<FloatType>(queries.getElementType());
  sums = element.isF64() ? element
                         : FloatType(Float32Type::get(query.getContext()));
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

Value AttentionMath::constant(OpBuilder &body, double number) {
  return arith::ConstantOp::create(body, loc,
                                   body.getFloatAttr(shape.sums, number));
}

Value AttentionMath::fill(ArrayRef<int64_t> extents, double number) {
  Value empty = tensor::EmptyOp::create(builder, loc, extents, shape.sums);
  return linalg::FillOp::create(builder, loc, constant(builder, number), empty)
      .getResult(0);
}

/// An op with these loops, whose body computes one element.
static Value createOp(OpBuilder &builder, Location loc,
                      ArrayRef<TileOperand> operands, Value init,
                      AffineMap initMap, ArrayRef<utils::IteratorType> loops,
                      TileBody body) {
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (const TileOperand &operand : operands) {
    inputs.push_back(operand.tensor);
    maps.push_back(operand.map);
  }
  maps.push_back(initMap);
  return linalg::GenericOp::create(
             builder, loc, init.getType(), inputs, init, maps, loops,
             [&](OpBuilder &inner, Location at, ValueRange elements) {
               linalg::YieldOp::create(inner, at, body(inner, at, elements));
             })
      .getResult(0);
}

Value AttentionMath::map(ArrayRef<int64_t> extents, Type element,
                         ArrayRef<TileOperand> operands, TileBody body) {
  Value empty = tensor::EmptyOp::create(builder, loc, extents, element);
  SmallVector<utils::IteratorType> loops(extents.size(),
                                         utils::IteratorType::parallel);
  return createOp(builder, loc, operands, empty,
                  builder.getMultiDimIdentityMap(extents.size()), loops, body);
}

Value AttentionMath::reduce(ArrayRef<int64_t> extents,
                            ArrayRef<TileOperand> operands, Value init,
                            TileBody body) {
  SmallVector<utils::IteratorType> loops(extents.size(),
                                         utils::IteratorType::parallel);
  loops.back() = utils::IteratorType::reduction;
  AffineMap rows = builder.getMultiDimIdentityMap(extents.size())
                       .dropResult(extents.size() - 1);
  return createOp(builder, loc, operands, init, rows, loops, body);
}

/// The last two dimensions exchanged.
Value AttentionMath::transpose(Value tensor) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<int64_t> order =
      llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  std::swap(order[order.size() - 2], order.back());
  SmallVector<int64_t> extents;
  for (int64_t dim : order)
    extents.push_back(type.getDimSize(dim));
  Value empty =
      tensor::EmptyOp::create(builder, loc, extents, type.getElementType());
  return linalg::TransposeOp::create(builder, loc, tensor, empty, order)
      ->getResult(0);
}

Value AttentionMath::multiply(Value left, Value right, Value init,
                              bool transposesLeft, bool transposesRight) {
  Value inputs[] = {transposesLeft ? transpose(left) : left,
                    transposesRight ? transpose(right) : right};
  if (cast<RankedTensorType>(left.getType()).getRank() == 2)
    return linalg::MatmulOp::create(builder, loc, inputs, init).getResult(0);
  return linalg::BatchMatmulOp::create(builder, loc, inputs, init).getResult(0);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

static constexpr double kMinusInfinity =
    -std::numeric_limits<double>::infinity();

/// A float in the type of sums.
static Value toFloat(OpBuilder &body, Location loc, Value value, Type type) {
  unsigned from = value.getType().getIntOrFloatBitWidth(),
           to = type.getIntOrFloatBitWidth();
  if (from < to)
    return arith::ExtFOp::create(body, loc, type, value);
  if (from > to)
    return arith::TruncFOp::create(body, loc, type, value);
  return value;
}

Value AttentionMath::score(OpBuilder &body, Value product, Value mask,
                           Value row, Value column) {
  Value score =
      arith::MulFOp::create(body, loc, product, constant(body, shape.scale));
  Value without = constant(body, kMinusInfinity);
  if (mask && mask.getType().isInteger(1)) {
    score = arith::SelectOp::create(body, loc, mask, score, without);
  } else if (mask) {
    score = arith::AddFOp::create(body, loc, score,
                                  toFloat(body, loc, mask, shape.sums));
  }
  if (!row)
    return score;
  Value isLater =
      arith::CmpIOp::create(body, loc, arith::CmpIPredicate::ugt, column, row);
  return arith::SelectOp::create(body, loc, isLater, without, score);
}

Value AttentionMath::weight(OpBuilder &body, Value score, Value logsumexp) {
  Value without = constant(body, kMinusInfinity);
  Value isEmpty = arith::CmpFOp::create(body, loc, arith::CmpFPredicate::OEQ,
                                        logsumexp, without);
  Value base =
      arith::SelectOp::create(body, loc, isEmpty, constant(body, 0), logsumexp);
  return math::ExpOp::create(body, loc,
                             arith::SubFOp::create(body, loc, score, base));
}

Value AttentionMath::addProduct(OpBuilder &body, Value left, Value right,
                                Value sum) {
  Value product =
      arith::MulFOp::create(body, loc, toFloat(body, loc, left, shape.sums),
                            toFloat(body, loc, right, shape.sums));
  return arith::AddFOp::create(body, loc, product, sum);
}

Value AttentionMath::slope(OpBuilder &body, Value weight, Value weightGrad,
                           Value common) {
  Value difference = arith::SubFOp::create(body, loc, weightGrad, common);
  Value scaled =
      arith::MulFOp::create(body, loc, weight, constant(body, shape.scale));
  return arith::MulFOp::create(body, loc, scaled, difference);
}

Value AttentionMath::logsumexp(OpBuilder &body, Value largest, Value sum) {
  Value without = constant(body, kMinusInfinity);
  Value isEmpty = arith::CmpFOp::create(body, loc, arith::CmpFPredicate::OEQ,
                                        largest, without);
  Value whole = arith::AddFOp::create(body, loc, largest,
                                      math::LogOp::create(body, loc, sum));
  return arith::SelectOp::create(body, loc, isEmpty, without, whole);
}
