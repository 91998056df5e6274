//===- VerifyPeers.cpp - All ranks agree on collectives -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Peers/VerifyPeers.h"
#include "PeerTracer.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Peers/Passes.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYPEERSPASS
#include "fsdp/Transforms/Peers/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// A program and the ranks that run it.
struct Peer {
  Peer(ModuleOp module, SmallVector<int64_t> ranks)
      : module(module), ranks(std::move(ranks)) {}

  ModuleOp module;
  SmallVector<int64_t> ranks;
  /// Made when the ranks are known to be right.
  std::unique_ptr<PeerProgram> program;
};

/// The traces of one function.
struct PeerTraces {
  /// By rank; several may be one.
  SmallVector<PeerTracer *> tracers;
  std::vector<std::unique_ptr<PeerTracer>> owned;
};

class PeerVerifier {
public:
  explicit PeerVerifier(ModuleOp top) : top(top) {}

  FailureOr<PeerCounts> run();

private:
  LogicalResult collectPeers();
  LogicalResult verifyRanks();
  LogicalResult verifyFunction(StringRef name);
  LogicalResult trace(Peer &peer, func::FuncOp function, PeerChannels &channels,
                      PeerTraces &traces);
  size_t reportUnchecked();
  void report(const PeerConflict &conflict, ArrayRef<PeerTracer *> tracers,
              ArrayRef<PeerChannel> channels);
  void reportDiffer(const PeerConflict &conflict,
                    ArrayRef<PeerTracer *> tracers, const PeerChannel &channel);
  void reportOpen(PeerPosition start, PeerTracer &tracer,
                  ArrayRef<PeerChannel> channels);

  ModuleOp top;
  SmallVector<Peer> peers;
  int64_t world = 0;
  PeerCounts counts;
};

struct VerifyPeers : fsdp::impl::VerifyPeersPassBase<VerifyPeers> {
  using VerifyPeersPassBase::VerifyPeersPassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(verifyPeers(getOperation())))
      signalPassFailure();
  }
};
} // namespace

FailureOr<PeerCounts> mlir::fsdp::verifyPeers(ModuleOp module) {
  return PeerVerifier(module).run();
}

FailureOr<PeerCounts> PeerVerifier::run() {
  if (failed(collectPeers()) || failed(verifyRanks()))
    return failure();
  llvm::SetVector<StringRef> names;
  for (Peer &peer : peers) {
    peer.program = std::make_unique<PeerProgram>(peer.module);
    for (auto function : peer.module.getOps<func::FuncOp>())
      if (function.isPublic() && !function.isExternal())
        names.insert(function.getSymName());
  }
  for (StringRef name : names)
    if (failed(verifyFunction(name)))
      return failure();
  counts.unchecked = reportUnchecked();
  return counts;
}

/// Every rank is followed by itself where programs depend on it.
static constexpr int64_t kMaxRanks = int64_t(1) << 20;

static LogicalResult reportManyRanks(Location loc) {
  return emitError(loc) << "not supported: more than " << kMaxRanks << " ranks";
}

/// The nested modules, or the module itself for all ranks.
LogicalResult PeerVerifier::collectPeers() {
  for (auto program : top.getOps<ModuleOp>()) {
    auto ranks = program->getAttrOfType<DenseI64ArrayAttr>(attr::kRanks);
    if (!ranks) {
      InFlightDiagnostic diag =
          emitError(program.getLoc())
          << "expected '" << attr::kRanks
          << "', a list of ranks, on a module beside others, got none";
      diag.attachNote() << "for example attributes {" << attr::kRanks
                        << " = array<i64: 0, 1>}";
      return failure();
    }
    peers.emplace_back(program, llvm::to_vector(ranks.asArrayRef()));
    for (int64_t rank : ranks.asArrayRef()) {
      if (rank >= kMaxRanks)
        return reportManyRanks(program.getLoc());
      world = std::max(world, rank + 1);
    }
  }
  if (!peers.empty())
    return success();
  world = 1;
  for (auto grid : top.getOps<shard::GridOp>()) {
    for (int64_t extent : grid.getShape())
      if (extent < 1)
        return grid.emitError() << "expected a grid of known size";
      else if (llvm::MulOverflow(world, extent, world) || world > kMaxRanks)
        return reportManyRanks(grid.getLoc());
    break;
  }
  peers.emplace_back(top, llvm::to_vector(llvm::seq<int64_t>(0, world)));
  return success();
}

/// Every rank runs exactly one program.
LogicalResult PeerVerifier::verifyRanks() {
  DenseMap<int64_t, ModuleOp> programs;
  for (Peer &peer : peers)
    for (int64_t rank : peer.ranks) {
      if (rank < 0)
        return emitError(peer.module.getLoc())
               << "expected no negative rank, got " << rank;
      auto [found, isNew] = programs.try_emplace(rank, peer.module);
      if (isNew)
        continue;
      InFlightDiagnostic diag = emitError(peer.module.getLoc())
                                << "expected one program for rank " << rank
                                << ", got a second one";
      diag.attachNote(found->second.getLoc()) << "the first one is here";
      return failure();
    }
  for (int64_t rank = 0; rank < world; ++rank)
    if (!programs.contains(rank))
      return emitError(top.getLoc())
             << "expected a program for every rank below " << world
             << ", got none for rank " << rank;
  return success();
}

