//===- SplitCollectives.cpp - Collectives become starts and waits ---------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/SchedulePasses.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SPLITCOLLECTIVESPASS
#include "fsdp/Transforms/SchedulePasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct SplitCollectives
    : fsdp::impl::SplitCollectivesPassBase<SplitCollectives> {
  void runOnOperation() override {
    ModuleOp top = getOperation();
    SmallVector<Operation *> collectives;
    top.walk([&](Operation *op) {
      if (isa<UnshardOp, ReduceGradsOp, AllReduceOp>(op))
        collectives.push_back(op);
    });
    SymbolTable table(top);
    symbols = &table;
    channels.clear();
    for (Operation *op : collectives)
      if (failed(split(op)))
        return signalPassFailure();
  }

private:
  LogicalResult split(Operation *op) {
    if (auto unshard = dyn_cast<UnshardOp>(op))
      return splitUnshard(unshard);
    if (auto reduce = dyn_cast<ReduceGradsOp>(op))
      return splitReduce(reduce);
    auto allReduce = cast<AllReduceOp>(op);
    if (!allReduce.getBuffer())
      return reportTensors(op);
    FlatSymbolRefAttr channel =
        getChannel("reduce", allReduce.getGridAttr(), allReduce.getAxesAttr());
    replace(op, CollectiveKind::AllReduce, channel,
            ArrayAttr::get(&getContext(), {}), allReduce.getKind(),
            Lane::Reduce, allReduce.getInput(), allReduce.getBuffer());
    return success();
  }

  LogicalResult splitUnshard(UnshardOp op) {
    if (!op.hasBufferSemantics())
      return reportTensors(op);
    FailureOr<FlatSymbolRefAttr> channel =
        getUnitsChannel(op, op.getUnits(), "gather");
    if (failed(channel))
      return failure();
    replace(op, CollectiveKind::AllGather, *channel, op.getUnits(),
            std::nullopt, Lane::Gather, op.getShards(), op.getBuffers());
    return success();
  }

  LogicalResult splitReduce(ReduceGradsOp op) {
    if (!op.hasBufferSemantics())
      return reportTensors(op);
    for (Value gradient : op.getGrads()) {
      auto type = cast<MemRefType>(gradient.getType());
      if (op.getGrads().size() == op.getUnits().size() && type.getRank() == 1 &&
          type.getElementType().isInteger(8))
        continue;
      InFlightDiagnostic diag =
          op.emitOpError() << "expected one byte buffer per unit, got " << type;
      diag.attachNote() << "run fsdp-place-buffers first";
      return failure();
    }
    FailureOr<FlatSymbolRefAttr> channel =
        getUnitsChannel(op, op.getUnits(), "reduce");
    if (failed(channel))
      return failure();
    replace(op, CollectiveKind::ReduceScatter, *channel, op.getUnits(),
            ReduceKind::Mean, Lane::Reduce, op.getGrads(), op.getShards());
    return success();
  }

  static LogicalResult reportTensors(Operation *op) {
    InFlightDiagnostic diag = op->emitOpError()
                              << "expected memrefs, got tensors";
    diag.attachNote() << "collectives are split after bufferization, because "
                         "it does not see an access between start and wait";
    return failure();
  }

  /// The channel over the axes of a collective's units, which must agree.
  FailureOr<FlatSymbolRefAttr> getUnitsChannel(Operation *op, ArrayAttr units,
                                               StringRef name) {
    UnitOp first;
    for (Attribute symbol : units) {
      auto unit =
          symbols->lookup<UnitOp>(cast<FlatSymbolRefAttr>(symbol).getValue());
      if (!first)
        first = unit;
      if (unit && unit.getGrid() == first.getGrid() &&
          unit.getShardAxes() == first.getShardAxes())
        continue;
      InFlightDiagnostic diag = op->emitOpError()
                                << "expected units over the same axes";
      diag.attachNote(first.getLoc()) << "the first unit is here";
      return failure();
    }
    if (!first)
      return op->emitOpError() << "expected at least one unit, got none";
    return getChannel(name, first.getGridAttr(), first.getShardAxesAttr());
  }

  /// The channel called `name` over the axes; made when first asked for.
  FlatSymbolRefAttr getChannel(StringRef name, FlatSymbolRefAttr grid,
                               DenseI64ArrayAttr axes) {
    auto key = ArrayAttr::get(
        &getContext(), {StringAttr::get(&getContext(), name), grid, axes});
    FlatSymbolRefAttr &channel = channels[key];
    if (channel)
      return channel;
    Operation *place = symbols->lookup(grid.getValue());
    OpBuilder builder(&getContext());
    auto op = ChannelOp::create(builder, place->getLoc(),
                                builder.getStringAttr(name), grid, axes);
    for (Operation &other : *place->getBlock())
      if (isa<UnitOp, ChannelOp, TreeModuleOp>(other))
        place = &other;
    symbols->insert(op, std::next(place->getIterator()));
    return channel = FlatSymbolRefAttr::get(op);
  }

  static void replace(Operation *op, CollectiveKind kind,
                      FlatSymbolRefAttr channel, ArrayAttr units,
                      std::optional<ReduceKind> reduce, Lane lane,
                      ValueRange sources, ValueRange dests) {
    OpBuilder builder(op);
    ReduceKindAttr reduceAttr;
    if (reduce)
      reduceAttr = ReduceKindAttr::get(op->getContext(), *reduce);
    auto start = StartOp::create(
        builder, op->getLoc(), TicketType::get(op->getContext()),
        CollectiveKindAttr::get(op->getContext(), kind), channel, units,
        reduceAttr, LaneAttr::get(op->getContext(), lane), sources, dests);
    WaitOp::create(builder, op->getLoc(), start.getTicket(),
                   LaneAttr::get(op->getContext(), Lane::Compute), sources,
                   dests);
    op->erase();
  }

  SymbolTable *symbols = nullptr;
  DenseMap<Attribute, FlatSymbolRefAttr> channels;
};
} // namespace
