//===- FailureTest.cpp - mismatch, timeout, abort, misuse -----------------===//
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
#include <limits>

using namespace fsdp::test;

namespace {

/// Two units of the same size and buffers for them.
struct Setting {
  Unit first, second;
  std::vector<fsdp_rt_part> firstParts, secondParts;
  fsdp_rt_collective gatherFirst, gatherSecond, reduceFirst;

  explicit Setting(int64_t ranks)
      : first(flatUnit("layers.0", FSDP_RT_F32, 4, 64, ranks)),
        second(flatUnit("layers.1", FSDP_RT_F32, 4, 64, ranks)) {
    firstParts = {first.part()};
    secondParts = {second.part()};
    gatherFirst = makeCollective(FSDP_RT_ALL_GATHER, firstParts);
    gatherSecond = makeCollective(FSDP_RT_ALL_GATHER, secondParts);
    reduceFirst = makeCollective(FSDP_RT_REDUCE_SCATTER, firstParts);
  }
};

int32_t runOne(fsdp_rt_context *ctx, const fsdp_rt_collective &desc) {
  std::vector<float> small(4096), large(4096);
  bool gather = desc.kind == FSDP_RT_ALL_GATHER;
  void *src[] = {gather ? small.data() : large.data()};
  void *dst[] = {gather ? large.data() : small.data()};
  int64_t ticket;
  fsdp_rt_start(ctx, &desc, src, dst, &ticket);
  return fsdp_rt_wait(ctx, ticket);
}

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

double secondsSince(std::chrono::steady_clock::time_point begin) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin)
      .count();
}

} // namespace

TEST(Mismatch, NamesBothUnitsOnAllRanks) {
  for (int64_t ranks : {2, 3, 8}) {
    Setting setting(ranks);
    std::string error = runRanks(ranks, [&](fsdp_rt_context *ctx) {
      bool odd = fsdp_rt_rank(ctx) == ranks - 1;
      EXPECT_EQ(runOne(ctx, odd ? setting.gatherSecond : setting.gatherFirst),
                FSDP_RT_MISMATCH);
      EXPECT_EQ(fsdp_rt_status(ctx), FSDP_RT_MISMATCH);
      EXPECT_EQ(runOne(ctx, setting.gatherFirst), FSDP_RT_MISMATCH);
    });
    EXPECT_TRUE(contains(error, "all_gather of 'layers.0'")) << error;
    EXPECT_TRUE(contains(error, "all_gather of 'layers.1'")) << error;
  }
}

// Nobody waits for the limit of a call, of ten minutes. How long it takes is
// printed: a machine that is busy with something else decides it.
TEST(Mismatch, IsKnownWithoutWaitingForTheLimit) {
  for (int64_t ranks : worldSizes()) {
    if (ranks == 1)
      continue;
    Setting setting(ranks);
    double best = std::numeric_limits<double>::infinity();
    std::vector<double> seconds(static_cast<size_t>(ranks));
    // Ranks that are processes make the same attempts.
    for (int attempt = 0; attempt < 8; ++attempt) {
      std::string error = runRanks(ranks, [&](fsdp_rt_context *ctx) {
        int64_t rank = fsdp_rt_rank(ctx);
        runOne(ctx, setting.gatherFirst);
        runOne(ctx, setting.reduceFirst);
        fsdp_rt_barrier(ctx);
        auto begin = std::chrono::steady_clock::now();
        EXPECT_EQ(runOne(ctx, rank == ranks - 1 ? setting.gatherSecond
                                                : setting.gatherFirst),
                  FSDP_RT_MISMATCH);
        seconds[static_cast<size_t>(rank)] = secondsSince(begin);
      });
      EXPECT_TRUE(contains(error, "all_gather of 'layers.0'")) << error;
      EXPECT_TRUE(contains(error, "all_gather of 'layers.1'")) << error;
      best = std::min(best, *std::max_element(seconds.begin(), seconds.end()));
    }
    EXPECT_LT(best, 10) << ranks << " ranks";
    std::printf("%lld ranks: %.2f ms\n", static_cast<long long>(ranks),
                best * 1000);
  }
}

