//===- VerifySharded.cpp - Check what phase 3 promises --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Changes nothing. Independent of the passes it checks, except that what is a
// derived value is defined in one place (ParamUses.h).
//
//===----------------------------------------------------------------------===//

#include "StepSignature.h"
#include "fsdp/Transforms/Shard/Passes.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/PhaseContract.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYSHARDEDPASS
#include "fsdp/Transforms/Shard/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Signature
//===----------------------------------------------------------------------===//

/// Types of arguments or results that are laid out as a unit's shard.
static LogicalResult verifyShardLike(func::FuncOp func, StringRef what,
                                     unsigned index, Type type, RoleAttr role) {
  if (!role || !role.isShardLike())
    return success();
  SymbolRefAttr symbol = role.getSymbol();
  auto unit = lookupFromTop<UnitOp>(func, symbol);
  // The optimizer states of an ignored param name it.
  auto param = lookupFromTop<ParamOp>(func, symbol);
  if (param && param.getIgnored() && type == param.getStorageType())
    return success();
  if (!unit || !unit.getLayout())
    return func.emitError() << "expected '" << stringifyRoleKind(role.getKind())
                            << "' of " << what << " " << index
                            << " to name a unit with a layout, got " << symbol;
  Type expected = unit.getLayout()->getShardType();
  if (type != expected)
    return func.emitError()
           << "expected " << what << " " << index << " to be a shard "
           << expected << " of unit " << symbol << ", got " << type;
  return success();
}

static LogicalResult verifySignature(func::FuncOp func,
                                     const ParamPlaces &places) {
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    if (failed(verifyShardLike(func, "argument", i, func.getArgumentTypes()[i],
                               getArgRole(func, i))))
      return failure();
  }
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    auto grad = getResultSymbol(func, i, RoleKind::Grad);
    if (places.find(func, grad))
      return func.emitError() << "expected no whole gradient, got result " << i
                              << " for " << grad;
    if (failed(verifyShardLike(func, "result", i, func.getResultTypes()[i],
                               getResultRole(func, i))))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Body
//===----------------------------------------------------------------------===//

