//===- Channel.cpp - groups of ranks --------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "World.h"

using namespace fsdp::rt;

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

static void addGroup(fsdp_rt_world &world, int32_t channel,
                     std::vector<int64_t> ranks) {
  auto group = std::make_unique<Group>();
  group->index = static_cast<int64_t>(world.groups[channel].size());
  group->ranks = std::move(ranks);
  world.groups[channel].push_back(std::move(group));
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
  std::lock_guard<std::mutex> guard(world->groupLock);
  if (!world->groups[channel].empty())
    return fail(*world, FSDP_RT_INVALID_ARGUMENT,
                "channel %d is defined twice or in use", channel);
  for (std::vector<int64_t> &ranks :
       formGroups(world->size, numDims, shape, isAxis))
    addGroup(*world, channel, std::move(ranks));
  return FSDP_RT_OK;
}

int32_t fsdp::rt::openChannel(fsdp_rt_context &ctx, int32_t number, bool copies,
                              Channel *&result) {
  Channel &channel = ctx.channels[number];
  result = &channel;
  if (channel.group && channel.copies != copies)
    return fail(ctx, FSDP_RT_INVALID_ARGUMENT,
                "channel %d has copies and other collectives, expected either",
                number);
  if (channel.group)
    return FSDP_RT_OK;
  fsdp_rt_world &world = *ctx.world;
  {
    std::lock_guard<std::mutex> guard(world.groupLock);
    if (world.groups[number].empty()) {
      std::vector<int64_t> ranks;
      for (int64_t rank = 0; rank < world.size; ++rank)
        ranks.push_back(rank);
      addGroup(world, number, std::move(ranks));
    }
    for (std::unique_ptr<Group> &group : world.groups[number])
      for (int64_t member = 0; member < group->size(); ++member)
        if (group->ranks[static_cast<size_t>(member)] == ctx.rank) {
          channel.group = group.get();
          channel.me = member;
        }
  }
  channel.number = number;
  channel.copies = copies;
  channel.operations =
      std::vector<Operation>(static_cast<size_t>(world.ringDepth));
  return copies && !world.backend->takesCopies
             ? FSDP_RT_OK
             : world.backend->openChannel(ctx, channel);
}
