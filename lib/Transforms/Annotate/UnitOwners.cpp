//===- UnitOwners.cpp - Which unit owns which parameter -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnitOwners.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// What is known of a parameter's names so far.
struct Names {
  /// The first one, and the module whose unit it belongs to.
  std::string fqn;
  TreeModuleOp first;
  /// How many of the modules above the first name contain every name, of
  /// `paths[path]`.
  size_t path, common;
  /// The other modules whose units a name belongs to, in order.
  SmallVector<TreeModuleOp, 0> others;
};

class OwnerFinder {
public:
  explicit OwnerFinder(TiedWeights tied) : tied(tied) {}

  LogicalResult visit(const StateOccurrence &occurrence);
  FailureOr<UnitOwners> finish();

private:
  LogicalResult visitAgain(ParamOp param, Names &names, TreeModuleOp owner,
                           const StateOccurrence &occurrence);

  ArrayRef<TreeModuleOp> getCommon(const Names &names) const {
    return ArrayRef(paths[names.path]).take_front(names.common);
  }

  TiedWeights tied;
  /// From the root to the modules that have states, in the order of the visit.
  SmallVector<SmallVector<TreeModuleOp>, 0> paths;
  llvm::MapVector<Operation *, Names> params;
  /// In order, with the parameter: what `tied` does not change.
  SmallVector<std::pair<TreeModuleOp, ParamOp>> places;
};
} // namespace

/// The innermost marked module, or null.
static TreeModuleOp findOwner(ArrayRef<TreeModuleOp> path) {
  for (TreeModuleOp module : llvm::reverse(path))
    if (module->hasAttr(attr::kWrap))
      return module;
  return nullptr;
}

/// Whether the innermost module on the way that is ignored or wrapped is an
/// ignored one: a parameter that is tied to a name in it belongs to the unit
/// that has it under another name.
static bool isIgnoredName(ArrayRef<TreeModuleOp> path) {
  for (TreeModuleOp module : llvm::reverse(path))
    if (module.getIgnored() || module->hasAttr(attr::kWrap))
      return module.getIgnored();
  return false;
}

static std::string describeUnit(TreeModuleOp module) {
  return module ? "unit '" + quoteFQN(getTreeFQN(module)) + "'" : "no unit";
}

/// Two names of one parameter lie in different units.
static LogicalResult reportTied(ParamOp param, const Names &names,
                                TreeModuleOp owner, StringRef fqn) {
  InFlightDiagnostic diag =
      emitError(param.getLoc())
      << "expected all names of a parameter in one unit, but '" << names.fqn
      << "' lies in " << describeUnit(names.first) << " and '" << fqn << "' in "
      << describeUnit(owner);
  for (TreeModuleOp module : {names.first, owner})
    if (module)
      diag.attachNote(module.getLoc())
          << "module '" << quoteFQN(getTreeFQN(module)) << "' is wrapped here";
  diag.attachNote() << "wrap a module that contains both names instead, or "
                       "neither of the two modules; 'tied=hoist' moves the "
                       "parameter to the unit around both";
  return failure();
}

static void remarkHoisted(ParamOp param, const Names &names,
                          TreeModuleOp owner) {
  std::string text = "param '" + names.fqn + "' is used in units '" +
                     quoteFQN(getTreeFQN(names.first)) + "'";
  for (TreeModuleOp module : names.others)
    text += ", '" + quoteFQN(getTreeFQN(module)) + "'";
  remark::passed(param.getLoc(),
                 remark::RemarkOpts::name("hoist").category("fsdp-form-units"))
      << StringRef(text + " and lies in " + describeUnit(owner) +
                   ", which is around all its names");
}

static LogicalResult reportUnowned(ParamOp param, StringRef fqn) {
  InFlightDiagnostic diag = emitError(param.getLoc())
                            << "expected param '" << fqn
                            << "' to lie in a wrapped module";
  diag.attachNote(getTreeRoot(param->getParentOfType<ModuleOp>()).getLoc())
      << "run fsdp-auto-wrap, which wraps the root";
  return failure();
}

LogicalResult OwnerFinder::visit(const StateOccurrence &occurrence) {
  auto param = dyn_cast<ParamOp>(occurrence.state);
  if (!param || param.getIgnored() || isIgnoredName(occurrence.path))
    return success();
  TreeModuleOp owner = findOwner(occurrence.path);
  auto [found, isNew] = params.try_emplace(param);
  Names &names = found->second;
  if (!isNew)
    return visitAgain(param, names, owner, occurrence);
  if (!owner)
    return reportUnowned(param, occurrence.fqn);
  if (paths.empty() || ArrayRef(paths.back()) != occurrence.path)
    paths.push_back(llvm::to_vector(occurrence.path));
  names.fqn = occurrence.fqn.str();
  names.first = owner;
  names.path = paths.size() - 1;
  names.common = occurrence.path.size();
  places.push_back({owner, param});
  return success();
}

LogicalResult OwnerFinder::visitAgain(ParamOp param, Names &names,
                                      TreeModuleOp owner,
                                      const StateOccurrence &occurrence) {
  ArrayRef<TreeModuleOp> common = getCommon(names);
  size_t depth = 0;
  while (depth < std::min(common.size(), occurrence.path.size()) &&
         common[depth] == occurrence.path[depth])
    ++depth;
  names.common = depth;
  if (owner == names.first || llvm::is_contained(names.others, owner))
    return success();
  if (tied == TiedWeights::Error)
    return reportTied(param, names, owner, occurrence.fqn);
  names.others.push_back(owner);
  if (tied == TiedWeights::Split)
    places.push_back({owner, param});
  return success();
}

FailureOr<UnitOwners> OwnerFinder::finish() {
  UnitOwners result;
  for (auto [owner, param] : places) {
    const Names &names = params.find(param)->second;
    if (tied == TiedWeights::Hoist && !names.others.empty()) {
      owner = findOwner(getCommon(names));
      if (!owner)
        return reportUnowned(param, names.fqn);
      remarkHoisted(param, names, owner);
    }
    result[owner].push_back(param);
  }
  return result;
}

FailureOr<UnitOwners> mlir::fsdp::findUnitOwners(TreeModuleOp root,
                                                 ParamOrder order,
                                                 TiedWeights tied) {
  OwnerFinder finder(tied);
  bool ok = true;
  forEachState(
      root,
      [&](const StateOccurrence &occurrence) {
        ok = ok && succeeded(finder.visit(occurrence));
      },
      order);
  if (!ok)
    return failure();
  return finder.finish();
}
