//===- WindowsTest.cpp - Tests of the window analysis ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Wrap/Windows.h"
#include "gtest/gtest.h"
#include <vector>

using namespace mlir::fsdp;

namespace {

TEST(Windows, NoUsesNoWindow) {
  WindowPlan plan = planWindows({}, /*cut=*/true);
  EXPECT_TRUE(plan.windows.empty());
  EXPECT_FALSE(plan.interleaved);
}

TEST(Windows, CutsBetweenForwardAndBackward) {
  WindowPlan plan = planWindows(
      {{20, false}, {3, true}, {5, true}, {17, false}}, /*cut=*/true);
  ASSERT_EQ(plan.windows.size(), 2u);
  EXPECT_EQ(plan.windows[0], (Window{3, 5}));
  EXPECT_EQ(plan.windows[1], (Window{17, 20}));
  EXPECT_FALSE(plan.interleaved);
}

TEST(Windows, OneWindowIfNotAskedToCut) {
  WindowPlan plan = planWindows({{3, true}, {17, false}}, /*cut=*/false);
  ASSERT_EQ(plan.windows.size(), 1u);
  EXPECT_EQ(plan.windows[0], (Window{3, 17}));
  EXPECT_FALSE(plan.interleaved);
}

TEST(Windows, OneWindowIfInterleaved) {
  WindowPlan plan =
      planWindows({{3, true}, {4, false}, {9, true}}, /*cut=*/true);
  ASSERT_EQ(plan.windows.size(), 1u);
  EXPECT_EQ(plan.windows[0], (Window{3, 9}));
  EXPECT_TRUE(plan.interleaved);
}

TEST(Windows, OnePhaseIsOneWindow) {
  WindowPlan forward = planWindows({{3, true}, {9, true}}, /*cut=*/true);
  ASSERT_EQ(forward.windows.size(), 1u);
  EXPECT_FALSE(forward.interleaved);
  WindowPlan backward = planWindows({{7, false}}, /*cut=*/true);
  ASSERT_EQ(backward.windows.size(), 1u);
  EXPECT_EQ(backward.windows[0], (Window{7, 7}));
  EXPECT_FALSE(backward.interleaved);
}

TEST(Windows, OneForwardWindowPerCall) {
  WindowPlan plan = planWindows({{3, true, 0},
                                 {5, true, 0},
                                 {9, true, 1},
                                 {17, false, 1},
                                 {19, false, 1}},
                                /*cut=*/true);
  ASSERT_EQ(plan.windows.size(), 3u);
  EXPECT_EQ(plan.windows[0], (Window{3, 5}));
  EXPECT_EQ(plan.windows[1], (Window{9, 9}));
  EXPECT_EQ(plan.windows[2], (Window{17, 19}));
}

TEST(Windows, CallsDoNotCutWhatStays) {
  WindowPlan plan =
      planWindows({{3, true, 0}, {9, true, 1}, {17, false, 1}}, /*cut=*/false);
  ASSERT_EQ(plan.windows.size(), 1u);
  EXPECT_EQ(plan.windows[0], (Window{3, 17}));
}

TEST(Windows, PartsAreCutByThemselves) {
  std::vector<ParamUse> uses = {{3, true, 0, 0},
                                {7, false, 0, 0},
                                {23, true, 0, 1},
                                {24, false, 0, 1},
                                {25, true, 0, 1}};
  WindowPlan plan = planWindows(uses, /*cut=*/true);
  ASSERT_EQ(plan.windows.size(), 3u);
  EXPECT_EQ(plan.windows[1], (Window{7, 7}));
  EXPECT_EQ(plan.windows[2], (Window{23, 25}));
  EXPECT_TRUE(plan.interleaved);
  EXPECT_EQ(planWindows(uses, /*cut=*/false).windows.size(), 2u);
}

TEST(Windows, FindsTheWindowOfAPosition) {
  WindowPlan plan = planWindows({{3, true}, {17, false}}, /*cut=*/true);
  EXPECT_EQ(plan.windowAt(0), 0u);
  EXPECT_EQ(plan.windowAt(3), 0u);
  EXPECT_EQ(plan.windowAt(16), 0u);
  EXPECT_EQ(plan.windowAt(17), 1u);
  EXPECT_EQ(plan.windowAt(99), 1u);
}

} // namespace
