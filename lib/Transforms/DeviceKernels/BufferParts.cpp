//===- BufferParts.cpp - Views that can be made anew ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferParts.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fsdp;

bool fsdp::isStaticView(Operation *op) {
  return isa_and_nonnull<memref::SubViewOp, memref::ExpandShapeOp,
                         memref::CollapseShapeOp>(op) &&
         op->getNumOperands() == 1;
}

Value fsdp::getBase(Value memref) {
  while (isStaticView(memref.getDefiningOp()))
    memref = memref.getDefiningOp()->getOperand(0);
  return memref;
}

bool fsdp::isAvailable(Value value, Operation *place) {
  if (isa<MemRefType>(value.getType()))
    value = getBase(value);
  Operation *definition = value.getDefiningOp();
  if (!definition || definition->getBlock() != place->getBlock())
    return true;
  return definition->isBeforeInBlock(place) ||
         isa<memref::AllocOp, memref::GetGlobalOp>(definition) ||
         definition->hasTrait<OpTrait::ConstantLike>();
}

void fsdp::makeAvailable(Value value, Operation *place) {
  Operation *definition = value.getDefiningOp();
  if (!definition || definition->getBlock() != place->getBlock() ||
      definition->isBeforeInBlock(place))
    return;
  if (isStaticView(definition))
    makeAvailable(definition->getOperand(0), place);
  definition->moveBefore(place);
}

bool fsdp::areApart(Value one, Value other) {
  auto first = one.getDefiningOp<memref::SubViewOp>();
  auto second = other.getDefiningOp<memref::SubViewOp>();
  auto isStatic = [](memref::SubViewOp view) {
    return view && isStaticView(view) && view.hasUnitStride();
  };
  if (!isStatic(first) || !isStatic(second) ||
      first.getSource() != second.getSource())
    return false;
  for (auto [begin, size, otherBegin, otherSize] :
       llvm::zip_equal(first.getStaticOffsets(), first.getStaticSizes(),
                       second.getStaticOffsets(), second.getStaticSizes()))
    if (begin + size <= otherBegin || otherBegin + otherSize <= begin)
      return true;
  return false;
}

llvm::SetVector<Value> fsdp::getMemories(Operation *op) {
  llvm::SetVector<Value> memories;
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      if (isa<MemRefType>(operand.getType()) &&
          !op->isAncestor(operand.getParentBlock()->getParentOp()))
        memories.insert(operand);
  });
  return memories;
}
