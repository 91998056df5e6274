//===- World.cpp - worlds and contexts ------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "World.h"
#include "Watchdog.h"
#include "blas/Gemm.h"
#include "convolution/Convolution.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>

using namespace fsdp::rt;

int32_t fsdp::rt::report(char *message, int64_t size, int32_t status,
                         const char *text) {
  if (message && size > 0)
    std::snprintf(message, static_cast<size_t>(size), "%s", text);
  return status;
}

//===----------------------------------------------------------------------===//
// Worlds
//===----------------------------------------------------------------------===//

fsdp_rt_world::fsdp_rt_world() = default;
fsdp_rt_world::~fsdp_rt_world() = default;

/// The caller's options, with what its version of the structure lacks.
static const char *readOptions(const fsdp_rt_world_options *given,
                               fsdp_rt_world_options &options) {
  constexpr int64_t first = 48; // of ABI 1.0
  if (!given || given->struct_size < first)
    return "world options are too short";
  std::memcpy(&options, given,
              static_cast<size_t>(
                  std::min<int64_t>(given->struct_size, sizeof(options))));
  if (options.world_size < 0 || options.world_size > FSDP_RT_MAX_RANKS ||
      options.timeout_ms < 0 || options.ring_depth < 0 ||
      options.ring_depth > 65536)
    return "world options are out of range";
  return nullptr;
}

/// The backend that the options or the environment name.
static const Backend *chooseBackend(const fsdp_rt_world_options &options,
                                    char *text, size_t size) {
  const char *name = options.backend;
  if (!name || !*name)
    name = std::getenv("FSDP_BACKEND");
  return findBackend(name ? name : "", options.world_size, text, size);
}

static void setOptions(fsdp_rt_world &world,
                       const fsdp_rt_world_options &options) {
  world.size = world.localRanks = options.world_size;
  world.timeoutMs = options.timeout_ms
                        ? std::min(options.timeout_ms, mostMilliseconds)
                        : environmentInteger("FSDP_TIMEOUT_MS", 600000);
  if (world.timeoutMs <= 0)
    world.timeoutMs = 600000;
  world.seed = options.seed;
  world.flags = options.flags;
  world.ringDepth = options.ring_depth ? options.ring_depth : 64;
}

/// Reads what of the environment the core needs.
static int32_t readEnvironment(fsdp_rt_world &world) {
  std::string error = parseFaults(std::getenv("FSDP_FAULT"), world.faults);
  if (!error.empty())
    return fail(world, FSDP_RT_INVALID_ARGUMENT, "%s", error.c_str());
  if (const char *prefix = std::getenv("FSDP_FLIGHT_FILE"))
    world.flightFile = prefix;
  if (!world.flightFile.empty())
    handleFlightSignal();
  world.beginTime = nowNanoseconds();
  world.beginTicks = ticks();
  return FSDP_RT_OK;
}

int32_t fsdp::rt::setUpWorld(fsdp_rt_world &world) {
  if (int32_t status = readEnvironment(world))
    return status;
  if ((world.flags & FSDP_RT_CUDA_GRAPHS) && !world.backend->launch)
    return fail(world, FSDP_RT_UNSUPPORTED,
                "not supported: CUDA graphs: ranks of backend '%s' have no "
                "device; use backend 'nccl'",
                world.backend->name);
  if (int32_t status = world.backend->createWorld(world))
    return status;
  if (world.size < 1)
    return fail(world, FSDP_RT_INVALID_ARGUMENT,
                "world options are out of range");
  if (!world.control)
    world.control = createLocalControl(world);
  world.contexts.resize(static_cast<size_t>(world.localRanks));
  world.progress =
      std::make_unique<Progress[]>(static_cast<size_t>(world.size));
  for (int64_t index = 0; index < world.localRanks; ++index)
    world.flight.push_back(std::make_unique<FlightRecord>(flightEntries()));
  world.control->begin();
  world.watchdog = std::make_unique<Watchdog>(world);
  return FSDP_RT_OK;
}

static int32_t createWorld(const fsdp_rt_world_options *given,
                           fsdp_rt_world **result, char *message,
                           int64_t size) {
  fsdp_rt_world_options options = {};
  if (const char *error = readOptions(given, options))
    return report(message, size, FSDP_RT_INVALID_ARGUMENT, error);
  char text[512];
  const Backend *backend = chooseBackend(options, text, sizeof(text));
  if (!backend)
    return report(message, size, FSDP_RT_INVALID_ARGUMENT, text);
  if (int32_t status = loadBlas(text, sizeof(text)))
    return report(message, size, status, text);
  if (int32_t status = loadConvolutions(text, sizeof(text)))
    return report(message, size, status, text);
  auto world = std::make_unique<fsdp_rt_world>();
  world->backend = backend;
  setOptions(*world, options);
  if (int32_t status = setUpWorld(*world))
    return report(message, size, status, world->failureText);
  *result = world.release();
  return report(message, size, FSDP_RT_OK, "");
}

