//===- Layout.cpp - Where an element of a unit lies -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Closed forms only: no function enumerates elements or ranks.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir::fsdp;

/// Elements that are missing to the next multiple.
static int64_t missingTo(int64_t value, int64_t multiple) {
  int64_t rest = value % multiple;
  return rest ? multiple - rest : 0;
}

std::optional<FlatLayout> FlatLayout::create(llvm::ArrayRef<int64_t> numels,
                                             int64_t world, int64_t alignment) {
  if (world < 1 || alignment < 1)
    return std::nullopt;
  llvm::SmallVector<int64_t> paddings;
  int64_t position = 0;
  auto pad = [&](int64_t multiple) {
    paddings.push_back(missingTo(position, multiple));
    return !llvm::AddOverflow(position, paddings.back(), position);
  };
  for (int64_t numel : numels)
    if (numel < 0 || !pad(alignment) ||
        llvm::AddOverflow(position, numel, position))
      return std::nullopt;
  if (!pad(world))
    return std::nullopt;
  return FlatLayout(numels, paddings, world);
}

int64_t FlatLayout::getFullNumel() const {
  int64_t total = 0;
  for (int64_t value : llvm::concat<const int64_t>(numels, paddings))
    total += value;
  return total;
}

int64_t FlatLayout::getPaddingNumel() const {
  int64_t total = 0;
  for (int64_t value : paddings)
    total += value;
  return total;
}

int64_t FlatLayout::getOffset(size_t entry) const {
  int64_t position = paddings[entry];
  for (size_t i = 0; i < entry; ++i)
    position += paddings[i] + numels[i];
  return position;
}

ShardPosition FlatLayout::owner(int64_t position) const {
  int64_t shard = getShardNumel();
  return {position / shard, position % shard};
}

EntryElement FlatLayout::locate(int64_t rank, int64_t offset) const {
  int64_t position = rank * getShardNumel() + offset;
  int64_t start = 0;
  for (size_t i = 0; i < numels.size(); ++i) {
    start += paddings[i];
    if (position < start)
      return {-1, 0};
    if (position < start + numels[i])
      return {static_cast<int64_t>(i), position - start};
    start += numels[i];
  }
  return {-1, 0};
}

llvm::SmallVector<EntryRange> FlatLayout::ranges(int64_t rank) const {
  llvm::SmallVector<EntryRange> result;
  int64_t shard = getShardNumel();
  int64_t begin = rank * shard, end = begin + shard;
  int64_t start = 0;
  for (size_t i = 0; i < numels.size(); ++i) {
    start += paddings[i];
    int64_t from = std::max(start, begin);
    int64_t to = std::min(start + numels[i], end);
    if (from < to)
      result.push_back(
          {static_cast<int64_t>(i), from - begin, from - start, to - from});
    start += numels[i];
  }
  return result;
}

std::optional<std::string> FlatLayout::checkElement(size_t entry,
                                                    int64_t index) const {
  ShardPosition place = owner(getOffset(entry) + index);
  if (place.rank < 0 || place.rank >= world || place.offset < 0 ||
      place.offset >= getShardNumel())
    return "element " + std::to_string(index) + " of entry " +
           std::to_string(entry) + " has no owner";
  EntryElement found = locate(place.rank, place.offset);
  if (found.entry != static_cast<int64_t>(entry) || found.index != index)
    return "element " + std::to_string(index) + " of entry " +
           std::to_string(entry) + " is not found where its owner holds it";
  return std::nullopt;
}

std::optional<std::string> FlatLayout::check() const {
  if (world < 1)
    return "the world is " + std::to_string(world);
  if (paddings.size() != numels.size() + 1)
    return "there are " + std::to_string(paddings.size()) + " paddings for " +
           std::to_string(numels.size()) + " entries";
  for (int64_t value : llvm::concat<const int64_t>(numels, paddings))
    if (value < 0)
      return "a size is " + std::to_string(value);
  int64_t full = getFullNumel();
  if (full % world != 0)
    return "entries and paddings sum to " + std::to_string(full) +
           ", no multiple of world " + std::to_string(world);
  // Entries are disjoint and ascending, since each starts at the sum of all
  // before it. What remains is the cut into shards.
  int64_t shard = getShardNumel();
  for (size_t i = 0; i < numels.size(); ++i) {
    if (numels[i] == 0)
      continue;
    // The only places inside an entry where owner() is not linear are the cuts
    // between shards; all cuts look alike, so the first and last suffice.
    int64_t start = getOffset(i), last = start + numels[i] - 1;
    int64_t firstCut = (start / shard + 1) * shard;
    int64_t lastCut = last / shard * shard;
    for (int64_t position :
         {start, last, firstCut - 1, firstCut, lastCut - 1, lastCut})
      if (position >= start && position <= last)
        if (auto wrong = checkElement(i, position - start))
          return wrong;
  }
  return std::nullopt;
}
