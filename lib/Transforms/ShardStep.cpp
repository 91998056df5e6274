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

#include "ParamUses.h"
#include "StepSignature.h"
#include "fsdp/Analysis/Windows.h"
#include "fsdp/Transforms/ShardPasses.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Support/DebugStringHelper.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SHARDSTEPPASS
#include "fsdp/Transforms/ShardPasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Rewrites one function.
class StepSharder {
public:
  StepSharder(func::FuncOp func, StepSignature signature)
      : func(func), units(std::move(signature.units)),
        gradResults(std::move(signature.gradResults)),
        hasGradients(signature.hasGradients) {}
  void run();

private:
  void insertShardArguments();
  void insertReductions();
  void openWindows();
  void openWindows(UnitValues &unit, const ParamUses &uses,
                   function_ref<bool(Operation *)> isForward);
  void rewriteSignature();

  Operation *findLastGradient(const UnitValues &unit) const;

  func::FuncOp func;
  SmallVector<UnitValues> units;
  llvm::BitVector gradResults;
  bool hasGradients;
  /// What the forward pass computes: all results but gradients.
  SmallVector<Value> outputs;
};

} // namespace

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

/// Boundaries are identities; a gradient mark is a gradient that would get
/// lost.
static LogicalResult eraseMarks(func::FuncOp func) {
  WalkResult result = func.walk([](Operation *op) {
    if (auto boundary = dyn_cast<BoundaryOp>(op)) {
      boundary.replaceAllUsesWith(boundary.getInput());
      boundary.erase();
    } else if (isa<GradOp>(op)) {
      InFlightDiagnostic diag = op->emitError()
                                << "expected no gradient mark in phase 3";
      diag.attachNote() << "run fsdp-normalize-input, which turns it into a "
                           "result of the function";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// Whether module `inner` lies below module `outer` in the tree.
static bool isNestedBelow(SymbolRefAttr inner, SymbolRefAttr outer) {
  ArrayRef<FlatSymbolRefAttr> in = inner.getNestedReferences();
  ArrayRef<FlatSymbolRefAttr> out = outer.getNestedReferences();
  return inner.getRootReference() == outer.getRootReference() &&
         in.size() > out.size() && in.take_front(out.size()) == out;
}

/// The op that defines the last gradient of the unit and of all units nested
/// below it. Null if one is a block argument: it is reduced at the end, so that
/// a parameter that is its own gradient is not read backward before forward.
Operation *StepSharder::findLastGradient(const UnitValues &unit) const {
  Operation *last = nullptr;
  for (const UnitValues &other : units) {
    if (other.op != unit.op && !isNestedBelow(UnitOp(other.op).getModule(),
                                              UnitOp(unit.op).getModule()))
      continue;
    for (Value grad : other.grads) {
      if (!grad)
        continue;
      Operation *def = grad.getDefiningOp();
      if (!def)
        return nullptr;
      if (!last || last->isBeforeInBlock(def))
        last = def;
    }
  }
  return last;
}

/// Units come in module pre-order, so that the reverse is inner before outer.
void StepSharder::insertReductions() {
  Operation *terminator = func.front().getTerminator();
  SmallVector<Value> kept;
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    if (!gradResults.test(index))
      kept.push_back(value);
    // Ignored parameters keep their gradient.
    if (!func.getResultAttr(index, attr::kGrad))
      outputs.push_back(value);
  }
  terminator->setOperands(kept);

  DenseMap<Operation *, Operation *> lastAt;
  OpBuilder builder(func.getContext());
  for (UnitValues &unit : llvm::reverse(units)) {
    if (!unit.hasGrads())
      continue;
    Operation *anchor = findLastGradient(unit);
    if (!anchor)
      builder.setInsertionPoint(terminator);
    else if (Operation *previous = lastAt.lookup(anchor))
      builder.setInsertionPointAfter(previous);
    else
      builder.setInsertionPointAfter(anchor);
    auto reduce = ReduceGradsOp::create(
        builder, anchor ? anchor->getLoc() : unit.op.getLoc(),
        TypeRange{unit.op.getLayout()->getShardType()},
        builder.getArrayAttr(FlatSymbolRefAttr::get(unit.op)), unit.grads,
        /*shards=*/ValueRange());
    unit.gradShard = reduce.getResult(0);
    lastAt[anchor] = reduce;
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

void StepSharder::openWindows() {
  Block &block = func.front();
  Operation *terminator = block.getTerminator();
  llvm::DenseSet<Operation *> slice = computeBackwardSlice(block, outputs);
  slice.insert(terminator);
  SmallVector<SmallVector<Value>> groups;
  for (UnitValues &unit : units) {
    groups.emplace_back();
    llvm::copy_if(unit.params, std::back_inserter(groups.back()),
                  [](Value value) { return static_cast<bool>(value); });
  }
  SmallVector<ParamUses> uses = collectParamUses(block, groups);
  for (auto [unit, unitUses] : llvm::zip_equal(units, uses))
    if (unit.isPresent())
      openWindows(unit, unitUses, [&](Operation *op) {
        return !hasGradients || slice.contains(op);
      });
}

/// Gives each derived op the first window in which it is read. One that is read
/// in a later window only is moved there; one that nobody reads is erased.
static void placeDerived(ArrayRef<Operation *> derived,
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
    if (window > 0)
      op->moveBefore(earliest);
  }
}

void StepSharder::openWindows(UnitValues &unit, const ParamUses &uses,
                              function_ref<bool(Operation *)> isForward) {
  Block &block = func.front();
  // Positions among the unit's uses are all that the analysis needs.
  SmallVector<ParamUse> plain;
  for (auto [index, op] : llvm::enumerate(uses.uses))
    plain.push_back({static_cast<int64_t>(index), isForward(op)});
  WindowPlan plan =
      planWindows(plain, /*cut=*/unit.op.getReshard() == Reshard::AfterForward);
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
  placeDerived(uses.derived, windowOf);

  SmallVector<Operation *> begins(plan.windows.size());
  for (auto [op, window] : windowOf)
    if (!begins[window] || op->isBeforeInBlock(begins[window]))
      begins[window] = op;
  OpBuilder builder(func.getContext());
  for (auto [window, begin] : llvm::enumerate(begins)) {
    builder.setInsertionPoint(begin);
    auto unshard =
        UnshardOp::create(builder, begin->getLoc(), unit.op.getParamTypes(),
                          builder.getArrayAttr(FlatSymbolRefAttr::get(unit.op)),
                          ValueRange(unit.shard), /*buffers=*/ValueRange());
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

static DictionaryAttr unitAttr(StringRef name, UnitOp unit) {
  Builder builder(unit.getContext());
  return builder.getDictionaryAttr(
      builder.getNamedAttr(name, FlatSymbolRefAttr::get(unit)));
}

/// Shards go first, in the order of the units.
void StepSharder::insertShardArguments() {
  unsigned next = 0;
  for (UnitValues &unit : units) {
    if (!unit.isPresent())
      continue;
    (void)func.insertArgument(next, unit.op.getLayout()->getShardType(),
                              unitAttr(attr::kShard, unit.op),
                              unit.op.getLoc());
    unit.shard = func.getArgument(next++);
  }
}

void StepSharder::rewriteSignature() {
  llvm::BitVector dead(func.getNumArguments());
  for (UnitValues &unit : units)
    for (Value param : unit.params)
      if (param)
        dead.set(cast<BlockArgument>(param).getArgNumber());
  (void)func.eraseArguments(dead);
  (void)func.eraseResults(gradResults);
  Operation *terminator = func.front().getTerminator();
  for (UnitValues &unit : units) {
    if (!unit.gradShard)
      continue;
    (void)func.insertResult(func.getNumResults(), unit.gradShard.getType(),
                            unitAttr(attr::kGradShard, unit.op));
    terminator->insertOperands(terminator->getNumOperands(), unit.gradShard);
  }
}

void StepSharder::run() {
  insertShardArguments();
  insertReductions();
  openWindows();
  rewriteSignature();
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

/// Gathers and computes in the type of the parameters only.
static LogicalResult verifyPrecision(ModuleOp module) {
  for (auto unit : module.getOps<UnitOp>()) {
    auto precision = unit->getAttrOfType<StringAttr>(attr::kPrecision);
    if (!precision || precision == "full")
      continue;
    Type type = unit.resolveParams().front().getStorageType().getElementType();
    if (precision == debugString(type))
      continue;
    InFlightDiagnostic diag = unit.emitError()
                              << "not supported: precision " << precision
                              << " of unit '@" << unit.getSymName()
                              << "', whose parameters are " << type;
    diag.attachNote() << "leave the precision out, or say \"full\"";
    return diag;
  }
  return success();
}

namespace {
struct ShardStepPass : public fsdp::impl::ShardStepPassBase<ShardStepPass> {
  using ShardStepPassBase::ShardStepPassBase;

  void runOnOperation() override {
    FailureOr<ParamPlaces> places = collectParamPlaces(getOperation());
    if (failed(places) || failed(verifyPrecision(getOperation())))
      return signalPassFailure();
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (func.isDeclaration())
        continue;
      FailureOr<StepSignature> signature = failure();
      if (succeeded(eraseMarks(func)))
        signature = readSignature(func, *places);
      if (failed(signature))
        return signalPassFailure();
      StepSharder(func, std::move(*signature)).run();
    }
  }
};
} // namespace
