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
#include "fsdp/Utils/Bytes.h"
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
    SmallVector<CollectiveOpInterface> collectives;
    top.walk([&](CollectiveOpInterface op) { collectives.push_back(op); });
    SymbolTable table(top);
    symbols = &table;
    channels.clear();
    KeptGathers keptGathers(top);
    kept = &keptGathers;
    for (CollectiveOpInterface op : collectives)
      if (failed(split(op)))
        return signalPassFailure();
  }

private:
  LogicalResult split(CollectiveOpInterface op) {
    if (!op.hasBufferSemantics())
      return reportTensors(op);
    ArrayAttr units = op.getUnits();
    FailureOr<UnitOp> unit = units ? getCommonUnit(op, units) : UnitOp();
    if (failed(unit))
      return failure();
    FailureOr<SmallVector<CollectiveStage>> stages = op.getStages();
    if (failed(stages))
      return failure();
    for (CollectiveStage &stage : *stages) {
      if (getTraits(stage.kind).isLocal) {
        copyBytes(op, stage.sources, stage.dests);
        continue;
      }
      if (ArrayRef<Value> parts = kept->getSources(op); !parts.empty()) {
        stage.sources = SmallVector<Value>(parts);
        stage.axes = KeptGathers::getAxes(*unit);
      }
      issue(op, stage, units ? units : ArrayAttr::get(&getContext(), {}));
    }
    op->erase();
    return success();
  }

  /// The memory of a dense buffer as bytes.
  static Value getBytes(OpBuilder &builder, Location loc, Value buffer) {
    auto type = cast<MemRefType>(buffer.getType());
    if (type.getRank() == 1 && type.getElementType().isInteger(8))
      return buffer;
    return BytesOp::create(
        builder, loc,
        MemRefType::get({getStaticBytes(type)}, builder.getI8Type()), buffer);
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

  /// Starts a stage before the op and waits for it. What has no elements is not
  /// sent.
  void issue(Operation *op, const CollectiveStage &stage, ArrayAttr units) {
    MLIRContext *context = &getContext();
    SmallVector<Attribute> sent;
    SmallVector<Value> sources, dests;
    for (auto [i, dest] : llvm::enumerate(stage.dests)) {
      if (getKnownBytes(dest.getType()) == 0)
        continue;
      sources.push_back(stage.sources[i]);
      dests.push_back(dest);
      if (!units.empty())
        sent.push_back(units[i]);
    }
    if (dests.empty())
      return;
    FlatSymbolRefAttr channel = getChannel(
        stage.channel, stage.grid, DenseI64ArrayAttr::get(context, stage.axes));
    OpBuilder builder(op);
    ReduceKindAttr reduce;
    if (stage.reduce)
      reduce = ReduceKindAttr::get(context, *stage.reduce);
    auto start = StartOp::create(
        builder, op->getLoc(), TicketType::get(context),
        CollectiveKindAttr::get(context, stage.kind), channel,
        builder.getArrayAttr(sent), stage.valueName, reduce, stage.chunks,
        LaneAttr::get(context, stage.lane), sources, dests);
    WaitOp::create(builder, op->getLoc(), start.getTicket(),
                   LaneAttr::get(context, Lane::Compute), sources, dests);
  }

  SymbolTable *symbols = nullptr;
  KeptGathers *kept = nullptr;
  DenseMap<Attribute, FlatSymbolRefAttr> channels;
};
} // namespace
