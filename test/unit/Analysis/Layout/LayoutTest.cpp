//===- LayoutTest.cpp - Layout arithmetic ---------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout/LayoutRemap.h"
#include "fsdp/Analysis/Layout/RankGroups.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>
#include <limits>
#include <numeric>
#include <random>

using namespace mlir::fsdp;

static std::vector<int64_t> toVector(llvm::ArrayRef<int64_t> values) {
  return {values.begin(), values.end()};
}

TEST(FlatLayout, PadsBeforeEntriesAndTheTail) {
  auto layout = Layout::createFlat({6, 5, 0, 1}, /*world=*/3, /*alignment=*/4);
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
  auto layout = Layout::createFlat({6, 5}, 4, 4);
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
      auto layout = Layout::createFlat(numels, world, alignment);
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
  EXPECT_FALSE(Layout::createFlat({1}, 0, 1));
  EXPECT_FALSE(Layout::createFlat({1}, -1, 1));
  EXPECT_FALSE(Layout::createFlat({1}, 1, 0));
  EXPECT_FALSE(Layout::createFlat({-1}, 1, 1));
  EXPECT_FALSE(Layout::createFlat({half, half}, 1, 1));
  EXPECT_FALSE(Layout::createFlat({half + half - 1}, 2, 1)) << "by the tail";
  EXPECT_TRUE(Layout::createFlat({}, 4, 4));
}

TEST(FlatLayout, CheckFindsWhatIsWrong) {
  EXPECT_TRUE(Layout::flat({6, 5}, {0, 2, 2}, 4).check()) << "not divisible";
  EXPECT_TRUE(Layout::flat({6, 5}, {0, 5}, 4).check())
      << "a padding is missing";
  EXPECT_TRUE(Layout::flat({6, 5}, {-2, 2, 1}, 4).check()) << "overlap";
  EXPECT_TRUE(Layout::flat({4}, {0, 0}, 0).check()) << "no rank";
  EXPECT_FALSE(Layout::flat({6, 5}, {3, 0, 2}, 4).check());
}

/// A layout takes time and memory independent of the number of ranks.
TEST(FlatLayout, IsClosedForm) {
  int64_t ranks = int64_t(1) << 40;
  auto layout = Layout::createFlat({1000, 24}, ranks, 4);
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->getShardNumel(), 1);
  EXPECT_FALSE(layout->check());
}

//===----------------------------------------------------------------------===//
// Worked examples of PyTorch's flat parameters
//===----------------------------------------------------------------------===//

static std::vector<int64_t> getOffsets(const Layout &layout) {
  return toVector(layout.getOffsets());
}

/// A rank's ranges as "entry @offset [first..last]".
static std::string printRanges(const Layout &layout, int64_t rank) {
  std::string text;
  for (const EntryRange &range : layout.ranges(rank))
    text += (text.empty() ? "" : "; ") + std::to_string(range.entry) + " @" +
            std::to_string(range.offsetInShard) + " [" +
            std::to_string(range.first) + ".." +
            std::to_string(range.first + range.numel - 1) + "]";
  return text;
}

/// Three linear layers: weights of 15, 8 and 4, biases of 5, 2 and 2.
static const std::vector<int64_t> rootUnit = {15, 5, 8, 2, 4, 2};

TEST(FlatLayout, PacksWithoutAlignment) {
  auto layout = Layout::createFlat(rootUnit, 2, 1);
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->getFullNumel(), 36);
  EXPECT_EQ(layout->getShardNumel(), 18);
  EXPECT_EQ(printRanges(*layout, 0), "0 @0 [0..14]; 1 @15 [0..2]");
  EXPECT_EQ(printRanges(*layout, 1),
            "1 @0 [3..4]; 2 @2 [0..7]; 3 @10 [0..1]; 4 @12 [0..3]; "
            "5 @16 [0..1]");
}

