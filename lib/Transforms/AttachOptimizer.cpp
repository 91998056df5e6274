//===- AttachOptimizer.cpp - Put the optimizer into the step --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Units are updated with their reduced gradients, ignored params with the
// rank's own.
//
//===----------------------------------------------------------------------===//

#include "BuiltinOptimizers.h"
#include "fsdp/Transforms/ShardPasses.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_ATTACHOPTIMIZERPASS
#include "fsdp/Transforms/ShardPasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Updates
//===----------------------------------------------------------------------===//

namespace {
/// A shard, or an ignored parameter, whose gradient a function has.
struct Update {
  /// The unit or the param.
  SymbolRefAttr name;
  /// Whether it is a whole parameter that is this rank's own.
  bool isIgnored;
  Value value, grad;

  /// Names of the attributes of the value, its gradient and its new value.
  StringRef getValueAttr() const {
    return isIgnored ? attr::kState : attr::kShard;
  }
  StringRef getGradAttr() const {
    return isIgnored ? attr::kGrad : attr::kGradShard;
  }
  StringRef getNewValueAttr() const {
    return isIgnored ? attr::kNewValue : attr::kNewShard;
  }
};
} // namespace

static DictionaryAttr makeAttrs(ArrayRef<NamedAttribute> attrs) {
  return DictionaryAttr::get(attrs.front().getName().getContext(), attrs);
}

/// Appends an argument, of the function and of its block.
static Value addArgument(func::FuncOp func, Type type,
                         ArrayRef<NamedAttribute> attrs) {
  (void)func.insertArgument(func.getNumArguments(), type, makeAttrs(attrs),
                            func.getLoc());
  return func.getArguments().back();
}

/// Appends a result, of the function and of its terminator.
static void addResult(func::FuncOp func, Value value,
                      ArrayRef<NamedAttribute> attrs) {
  (void)func.insertResult(func.getNumResults(), value.getType(),
                          makeAttrs(attrs));
  Operation *terminator = func.front().getTerminator();
  terminator->insertOperands(terminator->getNumOperands(), value);
}

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

/// Updates at the end of the function. States and hyper-parameters become
/// arguments, what is new becomes results, in the given order.
static void addUpdates(func::FuncOp func, OptimizerOp optimizer,
                       ArrayRef<Update> updates) {
  Builder attrs(func.getContext());
  auto named = [&](StringRef name, Attribute value) {
    return attrs.getNamedAttr(name, value);
  };
  SmallVector<SmallVector<Value>> states;
  for (const Update &update : updates) {
    states.emplace_back();
    for (Attribute slot : optimizer.getStates())
      states.back().push_back(
          addArgument(func, update.value.getType(),
                      {named(attr::kOptimizerState, update.name),
                       named(attr::kSlot, slot)}));
  }
  SmallVector<Value> hypers;
  for (Attribute hyper : optimizer.getHypers())
    hypers.push_back(addArgument(func,
                                 RankedTensorType::get({}, attrs.getF64Type()),
                                 {named(attr::kHyper, hyper)}));

  OpBuilder builder(func.front().getTerminator());
  SmallVector<UpdateOp> ops(updates.size());
  for (size_t index : orderByGradient(updates)) {
    const Update &update = updates[index];
    SmallVector<Type> types(1 + states[index].size(), update.value.getType());
    ops[index] = UpdateOp::create(
        builder, update.grad.getLoc(), types, FlatSymbolRefAttr::get(optimizer),
        update.value, update.grad, states[index], hypers);
  }
  for (auto [update, op] : llvm::zip_equal(updates, ops))
    addResult(func, op.getNewParam(),
              {named(update.getNewValueAttr(), update.name)});
  for (auto [update, op] : llvm::zip_equal(updates, ops))
    for (auto [slot, state] :
         llvm::zip_equal(optimizer.getStates(), op.getNewStates()))
      addResult(func, state,
                {named(attr::kNewOptimizerState, update.name),
                 named(attr::kSlot, slot)});
}