TEST(Mismatch, SeesKindsAndLayouts) {
  Setting setting(2);
  std::string error = runRanks(2, [&](fsdp_rt_context *ctx) {
    EXPECT_EQ(runOne(ctx, fsdp_rt_rank(ctx) ? setting.reduceFirst
                                            : setting.gatherFirst),
              FSDP_RT_MISMATCH);
  });
  EXPECT_TRUE(contains(error, "all_gather of") &&
              contains(error, "reduce_scatter of"))
      << error;
  Unit cut = setting.first;
  cut.segments = {{0, 256, 0, 256, 0}, {256, 256, 0, 256, 0}};
  std::vector<fsdp_rt_part> parts = {cut.part()};
  fsdp_rt_collective other = makeCollective(FSDP_RT_ALL_GATHER, parts);
  error = runRanks(2, [&](fsdp_rt_context *ctx) {
    EXPECT_EQ(runOne(ctx, fsdp_rt_rank(ctx) ? other : setting.gatherFirst),
              FSDP_RT_MISMATCH);
  });
  EXPECT_TRUE(contains(error, "with other parts or segments")) << error;
}

namespace {

/// One of each kind that moves whole buffers or keeps a part, of 512 bytes for
/// two members; and a permute by nothing.
struct Exchanges {
  fsdp_rt_segment whole = {0, 512, 0, 256, 0};
  fsdp_rt_segment cuts[2] = {{0, 512, 0, 64, 0}, {0, 512, 0, 4, 0}};
  std::vector<fsdp_rt_part> parts[4] = {
      {{"u", FSDP_RT_F32, 0, 512, 256, 1, &whole}},
      {{"u", FSDP_RT_F32, 0, 512, 256, 2, cuts}},
      {{"u", FSDP_RT_F32, 1, 512, 512, 0, nullptr}},
      {{"u", FSDP_RT_F32, 0, 512, 512, 0, nullptr}}};
  fsdp_rt_collective descs[4] = {makeCollective(FSDP_RT_SLICE, parts[0]),
                                 makeCollective(FSDP_RT_ALL_TO_ALL, parts[1]),
                                 makeCollective(FSDP_RT_PERMUTE, parts[2]),
                                 makeCollective(FSDP_RT_PERMUTE, parts[3])};
};

} // namespace

TEST(Mismatch, IsKnownOfExchanges) {
  const char *names[] = {"slice of 'u'", "all_to_all of 'u'",
                         "permute (by 1) of 'u'", "permute (by 0) of 'u'"};
  Exchanges exchanges;
  for (int one = 0; one < 4; ++one)
    for (int other = 0; other < 4; ++other) {
      if (one == other)
        continue;
      int64_t ranks = std::getenv("FSDP_TEST_WORLD") ? worldSizes()[0] : 2;
      std::string error = runRanks(
          ranks,
          [&](fsdp_rt_context *ctx) {
            // Others may fail before the last context is there, or in its
            // barrier.
            fsdp_rt_barrier(ctx);
            // Of two groups, where there are four ranks.
            bool isOne = fsdp_rt_rank(ctx) % 2 == 0;
            int32_t status = runOne(ctx, exchanges.descs[isOne ? one : other]);
            // Who has its slice may learn of it later.
            bool mayBeDone = (isOne ? one : other) == 0;
            EXPECT_TRUE(status == FSDP_RT_MISMATCH ||
                        (mayBeDone && status == FSDP_RT_OK))
                << status;
            EXPECT_EQ(fsdp_rt_barrier(ctx), FSDP_RT_MISMATCH);
          },
          0, 20000, 0,
          [&](fsdp_rt_world *world) {
            int64_t shape[] = {ranks / 2, 2};
            int32_t axis = 1;
            EXPECT_EQ(
                fsdp_rt_world_define_channel(world, 0, 2, shape, 1, &axis), 0);
          });
      EXPECT_TRUE(contains(error, names[one]) && contains(error, names[other]))
          << error;
    }
}

