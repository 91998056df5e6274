//===- Embedded.h - state of ranks as threads ------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_EMBEDDED_EMBEDDED_H
#define FSDP_RUNTIME_BACKENDS_EMBEDDED_EMBEDDED_H

#include "Transfer.h"

namespace fsdp::rt::embedded {

/// The place of a collective of one member. The other members read it.
struct alignas(64) Slot {
  /// Sequence numbers of the last collective that was published here, whose own
  /// share is reduced (all_reduce), and that the member is done with. The
  /// operation belongs to `published` and stays until all members are done.
  std::atomic<uint64_t> published{0};
  uint64_t signature = 0;
  const Operation *operation = nullptr;
  /// The first part's pointers, so that a small collective reads one line.
  char *src = nullptr, *dst = nullptr;

  alignas(64) std::atomic<uint64_t> reduced{0};
  std::atomic<uint64_t> done{0};
};

/// One rank of a channel.
struct alignas(64) Member {
  /// Whether it is reading memory of others right now.
  std::atomic<uint32_t> reading{0};
  std::vector<Slot> slots;

  Slot &slot(uint64_t sequence) { return slots[sequence % slots.size()]; }
};

/// The members of a channel that work together.
struct Team {
  std::vector<Member> members;
  Team(size_t size, size_t depth) : members(size) {
    for (Member &member : members)
      member.slots = std::vector<Slot>(depth);
  }
};

struct World : BackendWorld {
  /// Threads sleep on `event`, which changes when there are sleepers only.
  alignas(64) std::atomic<uint32_t> event{0};
  alignas(64) std::atomic<uint32_t> sleepers{0};

  std::mutex teamLock;
  /// Of each channel, by the index of the group.
  std::vector<std::unique_ptr<Team>> teams[numChannels];

  int spins = 0;
  /// Collectives that move more bytes than this bypass the caches.
  int64_t streamBytes = 0;
};

/// A channel as one rank sees it.
struct ChannelState : BackendChannel {
  Team *team = nullptr;
};

/// One rank.
struct Rank : BackendRank {
  std::vector<const void *> sources;
};

inline World &worldOf(fsdp_rt_context &ctx) {
  return static_cast<World &>(*ctx.world->state);
}
inline Rank &rankOf(fsdp_rt_context &ctx) {
  return static_cast<Rank &>(*ctx.state);
}
inline Team &teamOf(const Channel &channel) {
  return *static_cast<ChannelState &>(*channel.state).team;
}

} // namespace fsdp::rt::embedded

#endif // FSDP_RUNTIME_BACKENDS_EMBEDDED_EMBEDDED_H
