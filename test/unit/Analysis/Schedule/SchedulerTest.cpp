//===- SchedulerTest.cpp - Schedules, bounds, and all programs there are --===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/Scheduler.h"
#include "fsdp/Analysis/Schedule/SchedulePolicies.h"
#include "fsdp/Analysis/Schedule/ScheduleSearch.h"
#include "fsdp/Analysis/Schedule/Simulator.h"
#include <algorithm>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <tuple>

using namespace mlir::fsdp;

namespace {

/// A random net: each unit has a segment in forward and one in backward, some
/// have no gradient, some are used in forward only.
class RandomStep {
public:
  explicit RandomStep(unsigned seed) : random(seed) {}

  CostedStep make(unsigned units, bool coarse) {
    this->coarse = coarse;
    CostedStep step;
    step.sharedLink = pick(0, 3) != 0;
    unsigned count = 2 * units + (pick(0, 2) == 0 ? 1 : 0);
    for (unsigned k = 0; k < count; ++k)
      step.segments.push_back(
          {"s" + std::to_string(k), seconds(8), pick(0, 6)});
    double latency = coarse ? pick(0, 2) : seconds(2);
    for (unsigned u = 0; u < units; ++u)
      addUnit(step, u, units, latency);
    std::sort(step.windows.begin(), step.windows.end(),
              [](const CostedWindow &a, const CostedWindow &b) {
                return std::make_pair(a.first, a.unit) <
                       std::make_pair(b.first, b.unit);
              });
    std::vector<int64_t> latest(units, -1);
    for (size_t i = 0; i < step.windows.size(); ++i) {
      step.windows[i].previous = latest[step.windows[i].unit];
      latest[step.windows[i].unit] = i;
    }
    sortReductions(step);
    return step;
  }

  int64_t pick(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  }

private:
  double seconds(int64_t most) {
    auto whole = static_cast<double>(pick(1, most));
    return coarse ? whole : whole + 0.01 * static_cast<double>(pick(0, 99));
  }

  static void sortReductions(CostedStep &step) {
    auto key = [](const CostedReduction &reduction) {
      return std::make_tuple(reduction.channel == kReplicas, reduction.last,
                             reduction.unit);
    };
    std::sort(step.reductions.begin(), step.reductions.end(),
              [&](const CostedReduction &a, const CostedReduction &b) {
                return key(a) < key(b);
              });
    for (CostedReduction &further : step.reductions)
      for (size_t i = 0; i < step.reductions.size(); ++i)
        if (further.channel == kReplicas &&
            step.reductions[i].unit == further.unit &&
            step.reductions[i].channel != kReplicas)
          further.needs = static_cast<int64_t>(i);
  }

  void addUnit(CostedStep &step, unsigned u, unsigned units, double latency) {
    step.units.push_back("u" + std::to_string(u));
    int64_t bytes = pick(1, 8);
    double transfer = seconds(8);
    auto end = static_cast<int64_t>(step.segments.size());
    int64_t backward = 2 * units - 1 - u;
    CostedWindow window;
    window.unit = u;
    window.bytes = bytes;
    window.options = {{WindowOption::Gather, 0, latency, transfer}};
    window.first = window.last = u;
    window.channel = pick(0, 5) == 0;
    window.release = pick(0, 3) == 0 ? pick(0, u) : 0;
    step.windows.push_back(window);
    if (pick(0, 7) != 0) {
      window.first = window.last = backward;
      window.options.push_back({WindowOption::Keep, bytes, 0, 0});
      if (pick(0, 3) == 0)
        window.options.push_back({WindowOption::SmallGather,
                                  std::max<int64_t>(1, bytes / 2), latency / 2,
                                  transfer / 3});
      step.windows.push_back(window);
    }
    if (pick(0, 7) == 0)
      return;
    CostedReduction reduction;
    reduction.unit = u;
    reduction.first = std::max<int64_t>(units, backward - pick(0, 1));
    reduction.last = backward;
    reduction.user =
        backward + 1 < end && pick(0, 3) == 0 ? pick(backward + 1, end) : end;
    reduction.bytes = bytes;
    reduction.latency = latency;
    reduction.transfer = seconds(8);
    reduction.channel = window.channel;
    step.reductions.push_back(reduction);
    if (pick(0, 2) != 0)
      return;
    // Over replicas too.
    step.reductions.back().user = end;
    reduction.first = reduction.last;
    reduction.bytes = pick(0, 1);
    reduction.transfer = seconds(8);
    reduction.channel = kReplicas;
    step.reductions.push_back(reduction);
  }

