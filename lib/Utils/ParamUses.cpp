//===- ParamUses.cpp - Who reads a unit's parameters ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/Fills.h"
#include "fsdp/Utils/KnownOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// What is cheap
//===----------------------------------------------------------------------===//

bool mlir::fsdp::isFreshOrConstant(Value value) {
  Operation *def = value.getDefiningOp();
  if (!def)
    return false;
  if (def->hasTrait<OpTrait::ConstantLike>() || isKnownConstant(def))
    return true;
  if (isKnownMove(def))
    return llvm::all_of(def->getOperands(), isFreshOrConstant);
  auto derivable = dyn_cast<DerivableOpInterface>(def);
  if (derivable && derivable.makesFreshValue())
    return llvm::all_of(def->getOperands(), isFreshOrConstant);
  Value fill = getFillValue(def);
  return fill && isFreshOrConstant(fill) &&
         isFreshOrConstant(getFilledDest(def));
}

/// Whether an op about which nothing is known gives one tensor another shape,
/// and nothing else as far as its types tell.
static bool reshapes(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      op->getNumRegions() != 0)
    return false;
  auto source = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto result = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return source && result && source.hasStaticShape() &&
         result.hasStaticShape() &&
         source.getElementType() == result.getElementType() &&
         source.getShape() != result.getShape() &&
         source.getNumElements() == result.getNumElements();
}

bool mlir::fsdp::isDerivable(Operation *op,
                             function_ref<bool(Value)> isDerived) {
  // Most ops read nothing derived, which is the cheapest to find out.
  if (op->getNumResults() == 0 || !llvm::any_of(op->getOperands(), isDerived) ||
      !isKnownPure(op))
    return false;
  for (Value operand : op->getOperands())
    if (!isDerived(operand) && !isFreshOrConstant(operand))
      return false;
  if (auto derivable = dyn_cast<DerivableOpInterface>(op)) {
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    return derivable.movesElements() &&
           llvm::all_of(captured, isFreshOrConstant);
  }
  return isa<CastOpInterface>(op) || isKnownMove(op) || reshapes(op);
}

llvm::DenseSet<Value> mlir::fsdp::findGathered(Operation *root) {
  llvm::DenseSet<Value> gathered;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<UnshardOp>(op) ||
        isDerivable(op, [&](Value value) { return gathered.contains(value); }))
      gathered.insert_range(op->getResults());
  });
  return gathered;
}

//===----------------------------------------------------------------------===//
// Def-use walks
//===----------------------------------------------------------------------===//

void mlir::fsdp::forEachOperand(Operation *op,
                                function_ref<void(OpOperand &)> visit) {
  op->walk([&](Operation *inner) {
    for (OpOperand &operand : inner->getOpOperands())
      visit(operand);
  });
}

SmallVector<ParamUses>
mlir::fsdp::collectParamUses(Block &block,
                             ArrayRef<SmallVector<Value>> groups) {
  SmallVector<ParamUses> result(groups.size());
  DenseMap<Value, unsigned> groupOf;
  for (auto [index, values] : llvm::enumerate(groups))
    for (Value value : values)
      groupOf[value] = index;
  for (Operation &op : block) {
    llvm::SmallSetVector<unsigned, 2> read;
    forEachOperand(&op, [&](OpOperand &operand) {
      auto it = groupOf.find(operand.get());
      if (it != groupOf.end())
        read.insert(it->second);
    });
    bool derived = read.size() == 1 && isDerivable(&op, [&](Value value) {
                     return groupOf.contains(value);
                   });
    for (unsigned group : read)
      (derived ? result[group].derived : result[group].uses).push_back(&op);
    if (derived)
      for (Value value : op.getResults())
        groupOf[value] = read.front();
  }
  return result;
}

llvm::DenseSet<Operation *>
mlir::fsdp::computeBackwardSlice(Block &block, ValueRange values) {
  llvm::DenseSet<Operation *> slice;
  SmallVector<Operation *> worklist;
  auto push = [&](Value value) {
    Operation *def = value.getDefiningOp();
    Operation *op = def ? block.findAncestorOpInBlock(*def) : nullptr;
    if (op && slice.insert(op).second)
      worklist.push_back(op);
  };
  llvm::for_each(values, push);
  while (!worklist.empty())
    forEachOperand(worklist.pop_back_val(),
                   [&](OpOperand &operand) { push(operand.get()); });
  return slice;
}

//===----------------------------------------------------------------------===//
// WindowTracker
//===----------------------------------------------------------------------===//

void WindowTracker::visitUnshard(UnshardOp op) {
  unsigned next = 0;
  for (Attribute symbol : op.getUnits()) {
    auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
    if (!unit)
      continue;
    current[unit] = op;
    for (size_t i = 0; i < unit.getParams().size(); ++i)
      if (next < op.getNumResults())
        origins[op.getResult(next++)] = {unit, op};
  }
}

void WindowTracker::visit(Operation *op) {
  if (auto unshard = dyn_cast<UnshardOp>(op))
    return visitUnshard(unshard);
  const Origin *found = nullptr;
  bool kept = false;
  SmallVector<Value> others;
  for (Value operand : op->getOperands()) {
    const Origin *origin = lookup(operand);
    if (!origin) {
      others.push_back(operand);
      continue;
    }
    if (found && found->unit != origin->unit)
      return;
    kept |= origin->kept;
    found = origin;
  }
  if (!found || !isKnownPure(op) || !llvm::all_of(others, isFreshOrConstant))
    return;
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  if (!llvm::all_of(captured, isFreshOrConstant))
    return;
  Origin origin = *found;
  origin.kept = kept || !isDerivable(op, [&](Value value) {
                  return lookup(value) != nullptr;
                });
  for (Value result : op->getResults())
    origins[result] = origin;
}

const WindowTracker::Origin *WindowTracker::lookup(Value value) const {
  auto it = origins.find(value);
  return it == origins.end() ? nullptr : &it->second;
}
