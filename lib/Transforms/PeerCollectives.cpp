//===- PeerCollectives.cpp - Collectives as peers see them --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PeerTracer.h"
#include "fsdp/Analysis/RankGroups.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/MPI/IR/MPI.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/InterleavedRange.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

unsigned PeerChannels::add(std::string name,
                           std::vector<std::vector<int64_t>> groups) {
  auto [found, isNew] = indices.try_emplace(name, channels.size());
  if (isNew)
    channels.push_back({std::move(name), std::move(groups)});
  return found->second;
}

FailureOr<unsigned> PeerChannels::get(Operation *user, StringRef name,
                                      shard::GridOp grid,
                                      ArrayRef<int64_t> axes) {
  int64_t size = 1;
  for (int64_t extent : grid.getShape())
    size *= std::max<int64_t>(extent, 0);
  if (size != world) {
    InFlightDiagnostic diag = user->emitError()
                              << "expected a grid of all " << world
                              << " ranks, got " << size;
    diag.attachNote(grid.getLoc()) << "the grid is declared here";
    return failure();
  }
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '@' << name << " over axes [" << llvm::interleaved(axes) << "] of ["
     << llvm::interleaved(grid.getShape()) << ']';
  if (auto found = indices.find(text); found != indices.end())
    return found->second;
  std::vector<std::vector<int64_t>> groups;
  for (ArrayRef<int64_t> group : getRankGroups(grid.getShape(), axes))
    groups.emplace_back(group.begin(), group.end());
  return add(text, std::move(groups));
}

unsigned PeerChannels::getWorld(StringRef name) {
  std::vector<int64_t> all(world);
  for (int64_t rank = 0; rank < world; ++rank)
    all[rank] = rank;
  return add(name.str(), {all});
}

//===----------------------------------------------------------------------===//
// What communicates
//===----------------------------------------------------------------------===//

bool mlir::fsdp::communicates(Operation *op) {
  return isa<StartOp, WaitOp, UnshardOp, ReduceGradsOp, AllReduceOp,
             shard::AllGatherOp, shard::AllReduceOp, shard::AllToAllOp,
             shard::BroadcastOp, shard::GatherOp, shard::ReduceOp,
             shard::ReduceScatterOp, shard::ScatterOp, shard::ShiftOp,
             mpi::AllReduceOp, mpi::Barrier>(op);
}

bool mlir::fsdp::isMessage(Operation *op) {
  return isa<shard::SendOp, shard::RecvOp, shard::UpdateHaloOp, mpi::SendOp,
             mpi::RecvOp, mpi::ISendOp, mpi::IRecvOp>(op);
}

