//===- FSDPValueCollectives.cpp - Collectives of pieces of values ---------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// all_gather, reduce_scatter, all_slice, all_to_all and permute of a value that
// belongs to no unit: verifiers, effects, the CollectiveOpInterface. The first
// three differ in which side is whole and in whether values are combined; the
// rest is shared.
//
//===----------------------------------------------------------------------===//

#include "GridAxes.h"
#include "fsdp/Analysis/Layout/RankGroups.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fsdp;

using EffectList =
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

//===----------------------------------------------------------------------===//
// What the ops have in common
//===----------------------------------------------------------------------===//

namespace {
/// Which of source and destination is the whole value.
enum class Whole { Source, Dest };
} // namespace

template <typename OpT>
static Type getDestType(OpT op) {
  return op.getBuffer() ? Type(op.getBuffer().getType())
                        : Type(op.getResult().getType());
}

/// The types of whole value and piece.
template <typename OpT>
static std::pair<ShapedType, ShapedType> getSides(OpT op, Whole whole) {
  auto source = cast<ShapedType>(op.getInput().getType());
  auto dest = cast<ShapedType>(getDestType(op));
  return whole == Whole::Source ? std::pair(source, dest)
                                : std::pair(dest, source);
}

/// (C1), as far as it needs no grid.
static LogicalResult verifySides(Operation *op, ShapedType whole,
                                 ShapedType piece, int64_t dim, int64_t outer) {
  bool fits = whole.getElementType() == piece.getElementType() &&
              whole.getRank() == piece.getRank() && dim >= 0 &&
              dim < whole.getRank() && outer >= 1;
  for (int64_t i = 0; fits && i < whole.getRank(); ++i)
    fits = i == dim ? piece.getDimSize(i) > 0 &&
                          whole.getDimSize(i) % piece.getDimSize(i) == 0 &&
                          piece.getDimSize(i) % outer == 0
                    : whole.getDimSize(i) == piece.getDimSize(i);
  if (fits)
    return success();
  return op->emitOpError() << "expected a whole value and its piece along "
                              "dimension "
                           << dim << ", in " << outer << " blocks, got "
                           << whole << " and " << piece;
}

/// (C3), and that there is one form.
template <typename OpT>
static LogicalResult verifyForm(OpT op) {
  bool buffers = static_cast<bool>(op.getBuffer());
  if (buffers == static_cast<bool>(op.getResult()) ||
      buffers != isa<MemRefType>(op.getInput().getType()))
    return op.emitOpError() << "expected a tensor and a result, or memrefs and "
                               "a destination after 'into', got a mixture";
  for (Type type : op->getOperandTypes()) // (C3)
    if (auto memref = dyn_cast<MemRefType>(type);
        memref && !memref.getLayout().isIdentity())
      return op.emitOpError() << "expected dense memrefs, got " << type;
  return success();
}

template <typename OpT>
static LogicalResult verifyValueOp(OpT op, Whole whole) {
  if (failed(verifyForm(op)))
    return failure();
  auto [full, piece] = getSides(op, whole);
  return verifySides(op, full, piece, op.getDim(), op.getOuter());
}

/// The ranks that exchange pieces.
template <typename OpT>
static int64_t countMembers(OpT op) {
  auto grid = lookupFromTop<shard::GridOp>(op, op.getGridAttr());
  int64_t members = 1;
  for (int64_t axis : op.getAxes())
    members *= grid.getShape()[axis];
  return members;
}

/// (C2), and the rest of (C1).
template <typename OpT>
static LogicalResult verifyMembers(OpT op, Whole whole,
                                   SymbolTableCollection &tables) {
  if (failed(verifyAxes(op, op.getGridAttr(), op.getAxes(), tables)))
    return failure();
  int64_t members = countMembers(op);
  auto [full, piece] = getSides(op, whole);
  int64_t ratio = full.getDimSize(op.getDim()) / piece.getDimSize(op.getDim());
  if (members == ratio)
    return success();
  return op.emitOpError() << "expected " << members
                          << " pieces, as there are ranks along axes ["
                          << op.getAxes() << "] of grid " << op.getGridAttr()
                          << ", got " << ratio;
}

