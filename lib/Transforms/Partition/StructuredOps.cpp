//===- StructuredOps.cpp - Cutting the loops of ops -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An axis cuts at most one loop of an op: the one for which the fewest bytes
// are moved, where params are never gathered. A parallel loop cuts results, one
// that is reduced leaves parts of sums.
//
//===----------------------------------------------------------------------===//

#include "StepPartitioner.h"
#include "fsdp/Utils/Bytes.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Choice of loops
//===----------------------------------------------------------------------===//

/// Parts of sums pass through ops that add and move elements alone, if all
/// operands are parts along the same axes.
void StepPartitioner::passPartial(Operation *op, LoopCuts &cuts) const {
  if (!isLinear(op, /*rounds=*/true))
    return;
  SmallVector<Value> inputs = cast<linalg::LinalgOp>(op).getDpsInputs();
  if (inputs.empty())
    return;
  Placement first = placementOf(inputs.front());
  if (first.partial.empty() || (first.isMax && !isMove(op)))
    return;
  for (Value input : inputs)
    if (Placement other = placementOf(input);
        other.partial != first.partial || other.isMax != first.isMax)
      return;
  cuts.through = first.partial;
  cuts.isMax = first.isMax;
  if (isLinear(op, choices.roundParts))
    return;
  // What a rank adds to a gradient is rounded before units are reduced.
  cuts.through.clear();
  auto isShared = [&](ParamOp param) { return isSharedOverContext(param); };
  if (first.isPartial(contextAxis) &&
      makesGradientsAlone(op->getResult(0), isShared))
    cuts.through = {contextAxis};
}

/// Whether an initial value may be added once per rank.
static bool isNeutral(Value init, Combiner combiner) {
  Operation *op = init.getDefiningOp();
  Value filled = op ? getFillValue(op) : Value();
  if (combiner == Combiner::Max)
    return true;
  return (filled && matchPattern(filled, m_AnyZeroFloat())) ||
         matchPattern(init, m_AnyZeroFloat());
}

/// Whether parts of a loop may be shorter on some ranks: numbers that are
/// computed behind the end are no places to look up elements at.
static bool takesUneven(Operation *op, const IterationSpace &space) {
  if (!isa<linalg::LinalgOp>(op))
    return false;
  // Nor may anything divide by them.
  for (Operation &inner : *cast<linalg::LinalgOp>(op).getBlock())
    if (!inner.hasTrait<OpTrait::IsTerminator>() && !isSpeculatable(&inner))
      return false;
  for (unsigned value = op->getNumOperands(); value < space.values.size();
       ++value)
    if (llvm::is_contained(space.operands[value], -1))
      return false;
  return true;
}

/// Whether all operands and results have equal parts when the loop is cut, and
/// parts of results can be combined.
bool StepPartitioner::canCutLoop(Operation *op, const IterationSpace &space,
                                 const LoopCuts &cuts, unsigned loop,
                                 DimCut cut) const {
  bool isJoined = llvm::any_of(cuts.batches, [&](BatchPart batch) {
    return batch.dim == int64_t(loop);
  });
  bool isOrdered = space.ordered.test(loop) && !cut.isContiguous();
  bool isIndexed = space.indexed.test(loop) && !cut.ratios.empty();
  if (space.fixed.test(loop) || cuts.loops[loop].isCut() || isJoined ||
      isOrdered || isIndexed ||
      (isUneven(space.ranges[loop], cut, sizes) && !takesUneven(op, space)))
    return false;
  auto fits = [&](Type type, ArrayRef<int64_t> loops) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor)
      return true;
    for (auto [size, dim] : llvm::zip(tensor.getShape(), loops))
      if (dim == loop && !canCut(size, cut, sizes))
        return false;
    return true;
  };
  for (auto [value, loops] : llvm::zip_equal(space.values, space.operands))
    if (!fits(value.getType(), loops))
      return false;
  for (auto [index, loops] : llvm::enumerate(space.results)) {
    // Ranks would have blocks of a diagonal, which no placement says.
    if (llvm::count(loops, int64_t(loop)) > 1)
      return false;
    if (llvm::is_contained(loops, int64_t(loop))) {
      if (!fits(op->getResultTypes()[index], loops))
        return false;
      continue;
    }
    Combiner combiner = space.combiners[index];
    int64_t init = space.inits[index];
    if (combiner == Combiner::None ||
        (combiner == Combiner::Max && !cuts.through.empty()) ||
        (init >= 0 && (!isFresh(op->getOperand(init)) ||
                       !isNeutral(op->getOperand(init), combiner))))
      return false;
  }
  return true;
}

