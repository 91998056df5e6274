//===- ScaledShards.cpp - What is computed before a gather ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// First the largest elements of all parameters, which depend on nothing but
// these, then what depends on them.
//
//===----------------------------------------------------------------------===//

#include "ScaledShards.h"
#include "FlatBuffers.h"
#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/RankOffset.h"
#include "fsdp/Utils/StrictOps.h"
#include "fsdp/Utils/WholeOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// One scaled parameter.
struct Scaled {
  UnitValues *unit;
  unsigned entry;
  BlockArgument param;
  /// The elements that this rank has, with the padding behind them, in the type
  /// of the argument.
  Value part;
  /// How many elements are none of the parameter, on all ranks together, and
  /// how many this rank has room for.
  int64_t padding, room;
  /// Ops on all elements, in program order, and the end.
  SmallVector<linalg::LinalgOp> ops;
  Value end;
  /// What is computed of the part, by what is computed of the whole.
  DenseMap<Value, Value> parts;
};

/// A largest element of one parameter.
struct Largest {
  UnitOp unit;
  linalg::LinalgOp op;
  /// Of this rank's part.
  Value value;
};

/// Rewrites one function.
class ShardScaler {
public:
  ShardScaler(func::FuncOp func, MutableArrayRef<UnitValues> units)
      : func(func), units(units),
        builder(OpBuilder::atBlockBegin(&func.front())) {}
  FailureOr<SmallVector<Operation *>> run();

private:
  LogicalResult collect(UnitValues &unit);
  LogicalResult collectOps(Scaled &scaled);
  void moveToTop(Value value);
  void compute(Scaled &scaled, linalg::LinalgOp op);
  LogicalResult findLargest(Scaled &scaled);
  Value countOwn(const Scaled &scaled);
  void combine(ArrayRef<Largest> group);
  void gather(UnitValues &unit, MutableArrayRef<Scaled> own);

  func::FuncOp func;
  MutableArrayRef<UnitValues> units;
  OpBuilder builder;
  /// Parameters of a unit stand side by side.
  SmallVector<Scaled> scaled;
  SmallVector<Largest> largest;
};

} // namespace

//===----------------------------------------------------------------------===//
// What there is
//===----------------------------------------------------------------------===//

/// The ops that lead from the parameter to its end.
LogicalResult ShardScaler::collectOps(Scaled &scaled) {
  Type type = scaled.unit->gatherType;
  llvm::SetVector<Operation *> open(llvm::from_range, scaled.param.getUsers());
  for (size_t i = 0; i < open.size(); ++i) {
    auto op = dyn_cast<linalg::LinalgOp>(open[i]);
    if (!op || open[i]->getBlock() != &func.front() ||
        (!isElementwiseOp(op) && !isLargestOp(op))) {
      InFlightDiagnostic diag = open[i]->emitOpError()
                                << "expected an op on all elements of a "
                                   "parameter marked '"
                                << attr::kGather << "', or the largest of them";
      diag.attachNote() << "fsdp-narrow-gathers marks what has no other reader";
      return diag;
    }
    scaled.ops.push_back(op);
    Value result = op->getResult(0);
    if (!isLargestOp(op) && getElementTypeOrSelf(result.getType()) != type)
      open.insert_range(result.getUsers());
  }
  llvm::sort(scaled.ops, [](linalg::LinalgOp x, linalg::LinalgOp y) {
    return x->isBeforeInBlock(y);
  });
  for (linalg::LinalgOp op : scaled.ops) {
    if (isLargestOp(op) ||
        getElementTypeOrSelf(op->getResult(0).getType()) != type)
      continue;
    if (scaled.end)
      return op.emitOpError()
             << "expected one value that is gathered in the place of a "
                "parameter, got two";
    scaled.end = op->getResult(0);
  }
  auto isLargest = [](linalg::LinalgOp op) { return isLargestOp(op); };
  if (!scaled.end && !scaled.ops.empty() &&
      llvm::none_of(scaled.ops, isLargest))
    return func.emitError()
           << "expected numbers of type " << type << " made of argument "
           << scaled.param.getArgNumber();
  return success();
}