/// Elements side by side that belong to one rank.
static int64_t getChunk(ShapedType piece, int64_t dim, int64_t outer) {
  int64_t chunk = piece.getDimSize(dim) / outer;
  for (int64_t size : piece.getShape().drop_front(dim + 1))
    chunk *= size;
  return chunk;
}

/// The whole value as an entry, each row of which is cut over the ranks.
static LayoutAttr getPieceLayout(ShapedType whole, ShapedType piece,
                                 int64_t dim, int64_t outer) {
  int64_t world = whole.getDimSize(dim) / piece.getDimSize(dim);
  int64_t rows = piece.getNumElements() / getChunk(piece, dim, outer);
  return LayoutAttr::get(whole.getContext(), LayoutKind::PerParam,
                         whole.getElementType(), world,
                         {whole.getNumElements()}, {0, 0}, {rows});
}

template <typename OpT>
static SmallVector<CollectiveStage>
makeStage(OpT op, CollectiveKind kind, Lane lane,
          std::optional<ReduceKind> reduce, ArrayRef<int64_t> chunks) {
  return {{kind,
           "value",
           op.getGridAttr(),
           llvm::to_vector(op.getAxes()),
           reduce,
           lane,
           {op.getInput()},
           {op.getBuffer()},
           nullptr,
           DenseI64ArrayAttr::get(op->getContext(), chunks)}};
}

template <typename OpT>
static FailureOr<SmallVector<CollectiveStage>>
getValueStages(OpT op, Whole whole, CollectiveKind kind, Lane lane,
               std::optional<ReduceKind> reduce) {
  auto [full, piece] = getSides(op, whole);
  return makeStage(op, kind, lane, reduce,
                   getChunk(piece, op.getDim(), op.getOuter()));
}

template <typename OpT>
static SmallVector<CollectiveMeeting> getValueMeetings(OpT op,
                                                       const Twine &action) {
  std::string text = (action + " dim " + Twine(op.getDim())).str();
  if (op.getOuter() != 1)
    text += (" outer " + Twine(op.getOuter())).str();
  return {{"value", op.getGridAttr(), llvm::to_vector(op.getAxes()), text,
           SymbolRefAttr(), op.getInput().getType()}};
}

/// The elements of a value in order, and a value of them.
static Value flatten(RankProgram &program, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  auto flat = LayoutAttr::get(type.getContext(), LayoutKind::Flat,
                              type.getElementType(), 1, {type.getNumElements()},
                              {0, 0});
  Value zeros =
      program.createZeros(loc, RankedTensorType::get({type.getNumElements()},
                                                     type.getElementType()));
  return program.packEntries(loc, flat, value, zeros);
}

static Value shape(RankProgram &program, Location loc, Value flat,
                   RankedTensorType type) {
  auto layout = LayoutAttr::get(type.getContext(), LayoutKind::Flat,
                                type.getElementType(), 1,
                                {type.getNumElements()}, {0, 0});
  return program.extractEntry(loc, layout, flat, 0, type);
}

/// Gives each member of a group its piece of a whole value.
template <typename OpT>
static void setPieces(OpT op, RankProgram &program, ArrayRef<int64_t> group,
                      Value whole) {
  Location loc = op.getLoc();
  auto [full, piece] = getSides(op, Whole::Source);
  LayoutAttr layout = getPieceLayout(full, piece, op.getDim(), op.getOuter());
  Value flat = flatten(program, loc, whole);
  for (auto [place, rank] : llvm::enumerate(group)) {
    Value cut = program.cutShard(loc, layout, flat, place);
    program.set(op.getResult(), rank,
                shape(program, loc, cut, cast<RankedTensorType>(piece)));
  }
}

