//===- StepPartitioner.cpp - Cuts a function over model axes --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The walk, and what is done with ops of which nothing is known: every rank
// executes them on whole values.
//
//===----------------------------------------------------------------------===//

#include "StepPartitioner.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

StepPartitioner::StepPartitioner(func::FuncOp func, shard::GridOp grid,
                                 const DenseMap<Operation *, ParamCut> &cuts,
                                 const PartitionChoices &choices)
    : func(func), grid(grid), gridName(FlatSymbolRefAttr::get(grid)),
      sizes(grid.getShape()), modelAxes(getModelAxes(grid)), cuts(cuts),
      symbols(func->getParentOfType<ModuleOp>()), builder(func.getContext()),
      oldBlock(&func.front()), choices(choices) {
  for (const auto &[param, cut] : cuts)
    for (const DimCut &dim : cut.placement.dims) {
      if (dim.isCut() && !dim.isContiguous() &&
          !llvm::is_contained(packed, dim))
        packed.push_back(dim);
      if (dim.isCut() && !llvm::is_contained(modelAxes, dim.axis) &&
          !llvm::is_contained(expertAxes, dim.axis))
        expertAxes.push_back(dim.axis);
    }
  llvm::sort(expertAxes);
  contextAxis = findAxis(grid, "cp").value_or(-1);
  // Params are met in the order of their addresses.
  llvm::sort(packed, [](const DimCut &left, const DimCut &right) {
    return std::tie(left.axis, left.outer, left.ratios) <
           std::tie(right.axis, right.outer, right.ratios);
  });
}

//===----------------------------------------------------------------------===//
// Known values
//===----------------------------------------------------------------------===//

Placement StepPartitioner::placementOf(Value value) const {
  auto found = known.find(value);
  if (found != known.end() && !found->second.fresh &&
      !found->second.held.empty())
    return found->second.held.front().placement;
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return Placement::replicated(type ? type.getRank() : 0);
}

bool StepPartitioner::isFresh(Value value) const {
  auto found = known.find(value);
  return found != known.end() && found->second.fresh;
}

bool StepPartitioner::isHeld(Value value, const Placement &placement) const {
  auto found = known.find(value);
  return found != known.end() &&
         llvm::any_of(found->second.held, [&](const Held &held) {
           return held.placement == placement;
         });
}

llvm::SetVector<Value> StepPartitioner::getReadValues(Operation *op) {
  llvm::SetVector<Value> read(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), read);
  return read;
}

void StepPartitioner::setResult(Value result, Placement placement,
                                Value value) {
  if (isa<RankedTensorType>(result.getType()))
    known[result].held.push_back({std::move(placement), value});
  else
    scalars.map(result, value);
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

/// The param that a role names; null if it names none.
ParamOp StepPartitioner::resolveParam(SymbolRefAttr symbol) const {
  return symbol ? dyn_cast_or_null<ParamOp>(symbols.resolve(symbol))
                : ParamOp();
}

/// Of an input that ranks share and that is cut each takes its part, which is
/// what ops prefer.
void StepPartitioner::cutInput(BlockArgument argument, Value value) {
  auto axes = dyn_cast_or_null<DenseI64ArrayAttr>(
      func.removeArgAttr(argument.getArgNumber(), attr::kCut));
  if (!axes)
    return;
  auto type = cast<RankedTensorType>(argument.getType());
  Held held{Placement::replicated(type.getRank()), value};
  for (int64_t axis : expertAxes)
    held.placement.setBatch({axis, -1});
  Placement wanted = held.placement;
  for (auto [dim, axis] : llvm::enumerate(axes.asArrayRef()))
    if (axis >= 0 && sizes[axis] > 1)
      wanted.dims[dim] = {axis, 1};
  if (!(wanted == held.placement))
    known[argument].held.push_back(
        redistribute(held, wanted, type.getShape(), argument.getLoc()));
}

/// The new block has the params' parts as arguments.
void StepPartitioner::createBlock() {
  newBlock = new Block();
  func.getBody().push_back(newBlock);
  builder.setInsertionPointToEnd(newBlock);
  for (BlockArgument argument : oldBlock->getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    Placement placement = Placement::replicated(type ? type.getRank() : 0);
    ParamOp param = resolveParam(
        getArgSymbol(func, argument.getArgNumber(), RoleKind::State));
    if (auto found = cuts.find(param); found != cuts.end())
      placement = found->second.placement;
    else if (!param || param.getIgnored())
      for (int64_t axis : expertAxes)
        placement.setBatch({axis, -1});
    Type part = argument.getType();
    if (type)
      part = type.clone(getPartShape(type.getShape(), placement, sizes));
    Value value = newBlock->addArgument(part, argument.getLoc());
    cutInput(argument, value);
    setResult(argument, placement, value);
    if (type)
      known[argument].param = param;
  }
}

/// Whether the op makes a tensor of no data, or of one number, that costs
/// nothing to make again.
static bool makesFresh(Operation *op) {
  if (op->getNumResults() != 1 ||
      !isa<RankedTensorType>(op->getResult(0).getType()))
    return false;
  DenseElementsAttr value;
  if (matchPattern(op, m_Constant(&value)))
    return value.isSplat();
  return isa<tensor::EmptyOp>(op) || isa<tensor::SplatOp>(op);
}

/// Whether what is filled in is a number of the program.
static bool isConstantFill(Operation *op) {
  Value scalar = getFillValue(op);
  if (auto splat = dyn_cast<tensor::SplatOp>(op))
    scalar = splat.getInput();
  return !scalar || matchPattern(scalar, m_Constant());
}

void StepPartitioner::partition(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>())
    return finish(op);
  Value dest = getFillValue(op) ? getFilledDest(op) : Value();
  bool isFill =
      makesFresh(op) || (dest && isFresh(dest) && op->getNumResults() == 1);
  if (isFill && (expertAxes.empty() || isConstantFill(op)))
    known[op->getResult(0)].fresh = op;
  else if (isa<BoundaryOp, BarrierOp>(op))
    passOn(op);
  else if (!partitionReshape(op) && !partitionSlice(op) &&
           !partitionInsert(op) && !partitionPad(op) &&
           !partitionStructured(op))
    replicate(op);
}

