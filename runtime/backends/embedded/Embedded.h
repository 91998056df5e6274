//===- Embedded.h - state of ranks as threads ------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_EMBEDDED_EMBEDDED_H
#define FSDP_RUNTIME_BACKENDS_EMBEDDED_EMBEDDED_H

#include "../../src/World.h"

namespace fsdp::rt::embedded {

/// A collective of one member. The other members read it.
struct alignas(64) Slot {
  /// Sequence numbers of the last collective that was published here, whose own
  /// share is reduced (all_reduce), and that the member is done with. The data
  /// below belong to `published` and stay until all members are done.
  std::atomic<uint64_t> published{0};
  uint64_t signature = 0;
  const fsdp_rt_collective *desc = nullptr;
  std::vector<char *> src, dst;

  alignas(64) std::atomic<uint64_t> reduced{0};
  std::atomic<uint64_t> done{0};
};

/// What a slot counts.
enum class Phase { Published, Reduced, Done };

/// One rank of a channel.
struct alignas(64) Member {
  int64_t rank = 0;
  std::atomic<uint64_t> issued{0};
  /// Whether it is reading memory of others right now.
  std::atomic<uint32_t> reading{0};
  std::vector<Slot> slots;
};

/// The members of a channel that work together.
struct Group {
  std::vector<Member> members;
  Group(const std::vector<int64_t> &ranks, size_t depth)
      : members(ranks.size()) {
    for (size_t index = 0; index < ranks.size(); ++index) {
      members[index].rank = ranks[index];
      members[index].slots = std::vector<Slot>(depth);
    }
  }
};

/// User channels and one for barriers.
constexpr int32_t barrierChannel = FSDP_RT_MAX_CHANNELS;
constexpr int32_t numChannels = FSDP_RT_MAX_CHANNELS + 1;

struct World : BackendWorld {
  /// Threads sleep on `event`, which changes when there are sleepers only.
  alignas(64) std::atomic<uint32_t> event{0};
  alignas(64) std::atomic<uint32_t> sleepers{0};

  std::mutex channelLock, mismatchLock;
  std::vector<std::unique_ptr<Group>> channels[numChannels];

  int spins = 0;
  /// Collectives that move more bytes than this bypass the caches.
  int64_t streamBytes = 0;
};

/// How far a collective of this rank is.
enum class State { Started, Reduced, Finished, Closed };

/// A collective of this rank.
struct Operation {
  uint64_t sequence = 0;
  State state = State::Closed;
  const fsdp_rt_collective *desc = nullptr;
  /// Adversarial mode: hash of the sources.
  uint64_t sourceHash = 0;
};

/// A channel as one rank sees it.
struct Channel {
  Group *group = nullptr;
  int64_t me = 0;
  uint64_t next = 1;
  /// No collective before this one is open.
  uint64_t oldest = 1;
  /// Parts that free slots have room for.
  size_t reserved = 0;
  std::vector<Operation> operations;
};

struct Rank : BackendRank {
  Channel channels[numChannels];
  std::vector<const void *> sources;
};

inline World &worldOf(fsdp_rt_context &ctx) {
  return static_cast<World &>(*ctx.world->state);
}
inline Rank &rankOf(fsdp_rt_context &ctx) {
  return static_cast<Rank &>(*ctx.state);
}

/// Does this member's share of a collective that all members published:
/// everything for a gather or a reduction, its own piece for an all_reduce.
void transfer(fsdp_rt_context &ctx, Channel &channel, Operation &operation);

/// Collects the pieces of an all_reduce that all members have reduced.
void collect(fsdp_rt_context &ctx, Channel &channel, Operation &operation);

/// Adversarial mode: hides the destination and remembers the sources.
void conceal(fsdp_rt_context &ctx, Channel &channel, Operation &operation);

/// Adversarial mode: checks that nobody used the buffers meanwhile.
int32_t checkConcealed(fsdp_rt_context &ctx, Channel &channel,
                       Operation &operation);

} // namespace fsdp::rt::embedded

#endif // FSDP_RUNTIME_BACKENDS_EMBEDDED_EMBEDDED_H
