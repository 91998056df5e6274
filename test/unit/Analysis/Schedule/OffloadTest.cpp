//===- OffloadTest.cpp - When offloaded values are on the device ----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/Offload.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <random>

using namespace mlir::fsdp;

/// Ops that touch so many bytes; -1 is a barrier.
static std::vector<OffloadOp> makeOps(const std::vector<int64_t> &work) {
  std::vector<OffloadOp> ops;
  for (int64_t bytes : work)
    ops.push_back({std::max<int64_t>(bytes, 0), bytes < 0});
  return ops;
}

static std::vector<int64_t> fields(const OffloadStay &stay) {
  return {stay.fetch, stay.first, stay.last, stay.writes, stay.stored};
}

TEST(Offload, OneOpOverlapsWithEachCopy) {
  // Small ops do not count.
  std::vector<OffloadOp> ops = makeOps({100, 100, 0, 1, 100, 0, 1, 100, 100});
  std::vector<OffloadStay> stays = planOffload(ops, {{50, {{4, 4, true}}}});
  ASSERT_EQ(stays.size(), 1u);
  EXPECT_EQ(fields(stays[0]), (std::vector<int64_t>{1, 4, 4, 1, 8}));
}

TEST(Offload, ACollectiveNeedsTheValueUntilItsWait) {
  std::vector<OffloadOp> ops = makeOps({100, 100, 0, 100, 0, 100});
  std::vector<OffloadStay> stays = planOffload(ops, {{50, {{2, 4, false}}}});
  ASSERT_EQ(stays.size(), 1u);
  EXPECT_EQ(stays[0].fetch, 1);
  EXPECT_EQ(stays[0].last, 4);
  EXPECT_FALSE(stays[0].writes);
}

TEST(Offload, BeginsAndEndsWithTheProgramAndAtBarriers) {
  std::vector<OffloadStay> stays =
      planOffload(makeOps({1, 1, 1}), {{50, {{1, 1, true}}}});
  EXPECT_EQ(fields(stays[0]), (std::vector<int64_t>{0, 1, 1, 1, 3}));
  stays =
      planOffload(makeOps({100, -1, 1, 1, 1, -1, 100}), {{50, {{3, 3, true}}}});
  EXPECT_EQ(fields(stays[0]), (std::vector<int64_t>{2, 3, 3, 1, 5}));
}

TEST(Offload, NearUsesShareAStay) {
  std::vector<OffloadOp> ops(10, {100, false});
  std::vector<OffloadValue> values = {
      {50, {{8, 8, true}, {2, 2, false}, {3, 3, false}}}};
  std::vector<OffloadStay> stays = planOffload(ops, values);
  ASSERT_EQ(stays.size(), 2u);
  EXPECT_EQ(fields(stays[0]), (std::vector<int64_t>{1, 2, 3, 0, 5}));
  EXPECT_EQ(fields(stays[1]), (std::vector<int64_t>{7, 8, 8, 1, 10}));
  // The value comes back the moment it has left.
  values[0].uses = {{2, 2, true}, {4, 4, false}};
  stays = planOffload(ops, values);
  ASSERT_EQ(stays.size(), 1u);
  values[0].uses = {{2, 2, true}, {5, 5, false}};
  stays = planOffload(ops, values);
  ASSERT_EQ(stays.size(), 2u);
  EXPECT_EQ(stays[0].stored, 4);
  EXPECT_EQ(stays[1].fetch, 4);
}

/// How many values are on the device before each op.
static int64_t countMost(const std::vector<OffloadStay> &stays, int64_t ops) {
  int64_t most = 0;
  for (int64_t at = 0; at < ops; ++at)
    most = std::max<int64_t>(
        most, std::count_if(stays.begin(), stays.end(), [&](auto &stay) {
          int64_t end = stay.writes ? stay.stored : stay.last + 1;
          return stay.fetch <= at && at < end;
        }));
  return most;
}

TEST(Offload, UpdatesInARowHoldThreeValues) {
  std::vector<OffloadOp> ops(20, {400, false});
  std::vector<OffloadValue> values;
  for (int64_t at = 4; at < 16; ++at)
    values.push_back({300, {{at, at, true}}});
  EXPECT_EQ(countMost(planOffload(ops, values), 20), 3);
}

TEST(Offload, StaysAreApartAndHoldEveryUse) {
  std::mt19937 random(7);
  auto draw = [&](int64_t below) {
    return static_cast<int64_t>(random() % static_cast<uint64_t>(below));
  };
  for (int round = 0; round < 500; ++round) {
    std::vector<OffloadOp> ops;
    for (int64_t count = 1 + draw(30); count > 0; --count)
      ops.push_back({draw(3) * 40, draw(12) == 0});
    auto size = static_cast<int64_t>(ops.size());
    OffloadValue value{draw(100), {}};
    for (int64_t count = draw(6); count > 0; --count) {
      int64_t first = draw(size);
      int64_t last = std::min(size - 1, first + draw(3));
      value.uses.push_back({first, last, draw(2) == 0});
    }
    std::vector<OffloadStay> stays = planOffload(ops, {value});
    for (size_t at = 0; at < stays.size(); ++at) {
      const OffloadStay &stay = stays[at];
      EXPECT_LE(stay.fetch, stay.first);
      EXPECT_LE(stay.first, stay.last);
      EXPECT_LT(stay.last, stay.stored);
      EXPECT_LE(stay.stored, size);
      for (int64_t op = stay.fetch; op < stay.first; ++op)
        EXPECT_FALSE(ops[static_cast<size_t>(op)].isBarrier);
      for (int64_t op = stay.last + 1; op < stay.stored; ++op)
        EXPECT_FALSE(ops[static_cast<size_t>(op)].isBarrier);
      if (at > 0) {
        EXPECT_LE(stays[at - 1].stored, stay.fetch);
      }
    }
    for (const OffloadUse &use : value.uses)
      EXPECT_EQ(1, std::count_if(stays.begin(), stays.end(), [&](auto &stay) {
                  return stay.first <= use.first && use.last <= stay.last &&
                         (stay.writes || !use.writes);
                }));
  }
}
