//===- SplitCollectives.cpp - Collectives become starts and waits ---------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KeptGathers.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Schedule/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SPLITCOLLECTIVESPASS
#include "fsdp/Transforms/Schedule/Passes.h.inc"
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
    KeptGathers keptGathers(top);
    kept = &keptGathers;
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
    issue(op, CollectiveKind::AllReduce, channel,
          ArrayAttr::get(&getContext(), {}), allReduce.getKind(), Lane::Reduce,
          allReduce.getInput(), allReduce.getBuffer());
    op->erase();
    return success();
  }

  LogicalResult splitUnshard(UnshardOp op) {
    if (!op.hasBufferSemantics())
      return reportTensors(op);
    FailureOr<UnitOp> unit = getCommonUnit(op, op.getUnits());
    if (failed(unit))
      return failure();
    ArrayRef<Value> parts = kept->getSources(op);
    if (unit->getLayout()->getWorld() == 1)
      copyBytes(op, op.getShards(), op.getBuffers());
    else if (!parts.empty())
      issue(op, CollectiveKind::AllGather,
            getChannel("gather", unit->getGridAttr(),
                       DenseI64ArrayAttr::get(&getContext(),
                                              KeptGathers::getAxes(*unit))),
            op.getUnits(), std::nullopt, Lane::Gather, parts, op.getBuffers());
    else
      issue(op, CollectiveKind::AllGather,
            getChannel("gather", unit->getGridAttr(), unit->getShardAxesAttr()),
            op.getUnits(), std::nullopt, Lane::Gather, op.getShards(),
            op.getBuffers());
    op.erase();
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
    FailureOr<UnitOp> unit = getCommonUnit(op, op.getUnits());
    if (failed(unit))
      return failure();
    if (unit->getLayout()->getWorld() == 1)
      copyBytes(op, op.getGrads(), op.getShards());
    else
      issue(op, CollectiveKind::ReduceScatter,
            getChannel("reduce", unit->getGridAttr(), unit->getShardAxesAttr()),
            op.getUnits(), ReduceKind::Mean, Lane::Reduce, op.getGrads(),
            op.getShards());
    if (hasReplicas(*unit))
      issue(op, CollectiveKind::AllReduce,
            getChannel("replicate", unit->getGridAttr(),
                       unit->getReplicateAxesAttr()),
            op.getUnits(), ReduceKind::Mean, Lane::Reduce, op.getShards(),
            op.getShards());
    op.erase();
    return success();
  }

  /// Whether several ranks have the same shard of the unit.
  static bool hasReplicas(UnitOp unit) {
    auto grid = lookupFromTop<shard::GridOp>(unit, unit.getGridAttr());
    return llvm::any_of(
        unit.getReplicateAxes().value_or(ArrayRef<int64_t>()),
        [&](int64_t axis) { return grid.getShape()[axis] != 1; });
  }

  /// The memory of a dense buffer as bytes.
  static Value getBytes(OpBuilder &builder, Location loc, Value buffer) {
    auto type = cast<MemRefType>(buffer.getType());
    if (type.getRank() == 1 && type.getElementType().isInteger(8))
      return buffer;
    int64_t bytes = type.getNumElements() *
                    llvm::divideCeil(type.getElementTypeBitWidth(), 8);
    return BytesOp::create(
        builder, loc, MemRefType::get({bytes}, builder.getI8Type()), buffer);
  }

  /// What a collective over one rank does, unless it is in place.
  static void copyBytes(Operation *op, ValueRange sources, ValueRange dests) {
    OpBuilder builder(op);
    auto getSource = [](Value value) {
      auto bytes = value.getDefiningOp<BytesOp>();
      return bytes ? bytes.getSource() : value;
    };
    for (auto [source, dest] : llvm::zip_equal(sources, dests))
      if (getSource(source) != getSource(dest))
        CopyOp::create(builder, op->getLoc(),
                       getBytes(builder, op->getLoc(), source),
                       getBytes(builder, op->getLoc(), dest),
                       "the unit is cut over no ranks");
  }

  static LogicalResult reportTensors(Operation *op) {
    InFlightDiagnostic diag = op->emitOpError()
                              << "expected memrefs, got tensors";
    diag.attachNote() << "collectives are split after bufferization, because "
                         "it does not see an access between start and wait";
    return failure();
  }

  /// The first of a collective's units; all must be over the same axes.
  FailureOr<UnitOp> getCommonUnit(Operation *op, ArrayAttr units) {
    UnitOp first;
    for (Attribute symbol : units) {
      auto unit =
          symbols->lookup<UnitOp>(cast<FlatSymbolRefAttr>(symbol).getValue());
      if (!first)
        first = unit;
      if (unit && unit.getGrid() == first.getGrid() &&
          unit.getShardAxes() == first.getShardAxes() &&
          unit.getReplicateAxes() == first.getReplicateAxes() &&
          unit.getReshardToAttr() == first.getReshardToAttr())
        continue;
      InFlightDiagnostic diag = op->emitOpError()
                                << "expected units over the same axes";
      diag.attachNote(first.getLoc()) << "the first unit is here";
      return failure();
    }
    if (!first)
      return op->emitOpError() << "expected at least one unit, got none";
    return first;
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

  /// Starts a collective before the op and waits for it.
  static void issue(Operation *op, CollectiveKind kind,
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
  }

  SymbolTable *symbols = nullptr;
  KeptGathers *kept = nullptr;
  DenseMap<Attribute, FlatSymbolRefAttr> channels;
};
} // namespace