TEST(FlatLayout, AlignsFloats) {
  auto layout = Layout::createFlat(rootUnit, 2, 4);
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->getFullNumel(), 42);
  EXPECT_EQ(layout->getPaddingNumel(), 6);
  EXPECT_EQ(getOffsets(*layout), (std::vector<int64_t>{0, 16, 24, 32, 36, 40}));
  EXPECT_EQ(printRanges(*layout, 0), "0 @0 [0..14]; 1 @16 [0..4]");
  EXPECT_EQ(printRanges(*layout, 1),
            "2 @3 [0..7]; 3 @11 [0..1]; 4 @15 [0..3]; 5 @19 [0..1]");
  EXPECT_EQ(Layout::createFlat(rootUnit, 4, 4)->getShardNumel(), 11);
  EXPECT_EQ(Layout::createFlat(rootUnit, 8, 4)->getShardNumel(), 6);
}

TEST(FlatLayout, AlignsHalves) {
  auto layout = Layout::createFlat(rootUnit, 2, 8);
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->getFullNumel(), 50);
  EXPECT_EQ(getOffsets(*layout), (std::vector<int64_t>{0, 16, 24, 32, 40, 48}));
  EXPECT_EQ(printRanges(*layout, 0),
            "0 @0 [0..14]; 1 @16 [0..4]; 2 @24 [0..0]");
  EXPECT_EQ(Layout::createFlat(rootUnit, 8, 8)->getFullNumel(), 56);
  EXPECT_EQ(Layout::createFlat({20, 4, 4, 16, 4}, 2, 8)->getFullNumel(), 60);
  EXPECT_EQ(Layout::createFlat({20, 4, 4, 16, 4}, 2, 4)->getFullNumel(), 48);
}

TEST(FlatLayout, PadsTheTailForReplicas) {
  // Not cut, but shared by 5 ranks.
  auto layout = Layout::createFlat({15, 5, 15, 3, 9}, 1, 4, /*padTo=*/5);
  ASSERT_TRUE(layout);
  EXPECT_EQ(toVector(layout->getPaddings()),
            (std::vector<int64_t>{0, 1, 3, 1, 1, 2}));
  EXPECT_EQ(layout->getShardNumel(), 55);
  EXPECT_FALSE(Layout::createFlat({1}, 2, 4, 3)) << "no multiple of the world";
}

TEST(FlatLayout, ChunksAsPyTorch) {
  // A transformer's root unit, 459 elements.
  std::vector<int64_t> numels = {368, 16, 16, 16, 16, 23, 2, 2};
  auto packed = Layout::createFlat(numels, 2, 1);
  EXPECT_EQ(packed->getShardNumel(), 230);
  EXPECT_EQ(packed->getPaddings().back(), 1);
  auto aligned = Layout::createFlat(numels, 2, 4);
  EXPECT_EQ(aligned->getShardNumel(), 231);
  EXPECT_EQ(Layout::createFlat(numels, 8, 4)->getShardNumel(), 58);
  // More ranks than chunks.
  auto few = Layout::createFlat({10}, 8, 1);
  EXPECT_EQ(few->getShardNumel(), 2);
  EXPECT_EQ(printRanges(*few, 4), "0 @0 [8..9]");
  EXPECT_EQ(printRanges(*few, 5), "");
}

//===----------------------------------------------------------------------===//
// Layouts per parameter
//===----------------------------------------------------------------------===//

TEST(PerParamLayout, CutsUnevenRows) {
  // Linear(3, 5): chunks of 3 and 2 rows.
  auto layout = Layout::createPerParam({{{5, 3}}, {{5}}}, 2);
  ASSERT_TRUE(layout);
  EXPECT_FALSE(layout->check());
  EXPECT_EQ(layout->getFullNumel(), 24);
  EXPECT_EQ(layout->getShardNumel(), 12);
  EXPECT_EQ(layout->getPaddingNumel(), 4);
  EXPECT_EQ(getOffsets(*layout), (std::vector<int64_t>{0, 18}));
  EXPECT_EQ(printRanges(*layout, 0), "0 @0 [0..8]; 1 @9 [0..2]");
  EXPECT_EQ(printRanges(*layout, 1), "0 @0 [9..14]; 1 @9 [3..4]");
  EXPECT_EQ(layout->owner(1, 4).rank, 1);
  EXPECT_EQ(layout->owner(1, 4).offset, 10);
  EXPECT_EQ(layout->locate(1, 11).entry, -1) << "padding";
}

