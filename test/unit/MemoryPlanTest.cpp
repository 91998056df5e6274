//===- MemoryPlanTest.cpp - Planner against checker -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/MemoryPlan.h"
#include "fsdp/Analysis/PlanChecker.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir::fsdp;

static std::vector<PlacedBuffer>
place(const std::vector<BufferInterval> &intervals, const MemoryPlan &plan) {
  std::vector<PlacedBuffer> placed;
  for (size_t i = 0; i < intervals.size(); ++i)
    placed.push_back({plan.offsets[i], intervals[i].bytes, intervals[i].first,
                      intervals[i].last});
  return placed;
}

TEST(MemoryPlan, Empty) {
  MemoryPlan plan = planMemory({}, 64);
  EXPECT_EQ(plan.peak, 0);
  EXPECT_EQ(plan.lowerBound, 0);
}

TEST(MemoryPlan, DisjointLifetimesShare) {
  MemoryPlan plan = planMemory({{100, 0, 1}, {90, 2, 3}}, 64);
  EXPECT_EQ(plan.offsets, (std::vector<int64_t>{0, 0}));
  EXPECT_EQ(plan.peak, 100);
  EXPECT_EQ(plan.lowerBound, 100);
}

// The last use of one and the first of the other are the same operation.
TEST(MemoryPlan, TouchingLifetimesDoNotShare) {
  MemoryPlan plan = planMemory({{100, 0, 1}, {90, 1, 3}}, 64);
  EXPECT_EQ(plan.offsets, (std::vector<int64_t>{0, 128}));
  EXPECT_EQ(plan.peak, 218);
  EXPECT_EQ(plan.lowerBound, 218);
}

TEST(MemoryPlan, GapBetweenBuffersIsUsed) {
  // The large ones first: at 0 and 64; the small one fits where the first was.
  MemoryPlan plan = planMemory({{64, 0, 1}, {64, 0, 9}, {32, 5, 6}}, 64);
  EXPECT_EQ(plan.offsets, (std::vector<int64_t>{0, 64, 0}));
}

TEST(MemoryPlan, EmptyBuffers) {
  MemoryPlan plan = planMemory({{0, 0, 5}, {64, 0, 5}, {0, 2, 3}}, 64);
  EXPECT_EQ(plan.peak, 64);
}

TEST(MemoryPlan, RandomPlansAreValid) {
  std::mt19937 random(1);
  for (int round = 0; round < 200; ++round) {
    std::vector<BufferInterval> intervals(1 + random() % 60);
    for (BufferInterval &interval : intervals) {
      interval.bytes = random() % 5 == 0 ? random() % 4 : random() % 5000;
      interval.first = random() % 50;
      interval.last = interval.first + random() % 20;
    }
    MemoryPlan plan = planMemory(intervals, 64);
    EXPECT_TRUE(checkPlan(place(intervals, plan), plan.peak, 64).empty());
    EXPECT_GE(plan.peak, plan.lowerBound);
    // One byte less is too little.
    if (plan.peak > 0) {
      EXPECT_FALSE(
          checkPlan(place(intervals, plan), plan.peak - 1, 64).empty());
    }
  }
}

TEST(PlanChecker, Overlap) {
  std::vector<PlacedBuffer> buffers = {{0, 100, 0, 4}, {64, 10, 4, 5}};
  auto violations = checkPlan(buffers, 1000, 64);
  ASSERT_EQ(violations.size(), 1u);
  EXPECT_EQ(violations[0].kind, PlanViolation::Overlap);
  EXPECT_EQ(violations[0].buffer, 1u);
  EXPECT_EQ(violations[0].other, 0u);
  // Later it is free.
  buffers[1].first = 5;
  EXPECT_TRUE(checkPlan(buffers, 1000, 64).empty());
  // Neighbours do not overlap.
  buffers[1] = {128, 10, 4, 5};
  EXPECT_TRUE(checkPlan(buffers, 1000, 64).empty());
}

TEST(PlanChecker, BoundsAndAlignment) {
  auto violations = checkPlan({{64, 10, 0, 1}, {32, 4, 0, 1}}, 73, 64);
  ASSERT_EQ(violations.size(), 2u);
  EXPECT_EQ(violations[0].kind, PlanViolation::OutsideArena);
  EXPECT_EQ(violations[1].kind, PlanViolation::Misaligned);
  EXPECT_EQ(violations[1].buffer, 1u);
}
