//===- AttachOptimizer.cpp - Put the optimizer into the step --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Units are updated with their reduced gradients, ignored params with the
// rank's own. Before that gradients may be unscaled and clipped.
//
//===----------------------------------------------------------------------===//

#include "StepUpdater.h"
#include "TurnOptimizers.h"
#include "fsdp/Transforms/Optimizer/Passes.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

namespace mlir::fsdp {
#define GEN_PASS_DEF_ATTACHOPTIMIZERPASS
#include "fsdp/Transforms/Optimizer/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// The units whose reduced gradients a function returns, and the ignored params
/// whose own gradients it returns.
static FailureOr<SmallVector<Update>> collectUpdates(func::FuncOp func) {
  DenseMap<Attribute, Value> values;
  for (BlockArgument arg : func.getArguments())
    for (RoleKind kind : {RoleKind::Shard, RoleKind::State})
      if (Attribute symbol = getArgSymbol(func, arg.getArgNumber(), kind))
        values[symbol] = arg;
  SmallVector<Update> updates;
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    if (hasResultRole(func, i, RoleKind::NewShard)) {
      func.emitError() << "expected a step without an optimizer, got new "
                          "shards in result "
                       << i;
      return failure();
    }
    auto unit = getResultSymbol(func, i, RoleKind::GradShard);
    auto param = getResultSymbol(func, i, RoleKind::Grad);
    SymbolRefAttr symbol = unit ? unit : param;
    if (!symbol)
      continue;
    if (failed(expectOneReturn(func)))
      return failure();
    Value value = values.lookup(symbol);
    if (!value || (unit && !lookupFromTop<UnitOp>(func, unit))) {
      func.emitError() << "expected an argument with the "
                       << (unit ? "shard of unit " : "value of param ")
                       << symbol << ", as its gradient is result " << i;
      return failure();
    }
    if (!getElementTypeOrSelf(value).isF32()) {
      func.emitError() << "expected " << (unit ? "shards" : "ignored params")
                       << " of f32 to be updated, got " << value.getType()
                       << " for " << (unit ? "unit " : "param ") << symbol;
      return failure();
    }
    updates.push_back(
        {symbol, !unit, value, func.front().getTerminator()->getOperand(i)});
  }
  return updates;
}

/// Appends an argument, of the function and of its block.
static Value addArgument(func::FuncOp func, Type type, RoleAttr role) {
  (void)func.insertArgument(func.getNumArguments(), type, makeRoleDict(role),
                            func.getLoc());
  return func.getArguments().back();
}

/// A function of its own: values, gradients, states and hyper-parameters in,
/// new values and states out.
static LogicalResult addUpdateFunction(func::FuncOp step, StringRef name,
                                       const UpdateRules &rules,
                                       MutableArrayRef<Update> updates) {
  auto module = step->getParentOfType<ModuleOp>();
  if (updates.empty())
    return success();
  if (Operation *existing = SymbolTable::lookupSymbolIn(module, name)) {
    InFlightDiagnostic diag = step.emitError()
                              << "expected the symbol '@" << name
                              << "' to be free for the optimizer";
    diag.attachNote(existing->getLoc())
        << "it is taken here; two steps with gradients need "
           "'separate-optimizer=false'";
    return diag;
  }
  OpBuilder builder(step->getContext());
  builder.setInsertionPointAfter(step);
  auto func = func::FuncOp::create(builder, step.getLoc(), name,
                                   builder.getFunctionType({}, {}));
  if (StringAttr turn = getTurn(step))
    func->setAttr(attr::kTurn, turn);
  builder.setInsertionPointToStart(func.addEntryBlock());
  func::ReturnOp::create(builder, step.getLoc());
  for (Update &update : updates)
    update.value =
        addArgument(func, update.value.getType(), update.getValueRole());
  for (Update &update : updates)
    update.grad =
        addArgument(func, update.grad.getType(), update.getGradRole());
  StepUpdater(func, rules).run(updates);
  return success();
}

/// Ignored params are each rank's own, so that they are updated apart. The
/// update of `@step_generator`, which takes turns, is `@update_generator`.
static LogicalResult addUpdateFunctions(func::FuncOp step,
                                        const UpdateRules &rules,
                                        ArrayRef<Update> updates) {
  SmallVector<Update> shards, ignored;
  for (const Update &update : updates)
    (update.isIgnored ? ignored : shards).push_back(update);
  if (!ignored.empty() && (rules.guard.unscales || rules.guard.clipsNorm)) {
    InFlightDiagnostic diag =
        step.emitError() << "not supported: a separate optimizer that looks at "
                            "all gradients, with a trained ignored parameter "
                         << ignored.front().name;
    diag.attachNote()
        << "use 'separate-optimizer=false', or neither clip by the norm "
           "nor scale";
    return diag;
  }
  StringRef suffix =
      getTurn(step) ? step.getSymName().drop_front(StringRef("step").size())
                    : "";
  // The second function is inserted before the first.
  return success(
      succeeded(addUpdateFunction(step, ("update_ignored" + suffix).str(),
                                  rules, ignored)) &&
      succeeded(
          addUpdateFunction(step, ("update" + suffix).str(), rules, shards)));
}