#define FSDP_VALUE_OP(OP)                                                      \
  void OP::getEffects(EffectList &effects) {                                   \
    addCollectiveEffects(effects, getInputMutable(), getBufferMutable());      \
  }                                                                            \
  ArrayAttr OP::getUnits() { return nullptr; }                                 \
  MutableOperandRange OP::getSourceOperands() { return getInputMutable(); }    \
  MutableOperandRange OP::getDestOperands() { return getBufferMutable(); }

FSDP_VALUE_OP(AllGatherOp)
FSDP_VALUE_OP(ReduceScatterOp)
FSDP_VALUE_OP(AllSliceOp)
FSDP_VALUE_OP(AllToAllOp)
FSDP_VALUE_OP(PermuteOp)
#undef FSDP_VALUE_OP

//===----------------------------------------------------------------------===//
// AllGather
//===----------------------------------------------------------------------===//

LogicalResult AllGatherOp::verify() {
  return verifyValueOp(*this, Whole::Dest);
}

LogicalResult AllGatherOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyMembers(*this, Whole::Dest, tables);
}

void AllGatherOp::createOnBuffers(OpBuilder &builder, ValueRange sources,
                                  ValueRange dests) {
  AllGatherOp::create(builder, getLoc(), Type(), sources.front(), dests.front(),
                      getDimAttr(), getOuterAttr(), getGridAttr(),
                      getAxesAttr());
}

FailureOr<SmallVector<CollectiveStage>> AllGatherOp::getStages() {
  return getValueStages(*this, Whole::Dest, CollectiveKind::ValueGather,
                        Lane::Gather, std::nullopt);
}

SmallVector<CollectiveMeeting> AllGatherOp::getMeetings() {
  return getValueMeetings(*this, "all_gather");
}

