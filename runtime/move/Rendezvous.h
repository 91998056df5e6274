//===- Rendezvous.h - members that meet in rings of slots ------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Members of a channel that read each other's memory, be they threads or
// processes, publish a collective in a ring of slots. When all have published,
// each moves its own data straight from the others' buffers. A member returns
// from its wait when the others have read its sources too. Here is how they
// count, wait for each other and wake each other.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_MOVE_RENDEZVOUS_H
#define FSDP_RUNTIME_MOVE_RENDEZVOUS_H

#include "core/World.h"

namespace fsdp::rt {

/// How far a member is with a collective, which it counts in a slot.
enum class Phase { Published, Reduced, Done };

/// Stages of an operation (Operation::stage): published; the own part of a
/// gather is in place, which backends may leave out; the own share of an
/// all_reduce is reduced.
enum Stage : int32_t { Begun, OwnGathered, Reduced };

/// The place of a collective of one member, which the others read. The counters
/// are the sequence numbers of the last collective that was published here,
/// whose own share is reduced (all_reduce), and that the member is done with.
/// What was announced belongs to `published` and stays until all are done.
template <typename Announcement>
struct alignas(64) Slot {
  std::atomic<uint64_t> published{0};
  uint64_t signature = 0;
  Announcement announced;

  alignas(64) std::atomic<uint64_t> reduced{0};
  std::atomic<uint64_t> done{0};

  std::atomic<uint64_t> &counter(Phase phase) {
    return phase == Phase::Published ? published
           : phase == Phase::Reduced ? reduced
                                     : done;
  }
};

/// The members of a channel as one rank sees them. `Members` derives from this
/// and says where their slots are and how its ranks sleep:
///
///   static constexpr std::memory_order loadOrder, storeOrder
///     of counters.
///   int64_t count() const, int64_t memberAt(int64_t index) const
///     The members whose slots this rank reads, itself among them.
///   Slot<...> *slot(int64_t member, uint64_t sequence) const
///     Null while the member has not opened the channel.
///   int32_t status() const
///     That of the world, with failures that only the members' memory tells of.
///   int spins() const
///     How often to look before sleeping.
///   bool maySleep() const
///     Whether a member may sleep, in the order of the note below.
///   void wakeSleepers() const
///     Ends the sleep of the members.
///   uint32_t beginSleep() const
///     Says that the rank sleeps, in the order of the note below. Returns the
///     event, a number that changes when somebody wakes it.
///   void sleep(uint32_t event) const
///     Sleeps while the event is that one, 100 ms at most.
///   void endSleep() const
///     Says that the rank does not sleep any more.
///   bool isOrdered() const
///     Whether a collective has to be finished before later ones advance.
///   int32_t deliver(bool &moved) const
///     Moves what finished collectives still have to tell others.
///   int32_t advance(Operation &, bool &moved) const
///     Does what can be done without waiting; sets `moved` if that is anything.
///   int32_t failMismatch(const Operation &, int64_t member, Slot<...> &) const
///     Fails the world because of another signature in a member's slot.
///
/// Nobody sleeps through the last counter: reach() writes its counter and then
/// reads whether others sleep (maySleep, wakeSleepers), sleepUntil() writes
/// that it sleeps (beginSleep) and then reads the counters. With a full fence
/// between write and read on both sides, or where all four are sequentially
/// consistent, one of the two sees the other: the sleeper the counter, or the
/// writer the sleeper (Dekker's pattern).
template <typename Members>
class Rendezvous {
public:
  Rendezvous(fsdp_rt_context &ctx, Channel &channel)
      : ctx(ctx), channel(channel) {}

  /// Whether all members have come so far with a collective.
  bool allReached(Phase phase, uint64_t sequence) const {
    for (int64_t index = 0; index < self().count(); ++index) {
      auto *slot = self().slot(self().memberAt(index), sequence);
      if (!slot || slot->counter(phase).load(Members::loadOrder) < sequence)
        return false;
    }
    return true;
  }

  /// Whether one member has.
  bool hasReached(int64_t member, Phase phase, uint64_t sequence) const {
    auto *slot = self().slot(member, sequence);
    return slot && slot->counter(phase).load(Members::loadOrder) >= sequence;
  }

  /// Moves the own counter; the last member wakes the others.
  void reach(Phase phase, uint64_t sequence) const {
    self()
        .slot(channel.me, sequence)
        ->counter(phase)
        .store(sequence, Members::storeOrder);
    if (self().maySleep() && allReached(phase, sequence))
      self().wakeSleepers();
  }

  /// Compares with the members that have published.
  int32_t compareSignatures(const Operation &operation) const {
    for (int64_t index = 0; index < self().count(); ++index) {
      int64_t member = self().memberAt(index);
      auto *slot = self().slot(member, operation.sequence);
      if (slot &&
          slot->published.load(Members::loadOrder) >= operation.sequence &&
          slot->signature != operation.signature)
        return self().failMismatch(operation, member, *slot);
    }
    return FSDP_RT_OK;
  }

  /// Blocks until all members have reached a phase, or the world has failed.
  int32_t waitUntil(const Operation &operation, Phase phase) const {
    for (int spin = self().spins(); spin > 0; --spin) {
      if (allReached(phase, operation.sequence))
        return self().status();
      if (int32_t status = statusOf(*ctx.world))
        return status;
      cpuRelax();
    }
    return sleepUntil(operation, phase);
  }

  /// Advances all open operations of a rank. Returns whether one moved.
  static bool advanceAll(fsdp_rt_context &ctx) {
    // In adversarial mode data moves in the wait and nowhere else.
    if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
      return false;
    bool moved = false;
    for (Channel &channel : ctx.channels)
      if (channel.state && Members(ctx, channel).advanceOpen(moved))
        return true;
    return moved;
  }

protected:
  fsdp_rt_context &ctx;
  Channel &channel;

private:
  const Members &self() const { return static_cast<const Members &>(*this); }

  int32_t advanceOpen(bool &moved) const {
    if (int32_t status = self().deliver(moved))
      return status;
    for (uint64_t at = channel.oldest; at < channel.next; ++at) {
      Operation &operation = channel.at(at);
      if (operation.sequence != at ||
          operation.state != OperationState::Started)
        continue;
      if (int32_t status = self().advance(operation, moved))
        return status;
      if (self().isOrdered() && operation.state == OperationState::Started)
        break;
    }
    return FSDP_RT_OK;
  }

  int32_t sleepUntil(const Operation &operation, Phase phase) const {
    while (true) {
      // First a sleeper, then a look at what can be done: what others do behind
      // the look wakes this one.
      uint32_t event = self().beginSleep();
      // Peers may need the own share of a later collective to get here.
      bool advanced = advanceAll(ctx);
      bool ready = allReached(phase, operation.sequence);
      int32_t status = self().status();
      if (!status && !ready)
        status = checkWaiting(ctx, channel, operation);
      if (!status && !ready && !advanced)
        self().sleep(event);
      self().endSleep();
      if (ready || status)
        return status;
    }
  }
};

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_MOVE_RENDEZVOUS_H