/// Traces the function on the ranks of a program; once if all of them do the
/// same, and keeps equal traces once.
LogicalResult PeerVerifier::trace(Peer &peer, func::FuncOp function,
                                  PeerChannels &channels, PeerTraces &traces) {
  DenseMap<size_t, PeerTracer *> known;
  PeerTracer *last = nullptr;
  for (int64_t rank : peer.ranks) {
    if (!last || last->dependsOnRank()) {
      auto tracer = std::make_unique<PeerTracer>(*peer.program, rank, channels);
      if (function && failed(tracer->trace(function)))
        return failure();
      // Ranks that do the same at other places are traced apart.
      auto [found, isNew] =
          known.try_emplace(tracer->hash() >> 1, tracer.get());
      last = found->second;
      if (isNew || !last->isEqual(*tracer)) {
        last = tracer.get();
        traces.owned.push_back(std::move(tracer));
      }
    }
    traces.tracers[rank] = last;
  }
  if (function)
    peer.program->findUnchecked(function);
  return success();
}

/// Traces the function on all ranks and compares.
LogicalResult PeerVerifier::verifyFunction(StringRef name) {
  PeerChannels channels(world);
  PeerTraces found;
  found.tracers.resize(world);
  for (Peer &peer : peers)
    if (failed(trace(peer, peer.program->lookup(name), channels, found)))
      return failure();
  std::vector<const PeerTrace *> traces;
  for (PeerTracer *tracer : found.tracers)
    traces.push_back(&tracer->events);
  auto conflict = checkPeerOrder(traces, channels.getChannels());
  if (!conflict) {
    counts.checked += countCollectives(traces, channels.getChannels());
    return success();
  }
  report(*conflict, found.tracers, channels.getChannels());
  return failure();
}

/// What ranks may exchange beside what is proved.
size_t PeerVerifier::reportUnchecked() {
  size_t count = 0;
  for (Peer &peer : peers) {
    for (auto [op, why] : peer.program->getUnchecked())
      op->emitRemark() << "not checked: " << why;
    count += peer.program->getUnchecked().size();
  }
  return count;
}

static Operation *getPlace(PeerTracer &tracer, size_t event) {
  return tracer.places[tracer.events[event].place];
}

static StringRef getPayload(const PeerTracer &tracer, size_t event) {
  const PeerEvent &place = tracer.events[event];
  return place.kind == PeerEvent::Start ? place.payload
                                        : tracer.events[place.start].payload;
}

/// Two ranks that differ at one place of a channel's order.
void PeerVerifier::reportDiffer(const PeerConflict &conflict,
                                ArrayRef<PeerTracer *> tracers,
                                const PeerChannel &channel) {
  PeerPosition a = conflict.ranks[0], b = conflict.ranks[1];
  PeerTracer &first = *tracers[a.rank], &second = *tracers[b.rank];
  bool isMissing = b.event == second.events.size();
  InFlightDiagnostic diag = emitError(getPlace(first, a.event)->getLoc())
                            << "expected all ranks of channel " << channel.name
                            << " to issue equal collectives, but as number "
                            << conflict.position + 1 << " rank " << a.rank
                            << " issues '" << getPayload(first, a.event)
                            << "' and rank " << b.rank;
  if (isMissing) {
    diag << " none";
    diag.attachNote(peers.front().module.getLoc())
        << "rank " << b.rank << " ends after " << conflict.position
        << " collectives of this channel";
    return;
  }
  diag << " '" << getPayload(second, b.event) << "'";
  diag.attachNote(getPlace(second, b.event)->getLoc())
      << "rank " << b.rank << " issues it here";
}

/// A rank that never asks whether a collective is complete.
void PeerVerifier::reportOpen(PeerPosition start, PeerTracer &tracer,
                              ArrayRef<PeerChannel> channels) {
  InFlightDiagnostic diag =
      emitError(getPlace(tracer, start.event)->getLoc())
      << "expected a wait for every start, but rank " << start.rank
      << " ends without one for '" << getPayload(tracer, start.event)
      << "' of channel " << channels[tracer.events[start.event].channel].name;
  diag.attachNote() << "put an fsdp.wait of its ticket where the destination "
                       "is first read, or at the end";
}

void PeerVerifier::report(const PeerConflict &conflict,
                          ArrayRef<PeerTracer *> tracers,
                          ArrayRef<PeerChannel> channels) {
  if (conflict.kind == PeerConflict::Differ)
    return reportDiffer(conflict, tracers, channels[conflict.channel]);
  PeerPosition first = conflict.ranks.front();
  if (conflict.kind == PeerConflict::Open)
    return reportOpen(first, *tracers[first.rank], channels);
  InFlightDiagnostic diag =
      emitError(getPlace(*tracers[first.rank], first.event)->getLoc())
      << "expected every collective to end, but ranks wait for each other in "
         "a circle";
  for (auto [index, position] : llvm::enumerate(conflict.ranks)) {
    PeerTracer &tracer = *tracers[position.rank];
    const PeerEvent &event = tracer.events[position.event];
    size_t start =
        event.kind == PeerEvent::Start ? position.event : event.start;
    bool isStart = event.kind == PeerEvent::Start;
    std::string where =
        isStart ? (" in lane " + stringifyLane(Lane(event.lane))).str() : "";
    diag.attachNote(getPlace(tracer, position.event)->getLoc())
        << "rank " << position.rank
        << (isStart ? " cannot finish '" : " waits here for '")
        << getPayload(tracer, position.event) << "' of channel "
        << channels[tracer.events[start].channel].name << where
        << ", held up by rank "
        << conflict.ranks[(index + 1) % conflict.ranks.size()].rank;
  }
}
