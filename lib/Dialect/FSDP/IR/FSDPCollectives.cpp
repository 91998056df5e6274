//===- FSDPCollectives.cpp - What the collectives are ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of the runtime's kinds of collectives; the collectives' effects and
// their CollectiveOpInterface: how each is split into starts and waits, and how
// it expands over the ranks, which defines it.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout/RankGroups.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"

using namespace mlir;
using namespace mlir::fsdp;

#include "fsdp/Dialect/FSDP/IR/FSDPInterfaces.cpp.inc"

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

/// Of those that move pieces.
static CollectiveKind getRuntimeKind(CollectiveKind kind) {
  switch (kind) {
  case CollectiveKind::ValueGather:
    return CollectiveKind::AllGather;
  case CollectiveKind::ValueScatter:
    return CollectiveKind::ReduceScatter;
  default:
    return kind;
  }
}

/// Those of pieces of a value.
static CollectiveTraits getPieceTraits(CollectiveKind kind) {
  return {/*source=*/Extent::Shard,
          /*dest=*/Extent::Shard,
          /*reduces=*/kind == CollectiveKind::ValueScatter,
          /*isLocal=*/false,
          /*opensWindow=*/false,
          /*freesSource=*/false,
          /*limit=*/nullptr,
          /*movesPieces=*/true,
          /*joinsPieces=*/kind == CollectiveKind::ValueGather,
          /*exchangesPieces=*/kind == CollectiveKind::AllToAll,
          /*passesPieces=*/kind == CollectiveKind::Permute,
          /*runtimeKind=*/getRuntimeKind(kind)};
}

CollectiveTraits fsdp::getTraits(CollectiveKind kind) {
  switch (kind) {
  case CollectiveKind::AllGather:
    return {/*source=*/Extent::Shard,
            /*dest=*/Extent::Whole,
            /*reduces=*/false,
            /*isLocal=*/false,
            /*opensWindow=*/true,
            /*freesSource=*/false,    &InFlightAttr::getAllGather};
  case CollectiveKind::ReduceScatter:
    return {/*source=*/Extent::Whole,
            /*dest=*/Extent::Shard,
            /*reduces=*/true,
            /*isLocal=*/false,
            /*opensWindow=*/false,
            /*freesSource=*/true,
            &InFlightAttr::getReduceScatter};
  case CollectiveKind::AllReduce:
    return {/*source=*/Extent::Shard,
            /*dest=*/Extent::Shard,
            /*reduces=*/true,
            /*isLocal=*/false,
            /*opensWindow=*/false,
            /*freesSource=*/false,    &InFlightAttr::getAllReduce};
  case CollectiveKind::ValueGather:
  case CollectiveKind::ValueScatter:
  case CollectiveKind::Slice:
  case CollectiveKind::AllToAll:
  case CollectiveKind::Permute:
    return getPieceTraits(kind);
  case CollectiveKind::Copy:
    return {/*source=*/Extent::Shard,
            /*dest=*/Extent::Shard,
            /*reduces=*/false,
            /*isLocal=*/true,
            /*opensWindow=*/false,
            /*freesSource=*/false,
            /*limit=*/nullptr};
  }
  llvm_unreachable("unknown collective kind");
}

int64_t InFlightAttr::getLimit(CollectiveKind kind) const {
  CollectiveTraits traits = getTraits(kind);
  return traits.limit ? (this->*traits.limit)() : 0;
}

//===----------------------------------------------------------------------===//
// Shared
//===----------------------------------------------------------------------===//

using EffectList =
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

void fsdp::addCollectiveEffects(EffectList &effects,
                                MutableOperandRange sources,
                                MutableOperandRange dests) {
  effects.emplace_back(MemoryEffects::Write::get(), ChannelResource::get());
  for (OpOperand &source : sources)
    if (isa<MemRefType>(source.get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), &source,
                           SideEffects::DefaultResource::get());
  for (OpOperand &dest : dests)
    effects.emplace_back(MemoryEffects::Write::get(), &dest,
                         SideEffects::DefaultResource::get());
}

RankProgram::RankProgram(MLIRContext *context, ArrayRef<int64_t> grid)
    : builder(context), grid(grid) {
  ranks.resize(ShapedType::getNumElements(grid));
}

RankProgram::~RankProgram() = default;

SmallVector<SmallVector<int64_t>>
RankProgram::getGroups(ArrayRef<int64_t> axes) const {
  return getRankGroups(grid, axes);
}

Value RankProgram::lookup(Value value, int64_t rank) const {
  return ranks[rank].lookup(value);
}

SmallVector<Value> RankProgram::lookup(Value value,
                                       ArrayRef<int64_t> group) const {
  return llvm::map_to_vector(group,
                             [&](int64_t rank) { return lookup(value, rank); });
}

void RankProgram::set(Value value, ArrayRef<int64_t> group, Value expanded) {
  for (int64_t rank : group)
    ranks[rank].map(value, expanded);
}

