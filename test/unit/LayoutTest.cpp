//===- LayoutTest.cpp - Layout arithmetic ---------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>
#include <limits>

using namespace mlir::fsdp;

static std::vector<int64_t> toVector(llvm::ArrayRef<int64_t> values) {
  return {values.begin(), values.end()};
}

TEST(FlatLayout, PadsBeforeEntriesAndTheTail) {
  auto layout = FlatLayout::create({6, 5, 0, 1}, /*world=*/3, /*alignment=*/4);
  ASSERT_TRUE(layout);
  EXPECT_EQ(toVector(layout->getPaddings()),
            (std::vector<int64_t>{0, 2, 3, 0, 1}));
  EXPECT_EQ(layout->getFullNumel(), 18);
  EXPECT_EQ(layout->getShardNumel(), 6);
  EXPECT_EQ(layout->getPaddingNumel(), 6);
  EXPECT_EQ(layout->getOffset(1), 8);
  EXPECT_EQ(layout->getOffset(3), 16);
  EXPECT_FALSE(layout->check());
}

TEST(FlatLayout, FindsOwners) {
  auto layout = FlatLayout::create({6, 5}, 4, 4);
  ASSERT_TRUE(layout);
  ShardPosition place = layout->owner(9);
  EXPECT_EQ(place.rank, 2);
  EXPECT_EQ(place.offset, 1);
  EXPECT_EQ(layout->locate(2, 1).entry, 1);
  EXPECT_EQ(layout->locate(2, 1).index, 1);
  EXPECT_EQ(layout->locate(1, 2).entry, -1) << "padding before the second";
  EXPECT_EQ(layout->locate(3, 3).entry, -1) << "padding of the tail";
}

TEST(FlatLayout, RangesOfAllRanksCoverEveryElementOnce) {
  for (int64_t world : {1, 2, 3, 5, 8, 40})
    for (int64_t alignment : {1, 2, 4, 8}) {
      std::vector<int64_t> numels = {7, 1, 16, 0, 3, 29};
      auto layout = FlatLayout::create(numels, world, alignment);
      ASSERT_TRUE(layout);
      EXPECT_FALSE(layout->check());
      std::vector<int64_t> next(numels.size());
      for (int64_t rank = 0; rank < world; ++rank)
        for (const EntryRange &range : layout->ranges(rank)) {
          EXPECT_EQ(range.first, next[range.entry]);
          next[range.entry] += range.numel;
          EntryElement found = layout->locate(rank, range.offsetInShard);
          EXPECT_EQ(found.entry, range.entry);
          EXPECT_EQ(found.index, range.first);
        }
      EXPECT_EQ(next, numels);
    }
}

TEST(FlatLayout, RefusesWhatHasNoLayout) {
  int64_t half = std::numeric_limits<int64_t>::max() / 2 + 1;
  EXPECT_FALSE(FlatLayout::create({1}, 0, 1));
  EXPECT_FALSE(FlatLayout::create({1}, -1, 1));
  EXPECT_FALSE(FlatLayout::create({1}, 1, 0));
  EXPECT_FALSE(FlatLayout::create({-1}, 1, 1));
  EXPECT_FALSE(FlatLayout::create({half, half}, 1, 1));
  EXPECT_FALSE(FlatLayout::create({half + half - 1}, 2, 1)) << "by the tail";
  EXPECT_TRUE(FlatLayout::create({}, 4, 4));
}

TEST(FlatLayout, CheckFindsWhatIsWrong) {
  EXPECT_TRUE(FlatLayout({6, 5}, {0, 2, 2}, 4).check()) << "not divisible";
  EXPECT_TRUE(FlatLayout({6, 5}, {0, 5}, 4).check()) << "a padding is missing";
  EXPECT_TRUE(FlatLayout({6, 5}, {-2, 2, 1}, 4).check()) << "overlap";
  EXPECT_TRUE(FlatLayout({4}, {0, 0}, 0).check()) << "no rank";
  EXPECT_FALSE(FlatLayout({6, 5}, {3, 0, 2}, 4).check());
}

/// A layout takes time and memory independent of the number of ranks.
TEST(FlatLayout, IsClosedForm) {
  int64_t ranks = int64_t(1) << 40;
  auto layout = FlatLayout::create({1000, 24}, ranks, 4);
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->getShardNumel(), 1);
  EXPECT_FALSE(layout->check());
}

//===----------------------------------------------------------------------===//
// PyTorch's flat parameters
//===----------------------------------------------------------------------===//

/// One unit of a recorded layout against ours for the same parameters (f32).
static void compareUnit(const llvm::json::Object &unit, int64_t rank,
                        int64_t world) {
  const llvm::json::Array *entries = unit.getArray("entries");
  if (!entries)
    return;
  std::vector<int64_t> numels, offsets;
  int64_t position = 0;
  for (const llvm::json::Value &value : *entries) {
    int64_t numel = *value.getAsObject()->getInteger("numel");
    if (!*value.getAsObject()->getBoolean("padding")) {
      numels.push_back(numel);
      offsets.push_back(position);
    }
    position += numel;
  }
  auto layout = FlatLayout::create(numels, world, /*alignment=*/4);
  ASSERT_TRUE(layout);
  for (size_t i = 0; i < numels.size(); ++i)
    EXPECT_EQ(layout->getOffset(i), offsets[i]) << "entry " << i;
  EXPECT_EQ(layout->getFullNumel(), *unit.getInteger("padded_unsharded_numel"));
  EXPECT_EQ(layout->getShardNumel(), *unit.getInteger("shard_numel"));

  auto ours = layout->ranges(rank);
  const auto *next = ours.begin();
  const llvm::json::Array &theirs = *unit.getArray("ranges");
  for (size_t i = 0; i < theirs.size(); ++i) {
    const llvm::json::Object &range = *theirs[i].getAsObject();
    if (!*range.getBoolean("in_shard"))
      continue;
    ASSERT_NE(next, ours.end());
    EXPECT_EQ(next->entry, static_cast<int64_t>(i));
    EXPECT_EQ(next->offsetInShard, *range.getInteger("offset_in_shard"));
    EXPECT_EQ(next->numel, *range.getInteger("numel_in_shard"));
    EXPECT_EQ(next->first, *range.getInteger("first"));
    ++next;
  }
  EXPECT_EQ(next, ours.end());
}

TEST(FlatLayout, EqualsTheRecordedOnes) {
  unsigned files = 0;
  std::error_code error;
  llvm::sys::fs::directory_iterator file(FSDP_GOLDENS "/layouts", error), end;
  for (; !error && file != end; file.increment(error), ++files) {
    SCOPED_TRACE(file->path());
    auto buffer = llvm::MemoryBuffer::getFile(file->path());
    ASSERT_TRUE(buffer);
    auto json = llvm::json::parse((*buffer)->getBuffer());
    ASSERT_TRUE(static_cast<bool>(json));
    const llvm::json::Object &golden = *json->getAsObject();
    int64_t world = *golden.getInteger("world");
    for (int64_t rank = 0; rank < world; ++rank)
      for (const llvm::json::Value &unit :
           *golden.getObject("ranks")->getArray(std::to_string(rank)))
        compareUnit(*unit.getAsObject(), rank, world);
  }
  EXPECT_GE(files, 8u);
}
