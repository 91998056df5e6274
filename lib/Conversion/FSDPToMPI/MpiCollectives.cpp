//===- MpiCollectives.cpp - One collective as messages --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a member holds of a whole buffer may be many pieces of it. Messages are
// sent from and into the whole buffer only where it is one piece; else from and
// into a copy in which what each member holds is one piece, by rank.
//
//===----------------------------------------------------------------------===//

#include "MpiCollectives.h"
#include "MpiSums.h"
#include "RankExchange.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// A buffer of one dimension.
struct Flat {
  /// With the elements' own type.
  Value elements;
  /// With one that MPI has: the same, or as bytes. Null if only a copy could
  /// be bytes.
  Value wire;
};

class CollectiveEmitter {
public:
  CollectiveEmitter(OpBuilder &builder, Location loc,
                    const MpiCollective &collective)
      : builder(builder), loc(loc), it(collective),
        ranks(builder, loc, collective.grid, collective.axes,
              collective.messageBytes),
        wireScale(hasMpiType(collective.element)
                      ? 1
                      : llvm::divideCeil(
                            collective.element.getIntOrFloatBitWidth(), 8)) {}

  void emit(Value source, Value dest);

  static bool hasMpiType(Type type);

private:
  // Buffers.
  Flat flatten(Value buffer);
  Flat allocate(int64_t count);
  Flat sendable(Flat flat);
  Value part(Value buffer, Value offset, int64_t size);
  void copy(Value from, Value fromOffset, Value to, Value toOffset,
            int64_t size);
  void freeAll();
  int64_t count(Flat flat);
  // Pieces.
  bool isOnePiece() const;
  void moveByRank(Flat whole, Flat byRank, ArrayRef<LayoutPiece> pieces,
                  bool joins);
  void transpose(Value from, Value to);
  Value reshape(Value buffer, int64_t offset, ArrayRef<int64_t> sizes,
                ArrayRef<int64_t> strides);
  // Collectives.
  void gather(Flat own, Flat whole);
  void scatter(Flat whole, Flat own);
  void slice(Flat whole, Flat own);
  void exchangePieces(Flat from, Flat to);
  void passOn(Flat from, Flat to);
  void combineAll(Flat from, Flat to);
  void combineByMpi(Flat from, Flat to);
  // Between members, of buffers that hold what each has, by rank.
  void exchange(const RankExchange::Meeting &meeting, Flat from,
                Value fromOffset, Flat to, Value toOffset, int64_t size);
  void gatherByRank(Flat own, Value ownOffset, Flat byRank, int64_t size);
  void sumByRank(Flat byRank, Value dest, Value destOffset, int64_t size);

  OpBuilder &builder;
  Location loc;
  const MpiCollective &it;
  RankExchange ranks;
  /// Elements of the wire's type in one element.
  int64_t wireScale;
  SmallVector<Value> allocations;
};

} // namespace

//===----------------------------------------------------------------------===//
// Buffers
//===----------------------------------------------------------------------===//

bool CollectiveEmitter::hasMpiType(Type type) {
  return type.isF32() || type.isF64() || type.isSignlessInteger(8) ||
         type.isSignlessInteger(16) || type.isSignlessInteger(32) ||
         type.isSignlessInteger(64);
}

bool fsdp::canSend(Type element) {
  return CollectiveEmitter::hasMpiType(element) || element.isF16() ||
         element.isBF16() || element.isSignlessInteger(1);
}

int64_t CollectiveEmitter::count(Flat flat) {
  return cast<MemRefType>(flat.elements.getType()).getNumElements();
}

Value CollectiveEmitter::reshape(Value buffer, int64_t offset,
                                 ArrayRef<int64_t> sizes,
                                 ArrayRef<int64_t> strides) {
  auto layout = StridedLayoutAttr::get(builder.getContext(), offset, strides);
  auto type = MemRefType::get(sizes, it.element, layout);
  return memref::ReinterpretCastOp::create(builder, loc, type, buffer, offset,
                                           sizes, strides);
}

