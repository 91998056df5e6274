//===- VerifyUnits.cpp - What must hold after phase 1 ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Utils/ModuleTree.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYUNITSPASS
#include "fsdp/Transforms/Annotate/Passes.h.inc"
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

/// Each state has one argument of a step, of its storage type.
static LogicalResult verifyArguments(func::FuncOp step, TreeModuleOp root,
                                     const TreeSymbols &symbols) {
  DenseMap<Operation *, unsigned> arguments;
  for (unsigned i = 0; i < step.getNumArguments(); ++i) {
    auto symbol = getArgSymbol(step, i, RoleKind::State);
    Operation *state = symbol ? symbols.resolve(symbol) : nullptr;
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
    auto type = cast<RankedTensorType>(step.getArgumentTypes()[i]);
    bool isCast = isa<ParamOp>(state) && isa<FloatType>(type.getElementType());
    if (isCast ? type.getShape() != getStateType(state).getShape()
               : type != getStateType(state))
      return emitError(step.getLoc())
             << "expected argument " << i << " of type " << getStateType(state)
             << ", got " << step.getArgumentTypes()[i];
  }
  for (Operation *state : getStatesInOrder(root))
    if (!arguments.contains(state))
      return emitError(state->getLoc())
             << "expected an argument of '@" << step.getSymName() << "' for '"
             << getTreeFQN(state) << "', got none";
  return success();
}

/// The group of ranks is known.
static LogicalResult verifyGrid(ModuleOp top, UnitOp unit) {
  auto grid = top.lookupSymbol<shard::GridOp>(unit.getGrid());
  for (int64_t axis : unit.getGroupAxes())
    if (grid.getShape()[axis] < 1)
      return unit.emitOpError()
             << "expected a known size of grid axis " << axis;
  return success();
}

namespace {
/// Where each parameter is met first in both orders, the modules that have it,
/// and every module on the way to one of these.
struct Places {
  explicit Places(TreeModuleOp root) {
    forEachState(root, [&](const StateOccurrence &occurrence) {
      TreeModuleOp module = occurrence.path.back();
      order[0].try_emplace(occurrence.state, order[0].size());
      holders[occurrence.state].insert(module);
      above[module].insert(occurrence.path.begin(), occurrence.path.end());
    });
    forEachState(
        root,
        [&](const StateOccurrence &occurrence) {
          order[1].try_emplace(occurrence.state, order[1].size());
        },
        ParamOrder::PostOrder);
  }

  /// Whether some name of the param lies below the module.
  bool isBelow(ParamOp param, Operation *module) const {
    auto found = holders.find(param);
    return found != holders.end() &&
           llvm::any_of(found->second, [&](Operation *holder) {
             return above.find(holder)->second.contains(module);
           });
  }

  DenseMap<Operation *, unsigned> order[2];
  DenseMap<Operation *, llvm::SmallPtrSet<Operation *, 1>> holders;
  DenseMap<Operation *, llvm::SmallPtrSet<Operation *, 8>> above;
};

/// Checks the units one after another.
class UnitVerifier {
public:
  UnitVerifier(ModuleOp top, TreeModuleOp root, const TreeSymbols &symbols)
      : symbols(symbols), places(root),
        withGradient(getParamsWithGradient(top, symbols)) {}

  LogicalResult verify(UnitOp unit);
  LogicalResult verifyOwned(Operation *state) const;

private:
  LogicalResult verifyParam(UnitOp unit, ParamOp param, ParamOp first);
  LogicalResult verifyOrder(UnitOp unit, ArrayRef<ParamOp> params) const;

  const TreeSymbols &symbols;
  Places places;
  DenseMap<Operation *, StringAttr> withGradient;
  DenseMap<Operation *, UnitOp> owners;
};
} // namespace

/// Place in the tree, owner and gradient of one parameter.
LogicalResult UnitVerifier::verifyParam(UnitOp unit, ParamOp param,
                                        ParamOp first) {
  auto [other, isNew] = owners.try_emplace(param, unit);
  if (!isNew) {
    InFlightDiagnostic diag = unit.emitOpError()
                              << "expected param '" << getTreeFQN(param)
                              << "' in one unit, got a second one";
    diag.attachNote(other->second.getLoc()) << "the other unit is here";
    return failure();
  }
  if (param.getIgnored()) {
    InFlightDiagnostic diag = unit.emitOpError()
                              << "expected ignored param '" << getTreeFQN(param)
                              << "' in no unit, got it in this one";
    diag.attachNote(param.getLoc()) << "it is ignored here";
    return failure();
  }
  if (!places.isBelow(param, symbols.resolve(unit.getModule())))
    return unit.emitOpError() << "expected param '" << getTreeFQN(param)
                              << "' below module " << unit.getModule();
  if (withGradient.contains(param) != withGradient.contains(first))
    return unit.emitOpError()
           << "expected parameters that all have a gradient, or none, but '"
           << getTreeFQN(param) << "' and '" << getTreeFQN(first) << "' differ";
  if (withGradient.lookup(param) != withGradient.lookup(first))
    return unit.emitOpError()
           << "expected parameters that one step trains, but '"
           << getTreeFQN(param) << "' is trained by "
           << withGradient.lookup(param) << ", '" << getTreeFQN(first)
           << "' by " << withGradient.lookup(first);
  return success();
}

/// One of the two orders fits the whole unit.
LogicalResult UnitVerifier::verifyOrder(UnitOp unit,
                                        ArrayRef<ParamOp> params) const {
  std::pair<ParamOp, ParamOp> wrong;
  for (const auto &order : places.order) {
    const auto *bad = std::adjacent_find(
        params.begin(), params.end(), [&](ParamOp left, ParamOp right) {
          return order.lookup(left) > order.lookup(right);
        });
    if (bad == params.end())
      return success();
    if (!wrong.first)
      wrong = {bad[0], bad[1]};
  }
  return unit.emitOpError() << "expected parameters in tree order, got '"
                            << getTreeFQN(wrong.second) << "' after '"
                            << getTreeFQN(wrong.first) << "'";
}

LogicalResult UnitVerifier::verify(UnitOp unit) {
  SmallVector<ParamOp> params = symbols.getParams(unit);
  if (params.empty())
    return unit.emitOpError() << "expected at least one parameter, got none";
  for (ParamOp param : params)
    if (failed(verifyParam(unit, param, params.front())))
      return failure();
  return verifyOrder(unit, params);
}

LogicalResult UnitVerifier::verifyOwned(Operation *state) const {
  auto param = dyn_cast<ParamOp>(state);
  if (!param || param.getIgnored() || owners.contains(state))
    return success();
  return emitError(state->getLoc()) << "expected param '" << getTreeFQN(state)
                                    << "' to be in a unit, got none";
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
    TreeSymbols symbols(top);
    if (failed(verifyNoMarks(top)))
      return failure();
    if (!getStep(top))
      return emitError(top.getLoc()) << "expected a function '@step', got none";
    for (func::FuncOp step : getSteps(top))
      if (failed(verifyArguments(step, root, symbols)))
        return failure();
    UnitVerifier verifier(top, root, symbols);
    for (UnitOp unit : top.getOps<UnitOp>())
      if (failed(verifyGrid(top, unit)) || failed(verifier.verify(unit)))
        return failure();
    for (Operation *state : getStatesInOrder(root))
      if (failed(verifier.verifyOwned(state)))
        return failure();
    return success();
  }
};
} // namespace
