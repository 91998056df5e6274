//===- Memory.cpp - memory of ranks on GPUs -------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"

#include <algorithm>

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

static Origin originOf(const DeviceWorld &world, int32_t kind) {
  if (world.onHost || kind == FSDP_RT_ARENA_HOST ||
      kind == FSDP_RT_ARENA_OFFLOAD)
    return Origin::Host;
  bool travels = kind == FSDP_RT_ARENA_COMM || kind == FSDP_RT_ARENA_PERSISTENT;
  return travels && world.windows ? Origin::Window : Origin::Device;
}

static void *take(DeviceWorld &world, Origin origin, size_t bytes) {
  const Api &api = world.api;
  void *memory = nullptr;
  bool good = false;
  switch (origin) {
  case Origin::Device:
    good = api.cudaMalloc(&memory, bytes) == cudaSuccess;
    break;
  case Origin::Window:
    good = api.ncclMemAlloc(&memory, bytes) == ncclSuccess;
    break;
  case Origin::Host:
    good =
        api.cudaHostAlloc(&memory, bytes, cudaHostAllocPortable) == cudaSuccess;
  }
  return good ? memory : nullptr;
}

static void give(DeviceWorld &world, const Allocation &allocation) {
  const Api &api = world.api;
  switch (allocation.origin) {
  case Origin::Device:
    api.cudaFree(allocation.memory);
    break;
  case Origin::Window:
    api.ncclMemFree(allocation.memory);
    break;
  case Origin::Host:
    api.cudaFreeHost(allocation.memory);
  }
}

void *fsdp::rt::cuda::allocate(fsdp_rt_context &ctx, int32_t kind,
                               int64_t bytes) {
  DeviceWorld &world = worldOf(ctx);
  DeviceRank &rank = rankOf(ctx);
  auto size = static_cast<size_t>(bytes);
  Origin origin = originOf(world, kind);
  Outcome outcome;
  noteCuda(world.api, outcome, "cudaSetDevice",
           world.api.cudaSetDevice(rank.device));
  if (judge(ctx, outcome, nullptr))
    return nullptr;
  void *memory = take(world, origin, size);
  if (!memory)
    return nullptr;
  {
    std::lock_guard<std::mutex> guard(world.lock);
    world.allocations.push_back({memory, origin});
  }
  // Where a rank fails meanwhile, the stream may still be writing: the arena
  // keeps its memory, which is freed after the stream.
  noteCuda(world.api, outcome, "cudaMemsetAsync",
           world.api.cudaMemsetAsync(memory, 0, size, rank.compute));
  if (!judge(ctx, outcome, nullptr))
    drain(ctx);
  return memory;
}

void fsdp::rt::cuda::deallocate(fsdp_rt_world &owner, int64_t, int32_t,
                                void *memory, int64_t) {
  DeviceWorld &world = worldOf(owner);
  std::lock_guard<std::mutex> guard(world.lock);
  auto found = std::find_if(
      world.allocations.begin(), world.allocations.end(),
      [&](const Allocation &other) { return other.memory == memory; });
  if (found == world.allocations.end())
    return;
  give(world, *found);
  world.allocations.erase(found);
}

int32_t fsdp::rt::cuda::copy(fsdp_rt_context &ctx, void *dst, const void *src,
                             int64_t bytes) {
  // Copies of pageable memory block, so nothing may be before them that waits
  // for other ranks.
  if (int32_t status = synchronize(ctx))
    return status;
  DeviceRank &rank = rankOf(ctx);
  FSDP_TRY_CUDA(ctx, rank.world.api, cudaSetDevice, (rank.device));
  FSDP_TRY_CUDA(
      ctx, rank.world.api, cudaMemcpyAsync,
      (dst, src, static_cast<size_t>(bytes), cudaMemcpyDefault, rank.compute));
  return drain(ctx);
}
