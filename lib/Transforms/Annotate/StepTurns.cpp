//===- StepTurns.cpp - Steps that take turns ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of fsdp-normalize-input: steps with losses and parameters of their own,
// as adversarial training has them, in one module.
//
//===----------------------------------------------------------------------===//

#include "InputContract.h"

using namespace mlir;
using namespace mlir::fsdp;

LogicalResult mlir::fsdp::checkTurnNames(ArrayRef<func::FuncOp> steps,
                                         ArrayRef<func::FuncOp> evaluations) {
  const auto *first = llvm::find_if(steps, getTurn);
  if (first == steps.end())
    return success();
  llvm::SmallDenseMap<StringAttr, func::FuncOp> known;
  for (func::FuncOp step : steps) {
    StringAttr turn = getTurn(step);
    auto [same, isNew] = known.try_emplace(turn, step);
    if (turn && isNew)
      continue;
    InFlightDiagnostic diag = emitError(step.getLoc())
                              << "expected '@" << step.getSymName()
                              << "' to have an '" << attr::kTurn
                              << "' of its own, got ";
    if (turn)
      diag << turn;
    else
      diag << "none";
    func::FuncOp other = turn ? same->second : *first;
    diag.attachNote(other.getLoc())
        << "'@" << other.getSymName() << "' has " << (turn ? "the same" : "one")
        << "; steps take turns, or are those "
        << "of inputs of several shapes";
    return diag;
  }
  if (evaluations.empty())
    return success();
  func::FuncOp evaluation = evaluations.front();
  InFlightDiagnostic diag = emitError(evaluation.getLoc())
                            << "not supported: the evaluation '@"
                            << evaluation.getSymName()
                            << "' beside steps that take turns";
  func::FuncOp step = steps.front();
  diag.attachNote(step.getLoc())
      << "'@" << step.getSymName() << "' is one of them";
  return diag;
}

/// Turns are called with the same values.
static LogicalResult checkArguments(func::FuncOp first, func::FuncOp other) {
  if (first.getArgumentTypes() == other.getArgumentTypes() &&
      first.getArgAttrsAttr() == other.getArgAttrsAttr())
    return success();
  auto describe = [](func::FuncOp step, unsigned index) {
    std::string text;
    llvm::raw_string_ostream os(text);
    if (index < step.getNumArguments())
      os << step.getArgumentTypes()[index] << " " << getArgRole(step, index);
    else
      os << "none";
    return text;
  };
  unsigned index = 0;
  while (index < first.getNumArguments() && index < other.getNumArguments() &&
         describe(first, index) == describe(other, index))
    ++index;
  InFlightDiagnostic diag =
      emitError(other.getLoc())
      << "expected '@" << other.getSymName() << "' to take what '@"
      << first.getSymName() << "' takes, as argument " << index << " "
      << describe(first, index) << ", got " << describe(other, index);
  diag.attachNote(first.getLoc())
      << "'@" << first.getSymName() << "' is here; steps that take turns have "
      << "the same inputs, in one order";
  return diag;
}

LogicalResult mlir::fsdp::checkTurns(TreeModuleOp root,
                                     ArrayRef<func::FuncOp> steps) {
  TreeSymbols symbols(root->getParentOfType<ModuleOp>());
  DenseMap<Operation *, func::FuncOp> trainedBy;
  for (func::FuncOp step : steps) {
    if (failed(checkArguments(steps.front(), step)))
      return failure();
    for (unsigned i = 0, e = step.getNumResults(); i != e; ++i) {
      auto symbol = getResultSymbol(step, i, RoleKind::Grad);
      if (!symbol)
        continue;
      auto [other, isNew] =
          trainedBy.try_emplace(symbols.resolve(symbol), step);
      if (isNew)
        continue;
      InFlightDiagnostic diag =
          emitError(step.getLoc())
          << "expected '@" << step.getSymName()
          << "' to train params that no other step does, got a gradient of '"
          << getFQN(symbol) << "'";
      diag.attachNote(other->second.getLoc())
          << "'@" << other->second.getSymName() << "' returns one, too";
      return diag;
    }
  }
  for (Operation *state : getStatesInOrder(root)) {
    auto param = dyn_cast<ParamOp>(state);
    if (!param || param.getFrozen() || param.getUnused() ||
        trainedBy.contains(param))
      continue;
    InFlightDiagnostic diag = emitError(param.getLoc())
                              << "expected a gradient for param '"
                              << getTreeFQN(param)
                              << "' in one of the steps that take turns, got "
                                 "none";
    diag.attachNote() << "declare it 'unused' if no loss depends on it, or "
                         "'frozen' if it is not trained";
    return diag;
  }
  return success();
}
