//===- IssueOrder.cpp - Where collectives start and end -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/IssueOrder.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <numeric>
#include <tuple>

using namespace mlir::fsdp;

/// Indices of the gathers, or of all others, in issue order.
static llvm::SmallVector<size_t> select(const IssueTrace &trace, bool gathers) {
  llvm::SmallVector<size_t> indices;
  for (size_t i = 0; i < trace.collectives.size(); ++i)
    if (trace.collectives[i].isGather == gathers)
      indices.push_back(i);
  return indices;
}

/// The first of `gathers` in the layer of the `k`-th.
static size_t findLayer(const IssueTrace &trace, llvm::ArrayRef<size_t> gathers,
                        size_t k, bool joins) {
  while (joins && k > 0 && trace.collectives[gathers[k]].joinsPrevious)
    --k;
  return k;
}

/// The op before which the `k`-th of `gathers` is wanted to start.
static int64_t findAnchor(const IssueTrace &trace,
                          llvm::ArrayRef<size_t> gathers, size_t k,
                          const ScheduleOptions &options) {
  const TracedCollective &gather = trace.collectives[gathers[k]];
  int64_t ahead =
      gather.isBackward ? options.backwardPrefetch : options.forwardPrefetch;
  if (options.maxInFlight > 0)
    ahead = std::min(ahead, options.maxInFlight);
  if (ahead <= 0 || k == 0)
    return gather.start;
  bool joins = options.maxInFlight == 0;
  // The last gather of the layer that many layers before.
  size_t last = findLayer(trace, gathers, k, joins);
  for (; ahead > 1 && last > 0; --ahead)
    last = findLayer(trace, gathers, last - 1, joins);
  bool hasWindow = last > 0;
  const TracedCollective &anchor =
      trace.collectives[gathers[hasWindow ? last - 1 : 0]];
  if (gather.isBackward && options.backwardOrder == BackwardOrder::Post) {
    int64_t reduction = anchor.reduction;
    for (size_t i = hasWindow ? findLayer(trace, gathers, last - 1, joins) : 0;
         reduction < 0 && i < last; ++i)
      reduction = trace.collectives[gathers[i]].reduction;
    return anchor.isBackward && reduction >= 0
               ? trace.collectives[reduction].start
               : gather.start;
  }
  return anchor.wait + (hasWindow ? 1 : 0);
}

/// Moves the starts of gathers up.
static void planGathers(const IssueTrace &trace, const ScheduleOptions &options,
                        SchedulePlan &plan) {
  llvm::SmallVector<size_t> gathers = select(trace, /*gathers=*/true);
  // Where few may be in flight, they count.
  if (options.maxInFlight == 0)
    llvm::erase_if(gathers, [&](size_t index) {
      return trace.collectives[index].isRepeated;
    });
  int64_t previous = 0;
  for (size_t k = 0; k < gathers.size(); ++k) {
    const TracedCollective &gather = trace.collectives[gathers[k]];
    int64_t position = std::max(
        {findAnchor(trace, gathers, k, options), gather.earliest, previous});
    position = std::min(position, gather.start);
    plan.starts[gathers[k]] = position;
    // Behind a start that stays; things put before one op keep their order.
    previous = position == gather.start ? position + 1 : position;
  }
}

/// Waits of the reductions in `indices` move down to their limits, and to the
/// start of the one that must not begin before; there are as many in flight as
/// `most` says, 0 for any number.
static void moveWaits(const IssueTrace &trace, llvm::ArrayRef<size_t> indices,
                      size_t most, SchedulePlan &plan) {
  for (size_t k = 0; k < indices.size(); ++k) {
    const TracedCollective &reduction = trace.collectives[indices[k]];
    int64_t position = reduction.limit;
    if (most > 0 && k + most < indices.size()) {
      size_t next = indices[k + most];
      position = std::min(position, plan.starts[next]);
      if (plan.starts[next] != trace.collectives[next].start)
        plan.awaitedBefore[indices[k]] = next;
    }
    // Also if nothing lies between: waits at one place stand in issue order.
    if (position > reduction.wait)
      plan.waits[indices[k]] = position;
  }
}