/// An op of which nothing is known has all operands whole, also those that its
/// regions read.
void StepPartitioner::replicate(Operation *op) {
  IRMapping mapping;
  for (Value value : getReadValues(op))
    if (isa<RankedTensorType>(value.getType()))
      mapping.map(value, getReplicated(value));
    else if (scalars.contains(value))
      mapping.map(value, scalars.lookup(value));
  Operation *clone = builder.clone(*op, mapping);
  for (auto [result, value] :
       llvm::zip_equal(op->getResults(), clone->getResults())) {
    auto type = dyn_cast<RankedTensorType>(result.getType());
    Placement placement = Placement::replicated(type ? type.getRank() : 0);
    for (int64_t axis : expertAxes)
      if (readsOwn(op, axis))
        placement.setBatch({axis, -1});
    setResult(result, placement, value);
  }
}

/// Marks are identities, also on parts of sums.
void StepPartitioner::passOn(Operation *op) {
  SmallVector<Value> operands;
  SmallVector<Placement> placements;
  for (Value operand : op->getOperands()) {
    placements.push_back(placementOf(operand));
    operands.push_back(get(operand, placements.back()));
  }
  Operation *part =
      mlir::clone(builder, op, ValueRange(operands).getTypes(), operands);
  for (auto [index, result] : llvm::enumerate(op->getResults())) {
    setResult(result, placements[index], part->getResult(index));
    setParam(result, paramOf(op->getOperand(index)));
  }
}

/// Whether ranks along `cp` share the unit of a param: the gradient is what
/// they have parts of, or all of it, and made whole where it is reduced.
bool StepPartitioner::isSharedOverContext(ParamOp param) const {
  if (!param || param.getIgnored() || contextAxis < 0)
    return false;
  auto found = cuts.find(param);
  return found == cuts.end() ||
         found->second.placement.findDim(contextAxis) < 0;
}

/// Gradients are placed as their params, everything else is whole. What is of a
/// rank's own batch stays it, but where a param is cut along its axis.
/// Gradients are averaged over `cp`: parts of sums are as many times as large.
void StepPartitioner::finish(Operation *terminator) {
  SmallVector<Value> values;
  for (auto [index, operand] : llvm::enumerate(terminator->getOperands())) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type) {
      values.push_back(scalars.lookup(operand));
      continue;
    }
    Placement wanted = Placement::replicated(type.getRank());
    ParamOp param = resolveParam(getResultSymbol(func, index, RoleKind::Grad));
    if (auto found = cuts.find(param); found != cuts.end())
      wanted = found->second.placement;
    Placement has = placementOf(operand);
    bool isPart = isSharedOverContext(param) && !has.isMax &&
                  has.isPartial(contextAxis) && !isFresh(operand);
    if (isPart)
      wanted.partial = {contextAxis};
    Value value = get(operand, keepBatches(wanted, operand));
    if (isPart)
      value = multiply(value, sizes[contextAxis], terminator->getLoc());
    // Norms of gradients count no padding.
    for (auto [dim, cut] : llvm::enumerate(wanted.dims))
      if (isUneven(type.getDimSize(dim), cut, sizes))
        value = maskPart(value, dim, cut.axis, type.getDimSize(dim),
                         terminator->getLoc());
    values.push_back(value);
  }
  func::ReturnOp::create(builder, terminator->getLoc(), values);
}

/// Moves what else is held of the operand, too: what was gathered or exchanged
/// once need not be again. Ranks do that alone, and what is not needed goes.
void StepPartitioner::moveAlso(Value operand, Value result,
                               llvm::function_ref<void()> move) {
  if (isFresh(operand) || paramOf(operand))
    return;
  for (size_t index = 1; index < known[operand].held.size(); ++index) {
    Operation *last = newBlock->empty() ? nullptr : &newBlock->back();
    std::swap(known[operand].held.front(), known[operand].held[index]);
    move();
    std::swap(known[operand].held.front(), known[operand].held[index]);
    Operation *made = last ? last->getNextNode() : &newBlock->front();
    for (; made; made = made->getNextNode())
      spare.push_back(made);
  }
}

void StepPartitioner::eraseUnused() {
  for (Operation *op : llvm::reverse(spare))
    if (op->use_empty())
      op->erase();
}

void StepPartitioner::run() {
  createBlock();
  for (Operation &op : *oldBlock)
    partition(&op);
  eraseUnused();
  oldBlock->dropAllReferences();
  oldBlock->dropAllDefinedValueUses();
  oldBlock->erase();
  func.setType(
      builder.getFunctionType(newBlock->getArgumentTypes(),
                              newBlock->getTerminator()->getOperandTypes()));
}
