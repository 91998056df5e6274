//===- KeptGathers.cpp - Gathers from what a few ranks kept ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KeptGathers.h"
#include "fsdp/Analysis/Wrap/ReshardRule.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace mlir::fsdp;

/// How many ranks keep the unit together; 0 if none do.
static int64_t getKeepers(UnitOp unit) {
  auto ranks = unit.getReshardToAttr();
  return ranks ? ranks.getInt() : 0;
}

/// The last op between two gathers that reads the first one's buffer, also
/// through views.
static Operation *findLastUse(Operation *gather, Operation *next,
                              Value buffer) {
  Operation *last = gather;
  walkUses(buffer, [&](OpOperand &use) {
    Operation *user = use.getOwner();
    Operation *top = gather->getBlock()->findAncestorOpInBlock(*user);
    if (top && !isa<memref::DeallocOp>(top) && last->isBeforeInBlock(top) &&
        top->isBeforeInBlock(next))
      last = top;
    return WalkResult::advance();
  });
  return last;
}

/// Copies this rank's part of the whole buffer, after its window and before
///  the next one's gather.
static Value keepPart(UnshardOp gather, UnshardOp next, UnitOp unit,
                      Value buffer) {
  int64_t ranks = getKeepers(unit);
  int64_t bytes = cast<MemRefType>(buffer.getType()).getNumElements() / ranks;
  OpBuilder builder(gather.getContext());
  builder.setInsertionPointAfter(findLastUse(gather, next, buffer));
  Location loc = gather.getLoc();
  auto type = MemRefType::get({bytes}, builder.getI8Type());
  Location name =
      NameLoc::get(builder.getStringAttr("kept " + unit.getSymName()), loc);
  Value part = memref::AllocOp::create(builder, name, type);
  Value rank = shard::ProcessLinearIndexOp::create(
      builder, loc, builder.getIndexType(), unit.getGridAttr());
  auto constant = [&](int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value place = arith::RemUIOp::create(builder, loc, rank, constant(ranks));
  Value offset = arith::MulIOp::create(builder, loc, place, constant(bytes));
  Value view =
      memref::ViewOp::create(builder, loc, type, buffer, offset, ValueRange());
  CopyOp::create(builder, loc, view, part,
                 builder.getStringAttr("kept from forward to backward by " +
                                       Twine(ranks) + " ranks"));
  return part;
}

KeptGathers::KeptGathers(ModuleOp module) {
  // By block and list of units: their gathers in program order.
  llvm::MapVector<std::pair<Block *, Attribute>, SmallVector<UnshardOp>>
      windows;
  module.walk([&](UnshardOp op) {
    bool keeps = llvm::all_of(op.getUnits(), [&](Attribute symbol) {
      auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
      return unit && unit.getLayout() && getKeepers(unit) > 0;
    });
    if (keeps && op.hasBufferSemantics())
      windows[{op->getBlock(), op.getUnitsAttr()}].push_back(op);
  });
  for (auto &[key, gathers] : windows) {
    if (gathers.size() < 2)
      continue;
    SmallVector<Value> parts;
    for (auto [symbol, buffer] : llvm::zip_equal(gathers.front().getUnits(),
                                                 gathers.front().getBuffers()))
      parts.push_back(keepPart(
          gathers[0], gathers[1],
          lookupFromTop<UnitOp>(gathers.front(), cast<SymbolRefAttr>(symbol)),
          buffer));
    for (UnshardOp later : ArrayRef(gathers).drop_front())
      sources[later] = parts;
  }
}

ArrayRef<Value> KeptGathers::getSources(Operation *op) const {
  auto it = sources.find(op);
  return it == sources.end() ? ArrayRef<Value>() : it->second;
}

SmallVector<int64_t> KeptGathers::getAxes(UnitOp unit) {
  auto grid = lookupFromTop<shard::GridOp>(unit, unit.getGridAttr());
  std::optional<unsigned> count =
      countLastAxes(grid.getShape(), getKeepers(unit));
  SmallVector<int64_t> axes;
  for (int64_t axis = grid.getRank() - count.value_or(0);
       axis < static_cast<int64_t>(grid.getRank()); ++axis)
    axes.push_back(axis);
  return axes;
}
