//===- Issue.cpp - a collective as calls of NCCL --------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All parts and segments of a collective are one group, which NCCL launches
// together. A segment of which each member owns one whole chunk is an
// all-gather or reduce-scatter straight from and to its final place; of others
// each piece is a broadcast from, or a reduction to, its owner. Members of an
// all_to_all or permute send to one another (Pieces.cpp); copies and slices are
// no calls of NCCL's.
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"
#include "core/Descriptor.h"

#include <cstring>

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

/// I1 travels as bytes and adds as a maximum, like everywhere.
ncclDataType_t fsdp::rt::cuda::typeOf(int32_t dtype) {
  static const ncclDataType_t types[] = {ncclFloat32,  ncclFloat64, ncclFloat16,
                                         ncclBfloat16, ncclInt64,   ncclInt32,
                                         ncclInt8,     ncclUint8};
  return types[dtype];
}

size_t fsdp::rt::cuda::countOf(const fsdp_rt_collective &desc, int64_t part,
                               int64_t bytes) {
  return static_cast<size_t>(bytes / elementBytes(desc.parts[part].dtype));
}

static ncclRedOp_t operatorOf(const fsdp_rt_collective &desc, int32_t dtype,
                              int64_t members) {
  if (desc.reduce == FSDP_RT_MAX || dtype == FSDP_RT_I1)
    return ncclMax;
  return desc.mean && members > 1 ? ncclAvg : ncclSum;
}

namespace {

/// Issues the calls of one collective.
class Issuer {
public:
  Issuer(fsdp_rt_context &ctx, Channel &channel, const Operation &operation,
         Outcome &outcome)
      : ctx(ctx), api(worldOf(ctx).api), channel(channel),
        desc(*operation.desc), operation(operation),
        communicator(*stateOf(channel).communicator), me(channel.me),
        members(channel.group->size()), outcome(outcome) {}

  void run() {
    if (channel.copies)
      copyParts();
    else if (isOwnAffair(desc))
      sliceParts();
    else if (desc.kind == FSDP_RT_ALL_TO_ALL || desc.kind == FSDP_RT_PERMUTE)
      exchangePieces();
    else
      callGroup();
  }

private:
  /// From and to memory of the host: no business of NCCL's.
  void copyParts() {
    for (int64_t index = 0; index < desc.num_parts; ++index) {
      auto at = static_cast<size_t>(index);
      copy(operation.dst[at], operation.src[at], desc.parts[index].full_bytes);
    }
  }

  void sliceParts() {
    for (int64_t index = 0; index < desc.num_parts; ++index)
      forEachPiece(desc.parts[index], me,
                   [&](int64_t full, int64_t shard, int64_t bytes) {
                     auto at = static_cast<size_t>(index);
                     copy(operation.dst[at] + shard, operation.src[at] + full,
                          bytes);
                     ctx.stats.bytes_gathered += bytes;
                   });
  }

  void copy(char *to, const char *from, int64_t bytes) {
    if (bytes > 0 && to != from)
      noteCuda(api, outcome, "cudaMemcpyAsync",
               api.cudaMemcpyAsync(to, from, static_cast<size_t>(bytes),
                                   cudaMemcpyDefault, communicator.stream));
  }

  void exchangePieces() {
    Pieces pieces(ctx, channel, operation, outcome);
    pieces.pack();
    if (!beginGroup())
      return;
    pieces.exchange();
    endGroup();
  }

  bool beginGroup() {
    if (outcome.good())
      add("ncclGroupStart", api.ncclGroupStart());
    return outcome.good();
  }

  void endGroup() {
    communicator.busy = true;
    add("ncclGroupEnd", api.ncclGroupEnd());
  }

  void callGroup() {
    if (!beginGroup())
      return;
    if (desc.channel == barrierChannel)
      add("ncclAllReduce",
          api.ncclAllReduce(communicator.scratch, communicator.scratch, 1,
                            ncclInt64, ncclMin, communicator.handle,
                            communicator.stream));
    for (int64_t index = 0; index < desc.num_parts; ++index)
      if (desc.kind == FSDP_RT_ALL_REDUCE)
        allReduce(index);
      else
        forEachSegment(index);
    endGroup();
  }

  void add(const char *call, ncclResult_t result) {
    noteNccl(api, outcome, call, result, communicator.handle);
  }

  size_t count(int64_t index, int64_t bytes) const {
    return countOf(desc, index, bytes);
  }

