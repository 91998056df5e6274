//===- Communicator.cpp - life of communicators ---------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each channel has a communicator and a stream of its own, so gathers and
// reductions of one step run side by side. Communicators are non-blocking: a
// call returns at once, and the next one has to wait until the state of the
// communicator says that it came to its end, whatever the call returned:
// ncclCommWindowRegister says ncclSuccess and goes on in a thread of NCCL's.
// That is what makes an abort possible at any time.
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <thread>
#include <utility>

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

//===----------------------------------------------------------------------===//
// Opening
//===----------------------------------------------------------------------===//

/// The identifier that member 0 makes; `there` tells whether it has.
static int32_t fetchIdentity(fsdp_rt_context &ctx, const Channel &channel,
                             ncclUniqueId &id, bool &there) {
  const Api &api = worldOf(ctx).api;
  Control &control = *ctx.world->control;
  std::string key = "nccl/" + std::to_string(channel.number) + "/" +
                    std::to_string(channel.group->index);
  there = true;
  if (channel.me == 0) {
    Outcome outcome;
    noteNccl(api, outcome, "ncclGetUniqueId", api.ncclGetUniqueId(&id),
             nullptr);
    if (int32_t status = judge(ctx, outcome, nullptr))
      return status;
    return control.put(key, std::string(id.internal, sizeof(id.internal)));
  }
  std::string value;
  int32_t status = control.get(key, value, /*timeoutMs=*/0);
  there = status == FSDP_RT_OK && value.size() == sizeof(id.internal);
  if (there)
    std::memcpy(id.internal, value.data(), value.size());
  return status == FSDP_RT_TIMEOUT ? statusOf(*ctx.world) : status;
}

static int32_t join(fsdp_rt_context &ctx, const Channel &channel,
                    Communicator &communicator) {
  DeviceWorld &world = worldOf(ctx);
  DeviceRank &rank = rankOf(ctx);
  ncclUniqueId id = {};
  bool there = false;
  // Asking may mean a message to another process.
  int64_t now = nowNanoseconds();
  if (now < communicator.askAt)
    return statusOf(*ctx.world);
  communicator.askAt = now + communicator.askAfter;
  communicator.askAfter =
      std::min<int64_t>(20000000, communicator.askAfter * 2);
  if (int32_t status = fetchIdentity(ctx, channel, id, there))
    return status;
  if (!there)
    return FSDP_RT_OK;
  ncclConfig_t config;
  config.blocking = 0;
  config.splitShare = 0;
  config.commName = communicator.name.c_str();
  if (communicator.gathers && world.copyEngines)
    config.CTAPolicy = ncclCtaPolicyZero;
  if (!communicator.gathers && world.maxCTAs > 0)
    config.maxCTAs = world.maxCTAs;
  Outcome outcome;
  {
    std::lock_guard<std::mutex> guard(rank.lock);
    if (int32_t status = statusOf(*ctx.world))
      return status;
    ncclResult_t result = world.api.ncclCommInitRankConfig(
        &communicator.handle, static_cast<int>(channel.group->size()), id,
        static_cast<int>(channel.me), &config);
    communicator.busy = true;
    communicator.opening = Opening::Joining;
    noteNccl(world.api, outcome, "ncclCommInitRankConfig", result,
             communicator.handle);
  }
  return judge(ctx, outcome, communicator.name.c_str());
}

/// Finds out whether the arenas of all members have equal sizes, as windows
/// need: the least size and the least negated size of each.
static int32_t agree(fsdp_rt_context &ctx, Communicator &communicator) {
  DeviceWorld &world = worldOf(ctx);
  DeviceRank &rank = rankOf(ctx);
  const int32_t kinds[] = {FSDP_RT_ARENA_PERSISTENT, FSDP_RT_ARENA_COMM};
  for (int index = 0; index < 2; ++index) {
    int64_t bytes = world.windows ? ctx.arenas[kinds[index]].mapped : -1;
    communicator.scratch[2 * index] = bytes;
    communicator.scratch[2 * index + 1] = -bytes;
  }
  Outcome outcome;
  {
    std::lock_guard<std::mutex> guard(rank.lock);
    if (communicator.aborted)
      return statusOf(*ctx.world);
    ncclResult_t result = world.api.ncclAllReduce(
        communicator.scratch, communicator.scratch, 4, ncclInt64, ncclMin,
        communicator.handle, communicator.stream);
    communicator.busy = true;
    communicator.opening = Opening::Agreeing;
    noteNccl(world.api, outcome, "ncclAllReduce", result, communicator.handle);
  }
  return judge(ctx, outcome, communicator.name.c_str());
}

