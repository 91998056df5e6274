//===- ShardStep.cpp - Replace parameters by shards -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Per function: gradients first (their reductions are ordinary readers of
// parameters), then windows and unshards, then the signature.
//
//===----------------------------------------------------------------------===//

#include "CallMarks.h"
#include "ScaledShards.h"
#include "StepReductions.h"
#include "fsdp/Analysis/Wrap/Windows.h"
#include "fsdp/Transforms/Shard/Passes.h"
#include "fsdp/Utils/Barriers.h"
#include "fsdp/Utils/DerivableOpInterfaceImpl.h"
#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/PhaseContract.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/TypeUtilities.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SHARDSTEPPASS
#include "fsdp/Transforms/Shard/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Rewrites one function.
class StepSharder {
public:
  StepSharder(func::FuncOp func, StepSignature signature, CallMarks calls,
              bool cutCalls, Type reduceType)
      : func(func), units(std::move(signature.units)),
        gradResults(std::move(signature.gradResults)),
        hasGradients(signature.hasGradients), calls(std::move(calls)),
        cutCalls(cutCalls), reduceType(reduceType) {
    anyNarrow = llvm::any_of(units, [](const UnitValues &unit) {
      return UnitOp(unit.op).getGatherType().has_value();
    });
  }
  LogicalResult run();

private:
  void insertShardArguments();
  LogicalResult castShards();
  void insertReductions();
  void openWindows();
  void openWindows(UnitValues &unit, const ParamUses &uses,
                   const WindowPlan &plan, Operation *before);
  void rewriteSignature();

  ParamUse describeUse(UnitOp unit, Operation *op, int64_t position,
                       bool forward) const;

  func::FuncOp func;
  SmallVector<UnitValues> units;
  /// The arguments that shards replace.
  SmallVector<BlockArgument> params;
  /// Ops on whole parameters that shards have in their place.
  SmallVector<Operation *> wholeOps;
  llvm::BitVector gradResults;
  bool hasGradients;
  CallMarks calls;
  /// Whether each call of a unit's module has a forward window of its own.
  bool cutCalls;
  /// In what gradients are reduced; null: their own type.
  Type reduceType;
  /// Whether a unit is computed in another type than it is stored in.
  bool anyNarrow = false;
  /// What the forward pass computes: all results but gradients.
  SmallVector<Value> outputs;
};

} // namespace

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Units come in module pre-order, so that the reverse is inner before outer.
void StepSharder::insertReductions() {
  Operation *terminator = func.front().getTerminator();
  SmallVector<Value> kept;
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    if (!gradResults.test(index))
      kept.push_back(value);
    // Ignored parameters keep their gradient.
    if (!hasResultRole(func, index, RoleKind::Grad))
      outputs.push_back(value);
  }
  terminator->setOperands(kept);

  DenseMap<Operation *, Operation *> lastAt;
  OpBuilder builder(func.getContext());
  for (UnitValues &unit : llvm::reverse(units)) {
    if (!unit.hasGrads())
      continue;
    Operation *anchor = findLastGradient(units, unit);
    if (!anchor)
      builder.setInsertionPoint(terminator);
    else if (Operation *previous = lastAt.lookup(anchor))
      builder.setInsertionPointAfter(previous);
    else
      builder.setInsertionPointAfter(anchor);
    SmallVector<Value> grads =
        castGradients(builder, unit, reduceType, anyNarrow);
    auto reduce = ReduceGradsOp::create(
        builder, anchor ? anchor->getLoc() : unit.op.getLoc(),
        TypeRange{getLayoutIn(unit.op, grads.front().getType()).getShardType()},
        /*sum=*/false, builder.getArrayAttr(FlatSymbolRefAttr::get(unit.op)),
        ValueRange(grads), /*shards=*/ValueRange());
    lastAt[anchor] = reduce;
    Type reduced = getElementTypeOrSelf(grads.front());
    if (reduced != UnitOp(unit.op).getLayout()->getElementType())
      unit.op.setReduceType(reduced);
    // The optimizer reads it: no reduction is awaited before the end.
    builder.setInsertionPoint(terminator);
    unit.gradShard = createCast(builder, reduce.getResult(0),
                                unit.op.getLayout()->getElementType());
  }
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

static remark::RemarkOpts remarkOpts(StringRef name, func::FuncOp func) {
  return remark::RemarkOpts::name(name)
      .category("fsdp-shard")
      .function(func.getSymName());
}

/// The last op before a unit's first reader that reads another unit; null if
/// there is none. `readers` are those of all units, in program order.
static Operation *findReaderBefore(ArrayRef<Operation *> readers,
                                   const ParamUses &uses) {
  if (uses.uses.empty())
    return nullptr;
  const auto *first = llvm::lower_bound(
      readers, uses.uses.front(),
      [](Operation *x, Operation *y) { return x->isBeforeInBlock(y); });
  return first == readers.begin() ? nullptr : first[-1];
}

