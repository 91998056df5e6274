//===- NcclTest.cpp - the NCCL backend on a double ------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the conformance suite can't ask: errors of the libraries, what is called
// for a segment table, windows, streams, leaks.
//
//===----------------------------------------------------------------------===//

#include "OnDouble.h"
#include "backends/cuda/Api.h"

#include <algorithm>
#include <cstring>
#include <set>
#include <thread>

using namespace fsdp::test;

namespace {

/// A flat unit and one of parameters that do not divide evenly.
struct Setting {
  Unit flat, uneven, cut;
  std::vector<fsdp_rt_part> flatParts, unevenParts, cutParts, movedParts;
  fsdp_rt_collective gather, reduce, gatherUneven, reduceUneven, slice,
      exchange, permute;

  explicit Setting(int64_t ranks)
      : flat(flatUnit("layers.0", FSDP_RT_F32, 4, 64, ranks)),
        uneven{"layers.1", FSDP_RT_F32, ranks * 40, 40, {}},
        cut{"tokens", FSDP_RT_F32, ranks * 48, 48, {}} {
    // Each member but the last has 40 bytes of it, the last 36.
    uneven.segments = {{0, ranks * 40 - 4, 0, 40, 0}};
    cut.segments = {{0, ranks * 48, 0, 8, 0}, {0, ranks * 48, 0, 12, 0}};
    cutParts = {cut.part()};
    movedParts = {
        {"block", FSDP_RT_F32, ranks > 1 ? 1 : 0, 96, 96, 0, nullptr}};
    flatParts = {flat.part()};
    unevenParts = {uneven.part()};
    gather = makeCollective(FSDP_RT_ALL_GATHER, flatParts);
    reduce = makeCollective(FSDP_RT_REDUCE_SCATTER, flatParts, 1);
    gatherUneven = makeCollective(FSDP_RT_ALL_GATHER, unevenParts);
    reduceUneven = makeCollective(FSDP_RT_REDUCE_SCATTER, unevenParts, 1);
    slice = makeCollective(FSDP_RT_SLICE, flatParts);
    exchange = makeCollective(FSDP_RT_ALL_TO_ALL, cutParts, 1);
    permute = makeCollective(FSDP_RT_PERMUTE, movedParts, 1);
  }
};

void reserve(fsdp_rt_context *ctx, int64_t bytes = 65536) {
  fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_PERSISTENT, bytes);
  fsdp_rt_arena_reserve(ctx, FSDP_RT_ARENA_COMM, bytes);
}

/// Starts one from the persistent to the communication arena.
int32_t begin(fsdp_rt_context *ctx, const fsdp_rt_collective &desc,
              int64_t *ticket, int64_t offset = 0) {
  auto at = [&](int32_t kind) -> void * {
    return static_cast<char *>(fsdp_rt_arena(ctx, kind)) + offset;
  };
  void *src[] = {at(FSDP_RT_ARENA_PERSISTENT)},
       *dst[] = {at(FSDP_RT_ARENA_COMM)};
  return fsdp_rt_start(ctx, &desc, src, dst, ticket);
}

int32_t runOne(fsdp_rt_context *ctx, const fsdp_rt_collective &desc) {
  int64_t ticket;
  begin(ctx, desc, &ticket);
  if (int32_t status = fsdp_rt_wait(ctx, ticket))
    return status;
  return fsdp_rt_synchronize(ctx);
}

/// A little of everything. Returns the status at the end.
int32_t runAll(fsdp_rt_context *ctx, const Setting &setting) {
  reserve(ctx);
  std::vector<char> data(65536);
  for (int step = 0; step < 2; ++step)
    for (const fsdp_rt_collective *desc :
         {&setting.gather, &setting.reduce, &setting.gatherUneven,
          &setting.reduceUneven, &setting.slice, &setting.exchange,
          &setting.permute}) {
      runOne(ctx, *desc);
      fsdp_rt_copy(ctx, data.data(), fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM),
                   65536);
    }
  return fsdp_rt_barrier(ctx);
}

} // namespace

//===----------------------------------------------------------------------===//
// Beginning
//===----------------------------------------------------------------------===//

TEST_F(Nccl, SaysWhyItCannotBegin) {
  struct Case {
    std::pair<const char *, const char *> variable;
    const char *expected;
    int32_t flags;
  };
  const Case cases[] = {
      {{"FSDP_CUDART_LIBRARY", "libnothing.so"},
       "backend 'nccl': can't load FSDP_CUDART_LIBRARY=libnothing.so: ",
       0},
      {{"FSDP_NCCL_LIBRARY", "libnothing.so"},
       "backend 'nccl': can't load FSDP_NCCL_LIBRARY=libnothing.so: ",
       0},
      {{"FSDP_NCCL_LIBRARY", "libc.so.6"},
       "backend 'nccl': the library has no ncclGetVersion",
       0},
      {{"FSDP_DOUBLE", "devices=0"},
       "backend 'nccl': no device: no CUDA-capable device is detected",
       0},
      {{"FSDP_DOUBLE", "devices=2"},
       "backend 'nccl': expected a device for each of 3 ranks, got 2",
       0},
      {{"FSDP_NCCL_MEMORY", "both"},
       "expected FSDP_NCCL_MEMORY=device or host, got 'both'",
       0},
      {{"FSDP_DOUBLE", ""},
       "not supported: backend 'nccl' in poison mode, except with "
       "FSDP_NCCL_MEMORY=host",
       FSDP_RT_POISON},
      {{"FSDP_DOUBLE", ""},
       "not supported: backend 'nccl' in adversarial mode",
       FSDP_RT_ADVERSARIAL},
  };
  for (const Case &test : cases) {
    {
      Environment environment(
          Variables{{test.variable.first, test.variable.second}});
      std::string error = runRanks(3, [](fsdp_rt_context *) {}, test.flags);
      EXPECT_EQ(error.compare(0, std::strlen(test.expected), test.expected), 0)
          << error;
    }
    // The environment's end unset the variable, which the double needs.
    SetUp();
  }
}

