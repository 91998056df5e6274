//===- Scheduler.cpp - The best program for a step ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/Scheduler.h"
#include "fsdp/Analysis/Schedule/ScheduleImprove.h"
#include "fsdp/Analysis/Schedule/SchedulePolicies.h"
#include "fsdp/Analysis/Schedule/ScheduleSearch.h"
#include "fsdp/Analysis/Schedule/Simulator.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <numeric>
#include <tuple>

using namespace mlir::fsdp;

namespace {
/// Collects candidates and keeps the best.
class Scheduling {
public:
  Scheduling(const CostedStep &step, const SchedulerOptions &options)
      : step(step), options(options) {}

  StepSchedule run();

private:
  void consider(StepProgram program, const char *origin);
  bool isOptimal() const {
    return result.feasible &&
           result.makespan <= result.bound.makespan * (1 + kSameTime);
  }
  void tryPolicies();
  std::vector<int> keepGreedily(int64_t reserve) const;
  bool search(SearchOptions search, const char *origin);
  std::vector<bool> formGatherBuckets(const std::vector<int> &options,
                                      double smallest, double largest) const;
  std::vector<bool> formReduceBuckets(double smallest, double largest) const;
  void tryBuckets();
  void tryBeams();
  void tryChanges();
  size_t countCollectives() const {
    return step.windows.size() + step.reductions.size();
  }

  const CostedStep &step;
  const SchedulerOptions &options;
  StepSchedule result;
};
} // namespace

void Scheduling::consider(StepProgram program, const char *origin) {
  Simulation simulation = simulate(step, program);
  if (!simulation.error.empty() || simulation.peakBytes > options.limit)
    return;
  if (result.feasible && simulation.makespan >= result.makespan)
    return;
  result.feasible = true;
  result.program = std::move(program);
  result.makespan = simulation.makespan;
  result.exposed = simulation.exposed;
  result.peakBytes = simulation.peakBytes;
  result.origin = origin;
}

void Scheduling::tryPolicies() {
  for (PolicyOptions policy : getKnownPolicies())
    for (bool keepAll : {false, true}) {
      policy.keepAll |= keepAll;
      consider(makePolicyProgram(step, policy), policy.name.c_str());
    }
}

/// Keeps the parameters of windows that save most per byte, those with the
/// shortest gap first, as long as `reserve` bytes stay free.
std::vector<int> Scheduling::keepGreedily(int64_t reserve) const {
  std::vector<int64_t> used = step.neededBytes();
  std::vector<int> chosen(step.windows.size(), 0);
  std::vector<unsigned> order(step.windows.size());
  std::iota(order.begin(), order.end(), 0);
  auto getGap = [&](unsigned i) {
    const CostedWindow &window = step.windows[i];
    return window.previous < 0
               ? 0
               : window.first - step.windows[window.previous].last;
  };
  auto getRatio = [&](unsigned i) {
    const CostedWindow &window = step.windows[i];
    const WindowOption &option = window.options.front();
    return (option.transfer + option.latency) /
           static_cast<double>(std::max<int64_t>(1, window.bytes));
  };
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::make_tuple(-getRatio(a), getGap(a), a) <
           std::make_tuple(-getRatio(b), getGap(b), b);
  });
  for (unsigned i : order) {
    const CostedWindow &window = step.windows[i];
    for (auto [number, option] : llvm::enumerate(window.options)) {
      if (option.kind != WindowOption::Keep || window.options.size() == 1)
        continue;
      int64_t first = step.windows[window.previous].last + 1;
      bool fits = true;
      for (int64_t k = first; k < window.first && fits; ++k)
        fits = used[k] + option.heldBytes + reserve <= options.limit;
      if (!fits)
        continue;
      chosen[i] = number;
      for (int64_t k = first; k < window.first; ++k)
        used[k] += option.heldBytes;
    }
  }
  return chosen;
}

/// Returns whether the search was complete.
bool Scheduling::search(SearchOptions search, const char *origin) {
  search.limit = options.limit;
  search.maxLabels = options.maxLabels;
  search.cutoff = result.feasible ? result.makespan : 0;
  SearchResult found = searchSchedule(step, result.bound, search);
  if (found.found)
    consider(std::move(found.program), origin);
  return found.complete;
}

/// Cuts gathers into buckets whose transfers grow from `smallest` to `largest`
/// seconds, anew where parameters are gathered again.
std::vector<bool> Scheduling::formGatherBuckets(const std::vector<int> &options,
                                                double smallest,
                                                double largest) const {
  std::vector<bool> ends(step.windows.size(), false);
  double sum = 0, size = smallest;
  int64_t first = 0;
  for (auto [i, window] : llvm::enumerate(step.windows)) {
    const WindowOption &option = window.options[options[i]];
    bool isWhole =
        window.previous >= 0 && step.windows[window.previous].last >= first;
    if (i > 0 && (isWhole || window.release > first ||
                  window.channel != step.windows[i - 1].channel)) {
      // Not there, or still whole, when the bucket would start.
      ends[i - 1] = true;
      first = std::max(first, window.release);
      if (isWhole)
        first = std::max(first, step.windows[window.previous].last + 1);
      sum = 0;
      size = smallest;
    }
    sum += option.transfer;
    if (sum < size)
      continue;
    ends[i] = true;
    sum = 0;
    size = std::min(2 * size, largest);
    first = window.first + 1;
  }
  return ends;
}

