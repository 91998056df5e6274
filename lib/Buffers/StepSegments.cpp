//===- StepSegments.cpp - Cutting a step into segments --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/StepSegments.h"
#include "fsdp/Buffers/BufferUtils.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/Fills.h"
#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Whether the value goes straight to a collective or out of the function.
static bool leavesDirectly(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) {
    return isa<CollectiveOpInterface>(user) ||
           user->hasTrait<OpTrait::IsTerminator>();
  });
}

SmallVector<Value> fsdp::getReadValues(Operation *op) {
  SmallVector<Value> values(op->getOperands());
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  llvm::append_range(values, captured);
  return values;
}

bool fsdp::isFloating(Operation *op) {
  if (op->hasTrait<OpTrait::ConstantLike>() ||
      isa<tensor::EmptyOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp,
          tensor::CastOp, tensor::ExtractSliceOp>(op))
    return true;
  // A fill with a constant is cheaper than keeping it; one that is a result
  // itself needs a segment that produces it.
  Value value = op->getNumResults() == 1 ? getFillValue(op) : Value();
  return value && matchPattern(value, m_Constant()) &&
         getFilledDest(op).getDefiningOp<tensor::EmptyOp>() &&
         !leavesDirectly(op->getResult(0));
}

llvm::DenseSet<Operation *> fsdp::findForwardOps(func::FuncOp entry) {
  if (!entry.getBody().hasOneBlock())
    return {};
  Operation *terminator = entry.getBody().front().getTerminator();
  SmallVector<Value> results;
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    RoleAttr role = getResultRole(entry, index);
    bool isBackward = role && !role.isForward();
    // What the optimizer made of an ignored parameter.
    isBackward |= lookupFromTop<ParamOp>(
                      entry, getResultSymbol(entry, index,
                                             RoleKind::NewValue)) != nullptr;
    if (!isBackward)
      results.push_back(value);
  }
  return computeBackwardSlice(entry.getBody().front(), results);
}

namespace {
/// What the cutting needs to know about an entry function.
class Cutter {
public:
  explicit Cutter(func::FuncOp entry) : entry(entry) {
    forward = findForwardOps(entry);
    findBatches();
  }
  SmallVector<StepSegment> run();

private:
  /// Name of the unit whose gathered parameters the op reads; empty if none.
  StringRef findUnit(Operation *op);
  /// Name of the unit whose shard a strict op updates; empty if none.
  std::string findUpdatedUnit(Operation *op);
  /// Finds where each micro-batch begins and where its forward part ends.
  void findBatches();
  /// Whether the op reads what a collective of a value gives, as the first one
  /// that does.
  bool endsWait(Operation *op);
  /// Ends the current segment.
  void cut();

  func::FuncOp entry;
  llvm::DenseSet<Operation *> forward;
  /// A micro-batch: its first op, and the last one of its forward part.
  struct Batch {
    Operation *begin = nullptr, *lastForward = nullptr;
  };
  SmallVector<Batch> batches;
  /// Results of collectives of values that nothing has read.
  llvm::DenseSet<Value> awaited;
  SmallVector<StepSegment> segments;
  StepSegment current;
  /// Unit of the current segment, once an op has shown it.
  StringRef currentUnit;
};
} // namespace

void Cutter::findBatches() {
  batches.emplace_back();
  int64_t current = 0;
  for (Operation &op : entry.getBody().front()) {
    auto batch = op.getAttrOfType<IntegerAttr>(attr::kMicroBatch);
    // Constants have been moved to the front.
    if (batch && batch.getInt() > current &&
        !op.hasTrait<OpTrait::ConstantLike>()) {
      current = batch.getInt();
      batches.push_back({&op, nullptr});
    }
    // What stands for all micro-batches belongs to none; a gather stands before
    // the micro-batch that it is for.
    bool isShared =
        entry->hasAttr(attr::kMicroBatches) && op.hasAttr(attr::kStrict);
    if (forward.contains(&op) && !isFloating(&op) &&
        !isa<CollectiveOpInterface>(op) && !isShared)
      batches.back().lastForward = &op;
  }
}

StringRef Cutter::findUnit(Operation *op) {
  StringRef unit;
  auto visit = [&](Value value) {
    // Through views: they are cloned to their users.
    Operation *def = value.getDefiningOp();
    while (def && isFloating(def) && def->getNumOperands())
      def = def->getOperand(0).getDefiningOp();
    auto unshard = dyn_cast_or_null<UnshardOp>(def);
    if (unshard && unit.empty())
      unit = cast<FlatSymbolRefAttr>(unshard.getUnits()[0]).getValue();
  };
  llvm::for_each(getReadValues(op), visit);
  return unit;
}

std::string Cutter::findUpdatedUnit(Operation *op) {
  for (Value operand : op->getOperands()) {
    auto argument = dyn_cast<BlockArgument>(operand);
    if (!argument || argument.getOwner() != &entry.getBody().front())
      continue;
    RoleAttr role = getArgRole(entry, argument.getArgNumber());
    if (role && role.isState() && role.getSymbol())
      return role.getOwner();
  }
  return "";
}

bool Cutter::endsWait(Operation *op) {
  bool ends = false;
  for (Value value : getReadValues(op)) {
    while (Operation *def = value.getDefiningOp()) {
      if (!isFloating(def) || !def->getNumOperands())
        break;
      value = def->getOperand(0);
    }
    ends |= awaited.erase(value);
  }
  return ends;
}

void Cutter::cut() {
  if (!current.ops.empty())
    segments.push_back(std::move(current));
  current = StepSegment();
  currentUnit = "";
}

SmallVector<StepSegment> Cutter::run() {
  // Ops before the first use of a parameter belong to the unit gathered last.
  StringRef opened = "step";
  ArrayRef<Batch> rest = batches;
  for (Operation &op : entry.getBody().front().without_terminator()) {
    if (rest.size() > 1 && rest[1].begin == &op) {
      cut();
      rest = rest.drop_front();
    }
    Operation *lastForward = rest.front().lastForward;
    if (isFloating(&op))
      continue;
    if (isa<CollectiveOpInterface>(op) || !isMemoryEffectFree(&op)) {
      cut();
      auto collective = dyn_cast<CollectiveOpInterface>(op);
      if (collective && !collective.getUnits())
        awaited.insert_range(op.getResults());
      if (auto unshard = dyn_cast<UnshardOp>(op))
        opened = cast<FlatSymbolRefAttr>(unshard.getUnits()[0]).getValue();
      continue;
    }
    if (op.hasAttr(attr::kStrict)) {
      cut();
      std::string unit = findUpdatedUnit(&op);
      current.unit = unit.empty() ? "step" : unit;
      current.phase = unit.empty()                     ? "hypers"
                      : getCastSource(op.getResult(0)) ? "cast"
                                                       : "update";
      current.ops.push_back(&op);
      cut();
      continue;
    }
    // What stands before runs while the collective is on its way.
    if (endsWait(&op))
      cut();
    StringRef unit = findUnit(&op);
    if (!unit.empty() && !currentUnit.empty() && unit != currentUnit)
      cut();
    if (!unit.empty()) {
      currentUnit = opened = unit;
      current.unit = unit.str();
    }
    if (current.unit.empty())
      current.unit = opened.str();
    if (current.phase.empty())
      current.phase =
          lastForward && !lastForward->isBeforeInBlock(&op) ? "fwd" : "bwd";
    current.ops.push_back(&op);
    if (&op == lastForward)
      cut();
  }
  cut();
  return std::move(segments);
}

SmallVector<StepSegment> fsdp::cutIntoSegments(func::FuncOp entry) {
  return Cutter(entry).run();
}
