//===- StepUpdater.cpp - Updates at the end of a step ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepUpdater.h"
#include "GradientCopies.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Signature
//===----------------------------------------------------------------------===//

Value StepUpdater::addArgument(Type type, RoleAttr role) {
  (void)func.insertArgument(func.getNumArguments(), type, makeRoleDict(role),
                            func.getLoc());
  return func.getArguments().back();
}

void StepUpdater::addResult(Value value, RoleAttr role) {
  (void)func.insertResult(func.getNumResults(), value.getType(),
                          makeRoleDict(role));
  Operation *terminator = func.front().getTerminator();
  terminator->insertOperands(terminator->getNumOperands(), value);
}

Value StepUpdater::getHyper(StringRef name, std::optional<double> value) {
  Value &hyper = hypers[name];
  if (hyper)
    return hyper;
  FloatAttr initial = value ? builder.getF64FloatAttr(*value) : FloatAttr();
  return hyper =
             addArgument(RankedTensorType::get({}, builder.getF64Type()),
                         RoleAttr::get(RoleKind::Hyper,
                                       builder.getStringAttr(name), initial));
}

Value StepUpdater::getTrainState(StringRef name, Type type, double value) {
  auto role = RoleAttr::get(RoleKind::TrainState, builder.getStringAttr(name),
                            builder.getF64FloatAttr(value));
  for (BlockArgument arg : func.getArguments())
    if (RoleAttr other = getArgRole(func, arg.getArgNumber());
        other && other.getIdentity() == role.getIdentity()) {
      setArgRole(func, arg.getArgNumber(), role);
      return arg;
    }
  return addArgument(RankedTensorType::get({}, type), role);
}

void StepUpdater::addResults(ArrayRef<Update> updates,
                             MutableArrayRef<UpdateOp> ops) {
  for (auto [update, op] : llvm::zip_equal(updates, ops))
    addResult(op.getNewParam(), update.getNewValueRole());
  for (auto [update, op] : llvm::zip_equal(updates, ops))
    for (auto [slot, state] :
         llvm::zip_equal(rule.getStates(), op.getNewStates()))
      addResult(state, RoleAttr::get(RoleKind::NewOptimizerState, update.name,
                                     cast<StringAttr>(slot)));
  for (auto &[value, role] : figures)
    addResult(value, role);
}

//===----------------------------------------------------------------------===//
// Hyper-parameters by group
//===----------------------------------------------------------------------===//

SmallVector<ParamOp> Update::listParams(Operation *from) const {
  if (isIgnored)
    return {lookupFromTop<ParamOp>(from, name)};
  return llvm::to_vector(lookupFromTop<UnitOp>(from, name).resolveParams());
}

void StepUpdater::appendHypers(int64_t group, SmallVectorImpl<Value> &values) {
  const ParamGroup &own = rules.groups[group];
  for (StringRef name : rule.getHypers().getAsValueRange<StringAttr>()) {
    auto found = own.find(name);
    if (found != own.end())
      values.push_back(
          getHyper((name + "@" + Twine(group)).str(), found->second));
    else if (name == "step" && taken)
      values.push_back(taken);
    else
      values.push_back(getHyper(name));
  }
  for (StringRef name : rules.guard.getHypers())
    values.push_back(guards.lookup(name));
}

Value StepUpdater::addGroups(const Update &update,
                             SmallVectorImpl<Value> &values) {
  SmallVector<int64_t> used =
      llvm::map_to_vector(update.listParams(func), getParamGroup);
  if (llvm::all_equal(used)) {
    appendHypers(used.empty() ? 0 : used.front(), values);
    return {};
  }
  for (size_t group = 0; group < rules.groups.size(); ++group)
    appendHypers(static_cast<int64_t>(group), values);
  auto type = cast<RankedTensorType>(update.value.getType());
  return addArgument(type.clone(builder.getI8Type()),
                     RoleAttr::get(RoleKind::Groups, update.name));
}

//===----------------------------------------------------------------------===//
// Scaling and clipping
//===----------------------------------------------------------------------===//

NormInput StepUpdater::makeNormInput(ArrayRef<Update> updates) {
  NormInput input;
  shard::GridOp grid;
  for (auto op : func->getParentOfType<ModuleOp>().getOps<shard::GridOp>())
    grid = grid ? grid : op;
  auto collect = [&](ArrayRef<int64_t> without, SmallVector<int64_t> &axes) {
    for (auto [axis, size] :
         llvm::enumerate(grid ? grid.getShape() : ArrayRef<int64_t>()))
      if (size != 1 && !llvm::is_contained(without, int64_t(axis)))
        axes.push_back(static_cast<int64_t>(axis));
  };
  if (grid)
    input.grid = FlatSymbolRefAttr::get(grid);
  collect({}, input.allAxes);
  for (const Update &update : updates) {
    NormPart &part = input.parts.emplace_back();
    part.grad = update.grad;
    part.isOwn = update.isIgnored;
    // Replicas have the same part; of what is cut over no axes at all, ranks
    // that are no replicas of each other have different ones.
    if (update.isIgnored)
      continue;
    auto unit = lookupFromTop<UnitOp>(func, update.name);
    if (rules.clipNorm != 0)
      part.grad = dropGradientCopies(builder, unit, part.grad);
    collect(unit.getReplicateAxes().value_or(ArrayRef<int64_t>()), part.axes);
  }
  input.factor = guards.lookup("inv_scale");
  return input;
}

