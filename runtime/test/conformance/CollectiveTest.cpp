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

//===----------------------------------------------------------------------===//
// Slices, exchanges, permutations
//===----------------------------------------------------------------------===//

namespace {

/// Buffers of i32 that are exchanged.
Unit exchanged(const std::string &name, int64_t elements, int64_t members,
               int64_t given, int64_t taken) {
  int64_t bytes = 4 * elements;
  return {name,
          FSDP_RT_I32,
          bytes,
          bytes / members,
          {{0, bytes, 0, 4 * given, 0}, {0, bytes, 0, 4 * taken, 0}}};
}

/// A part of a permute.
fsdp_rt_part shifted(const char *name, int64_t elements, int32_t shift) {
  return {name, FSDP_RT_I32, shift, 4 * elements, 4 * elements, 0, nullptr};
}

/// Runs a collective of one part of i32.
std::vector<int32_t> runInts(fsdp_rt_context *ctx,
                             const fsdp_rt_collective &desc,
                             std::vector<int32_t> source, size_t results) {
  std::vector<int32_t> got(results, -1);
  void *src[] = {source.data()}, *dst[] = {got.data()};
  int64_t ticket;
  EXPECT_EQ(fsdp_rt_start(ctx, &desc, src, dst, &ticket), 0);
  EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
  return got;
}

using Ints = std::vector<int32_t>;

} // namespace

TEST(Exchange, AsWorkedOutByHand) {
  // Two elements for each of three members: single ones are dealt out, and
  // arrive in pairs.
  Unit one = exchanged("x", 6, 3, 1, 2), other = exchanged("x", 6, 3, 2, 1);
  std::vector<fsdp_rt_part> parts = {one.part()}, back = {other.part()};
  fsdp_rt_collective there = makeCollective(FSDP_RT_ALL_TO_ALL, parts),
                     again = makeCollective(FSDP_RT_ALL_TO_ALL, back);
  std::string error = runRanks(3, [&](fsdp_rt_context *ctx) {
    auto me = static_cast<int32_t>(fsdp_rt_rank(ctx)), own = 10 * me;
    Ints source = {own, own + 1, own + 2, own + 3, own + 4, own + 5};
    Ints got = runInts(ctx, there, source, 6);
    EXPECT_EQ(got, (Ints{me, me + 3, me + 10, me + 13, me + 20, me + 23}));
    EXPECT_EQ(runInts(ctx, again, got, 6), source);
  });
  EXPECT_EQ(error, "");
}

// On a 2 x 3 grid: what a group does is no business of the others'.
TEST(Exchange, FollowsGridAxes) {
  const int64_t shape[] = {2, 3};
  const int32_t axes[] = {0, 1};
  for (int32_t axis : axes) {
    int32_t members = axis ? 3 : 2, shift = members - 1;
    Unit all = exchanged("all", 12, members, 2, 1);
    Unit whole = flatUnit("slice", FSDP_RT_I32, 4, 4, members);
    std::vector<fsdp_rt_part> parts[] = {
        {all.part()}, {shifted("moved", 2, shift)}, {whole.part()}};
    fsdp_rt_collective exchange = makeCollective(FSDP_RT_ALL_TO_ALL, parts[0]),
                       permute = makeCollective(FSDP_RT_PERMUTE, parts[1]),
                       slice = makeCollective(FSDP_RT_SLICE, parts[2]);
    std::string error = runRanks(
        6,
        [&](fsdp_rt_context *ctx) {
          auto rank = static_cast<int32_t>(fsdp_rt_rank(ctx));
          int32_t me = axis ? rank % 3 : rank / 3;
          auto rankOf = [&](int32_t member) {
            return axis ? rank / 3 * 3 + member : member * 3 + rank % 3;
          };
          Ints source;
          for (int32_t at = 0; at < 12; ++at)
            source.push_back(100 * rank + at);
          Ints got = runInts(ctx, exchange, source, 12);
          for (int32_t at = 0; at < 12; ++at) {
            // Single elements come from the members in turn.
            int32_t inPiece = at / members;
            EXPECT_EQ(got[static_cast<size_t>(at)],
                      100 * rankOf(at % members) +
                          (inPiece / 2 * members + me) * 2 + inPiece % 2);
          }
          int32_t from = rankOf((me + 1) % members);
          EXPECT_EQ(runInts(ctx, permute, {rank, rank + 50}, 2),
                    (Ints{from, from + 50}));
          Ints full(static_cast<size_t>(4 * members));
          for (size_t at = 0; at < full.size(); ++at)
            full[at] = static_cast<int32_t>(7 * at);
          EXPECT_EQ(runInts(ctx, slice, full, 4),
                    (Ints{28 * me, 28 * me + 7, 28 * me + 14, 28 * me + 21}));
        },
        0, 20000, 0,
        [&](fsdp_rt_world *world) {
          EXPECT_EQ(fsdp_rt_world_define_channel(world, 0, 2, shape, 1, &axis),
                    0);
        });
    EXPECT_EQ(error, "");
  }
}