/// The argument that an exporter's step multiplies its gradients by; null if it
/// has none.
static BlockArgument findLossScale(func::FuncOp func) {
  for (BlockArgument arg : func.getArguments()) {
    RoleAttr role = getArgRole(func, arg.getArgNumber());
    if (role && role.getKind() == RoleKind::TrainState &&
        role.getName() == attr::kLossScale)
      return arg;
  }
  return {};
}

/// Gradients are scaled where the exporter's step takes a scale.
static LogicalResult prepareScale(func::FuncOp func, const UpdateRules &rules) {
  BlockArgument arg = findLossScale(func);
  if (!rules.guard.unscales)
    return success();
  if (!arg || arg.getType() != RankedTensorType::get(
                                   {}, Float32Type::get(func.getContext()))) {
    InFlightDiagnostic diag = func.emitError()
                              << "expected an argument tensor<f32> with "
                                 "#fsdp.train_state<\"scaler.scale\">, which "
                                 "gradients are multiplied "
                                 "by, got "
                              << (arg ? "one of another type" : "none");
    diag.attachNote() << "export the model with --loss-scale";
    return diag;
  }
  setArgRole(
      func, arg.getArgNumber(),
      getArgRole(func, arg.getArgNumber())
          .withInitial(Builder(func).getF64FloatAttr(rules.scaling.init)));
  return success();
}

/// `on`, or some of `init=X,growth=X,backoff=X,interval=N`.
static LogicalResult parseScaling(ModuleOp module, StringRef text,
                                  LossScaling &scaling) {
  SmallVector<StringRef> items;
  if (text != "on")
    text.split(items, ',');
  for (StringRef item : items) {
    auto [name, number] = item.split('=');
    double *field = llvm::StringSwitch<double *>(name)
                        .Case("init", &scaling.init)
                        .Case("growth", &scaling.growth)
                        .Case("backoff", &scaling.backoff)
                        .Case("interval", &scaling.interval)
                        .Default(nullptr);
    if (!field || number.getAsDouble(*field) || !(*field > 0)) {
      InFlightDiagnostic diag =
          emitError(module.getLoc())
          << "expected a gradient scaler 'on' or some of init=X, growth=X, "
             "backoff=X and interval=N with positive numbers, got '"
          << item << "'";
      return diag;
    }
  }
  return success();
}

/// A power of a norm: at least 1, or infinity.
static LogicalResult parsePower(ModuleOp module, StringRef text,
                                double &power) {
  if (text == "inf") {
    power = std::numeric_limits<double>::infinity();
    return success();
  }
  if (!text.getAsDouble(power) && power >= 1 && power <= 64)
    return success();
  return emitError(module.getLoc()) << "expected a norm type 'inf' or a number "
                                       "from 1 to 64, got '"
                                    << text << "'";
}

namespace {
/// The rules of one of the steps that take turns, or without a name of all.
struct TurnRules {
  StringAttr turn;
  UpdateRules rules;
};
} // namespace

static const UpdateRules &findRules(ArrayRef<TurnRules> rules,
                                    func::FuncOp func) {
  const auto *found = llvm::find_if(
      rules, [&](const TurnRules &each) { return each.turn == getTurn(func); });
  return (found == rules.end() ? rules.front() : *found).rules;
}

/// Where parameters have different optimizers, those of a group have one at
/// least with a hyper-parameter that the group gives a value.
static LogicalResult checkGroups(ModuleOp module, ArrayRef<TurnRules> rules) {
  DenseSet<std::pair<int64_t, StringRef>> known;
  for (func::FuncOp step : getSteps(module)) {
    FailureOr<SmallVector<Update>> updates = collectUpdates(step);
    if (failed(updates))
      return failure();
    OptimizerOp rule = findRules(rules, step).rule;
    for (const Update &update : *updates)
      for (ParamOp param : update.listParams(step))
        for (StringRef name : rule.getHypers().getAsValueRange<StringAttr>())
          known.insert({getParamGroup(param), name});
  }
  for (auto [number, group] : llvm::enumerate(rules.front().rules.groups))
    for (auto [name, value] : group)
      if (!known.contains({int64_t(number), name}))
        return emitError(module.getLoc())
               << "expected parameter group " << number
               << " to have parameters whose optimizer has '" << name
               << "', got none";
  return success();
}

