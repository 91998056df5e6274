//===- RecomputeElementwise.cpp - Keep less from forward to backward ------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, before elementwise ops are fused. Which values are kept is chosen on
// plain data (KeptValues.h); copies of the ops that compute the others stand
// behind barriers, so that CSE does not find that they were computed before.
//
//===----------------------------------------------------------------------===//

#include "ElementwiseFusion.h"
#include "fsdp/Analysis/Memory/KeptValues.h"
#include "fsdp/Buffers/StepSegments.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Fusion/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_RECOMPUTEELEMENTWISEPASS
#include "fsdp/Transforms/Fusion/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Ops of a body that is cheaper than a trip of its values to memory: random
/// numbers take more.
static constexpr size_t kCheapOps = 16;
/// Ops that one value may take to be computed again. Random numbers that are
/// made by single ops take more, and so would the sum of the branches of all
/// layers.
static constexpr unsigned kMostOps = 24;

/// Adds what values are made of by ops that are cloned to their users.
static void addRoots(ValueRange made, llvm::SetVector<Value> &roots) {
  for (Value value : made) {
    Operation *def = value.getDefiningOp();
    if (def && isFloating(def))
      addRoots(def->getOperands(), roots);
    else
      roots.insert(value);
  }
}

static llvm::SetVector<Value> findRoots(ValueRange values) {
  llvm::SetVector<Value> roots;
  addRoots(values, roots);
  return roots;
}

namespace {
/// The values of a step's segments, and where they are used.
class Recomputation {
public:
  Recomputation(func::FuncOp entry, int64_t minBytes);

  /// Computes again what is not kept; returns how many values.
  unsigned run();

private:
  void addValues();
  void addUses(Operation *op, unsigned segment);
  void addUse(Value root, unsigned segment, bool isFused);
  bool isComputable(linalg::GenericOp op, unsigned segment);
  unsigned countOps(Operation *op);
  bool isComputedAgain(unsigned number) {
    return values[number].isComputable && !kept[number];
  }
  Value getInSegment(Value value, IRMapping &mapping, OpBuilder &builder);
  void computeAgain(unsigned segment);

  SmallVector<StepSegment> segments;
  int64_t minBytes;
  DenseMap<Operation *, unsigned> segmentOf;
  DenseMap<Value, unsigned> numbers;
  std::vector<KeepableValue> values;
  std::vector<bool> kept;
  /// How many ops compute each value again.
  SmallVector<unsigned> cones;
  unsigned computed = 0;
};
} // namespace

Recomputation::Recomputation(func::FuncOp entry, int64_t minBytes)
    : segments(cutIntoSegments(entry)), minBytes(minBytes) {
  for (auto [number, segment] : llvm::enumerate(segments))
    for (Operation *op : segment.ops)
      segmentOf[op] = number;
}

/// How many ops compute the result again, at most.
unsigned Recomputation::countOps(Operation *op) {
  unsigned count = 1;
  for (Value root : findRoots(op->getOperands()))
    if (auto found = numbers.find(root); found != numbers.end())
      count += cones[found->second];
  return count;
}

/// Whether the op is elementwise and cheap, of values of its own segment and
/// inputs of the step: parameters are gone in another window, what a step
/// changes in place would be copied, and what comes from segments before would
/// need theirs in turn.
bool Recomputation::isComputable(linalg::GenericOp op, unsigned segment) {
  if (!op || op.getNumReductionLoops() != 0 || op->getNumResults() != 1 ||
      llvm::range_size(op.getBody()->without_terminator()) > kCheapOps ||
      op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)))
    return false;
  return !looksUpTensors(op) &&
         llvm::all_of(findRoots(op->getOperands()), [&](Value root) {
           if (!isa<ShapedType>(root.getType()))
             return true;
           if (numbers.contains(root))
             return segmentOf.lookup(root.getDefiningOp()) == segment;
           auto argument = dyn_cast<BlockArgument>(root);
           auto entry =
               argument
                   ? dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp())
                   : nullptr;
           return entry &&
                  hasArgRole(entry, argument.getArgNumber(), RoleKind::Input);
         });
}

