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

/// Arguments or results of a step: element types and attributes, but for the
/// range of indices, which may depend on the shape.
static SmallVector<std::string> describeValues(func::FuncOp step,
                                               bool results) {
  SmallVector<std::string> texts;
  ArrayRef<Type> types =
      results ? step.getResultTypes() : step.getArgumentTypes();
  for (auto [i, type] : llvm::enumerate(types)) {
    NamedAttrList attrs(results ? step.getResultAttrDict(i)
                                : step.getArgAttrDict(i));
    if (RoleAttr role = getRole(attrs.getDictionary(step.getContext())))
      attrs.set(attr::kRole, role.getIdentity());
    llvm::raw_string_ostream(texts.emplace_back())
        << getElementTypeOrSelf(type) << " "
        << attrs.getDictionary(step.getContext());
  }
  return texts;
}

/// Compares arguments, or results, of two steps.
static LogicalResult checkAlike(func::FuncOp first, func::FuncOp other,
                                bool results) {
  SmallVector<std::string> expected = describeValues(first, results);
  SmallVector<std::string> found = describeValues(other, results);
  if (expected == found)
    return success();
  StringRef what = results ? "result" : "argument";
  InFlightDiagnostic diag = emitError(other.getLoc())
                            << "expected '@" << other.getSymName()
                            << "' to be the step '@" << first.getSymName()
                            << "' for inputs of other shapes, got ";
  auto isMissing = [](ArrayRef<std::string> list) {
    return [list](const std::string &text) {
      return !llvm::is_contained(list, text);
    };
  };
  if (auto more = llvm::find_if(found, isMissing(expected));
      more != found.end())
    diag << "the " << what << " '" << *more << "', which that has not";
  else if (auto less = llvm::find_if(expected, isMissing(found));
           less != expected.end())
    diag << "no " << what << " '" << *less << "'";
  else
    diag << "its " << what << "s in another order or number";
  diag.attachNote(first.getLoc()) << "'@" << first.getSymName() << "' is here";
  return diag;
}

LogicalResult mlir::fsdp::checkAlike(ArrayRef<func::FuncOp> steps) {
  DenseMap<Type, func::FuncOp> known;
  for (func::FuncOp step : steps) {
    if (failed(::checkAlike(steps.front(), step, /*results=*/false)) ||
        failed(::checkAlike(steps.front(), step, /*results=*/true)))
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
