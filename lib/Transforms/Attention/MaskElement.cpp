//===- MaskElement.cpp - Elements of masks that are computed --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskElement.h"
#include "MaskOrigin.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

/// A kernel has the ops of many elements of a tile, and reads as many elements
/// as there are operands; more than these are a mask's own.
static constexpr size_t kMostOps = 256, kMostOperands = 16;

namespace {
/// Where an element of a tensor stands: expressions of b, h, t and s.
using Place = SmallVector<AffineExpr>;

/// Writes the ops of one region. Each element is computed once for a place.
class Composer {
public:
  Composer(MaskElement &element, const llvm::DenseSet<Value> &computed,
           MLIRContext *context)
      : element(element), computed(computed), builder(context) {}

  void write(Value mask);

private:
  AffineExpr number(int64_t value) {
    return builder.getAffineConstantExpr(value);
  }
  Value get(Value tensor, const Place &place);
  Value read(Value tensor, AffineMap place);
  Value compute(Value tensor, const Place &place);
  Value slice(tensor::ExtractSliceOp op, const Place &place);
  template <typename ReshapeOp>
  Value reshape(ReshapeOp op, const Place &place);
  Value inlineBody(linalg::LinalgOp op, const Place &place);
  Value map(Operation *op, const Place &place);
  Value createConstant(Location loc, TypedAttr value);
  Value createNumber(Value value);
  Value createIndex(Location loc, AffineExpr expr);

  MaskElement &element;
  const llvm::DenseSet<Value> &computed;
  OpBuilder builder;
  Block *block = nullptr;
  llvm::DenseMap<std::pair<Value, AffineMap>, Value> known;
};
} // namespace

void Composer::write(Value mask) {
  element.region = std::make_unique<Region>();
  Type index = builder.getIndexType();
  block =
      builder.createBlock(element.region.get(), {}, SmallVector<Type>(4, index),
                          SmallVector<Location>(4, mask.getLoc()));
  Place place;
  for (auto [dim, extent] :
       llvm::enumerate(cast<RankedTensorType>(mask.getType()).getShape()))
    place.push_back(extent == 1 ? number(0) : builder.getAffineDimExpr(dim));
  YieldOp::create(builder, mask.getLoc(), get(mask, place));
}

Value Composer::get(Value tensor, const Place &place) {
  AffineMap map = AffineMap::get(4, 0, place, builder.getContext());
  Value found = known.lookup({tensor, map});
  if (!found)
    found =
        computed.contains(tensor) ? compute(tensor, place) : read(tensor, map);
  known[{tensor, map}] = found;
  return found;
}

Value Composer::read(Value tensor, AffineMap place) {
  element.operands.push_back(tensor);
  element.maps.push_back(place);
  return block->addArgument(getElementTypeOrSelf(tensor.getType()),
                            tensor.getLoc());
}

Value Composer::createConstant(Location loc, TypedAttr value) {
  return arith::ConstantOp::create(builder, loc, value);
}

/// A number of the program, which regions don't see.
Value Composer::createNumber(Value value) {
  return builder.clone(*value.getDefiningOp())->getResult(0);
}

Value Composer::createIndex(Location loc, AffineExpr expr) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return block->getArgument(dim.getPosition());
  if (auto sum = dyn_cast<AffineBinaryOpExpr>(expr)) {
    Value left = createIndex(loc, sum.getLHS()),
          right = createIndex(loc, sum.getRHS());
    return arith::AddIOp::create(builder, loc, left, right);
  }
  return createConstant(
      loc, builder.getIndexAttr(cast<AffineConstantExpr>(expr).getValue()));
}

Value Composer::slice(tensor::ExtractSliceOp op, const Place &place) {
  llvm::SmallBitVector dropped = op.getDroppedDims();
  Place source;
  size_t own = 0;
  for (auto [dim, offset] : llvm::enumerate(op.getStaticOffsets()))
    source.push_back(dropped[dim] ? number(offset) : place[own++] + offset);
  return get(op.getSource(), source);
}

template <typename ReshapeOp>
Value Composer::reshape(ReshapeOp op, const Place &place) {
  Place source;
  for (std::optional<unsigned> dim :
       matchDims(op.getSrcType(), op.getResultType()))
    source.push_back(dim ? place[*dim] : number(0));
  return get(op.getSrc(), source);
}

/// The body of a structured op at the loops' numbers that its result's place
/// is of.
Value Composer::inlineBody(linalg::LinalgOp op, const Place &place) {
  AffineMap loops =
      inversePermutation(op.getMatchingIndexingMap(op.getDpsInitOperand(0)));
  Place numbers;
  for (AffineExpr expr : loops.getResults())
    numbers.push_back(place[cast<AffineDimExpr>(expr).getPosition()]);
  IRMapping mapping;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    if (argument.use_empty())
      continue;
    Place own;
    for (AffineExpr expr : op.getMatchingIndexingMap(&operand).getResults())
      own.push_back(expr.replaceDims(numbers));
    mapping.map(argument, isa<RankedTensorType>(operand.get().getType())
                              ? get(operand.get(), own)
                              : createNumber(operand.get()));
  }
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner)) {
      mapping.map(index.getResult(),
                  createIndex(index.getLoc(), numbers[index.getDim()]));
      continue;
    }
    for (Value operand : inner.getOperands())
      if (operand.getParentBlock() != op.getBlock() &&
          !mapping.contains(operand))
        mapping.map(operand, createNumber(operand));
    builder.clone(inner, mapping);
  }
  Value yielded = op.getBlock()->getTerminator()->getOperand(0);
  if (!mapping.contains(yielded))
    mapping.map(yielded, createNumber(yielded));
  return mapping.lookup(yielded);
}

/// An op on tensors as one on their elements.
Value Composer::map(Operation *op, const Place &place) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(isa<RankedTensorType>(operand.getType())
                           ? get(operand, place)
                           : createNumber(operand));
  return builder
      .create(op->getLoc(), op->getName().getIdentifier(), operands,
              getElementTypeOrSelf(op->getResult(0).getType()), op->getAttrs())
      ->getResult(0);
}

Value Composer::compute(Value tensor, const Place &place) {
  Type type = getElementTypeOrSelf(tensor.getType());
  return llvm::TypeSwitch<Operation *, Value>(tensor.getDefiningOp())
      .Case([&](BarrierOp op) { return get(getPassed(op, tensor), place); })
      .Case([&](tensor::ExtractSliceOp op) { return slice(op, place); })
      .Case([&](tensor::EmptyOp op) {
        return createConstant(op.getLoc(),
                              cast<TypedAttr>(builder.getZeroAttr(type)));
      })
      .Case([&](arith::ConstantOp op) {
        return createConstant(
            op.getLoc(),
            cast<SplatElementsAttr>(op.getValue()).getSplatValue<TypedAttr>());
      })
      .Case<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
          [&](auto op) { return reshape(op, place); })
      .Case([&](linalg::LinalgOp op) { return inlineBody(op, place); })
      .Default([&](Operation *op) { return map(op, place); });
}

std::optional<MaskElement>
mlir::fsdp::composeMaskElement(Value mask, int64_t scores,
                               const llvm::DenseSet<Value> &gathered) {
  llvm::DenseSet<Value> computed =
      findComputed(mask, scores, gathered, MaskGrain::Element);
  if (!computed.contains(mask))
    return std::nullopt;
  MaskElement element;
  Composer(element, computed, mask.getContext()).write(mask);
  if (element.operands.size() > kMostOperands ||
      element.region->front().getOperations().size() > kMostOps)
    return std::nullopt;
  return element;
}