  void allReduce(int64_t index) {
    const fsdp_rt_part &part = desc.parts[index];
    auto at = static_cast<size_t>(index);
    if (part.full_bytes == 0)
      return;
    add("ncclAllReduce",
        api.ncclAllReduce(operation.src[at], operation.dst[at],
                          count(index, part.full_bytes), typeOf(part.dtype),
                          operatorOf(desc, part.dtype, members),
                          communicator.handle, communicator.stream));
    ctx.stats.bytes_reduced += part.full_bytes;
  }

  /// Joins segments that continue each other: parameters of a flat unit.
  void forEachSegment(int64_t index) {
    const fsdp_rt_part &part = desc.parts[index];
    for (int64_t at = 0; at < part.num_segments; ++at) {
      fsdp_rt_segment segment = part.segments[at];
      for (; at + 1 < part.num_segments; ++at) {
        const fsdp_rt_segment &next = part.segments[at + 1];
        if (next.origin != segment.origin || next.chunk != segment.chunk ||
            next.shard_base != segment.shard_base ||
            next.full_offset != segment.full_offset + segment.bytes)
          break;
        segment.bytes += next.bytes;
      }
      if (segment.bytes > 0)
        visit(index, segment);
    }
  }

  void visit(int64_t index, const fsdp_rt_segment &segment) {
    if (segment.origin == segment.full_offset &&
        segment.bytes == members * segment.chunk) {
      whole(index, segment);
      return;
    }
    fsdp_rt_part part = desc.parts[index];
    part.num_segments = 1;
    part.segments = &segment;
    for (int64_t member = 0; member < members; ++member)
      forEachPiece(part, member,
                   [&](int64_t full, int64_t shard, int64_t bytes) {
                     piece(index, member, full, shard, bytes);
                   });
  }

  /// Each member owns one whole chunk.
  void whole(int64_t index, const fsdp_rt_segment &segment) {
    const fsdp_rt_part &part = desc.parts[index];
    char *src = operation.src[static_cast<size_t>(index)];
    char *dst = operation.dst[static_cast<size_t>(index)];
    if (desc.kind == FSDP_RT_ALL_GATHER) {
      add("ncclAllGather",
          api.ncclAllGather(src + segment.shard_base, dst + segment.full_offset,
                            count(index, segment.chunk), typeOf(part.dtype),
                            communicator.handle, communicator.stream));
      ctx.stats.bytes_gathered += segment.bytes;
      return;
    }
    add("ncclReduceScatter",
        api.ncclReduceScatter(src + segment.full_offset,
                              dst + segment.shard_base,
                              count(index, segment.chunk), typeOf(part.dtype),
                              operatorOf(desc, part.dtype, members),
                              communicator.handle, communicator.stream));
    ctx.stats.bytes_reduced += segment.chunk;
  }

  /// A piece of `member`.
  void piece(int64_t index, int64_t member, int64_t full, int64_t shard,
             int64_t bytes) {
    const fsdp_rt_part &part = desc.parts[index];
    char *src = operation.src[static_cast<size_t>(index)];
    char *dst = operation.dst[static_cast<size_t>(index)];
    auto root = static_cast<int>(member);
    if (desc.kind == FSDP_RT_ALL_GATHER) {
      // Only the root's source is read.
      add("ncclBroadcast",
          api.ncclBroadcast(member == me ? src + shard : dst + full, dst + full,
                            count(index, bytes), typeOf(part.dtype), root,
                            communicator.handle, communicator.stream));
      ctx.stats.bytes_gathered += bytes;
      return;
    }
    add("ncclReduce",
        api.ncclReduce(src + full, member == me ? dst + shard : nullptr,
                       count(index, bytes), typeOf(part.dtype),
                       operatorOf(desc, part.dtype, members), root,
                       communicator.handle, communicator.stream));
    if (member == me)
      ctx.stats.bytes_reduced += bytes;
  }

  fsdp_rt_context &ctx;
  const Api &api;
  const Channel &channel;
  const fsdp_rt_collective &desc;
  const Operation &operation;
  Communicator &communicator;
  int64_t me, members;
  Outcome &outcome;
};

} // namespace

void fsdp::rt::cuda::issueCalls(fsdp_rt_context &ctx, Channel &channel,
                                const Operation &operation, Outcome &outcome) {
  Issuer(ctx, channel, operation, outcome).run();
}