  static constexpr unsigned kReplicas = 7;

  std::mt19937 random;
  bool coarse = true;
};

/// Enumerates all programs of a step that keep to a limit: any options, any
/// buckets of neighbours, any position of each start and wait. Nothing of it is
/// shared with the search or the simulator.
class Enumeration {
public:
  Enumeration(const CostedStep &step, int64_t limit)
      : step(step), limit(limit), options(step.windows.size(), 0) {}

  double findBest() {
    chooseOptions(0);
    return best;
  }

private:
  struct State {
    size_t segment = 0;
    /// Next window to gather, next reduction of gradients and over replicas.
    size_t gather = 0, reduce[2] = {0, 0};
    /// Reductions in the order of their starts; how many were waited for.
    std::vector<size_t> order;
    size_t wait = 0;
    double clock = 0, gatherLink = 0, reduceLink = 0;
    std::vector<double> gathered, reduced;
  };

  void chooseOptions(size_t window) {
    if (window == step.windows.size()) {
      State state;
      state.gathered.assign(step.windows.size(), -1);
      state.reduced.assign(step.reductions.size(), -1);
      state.reduce[1] = begin(1);
      return extend(state);
    }
    for (unsigned i = 0; i < step.windows[window].options.size(); ++i) {
      options[window] = i;
      chooseOptions(window + 1);
    }
  }

  /// The first reduction of gradients, over replicas, and the end of both.
  size_t begin(unsigned queue) const {
    size_t first = queue == 0 ? 0 : step.reductions.size();
    if (queue == 1)
      while (first > 0 && step.reductions[first - 1].needs >= 0)
        --first;
    return first;
  }

  static bool isWaited(const State &state, size_t reduction) {
    auto end = state.order.begin() + static_cast<ptrdiff_t>(state.wait);
    return std::find(state.order.begin(), end, reduction) != end;
  }

  WindowOption::Kind kind(size_t window) const {
    return step.windows[window].options[options[window]].kind;
  }

  /// Bytes while segment `k` runs, or just before.
  int64_t countBytes(const State &state, size_t k, bool running) const {
    int64_t bytes = k < step.segments.size() ? step.segments[k].liveBytes : 0;
    auto at = static_cast<int64_t>(k);
    for (size_t i = 0; i < step.windows.size(); ++i) {
      const CostedWindow &window = step.windows[i];
      bool whole = kind(i) != WindowOption::Keep && state.gathered[i] >= 0 &&
                   at <= window.last;
      bool kept = kind(i) == WindowOption::Keep &&
                  at > step.windows[window.previous].last && at <= window.last;
      bool isHeld = kind(i) == WindowOption::SmallGather &&
                    at > step.windows[window.previous].last &&
                    (at < window.first || (at == window.first && !running));
      bytes += whole || kept ? window.bytes : 0;
      if (isHeld)
        bytes += window.options[options[i]].heldBytes;
    }
    for (size_t i = 0; i < step.reductions.size(); ++i) {
      const CostedReduction &reduction = step.reductions[i];
      if ((reduction.first < at || (reduction.first == at && running)) &&
          !isWaited(state, i))
        bytes += reduction.bytes;
    }
    return bytes;
  }

  void extend(const State &state) {
    if (state.clock >= best)
      return;
    startGathers(state);
    startReductions(state, 0);
    startReductions(state, 1);
    if (state.wait < state.order.size()) {
      State next = state;
      double complete = state.reduced[state.order[state.wait]];
      next.clock = std::max(next.clock, complete);
      // A bucket's parts complete, and are waited for, at once.
      while (next.wait < next.order.size() &&
             next.reduced[next.order[next.wait]] == complete)
        ++next.wait;
      extend(next);
    }
    if (state.segment == step.segments.size())
      finish(state);
    else
      run(state);
  }