LogicalResult ShardScaler::collect(UnitValues &unit) {
  Layout layout = unit.op.getLayout()->getArithmetic();
  if (!layout.isPerParam()) {
    InFlightDiagnostic diag =
        unit.op.emitOpError()
        << "expected a per_param layout of parameters marked '" << attr::kGather
        << "'";
    diag.attachNote() << "fsdp-form-units asks for it";
    return diag;
  }
  for (auto [entry, param] : llvm::enumerate(unit.params)) {
    if (!param)
      continue;
    const LayoutPiece &piece = layout.getPieces()[entry];
    Scaled &one = scaled.emplace_back();
    one.unit = &unit;
    one.entry = entry;
    one.param = cast<BlockArgument>(param);
    one.room = piece.rows * piece.chunk;
    one.padding = layout.getPaddings()[entry + 1];
    one.part = extractFlat(builder, unit.op.getLoc(), unit.shard,
                           piece.shardOffset, one.room);
    one.part =
        createCast(builder, one.part, getElementTypeOrSelf(param.getType()));
    one.parts[param] = one.part;
    if (failed(collectOps(one)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Largest elements
//===----------------------------------------------------------------------===//

/// How many elements of its part this rank has.
Value ShardScaler::countOwn(const Scaled &scaled) {
  if (scaled.padding == 0)
    return {};
  UnitOp unit = scaled.unit->op;
  Location loc = unit.getLoc();
  auto grid = lookupFromTop<shard::GridOp>(unit, unit.getGridAttr());
  Value first =
      createRankOffset(builder, loc, grid, unit.getShardAxes(), scaled.room);
  int64_t numel = scaled.room * unit.getLayout()->getWorld() - scaled.padding;
  return createElementwise(
      builder, loc, first, {builder.getMultiDimIdentityMap(0)},
      RankedTensorType::get({}, builder.getI64Type()),
      [&](OpBuilder &nested, ValueRange values) -> Value {
        Value all = arith::ConstantOp::create(nested, loc,
                                              nested.getI64IntegerAttr(numel));
        return arith::SubIOp::create(nested, loc, all, values[0]);
      });
}

/// The op of the part.
void ShardScaler::compute(Scaled &scaled, linalg::LinalgOp op) {
  SmallVector<Value> inputs;
  for (Value input : op.getDpsInputs()) {
    auto it = scaled.parts.find(input);
    inputs.push_back(it == scaled.parts.end() ? input : it->second);
  }
  Value &part = scaled.parts[op->getResult(0)];
  part = createElementwiseLike(builder, op, inputs, scaled.room,
                               /*strict=*/true);
}

/// Constants, and what is filled with them, so that the largest elements can be
/// found in front of all else.
void ShardScaler::moveToTop(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != &func.front() || !isFreshOrConstant(value) ||
      op->isBeforeInBlock(&*builder.getInsertionPoint()))
    return;
  for (Value operand : op->getOperands())
    moveToTop(operand);
  if (builder.getInsertionPoint() == Block::iterator(op))
    builder.setInsertionPointAfter(op);
  else
    op->moveBefore(builder.getInsertionBlock(), builder.getInsertionPoint());
}

/// The largest elements of the part, and what they are the largest of: from the
/// part and constants alone, before anything is known of others.
LogicalResult ShardScaler::findLargest(Scaled &scaled) {
  llvm::DenseSet<Value> needed;
  for (linalg::LinalgOp op : llvm::reverse(scaled.ops))
    if (isLargestOp(op) || needed.contains(op->getResult(0)))
      needed.insert_range(op.getDpsInputs());
  Value count;
  for (linalg::LinalgOp op : scaled.ops) {
    bool isLargest = isLargestOp(op);
    if (!isLargest && !needed.contains(op->getResult(0)))
      continue;
    llvm::SetVector<Value> others;
    getUsedValuesDefinedAbove(op->getRegions(), others);
    if (isLargest)
      others.insert(op.getDpsInits()[0]);
    auto hasPart = [&](Value input) { return scaled.parts.contains(input); };
    if (!llvm::all_of(op.getDpsInputs(), hasPart) ||
        !llvm::all_of(others, isFreshOrConstant))
      return op.emitOpError()
             << "expected the largest element of a parameter marked '"
             << attr::kGather << "' to follow from that and constants alone";
    for (Value other : others)
      moveToTop(other);
    if (!isLargest) {
      compute(scaled, op);
      continue;
    }
    if (!count)
      count = countOwn(scaled);
    largest.push_back(
        {scaled.unit->op, op,
         createLargestLike(builder, op,
                           scaled.parts.lookup(op.getDpsInputs()[0]), count,
                           /*strict=*/true)});
  }
  return success();
}

/// Combines elements over the ranks that share their units, all at once.
void ShardScaler::combine(ArrayRef<Largest> group) {
  UnitOp unit = group.front().unit;
  Location loc = unit.getLoc();
  Type element = getElementTypeOrSelf(group.front().value.getType());
  auto numel = static_cast<int64_t>(group.size());
  Value all = tensor::EmptyOp::create(builder, loc, numel, element);
  for (auto [place, one] : llvm::enumerate(group))
    all = insertFlat(builder, loc, flatten(builder, loc, one.value), all,
                     static_cast<int64_t>(place));
  if (unit.getLayout()->getWorld() > 1)
    all = AllReduceOp::create(
              builder, loc, all.getType(),
              ReduceKindAttr::get(builder.getContext(), ReduceKind::Max),
              builder.getStringAttr("largest_elements"), unit.getGridAttr(),
              unit.getShardAxesAttr(), all,
              /*buffer=*/Value())
              .getResult();
  for (auto [place, one] : llvm::enumerate(group)) {
    Value own = extractFlat(builder, loc, all, static_cast<int64_t>(place), 1);
    own = unflatten(builder, loc, own,
                    cast<RankedTensorType>(one.value.getType()));
    linalg::LinalgOp(one.op)->getResult(0).replaceAllUsesWith(own);
  }
}

//===----------------------------------------------------------------------===//
// What is gathered
//===----------------------------------------------------------------------===//

/// Puts the unit's parts together.
void ShardScaler::gather(UnitValues &unit, MutableArrayRef<Scaled> own) {
  Location loc = unit.op.getLoc();
  Operation *last = nullptr;
  for (Scaled &one : own) {
    for (linalg::LinalgOp op : one.ops) {
      builder.setInsertionPoint(op);
      if (!one.parts.contains(op->getResult(0)) && !isLargestOp(op))
        compute(one, op);
      if (!last || last->isBeforeInBlock(op))
        last = op;
    }
    unit.params[one.entry] = one.end;
  }
  if (last)
    builder.setInsertionPointAfter(last);
  LayoutAttr layout = *unit.op.getLayout();
  Layout arithmetic = layout.getArithmetic();
  Value all = tensor::EmptyOp::create(builder, loc, layout.getShardNumel(),
                                      unit.gatherType);
  for (Scaled &one : own) {
    // Nothing reads one without an end but ops that look for the largest.
    Value part = one.end ? one.parts.lookup(one.end)
                         : createCast(builder, one.part, unit.gatherType);
    int64_t offset = arithmetic.getPieces()[one.entry].shardOffset;
    all = one.room == layout.getShardNumel()
              ? part
              : insertFlat(builder, loc, part, all, offset);
  }
  unit.gathered = all;
}

FailureOr<SmallVector<Operation *>> ShardScaler::run() {
  for (UnitValues &unit : units)
    if (unit.isScaled && failed(collect(unit)))
      return failure();
  for (Scaled &one : scaled)
    if (failed(findLargest(one)))
      return failure();
  llvm::MapVector<std::tuple<Attribute, Attribute, Type>,
                  SmallVector<Largest, 0>>
      groups;
  for (const Largest &one : largest) {
    UnitOp unit = one.unit;
    groups[{unit.getGridAttr(), unit.getShardAxesAttr(),
            getElementTypeOrSelf(one.value.getType())}]
        .push_back(one);
  }
  for (auto &[alike, group] : groups)
    combine(group);
  SmallVector<Operation *> dead;
  for (MutableArrayRef<Scaled> rest = scaled; !rest.empty();) {
    UnitValues *unit = rest.front().unit;
    size_t count = llvm::count_if(
        rest, [&](const Scaled &one) { return one.unit == unit; });
    gather(*unit, rest.take_front(count));
    rest = rest.drop_front(count);
  }
  for (Scaled &one : scaled)
    llvm::append_range(dead, one.ops);
  return dead;
}

FailureOr<SmallVector<Operation *>>
mlir::fsdp::scaleShards(func::FuncOp func, MutableArrayRef<UnitValues> units) {
  return ShardScaler(func, units).run();
}