void StepSharder::openWindows() {
  Block &block = func.front();
  Operation *terminator = block.getTerminator();
  llvm::DenseSet<Operation *> slice = computeBackwardSlice(block, outputs);
  slice.insert(terminator);
  SmallVector<SmallVector<Value>> groups;
  SmallVector<Value> params;
  for (UnitValues &unit : units) {
    groups.emplace_back();
    llvm::copy_if(unit.params, std::back_inserter(groups.back()),
                  [](Value value) { return static_cast<bool>(value); });
    llvm::append_range(params, groups.back());
  }
  takeParamsOutOfBarriers(block, params);
  SmallVector<ParamUses> uses = collectParamUses(block, groups);
  // Before anything moves: calls are told apart by the ops around them.
  SmallVector<WindowPlan> plans;
  for (auto [unit, unitUses] : llvm::zip_equal(units, uses)) {
    SmallVector<ParamUse> plain;
    for (auto [index, op] : llvm::enumerate(unitUses.uses))
      plain.push_back(
          describeUse(unit.op, op, index, !hasGradients || slice.contains(op)));
    plans.push_back(planWindows(plain, /*cut=*/unit.op.getReshard() ==
                                           Reshard::AfterForward));
  }
  SmallVector<Operation *> readers;
  for (const ParamUses &unitUses : uses)
    llvm::append_range(readers, unitUses.uses);
  llvm::sort(readers,
             [](Operation *x, Operation *y) { return x->isBeforeInBlock(y); });
  for (auto [unit, unitUses, plan] : llvm::zip_equal(units, uses, plans))
    if (unit.isPresent())
      openWindows(unit, unitUses, plan, findReaderBefore(readers, unitUses));
}

/// Gives each derived op the first window in which it is read. It is moved
/// there if that is a later window, or if another unit is read before it is
/// (`before`): where it stood, it would have both units gathered at once. One
/// that nobody reads is erased.
static void placeDerived(ArrayRef<Operation *> derived, Operation *before,
                         DenseMap<Operation *, unsigned> &windowOf) {
  for (Operation *op : llvm::reverse(derived)) {
    if (op->use_empty()) {
      op->erase();
      continue;
    }
    Operation *earliest = nullptr;
    unsigned window = std::numeric_limits<unsigned>::max();
    for (Operation *nested : op->getUsers()) {
      Operation *user = op->getBlock()->findAncestorOpInBlock(*nested);
      window = std::min(window, windowOf.lookup(user));
      if (!earliest || user->isBeforeInBlock(earliest))
        earliest = user;
    }
    windowOf[op] = window;
    if (window > 0 || (before && op->isBeforeInBlock(before)))
      op->moveBefore(earliest);
  }
}

/// A use of the unit's parameters as the analysis of windows sees it: its place
/// among them is all that this needs.
ParamUse StepSharder::describeUse(UnitOp unit, Operation *op, int64_t position,
                                  bool forward) const {
  ParamUse use{position, forward};
  SymbolRefAttr module = unit.getModule();
  if (cutCalls)
    use.call = calls.countCalls(module, op);
  // Micro-batches begin where the root is entered.
  if (func->hasAttr(attr::kMicroBatches) && !unit.getKeepGathered())
    use.part =
        calls.countCalls(SymbolRefAttr::get(module.getRootReference()), op);
  return use;
}

void StepSharder::openWindows(UnitValues &unit, const ParamUses &uses,
                              const WindowPlan &plan, Operation *before) {
  Block &block = func.front();
  LayoutAttr layout = *unit.op.getLayout();
  if (plan.windows.empty())
    remark::missed(unit.op.getLoc(), remarkOpts("unused-unit", func))
        << remark::add("unit '@{0}' is never read: its parameters are not "
                       "gathered",
                       unit.op.getSymName());
  if (plan.interleaved)
    remark::missed(unit.op.getLoc(), remarkOpts("interleaved-windows", func))
        << remark::add("unit '@{0}' stays whole from forward to backward: a "
                       "backward use precedes a forward use",
                       unit.op.getSymName())
        << remark::metric("bytes", layout.getFullBytes());

  DenseMap<Operation *, unsigned> windowOf;
  for (auto [index, op] : llvm::enumerate(uses.uses))
    windowOf[op] = plan.windowAt(index);
  placeDerived(uses.derived, before, windowOf);

  SmallVector<Operation *> begins(plan.windows.size());
  for (auto [op, window] : windowOf)
    if (!begins[window] || op->isBeforeInBlock(begins[window]))
      begins[window] = op;
  OpBuilder builder(func.getContext());
  SmallVector<Type> types;
  for (Type type : unit.op.getParamTypes())
    types.push_back(cast<RankedTensorType>(type).clone(
        getElementTypeOrSelf(unit.gathered)));
  for (auto [window, begin] : llvm::enumerate(begins)) {
    builder.setInsertionPoint(begin);
    auto unshard =
        UnshardOp::create(builder, begin->getLoc(), types,
                          builder.getArrayAttr(FlatSymbolRefAttr::get(unit.op)),
                          ValueRange(unit.gathered), /*buffers=*/ValueRange());
    for (auto [param, full] : llvm::zip_equal(unit.params, unshard.getFull()))
      if (param)
        param.replaceUsesWithIf(full, [&, w = window](OpOperand &use) {
          auto *user = block.findAncestorOpInBlock(*use.getOwner());
          return windowOf.lookup(user) == w;
        });
  }
}

