//===- Places.cpp - where the buffers of the members of a node are --------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"

#include <cstring>

using namespace fsdp::rt;
using namespace fsdp::rt::process;

//===----------------------------------------------------------------------===//
// Slots
//===----------------------------------------------------------------------===//

ProcessSlot *ProcessChannel::slot(int64_t member, uint64_t sequence) {
  Member &one = members[static_cast<size_t>(member)];
  if (!one.slots && one.block) {
    int64_t segment = one.block->slots[number].load();
    if (segment)
      one.slots = one.memory->address({segment, 0});
  }
  if (!one.slots)
    return nullptr;
  return reinterpret_cast<ProcessSlot *>(
      one.slots +
      static_cast<int64_t>(sequence % depth) * ProcessSlot::bytes());
}

//===----------------------------------------------------------------------===//
// Publishing
//===----------------------------------------------------------------------===//

static int64_t alignedBytes(int64_t bytes) { return (bytes + 63) / 64 * 64; }

/// Whether the collective that used a staging last is over for the node.
static bool isFree(fsdp_rt_context &ctx, const Staging &staging) {
  return !staging.channel || ProcessRendezvous(ctx, *staging.channel)
                                 .allReached(Phase::Done, staging.sequence);
}

/// Takes shared memory for copies of sources.
static int32_t takeStaging(fsdp_rt_context &ctx, Channel &channel,
                           const Operation &operation, int64_t bytes,
                           int64_t &segment) {
  ProcessRank &rank = rankOf(ctx);
  Staging *best = nullptr;
  for (Staging &staging : rank.stagings)
    if (staging.bytes >= bytes && isFree(ctx, staging) &&
        (!best || staging.bytes < best->bytes))
      best = &staging;
  if (!best) {
    segment = worldOf(ctx).memory.add(bytes, /*touch=*/true);
    if (segment < 0)
      return fail(ctx, FSDP_RT_OUT_OF_MEMORY,
                  "%s: can't allocate %lld bytes of shared memory for sources "
                  "that lie outside of arenas",
                  operation.name->text.c_str(), static_cast<long long>(bytes));
    rank.stagings.push_back({segment, (bytes + 4095) / 4096 * 4096});
    best = &rank.stagings.back();
  }
  best->channel = &channel;
  best->sequence = operation.sequence;
  segment = best->segment;
  return FSDP_RT_OK;
}

/// Takes shared memory for what this member receives for its node.
static int32_t publishRelay(fsdp_rt_context &ctx, Channel &channel,
                            const Operation &operation, ProcessSlot &slot) {
  ProcessChannel &state = stateOf(channel);
  int64_t &relayed = state.relayed[operation.sequence % state.depth];
  relayed = -1;
  if (operation.desc->kind != FSDP_RT_ALL_GATHER || !state.relays.areShared())
    return FSDP_RT_OK;
  int64_t bytes = 0;
  for (int64_t member : state.far)
    if (state.relays.receives(member))
      bytes += relayedBytes(*operation.desc, member);
  slot.targets()[0] = Place();
  if (bytes == 0)
    return FSDP_RT_OK;
  if (int32_t status = takeStaging(ctx, channel, operation, bytes, relayed))
    return status;
  slot.targets()[0] = {relayed, 0};
  return FSDP_RT_OK;
}

int64_t fsdp::rt::process::relayedBytes(const fsdp_rt_collective &desc,
                                        int64_t member) {
  int64_t bytes = 0;
  for (int64_t part = 0; part < desc.num_parts; ++part)
    forEachPiece(desc.parts[part], member,
                 [&](int64_t, int64_t, int64_t count) { bytes += count; });
  return alignedBytes(bytes);
}

