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

Value fsdp::getFillValue(Operation *op) {
  auto linalgOp = dyn_cast_or_null<linalg::LinalgOp>(op);
  if (!linalgOp || linalgOp.getNumDpsInits() != 1 ||
      linalgOp.getNumParallelLoops() != linalgOp.getNumLoops() ||
      !linalgOp.getMatchingIndexingMap(linalgOp.getDpsInitOperand(0))
           .isPermutation())
    return nullptr;
  Block *body = linalgOp.getBlock();
  Value value = body->getTerminator()->getOperand(0);
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && argument.getOwner() == body) {
    OpOperand *operand = linalgOp.getMatchingOpOperand(argument);
    return linalgOp.isScalar(operand) &&
                   operand->get().getType() == value.getType()
               ? operand->get()
               : Value();
  }
  Operation *def = value.getDefiningOp();
  bool isInside = def && linalgOp->isProperAncestor(def);
  return !isInside || def->hasTrait<OpTrait::ConstantLike>() ? value : Value();
}

Value fsdp::getFilledDest(Operation *op) {
  return cast<linalg::LinalgOp>(op).getDpsInitOperand(0)->get();
}
