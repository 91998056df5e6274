//===- PeerTracer.h - What a rank issues and waits for ----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 5, for fsdp-verify-peers: walks a function as one rank would and lists
// its collectives. Reads IR only.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_PEERS_PEERTRACER_H
#define FSDP_LIB_TRANSFORMS_PEERS_PEERTRACER_H

#include "PeerProgram.h"
#include "fsdp/Analysis/Peers/PeerOrder.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "llvm/ADT/StringSet.h"

namespace mlir::fsdp {

/// The channels of all programs and what they carry, found while tracing.
class PeerChannels {
public:
  explicit PeerChannels(int64_t world) : world(world) {}

  /// The channel called `name` over axes of a grid. Fails, with an error at
  /// `user`, if the grid does not hold all ranks.
  FailureOr<unsigned> get(Operation *user, StringRef name, shard::GridOp grid,
                          ArrayRef<int64_t> axes);
  /// The channel of all ranks called `name`.
  unsigned getWorld(StringRef name);

  /// The text, kept as long as this object.
  std::string_view keep(StringRef text) {
    return texts.insert(text).first->getKey();
  }

  const std::vector<PeerChannel> &getChannels() const { return channels; }

private:
  unsigned add(std::string name, std::vector<std::vector<int64_t>> groups);

  int64_t world;
  std::vector<PeerChannel> channels;
  llvm::StringMap<unsigned> indices;
  llvm::StringSet<> texts;
};

/// Traces functions of one program as one rank.
class PeerTracer {
public:
  PeerTracer(PeerProgram &program, int64_t rank, PeerChannels &channels)
      : program(program), rank(rank), channels(channels) {}

  /// Appends what the function does to `trace`; the places of events are
  /// indices into `places`. Fails, with an error, where ranks may do different
  /// things depending on data, and where the program can't be followed.
  LogicalResult trace(func::FuncOp function);

  /// Whether the rank has a part in which collectives there are: if not, all
  /// ranks of the program have the same trace.
  bool dependsOnRank() const { return usesRank; }

  /// Whether the other rank does the same at the same places.
  bool isEqual(const PeerTracer &other) const;
  /// Equal for equal traces.
  size_t hash() const;

  PeerTrace events;
  SmallVector<Operation *> places;

private:
  using Known = DenseMap<Value, Attribute>;

  LogicalResult traceBlock(Block &block, Known &known);
  LogicalResult traceOp(Operation *op, Known &known);
  LogicalResult traceIf(Operation *op, Known &known);
  LogicalResult traceFor(Operation *op, Known &known);
  LogicalResult traceCall(func::CallOp call, Known &known);

  LogicalResult traceCollective(Operation *op, const Known &known);
  LogicalResult traceStart(Operation *op);
  LogicalResult traceWait(Operation *op);
  LogicalResult traceMeetings(CollectiveOpInterface op);
  LogicalResult traceShard(Operation *op, const Known &known);
  LogicalResult traceMPI(Operation *op);

  void fold(Operation *op, Known &known);
  void pass(Value from, const Known &known, Value to, Known &inner);
  void evaluateRank(Operation *op, Known &known);
  LogicalResult compareBranches(Operation *op, size_t begin, size_t middle);

  std::string describeType(Operation *op, Type type);
  std::string describeRoot(Operation *op, const Known &known);
  std::string describeValue(Operation *op, Type source, Type dest);
  void addStart(Operation *op, unsigned channel, StringRef payload,
                unsigned lane, bool isAlone);
  void addBlocking(Operation *op, unsigned channel, StringRef payload,
                   bool isAlone = false);
  /// Notes that the value decides what the rank issues.
  void use(Value value) { usesRank |= ofRank.contains(value); }

  PeerProgram &program;
  int64_t rank;
  PeerChannels &channels;
  DenseMap<Value, size_t> tickets;
  SmallVector<func::FuncOp> callStack;
  /// What may differ between ranks, known or not.
  DenseSet<Value> ofRank;
  bool usesRank = false;
  /// Ops that were followed so far.
  size_t numOps = 0;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PEERS_PEERTRACER_H