int32_t fsdp::rt::process::publishPlaces(fsdp_rt_context &ctx, Channel &channel,
                                         const Operation &operation,
                                         ProcessSlot &slot) {
  const fsdp_rt_collective &desc = *operation.desc;
  if (desc.num_parts > ProcessSlot::maxParts)
    return fail(ctx, FSDP_RT_UNSUPPORTED,
                "not supported: %s has %lld units, the mpi backend takes %lld",
                operation.name->text.c_str(),
                static_cast<long long>(desc.num_parts),
                static_cast<long long>(ProcessSlot::maxParts));
  OwnMemory &memory = worldOf(ctx).memory;
  ProcessChannel &state = stateOf(channel);
  int64_t &staged = state.staged[operation.sequence % state.depth];
  staged = -1;
  // Nobody reads the sources of a slice.
  if (isOwnAffair(desc))
    return FSDP_RT_OK;
  bool shared = true;
  int64_t total = 0;
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    auto index = static_cast<size_t>(part);
    int64_t bytes = sourceBytes(desc, part);
    total += alignedBytes(bytes);
    slot.sources()[part] = slot.targets()[part] = Place();
    if (bytes == 0)
      continue;
    shared &= memory.find(operation.src[index], bytes, slot.sources()[part]);
    if (desc.kind == FSDP_RT_ALL_REDUCE)
      shared &= memory.find(operation.dst[index], bytes, slot.targets()[part]);
  }
  if (int32_t status = publishRelay(ctx, channel, operation, slot))
    return status;
  if (shared || state.near.size() == 1)
    return FSDP_RT_OK;
  if (int32_t status = takeStaging(ctx, channel, operation, total, staged))
    return status;
  int64_t offset = 0;
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    int64_t bytes = sourceBytes(desc, part);
    slot.sources()[part] = {staged, offset};
    if (desc.kind == FSDP_RT_ALL_REDUCE)
      slot.targets()[part] = {staged, offset};
    if (bytes)
      std::memcpy(memory.memory(staged) + offset,
                  operation.src[static_cast<size_t>(part)],
                  static_cast<size_t>(bytes));
    offset += alignedBytes(bytes);
  }
  return FSDP_RT_OK;
}

void fsdp::rt::process::unstage(fsdp_rt_context &ctx, Channel &channel,
                                const Operation &operation) {
  ProcessChannel &state = stateOf(channel);
  const fsdp_rt_collective &desc = *operation.desc;
  if (state.staged[operation.sequence % state.depth] < 0 ||
      desc.kind != FSDP_RT_ALL_REDUCE)
    return;
  ProcessMover mover(ctx, channel, operation);
  for (int64_t part = 0; part < desc.num_parts; ++part)
    if (desc.parts[part].full_bytes)
      std::memcpy(operation.dst[static_cast<size_t>(part)],
                  mover.target(channel.me, part),
                  static_cast<size_t>(desc.parts[part].full_bytes));
}

//===----------------------------------------------------------------------===//
// Finding
//===----------------------------------------------------------------------===//

ProcessMover::ProcessMover(fsdp_rt_context &ctx, Channel &channel,
                           const Operation &operation)
    : Mover(ctx, channel, *operation.desc, rankOf(ctx).sources.data(),
            fullBytes(*operation.desc) *
                    static_cast<int64_t>(stateOf(channel).near.size()) >
                worldOf(ctx).streamBytes),
      state(stateOf(channel)), operation(operation) {}

char *ProcessMover::source(int64_t member, int64_t part) {
  ProcessSlot &slot = *state.slot(member, operation.sequence);
  if (member != channel.me)
    return state.members[static_cast<size_t>(member)].memory->address(
        slot.sources()[part]);
  int64_t staged = state.staged[operation.sequence % state.depth];
  return staged < 0
             ? operation.src[static_cast<size_t>(part)]
             : worldOf(ctx).memory.memory(staged) + slot.sources()[part].offset;
}

char *ProcessMover::target(int64_t member, int64_t part) {
  ProcessSlot &slot = *state.slot(member, operation.sequence);
  if (member != channel.me)
    return state.members[static_cast<size_t>(member)].memory->address(
        slot.targets()[part]);
  int64_t staged = state.staged[operation.sequence % state.depth];
  bool atSource = staged >= 0 && desc.kind == FSDP_RT_ALL_REDUCE;
  return atSource
             ? worldOf(ctx).memory.memory(staged) + slot.targets()[part].offset
             : operation.dst[static_cast<size_t>(part)];
}

char *ProcessMover::relayed(int64_t member) {
  if (member == channel.me)
    return worldOf(ctx).memory.memory(
        state.relayed[operation.sequence % state.depth]);
  ProcessSlot &slot = *state.slot(member, operation.sequence);
  return state.members[static_cast<size_t>(member)].memory->address(
      slot.targets()[0]);
}

bool ProcessMover::map(int64_t &member) {
  for (int64_t other : state.near)
    for (int64_t part = 0; other != channel.me && part < desc.num_parts;
         ++part) {
      member = other;
      if (sourceBytes(desc, part) == 0)
        continue;
      if (!source(other, part) ||
          (desc.kind == FSDP_RT_ALL_REDUCE && !target(other, part)))
        return false;
    }
  return true;
}