LogicalResult AllGatherOp::expandOverRanks(RankProgram &program) {
  Location loc = getLoc();
  auto [full, piece] = getSides(*this, Whole::Dest);
  LayoutAttr layout = getPieceLayout(full, piece, getDim(), getOuter());
  for (ArrayRef<int64_t> group : program.getGroups(getAxes())) {
    SmallVector<Value> shards = llvm::map_to_vector(
        program.lookup(getInput(), group),
        [&](Value value) { return flatten(program, loc, value); });
    program.set(getResult(), group,
                shape(program, loc, program.joinShards(loc, layout, shards),
                      cast<RankedTensorType>(full)));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// ReduceScatter
//===----------------------------------------------------------------------===//

LogicalResult ReduceScatterOp::verify() {
  return verifyValueOp(*this, Whole::Source);
}

LogicalResult ReduceScatterOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyMembers(*this, Whole::Source, tables);
}

void ReduceScatterOp::createOnBuffers(OpBuilder &builder, ValueRange sources,
                                      ValueRange dests) {
  ReduceScatterOp::create(builder, getLoc(), Type(), getKindAttr(),
                          sources.front(), dests.front(), getDimAttr(),
                          getOuterAttr(), getGridAttr(), getAxesAttr());
}

FailureOr<SmallVector<CollectiveStage>> ReduceScatterOp::getStages() {
  return getValueStages(*this, Whole::Source, CollectiveKind::ValueScatter,
                        Lane::Reduce, getKind());
}

SmallVector<CollectiveMeeting> ReduceScatterOp::getMeetings() {
  return getValueMeetings(*this,
                          "reduce_scatter " + stringifyReduceKind(getKind()));
}

LogicalResult ReduceScatterOp::expandOverRanks(RankProgram &program) {
  for (ArrayRef<int64_t> group : program.getGroups(getAxes())) {
    FailureOr<Value> whole =
        program.combine(*this, program.lookup(getInput(), group), getKind());
    if (failed(whole))
      return failure();
    setPieces(*this, program, group, *whole);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// AllSlice
//===----------------------------------------------------------------------===//

LogicalResult AllSliceOp::verify() {
  return verifyValueOp(*this, Whole::Source);
}

LogicalResult AllSliceOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyMembers(*this, Whole::Source, tables);
}

void AllSliceOp::createOnBuffers(OpBuilder &builder, ValueRange sources,
                                 ValueRange dests) {
  AllSliceOp::create(builder, getLoc(), Type(), sources.front(), dests.front(),
                     getDimAttr(), getOuterAttr(), getGridAttr(),
                     getAxesAttr());
}

FailureOr<SmallVector<CollectiveStage>> AllSliceOp::getStages() {
  return getValueStages(*this, Whole::Source, CollectiveKind::Slice,
                        Lane::Gather, std::nullopt);
}

SmallVector<CollectiveMeeting> AllSliceOp::getMeetings() {
  return getValueMeetings(*this, "all_slice");
}

LogicalResult AllSliceOp::expandOverRanks(RankProgram &program) {
  for (ArrayRef<int64_t> group : program.getGroups(getAxes()))
    for (auto [place, rank] : llvm::enumerate(group)) {
      auto [full, piece] = getSides(*this, Whole::Source);
      LayoutAttr layout = getPieceLayout(full, piece, getDim(), getOuter());
      Value flat = flatten(program, getLoc(), program.lookup(getInput(), rank));
      program.set(getResult(), rank,
                  shape(program, getLoc(),
                        program.cutShard(getLoc(), layout, flat, place),
                        cast<RankedTensorType>(piece)));
    }
  return success();
}

//===----------------------------------------------------------------------===//
// AllToAll
//===----------------------------------------------------------------------===//

/// (C1), as far as it needs no grid.
LogicalResult AllToAllOp::verify() {
  if (failed(verifyForm(*this)))
    return failure();
  auto source = cast<ShapedType>(getInput().getType());
  auto dest = cast<ShapedType>(getDestType(*this));
  int64_t rank = source.getRank(), dim = getDim(), to = getTo();
  bool fits = source.getElementType() == dest.getElementType() &&
              rank == dest.getRank() && dim >= 0 && dim < rank && to >= 0 &&
              to < rank && dim != to;
  for (int64_t i = 0; fits && i < rank; ++i) {
    int64_t given = source.getDimSize(i), taken = dest.getDimSize(i);
    fits = i == dim  ? taken > 0 && given % taken == 0
           : i == to ? given > 0 && taken % given == 0
                     : given == taken;
  }
  if (fits && source.getNumElements() == dest.getNumElements())
    return success();
  return emitOpError() << "expected a value, and what ranks get of it that cut "
                          "it along dimension "
                       << dim << " and join it along dimension " << to
                       << ", got " << source << " and " << dest;
}

LogicalResult AllToAllOp::verifySymbolUses(SymbolTableCollection &tables) {
  if (failed(verifyAxes(*this, getGridAttr(), getAxes(), tables)))
    return failure();
  int64_t members = countMembers(*this);
  int64_t ratio = cast<ShapedType>(getInput().getType()).getDimSize(getDim()) /
                  cast<ShapedType>(getDestType(*this)).getDimSize(getDim());
  if (members == ratio)
    return success();
  return emitOpError() << "expected " << members
                       << " pieces, as there are ranks along axes ["
                       << getAxes() << "] of grid " << getGridAttr() << ", got "
                       << ratio;
}

void AllToAllOp::createOnBuffers(OpBuilder &builder, ValueRange sources,
                                 ValueRange dests) {
  AllToAllOp::create(builder, getLoc(), Type(), sources.front(), dests.front(),
                     getDimAttr(), getToAttr(), getGridAttr(), getAxesAttr());
}

/// A piece on its way has the operand's extent along `to`, the result's along
/// `dim`.
static ShapedType getMovedPiece(AllToAllOp op) {
  auto source = cast<ShapedType>(op.getInput().getType());
  SmallVector<int64_t> shape(source.getShape());
  shape[op.getDim()] =
      cast<ShapedType>(getDestType(op)).getDimSize(op.getDim());
  return source.clone(shape);
}

FailureOr<SmallVector<CollectiveStage>> AllToAllOp::getStages() {
  ShapedType piece = getMovedPiece(*this);
  return makeStage(*this, CollectiveKind::AllToAll, Lane::Gather, std::nullopt,
                   {getChunk(piece, getDim(), 1), getChunk(piece, getTo(), 1)});
}

SmallVector<CollectiveMeeting> AllToAllOp::getMeetings() {
  std::string text =
      llvm::formatv("all_to_all dim {0} to {1}", getDim(), getTo());
  return {{"value", getGridAttr(), llvm::to_vector(getAxes()), text,
           SymbolRefAttr(), getInput().getType()}};
}

LogicalResult AllToAllOp::expandOverRanks(RankProgram &program) {
  Location loc = getLoc();
  auto source = cast<ShapedType>(getInput().getType());
  auto dest = cast<RankedTensorType>(getResult().getType());
  ShapedType piece = getMovedPiece(*this);
  LayoutAttr given = getPieceLayout(source, piece, getDim(), 1);
  LayoutAttr taken = getPieceLayout(dest, piece, getTo(), 1);
  for (ArrayRef<int64_t> group : program.getGroups(getAxes())) {
    SmallVector<Value> flat = llvm::map_to_vector(
        program.lookup(getInput(), group),
        [&](Value value) { return flatten(program, loc, value); });
    int64_t place = 0;
    for (int64_t rank : group) {
      SmallVector<Value> pieces = llvm::map_to_vector(flat, [&](Value value) {
        return program.cutShard(loc, given, value, place);
      });
      program.set(
          getResult(), rank,
          shape(program, loc, program.joinShards(loc, taken, pieces), dest));
      ++place;
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Permute
//===----------------------------------------------------------------------===//

LogicalResult PermuteOp::verify() {
  if (failed(verifyForm(*this)))
    return failure();
  if (getInput() == getBuffer()) // (C3)
    return emitOpError() << "expected another buffer for what is got than for "
                            "what is given";
  auto source = cast<ShapedType>(getInput().getType());
  auto dest = cast<ShapedType>(getDestType(*this));
  if (source == dest && source.getRank() > 0) // (C1)
    return success();
  return emitOpError() << "expected what is got to have the type of what is "
                          "given, with dimensions, "
                       << source << ", got " << dest;
}

/// (C2)
LogicalResult PermuteOp::verifySymbolUses(SymbolTableCollection &tables) {
  if (failed(verifyAxes(*this, getGridAttr(), getAxes(), tables)))
    return failure();
  int64_t members = countMembers(*this);
  auto by = static_cast<int64_t>(getBy());
  if (getAxes().size() == 1 && by >= 1 && by < members)
    return success();
  return emitOpError() << "expected one axis, and a step of at least 1 that is "
                          "less than its ranks, got "
                       << by << " along axes [" << getAxes() << "] of grid "
                       << getGridAttr() << " with " << members << " ranks";
}

void PermuteOp::createOnBuffers(OpBuilder &builder, ValueRange sources,
                                ValueRange dests) {
  PermuteOp::create(builder, getLoc(), Type(), sources.front(), dests.front(),
                    getByAttr(), getGridAttr(), getAxesAttr());
}

FailureOr<SmallVector<CollectiveStage>> PermuteOp::getStages() {
  return makeStage(*this, CollectiveKind::Permute, Lane::Gather, std::nullopt,
                   static_cast<int64_t>(getBy()));
}

SmallVector<CollectiveMeeting> PermuteOp::getMeetings() {
  return {{"value", getGridAttr(), llvm::to_vector(getAxes()),
           llvm::formatv("permute by {0}", getBy()), SymbolRefAttr(),
           getInput().getType()}};
}

LogicalResult PermuteOp::expandOverRanks(RankProgram &program) {
  for (ArrayRef<int64_t> group : program.getGroups(getAxes()))
    for (auto [place, rank] : llvm::enumerate(group))
      program.set(getResult(), group[(place + getBy()) % group.size()],
                  program.lookup(getInput(), rank));
  return success();
}