/// The units of a collective.
static SmallVector<UnitOp> resolveUnits(Operation *op, ArrayAttr symbols) {
  return llvm::map_to_vector(symbols, [&](Attribute symbol) {
    return lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
  });
}

/// One meeting for each unit, over the axes that its shards are moved along.
static SmallVector<CollectiveMeeting>
getUnitMeetings(Operation *op, ArrayAttr symbols, StringRef channel,
                TypeRange shards,
                function_ref<SmallVector<int64_t>(UnitOp)> getAxes) {
  SmallVector<CollectiveMeeting> meetings;
  for (auto [symbol, type] : llvm::zip_equal(symbols, shards)) {
    auto name = cast<SymbolRefAttr>(symbol);
    auto unit = lookupFromTop<UnitOp>(op, name);
    meetings.push_back({channel, unit.getGridAttr(), getAxes(unit),
                        op->getName().stripDialect().str(), name, type});
  }
  return meetings;
}

//===----------------------------------------------------------------------===//
// Unshard
//===----------------------------------------------------------------------===//

void UnshardOp::getEffects(EffectList &effects) {
  addCollectiveEffects(effects, getShardsMutable(), getBuffersMutable());
}

MutableOperandRange UnshardOp::getSourceOperands() {
  return getShardsMutable();
}

MutableOperandRange UnshardOp::getDestOperands() { return getBuffersMutable(); }

void UnshardOp::createOnBuffers(OpBuilder &builder, ValueRange sources,
                                ValueRange dests) {
  UnshardOp::create(builder, getLoc(), TypeRange(), getUnits(), sources, dests);
}

FailureOr<SmallVector<CollectiveStage>> UnshardOp::getStages() {
  UnitOp unit = resolveUnits(*this, getUnits()).front();
  bool isWhole = unit.getLayout()->getWorld() == 1;
  return SmallVector<CollectiveStage>{
      {isWhole ? CollectiveKind::Copy : CollectiveKind::AllGather, "gather",
       unit.getGridAttr(), llvm::to_vector(unit.getShardAxes()), std::nullopt,
       Lane::Gather, getShards(), getBuffers()}};
}

SmallVector<CollectiveMeeting> UnshardOp::getMeetings() {
  return getUnitMeetings(
      *this, getUnits(), "gather", getShards().getTypes(),
      [](UnitOp unit) { return llvm::to_vector(unit.getShardAxes()); });
}

