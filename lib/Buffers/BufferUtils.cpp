//===- BufferUtils.cpp - Helpers of the buffer passes -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferUtils.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

Value fsdp::getRootBuffer(Value value) {
  while (auto view = value.getDefiningOp<ViewLikeOpInterface>())
    value = view.getViewSource();
  return value;
}

/// Identity layout and static shape: the elements lie densely in order.
static bool isDense(Value value) {
  auto type = dyn_cast<MemRefType>(value.getType());
  return type && type.hasStaticShape() && type.getLayout().isIdentity();
}

memref::AllocOp fsdp::findWholeAlloc(Value value, std::string &reason) {
  while (true) {
    if (!isDense(value)) {
      reason = "it is not dense";
      return nullptr;
    }
    Operation *def = value.getDefiningOp();
    if (!def) {
      reason = "it is an argument";
      return nullptr;
    }
    if (auto alloc = dyn_cast<memref::AllocOp>(def))
      return alloc;
    if (!isa<memref::ExpandShapeOp, memref::CollapseShapeOp, memref::CastOp,
             memref::ReinterpretCastOp>(def)) {
      reason = isa<memref::GetGlobalOp>(def) ? "it is a constant"
                                             : "it is a part of another value";
      return nullptr;
    }
    Value source = def->getOperand(0);
    auto type = dyn_cast<MemRefType>(source.getType());
    if (!type || !type.hasStaticShape() ||
        type.getNumElements() !=
            cast<MemRefType>(value.getType()).getNumElements()) {
      reason = "it is a part of another value";
      return nullptr;
    }
    value = source;
  }
}

void fsdp::replaceAlloc(memref::AllocOp alloc, Value buffer) {
  OpBuilder builder(alloc);
  MemRefType type = alloc.getType();
  if (buffer.getType() != type) {
    SmallVector<int64_t> strides;
    int64_t offset = 0;
    // Identity layouts always have strides.
    (void)type.getStridesAndOffset(strides, offset);
    buffer =
        memref::ReinterpretCastOp::create(builder, alloc.getLoc(), type, buffer,
                                          offset, type.getShape(), strides);
  }
  alloc.replaceAllUsesWith(buffer);
  alloc.erase();
}

memref::AllocOp fsdp::createAlignedAlloc(OpBuilder &builder, Location loc,
                                         MemRefType type) {
  return memref::AllocOp::create(builder, loc, type,
                                 builder.getI64IntegerAttr(64));
}

/// Whether `user` stands behind `after` in the block of `after`.
static bool isBehind(Operation *user, Operation *after) {
  Operation *top = after->getBlock()->findAncestorOpInBlock(*user);
  return !top || after->isBeforeInBlock(top);
}

OpOperand *fsdp::findAccess(Value value,
                            function_ref<bool(OpOperand &)> matches,
                            Operation *after) {
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    auto view = dyn_cast<ViewLikeOpInterface>(user);
    if (view && view.getViewSource() == value) {
      for (Value result : user->getResults())
        if (OpOperand *found = findAccess(result, matches, after))
          return found;
      continue;
    }
    if (after && !isBehind(user, after))
      continue;
    auto call = dyn_cast<func::CallOp>(user);
    auto callee = call ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                             call, call.getCalleeAttr())
                       : func::FuncOp();
    if (callee && !callee.isExternal()) {
      if (findAccess(callee.getArgument(use.getOperandNumber()), matches))
        return &use;
      continue;
    }
    if (matches(use))
      return &use;
  }
  return nullptr;
}

bool fsdp::mayWrite(OpOperand &operand) {
  Operation *op = operand.getOwner();
  if (op->hasTrait<OpTrait::IsTerminator>())
    return false;
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects)
    return true;
  SmallVector<MemoryEffects::EffectInstance> instances;
  effects.getEffects(instances);
  return llvm::any_of(instances, [&](MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Write>(effect.getEffect()) &&
           effect.getValue() == operand.get();
  });
}

fsdp::LayoutAttr fsdp::getMovedLayout(StartOp start, unsigned index) {
  auto unit = lookupFromTop<UnitOp>(
      start, cast<SymbolRefAttr>(start.getUnits()[index]));
  bool scatters = start.getKind() == CollectiveKind::ReduceScatter;
  Value shard = scatters ? start.getDests()[index] : start.getSources()[index];
  if (isa<FloatType>(getElementTypeOrSelf(shard)))
    return getLayoutIn(unit, shard.getType());
  // What a smaller group of ranks kept are bytes of the gathered type.
  auto gathered = unit->getAttrOfType<TypeAttr>(attr::kGatherType);
  return gathered ? getLayoutIn(unit, gathered.getValue())
                  : unit.getLayoutAttr();
}
