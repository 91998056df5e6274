//===- AttentionMath.cpp - What attention is made of ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AttentionMath.h"
#include "fsdp/Utils/Dropout.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include <limits>

using namespace mlir;
using namespace mlir::fsdp;

AttentionShape::AttentionShape(Value query, Value key, Value value) {
  auto queries = cast<RankedTensorType>(query.getType()),
       keys = cast<RankedTensorType>(key.getType());
  batch = keys.getDimSize(0);
  keyHeads = keys.getDimSize(1);
  groups = queries.getDimSize(1) / keyHeads;
  rows = queries.getDimSize(2);
  columns = keys.getDimSize(2);
  depth = queries.getDimSize(3);
  valueDepth = cast<RankedTensorType>(value.getType()).getDimSize(3);
  heads = batch * keyHeads;
  rowsOfHead = groups * rows;
  element = cast<FloatType>(queries.getElementType());
  sums = element.isF64() ? element
                         : FloatType(Float32Type::get(query.getContext()));
}

/// One that all distances are within is none.
void AttentionShape::setWindow(int64_t own) {
  if (extras.offset || own < std::max(rows, columns))
    window = own;
}

AttentionMath::AttentionMath(OpBuilder &builder, Location loc,
                             const AttentionShape &shape)
    : builder(builder), loc(loc), shape(shape) {
  if (!shape.extras.offset)
    return;
  Value place = tensor::ExtractOp::create(builder, loc, shape.extras.offset,
                                          ValueRange());
  firstPlace =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), place);
}

static constexpr double kMinusInfinity =
    -std::numeric_limits<double>::infinity();

static ArrayRef<int64_t> getExtents(Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getShape();
}

//===----------------------------------------------------------------------===//
// Structured ops
//===----------------------------------------------------------------------===//

Value AttentionMath::reshape(Value tensor, ArrayRef<int64_t> extents) {
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
  // By way of one dimension in front of those that stay.
  ArrayRef<int64_t> from = type.getShape(), to = extents;
  int64_t front = type.getNumElements();
  SmallVector<int64_t> line;
  while (from.size() > 1 && to.size() > 1 && from.back() == to.back()) {
    line.insert(line.begin(), from.back());
    front /= from.back();
    from = from.drop_back();
    to = to.drop_back();
  }
  line.insert(line.begin(), front);
  return reshape(reshape(tensor, line), extents);
}

Value AttentionMath::toHeads(Value tensor) {
  ArrayRef<int64_t> own = getExtents(tensor);
  SmallVector<int64_t> extents = {shape.heads,
                                  own[0] * own[1] * own[2] / shape.heads};
  llvm::append_range(extents, own.drop_front(3));
  return reshape(tensor, extents);
}

void AttentionMath::replace(Value computed, Value result) {
  result.replaceAllUsesWith(reshape(
      convert(computed, getElementTypeOrSelf(result)), getExtents(result)));
}

Value AttentionMath::constant(OpBuilder &body, double number) {
  return arith::ConstantOp::create(body, loc,
                                   body.getFloatAttr(shape.sums, number));
}

Value AttentionMath::fill(ArrayRef<int64_t> extents, double number) {
  Value empty = tensor::EmptyOp::create(builder, loc, extents, shape.sums);
  return linalg::FillOp::create(builder, loc, constant(builder, number), empty)
      .getResult(0);
}

Value AttentionMath::fillWithoutWeight(ArrayRef<int64_t> extents) {
  return fill(extents, kMinusInfinity);
}

/// An op whose body computes one element; its loops are those of the first
/// operand, the last of which combines if the result has one dimension less.
static Value createOp(OpBuilder &builder, Location loc,
                      ArrayRef<TileOperand> operands, Value init,
                      llvm::function_ref<Value(OpBuilder &, ValueRange)> body) {
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  for (const TileOperand &operand : operands) {
    inputs.push_back(operand.tensor);
    maps.push_back(operand.map);
  }
  unsigned numLoops = maps.front().getNumDims();
  unsigned rank = getExtents(init).size();
  maps.push_back(builder.getMultiDimIdentityMap(numLoops).getMajorSubMap(rank));
  SmallVector<utils::IteratorType> loops(numLoops,
                                         utils::IteratorType::parallel);
  if (rank < numLoops)
    loops.back() = utils::IteratorType::reduction;
  return linalg::GenericOp::create(
             builder, loc, init.getType(), inputs, init, maps, loops,
             [&](OpBuilder &inner, Location at, ValueRange elements) {
               linalg::YieldOp::create(inner, at, body(inner, elements));
             })
      .getResult(0);
}

