//===- GradientCopies.cpp - Gradients that several ranks have -------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which param an element of a shard belongs to depends on the rank where the
// layout is flat: there elements are counted from where the shard begins.
//
//===----------------------------------------------------------------------===//

#include "GradientCopies.h"
#include "fsdp/Utils/RankOffset.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Elements from `begin` to before `end`.
struct PlaceRange {
  int64_t begin, end;
};

/// Makes the masked shard of one unit.
class CopyDropper {
public:
  CopyDropper(OpBuilder &builder, UnitOp unit, Value shard)
      : builder(builder), loc(shard.getLoc()), unit(unit), shard(shard),
        grid(lookupFromTop<shard::GridOp>(unit, unit.getGridAttr())) {}
  void drop(int64_t axis);
  Value getShard() const { return shard; }

private:
  SmallVector<PlaceRange> findCopies(int64_t axis);

  OpBuilder &builder;
  Location loc;
  UnitOp unit;
  Value shard;
  shard::GridOp grid;
};
} // namespace

/// Of params that the axis does not cut: places in the gathered buffer of a
/// flat layout, in the shard of another one.
SmallVector<PlaceRange> CopyDropper::findCopies(int64_t axis) {
  SmallVector<PlaceRange> ranges;
  Layout layout = unit.getLayout()->getArithmetic();
  SmallVector<int64_t> offsets = unit.getLayout()->getEntryOffsets();
  for (auto [index, param] : llvm::enumerate(unit.resolveParams())) {
    auto piece = param.getPiece();
    if (piece && llvm::is_contained(piece->getAxes(), axis))
      continue;
    int64_t begin = offsets[index];
    int64_t numel = param.getStorageType().getNumElements();
    if (layout.isPerParam()) {
      const LayoutPiece &cut = layout.getPieces()[index];
      begin = cut.shardOffset;
      numel = cut.rows * cut.chunk;
    }
    if (!ranges.empty() && ranges.back().end == begin)
      ranges.back().end += numel;
    else
      ranges.push_back({begin, begin + numel});
  }
  return ranges;
}

void CopyDropper::drop(int64_t axis) {
  SmallVector<PlaceRange> copies = findCopies(axis);
  if (copies.empty() || grid.getShape()[axis] == 1)
    return;
  auto type = cast<RankedTensorType>(shard.getType());
  bool isFlat = !unit.getLayout()->getArithmetic().isPerParam();
  Value place = createRankOffset(builder, loc, grid, axis, 1);
  Value begin = createRankOffset(builder, loc, grid, unit.getShardAxes(),
                                 isFlat ? type.getDimSize(0) : 0);
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  auto build = [&](OpBuilder &nested, ValueRange args) -> SmallVector<Value> {
    auto number = [&](int64_t value) -> Value {
      return arith::ConstantOp::create(nested, loc,
                                       nested.getI64IntegerAttr(value));
    };
    auto compare = [&](arith::CmpIPredicate predicate, Value x,
                       Value y) -> Value {
      return arith::CmpIOp::create(nested, loc, predicate, x, y);
    };
    Value index =
        arith::IndexCastOp::create(nested, loc, nested.getI64Type(),
                                   linalg::IndexOp::create(nested, loc, 0));
    index = arith::AddIOp::create(nested, loc, index, args[2]);
    Value isCopy;
    for (PlaceRange range : copies) {
      Value isBehind =
          compare(arith::CmpIPredicate::sge, index, number(range.begin));
      Value isBefore =
          compare(arith::CmpIPredicate::slt, index, number(range.end));
      Value inside = arith::AndIOp::create(nested, loc, isBehind, isBefore);
      isCopy =
          isCopy ? arith::OrIOp::create(nested, loc, isCopy, inside) : inside;
    }
    Value isOther = compare(arith::CmpIPredicate::ne, args[1], number(0));
    Value zero = arith::ConstantOp::create(
        nested, loc, nested.getZeroAttr(type.getElementType()));
    return {arith::SelectOp::create(
        nested, loc, arith::AndIOp::create(nested, loc, isCopy, isOther), zero,
        args[0])};
  };
  shard = createStrictGeneric(builder, loc, {shard, place, begin}, empty,
                              /*loops=*/1, build)
              .getResult(0);
}

Value mlir::fsdp::dropGradientCopies(OpBuilder &builder, UnitOp unit,
                                     Value shard) {
  auto grid = lookupFromTop<shard::GridOp>(unit, unit.getGridAttr());
  CopyDropper dropper(builder, unit, shard);
  // Along `cp` units are cut.
  for (int64_t axis : getModelAxes(grid))
    if (!llvm::is_contained(unit.getGroupAxes(), axis))
      dropper.drop(axis);
  return dropper.getShard();
}
