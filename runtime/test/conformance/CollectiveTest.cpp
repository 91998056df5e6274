//===- CollectiveTest.cpp - rounding, order, many in flight, groups ------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <random>

using namespace fsdp::test;

//===----------------------------------------------------------------------===//
// Rounding, order, timing
//===----------------------------------------------------------------------===//

static float toFloat(uint32_t bits) {
  float value;
  std::memcpy(&value, &bits, 4);
  return value;
}

TEST(Reduction, AddsInRankOrderAndDividesLast) {
  for (int64_t ranks : {2, 3, 4, 5, 8, 9}) {
    int64_t elements = 3001;
    Unit unit = flatUnit("u", FSDP_RT_F32, 4, elements, ranks);
    std::vector<fsdp_rt_part> parts = {unit.part()};
    fsdp_rt_collective desc =
        makeCollective(FSDP_RT_REDUCE_SCATTER, parts, 1, 1);
    std::vector<std::vector<float>> fulls;
    std::mt19937 random(1);
    for (int64_t rank = 0; rank < ranks; ++rank) {
      fulls.emplace_back(static_cast<size_t>(elements * ranks));
      for (float &value : fulls.back())
        value = toFloat((random() & 0x807fffff) | (120 + random() % 12) << 23);
    }
    std::string error = runRanks(ranks, [&](fsdp_rt_context *ctx) {
      auto rank = static_cast<size_t>(fsdp_rt_rank(ctx));
      std::vector<float> got(static_cast<size_t>(elements));
      void *src[] = {fulls[rank].data()}, *dst[] = {got.data()};
      int64_t ticket;
      fsdp_rt_start(ctx, &desc, src, dst, &ticket);
      fsdp_rt_wait(ctx, ticket);
      int64_t wrong = 0;
      for (size_t at = 0; at < got.size(); ++at) {
        size_t p = rank * got.size() + at;
        volatile float sum = fulls[0][p];
        for (size_t peer = 1; peer < fulls.size(); ++peer)
          sum = sum + fulls[peer][p];
        float expected = sum / static_cast<float>(ranks);
        wrong += std::memcmp(&expected, &got[at], 4) != 0;
      }
      EXPECT_EQ(wrong, 0);
    });
    EXPECT_EQ(error, "");
  }
}

TEST(Reduction, RoundsHalvesOnceToNearestEven) {
  // 1 + 2^-8 + 2^-8 is exact in f32; bf16 would lose each small term.
  std::vector<uint16_t> values = {0x3f80, 0x3b80, 0x3b80};
  Unit unit = flatUnit("u", FSDP_RT_BF16, 2, 1, 3);
  std::vector<fsdp_rt_part> parts = {unit.part()};
  fsdp_rt_collective desc = makeCollective(FSDP_RT_REDUCE_SCATTER, parts, 1);
  std::string error = runRanks(3, [&](fsdp_rt_context *ctx) {
    auto rank = static_cast<size_t>(fsdp_rt_rank(ctx));
    std::vector<uint16_t> full(3, values[rank]);
    uint16_t got = 0;
    void *src[] = {full.data()}, *dst[] = {&got};
    int64_t ticket;
    fsdp_rt_start(ctx, &desc, src, dst, &ticket);
    fsdp_rt_wait(ctx, ticket);
    EXPECT_EQ(got, 0x3f81);
  });
  EXPECT_EQ(error, "");
}

/// Many collectives in flight on two channels, waited for in another order,
/// with ranks that are late in turn.
static void runManyInFlight(int64_t ranks, int32_t flags, int32_t depth) {
  constexpr int64_t count = 40, elements = 700;
  Unit unit = flatUnit("u", FSDP_RT_F32, 4, elements, ranks);
  std::vector<fsdp_rt_part> parts = {unit.part()};
  fsdp_rt_collective gather = makeCollective(FSDP_RT_ALL_GATHER, parts, 0);
  fsdp_rt_collective reduce =
      makeCollective(FSDP_RT_REDUCE_SCATTER, parts, 1, 0);
  gather.flags = FSDP_RT_SOURCE_STABLE;
  std::string error = runRanks(
      ranks,
      [&](fsdp_rt_context *ctx) {
        int64_t rank = fsdp_rt_rank(ctx);
        std::minstd_rand random(static_cast<uint32_t>(rank) + 5);
        std::vector<std::vector<float>> shards, fulls, sources, sums;
        for (int64_t at = 0; at < count; ++at) {
          shards.emplace_back(elements, float(100 * at + rank));
          fulls.emplace_back(elements * ranks, 0.0f);
          sources.emplace_back(elements * ranks, float(at + rank));
          sums.emplace_back(elements, 0.0f);
        }
        for (int64_t round = 0; round < 3; ++round) {
          fsdp_rt_step_begin(ctx, round);
          std::vector<int64_t> tickets(2 * count);
          for (int64_t at = 0; at < count; ++at) {
            if (random() % 8 == 0)
              std::this_thread::sleep_for(
                  std::chrono::microseconds(random() % 500));
            void *src[] = {shards[at].data()}, *dst[] = {fulls[at].data()};
            fsdp_rt_start(ctx, &gather, src, dst, &tickets[2 * at]);
            void *from[] = {sources[at].data()}, *to[] = {sums[at].data()};
            fsdp_rt_start(ctx, &reduce, from, to, &tickets[2 * at + 1]);
          }
          // Odd ranks wait from the end.
          for (int64_t at = 0; at < 2 * count; ++at)
            EXPECT_EQ(
                fsdp_rt_wait(ctx, tickets[rank % 2 ? 2 * count - 1 - at : at]),
                0);
          EXPECT_EQ(fsdp_rt_step_end(ctx), 0);
          int64_t wrong = 0;
          for (int64_t at = 0; at < count; ++at) {
            for (int64_t p = 0; p < elements * ranks; ++p)
              wrong += fulls[at][p] != float(100 * at + p / elements);
            float sum = 0;
            for (int64_t peer = 0; peer < ranks; ++peer)
              sum += float(at + peer);
            for (float value : sums[at])
              wrong += value != sum;
            std::fill(fulls[at].begin(), fulls[at].end(), -1.0f);
          }
          EXPECT_EQ(wrong, 0);
        }
        // Every rank keeps its shards until all have read them.
        EXPECT_EQ(fsdp_rt_barrier(ctx), 0);
      },
      flags, 20000, depth);
  EXPECT_EQ(error, "");
}

