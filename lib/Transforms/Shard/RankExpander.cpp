//===- RankExpander.cpp - One function for all ranks ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every per-rank value is held once per rank, and collectives become slices,
// insertions and sums of these values, as they say themselves
// (CollectiveOpInterface).
//
//===----------------------------------------------------------------------===//

#include "RankExpander.h"
#include "FlatBuffers.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/PhaseContract.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Expands one entry function.
class RankExpander final : public RankProgram {
public:
  RankExpander(func::FuncOp func, ArrayRef<int64_t> grid)
      : RankProgram(func.getContext(), grid), func(func) {}
  LogicalResult run();

  Value createZeros(Location loc, RankedTensorType type) override;
  Value joinShards(Location loc, LayoutAttr layout, ValueRange shards) override;
  Value cutShard(Location loc, LayoutAttr layout, Value full,
                 int64_t place) override;
  Value packEntries(Location loc, LayoutAttr layout, ValueRange entries,
                    Value padding) override;
  Value extractEntry(Location loc, LayoutAttr layout, Value full,
                     unsigned entry, RankedTensorType type) override;
  FailureOr<Value> combine(Operation *op, ValueRange values,
                           ReduceKind kind) override;

private:
  func::FuncOp createFunction();
  LogicalResult expand(Operation *op);
  void expandReturn(Operation *op);

  func::FuncOp func;
};

} // namespace

//===----------------------------------------------------------------------===//
// What collectives are made of
//===----------------------------------------------------------------------===//

Value RankExpander::createZeros(Location loc, RankedTensorType type) {
  TypedAttr zeros = builder.getZeroAttr(type);
  if (auto complex = dyn_cast<ComplexType>(type.getElementType())) {
    auto part = cast<FloatType>(complex.getElementType());
    APFloat zero = APFloat::getZero(part.getFloatSemantics());
    zeros = DenseElementsAttr::get(type, std::complex<APFloat>(zero, zero));
  }
  return arith::ConstantOp::create(builder, loc, zeros);
}

Value RankExpander::joinShards(Location loc, LayoutAttr layout,
                               ValueRange shards) {
  return fsdp::joinShards(builder, loc, layout, shards);
}

Value RankExpander::cutShard(Location loc, LayoutAttr layout, Value full,
                             int64_t place) {
  return fsdp::cutShard(builder, loc, layout, full, place);
}

Value RankExpander::packEntries(Location loc, LayoutAttr layout,
                                ValueRange entries, Value padding) {
  Value full = padding;
  for (auto [entry, offset] :
       llvm::zip_equal(entries, layout.getEntryOffsets()))
    full = insertFlat(builder, loc, flatten(builder, loc, entry), full, offset);
  return full;
}

Value RankExpander::extractEntry(Location loc, LayoutAttr layout, Value full,
                                 unsigned entry, RankedTensorType type) {
  Value part = extractFlat(builder, loc, full, layout.getEntryOffsets()[entry],
                           layout.getNumels()[entry]);
  return unflatten(builder, loc, part, type);
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
    if (isa<CollectiveOpInterface>(inner))
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
  if (auto collective = dyn_cast<CollectiveOpInterface>(op))
    return collective.expandOverRanks(*this);
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
  if (failed(expectOneReturn(func)))
    return failure();
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
