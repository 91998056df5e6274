//===- VerifyUnits.cpp - What must hold after phase 1 ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/AnnotatePasses.h"
#include "fsdp/Transforms/ModuleTree.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYUNITSPASS
#include "fsdp/Transforms/AnnotatePasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// No marks of this phase are left.
static LogicalResult verifyNoMarks(ModuleOp top) {
  WalkResult result = top.walk([](Operation *op) {
    if (isa<GradOp>(op)) {
      op->emitOpError() << "expected fsdp-normalize-input to have removed it";
      return WalkResult::interrupt();
    }
    if (op->hasAttr(attr::kWrap)) {
      op->emitOpError() << "expected fsdp-form-units to have removed '"
                        << attr::kWrap << "'";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Each state has one argument, of its storage type.
static LogicalResult verifyArguments(ModuleOp top, TreeModuleOp root) {
  func::FuncOp step = getStep(top);
  if (!step)
    return emitError(top.getLoc()) << "expected a function '@step', got none";
  DenseMap<Operation *, unsigned> arguments;
  for (unsigned i = 0; i < step.getNumArguments(); ++i) {
    auto symbol = step.getArgAttrOfType<SymbolRefAttr>(i, attr::kState);
    Operation *state = symbol ? resolveTreeSymbol(top, symbol) : nullptr;
    if (!symbol)
      continue;
    if (!isa_and_nonnull<ParamOp, BufferOp>(state))
      return emitError(step.getLoc())
             << "expected argument " << i << " to name a param or buffer, got "
             << symbol;
    auto [other, isNew] = arguments.try_emplace(state, i);
    if (!isNew)
      return emitError(step.getLoc())
             << "expected one argument for '" << getTreeFQN(state) << "', got "
             << other->second << " and " << i;
    if (step.getArgumentTypes()[i] != getStateType(state))
      return emitError(step.getLoc())
             << "expected argument " << i << " of type " << getStateType(state)
             << ", got " << step.getArgumentTypes()[i];
  }
  for (Operation *state : getStatesInOrder(root))
    if (!arguments.contains(state))
      return emitError(state->getLoc())
             << "expected an argument of '@step' for '" << getTreeFQN(state)
             << "', got none";
  return success();
}

/// The group of ranks is known and not empty.
static LogicalResult verifyGrid(ModuleOp top, UnitOp unit) {
  auto grid = top.lookupSymbol<shard::GridOp>(unit.getGrid());
  if (!grid || unit.getShardAxes().empty())
    return unit.emitOpError() << "expected at least one shard axis, got none";
  for (int64_t axis : unit.getShardAxes())
    if (grid.getShape()[axis] < 1)
      return unit.emitOpError()
             << "expected a known size of grid axis " << axis;
  return success();
}

/// Where each parameter is met first, and every module on the way to any of
/// its names.
struct Places {
  DenseMap<Operation *, unsigned> order;
  DenseMap<Operation *, llvm::SmallPtrSet<Operation *, 8>> above;
};

/// Order, place in the tree and gradients of a unit's parameters.
static LogicalResult
verifyParams(ModuleOp top, UnitOp unit, Places &places,
             const llvm::SmallPtrSetImpl<Operation *> &withGradient,
             DenseMap<Operation *, UnitOp> &owners) {
  Operation *module = resolveTreeSymbol(top, unit.getModule());
  SmallVector<ParamOp> params = unit.resolveParams();
  if (params.empty())
    return unit.emitOpError() << "expected at least one parameter, got none";
  for (auto [index, param] : llvm::enumerate(params)) {
    std::string fqn = getTreeFQN(param);
    auto [other, isNew] = owners.try_emplace(param, unit);
    if (!isNew) {
      InFlightDiagnostic diag = unit.emitOpError()
                                << "expected param '" << fqn
                                << "' in one unit, got a second one";
      diag.attachNote(other->second.getLoc()) << "the other unit is here";
      return failure();
    }
    if (!places.above[param].contains(module))
      return unit.emitOpError() << "expected param '" << fqn
                                << "' below module " << unit.getModule();
    if (index > 0 && places.order[params[index - 1]] > places.order[param])
      return unit.emitOpError()
             << "expected parameters in tree order, got '" << fqn << "' after '"
             << getTreeFQN(params[index - 1]) << "'";
    if (withGradient.contains(param) != withGradient.contains(params[0]))
      return unit.emitOpError()
             << "expected parameters that all have a gradient, or none, but '"
             << fqn << "' and '" << getTreeFQN(params[0]) << "' differ";
  }
  return success();
}

namespace {
struct VerifyUnits : fsdp::impl::VerifyUnitsPassBase<VerifyUnits> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(verify(getOperation())))
      signalPassFailure();
  }

private:
  static LogicalResult verify(ModuleOp top) {
    TreeModuleOp root = getTreeRoot(top);
    if (!root)
      return emitError(top.getLoc()) << "expected a module tree, got none";
    if (failed(verifyNoMarks(top)) || failed(verifyArguments(top, root)))
      return failure();
    Places places;
    forEachState(root, [&](const StateOccurrence &occurrence) {
      places.order.try_emplace(occurrence.state, places.order.size());
      for (TreeModuleOp module : occurrence.path)
        places.above[occurrence.state].insert(module);
    });
    auto withGradient = getParamsWithGradient(top);
    DenseMap<Operation *, UnitOp> owners;
    for (UnitOp unit : top.getOps<UnitOp>())
      if (failed(verifyGrid(top, unit)) ||
          failed(verifyParams(top, unit, places, withGradient, owners)))
        return failure();
    for (Operation *state : getStatesInOrder(root))
      if (isa<ParamOp>(state) && !owners.contains(state))
        return emitError(state->getLoc())
               << "expected param '" << getTreeFQN(state)
               << "' to be in a unit, got none";
    return success();
  }
};
} // namespace
