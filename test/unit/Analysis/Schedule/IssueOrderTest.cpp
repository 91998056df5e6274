//===- IssueOrderTest.cpp - Planned positions of collectives --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/IssueOrder.h"
#include <gtest/gtest.h>
#include <map>
#include <string>

using namespace mlir::fsdp;

namespace {

/// A step as text: `G`/`g` start and wait of a gather, `R`/`r` of a reduction,
/// anything else an op; a digit after a letter is part of its name.
struct Step {
  IssueTrace trace;
  std::vector<std::string> names;

  explicit Step(const std::string &text) {
    std::map<std::string, size_t> open;
    std::string word;
    for (char c : text + " ") {
      if (c != ' ') {
        word += c;
        continue;
      }
      if (!word.empty())
        add(word, open);
      word.clear();
    }
    trace.numOps = names.size();
    for (TracedCollective &collective : trace.collectives)
      if (!collective.isGather)
        collective.limit = trace.numOps - 1;
  }

  /// The gather of this name belongs to the layer of the one before.
  Step &join(const std::string &name) {
    for (TracedCollective &collective : trace.collectives)
      if (names[collective.start] == name)
        collective.joinsPrevious = true;
    return *this;
  }

  std::string run(int64_t prefetch, int64_t maxInFlight = 0) const {
    SchedulePlan plan = planSchedule(
        trace, {prefetch, prefetch, BackwardOrder::Pre, maxInFlight});
    std::string text;
    for (int64_t op : orderOps(trace, plan))
      text += (text.empty() ? "" : " ") + names[op];
    return text;
  }

private:
  void add(const std::string &word, std::map<std::string, size_t> &open) {
    int64_t number = names.size();
    names.push_back(word);
    if (word[0] == 'G' || word[0] == 'R') {
      open[word.substr(1)] = trace.collectives.size();
      trace.collectives.push_back({word[0] == 'G', number, 0, 0, 0});
    } else if (word[0] == 'g' || word[0] == 'r') {
      trace.collectives[open[word.substr(1)]].wait = number;
    }
  }
};

} // namespace

static const char *const kStep =
    "G0 g0 f0 G1 g1 f1 G2 g2 b1 R3 r3 G4 g4 b0 R5 r5 end";

TEST(Schedule, WithoutPrefetchGathersStay) {
  EXPECT_EQ(Step(kStep).run(0),
            "G0 g0 f0 G1 g1 f1 G2 g2 b1 R3 G4 g4 b0 R5 r3 r5 end");
}

TEST(Schedule, StartsOneWindowAhead) {
  EXPECT_EQ(Step(kStep).run(1),
            "G0 g0 G1 f0 g1 G2 f1 g2 G4 b1 R3 g4 b0 R5 r3 r5 end");
}

TEST(Schedule, UnitsOfALayerCountOnce) {
  Step step("G0 g0 G1 g1 f0 G2 g2 G3 g3 f1 G4 g4 G5 g5 f2 end");
  step.join("G1").join("G3").join("G5");
  EXPECT_EQ(step.run(1), "G0 G1 g0 g1 G2 G3 f0 g2 g3 G4 G5 f1 g4 g5 f2 end");
  EXPECT_EQ(step.run(2), "G0 G1 G2 G3 g0 g1 G4 G5 f0 g2 g3 f1 g4 g5 f2 end");
  // Where gathers in flight are limited, each counts.
  EXPECT_EQ(step.run(1, 1), Step("G0 g0 G1 g1 f0 G2 g2 G3 g3 f1 G4 g4 G5 g5 f2 "
                                 "end")
                                .run(1, 1));
}

TEST(Schedule, StartsTwoWindowsAhead) {
  EXPECT_EQ(Step(kStep).run(2),
            "G0 G1 g0 G2 f0 g1 G4 f1 g2 b1 R3 g4 b0 R5 r3 r5 end");
}

TEST(Schedule, LimitsWhatIsInFlight) {
  Step step(kStep);
  EXPECT_EQ(step.run(3, 1),
            "G0 g0 G1 f0 g1 G2 f1 g2 G4 b1 R3 g4 b0 r3 R5 r5 end");
  for (int64_t limit : {1, 2, 3}) {
    SchedulePlan plan =
        planSchedule(step.trace, {5, 5, BackwardOrder::Pre, limit});
    EXPECT_LE(countInFlight(step.trace, plan, /*gathers=*/true), limit);
    EXPECT_LE(countInFlight(step.trace, plan, /*gathers=*/false), limit);
  }
  SchedulePlan plan = planSchedule(step.trace, {});
  EXPECT_EQ(countInFlight(step.trace, plan, /*gathers=*/false), 2);
}

static std::string runReductions(const Step &step, int64_t most) {
  ScheduleOptions options;
  options.maxReductions = most;
  std::string text;
  for (int64_t op : orderOps(step.trace, planSchedule(step.trace, options)))
    text += (text.empty() ? "" : " ") + step.names[op];
  return text;
}

TEST(Schedule, LimitsReductionsThatHoldBuffers) {
  Step step("R0 r0 a R1 r1 b R2 r2 c end");
  EXPECT_EQ(runReductions(step, 0), "R0 a R1 b R2 c r0 r1 r2 end");
  EXPECT_EQ(runReductions(step, 1), "R0 a r0 R1 b r1 R2 c r2 end");
  EXPECT_EQ(runReductions(step, 2), "R0 a R1 b r0 R2 c r1 r2 end");
  step.trace.collectives[1].holdsBuffer = false;
  EXPECT_EQ(runReductions(step, 1), "R0 a R1 b r0 R2 c r1 r2 end");
}