//===----------------------------------------------------------------------===//
// Signature
//===----------------------------------------------------------------------===//

static DictionaryAttr makeUnitRole(RoleKind kind, UnitOp unit) {
  return makeRoleDict(RoleAttr::get(kind, FlatSymbolRefAttr::get(unit)));
}

/// Shards go first, in the order of the units.
void StepSharder::insertShardArguments() {
  unsigned next = 0;
  for (UnitValues &unit : units) {
    if (!unit.isPresent())
      continue;
    (void)func.insertArgument(next, unit.op.getLayout()->getShardType(),
                              makeUnitRole(RoleKind::Shard, unit.op),
                              unit.op.getLoc());
    unit.shard = func.getArgument(next++);
  }
}

/// A unit that is computed in a narrower type than it is stored in is cast
/// once, before all windows, so that its gathers can start early.
LogicalResult StepSharder::castShards() {
  FailureOr<SmallVector<Operation *>> scaled = scaleShards(func, units);
  if (failed(scaled))
    return failure();
  wholeOps = std::move(*scaled);
  OpBuilder builder = OpBuilder::atBlockBegin(&func.front());
  for (UnitValues &unit : units)
    if (unit.shard && !unit.isScaled)
      unit.gathered = createCast(
          builder, unit.shard,
          unit.gatherType ? unit.gatherType : getElementTypeOrSelf(unit.shard));
  return success();
}

void StepSharder::rewriteSignature() {
  for (Operation *op : llvm::reverse(wholeOps))
    if (op->use_empty())
      op->erase();
  llvm::BitVector dead(func.getNumArguments());
  for (BlockArgument param : params)
    dead.set(param.getArgNumber());
  (void)func.eraseArguments(dead);
  (void)func.eraseResults(gradResults);
  Operation *terminator = func.front().getTerminator();
  for (UnitValues &unit : units) {
    if (!unit.gradShard)
      continue;
    (void)func.insertResult(func.getNumResults(), unit.gradShard.getType(),
                            makeUnitRole(RoleKind::GradShard, unit.op));
    terminator->insertOperands(terminator->getNumOperands(), unit.gradShard);
  }
}

LogicalResult StepSharder::run() {
  for (UnitValues &unit : units)
    for (Value param : unit.params)
      if (param)
        params.push_back(cast<BlockArgument>(param));
  insertShardArguments();
  insertReductions();
  if (failed(castShards()))
    return failure();
  openWindows();
  rewriteSignature();
  return success();
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
struct ShardStepPass : public fsdp::impl::ShardStepPassBase<ShardStepPass> {
  using ShardStepPassBase::ShardStepPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    ShardStepPassBase::getDependentDialects(registry);
    // So that those have them, too, who register the dialects alone.
    registerDerivableOpInterfaceExternalModels(registry);
  }

  void runOnOperation() override {
    if (failed(expectUnits(getOperation())))
      return signalPassFailure();
    FailureOr<ParamPlaces> places = collectParamPlaces(getOperation());
    FailureOr<Type> type = parseReduceType(getOperation(), reduceDtype);
    if (failed(places) || failed(verifyPrecision(getOperation())) ||
        failed(type))
      return signalPassFailure();
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (func.isDeclaration())
        continue;
      FailureOr<CallMarks> calls = CallMarks::take(func);
      if (failed(calls))
        return signalPassFailure();
      if (isBesideSteps(func))
        continue;
      FailureOr<StepSignature> signature = readSignature(func, *places);
      if (failed(signature))
        return signalPassFailure();
      StepSharder sharder(func, std::move(*signature), std::move(*calls),
                          cutCalls, *type);
      if (failed(sharder.run()))
        return signalPassFailure();
    }
  }
};
} // namespace
