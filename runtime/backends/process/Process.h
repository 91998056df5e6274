//===- Process.h - state of ranks as processes -----------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_PROCESS_PROCESS_H
#define FSDP_RUNTIME_BACKENDS_PROCESS_PROCESS_H

#include "Exchange.h"
#include "Relays.h"
#include "SharedMemory.h"
#include "move/Rendezvous.h"
#include "move/Transfer.h"
#include "net/MpiLibrary.h"
#include "net/SocketTransport.h"

#include <cstring>

namespace fsdp::rt::process {

/// The process's part of a world; it has one rank.
struct ProcessWorld : BackendWorld {
  /// Null where MPI did not start the processes.
  MpiLibrary *library = nullptr;
  /// What this process wants to carry messages between nodes, and what all
  /// have agreed on.
  bool prefersMpi = false, usesSockets = false;
  /// Sockets: the host of rank 0 if that is known, and where each rank is.
  std::string meetingHost;
  Trust trust;
  std::vector<SocketAddress> addresses;
  /// By rank, a number of the node that it is on.
  std::vector<int32_t> nodes;
  std::unique_ptr<SocketMesh> mesh;
  /// Tags of this world's messages begin here.
  int tags = 0;
  int spins = 0;
  int64_t streamBytes = 0;

  OwnMemory memory;
  /// For `wake`, which comes from any thread: locks the own block, null until
  /// it is there, and the list of peers.
  std::mutex memoryLock;
  Block *block = nullptr;
  /// By rank; null for this one and those of other nodes.
  std::vector<std::unique_ptr<PeerMemory>> peers;
};

/// A copy of sources that lie outside of shared memory.
struct Staging {
  int64_t segment = -1;
  int64_t bytes = 0;
  /// The collective that used it last.
  Channel *channel = nullptr;
  uint64_t sequence = 0;
};

struct ProcessRank : BackendRank {
  std::vector<const void *> sources;
  std::vector<Staging> stagings;
};

/// A channel as one rank sees it.
struct ProcessChannel : BackendChannel {
  struct Member {
    /// Null: this rank, or one of another node.
    PeerMemory *memory = nullptr;
    Block *block = nullptr;
    /// Null until the member has opened the channel.
    char *slots = nullptr;
  };

  int32_t number = 0;
  size_t depth = 0;
  std::vector<Member> members;
  /// Members on this node, and others.
  std::vector<int64_t> near, far;
  /// Of each slot, segments of staged sources or -1.
  std::vector<int64_t> staged;
  /// Of each slot, the segment of what this member receives for its node, or
  /// -1 (Relays.h).
  std::vector<int64_t> relayed;
  Relays relays;
  /// Messages with far members; null if there are none.
  std::unique_ptr<Exchange> exchange;

  /// The slot of a near member, null if it hasn't opened the channel.
  ProcessSlot *slot(int64_t member, uint64_t sequence);
};

inline ProcessWorld &worldOf(fsdp_rt_context &ctx) {
  return static_cast<ProcessWorld &>(*ctx.world->state);
}
inline ProcessRank &rankOf(fsdp_rt_context &ctx) {
  return static_cast<ProcessRank &>(*ctx.state);
}
inline ProcessChannel &stateOf(Channel &channel) {
  return static_cast<ProcessChannel &>(*channel.state);
}

/// The near members of a channel, each of which sleeps on a word of its own.
class ProcessRendezvous : public Rendezvous<ProcessRendezvous> {
public:
  // A sleeper sees what came before it said that it sleeps, without a fence.
  static constexpr std::memory_order loadOrder = std::memory_order_seq_cst,
                                     storeOrder = std::memory_order_seq_cst;

  ProcessRendezvous(fsdp_rt_context &ctx, Channel &channel)
      : Rendezvous(ctx, channel), state(stateOf(channel)) {}

  int64_t count() const { return static_cast<int64_t>(state.near.size()); }
  int64_t memberAt(int64_t index) const {
    return state.near[static_cast<size_t>(index)];
  }
  ProcessSlot *slot(int64_t member, uint64_t sequence) const {
    return state.slot(member, sequence);
  }
  /// Learns of failures of near members from their memory: what was read from
  /// them may have been overwritten.
  int32_t status() const;
  int spins() const { return worldOf(ctx).spins; }

  /// Nobody knows before wakeSleepers() has looked at each member's word.
  bool maySleep() const { return true; }
  void wakeSleepers() const;
  uint32_t beginSleep() const {
    block().sleeping.store(1);
    return block().event.load();
  }
  void sleep(uint32_t event) const { sleep(event, 100000000); }
  void sleep(uint32_t event, int64_t nanoseconds) const {
    futexWaitShared(block().event, event, nanoseconds);
  }
  void endSleep() const { block().sleeping.store(0); }

  /// With far members one collective of a channel is exchanged after another.
  bool isOrdered() const { return state.exchange != nullptr; }
  /// A slice is finished before its headers are on their way.
  int32_t deliver(bool &moved) const {
    return state.exchange ? state.exchange->deliver(moved) : FSDP_RT_OK;
  }
  int32_t advance(Operation &operation, bool &moved) const;
  int32_t failMismatch(const Operation &operation, int64_t member,
                       const ProcessSlot &slot) const;

private:
  Block &block() const { return *worldOf(ctx).memory.block(); }

  ProcessChannel &state;
};

/// Where the buffers of near members are.
class ProcessMover : public Mover {
public:
  ProcessMover(fsdp_rt_context &ctx, Channel &channel,
               const Operation &operation);

  char *source(int64_t member, int64_t part) override;
  char *target(int64_t member, int64_t part) override;
  bool isNear(int64_t member) override {
    return member == channel.me ||
           state.members[static_cast<size_t>(member)].memory;
  }

  /// Maps what is not mapped yet; false if that fails on `member`.
  bool map(int64_t &member);

  /// What a near member receives for the node, null if it can't be mapped.
  char *relayed(int64_t member);

private:
  ProcessChannel &state;
  const Operation &operation;
};

/// Tells other processes what a collective is called, cut to what fits.
template <size_t Size>
void writeName(const Operation &operation, char (&to)[Size]) {
  const std::string &text = operation.name->text;
  size_t length = std::min(text.size(), Size - 1);
  std::memcpy(to, text.data(), length);
  to[length] = 0;
}

/// Makes the sources readable for the node: fills `slot.sources()` and
/// `slot.targets()`, and copies what lies elsewhere.
int32_t publishPlaces(fsdp_rt_context &ctx, Channel &channel,
                      const Operation &operation, ProcessSlot &slot);

/// Memory that what a far member gathers takes while it is relayed.
int64_t relayedBytes(const fsdp_rt_collective &desc, int64_t member);

/// Copies the result of a staged all_reduce to where it belongs.
void unstage(fsdp_rt_context &ctx, Channel &channel,
             const Operation &operation);

/// Sets up `world.state` and `world.control`.
int32_t createWorld(fsdp_rt_world &world);

/// Makes the shared memory and finds that of others on the node.
int32_t createRank(fsdp_rt_context &ctx);

/// Finds out which members of a channel are near.
int32_t joinChannel(fsdp_rt_context &ctx, Channel &channel);

} // namespace fsdp::rt::process

#endif // FSDP_RUNTIME_BACKENDS_PROCESS_PROCESS_H
