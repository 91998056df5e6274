//===- RankExpander.cpp - One function for all ranks ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The definition of the collectives: every per-rank value is held once per
// rank, and collectives become slices, insertions and sums of these values.
//
//===----------------------------------------------------------------------===//

#include "RankExpander.h"
#include "FlatBuffers.h"
#include "fsdp/Analysis/Layout/RankGroups.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Expands one entry function.
class RankExpander {
public:
  RankExpander(func::FuncOp func, ArrayRef<int64_t> grid);
  LogicalResult run();

private:
  func::FuncOp createFunction();
  LogicalResult expand(Operation *op);
  void expandUnshard(UnshardOp op);
  LogicalResult expandReduceGrads(ReduceGradsOp op);
  LogicalResult averageGrads(ReduceGradsOp op, UnitOp unit, ValueRange grads,
                             Value result);
  LogicalResult expandAllReduce(AllReduceOp op);
  void expandReturn(Operation *op);
  SmallVector<Value> lookup(ArrayRef<int64_t> group, Value value);
  FailureOr<Value> combine(Operation *op, ValueRange values, ReduceKind kind);

  func::FuncOp func;
  SmallVector<int64_t> grid;
  /// From values of the function to each rank's.
  SmallVector<IRMapping> ranks;
  OpBuilder builder;
};

} // namespace

RankExpander::RankExpander(func::FuncOp func, ArrayRef<int64_t> grid)
    : func(func), grid(grid), builder(func.getContext()) {
  ranks.resize(ShapedType::getNumElements(grid));
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// The shards of the unit's group make up the full buffer.
void RankExpander::expandUnshard(UnshardOp op) {
  Location loc = op.getLoc();
  unsigned firstResult = 0;
  for (auto [symbol, shard] : llvm::zip_equal(op.getUnits(), op.getShards())) {
    auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
    LayoutAttr layout = getLayoutIn(unit, shard.getType());
    for (ArrayRef<int64_t> group : getRankGroups(grid, unit.getShardAxes())) {
      Value full = joinShards(builder, loc, layout, lookup(group, shard));
      for (auto [entry, offset] : llvm::enumerate(layout.getEntryOffsets())) {
        Value result = op.getFull()[firstResult + entry];
        Value part = unflatten(
            builder, loc,
            extractFlat(builder, loc, full, offset, layout.getNumels()[entry]),
            cast<RankedTensorType>(result.getType()));
        for (int64_t rank : group)
          ranks[rank].map(result, part);
      }
    }
    firstResult += unit.getParams().size();
  }
}

/// Each rank's gradients form a full buffer with zeros as padding; the buffers
/// of a shard group are averaged and every rank keeps its part; the parts of
/// the replicas are averaged.
LogicalResult RankExpander::expandReduceGrads(ReduceGradsOp op) {
  unsigned firstGrad = 0;
  for (auto [symbol, result] :
       llvm::zip_equal(op.getUnits(), op.getResults())) {
    auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
    unsigned count = unit.getParams().size();
    if (failed(averageGrads(op, unit, op.getGrads().slice(firstGrad, count),
                            result)))
      return failure();
    firstGrad += count;
    auto axes = unit.getReplicateAxes().value_or(ArrayRef<int64_t>());
    for (ArrayRef<int64_t> group : getRankGroups(grid, axes)) {
      FailureOr<Value> mean =
          combine(op, lookup(group, result), ReduceKind::Mean);
      if (failed(mean))
        return failure();
      for (int64_t rank : group)
        ranks[rank].map(result, *mean);
    }
  }
  return success();
}

LogicalResult RankExpander::averageGrads(ReduceGradsOp op, UnitOp unit,
                                         ValueRange grads, Value result) {
  Location loc = op.getLoc();
  LayoutAttr layout = getLayoutIn(unit, result.getType());
  auto fullType =
      RankedTensorType::get({layout.getFullNumel()}, layout.getElementType());
  auto zero = arith::ConstantOp::create(
      builder, loc, cast<TypedAttr>(builder.getZeroAttr(fullType)));
  for (ArrayRef<int64_t> group : getRankGroups(grid, unit.getShardAxes())) {
    SmallVector<Value> buffers;
    for (int64_t rank : group) {
      Value full = zero;
      for (auto [grad, offset] :
           llvm::zip_equal(grads, layout.getEntryOffsets()))
        full = insertFlat(builder, loc,
                          flatten(builder, loc, ranks[rank].lookup(grad)), full,
                          offset);
      buffers.push_back(full);
    }
    FailureOr<Value> mean = combine(op, buffers, ReduceKind::Mean);
    if (failed(mean))
      return failure();
    for (auto [place, rank] : llvm::enumerate(group))
      ranks[rank].map(result, cutShard(builder, loc, layout, *mean, place));
  }
  return success();
}

/// The members' values.
SmallVector<Value> RankExpander::lookup(ArrayRef<int64_t> group, Value value) {
  SmallVector<Value> values;
  for (int64_t rank : group)
    values.push_back(ranks[rank].lookup(value));
  return values;
}

LogicalResult RankExpander::expandAllReduce(AllReduceOp op) {
  for (ArrayRef<int64_t> group : getRankGroups(grid, op.getAxes())) {
    FailureOr<Value> combined =
        combine(op, lookup(group, op.getInput()), op.getKind());
    if (failed(combined))
      return failure();
    for (int64_t rank : group)
      ranks[rank].map(op.getResult(), *combined);
  }
  return success();
}

/// In ascending order, beginning with the first rank's value; a mean divides
/// the sum by the number of ranks.
FailureOr<Value> RankExpander::combine(Operation *op, ValueRange values,
                                       ReduceKind kind) {
  auto type = cast<RankedTensorType>(values.front().getType());
  auto element = dyn_cast<FloatType>(type.getElementType());
  if (!element) {
    op->emitError() << "expected floating-point values to be reduced, got "
                    << type;
    return failure();
  }
  if (values.size() == 1)
    return values.front();
  Location loc = op->getLoc();
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(), element);
  // 16-bit values are combined in f32 and rounded once.
  bool isNarrow = element.getWidth() < 32;
  FloatType wide = isNarrow ? builder.getF32Type() : element;
  auto build = [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
    auto widen = [&](Value value) -> Value {
      return isNarrow ? arith::ExtFOp::create(nested, loc, wide, value) : value;
    };
    Value result = widen(args.front());
    for (Value next : args.drop_front().drop_back())
      if (kind == ReduceKind::Max)
        result = arith::MaximumFOp::create(nested, loc, result, widen(next));
      else
        result = arith::AddFOp::create(nested, loc, result, widen(next));
    if (kind == ReduceKind::Mean) {
      Value count = arith::ConstantOp::create(
          nested, loc, nested.getFloatAttr(wide, values.size()));
      result = arith::DivFOp::create(nested, loc, result, count);
    }
    if (isNarrow)
      result = arith::TruncFOp::create(nested, loc, element, result);
    return {result};
  };
  return createStrictGeneric(builder, loc, values, empty, type.getRank(), build)
      .getResult(0);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// The attributes of a copy that belongs to one rank.
static DictionaryAttr addRank(DictionaryAttr attrs, int64_t rank,
                              MLIRContext *context) {
  NamedAttrList list(attrs);
  list.set(attr::kRank, IntegerAttr::get(IntegerType::get(context, 64), rank));
  return list.getDictionary(context);
}

/// The expanded signature: every argument and result once per rank, but
/// hyper-parameters once.
func::FuncOp RankExpander::createFunction() {
  MLIRContext *context = func.getContext();
  SmallVector<Type> argTypes, resultTypes;
  SmallVector<DictionaryAttr> argAttrs, resultAttrs;
  int64_t world = ranks.size();
  for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
    DictionaryAttr attrs = func.getArgAttrDict(i);
    bool hyper = hasArgRole(func, i, RoleKind::Hyper);
    for (int64_t rank = 0; rank < (hyper ? 1 : world); ++rank) {
      argTypes.push_back(type);
      argAttrs.push_back(hyper ? attrs : addRank(attrs, rank, context));
    }
  }
  for (auto [i, type] : llvm::enumerate(func.getResultTypes()))
    for (int64_t rank = 0; rank < world; ++rank) {
      resultTypes.push_back(type);
      resultAttrs.push_back(addRank(func.getResultAttrDict(i), rank, context));
    }
  builder.setInsertionPoint(func);
  auto expanded =
      func::FuncOp::create(builder, func.getLoc(), func.getSymName(),
                           builder.getFunctionType(argTypes, resultTypes));
  expanded->setDiscardableAttrs(func->getDiscardableAttrDictionary());
  expanded.setAllArgAttrs(argAttrs);
  expanded.setAllResultAttrs(resultAttrs);
  Block *entry = expanded.addEntryBlock();
  unsigned next = 0;
  for (BlockArgument arg : func.getArguments()) {
    bool hyper = hasArgRole(func, arg.getArgNumber(), RoleKind::Hyper);
    for (IRMapping &rank : ranks)
      rank.map(arg, entry->getArgument(hyper ? next : next++));
    next += hyper;
  }
  builder.setInsertionPointToEnd(entry);
  return expanded;
}