/// The bytes that are moved if the axis cuts the loop (-1: none), a few for
/// what every rank computes.
int64_t StepPartitioner::getCost(Operation *op, const IterationSpace &space,
                                 const LoopCuts &cuts, int64_t axis,
                                 int64_t loop, DimCut cut) const {
  int64_t cost = space.isHeavy && loop < 0 ? kNever / 2 : 0;
  for (auto [operand, loops] : llvm::zip_equal(space.values, space.operands)) {
    if (!isPlaced(operand))
      continue;
    Placement has = placementOf(operand);
    int64_t bytes = getStaticBytes(operand.getType());
    const int64_t *found = loop < 0 ? loops.end() : llvm::find(loops, loop);
    int64_t wanted = found == loops.end() ? -1 : found - loops.begin();
    int64_t dim = has.findDim(axis);
    if (has.isPartial(axis)) {
      if (!llvm::is_contained(cuts.through, axis))
        cost += wanted >= 0 ? bytes : 2 * bytes;
    } else if (dim >= 0) {
      if ((dim == wanted && has.dims[dim] == cut) ||
          (loop < 0 && canLookUp(space, operand, axis)))
        continue;
      Placement whole = has;
      whole.dims[dim] = {};
      if (paramOf(operand))
        cost += kNever;
      else if (!isHeld(operand, whole))
        cost += bytes;
    } else if (wanted >= 0) {
      cost += bytes / 16;
    }
  }
  for (auto [type, loops] :
       llvm::zip_equal(op->getResultTypes(), space.results)) {
    int64_t bytes = getStaticBytes(type);
    if (loop < 0)
      cost += bytes / 8;
    else if (!llvm::is_contained(loops, loop))
      cost += 2 * bytes;
  }
  return cost;
}

/// Whether ranks may look up elements in their parts of a value, and add up
/// what they find.
bool StepPartitioner::canLookUp(const IterationSpace &space, Value value,
                                int64_t axis) const {
  if (!space.lookedUp.contains(value) || isFresh(value))
    return false;
  Placement has = placementOf(value);
  int64_t dim = has.findDim(axis);
  if (dim < 0 || !has.dims[dim].isContiguous())
    return false;
  const auto *at = llvm::find(space.values, value);
  return space.operands[at - space.values.begin()][dim] < 0;
}

void StepPartitioner::chooseLoop(Operation *op, const IterationSpace &space,
                                 LoopCuts &cuts, int64_t axis) {
  // Ranks have parts of sums along it: an initial value that is cut is whole.
  if (llvm::is_contained(cuts.through, axis))
    return;
  int64_t best = -1;
  DimCut bestCut;
  int64_t bestCost = -1;
  for (auto [operand, loops] : llvm::zip_equal(space.values, space.operands)) {
    if (!isPlaced(operand))
      continue;
    Placement has = placementOf(operand);
    int64_t dim = has.findDim(axis);
    if (dim < 0 || loops[dim] < 0 ||
        !canCutLoop(op, space, cuts, loops[dim], has.dims[dim]))
      continue;
    int64_t cost = getCost(op, space, cuts, axis, loops[dim], has.dims[dim]);
    if (bestCost >= 0 && cost >= bestCost)
      continue;
    best = loops[dim];
    bestCut = has.dims[dim];
    bestCost = cost;
  }
  if (best >= 0 && bestCost <= getCost(op, space, cuts, axis, -1, {}))
    cuts.loops[best] = bestCut;
}

void StepPartitioner::chooseLoops(Operation *op, const IterationSpace &space,
                                  LoopCuts &cuts) {
  for (int64_t axis : expertAxes)
    if (readsOwn(op, axis))
      chooseBatchLoops(op, space, cuts, axis);
    else
      chooseLoop(op, space, cuts, axis);
  for (int64_t axis : modelAxes)
    chooseLoop(op, space, cuts, axis);
}

//===----------------------------------------------------------------------===//
// The part of an op
//===----------------------------------------------------------------------===//

Placement StepPartitioner::LoopCuts::place(ArrayRef<int64_t> indexed) const {
  Placement placement;
  for (int64_t loop : indexed)
    placement.dims.push_back(loop < 0 ? DimCut() : loops[loop]);
  for (BatchPart batch : batches) {
    const int64_t *found = llvm::find(indexed, batch.dim);
    if (batch.isJoined() && found != indexed.end())
      placement.batches.push_back({batch.axis, found - indexed.begin()});
  }
  return placement;
}