/// Tensors of which the first has an element for each iteration, and others one
/// for each, or for each row.
static SmallVector<TileOperand> getOperands(OpBuilder &builder,
                                            ArrayRef<Value> tensors) {
  AffineMap whole =
      builder.getMultiDimIdentityMap(getExtents(tensors.front()).size());
  return llvm::map_to_vector(tensors, [&](Value tensor) {
    return TileOperand{tensor, whole.getMajorSubMap(getExtents(tensor).size())};
  });
}

/// One element for each of the first operand.
Value AttentionMath::map(ArrayRef<TileOperand> operands, Body body) {
  Value empty = tensor::EmptyOp::create(
      builder, loc, getExtents(operands.front().tensor), shape.sums);
  return createOp(builder, loc, operands, empty, body);
}

Value AttentionMath::map(ArrayRef<Value> tensors, Body body) {
  return map(getOperands(builder, tensors), body);
}

/// The same, combined along the last dimension, beginning with `init`; the last
/// of the elements is what was combined so far.
Value AttentionMath::reduce(ArrayRef<Value> tensors, Value init, Body body) {
  return createOp(builder, loc, getOperands(builder, tensors), init, body);
}

/// The last two dimensions exchanged.
Value AttentionMath::transpose(Value tensor) {
  SmallVector<int64_t> extents(getExtents(tensor));
  auto order = llvm::to_vector(
      llvm::seq<int64_t>(0, static_cast<int64_t>(extents.size())));
  std::swap(order[order.size() - 2], order.back());
  std::swap(extents[extents.size() - 2], extents.back());
  Value empty = tensor::EmptyOp::create(builder, loc, extents,
                                        getElementTypeOrSelf(tensor));
  return linalg::TransposeOp::create(builder, loc, tensor, empty, order)
      ->getResult(0);
}

Value AttentionMath::multiply(Value left, Value right, Value init,
                              bool transposesLeft, bool transposesRight) {
  Value inputs[] = {transposesLeft ? transpose(left) : left,
                    transposesRight ? transpose(right) : right};
  if (getExtents(left).size() == 2)
    return linalg::MatmulOp::create(builder, loc, inputs, init).getResult(0);
  return linalg::BatchMatmulOp::create(builder, loc, inputs, init).getResult(0);
}

//===----------------------------------------------------------------------===//
// Scores and weights
//===----------------------------------------------------------------------===//

/// A float in the type of sums.
Value AttentionMath::toSums(OpBuilder &body, Value element) {
  unsigned from = element.getType().getIntOrFloatBitWidth(),
           to = shape.sums.getIntOrFloatBitWidth();
  if (from < to)
    return arith::ExtFOp::create(body, loc, shape.sums, element);
  if (from > to)
    return arith::TruncFOp::create(body, loc, shape.sums, element);
  return element;
}

Value AttentionMath::isWithoutWeight(OpBuilder &body, Value score) {
  return arith::CmpFOp::create(body, loc, arith::CmpFPredicate::OEQ, score,
                               constant(body, kMinusInfinity));
}

Value AttentionMath::scores(Value products,
                            const std::optional<TileOperand> &mask,
                            Value firstRow, Value firstColumn) {
  int64_t rank = getExtents(products).size();
  SmallVector<TileOperand> operands = getOperands(builder, products);
  if (mask)
    operands.push_back(*mask);
  auto getPlace = [&](OpBuilder &body, int64_t loop, Value first) -> Value {
    Value place = linalg::IndexOp::create(body, loc, loop);
    return first ? arith::AddIOp::create(body, loc, first, place) : place;
  };
  return map(operands, [&](OpBuilder &body, ValueRange elements) {
    Value row, column;
    bool isPlaced = shape.isCausal || shape.window;
    if (isPlaced) {
      row = getPlace(body, rank - 2, firstRow);
      if (firstPlace)
        row = arith::AddIOp::create(body, loc, row, firstPlace);
      column = getPlace(body, rank - 1, firstColumn);
    }
    Value score = arith::MulFOp::create(body, loc, elements[0],
                                        constant(body, shape.scale));
    Value without = constant(body, kMinusInfinity);
    if (mask && elements[1].getType().isInteger(1))
      score = arith::SelectOp::create(body, loc, elements[1], score, without);
    else if (mask)
      score =
          arith::AddFOp::create(body, loc, score, toSums(body, elements[1]));
    if (!isPlaced)
      return score;
    return arith::SelectOp::create(body, loc, isOutside(body, row, column),
                                   without, score)
        .getResult();
  });
}