static bool isInside(const Arena &arena, const char *memory, int64_t bytes) {
  const auto *begin = static_cast<const char *>(arena.memory);
  return begin && memory >= begin && memory + bytes <= begin + arena.mapped;
}

static bool isInArena(const fsdp_rt_context &ctx, const char *memory,
                      int64_t bytes) {
  for (const Arena &arena : ctx.arenas)
    if (isInside(arena, memory, bytes))
      return true;
  return bytes == 0;
}

uint64_t fsdp::rt::cuda::placementOf(const fsdp_rt_context &ctx,
                                     const Operation &operation) {
  uint64_t hash = 1;
  // Others are copies, or messages between two members.
  bool isCollective =
      reduces(*operation.desc) || operation.desc->kind == FSDP_RT_ALL_GATHER;
  if (!worldOf(ctx).windows || !isCollective)
    return hash;
  auto add = [&](const std::vector<char *> &buffers) {
    for (const char *buffer : buffers)
      for (int32_t kind = 0; kind < FSDP_RT_NUM_ARENAS; ++kind)
        if (const Arena &arena = ctx.arenas[kind];
            isInside(arena, buffer, /*bytes=*/0))
          hash = (hash ^
                  static_cast<uint64_t>(buffer -
                                        static_cast<char *>(arena.memory)) *
                      8 ^
                  static_cast<uint64_t>(kind)) *
                 0x9E3779B97F4A7C15ull;
  };
  // Peers write what is gathered and read what is reduced.
  if (operation.desc->kind != FSDP_RT_ALL_GATHER)
    add(operation.src);
  if (operation.desc->kind != FSDP_RT_REDUCE_SCATTER)
    add(operation.dst);
  return hash;
}

/// Puts a stage in the place of a buffer.
static int32_t addStage(fsdp_rt_context &ctx, DeviceSlot &slot, char *&buffer,
                        int64_t bytes, bool isResult) {
  void *pinned = nullptr;
  auto size = static_cast<size_t>(bytes);
  FSDP_TRY_CUDA(ctx, worldOf(ctx).api, cudaHostAlloc,
                (&pinned, size, cudaHostAllocPortable));
  // Of a result too: bytes that nobody owns stay as they are.
  std::memcpy(pinned, buffer, size);
  slot.stages.push_back(
      {static_cast<char *>(pinned), isResult ? buffer : nullptr, bytes});
  buffer = static_cast<char *>(pinned);
  return FSDP_RT_OK;
}

static int32_t prepareBuffer(fsdp_rt_context &ctx, const Operation &operation,
                             const char *unit, DeviceSlot &slot, char *&buffer,
                             int64_t bytes, bool isResult) {
  if (isInArena(ctx, buffer, bytes))
    return FSDP_RT_OK;
  // Outside of steps, what programs tell each other lies anywhere.
  bool waits = !ctx.inStep && !worldOf(ctx).shared;
  if (worldOf(ctx).onHost || waits)
    return addStage(ctx, slot, buffer, bytes, isResult);
  return fail(ctx, FSDP_RT_UNSUPPORTED,
              "not supported: %s: a buffer of unit '%s' lies in no arena of "
              "the rank, so the device can't reach it in a step",
              operation.name->text.c_str(), unit ? unit : "?");
}

int32_t fsdp::rt::cuda::prepareBuffers(fsdp_rt_context &ctx,
                                       Operation &operation, DeviceSlot &slot) {
  const fsdp_rt_collective &desc = *operation.desc;
  for (int64_t index = 0; index < desc.num_parts; ++index) {
    const fsdp_rt_part &part = desc.parts[index];
    auto at = static_cast<size_t>(index);
    if (int32_t status =
            prepareBuffer(ctx, operation, part.unit, slot, operation.src[at],
                          sourceBytes(desc, index), false))
      return status;
    if (int32_t status =
            prepareBuffer(ctx, operation, part.unit, slot, operation.dst[at],
                          targetBytes(desc, index), true))
      return status;
  }
  return FSDP_RT_OK;
}

void fsdp::rt::cuda::finishBuffers(const Api &api, DeviceSlot &slot) {
  for (const PinnedStage &stage : slot.stages) {
    if (stage.result)
      std::memcpy(stage.result, stage.pinned, static_cast<size_t>(stage.bytes));
    api.cudaFreeHost(stage.pinned);
  }
  slot.stages.clear();
}