TEST(Timeout, NamesTheMissingRank) {
  Setting setting(3);
  auto begin = std::chrono::steady_clock::now();
  std::string error = runRanks(
      3,
      [&](fsdp_rt_context *ctx) {
        if (fsdp_rt_rank(ctx) == 1)
          while (fsdp_rt_status(ctx) == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        else
          EXPECT_EQ(runOne(ctx, setting.gatherFirst), FSDP_RT_TIMEOUT);
      },
      0, /*timeoutMs=*/200);
  EXPECT_TRUE(contains(error, "'layers.0'") && contains(error, "rank 1"))
      << error;
  EXPECT_LT(secondsSince(begin), 60);
}

TEST(Abort, ReleasesBlockedRanks) {
  Setting setting(4);
  auto begin = std::chrono::steady_clock::now();
  std::string error = runRanks(
      4,
      [&](fsdp_rt_context *ctx) {
        if (fsdp_rt_rank(ctx) == 2) {
          std::this_thread::sleep_for(std::chrono::milliseconds(30));
          fsdp_rt_abort(ctx, FSDP_RT_ABORTED, "data of step 3 is bad");
        } else {
          EXPECT_EQ(runOne(ctx, setting.gatherFirst), FSDP_RT_ABORTED);
        }
      },
      0, 60000);
  EXPECT_EQ(error, "rank 2: data of step 3 is bad");
  EXPECT_LT(secondsSince(begin), 30);
}

TEST(Abort, TextsControlNoTerminal) {
  std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
    fsdp_rt_abort(ctx, FSDP_RT_ABORTED,
                  "a\x1b[2Jb\nc\x9b"
                  "1m\xc2\x9b"
                  "1m gr\xc3\xb6\xc3\x9f"
                  "e");
  });
  EXPECT_EQ(error, "rank 0: a?[2Jb c?1m??1m gr\xc3\xb6\xc3\x9f"
                   "e");
}

TEST(Abort, ARankThatEndsFailsTheOthers) {
  Setting setting(2);
  std::string error = runRanks(
      2,
      [&](fsdp_rt_context *ctx) {
        EXPECT_EQ(runOne(ctx, setting.gatherFirst), 0);
        if (fsdp_rt_rank(ctx) == 0) {
          EXPECT_EQ(runOne(ctx, setting.gatherSecond), FSDP_RT_PEER_FAILED);
        }
      },
      0, 60000);
  EXPECT_TRUE(contains(error, "'layers.1'") && contains(error, "rank 1 ended"))
      << error;
}

TEST(Misuse, IsReported) {
  Setting setting(1);
  auto one = [&](auto body) { return runRanks(1, body); };
  auto expect = [&](const std::string &error, const char *part) {
    EXPECT_TRUE(contains(error, part)) << error;
  };
  expect(one([&](fsdp_rt_context *ctx) {
           EXPECT_NE(fsdp_rt_wait(ctx, 12345), 0);
         }),
         "never started");
  expect(one([&](fsdp_rt_context *ctx) { EXPECT_NE(fsdp_rt_wait(ctx, 0), 0); }),
         "was not started");
  expect(one([&](fsdp_rt_context *ctx) {
           float shard[64] = {}, full[64];
           void *src[] = {shard}, *dst[] = {full};
           int64_t ticket;
           fsdp_rt_start(ctx, &setting.gatherFirst, src, dst, &ticket);
           EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
           EXPECT_NE(fsdp_rt_wait(ctx, ticket), 0);
         }),
         "waited for already");
  expect(one([&](fsdp_rt_context *ctx) {
           fsdp_rt_step_begin(ctx, 4);
           float shard[64] = {}, full[64];
           void *src[] = {shard}, *dst[] = {full};
           int64_t ticket;
           fsdp_rt_start(ctx, &setting.gatherFirst, src, dst, &ticket);
           EXPECT_NE(fsdp_rt_step_end(ctx), 0);
         }),
         "rank 0, step 4: the step ends with 1 collectives that nothing waited "
         "for (last collective: all_gather of 'layers.0'");
  expect(one([&](fsdp_rt_context *ctx) {
           void *none[] = {nullptr};
           int64_t ticket = 1;
           EXPECT_NE(
               fsdp_rt_start(ctx, &setting.gatherFirst, none, none, &ticket),
               0);
           EXPECT_EQ(ticket, 0);
         }),
         "unit 'layers.0' has no buffer");
}