TEST(PerParamLayout, HasEmptyShards) {
  CutParam five{{5, 2}}, two{{2}};
  std::vector<int64_t> rows;
  for (int64_t rank = 0; rank < 4; ++rank)
    rows.push_back(getShardShape(five, 4, rank)[0]);
  EXPECT_EQ(rows, (std::vector<int64_t>{2, 2, 1, 0}));
  EXPECT_EQ(getShardShape(two, 8, 1)[0], 1);
  EXPECT_EQ(getShardShape(two, 8, 7)[0], 0);
  auto layout = Layout::createPerParam({five}, 4);
  EXPECT_EQ(printRanges(*layout, 3), "");
  EXPECT_EQ(getShardShape({{5}}, std::numeric_limits<int64_t>::max(), 5)[0], 0);
}

TEST(PerParamLayout, WastesWhatPyTorchDoes) {
  std::vector<CutParam> params = {{{5, 3}}, {{5}},    {{2, 4}},
                                  {{2}},    {{2, 2}}, {{2}}};
  EXPECT_EQ(Layout::createPerParam(params, 2)->getFullNumel(), 40);
  EXPECT_EQ(Layout::createPerParam(params, 8)->getFullNumel(), 96);
}

TEST(PerParamLayout, CutsOtherDimensions) {
  auto layout = Layout::createPerParam({{{3, 4}, 1}, {{2, 2, 6}, 2}}, 2);
  ASSERT_TRUE(layout);
  EXPECT_FALSE(layout->check());
  EXPECT_EQ(toVector(layout->getOuters()), (std::vector<int64_t>{3, 4}));
  EXPECT_EQ(layout->getPaddingNumel(), 0);
  EXPECT_EQ(printRanges(*layout, 1),
            "0 @0 [2..3]; 0 @2 [6..7]; 0 @4 [10..11]; "
            "1 @6 [3..5]; 1 @9 [9..11]; 1 @12 [15..17]; 1 @15 [21..23]");
  EXPECT_EQ(layout->owner(1, 10).rank, 1);
  EXPECT_EQ(layout->owner(1, 10).offset, 10);
}

TEST(PerParamLayout, RefusesWhatHasNoLayout) {
  int64_t large = std::numeric_limits<int64_t>::max() / 2 + 1;
  EXPECT_FALSE(Layout::createPerParam({{{}}}, 2)) << "no dimension";
  EXPECT_FALSE(Layout::createPerParam({{{4}, 1}}, 2));
  EXPECT_FALSE(Layout::createPerParam({{{4}, -1}}, 2));
  EXPECT_FALSE(Layout::createPerParam({{{2, 3}, 1}}, 2)) << "not divisible";
  EXPECT_FALSE(Layout::createPerParam({{{4}}}, 0));
  EXPECT_FALSE(Layout::createPerParam({{{large, 2}}}, 2));
  EXPECT_FALSE(Layout::createPerParam({{{large}}, {{large}}}, 2));
  EXPECT_FALSE(Layout::createPerParam({{{large + large - 1}}}, 2));
  EXPECT_TRUE(Layout::createPerParam({{{0, 3}}, {{3, 0}, 1}}, 2));
  EXPECT_FALSE(Layout::createPerParam({{{0, 3}}, {{4}}}, 2)->check());
}

TEST(PerParamLayout, CheckFindsWhatIsWrong) {
  EXPECT_FALSE(Layout::perParam({6, 8}, {0, 2, 0}, {1, 2}, 2).check());
  EXPECT_TRUE(Layout::perParam({6, 8}, {0, 2, 0}, {2, 1}, 2).check())
      << "padding behind rows";
  EXPECT_TRUE(Layout::perParam({6, 8}, {1, 1, 0}, {}, 2).check())
      << "padding in front";
  EXPECT_TRUE(Layout::perParam({5, 7}, {0, 0, 0}, {}, 2).check())
      << "an entry is not divisible";
  EXPECT_TRUE(Layout::perParam({6}, {0, 0}, {0}, 2).check());
  EXPECT_TRUE(Layout::perParam({6}, {0, 0}, {1, 1}, 2).check());
  int64_t large = std::numeric_limits<int64_t>::max();
  EXPECT_TRUE(Layout::flat({large, large}, {0, 0, 0}, 1).check());
}

