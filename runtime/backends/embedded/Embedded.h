//===- Embedded.h - state of ranks as threads ------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_EMBEDDED_EMBEDDED_H
#define FSDP_RUNTIME_BACKENDS_EMBEDDED_EMBEDDED_H

#include "move/Rendezvous.h"
#include "move/Transfer.h"

namespace fsdp::rt::embedded {

/// What the other members read of a collective.
struct ThreadAnnouncement {
  const Operation *operation = nullptr;
  /// The first part's pointers, so that a small collective reads one line.
  char *src = nullptr, *dst = nullptr;
  /// The member is done with all collectives before this one.
  uint64_t doneBefore = 0;
};

using ThreadSlot = Slot<ThreadAnnouncement>;

/// One rank of a channel.
struct ThreadMember {
  /// Never changes.
  std::vector<ThreadSlot> slots;
  /// Whether it is reading memory of others right now. They look only after a
  /// failure: their lines of cache have nothing else of it.
  alignas(64) std::atomic<uint32_t> reading{0};

  ThreadSlot &slot(uint64_t sequence) { return slots[sequence % slots.size()]; }
};

/// The members of a channel that work together.
struct ThreadTeam {
  std::vector<ThreadMember> members;
  ThreadTeam(size_t size, size_t depth) : members(size) {
    for (ThreadMember &member : members)
      member.slots = std::vector<ThreadSlot>(depth);
  }
};

struct ThreadWorld : BackendWorld {
  /// Threads sleep on `event`, which changes when there are sleepers only.
  alignas(64) std::atomic<uint32_t> event{0};
  alignas(64) std::atomic<uint32_t> sleepers{0};

  std::mutex teamLock;
  /// Of each channel, by the index of the group.
  std::vector<std::unique_ptr<ThreadTeam>> teams[numChannels];

  int spins = 0;
  /// Every rank has a core: sleeping may cost more, to make the rest cheaper.
  bool sleepsRarely = false;
  /// Collectives that move more bytes than this bypass the caches.
  int64_t streamBytes = 0;
};

/// A channel as one rank sees it.
struct ThreadChannel : BackendChannel {
  ThreadTeam *team = nullptr;
  /// All members are done with the collectives before this one, as far as they
  /// said so with later ones: what is known needs no look at their slots.
  uint64_t allDoneBefore = 0;
};

/// One rank.
struct ThreadRank : BackendRank {
  std::vector<const void *> sources;
};

inline ThreadWorld &worldOf(fsdp_rt_context &ctx) {
  return static_cast<ThreadWorld &>(*ctx.world->state);
}
inline ThreadRank &rankOf(fsdp_rt_context &ctx) {
  return static_cast<ThreadRank &>(*ctx.state);
}
inline ThreadChannel &stateOf(const Channel &channel) {
  return static_cast<ThreadChannel &>(*channel.state);
}
inline ThreadTeam &teamOf(const Channel &channel) {
  return *stateOf(channel).team;
}

} // namespace fsdp::rt::embedded

#endif // FSDP_RUNTIME_BACKENDS_EMBEDDED_EMBEDDED_H