  void startGathers(const State &state) {
    State next = state;
    double latency = 0, transfer = 0;
    std::vector<size_t> parts;
    for (size_t i = state.gather; i < step.windows.size(); ++i) {
      next.gather = i + 1;
      if (kind(i) == WindowOption::Keep)
        continue;
      int64_t previous = step.windows[i].previous;
      if (step.windows[i].release > static_cast<int64_t>(state.segment) ||
          (!parts.empty() &&
           (kind(i) != kind(parts.front()) ||
            step.windows[i].channel != step.windows[parts.front()].channel)) ||
          (previous >= 0 &&
           step.windows[previous].last >= static_cast<int64_t>(state.segment)))
        return;
      const WindowOption &option = step.windows[i].options[options[i]];
      latency = std::max(latency, option.latency);
      transfer += option.transfer;
      parts.push_back(i);
      State issued = next;
      issued.gatherLink =
          std::max(state.gatherLink, state.clock) + latency + transfer;
      if (step.sharedLink)
        issued.reduceLink = issued.gatherLink;
      for (size_t part : parts)
        issued.gathered[part] = issued.gatherLink;
      if (countBytes(issued, issued.segment, /*running=*/false) > limit)
        return;
      extend(issued);
    }
  }

  void startReductions(const State &state, unsigned queue) {
    double latency = 0, transfer = 0;
    size_t first = state.reduce[queue];
    for (size_t i = first; i < begin(queue + 1); ++i) {
      const CostedReduction &reduction = step.reductions[i];
      if (reduction.last >= static_cast<int64_t>(state.segment) ||
          reduction.channel != step.reductions[first].channel ||
          (reduction.needs >= 0 && !isWaited(state, reduction.needs)))
        return;
      latency = std::max(latency, reduction.latency);
      transfer += reduction.transfer;
      State issued = state;
      issued.reduce[queue] = i + 1;
      issued.reduceLink =
          std::max(state.reduceLink, state.clock) + latency + transfer;
      if (step.sharedLink)
        issued.gatherLink = issued.reduceLink;
      for (size_t j = first; j <= i; ++j) {
        issued.reduced[j] = issued.reduceLink;
        issued.order.push_back(j);
      }
      extend(issued);
    }
  }

  void run(const State &state) {
    State next = state;
    auto at = static_cast<int64_t>(state.segment);
    for (size_t i = 0; i < step.windows.size(); ++i)
      if (step.windows[i].first == at && kind(i) != WindowOption::Keep) {
        if (state.gathered[i] < 0)
          return;
        next.clock = std::max(next.clock, state.gathered[i]);
      }
    for (size_t i = 0; i < step.reductions.size(); ++i)
      if (step.reductions[i].user == at && !isWaited(state, i))
        return;
    if (countBytes(state, state.segment, /*running=*/true) > limit)
      return;
    next.clock += step.segments[state.segment].seconds;
    ++next.segment;
    extend(next);
  }

  void finish(const State &state) {
    if (state.order.size() < step.reductions.size())
      return;
    double end = state.clock;
    for (double time : state.reduced)
      end = std::max(end, time);
    best = std::min(best, end);
  }

  const CostedStep &step;
  int64_t limit;
  std::vector<unsigned> options;
  double best = std::numeric_limits<double>::infinity();
};

int64_t getPeakBound(const CostedStep &step) {
  return computeBound(step, std::numeric_limits<int64_t>::max()).peakBytes;
}

/// Checks one instance against all programs there are.
void compareWithEnumeration(const CostedStep &step, int64_t limit) {
  double best = Enumeration(step, limit).findBest();
  ScheduleBound bound = computeBound(step, limit);
  ASSERT_TRUE(bound.feasible);
  EXPECT_LE(bound.makespan, best * (1 + 1e-9)) << "the bound is no bound";
  // Without policies, so that the search has to find it alone.
  SchedulerOptions options;
  options.limit = limit;
  options.usePolicies = false;
  options.width = 8;
  StepSchedule schedule = scheduleStep(step, options);
  ASSERT_TRUE(schedule.feasible);
  EXPECT_TRUE(schedule.optimal);
  EXPECT_NEAR(schedule.makespan, best, 1e-9 * best);
  Simulation simulation = simulate(step, schedule.program);
  EXPECT_EQ(simulation.error, "");
  EXPECT_LE(simulation.peakBytes, limit);
  EXPECT_NEAR(simulation.makespan, best, 1e-9 * best);
}

} // namespace

