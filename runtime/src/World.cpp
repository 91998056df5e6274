//===- World.cpp - ranks, contexts, errors --------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "World.h"
#include "Descriptor.h"
#include "Matmul.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

using namespace fsdp::rt;

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

static int32_t record(fsdp_rt_world &world, int32_t status, const char *text) {
  {
    std::lock_guard<std::mutex> guard(world.failureLock);
    int32_t first = world.failure.load(std::memory_order_relaxed);
    if (first != FSDP_RT_OK)
      return first;
    std::snprintf(world.failureText, sizeof(world.failureText), "%s", text);
    world.failure.store(status, std::memory_order_seq_cst);
  }
  if (environmentInteger("FSDP_ABORT_ON_ERROR", 0)) {
    std::fprintf(stderr, "fsdp_rt: %s\n", text);
    std::abort();
  }
  if (world.backend)
    world.backend->wake(world);
  return status;
}

int32_t fsdp::rt::fail(fsdp_rt_world &world, int32_t status, const char *format,
                       ...) {
  if (int32_t first = statusOf(world))
    return first;
  char text[2048];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof(text), format, arguments);
  va_end(arguments);
  return record(world, status, text);
}

int32_t fsdp::rt::fail(fsdp_rt_context &ctx, int32_t status, const char *format,
                       ...) {
  if (int32_t first = statusOf(*ctx.world))
    return first;
  char text[2048];
  int used =
      ctx.inStep
          ? std::snprintf(text, sizeof(text), "rank %lld, step %lld: ",
                          static_cast<long long>(ctx.rank),
                          static_cast<long long>(ctx.step))
          : std::snprintf(text, sizeof(text),
                          "rank %lld: ", static_cast<long long>(ctx.rank));
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text + used, sizeof(text) - static_cast<size_t>(used), format,
                 arguments);
  va_end(arguments);
  return record(*ctx.world, status, text);
}