TEST(Misuse, ArgumentsThatKernelsCannotRead) {
  alignas(FSDP_RT_ARGUMENT_ALIGNMENT) char memory[128] = {};
  std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
    void *good[] = {memory, nullptr, memory + 64};
    EXPECT_EQ(fsdp_rt_check_arguments(ctx, good, 3), FSDP_RT_OK);
    EXPECT_EQ(fsdp_rt_check_arguments(ctx, nullptr, 0), FSDP_RT_OK);
    void *bad[] = {memory, memory + 68};
    EXPECT_EQ(fsdp_rt_check_arguments(ctx, bad, 2), FSDP_RT_INVALID_ARGUMENT);
    // What follows does nothing.
    EXPECT_EQ(fsdp_rt_check_arguments(ctx, good, 3), FSDP_RT_INVALID_ARGUMENT);
  });
  EXPECT_TRUE(contains(error,
                       "argument 1 of the step: expected an address that "
                       "is a multiple of 64 bytes"))
      << error;
  EXPECT_TRUE(contains(error, "got one that is 4 behind such")) << error;
}

TEST(Misuse, BadDescriptors) {
  struct Change {
    const char *expected;
    std::function<void(fsdp_rt_collective &, fsdp_rt_part &, fsdp_rt_segment &)>
        apply;
  };
  const Change changes[] = {
      {"wrong struct_size", [](auto &c, auto &, auto &) { c.struct_size = 8; }},
      {"unknown kind", [](auto &c, auto &, auto &) { c.kind = 9; }},
      {"expected 0 to 31", [](auto &c, auto &, auto &) { c.channel = 32; }},
      {"reduction in a gather", [](auto &c, auto &, auto &) { c.mean = 1; }},
      {"unknown flags", [](auto &c, auto &, auto &) { c.flags = 2; }},
      {"FSDP_RT_SOURCE_STABLE, which is for gathers only",
       [](auto &c, auto &, auto &) {
         c.kind = FSDP_RT_ALL_REDUCE;
         c.flags = FSDP_RT_SOURCE_STABLE;
       }},
      {"no parts", [](auto &c, auto &, auto &) { c.parts = nullptr; }},
      {"unknown element type", [](auto &, auto &p, auto &) { p.dtype = 77; }},
      {"negative size", [](auto &, auto &p, auto &) { p.full_bytes = -4; }},
      {"segments are missing",
       [](auto &, auto &p, auto &) { p.segments = nullptr; }},
      {"outside the shard", [](auto &, auto &p, auto &) { p.shard_bytes = 4; }},
      {"outside the shard", [](auto &, auto &, auto &s) { s.shard_base = -8; }},
      {"behind the full buffer",
       [](auto &, auto &, auto &s) { s.bytes = 999; }},
      {"cuts an element", [](auto &, auto &, auto &s) { s.origin = 2; }},
      {"no chunk", [](auto &, auto &, auto &s) { s.chunk = 0; }},
      {"negative field", [](auto &, auto &, auto &s) { s.full_offset = -4; }},
      {"out of range",
       [](auto &, auto &, auto &s) { s.chunk = INT64_MAX - 3; }},
  };
  for (const Change &change : changes) {
    std::string error = runRanks(2, [&](fsdp_rt_context *ctx) {
      fsdp_rt_segment segment = {0, 512, 0, 256, 0};
      fsdp_rt_part part = {"u", FSDP_RT_F32, 0, 512, 256, 1, &segment};
      std::vector<fsdp_rt_part> parts = {part};
      fsdp_rt_collective desc = makeCollective(FSDP_RT_ALL_GATHER, parts);
      change.apply(desc, parts[0], segment);
      char shard[256], full[512];
      void *src[] = {shard}, *dst[] = {full};
      int64_t ticket;
      EXPECT_NE(fsdp_rt_start(ctx, &desc, src, dst, &ticket), 0);
    });
    EXPECT_TRUE(contains(error, change.expected))
        << "expected " << change.expected << ", got " << error;
  }
}