// A member that is early has its slice, whatever it started before.
TEST(Exchange, ASliceWaitsForNobody) {
  if (std::getenv("FSDP_BACKEND"))
    GTEST_SKIP() << "of ranks that are threads";
  for (int32_t flags : {0, FSDP_RT_ADVERSARIAL}) {
    Unit unit = flatUnit("u", FSDP_RT_I32, 4, 2, 2);
    std::vector<fsdp_rt_part> parts = {unit.part()};
    fsdp_rt_collective gather = makeCollective(FSDP_RT_ALL_GATHER, parts),
                       slice = makeCollective(FSDP_RT_SLICE, parts);
    std::atomic<bool> sliced{false};
    std::string error = runRanks(
        2,
        [&](fsdp_rt_context *ctx) {
          auto rank = static_cast<int32_t>(fsdp_rt_rank(ctx));
          while (rank == 1 && !sliced)
            std::this_thread::yield();
          int32_t shard[] = {rank, rank + 5}, full[4] = {};
          void *src[] = {shard}, *dst[] = {full};
          int64_t ticket;
          EXPECT_EQ(fsdp_rt_start(ctx, &gather, src, dst, &ticket), 0);
          EXPECT_EQ(runInts(ctx, slice, {1, 2, 3, 4}, 2),
                    rank ? (Ints{3, 4}) : (Ints{1, 2}));
          sliced = true;
          EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
          EXPECT_EQ((Ints{full, full + 4}), (Ints{0, 5, 1, 6}));
        },
        flags);
    EXPECT_EQ(error, "");
  }
}

TEST(Exchange, IsCountedAndNamed) {
  constexpr int64_t ranks = 2;
  Unit all = exchanged("all", 12, ranks, 2, 1);
  Unit whole = flatUnit("whole", FSDP_RT_I32, 4, 5, ranks);
  std::vector<fsdp_rt_part> parts[] = {
      {all.part()}, {shifted("v", 7, 1)}, {whole.part()}};
  fsdp_rt_collective descs[] = {makeCollective(FSDP_RT_ALL_TO_ALL, parts[0]),
                                makeCollective(FSDP_RT_PERMUTE, parts[1]),
                                makeCollective(FSDP_RT_SLICE, parts[2])};
  const char *names[] = {
      "all_to_all of 'all' (48 bytes, i32, channel gather)",
      "permute (by 1) of 'v' (28 bytes, i32, channel gather)",
      "slice of 'whole' (40 bytes, i32, channel gather)"};
  std::string error = runRanks(ranks, [&](fsdp_rt_context *ctx) {
    for (const fsdp_rt_collective &desc : descs)
      runInts(ctx, desc, Ints(12), 12);
    fsdp_rt_stats stats = {};
    stats.struct_size = sizeof(stats);
    EXPECT_EQ(fsdp_rt_get_stats(ctx, &stats), 0);
    EXPECT_EQ(stats.collectives, 3);
    EXPECT_EQ(stats.bytes_gathered, 48 + 28 + 20);
    EXPECT_EQ(stats.bytes_reduced, 0);
    for (int64_t index = 0; index < 3; ++index) {
      fsdp_rt_counter counter = {};
      counter.struct_size = sizeof(counter);
      EXPECT_EQ(fsdp_rt_get_counter(ctx, index, &counter), 0);
      EXPECT_STREQ(counter.name, names[index]);
      EXPECT_EQ(counter.kind, descs[index].kind);
    }
    EXPECT_EQ(fsdp_rt_barrier(ctx), 0);
  });
  EXPECT_EQ(error, "");
}