bool StepPartitioner::LoopCuts::uses(int64_t axis) const {
  return llvm::any_of(
      loops, [&](DimCut cut) { return cut.isCut() && cut.axis == axis; });
}

Placement StepPartitioner::getOperandPlacement(Operation *op,
                                               const IterationSpace &space,
                                               const LoopCuts &cuts,
                                               unsigned operand) const {
  Placement placement = cuts.place(space.operands[operand]);
  Value value = space.values[operand];
  for (int64_t axis : modelAxes)
    if (canLookUp(space, value, axis) && !cuts.uses(axis)) {
      Placement has = placementOf(value);
      int64_t dim = has.findDim(axis);
      placement.dims[dim] = has.dims[dim];
    }
  for (BatchPart batch : cuts.batches)
    if (!batch.isJoined() && !isFresh(value) &&
        placementOf(value).findBatch(batch.axis))
      placement.setBatch(batch);
  // Initial values and what is read beside are no parts of sums.
  if (!isFresh(value) && operand < op->getNumOperands()) {
    placement.partial = cuts.through;
    placement.isMax = cuts.isMax;
  }
  return placement;
}

/// One more operand, of which every iteration reads the one element: where the
/// rank's part of parts of `size` elements begins.
Value StepPartitioner::addOffsetOperand(linalg::GenericOp generic, int64_t axis,
                                        int64_t size) {
  Location loc = generic.getLoc();
  unsigned position = generic.getNumDpsInputs();
  generic.getInputsMutable().append(getOffset(axis, size, loc));
  SmallVector<AffineMap> maps = generic.getIndexingMapsArray();
  maps.insert(maps.begin() + position,
              AffineMap::get(generic.getNumLoops(), 0, generic.getContext()));
  generic.setIndexingMapsAttr(OpBuilder(generic).getAffineMapArrayAttr(maps));
  return generic.getBody()->insertArgument(position, builder.getI64Type(), loc);
}

/// Reads of the part along `dim` that a rank has of a table yield 0 where other
/// ranks have the element.
void StepPartitioner::maskReads(linalg::GenericOp generic, Value table,
                                int64_t dim, int64_t axis) {
  int64_t size = cast<RankedTensorType>(table.getType()).getDimSize(dim);
  Value offset = addOffsetOperand(generic, axis, size);
  for (Operation *user : llvm::make_early_inc_range(table.getUsers())) {
    auto extract = dyn_cast<tensor::ExtractOp>(user);
    if (!extract || !generic->isProperAncestor(extract))
      continue;
    OpBuilder nested(extract);
    Location loc = extract.getLoc();
    Value begin =
        arith::IndexCastOp::create(nested, loc, nested.getIndexType(), offset);
    Value zero = arith::ConstantIndexOp::create(nested, loc, 0);
    Value end = arith::ConstantIndexOp::create(nested, loc, size);
    Value place =
        arith::SubIOp::create(nested, loc, extract.getIndices()[dim], begin);
    Value isBehind = arith::CmpIOp::create(
        nested, loc, arith::CmpIPredicate::sge, place, zero);
    Value isBefore = arith::CmpIOp::create(
        nested, loc, arith::CmpIPredicate::slt, place, end);
    Value isOwn = arith::AndIOp::create(nested, loc, isBehind, isBefore);
    extract.getIndicesMutable()[dim].set(
        arith::SelectOp::create(nested, loc, isOwn, place, zero));
    nested.setInsertionPointAfter(extract);
    Value nothing = arith::ConstantOp::create(
        nested, loc, nested.getZeroAttr(extract.getType()));
    Value masked = arith::SelectOp::create(nested, loc, isOwn,
                                           extract.getResult(), nothing);
    extract.getResult().replaceAllUsesExcept(masked, masked.getDefiningOp());
  }
}

