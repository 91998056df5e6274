//===- ModuleTree.cpp - Walks and look-ups in the module tree -------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/ModuleTree.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

/// The symbol name of an op of the tree.
static StringAttr getName(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringAttr>(op)
      .Case<TreeModuleOp, ParamOp, BufferOp, AliasOp, StackOp>(
          [](auto member) { return member.getSymNameAttr(); })
      .Default(
          [](Operation *other) { return SymbolTable::getSymbolName(other); });
}

TreeSymbols::TreeSymbols(ModuleOp top) : top(top) {
  for (auto root : top.getOps<TreeModuleOp>()) {
    members[{top, root.getSymNameAttr()}] = root;
    add(root);
  }
}

void TreeSymbols::add(TreeModuleOp module) {
  for (Operation &member : module.getBody().front()) {
    // The name of several states, not of one.
    if (isa<StackOp>(member))
      continue;
    members[{module, getName(&member)}] = &member;
    if (auto child = dyn_cast<TreeModuleOp>(member))
      add(child);
  }
}

Operation *TreeSymbols::resolve(SymbolRefAttr symbol) const {
  Operation *current = members.lookup({top, symbol.getRootReference()});
  for (FlatSymbolRefAttr part : symbol.getNestedReferences()) {
    current = members.lookup({current, part.getAttr()});
    if (auto alias = dyn_cast_or_null<AliasOp>(current))
      current = resolve(alias.getTarget());
  }
  return current;
}

SmallVector<ParamOp> TreeSymbols::getParams(UnitOp unit) const {
  SmallVector<ParamOp> params;
  for (auto symbol : unit.getParams().getAsRange<SymbolRefAttr>())
    params.push_back(cast<ParamOp>(resolve(symbol)));
  return params;
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
    nested.push_back(FlatSymbolRefAttr::get(getName(part)));
  return SymbolRefAttr::get(getName(path.front()), nested);
}

std::string mlir::fsdp::getTreeFQN(Operation *op) {
  return getFQN(getTreeSymbol(op));
}

StringRef mlir::fsdp::describeTreeKind(Operation *op) {
  if (isa<TreeModuleOp>(op))
    return "module";
  if (isa<AliasOp>(op))
    return "alias";
  if (isa<StackOp>(op))
    return "stack";
  return isa<ParamOp>(op) ? "param" : "buffer";
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
  ModuleOp top;
  SmallVector<TreeModuleOp> path = {};
  std::string name = {};
  SymbolTableCollection tables = {};

  void walk(TreeModuleOp module) {
    path.push_back(module);
    for (bool states : {statesFirst, !statesFirst})
      for (Operation &op : module.getBody().front())
        walkMember(op, states);
    path.pop_back();
  }

  /// Visits the member if it is of the kind asked for: a state or a module.
  void walkMember(Operation &op, bool states) {
    if (isa<StackOp>(op))
      return;
    Operation *target = &op;
    if (auto alias = dyn_cast<AliasOp>(op))
      target = tables.lookupSymbolIn(top, alias.getTarget());
    auto child = dyn_cast_or_null<TreeModuleOp>(target);
    if (!target || states == !!child ||
        (child && llvm::is_contained(path, child)))
      return;
    size_t length = name.size();
    name += name.empty() ? "" : ".";
    name += getName(&op).getValue();
    if (child)
      walk(child);
    else
      visit({target, name, path});
    name.resize(length);
  }
};
} // namespace

void mlir::fsdp::forEachState(
    TreeModuleOp root, llvm::function_ref<void(const StateOccurrence &)> visit,
    ParamOrder order) {
  Walker{visit, order == ParamOrder::PreOrder,
         root->getParentOfType<ModuleOp>()}
      .walk(root);
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

bool mlir::fsdp::hasRoles(func::FuncOp function) {
  SmallVector<DictionaryAttr> attrs;
  function.getAllArgAttrs(attrs);
  function.getAllResultAttrs(attrs);
  return llvm::any_of(attrs, [](DictionaryAttr dictionary) {
    return dictionary && dictionary.contains(attr::kRole);
  });
}

SmallVector<func::FuncOp> mlir::fsdp::getSteps(ModuleOp top) {
  SmallVector<func::FuncOp> steps;
  if (func::FuncOp step = getStep(top))
    steps.push_back(step);
  for (auto other : top.getOps<func::FuncOp>())
    if (!steps.empty() && other.isPublic() &&
        other.getSymName().starts_with("step_") && hasRoles(other))
      steps.push_back(other);
  return steps;
}

StringAttr mlir::fsdp::getTurn(func::FuncOp step) {
  return step->getAttrOfType<StringAttr>(attr::kTurn);
}

DenseMap<Operation *, StringAttr>
mlir::fsdp::getParamsWithGradient(ModuleOp top, const TreeSymbols &symbols) {
  DenseMap<Operation *, StringAttr> params;
  for (func::FuncOp step : getSteps(top))
    for (unsigned i = 0, e = step.getNumResults(); i != e; ++i)
      if (auto symbol = getResultSymbol(step, i, RoleKind::Grad))
        if (Operation *param = symbols.resolve(symbol))
          params.try_emplace(param, getTurn(step));
  return params;
}
