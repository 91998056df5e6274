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
  if (kind == ReduceKind::Mean && !isa<FloatType>(element))
    return {};
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
// Parts
//===----------------------------------------------------------------------===//

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

Value CollectiveBuilder::passOn(Value value, int64_t by, const Groups &groups) {
  auto ranks = static_cast<int64_t>(groups[0].size());
  SmallVector<int64_t> pairs;
  for (ArrayRef<int64_t> group : groups)
    for (auto [place, rank] : llvm::enumerate(group))
      pairs.append({rank, group[(place + by) % ranks]});
  auto type = RankedTensorType::get({static_cast<int64_t>(pairs.size()) / 2, 2},
                                    hlo.builder.getI64Type());
  SmallVector<NamedAttribute> attributes{
      hlo.named("source_target_pairs",
                DenseElementsAttr::get(type, ArrayRef<int64_t>(pairs)))};
  // As with an exchange, the numbers are those of replicas without a channel.
  if (rankWord != RankWord::Replica)
    attributes.push_back(
        hlo.parsed("channel_handle", "#stablehlo.channel_handle<handle = " +
                                         Twine(++lastChannel) + ", type = 1>"));
  return hlo.createOne("collective_permute", value.getType(), value,
                       attributes);
}

//===----------------------------------------------------------------------===//
// Ops
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

Value CollectiveBuilder::convert(Operation *op, Value input) {
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
  auto shifted = dyn_cast<shard::ShiftOp>(op);
  auto offset = shifted ? static_cast<int64_t>(shifted.getOffset()) : -1;
  if (offset >= 0 && shifted.getRotate() && shifted.getGridAxes().size() == 1)
    return passOn(input, offset, find(shifted));
  if (auto reduction = dyn_cast<shard::ReduceScatterOp>(op))
    return reduceAs(reduction, reduction.getScatterAxis().getSExtValue());
  if (auto reduction = dyn_cast<shard::AllReduceOp>(op))
    return reduceAs(reduction, std::nullopt);
  return {};
}