static int32_t report(char *message, int64_t size, int32_t status,
                      const char *text) {
  if (message && size > 0)
    std::snprintf(message, static_cast<size_t>(size), "%s", text);
  return status;
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

uint32_t fsdp_rt_abi_version(void) { return FSDP_RT_ABI_VERSION; }

int32_t fsdp_rt_module_check(const fsdp_rt_module *module, char *message,
                             int64_t size) {
  char text[256];
  if (!module || module->struct_size < static_cast<int64_t>(sizeof(*module)))
    return report(message, size, FSDP_RT_INCOMPATIBLE,
                  "not a compiled module: its description is too short");
  uint32_t major = module->abi_version >> 16;
  uint32_t minor = module->abi_version & 0xffff;
  if (major != FSDP_RT_ABI_MAJOR || minor > FSDP_RT_ABI_MINOR) {
    std::snprintf(text, sizeof(text),
                  "module needs runtime ABI %u.%u, this runtime has %d.%d",
                  major, minor, FSDP_RT_ABI_MAJOR, FSDP_RT_ABI_MINOR);
    return report(message, size, FSDP_RT_INCOMPATIBLE, text);
  }
  if (module->features != 0) {
    std::snprintf(text, sizeof(text),
                  "module needs features 0x%x that this runtime lacks",
                  module->features);
    return report(message, size, FSDP_RT_INCOMPATIBLE, text);
  }
  if (!module->manifest || module->manifest_length <= 0)
    return report(message, size, FSDP_RT_INCOMPATIBLE,
                  "module has no manifest");
  return report(message, size, FSDP_RT_OK, "");
}

int32_t fsdp_rt_module_attach(fsdp_rt_context *ctx,
                              const fsdp_rt_module *module) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  char text[256];
  if (int32_t status = fsdp_rt_module_check(module, text, sizeof(text)))
    return fail(*ctx, status, "%s", text);
  fsdp_rt_world &world = *ctx->world;
  std::lock_guard<std::mutex> guard(world.scheduleLock);
  if (world.scheduleRank < 0) {
    world.scheduleRank = ctx->rank;
    world.scheduleHash = module->schedule_hash;
  }
  if (world.scheduleHash != module->schedule_hash)
    return fail(*ctx, FSDP_RT_INCOMPATIBLE,
                "schedule hash %016llx differs from %016llx of rank %lld",
                static_cast<unsigned long long>(module->schedule_hash),
                static_cast<unsigned long long>(world.scheduleHash),
                static_cast<long long>(world.scheduleRank));
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Worlds
//===----------------------------------------------------------------------===//

int32_t fsdp_rt_world_create(const fsdp_rt_world_options *options,
                             fsdp_rt_world **result, char *message,
                             int64_t size) {
  *result = nullptr;
  if (!options ||
      options->struct_size < static_cast<int64_t>(sizeof(*options)) ||
      options->world_size < 1 || options->world_size > 4096 ||
      options->timeout_ms < 0 || options->ring_depth < 0 ||
      options->ring_depth > 65536)
    return report(message, size, FSDP_RT_INVALID_ARGUMENT,
                  "world options are out of range");
  char text[256];
  if (int32_t status = loadBlas(text, sizeof(text)))
    return report(message, size, status, text);
  auto *world = new (std::nothrow) fsdp_rt_world;
  if (!world)
    return report(message, size, FSDP_RT_OUT_OF_MEMORY, "out of memory");
  world->size = options->world_size;
  world->timeoutMs = options->timeout_ms
                         ? options->timeout_ms
                         : environmentInteger("FSDP_TIMEOUT_MS", 600000);
  if (world->timeoutMs <= 0)
    world->timeoutMs = 600000;
  world->seed = options->seed;
  world->flags = options->flags;
  world->ringDepth = options->ring_depth ? options->ring_depth : 64;
  world->contexts.resize(static_cast<size_t>(world->size));
  world->ended =
      std::make_unique<std::atomic<bool>[]>(static_cast<size_t>(world->size));
  world->backend = &embeddedBackend;
  if (int32_t status = world->backend->createWorld(*world)) {
    report(message, size, status, world->failureText);
    delete world;
    return status;
  }
  *result = world;
  return report(message, size, FSDP_RT_OK, "");
}

void fsdp_rt_world_destroy(fsdp_rt_world *world) {
  if (!world)
    return;
  for (Arena &arena : world->oldArenas)
    unmapMemory(arena.memory, static_cast<size_t>(arena.mapped));
  delete world;
}

/// The groups of ranks that differ in the coordinates `axes` only, members in
/// row-major order.
static std::vector<std::vector<int64_t>>
formGroups(int64_t size, int32_t numDims, const int64_t *shape,
           const std::vector<bool> &isAxis) {
  std::vector<std::vector<int64_t>> groups(static_cast<size_t>(size));
  for (int64_t rank = 0; rank < size; ++rank) {
    // The first member of a group has coordinate 0 on all axes.
    int64_t first = 0, stride = 1, rest = rank;
    for (int32_t dim = numDims - 1; dim >= 0; --dim) {
      if (!isAxis[static_cast<size_t>(dim)])
        first += rest % shape[dim] * stride;
      rest /= shape[dim];
      stride *= shape[dim];
    }
    groups[static_cast<size_t>(first)].push_back(rank);
  }
  std::vector<std::vector<int64_t>> result;
  for (std::vector<int64_t> &group : groups)
    if (!group.empty())
      result.push_back(std::move(group));
  return result;
}

int32_t fsdp_rt_world_define_channel(fsdp_rt_world *world, int32_t channel,
                                     int32_t numDims, const int64_t *shape,
                                     int32_t numAxes, const int32_t *axes) {
  if (int32_t status = statusOf(*world))
    return status;
  if (channel < 0 || channel >= FSDP_RT_MAX_CHANNELS || numDims < 1 ||
      numAxes < 0)
    return fail(*world, FSDP_RT_INVALID_ARGUMENT,
                "channel %d: its number or grid is out of range", channel);
  int64_t cells = 1;
  for (int32_t dim = 0; dim < numDims; ++dim) {
    if (shape[dim] < 1 || cells > world->size / shape[dim])
      cells = -world->size;
    cells *= shape[dim];
  }
  std::vector<bool> isAxis(static_cast<size_t>(numDims), false);
  bool inside = true;
  for (int32_t index = 0; index < numAxes; ++index) {
    inside &= axes[index] >= 0 && axes[index] < numDims;
    if (inside)
      isAxis[static_cast<size_t>(axes[index])] = true;
  }
  if (cells != world->size || !inside)
    return fail(*world, FSDP_RT_INVALID_ARGUMENT,
                "channel %d: its grid does not hold %lld ranks or an axis is "
                "not in it",
                channel, static_cast<long long>(world->size));
  return world->backend->defineChannel(
      *world, channel, formGroups(world->size, numDims, shape, isAxis));
}

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

int32_t fsdp_rt_context_create(fsdp_rt_world *world, int64_t rank,
                               fsdp_rt_context **result) {
  *result = nullptr;
  if (int32_t status = statusOf(*world))
    return status;
  if (rank < 0 || rank >= world->size)
    return fail(*world, FSDP_RT_INVALID_ARGUMENT,
                "expected a rank below %lld, got %lld",
                static_cast<long long>(world->size),
                static_cast<long long>(rank));
  auto ctx = std::make_unique<fsdp_rt_context>();
  ctx->world = world;
  ctx->rank = rank;
  {
    std::lock_guard<std::mutex> guard(world->contextLock);
    fsdp_rt_context *&slot = world->contexts[static_cast<size_t>(rank)];
    if (slot || world->ended[static_cast<size_t>(rank)])
      return fail(*world, FSDP_RT_INVALID_ARGUMENT,
                  "rank %lld has a context already",
                  static_cast<long long>(rank));
    slot = ctx.get();
  }
  if (int32_t status = world->backend->createRank(*ctx))
    return status;
  *result = ctx.release();
  return FSDP_RT_OK;
}

void fsdp_rt_context_destroy(fsdp_rt_context *ctx) {
  if (!ctx)
    return;
  fsdp_rt_world &world = *ctx->world;
  if (ctx->inStep)
    fsdp_rt_step_end(ctx);
  world.backend->quiesce(*ctx);
  {
    std::lock_guard<std::mutex> guard(world.contextLock);
    world.contexts[static_cast<size_t>(ctx->rank)] = nullptr;
    world.ended[static_cast<size_t>(ctx->rank)] = true;
    // Peers that fail may still be reading: the world frees the memory.
    for (Arena &arena : ctx->arenas)
      if (arena.memory)
        world.oldArenas.push_back(arena);
  }
  world.backend->wake(world);
  freeMatmulWorkspace(*ctx);
  delete ctx;
}

int64_t fsdp_rt_rank(const fsdp_rt_context *ctx) { return ctx->rank; }

int64_t fsdp_rt_world_size(const fsdp_rt_context *ctx) {
  return ctx->world->size;
}

int32_t fsdp_rt_status(fsdp_rt_context *ctx) { return statusOf(*ctx->world); }

void fsdp_rt_abort(fsdp_rt_context *ctx, int32_t status, const char *message) {
  fail(*ctx, status ? status : FSDP_RT_ABORTED, "%s",
       message ? message : "aborted");
}

int64_t fsdp_rt_last_error(fsdp_rt_context *ctx, char *buffer, int64_t size) {
  fsdp_rt_world &world = *ctx->world;
  const char *text = statusOf(world) ? world.failureText : "";
  if (buffer && size > 0)
    std::snprintf(buffer, static_cast<size_t>(size), "%s", text);
  return static_cast<int64_t>(std::strlen(text));
}

int32_t fsdp_rt_get_stats(fsdp_rt_context *ctx, fsdp_rt_stats *stats) {
  if (!stats || stats->struct_size < static_cast<int64_t>(sizeof(int64_t)))
    return fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                "fsdp_rt_get_stats: struct_size is not set");
  int64_t size = std::min<int64_t>(stats->struct_size, sizeof(*stats));
  ctx->stats.struct_size = stats->struct_size;
  std::memcpy(stats, &ctx->stats, static_cast<size_t>(size));
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Steps and collectives
//===----------------------------------------------------------------------===//

int32_t fsdp_rt_step_begin(fsdp_rt_context *ctx, int64_t step) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  if (ctx->inStep)
    return fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                "step %lld begins before step %lld ended",
                static_cast<long long>(step),
                static_cast<long long>(ctx->step));
  ctx->step = step;
  ctx->inStep = true;
  ctx->outerFloatMode = getFloatMode();
  if (!(ctx->world->flags & FSDP_RT_KEEP_DENORMALS))
    setFloatMode(withFlushedDenormals(ctx->outerFloatMode));
  if (ctx->world->flags & FSDP_RT_POISON)
    for (int32_t kind : {FSDP_RT_ARENA_COMM, FSDP_RT_ARENA_TEMP})
      poisonArena(ctx->arenas[kind],
                  ctx->world->seed + static_cast<uint64_t>(step) + 1,
                  /*all=*/true);
  return FSDP_RT_OK;
}

