//===- Fills.cpp - What a tensor is filled with ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

/// Whether each element of the only result is computed once, on its own.
static bool isElementwise(linalg::LinalgOp op) {
  // A fill is, and would make its maps anew to be asked.
  return isa<linalg::FillOp>(op.getOperation()) ||
         (op.getNumParallelLoops() == op.getNumLoops() &&
          op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isPermutation());
}

Value fsdp::getFillValue(Operation *op) {
  auto linalgOp = dyn_cast_or_null<linalg::LinalgOp>(op);
  if (!linalgOp || linalgOp.getNumDpsInits() != 1)
    return nullptr;
  // The body first, at which most ops fail.
  Block *body = linalgOp.getBlock();
  Value value = body->getTerminator()->getOperand(0);
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && argument.getOwner() == body) {
    OpOperand *operand = linalgOp.getMatchingOpOperand(argument);
    return linalgOp.isScalar(operand) &&
                   operand->get().getType() == value.getType() &&
                   isElementwise(linalgOp)
               ? operand->get()
               : Value();
  }
  Operation *def = value.getDefiningOp();
  bool isInside = def && linalgOp->isProperAncestor(def);
  return (!isInside || def->hasTrait<OpTrait::ConstantLike>()) &&
                 isElementwise(linalgOp)
             ? value
             : Value();
}

Value fsdp::createFillValue(OpBuilder &builder, Operation *op) {
  Value value = getFillValue(op);
  Operation *def = value ? value.getDefiningOp() : nullptr;
  bool isInside = def && op->isProperAncestor(def);
  return isInside ? builder.clone(*def)->getResult(0) : value;
}

Value fsdp::getFilledDest(Operation *op) {
  return cast<linalg::LinalgOp>(op).getDpsInitOperand(0)->get();
}