TEST(PerParamLayout, IsClosedForm) {
  auto layout = Layout::createPerParam({{{1000, 24}}, {{24}}}, 1 << 20);
  ASSERT_TRUE(layout);
  EXPECT_EQ(layout->getShardNumel(), 25);
  EXPECT_FALSE(layout->check());
}

//===----------------------------------------------------------------------===//
// Random layouts
//===----------------------------------------------------------------------===//

namespace {
/// Layouts of the same random params.
class LayoutMaker {
public:
  explicit LayoutMaker(unsigned seed) : random(seed) {
    for (int64_t count = pick(0, 5); count > 0; --count) {
      CutParam param;
      for (int64_t rank = pick(1, 3); rank > 0; --rank)
        param.shape.push_back(pick(0, 6) * pick(1, 3));
      params.push_back(param);
    }
  }

  int64_t pick(int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  }

  Layout make(int64_t world) { return make(world, params); }

  Layout make(int64_t world, std::vector<CutParam> cut) {
    if (pick(0, 1)) {
      std::vector<int64_t> numels;
      for (const CutParam &param : cut) {
        numels.push_back(1);
        for (int64_t size : param.shape)
          numels.back() *= size;
      }
      return *Layout::createFlat(numels, world, pick(1, 8));
    }
    for (CutParam &param : cut) {
      param.dim = pick(0, static_cast<int64_t>(param.shape.size()) - 1);
      if (param.shape[param.dim] % world != 0)
        param.dim = 0;
    }
    return *Layout::createPerParam(cut, world);
  }

  /// A layout on a grid of one or two axes, some of which replicate.
  GridLayout makeGrid() {
    llvm::SmallVector<int64_t> grid = {pick(1, 4)};
    if (pick(0, 1))
      grid.push_back(pick(1, 4));
    llvm::SmallVector<int64_t> axes;
    int64_t world = 1;
    for (size_t axis = 0; axis < grid.size(); ++axis)
      if (pick(0, 2)) {
        axes.push_back(static_cast<int64_t>(axis));
        world *= grid[axis];
      }
    return {make(world), grid, axes};
  }

  /// All params, in any order, in units of their own kinds on one grid.
  std::vector<NamedLayout> makeUnits() {
    GridLayout place = makeGrid();
    std::vector<size_t> order(params.size());
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    std::vector<NamedLayout> units;
    for (size_t begin = 0; begin < order.size();) {
      size_t end = begin + pick(1, order.size() - begin);
      std::vector<CutParam> cut;
      std::vector<std::string> names;
      for (; begin < end; ++begin) {
        cut.push_back(params[order[begin]]);
        names.push_back("p" + std::to_string(order[begin]));
      }
      place.layout = make(place.layout.getWorld(), cut);
      units.push_back({place, names, 2});
    }
    return units;
  }

private:
  std::mt19937 random;
  std::vector<CutParam> params;
};
} // namespace