/// The place in the whole of place `index` in a part that begins at `offset`,
/// an i64, in each block of `all` elements, of which it has `inner`.
static Value placeInWhole(OpBuilder &builder, linalg::IndexOp index,
                          Value offset, DimCut cut, int64_t inner, int64_t all,
                          SmallPtrSetImpl<Operation *> &made) {
  Location loc = index.getLoc();
  Value begin =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), offset);
  Value whole;
  if (cut.outer == 1) {
    whole = arith::AddIOp::create(builder, loc, index, begin);
  } else {
    Value size = arith::ConstantIndexOp::create(builder, loc, inner);
    Value length = arith::ConstantIndexOp::create(builder, loc, all);
    Value block = arith::DivUIOp::create(builder, loc, index, size);
    Value rest = arith::RemUIOp::create(builder, loc, index, size);
    made.insert({block.getDefiningOp(), rest.getDefiningOp()});
    rest = arith::AddIOp::create(builder, loc, rest, begin);
    block = arith::MulIOp::create(builder, loc, block, length);
    whole = arith::AddIOp::create(builder, loc, block, rest);
  }
  made.insert(whole.getDefiningOp());
  return whole;
}

/// Indices of loops that are cut count from where the part begins, but where
/// the body reads parts at them.
void StepPartitioner::addIndexOffsets(Operation *part, const LoopCuts &cuts,
                                      ArrayRef<int64_t> ranges) {
  auto generic = dyn_cast<linalg::GenericOp>(part);
  if (!generic)
    return;
  SmallVector<linalg::IndexOp> indices;
  for (auto index : generic.getBody()->getOps<linalg::IndexOp>())
    if (cuts.loops[index.getDim()].isCut())
      indices.push_back(index);
  // Of a tensor that is cut as the loop is, the part is read.
  auto readsPart = [&](OpOperand &use) {
    auto extract = dyn_cast<tensor::ExtractOp>(use.getOwner());
    return extract && use.getOperandNumber() > 0 &&
           llvm::is_contained(
               partReads,
               std::pair<Value, int64_t>(extract.getTensor(),
                                         int64_t(use.getOperandNumber()) - 1));
  };
  for (linalg::IndexOp index : indices) {
    if (llvm::all_of(index->getUses(), readsPart))
      continue;
    DimCut cut = cuts.loops[index.getDim()];
    int64_t inner = getPartSize(ranges[index.getDim()], cut, sizes) / cut.outer;
    Value offset = addOffsetOperand(generic, cut.axis, inner);
    OpBuilder nested(index->getContext());
    nested.setInsertionPointAfter(index);
    SmallPtrSet<Operation *, 8> made;
    Value whole = placeInWhole(nested, index, offset, cut, inner,
                               inner * sizes[cut.axis], made);
    index.getResult().replaceUsesWithIf(whole, [&](OpOperand &use) {
      return !made.contains(use.getOwner()) && !readsPart(use);
    });
  }
}

Operation *StepPartitioner::createPart(Operation *op,
                                       const IterationSpace &space,
                                       const LoopCuts &cuts,
                                       ValueRange operands) {
  SmallVector<Type> types;
  for (auto [type, loops] :
       llvm::zip_equal(op->getResultTypes(), space.results)) {
    auto tensor = cast<RankedTensorType>(type);
    types.push_back(tensor.clone(
        getPartShape(tensor.getShape(), cuts.place(loops), sizes)));
  }
  Operation *part = mlir::clone(builder, op, types,
                                operands.take_front(op->getNumOperands()));
  readCaptured(op, part, space, cuts, operands);
  addFirstPlace(part, space, cuts);
  return maskReductions(part, space, cuts);
}

/// Tells an op that has some of the rows where they begin.
void StepPartitioner::addFirstPlace(Operation *part,
                                    const IterationSpace &space,
                                    const LoopCuts &cuts) {
  for (unsigned loop : space.ordered.set_bits())
    if (DimCut cut = cuts.loops[loop]; cut.isCut())
      part->insertOperands(
          part->getNumOperands(),
          getOffset(cut.axis, getPartSize(space.ranges[loop], cut, sizes),
                    part->getLoc()));
}

/// Lets the body read what the op's body did, as the rank has it.
void StepPartitioner::readCaptured(Operation *op, Operation *part,
                                   const IterationSpace &space,
                                   const LoopCuts &cuts, ValueRange operands) {
  IRMapping captured;
  partReads.clear();
  unsigned first = op->getNumOperands();
  for (auto [index, value] : llvm::enumerate(operands.drop_front(first))) {
    captured.map(space.values[first + index], value);
    for (auto [dim, loop] : llvm::enumerate(space.operands[first + index]))
      if (loop >= 0 && cuts.loops[loop].isCut())
        partReads.push_back({value, dim});
  }
  part->walk([&](Operation *inner) {
    for (OpOperand &operand : inner->getOpOperands())
      if (inner != part)
        operand.set(
            captured.lookupOrDefault(scalars.lookupOrDefault(operand.get())));
  });
  addIndexOffsets(part, cuts, space.ranges);
  for (unsigned index = first; index < operands.size(); ++index) {
    Placement placement = getOperandPlacement(op, space, cuts, index);
    for (auto [dim, cut] : llvm::enumerate(placement.dims))
      if (cut.isCut() && space.operands[index][dim] < 0)
        maskReads(cast<linalg::GenericOp>(part), operands[index], dim,
                  cut.axis);
  }
}

