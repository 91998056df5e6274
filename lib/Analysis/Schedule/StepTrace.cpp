//===- StepTrace.cpp - A step's work, bytes and lifetimes -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/StepTrace.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace mlir::fsdp;

double CostedStep::computeSeconds() const {
  double sum = 0;
  for (const CostedSegment &segment : segments)
    sum += segment.seconds;
  return sum;
}

unsigned CostedStep::countGradients() const {
  return llvm::count_if(reductions, [](const CostedReduction &reduction) {
    return reduction.needs < 0;
  });
}

std::vector<int64_t> CostedStep::neededBytes() const {
  // Changes at the ends of the ranges, then their running sum.
  std::vector<int64_t> needed(segments.size() + 1, 0);
  auto add = [&](int64_t first, int64_t last, int64_t bytes) {
    needed[first] += bytes;
    needed[last + 1] -= bytes;
  };
  for (const CostedWindow &window : windows) {
    bool mustStay = window.options.size() == 1 && window.previous >= 0 &&
                    window.options.front().kind == WindowOption::Keep;
    int64_t first = mustStay ? windows[window.previous].last + 1 : window.first;
    add(first, window.last, window.bytes);
  }
  for (const CostedReduction &reduction : reductions)
    add(reduction.first, reduction.last, reduction.bytes);
  int64_t now = 0;
  for (size_t k = 0; k < segments.size(); ++k) {
    now += needed[k];
    needed[k] = now + segments[k].liveBytes;
  }
  needed.pop_back();
  return needed;
}

//===----------------------------------------------------------------------===//
// Check
//===----------------------------------------------------------------------===//

/// Whether [first, last] is a range of `count` segments.
static bool isRange(int64_t first, int64_t last, int64_t count) {
  return 0 <= first && first <= last && last < count;
}

/// What is wrong with a unit; empty if nothing is.
static std::string checkUnit(const TraceUnit &unit, int64_t count) {
  if (unit.gatherBytes < 0 || unit.reduceBytes < 0)
    return "has a negative size";
  if (unit.shardRanks < 1 || unit.replicas < 1)
    return "has a group without ranks";
  if (unit.smallGroup < 0 || unit.smallGroup > unit.shardRanks)
    return "has a smaller group that is larger than its group";
  int64_t end = -1;
  for (const TraceWindow &window : unit.windows) {
    if (!isRange(window.first, window.last, count))
      return "has a window outside of the step";
    if (window.first <= end)
      return "has windows that overlap or are out of order";
    if (window.release < 0 || window.release > window.first)
      return "uses a window before its shard is there";
    end = window.last;
  }
  if (unit.reduceBytes == 0)
    return "";
  if (!isRange(unit.gradFirst, unit.gradLast, count))
    return "has gradients outside of the step";
  if (unit.gradUser >= 0 &&
      (unit.gradUser <= unit.gradLast || unit.gradUser >= count))
    return "uses its gradient before it is reduced";
  return "";
}

/// Whether what the unit reduces further is reduced before.
static bool hasReduced(const StepTrace &trace, size_t number) {
  const TraceUnit &unit = trace.units[number];
  if (unit.reduces < 0)
    return true;
  if (unit.reduces >= static_cast<int64_t>(number))
    return false;
  const TraceUnit &other = trace.units[unit.reduces];
  return other.reduceBytes > 0 && other.shardRanks * other.replicas > 1 &&
         other.gradLast <= unit.gradLast;
}

