//===- Batches.cpp - Experts: cuts along axes of the batch ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Along an axis of the batch every rank has values of its own batch. Where an
// op reads a param that is cut along it, a rank has all batches' values for its
// part of the param: one all_to_all exchanges a cut of the param's dimension
// for the batches of all ranks, which are joined along another loop of the op,
// at best one that the param is not indexed by. Sums over that loop are sums
// over batches: they are made where they are gradients alone, and divided by
// the ranks, as all gradients are means. (GShard, arXiv:2006.16668, has tokens
// find their experts so.)
//
//===----------------------------------------------------------------------===//

#include "StepPartitioner.h"
#include "fsdp/Utils/Bytes.h"
#include "fsdp/Utils/Fills.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// What is of a rank's own batch
//===----------------------------------------------------------------------===//

/// A number outside of tensors that the program does not say: where it comes
/// from is not followed.
static bool isNumber(Value value) {
  return !isa<RankedTensorType>(value.getType()) &&
         !matchPattern(value, m_Constant());
}

/// Whether the op reads what differs between ranks along an axis of the batch.
bool StepPartitioner::readsOwn(Operation *op, int64_t axis) const {
  return isa<CollectiveOpInterface>(op) ||
         llvm::any_of(getReadValues(op), [&](Value value) {
           return isNumber(value) ||
                  (isPlaced(value) && placementOf(value).findBatch(axis));
         });
}

/// The placement with what the value is of own batches, not joined, but along
/// axes that the placement cuts.
Placement StepPartitioner::keepBatches(Placement placement, Value value) const {
  if (!isFresh(value))
    for (BatchPart batch : placementOf(value).batches)
      if (placement.findDim(batch.axis) < 0)
        placement.setBatch({batch.axis, -1});
  return placement;
}

/// Lets a placement be of the rank's own batch along the axis, all of it.
void StepPartitioner::separate(Placement &placement, int64_t axis) const {
  if (int64_t dim = placement.findDim(axis); dim >= 0)
    placement.dims[dim] = {};
  placement.setBatch({axis, -1});
}

//===----------------------------------------------------------------------===//
// Choice of loops
//===----------------------------------------------------------------------===//

/// Whether whatever follows from the value are gradients of such params, in
/// which it is added up alone.
bool StepPartitioner::makesGradientsAlone(
    Value value, llvm::function_ref<bool(ParamOp)> ofSuch) const {
  SmallVector<Value> work{value};
  llvm::SmallDenseSet<Value> seen{value};
  while (!work.empty()) {
    for (OpOperand &use : work.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (user->hasTrait<OpTrait::IsTerminator>()) {
        ParamOp param = resolveParam(
            getResultSymbol(func, use.getOperandNumber(), RoleKind::Grad));
        if (user->getParentOp() != func || !param || !ofSuch(param))
          return false;
        continue;
      }
      auto dest = dyn_cast<DestinationStyleOpInterface>(user);
      bool isLinearUse =
          isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, BoundaryOp,
              BarrierOp>(user) ||
          (dest && dest.isDpsInput(&use) && isLinear(user, /*rounds=*/true));
      if (!isLinearUse)
        return false;
      for (Value result : user->getResults())
        if (seen.insert(result).second)
          work.push_back(result);
    }
  }
  return true;
}

/// The same of params that the axis cuts: a sum over batches may stand for what
/// each batch adds to them.
bool StepPartitioner::makesGradientsAlone(Value value, int64_t axis) const {
  return makesGradientsAlone(value, [&](ParamOp param) {
    auto cut = cuts.find(param);
    return cut != cuts.end() && cut->second.placement.findDim(axis) >= 0;
  });
}