static void announceReady(const fsdp_rt_context &ctx, const Channel &channel,
                          Communicator &communicator) {
  DeviceWorld &world = worldOf(ctx);
  communicator.opening = Opening::Ready;
  if (!world.log || channel.me != 0)
    return;
  bool windows = communicator.windows[0] || communicator.windows[1];
  std::fprintf(
      stderr, "fsdp_rt: %s: %lld ranks, NCCL %d, %s, %s\n",
      communicator.name.c_str(), static_cast<long long>(channel.group->size()),
      world.api.version, windows ? "arenas are windows" : "no windows",
      windows && communicator.gathers && world.copyEngines ? "copy engines"
                                                           : "kernels");
}

/// Looks at what the members agreed on.
static int32_t decide(fsdp_rt_context &ctx, const Channel &channel,
                      Communicator &communicator, bool &goesOn) {
  const Api &api = worldOf(ctx).api;
  Outcome outcome;
  if (!communicator.asked) {
    noteCuda(api, outcome, "cudaEventRecord",
             api.cudaEventRecord(communicator.agreed, communicator.stream));
    communicator.asked = true;
  }
  cudaError_t result = api.cudaEventQuery(communicator.agreed);
  goesOn = result == cudaSuccess;
  if (result != cudaErrorNotReady)
    noteCuda(api, outcome, "cudaEventQuery", result);
  if (!outcome.good() || !goesOn)
    return judge(ctx, outcome, communicator.name.c_str());
  bool equal = false;
  for (int index = 0; index < 2; ++index) {
    int64_t least = communicator.scratch[2 * index];
    int64_t most = -communicator.scratch[2 * index + 1];
    communicator.windowBytes[index] = least == most && least > 0 ? least : 0;
    equal |= communicator.windowBytes[index] > 0;
  }
  if (equal)
    communicator.opening = Opening::Registering;
  else
    announceReady(ctx, channel, communicator);
  return FSDP_RT_OK;
}

/// Registers the next arena.
static int32_t enlist(fsdp_rt_context &ctx, const Channel &channel,
                      Communicator &communicator) {
  DeviceWorld &world = worldOf(ctx);
  DeviceRank &rank = rankOf(ctx);
  const int32_t kinds[] = {FSDP_RT_ARENA_PERSISTENT, FSDP_RT_ARENA_COMM};
  if (communicator.registered == 2) {
    announceReady(ctx, channel, communicator);
    return FSDP_RT_OK;
  }
  int index = communicator.registered++;
  if (communicator.windowBytes[index] == 0)
    return FSDP_RT_OK;
  Outcome outcome;
  {
    std::lock_guard<std::mutex> guard(rank.lock);
    if (communicator.aborted)
      return statusOf(*ctx.world);
    ncclResult_t result = world.api.ncclCommWindowRegister(
        communicator.handle, ctx.arenas[kinds[index]].memory,
        static_cast<size_t>(communicator.windowBytes[index]),
        &communicator.windows[index], ncclWindowSymmetric);
    communicator.busy = true;
    noteNccl(world.api, outcome, "ncclCommWindowRegister", result,
             communicator.handle);
  }
  return judge(ctx, outcome, communicator.name.c_str());
}