static LogicalResult verifyMarks(func::FuncOp func) {
  WalkResult result = func.walk([](Operation *op) {
    if (!isa<BoundaryOp, GradOp>(op))
      return WalkResult::advance();
    op->emitError() << "expected no marks after phase 3, got '" << op->getName()
                    << "'";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// A gradient shard comes from the reduction of its own unit, if it comes from
/// one at all.
static LogicalResult verifySource(func::FuncOp func, unsigned index) {
  auto unit = getResultSymbol(func, index, RoleKind::GradShard);
  if (!unit)
    return success();
  Value value = func.front().getTerminator()->getOperand(index);
  auto reduce = value.getDefiningOp<ReduceGradsOp>();
  if (!reduce)
    return success();
  Attribute source = reduce.getUnits()[cast<OpResult>(value).getResultNumber()];
  if (source == unit)
    return success();
  InFlightDiagnostic diag = func.emitError()
                            << "expected result " << index
                            << " to be a gradient of unit " << unit
                            << ", got one of " << source;
  diag.attachNote(reduce.getLoc()) << "it is reduced here";
  return diag;
}

/// One reduction per unit and function.
static LogicalResult verifyReductions(func::FuncOp func) {
  DenseMap<Attribute, ReduceGradsOp> seen;
  WalkResult result = func.walk([&](ReduceGradsOp op) {
    for (Attribute unit : op.getUnits()) {
      auto [it, inserted] = seen.try_emplace(unit, op);
      if (inserted)
        continue;
      InFlightDiagnostic diag = op.emitError()
                                << "expected one reduction of unit " << unit
                                << " in a function, got another one";
      diag.attachNote(it->second.getLoc()) << "the first one is here";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    auto unit = getResultSymbol(func, i, RoleKind::GradShard);
    if (unit && !seen.contains(unit))
      return func.emitError() << "expected a reduction of unit " << unit
                              << " for result " << i << ", got none";
    if (failed(verifySource(func, i)))
      return failure();
  }
  return success();
}

/// The unit whose shard an argument is; null for other values.
static SymbolRefAttr getShardUnit(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  auto func = argument
                  ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
                  : func::FuncOp();
  return func ? getArgSymbol(func, argument.getArgNumber(), RoleKind::Shard)
              : SymbolRefAttr();
}

/// Whether the value is the unit's shard, also cast or scaled, or what an
/// optimizer made of it, and no other unit's is. What stands for all ranks,
/// such as a scale, may come from anywhere.
static bool isShardOf(Value value, SymbolRefAttr unit) {
  bool found = false;
  llvm::SetVector<Value> open;
  open.insert(value);
  for (size_t i = 0; i < open.size(); ++i) {
    if (SymbolRefAttr other = getShardUnit(open[i])) {
      if (other != unit)
        return false;
      found = true;
    }
    Operation *op = open[i].getDefiningOp();
    if (auto update = dyn_cast_or_null<UpdateOp>(op)) {
      if (open[i] != update.getNewParam())
        return false;
      open.insert(update.getParam());
    } else if (op && (op->hasAttr(attr::kStrict) || getCastSource(open[i]) ||
                      isa<tensor::ExtractSliceOp, tensor::InsertSliceOp>(op))) {
      open.insert_range(op->getOperands());
    }
  }
  return found;
}

/// Collectives stand where all ranks meet them, and gather the shards of the
/// units they name.
static LogicalResult verifyCollectives(func::FuncOp func) {
  WalkResult result = func.walk([&](CollectiveOpInterface op) {
    if (op->getParentOp() != func) {
      InFlightDiagnostic diag = op->emitError()
                                << "expected collectives at the top level of a "
                                   "function, got one in '"
                                << op->getParentOp()->getName() << "'";
      diag.attachNote() << "ranks that don't reach it keep the others waiting";
      return WalkResult::interrupt();
    }
    auto unshard = dyn_cast<UnshardOp>(op.getOperation());
    if (!unshard)
      return WalkResult::advance();
    for (auto [unit, shard] :
         llvm::zip_equal(unshard.getUnits(), unshard.getShards()))
      if (!isShardOf(shard, cast<SymbolRefAttr>(unit))) {
        unshard.emitError()
            << "expected the shard of unit " << unit
            << " to be an argument with the role 'shard' of that unit";
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

static LogicalResult verifyStale(OpOperand &operand, WindowTracker &tracker) {
  const WindowTracker::Origin *origin = tracker.lookup(operand.get());
  if (!origin || origin->kept || !tracker.isStale(*origin))
    return success();
  UnitOp unit = origin->unit;
  InFlightDiagnostic diag = operand.getOwner()->emitError()
                            << "expected a value of the open window of unit '@"
                            << unit.getSymName() << "', got operand "
                            << operand.getOperandNumber()
                            << " of an earlier window";
  diag.attachNote(tracker.getCurrent(unit).getLoc())
      << "the open window begins here; run fsdp-recompute-derived";
  return diag;
}

/// A barrier would hide who reads the parameters.
static LogicalResult verifyBarrier(BarrierOp op, const WindowTracker &tracker) {
  for (auto [index, input] : llvm::enumerate(op.getInputs()))
    if (const WindowTracker::Origin *origin = tracker.lookup(input);
        origin && !origin->kept) {
      InFlightDiagnostic diag = op.emitError()
                                << "expected no gathered parameter to pass a "
                                   "barrier, got operand "
                                << index;
      diag.attachNote() << "fsdp-shard-step takes parameters out of barriers";
      return diag;
    }
  return success();
}

/// Every window is read, and no value outlives its window.
static LogicalResult verifyWindows(func::FuncOp func) {
  WindowTracker tracker;
  for (Operation &op : func.front()) {
    if (isa<UnshardOp>(op) && op.use_empty())
      return op.emitError()
             << "expected a reader of the gathered parameters, got none";
    LogicalResult result = success();
    forEachOperand(&op, [&](OpOperand &operand) {
      if (succeeded(result))
        result = verifyStale(operand, tracker);
    });
    auto barrier = dyn_cast<BarrierOp>(op);
    if (failed(result) || (barrier && failed(verifyBarrier(barrier, tracker))))
      return failure();
    tracker.visit(&op);
  }
  return success();
}

static LogicalResult verifyFunction(func::FuncOp func,
                                    const ParamPlaces &places) {
  if (isBesideSteps(func) && !func.getBody().hasOneBlock())
    return failed(verifyMarks(func)) ? failure() : verifyCollectives(func);
  if (!isBesideSteps(func) && failed(expectOneReturn(func)))
    return failure();
  if (failed(verifySignature(func, places)) || failed(verifyMarks(func)) ||
      failed(verifyCollectives(func)) || failed(verifyReductions(func)))
    return failure();
  return verifyWindows(func);
}

namespace {
struct VerifyShardedPass
    : public fsdp::impl::VerifyShardedPassBase<VerifyShardedPass> {
  using VerifyShardedPassBase::VerifyShardedPassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(expectShards(getOperation())))
      return signalPassFailure();
    FailureOr<ParamPlaces> places = collectParamPlaces(getOperation());
    if (failed(places))
      return signalPassFailure();
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (func.isDeclaration())
        continue;
      if (failed(verifyFunction(func, *places)))
        return signalPassFailure();
    }
    if (laterMicroBatches != 1)
      warnOfOneBatch(getStep(getOperation()));
  }

  void warnOfOneBatch(func::FuncOp step) {
    if (!step)
      return;
    InFlightDiagnostic diag =
        emitWarning(step.getLoc())
        << "expected 'micro-batches=" << laterMicroBatches.getValue()
        << "', got a step of one: phase 4 makes those "
           "that are reduced one by one";
    diag.attachNote() << "go on with 'start-after=shard', run "
                         "fsdp-accumulate=micro-batches="
                      << laterMicroBatches.getValue()
                      << ", or give 'gradients=keep'";
  }
};
} // namespace
