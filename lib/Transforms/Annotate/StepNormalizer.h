//===- StepNormalizer.h - The step in normal form ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shared by the two files of `fsdp-normalize-input` that deal with `@step`.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ANNOTATE_STEPNORMALIZER_H
#define FSDP_LIB_TRANSFORMS_ANNOTATE_STEPNORMALIZER_H

#include "fsdp/Utils/ModuleTree.h"

namespace mlir::fsdp {

/// A value that the step returns, with its attributes.
struct StepResult {
  Value value;
  DictionaryAttr attrs;
};

/// Reads the arguments and results of a step, then rewrites them in order.
class StepNormalizer {
public:
  /// `step` may also be one that only `evaluates`.
  StepNormalizer(ModuleOp top, TreeModuleOp root, func::FuncOp step,
                 bool evaluates)
      : top(top), step(step), evaluates(evaluates), symbols(top),
        states(getStatesInOrder(root)),
        returnOp(cast<func::ReturnOp>(step.getBody().front().getTerminator())),
        builder(returnOp) {}

  LogicalResult run() {
    if (failed(readArguments()) || failed(takeGradMarks()) ||
        failed(readResults()))
      return failure();
    // Results first: afterwards the terminator keeps those alive that are
    // arguments.
    rewriteResults();
    rewriteArguments();
    return success();
  }

private:
  FailureOr<Operation *> resolve(Location loc, SymbolRefAttr symbol,
                                 const Twine &what);
  LogicalResult readArguments();
  LogicalResult expectName(BlockArgument argument, RoleAttr role);
  LogicalResult readInput(BlockArgument argument, RoleAttr role);
  LogicalResult checkName(BlockArgument argument, RoleAttr role);
  LogicalResult readState(BlockArgument argument, Operation *state);
  LogicalResult takeGradMarks();
  LogicalResult readResults();
  LogicalResult readResult(unsigned index, Value value, DictionaryAttr attrs);
  LogicalResult readLoss(unsigned index, Value value);
  LogicalResult readMetric(unsigned index, Value value, RoleAttr role);
  LogicalResult readNewValue(unsigned index, Value value, Operation *state);
  LogicalResult readGradient(unsigned index, Value value, Operation *state);
  LogicalResult refuseChange(unsigned index, RoleAttr role);
  LogicalResult expectLoss();
  LogicalResult checkTrained();
  LogicalResult checkReturned(unsigned index, Value value, Operation *state);
  void rewriteArguments();
  void rewriteResults();
  DictionaryAttr nameInput(DictionaryAttr attrs, unsigned position);
  DictionaryAttr nameState(DictionaryAttr attrs, RoleKind kind,
                           Operation *state);

  ModuleOp top;
  func::FuncOp step;
  bool evaluates;
  TreeSymbols symbols;
  SmallVector<Operation *> states;
  func::ReturnOp returnOp;
  OpBuilder builder;

  /// Primary names of states, as far as they were asked for.
  DenseMap<Operation *, SymbolRefAttr> names;
  DenseMap<Operation *, BlockArgument> arguments;
  /// Inputs and train states.
  DenseMap<std::pair<RoleKind, StringAttr>, BlockArgument> named;
  SmallVector<std::pair<Value, SymbolRefAttr>> marked;
  DenseMap<Operation *, Value> gradients, newValues;
  /// The names that gradients have.
  llvm::DenseSet<Attribute> returned;
  Value loss;
  SmallVector<StepResult> metrics;
  SmallVector<StepResult> outputs;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ANNOTATE_STEPNORMALIZER_H
