//===- FSDPInterfaces.h - Interfaces of the fsdp dialect --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What collectives say about themselves and what they are given to say it, and
// what the kinds that they are split into are like. The interfaces:
// FSDPInterfaces.td. Included by FSDP.h.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDPINTERFACES_H
#define FSDP_DIALECT_FSDP_IR_FSDPINTERFACES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "fsdp/Dialect/FSDP/IR/FSDPEnums.h.inc"

namespace mlir::fsdp {
class InFlightAttr;
class LayoutAttr;

/// The resource that every collective and every wait writes, so that generic
/// passes neither merge, drop nor reorder them. One resource for all channels.
struct ChannelResource : public SideEffects::Resource::Base<ChannelResource> {
  StringRef getName() final { return "fsdp::Channel"; }
};

/// What a rank holds of a unit on one side of a collective.
enum class Extent {
  /// Its own part.
  Shard,
  /// The bytes of the full buffer.
  Whole
};

/// What a kind of collective of the runtime is like: all that passes ask of it.
struct CollectiveTraits {
  /// What is given and got of each unit. A kind that keeps the extent also
  /// moves a value that belongs to no unit, of one type on both sides.
  Extent source, dest;
  /// It combines what the ranks give, and its starts say how.
  bool reduces;
  /// It needs no other rank: it copies, also between host and device.
  bool isLocal;
  /// It opens a window of the units that it gathers: it may be started long
  /// before what it makes is used, and its destination lives until the last
  /// use. Any other starts where its source is complete and may be waited for
  /// much later.
  bool opensWindow;
  /// Its source is a buffer apart from its destination, packed for it alone and
  /// free when it is complete.
  bool freesSource;
  /// The limit on how many may be in flight; null for none.
  int64_t (InFlightAttr::*limit)() const;

  /// Shards become full buffers.
  bool gathers() const {
    return source == Extent::Shard && dest == Extent::Whole;
  }
  /// Full buffers become shards.
  bool scatters() const {
    return source == Extent::Whole && dest == Extent::Shard;
  }
  bool keepsExtent() const { return source == dest; }
  /// It moves pieces of a value that belongs to no unit: one side is whole, or
  /// pieces are exchanged or passed on.
  bool movesPieces = false;
  /// The whole value is the destination.
  bool joinsPieces = false;
  /// Both sides are pieces of a value, cut along different dimensions.
  bool exchangesPieces = false;
  /// Both sides are like pieces, each of which goes to one rank.
  bool passesPieces = false;
  /// It needs nothing of another rank, though ranks get different things.
  bool isOwnAffair() const {
    return movesPieces && !reduces && !joinsPieces && !exchangesPieces &&
           !passesPieces;
  }
  /// The kind that it is to the runtime, which knows nothing of units, if it is
  /// another one there.
  std::optional<CollectiveKind> runtimeKind = std::nullopt;
};

/// The table of the kinds.
CollectiveTraits getTraits(CollectiveKind kind);

/// One collective of the runtime, of those that an op is split into.
struct CollectiveStage {
  /// A stage of a local kind becomes an `fsdp.copy`, or nothing where source
  /// and destination are one buffer.
  CollectiveKind kind;
  /// The channel it is issued on, with the axes of the grid that this is over.
  StringRef channel;
  FlatSymbolRefAttr grid;
  SmallVector<int64_t> axes;
  std::optional<ReduceKind> reduce;
  Lane lane;
  SmallVector<Value> sources, dests;
  /// What a value without a unit is called; may be null.
  StringAttr valueName = nullptr;
  /// The chunks of `fsdp.start`, where pieces of a value are moved; else null.
  DenseI64ArrayAttr chunks = nullptr;
};

/// What the ranks of a group must agree on to get through a collective.
struct CollectiveMeeting {
  /// The channel's name, with the axes of the grid that it is over.
  StringRef channel;
  FlatSymbolRefAttr grid;
  SmallVector<int64_t> axes;
  /// What is done, "all_reduce sum", and the value's name if it has one; for a
  /// unit or, if null, a value alone.
  std::string action;
  SymbolRefAttr unit;
  /// Of the shard, or of the value.
  Type type;
};

/// The program of all ranks that `fsdp-expand-ranks` writes. It holds every
/// value once per rank; collectives define themselves by what they set.
class RankProgram {
public:
  RankProgram(MLIRContext *context, ArrayRef<int64_t> grid);
  virtual ~RankProgram();

  /// The groups of ranks along the axes of the grid; see `getRankGroups`.
  SmallVector<SmallVector<int64_t>> getGroups(ArrayRef<int64_t> axes) const;
  /// What the value is on a rank.
  Value lookup(Value value, int64_t rank) const;
  /// What it is on each rank of a group.
  SmallVector<Value> lookup(Value value, ArrayRef<int64_t> group) const;
  /// Lets it be `expanded` on every rank of the group.
  void set(Value value, ArrayRef<int64_t> group, Value expanded);

  /// A tensor of zeros.
  virtual Value createZeros(Location loc, RankedTensorType type) = 0;
  /// The full buffer that the shards of a group make up.
  virtual Value joinShards(Location loc, LayoutAttr layout,
                           ValueRange shards) = 0;
  /// The shard that the `place`-th of a group owns of the full buffer.
  virtual Value cutShard(Location loc, LayoutAttr layout, Value full,
                         int64_t place) = 0;
  /// The full buffer with the unit's parameters at the entries; what is between
  /// them is that of `padding`, a full buffer as well.
  virtual Value packEntries(Location loc, LayoutAttr layout, ValueRange entries,
                            Value padding) = 0;
  /// The parameter at an entry of the full buffer.
  virtual Value extractEntry(Location loc, LayoutAttr layout, Value full,
                             unsigned entry, RankedTensorType type) = 0;
  /// The values of a group combined in ascending order, beginning with the
  /// first one; 16-bit values in f32 and rounded once. Fails, with an error at
  /// `op`, for what is not floating-point.
  virtual FailureOr<Value> combine(Operation *op, ValueRange values,
                                   ReduceKind kind) = 0;

  /// Where ops of other dialects are made.
  OpBuilder builder;

protected:
  SmallVector<int64_t> grid;
  /// From values of the function to each rank's.
  SmallVector<IRMapping> ranks;
};

/// The effects of a collective, in either form, and of starts and waits: all
/// write the channel; memrefs among the sources are read, destinations written.
void addCollectiveEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects,
    MutableOperandRange sources, MutableOperandRange dests);

} // namespace mlir::fsdp

#include "fsdp/Dialect/FSDP/IR/FSDPInterfaces.h.inc"

#endif // FSDP_DIALECT_FSDP_IR_FSDPINTERFACES_H
