//===- RankGroupsTest.cpp - Tests of rank groups --------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout/RankGroups.h"
#include "gtest/gtest.h"

using namespace mlir::fsdp;

namespace {

using Groups = llvm::SmallVector<llvm::SmallVector<int64_t>>;

TEST(RankGroups, WholeLine) {
  EXPECT_EQ(getRankGroups({4}, {0}), (Groups{{0, 1, 2, 3}}));
}

TEST(RankGroups, NoAxesIsEveryRankAlone) {
  EXPECT_EQ(getRankGroups({3}, {}), (Groups{{0}, {1}, {2}}));
  EXPECT_EQ(getRankGroups({}, {}), (Groups{{0}}));
}

TEST(RankGroups, RowsAndColumns) {
  EXPECT_EQ(getRankGroups({2, 3}, {1}), (Groups{{0, 1, 2}, {3, 4, 5}}));
  EXPECT_EQ(getRankGroups({2, 3}, {0}), (Groups{{0, 3}, {1, 4}, {2, 5}}));
}

TEST(RankGroups, OrderOfAxesIsOrderOfMembers) {
  EXPECT_EQ(getRankGroups({2, 2}, {0, 1}), (Groups{{0, 1, 2, 3}}));
  EXPECT_EQ(getRankGroups({2, 2}, {1, 0}), (Groups{{0, 2, 1, 3}}));
}

TEST(RankGroups, SpanHoldsAGroup) {
  EXPECT_EQ(getRankSpan({4}, {0}), 4);
  EXPECT_EQ(getRankSpan({2, 8}, {1}), 8);
  EXPECT_EQ(getRankSpan({2, 8}, {0}), 9);
  EXPECT_EQ(getRankSpan({3, 2, 4}, {2, 0}), 20);
  EXPECT_EQ(getRankSpan({3, 2}, {}), 1);
  EXPECT_EQ(getRankStride({2, 8}, {1}), 1);
  EXPECT_EQ(getRankStride({2, 8}, {0}), 8);
  EXPECT_EQ(getRankStride({2, 8}, {1, 0}), 1);
  EXPECT_EQ(getRankStride({3, 2, 1}, {0, 2}), 2);
  EXPECT_EQ(getRankStride({3, 2}, {}), 1);
  for (const auto &group : getRankGroups({3, 2, 4}, {2, 0}))
    EXPECT_EQ(group.back() - group.front() + 1, 20);
}

} // namespace
