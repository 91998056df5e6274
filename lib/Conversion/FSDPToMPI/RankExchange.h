//===- RankExchange.h - Who sends what to whom ------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of fsdp-step-to-mpi: a rank's place in its group, the order in which the
// members of a group meet, and the messages of one meeting.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_FSDPTOMPI_RANKEXCHANGE_H
#define FSDP_CONVERSION_FSDPTOMPI_RANKEXCHANGE_H

#include "mlir/IR/Builders.h"

namespace mlir::fsdp {

/// Members of a group are numbered by the order in which its axes are named,
/// the last one fastest.
class RankExchange {
public:
  /// Emits what finds this rank's place along axes of the grid. Messages have
  /// at most `messageBytes` bytes.
  RankExchange(OpBuilder &builder, Location loc, ArrayRef<int64_t> grid,
               ArrayRef<int64_t> axes, int64_t messageBytes);

  int64_t getNumMembers() const { return numMembers; }
  /// This rank's number among the members, an index.
  Value getMember() const { return member; }
  Value getWorld() const { return world; }
  /// Whether member i is rank i of the world.
  bool isWorld() const { return spansWorld; }
  int64_t getMessageBytes() const { return messageBytes; }

  /// A meeting with another member.
  struct Meeting {
    /// Its number among the members, an index.
    Value peer;
    /// Its rank in the world, an i32.
    Value rank;
    /// Whether this rank sends first.
    Value sendsFirst;
  };
  /// Emits a loop in which this rank meets every other member once.
  void meetAll(llvm::function_ref<void(const Meeting &)> emit);

  /// Elements of a buffer of one dimension, from a place that is computed.
  struct Place {
    Value buffer;
    Value offset;
  };
  /// Emits messages that exchange `count` elements with the other one, which
  /// sends as many of the same type.
  void exchange(const Meeting &meeting, Place own, Place theirs, int64_t count);
  /// Emits messages one way, `count` elements.
  void send(const Meeting &meeting, Place own, int64_t count);
  void receive(const Meeting &meeting, Place theirs, int64_t count);
  /// The member that is some places on, an index.
  Value getPeer(int64_t places);

  /// `factor * value`, an index.
  Value scale(Value value, int64_t factor);
  /// `from + factor * value`.
  Value advance(Value from, Value value, int64_t factor);
  Value getIndex(int64_t value);

  /// Emits a loop over parts of at most `limit` of `count` elements: `emit` is
  /// called with where a part begins and its size, in the loop for whole ones
  /// and once for the rest.
  void forEachPart(int64_t count, int64_t limit,
                   llvm::function_ref<void(Value, int64_t)> emit);

private:
  Value apply(AffineExpr expr, ValueRange operands);
  void sendAndReceive(const Meeting &meeting, Value own, Value theirs);
  Value getTag();
  void sendPart(const Meeting &meeting, Value own, Value tag);
  void receivePart(const Meeting &meeting, Value theirs, Value tag);
  /// Emits what `emit` makes of each part that is one message.
  void forEachMessage(Value buffer, int64_t count,
                      llvm::function_ref<void(Value, int64_t)> emit);

  /// Members along one of the axes.
  struct Axis {
    int64_t size, rankStride, memberStride;
  };
  OpBuilder &builder;
  Location loc;
  int64_t messageBytes;
  llvm::SmallVector<Axis> members;
  int64_t numMembers = 1;
  bool spansWorld;
  Value world, rank, member, base;
};

/// The elements [offset, offset + size) of a buffer of one dimension.
Value createPart(OpBuilder &builder, Location loc, Value buffer, Value offset,
                 int64_t size);

} // namespace mlir::fsdp

#endif // FSDP_CONVERSION_FSDPTOMPI_RANKEXCHANGE_H