/// min(1, clip_norm / (norm + 1e-6)), in f32.
Value StepUpdater::buildCoefficient(Value norm) {
  Location loc = func.getLoc();
  Value limit = getHyper("clip_norm", rules.clipNorm);
  Value empty = tensor::EmptyOp::create(builder, loc, ArrayRef<int64_t>(),
                                        builder.getF64Type());
  auto build = [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
    Type f32 = nested.getF32Type();
    auto constant = [&](float value) -> Value {
      return arith::ConstantOp::create(nested, loc,
                                       nested.getF32FloatAttr(value));
    };
    Value sum = arith::AddFOp::create(nested, loc, args[1], constant(1e-6F));
    Value coefficient = arith::DivFOp::create(
        nested, loc, arith::TruncFOp::create(nested, loc, f32, args[0]), sum);
    coefficient =
        arith::MinimumFOp::create(nested, loc, coefficient, constant(1.0F));
    return {
        arith::ExtFOp::create(nested, loc, nested.getF64Type(), coefficient)};
  };
  return createStrictGeneric(builder, loc, {limit, norm}, empty, /*loops=*/0,
                             build)
      .getResult(0);
}

/// The scaler's states, and what follows from them alone: `inv_scale`, rounded
/// to f32 as in PyTorch, and the number of the update.
void StepUpdater::addScaler() {
  Location loc = func.getLoc();
  Type f64 = builder.getF64Type();
  scale =
      getTrainState(attr::kLossScale, builder.getF32Type(), rules.scaling.init);
  tracker = getTrainState("scaler.growth_tracker", builder.getI32Type(), 0);
  Value done = getTrainState("optimizer.step", f64, 0);
  SmallVector<Value> outputs;
  for (int i = 0; i < 2; ++i)
    outputs.push_back(
        tensor::EmptyOp::create(builder, loc, ArrayRef<int64_t>(), f64));
  auto generic = createStrictGeneric(
      builder, loc, {scale, done}, outputs, /*loops=*/0,
      [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
        Value one =
            arith::ConstantOp::create(nested, loc, nested.getF64FloatAttr(1));
        Value inverse = arith::DivFOp::create(
            nested, loc, one, arith::ExtFOp::create(nested, loc, f64, args[0]));
        inverse =
            arith::TruncFOp::create(nested, loc, nested.getF32Type(), inverse);
        return {arith::ExtFOp::create(nested, loc, f64, inverse),
                arith::AddFOp::create(nested, loc, args[1], one)};
      });
  guards["inv_scale"] = generic.getResult(0);
  taken = generic.getResult(1);
}

/// The scale, the growth tracker and the number of updates behind a step.
/// `args`: whether something was not finite; these three before; growth,
/// backoff and growth interval.
static SmallVector<Value> buildScalerUpdate(OpBuilder &nested, Location loc,
                                            ValueRange args) {
  Type f64 = nested.getF64Type(), f32 = nested.getF32Type();
  auto compare = [&](arith::CmpFPredicate predicate, Value left,
                     double right) -> Value {
    return arith::CmpFOp::create(
        nested, loc, predicate, left,
        arith::ConstantOp::create(nested, loc, nested.getF64FloatAttr(right)));
  };
  auto select = [&](Value which, Value yes, Value no) -> Value {
    return arith::SelectOp::create(nested, loc, which, yes, no);
  };
  auto scaled = [&](Value factor) -> Value {
    Value wide = arith::ExtFOp::create(nested, loc, f64, args[1]);
    return arith::TruncFOp::create(
        nested, loc, f32, arith::MulFOp::create(nested, loc, wide, factor));
  };
  Value zero =
      arith::ConstantOp::create(nested, loc, nested.getI32IntegerAttr(0));
  Value one =
      arith::ConstantOp::create(nested, loc, nested.getI32IntegerAttr(1));
  Value skips = compare(arith::CmpFPredicate::UNE, args[0], 0);
  Value count = arith::AddIOp::create(nested, loc, args[2], one);
  Value grows = arith::CmpFOp::create(
      nested, loc, arith::CmpFPredicate::OEQ,
      arith::SIToFPOp::create(nested, loc, f64, count), args[6]);
  Value larger = scaled(args[4]);
  Value fits =
      compare(arith::CmpFPredicate::OLT,
              arith::ExtFOp::create(nested, loc, f64, larger), HUGE_VAL);
  Value grown = select(grows, select(fits, larger, args[1]), args[1]);
  Value step = arith::SubFOp::create(
      nested, loc, args[3],
      arith::ConstantOp::create(nested, loc, nested.getF64FloatAttr(1)));
  return {select(skips, scaled(args[5]), grown),
          select(skips, zero, select(grows, zero, count)),
          select(skips, step, args[3])};
}