TEST(Layout, IsABijection) {
  for (unsigned seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE(seed);
    LayoutMaker maker(seed);
    Layout layout = maker.make(maker.pick(1, 9));
    ASSERT_FALSE(layout.check());
    std::vector<std::vector<int64_t>> seen;
    for (int64_t numel : layout.getNumels())
      seen.emplace_back(numel);
    int64_t padding = 0;
    for (int64_t rank = 0; rank < layout.getWorld(); ++rank) {
      for (int64_t at = 0; at < layout.getShardNumel(); ++at) {
        EntryElement found = layout.locate(rank, at);
        padding += found.entry < 0;
        if (found.entry < 0)
          continue;
        ++seen[found.entry][found.index];
        ShardPosition owner = layout.owner(found.entry, found.index);
        ASSERT_EQ(owner.rank, rank);
        ASSERT_EQ(owner.offset, at);
      }
      for (const EntryRange &range : layout.ranges(rank))
        for (int64_t i = 0; i < range.numel; ++i) {
          EntryElement found = layout.locate(rank, range.offsetInShard + i);
          ASSERT_EQ(found.entry, range.entry);
          ASSERT_EQ(found.index, range.first + i);
          ++seen[found.entry][found.index];
        }
    }
    EXPECT_EQ(padding, layout.getPaddingNumel());
    for (const std::vector<int64_t> &entry : seen)
      for (int64_t count : entry)
        ASSERT_EQ(count, 2) << "once by locate, once by ranges";
  }
}

/// All ranks' shards filled with numbers of elements; -1 is padding.
static std::vector<std::vector<int64_t>> fill(const GridLayout &grid) {
  std::vector<std::vector<int64_t>> shards;
  for (const auto &group : getRankGroups(grid.grid, grid.shardAxes))
    for (size_t place = 0; place < group.size(); ++place) {
      auto rank = static_cast<size_t>(group[place]);
      shards.resize(std::max(shards.size(), rank + 1));
      shards[rank].assign(grid.layout.getShardNumel(), -1);
      for (size_t at = 0; at < shards[rank].size(); ++at) {
        EntryElement found = grid.layout.locate(static_cast<int64_t>(place),
                                                static_cast<int64_t>(at));
        if (found.entry >= 0)
          shards[rank][at] = found.entry * 100000 + found.index;
      }
    }
  return shards;
}

TEST(LayoutRemap, WritesEveryElementOnce) {
  for (unsigned seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE(seed);
    LayoutMaker maker(seed);
    GridLayout from = maker.makeGrid(), to = maker.makeGrid();
    auto moves = remapLayout(from, to, /*elementBytes=*/4);
    ASSERT_TRUE(moves);
    auto source = fill(from), wanted = fill(to);
    std::vector<std::vector<int64_t>> dest, writes;
    for (const std::vector<int64_t> &shard : wanted) {
      dest.emplace_back(shard.size(), -1);
      writes.emplace_back(shard.size(), 0);
    }
    for (const MovedBytes &move : *moves)
      for (int64_t i = 0; i < move.bytes; i += 4) {
        int64_t at = (move.destOffset + i) / 4;
        dest[move.destRank][at] =
            source[move.sourceRank][(move.sourceOffset + i) / 4];
        ++writes[move.destRank][at];
      }
    EXPECT_EQ(dest, wanted);
    for (size_t rank = 0; rank < wanted.size(); ++rank)
      for (size_t at = 0; at < wanted[rank].size(); ++at)
        ASSERT_EQ(writes[rank][at], wanted[rank][at] < 0 ? 0 : 1);
  }
}

/// By unit and rank: which element of which param is where.
static std::vector<std::vector<std::vector<std::string>>>
fillUnits(llvm::ArrayRef<NamedLayout> units) {
  std::vector<std::vector<std::vector<std::string>>> result;
  for (const NamedLayout &unit : units) {
    auto &shards = result.emplace_back();
    for (const std::vector<int64_t> &shard : fill(unit.layout)) {
      auto &texts = shards.emplace_back();
      for (int64_t value : shard)
        texts.push_back(value < 0 ? ""
                                  : unit.names[value / 100000] + ":" +
                                        std::to_string(value % 100000));
    }
  }
  return result;
}