Flat CollectiveEmitter::flatten(Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  if (type.getElementType() != it.element) {
    int64_t bytes = llvm::divideCeil(it.element.getIntOrFloatBitWidth(), 8);
    auto flat = MemRefType::get(type.getNumElements() / bytes, it.element);
    Value elements = memref::ViewOp::create(builder, loc, flat, buffer,
                                            ranks.getIndex(0), ValueRange());
    return {elements, hasMpiType(it.element) ? elements : buffer};
  }
  Value elements = buffer;
  if (type.getRank() != 1)
    elements = memref::ReinterpretCastOp::create(
        builder, loc, MemRefType::get(type.getNumElements(), it.element),
        buffer, /*offset=*/0, type.getNumElements(), /*strides=*/1);
  return {elements, hasMpiType(it.element) ? elements : Value()};
}

Flat CollectiveEmitter::allocate(int64_t count) {
  bool isBytes = !hasMpiType(it.element);
  auto type = isBytes ? MemRefType::get(count * wireScale, builder.getI8Type())
                      : MemRefType::get(count, it.element);
  Value buffer = memref::AllocOp::create(builder, loc, type);
  allocations.push_back(buffer);
  return flatten(buffer);
}

void CollectiveEmitter::freeAll() {
  for (Value buffer : allocations)
    memref::DeallocOp::create(builder, loc, buffer);
}

Value CollectiveEmitter::part(Value buffer, Value offset, int64_t size) {
  return createPart(builder, loc, buffer, offset, size);
}

void CollectiveEmitter::copy(Value from, Value fromOffset, Value to,
                             Value toOffset, int64_t size) {
  Value source = part(from, fromOffset, size);
  memref::CopyOp::create(builder, loc, source, part(to, toOffset, size));
}

/// The buffer, or a copy of it that MPI can send.
Flat CollectiveEmitter::sendable(Flat flat) {
  if (flat.wire)
    return flat;
  Flat bytes = allocate(count(flat));
  memref::CopyOp::create(builder, loc, flat.elements, bytes.elements);
  return bytes;
}

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

bool CollectiveEmitter::isOnePiece() const {
  return it.cut.getArithmetic().isOnePiece();
}

void CollectiveEmitter::transpose(Value from, Value to) {
  linalg::TransposeOp::create(builder, loc, from, to,
                              ArrayRef<int64_t>{1, 0, 2});
}

/// Copies between a whole buffer and one that has what members hold by rank.
void CollectiveEmitter::moveByRank(Flat whole, Flat byRank,
                                   ArrayRef<LayoutPiece> pieces, bool joins) {
  int64_t n = ranks.getNumMembers(), held = count(byRank) / n;
  for (const LayoutPiece &piece : pieces) {
    if (piece.chunk == 0 || piece.rows == 0)
      continue;
    Value rows =
        reshape(whole.elements, piece.offset, {piece.rows, n, piece.chunk},
                {n * piece.chunk, piece.chunk, 1});
    Value members =
        reshape(byRank.elements, piece.shardOffset,
                {n, piece.rows, piece.chunk}, {held, piece.chunk, 1});
    if (joins)
      transpose(members, rows);
    else
      transpose(rows, members);
  }
}

//===----------------------------------------------------------------------===//
// Between members
//===----------------------------------------------------------------------===//

void CollectiveEmitter::exchange(const RankExchange::Meeting &meeting,
                                 Flat from, Value fromOffset, Flat to,
                                 Value toOffset, int64_t size) {
  RankExchange::Place own = {from.wire, ranks.scale(fromOffset, wireScale)};
  ranks.exchange(meeting, own, {to.wire, ranks.scale(toOffset, wireScale)},
                 size * wireScale);
}

/// Every member gets what each has, `size` elements.
void CollectiveEmitter::gatherByRank(Flat own, Value ownOffset, Flat byRank,
                                     int64_t size) {
  ranks.meetAll([&](const RankExchange::Meeting &meeting) {
    exchange(meeting, own, ownOffset, byRank, ranks.scale(meeting.peer, size),
             size);
  });
}

