//===- StepUpdater.h - Updates at the end of a step -------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_OPTIMIZER_STEPUPDATER_H
#define FSDP_LIB_TRANSFORMS_OPTIMIZER_STEPUPDATER_H

#include "GradientNorm.h"
#include "GuardedOptimizer.h"
#include "ParamGroups.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// A shard, or an ignored parameter, whose gradient a function has.
struct Update {
  /// The unit or the param.
  SymbolRefAttr name;
  /// Whether it is a whole parameter that is this rank's own.
  bool isIgnored;
  Value value, grad;

  /// The params that are updated, of which `from` has the symbols.
  SmallVector<ParamOp> listParams(Operation *from) const;

  /// Roles of the value, its gradient and its new value.
  RoleAttr getValueRole() const {
    return RoleAttr::get(isIgnored ? RoleKind::State : RoleKind::Shard, name);
  }
  RoleAttr getGradRole() const {
    return RoleAttr::get(isIgnored ? RoleKind::Grad : RoleKind::GradShard,
                         name);
  }
  RoleAttr getNewValueRole() const {
    return RoleAttr::get(isIgnored ? RoleKind::NewValue : RoleKind::NewShard,
                         name);
  }
};

/// What PyTorch's GradScaler begins with.
struct LossScaling {
  double init = 65536, growth = 2, backoff = 0.5, interval = 2000;
};

/// What is done at the end of every step.
struct UpdateRules {
  /// The optimizer, without and with the guard.
  OptimizerOp rule, guarded;
  GradientGuard guard;
  /// Group 0, then the user's.
  SmallVector<ParamGroup> groups;
  double clipNorm = 0, clipPower = 2, clipValue = 0;
  LossScaling scaling;
};

/// Adds updates to a function: states, hyper-parameters and the scaler's values
/// become arguments, what is new and the figures for the log become results.
class StepUpdater {
public:
  StepUpdater(func::FuncOp func, const UpdateRules &rules)
      : func(func), rules(rules), rule(rules.rule),
        builder(func.front().getTerminator()) {}
  void run(ArrayRef<Update> updates);

private:
  Value addArgument(Type type, RoleAttr role);
  void addResult(Value value, RoleAttr role);

  /// The argument of a hyper-parameter, made when first asked for; with the
  /// default value, if the optimizer has none.
  Value getHyper(StringRef name, std::optional<double> value = std::nullopt);
  /// The argument of a train state, made if the function has none.
  Value getTrainState(StringRef name, Type type, double value);
  /// A result behind all others: a train state's new value, or a metric.
  void addFigure(RoleKind kind, StringRef name, Value value) {
    figures.emplace_back(value,
                         RoleAttr::get(kind, builder.getStringAttr(name)));
  }
  void addResults(ArrayRef<Update> updates, MutableArrayRef<UpdateOp> ops);

  NormInput makeNormInput(ArrayRef<Update> updates);
  /// Makes `inv_scale`, `found_inf`, `clip_coef` and `clip_value`, and the new
  /// values of the scaler's states.
  void addGuard(ArrayRef<Update> updates);
  Value buildCoefficient(Value norm);
  void addScaler();
  void updateScaler(Value foundInf);
  /// The values of all hyper-parameters for parameters of a group.
  void appendHypers(int64_t group, SmallVectorImpl<Value> &values);
  /// The hyper-parameters of an update, and its map of groups, if any.
  Value addGroups(const Update &update, SmallVectorImpl<Value> &hypers);

  func::FuncOp func;
  const UpdateRules &rules;
  OptimizerOp rule;
  OpBuilder builder;
  llvm::StringMap<Value> hypers, guards;
  Value scale, tracker, taken;
  SmallVector<std::pair<Value, RoleAttr>> figures;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_OPTIMIZER_STEPUPDATER_H
