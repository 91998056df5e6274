//===- MemoryPlan.cpp - Offsets of buffers in an arena --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

using namespace mlir::fsdp;

static int64_t roundUp(int64_t value, int64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

/// The most bytes that live at one time and for which the memory of others has
/// no room. Between two buffers there may be a gap, behind the last there is
/// none; which one is last is free, so the one with the largest gap is assumed
/// to be.
static int64_t getLowerBound(const std::vector<BufferInterval> &intervals,
                             int64_t alignment, const SharedMemory &shared) {
  std::vector<BufferInterval> all = intervals;
  all.insert(all.end(), shared.intervals.begin(), shared.intervals.end());
  std::map<int64_t, std::pair<int64_t, int64_t>> deltas;
  for (const BufferInterval &interval : all) {
    int64_t size = roundUp(interval.bytes, alignment);
    deltas[interval.first].first += size;
    deltas[interval.last + 1].second += size;
  }
  // Offsets are multiples of the alignment: the sizes of what lies in the
  // memory of others, rounded up, have a sum of at most its size rounded up.
  int64_t live = -roundUp(shared.plan.peak, alignment);
  int64_t bound = std::max<int64_t>(0, countLiveBytes(all) - shared.plan.peak);
  for (const auto &[time, delta] : deltas) {
    live += delta.first - delta.second;
    if (live <= bound)
      continue;
    int64_t gap = 0;
    for (const BufferInterval &interval : intervals)
      if (interval.first <= time && time <= interval.last)
        gap =
            std::max(gap, roundUp(interval.bytes, alignment) - interval.bytes);
    bound = std::max(bound, live - gap);
  }
  return bound;
}

int64_t
mlir::fsdp::countLiveBytes(const std::vector<BufferInterval> &intervals) {
  std::map<int64_t, int64_t> deltas;
  for (const BufferInterval &interval : intervals) {
    deltas[interval.first] += interval.bytes;
    deltas[interval.last + 1] -= interval.bytes;
  }
  int64_t live = 0, most = 0;
  for (const auto &[time, delta] : deltas)
    most = std::max(most, live += delta);
  return most;
}

namespace {
/// A buffer that has its place, in the memory of others followed by its own.
struct Placed {
  int64_t offset, end;
  int64_t first, last;
};

/// Places buffers one by one.
class Packing {
public:
  Packing(const std::vector<BufferInterval> &intervals, int64_t alignment,
          const SharedMemory &shared);

  /// Places all buffers in the given order.
  MemoryPlan pack(const std::vector<size_t> &order) const;

private:
  int64_t findOffset(const BufferInterval &interval,
                     const std::vector<Placed> &placed) const;

  const std::vector<BufferInterval> &intervals;
  int64_t alignment;
  /// Size of the memory of others, and where own memory begins behind it.
  int64_t sharedBytes, ownBegin;
  /// The buffers in the memory of others, by offset.
  std::vector<Placed> fixed;
};
} // namespace

static bool isLower(const Placed &x, const Placed &y) {
  return std::tie(x.offset, x.first) < std::tie(y.offset, y.first);
}

Packing::Packing(const std::vector<BufferInterval> &intervals,
                 int64_t alignment, const SharedMemory &shared)
    : intervals(intervals), alignment(alignment), sharedBytes(shared.plan.peak),
      ownBegin(roundUp(shared.plan.peak, alignment)) {
  for (size_t i = 0; i < shared.intervals.size(); ++i) {
    const BufferInterval &interval = shared.intervals[i];
    int64_t offset = shared.plan.offsets[i];
    if (interval.bytes > 0)
      fixed.push_back(
          {offset, offset + interval.bytes, interval.first, interval.last});
  }
  std::sort(fixed.begin(), fixed.end(), isLower);
}

/// The lowest offset that is free while the buffer lives and does not straddle
/// the end of the memory of others.
int64_t Packing::findOffset(const BufferInterval &interval,
                            const std::vector<Placed> &placed) const {
  int64_t offset = 0;
  auto leaveShared = [&] {
    if (offset < ownBegin && offset + interval.bytes > sharedBytes)
      offset = ownBegin;
  };
  leaveShared();
  for (const Placed &other : placed) {
    if (other.offset >= offset + interval.bytes)
      break;
    if (interval.first > other.last || other.first > interval.last ||
        other.end <= offset)
      continue;
    offset = roundUp(other.end, alignment);
    leaveShared();
  }
  return offset;
}

MemoryPlan Packing::pack(const std::vector<size_t> &order) const {
  MemoryPlan plan;
  plan.offsets.assign(intervals.size(), 0);
  plan.isShared.assign(intervals.size(), false);
  std::vector<Placed> placed = fixed;
  for (size_t index : order) {
    const BufferInterval &interval = intervals[index];
    if (interval.bytes == 0)
      continue;
    int64_t offset = findOffset(interval, placed);
    Placed place = {offset, offset + interval.bytes, interval.first,
                    interval.last};
    placed.insert(
        std::upper_bound(placed.begin(), placed.end(), place, isLower), place);
    plan.isShared[index] = offset < ownBegin;
    plan.offsets[index] = plan.isShared[index] ? offset : offset - ownBegin;
    if (!plan.isShared[index])
      plan.peak = std::max(plan.peak, plan.offsets[index] + interval.bytes);
  }
  return plan;
}

/// Orders in which buffers are placed.
static std::vector<std::vector<size_t>>
makeOrders(const std::vector<BufferInterval> &intervals) {
  std::vector<size_t> order(intervals.size());
  std::iota(order.begin(), order.end(), 0);
  std::vector<std::vector<size_t>> orders;
  auto add = [&](auto key) {
    orders.push_back(order);
    std::sort(orders.back().begin(), orders.back().end(),
              [&](size_t x, size_t y) {
                return std::pair(key(intervals[x]), x) <
                       std::pair(key(intervals[y]), y);
              });
  };
  add([](const BufferInterval &i) { return std::pair(-i.bytes, i.first); });
  add([](const BufferInterval &i) { return std::pair(i.first, -i.bytes); });
  add([](const BufferInterval &i) {
    return std::pair(i.first - i.last, -i.bytes);
  });
  add([](const BufferInterval &i) { return std::pair(-i.last, -i.bytes); });
  return orders;
}

/// The buffers that stand out at the end of the plan get the first choice.
static void putTopFirst(const std::vector<BufferInterval> &intervals,
                        const MemoryPlan &plan, std::vector<size_t> &order) {
  std::vector<size_t> top, rest;
  for (size_t i : order) {
    bool isTop =
        !plan.isShared[i] && plan.offsets[i] + intervals[i].bytes == plan.peak;
    (isTop ? top : rest).push_back(i);
  }
  top.insert(top.end(), rest.begin(), rest.end());
  order = std::move(top);
}

/// How many plans are worth their time, which grows with the square of their
/// size: a fifth of a second for all at most.
static int64_t countAttempts(size_t buffers) {
  constexpr int64_t kWork = 20000000, kMost = 64;
  auto count = static_cast<int64_t>(std::max<size_t>(buffers, 1));
  return std::clamp<int64_t>(kWork / (count * count), 2, kMost);
}

MemoryPlan mlir::fsdp::planMemory(const std::vector<BufferInterval> &intervals,
                                  int64_t alignment,
                                  const SharedMemory &shared) {
  Packing packing(intervals, alignment, shared);
  int64_t bound = getLowerBound(intervals, alignment, shared);
  int64_t attempts = countAttempts(intervals.size());
  std::vector<std::vector<size_t>> orders = makeOrders(intervals);
  std::vector<size_t> order = orders.front();
  MemoryPlan best = packing.pack(order);
  for (size_t i = 1; i < orders.size() && --attempts > 0; ++i) {
    if (best.peak <= bound)
      break;
    MemoryPlan plan = packing.pack(orders[i]);
    if (plan.peak >= best.peak)
      continue;
    best = std::move(plan);
    order = orders[i];
  }
  MemoryPlan plan = best;
  while (--attempts > 0 && best.peak > bound) {
    putTopFirst(intervals, plan, order);
    plan = packing.pack(order);
    if (plan.peak < best.peak)
      best = plan;
  }
  // A buffer in the memory of others may be in the way of a better plan.
  if (!shared.intervals.empty() && best.peak > bound) {
    MemoryPlan alone = planMemory(intervals, alignment);
    if (alone.peak < best.peak)
      best = std::move(alone);
  }
  best.lowerBound = bound;
  return best;
}

MemoryPlan mlir::fsdp::planMemory(const std::vector<BufferInterval> &intervals,
                                  int64_t alignment) {
  return planMemory(intervals, alignment, SharedMemory());
}
