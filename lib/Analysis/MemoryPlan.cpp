//===- MemoryPlan.cpp - Offsets of buffers in an arena --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/MemoryPlan.h"
#include <algorithm>
#include <map>
#include <numeric>

using namespace mlir::fsdp;

static int64_t roundUp(int64_t value, int64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

/// The most bytes that live at one time. Between two buffers there may be a
/// gap, behind the last there is none; which one is last is free, so the one
/// with the largest gap is assumed to be.
static int64_t getLowerBound(const std::vector<BufferInterval> &intervals,
                             int64_t alignment) {
  std::map<int64_t, std::pair<int64_t, int64_t>> deltas;
  for (const BufferInterval &interval : intervals) {
    int64_t size = roundUp(interval.bytes, alignment);
    deltas[interval.first].first += size;
    deltas[interval.last + 1].second += size;
  }
  int64_t live = 0, bound = 0;
  for (const auto &[time, delta] : deltas) {
    live += delta.first - delta.second;
    int64_t gap = 0;
    if (live - (alignment - 1) <= bound)
      continue;
    for (const BufferInterval &interval : intervals)
      if (interval.first <= time && time <= interval.last)
        gap =
            std::max(gap, roundUp(interval.bytes, alignment) - interval.bytes);
    bound = std::max(bound, live - gap);
  }
  return bound;
}

MemoryPlan mlir::fsdp::planMemory(const std::vector<BufferInterval> &intervals,
                                  int64_t alignment) {
  MemoryPlan plan;
  plan.offsets.assign(intervals.size(), 0);
  plan.lowerBound = getLowerBound(intervals, alignment);

  std::vector<size_t> order(intervals.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](size_t x, size_t y) {
    const BufferInterval &a = intervals[x], &b = intervals[y];
    if (a.bytes != b.bytes)
      return a.bytes > b.bytes;
    return a.first != b.first ? a.first < b.first : x < y;
  });

  // Placed buffers, by offset.
  std::vector<size_t> placed;
  for (size_t index : order) {
    const BufferInterval &interval = intervals[index];
    int64_t offset = 0;
    if (interval.bytes > 0)
      for (size_t other : placed) {
        const BufferInterval &neighbour = intervals[other];
        bool together = interval.first <= neighbour.last &&
                        neighbour.first <= interval.last;
        if (!together || neighbour.bytes == 0)
          continue;
        if (plan.offsets[other] >= offset + interval.bytes)
          break;
        offset = std::max(
            offset, roundUp(plan.offsets[other] + neighbour.bytes, alignment));
      }
    plan.offsets[index] = offset;
    plan.peak = std::max(plan.peak, offset + interval.bytes);
    placed.insert(std::upper_bound(placed.begin(), placed.end(), index,
                                   [&](size_t x, size_t y) {
                                     return plan.offsets[x] < plan.offsets[y];
                                   }),
                  index);
  }
  return plan;
}
