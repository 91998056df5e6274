//===- Context.cpp - Attention to parts of a sequence ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where rows of an attention are cut, its columns may be cut along the same
// axis: ranks then have blocks of keys and values, which go around
// (RingAttention.cpp). Costs are those of an attention and its gradient, so
// that both do alike.
//
//===----------------------------------------------------------------------===//

#include "RingAttention.h"
#include "StepPartitioner.h"
#include "fsdp/Analysis/Layout/RankGroups.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"
#include <utility>

using namespace mlir;
using namespace mlir::fsdp;

/// Rows and columns among the loops of an attention.
constexpr unsigned kRows = 2, kColumns = 3;

/// The first of key and value among the operands; 0 for another op.
static unsigned getFirstKey(Operation *op) {
  if (isa<AttentionOp>(op))
    return 1;
  return isa<AttentionGradOp>(op) ? 2 : 0;
}

//===----------------------------------------------------------------------===//
// What is possible
//===----------------------------------------------------------------------===//

/// The axis that cuts the rows, where key and value are cut along it as well,
/// in equal parts, and are nowhere whole; else -1.
int64_t StepPartitioner::findRingAxis(Operation *op,
                                      const IterationSpace &space,
                                      const LoopCuts &cuts) const {
  unsigned firstKey = getFirstKey(op);
  if (firstKey == 0 || !cuts.loops[kRows].isCut())
    return -1;
  DimCut cut = cuts.loops[kRows];
  if (!cut.isContiguous() || isUneven(space.ranges[kRows], cut, sizes) ||
      isUneven(space.ranges[kColumns], cut, sizes) ||
      !llvm::is_contained(modelAxes, cut.axis))
    return -1;
  for (Value value : op->getOperands().slice(firstKey, 2)) {
    Placement has = placementOf(value), whole = has;
    if (!isPlaced(value) || !(has.dims[2] == cut) || !has.partial.empty() ||
        paramOf(value))
      return -1;
    whole.dims[2] = {};
    if (isHeld(value, whole))
      return -1;
  }
  return cut.axis;
}

//===----------------------------------------------------------------------===//
// What it costs
//===----------------------------------------------------------------------===//

/// For the parts that a rank has: `block` is its key and value.
RingCosts StepPartitioner::getRingCosts(int64_t axis, ValueRange block,
                                        RankedTensorType query) {
  const CostTable &table = *choices.machine;
  int64_t ranks = sizes[axis];
  int64_t span = std::max(ranks, getRankSpan(sizes, axis));
  const LinkCost &link = findLink(table.reduce, span);
  auto sharing = static_cast<double>(
      countSharingGroups(table, span, getRankStride(sizes, axis)));
  auto key = cast<RankedTensorType>(block[0].getType()),
       value = cast<RankedTensorType>(block[1].getType());
  // A product with the keys and one with the values, of which each element is a
  // multiplication and an addition; five in the gradient.
  double scores = static_cast<double>(query.getNumElements()) /
                  query.getDimSize(3) * key.getDimSize(2);
  double product = scores * (key.getDimSize(3) + value.getDimSize(3));
  bool hasGradient = false;
  func.walk([&](AttentionGradOp) { hasGradient = true; });
  // Sums travel, and are merged, in their own type.
  int64_t width = query.getElementType().isF64() ? 8 : 4;
  int64_t outputs =
      query.getNumElements() / query.getDimSize(3) * value.getDimSize(3);
  int64_t bytes = getStaticBytes(key) + getStaticBytes(value);
  int64_t gradBytes = (key.getNumElements() + value.getNumElements()) * width;
  RingCosts costs;
  costs.ranks = ranks;
  costs.block = table.computeSeconds({2 * product, 0, 1});
  costs.merge =
      table.computeSeconds({0, 3.0 * static_cast<double>(outputs * width), 1});
  costs.gradBlock = hasGradient ? table.computeSeconds({5 * product, 0, 2}) : 0;
  costs.latency = link.latency;
  costs.pass = sharing * static_cast<double>(bytes) / link.bandwidth;
  costs.gather = sharing * getTransferSeconds(link, ranks, ranks * bytes);
  costs.passGrads = sharing * static_cast<double>(gradBytes) / link.bandwidth;
  costs.scatterGrads = costs.gather;
  return costs;
}