int32_t fsdp_rt_world_create(const fsdp_rt_world_options *given,
                             fsdp_rt_world **result, char *message,
                             int64_t size) {
  *result = nullptr;
  // A thread or memory may be refused.
  try {
    return createWorld(given, result, message, size);
  } catch (const std::exception &error) {
    char text[512];
    std::snprintf(text, sizeof(text),
                  "no thread or no memory for a world: %s; fewer processes "
                  "(ulimit -u), or more memory, may help",
                  error.what());
    return report(message, size, FSDP_RT_OUT_OF_MEMORY, text);
  }
}

void fsdp_rt_world_destroy(fsdp_rt_world *world) {
  if (!world)
    return;
  world->watchdog.reset();
  reportUnmetFaults(*world);
  for (const OldArena &old : world->oldArenas)
    freeArena(*world, old);
  delete world;
}

int32_t fsdp_rt_world_ranks(const fsdp_rt_world *world, int64_t *size,
                            int64_t *first, int64_t *count) {
  if (size)
    *size = world->size;
  if (first)
    *first = world->firstRank;
  if (count)
    *count = world->localRanks;
  return statusOf(*world);
}

const char *fsdp_rt_world_backend(const fsdp_rt_world *world) {
  return world->backend->name;
}

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

/// Has the backend make its part of a context. A thread or memory may be
/// refused.
static int32_t setUpRank(fsdp_rt_context &ctx) {
  try {
    return ctx.world->backend->createRank(ctx);
  } catch (const std::exception &error) {
    return fail(ctx, FSDP_RT_OUT_OF_MEMORY,
                "no thread or no memory for rank %lld: %s; fewer processes "
                "(ulimit -u), or more memory, may help",
                static_cast<long long>(ctx.rank), error.what());
  }
}

int32_t fsdp_rt_context_create(fsdp_rt_world *world, int64_t rank,
                               fsdp_rt_context **result) {
  *result = nullptr;
  if (int32_t status = statusOf(*world))
    return status;
  int64_t local = rank - world->firstRank;
  if (local < 0 || local >= world->localRanks)
    return fail(
        *world, FSDP_RT_INVALID_ARGUMENT,
        "expected a rank from %lld to %lld, got %lld",
        static_cast<long long>(world->firstRank),
        static_cast<long long>(world->firstRank + world->localRanks - 1),
        static_cast<long long>(rank));
  auto ctx = std::make_unique<fsdp_rt_context>();
  ctx->world = world;
  ctx->rank = rank;
  {
    std::lock_guard<std::mutex> guard(world->contextLock);
    fsdp_rt_context *&slot = world->contexts[static_cast<size_t>(local)];
    if (slot || progressOf(*world, rank).ended)
      return fail(*world, FSDP_RT_INVALID_ARGUMENT,
                  "rank %lld has a context already",
                  static_cast<long long>(rank));
    slot = ctx.get();
  }
  if (int32_t status = setUpRank(*ctx)) {
    std::lock_guard<std::mutex> guard(world->contextLock);
    world->contexts[static_cast<size_t>(local)] = nullptr;
    return status;
  }
  *result = ctx.release();
  return FSDP_RT_OK;
}

void fsdp_rt_context_destroy(fsdp_rt_context *ctx) {
  if (!ctx)
    return;
  fsdp_rt_world &world = *ctx->world;
  if (ctx->inStep)
    fsdp_rt_step_end(ctx);
  quiesceRank(*ctx);
  {
    std::lock_guard<std::mutex> guard(world.contextLock);
    world.contexts[static_cast<size_t>(ctx->rank - world.firstRank)] = nullptr;
    // Peers that fail may still be reading: the world frees the memory.
    for (int32_t kind = 0; kind < FSDP_RT_NUM_ARENAS; ++kind)
      if (ctx->arenas[kind].memory)
        world.oldArenas.push_back({ctx->rank, kind, ctx->arenas[kind]});
  }
  noteEnd(world, ctx->rank);
  world.control->end(ctx->rank);
  freeMatmulWorkspace(*ctx);
  freeConvolutionWorkspace(*ctx);
  delete ctx;
}

int64_t fsdp_rt_rank(const fsdp_rt_context *ctx) { return ctx->rank; }

int64_t fsdp_rt_world_size(const fsdp_rt_context *ctx) {
  return ctx->world->size;
}