std::string mlir::fsdp::checkTrace(const StepTrace &trace) {
  int64_t count = trace.segments.size();
  for (const TraceSegment &segment : trace.segments)
    if (segment.liveBytes < 0 || segment.work.flops < 0 ||
        segment.work.bytes < 0 || segment.work.kernels < 0)
      return "segment '" + segment.name + "' has a negative size";
  for (auto [number, unit] : llvm::enumerate(trace.units)) {
    std::string what = checkUnit(unit, count);
    if (what.empty() && !hasReduced(trace, number))
      what = "reduces further what is not reduced before";
    if (!what.empty())
      return "unit '" + unit.name + "' " + what;
  }
  return "";
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

namespace {
/// A collective of a unit within groups of `ranks`, which take `span`
/// consecutive ranks and are `stride` apart.
struct GroupCost {
  GroupCost(const CostTable &table, llvm::ArrayRef<LinkCost> rows,
            int64_t ranks, int64_t span, int64_t stride)
      : link(findLink(rows, std::max(ranks, span))), ranks(ranks),
        isInNode(std::max(ranks, span) <= table.nodeRanks),
        sharing(countSharingGroups(table, std::max(ranks, span), stride)) {}
  GroupCost(const CostTable &table, llvm::ArrayRef<LinkCost> rows,
            int64_t ranks, const TraceUnit &unit)
      : GroupCost(table, rows, ranks, unit.span, unit.stride) {}

  double getTransfer(int64_t bytes) const {
    return static_cast<double>(sharing) *
           getTransferSeconds(link, ranks, bytes);
  }

  const LinkCost &link;
  int64_t ranks;
  bool isInNode;
  int64_t sharing;
};
} // namespace

/// A gather of the unit's parameters within groups of `ranks`.
static WindowOption makeGather(const TraceUnit &unit, const CostTable &table,
                               WindowOption::Kind kind, int64_t ranks) {
  // Smaller groups are of neighbours.
  GroupCost cost = kind == WindowOption::SmallGather
                       ? GroupCost(table, table.gather, ranks, ranks, 1)
                       : GroupCost(table, table.gather, ranks, unit);
  return {kind, kind == WindowOption::Gather ? 0 : unit.gatherBytes / ranks,
          cost.link.latency, cost.getTransfer(unit.gatherBytes), cost.isInNode};
}

/// Adds the windows of a unit, not yet in order; `previous` counts within the
/// unit.
static void addWindows(const TraceUnit &unit, unsigned number,
                       const CostTable &table, CostedStep &step) {
  for (auto [i, range] : llvm::enumerate(unit.windows)) {
    CostedWindow window;
    window.unit = number;
    window.first = range.first;
    window.last = range.last;
    window.release = range.release;
    window.channel = unit.channel;
    window.bytes = unit.gatherBytes;
    window.previous = static_cast<int64_t>(i) - 1;
    bool mayKeep = i > 0 && unit.reshard != WindowRule::Always;
    bool mayGather = i == 0 || unit.reshard != WindowRule::Never;
    if (mayGather)
      window.options.push_back(
          makeGather(unit, table, WindowOption::Gather, unit.shardRanks));
    if (mayKeep)
      window.options.push_back({WindowOption::Keep, unit.gatherBytes, 0, 0});
    if (i > 0 && mayGather && unit.smallGroup > 1 &&
        unit.smallGroup < unit.shardRanks)
      window.options.push_back(
          makeGather(unit, table, WindowOption::SmallGather, unit.smallGroup));
    step.windows.push_back(window);
  }
}

/// The unit's reduction: over the ranks of a copy, then its shard over the
/// copies (twice the bytes: reduced, then gathered).
static CostedReduction makeReduction(const TraceUnit &unit, unsigned number,
                                     const CostTable &table, int64_t end) {
  CostedReduction reduction;
  reduction.unit = number;
  reduction.channel = unit.channel;
  reduction.first = unit.gradFirst;
  reduction.last = unit.gradLast;
  reduction.user = unit.gradUser < 0 ? end : unit.gradUser;
  reduction.bytes = unit.reduceBytes;
  reduction.isInNode = true;
  int64_t bytes = unit.movedBytes.value_or(unit.reduceBytes);
  if (bytes > 0 && unit.shardRanks > 1) {
    GroupCost cost(table, table.reduce, unit.shardRanks, unit);
    reduction.latency += cost.link.latency;
    reduction.transfer += cost.getTransfer(bytes);
    reduction.isInNode &= cost.isInNode;
  }
  if (bytes > 0 && unit.replicas > 1) {
    // Copies are as far apart as a copy has ranks.
    int64_t ranks = unit.shardRanks * unit.replicas;
    GroupCost cost(table, table.reduce, unit.replicas,
                   std::max(ranks, unit.span), unit.stride * unit.shardRanks);
    reduction.latency += 2 * cost.link.latency;
    reduction.transfer += 2 * cost.getTransfer(bytes / unit.shardRanks);
    reduction.isInNode &= cost.isInNode;
  }
  return reduction;
}

/// Puts the windows in order of their first segment and makes `previous` the
/// number of a window.
static void sortWindows(std::vector<CostedWindow> &windows) {
  llvm::sort(windows, [](const CostedWindow &a, const CostedWindow &b) {
    return std::make_pair(a.first, a.unit) < std::make_pair(b.first, b.unit);
  });
  std::vector<int64_t> latest;
  for (auto [i, window] : llvm::enumerate(windows)) {
    if (latest.size() <= window.unit)
      latest.resize(window.unit + 1, -1);
    window.previous = latest[window.unit];
    latest[window.unit] = i;
  }
}

/// Puts the reductions in their order and finds which of them others need.
static void sortReductions(const StepTrace &trace,
                           std::vector<CostedReduction> &reductions) {
  auto getKey = [&](const CostedReduction &reduction) {
    return std::make_tuple(trace.units[reduction.unit].reduces >= 0,
                           reduction.last, reduction.unit);
  };
  llvm::sort(reductions,
             [&](const CostedReduction &a, const CostedReduction &b) {
               return getKey(a) < getKey(b);
             });
  std::vector<int64_t> numbers(trace.units.size(), -1);
  for (auto [i, reduction] : llvm::enumerate(reductions))
    numbers[reduction.unit] = i;
  for (CostedReduction &reduction : reductions)
    if (int64_t other = trace.units[reduction.unit].reduces; other >= 0)
      reduction.needs = numbers[other];
}

CostedStep mlir::fsdp::applyCosts(const StepTrace &trace,
                                  const CostTable &table) {
  CostedStep step;
  step.sharedLink = table.sharedLink;
  for (const TraceSegment &segment : trace.segments)
    step.segments.push_back(
        {segment.name, table.computeSeconds(segment.work), segment.liveBytes});
  for (auto [number, unit] : llvm::enumerate(trace.units)) {
    step.units.push_back(unit.name);
    if (unit.gatherBytes > 0 && unit.shardRanks > 1)
      addWindows(unit, number, table, step);
    if (unit.reduceBytes > 0 && unit.shardRanks * unit.replicas > 1)
      step.reductions.push_back(
          makeReduction(unit, number, table, trace.segments.size()));
  }
  sortWindows(step.windows);
  sortReductions(trace, step.reductions);
  return step;
}
