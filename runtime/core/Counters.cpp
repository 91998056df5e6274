//===- Counters.cpp - what a rank did -------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "World.h"
#include "blas/Gemm.h"

#include <algorithm>
#include <cstring>

using namespace fsdp::rt;

static Counter &counterOf(fsdp_rt_context &ctx, const CollectiveName &name) {
  Counter *&known = ctx.counted[name.signature % 256];
  if (known && known->name == &name)
    return *known;
  auto found = std::find_if(
      ctx.counters.begin(), ctx.counters.end(),
      [&](const Counter &counter) { return counter.name == &name; });
  if (found == ctx.counters.end()) {
    ctx.counters.push_back({&name});
    found = std::prev(ctx.counters.end());
  }
  known = &*found;
  return *known;
}

void fsdp::rt::count(fsdp_rt_context &ctx, const CollectiveName &name,
                     int64_t waitNanoseconds) {
  Counter &counter = counterOf(ctx, name);
  ++counter.count;
  counter.waitNanoseconds += waitNanoseconds;
  ++ctx.stats.collectives;
}

int32_t fsdp_rt_get_counter(fsdp_rt_context *ctx, int64_t index,
                            fsdp_rt_counter *counter) {
  auto size = static_cast<int64_t>(ctx->counters.size());
  if (!counter ||
      counter->struct_size < static_cast<int64_t>(sizeof(int64_t)) ||
      index < 0 || index >= size)
    return FSDP_RT_INVALID_ARGUMENT;
  const Counter &from = ctx->counters[static_cast<size_t>(index)];
  fsdp_rt_counter filled = {counter->struct_size, from.name->text.c_str(),
                            from.name->kind,      from.name->channel,
                            from.count,           from.count * from.name->bytes,
                            from.waitNanoseconds};
  std::memcpy(counter, &filled,
              static_cast<size_t>(
                  std::min<int64_t>(counter->struct_size, sizeof(filled))));
  return FSDP_RT_OK;
}

int32_t fsdp_rt_get_stats(fsdp_rt_context *ctx, fsdp_rt_stats *stats) {
  if (!stats || stats->struct_size < static_cast<int64_t>(sizeof(int64_t)))
    return fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                "fsdp_rt_get_stats: struct_size is not set");
  int64_t size = std::min<int64_t>(stats->struct_size, sizeof(*stats));
  ctx->stats.struct_size = stats->struct_size;
  ctx->stats.workspace_bytes =
      (ctx->matmulWorkspace ? gemmWorkspace() : 0) + ctx->convolutionBytes;
  std::memcpy(stats, &ctx->stats, static_cast<size_t>(size));
  return FSDP_RT_OK;
}