TEST(Misuse, BadExchanges) {
  struct Change {
    int which;
    const char *expected;
    std::function<void(fsdp_rt_collective &, fsdp_rt_part &, fsdp_rt_segment *)>
        apply;
  };
  const Change changes[] = {
      {0, "a reduction in a slice", [](auto &c, auto &, auto) { c.mean = 1; }},
      {0, "outside the shard",
       [](auto &, auto &p, auto) { p.shard_bytes = 128; }},
      {0, "a shift in what is no permute",
       [](auto &, auto &p, auto) { p.shift = 1; }},
      {1, "a reduction in an all_to_all",
       [](auto &c, auto &, auto) { c.reduce = FSDP_RT_MAX; }},
      {1, "pieces that are not the buffer divided by the members",
       [](auto &, auto &p, auto) { p.shard_bytes = 128; }},
      {1, "pieces that are not the buffer divided by the members",
       [](auto &, auto &p, auto) { p.full_bytes = 516; }},
      {1, "an all_to_all that has not two segments",
       [](auto &, auto &p, auto) { p.num_segments = 1; }},
      {1, "an all_to_all that has not two segments",
       [](auto &, auto &p, auto) { p.num_segments = 0; }},
      {1, "segments are missing",
       [](auto &, auto &p, auto) { p.segments = nullptr; }},
      {1, "no chunk", [](auto &, auto &, auto s) { s[1].chunk = 0; }},
      {1, "cuts an element", [](auto &, auto &, auto s) { s[0].chunk = 2; }},
      {1, "a piece ends inside a chunk",
       [](auto &, auto &, auto s) { s[1].chunk = 512; }},
      {1, "a piece ends inside a chunk",
       [](auto &, auto &, auto s) { s[0].chunk = 12; }},
      {1, "not the whole buffer",
       [](auto &, auto &, auto s) { s[0].bytes = 256; }},
      {1, "not the whole buffer",
       [](auto &, auto &, auto s) { s[0].origin = -64; }},
      {1, "not the whole buffer",
       [](auto &, auto &, auto s) { s[1].shard_base = 64; }},
      {1, "a shift in what is no permute",
       [](auto &, auto &p, auto) { p.shift = 1; }},
      {2, "a reduction in a permute",
       [](auto &c, auto &, auto) { c.mean = 1; }},
      {2, "a shift that is out of range",
       [](auto &, auto &p, auto) { p.shift = 2; }},
      {2, "a shift that is out of range",
       [](auto &, auto &p, auto) { p.shift = -1; }},
      {2, "a permute of buffers of two sizes or with segments",
       [](auto &, auto &p, auto) { p.shard_bytes = 256; }},
      {2, "another shift than part 0 has",
       [](auto &c, auto &p, auto) {
         static fsdp_rt_part both[2];
         both[0] = both[1] = p;
         both[1].shift = 0;
         c.parts = both;
         c.num_parts = 2;
       }},
  };
  for (const Change &change : changes) {
    std::string error = runRanks(2, [&](fsdp_rt_context *ctx) {
      // Only one rank: what both do with it is up to each.
      if (fsdp_rt_rank(ctx) == 1)
        return;
      Exchanges exchanges;
      fsdp_rt_collective &desc = exchanges.descs[change.which];
      change.apply(desc, exchanges.parts[change.which][0], exchanges.cuts);
      char from[512], to[512];
      void *src[] = {from, from}, *dst[] = {to, to};
      int64_t ticket;
      EXPECT_NE(fsdp_rt_start(ctx, &desc, src, dst, &ticket), 0);
    });
    EXPECT_TRUE(contains(error, change.expected))
        << "expected " << change.expected << ", got " << error;
  }
}

