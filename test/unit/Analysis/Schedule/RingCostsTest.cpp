//===- RingCostsTest.cpp - A ring, or gathered keys and values ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/RingCosts.h"
#include "gtest/gtest.h"

using namespace mlir::fsdp;

namespace {

TEST(RingCostsTest, WhatIsSentHidesBehindComputation) {
  RingCosts costs;
  costs.ranks = 4;
  costs.block = 10;
  costs.latency = 1;
  costs.pass = 2;
  costs.gather = 6;
  // Four blocks one after another; gathered, first two collectives.
  EXPECT_DOUBLE_EQ(estimateRing(costs), 40);
  EXPECT_DOUBLE_EQ(estimateGathered(costs), 48);
}

TEST(RingCostsTest, SmallBlocksWaitForEachOther) {
  RingCosts costs;
  costs.ranks = 4;
  costs.block = 1;
  costs.merge = 1;
  costs.latency = 5;
  costs.pass = 2;
  costs.gather = 6;
  EXPECT_DOUBLE_EQ(estimateRing(costs), 1 + 3 * 12);
  EXPECT_DOUBLE_EQ(estimateGathered(costs), 10 + 6 + 4);
}

TEST(RingCostsTest, GradientsGoOneStepFurther) {
  RingCosts costs;
  costs.ranks = 2;
  costs.block = 10;
  costs.gradBlock = 20;
  costs.latency = 1;
  costs.pass = 2;
  costs.gather = 2;
  costs.passGrads = 4;
  costs.scatterGrads = 4;
  EXPECT_DOUBLE_EQ(estimateRing(costs), 20 + 40 + 6);
  EXPECT_DOUBLE_EQ(estimateGathered(costs), 4 + 20 + 6 + 40);
}

} // namespace