TEST_F(Nccl, RefusesOtherVersions) {
  // The double reads its settings when devices are counted, so the version of
  // the world before counts.
  for (const char *version : {"version=21000", "version=30100"}) {
    Environment environment(Variables{{"FSDP_DOUBLE", version}});
    runRanks(1, [](fsdp_rt_context *) {});
    std::string error = runRanks(1, [](fsdp_rt_context *) {});
    EXPECT_TRUE(contains(error, "expected NCCL 2.14.3 or a newer 2.x, got "))
        << error;
    // Counts devices again with the default.
    unsetenv("FSDP_DOUBLE");
    int devices;
    reinterpret_cast<int (*)(int *)>(dlsym(theDouble(), "cudaGetDeviceCount"))(
        &devices);
  }
}

//===----------------------------------------------------------------------===//
// What is called
//===----------------------------------------------------------------------===//

TEST_F(Nccl, CallsOneCollectiveForAWholeSegment) {
  Setting setting(4);
  // The same bijection, cut at parameters.
  Unit cut = setting.flat;
  cut.segments = {
      {0, 100, 0, 256, 0}, {100, 500, 0, 256, 0}, {600, 424, 0, 256, 0}};
  std::vector<fsdp_rt_part> parts = {setting.flat.part(), cut.part()};
  fsdp_rt_collective desc = makeCollective(FSDP_RT_ALL_GATHER, parts);
  EXPECT_EQ(runRanks(4,
                     [&](fsdp_rt_context *ctx) {
                       reserve(ctx);
                       auto *shard = static_cast<char *>(
                           fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT));
                       auto *full = static_cast<char *>(
                           fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
                       void *src[] = {shard, shard + 4096};
                       void *dst[] = {full, full + 4096};
                       int64_t ticket;
                       fsdp_rt_start(ctx, &desc, src, dst, &ticket);
                       EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                       EXPECT_EQ(fsdp_rt_synchronize(ctx), 0);
                     }),
            "");
  EXPECT_EQ(callsOf("ncclAllGather"), 4 * 2);
  EXPECT_EQ(callsOf("ncclBroadcast"), 0);
  EXPECT_EQ(callsOf("ncclGroupEnd"), 4);
}

TEST_F(Nccl, CallsOncePerPieceOtherwise) {
  Setting setting(3);
  EXPECT_EQ(runRanks(3,
                     [&](fsdp_rt_context *ctx) {
                       reserve(ctx);
                       EXPECT_EQ(runOne(ctx, setting.gatherUneven), 0);
                       EXPECT_EQ(runOne(ctx, setting.reduceUneven), 0);
                     }),
            "");
  EXPECT_EQ(callsOf("ncclAllGather") + callsOf("ncclReduceScatter"), 0);
  EXPECT_EQ(callsOf("ncclBroadcast"), 3 * 3);
  EXPECT_EQ(callsOf("ncclReduce"), 3 * 3);
  EXPECT_EQ(callsOf("ncclGroupEnd"), 3 * 2);
  // One communicator for gathers, one for reductions.
  EXPECT_EQ(callsOf("ncclCommInitRankConfig"), 3 * 2);
  EXPECT_EQ(callsOf("ncclCommFinalize"), 3 * 2);
  EXPECT_EQ(callsOf("ncclCommAbort"), 0);
}

TEST_F(Nccl, RegistersEqualArenasAsWindows) {
  Setting setting(2);
  auto run = [&](bool equal) {
    return runRanks(2, [&](fsdp_rt_context *ctx) {
      reserve(ctx, equal ? 65536 : 65536 * (1 + fsdp_rt_rank(ctx)));
      EXPECT_EQ(runOne(ctx, setting.gather), 0);
    });
  };
  EXPECT_EQ(run(true), "");
  EXPECT_EQ(callsOf("ncclCommWindowRegister"), 2 * 2);
  EXPECT_EQ(callsOf("ncclCommWindowDeregister"), 2 * 2);
  EXPECT_EQ(run(false), "");
  EXPECT_EQ(callsOf("ncclCommWindowRegister"), 0);
  Environment environment(Variables{{"FSDP_NCCL_WINDOWS", "0"}});
  EXPECT_EQ(run(true), "");
  EXPECT_EQ(callsOf("ncclCommWindowRegister"), 0);
  EXPECT_EQ(callsOf("ncclMemAlloc"), 0);
}

