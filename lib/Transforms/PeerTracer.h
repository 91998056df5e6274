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

#ifndef FSDP_LIB_TRANSFORMS_PEERTRACER_H
#define FSDP_LIB_TRANSFORMS_PEERTRACER_H

#include "fsdp/Analysis/PeerOrder.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fsdp {

/// The channels of all programs, found while tracing.
class PeerChannels {
public:
  explicit PeerChannels(int64_t world) : world(world) {}

  /// The channel called `name` over axes of a grid. Fails, with an error at
  /// `user`, if the grid does not hold all ranks.
  FailureOr<unsigned> get(Operation *user, StringRef name, shard::GridOp grid,
                          ArrayRef<int64_t> axes);
  /// The channel of all ranks called `name`.
  unsigned getWorld(StringRef name);

  ArrayRef<PeerChannel> getChannels() const { return channels; }

private:
  unsigned add(std::string name, std::vector<std::vector<int64_t>> groups);

  int64_t world;
  std::vector<PeerChannel> channels;
  llvm::StringMap<unsigned> indices;
};

/// Whether ranks meet at the op: a collective, or the wait for one.
bool communicates(Operation *op);

/// Whether the op exchanges a message between two ranks; these are not
/// followed.
bool isMessage(Operation *op);

/// Whether something in the program asks for its rank.
bool dependsOnRank(ModuleOp program);

/// Traces functions of one program as one rank.
class PeerTracer {
public:
  PeerTracer(ModuleOp program, int64_t rank, PeerChannels &channels)
      : program(program), rank(rank), channels(channels), symbols(program) {}

  /// Appends what the function does to `trace`; the places of events are
  /// indices into `places`. Fails, with an error, where ranks may do different
  /// things depending on data, and where the program can't be followed.
  LogicalResult trace(func::FuncOp function);

  PeerTrace events;
  SmallVector<Operation *> places;

private:
  using Known = DenseMap<Value, Attribute>;

  LogicalResult traceBlock(Block &block, Known &known);
  LogicalResult traceOp(Operation *op, Known &known);
  LogicalResult traceIf(Operation *op, Known &known);
  LogicalResult traceFor(Operation *op, Known &known);
  LogicalResult traceCall(func::CallOp call, Known &known);

  LogicalResult traceCollective(Operation *op);
  LogicalResult traceStart(Operation *op);
  LogicalResult traceWait(Operation *op);
  LogicalResult traceUnits(Operation *op);
  LogicalResult traceAllReduce(Operation *op);
  LogicalResult traceShard(Operation *op);
  LogicalResult traceMPI(Operation *op);

  void fold(Operation *op, Known &known);
  void evaluateRank(Operation *op, Known &known);
  LogicalResult compareBranches(Operation *op, size_t begin, size_t middle);

  void addStart(Operation *op, unsigned channel, std::string payload,
                unsigned lane);
  void addBlocking(Operation *op, unsigned channel, std::string payload);

  ModuleOp program;
  int64_t rank;
  PeerChannels &channels;
  SymbolTable symbols;
  DenseMap<Value, size_t> tickets;
  SmallVector<func::FuncOp> callStack;
  /// Ops that were followed so far.
  size_t numOps = 0;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PEERTRACER_H