/// The units whose reduced gradients a function returns, and the ignored params
/// whose own gradients it returns.
static FailureOr<SmallVector<Update>> collectUpdates(func::FuncOp func) {
  DenseMap<Attribute, Value> values;
  for (BlockArgument arg : func.getArguments())
    for (StringRef name : {attr::kShard, attr::kState})
      if (Attribute symbol = func.getArgAttr(arg.getArgNumber(), name))
        values[symbol] = arg;
  SmallVector<Update> updates;
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    if (func.getResultAttr(i, attr::kNewShard)) {
      func.emitError() << "expected a step without an optimizer, got new "
                          "shards in result "
                       << i;
      return failure();
    }
    auto unit = func.getResultAttrOfType<SymbolRefAttr>(i, attr::kGradShard);
    auto param = func.getResultAttrOfType<SymbolRefAttr>(i, attr::kGrad);
    SymbolRefAttr symbol = unit ? unit : param;
    if (!symbol)
      continue;
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

/// A function of its own: values, gradients, states and hyper-parameters in,
/// new values and states out.
static LogicalResult addUpdateFunction(func::FuncOp step, StringRef name,
                                       OptimizerOp optimizer,
                                       MutableArrayRef<Update> updates) {
  auto module = step->getParentOfType<ModuleOp>();
  if (updates.empty())
    return success();
  if (Operation *existing = SymbolTable::lookupSymbolIn(module, name)) {
    InFlightDiagnostic diag = step.emitError()
                              << "expected the symbol '@" << name
                              << "' to be free for the optimizer";
    diag.attachNote(existing->getLoc())
        << "it is taken here; two steps with gradients need 'separate=false'";
    return diag;
  }
  OpBuilder builder(step->getContext());
  builder.setInsertionPointAfter(step);
  auto func = func::FuncOp::create(builder, step.getLoc(), name,
                                   builder.getFunctionType({}, {}));
  builder.setInsertionPointToStart(func.addEntryBlock());
  func::ReturnOp::create(builder, step.getLoc());
  for (Update &update : updates)
    update.value =
        addArgument(func, update.value.getType(),
                    builder.getNamedAttr(update.getValueAttr(), update.name));
  for (Update &update : updates)
    update.grad =
        addArgument(func, update.grad.getType(),
                    builder.getNamedAttr(update.getGradAttr(), update.name));
  addUpdates(func, optimizer, updates);
  return success();
}

/// Ignored params are each rank's own, so that they are updated apart.
static LogicalResult addUpdateFunctions(func::FuncOp step,
                                        OptimizerOp optimizer,
                                        ArrayRef<Update> updates) {
  SmallVector<Update> shards, ignored;
  for (const Update &update : updates)
    (update.isIgnored ? ignored : shards).push_back(update);
  // The second function is inserted before the first.
  return success(
      succeeded(
          addUpdateFunction(step, "update_ignored", optimizer, ignored)) &&
      succeeded(addUpdateFunction(step, "update", optimizer, shards)));
}

namespace {
struct AttachOptimizerPass
    : public fsdp::impl::AttachOptimizerPassBase<AttachOptimizerPass> {
  using AttachOptimizerPassBase::AttachOptimizerPassBase;

  void runOnOperation() override {
    if (optimizer == "none")
      return;
    OptimizerOp rule = getOptimizer(getOperation(), optimizer);
    if (!rule)
      return signalPassFailure();
    for (auto func : llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
      if (func.isDeclaration() || !func.getBody().hasOneBlock())
        continue;
      FailureOr<SmallVector<Update>> updates = collectUpdates(func);
      if (failed(updates))
        return signalPassFailure();
      if (updates->empty())
        continue;
      if (!separate)
        addUpdates(func, rule, *updates);
      else if (failed(addUpdateFunctions(func, rule, *updates)))
        return signalPassFailure();
    }
  }
};
} // namespace