TEST(Misuse, ExchangesInPlace) {
  Exchanges exchanges;
  for (int which : {1, 2, 3})
    // Neighbours do not overlap.
    for (int64_t distance : {0, 4, -508, 512}) {
      std::string error = runRanks(2, [&](fsdp_rt_context *ctx) {
        // One rank finds it, and the other may have begun or not.
        if (fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_COMM, 2048))
          return;
        auto *memory =
            static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
        void *src[] = {memory + 512}, *dst[] = {memory + 512 + distance};
        int64_t ticket;
        int32_t status =
            fsdp_rt_start(ctx, &exchanges.descs[which], src, dst, &ticket);
        EXPECT_EQ(status == FSDP_RT_OK, distance == 512);
        if (!status) {
          EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
        }
      });
      EXPECT_EQ(contains(error, "unit 'u': source and destination overlap"),
                distance != 512)
          << error;
    }
}

TEST(Misuse, BadCopies) {
  struct Change {
    const char *expected;
    std::function<void(fsdp_rt_collective &, fsdp_rt_part &)> apply;
  };
  const Change changes[] = {
      {"a copy on a channel of several ranks",
       [](auto &c, auto &) { c.channel = 0; }},
      {"a reduction in a copy", [](auto &c, auto &) { c.mean = 1; }},
      {"buffers of two sizes", [](auto &, auto &p) { p.shard_bytes = 4; }},
      {"ends inside an element",
       [](auto &, auto &p) { p.full_bytes = p.shard_bytes = 6; }},
      {"has copies and other collectives",
       [](auto &c, auto &) { c.kind = FSDP_RT_ALL_REDUCE; }},
  };
  int64_t world = 2;
  for (const Change &change : changes) {
    std::string error = runRanks(
        world,
        [&](fsdp_rt_context *ctx) {
          std::vector<fsdp_rt_part> parts = {
              {"u", FSDP_RT_F32, 0, 64, 64, 0, nullptr}};
          fsdp_rt_collective desc = makeCollective(FSDP_RT_COPY, parts, 2);
          EXPECT_EQ(fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_COMM, 128), 0);
          auto *memory =
              static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
          void *src[] = {memory}, *dst[] = {memory + 64};
          int64_t ticket;
          EXPECT_EQ(fsdp_rt_start(ctx, &desc, src, dst, &ticket), 0);
          EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
          fsdp_rt_barrier(ctx);
          change.apply(desc, parts[0]);
          EXPECT_NE(fsdp_rt_start(ctx, &desc, src, dst, &ticket), 0);
        },
        0, 20000, 0,
        [&](fsdp_rt_world *made) {
          EXPECT_EQ(
              fsdp_rt_world_define_channel(made, 2, 1, &world, 0, nullptr), 0);
        });
    EXPECT_TRUE(contains(error, change.expected))
        << "expected " << change.expected << ", got " << error;
  }
}

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

TEST(Adversarial, DestinationIsNaNUntilTheWait) {
  Setting setting(2);
  std::string error = runRanks(
      2,
      [&](fsdp_rt_context *ctx) {
        std::vector<float> shard(64, 1.0f), full(128, 5.0f);
        void *src[] = {shard.data()}, *dst[] = {full.data()};
        int64_t ticket;
        fsdp_rt_start(ctx, &setting.gatherFirst, src, dst, &ticket);
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        for (float value : full)
          EXPECT_TRUE(std::isnan(value));
        EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
        for (float value : full)
          EXPECT_EQ(value, 1.0f);
      },
      FSDP_RT_ADVERSARIAL);
  EXPECT_EQ(error, "");
}

