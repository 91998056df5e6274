//===- ParamGroups.cpp - Hyper-parameters per group -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ParamGroups.h"
#include "fsdp/Analysis/Wrap/WrapPolicy.h"
#include "fsdp/Utils/ModuleTree.h"
#include <cmath>

using namespace mlir;
using namespace mlir::fsdp;

int64_t mlir::fsdp::getParamGroup(ParamOp param) {
  auto group = param->getAttrOfType<IntegerAttr>(attr::kGroup);
  return group ? group.getInt() : 0;
}

static InFlightDiagnostic report(ModuleOp module, const Twine &text) {
  InFlightDiagnostic diag = emitError(module.getLoc());
  diag << text;
  diag.attachNote() << "a group is written as GLOB:name=value,name=value, for "
                       "example '*.bias:weight_decay=0'";
  return diag;
}

/// A hyper-parameter of one of the optimizers by its name, as it is there;
/// empty if they have none.
static StringRef findHyper(ArrayRef<OptimizerOp> rules, StringRef name) {
  for (OptimizerOp rule : rules)
    for (StringRef hyper : rule.getHypers().getAsValueRange<StringAttr>())
      if (hyper == name && name != "step")
        return hyper;
  return {};
}

static InFlightDiagnostic reportUnknown(ModuleOp module, StringRef text,
                                        ArrayRef<OptimizerOp> rules,
                                        StringRef name) {
  std::string known;
  llvm::SmallSetVector<OptimizerOp, 2> all(rules.begin(), rules.end());
  for (OptimizerOp rule : all) {
    std::string names;
    for (StringRef hyper : rule.getHypers().getAsValueRange<StringAttr>())
      if (hyper != "step")
        names += (names.empty() ? "" : ", ") + hyper.str();
    known += (known.empty() ? "'@" : " or '@") + rule.getSymName().str() +
             "' (" + names + ")";
  }
  return report(module, "expected a hyper-parameter of optimizer " + known +
                            " in parameter group '" + text + "', got '" + name +
                            "'");
}

/// `name=value,name=value`; names are those of the optimizers'.
static FailureOr<ParamGroup> parseValues(ModuleOp module, StringRef text,
                                         StringRef values,
                                         ArrayRef<OptimizerOp> rules) {
  ParamGroup group;
  SmallVector<StringRef> items;
  values.split(items, ',');
  for (StringRef item : items) {
    auto [name, number] = item.split('=');
    double value;
    if (name.empty() || number.getAsDouble(value) || !std::isfinite(value))
      return report(module, "expected name=value in parameter group '" + text +
                                "', got '" + item + "'");
    StringRef known = findHyper(rules, name);
    if (known.empty())
      return reportUnknown(module, text, rules, name);
    if (!group.insert({known, value}).second)
      return report(module, "expected '" + name +
                                "' once in parameter group '" + text + "'");
  }
  return group;
}

/// Marks the parameters that the pattern of group `text` matches and no earlier
/// one did, of which there must be one.
static LogicalResult mark(ModuleOp module, const llvm::GlobPattern &pattern,
                          int64_t number, StringRef text) {
  TreeModuleOp root = getTreeRoot(module);
  bool matches = false, marks = false;
  Builder builder(module.getContext());
  if (root)
    root.walk([&](ParamOp param) {
      if (!pattern.match(getTreeFQN(param)))
        return;
      matches = true;
      if (param->hasAttr(attr::kGroup))
        return;
      marks = true;
      param->setAttr(attr::kGroup, builder.getI64IntegerAttr(number));
    });
  if (!matches)
    return report(module, "expected parameter group '" + text +
                              "' to match a parameter, got none");
  if (marks)
    return success();
  InFlightDiagnostic diag = emitError(module.getLoc())
                            << "expected parameter group '" << text
                            << "' to match a parameter that no earlier group "
                               "has, got none";
  diag.attachNote() << "the first pattern that matches counts: give this group "
                       "before the others";
  return diag;
}

/// Groups as they were given: a list of options is cut at every comma when a
/// pipeline is read from text, those between the values of a group too.
static SmallVector<std::string> joinValues(ArrayRef<std::string> parts) {
  SmallVector<std::string> groups;
  for (StringRef part : parts) {
    if (groups.empty() || part.contains(':'))
      groups.push_back(part.str());
    else
      groups.back() += ("," + part).str();
  }
  return groups;
}

/// No param has a number that no group stands for.
static LogicalResult expectNoGroups(ModuleOp module) {
  TreeModuleOp root = getTreeRoot(module);
  if (!root)
    return success();
  WalkResult result = root.walk([&](ParamOp param) -> WalkResult {
    if (!param->hasAttr(attr::kGroup))
      return WalkResult::advance();
    InFlightDiagnostic diag = emitError(param.getLoc())
                              << "expected no '" << attr::kGroup
                              << "' before an optimizer is attached";
    diag.attachNote() << "the option 'param-groups' makes groups";
    return diag;
  });
  return failure(result.wasInterrupted());
}

FailureOr<SmallVector<ParamGroup>>
mlir::fsdp::assignParamGroups(ModuleOp module, ArrayRef<std::string> parts,
                              ArrayRef<OptimizerOp> rules) {
  if (failed(expectNoGroups(module)))
    return failure();
  SmallVector<std::string> texts = joinValues(parts);
  SmallVector<ParamGroup> groups(1);
  constexpr size_t kMostGroups = 127;
  if (texts.size() > kMostGroups)
    return report(module, "expected at most " + Twine(kMostGroups) +
                              " parameter groups, got " + Twine(texts.size()));
  for (StringRef text : texts) {
    auto [glob, values] = text.rsplit(':');
    if (glob.empty() || values.empty())
      return report(module, "expected a pattern and hyper-parameters in "
                            "parameter group '" +
                                text + "'");
    FailureOr<ParamGroup> group = parseValues(module, text, values, rules);
    if (failed(group))
      return failure();
    llvm::Expected<llvm::GlobPattern> pattern = parseNamePattern(glob);
    if (!pattern)
      return report(module, llvm::toString(pattern.takeError()) +
                                ", in parameter group '" + text + "'");
    if (failed(mark(module, *pattern, groups.size(), text)))
      return failure();
    groups.push_back(std::move(*group));
  }
  return groups;
}
