//===- PeerCollectives.cpp - Collectives as peers see them --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PeerTracer.h"
#include "fsdp/Analysis/Layout/RankGroups.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/MPI/IR/MPI.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/InterleavedRange.h"
#include <numeric>

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
  if (auto found = indices.find(name); found != indices.end())
    return found->second;
  std::vector<int64_t> all(world);
  std::iota(all.begin(), all.end(), 0);
  return add(name.str(), {all});
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

void PeerTracer::addStart(Operation *op, unsigned channel, StringRef payload,
                          unsigned lane, bool isAlone) {
  events.push_back({PeerEvent::Start, channel, channels.keep(payload), lane, 0,
                    places.size(), isAlone});
  places.push_back(op);
}

/// A collective that the rank waits for at once, on the compute lane.
void PeerTracer::addBlocking(Operation *op, unsigned channel, StringRef payload,
                             bool isAlone) {
  addStart(op, channel, payload, unsigned(Lane::Compute), isAlone);
  events.push_back(
      {PeerEvent::Wait, 0, "", 0, events.size() - 1, places.size() - 1});
}

/// Shape and type of the elements, wherever they lie.
std::string PeerTracer::describeType(Operation *op, Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto memref = dyn_cast<MemRefType>(type))
    type = MemRefType::get(memref.getShape(), memref.getElementType());
  else if (auto tensor = dyn_cast<RankedTensorType>(type))
    type = RankedTensorType::get(tensor.getShape(), tensor.getElementType());
  if (auto shaped = dyn_cast<ShapedType>(type);
      shaped && !shaped.hasStaticShape())
    program.addUnchecked(op, "its number of elements is not known");
  os << type;
  return text;
}

/// What a value is, and what is made of it if that is something else.
std::string PeerTracer::describeValue(Operation *op, Type source, Type dest) {
  std::string from = describeType(op, source), to = describeType(op, dest);
  return from == to ? " " + from : " " + from + " -> " + to;
}

/// The unit's name and layout.
static std::string describeUnit(Operation *op, Attribute symbol) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << ' ' << symbol;
  auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
  if (LayoutAttr layout = unit ? unit.getLayoutAttr() : LayoutAttr()) {
    os << ' ';
    layout.printStripped(os);
  }
  return text;
}

/// Number and type of the elements of a shard or buffer of a unit.
static std::string describeElements(Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto shaped = cast<ShapedType>(type);
  os << ' ' << shaped.getNumElements() << 'x' << shaped.getElementType();
  return text;
}

/// What an op that is one collective makes of a value.
static Type getDestType(CollectiveOpInterface op, Type source) {
  if (op->getNumResults() == 1)
    return op->getResult(0).getType();
  MutableOperandRange dests = op.getDestOperands();
  return dests.size() == 1 ? dests[0].get().getType() : source;
}

/// A collective that is not yet split.
LogicalResult PeerTracer::traceMeetings(CollectiveOpInterface op) {
  for (const CollectiveMeeting &meeting : op.getMeetings()) {
    auto grid = lookupFromTop<shard::GridOp>(op, meeting.grid);
    FailureOr<unsigned> channel =
        channels.get(op, meeting.channel, grid, meeting.axes);
    if (failed(channel))
      return failure();
    addBlocking(op, *channel,
                meeting.action +
                    (meeting.unit
                         ? describeUnit(op, meeting.unit) +
                               describeElements(meeting.type)
                         : describeValue(op, meeting.type,
                                         getDestType(op, meeting.type))),
                isa<AllSliceOp>(op));
  }
  return success();
}

/// The root's place in the group, as far as it is known.
std::string PeerTracer::describeRoot(Operation *op, const Known &known) {
  SmallVector<std::string> places;
  ValueRange dynamic = op->getOperands().drop_front();
  for (int64_t place :
       op->getAttrOfType<DenseI64ArrayAttr>("root").asArrayRef()) {
    if (!ShapedType::isDynamic(place)) {
      places.push_back(std::to_string(place));
      continue;
    }
    IntegerAttr value;
    if (!dynamic.empty()) {
      use(dynamic.front());
      value = dyn_cast_or_null<IntegerAttr>(known.lookup(dynamic.front()));
      dynamic = dynamic.drop_front();
    }
    if (!value)
      program.addUnchecked(op, "its root is not known");
    places.push_back(value ? std::to_string(value.getInt()) : "?");
  }
  return "[" + llvm::join(places, ", ") + "]";
}

/// A collective of the shard dialect.
LogicalResult PeerTracer::traceShard(Operation *op, const Known &known) {
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
    else if (attribute.getName() == "root")
      os << " root=" << describeRoot(op, known);
    else
      os << ' ' << attribute.getName().getValue() << '='
         << attribute.getValue();
  }
  Type source = op->getOperand(0).getType(), dest = op->getResult(0).getType();
  os << describeValue(op, source, dest);
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
  std::string payload = stringifyCollectiveKind(start.getKind()).str();
  if (std::optional<StringRef> name = start.getValueName())
    payload += (" " + *name).str();
  if (start.getUnits().empty() && !start.getSources().empty())
    payload += describeValue(op, start.getSources().front().getType(),
                             start.getDests().front().getType());
  for (auto [unit, source, dest] :
       llvm::zip(start.getUnits(), start.getSources(), start.getDests()))
    payload += describeUnit(op, unit) + describeElements(source.getType()) +
               " ->" + describeElements(dest.getType());
  if (std::optional<ArrayRef<int64_t>> chunks = start.getChunks())
    for (auto [index, chunk] : llvm::enumerate(*chunks))
      payload += (index ? " to " : " chunks ") + std::to_string(chunk);
  if (start.getReduce())
    payload += " " + stringifyReduceKind(*start.getReduce()).str();
  // A piece of what all have is taken without the others.
  addStart(op, *index, payload, unsigned(start.getLane()),
           start.getTraits().isOwnAffair());
  return success();
}

LogicalResult PeerTracer::traceWait(Operation *op) {
  // The start dominates the wait and cannot yield its ticket, so it was traced.
  size_t start = tickets.at(cast<WaitOp>(op).getTicket());
  events.push_back({PeerEvent::Wait, 0, "", 0, start, places.size()});
  places.push_back(op);
  return success();
}

/// A collective of the mpi dialect.
LogicalResult PeerTracer::traceMPI(Operation *op) {
  if (!op->getOperands().back().getDefiningOp<mpi::CommWorldOp>())
    return success();
  std::string payload = op->getName().getStringRef().str();
  llvm::raw_string_ostream os(payload);
  if (auto reduce = dyn_cast<mpi::AllReduceOp>(op))
    os << ' ' << reduce.getOp() << ' '
       << describeType(op, reduce.getSendbuf().getType());
  addBlocking(op, channels.getWorld("MPI_COMM_WORLD"), payload);
  return success();
}

LogicalResult PeerTracer::traceCollective(Operation *op, const Known &known) {
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](StartOp) { return traceStart(op); })
      .Case([&](WaitOp) { return traceWait(op); })
      .Case([&](CollectiveOpInterface collective) {
        return traceMeetings(collective);
      })
      .Case<mpi::AllReduceOp, mpi::Barrier>([&](auto) { return traceMPI(op); })
      .Default([&](Operation *) { return traceShard(op, known); });
}