TEST_F(Nccl, SaysHowItCommunicates) {
  Setting setting(2);
  Environment environment(
      Variables{{"FSDP_NCCL_LOG", "1"}, {"FSDP_NCCL_COPY_ENGINES", "1"}});
  ::testing::internal::CaptureStderr();
  EXPECT_EQ(runRanks(2,
                     [&](fsdp_rt_context *ctx) {
                       reserve(ctx);
                       EXPECT_EQ(runOne(ctx, setting.gather), 0);
                       EXPECT_EQ(runOne(ctx, setting.reduce), 0);
                     }),
            "");
  EXPECT_EQ(::testing::internal::GetCapturedStderr(),
            "fsdp_rt: communicator of channel 0: 2 ranks, NCCL 22809, arenas "
            "are windows, copy engines\n"
            "fsdp_rt: communicator of channel 1: 2 ranks, NCCL 22809, arenas "
            "are windows, kernels\n");
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

TEST_F(Nccl, DoesNotBlockTheHostInAStep) {
  Setting setting(2);
  std::atomic<int> started{0};
  EXPECT_EQ(runRanks(2,
                     [&](fsdp_rt_context *ctx) {
                       reserve(ctx);
                       // Communicators are made at the first use.
                       EXPECT_EQ(runOne(ctx, setting.gather), 0);
                       // Rank 1 starts when rank 0 has returned from its wait.
                       if (fsdp_rt_rank(ctx) == 1)
                         while (started.load() == 0)
                           std::this_thread::yield();
                       int64_t ticket;
                       EXPECT_EQ(begin(ctx, setting.gather, &ticket), 0);
                       EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                       ++started;
                       EXPECT_EQ(fsdp_rt_synchronize(ctx), 0);
                     }),
            "");
}

TEST_F(Nccl, ChannelsMayOpenInAnyOrder) {
  Setting setting(4);
  EXPECT_EQ(runRanks(4,
                     [&](fsdp_rt_context *ctx) {
                       reserve(ctx);
                       int64_t first, second;
                       bool odd = fsdp_rt_rank(ctx) % 2;
                       if (odd)
                         begin(ctx, setting.reduce, &first, 8192);
                       begin(ctx, setting.gather, &second);
                       if (!odd)
                         begin(ctx, setting.reduce, &first, 8192);
                       EXPECT_EQ(fsdp_rt_wait(ctx, first), 0);
                       EXPECT_EQ(fsdp_rt_wait(ctx, second), 0);
                       EXPECT_EQ(fsdp_rt_synchronize(ctx), 0);
                     }),
            "");
}

// NCCL begins kernels of several communicators in the order of the calls,
// unless the user has other wishes.
TEST_F(Nccl, CommunicatorsBeginInOrder) {
  const char *variable = "NCCL_LAUNCH_ORDER_IMPLICIT";
  unsetenv(variable);
  EXPECT_EQ(runRanks(1, [](fsdp_rt_context *) {}), "");
  EXPECT_STREQ(std::getenv(variable), "1");
  Environment environment(Variables{{variable, "0"}});
  EXPECT_EQ(runRanks(1, [](fsdp_rt_context *) {}), "");
  EXPECT_STREQ(std::getenv(variable), "0");
}

// Nothing but the order of streams lets the reduction read what the gather
// wrote, and the next gather what the reduction wrote.
TEST_F(Nccl, StreamsPutCollectivesInOrder) {
  Setting setting(3);
  Environment environment(Variables{{"FSDP_DOUBLE", "slow=3000"}});
  EXPECT_EQ(
      runRanks(3,
               [&](fsdp_rt_context *ctx) {
                 reserve(ctx);
                 auto *shard = static_cast<float *>(
                     fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT));
                 auto *full = static_cast<float *>(
                     fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
                 void *shards[] = {shard}, *fulls[] = {full};
                 std::vector<float> values(
                     64, static_cast<float>(fsdp_rt_rank(ctx) + 1));
                 EXPECT_EQ(runOne(ctx, setting.gather), 0);
                 fsdp_rt_copy(ctx, shard, values.data(), 256);
                 for (int round = 0; round < 5; ++round) {
                   int64_t ticket;
                   fsdp_rt_start(ctx, &setting.gather, shards, fulls, &ticket);
                   EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                   fsdp_rt_start(ctx, &setting.reduce, fulls, shards, &ticket);
                   EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                 }
                 fsdp_rt_copy(ctx, values.data(), shard, 256);
                 for (float value : values)
                   EXPECT_EQ(value,
                             static_cast<float>(243 * (fsdp_rt_rank(ctx) + 1)));
               }),
      "");
}

TEST_F(Nccl, ManyInFlightInASmallRing) {
  Setting setting(3);
  Environment environment(Variables{{"FSDP_DOUBLE", "jitter=200;polls=1"}});
  EXPECT_EQ(runRanks(
                3,
                [&](fsdp_rt_context *ctx) {
                  reserve(ctx);
                  int64_t tickets[50];
                  for (int64_t &ticket : tickets)
                    EXPECT_EQ(begin(ctx, setting.gather, &ticket), 0);
                  for (int64_t ticket : tickets)
                    EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                  EXPECT_EQ(fsdp_rt_barrier(ctx), 0);
                },
                0, 20000, /*depth=*/3),
            "");
}

TEST_F(Nccl, ComputesOnTheHostIfAsked) {
  Setting setting(2);
  Environment environment(Variables{{"FSDP_NCCL_MEMORY", "host"}});
  EXPECT_EQ(
      runRanks(
          2,
          [&](fsdp_rt_context *ctx) {
            reserve(ctx);
            auto *shard = static_cast<float *>(
                fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT));
            auto *full =
                static_cast<float *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
            for (int round = 0; round < 50; ++round) {
              float own = static_cast<float>(round * 2 + fsdp_rt_rank(ctx));
              std::fill(shard, shard + 64, own);
              int64_t ticket;
              begin(ctx, setting.gather, &ticket);
              ASSERT_EQ(fsdp_rt_wait(ctx, ticket), 0);
              for (int at = 0; at < 128; ++at)
                ASSERT_EQ(full[at], static_cast<float>(round * 2 + at / 64));
            }
          },
          FSDP_RT_POISON),
      "");
}