/// The second half of a reduction goes where the first one is awaited; the last
/// one starts before any result is read.
TEST(Schedule, DependentReductionsFollow) {
  Step step("R0 r0 R1 r1 a R2 r2 R3 r3 b use0 use1 end");
  for (size_t i : {1, 3}) {
    step.trace.collectives[i].holdsBuffer = false;
    step.trace.collectives[i].dependsOn = static_cast<int64_t>(i) - 1;
  }
  int64_t limit = 10;
  for (size_t i : {0, 1, 2, 3})
    step.trace.collectives[i].limit = limit + static_cast<int64_t>(i / 2);
  EXPECT_EQ(runReductions(step, 1),
            "R0 a r0 R1 R2 b r2 R3 r1 use0 r3 use1 end");
  EXPECT_EQ(runReductions(step, 0),
            "R0 a R2 b r0 R1 r2 R3 r1 use0 r3 use1 end");
}

/// A limit holds also where one waits and another starts at the same place, and
/// whichever of them depends on others.
TEST(Schedule, LimitsDependentReductions) {
  Step step("R0 r0 R1 r1 a R2 r2 R3 r3 b R4 r4 R5 r5 c use end");
  for (size_t i = 0; i < 6; ++i)
    step.trace.collectives[i].limit = 15;
  for (size_t i : {1, 3, 5}) {
    step.trace.collectives[i].holdsBuffer = false;
    step.trace.collectives[i].dependsOn = static_cast<int64_t>(i) - 1;
  }
  EXPECT_EQ(step.run(1, 1),
            "R0 a r0 R1 R2 b r2 r1 R3 R4 c r4 r3 R5 r5 use end");
  EXPECT_EQ(step.run(1, 0),
            "R0 a R2 b R4 c r0 R1 r2 R3 r4 R5 r1 r3 r5 use end");
  step.trace.collectives[3].dependsOn = -1;
  EXPECT_EQ(step.run(1, 1),
            "R0 a r0 R1 R2 r1 R3 b r2 R4 c r4 r3 R5 r5 use end");
}

/// Forward and backward windows of three units; the last op of each word in the
/// backward pass.
static Step makeTwoPasses() {
  Step step("G0 g0 f0 G1 g1 f1 G2 g2 b2 R3 r3 G4 g4 b1 R5 r5 G6 g6 b0 R7 r7 "
            "end");
  const int64_t reductions[] = {-1, -1, 3, -1, 5, -1, 7};
  for (size_t i : {2, 4, 6}) {
    step.trace.collectives[i].isBackward = true;
    step.trace.collectives[i].reduction = reductions[i];
  }
  return step;
}

static std::string runWith(const Step &step, const ScheduleOptions &options) {
  std::string text;
  for (int64_t op : orderOps(step.trace, planSchedule(step.trace, options)))
    if (step.names[op][0] != 'r' && step.names[op][0] != 'g')
      text += step.names[op] + " ";
  return text;
}

TEST(Schedule, PrefetchesEachPassByItself) {
  Step step = makeTwoPasses();
  EXPECT_EQ(runWith(step, {0, 1}),
            "G0 f0 G1 G2 f1 G4 b2 R3 G6 b1 R5 b0 R7 end ");
  EXPECT_EQ(runWith(step, {1, 0}),
            "G0 G1 f0 f1 G2 b2 R3 G4 b1 R5 G6 b0 R7 end ");
  EXPECT_EQ(runWith(step, {0, 2}),
            "G0 f0 G1 G2 G4 f1 G6 b2 R3 b1 R5 b0 R7 end ");
}

TEST(Schedule, StartsBehindTheComputation) {
  Step step = makeTwoPasses();
  EXPECT_EQ(runWith(step, {0, 1, BackwardOrder::Post}),
            "G0 f0 G1 f1 G2 b2 G4 R3 b1 G6 R5 b0 R7 end ");
  step.trace.collectives[4].reduction = -1;
  EXPECT_EQ(runWith(step, {0, 1, BackwardOrder::Post}),
            "G0 f0 G1 f1 G2 b2 G4 R3 b1 R5 G6 b0 R7 end ");
}

TEST(Schedule, RepeatedGathersStay) {
  Step step("G0 g0 f0 G1 g1 f1 G2 g2 f1 G3 g3 f2 end");
  step.trace.collectives[2].isRepeated = true;
  EXPECT_EQ(runWith(step, {1, 1}), "G0 G1 f0 G3 f1 G2 f1 f2 end ");
}

TEST(Schedule, NeverStartsBeforeTheEarliestPlace) {
  Step step("G0 g0 f0 barrier f1 G1 g1 f2 end");
  step.trace.collectives[1].earliest = 4;
  EXPECT_EQ(step.run(1), "G0 g0 f0 barrier G1 f1 g1 f2 end");
}

/// A gather that stays holds back those behind it: the channel's order.
TEST(Schedule, KeepsTheIssueOrder) {
  Step step("G0 g0 f0 G1 g1 f1 G2 g2 f2 end");
  step.trace.collectives[1].earliest = 3;
  EXPECT_EQ(step.run(2), "G0 g0 f0 G1 G2 g1 f1 g2 f2 end");
}

TEST(Schedule, WaitsBeforeTheFirstReader) {
  Step step("R0 r0 a b use end");
  step.trace.collectives[0].limit = 4;
  EXPECT_EQ(step.run(1), "R0 a b r0 use end");
  step.trace.collectives[0].limit = 2;
  EXPECT_EQ(step.run(1), "R0 r0 a b use end");
}

TEST(Schedule, TakesTheEmptyStep) {
  IssueTrace trace;
  SchedulePlan plan = planSchedule(trace, {});
  EXPECT_TRUE(orderOps(trace, plan).empty());
  EXPECT_EQ(countInFlight(trace, plan, true), 0);
}