/// Whether the mask of an attention is added: beside -1e9, as of a row that it
/// empties, f32 holds no logarithm of how many weights a block has.
static bool addsMask(Operation *op) {
  auto attention = dyn_cast<AttentionOp>(op);
  Value mask =
      attention ? attention.getMask() : cast<AttentionGradOp>(op).getMask();
  return mask && !getElementTypeOrSelf(mask).isInteger(1);
}

/// Once for a step, whose attentions mostly have one mask.
void StepPartitioner::warnOfAddedMask(Operation *op) {
  if (std::exchange(hasWarned, true))
    return;
  InFlightDiagnostic warning =
      op->emitWarning("the weights of a row that this mask of numbers empties, "
                      "as -1e9 does, are not those of whole keys where these "
                      "go around");
  warning.attachNote()
      << "a mask of i1 has no such rows, nor has context=gather";
}

/// Whether blocks go around, with a remark that says why.
bool StepPartitioner::chooseRing(Operation *op, int64_t axis, ValueRange block,
                                 RankedTensorType query) {
  bool takesRing = choices.context == ContextKind::Ring;
  std::string why = "as asked for";
  if (takesRing && addsMask(op))
    warnOfAddedMask(op);
  if (choices.context == ContextKind::Auto) {
    why = choices.machine ? "a mask of numbers may empty rows"
                          : "no machine is named";
    if (choices.machine && !addsMask(op)) {
      RingCosts costs = getRingCosts(axis, block, query);
      double ring = estimateRing(costs), gathered = estimateGathered(costs);
      takesRing = ring < gathered;
      why = llvm::formatv("{0:F3} ms around, {1:F3} ms gathered on {2}",
                          1e3 * ring, 1e3 * gathered, choices.machine->name);
    }
  }
  auto opts = remark::RemarkOpts::name("context")
                  .category("fsdp-partition")
                  .function(func.getSymName());
  remark::passed(op->getLoc(), opts) << remark::add(
      "keys and values {0} over axis {1}, {2} blocks of {3} bytes: {4}",
      takesRing ? "go around" : "are gathered", axis, sizes[axis],
      getStaticBytes(block[0].getType()) + getStaticBytes(block[1].getType()),
      why);
  return takesRing;
}

//===----------------------------------------------------------------------===//
// The ring
//===----------------------------------------------------------------------===//

/// Replaces an attention whose keys and values go around; leaves any other op.
bool StepPartitioner::partitionContext(Operation *op,
                                       const IterationSpace &space,
                                       const LoopCuts &cuts) {
  int64_t axis = findRingAxis(op, space, cuts);
  if (axis < 0)
    return false;
  unsigned firstKey = getFirstKey(op);
  // Of keys, values and their gradients ranks have blocks, not sums over rows.
  LoopCuts blocks = cuts;
  blocks.loops[kColumns] = blocks.loops[kRows];
  blocks.loops[kRows] = {};
  auto getOperand = [&](unsigned index) {
    bool isBlock = index == firstKey || index == firstKey + 1;
    Value value = space.values[index];
    return get(value,
               getOperandPlacement(op, space, isBlock ? blocks : cuts, index));
  };
  SmallVector<Value> block{getOperand(firstKey), getOperand(firstKey + 1)};
  auto query = cast<RankedTensorType>(getOperand(firstKey - 1).getType());
  if (!chooseRing(op, axis, block, query))
    return false;
  SmallVector<Value> operands;
  for (unsigned index = 0; index < space.values.size(); ++index)
    operands.push_back(getOperand(index));
  Ring ring{gridName, axis, sizes[axis], getOffset(axis, 1, op->getLoc())};
  auto attention = dyn_cast<AttentionOp>(op);
  SmallVector<Value> results =
      attention ? createRingAttention(builder, attention, operands, ring)
                : createRingAttention(builder, cast<AttentionGradOp>(op),
                                      operands, ring);
  for (auto [index, result] : llvm::enumerate(results))
    setResult(op, index, result, space,
              !attention && index > 0 ? blocks : cuts);
  return true;
}