TEST(LayoutRemap, PairsEntriesByName) {
  for (unsigned seed = 0; seed < 500; ++seed) {
    SCOPED_TRACE(seed);
    LayoutMaker maker(seed);
    std::vector<NamedLayout> from = maker.makeUnits(), to = maker.makeUnits();
    auto moves = remapUnits(from, to);
    ASSERT_TRUE(moves);
    auto source = fillUnits(from), wanted = fillUnits(to), dest = wanted;
    for (auto &unit : dest)
      for (auto &shard : unit)
        std::fill(shard.begin(), shard.end(), "");
    for (const UnitMove &move : *moves)
      for (int64_t i = 0; i < move.moved.bytes; i += 2) {
        std::string &place = dest[move.destUnit][move.moved.destRank]
                                 [(move.moved.destOffset + i) / 2];
        ASSERT_EQ(place, "") << "written twice";
        place = source[move.sourceUnit][move.moved.sourceRank]
                      [(move.moved.sourceOffset + i) / 2];
      }
    EXPECT_EQ(dest, wanted);
  }
}

TEST(LayoutRemap, RefusesNamesThatDoNotFit) {
  GridLayout grid{*Layout::createFlat({6, 4}, 2, 1), {2}, {0}};
  GridLayout first{*Layout::createFlat({6}, 2, 1), {2}, {0}};
  NamedLayout both{grid, {"a", "b"}, 4}, one{first, {"a"}, 4};
  EXPECT_TRUE(remapUnits(both, both));
  EXPECT_TRUE(remapUnits(both, one)) << "an old entry may be unused";
  EXPECT_FALSE(remapUnits(one, both)) << "'b' is unknown";
  NamedLayout other{grid, {"b", "a"}, 4};
  EXPECT_FALSE(remapUnits(both, other)) << "sizes differ";
  EXPECT_FALSE(remapUnits(both, NamedLayout{first, {"a"}, 2}))
      << "types differ";
  EXPECT_FALSE(remapUnits(both, NamedLayout{grid, {"a"}, 4}));
  EXPECT_FALSE(remapUnits(NamedLayout{grid, {"a", "a"}, 4}, one));
  EXPECT_FALSE(remapUnits(both, {one, one}));
}

TEST(LayoutRemap, ToTheSameLayoutStays) {
  for (unsigned seed = 0; seed < 100; ++seed) {
    LayoutMaker maker(seed);
    GridLayout layout = maker.makeGrid();
    auto moves = remapLayout(layout, layout, 2);
    ASSERT_TRUE(moves);
    for (const MovedBytes &move : *moves) {
      EXPECT_EQ(move.sourceRank, move.destRank);
      EXPECT_EQ(move.sourceOffset, move.destOffset);
    }
  }
}

TEST(LayoutRemap, JoinsAndSplits) {
  GridLayout two{*Layout::createFlat({6, 5}, 2, 4), {2}, {0}};
  GridLayout four{*Layout::createFlat({6, 5}, 4, 4), {4}, {0}};
  auto moves = remapLayout(two, four, 4);
  ASSERT_TRUE(moves);
  // 6 | 2 padding | 5: shards of 7 and of 4.
  std::vector<MovedBytes> expected = {
      {0, 0, 0, 0, 16}, {0, 16, 1, 0, 8}, {1, 4, 2, 0, 16}, {1, 20, 3, 0, 4}};
  EXPECT_EQ(std::vector<MovedBytes>(moves->begin(), moves->end()), expected);
}

TEST(LayoutRemap, RefusesWhatDoesNotFit) {
  GridLayout good{*Layout::createFlat({6}, 2, 1), {2}, {0}};
  GridLayout other{*Layout::createFlat({5}, 2, 1), {2}, {0}};
  GridLayout grid{*Layout::createFlat({6}, 2, 1), {3}, {0}};
  GridLayout axis{*Layout::createFlat({6}, 2, 1), {2}, {1}};
  GridLayout wrong{Layout::flat({6}, {0, 1}, 2), {2}, {0}};
  EXPECT_TRUE(remapLayout(good, good, 4));
  EXPECT_FALSE(remapLayout(good, good, 0));
  EXPECT_FALSE(remapLayout(good, other, 4));
  EXPECT_FALSE(remapLayout(good, grid, 4));
  EXPECT_FALSE(remapLayout(axis, good, 4));
  EXPECT_FALSE(remapLayout(wrong, good, 4));
}

//===----------------------------------------------------------------------===//
// PyTorch's flat parameters
//===----------------------------------------------------------------------===//

