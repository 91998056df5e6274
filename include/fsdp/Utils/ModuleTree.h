//===- ModuleTree.h - Walks and look-ups in the module tree -----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of states and the meaning of names that pass through aliases are
// defined here, once for all phases.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_MODULETREE_H
#define FSDP_UTILS_MODULETREE_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace mlir::fsdp {

/// In which order a unit's parameters are collected.
enum class ParamOrder {
  /// A module's own before its children's (FSDP1).
  PreOrder,
  /// Its children's before its own (FSDP2).
  PostOrder
};

/// The names of a module tree. A look-up costs constant time for each module on
/// the path, while a plain symbol look-up searches all members of each.
class TreeSymbols {
public:
  explicit TreeSymbols(ModuleOp top);

  /// The module, param or buffer that a name of the tree means: unlike a plain
  /// symbol look-up it follows aliases anywhere on the path. Null if there is
  /// none.
  Operation *resolve(SymbolRefAttr symbol) const;

  /// The unit's params, in order.
  SmallVector<ParamOp> getParams(UnitOp unit) const;

private:
  void add(TreeModuleOp module);

  ModuleOp top;
  /// By parent and own name.
  DenseMap<std::pair<Operation *, StringAttr>, Operation *> members;
};

/// The primary name of an op of the tree, from the root on.
SymbolRefAttr getTreeSymbol(Operation *op);

/// The framework's dotted name of an op of the tree; "" for the root.
std::string getTreeFQN(Operation *op);

/// "module", "param", "buffer", "alias" or "stack".
StringRef describeTreeKind(Operation *op);

/// How an FQN is shown to the user: the root is '<root>'.
std::string quoteFQN(StringRef fqn);

/// One occurrence of a state in the tree.
struct StateOccurrence {
  /// The ParamOp or BufferOp.
  Operation *state;
  /// The name under which it is met here. Valid during the visit.
  StringRef fqn;
  /// The modules from the root down to the one that has the state here.
  ArrayRef<TreeModuleOp> path;
};

/// Visits the states in the order of PyTorch's
/// `named_modules(remove_duplicate=False)`: a module's own states (aliases
/// included) in registration order, then its children, or with `PostOrder`,
/// which FSDP2 has, the children first. A state is visited once for each of its
/// names. A module that contains itself is entered once.
void forEachState(TreeModuleOp root,
                  llvm::function_ref<void(const StateOccurrence &)> visit,
                  ParamOrder order = ParamOrder::PreOrder);

/// Every param and buffer once, in the order of its first occurrence.
SmallVector<Operation *> getStatesInOrder(TreeModuleOp root);

/// The function `@step`; null if there is none.
func::FuncOp getStep(ModuleOp top);

/// Whether an argument or a result of a function has a role.
bool hasRoles(func::FuncOp function);

/// The steps: `@step`, and behind it the public functions `@step_...` with
/// roles, which are the same step for inputs of other shapes, or those that
/// take turns with it. Empty without `@step`.
SmallVector<func::FuncOp> getSteps(ModuleOp top);

/// The name of a step where several take turns, or null: each has a loss and
/// updates parameters of its own, one behind the other.
StringAttr getTurn(func::FuncOp step);

/// The params for which a step returns a gradient, a result with the role
/// `grad`, and the turn of that step.
DenseMap<Operation *, StringAttr>
getParamsWithGradient(ModuleOp top, const TreeSymbols &symbols);

/// Storage type of a ParamOp or BufferOp.
RankedTensorType getStateType(Operation *state);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_MODULETREE_H
