//===- OverlapValues.cpp - Work beside collectives of values --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, before segments are formed: what a collective of a value does not
// wait for runs while it is on its way.
//
//===----------------------------------------------------------------------===//

#include "OverlapValues.h"
#include "fsdp/Buffers/StepSegments.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_OVERLAPVALUESPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Whether no op moves over this one to the collective or from it. Barriers are
/// dropped before ops move.
static bool isFence(Operation *op, Operation *collective) {
  Attribute batch = op->getAttr(attr::kMicroBatch);
  return isa<CollectiveOpInterface>(op) || op->hasAttr(attr::kStrict) ||
         (batch && batch != collective->getAttr(attr::kMicroBatch)) ||
         (!isMemoryEffectFree(op) && !isa<BarrierOp>(op));
}

static bool isOfValue(Operation *op) {
  auto collective = dyn_cast<CollectiveOpInterface>(op);
  return collective && !collective.getUnits();
}

/// Whether an op reads one of the others.
static bool isReader(Operation *op, const DenseSet<Operation *> &others) {
  return llvm::any_of(getReadValues(op), [&](Value value) {
    return others.contains(value.getDefiningOp());
  });
}

/// Whether an op takes long enough to hide something.
static bool isWork(Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return structured.getNumReductionLoops() > 0;
  return op->getNumRegions() > 0 || isFlashOp(op);
}

/// The last of the collectives that start before the result of the first one is
/// read, with nothing but what they send between: pieces of one product. Adds
/// the ops behind the first one to `between`.
static Operation *findLastPiece(Operation *first,
                                DenseSet<Operation *> &between) {
  DenseSet<Operation *> results = {first}, passed;
  Operation *last = first;
  for (Operation *op = first->getNextNode(); op; op = op->getNextNode()) {
    if ((isFence(op, first) && !isOfValue(op)) || isReader(op, results))
      break;
    passed.insert(op);
    if (isOfValue(op)) {
      last = op;
      results.insert(op);
      between.insert(passed.begin(), passed.end());
    }
  }
  return last;
}

SmallVector<Operation *>
fsdp::findIndependentOps(Operation *collective,
                         const DenseSet<Operation *> &readers,
                         const DenseSet<Operation *> &fixed) {
  DenseSet<Operation *> staying = readers;
  staying.insert(collective);
  SmallVector<Operation *> others;
  Block *block = collective->getBlock();
  for (Operation *op = collective->getPrevNode();
       op && !isFence(op, collective); op = op->getPrevNode()) {
    bool isRead = llvm::any_of(op->getUsers(), [&](Operation *user) {
      return staying.contains(block->findAncestorOpInBlock(*user));
    });
    if (isRead || fixed.contains(op) || op->hasTrait<OpTrait::ConstantLike>())
      staying.insert(op);
    else
      others.push_back(op);
  }
  return others;
}

/// Whether one of the collectives sends on just what one before them brings.
/// What stands between hides that one: behind them it would be waited for
/// first.
static bool sendsOn(Operation *collective,
                    const DenseSet<Operation *> &between) {
  Operation *op = collective->getPrevNode();
  while (op && !isFence(op, collective))
    op = op->getPrevNode();
  for (; op && isOfValue(op); op = op->getPrevNode())
    if (llvm::any_of(op->getUsers(), [&](Operation *user) {
          return isOfValue(user) &&
                 (user == collective || between.contains(user));
        }))
      return true;
  return false;
}

namespace {
struct OverlapValues : fsdp::impl::OverlapValuesPassBase<OverlapValues> {
  void runOnOperation() override {
    moved.clear();
    forward = findForwardOps(getOperation());
    for (auto collective :
         llvm::to_vector(getOperation().getOps<CollectiveOpInterface>()))
      if (isOfValue(collective))
        overlap(collective);
  }

private:
  void overlap(Operation *collective);

  /// Each op hides one collective: it moves once.
  DenseSet<Operation *> moved;
  /// Forward does not end behind what is of backward.
  DenseSet<Operation *> forward;
};
} // namespace

void OverlapValues::overlap(Operation *collective) {
  DenseSet<Operation *> between;
  Operation *last = findLastPiece(collective, between);
  if (sendsOn(collective, between))
    return;
  DenseSet<Operation *> fixed = moved;
  if (!forward.contains(collective))
    fixed.insert(forward.begin(), forward.end());
  SmallVector<Operation *> others =
      findIndependentOps(collective, between, fixed);
  if (llvm::none_of(others, isWork))
    return;
  for (Operation *op : others) {
    op->moveAfter(last);
    moved.insert(op);
  }
  ++numOverlapped;
}
