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

static Slot &slotOf(Channel &channel, int64_t member, uint64_t sequence) {
  std::vector<Slot> &slots =
      channel.group->members[static_cast<size_t>(member)].slots;
  return slots[sequence % slots.size()];
}

static int64_t numMembers(const Channel &channel) {
  return static_cast<int64_t>(channel.group->members.size());
}

namespace {

/// A collective in the hands of one member.
struct Mover {
  fsdp_rt_context &ctx;
  Channel &channel;
  const fsdp_rt_collective &desc;
  uint64_t sequence;
  bool stream;

  Mover(fsdp_rt_context &ctx, Channel &channel, Operation &operation)
      : ctx(ctx), channel(channel), desc(*operation.desc),
        sequence(operation.sequence),
        stream(fullBytes(desc) * numMembers(channel) >
               worldOf(ctx).streamBytes) {}

  char *source(int64_t member, int64_t part) {
    return slotOf(channel, member, sequence).src[static_cast<size_t>(part)];
  }
  char *target(int64_t member, int64_t part) {
    return slotOf(channel, member, sequence).dst[static_cast<size_t>(part)];
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
    int64_t members = numMembers(channel);
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
    int64_t members = numMembers(channel);
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
    int64_t members = numMembers(channel);
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
  int64_t members = numMembers(channel);
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

//===----------------------------------------------------------------------===//
// Adversarial mode
//===----------------------------------------------------------------------===//

static int64_t sourceBytes(const fsdp_rt_collective &desc, int64_t part) {
  return desc.kind == FSDP_RT_ALL_GATHER ? desc.parts[part].shard_bytes
                                         : desc.parts[part].full_bytes;
}

static uint64_t hashSources(const fsdp_rt_collective &desc, const Slot &slot) {
  uint64_t hash = 1;
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    const char *from = slot.src[static_cast<size_t>(part)];
    int64_t bytes = sourceBytes(desc, part), position = 0;
    for (; position + 8 <= bytes; position += 8) {
      uint64_t word;
      std::memcpy(&word, from + position, 8);
      hash = (hash ^ word) * 0x9E3779B97F4A7C15ull;
      hash ^= hash >> 29;
    }
    for (; position < bytes; ++position)
      hash = (hash ^ static_cast<unsigned char>(from[position])) *
             0x9E3779B97F4A7C15ull;
  }
  return hash;
}

/// Calls `visit(begin, bytes)` for the parts of the destination that this
/// member receives and that are not a source at the same time.
template <typename Visitor>
static void visitDestination(const Channel &channel,
                             const fsdp_rt_collective &desc, const Slot &slot,
                             Visitor visit) {
  auto offer = [&](char *begin, int64_t bytes) {
    for (int64_t part = 0; part < desc.num_parts; ++part) {
      char *from = slot.src[static_cast<size_t>(part)];
      if (begin < from + sourceBytes(desc, part) && from < begin + bytes)
        return;
    }
    visit(begin, bytes);
  };
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    const fsdp_rt_part &info = desc.parts[part];
    char *to = slot.dst[static_cast<size_t>(part)];
    if (desc.kind == FSDP_RT_ALL_REDUCE)
      offer(to, info.full_bytes);
    else if (desc.kind == FSDP_RT_REDUCE_SCATTER)
      forEachPiece(info, channel.me,
                   [&](int64_t, int64_t shard, int64_t bytes) {
                     offer(to + shard, bytes);
                   });
    else
      for (int64_t member = 0; member < numMembers(channel); ++member)
        forEachPiece(info, member, [&](int64_t full, int64_t, int64_t bytes) {
          offer(to + full, bytes);
        });
  }
}

void fsdp::rt::embedded::conceal(fsdp_rt_context &, Channel &channel,
                                 Operation &operation) {
  const Slot &slot = slotOf(channel, channel.me, operation.sequence);
  visitDestination(channel, *operation.desc, slot,
                   [](char *begin, int64_t bytes) {
                     std::memset(begin, 0xff, static_cast<size_t>(bytes));
                   });
  operation.sourceHash = hashSources(*operation.desc, slot);
}

int32_t fsdp::rt::embedded::checkConcealed(fsdp_rt_context &ctx,
                                           Channel &channel,
                                           Operation &operation) {
  const Slot &slot = slotOf(channel, channel.me, operation.sequence);
  char text[512];
  if (hashSources(*operation.desc, slot) != operation.sourceHash)
    return fail(ctx, FSDP_RT_DATA_RACE,
                "a source of %s was written between start and wait",
                describe(*operation.desc, text, sizeof(text)));
  bool clean = true;
  visitDestination(channel, *operation.desc, slot,
                   [&](char *begin, int64_t bytes) {
                     for (int64_t index = 0; index < bytes; ++index)
                       clean &= begin[index] == '\xff';
                   });
  if (clean)
    return FSDP_RT_OK;
  return fail(ctx, FSDP_RT_DATA_RACE,
              "a destination of %s was written between start and wait",
              describe(*operation.desc, text, sizeof(text)));
}