/// Adds up the `size` elements that each member has for this one.
void CollectiveEmitter::sumByRank(Flat byRank, Value dest, Value destOffset,
                                  int64_t size) {
  int64_t n = ranks.getNumMembers();
  int64_t bytes = llvm::divideCeil(it.element.getIntOrFloatBitWidth(), 8);
  int64_t limit = std::min(size, ranks.getMessageBytes() / bytes);
  if (size == 0)
    return;
  Flat stage = allocate(n * limit);
  ranks.forEachPart(size, limit, [&](Value begin, int64_t length) {
    ranks.meetAll([&](const RankExchange::Meeting &meeting) {
      exchange(meeting, byRank, ranks.advance(begin, meeting.peer, size), stage,
               ranks.scale(meeting.peer, limit), length);
    });
    copy(byRank.elements, ranks.advance(begin, ranks.getMember(), size),
         stage.elements, ranks.scale(ranks.getMember(), limit), length);
    MemberSum{it.reduce, n, limit}.emit(
        builder, loc, stage.elements,
        part(dest, ranks.advance(destOffset, begin, 1), length));
  });
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

void CollectiveEmitter::gather(Flat own, Flat whole) {
  bool isDirect = isOnePiece() && whole.wire;
  Flat byRank = isDirect ? whole : allocate(count(whole));
  int64_t size = count(own);
  Flat sent = sendable(own);
  copy(own.elements, ranks.getIndex(0), byRank.elements,
       ranks.scale(ranks.getMember(), size), size);
  gatherByRank(sent, ranks.getIndex(0), byRank, size);
  if (!isDirect)
    moveByRank(whole, byRank, it.cut.getArithmetic().getPieces(),
               /*joins=*/true);
}

void CollectiveEmitter::scatter(Flat whole, Flat own) {
  Flat byRank = whole;
  if (!isOnePiece() || !whole.wire) {
    byRank = allocate(count(whole));
    moveByRank(whole, byRank, it.cut.getArithmetic().getPieces(),
               /*joins=*/false);
  }
  sumByRank(byRank, own.elements, ranks.getIndex(0), count(own));
}

/// Nothing is sent.
void CollectiveEmitter::slice(Flat whole, Flat own) {
  int64_t n = ranks.getNumMembers();
  for (const LayoutPiece &piece : it.cut.getArithmetic().getPieces()) {
    if (piece.chunk == 0 || piece.rows == 0)
      continue;
    Value rows =
        reshape(whole.elements, piece.offset, {piece.rows, n, piece.chunk},
                {n * piece.chunk, piece.chunk, 1});
    Value to =
        reshape(own.elements, piece.shardOffset, {piece.rows, 1, piece.chunk},
                {piece.chunk, piece.chunk, 1});
    OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
    Value from = memref::SubViewOp::create(
        builder, loc, rows, {zero, ranks.getMember(), zero},
        {builder.getIndexAttr(piece.rows), one,
         builder.getIndexAttr(piece.chunk)},
        {one, one, one});
    linalg::CopyOp::create(builder, loc, from, to);
  }
}

void CollectiveEmitter::exchangePieces(Flat from, Flat to) {
  int64_t n = ranks.getNumMembers(), size = count(from) / n;
  auto isDirect = [&](Flat flat, int64_t chunk) {
    return chunk == size && flat.wire;
  };
  auto piece = [&](int64_t chunk) {
    return LayoutPiece{0, 0, size / chunk, chunk};
  };
  Flat sent = from, received = to;
  if (!isDirect(from, it.chunks[0])) {
    sent = allocate(count(from));
    moveByRank(from, sent, piece(it.chunks[0]), /*joins=*/false);
  }
  if (!isDirect(to, it.chunks[1]))
    received = allocate(count(to));
  Value own = ranks.scale(ranks.getMember(), size);
  copy(sent.elements, own, received.elements, own, size);
  ranks.meetAll([&](const RankExchange::Meeting &meeting) {
    Value place = ranks.scale(meeting.peer, size);
    exchange(meeting, sent, place, received, place, size);
  });
  if (received.elements != to.elements)
    moveByRank(to, received, piece(it.chunks[1]), /*joins=*/true);
}

/// In the rounds in which all meet, so that whoever sends is received from.
void CollectiveEmitter::passOn(Flat from, Flat to) {
  int64_t n = ranks.getNumMembers(), by = it.chunks[0], size = count(from);
  Flat sent = sendable(from);
  Flat received = to.wire ? to : allocate(size);
  Value begin = ranks.getIndex(0);
  RankExchange::Place own{sent.wire, begin}, theirs{received.wire, begin};
  ranks.meetAll([&](const RankExchange::Meeting &meeting) {
    auto isAhead = [&](int64_t places) {
      return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                   meeting.peer, ranks.getPeer(places));
    };
    auto emitIf = [&](Value condition, llvm::function_ref<void()> emit) {
      auto branch = scf::IfOp::create(builder, loc, condition);
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(branch.thenBlock());
      emit();
    };
    int64_t bytes = size * wireScale;
    if (2 * by == n)
      return emitIf(isAhead(by),
                    [&] { ranks.exchange(meeting, own, theirs, bytes); });
    emitIf(isAhead(by), [&] { ranks.send(meeting, own, bytes); });
    emitIf(isAhead(n - by), [&] { ranks.receive(meeting, theirs, bytes); });
  });
  if (received.elements != to.elements)
    memref::CopyOp::create(builder, loc, received.elements, to.elements);
}