TEST(Scheduler, FindsTheBestOfAllPrograms) {
  for (unsigned seed = 0; seed < 1000; ++seed) {
    SCOPED_TRACE(seed);
    RandomStep random(seed);
    CostedStep step = random.make(random.pick(1, 2), seed % 2 == 0);
    int64_t limit = getPeakBound(step) + random.pick(0, 12);
    compareWithEnumeration(step, limit);
    if (HasFailure())
      return;
  }
}

TEST(Scheduler, FindsTheBestOfUpToEightCollectives) {
  unsigned compared = 0;
  for (unsigned seed = 0; compared < 150; ++seed) {
    RandomStep random(1000 + seed);
    CostedStep step = random.make(3, seed % 2 == 0);
    if (step.windows.size() + step.reductions.size() > 8)
      continue;
    SCOPED_TRACE(seed);
    int64_t limit = getPeakBound(step) + random.pick(0, 10);
    compareWithEnumeration(step, limit);
    if (HasFailure())
      return;
    ++compared;
  }
}

/// An evenly built net: `layers` units, forward then backward, with ratios of
/// transfer to compute time and of latency to transfer.
static CostedStep makeLayers(unsigned layers, double transfer, double latency) {
  CostedStep step;
  unsigned count = 2 * layers;
  for (unsigned k = 0; k < count; ++k)
    step.segments.push_back({"s" + std::to_string(k), k < layers ? 1.0 : 2.0,
                             10 * std::min(k + 1, count - k)});
  for (unsigned u = 0; u < layers; ++u)
    step.units.push_back("u" + std::to_string(u));
  for (unsigned k = 0; k < count; ++k) {
    bool forward = k < layers;
    unsigned unit = forward ? k : count - 1 - k;
    CostedWindow window;
    window.unit = unit;
    window.first = window.last = k;
    window.bytes = 100;
    window.previous = forward ? -1 : static_cast<int64_t>(unit);
    window.options = {{WindowOption::Gather, 0, latency, transfer}};
    if (!forward) {
      window.options.push_back({WindowOption::Keep, 100, 0, 0});
      step.reductions.push_back({unit, k, k, count, 100, latency, transfer});
    }
    step.windows.push_back(window);
  }
  return step;
}

/// Reduces each unit's gradient over replicas too.
static void addReplicas(CostedStep &step, double latency, double transfer) {
  size_t count = step.reductions.size();
  for (size_t i = 0; i < count; ++i) {
    CostedReduction further = step.reductions[i];
    further.first = further.last;
    further.bytes = 0;
    further.latency = latency;
    further.transfer = transfer;
    further.channel = 1;
    further.needs = static_cast<int64_t>(i);
    step.reductions.push_back(further);
  }
}

/// A schedule with so many bytes more than the step needs at least.
static StepSchedule scheduleWith(const CostedStep &step, int64_t extra) {
  SchedulerOptions options;
  options.limit = getPeakBound(step) + extra;
  return scheduleStep(step, options);
}

static void expectOptimum(const CostedStep &step, int64_t extra) {
  StepSchedule schedule = scheduleWith(step, extra);
  ASSERT_TRUE(schedule.feasible);
  EXPECT_LE(schedule.peakBytes, getPeakBound(step) + extra);
  EXPECT_TRUE(schedule.optimal);
}

static void expectGap(const CostedStep &step, int64_t extra, double percent) {
  StepSchedule schedule = scheduleWith(step, extra);
  ASSERT_TRUE(schedule.feasible);
  EXPECT_LE(schedule.gapPercent(), percent);
}

TEST(Scheduler, ProvesOptimaWithReplicas) {
  for (double transfer : {0.3, 0.9})
    for (double latency : {0.01, 2.0})
      for (int64_t extra : {0, 250}) {
        SCOPED_TRACE(transfer);
        SCOPED_TRACE(latency);
        SCOPED_TRACE(extra);
        CostedStep step = makeLayers(5, transfer, latency);
        addReplicas(step, 2 * latency, transfer / 2);
        expectOptimum(step, extra);
      }
}