/// Whether the axis may cut one loop, and join batches along another one.
bool StepPartitioner::canJoin(Operation *op, const IterationSpace &space,
                              const LoopCuts &cuts, int64_t axis,
                              unsigned cutLoop, unsigned batchLoop) const {
  DimCut cut{axis, 1};
  if (llvm::any_of(getReadValues(op), isNumber) || cutLoop == batchLoop ||
      space.fixed.test(batchLoop) || space.ordered.test(batchLoop) ||
      cuts.loops[batchLoop].isCut() || space.indexed.test(batchLoop) ||
      isUneven(space.ranges[cutLoop], cut, sizes) ||
      !canCutLoop(op, space, cuts, cutLoop, cut))
    return false;
  auto indexes = [](ArrayRef<int64_t> loops, unsigned loop) {
    return llvm::is_contained(loops, int64_t(loop));
  };
  // Batches are joined along one dimension.
  for (ArrayRef<int64_t> loops :
       llvm::concat<const SmallVector<int64_t>>(space.operands, space.results))
    if (llvm::count(loops, int64_t(batchLoop)) > 1)
      return false;
  for (auto [value, loops] : llvm::zip_equal(space.values, space.operands)) {
    if (!isPlaced(value))
      continue;
    if (placementOf(value).findBatch(axis) && !indexes(loops, batchLoop))
      return false;
  }
  for (auto [index, loops] : llvm::enumerate(space.results)) {
    if (!indexes(loops, cutLoop))
      return false;
    if (indexes(loops, batchLoop))
      continue;
    if (space.combiners[index] != Combiner::Sum ||
        !canCutLoop(op, space, cuts, batchLoop, cut) ||
        !makesGradientsAlone(op->getResult(index), axis))
      return false;
  }
  return true;
}

/// The bytes that are moved where ranks keep to their own batches.
int64_t StepPartitioner::getSeparateCost(const IterationSpace &space,
                                         int64_t axis) const {
  int64_t cost = 0;
  for (Value value : space.values) {
    if (!isPlaced(value))
      continue;
    Placement has = placementOf(value);
    const BatchPart *batch = has.findBatch(axis);
    if (batch && batch->isJoined())
      cost += getStaticBytes(value.getType());
    else if (has.findDim(axis) >= 0)
      cost += paramOf(value) ? kNever : getStaticBytes(value.getType());
  }
  return cost;
}

/// The bytes that are moved where a loop is cut, and another runs over all
/// batches.
int64_t StepPartitioner::getJoinCost(const IterationSpace &space, int64_t axis,
                                     unsigned cutLoop,
                                     unsigned batchLoop) const {
  int64_t cost = 0;
  for (auto [value, loops] : llvm::zip_equal(space.values, space.operands)) {
    if (!isPlaced(value))
      continue;
    Placement has = placementOf(value);
    int64_t bytes = getStaticBytes(value.getType());
    int64_t dim = has.findDim(axis);
    bool isCutSo = dim >= 0 && loops[dim] == int64_t(cutLoop);
    const BatchPart *batch = has.findBatch(axis);
    bool isJoinedSo =
        batch && batch->isJoined() && loops[batch->dim] == int64_t(batchLoop);
    if (batch && !(isCutSo && isJoinedSo)) {
      cost += llvm::is_contained(loops, int64_t(cutLoop)) ? bytes
                                                          : bytes * sizes[axis];
      if (batch->isJoined())
        cost += bytes;
    }
    if (!batch && dim >= 0 && !isCutSo)
      cost += paramOf(value) ? kNever : bytes;
    else if (!batch) // Cut or repeated by the rank alone.
      cost += llvm::is_contained(loops, int64_t(batchLoop))
                  ? bytes * sizes[axis] / 16
                  : bytes / 16;
  }
  return cost;
}

/// Cuts a loop over the axis, and lets another one run over all batches, if
/// there are such; else ranks keep to their own batches.
void StepPartitioner::chooseBatchLoops(Operation *op,
                                       const IterationSpace &space,
                                       LoopCuts &cuts, int64_t axis) {
  int64_t bestCost = getSeparateCost(space, axis), bestCut = -1, bestBatch = -1;
  for (auto [value, loops] : llvm::zip_equal(space.values, space.operands)) {
    if (!isPlaced(value))
      continue;
    Placement has = placementOf(value);
    int64_t dim = has.findDim(axis);
    if (dim < 0 || loops[dim] < 0 || !has.dims[dim].isContiguous())
      continue;
    for (unsigned loop = 0; loop < space.numLoops; ++loop) {
      if (!canJoin(op, space, cuts, axis, loops[dim], loop))
        continue;
      int64_t cost = getJoinCost(space, axis, loops[dim], loop);
      if (cost >= bestCost)
        continue;
      bestCost = cost;
      bestCut = loops[dim];
      bestBatch = loop;
    }
  }
  if (bestCut >= 0)
    cuts.loops[bestCut] = {axis, 1};
  cuts.batches.push_back({axis, bestBatch});
}

