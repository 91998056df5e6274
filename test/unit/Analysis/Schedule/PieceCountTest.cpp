//===- PieceCountTest.cpp - How many pieces a product is sent in ----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/PieceCount.h"
#include <gtest/gtest.h>

using namespace mlir::fsdp;

namespace {

const int64_t kCounts[] = {2, 4, 8};

TEST(PieceCount, OnePieceIsOneAfterTheOther) {
  EXPECT_DOUBLE_EQ(estimatePieces({10, 1, 2, 6, 0, 5}, 1), 10 + 1 + 2 + 6);
  // Work beside hides the collective, or is longer.
  EXPECT_DOUBLE_EQ(estimatePieces({10, 1, 2, 6, 7, 5}, 1), 10 + 1 + 8);
  EXPECT_DOUBLE_EQ(estimatePieces({10, 1, 2, 6, 20, 5}, 1), 10 + 1 + 20);
}

TEST(PieceCount, TheLongerOneHidesTheOther) {
  // Product 4 + 4, collective 3 + 3: the last collective is left.
  EXPECT_DOUBLE_EQ(estimatePieces({8, 0, 0, 6, 0, 0}, 2), 8 + 3);
  // Product 2 + 2, collective 3 + 3: the first product is left.
  EXPECT_DOUBLE_EQ(estimatePieces({4, 0, 0, 6, 0, 0}, 2), 2 + 6);
  EXPECT_DOUBLE_EQ(estimatePieces({8, 0, 0, 6, 0, 1}, 2), 8 + 3 + 1);
}

TEST(PieceCount, MorePiecesUntilLatencyEatsThem) {
  EXPECT_EQ(choosePieces({8, 0, 0, 8, 0, 0}, kCounts), 8);
  EXPECT_EQ(choosePieces({8, 0, 1, 8, 0, 0}, kCounts), 2);
  EXPECT_EQ(choosePieces({8, 0, 10, 8, 0, 0}, kCounts), 1);
  EXPECT_EQ(choosePieces({8, 0, 0, 8, 0, 0}, {}), 1);
}

TEST(PieceCount, WhatIsHiddenStaysWhole) {
  EXPECT_EQ(choosePieces({8, 0, 0, 8, 8, 0}, kCounts), 1);
  EXPECT_EQ(choosePieces({8, 0, 0, 8, 0, 8}, kCounts), 1);
}

} // namespace