/// Whether a column is behind the row of a causal attention, or not in its
/// window.
Value AttentionMath::isOutside(OpBuilder &body, Value row, Value column) {
  Value outside;
  auto add = [&](arith::CmpIPredicate predicate, Value left, Value right) {
    Value own = arith::CmpIOp::create(body, loc, predicate, left, right);
    outside = outside ? arith::OrIOp::create(body, loc, outside, own) : own;
  };
  // The first row may be before the first column.
  if (shape.isCausal)
    add(firstPlace ? arith::CmpIPredicate::sgt : arith::CmpIPredicate::ugt,
        column, row);
  if (!shape.window)
    return outside;
  Value window = arith::ConstantIndexOp::create(body, loc, *shape.window);
  Value reach = arith::AddIOp::create(body, loc, column, window);
  add(arith::CmpIPredicate::sle, reach, row);
  if (shape.isCausal)
    return outside;
  reach = arith::AddIOp::create(body, loc, row, window);
  add(arith::CmpIPredicate::sge, column, reach);
  return outside;
}

Value AttentionMath::largest(Value scores, Value before) {
  return reduce(
      scores, before, [&](OpBuilder &body, ValueRange elements) -> Value {
        return arith::MaximumFOp::create(body, loc, elements[0], elements[1]);
      });
}

Value AttentionMath::weight(OpBuilder &body, Value score, Value base,
                            Value rest) {
  Value known = arith::SelectOp::create(body, loc, isWithoutWeight(body, base),
                                        constant(body, 0), base);
  Value above = arith::SubFOp::create(body, loc, score, known);
  if (rest)
    above = arith::SubFOp::create(body, loc, above, rest);
  return math::ExpOp::create(body, loc, above);
}

Value AttentionMath::weights(Value scores, Value base) {
  return map({scores, base}, [&](OpBuilder &body, ValueRange elements) {
    return weight(body, elements[0], elements[1]);
  });
}

Value AttentionMath::weights(Value scores, Value logsumexp, Value rest) {
  return map({scores, logsumexp, rest},
             [&](OpBuilder &body, ValueRange elements) {
               return weight(body, elements[0], elements[1], elements[2]);
             });
}

Value AttentionMath::drop(Value tensor, Value rows, Value firstColumn) {
  if (shape.rate == 0)
    return tensor;
  int64_t rank = getExtents(tensor).size();
  SmallVector<TileOperand> operands = getOperands(builder, {tensor, rows});
  operands.push_back({shape.extras.key, AffineMap::get(rank, /*symbolCount=*/0,
                                                       builder.getContext())});
  return map(operands, [&](OpBuilder &body, ValueRange elements) -> Value {
    Value column = linalg::IndexOp::create(body, loc, rank - 1);
    if (firstColumn)
      column = arith::AddIOp::create(body, loc, firstColumn, column);
    column = arith::IndexCastOp::create(body, loc, body.getI64Type(), column);
    Value isKept = createDropoutTest(body, loc, elements[1], column,
                                     elements[2], shape.rate);
    Value kept = arith::MulFOp::create(body, loc, elements[0],
                                       constant(body, 1 / (1 - shape.rate)));
    return arith::SelectOp::create(body, loc, isKept, kept, constant(body, 0));
  });
}

Value AttentionMath::shares(Value scores, Value largest, Value sums) {
  return map({scores, largest, sums},
             [&](OpBuilder &body, ValueRange elements) -> Value {
               Value sum = arith::SelectOp::create(
                   body, loc, isWithoutWeight(body, elements[1]),
                   constant(body, 1), elements[2]);
               return arith::DivFOp::create(
                   body, loc, weight(body, elements[0], elements[1]), sum);
             });
}

Value AttentionMath::sumOfWeights(Value scores, Value base) {
  return reduce({scores, base}, fill(getExtents(base), 0),
                [&](OpBuilder &body, ValueRange elements) -> Value {
                  return arith::AddFOp::create(
                      body, loc, weight(body, elements[0], elements[1]),
                      elements[2]);
                });
}