TEST(InFlight, ManyOnTwoChannels) {
  for (int64_t ranks : {1, 2, 3, 4, 8})
    runManyInFlight(ranks, 0, 128);
}
TEST(InFlight, MoreThanTheRingHolds) {
  for (int64_t ranks : {1, 2, 4})
    runManyInFlight(ranks, 0, 4);
}

// A rank that is early copies its own part of a gather and no other.
TEST(InFlight, OwnPartsNeedNobody) {
  if (std::getenv("FSDP_BACKEND"))
    GTEST_SKIP() << "of ranks that are threads";
  constexpr int64_t ranks = 3, elements = 100;
  Unit unit = flatUnit("u", FSDP_RT_I32, 4, elements, ranks);
  std::vector<fsdp_rt_part> parts = {unit.part()};
  fsdp_rt_collective desc = makeCollective(FSDP_RT_ALL_GATHER, parts, 0);
  std::atomic<bool> looked{false};
  std::string error = runRanks(ranks, [&](fsdp_rt_context *ctx) {
    auto rank = static_cast<int32_t>(fsdp_rt_rank(ctx));
    std::vector<int32_t> shard(elements, rank), full(ranks * elements, -1);
    void *src[] = {shard.data()}, *dst[] = {full.data()};
    while (rank == 2 && !looked)
      std::this_thread::yield();
    int64_t ticket;
    EXPECT_EQ(fsdp_rt_start(ctx, &desc, src, dst, &ticket), 0);
    if (rank == 1) {
      for (int64_t at = 0; at < ranks * elements; ++at)
        EXPECT_EQ(full[at], at / elements == 1 ? 1 : -1);
      looked = true;
    }
    EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
    for (int64_t at = 0; at < ranks * elements; ++at)
      EXPECT_EQ(full[at], at / elements);
  });
  EXPECT_EQ(error, "");
}

TEST(Groups, ChannelsFollowGridAxes) {
  // A 2 x 3 grid: channel 0 joins columns, channel 1 rows.
  const int64_t shape[] = {2, 3};
  const int32_t axes[] = {0, 1};
  Unit column = flatUnit("c", FSDP_RT_I32, 4, 2, 2);
  Unit row = flatUnit("r", FSDP_RT_I32, 4, 2, 3);
  std::vector<fsdp_rt_part> parts0 = {column.part()}, parts1 = {row.part()};
  fsdp_rt_collective descs[] = {makeCollective(FSDP_RT_ALL_GATHER, parts0, 0),
                                makeCollective(FSDP_RT_ALL_GATHER, parts1, 1)};
  std::string error = runRanks(
      6,
      [&](fsdp_rt_context *ctx) {
        auto rank = static_cast<int32_t>(fsdp_rt_rank(ctx));
        int32_t shard[] = {rank, rank + 100};
        std::vector<int32_t> full(6, -1);
        for (int axis = 0; axis < 2; ++axis) {
          void *src[] = {shard}, *dst[] = {full.data()};
          int64_t ticket;
          fsdp_rt_start(ctx, &descs[axis], src, dst, &ticket);
          EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
          for (int32_t member = 0; member < (axis ? 3 : 2); ++member)
            EXPECT_EQ(full[2 * member],
                      axis ? rank / 3 * 3 + member : rank % 3 + 3 * member);
        }
      },
      0, 20000, 0,
      [&](fsdp_rt_world *world) {
        for (int32_t axis = 0; axis < 2; ++axis)
          EXPECT_EQ(fsdp_rt_world_define_channel(world, axis, 2, shape, 1,
                                                 &axes[axis]),
                    0);
      });
  EXPECT_EQ(error, "");
}