TEST_F(Nccl, StagesOtherMemoryOfTheHost) {
  const int64_t ranks = 3;
  Setting setting(ranks);
  Environment environment(Variables{{"FSDP_NCCL_MEMORY", "host"}});
  EXPECT_EQ(
      runRanks(ranks,
               [&](fsdp_rt_context *ctx) {
                 auto rank = static_cast<float>(fsdp_rt_rank(ctx));
                 std::vector<float> shard(10, rank), full(30, -1.0f);
                 void *src[] = {shard.data()}, *dst[] = {full.data()};
                 int64_t ticket;
                 fsdp_rt_start(ctx, &setting.gatherUneven, src, dst, &ticket);
                 EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                 // The last element belongs to nobody.
                 for (size_t at = 0; at < 30; ++at)
                   EXPECT_EQ(full[at],
                             at == 29 ? -1.0f : static_cast<float>(at / 10));
                 fsdp_rt_start(ctx, &setting.reduceUneven, dst, src, &ticket);
                 EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                 for (size_t at = 0; at < 9; ++at)
                   EXPECT_EQ(shard[at], 3 * rank);
                 EXPECT_EQ(shard[9], rank == 2 ? 2.0f : 3 * rank);
               }),
      "");
}

//===----------------------------------------------------------------------===//
// Misuse
//===----------------------------------------------------------------------===//

TEST_F(Nccl, RefusesStepsThatComputeOnTheProcessor) {
  std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
    fsdp_rt_module module = {
        sizeof(fsdp_rt_module), FSDP_RT_ABI_VERSION, 0, "{}", 2, 17};
    EXPECT_EQ(fsdp_rt_module_attach(ctx, &module), FSDP_RT_UNSUPPORTED);
  });
  EXPECT_TRUE(contains(error, "the arenas of backend 'nccl' lie on devices; "
                              "set FSDP_NCCL_MEMORY=host"))
      << error;
}

TEST_F(Nccl, RefusesBuffersThatTheDeviceCannotReach) {
  Setting setting(2);
  std::string error = runRanks(2, [&](fsdp_rt_context *ctx) {
    reserve(ctx);
    float shard[64] = {};
    void *src[] = {shard}, *dst[] = {fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM)};
    int64_t ticket;
    fsdp_rt_step_begin(ctx, 0);
    EXPECT_EQ(fsdp_rt_start(ctx, &setting.gather, src, dst, &ticket),
              FSDP_RT_UNSUPPORTED);
  });
  EXPECT_TRUE(contains(error, "a buffer of unit 'layers.0' lies in no arena"))
      << error;
}

TEST_F(Nccl, TakesBuffersOfTheHostOutsideOfSteps) {
  Setting setting(3);
  EXPECT_EQ(runRanks(3,
                     [&](fsdp_rt_context *ctx) {
                       reserve(ctx);
                       std::vector<float> shard(64), full(3 * 64, -1);
                       for (int round = 1; round < 4; ++round) {
                         std::fill(shard.begin(), shard.end(),
                                   static_cast<float>(round *
                                                      (fsdp_rt_rank(ctx) + 1)));
                         void *src[] = {shard.data()}, *dst[] = {full.data()};
                         int64_t ticket;
                         fsdp_rt_start(ctx, &setting.gather, src, dst, &ticket);
                         EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
                         for (size_t at = 0; at < full.size(); ++at)
                           EXPECT_EQ(full[at],
                                     static_cast<float>(round) *
                                         static_cast<float>(at / 64 + 1));
                       }
                     }),
            "");
}

TEST_F(Nccl, RefusesWindowsAtOtherOffsets) {
  Setting setting(2);
  auto run = [&] {
    return runRanks(2, [&](fsdp_rt_context *ctx) {
      reserve(ctx);
      int64_t ticket;
      begin(ctx, setting.gather, &ticket, 64 * fsdp_rt_rank(ctx));
      fsdp_rt_wait(ctx, ticket);
      fsdp_rt_synchronize(ctx);
    });
  };
  std::string error = run();
  EXPECT_TRUE(contains(error, "all_gather of 'layers.0'") &&
              contains(error, "its buffers lie at other offsets of their "
                              "arenas than on rank "))
      << error;
  Environment environment(Variables{{"FSDP_NCCL_WINDOWS", "0"}});
  EXPECT_EQ(run(), "");
}

