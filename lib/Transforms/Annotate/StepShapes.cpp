//===- StepShapes.cpp - Steps for inputs of several shapes ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of fsdp-normalize-input: what steps of one module must have in common,
// so that they can share states, units and layouts.
//
//===----------------------------------------------------------------------===//

#include "InputContract.h"

using namespace mlir;
using namespace mlir::fsdp;

/// An argument or result of a step: its element type and attributes, but for
/// the range of indices, which may depend on the shape.
using ValueFacts = std::pair<Type, DictionaryAttr>;

static SmallVector<ValueFacts> getFacts(func::FuncOp step, bool results) {
  SmallVector<ValueFacts> facts;
  ArrayRef<Type> types =
      results ? step.getResultTypes() : step.getArgumentTypes();
  for (auto [i, type] : llvm::enumerate(types)) {
    NamedAttrList attrs(results ? step.getResultAttrDict(i)
                                : step.getArgAttrDict(i));
    if (RoleAttr role = getRole(attrs.getDictionary(step.getContext())))
      attrs.set(attr::kRole, role.getIdentity());
    facts.emplace_back(getElementTypeOrSelf(type),
                       attrs.getDictionary(step.getContext()));
  }
  return facts;
}

static std::string print(const ValueFacts &facts) {
  std::string text;
  llvm::raw_string_ostream(text) << facts.first << " " << facts.second;
  return text;
}

/// The first of `facts` that `others` have not; null if they have all.
static const ValueFacts *findMissing(ArrayRef<ValueFacts> facts,
                                     ArrayRef<ValueFacts> others) {
  DenseSet<ValueFacts> known(others.begin(), others.end());
  const ValueFacts *found = llvm::find_if(
      facts, [&](const ValueFacts &fact) { return !known.contains(fact); });
  return found == facts.end() ? nullptr : found;
}

/// Compares arguments, or results, of two steps.
static LogicalResult checkAlike(func::FuncOp first, func::FuncOp other,
                                bool results) {
  SmallVector<ValueFacts> expected = getFacts(first, results);
  SmallVector<ValueFacts> found = getFacts(other, results);
  if (expected == found)
    return success();
  StringRef what = results ? "result" : "argument";
  InFlightDiagnostic diag = emitError(other.getLoc())
                            << "expected '@" << other.getSymName()
                            << "' to be the step '@" << first.getSymName()
                            << "' for inputs of other shapes, got ";
  if (const ValueFacts *more = findMissing(found, expected))
    diag << "the " << what << " '" << print(*more) << "', which that has not";
  else if (const ValueFacts *less = findMissing(expected, found))
    diag << "no " << what << " '" << print(*less) << "'";
  else
    diag << "its " << what << "s in another order or number";
  diag.attachNote(first.getLoc()) << "'@" << first.getSymName() << "' is here";
  return diag;
}

LogicalResult mlir::fsdp::checkAlike(ArrayRef<func::FuncOp> steps) {
  DenseMap<Type, func::FuncOp> known;
  for (func::FuncOp step : steps) {
    if (step != steps.front() &&
        (failed(::checkAlike(steps.front(), step, /*results=*/false)) ||
         failed(::checkAlike(steps.front(), step, /*results=*/true))))
      return failure();
    auto inputs = FunctionType::get(step.getContext(), step.getArgumentTypes(),
                                    TypeRange());
    auto [same, isNew] = known.try_emplace(inputs, step);
    if (isNew)
      continue;
    InFlightDiagnostic diag = emitError(step.getLoc())
                              << "expected inputs of other shapes than those "
                                 "of '@"
                              << same->second.getSymName() << "', got "
                              << "the same for '@" << step.getSymName() << "'";
    diag.attachNote(same->second.getLoc())
        << "'@" << same->second.getSymName() << "' is here";
    return diag;
  }
  return success();
}

/// An evaluation takes what its step takes.
static LogicalResult checkArguments(func::FuncOp step,
                                    func::FuncOp evaluation) {
  llvm::SmallDenseSet<std::pair<Type, Attribute>> known;
  for (auto [i, type] : llvm::enumerate(step.getArgumentTypes()))
    known.insert({type, step.getArgAttrDict(i)});
  for (auto [i, type] : llvm::enumerate(evaluation.getArgumentTypes())) {
    DictionaryAttr attrs = evaluation.getArgAttrDict(i);
    if (known.contains({type, attrs}))
      continue;
    InFlightDiagnostic diag = emitError(evaluation.getArgument(i).getLoc())
                              << "expected an argument that '@"
                              << step.getSymName() << "' has, too, got " << type
                              << " " << attrs;
    diag.attachNote(step.getLoc())
        << "'@" << step.getSymName()
        << "' is here; its evaluation takes the same states and inputs";
    return diag;
  }
  return success();
}

LogicalResult
mlir::fsdp::checkEvaluationArguments(ArrayRef<func::FuncOp> steps,
                                     ArrayRef<func::FuncOp> evaluations) {
  for (func::FuncOp evaluation : evaluations)
    if (failed(::checkAlike(evaluations.front(), evaluation, /*results=*/true)))
      return failure();
  for (func::FuncOp evaluation : evaluations)
    for (func::FuncOp step : steps)
      if (getEvaluationName(step) == evaluation.getSymName() &&
          failed(checkArguments(step, evaluation)))
        return failure();
  return success();
}