Value AttentionMath::logarithm(Value largest, Value sums) {
  return map(
      {largest, sums}, [&](OpBuilder &body, ValueRange elements) -> Value {
        Value known = math::LogOp::create(body, loc, elements[1]);
        return arith::SelectOp::create(body, loc,
                                       isWithoutWeight(body, elements[0]),
                                       constant(body, 0), known);
      });
}

Value AttentionMath::logsumexp(Value largest, Value logarithm) {
  return map(
      {largest, logarithm}, [&](OpBuilder &body, ValueRange elements) -> Value {
        return arith::AddFOp::create(body, loc, elements[0], elements[1]);
      });
}

Value AttentionMath::rest(Value logsumexp, Value largest, Value logarithm) {
  return map({logsumexp, largest, logarithm},
             [&](OpBuilder &body, ValueRange elements) -> Value {
               Value known =
                   arith::SubFOp::create(body, loc, elements[0], elements[1]);
               return arith::SelectOp::create(
                   body, loc, isWithoutWeight(body, elements[1]),
                   constant(body, 0),
                   arith::SubFOp::create(body, loc, elements[2], known));
             });
}

Value AttentionMath::slopes(Value weights, Value weightGrads, Value common) {
  return map({weights, weightGrads, common},
             [&](OpBuilder &body, ValueRange elements) -> Value {
               Value difference =
                   arith::SubFOp::create(body, loc, elements[1], elements[2]);
               Value scaled = arith::MulFOp::create(
                   body, loc, elements[0], constant(body, shape.scale));
               return arith::MulFOp::create(body, loc, scaled, difference);
             });
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

Value AttentionMath::addRows(Value tensor, Value init) {
  return reduce(
      tensor, init, [&](OpBuilder &body, ValueRange elements) -> Value {
        return arith::AddFOp::create(body, loc, elements[0], elements[1]);
      });
}

Value AttentionMath::sumOfProducts(Value left, Value right) {
  return reduce({left, right}, fill(getExtents(left).drop_back(), 0),
                [&](OpBuilder &body, ValueRange elements) -> Value {
                  Value product = arith::MulFOp::create(
                      body, loc, toSums(body, elements[0]),
                      toSums(body, elements[1]));
                  return arith::AddFOp::create(body, loc, product, elements[2]);
                });
}

Value AttentionMath::multiplyRows(Value tensor, Value factors) {
  return map(
      {tensor, factors}, [&](OpBuilder &body, ValueRange elements) -> Value {
        return arith::MulFOp::create(body, loc, elements[0], elements[1]);
      });
}

Value AttentionMath::divideRows(Value tensor, Value divisors) {
  return map(
      {tensor, divisors}, [&](OpBuilder &body, ValueRange elements) -> Value {
        Value zero = constant(body, 0);
        Value isEmpty = arith::CmpFOp::create(
            body, loc, arith::CmpFPredicate::OEQ, elements[1], zero);
        Value quotient =
            arith::DivFOp::create(body, loc, elements[0], elements[1]);
        return arith::SelectOp::create(body, loc, isEmpty, zero, quotient);
      });
}

AttentionOp mlir::fsdp::findOrigin(Value logsumexp) {
  while (auto barrier = logsumexp.getDefiningOp<BarrierOp>())
    logsumexp =
        barrier->getOperand(cast<OpResult>(logsumexp).getResultNumber());
  return logsumexp.getDefiningOp<AttentionOp>();
}

DenseSet<Operation *> mlir::fsdp::findGradientsOfBlocks(Operation *root) {
  DenseSet<Operation *> blocks;
  root->walk([&](AttentionGradOp op) {
    if (!findOrigin(op.getLogsumexp()))
      blocks.insert(op);
  });
  return blocks;
}

void mlir::fsdp::replaceAttentions(
    Operation *root, function_ref<Value(AttentionOp, bool)> forward,
    function_ref<void(AttentionGradOp, Value)> backward) {
  // By gradient, where its log-sum-exp is from; by that, what it is given.
  DenseMap<Operation *, Operation *> origins;
  DenseMap<Operation *, Value> given;
  root->walk([&](AttentionGradOp op) {
    if (AttentionOp origin = findOrigin(op.getLogsumexp())) {
      origins[op] = origin;
      given.try_emplace(origin);
    }
  });
  forEachAttention(root, [&](auto op) {
    if constexpr (std::is_same_v<decltype(op), AttentionOp>) {
      auto own = given.find(op);
      Value made = forward(op, own != given.end());
      if (own != given.end())
        own->second = made;
    } else {
      backward(op, given.lookup(origins.lookup(op)));
    }
  });
}