/// Multiplies two 2x2 matrices in the communication arena, behind them.
static int32_t multiply(fsdp_rt_context *ctx, std::vector<float> &values,
                        int32_t dtype = FSDP_RT_F32) {
  reserve(ctx);
  auto *memory = static_cast<float *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
  fsdp_rt_copy(ctx, memory, values.data(), 48);
  fsdp_rt_matmul_desc desc = {};
  desc.dtype = dtype;
  desc.m = desc.n = desc.k = desc.lda = desc.ldb = desc.ldc = 2;
  desc.batch0 = desc.batch1 = 1;
  if (int32_t status =
          fsdp_rt_matmul(ctx, &desc, memory, memory + 4, memory + 8))
    return status;
  return fsdp_rt_copy(ctx, values.data(), memory, 48);
}

TEST_F(Nccl, MultipliesOnDevices) {
  Environment environment(
      Variables{{"FSDP_CUDA_LIBRARY", FSDP_CUDA_DOUBLE},
                {"FSDP_CUBLASLT_LIBRARY", FSDP_CUDA_DOUBLE}});
  std::vector<float> values = {1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0};
  EXPECT_EQ(runRanks(1,
                     [&](fsdp_rt_context *ctx) {
                       EXPECT_EQ(multiply(ctx, values), FSDP_RT_OK);
                     }),
            "");
  EXPECT_EQ(values,
            (std::vector<float>{1, 2, 3, 4, 5, 6, 7, 8, 19, 22, 43, 50}));
}