namespace {
struct AttachOptimizerPass
    : public fsdp::impl::AttachOptimizerPassBase<AttachOptimizerPass> {
  using AttachOptimizerPassBase::AttachOptimizerPassBase;

  void runOnOperation() override {
    if (failed(expectShards(getOperation())))
      return signalPassFailure();
    bool looksAtGradients =
        clipNorm != 0 || clipValue != 0 || !gradScaler.empty();
    if (optimizer == "none") {
      if (!looksAtGradients && paramGroups.empty() && !separateOptimizer)
        return;
      emitError(getOperation().getLoc())
          << "expected an optimizer to clip, scale, group or separate for, got "
             "'none'";
      return signalPassFailure();
    }
    SmallVector<TurnRules> rules;
    if (failed(readRules(rules)) || failed(checkTurns()))
      return signalPassFailure();
    bool hasUpdates = false;
    for (auto func : llvm::to_vector(getOperation().getOps<func::FuncOp>()))
      if (failed(attach(func, findRules(rules, func), hasUpdates)))
        return signalPassFailure();
    if (!hasUpdates && failed(reportNoGradient()))
      signalPassFailure();
  }

private:
  /// PyTorch refuses an optimizer without parameters, too.
  LogicalResult reportNoGradient() {
    InFlightDiagnostic diag = emitError(getOperation().getLoc())
                              << "expected a step with gradients for optimizer "
                                 "'"
                              << optimizer.getValue() << "', got none";
    diag.attachNote() << "export the model for training, or use 'none'";
    return diag;
  }

  /// One scale would grow, or shrink, once for each of the turns.
  LogicalResult checkTurns() {
    func::FuncOp step = getStep(getOperation());
    if (gradScaler.empty() || !step || !getTurn(step))
      return success();
    return emitError(step.getLoc())
           << "not supported: a gradient scaler for steps that take turns";
  }

  /// What is the same for all optimizers.
  LogicalResult readOptions(UpdateRules &rules) {
    ModuleOp module = getOperation();
    if (failed(parsePower(module, clipNormType, rules.clipPower)))
      return failure();
    if (!gradScaler.empty() &&
        failed(parseScaling(module, gradScaler, rules.scaling)))
      return failure();
    for (double limit : {clipNorm.getValue(), clipValue.getValue()})
      if (!(limit >= 0) || !std::isfinite(limit))
        return emitError(module.getLoc())
               << "expected gradients to be clipped at positive numbers, got "
               << limit;
    rules.clipNorm = clipNorm;
    rules.clipValue = clipValue;
    rules.guard = {!gradScaler.empty(), clipNorm != 0, clipValue != 0};
    return success();
  }

  LogicalResult readRules(SmallVector<TurnRules> &rules) {
    ModuleOp module = getOperation();
    auto optimizers = getTurnOptimizers(module, optimizer);
    UpdateRules shared;
    if (failed(optimizers) || failed(readOptions(shared)))
      return failure();
    FailureOr<SmallVector<ParamGroup>> groups = assignParamGroups(
        module, ArrayRef<std::string>(paramGroups),
        llvm::to_vector(llvm::make_second_range(*optimizers)));
    if (failed(groups))
      return failure();
    shared.groups = std::move(*groups);
    DenseMap<Operation *, OptimizerOp> guarded;
    for (auto [turn, rule] : *optimizers) {
      OptimizerOp &own = guarded[rule];
      own = own ? own : guardOptimizer(rule, shared.guard);
      rules.push_back({turn, shared});
      rules.back().rules.rule = rule;
      rules.back().rules.guarded = own;
    }
    return rules.size() == 1 ? success() : checkGroups(module, rules);
  }

  /// Says whether there was something to update.
  LogicalResult attach(func::FuncOp func, const UpdateRules &rules,
                       bool &hasUpdates) {
    if (func.isDeclaration() || !func.getBody().hasOneBlock())
      return success();
    FailureOr<SmallVector<Update>> updates = collectUpdates(func);
    if (failed(updates))
      return failure();
    if (updates->empty())
      return success();
    hasUpdates = true;
    if (failed(prepareScale(func, rules)))
      return failure();
    if (!separateOptimizer) {
      StepUpdater(func, rules).run(*updates);
      return success();
    }
    // The steps for other shapes have the same gradients, and one update.
    bool hasUpdate = func != getStep(getOperation()) && !getTurn(func) &&
                     llvm::is_contained(getSteps(getOperation()), func);
    return hasUpdate ? success() : addUpdateFunctions(func, rules, *updates);
  }
};
} // namespace
