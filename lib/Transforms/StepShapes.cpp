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

/// An argument or result with its attributes and element type.
static std::string describeValue(Type type, DictionaryAttr attrs) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << getElementTypeOrSelf(type) << " " << attrs;
  return text;
}

/// Compares arguments, or results, of two steps.
static LogicalResult checkAlike(func::FuncOp first, func::FuncOp other,
                                bool results) {
  StringRef what = results ? "result" : "argument";
  auto list = [&](func::FuncOp step) {
    SmallVector<std::string> texts;
    TypeRange types = results ? TypeRange(step.getResultTypes())
                              : TypeRange(step.getArgumentTypes());
    for (auto [i, type] : llvm::enumerate(types))
      texts.push_back(describeValue(type, results ? step.getResultAttrDict(i)
                                                  : step.getArgAttrDict(i)));
    return texts;
  };
  SmallVector<std::string> expected = list(first), found = list(other);
  if (expected == found)
    return success();
  InFlightDiagnostic diag = emitError(other.getLoc())
                            << "expected '@" << other.getSymName()
                            << "' to be the step '@" << first.getSymName()
                            << "' for inputs of other shapes, got ";
  auto [mine, theirs] = std::mismatch(found.begin(), found.end(),
                                      expected.begin(), expected.end());
  if (mine == found.end() || theirs == expected.end())
    diag << found.size() << " " << what << "s, not " << expected.size();
  else
    diag << what << " " << (mine - found.begin()) << " '" << *mine << "', not '"
         << *theirs << "'";
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
