//===- AllocationTest.cpp - memory: how much, and where -------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <dlfcn.h>

using namespace fsdp::test;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define FSDP_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define FSDP_SANITIZED 1
#endif
#endif

static std::atomic<int64_t> allocations{0};

#ifndef FSDP_SANITIZED
// Every allocation of the process passes here, whatever library makes it.
extern "C" void *__libc_malloc(size_t);
extern "C" void *__libc_calloc(size_t, size_t);
extern "C" void *__libc_realloc(void *, size_t);
extern "C" void *__libc_memalign(size_t, size_t);

extern "C" void *malloc(size_t size) {
  ++allocations;
  return __libc_malloc(size);
}
extern "C" void *calloc(size_t count, size_t size) {
  ++allocations;
  return __libc_calloc(count, size);
}
extern "C" void *realloc(void *memory, size_t size) {
  ++allocations;
  return __libc_realloc(memory, size);
}
extern "C" void *aligned_alloc(size_t alignment, size_t size) {
  ++allocations;
  return __libc_memalign(alignment, size);
}
extern "C" int posix_memalign(void **memory, size_t alignment, size_t size) {
  ++allocations;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}
#endif

/// A step with everything: gathers, a product, reductions on two channels.
static void runStep(fsdp_rt_context *ctx, int64_t step,
                    const fsdp_rt_collective &gather,
                    const fsdp_rt_collective &reduce,
                    const fsdp_rt_collective &loss,
                    const std::vector<fsdp_rt_collective> &others) {
  fsdp_rt_step_begin(ctx, step);
  auto *state =
      static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_PERSISTENT));
  auto *comm = static_cast<char *>(fsdp_rt_arena(ctx, FSDP_RT_ARENA_COMM));
  void *shards[] = {state, state + 4096}, *fulls[] = {comm, comm + 65536};
  int64_t tickets[3];
  fsdp_rt_start(ctx, &gather, shards, fulls, &tickets[0]);
  EXPECT_EQ(fsdp_rt_wait(ctx, tickets[0]), 0);
  fsdp_rt_matmul_desc product = {};
  product.m = product.n = product.k = 32;
  product.lda = product.ldb = product.ldc = 32;
  product.batch0 = product.batch1 = 1;
  EXPECT_EQ(fsdp_rt_matmul(ctx, &product, comm, comm, comm + 65536), 0);
  fsdp_rt_start(ctx, &reduce, fulls, shards, &tickets[1]);
  void *scalar[] = {comm + 131072};
  fsdp_rt_start(ctx, &loss, scalar, scalar, &tickets[2]);
  EXPECT_EQ(fsdp_rt_wait(ctx, tickets[1]), 0);
  EXPECT_EQ(fsdp_rt_wait(ctx, tickets[2]), 0);
  for (const fsdp_rt_collective &other : others) {
    void *src[] = {comm, comm + 65536}, *dst[] = {comm + 131072, comm + 196608};
    int64_t ticket;
    fsdp_rt_start(ctx, &other, src, dst, &ticket);
    EXPECT_EQ(fsdp_rt_wait(ctx, ticket), 0);
  }
  EXPECT_EQ(fsdp_rt_step_end(ctx), 0);
}

TEST(Allocation, SteadyStepsMakeNone) {
#ifdef FSDP_SANITIZED
  GTEST_SKIP() << "sanitizers have their own malloc";
#endif
  constexpr int64_t ranks = 3;
  Unit units[] = {flatUnit("a", FSDP_RT_F32, 4, 500, ranks),
                  flatUnit("b", FSDP_RT_F32, 4, 700, ranks)};
  Unit scalar{"loss", FSDP_RT_F32, 4, 0, {}};
  std::vector<fsdp_rt_part> parts = {units[0].part(), units[1].part()};
  std::vector<fsdp_rt_part> lossParts = {scalar.part()};
  fsdp_rt_collective gather = makeCollective(FSDP_RT_ALL_GATHER, parts, 0);
  fsdp_rt_collective reduce =
      makeCollective(FSDP_RT_REDUCE_SCATTER, parts, 1, 1);
  fsdp_rt_collective loss = makeCollective(FSDP_RT_ALL_REDUCE, lossParts, 1, 1);
  fsdp_rt_segment cuts[] = {{0, 6000, 0, 40, 0}, {0, 6000, 0, 2000, 0}};
  fsdp_rt_part cut = {"c", FSDP_RT_F32, 0, 6000, 2000, 2, cuts};
  fsdp_rt_part moved = {"m", FSDP_RT_F32, 1, 6000, 6000, 0, nullptr};
  std::vector<fsdp_rt_part> cutParts = {cut, cut}, movedParts = {moved, moved};
  std::vector<fsdp_rt_collective> others = {
      makeCollective(FSDP_RT_SLICE, parts, 0),
      makeCollective(FSDP_RT_ALL_TO_ALL, cutParts, 1),
      makeCollective(FSDP_RT_PERMUTE, movedParts, 1)};
  int64_t before = 0, after = 0;
  EXPECT_EQ(runRanks(ranks,
                     [&](fsdp_rt_context *ctx) {
                       for (int32_t kind = 0; kind < FSDP_RT_NUM_ARENAS; ++kind)
                         fsdp_rt_arena_reserve(ctx, kind, 262144);
                       int64_t step = 0;
                       // Tables grow in the first steps only.
                       for (; step < 2; ++step)
                         runStep(ctx, step, gather, reduce, loss, others);
                       fsdp_rt_barrier(ctx);
                       if (fsdp_rt_rank(ctx) == 0)
                         before = allocations;
                       fsdp_rt_barrier(ctx);
                       for (; step < 300; ++step)
                         runStep(ctx, step, gather, reduce, loss, others);
                       fsdp_rt_barrier(ctx);
                       if (fsdp_rt_rank(ctx) == 0)
                         after = allocations;
                       fsdp_rt_barrier(ctx);
                     }),
            "");
  EXPECT_GT(before, 0);
  EXPECT_EQ(after - before, 0);
}

TEST(Allocation, EqualArenasOfRanksDifferInTheirLowPageBits) {
  constexpr int64_t ranks = 8, bytes = int64_t{1} << 20;
  constexpr int32_t kinds[] = {FSDP_RT_ARENA_PERSISTENT, FSDP_RT_ARENA_COMM};
  std::vector<uintptr_t> pages(ranks * 2);
  EXPECT_EQ(
      runRanks(ranks,
               [&](fsdp_rt_context *ctx) {
                 for (int32_t kind : kinds) {
                   EXPECT_EQ(fsdp_rt_arena_reserve(ctx, kind, bytes), 0);
                   auto address =
                       reinterpret_cast<uintptr_t>(fsdp_rt_arena(ctx, kind));
                   EXPECT_EQ(address % 4096, 0u);
                   pages[static_cast<size_t>(fsdp_rt_rank(ctx) * 2 +
                                             (kind == FSDP_RT_ARENA_COMM))] =
                       address / 4096 % 256;
                 }
               }),
      "");
  std::sort(pages.begin(), pages.end());
  EXPECT_EQ(std::adjacent_find(pages.begin(), pages.end()), pages.end());
}
