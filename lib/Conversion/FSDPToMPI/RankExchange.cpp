//===- RankExchange.cpp - Who sends what to whom --------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In round k a member m meets member k - m, modulo their number, which meets m
// in the same round. The pair that is in the earliest round of all never waits
// for anybody else, and of a pair one sends while the other receives: blocking
// sends can't deadlock, whatever MPI buffers.
//
//===----------------------------------------------------------------------===//

#include "RankExchange.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fsdp;

RankExchange::RankExchange(OpBuilder &builder, Location loc,
                           ArrayRef<int64_t> grid, ArrayRef<int64_t> axes,
                           int64_t messageBytes)
    : builder(builder), loc(loc), messageBytes(messageBytes) {
  int64_t numRanks = 1;
  SmallVector<int64_t> strides(grid.size());
  for (size_t axis = grid.size(); axis-- > 0; numRanks *= grid[axis])
    strides[axis] = numRanks;
  for (int64_t axis : llvm::reverse(axes)) {
    members.push_back({grid[axis], strides[axis], numMembers});
    numMembers *= grid[axis];
  }
  spansWorld = llvm::all_of(members, [](const Axis &axis) {
    return axis.rankStride == axis.memberStride || axis.size == 1;
  });
  spansWorld &= numMembers == numRanks;

  world = mpi::CommWorldOp::create(builder, loc,
                                   mpi::CommType::get(builder.getContext()));
  Value number = mpi::CommRankOp::create(builder, loc, /*retval=*/Type(),
                                         builder.getI32Type(), world)
                     .getRank();
  rank =
      arith::IndexCastOp::create(builder, loc, builder.getIndexType(), number);
  member = rank;
  if (spansWorld)
    return;
  AffineExpr all = builder.getAffineSymbolExpr(0);
  AffineExpr own = builder.getAffineConstantExpr(0), first = all;
  for (const Axis &axis : members) {
    AffineExpr place = all.floorDiv(axis.rankStride) % axis.size;
    own = own + place * axis.memberStride;
    first = first - place * axis.rankStride;
  }
  member = apply(own, rank);
  base = apply(first, rank);
}

/// The operands are symbols: they don't change while the function runs, or are
/// counters of loops, which may be symbols of `affine.apply`.
Value RankExchange::apply(AffineExpr expr, ValueRange operands) {
  auto map = AffineMap::get(0, operands.size(), expr);
  return builder.createOrFold<affine::AffineApplyOp>(loc, map, operands);
}

Value RankExchange::getIndex(int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

Value RankExchange::scale(Value value, int64_t factor) {
  if (factor == 1)
    return value;
  return apply(builder.getAffineSymbolExpr(0) * factor, value);
}

Value RankExchange::advance(Value from, Value value, int64_t factor) {
  if (matchPattern(from, m_Zero()))
    return scale(value, factor);
  if (matchPattern(value, m_Zero()))
    return from;
  return apply(builder.getAffineSymbolExpr(0) +
                   builder.getAffineSymbolExpr(1) * factor,
               {from, value});
}

void RankExchange::meetAll(llvm::function_ref<void(const Meeting &)> emit) {
  if (numMembers == 1)
    return;
  auto rounds = scf::ForOp::create(builder, loc, getIndex(0),
                                   getIndex(numMembers), getIndex(1));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(rounds.getBody());
  AffineExpr x = builder.getAffineSymbolExpr(0);
  AffineExpr y = builder.getAffineSymbolExpr(1);
  Value peer = apply((x - y) % numMembers, {rounds.getInductionVar(), member});
  Value isOther = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne,
                                        peer, member);
  auto meets = scf::IfOp::create(builder, loc, isOther);
  builder.setInsertionPointToStart(meets.thenBlock());
  Value number = peer;
  if (!spansWorld) {
    AffineExpr sum = y;
    for (const Axis &axis : members)
      sum = sum + x.floorDiv(axis.memberStride) % axis.size * axis.rankStride;
    number = apply(sum, {peer, base});
  }
  Meeting meeting;
  meeting.peer = peer;
  meeting.rank =
      arith::IndexCastOp::create(builder, loc, builder.getI32Type(), number);
  meeting.sendsFirst = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::ult, member, peer);
  emit(meeting);
}