/// What a file says about all its units.
struct Recorded {
  int64_t world;
  bool aligned, shards;
};

/// One unit of a recorded flat layout against ours for the same parameters.
static void compareFlat(const llvm::json::Object &unit, int64_t rank,
                        const Recorded &recorded) {
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
  int64_t world = recorded.shards ? recorded.world : 1;
  auto layout = Layout::createFlat(numels, world, recorded.aligned ? 4 : 1,
                                   recorded.aligned ? recorded.world : world);
  ASSERT_TRUE(layout);
  EXPECT_EQ(toVector(layout->getOffsets()), offsets);
  EXPECT_EQ(layout->getFullNumel(), *unit.getInteger("padded_unsharded_numel"));
  EXPECT_EQ(layout->getShardNumel(), *unit.getInteger("shard_numel"));

  // Not recorded for units that are not cut.
  const llvm::json::Array *theirs = unit.getArray("ranges");
  if (!theirs)
    return;
  auto ours = layout->ranges(recorded.shards ? rank : 0);
  const auto *next = ours.begin();
  for (size_t i = 0; i < theirs->size(); ++i) {
    const llvm::json::Object &range = *(*theirs)[i].getAsObject();
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

static std::vector<int64_t> getSizes(const llvm::json::Object &object,
                                     llvm::StringRef key) {
  std::vector<int64_t> sizes;
  for (const llvm::json::Value &value : *object.getArray(key))
    sizes.push_back(*value.getAsInteger());
  return sizes;
}

/// One unit of recorded shards per parameter against ours.
static void comparePerParam(const llvm::json::Object &unit, int64_t rank,
                            const Recorded &recorded) {
  for (const llvm::json::Value &value : *unit.getArray("params")) {
    const llvm::json::Object &object = *value.getAsObject();
    std::vector<int64_t> shape = getSizes(object, "shape");
    CutParam param{{shape.begin(), shape.end()},
                   *object.getInteger("shard_dim")};
    EXPECT_EQ(toVector(getShardShape(param, recorded.world, rank)),
              getSizes(object, "sharded_size"));
    EXPECT_EQ(toVector(getShardShape(param, recorded.world, 0)),
              getSizes(object, "padded_sharded_size"));
    auto layout = Layout::createPerParam({param}, recorded.world);
    ASSERT_TRUE(layout);
    int64_t padded = 1, held = 0;
    for (int64_t size : getSizes(object, "padded_sharded_size"))
      padded *= size;
    EXPECT_EQ(layout->getShardNumel(), padded);
    int64_t real = 1;
    for (int64_t size : getSizes(object, "sharded_size"))
      real *= size;
    for (const EntryRange &range : layout->ranges(rank))
      held += range.numel;
    EXPECT_EQ(held, real);
  }
}

TEST(Layout, EqualsTheRecordedOnes) {
  unsigned files = 0;
  std::error_code error;
  llvm::sys::fs::directory_iterator file(FSDP_GOLDENS "/layouts", error), end;
  for (; !error && file != end; file.increment(error)) {
    SCOPED_TRACE(file->path());
    auto buffer = llvm::MemoryBuffer::getFile(file->path());
    ASSERT_TRUE(buffer);
    auto json = llvm::json::parse((*buffer)->getBuffer());
    ASSERT_TRUE(static_cast<bool>(json));
    const llvm::json::Object &golden = *json->getAsObject();
    if (!golden.getObject("ranks"))
      continue;
    ++files;
    Recorded recorded{*golden.getInteger("world"),
                      golden.getBoolean("use_orig_params").value_or(false),
                      golden.getString("strategy") !=
                          llvm::StringRef("NO_SHARD")};
    bool isFlat = golden.getString("api") == llvm::StringRef("FSDP1");
    for (int64_t rank = 0; rank < recorded.world; ++rank)
      for (const llvm::json::Value &unit :
           *golden.getObject("ranks")->getArray(std::to_string(rank)))
        (isFlat ? compareFlat : comparePerParam)(*unit.getAsObject(), rank,
                                                 recorded);
  }
  EXPECT_GE(files, 138u);
}
