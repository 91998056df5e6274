//===- MemoryPlanTest.cpp - Planner against checker -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Analysis/Memory/PlanChecker.h"
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

// Either buffer may be the last, without a gap: 64 + 10 is less than 64 + 60.
TEST(MemoryPlan, BoundHasAllGapsButOne) {
  MemoryPlan plan = planMemory({{60, 0, 1}, {10, 0, 1}}, 64);
  EXPECT_EQ(plan.peak, 74);
  EXPECT_EQ(plan.lowerBound, 74);
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

// Largest first needs 512 bytes.
TEST(MemoryPlan, TriesSeveralOrders) {
  std::vector<BufferInterval> intervals = {
      {128, 2, 3}, {192, 1, 1}, {192, 1, 2}, {192, 3, 4}};
  MemoryPlan plan = planMemory(intervals, 64);
  EXPECT_TRUE(checkPlan(place(intervals, plan), plan.peak, 64).empty());
  EXPECT_EQ(plan.peak, 384);
  EXPECT_EQ(plan.lowerBound, 384);
}

TEST(MemoryPlan, SharesMemoryOfOthers) {
  SharedMemory shared;
  shared.intervals = {{128, 0, 3}, {128, 6, 9}, {64, 2, 7}};
  shared.plan = planMemory(shared.intervals, 64);
  EXPECT_EQ(shared.plan.peak, 192);
  // Between the first two; too large for what is free; at no free time.
  std::vector<BufferInterval> intervals = {
      {100, 4, 5}, {150, 4, 5}, {64, 0, 9}};
  MemoryPlan plan = planMemory(intervals, 64, shared);
  EXPECT_EQ(plan.isShared, (std::vector<bool>{true, false, false}));
  EXPECT_EQ(plan.offsets[0], 0);
  EXPECT_EQ(plan.peak, 64 + 150);
}

// What the memory of others has room for is not in the bound.
TEST(MemoryPlan, BoundBesideMemoryOfOthers) {
  SharedMemory shared;
  shared.intervals = {{4096, 0, 3}};
  shared.plan = planMemory(shared.intervals, 64);
  MemoryPlan plan = planMemory({{4096, 4, 5}}, 64, shared);
  EXPECT_EQ(plan.peak, 0);
  EXPECT_EQ(plan.lowerBound, 0);
  // Nothing is free while the other lives; only the last one has no gap.
  plan = planMemory({{10, 2, 5}, {10, 3, 5}}, 64, shared);
  EXPECT_EQ(plan.peak, 64 + 10);
  EXPECT_EQ(plan.lowerBound, 64 + 10);
  // 65 bytes hold one buffer of 64, not two.
  shared.intervals = {{1, 0, 1}, {1, 0, 1}};
  shared.plan = planMemory(shared.intervals, 64);
  EXPECT_EQ(shared.plan.peak, 65);
  plan = planMemory({{64, 2, 3}, {64, 2, 3}}, 64, shared);
  EXPECT_EQ(plan.peak, 64);
  EXPECT_EQ(plan.lowerBound, 63);
}

TEST(MemoryPlan, RandomSharedPlansAreValid) {
  std::mt19937 random(2);
  for (int round = 0; round < 50; ++round) {
    auto make = [&](unsigned most) {
      std::vector<BufferInterval> intervals(1 + random() % most);
      for (BufferInterval &interval : intervals) {
        interval.bytes = random() % 3000;
        interval.first = random() % 50;
        interval.last = interval.first + random() % 10;
      }
      return intervals;
    };
    SharedMemory shared;
    shared.intervals = make(20);
    shared.plan = planMemory(shared.intervals, 64);
    std::vector<BufferInterval> intervals = make(60);
    MemoryPlan plan = planMemory(intervals, 64, shared);
    EXPECT_LE(plan.peak, planMemory(intervals, 64).peak);
    EXPECT_GE(plan.peak, plan.lowerBound);
    // One memory behind the other, nothing across the border.
    std::vector<PlacedBuffer> inside = place(shared.intervals, shared.plan);
    std::vector<PlacedBuffer> own;
    for (size_t i = 0; i < intervals.size(); ++i)
      (plan.isShared[i] ? inside : own).push_back(place(intervals, plan)[i]);
    EXPECT_TRUE(checkPlan(inside, shared.plan.peak, 64).empty());
    EXPECT_TRUE(checkPlan(own, plan.peak, 64).empty());
  }
}

TEST(MemoryPlan, CountsLiveBytes) {
  EXPECT_EQ(countLiveBytes({}), 0);
  EXPECT_EQ(countLiveBytes({{10, 0, 1}, {7, 1, 2}, {12, 2, 2}}), 19);
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