/// The same for reductions from the last one on: the end of the step is not
/// hidden behind anything.
std::vector<bool> Scheduling::formReduceBuckets(double smallest,
                                                double largest) const {
  std::vector<bool> ends(step.reductions.size(), false);
  unsigned gradients = step.countGradients();
  double sum = 0, size = smallest;
  for (size_t i = step.reductions.size(); i-- > 0;) {
    // The last one of either kind ends what it stands for.
    if (i + 1 == step.reductions.size() || i + 1 == gradients) {
      ends[i] = true;
      sum = 0;
      size = smallest;
    }
    ends[i] =
        ends[i] || step.reductions[i].channel != step.reductions[i + 1].channel;
    sum += step.reductions[i].transfer;
    if (sum < size)
      continue;
    if (i > 0)
      ends[i - 1] = true;
    sum = 0;
    size = std::min(2 * size, largest);
  }
  return ends;
}

/// Buckets of several sizes, where latencies are worth it. With fixed buckets
/// a narrow beam will do.
void Scheduling::tryBuckets() {
  double latency = 0, transfer = 0;
  for (const CostedWindow &window : step.windows) {
    latency += window.options.front().latency;
    transfer += window.options.front().transfer;
  }
  if (latency < 0.1 * transfer || step.windows.empty())
    return;
  double one = latency / static_cast<double>(step.windows.size());
  std::vector<std::vector<int>> variants;
  variants.emplace_back(step.windows.size(), 0);
  if (std::vector<int> kept = keepGreedily(0); kept != variants.back())
    variants.push_back(std::move(kept));
  for (double largest : {2., 1., 3.})
    for (double part : {0.0625, 0.25})
      for (const std::vector<int> &fixed : variants) {
        SearchOptions buckets;
        buckets.width = std::max(1u, options.width / 8);
        buckets.fixed = fixed;
        buckets.gatherEnds = formGatherBuckets(
            buckets.fixed, part * largest * one, largest * one);
        buckets.reduceEnds =
            formReduceBuckets(part * largest * one, largest * one);
        search(std::move(buckets), "buckets");
        if (isOptimal())
          return;
      }
}

void Scheduling::tryBeams() {
  int64_t largest = 0;
  for (const CostedWindow &window : step.windows)
    largest = std::max(largest, window.bytes);
  std::vector<std::vector<int>> variants;
  variants.emplace_back(step.windows.size(), 0);
  for (int64_t reserve : {0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32}) {
    std::vector<int> kept = keepGreedily(reserve * largest);
    if (kept != variants.back())
      variants.push_back(std::move(kept));
  }
  SearchOptions beam;
  for (std::vector<int> &fixed : variants) {
    if (isOptimal())
      return;
    beam.width = std::max(1u, options.width / 8);
    beam.fixed = std::move(fixed);
    search(beam, "beam");
  }
  beam.fixed.clear();
  for (beam.width = std::max(1u, options.width / 4);
       beam.width <= options.width && !isOptimal(); beam.width *= 2)
    search(beam, "beam");
}

/// Changes the best program. A trial takes time with the program's length.
void Scheduling::tryChanges() {
  if (!result.feasible)
    return;
  size_t length = std::max<size_t>(1, result.program.instructions.size());
  auto trials = static_cast<unsigned>(
      std::min<size_t>(options.trials, 1000 * size_t(options.trials) / length));
  consider(improveProgram(step, result.program, options.limit, trials),
           "improved");
}

StepSchedule Scheduling::run() {
  result.bound = computeBound(step, options.limit);
  if (!result.bound.feasible)
    return std::move(result);
  if (options.usePolicies)
    tryPolicies();
  if (!isOptimal())
    tryBuckets();
  if (!isOptimal() && countCollectives() <= options.beamCollectives)
    tryBeams();
  if (!isOptimal())
    tryChanges();
  result.lowerBound = result.bound.makespan;
  if (!isOptimal() && countCollectives() <= options.exactCollectives) {
    SearchOptions exact;
    exact.width = 0;
    if (search(exact, "exact"))
      result.lowerBound = result.makespan;
  }
  result.optimal =
      result.feasible && result.makespan <= result.lowerBound * (1 + kSameTime);
  return std::move(result);
}

StepSchedule mlir::fsdp::scheduleStep(const CostedStep &step,
                                      const SchedulerOptions &options) {
  return Scheduling(step, options).run();
}
