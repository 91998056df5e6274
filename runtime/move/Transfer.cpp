//===- Transfer.cpp - moving data that all members can read ---------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transfer.h"
#include "Kernels.h"

using namespace fsdp::rt;

/// Data is moved in chunks, to look for failures in between.
static constexpr int64_t chunkBytes = int64_t{1} << 20;

void Mover::copy(char *to, const char *from, int64_t bytes) {
  for (int64_t begin = 0; begin < bytes; begin += chunkBytes) {
    if (statusOf(*ctx.world))
      return;
    copyBytes(to + begin, from + begin, std::min(chunkBytes, bytes - begin),
              stream);
  }
}

/// Reduces the bytes [offset, offset + bytes) of the full buffers.
void Mover::reduce(int64_t part, int64_t offset, char *to, int64_t bytes) {
  int64_t members = channel.group->size();
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

void Mover::moveFrom(int64_t member) {
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    const char *from = source(member, part);
    char *to = target(channel.me, part);
    forEachMove(desc, part, channel.group->size(), member, channel.me,
                [&](int64_t source, int64_t target, int64_t bytes) {
                  copy(to + target, from + source, bytes);
                  ctx.stats.bytes_gathered += bytes;
                });
  }
}

void Mover::moveAll(bool ownIsThere) {
  if (isOwnAffair(desc))
    return moveFrom(channel.me);
  int64_t members = channel.group->size();
  // Start behind the own rank, so that not all read from the same one.
  for (int64_t step = 1; step <= members - ownIsThere; ++step) {
    int64_t member = (channel.me + step) % members;
    if (isNear(member))
      moveFrom(member);
  }
}

void Mover::gatherOwn() {
  moveFrom(channel.me);
  if (stream)
    finishStreaming();
}

void Mover::reduceScatter() {
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    char *to = target(channel.me, part);
    forEachPiece(desc.parts[part], channel.me,
                 [&](int64_t full, int64_t shard, int64_t bytes) {
                   reduce(part, full, to + shard, bytes);
                 });
  }
}

void Mover::transfer(bool ownIsThere) {
  switch (desc.kind) {
  case FSDP_RT_REDUCE_SCATTER:
    reduceScatter();
    break;
  default:
    moveAll(ownIsThere);
    break;
  case FSDP_RT_ALL_REDUCE:
    forEachShare(desc, channel.group->size(), channel.me,
                 [&](int64_t part, int64_t begin, int64_t bytes) {
                   reduce(part, begin, target(channel.me, part) + begin, bytes);
                 });
  }
  if (stream)
    finishStreaming();
}

void Mover::collect() {
  int64_t members = channel.group->size();
  for (int64_t step = 1; step < members; ++step) {
    int64_t member = (channel.me + step) % members;
    if (!isNear(member))
      continue;
    forEachShare(desc, members, member,
                 [&](int64_t part, int64_t begin, int64_t bytes) {
                   copy(target(channel.me, part) + begin,
                        target(member, part) + begin, bytes);
                 });
  }
  if (stream)
    finishStreaming();
}