Value mlir::fsdp::createPart(OpBuilder &builder, Location loc, Value buffer,
                             Value offset, int64_t size) {
  return memref::SubViewOp::create(
      builder, loc, buffer, ArrayRef<OpFoldResult>{offset},
      ArrayRef<OpFoldResult>{builder.getIndexAttr(size)},
      ArrayRef<OpFoldResult>{builder.getIndexAttr(1)});
}

void RankExchange::forEachPart(int64_t count, int64_t limit,
                               llvm::function_ref<void(Value, int64_t)> emit) {
  int64_t whole = count / limit * limit;
  if (whole > limit) {
    auto loop = scf::ForOp::create(builder, loc, getIndex(0), getIndex(whole),
                                   getIndex(limit));
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    emit(loop.getInductionVar(), limit);
  } else if (whole == limit) {
    emit(getIndex(0), limit);
  }
  if (count > whole)
    emit(getIndex(whole), count - whole);
}

Value RankExchange::getTag() {
  return arith::ConstantOp::create(builder, loc, builder.getI32IntegerAttr(0));
}

void RankExchange::sendPart(const Meeting &meeting, Value own, Value tag) {
  mpi::SendOp::create(builder, loc, /*retval=*/Type(), own, tag, meeting.rank,
                      world);
}

void RankExchange::receivePart(const Meeting &meeting, Value theirs,
                               Value tag) {
  mpi::RecvOp::create(builder, loc, /*retval=*/Type(), theirs, tag,
                      meeting.rank, world);
}

void RankExchange::sendAndReceive(const Meeting &meeting, Value own,
                                  Value theirs) {
  Value tag = getTag();
  auto order = scf::IfOp::create(builder, loc, meeting.sendsFirst,
                                 /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(order.thenBlock());
  sendPart(meeting, own, tag);
  receivePart(meeting, theirs, tag);
  builder.setInsertionPointToStart(order.elseBlock());
  receivePart(meeting, theirs, tag);
  sendPart(meeting, own, tag);
}

void RankExchange::forEachMessage(
    Value buffer, int64_t count,
    llvm::function_ref<void(Value, int64_t)> emit) {
  Type element = cast<MemRefType>(buffer.getType()).getElementType();
  int64_t limit = messageBytes / (element.getIntOrFloatBitWidth() / 8);
  forEachPart(count, limit, emit);
}

void RankExchange::send(const Meeting &meeting, Place own, int64_t count) {
  forEachMessage(own.buffer, count, [&](Value begin, int64_t size) {
    Value part = createPart(builder, loc, own.buffer,
                            advance(own.offset, begin, 1), size);
    sendPart(meeting, part, getTag());
  });
}

void RankExchange::receive(const Meeting &meeting, Place theirs,
                           int64_t count) {
  forEachMessage(theirs.buffer, count, [&](Value begin, int64_t size) {
    Value part = createPart(builder, loc, theirs.buffer,
                            advance(theirs.offset, begin, 1), size);
    receivePart(meeting, part, getTag());
  });
}

Value RankExchange::getPeer(int64_t places) {
  return apply((builder.getAffineSymbolExpr(0) + places) % numMembers, member);
}

void RankExchange::exchange(const Meeting &meeting, Place own, Place theirs,
                            int64_t count) {
  forEachMessage(own.buffer, count, [&](Value begin, int64_t size) {
    auto part = [&](Place place) {
      return createPart(builder, loc, place.buffer,
                        advance(place.offset, begin, 1), size);
    };
    Value sent = part(own);
    sendAndReceive(meeting, sent, part(theirs));
  });
}