bool mlir::fsdp::dependsOnRank(ModuleOp program) {
  return program
      .walk([](Operation *op) {
        return isa<shard::ProcessLinearIndexOp, shard::ProcessMultiIndexOp,
                   shard::NeighborsLinearIndicesOp, mpi::CommRankOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

void PeerTracer::addStart(Operation *op, unsigned channel, std::string payload,
                          unsigned lane) {
  events.push_back(
      {PeerEvent::Start, channel, std::move(payload), lane, 0, places.size()});
  places.push_back(op);
}

/// A collective that the rank waits for at once, on the compute lane.
void PeerTracer::addBlocking(Operation *op, unsigned channel,
                             std::string payload) {
  addStart(op, channel, std::move(payload), unsigned(Lane::Compute));
  events.push_back(
      {PeerEvent::Wait, 0, "", 0, events.size() - 1, places.size() - 1});
}

/// Kind, units, and number and type of the elements.
static std::string describePayload(StringRef kind, Operation *op,
                                   ArrayAttr units, Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << kind;
  for (Attribute symbol : units) {
    auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
    os << ' ' << symbol;
    if (LayoutAttr layout = unit ? unit.getLayoutAttr() : LayoutAttr())
      os << ' ' << layout.getFullNumel() << " x " << layout.getElementType();
  }
  if (units.empty())
    os << ' ' << type;
  return text;
}

/// fsdp.unshard and fsdp.reduce_grads.
LogicalResult PeerTracer::traceUnits(Operation *op) {
  bool isGather = isa<UnshardOp>(op);
  auto units = op->getAttrOfType<ArrayAttr>("units");
  for (Attribute symbol : units) {
    auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
    SmallVector<int64_t> axes = llvm::to_vector(unit.getShardAxes());
    if (!isGather)
      llvm::append_range(axes,
                         unit.getReplicateAxes().value_or(ArrayRef<int64_t>()));
    auto grid = lookupFromTop<shard::GridOp>(op, unit.getGridAttr());
    FailureOr<unsigned> channel =
        channels.get(op, isGather ? "gather" : "reduce", grid, axes);
    if (failed(channel))
      return failure();
    addBlocking(op, *channel,
                describePayload(isGather ? "unshard" : "reduce_grads", op,
                                ArrayAttr::get(op->getContext(), symbol), {}));
  }
  return success();
}

/// A collective of the shard dialect.
LogicalResult PeerTracer::traceShard(Operation *op) {
  auto symbol = op->getAttrOfType<FlatSymbolRefAttr>("grid");
  auto grid = lookupFromTop<shard::GridOp>(op, symbol);
  SmallVector<int64_t> axes;
  std::string payload;
  llvm::raw_string_ostream os(payload);
  os << op->getName();
  for (NamedAttribute attribute : op->getAttrs()) {
    if (attribute.getName() == "grid")
      continue;
    if (attribute.getName() == "grid_axes")
      for (auto axis :
           cast<DenseI16ArrayAttr>(attribute.getValue()).asArrayRef())
        axes.push_back(axis);
    else
      os << ' ' << attribute.getName().getValue() << '='
         << attribute.getValue();
  }
  for (Type type : op->getOperandTypes())
    os << ' ' << type;
  if (!grid)
    return op->emitError() << "expected a shard.grid " << symbol;
  FailureOr<unsigned> channel = channels.get(op, symbol.getValue(), grid, axes);
  if (failed(channel))
    return failure();
  addBlocking(op, *channel, payload);
  return success();
}

LogicalResult PeerTracer::traceStart(Operation *op) {
  auto start = cast<StartOp>(op);
  auto channel = lookupFromTop<ChannelOp>(op, start.getChannelAttr());
  auto grid = lookupFromTop<shard::GridOp>(op, channel.getGridAttr());
  FailureOr<unsigned> index =
      channels.get(op, channel.getSymName(), grid, channel.getAxes());
  if (failed(index))
    return failure();
  tickets[start.getTicket()] = events.size();
  Type type;
  if (!start.getSources().empty())
    type = start.getSources().front().getType();
  std::string payload = describePayload(
      stringifyCollectiveKind(start.getKind()), op, start.getUnits(), type);
  if (start.getReduce())
    payload += " " + stringifyReduceKind(*start.getReduce()).str();
  addStart(op, *index, payload, unsigned(start.getLane()));
  return success();
}

LogicalResult PeerTracer::traceWait(Operation *op) {
  // The start dominates the wait and cannot yield its ticket, so it was traced.
  size_t start = tickets.at(cast<WaitOp>(op).getTicket());
  events.push_back({PeerEvent::Wait, 0, "", 0, start, places.size()});
  places.push_back(op);
  return success();
}

LogicalResult PeerTracer::traceAllReduce(Operation *op) {
  auto reduce = cast<AllReduceOp>(op);
  auto grid = lookupFromTop<shard::GridOp>(op, reduce.getGridAttr());
  FailureOr<unsigned> index =
      channels.get(op, "reduce", grid, reduce.getAxes());
  if (failed(index))
    return failure();
  std::string kind = "all_reduce ";
  kind += stringifyReduceKind(reduce.getKind());
  addBlocking(op, *index,
              describePayload(kind, op, ArrayAttr::get(op->getContext(), {}),
                              reduce.getInput().getType()));
  return success();
}

/// A collective of the mpi dialect.
LogicalResult PeerTracer::traceMPI(Operation *op) {
  if (!op->getOperands().back().getDefiningOp<mpi::CommWorldOp>()) {
    op->emitRemark() << "not checked: its communicator is not MPI_COMM_WORLD";
    return success();
  }
  std::string payload = op->getName().getStringRef().str();
  llvm::raw_string_ostream os(payload);
  if (auto reduce = dyn_cast<mpi::AllReduceOp>(op))
    os << ' ' << reduce.getOp() << ' ' << reduce.getSendbuf().getType();
  addBlocking(op, channels.getWorld("MPI_COMM_WORLD"), payload);
  return success();
}

LogicalResult PeerTracer::traceCollective(Operation *op) {
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](StartOp) { return traceStart(op); })
      .Case([&](WaitOp) { return traceWait(op); })
      .Case<UnshardOp, ReduceGradsOp>([&](auto) { return traceUnits(op); })
      .Case([&](AllReduceOp) { return traceAllReduce(op); })
      .Case<mpi::AllReduceOp, mpi::Barrier>([&](auto) { return traceMPI(op); })
      .Default([&](Operation *) { return traceShard(op); });
}
