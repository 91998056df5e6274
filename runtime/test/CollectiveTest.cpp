//===- CollectiveTest.cpp - collectives against a plain reference ---------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"

#include <chrono>
#include <cmath>
#include <cstring>
#include <random>

using namespace fsdp::test;

namespace {

enum class Table { Flat, FlatByParameter, PerParameter };

struct Case {
  int64_t ranks;
  int32_t dtype;
  Table table;
};

int64_t bytesOf(int32_t dtype) {
  static const int64_t bytes[] = {4, 8, 2, 2, 8, 4, 1, 1};
  return bytes[dtype];
}

/// A unit with about `elements` elements in three parameters of uneven size.
Unit makeUnit(const std::string &name, const Case &test, int64_t elements) {
  int64_t size = bytesOf(test.dtype);
  if (test.table == Table::Flat)
    return flatUnit(name, test.dtype, size,
                    (elements + test.ranks - 1) / test.ranks, test.ranks);
  std::vector<int64_t> counts = {elements / 2, elements / 3,
                                 elements - elements / 2 - elements / 3};
  Unit unit{name, test.dtype, 0, 0, {}};
  for (int64_t count : counts) {
    int64_t bytes = count * size;
    int64_t chunk = (count + test.ranks - 1) / test.ranks * size;
    if (test.table == Table::PerParameter)
      unit.segments.push_back({unit.fullBytes, bytes, unit.fullBytes,
                               std::max<int64_t>(chunk, size),
                               unit.shardBytes});
    else
      unit.segments.push_back({unit.fullBytes, bytes, 0, 0, 0});
    unit.fullBytes += bytes;
    unit.shardBytes += chunk;
  }
  if (test.table == Table::FlatByParameter) {
    int64_t shard = (elements + test.ranks - 1) / test.ranks * size;
    unit.shardBytes = shard;
    for (fsdp_rt_segment &segment : unit.segments)
      segment.chunk = std::max<int64_t>(shard, size);
  }
  return unit;
}

/// Finds the owner of byte `p` of the full buffer by the definition.
bool locate(const Unit &unit, int64_t ranks, int64_t p, int64_t &rank,
            int64_t &offset) {
  for (const fsdp_rt_segment &segment : unit.segments) {
    if (p < segment.full_offset || p >= segment.full_offset + segment.bytes)
      continue;
    for (rank = 0; rank < ranks; ++rank) {
      int64_t begin = segment.origin + rank * segment.chunk;
      if (p >= begin && p < begin + segment.chunk) {
        offset = segment.shard_base + p - begin;
        return true;
      }
    }
  }
  return false;
}

using Bytes = std::vector<char>;

/// Elements whose sums are exact in every type and order.
Bytes makeData(int32_t dtype, int64_t bytes, uint32_t seed) {
  Bytes data(static_cast<size_t>(bytes));
  std::minstd_rand random(seed + 1);
  int64_t size = bytesOf(dtype);
  for (int64_t at = 0; at < bytes; at += size) {
    int value = static_cast<int>(random() >> 4) % 15 - 7;
    auto put = [&](auto typed) { std::memcpy(&data[at], &typed, size); };
    switch (dtype) {
    case FSDP_RT_F32:
      put(static_cast<float>(value));
      break;
    case FSDP_RT_F64:
      put(static_cast<double>(value));
      break;
    case FSDP_RT_F16: {
      // All integers up to 7 by table: sign, exponent, mantissa.
      static const uint16_t half[] = {0,      0x3c00, 0x4000, 0x4200,
                                      0x4400, 0x4500, 0x4600, 0x4700};
      put(static_cast<uint16_t>(half[std::abs(value)] |
                                (value < 0 ? 0x8000 : 0)));
      break;
    }
    case FSDP_RT_BF16: {
      auto number = static_cast<float>(value);
      uint32_t wide;
      std::memcpy(&wide, &number, 4);
      put(static_cast<uint16_t>(wide >> 16));
      break;
    }
    case FSDP_RT_I64:
      put(static_cast<int64_t>(value));
      break;
    case FSDP_RT_I32:
      put(static_cast<int32_t>(value));
      break;
    default:
      put(static_cast<int8_t>(value));
    }
  }
  return data;
}

/// Reads an element of any type.
double readElement(int32_t dtype, const char *from) {
  auto as = [&](auto typed) {
    std::memcpy(&typed, from, sizeof(typed));
    return typed;
  };
  switch (dtype) {
  case FSDP_RT_F32:
    return as(float());
  case FSDP_RT_F64:
    return as(double());
  case FSDP_RT_F16: {
    uint16_t bits = as(uint16_t());
    int exponent = bits >> 10 & 31;
    double magnitude = exponent
                           ? std::ldexp(1024 + (bits & 1023), exponent - 25)
                           : std::ldexp(bits & 1023, -24);
    return bits & 0x8000 ? -magnitude : magnitude;
  }
  case FSDP_RT_BF16: {
    uint32_t wide = static_cast<uint32_t>(as(uint16_t())) << 16;
    float number;
    std::memcpy(&number, &wide, 4);
    return number;
  }
  case FSDP_RT_I64:
    return static_cast<double>(as(int64_t()));
  case FSDP_RT_I32:
    return as(int32_t());
  default:
    return as(int8_t());
  }
}

std::vector<Bytes> shardsOf(const Case &test, const Unit &unit, uint32_t seed) {
  std::vector<Bytes> shards;
  for (int64_t rank = 0; rank < test.ranks; ++rank)
    shards.push_back(makeData(test.dtype, unit.shardBytes,
                              seed + static_cast<uint32_t>(rank)));
  return shards;
}

std::vector<Bytes> fullsOf(const Case &test, const Unit &unit, uint32_t seed) {
  std::vector<Bytes> fulls;
  for (int64_t rank = 0; rank < test.ranks; ++rank)
    fulls.push_back(makeData(test.dtype, unit.fullBytes,
                             seed + static_cast<uint32_t>(rank)));
  return fulls;
}

class Collectives : public ::testing::TestWithParam<Case> {};

} // namespace