int32_t fsdp::rt::cuda::advanceOpening(fsdp_rt_context &ctx, Channel &channel) {
  Communicator &communicator = *stateOf(channel).communicator;
  bool goesOn = true;
  while (goesOn && communicator.opening != Opening::Ready) {
    Opening before = communicator.opening;
    int32_t status = settle(ctx, communicator, goesOn);
    if (status || !goesOn)
      return status;
    switch (before) {
    case Opening::Identity:
      status = join(ctx, channel, communicator);
      goesOn = communicator.opening != before;
      break;
    case Opening::Joining:
      status = agree(ctx, communicator);
      break;
    case Opening::Agreeing:
      status = decide(ctx, channel, communicator, goesOn);
      break;
    default:
      status = enlist(ctx, channel, communicator);
    }
    if (status)
      return status;
  }
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Health
//===----------------------------------------------------------------------===//

/// The state of a communicator that has not been aborted. Under the lock.
static ncclResult_t stateOfCommunicator(const Api &api,
                                        const Communicator &communicator,
                                        Outcome &outcome) {
  ncclResult_t state = ncclSuccess;
  noteNccl(api, outcome, "ncclCommGetAsyncError",
           api.ncclCommGetAsyncError(communicator.handle, &state),
           communicator.handle);
  noteNccl(api, outcome, "a communicator", state, communicator.handle);
  return state;
}

int32_t fsdp::rt::cuda::settle(fsdp_rt_context &ctx, Communicator &communicator,
                               bool &settled) {
  settled = true;
  if (!communicator.busy)
    return FSDP_RT_OK;
  Outcome outcome;
  {
    std::lock_guard<std::mutex> guard(rankOf(ctx).lock);
    if (communicator.aborted)
      return statusOf(*ctx.world);
    settled = stateOfCommunicator(worldOf(ctx).api, communicator, outcome) !=
              ncclInProgress;
    communicator.busy = !settled;
  }
  return judge(ctx, outcome, communicator.name.c_str());
}

void fsdp::rt::cuda::pollHealth(fsdp_rt_world &owner) {
  DeviceWorld &world = worldOf(owner);
  Outcome outcome;
  std::string name;
  int64_t number = 0;
  {
    std::lock_guard<std::mutex> guard(world.lock);
    for (DeviceRank *rank : world.ranks) {
      std::unique_lock<std::mutex> mine(rank->lock, std::try_to_lock);
      if (!mine)
        continue;
      for (const auto &communicator : rank->communicators)
        if (communicator->handle && outcome.good()) {
          stateOfCommunicator(world.api, *communicator, outcome);
          if (!outcome.good())
            name = communicator->name;
        }
      number = outcome.good() ? number : rank->ctx.rank;
      if (!outcome.good())
        break;
    }
  }
  if (!outcome.good())
    failOn(owner, number, statusOfOutcome(outcome), "%s: %s failed: %s",
           name.c_str(), outcome.call, outcome.detail);
}

//===----------------------------------------------------------------------===//
// Ends
//===----------------------------------------------------------------------===//

/// Under the rank's lock.
static void abortOne(const Api &api, Communicator &communicator) {
  if (communicator.handle)
    api.ncclCommAbort(communicator.handle);
  communicator.handle = nullptr;
  communicator.aborted = true;
}

/// Aborts communicators side by side: each waits until the graphs that it is in
/// have run to their end, where they may wait for another one.
static void abortTogether(const Api &api,
                          const std::vector<ncclComm_t> &handles) {
  std::vector<std::thread> threads;
  for (ncclComm_t handle : handles)
    try {
      threads.emplace_back([&api, handle] { api.ncclCommAbort(handle); });
    } catch (const std::exception &) {
      api.ncclCommAbort(handle);
    }
  for (std::thread &thread : threads)
    thread.join();
}

void fsdp::rt::cuda::abortAll(fsdp_rt_world &owner) {
  DeviceWorld &world = worldOf(owner);
  std::lock_guard<std::mutex> guard(world.lock);
  std::vector<ncclComm_t> handles;
  for (DeviceRank *rank : world.ranks) {
    std::lock_guard<std::mutex> mine(rank->lock);
    if (!endGraphs(*rank))
      continue;
    for (const auto &communicator : rank->communicators) {
      if (communicator->aborted)
        continue;
      if (world.graphs && communicator->handle)
        handles.push_back(std::exchange(communicator->handle, nullptr));
      abortOne(world.api, *communicator);
    }
  }
  abortTogether(world.api, handles);
}

/// Waits until the last call came to its end; false if it failed or takes too
/// long.
static bool awaitEnd(const fsdp_rt_world &owner, const Api &api,
                     const Communicator &communicator) {
  for (int64_t begin = nowNanoseconds();
       nowNanoseconds() - begin < int64_t{10} * 1000000000;) {
    Outcome outcome;
    ncclResult_t state = stateOfCommunicator(api, communicator, outcome);
    if (!outcome.good() || statusOf(owner))
      return false;
    if (state == ncclSuccess)
      return true;
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
  return false;
}

static bool closeInOrder(const fsdp_rt_world &owner, const Api &api,
                         Communicator &communicator) {
  if (communicator.opening != Opening::Ready || statusOf(owner) ||
      !awaitEnd(owner, api, communicator))
    return false;
  for (ncclWindow_t window : communicator.windows)
    if (window && (api.ncclCommWindowDeregister(communicator.handle, window) !=
                       ncclSuccess ||
                   !awaitEnd(owner, api, communicator)))
      return false;
  ncclResult_t result = api.ncclCommFinalize(communicator.handle);
  if ((result != ncclSuccess && result != ncclInProgress) ||
      !awaitEnd(owner, api, communicator))
    return false;
  return api.ncclCommDestroy(communicator.handle) == ncclSuccess;
}

void fsdp::rt::cuda::closeCommunicators(DeviceRank &rank) {
  // The rank is no longer in the world's list: nobody else calls.
  for (const auto &communicator : rank.communicators)
    if (communicator->handle) {
      if (!closeInOrder(*rank.ctx.world, rank.world.api, *communicator))
        abortOne(rank.world.api, *communicator);
      communicator->handle = nullptr;
    }
}