// A step is taken by another thread than the one that opened the rank: it finds
// the rank's device, the first product and launches included.
TEST_F(Nccl, AnotherThreadTakesAStep) {
  Environment environment(
      Variables{{"FSDP_CUDA_LIBRARY", FSDP_CUDA_DOUBLE},
                {"FSDP_CUBLASLT_LIBRARY", FSDP_CUDA_DOUBLE}});
  EXPECT_EQ(runRanks(2,
                     [&](fsdp_rt_context *ctx) {
                       std::vector<float> values(12, 1);
                       EXPECT_EQ(multiply(ctx, values), FSDP_RT_OK);
                       auto *memory = static_cast<float *>(
                           fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
                       std::thread([&] {
                         fsdp_rt_matmul_desc desc = {};
                         desc.dtype = FSDP_RT_F32;
                         desc.m = desc.n = desc.k = 2;
                         desc.lda = desc.ldb = desc.ldc = 2;
                         desc.batch0 = desc.batch1 = 1;
                         EXPECT_EQ(fsdp_rt_matmul(ctx, &desc, memory,
                                                  memory + 4, memory + 8),
                                   FSDP_RT_OK);
                       }).join();
                     }),
            "");
}

/// Multiplies [256 1; 3 4] and [1 6; 1 8] of bf16; four floats of the result.
static std::vector<float> multiplyNarrow(int32_t dtype) {
  Environment environment(
      Variables{{"FSDP_CUDA_LIBRARY", FSDP_CUDA_DOUBLE},
                {"FSDP_CUBLASLT_LIBRARY", FSDP_CUDA_DOUBLE}});
  const uint16_t a[] = {0x4380, 0x3f80, 0x4040, 0x4080};
  const uint16_t b[] = {0x3f80, 0x40c0, 0x3f80, 0x4100};
  std::vector<float> values(12, 0);
  std::memcpy(&values[0], a, sizeof(a));
  std::memcpy(&values[4], b, sizeof(b));
  EXPECT_EQ(runRanks(1,
                     [&](fsdp_rt_context *ctx) {
                       EXPECT_EQ(multiply(ctx, values, dtype), FSDP_RT_OK);
                     }),
            "");
  return {values.begin() + 8, values.end()};
}

// Sums are in f32: 257 is no bf16.
TEST_F(Nccl, MultipliesNarrowFactorsOnDevices) {
  EXPECT_EQ(multiplyNarrow(FSDP_RT_BF16),
            (std::vector<float>{257, 1544, 7, 50}));
}

// Of results of that type sums are f32 and rounded once: 257 to 256.
TEST_F(Nccl, RoundsNarrowResultsOnDevices) {
  std::vector<float> result =
      multiplyNarrow(FSDP_RT_BF16 | FSDP_RT_NARROW_RESULT);
  uint16_t c[4];
  std::memcpy(c, &result[0], sizeof(c));
  // 256 1544, 7 50
  EXPECT_EQ((std::vector<uint16_t>{c, c + 4}),
            (std::vector<uint16_t>{0x4380, 0x44c1, 0x40e0, 0x4248}));
  EXPECT_EQ(result[2], 0);
}

/// 2x2 times 2x3 of bf16, with rows of c that are longer.
static fsdp_rt_matmul_desc describeBiased() {
  fsdp_rt_matmul_desc desc = {};
  desc.dtype = FSDP_RT_BF16 | FSDP_RT_NARROW_RESULT;
  desc.m = 2;
  desc.n = desc.ldb = 3;
  desc.k = desc.lda = 2;
  desc.ldc = 4;
  desc.batch0 = desc.batch1 = 1;
  return desc;
}

// A bias is added to columns in f32, before sums are rounded: 256 + 1 - 1 is
// 256 and 256 + 1 + 1 is 258, where 257 is no bf16. Two products with biases of
// other alignments; what lies between the rows of c stays.
TEST_F(Nccl, AddsBiasesOnDevices) {
  Environment environment(
      Variables{{"FSDP_CUDA_LIBRARY", FSDP_CUDA_DOUBLE},
                {"FSDP_CUBLASLT_LIBRARY", FSDP_CUDA_DOUBLE}});
  // [256 1; 3 4], [1 1 0; 1 1 2], the biases 0.5 -1 1 and -1 1 2 of one place
  const uint16_t a[] = {0x4380, 0x3f80, 0x4040, 0x4080};
  const uint16_t b[] = {0x3f80, 0x3f80, 0, 0x3f80, 0x3f80, 0x4000};
  const uint16_t bias[] = {0x3f00, 0xbf80, 0x3f80, 0x4000};
  std::vector<uint16_t> memory(48, 0x4110);
  std::memcpy(&memory[0], a, sizeof(a));
  std::memcpy(&memory[8], b, sizeof(b));
  std::memcpy(&memory[16], bias, sizeof(bias));
  EXPECT_EQ(runRanks(1,
                     [&](fsdp_rt_context *ctx) {
                       reserve(ctx);
                       auto *at = static_cast<uint16_t *>(
                           fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
                       fsdp_rt_copy(ctx, at, memory.data(), 96);
                       fsdp_rt_matmul_desc desc = describeBiased();
                       for (int product : {0, 1, 0})
                         EXPECT_EQ(fsdp_rt_matmul_bias(ctx, &desc, at, at + 8,
                                                       at + 24 + 8 * product,
                                                       at + 16 + product),
                                   FSDP_RT_OK);
                       fsdp_rt_copy(ctx, memory.data(), at, 96);
                     }),
            "");
  EXPECT_EQ((std::vector<uint16_t>{memory.begin() + 24, memory.begin() + 40}),
            (std::vector<uint16_t>{
                0x4381, 0x4380, 0x4040, 0x4110, // 257.5 to 258, 256, 3
                0x40f0, 0x40c0, 0x4110, 0x4110, // 7.5, 6, 9
                0x4380, 0x4381, 0x4080, 0x4110, // 256, 258, 4
                0x40c0, 0x4100, 0x4120, 0x4110  // 6, 8, 10
            }));
}

// Of two batch dimensions that are not one, with transposed factors, added to
// what is there, at addresses that are multiples of 4 bytes only.
TEST_F(Nccl, MultipliesBatchesOnDevices) {
  Environment environment(
      Variables{{"FSDP_CUDA_LIBRARY", FSDP_CUDA_DOUBLE},
                {"FSDP_CUBLASLT_LIBRARY", FSDP_CUDA_DOUBLE}});
  std::vector<float> values(40);
  for (size_t index = 0; index < values.size(); ++index)
    values[index] = static_cast<float>(index % 7);
  fsdp_rt_matmul_desc desc = {};
  desc.trans_a = desc.trans_b = desc.beta = 1;
  desc.m = desc.n = 2;
  desc.k = desc.ldb = 1;
  desc.lda = desc.ldc = 2;
  desc.batch0 = desc.batch1 = 2;
  desc.a_stride0 = 6, desc.a_stride1 = 2; // not 4: with a gap
  desc.b_stride1 = 2;                     // b is repeated
  desc.c_stride0 = 8, desc.c_stride1 = 4;
  std::vector<float> expected = values;
  for (size_t outer = 0; outer < 2; ++outer)
    for (size_t inner = 0; inner < 2; ++inner)
      for (size_t i = 0; i < 2; ++i)
        for (size_t j = 0; j < 2; ++j)
          expected[17 + 8 * outer + 4 * inner + 2 * i + j] +=
              values[1 + 6 * outer + 2 * inner + i] *
              values[12 + 2 * inner + j];
  EXPECT_EQ(runRanks(1,
                     [&](fsdp_rt_context *ctx) {
                       reserve(ctx);
                       auto *memory = static_cast<float *>(
                           fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
                       fsdp_rt_copy(ctx, memory, values.data(), 160);
                       for (int time = 0; time < 2; ++time)
                         EXPECT_EQ(fsdp_rt_matmul(ctx, &desc, memory + 1,
                                                  memory + 12, memory + 17),
                                   FSDP_RT_OK);
                       // Nothing to add.
                       desc.k = 0;
                       EXPECT_EQ(fsdp_rt_matmul(ctx, &desc, memory + 1,
                                                memory + 12, memory + 17),
                                 FSDP_RT_OK);
                       fsdp_rt_copy(ctx, values.data(), memory, 160);
                       desc.beta = 0;
                       EXPECT_EQ(fsdp_rt_matmul(ctx, &desc, memory + 1,
                                                memory + 12, memory + 17),
                                 FSDP_RT_OK);
                       float cleared = 1;
                       fsdp_rt_copy(ctx, &cleared, memory + 20, 4);
                       EXPECT_EQ(cleared, 0);
                     }),
            "");
  for (size_t index = 17; index < 33; ++index)
    expected[index] += expected[index] - static_cast<float>(index % 7);
  EXPECT_EQ(values, expected);
}

TEST_F(Nccl, AProductWithoutAlgorithmNamesItsSizes) {
  Environment environment(
      Variables{{"FSDP_CUDA_LIBRARY", FSDP_CUDA_DOUBLE},
                {"FSDP_CUBLASLT_LIBRARY", FSDP_CUDA_DOUBLE},
                {"FSDP_DOUBLE", "fail=cublasLtMatmulAlgoGetHeuristic:1:15"}});
  std::vector<float> values(12);
  std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
    EXPECT_EQ(multiply(ctx, values), FSDP_RT_UNSUPPORTED);
  });
  EXPECT_EQ(error, "rank 0: cublasLtMatmulAlgoGetHeuristic found no algorithm "
                   "for a product of 2 x 2 x 2: CUBLAS_STATUS_NOT_SUPPORTED");
}

TEST_F(Nccl, ProductsNeedTheirLibraries) {
  Environment environment(Variables{{"FSDP_CUDA_LIBRARY", "/none.so"}});
  std::vector<float> values(12);
  std::string error = runRanks(1, [&](fsdp_rt_context *ctx) {
    EXPECT_EQ(multiply(ctx, values), FSDP_RT_UNSUPPORTED);
  });
  EXPECT_TRUE(contains(error, "backend 'nccl': ") &&
              contains(error, "/none.so"))
      << error;
}

//===----------------------------------------------------------------------===//
// Failures of ranks
//===----------------------------------------------------------------------===//

TEST_F(Nccl, MismatchNamesBoth) {
  for (int64_t ranks : {2, 5}) {
    Setting setting(ranks);
    auto begun = std::chrono::steady_clock::now();
    std::string error = runRanks(ranks, [&](fsdp_rt_context *ctx) {
      reserve(ctx);
      bool last = fsdp_rt_rank(ctx) == ranks - 1;
      EXPECT_EQ(runOne(ctx, last ? setting.gatherUneven : setting.gather),
                FSDP_RT_MISMATCH);
    });
    EXPECT_TRUE(contains(error, "all_gather of 'layers.0'") &&
                contains(error, "all_gather of 'layers.1'"))
        << error;
    EXPECT_LT(secondsSince(begun), 60);
  }
}

TEST_F(Nccl, TimeoutNamesTheMissingRank) {
  Setting setting(3);
  for (const char *memory : {"device", "host"}) {
    Environment environment(Variables{{"FSDP_NCCL_MEMORY", memory}});
    auto begun = std::chrono::steady_clock::now();
    std::string error = runRanks(
        3,
        [&](fsdp_rt_context *ctx) {
          reserve(ctx);
          EXPECT_EQ(runOne(ctx, setting.gather), 0);
          if (fsdp_rt_rank(ctx) == 1)
            while (fsdp_rt_status(ctx) == 0)
              std::this_thread::sleep_for(std::chrono::milliseconds(5));
          else
            EXPECT_EQ(runOne(ctx, setting.gather), FSDP_RT_TIMEOUT);
        },
        0, /*timeoutMs=*/300);
    EXPECT_TRUE(contains(error, "'layers.0'") &&
                contains(error, "rank 1 has not started it"))
        << error;
    EXPECT_LT(secondsSince(begun), 60);
  }
}

TEST_F(Nccl, TimeoutWhileCommunicatorsAreMade) {
  Setting setting(2);
  std::string error = runRanks(
      2,
      [&](fsdp_rt_context *ctx) {
        reserve(ctx);
        if (fsdp_rt_rank(ctx) == 0)
          while (fsdp_rt_status(ctx) == 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        else
          EXPECT_EQ(runOne(ctx, setting.gather), FSDP_RT_TIMEOUT);
      },
      0, /*timeoutMs=*/200);
  EXPECT_TRUE(contains(error, "rank 0 has not started it")) << error;
}

TEST_F(Nccl, AbortReleasesWhatIsInFlight) {
  Setting setting(4);
  std::string error = runRanks(
      4,
      [&](fsdp_rt_context *ctx) {
        reserve(ctx);
        EXPECT_EQ(runOne(ctx, setting.gather), 0);
        if (fsdp_rt_rank(ctx) == 2) {
          std::this_thread::sleep_for(std::chrono::milliseconds(30));
          fsdp_rt_abort(ctx, FSDP_RT_ABORTED, "data of step 3 is bad");
        } else {
          EXPECT_EQ(runOne(ctx, setting.gather), FSDP_RT_ABORTED);
        }
      },
      0, 60000);
  EXPECT_EQ(error, "rank 2: data of step 3 is bad");
}

TEST_F(Nccl, ARankThatEndsFailsTheOthers) {
  Setting setting(2);
  std::string error = runRanks(
      2,
      [&](fsdp_rt_context *ctx) {
        reserve(ctx);
        EXPECT_EQ(runOne(ctx, setting.gather), 0);
        if (fsdp_rt_rank(ctx) == 0) {
          EXPECT_EQ(runOne(ctx, setting.gatherUneven), FSDP_RT_PEER_FAILED);
        }
      },
      0, 60000);
  EXPECT_TRUE(contains(error, "'layers.1'") && contains(error, "rank 1 ended"))
      << error;
}

TEST_F(Nccl, RanksHangOnRequest) {
  Setting setting(3);
  Environment environment(
      Variables{{"FSDP_FAULT", "rank=2,op=reduce_scatter,do=hang"}});
  std::string error = runRanks(
      3,
      [&](fsdp_rt_context *ctx) {
        EXPECT_EQ(runAll(ctx, setting), FSDP_RT_TIMEOUT);
      },
      0, 300);
  EXPECT_TRUE(contains(error, "reduce_scatter of 'layers.0'") &&
              contains(error, "rank 2 has not started it"))
      << error;
}

//===----------------------------------------------------------------------===//
// Failures of the libraries
//===----------------------------------------------------------------------===//

TEST_F(Nccl, EveryCallMayFail) {
  std::vector<std::string> names;
#define FSDP_NAME(name, result, parameters) names.push_back(#name);
  FSDP_CUDA_FUNCTIONS(FSDP_NAME)
  FSDP_NCCL_FUNCTIONS(FSDP_NAME)
  FSDP_NCCL_WINDOW_FUNCTIONS(FSDP_NAME)
  Setting setting(2);
  int failures = 0;
  // The end of a rank may fail without harm.
  const std::set<std::string> harmless = {
      "cudaFree",          "cudaFreeHost",
      "cudaStreamDestroy", "cudaEventDestroy",
      "ncclMemFree",       "ncclCommWindowDeregister",
      "ncclCommFinalize",  "ncclCommDestroy",
      "ncclCommAbort",     "ncclCommGetAsyncError"};
  for (const std::string &name : names)
    for (int number : {1, 2, 3, 9}) {
      int code = name[0] == 'c' ? 700 : 3;
      Environment environment(Variables{
          {"FSDP_DOUBLE", "fail=" + name + ":" + std::to_string(number) + ":" +
                              std::to_string(code)}});
      std::atomic<int> ran{0};
      auto begun = std::chrono::steady_clock::now();
      std::string error = runRanks(2, [&](fsdp_rt_context *ctx) {
        ++ran;
        runAll(ctx, setting);
      });
      if (!error.empty()) {
        ++failures;
        bool memory =
            contains(error, "can't allocate") && contains(name, "Alloc");
        EXPECT_TRUE(contains(error, name + " failed: ") || memory ||
                    contains(error, "no device"))
            << name << " " << number << ": " << error;
      } else if (ran.load() == 2 && callsOf(name.c_str()) >= number) {
        EXPECT_TRUE(harmless.count(name)) << name << " " << number;
      }
      EXPECT_EQ(liveObjects(), 0) << name << " " << number;
      EXPECT_LT(secondsSince(begun), 60) << name << " " << number;
    }
  // Not vacuous: most calls are made more than once.
  EXPECT_GT(failures, 60);
}

TEST_F(Nccl, PollsTheHealthOfCommunicators) {
  Setting setting(2);
  for (auto [code, status] : {std::pair{6, FSDP_RT_PEER_FAILED},
                              std::pair{3, FSDP_RT_DEVICE_FAILED}}) {
    Environment environment(
        Variables{{"FSDP_DOUBLE", "broken=1:4:" + std::to_string(code)},
                  {"FSDP_TICK_MS", "10"}});
    std::string error = runRanks(
        2,
        [&, expected = status](fsdp_rt_context *ctx) {
          reserve(ctx);
          // The agreement on windows is the first launch.
          for (int round = 0; round < 2; ++round)
            EXPECT_EQ(runOne(ctx, setting.gather), 0);
          // Nobody is behind when the next launch of rank 1 breaks.
          fsdp_rt_barrier(ctx);
          int64_t ticket = 0;
          if (!begin(ctx, setting.gather, &ticket))
            fsdp_rt_wait(ctx, ticket);
          // The rank does something else meanwhile.
          for (int turn = 0; turn < 1000 && !fsdp_rt_status(ctx); ++turn)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
          EXPECT_EQ(fsdp_rt_status(ctx), expected);
        },
        0, 60000);
    EXPECT_TRUE(contains(error, "rank 1: communicator of channel 0: ") &&
                contains(error, " failed: ") &&
                contains(error, ": the last words"))
        << error;
  }
}

TEST_F(Nccl, AKernelThatHangsIsATimeout) {
  Setting setting(2);
  Environment environment(Variables{{"FSDP_DOUBLE", "hang=1:3"}});
  std::string error = runRanks(
      2,
      [&](fsdp_rt_context *ctx) {
        reserve(ctx);
        EXPECT_EQ(runOne(ctx, setting.gather), 0);
        EXPECT_EQ(runOne(ctx, setting.gather), FSDP_RT_TIMEOUT);
      },
      0, 300);
  EXPECT_TRUE(contains(error, "all_gather of 'layers.0'") &&
              contains(error, "timed out"))
      << error;
}