/// Result `index` is what each rank made of it, `value`.
void StepPartitioner::setResult(Operation *op, unsigned index, Value value,
                                const IterationSpace &space,
                                const LoopCuts &cuts) {
  Placement placement = cuts.place(space.results[index]);
  placement.partial = cuts.through;
  placement.isMax = cuts.isMax;
  for (auto [loop, cut] : llvm::enumerate(cuts.loops))
    if (cut.isCut() &&
        !llvm::is_contained(space.results[index], int64_t(loop))) {
      placement.partial.push_back(cut.axis);
      placement.isMax = space.combiners[index] == Combiner::Max;
    }
  // What was looked up in parts.
  for (unsigned read = op->getNumOperands(); read < space.values.size();
       ++read) {
    Placement from = getOperandPlacement(op, space, cuts, read);
    for (auto [dim, cut] : llvm::enumerate(from.dims))
      if (cut.isCut() && space.operands[read][dim] < 0)
        placement.partial.push_back(cut.axis);
  }
  llvm::sort(placement.partial);
  for (BatchPart batch : cuts.batches)
    if (!batch.isJoined())
      placement.setBatch(batch);
    else if (!placement.findBatch(batch.axis)) // A gradient's mean over all.
      value = divide(value, sizes[batch.axis], op->getLoc());
  setResult(op->getResult(index), placement, value);
}

/// The sizes that the first dimension of a value is expanded to, as the
/// reshapes behind it say.
static SmallVector<int64_t> findExpansion(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  for (unsigned steps = 0; steps < 16; ++steps) {
    Value next;
    for (Operation *user : value.getUsers()) {
      if (auto expand = dyn_cast<tensor::ExpandShapeOp>(user);
          expand && type.getRank() > 0) {
        SmallVector<int64_t> sizes;
        auto groups = expand.getReassociationIndices();
        for (int64_t dim : groups.front())
          sizes.push_back(expand.getResultType().getDimSize(dim));
        return sizes;
      }
      auto made = user->getNumResults() == 1
                      ? dyn_cast<RankedTensorType>(user->getResult(0).getType())
                      : RankedTensorType();
      // It may be rounded on the way.
      if (!next && made && made.getShape() == type.getShape())
        next = user->getResult(0);
    }
    if (!next)
      break;
    value = next;
  }
  return {type.getRank() > 0 ? type.getDimSize(0) : 1};
}

/// The dimension along which sums of products with a param that the op reads
/// stay cut.
std::optional<int64_t> StepPartitioner::findScatter(Operation *op) const {
  for (Value operand : getReadValues(op)) {
    ParamOp param = paramOf(operand);
    auto cut = param ? cuts.find(param) : cuts.end();
    if (cut != cuts.end() && cut->second.scatter)
      return cut->second.scatter;
  }
  return std::nullopt;
}

/// Dimension `scatter` of a value whose first dimension is to be expanded to
/// the sizes `leading`: the value's own dimension, and in how many blocks it is
/// cut.
static std::optional<std::pair<int64_t, int64_t>>
findScattered(int64_t scatter, int64_t ownRank, ArrayRef<int64_t> leading) {
  int64_t numLeading = leading.size();
  int64_t rank = ownRank - 1 + numLeading, outer = 1;
  int64_t dim = scatter < 0 ? scatter + rank : scatter;
  if (dim < 0 || dim >= rank)
    return std::nullopt;
  if (dim >= numLeading)
    return std::pair(dim - (numLeading - 1), outer);
  for (int64_t size : leading.take_front(dim))
    outer *= size;
  return std::pair(int64_t(0), outer);
}

/// Whether all that reads the value rounds it.
static bool isRounded(Value value) {
  return !value.use_empty() &&
         llvm::all_of(value.getUsers(), [&](Operation *user) {
           return isLinear(user, /*rounds=*/true) &&
                  getElementTypeOrSelf(user->getResult(0).getType())
                          .getIntOrFloatBitWidth() <
                      getElementTypeOrSelf(value.getType())
                          .getIntOrFloatBitWidth();
         });
}