void Recomputation::addValues() {
  for (auto [number, segment] : llvm::enumerate(segments))
    for (Operation *op : segment.ops)
      for (Value result : op->getResults()) {
        KeepableValue value;
        std::optional<int64_t> bytes = getKnownBytes(result.getType());
        value.cost = bytes.value_or(0);
        linalg::GenericOp generic = getFusable(op);
        // Gradients are used once, or kept for all micro-batches.
        value.isComputable =
            segment.phase == "fwd" && bytes.value_or(0) >= minBytes &&
            isComputable(generic, number) && countOps(op) <= kMostOps;
        cones.push_back(value.isComputable ? countOps(op) : 0);
        if (value.isComputable) {
          for (Value root : findRoots(op->getOperands()))
            if (auto found = numbers.find(root); found != numbers.end())
              value.operands.push_back(found->second);
          // Until another op than a fusable one reads it, it is only written
          // for those that come later.
          value.cost *= 2;
        }
        numbers[result] = values.size();
        values.push_back(std::move(value));
      }
}

/// Notes that an op of a segment, or of none, reads a value.
void Recomputation::addUse(Value root, unsigned segment, bool isFused) {
  auto found = numbers.find(root);
  if (found == numbers.end())
    return;
  KeepableValue &value = values[found->second];
  bool isLater = segmentOf.lookup(root.getDefiningOp()) != segment;
  value.isNeeded |= isLater;
  // Forward goes on with it at once.
  if (isLater && segment < segments.size() && segments[segment].phase == "fwd")
    value.cost = getKnownBytes(root.getType()).value_or(0);
  if (isFused)
    return;
  // Memory holds it anyway, then or, if it were computed again, later.
  value.isComputable &= !isLater;
  value.cost = getKnownBytes(root.getType()).value_or(0);
}

void Recomputation::addUses(Operation *op, unsigned segment) {
  bool isFusable = getFusableReader(op) != nullptr;
  for (Value root : findRoots(op->getOperands()))
    addUse(root, segment, isFusable);
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  for (Value root : findRoots(captured.getArrayRef()))
    addUse(root, segment, /*isFused=*/false);
}

/// A value as a segment sees it: computed again or kept.
Value Recomputation::getInSegment(Value value, IRMapping &mapping,
                                  OpBuilder &builder) {
  if (Value known = mapping.lookupOrNull(value))
    return known;
  Operation *def = value.getDefiningOp();
  auto found = numbers.find(value);
  bool isAgain = found != numbers.end() && isComputedAgain(found->second);
  if (!(def && isFloating(def)) && !isAgain) {
    if (isa<RankedTensorType>(value.getType()))
      mapping.map(
          value,
          BarrierOp::create(builder, value.getLoc(), value).getOutputs()[0]);
    return mapping.lookupOrDefault(value);
  }
  for (Value operand : def->getOperands())
    (void)getInSegment(operand, mapping, builder);
  builder.clone(*def, mapping);
  computed += isAgain;
  return mapping.lookup(value);
}

/// Has the ops of a segment read what is computed again for it.
void Recomputation::computeAgain(unsigned number) {
  IRMapping mapping;
  auto isAgain = [&](Value root) {
    auto found = numbers.find(root);
    return found != numbers.end() && isComputedAgain(found->second) &&
           segmentOf.lookup(root.getDefiningOp()) < number;
  };
  for (Operation *op : segments[number].ops) {
    OpBuilder builder(op);
    for (OpOperand &operand : op->getOpOperands())
      if (llvm::any_of(findRoots(operand.get()), isAgain))
        operand.set(getInSegment(operand.get(), mapping, builder));
  }
}

unsigned Recomputation::run() {
  if (segments.empty())
    return 0;
  addValues();
  constexpr unsigned kNoSegment = ~0u;
  for (Operation &op : *segments.front().ops.front()->getBlock()) {
    auto found = segmentOf.find(&op);
    if (!isFloating(&op))
      addUses(&op, found == segmentOf.end() ? kNoSegment : found->second);
  }
  kept = chooseKeptValues(values);
  // From the last one on: what an earlier one computes again is not copied to
  // later ones.
  for (unsigned number = segments.size(); number-- > 0;)
    computeAgain(number);
  return computed;
}

namespace {
struct RecomputeElementwise
    : fsdp::impl::RecomputeElementwisePassBase<RecomputeElementwise> {
  using RecomputeElementwisePassBase::RecomputeElementwisePassBase;

  void runOnOperation() override {
    func::FuncOp entry = getOperation();
    if (entry.isPublic() && !entry.isDeclaration())
      numComputed += Recomputation(entry, minBytes).run();
  }
};
} // namespace
