//===- Arena.cpp - memory of a rank ---------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "World.h"

#include <algorithm>
#include <cstring>

using namespace fsdp::rt;

/// Eight bytes of the pattern; none of them is 0x00 or 0xff, the values that
/// programs write most.
static uint64_t patternWord(uint64_t seed, uint64_t index) {
  uint64_t word = (index + 1) * 0x9E3779B97F4A7C15ull + seed;
  word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9ull;
  word = (word ^ (word >> 27)) * 0x94D049BB133111EBull;
  word ^= word >> 31;
  for (int byte = 0; byte < 8; ++byte) {
    uint64_t value = word >> (8 * byte) & 0xff;
    if (value == 0 || value == 0xff)
      word ^= uint64_t{0x5a} << (8 * byte);
  }
  return word;
}

void fsdp::rt::poisonArena(Arena &arena, uint64_t seed, bool all) {
  if (!arena.memory)
    return;
  auto *memory = static_cast<char *>(arena.memory);
  int64_t begin = all ? 0 : (arena.touched + 7) / 8 * 8;
  arena.seed = seed * 0xD1342543DE82EF95ull + 1;
  for (int64_t offset = begin; offset < arena.mapped; offset += 8) {
    uint64_t word = patternWord(arena.seed, static_cast<uint64_t>(offset));
    std::memcpy(memory + offset, &word, 8);
  }
}

void fsdp::rt::measureArena(Arena &arena) {
  if (!arena.memory)
    return;
  const auto *memory = static_cast<const char *>(arena.memory);
  for (int64_t offset = arena.mapped - 8;
       offset >= 0 && offset + 8 > arena.touched; offset -= 8) {
    uint64_t pattern = patternWord(arena.seed, static_cast<uint64_t>(offset));
    uint64_t word;
    std::memcpy(&word, memory + offset, 8);
    if (word == pattern)
      continue;
    const char *expected = reinterpret_cast<const char *>(&pattern);
    int64_t last = 7;
    while (memory[offset + last] == expected[last])
      --last;
    arena.touched = std::max(arena.touched, offset + last + 1);
    return;
  }
}

void fsdp::rt::freeArena(fsdp_rt_world &world, const OldArena &old) {
  if (world.backend->deallocate)
    world.backend->deallocate(world, old.rank, old.kind, old.arena.memory,
                              old.arena.mapped);
  else
    unmapMemory(old.arena.memory, static_cast<size_t>(old.arena.mapped));
}

static Arena *arenaOf(fsdp_rt_context *ctx, int32_t kind) {
  return kind >= 0 && kind < FSDP_RT_NUM_ARENAS ? &ctx->arenas[kind] : nullptr;
}

int32_t fsdp_rt_arena_reserve(fsdp_rt_context *ctx, int32_t kind,
                              int64_t bytes) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  static const char *const names[] = {"persistent", "communication",
                                      "temporary", "host", "offload"};
  Arena *arena = arenaOf(ctx, kind);
  if (!arena || bytes < 0 || arena->reserved)
    return fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                "arena %d of %lld bytes: unknown, negative or reserved twice",
                kind, static_cast<long long>(bytes));
  arena->reserved = true;
  arena->bytes = bytes;
  bool poison = ctx->world->flags & FSDP_RT_POISON;
  // The guard catches writes behind the plan, at the end of a wrong view too.
  int64_t guard = poison ? std::max<int64_t>(65536, bytes / 4) : 0;
  arena->mapped = (bytes + guard + 4095) / 4096 * 4096;
  if (arena->mapped == 0)
    return FSDP_RT_OK;
  const Backend &backend = *ctx->world->backend;
  arena->memory = backend.allocate
                      ? backend.allocate(*ctx, kind, arena->mapped)
                      : mapMemory(static_cast<size_t>(arena->mapped));
  if (!arena->memory)
    return fail(*ctx, FSDP_RT_OUT_OF_MEMORY,
                "can't allocate %lld bytes for the %s arena",
                static_cast<long long>(arena->mapped), names[kind]);
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  if (poison)
    poisonArena(*arena, ctx->world->seed + static_cast<uint64_t>(ctx->rank),
                /*all=*/true);
  return FSDP_RT_OK;
}

int32_t fsdp_rt_arena_usage(fsdp_rt_context *ctx, int32_t kind,
                            int64_t *reserved, int64_t *touched) {
  Arena *arena = arenaOf(ctx, kind);
  if (!arena)
    return fail(*ctx, FSDP_RT_INVALID_ARGUMENT, "unknown arena %d", kind);
  bool poison = ctx->world->flags & FSDP_RT_POISON;
  if (poison && !ctx->inStep)
    measureArena(*arena);
  if (reserved)
    *reserved = arena->bytes;
  if (touched)
    *touched = poison ? arena->touched : -1;
  return FSDP_RT_OK;
}

int32_t fsdp_rt_arena_note(fsdp_rt_context *ctx, int32_t kind, int64_t begin,
                           int64_t end) {
  Arena *arena = arenaOf(ctx, kind);
  if (!arena || begin < 0 || end < begin || end > arena->bytes)
    return fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                "bytes %lld to %lld are not in arena %d",
                static_cast<long long>(begin), static_cast<long long>(end),
                kind);
  if (end > begin)
    arena->touched = std::max(arena->touched, end);
  return FSDP_RT_OK;
}

void *fsdp_rt_arena(fsdp_rt_context *ctx, int32_t kind) {
  Arena *arena = arenaOf(ctx, kind);
  return arena ? arena->memory : nullptr;
}
