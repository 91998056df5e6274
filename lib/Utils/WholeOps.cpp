//===- WholeOps.cpp - Ops on all elements of a tensor alike ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/WholeOps.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/Fills.h"
#include "fsdp/Utils/WideSums.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// What is one
//===----------------------------------------------------------------------===//

static bool hasOneElement(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() && type.getNumElements() == 1;
}

/// Whether the op takes and gives tensors of static shape, has one result, and
/// takes from elements alone.
static bool isPlain(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics() || op->getNumResults() != 1 ||
      op.hasDynamicShape() || op.hasIndexSemantics())
    return false;
  return llvm::all_of(op->getOperands(), [](Value value) {
    return isa<RankedTensorType>(value.getType());
  });
}

bool mlir::fsdp::isElementwiseOp(linalg::LinalgOp op) {
  if (!isPlain(op) || op.getNumReductionLoops() != 0 ||
      op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)))
    return false;
  AffineMap result = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  return result.isPermutation() &&
         llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *operand) {
           return hasOneElement(operand->get()) ||
                  op.getMatchingIndexingMap(operand) == result;
         });
}

bool mlir::fsdp::isLargestOp(linalg::LinalgOp op) {
  if (!isPlain(op) || op.getNumDpsInputs() != 1 ||
      op.getNumParallelLoops() != 0 || !hasOneElement(op->getResult(0)))
    return false;
  OpOperand *input = op.getDpsInputOperand(0);
  Operation *init = op.getDpsInits()[0].getDefiningOp();
  return op.getMatchingIndexingMap(input).isPermutation() && init &&
         getFillValue(init) &&
         isa_and_present<arith::MaximumFOp>(findCombiner(op, 0));
}

//===----------------------------------------------------------------------===//
// The same of another shape
//===----------------------------------------------------------------------===//

/// The place of the one element.
static AffineMap getOneMap(Value value, unsigned loops, MLIRContext *context) {
  SmallVector<AffineExpr> zeros(
      cast<RankedTensorType>(value.getType()).getRank(),
      getAffineConstantExpr(0, context));
  return AffineMap::get(loops, 0, zeros, context);
}

/// Clones the ops of a body but its end, and returns what that yields.
static Value cloneBody(OpBuilder &builder, Block &body, ValueRange arguments) {
  IRMapping mapping;
  mapping.map(body.getArguments(), arguments);
  for (Operation &op : body.without_terminator())
    builder.clone(op, mapping);
  return mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
}

static Value markStrict(linalg::GenericOp op, bool strict) {
  if (strict)
    op->setAttr(attr::kStrict, UnitAttr::get(op.getContext()));
  return op.getResult(0);
}

Value mlir::fsdp::createElementwiseLike(OpBuilder &builder, linalg::LinalgOp op,
                                        ValueRange inputs,
                                        ArrayRef<int64_t> shape, bool strict) {
  MLIRContext *context = builder.getContext();
  auto loops = static_cast<unsigned>(shape.size());
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  SmallVector<AffineMap> maps;
  for (Value input : inputs) {
    bool isWhole = cast<RankedTensorType>(input.getType()).getShape() == shape;
    maps.push_back(isWhole ? builder.getMultiDimIdentityMap(loops)
                           : getOneMap(input, loops, context));
  }
  maps.push_back(builder.getMultiDimIdentityMap(loops));
  Value empty = tensor::EmptyOp::create(builder, op.getLoc(), shape, element);
  auto generic = linalg::GenericOp::create(
      builder, op.getLoc(), empty.getType(), inputs, empty, maps,
      SmallVector<utils::IteratorType>(loops, utils::IteratorType::parallel),
      [&](OpBuilder &nested, Location loc, ValueRange arguments) {
        linalg::YieldOp::create(nested, loc,
                                cloneBody(nested, *op.getBlock(), arguments));
      });
  return markStrict(generic, strict);
}

Value mlir::fsdp::createLargestLike(OpBuilder &builder, linalg::LinalgOp op,
                                    Value input, Value count, bool strict) {
  auto loops =
      static_cast<unsigned>(cast<RankedTensorType>(input.getType()).getRank());
  Value init = op.getDpsInits()[0];
  SmallVector<Value> inputs{input};
  SmallVector<AffineMap> maps{builder.getMultiDimIdentityMap(loops)};
  if (count) {
    inputs.push_back(count);
    maps.push_back(getOneMap(count, loops, builder.getContext()));
  }
  maps.push_back(getOneMap(init, loops, builder.getContext()));
  auto build = [&](OpBuilder &nested, Location loc, ValueRange arguments) {
    Value before = arguments.back();
    Value largest =
        cloneBody(nested, *op.getBlock(), {arguments.front(), before});
    if (count) {
      Value place =
          arith::IndexCastOp::create(nested, loc, nested.getI64Type(),
                                     linalg::IndexOp::create(nested, loc, 0));
      Value isOwn = arith::CmpIOp::create(
          nested, loc, arith::CmpIPredicate::slt, place, arguments[1]);
      largest = arith::SelectOp::create(nested, loc, isOwn, largest, before);
    }
    linalg::YieldOp::create(nested, loc, largest);
  };
  auto generic = linalg::GenericOp::create(
      builder, op.getLoc(), init.getType(), inputs, init, maps,
      SmallVector<utils::IteratorType>(loops, utils::IteratorType::reduction),
      build);
  return markStrict(generic, strict);
}