//===----------------------------------------------------------------------===//
// From one placement to another
//===----------------------------------------------------------------------===//

/// Divides or multiplies each element by a number of ranks.
template <typename OpT>
static Value scale(OpBuilder &builder, Location loc, Value value, int64_t by) {
  auto type = cast<RankedTensorType>(value.getType());
  return createElementwise(
      builder, loc, value, {builder.getMultiDimIdentityMap(type.getRank())},
      type, [&](OpBuilder &nested, ValueRange elements) -> Value {
        Value ranks = arith::ConstantOp::create(
            nested, loc, nested.getFloatAttr(type.getElementType(), by));
        return OpT::create(nested, loc, elements[0], ranks);
      });
}

Value StepPartitioner::divide(Value value, int64_t by, Location loc) {
  return scale<arith::DivFOp>(builder, loc, value, by);
}

Value StepPartitioner::multiply(Value value, int64_t by, Location loc) {
  return scale<arith::MulFOp>(builder, loc, value, by);
}

/// What of all batches a rank has for its part goes back to the batches' ranks,
/// or comes from them; parts of a gradient are added up.
StepPartitioner::Held StepPartitioner::rebatch(Held held, int64_t axis,
                                               const Placement &wanted,
                                               Location loc) {
  const BatchPart *batch = held.placement.findBatch(axis);
  if (!batch)
    return held;
  const BatchPart *goal = wanted.findBatch(axis);
  int64_t cutDim = held.placement.findDim(axis), goalDim = wanted.findDim(axis);
  if (batch->isJoined() && goal && *goal == *batch && cutDim == goalDim)
    return held;
  if (batch->isJoined()) {
    int64_t dim = batch->dim;
    held.value = cutDim >= 0
                     ? createExchange(held.value, dim, cutDim, axis, loc)
                     : createSlice(held.value, dim, {axis, 1}, loc);
    separate(held.placement, axis);
  }
  if (goal && goal->isJoined() && goalDim >= 0) {
    held.value = createExchange(held.value, goalDim, goal->dim, axis, loc);
  } else if (goal && goal->isJoined()) {
    held.value = createGather(held.value, goal->dim, {axis, 1}, loc);
  } else if (!goal && goalDim >= 0) {
    held.placement.isMax = false;
    held = combine(held, axis, wanted, loc);
    held.value = divide(held.value, sizes[axis], loc);
    held.placement.eraseBatch(axis);
    return held;
  }
  if (goal)
    held.placement.setBatch(*goal);
  if (goalDim >= 0)
    held.placement.dims[goalDim] = wanted.dims[goalDim];
  return held;
}

/// What is the same for all batches is repeated where batches are joined.
StepPartitioner::Held StepPartitioner::joinCopies(Held held, int64_t axis,
                                                  const Placement &wanted,
                                                  Location loc) {
  const BatchPart *goal = wanted.findBatch(axis);
  if (!goal || !goal->isJoined() || held.placement.findBatch(axis))
    return held;
  auto type = cast<RankedTensorType>(held.value.getType());
  int64_t rank = type.getRank(), dim = goal->dim;
  SmallVector<int64_t> shape(type.getShape());
  shape.insert(shape.begin() + dim, sizes[axis]);
  SmallVector<AffineExpr> exprs;
  SmallVector<ReassociationIndices> groups;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t at = i < dim ? i : i + 1;
    exprs.push_back(builder.getAffineDimExpr(at));
    groups.push_back(i == dim ? ReassociationIndices{dim, at}
                              : ReassociationIndices{at});
  }
  Value copies = createElementwise(
      builder, loc, held.value,
      {AffineMap::get(rank + 1, 0, exprs, builder.getContext())},
      RankedTensorType::get(shape, type.getElementType()),
      [](OpBuilder &, ValueRange elements) { return elements[0]; });
  held.value = tensor::CollapseShapeOp::create(builder, loc, copies, groups);
  held.placement.setBatch(*goal);
  return held;
}
