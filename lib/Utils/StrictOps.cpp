//===- StrictOps.cpp - Linalg ops whose rounding is fixed -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/StrictOps.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fsdp;

linalg::GenericOp mlir::fsdp::createStrictGeneric(
    OpBuilder &builder, Location loc, ValueRange inputs, ValueRange outputs,
    unsigned loops,
    function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> build,
    utils::IteratorType iterator) {
  MLIRContext *context = builder.getContext();
  SmallVector<AffineMap> maps;
  for (Value value : llvm::concat<Value>(SmallVector<Value>(inputs),
                                         SmallVector<Value>(outputs)))
    maps.push_back(cast<ShapedType>(value.getType()).getRank() == 0
                       ? AffineMap::get(loops, 0, context)
                       : AffineMap::getMultiDimIdentityMap(loops, context));
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange(outputs), inputs, outputs, maps,
      SmallVector<utils::IteratorType>(loops, iterator),
      [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
        linalg::YieldOp::create(nested, nestedLoc, build(nested, args));
      });
  generic->setAttr(attr::kStrict, builder.getUnitAttr());
  return generic;
}

Value mlir::fsdp::createElementwise(
    OpBuilder &builder, Location loc, ValueRange inputs,
    SmallVector<AffineMap> maps, RankedTensorType type,
    function_ref<Value(OpBuilder &, ValueRange)> build) {
  maps.push_back(builder.getMultiDimIdentityMap(type.getRank()));
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  SmallVector<utils::IteratorType> loops(type.getRank(),
                                         utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, type, inputs, empty, maps, loops,
             [&](OpBuilder &nested, Location at, ValueRange elements) {
               linalg::YieldOp::create(nested, at,
                                       build(nested, elements.drop_back()));
             })
      .getResult(0);
}

Value mlir::fsdp::createCast(OpBuilder &builder, Value value, Type element,
                             bool strict) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getElementType() == element)
    return value;
  Location loc = value.getLoc();
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(), element);
  unsigned from = type.getElementTypeBitWidth();
  unsigned to = element.getIntOrFloatBitWidth();
  auto generic = createStrictGeneric(
      builder, loc, value, empty, type.getRank(),
      [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
        Value result = args[0];
        // Neither of f16 and bf16 holds the other.
        if (from == to)
          result =
              arith::ExtFOp::create(nested, loc, nested.getF32Type(), result);
        if (from < to)
          return {arith::ExtFOp::create(nested, loc, element, result)};
        return {arith::TruncFOp::create(nested, loc, element, result)};
      });
  if (!strict)
    generic->removeAttr(attr::kStrict);
  return generic.getResult(0);
}

Value mlir::fsdp::getCastSource(Value value) {
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  if (!generic || generic.getInputs().size() != 1 ||
      generic.getOutputs().size() != 1 || generic.getNumReductionLoops() != 0 ||
      !llvm::all_of(generic.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }))
    return {};
  Block &body = *generic.getBody();
  if (llvm::hasSingleElement(body) ||
      !llvm::all_of(body.without_terminator(),
                    llvm::IsaPred<arith::ExtFOp, arith::TruncFOp>) ||
      body.getTerminator()->getOperand(0).getDefiningOp() !=
          body.getTerminator()->getPrevNode())
    return {};
  return generic.getInputs()[0];
}

bool mlir::fsdp::isPlainCast(Operation *op) {
  if (auto cast = dyn_cast<arith::TruncFOp>(op))
    return !cast.getRoundingmodeAttr();
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || op->getNumResults() != 1 ||
      !getCastSource(op->getResult(0)) ||
      !llvm::hasNItems(*generic.getBody(), 2))
    return false;
  auto cast = dyn_cast<arith::TruncFOp>(generic.getBody()->front());
  return cast && !cast.getRoundingmodeAttr();
}

linalg::GenericOp mlir::fsdp::createStrictSum(OpBuilder &builder, Location loc,
                                              Value left, Value right) {
  auto type = cast<RankedTensorType>(left.getType());
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  return createStrictGeneric(
      builder, loc, {left, right}, empty, type.getRank(),
      [&](OpBuilder &nested, ValueRange values) -> SmallVector<Value> {
        return {arith::AddFOp::create(nested, loc, values[0], values[1])};
      });
}