/// A sum of products with a param that says so is cut along a dimension of its
/// module's output.
void StepPartitioner::scatterSum(Operation *op, Value result) {
  Placement placement = placementOf(result);
  if (placement.partial.size() != 1)
    return;
  std::optional<int64_t> scatter = findScatter(op);
  if (!scatter && op->getNumOperands() > 0)
    if (auto found = scatters.find(op->getOperand(0)); found != scatters.end())
      scatter = found->second;
  if (!scatter)
    return;
  if (choices.roundParts && isRounded(result)) {
    scatters[result] = *scatter;
    return;
  }
  auto type = cast<RankedTensorType>(result.getType());
  // Leading dimensions may be one here.
  auto found = findScattered(*scatter, type.getRank(), findExpansion(result));
  if (!found)
    return;
  auto [dim, outer] = *found;
  DimCut cut{placement.partial.front(), outer};
  if (placement.dims[dim].isCut() || placement.isJoined(dim) ||
      type.getDimSize(dim) == 0 || isUneven(type.getDimSize(dim), cut, sizes))
    return;
  Placement wanted = placement;
  wanted.partial.clear();
  wanted.dims[dim] = cut;
  Value value = get(result, wanted);
  known[result].held = {{wanted, value}};
}

/// A factor of sums of products is zero behind the end of the sum's range. A
/// frozen param is already; a trained one is what its updates make of zeros,
/// which may be anything (Adam without epsilon divides zero by zero).
Value StepPartitioner::maskFactor(Operation *op, const IterationSpace &space,
                                  Value value, Value part,
                                  ArrayRef<int64_t> loops,
                                  const Placement &placement) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  auto linalg = dyn_cast<linalg::LinalgOp>(op);
  ParamOp param = paramOf(value);
  if (!type || !linalg || (param && param.getFrozen()) ||
      !linalg::isaContractionOpInterface(linalg))
    return part;
  for (auto [dim, loop] : llvm::enumerate(loops))
    if (loop >= 0 && space.reduction.test(loop) &&
        isUneven(type.getDimSize(dim), placement.dims[dim], sizes))
      part = maskPart(part, dim, placement.dims[dim].axis, type.getDimSize(dim),
                      op->getLoc());
  return part;
}

/// The op, with its operands in the placements that cost least.
void StepPartitioner::createStructured(Operation *op,
                                       const IterationSpace &space) {
  LoopCuts cuts;
  cuts.loops.resize(space.numLoops);
  passPartial(op, cuts);
  chooseLoops(op, space, cuts);
  if (partitionContext(op, space, cuts))
    return;
  SmallVector<Value> operands;
  for (auto [index, value] : llvm::enumerate(space.values)) {
    Placement placement = getOperandPlacement(op, space, cuts, index);
    operands.push_back(get(value, placement));
    if (index < op->getNumOperands())
      operands.back() = maskFactor(op, space, value, operands.back(),
                                   space.operands[index], placement);
  }
  Operation *part = createPart(op, space, cuts, operands);
  for (auto [index, value] : llvm::enumerate(part->getResults()))
    setResult(op, index, value, space, cuts);
}

/// Whether the op only moves the elements of a value, or gives them another
/// float type: it is the param still that the value is.
static bool isStillParam(Operation *op) {
  auto linalg = dyn_cast<linalg::LinalgOp>(op);
  if (!linalg || linalg.getNumReductionLoops() != 0 ||
      linalg.getNumDpsInputs() != 1 || op->getNumResults() != 1 ||
      linalg.hasIndexSemantics())
    return false;
  Value made = linalg.getBlock()->getTerminator()->getOperand(0);
  while (Operation *cast = made.getDefiningOp()) {
    if (!isa<arith::TruncFOp, arith::ExtFOp>(cast))
      return false;
    made = cast->getOperand(0);
  }
  return made == linalg.getBlock()->getArgument(0);
}

bool StepPartitioner::partitionStructured(Operation *op) {
  std::optional<IterationSpace> space = getIterationSpace(op);
  if (!space ||
      !llvm::all_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>))
    return false;
  createStructured(op, *space);
  if (isMove(op) && space->values.size() == 2)
    moveAlso(op->getOperand(0), op->getResult(0),
             [&] { createStructured(op, *space); });
  for (Value result : op->getResults()) {
    if (isStillParam(op))
      setParam(result, paramOf(op->getOperand(0)));
    scatterSum(op, result);
  }
  return true;
}
