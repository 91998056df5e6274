//===- LayoutRemap.cpp - From one layout to another -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout/LayoutRemap.h"
#include "fsdp/Analysis/Layout/RankGroups.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

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
static void append(std::vector<UnitMove> &moves, const UnitMove &move) {
  if (!moves.empty() && moves.back().sourceUnit == move.sourceUnit &&
      moves.back().destUnit == move.destUnit) {
    MovedBytes &last = moves.back().moved;
    const MovedBytes &next = move.moved;
    if (last.sourceRank == next.sourceRank && last.destRank == next.destRank &&
        last.sourceOffset + last.bytes == next.sourceOffset &&
        last.destOffset + last.bytes == next.destOffset) {
      last.bytes += next.bytes;
      return;
    }
  }
  moves.push_back(move);
}

namespace {
/// Finds the copies for units whose entries are paired.
class Remapper {
public:
  /// Whether the layouts are made for their grids.
  bool addSources(llvm::ArrayRef<NamedLayout> units);
  /// Whether every entry of the unit has its source.
  bool remap(const NamedLayout &unit, size_t index);

  std::vector<UnitMove> moves;

private:
  struct Entry {
    size_t unit, entry;
  };

  void fill(size_t rank, int64_t place, const NamedLayout &unit, size_t index,
            llvm::ArrayRef<Entry> entries);

  llvm::ArrayRef<NamedLayout> sources;
  std::vector<Shards> shards;
  llvm::StringMap<Entry> names;
};
} // namespace

static bool isValid(const NamedLayout &unit) {
  return unit.elementBytes >= 1 &&
         unit.names.size() == unit.layout.layout.getNumels().size() &&
         !unit.layout.layout.check();
}

bool Remapper::addSources(llvm::ArrayRef<NamedLayout> units) {
  sources = units;
  for (auto [index, unit] : llvm::enumerate(units)) {
    std::optional<Shards> found =
        isValid(unit) ? findShards(unit.layout) : std::nullopt;
    if (!found)
      return false;
    shards.push_back(std::move(*found));
    for (auto [entry, name] : llvm::enumerate(unit.names))
      if (!names.try_emplace(name, Entry{index, entry}).second)
        return false;
  }
  return true;
}

bool Remapper::remap(const NamedLayout &unit, size_t index) {
  std::optional<Shards> dest =
      isValid(unit) ? findShards(unit.layout) : std::nullopt;
  if (!dest)
    return false;
  SmallVector<Entry> entries;
  for (auto [name, numel] :
       llvm::zip_equal(unit.names, unit.layout.layout.getNumels())) {
    auto found = names.find(name);
    if (found == names.end())
      return false;
    entries.push_back(found->second);
    const NamedLayout &source = sources[entries.back().unit];
    if (source.layout.layout.getNumels()[entries.back().entry] != numel ||
        source.elementBytes != unit.elementBytes)
      return false;
  }
  for (auto [rank, place] : llvm::enumerate(dest->places))
    fill(rank, place, unit, index, entries);
  return true;
}

/// The copies into one rank's shard.
void Remapper::fill(size_t rank, int64_t place, const NamedLayout &unit,
                    size_t index, llvm::ArrayRef<Entry> entries) {
  auto here = static_cast<int64_t>(rank);
  const Layout &layout = unit.layout.layout;
  for (const EntryRange &range : layout.ranges(place)) {
    Entry from = entries[range.entry];
    const Shards &source = shards[from.unit];
    // Ranks with equal new shards read different copies.
    size_t copy = rank / layout.getWorld() % source.ranks.size();
    int64_t offset = range.offsetInShard;
    for (const ShardRun &run : sources[from.unit].layout.layout.runs(
             from.entry, range.first, range.numel)) {
      bool own = rank < source.places.size() && source.places[rank] == run.rank;
      append(moves,
             {from.unit,
              index,
              {own ? here : source.ranks[copy][run.rank],
               run.offset * unit.elementBytes, here, offset * unit.elementBytes,
               run.numel * unit.elementBytes}});
      offset += run.numel;
    }
  }
}

std::optional<std::vector<UnitMove>>
mlir::fsdp::remapUnits(llvm::ArrayRef<NamedLayout> from,
                       llvm::ArrayRef<NamedLayout> to) {
  Remapper remapper;
  if (!remapper.addSources(from))
    return std::nullopt;
  llvm::StringSet<> seen;
  for (auto [index, unit] : llvm::enumerate(to))
    if (!remapper.remap(unit, index) ||
        !llvm::all_of(unit.names, [&](const std::string &name) {
          return seen.insert(name).second;
        }))
      return std::nullopt;
  return std::move(remapper.moves);
}

std::optional<SmallVector<MovedBytes>>
mlir::fsdp::remapLayout(const GridLayout &from, const GridLayout &to,
                        int64_t elementBytes) {
  std::vector<std::string> names;
  for (size_t entry = 0; entry < from.layout.getNumels().size(); ++entry)
    names.push_back(std::to_string(entry));
  if (from.layout.getNumels() != to.layout.getNumels())
    return std::nullopt;
  auto moves = remapUnits(NamedLayout{from, names, elementBytes},
                          NamedLayout{to, names, elementBytes});
  if (!moves)
    return std::nullopt;
  return llvm::map_to_vector(*moves,
                             [](const UnitMove &move) { return move.moved; });
}
