//===- ModuleTree.cpp - Walks and look-ups in the module tree -------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/ModuleTree.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::fsdp;

Operation *mlir::fsdp::resolveTreeSymbol(ModuleOp top, SymbolRefAttr symbol) {
  Operation *current = top.lookupSymbol(symbol.getRootReference());
  for (FlatSymbolRefAttr part : symbol.getNestedReferences()) {
    if (!isa_and_nonnull<TreeModuleOp>(current))
      return nullptr;
    current = SymbolTable::lookupSymbolIn(current, part.getAttr());
    if (auto alias = dyn_cast_or_null<AliasOp>(current))
      current = lookupFromTop(top, alias.getTarget());
  }
  return isa_and_nonnull<TreeModuleOp, ParamOp, BufferOp>(current) ? current
                                                                   : nullptr;
}

TreeSymbols::TreeSymbols(ModuleOp top) : top(top) {
  if (TreeModuleOp root = getTreeRoot(top))
    root.walk([&](Operation *op) {
      if (!isa<AliasOp>(op))
        ops[getTreeSymbol(op)] = op;
    });
}

Operation *TreeSymbols::resolve(SymbolRefAttr symbol) const {
  Operation *found = ops.lookup(symbol);
  return found ? found : resolveTreeSymbol(top, symbol);
}

/// The ops from the root of the tree down to `op`.
static SmallVector<Operation *> getTreePath(Operation *op) {
  SmallVector<Operation *> path;
  for (; op && !isa<ModuleOp>(op); op = op->getParentOp())
    path.push_back(op);
  std::reverse(path.begin(), path.end());
  return path;
}

SymbolRefAttr mlir::fsdp::getTreeSymbol(Operation *op) {
  SmallVector<FlatSymbolRefAttr> nested;
  SmallVector<Operation *> path = getTreePath(op);
  for (Operation *part : llvm::drop_begin(path))
    nested.push_back(FlatSymbolRefAttr::get(SymbolTable::getSymbolName(part)));
  return SymbolRefAttr::get(SymbolTable::getSymbolName(path.front()), nested);
}

std::string mlir::fsdp::getTreeFQN(Operation *op) {
  return getFQN(getTreeSymbol(op));
}

std::string mlir::fsdp::quoteFQN(StringRef fqn) {
  return fqn.empty() ? "<root>" : fqn.str();
}

RankedTensorType mlir::fsdp::getStateType(Operation *state) {
  if (auto param = dyn_cast<ParamOp>(state))
    return param.getStorageType();
  return cast<BufferOp>(state).getStorageType();
}

namespace {
/// The walk's position: modules above, and the name reached so far.
struct Walker {
  llvm::function_ref<void(const StateOccurrence &)> visit;
  bool statesFirst;
  SmallVector<TreeModuleOp> path;

  void walk(TreeModuleOp module, const std::string &prefix) {
    path.push_back(module);
    for (bool states : {statesFirst, !statesFirst})
      for (Operation &op : module.getBody().front())
        walkMember(op, prefix, states);
    path.pop_back();
  }

  /// Visits the member if it is of the kind asked for: a state or a module.
  void walkMember(Operation &op, const std::string &prefix, bool states) {
    Operation *target = &op;
    if (auto alias = dyn_cast<AliasOp>(op))
      target = lookupFromTop(&op, alias.getTarget());
    std::string fqn = prefix.empty() ? "" : prefix + ".";
    fqn += SymbolTable::getSymbolName(&op).getValue();
    if (auto child = dyn_cast_or_null<TreeModuleOp>(target)) {
      if (!states && !llvm::is_contained(path, child))
        walk(child, fqn);
    } else if (target && states) {
      visit({target, fqn, path});
    }
  }
};
} // namespace

void mlir::fsdp::forEachState(
    TreeModuleOp root, llvm::function_ref<void(const StateOccurrence &)> visit,
    ParamOrder order) {
  Walker{visit, order == ParamOrder::PreOrder, {}}.walk(root, "");
}

SmallVector<Operation *> mlir::fsdp::getStatesInOrder(TreeModuleOp root) {
  llvm::SetVector<Operation *> states;
  forEachState(root, [&](const StateOccurrence &occurrence) {
    states.insert(occurrence.state);
  });
  return states.takeVector();
}

func::FuncOp mlir::fsdp::getStep(ModuleOp top) {
  return top.lookupSymbol<func::FuncOp>("step");
}

llvm::SmallPtrSet<Operation *, 16>
mlir::fsdp::getParamsWithGradient(ModuleOp top) {
  llvm::SmallPtrSet<Operation *, 16> params;
  func::FuncOp step = getStep(top);
  TreeSymbols symbols(top);
  for (unsigned i = 0, e = step ? step.getNumResults() : 0; i != e; ++i)
    if (auto symbol = step.getResultAttrOfType<SymbolRefAttr>(i, attr::kGrad))
      if (Operation *param = symbols.resolve(symbol))
        params.insert(param);
  return params;
}