// What reduces further may stand in another order than what it needs.
TEST(Scheduler, PoliciesReduceFurtherInAnyOrder) {
  CostedStep step = makeLayers(3, 0.5, 0.1);
  addReplicas(step, 0.1, 0.5);
  std::swap(step.reductions[3].needs, step.reductions[5].needs);
  std::swap(step.reductions[3].unit, step.reductions[5].unit);
  for (CostedReduction &reduction : step.reductions)
    if (reduction.needs >= 0)
      reduction.first = reduction.last = 5;
  for (const PolicyOptions &policy : getKnownPolicies())
    EXPECT_EQ(simulate(step, makePolicyProgram(step, policy)).error, "")
        << policy.name;
}

/// Each unit's gradient is reduced twice more, each time behind the wait for
/// the time before.
static CostedStep makeChains(int64_t layers) {
  CostedStep step = makeLayers(layers, 0.5, 0.1);
  addReplicas(step, 0.1, 0.3);
  std::vector<CostedReduction> further(step.reductions.begin() + layers,
                                       step.reductions.end());
  step.reductions.resize(layers);
  for (const CostedReduction &reduction : further) {
    step.reductions.push_back(reduction);
    step.reductions.push_back(reduction);
    step.reductions.back().channel = 2;
    step.reductions.back().needs =
        static_cast<int64_t>(step.reductions.size()) - 2;
  }
  return step;
}

TEST(Scheduler, ReducesFurtherWhatIsReducedFurther) {
  CostedStep step = makeChains(4);
  for (const PolicyOptions &policy : getKnownPolicies())
    EXPECT_EQ(simulate(step, makePolicyProgram(step, policy)).error, "")
        << policy.name;
  for (int64_t extra : {0, 250}) {
    StepSchedule schedule = scheduleWith(step, extra);
    ASSERT_TRUE(schedule.feasible);
    EXPECT_EQ(simulate(step, schedule.program).error, "");
    EXPECT_TRUE(schedule.optimal);
  }
}

TEST(Scheduler, IsCloseToTheBoundFor126LayersWithReplicas) {
  for (double transfer : {0.3, 0.9}) {
    CostedStep step = makeLayers(126, transfer, 0.01);
    addReplicas(step, 0.02, transfer / 2);
    SCOPED_TRACE(transfer);
    expectGap(step, 1000, 2.0);
  }
}

TEST(Scheduler, ProvesOptimaOfFortyCollectives) {
  for (double transfer : {0.3, 0.9, 1.5})
    for (int64_t extra : {0, 100, 250, 600}) {
      SCOPED_TRACE(transfer);
      SCOPED_TRACE(extra);
      CostedStep step = makeLayers(13, transfer, 0.01);
      ASSERT_EQ(step.windows.size() + step.reductions.size(), 39u);
      expectOptimum(step, extra);
    }
}

TEST(Scheduler, IsCloseToTheBoundFor126Layers) {
  for (double transfer : {0.3, 0.9, 1.5, 3.0})
    for (int64_t extra : {0, 100, 300, 1000, 5000}) {
      SCOPED_TRACE(transfer);
      SCOPED_TRACE(extra);
      expectGap(makeLayers(126, transfer, 0.01), extra, 2.0);
    }
}

TEST(Scheduler, IsNeverWorseThanAPolicyWithItsMemory) {
  for (unsigned seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    RandomStep random(5000 + seed);
    CostedStep step = random.make(random.pick(3, 9), seed % 2 == 0);
    for (const PolicyOptions &policy : getKnownPolicies()) {
      Simulation theirs = simulate(step, makePolicyProgram(step, policy));
      ASSERT_EQ(theirs.error, "") << policy.name;
      SchedulerOptions options;
      options.limit = theirs.peakBytes;
      options.maxLabels = 2000;
      StepSchedule ours = scheduleStep(step, options);
      ASSERT_TRUE(ours.feasible);
      EXPECT_LE(ours.makespan, theirs.makespan) << policy.name;
      EXPECT_LE(ours.peakBytes, theirs.peakBytes) << policy.name;
      EXPECT_LE(ours.lowerBound, ours.makespan * (1 + 1e-9)) << policy.name;
      // No schedule beats the bounds, whoever made it.
      EXPECT_LE(ours.bound.makespan, theirs.makespan * (1 + 1e-9));
      EXPECT_LE(ours.bound.peakBytes, theirs.peakBytes);
    }
  }
}

