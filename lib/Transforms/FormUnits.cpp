//===- FormUnits.cpp - Groups parameters into units -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/AnnotatePasses.h"
#include "fsdp/Transforms/ModuleTree.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FORMUNITSPASS
#include "fsdp/Transforms/AnnotatePasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Parameters of one module that become one unit.
struct Group {
  Type elementType;
  bool hasGradient;
  SmallVector<ParamOp> params;
};

/// The module whose unit a name of a parameter belongs to, and that name.
struct Owner {
  TreeModuleOp module;
  std::string fqn;
};
} // namespace

/// The innermost marked module, or null.
static TreeModuleOp findOwner(ArrayRef<TreeModuleOp> path) {
  for (TreeModuleOp module : llvm::reverse(path))
    if (module->hasAttr(attr::kWrap))
      return module;
  return nullptr;
}

static std::string describeUnit(TreeModuleOp module) {
  return module ? "unit '" + quoteFQN(getTreeFQN(module)) + "'" : "no unit";
}

/// Two names of one parameter lie in different units.
static LogicalResult reportTied(ParamOp param, const Owner &first,
                                const Owner &second) {
  InFlightDiagnostic diag =
      emitError(param.getLoc())
      << "expected all names of a parameter in one unit, but '" << first.fqn
      << "' lies in " << describeUnit(first.module) << " and '" << second.fqn
      << "' in " << describeUnit(second.module);
  for (Owner owner : {first, second})
    if (owner.module)
      diag.attachNote(owner.module.getLoc())
          << "module '" << quoteFQN(getTreeFQN(owner.module))
          << "' is wrapped here";
  diag.attachNote() << "wrap a module that contains both names instead, or "
                       "neither of the two modules";
  return failure();
}

/// Assigns every parameter to the marked module that owns it.
static LogicalResult
collectParams(TreeModuleOp root,
              llvm::MapVector<Operation *, SmallVector<ParamOp>> &params) {
  DenseMap<Operation *, Owner> owners;
  bool ok = true;
  forEachState(root, [&](const StateOccurrence &occurrence) {
    auto param = dyn_cast<ParamOp>(occurrence.state);
    if (!param || !ok)
      return;
    Owner owner{findOwner(occurrence.path), occurrence.fqn};
    auto [found, isNew] = owners.try_emplace(param, owner);
    if (!isNew) {
      if (found->second.module != owner.module)
        ok = succeeded(reportTied(param, found->second, owner));
      return;
    }
    if (owner.module) {
      params[owner.module].push_back(param);
      return;
    }
    InFlightDiagnostic diag = emitError(param.getLoc())
                              << "expected param '" << occurrence.fqn
                              << "' to lie in a wrapped module";
    diag.attachNote(root.getLoc())
        << "run fsdp-auto-wrap, which wraps the root";
    ok = false;
  });
  return success(ok);
}

/// Splits a module's parameters by what cannot be gathered and reduced
/// together. The first group has the unit's plain name: one with gradients, if
/// there is any.
static SmallVector<Group>
splitGroups(ArrayRef<ParamOp> params,
            const llvm::SmallPtrSetImpl<Operation *> &withGradient) {
  SmallVector<Group> groups;
  for (bool gradient : {true, false}) {
    for (ParamOp param : params) {
      Type type = param.getStorageType().getElementType();
      if (withGradient.contains(param) != gradient)
        continue;
      auto *group = llvm::find_if(groups, [&](const Group &group) {
        return group.elementType == type && group.hasGradient == gradient;
      });
      if (group == groups.end())
        group = groups.insert(group, Group{type, gradient, {}});
      group->params.push_back(param);
    }
  }
  return groups;
}

/// Name of a group's unit: `fc`, `fc.frozen`, `fc.bf16`, `fc.frozen.bf16`.
static std::string nameUnit(TreeModuleOp module, const Group &group,
                            const Group &first) {
  std::string fqn = getTreeFQN(module);
  std::string name = fqn.empty() ? "root" : fqn;
  if (group.hasGradient != first.hasGradient)
    name += ".frozen";
  if (group.elementType != first.elementType) {
    llvm::raw_string_ostream os(name);
    os << '.' << group.elementType;
  }
  return name;
}

namespace {
struct FormUnits : fsdp::impl::FormUnitsPassBase<FormUnits> {
  void runOnOperation() override {
    ModuleOp top = getOperation();
    TreeModuleOp root = getTreeRoot(top);
    auto grids = top.getOps<shard::GridOp>();
    if (!root || grids.empty()) {
      emitError(top.getLoc())
          << "expected a shard.grid and a module tree, got no "
          << (root ? "grid" : "tree");
      return signalPassFailure();
    }
    llvm::MapVector<Operation *, SmallVector<ParamOp>> params;
    if (failed(collectParams(root, params)))
      return signalPassFailure();
    auto withGradient = getParamsWithGradient(top);
    SymbolTable symbols(top);
    OpBuilder builder(top.getContext());
    builder.setInsertionPointAfter(root);
    root.walk<WalkOrder::PreOrder>([&](TreeModuleOp module) {
      module->removeAttr(attr::kWrap);
      SmallVector<Group> groups = splitGroups(params[module], withGradient);
      for (const Group &group : groups)
        createUnit(builder, symbols, *grids.begin(), module,
                   nameUnit(module, group, groups.front()), group.params);
    });
  }

private:
  static void createUnit(OpBuilder &builder, SymbolTable &symbols,
                         shard::GridOp grid, TreeModuleOp module,
                         StringRef name, ArrayRef<ParamOp> params) {
    SmallVector<Attribute> names;
    for (ParamOp param : params)
      names.push_back(getTreeSymbol(param));
    bool isRoot = !isa<TreeModuleOp>(module->getParentOp());
    auto unit = UnitOp::create(
        builder, module.getLoc(), name, getTreeSymbol(module),
        builder.getArrayAttr(names), grid.getSymName(),
        llvm::to_vector(llvm::seq<int64_t>(0, grid.getRank())),
        /*replicate_axes=*/DenseI64ArrayAttr(),
        isRoot ? Reshard::Never : Reshard::AfterForward, LayoutAttr());
    // Makes the name unique: a module may be called as the tree or the grid.
    symbols.insert(unit, builder.getInsertionPoint());
  }
};
} // namespace