TEST(Adversarial, FindsWritesInFlight) {
  Setting setting(1);
  for (bool source : {false, true}) {
    std::string error = runRanks(
        1,
        [&](fsdp_rt_context *ctx) {
          std::vector<float> shard(64, 1.0f), full(64);
          void *src[] = {shard.data()}, *dst[] = {full.data()};
          int64_t ticket;
          fsdp_rt_start(ctx, &setting.gatherFirst, src, dst, &ticket);
          (source ? shard : full)[7] = 3.0f;
          EXPECT_EQ(fsdp_rt_wait(ctx, ticket), FSDP_RT_DATA_RACE);
        },
        FSDP_RT_ADVERSARIAL);
    EXPECT_TRUE(contains(error, source ? "a source of all_gather of 'layers.0'"
                                       : "a destination of all_gather"))
        << error;
  }
}

TEST(Adversarial, WatchesExchanges) {
  const char *const names[] = {"slice of 'u'", "all_to_all of 'u'",
                               "permute (by 1) of 'u'"};
  Exchanges exchanges;
  for (int which : {0, 1, 2})
    for (const char *changed : {"source", "destination", ""}) {
      std::string error = runRanks(
          2,
          [&](fsdp_rt_context *ctx) {
            std::vector<float> from(128, 1.0f), to(128);
            void *src[] = {from.data()}, *dst[] = {to.data()};
            int64_t ticket;
            EXPECT_EQ(
                fsdp_rt_start(ctx, &exchanges.descs[which], src, dst, &ticket),
                0);
            EXPECT_TRUE(std::isnan(to[5]));
            // Behind a failure nothing starts.
            fsdp_rt_barrier(ctx);
            if (*changed)
              (*changed == 's' ? from : to)[7] = 3.0f;
            EXPECT_EQ(fsdp_rt_wait(ctx, ticket),
                      *changed ? FSDP_RT_DATA_RACE : FSDP_RT_OK);
            EXPECT_TRUE(*changed || to[5] == 1.0f) << to[5];
          },
          FSDP_RT_ADVERSARIAL);
      EXPECT_EQ(error.empty(), !*changed) << error;
      if (*changed) {
        EXPECT_TRUE(contains(error, changed) && contains(error, names[which]))
            << error;
      }
    }
}

TEST(Adversarial, WatchesCopies) {
  for (const char *changed : {"source", "destination"}) {
    std::string error = runRanks(
        1,
        [&](fsdp_rt_context *ctx) {
          std::vector<float> from(64, 1.0f), to(64);
          std::vector<fsdp_rt_part> parts = {
              {"u", FSDP_RT_F32, 0, 256, 256, 0, nullptr}};
          fsdp_rt_collective desc = makeCollective(FSDP_RT_COPY, parts);
          void *src[] = {from.data()}, *dst[] = {to.data()};
          int64_t ticket;
          EXPECT_EQ(fsdp_rt_start(ctx, &desc, src, dst, &ticket), 0);
          EXPECT_TRUE(std::isnan(to[5]));
          (*changed == 's' ? from : to)[7] = 3.0f;
          EXPECT_EQ(fsdp_rt_wait(ctx, ticket), FSDP_RT_DATA_RACE);
        },
        FSDP_RT_ADVERSARIAL);
    EXPECT_TRUE(contains(error, changed) && contains(error, "of copy of 'u'"))
        << error;
  }
}