/// Each member adds up an equal share and hands it on; of what is left, less
/// than an element for each, every one adds up all.
void CollectiveEmitter::combineAll(Flat from, Flat to) {
  int64_t n = ranks.getNumMembers(), share = count(from) / n;
  int64_t rest = count(from) - n * share;
  Flat sent = sendable(from);
  Flat sums = to.wire ? to : allocate(count(to));
  if (share > 0) {
    Value own = ranks.scale(ranks.getMember(), share);
    sumByRank(sent, sums.elements, own, share);
    gatherByRank(sums, own, sums, share);
  }
  if (rest > 0) {
    Flat stage = allocate(n * rest);
    Value begin = ranks.getIndex(n * share);
    gatherByRank({sent.elements, sent.wire}, begin, stage, rest);
    copy(sent.elements, begin, stage.elements,
         ranks.scale(ranks.getMember(), rest), rest);
    MemberSum{it.reduce, n, rest}.emit(builder, loc, stage.elements,
                                       part(sums.elements, begin, rest));
  }
  if (sums.elements != to.elements)
    memref::CopyOp::create(builder, loc, sums.elements, to.elements);
}

void CollectiveEmitter::combineByMpi(Flat from, Flat to) {
  // MPI wants two buffers that do not overlap.
  Flat sent = allocate(count(from));
  memref::CopyOp::create(builder, loc, from.elements, sent.elements);
  mpi::AllReduceOp::create(builder, loc, /*retval=*/Type(), sent.wire, to.wire,
                           it.reduce == ReduceKind::Max
                               ? mpi::MPI_ReductionOpEnum::MPI_MAX
                               : mpi::MPI_ReductionOpEnum::MPI_SUM,
                           ranks.getWorld());
  MemberSum{it.reduce, ranks.getNumMembers(), 0}.emitMean(builder, loc,
                                                          to.elements);
}

void CollectiveEmitter::emit(Value source, Value dest) {
  Flat from = flatten(source), to = flatten(dest);
  CollectiveTraits traits = getTraits(it.kind);
  if (traits.gathers() || traits.joinsPieces)
    gather(from, to);
  else if (traits.scatters() || (traits.movesPieces && traits.reduces))
    scatter(from, to);
  else if (traits.isOwnAffair())
    slice(from, to);
  else if (traits.exchangesPieces)
    exchangePieces(from, to);
  else if (traits.passesPieces)
    passOn(from, to);
  else if (traits.isLocal)
    memref::CopyOp::create(builder, loc, from.elements, to.elements);
  else if (it.allReduce && ranks.isWorld() && hasMpiType(it.element))
    combineByMpi(from, to);
  else
    combineAll(from, to);
  freeAll();
}

void fsdp::emitCollective(OpBuilder &builder, Location loc,
                          const MpiCollective &collective, Value source,
                          Value dest) {
  CollectiveEmitter(builder, loc, collective).emit(source, dest);
}