/// torch.amp.GradScaler.update, and the number of updates that were not
/// skipped.
void StepUpdater::updateScaler(Value foundInf) {
  Location loc = func.getLoc();
  SmallVector<Value> inputs{
      foundInf,
      scale,
      tracker,
      taken,
      getHyper("scaler_growth", rules.scaling.growth),
      getHyper("scaler_backoff", rules.scaling.backoff),
      getHyper("scaler_interval", rules.scaling.interval)};
  SmallVector<Value> outputs;
  for (Value value : {scale, tracker, taken})
    outputs.push_back(tensor::EmptyOp::create(builder, loc, ArrayRef<int64_t>(),
                                              getElementTypeOrSelf(value)));
  auto generic =
      createStrictGeneric(builder, loc, inputs, outputs, /*loops=*/0,
                          [&](OpBuilder &nested, ValueRange args) {
                            return buildScalerUpdate(nested, loc, args);
                          });
  addFigure(RoleKind::NewTrainState, attr::kLossScale, generic.getResult(0));
  addFigure(RoleKind::NewTrainState, "scaler.growth_tracker",
            generic.getResult(1));
  addFigure(RoleKind::NewTrainState, "optimizer.step", generic.getResult(2));
  addFigure(RoleKind::Metric, "loss_scale", scale);
  addFigure(RoleKind::Metric, "found_inf", foundInf);
}

void StepUpdater::addGuard(ArrayRef<Update> updates) {
  if (rules.guard.unscales)
    addScaler();
  NormInput input = makeNormInput(updates);
  Value foundInf;
  if (rules.guard.clipsNorm) {
    Value norm =
        buildGradientNorm(builder, func.getLoc(), input, rules.clipPower,
                          rules.guard.unscales ? &foundInf : nullptr);
    guards["clip_coef"] = buildCoefficient(norm);
    addFigure(RoleKind::Metric, "grad_norm", norm);
  } else if (rules.guard.unscales) {
    foundInf = buildNonFinite(builder, func.getLoc(), input);
  }
  if (rules.guard.clipsValue)
    guards["clip_value"] = getHyper("clip_value", rules.clipValue);
  if (!rules.guard.unscales)
    return;
  guards["found_inf"] = foundInf;
  updateScaler(foundInf);
}

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

/// The updates by when their gradients are ready: what is reduced first is
/// awaited first.
static SmallVector<size_t> orderByGradient(ArrayRef<Update> updates) {
  auto order = llvm::to_vector(llvm::seq<size_t>(0, updates.size()));
  llvm::sort(order, [&](size_t left, size_t right) {
    Operation *first = updates[left].grad.getDefiningOp();
    Operation *second = updates[right].grad.getDefiningOp();
    if (first == second)
      return left < right;
    return !first || (second && first->isBeforeInBlock(second));
  });
  return order;
}

void StepUpdater::run(ArrayRef<Update> updates) {
  SmallVector<SmallVector<Value>> states;
  for (const Update &update : updates) {
    states.emplace_back();
    for (Attribute slot : rule.getStates())
      states.back().push_back(
          addArgument(update.value.getType(),
                      RoleAttr::get(RoleKind::OptimizerState, update.name,
                                    cast<StringAttr>(slot))));
  }
  SmallVector<size_t> order = orderByGradient(updates);
  SmallVector<Update> ordered;
  for (size_t index : order)
    ordered.push_back(updates[index]);
  // The optimizer's own come first, in its order.
  for (auto [name, value] : llvm::zip_equal(
           rule.getHypers().getAsValueRange<StringAttr>(), rule.getDefaults()))
    if (name != "step" || !rules.guard.unscales)
      getHyper(name, value);
  addGuard(ordered);
  SmallVector<UpdateOp> ops(updates.size());
  for (size_t index : order) {
    const Update &update = updates[index];
    SmallVector<Type> types(1 + states[index].size(), update.value.getType());
    SmallVector<Value> values;
    Value groups = addGroups(update, values);
    ops[index] =
        UpdateOp::create(builder, update.grad.getLoc(), types,
                         FlatSymbolRefAttr::get(rules.guarded), update.value,
                         update.grad, states[index], values, groups);
  }
  addResults(updates, ops);
}