TEST_P(Collectives, GatherPutsEveryByteInItsPlace) {
  const Case &test = GetParam();
  for (int64_t elements : {0, 1, 1001, 4096, 300000}) {
    std::vector<Unit> units = {makeUnit("a", test, elements),
                               makeUnit("b", test, elements / 3)};
    std::vector<fsdp_rt_part> parts = {units[0].part(), units[1].part()};
    fsdp_rt_collective desc = makeCollective(FSDP_RT_ALL_GATHER, parts);
    std::vector<std::vector<Bytes>> shards = {shardsOf(test, units[0], 1),
                                              shardsOf(test, units[1], 50)};
    std::vector<Bytes> expected;
    for (size_t at = 0; at < 2; ++at) {
      expected.emplace_back(static_cast<size_t>(units[at].fullBytes), '\x55');
      for (int64_t p = 0; p < units[at].fullBytes; ++p) {
        int64_t rank, offset;
        if (locate(units[at], test.ranks, p, rank, offset))
          expected[at][p] = shards[at][rank][offset];
      }
    }
    EXPECT_EQ(runRanks(test.ranks,
                       [&](fsdp_rt_context *ctx) {
                         auto rank = static_cast<size_t>(fsdp_rt_rank(ctx));
                         std::vector<Bytes> got;
                         for (const Bytes &bytes : expected)
                           got.emplace_back(bytes.size(), '\x55');
                         void *src[] = {shards[0][rank].data(),
                                        shards[1][rank].data()};
                         void *dst[] = {got[0].data(), got[1].data()};
                         int64_t ticket;
                         EXPECT_EQ(fsdp_rt_start(ctx, &desc, src, dst, &ticket),
                                   0);
                         EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                         EXPECT_TRUE(got == expected) << elements;
                       }),
              "");
  }
}