TEST(Poison, MeasuresWhatIsTouched) {
  std::string error = runRanks(
      1,
      [&](fsdp_rt_context *ctx) {
        int64_t reserved, touched;
        fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_TEMP, 1000);
        auto *memory =
            static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_TEMP));
        fsdp_rt_arena_usage(ctx, FSDP_RT_ARENA_TEMP, &reserved, &touched);
        EXPECT_EQ(reserved, 1000);
        EXPECT_EQ(touched, 0);
        fsdp_rt_step_begin(ctx, 0);
        char before = memory[3];
        std::memset(memory, 0, 517);
        fsdp_rt_step_end(ctx);
        fsdp_rt_arena_usage(ctx, FSDP_RT_ARENA_TEMP, &reserved, &touched);
        EXPECT_EQ(touched, 517);
        fsdp_rt_step_begin(ctx, 1);
        EXPECT_NE(memory[3], 0); // filled anew
        EXPECT_NE(memory[3], before);
        memory[1200] = 0; // behind the plan
        fsdp_rt_step_end(ctx);
        fsdp_rt_arena_usage(ctx, FSDP_RT_ARENA_TEMP, &reserved, &touched);
        EXPECT_EQ(touched, 1201);
      },
      FSDP_RT_POISON);
  EXPECT_EQ(error, "");
}

TEST(Denormals, AreFlushedInsideAStepOnly) {
  for (int32_t flags : {0, FSDP_RT_KEEP_DENORMALS})
    EXPECT_EQ(runRanks(
                  1,
                  [&](fsdp_rt_context *ctx) {
                    volatile float tiny = 1e-38f, factor = 0.01f;
                    fsdp_rt_step_begin(ctx, 0);
                    float inside = tiny * factor;
                    fsdp_rt_step_end(ctx);
                    float outside = tiny * factor;
                    EXPECT_EQ(inside == 0.0f, flags == 0);
                    EXPECT_NE(outside, 0.0f);
                  },
                  flags),
              "");
}

//===----------------------------------------------------------------------===//
// Modules and worlds
//===----------------------------------------------------------------------===//

TEST(Module, IsChecked) {
  char text[256];
  fsdp_rt_module module = {
      sizeof(fsdp_rt_module), FSDP_RT_ABI_VERSION, 0, "{}", 2, 17};
  EXPECT_EQ(fsdp_rt_module_check(&module, text, sizeof(text)), 0);
  module.abi_version = (FSDP_RT_ABI_MAJOR + 1) << 16;
  EXPECT_EQ(fsdp_rt_module_check(&module, text, sizeof(text)),
            FSDP_RT_INCOMPATIBLE);
  EXPECT_TRUE(contains(text, "module needs runtime ABI 2.0")) << text;
  module.abi_version = FSDP_RT_ABI_VERSION + 1;
  EXPECT_NE(fsdp_rt_module_check(&module, text, sizeof(text)), 0);
  module.abi_version = FSDP_RT_ABI_VERSION;
  module.features = 4;
  EXPECT_NE(fsdp_rt_module_check(&module, text, sizeof(text)), 0);
  EXPECT_EQ(fsdp_rt_abi_version(), FSDP_RT_ABI_VERSION);
}

TEST(Module, HashesAreComparedAcrossRanks) {
  std::string error = runRanks(2, [&](fsdp_rt_context *ctx) {
    fsdp_rt_module module = {sizeof(fsdp_rt_module),
                             FSDP_RT_ABI_VERSION,
                             0,
                             "{}",
                             2,
                             static_cast<uint64_t>(fsdp_rt_rank(ctx))};
    fsdp_rt_module_attach(ctx, &module);
    EXPECT_EQ(fsdp_rt_barrier(ctx), FSDP_RT_INCOMPATIBLE);
  });
  EXPECT_TRUE(contains(error, "schedule hash")) << error;
}

TEST(World, RefusesBadOptions) {
  fsdp_rt_world_options options = {};
  fsdp_rt_world *world;
  char text[256];
  EXPECT_NE(fsdp_rt_world_create(&options, &world, text, sizeof(text)), 0);
  EXPECT_EQ(world, nullptr);
  options.struct_size = sizeof(options);
  EXPECT_NE(fsdp_rt_world_create(&options, &world, text, sizeof(text)), 0);
}