void RankExpander::expandReturn(Operation *op) {
  SmallVector<Value> values;
  for (Value operand : op->getOperands())
    for (IRMapping &rank : ranks)
      values.push_back(rank.lookup(operand));
  func::ReturnOp::create(builder, op->getLoc(), values);
}

LogicalResult mlir::fsdp::verifyLocal(Operation *op) {
  WalkResult result = op->walk([](Operation *inner) {
    if (isa<UnshardOp, ReduceGradsOp, AllReduceOp>(inner))
      inner->emitError() << "expected collectives at the top level of an entry "
                            "function only";
    else if (isa_and_nonnull<shard::ShardDialect>(inner->getDialect()))
      inner->emitError() << "expected no op that depends on the rank, got '"
                         << inner->getName() << "'";
    else
      return WalkResult::advance();
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

LogicalResult RankExpander::expand(Operation *op) {
  if (auto unshard = dyn_cast<UnshardOp>(op)) {
    expandUnshard(unshard);
    return success();
  }
  if (auto reduce = dyn_cast<ReduceGradsOp>(op))
    return expandReduceGrads(reduce);
  if (auto reduce = dyn_cast<AllReduceOp>(op))
    return expandAllReduce(reduce);
  if (failed(verifyLocal(op)))
    return failure();
  if (op->hasTrait<OpTrait::IsTerminator>()) {
    expandReturn(op);
  } else if (op->hasTrait<OpTrait::ConstantLike>()) {
    Operation *clone = builder.clone(*op);
    for (IRMapping &rank : ranks)
      rank.map(op->getResults(), clone->getResults());
  } else {
    for (IRMapping &rank : ranks)
      builder.clone(*op, rank);
  }
  return success();
}

LogicalResult RankExpander::run() {
  if (!func.getBody().hasOneBlock())
    return func.emitError() << "expected a function of one block, got "
                            << func.getBody().getBlocks().size();
  func::FuncOp expanded = createFunction();
  for (Operation &op : func.front())
    if (failed(expand(&op))) {
      expanded.erase();
      return failure();
    }
  func.erase();
  return success();
}

LogicalResult mlir::fsdp::expandRanks(func::FuncOp func,
                                      ArrayRef<int64_t> grid) {
  return RankExpander(func, grid).run();
}