TEST_P(Collectives, ReduceScatterIsExact) {
  const Case &test = GetParam();
  bool isFloat = test.dtype <= FSDP_RT_BF16;
  // A third of small integers is not exact: means by powers of two only.
  bool mean = isFloat && (test.ranks & (test.ranks - 1)) == 0;
  int64_t size = bytesOf(test.dtype);
  for (int64_t elements : {0, 1, 1001, 4096, 300000}) {
    Unit unit = makeUnit("a", test, elements);
    std::vector<fsdp_rt_part> parts = {unit.part()};
    fsdp_rt_collective desc =
        makeCollective(FSDP_RT_REDUCE_SCATTER, parts, 1, mean);
    std::vector<Bytes> fulls = fullsOf(test, unit, 3);
    EXPECT_EQ(
        runRanks(test.ranks,
                 [&](fsdp_rt_context *ctx) {
                   int64_t rank = fsdp_rt_rank(ctx);
                   Bytes got(static_cast<size_t>(unit.shardBytes), '\x55');
                   void *src[] = {fulls[static_cast<size_t>(rank)].data()};
                   void *dst[] = {got.data()};
                   int64_t ticket;
                   EXPECT_EQ(fsdp_rt_start(ctx, &desc, src, dst, &ticket), 0);
                   EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                   int64_t wrong = 0;
                   for (int64_t p = 0; p < unit.fullBytes; p += size) {
                     int64_t owner, offset;
                     if (!locate(unit, test.ranks, p, owner, offset) ||
                         owner != rank)
                       continue;
                     double sum = 0;
                     for (const Bytes &full : fulls)
                       sum += readElement(test.dtype, &full[p]);
                     if (mean)
                       sum /= static_cast<double>(test.ranks);
                     wrong += readElement(test.dtype, &got[offset]) != sum;
                   }
                   EXPECT_EQ(wrong, 0) << elements;
                 }),
        "");
  }
}

TEST_P(Collectives, AllReduceInPlace) {
  const Case &test = GetParam();
  int64_t size = bytesOf(test.dtype);
  for (int32_t reduce : {FSDP_RT_SUM, FSDP_RT_MAX})
    for (int64_t elements : {1, 1001, 100000}) {
      Unit unit{"loss", test.dtype, elements * size, 0, {}};
      std::vector<fsdp_rt_part> parts = {unit.part()};
      fsdp_rt_collective desc =
          makeCollective(FSDP_RT_ALL_REDUCE, parts, 1, 0, reduce);
      const std::vector<Bytes> fulls = fullsOf(test, unit, 3);
      EXPECT_EQ(runRanks(test.ranks,
                         [&](fsdp_rt_context *ctx) {
                           Bytes got =
                               fulls[static_cast<size_t>(fsdp_rt_rank(ctx))];
                           void *both[] = {got.data()};
                           int64_t ticket;
                           fsdp_rt_start(ctx, &desc, both, both, &ticket);
                           EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                           int64_t wrong = 0;
                           for (int64_t p = 0; p < unit.fullBytes; p += size) {
                             double all = readElement(test.dtype, &fulls[0][p]);
                             for (size_t at = 1; at < fulls.size(); ++at) {
                               double one =
                                   readElement(test.dtype, &fulls[at][p]);
                               all = reduce == FSDP_RT_MAX ? std::max(all, one)
                                                           : all + one;
                             }
                             wrong += readElement(test.dtype, &got[p]) != all;
                           }
                           EXPECT_EQ(wrong, 0) << elements;
                         }),
                "");
    }
}

static std::vector<Case> allCases() {
  std::vector<Case> cases;
  for (int64_t ranks : {1, 2, 3, 4, 8})
    for (int32_t dtype : {FSDP_RT_F32, FSDP_RT_F64, FSDP_RT_F16, FSDP_RT_BF16,
                          FSDP_RT_I64, FSDP_RT_I32, FSDP_RT_I8})
      for (Table table :
           {Table::Flat, Table::FlatByParameter, Table::PerParameter})
        cases.push_back({ranks, dtype, table});
  return cases;
}

static std::string caseName(const ::testing::TestParamInfo<Case> &info) {
  static const char *const types[] = {"f32", "f64", "f16", "bf16",
                                      "i64", "i32", "i8"};
  static const char *const tables[] = {"flat", "flat_by_parameter",
                                       "per_parameter"};
  return std::to_string(info.param.ranks) + "_" + types[info.param.dtype] +
         "_" + tables[static_cast<int>(info.param.table)];
}

INSTANTIATE_TEST_SUITE_P(All, Collectives, ::testing::ValuesIn(allCases()),
                         caseName);

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
