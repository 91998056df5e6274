//===- LayoutRemap.cpp - From one layout to another -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/LayoutRemap.h"
#include "fsdp/Analysis/RankGroups.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::fsdp;
using llvm::SmallVector;

namespace {
/// Which rank of the grid has which shard.
struct Shards {
  /// By copy, then by place in the shard group.
  SmallVector<SmallVector<int64_t>> ranks;
  /// By rank.
  SmallVector<int64_t> places;
};
} // namespace

/// Nothing if the layout is not made for these ranks.
static std::optional<Shards> findShards(const GridLayout &layout) {
  int64_t world = 1;
  for (int64_t size : layout.grid) {
    if (size < 1)
      return std::nullopt;
    world *= size;
  }
  for (int64_t axis : layout.shardAxes)
    if (axis < 0 || axis >= static_cast<int64_t>(layout.grid.size()))
      return std::nullopt;
  Shards shards;
  shards.ranks = getRankGroups(layout.grid, layout.shardAxes);
  shards.places.resize(world);
  for (const SmallVector<int64_t> &group : shards.ranks) {
    if (static_cast<int64_t>(group.size()) != layout.layout.getWorld())
      return std::nullopt;
    for (auto [place, rank] : llvm::enumerate(group))
      shards.places[rank] = static_cast<int64_t>(place);
  }
  return shards;
}

/// Adds a copy, or makes the last one longer.
static void append(llvm::SmallVectorImpl<MovedBytes> &moves,
                   const MovedBytes &move) {
  if (!moves.empty()) {
    MovedBytes &last = moves.back();
    if (last.sourceRank == move.sourceRank && last.destRank == move.destRank &&
        last.sourceOffset + last.bytes == move.sourceOffset &&
        last.destOffset + last.bytes == move.destOffset) {
      last.bytes += move.bytes;
      return;
    }
  }
  moves.push_back(move);
}

std::optional<SmallVector<MovedBytes>>
mlir::fsdp::remapLayout(const GridLayout &from, const GridLayout &to,
                        int64_t elementBytes) {
  if (elementBytes < 1 || from.layout.getNumels() != to.layout.getNumels() ||
      from.layout.check() || to.layout.check())
    return std::nullopt;
  std::optional<Shards> source = findShards(from), dest = findShards(to);
  if (!source || !dest)
    return std::nullopt;
  SmallVector<MovedBytes> moves;
  for (auto [rank, place] : llvm::enumerate(dest->places)) {
    auto here = static_cast<int64_t>(rank);
    // Ranks with equal new shards read different copies.
    size_t copy = rank / to.layout.getWorld() % source->ranks.size();
    for (const EntryRange &range : to.layout.ranges(place)) {
      int64_t offset = range.offsetInShard;
      for (const ShardRun &run :
           from.layout.runs(range.entry, range.first, range.numel)) {
        bool own =
            rank < source->places.size() && source->places[rank] == run.rank;
        append(moves, {own ? here : source->ranks[copy][run.rank],
                       run.offset * elementBytes, here, offset * elementBytes,
                       run.numel * elementBytes});
        offset += run.numel;
      }
    }
  }
  return moves;
}