/// The shards of the unit's group make up the full buffer.
LogicalResult UnshardOp::expandOverRanks(RankProgram &program) {
  unsigned firstResult = 0;
  for (auto [unit, shard] :
       llvm::zip_equal(resolveUnits(*this, getUnits()), getShards())) {
    LayoutAttr layout = getLayoutIn(unit, shard.getType());
    unsigned count = unit.getParams().size();
    for (ArrayRef<int64_t> group : program.getGroups(unit.getShardAxes())) {
      Value full =
          program.joinShards(getLoc(), layout, program.lookup(shard, group));
      for (unsigned entry = 0; entry < count; ++entry) {
        Value result = getFull()[firstResult + entry];
        program.set(
            result, group,
            program.extractEntry(getLoc(), layout, full, entry,
                                 cast<RankedTensorType>(result.getType())));
      }
    }
    firstResult += count;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// ReduceGrads
//===----------------------------------------------------------------------===//

void ReduceGradsOp::getEffects(EffectList &effects) {
  addCollectiveEffects(effects, getGradsMutable(), getShardsMutable());
}

MutableOperandRange ReduceGradsOp::getSourceOperands() {
  return getGradsMutable();
}

MutableOperandRange ReduceGradsOp::getDestOperands() {
  return getShardsMutable();
}

void ReduceGradsOp::createOnBuffers(OpBuilder &builder, ValueRange sources,
                                    ValueRange dests) {
  ReduceGradsOp::create(builder, getLoc(), TypeRange(), getSum(), getUnits(),
                        sources, dests);
}

/// Whether several ranks have the same shard of the unit.
static bool hasReplicas(UnitOp unit) {
  auto grid = lookupFromTop<shard::GridOp>(unit, unit.getGridAttr());
  return llvm::any_of(unit.getReplicateAxes().value_or(ArrayRef<int64_t>()),
                      [&](int64_t axis) { return grid.getShape()[axis] != 1; });
}

FailureOr<SmallVector<CollectiveStage>> ReduceGradsOp::getStages() {
  for (Value gradient : getGrads()) {
    auto type = cast<MemRefType>(gradient.getType());
    if (getGrads().size() == getUnits().size() && type.getRank() == 1 &&
        type.getElementType().isInteger(8))
      continue;
    InFlightDiagnostic diag =
        emitOpError() << "expected one byte buffer per unit, got " << type;
    diag.attachNote() << "run fsdp-place-buffers first";
    return failure();
  }
  UnitOp unit = resolveUnits(*this, getUnits()).front();
  bool isWhole = unit.getLayout()->getWorld() == 1;
  std::optional<ReduceKind> reduce;
  if (!isWhole)
    reduce = getReduceKind();
  SmallVector<CollectiveStage> stages{
      {isWhole ? CollectiveKind::Copy : CollectiveKind::ReduceScatter, "reduce",
       unit.getGridAttr(), llvm::to_vector(unit.getShardAxes()), reduce,
       Lane::Reduce, getGrads(), getShards()}};
  if (hasReplicas(unit))
    stages.push_back({CollectiveKind::AllReduce, "replicate",
                      unit.getGridAttr(),
                      llvm::to_vector(*unit.getReplicateAxes()),
                      getReduceKind(), Lane::Reduce, getShards(), getShards()});
  return stages;
}

SmallVector<CollectiveMeeting> ReduceGradsOp::getMeetings() {
  TypeRange shards =
      hasBufferSemantics() ? TypeRange(getShards()) : TypeRange(getResults());
  return getUnitMeetings(*this, getUnits(), "reduce", shards,
                         [](UnitOp unit) { return unit.getGroupAxes(); });
}

/// The buffers of a shard group, each with zeros as padding, are combined, and
/// every rank keeps its part.
static LogicalResult combineGrads(ReduceGradsOp op, RankProgram &program,
                                  UnitOp unit, ValueRange grads, Value result) {
  Location loc = op.getLoc();
  LayoutAttr layout = getLayoutIn(unit, result.getType());
  Value zeros =
      program.createZeros(loc, RankedTensorType::get({layout.getFullNumel()},
                                                     layout.getElementType()));
  for (ArrayRef<int64_t> group : program.getGroups(unit.getShardAxes())) {
    SmallVector<Value> buffers;
    for (int64_t rank : group) {
      SmallVector<Value> entries = llvm::map_to_vector(
          grads, [&](Value grad) { return program.lookup(grad, rank); });
      buffers.push_back(program.packEntries(loc, layout, entries, zeros));
    }
    FailureOr<Value> whole = program.combine(op, buffers, op.getReduceKind());
    if (failed(whole))
      return failure();
    for (auto [place, rank] : llvm::enumerate(group))
      program.set(result, rank, program.cutShard(loc, layout, *whole, place));
  }
  return success();
}

/// The gradients are combined over the ranks of the shard axes, then these
/// parts over the replicas.
LogicalResult ReduceGradsOp::expandOverRanks(RankProgram &program) {
  unsigned firstGrad = 0;
  for (auto [unit, result] :
       llvm::zip_equal(resolveUnits(*this, getUnits()), getResults())) {
    unsigned count = unit.getParams().size();
    if (failed(combineGrads(*this, program, unit,
                            getGrads().slice(firstGrad, count), result)))
      return failure();
    firstGrad += count;
    auto axes = unit.getReplicateAxes().value_or(ArrayRef<int64_t>());
    for (ArrayRef<int64_t> group : program.getGroups(axes)) {
      FailureOr<Value> whole = program.combine(
          *this, program.lookup(result, group), getReduceKind());
      if (failed(whole))
        return failure();
      program.set(result, group, *whole);
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// AllReduce
//===----------------------------------------------------------------------===//

void AllReduceOp::getEffects(EffectList &effects) {
  addCollectiveEffects(effects, getInputMutable(), getBufferMutable());
}

ArrayAttr AllReduceOp::getUnits() { return nullptr; }

MutableOperandRange AllReduceOp::getSourceOperands() {
  return getInputMutable();
}

MutableOperandRange AllReduceOp::getDestOperands() {
  return getBufferMutable();
}

void AllReduceOp::createOnBuffers(OpBuilder &builder, ValueRange sources,
                                  ValueRange dests) {
  AllReduceOp::create(builder, getLoc(), Type(), getKindAttr(),
                      getValueNameAttr(), getGridAttr(), getAxesAttr(),
                      sources.front(), dests.front());
}

FailureOr<SmallVector<CollectiveStage>> AllReduceOp::getStages() {
  return SmallVector<CollectiveStage>{{CollectiveKind::AllReduce,
                                       "reduce",
                                       getGridAttr(),
                                       llvm::to_vector(getAxes()),
                                       getKind(),
                                       Lane::Reduce,
                                       {getInput()},
                                       {getBuffer()},
                                       getValueNameAttr()}};
}

SmallVector<CollectiveMeeting> AllReduceOp::getMeetings() {
  std::string action = ("all_reduce " + stringifyReduceKind(getKind())).str();
  if (std::optional<StringRef> name = getValueName())
    action += (" " + *name).str();
  return {{"reduce", getGridAttr(), llvm::to_vector(getAxes()), action,
           SymbolRefAttr(), getInput().getType()}};
}

LogicalResult AllReduceOp::expandOverRanks(RankProgram &program) {
  for (ArrayRef<int64_t> group : program.getGroups(getAxes())) {
    FailureOr<Value> combined =
        program.combine(*this, program.lookup(getInput(), group), getKind());
    if (failed(combined))
      return failure();
    program.set(getResult(), group, *combined);
  }
  return success();
}
