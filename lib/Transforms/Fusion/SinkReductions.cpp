//===- SinkReductions.cpp - Reduce behind what a unit computes ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4 for devices, before segments are formed: a reduction between two ops
// cuts the segment and with it the kernel that both could be.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/StepSegments.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Fusion/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SINKREDUCTIONSPASS
#include "fsdp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Whether a value is a gathered parameter, or a view of one.
static bool isParam(Value value) {
  Operation *def = value.getDefiningOp();
  while (def && isFloating(def) && def->getNumOperands())
    def = def->getOperand(0).getDefiningOp();
  return isa_and_nonnull<UnshardOp>(def);
}

/// Whether an op computes something else than the reduction gives, from no
/// parameter: the next unit's segment begins where one is read.
static bool standsBefore(Operation *op, ReduceGradsOp reduce) {
  if (isa<CollectiveOpInterface>(op) || op->hasTrait<OpTrait::IsTerminator>() ||
      op->hasAttr(attr::kStrict) || !isMemoryEffectFree(op))
    return false;
  return llvm::none_of(getReadValues(op), [&](Value value) {
    return value.getDefiningOp() == reduce || isParam(value);
  });
}

/// Moves an op directly behind what it reads if that stands behind the
/// collective `begin`, null at the beginning: what reads values of rows is next
/// to what computes them then.
static void moveUp(Operation *op, Operation *begin) {
  Operation *behind = begin;
  for (Value value : getReadValues(op)) {
    Operation *def = value.getDefiningOp();
    if (def && def->getBlock() == op->getBlock() &&
        (!behind || behind->isBeforeInBlock(def)))
      behind = def;
  }
  if (behind != begin && behind->getNextNode() != op)
    op->moveAfter(behind);
}

namespace {
struct SinkReductions : fsdp::impl::SinkReductionsPassBase<SinkReductions> {
  void runOnOperation() override {
    for (auto reduce :
         llvm::to_vector(getOperation().getOps<ReduceGradsOp>())) {
      Operation *next = reduce->getNextNode();
      while (standsBefore(next, reduce))
        next = next->getNextNode();
      // Constants and views alone belong to what follows.
      Operation *last = next->getPrevNode();
      while (last != reduce && isFloating(last))
        last = last->getPrevNode();
      if (last == reduce)
        continue;
      // A segment begins behind another collective.
      Operation *begin = reduce->getPrevNode();
      while (begin && !isa<CollectiveOpInterface>(begin))
        begin = begin->getPrevNode();
      SmallVector<Operation *> passed;
      for (Operation *op = reduce->getNextNode(); op != last->getNextNode();
           op = op->getNextNode())
        passed.push_back(op);
      reduce->moveAfter(last);
      for (Operation *op : passed)
        moveUp(op, begin);
      ++numSunk;
    }
  }
};
} // namespace
