//===- Transfer.cpp - moving data between ranks as threads ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../src/Descriptor.h"
#include "Embedded.h"
#include "Kernels.h"

#include <cstring>

using namespace fsdp::rt;
using namespace fsdp::rt::embedded;

/// Data is moved in chunks, to look for failures in between.
static constexpr int64_t chunkBytes = int64_t{1} << 20;

namespace {

/// A collective in the hands of one member.
struct Mover {
  fsdp_rt_context &ctx;
  Channel &channel;
  const fsdp_rt_collective &desc;
  Team &team;
  uint64_t sequence;
  bool stream;

  Mover(fsdp_rt_context &ctx, Channel &channel, Operation &operation)
      : ctx(ctx), channel(channel), desc(*operation.desc),
        team(teamOf(channel)), sequence(operation.sequence),
        stream(fullBytes(desc) * channel.group->size() >
               worldOf(ctx).streamBytes) {}

  const Slot &slotOf(int64_t member) {
    return team.members[static_cast<size_t>(member)].slot(sequence);
  }
  char *source(int64_t member, int64_t part) {
    const Slot &slot = slotOf(member);
    return part ? slot.operation->src[static_cast<size_t>(part)] : slot.src;
  }
  char *target(int64_t member, int64_t part) {
    const Slot &slot = slotOf(member);
    return part ? slot.operation->dst[static_cast<size_t>(part)] : slot.dst;
  }

  void copy(char *to, const char *from, int64_t bytes) {
    for (int64_t begin = 0; begin < bytes; begin += chunkBytes) {
      if (statusOf(*ctx.world))
        return;
      copyBytes(to + begin, from + begin, std::min(chunkBytes, bytes - begin),
                stream);
    }
  }

  /// Reduces the bytes [offset, offset + bytes) of the full buffers.
  void reduce(int64_t part, int64_t offset, char *to, int64_t bytes) {
    int64_t members = channel.group->size();
    const void **sources = rankOf(ctx).sources.data();
    for (int64_t begin = 0; begin < bytes; begin += chunkBytes) {
      if (statusOf(*ctx.world))
        return;
      for (int64_t member = 0; member < members; ++member)
        sources[member] = source(member, part) + offset + begin;
      reduceElements(desc.parts[part].dtype, desc.reduce, desc.mean, members,
                     sources, to + begin, std::min(chunkBytes, bytes - begin),
                     stream);
    }
    ctx.stats.bytes_reduced += bytes;
  }

  void gather() {
    int64_t members = channel.group->size();
    // Start behind the own rank, so that not all read from the same one.
    for (int64_t step = 1; step <= members; ++step) {
      int64_t member = (channel.me + step) % members;
      for (int64_t part = 0; part < desc.num_parts; ++part) {
        const char *from = source(member, part);
        char *to = target(channel.me, part);
        forEachPiece(desc.parts[part], member,
                     [&](int64_t full, int64_t shard, int64_t bytes) {
                       copy(to + full, from + shard, bytes);
                       ctx.stats.bytes_gathered += bytes;
                     });
      }
    }
  }

  void reduceScatter() {
    for (int64_t part = 0; part < desc.num_parts; ++part) {
      char *to = target(channel.me, part);
      forEachPiece(desc.parts[part], channel.me,
                   [&](int64_t full, int64_t shard, int64_t bytes) {
                     reduce(part, full, to + shard, bytes);
                   });
    }
  }

  /// The piece of an all_reduce that a member reduces.
  template <typename Visitor>
  void visitPiece(int64_t member, Visitor visit) {
    int64_t members = channel.group->size();
    for (int64_t part = 0; part < desc.num_parts; ++part) {
      int64_t bytes = desc.parts[part].full_bytes;
      int64_t piece = ((bytes + members - 1) / members + 63) / 64 * 64;
      int64_t begin = std::min(bytes, member * piece);
      int64_t end = std::min(bytes, begin + piece);
      if (begin < end)
        visit(part, begin, end - begin);
    }
  }
};

} // namespace

void fsdp::rt::embedded::transfer(fsdp_rt_context &ctx, Channel &channel,
                                  Operation &operation) {
  Mover mover(ctx, channel, operation);
  switch (operation.desc->kind) {
  case FSDP_RT_ALL_GATHER:
    mover.gather();
    break;
  case FSDP_RT_REDUCE_SCATTER:
    mover.reduceScatter();
    break;
  default:
    mover.visitPiece(channel.me, [&](int64_t part, int64_t begin,
                                     int64_t bytes) {
      mover.reduce(part, begin, mover.target(channel.me, part) + begin, bytes);
    });
  }
  if (mover.stream)
    finishStreaming();
}

void fsdp::rt::embedded::collect(fsdp_rt_context &ctx, Channel &channel,
                                 Operation &operation) {
  Mover mover(ctx, channel, operation);
  int64_t members = channel.group->size();
  for (int64_t step = 1; step < members; ++step) {
    int64_t member = (channel.me + step) % members;
    mover.visitPiece(member, [&](int64_t part, int64_t begin, int64_t bytes) {
      mover.copy(mover.target(channel.me, part) + begin,
                 mover.target(member, part) + begin, bytes);
    });
  }
  if (mover.stream)
    finishStreaming();
}