int32_t fsdp_rt_step_end(fsdp_rt_context *ctx) {
  if (!ctx->inStep)
    return fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                "fsdp_rt_step_end without fsdp_rt_step_begin");
  setFloatMode(ctx->outerFloatMode);
  char text[512];
  if (!fsdp_rt_status(ctx) && ctx->openTickets != 0)
    fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
         "the step ends with %lld collectives that nothing waited for (last "
         "collective: %s)",
         static_cast<long long>(ctx->openTickets),
         describe(*ctx->lastCollective, text, sizeof(text)));
  ctx->inStep = false;
  if (ctx->world->flags & FSDP_RT_POISON)
    for (Arena &arena : ctx->arenas)
      measureArena(arena);
  return fsdp_rt_status(ctx);
}

int32_t fsdp_rt_start(fsdp_rt_context *ctx, const fsdp_rt_collective *desc,
                      void *const *src, void *const *dst, int64_t *ticket) {
  *ticket = 0;
  int32_t status = fsdp_rt_status(ctx);
  if (!status)
    status = ctx->world->backend->start(*ctx, *desc, src, dst, *ticket);
  if (status) {
    *ticket = 0;
    ctx->world->backend->quiesce(*ctx);
  }
  return status;
}

int32_t fsdp_rt_wait(fsdp_rt_context *ctx, int64_t ticket) {
  int32_t status = fsdp_rt_status(ctx);
  if (!status && ticket == 0)
    status = fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                  "wait for a collective that was not started");
  if (!status)
    status = ctx->world->backend->wait(*ctx, ticket);
  // The caller may free its buffers next, which a peer may be reading.
  if (status)
    ctx->world->backend->quiesce(*ctx);
  return status;
}

int32_t fsdp_rt_barrier(fsdp_rt_context *ctx) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  return ctx->world->backend->barrier(*ctx);
}