/// The first place at which some reduction must be complete.
static int64_t findFirstLimit(const IssueTrace &trace) {
  int64_t first = trace.numOps;
  for (const TracedCollective &collective : trace.collectives)
    if (!collective.isGather)
      first = std::min(first, collective.limit);
  return first;
}

/// Reductions of what others have reduced start where these are awaited: at the
/// next one's start, the last ones in front of the first reader of any.
static void startDependents(const IssueTrace &trace, SchedulePlan &plan) {
  int64_t firstLimit = findFirstLimit(trace);
  for (size_t i = 0; i < trace.collectives.size(); ++i) {
    int64_t other = trace.collectives[i].dependsOn;
    if (other < 0)
      continue;
    int64_t wait = trace.collectives[other].wait;
    if (firstLimit > wait)
      plan.waits[other] = std::min(plan.waits[other], firstLimit);
    if (plan.waits[other] != wait)
      plan.starts[i] = plan.waits[other];
  }
}

static void planReductions(const IssueTrace &trace,
                           const ScheduleOptions &options, SchedulePlan &plan) {
  llvm::SmallVector<size_t> holding, others;
  for (size_t index : select(trace, /*gathers=*/false)) {
    const TracedCollective &reduction = trace.collectives[index];
    bool holds = reduction.dependsOn < 0 && reduction.holdsBuffer;
    (holds ? holding : others).push_back(index);
  }
  moveWaits(trace, holding, options.getMaxReductions(), plan);
  startDependents(trace, plan);
  // In the order in which they start; what is moved before an op precedes it.
  llvm::sort(others, [&](size_t a, size_t b) {
    auto getPlace = [&](size_t i) {
      return std::tuple(plan.starts[i],
                        plan.starts[i] == trace.collectives[i].start, i);
    };
    return getPlace(a) < getPlace(b);
  });
  moveWaits(trace, others, options.maxInFlight, plan);
}

SchedulePlan mlir::fsdp::planSchedule(const IssueTrace &trace,
                                      const ScheduleOptions &options) {
  SchedulePlan plan;
  for (const TracedCollective &collective : trace.collectives) {
    plan.starts.push_back(collective.start);
    plan.waits.push_back(collective.wait);
    plan.awaitedBefore.push_back(-1);
  }
  planGathers(trace, options, plan);
  planReductions(trace, options, plan);
  return plan;
}

llvm::SmallVector<int64_t> mlir::fsdp::orderOps(const IssueTrace &trace,
                                                const SchedulePlan &plan) {
  // Sorted by place, then by what stands there, then by issue order.
  enum { Starts, Dependents, Waits, Stays };
  using Key = std::tuple<int64_t, int64_t, int64_t>;
  llvm::SmallVector<Key> keys;
  for (int64_t op = 0; op < trace.numOps; ++op)
    keys.push_back({op, Stays, 0});
  for (auto [i, collective] : llvm::enumerate(trace.collectives)) {
    int64_t issue = 4 * static_cast<int64_t>(i), other = collective.dependsOn;
    int64_t next = plan.awaitedBefore[i];
    if (plan.waits[i] != collective.wait)
      keys[collective.wait] = next >= 0 && plan.waits[i] == plan.starts[next]
                                  ? Key{plan.waits[i], Dependents, 4 * next - 1}
                                  : Key{plan.waits[i], Waits, issue + 1};
    if (plan.starts[i] != collective.start)
      keys[collective.start] = {plan.starts[i], other < 0 ? Starts : Dependents,
                                issue};
    // One that depends on another one starts behind its wait.
    if (other >= 0 && plan.waits[other] != trace.collectives[other].wait)
      std::get<1>(keys[trace.collectives[other].wait]) = Dependents;
  }
  llvm::SmallVector<int64_t> order(trace.numOps);
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](int64_t a, int64_t b) { return keys[a] < keys[b]; });
  return order;
}

int64_t mlir::fsdp::countInFlight(const IssueTrace &trace,
                                  const SchedulePlan &plan, bool gathers) {
  llvm::SmallVector<int64_t> change(trace.numOps, 0);
  for (size_t index : select(trace, gathers)) {
    change[trace.collectives[index].start] = 1;
    change[trace.collectives[index].wait] = -1;
  }
  int64_t now = 0, most = 0;
  for (int64_t op : orderOps(trace, plan)) {
    now += change[op];
    most = std::max(most, now);
  }
  return most;
}
