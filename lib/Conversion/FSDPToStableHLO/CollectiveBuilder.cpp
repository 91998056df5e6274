//===- CollectiveBuilder.cpp - Collectives of StableHLO -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A channel of its own keeps a compiler's CSE from merging two gathers of one
// unit. Groups name devices by their place in the grid.
//
//===----------------------------------------------------------------------===//

#include "CollectiveBuilder.h"
#include "fsdp/Analysis/Layout/RankGroups.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

CollectiveBuilder::Groups CollectiveBuilder::getGroups(Operation *from,
                                                       FlatSymbolRefAttr grid,
                                                       ArrayRef<int64_t> axes) {
  return getRankGroups(lookupFromTop<shard::GridOp>(from, grid).getShape(),
                       axes);
}

SmallVector<NamedAttribute> CollectiveBuilder::describe(const Groups &groups) {
  SmallVector<int64_t> ranks;
  for (ArrayRef<int64_t> group : groups)
    llvm::append_range(ranks, group);
  auto type = RankedTensorType::get({static_cast<int64_t>(groups.size()),
                                     static_cast<int64_t>(groups[0].size())},
                                    hlo.builder.getI64Type());
  return {hlo.named("replica_groups",
                    DenseElementsAttr::get(type, ArrayRef<int64_t>(ranks))),
          hlo.parsed("channel_handle", "#stablehlo.channel_handle<handle = " +
                                           Twine(++lastChannel) +
                                           ", type = 1>"),
          hlo.named("use_global_device_ids", hlo.builder.getUnitAttr())};
}

Value CollectiveBuilder::getPlace(const Groups &groups) {
  SmallVector<int64_t> places(groups.size() * groups[0].size());
  for (ArrayRef<int64_t> group : groups)
    for (auto [place, rank] : llvm::enumerate(group))
      places[rank] = place;
  Type i64 = hlo.builder.getI64Type();
  auto type = RankedTensorType::get({static_cast<int64_t>(places.size())}, i64);
  Value table = hlo.createConstant(
      DenseElementsAttr::get(type, ArrayRef<int64_t>(places)));
  auto word = IntegerType::get(i64.getContext(), 32, IntegerType::Unsigned);
  Value rank = hlo.createOne(rankWord == RankWord::Replica ? "replica_id"
                                                           : "partition_id",
                             RankedTensorType::get({}, word), {});
  return hlo.reshape(hlo.dynamicSlice(table, hlo.convert(rank, i64), {1}), {});
}

//===----------------------------------------------------------------------===//
// Gathers and sums
//===----------------------------------------------------------------------===//

Value CollectiveBuilder::gather(Value value, int64_t dim,
                                const Groups &groups) {
  if (groups[0].size() == 1)
    return value;
  RankedTensorType type = getTensorType(value);
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] *= groups[0].size();
  SmallVector<NamedAttribute> attributes = describe(groups);
  attributes.push_back(hlo.number("all_gather_dim", dim));
  return hlo.createOne("all_gather",
                       RankedTensorType::get(shape, type.getElementType()),
                       value, attributes);
}