TEST(Scheduler, AgreesWithTheSimulator) {
  unsigned found = 0;
  for (unsigned seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    RandomStep random(9000 + seed);
    CostedStep step = random.make(random.pick(2, 10), seed % 2 == 0);
    SearchOptions options;
    options.limit = getPeakBound(step) + random.pick(0, 20);
    options.width = 8;
    SearchResult result =
        searchSchedule(step, computeBound(step, options.limit), options);
    // A beam may lose its way where memory is scarce.
    if (!result.found)
      continue;
    Simulation simulation = simulate(step, result.program);
    ASSERT_EQ(simulation.error, "");
    EXPECT_NEAR(simulation.makespan, result.makespan, 1e-9 * result.makespan);
    EXPECT_LE(simulation.peakBytes, options.limit);
    EXPECT_NEAR(simulation.makespan, simulation.exposed + step.computeSeconds(),
                1e-9 * result.makespan);
    ++found;
  }
  EXPECT_GE(found, 90u);
}

TEST(Scheduler, DelaysStartsAtNoCost) {
  for (unsigned seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    RandomStep random(7000 + seed);
    CostedStep step = random.make(random.pick(2, 10), seed % 2 == 0);
    PolicyOptions policy = getKnownPolicies().back();
    StepProgram program = makePolicyProgram(step, policy);
    Simulation early = simulate(step, program);
    Simulation late = simulate(step, delayStarts(step, program));
    ASSERT_EQ(late.error, "");
    EXPECT_LE(late.makespan, early.makespan * (1 + 1e-9));
    EXPECT_LE(late.peakBytes, early.peakBytes);
  }
}

// However much a bucket would save.
TEST(Scheduler, StartsAloneWhatHasAChannelOfItsOwn) {
  CostedStep step = makeLayers(5, 0.3, 5.0);
  for (CostedReduction &reduction : step.reductions)
    reduction.channel = 1 + reduction.unit;
  expectOptimum(step, 250);
  StepSchedule schedule = scheduleWith(step, 250);
  unsigned gathers = 0;
  for (const PlannedCollective &planned : schedule.program.collectives) {
    gathers += planned.isGather;
    EXPECT_TRUE(planned.isGather || planned.parts.size() == 1);
  }
  EXPECT_LT(gathers, step.windows.size());
}

TEST(Scheduler, SaysWhenMemoryCannotSuffice) {
  CostedStep step = makeLayers(3, 0.5, 0.01);
  SchedulerOptions options;
  options.limit = getPeakBound(step) - 1;
  StepSchedule schedule = scheduleStep(step, options);
  EXPECT_FALSE(schedule.feasible);
  EXPECT_EQ(schedule.bound.peakBytes, options.limit + 1);
}

TEST(Scheduler, TakesAStepWithoutCollectives) {
  CostedStep step;
  step.segments = {{"a", 1, 10}, {"b", 2, 20}};
  StepSchedule schedule = scheduleStep(step, SchedulerOptions{20});
  EXPECT_TRUE(schedule.feasible);
  EXPECT_TRUE(schedule.optimal);
  EXPECT_EQ(schedule.makespan, 3);
  EXPECT_EQ(schedule.exposed, 0);
}

TEST(Scheduler, FindsAFrontierOfMemoryAndTime) {
  CostedStep step = makeLayers(8, 1.5, 0.01);
  std::vector<FrontierPoint> frontier = findFrontier(step, 8);
  ASSERT_GE(frontier.size(), 3u);
  EXPECT_EQ(frontier.front().limit, getPeakBound(step));
  for (size_t i = 1; i < frontier.size(); ++i) {
    EXPECT_GT(frontier[i].limit, frontier[i - 1].limit);
    EXPECT_LT(frontier[i].schedule.makespan, frontier[i - 1].schedule.makespan);
  }
  for (const FrontierPoint &point : frontier) {
    Simulation simulation = simulate(step, point.schedule.program);
    EXPECT_EQ(simulation.error, "");
    EXPECT_LE(simulation.peakBytes, point.limit);
    EXPECT_EQ(simulation.peakBytes, point.schedule.peakBytes);
  }
}