Value CollectiveBuilder::reduce(Value value, ReduceKind kind,
                                std::optional<int64_t> scatterDim,
                                const Groups &groups) {
  if (groups[0].size() == 1)
    return value;
  Type element = getTensorType(value).getElementType();
  // 16-bit values are combined in f32 and rounded once.
  bool isNarrow =
      isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
  Type wide = isNarrow ? hlo.builder.getF32Type() : element;
  value = hlo.convert(value, wide);
  SmallVector<int64_t> shape(getTensorType(value).getShape());
  SmallVector<NamedAttribute> attributes = describe(groups);
  if (scatterDim) {
    shape[*scatterDim] /= groups[0].size();
    attributes.push_back(hlo.number("scatter_dimension", *scatterDim));
  }
  Operation *op = hlo.create(scatterDim ? "reduce_scatter" : "all_reduce",
                             RankedTensorType::get(shape, wide), value,
                             attributes, /*regions=*/1);
  hlo.createCombiner(op->getRegion(0),
                     kind == ReduceKind::Max ? "maximum" : "add", wide);
  Value result = op->getResult(0);
  if (kind == ReduceKind::Mean)
    result = hlo.createOne(
        "divide", result.getType(),
        {result,
         hlo.createSplat(shape, FloatAttr::get(wide, static_cast<double>(
                                                         groups[0].size())))});
  return hlo.convert(result, element);
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

/// The params of a unit, from the shards of all ranks, one behind the other.
SmallVector<Value> CollectiveBuilder::unpackShards(LayoutAttr layout,
                                                   Value gathered,
                                                   TypeRange types) {
  Layout arithmetic = layout.getArithmetic();
  int64_t world = layout.getWorld();
  SmallVector<Value> entries;
  for (auto [entry, type] : llvm::enumerate(types)) {
    auto shape = cast<RankedTensorType>(type).getShape();
    int64_t numel = layout.getNumels()[entry];
    int64_t offset = layout.getEntryOffsets()[entry];
    Value from = gathered;
    if (!arithmetic.isOnePiece()) {
      const LayoutPiece &piece = arithmetic.getPieces()[entry];
      int64_t held = piece.rows * piece.chunk;
      from = hlo.reshape(gathered, {world, layout.getShardNumel()});
      from = hlo.slice(from, {0, piece.shardOffset}, {world, held}, {1, 1});
      from = hlo.transpose(hlo.reshape(from, {world, piece.rows, piece.chunk}),
                           {1, 0, 2});
      from = hlo.reshape(from, world * held);
      offset = 0;
    }
    entries.push_back(hlo.reshape(hlo.slice(from, offset, numel), shape));
  }
  return entries;
}

/// The inverse: of whole gradients what the ranks get, one behind the other.
Value CollectiveBuilder::packShard(LayoutAttr layout, ValueRange entries) {
  Layout arithmetic = layout.getArithmetic();
  int64_t world = layout.getWorld();
  Type element = layout.getElementType();
  bool isWhole = arithmetic.isOnePiece();
  SmallVector<Value> parts;
  auto pad = [&](int64_t numel) {
    if (numel)
      parts.push_back(hlo.createZeros(numel, element));
  };
  for (auto [entry, value] : llvm::enumerate(entries)) {
    int64_t numel = layout.getNumels()[entry];
    if (isWhole)
      pad(arithmetic.getPaddings()[entry]);
    if (numel)
      parts.push_back(hlo.reshape(value, numel));
    if (isWhole)
      continue;
    const LayoutPiece &piece = arithmetic.getPieces()[entry];
    int64_t held = piece.rows * piece.chunk;
    if (held == 0)
      continue;
    SmallVector<Value> padded;
    padded.push_back(parts.pop_back_val());
    if (world * held != numel)
      padded.push_back(hlo.createZeros(world * held - numel, element));
    Value rows = hlo.reshape(hlo.concatenate(padded, 0),
                             {piece.rows, world, piece.chunk});
    parts.push_back(hlo.reshape(hlo.transpose(rows, {1, 0, 2}), {world, held}));
  }
  if (isWhole)
    pad(arithmetic.getPaddings().back());
  if (parts.empty())
    return hlo.createZeros(0, element);
  return hlo.reshape(hlo.concatenate(parts, isWhole ? 0 : 1),
                     layout.getFullNumel());
}

SmallVector<Value> CollectiveBuilder::convert(UnshardOp op, ValueRange inputs) {
  SmallVector<Value> results;
  TypeRange types = op.getFull().getTypes();
  for (auto [symbol, shard] : llvm::zip_equal(op.getUnits(), inputs)) {
    auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
    Value all = gather(shard, 0,
                       getGroups(op, unit.getGridAttr(), unit.getShardAxes()));
    size_t count = unit.getParams().size();
    llvm::append_range(results, unpackShards(getLayoutIn(unit, shard.getType()),
                                             all, types.take_front(count)));
    types = types.drop_front(count);
  }
  return results;
}

SmallVector<Value> CollectiveBuilder::convert(ReduceGradsOp op,
                                              ValueRange inputs) {
  SmallVector<Value> results;
  for (auto [symbol, result] :
       llvm::zip_equal(op.getUnits(), op.getResults())) {
    auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
    size_t count = unit.getParams().size();
    Value all = packShard(getLayoutIn(unit, result.getType()),
                          inputs.take_front(count));
    inputs = inputs.drop_front(count);
    Value own = reduce(all, ReduceKind::Mean, 0,
                       getGroups(op, unit.getGridAttr(), unit.getShardAxes()));
    if (auto axes = unit.getReplicateAxes())
      own = reduce(own, ReduceKind::Mean, std::nullopt,
                   getGroups(op, unit.getGridAttr(), *axes));
    results.push_back(own);
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value CollectiveBuilder::convert(AllReduceOp op, Value input) {
  return reduce(input, op.getKind(), std::nullopt,
                getGroups(op, op.getGridAttr(), op.getAxes()));
}

/// Swaps the order of `outer` blocks and `inner` parts in a dimension.
static Value swapBlocks(StableHLOBuilder &hlo, Value value, int64_t dim,
                        int64_t outer, int64_t inner) {
  if (outer == 1 || inner == 1)
    return value;
  SmallVector<int64_t> shape(getTensorType(value).getShape());
  SmallVector<int64_t> split(shape);
  split[dim] /= outer * inner;
  split.insert(split.begin() + dim, {outer, inner});
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, split.size()));
  std::swap(order[dim], order[dim + 1]);
  return hlo.reshape(hlo.transpose(hlo.reshape(value, split), order), shape);
}

Value CollectiveBuilder::convert(AllGatherOp op, Value input) {
  Groups groups = getGroups(op, op.getGridAttr(), op.getAxes());
  return swapBlocks(hlo, gather(input, op.getDim(), groups), op.getDim(),
                    groups[0].size(), op.getOuter());
}

Value CollectiveBuilder::convert(ReduceScatterOp op, Value input) {
  Groups groups = getGroups(op, op.getGridAttr(), op.getAxes());
  return reduce(
      swapBlocks(hlo, input, op.getDim(), op.getOuter(), groups[0].size()),
      op.getKind(), op.getDim(), groups);
}

Value CollectiveBuilder::slice(Value value, int64_t dim, const Groups &groups) {
  if (groups[0].size() == 1)
    return value;
  SmallVector<int64_t> shape(getTensorType(value).getShape());
  shape[dim] /= static_cast<int64_t>(groups[0].size());
  Value place = getPlace(groups);
  SmallVector<Value> offsets(shape.size(), hlo.createIndex(0));
  offsets[dim] = hlo.createOne("multiply", place.getType(),
                               {place, hlo.createIndex(shape[dim])});
  return hlo.dynamicSlice(value, offsets, shape);
}

Value CollectiveBuilder::convert(AllSliceOp op, Value input) {
  Groups groups = getGroups(op, op.getGridAttr(), op.getAxes());
  return slice(
      swapBlocks(hlo, input, op.getDim(), op.getOuter(), groups[0].size()),
      op.getDim(), groups);
}

Value CollectiveBuilder::exchange(Value value, int64_t dim, int64_t to,
                                  const Groups &groups) {
  int64_t ranks = groups[0].size();
  if (ranks == 1)
    return value;
  RankedTensorType type = getTensorType(value);
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= ranks;
  shape[to] *= ranks;
  SmallVector<NamedAttribute> attributes = describe(groups);
  // Its numbers are those of partitions if it has a channel, of replicas if
  // not.
  llvm::erase_if(attributes, [&](NamedAttribute attribute) {
    return attribute.getName() == "use_global_device_ids" ||
           (attribute.getName() == "channel_handle" &&
            rankWord == RankWord::Replica);
  });
  attributes.push_back(hlo.number("split_dimension", dim));
  attributes.push_back(hlo.number("concat_dimension", to));
  attributes.push_back(hlo.number("split_count", ranks));
  return hlo.createOne("all_to_all",
                       RankedTensorType::get(shape, type.getElementType()),
                       value, attributes);
}

Value CollectiveBuilder::convert(AllToAllOp op, Value input) {
  return exchange(input, op.getDim(), op.getTo(),
                  getGroups(op, op.getGridAttr(), op.getAxes()));
}

//===----------------------------------------------------------------------===//
// Upstream's
//===----------------------------------------------------------------------===//

static std::optional<ReduceKind> getReduceKind(shard::ReductionKind kind) {
  switch (kind) {
  case shard::ReductionKind::Sum:
    return ReduceKind::Sum;
  case shard::ReductionKind::Average:
    return ReduceKind::Mean;
  case shard::ReductionKind::Max:
    return ReduceKind::Max;
  default:
    return std::nullopt;
  }
}

Value CollectiveBuilder::convertUpstream(Operation *op, Value input) {
  auto find = [&](auto collective) {
    SmallVector<int64_t> axes(collective.getGridAxes());
    return getGroups(op, collective.getGridAttr(), axes);
  };
  // Values are converted to the result's type before they are combined.
  auto reduceAs = [&](auto collective, std::optional<int64_t> dim) -> Value {
    auto kind = getReduceKind(collective.getReduction());
    auto type = dyn_cast<RankedTensorType>(collective.getResult().getType());
    if (!kind || !type)
      return {};
    return reduce(hlo.convert(input, type.getElementType()), *kind, dim,
                  find(collective));
  };
  if (auto gathering = dyn_cast<shard::AllGatherOp>(op))
    return gather(input, gathering.getGatherAxis().getSExtValue(),
                  find(gathering));
  if (auto cut = dyn_cast<shard::AllSliceOp>(op))
    return slice(input, cut.getSliceAxis().getSExtValue(), find(cut));
  if (auto exchanged = dyn_cast<shard::AllToAllOp>(op))
    return exchange(input, exchanged.getSplitAxis().getSExtValue(),
                    exchanged.getConcatAxis().getSExtValue(), find(exchanged));
  if (auto reduction = dyn_cast<shard::ReduceScatterOp>(op))
    return reduceAs(reduction, reduction.getScatterAxis().getSExtValue());
  if (auto reduction = dyn_cast<shard::AllReduceOp>(op))
    return reduceAs(reduction, std::nullopt);
  return {};
}
