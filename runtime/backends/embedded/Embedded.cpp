//===- Embedded.cpp - ranks as threads of one process ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Members meet in rings of slots (move/Rendezvous.h) and read each other's
// buffers, so no byte is copied twice and no lock is taken.
//
//===----------------------------------------------------------------------===//

#include "Embedded.h"

#include <algorithm>

using namespace fsdp::rt;
using namespace fsdp::rt::embedded;

//===----------------------------------------------------------------------===//
// Counters and sleeping
//===----------------------------------------------------------------------===//

/// Fetches the line of something that is written soon and that other cores have
/// read, so that the write need not wait for it.
static void prefetchToWrite(const std::atomic<uint64_t> &word) {
#if defined(__x86_64__)
  asm volatile("prefetchw %0" : : "m"(word));
#else
  __builtin_prefetch(&word, 1);
#endif
}

/// Between a write and a read of what a sleeper or a failed rank reads and
/// writes: lightFence() where these are rare.
static void fenceOften(const ThreadWorld &world) {
  if (world.sleepsRarely)
    lightFence();
  else
    std::atomic_thread_fence(std::memory_order_seq_cst);
}

/// The same on the other side.
static void fenceRarely(const ThreadWorld &world) {
  if (world.sleepsRarely)
    heavyFence();
  else
    std::atomic_thread_fence(std::memory_order_seq_cst);
}

static ThreadMember &ownMember(const Channel &channel) {
  return teamOf(channel).members[static_cast<size_t>(channel.me)];
}

/// Runs `work` unless the world has failed; meanwhile no failed peer returns.
template <typename Work>
static int32_t readPeers(fsdp_rt_context &ctx, const Channel &channel,
                         Work work) {
  ThreadMember &me = ownMember(channel);
  me.reading.store(1, std::memory_order_relaxed);
  // Dekker's pattern with awaitReaders(): this side writes `reading` and reads
  // the failure, that side reads `reading` after it has seen the failure. So
  // either the failure is seen here, or `reading` is seen there.
  fenceOften(worldOf(ctx));
  int32_t status = ctx.world->failure.load();
  if (!status)
    work();
  me.reading.store(0, std::memory_order_release);
  return status ? status : statusOf(*ctx.world);
}

namespace {

/// The members of a channel, which sleep on one word of the world.
class ThreadRendezvous : public Rendezvous<ThreadRendezvous> {
public:
  static constexpr std::memory_order loadOrder = std::memory_order_acquire,
                                     storeOrder = std::memory_order_release;

  ThreadRendezvous(fsdp_rt_context &ctx, Channel &channel)
      : Rendezvous(ctx, channel), world(worldOf(ctx)), team(teamOf(channel)) {}

  int64_t count() const { return static_cast<int64_t>(team.members.size()); }
  int64_t memberAt(int64_t index) const { return index; }
  ThreadSlot *slot(int64_t member, uint64_t sequence) const {
    return &team.members[static_cast<size_t>(member)].slot(sequence);
  }
  int32_t status() const { return statusOf(*ctx.world); }
  int spins() const { return world.spins; }

  bool maySleep() const {
    fenceOften(world);
    if (world.sleepers.load() == 0)
      return false;
    // Of several members that are here one sees the counters of all.
    std::atomic_thread_fence(std::memory_order_seq_cst);
    return true;
  }
  void wakeSleepers() const {
    if (world.sleepers.load() == 0)
      return;
    world.event.fetch_add(1);
    futexWakeAll(world.event);
  }
  uint32_t beginSleep() const {
    world.sleepers.fetch_add(1);
    fenceRarely(world);
    return world.event.load();
  }
  void sleep(uint32_t event) const { futexWait(world.event, event, 100); }
  void endSleep() const { world.sleepers.fetch_sub(1); }

  bool isOrdered() const { return false; }
  int32_t deliver(bool &) const { return FSDP_RT_OK; }
  int32_t advance(Operation &operation, bool &moved) const;
  int32_t failMismatch(const Operation &operation, int64_t member,
                       const ThreadSlot &slot) const;

private:
  ThreadWorld &world;
  ThreadTeam &team;
};

} // namespace

int32_t ThreadRendezvous::failMismatch(const Operation &operation,
                                       int64_t member,
                                       const ThreadSlot &slot) const {
  const CollectiveName *theirs = nullptr;
  if (int32_t status = readPeers(
          ctx, channel, [&] { theirs = slot.announced.operation->name; }))
    return status;
  return fsdp::rt::failMismatch(ctx, channel, operation, member,
                                theirs->text.c_str());
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

namespace {

/// Members are threads: their pointers are in their slots.
class ThreadMover : public Mover {
public:
  ThreadMover(fsdp_rt_context &ctx, const Channel &channel,
              const Operation &operation)
      : Mover(ctx, channel, *operation.desc, rankOf(ctx).sources.data(),
              fullBytes(*operation.desc) * channel.group->size() >
                  worldOf(ctx).streamBytes),
        team(teamOf(channel)), sequence(operation.sequence) {}

  char *source(int64_t member, int64_t part) override {
    const ThreadSlot &slot = slotOf(member);
    return part ? slot.announced.operation->src[static_cast<size_t>(part)]
                : slot.announced.src;
  }
  char *target(int64_t member, int64_t part) override {
    const ThreadSlot &slot = slotOf(member);
    return part ? slot.announced.operation->dst[static_cast<size_t>(part)]
                : slot.announced.dst;
  }

private:
  const ThreadSlot &slotOf(int64_t member) {
    return team.members[static_cast<size_t>(member)].slot(sequence);
  }

  ThreadTeam &team;
  uint64_t sequence;
};

} // namespace

static void finishOperation(fsdp_rt_context &ctx, Channel &channel,
                            Operation &operation) {
  operation.state = OperationState::Finished;
  ThreadRendezvous(ctx, channel).reach(Phase::Done, operation.sequence);
}

/// Notes which collectives the members had done when they published this one.
static void noteDone(const Channel &channel, uint64_t sequence) {
  uint64_t before = sequence;
  for (ThreadMember &member : teamOf(channel).members)
    before = std::min(before, member.slot(sequence).announced.doneBefore);
  uint64_t &known = stateOf(channel).allDoneBefore;
  known = std::max(known, before);
}

/// Moves the data once all members have published; of a slice at once.
static int32_t move(fsdp_rt_context &ctx, Channel &channel,
                    Operation &operation) {
  ThreadRendezvous members(ctx, channel);
  if (int32_t status = members.compareSignatures(operation))
    return status;
  if (!isOwnAffair(*operation.desc))
    noteDone(channel, operation.sequence);
  prefetchToWrite(ownMember(channel).slot(operation.sequence + 1).published);
  if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
    if (int32_t status = checkConcealed(ctx, channel, operation))
      return status;
  if (int32_t status = readPeers(ctx, channel, [&] {
        ThreadMover(ctx, channel, operation)
            .transfer(operation.stage == OwnGathered);
      }))
    return status;
  if (operation.desc->kind != FSDP_RT_ALL_REDUCE) {
    finishOperation(ctx, channel, operation);
    return FSDP_RT_OK;
  }
  operation.stage = Reduced;
  members.reach(Phase::Reduced, operation.sequence);
  return FSDP_RT_OK;
}

int32_t ThreadRendezvous::advance(Operation &operation, bool &moved) const {
  uint64_t sequence = operation.sequence;
  if (operation.stage != Reduced) {
    if (!isOwnAffair(*operation.desc) &&
        !allReached(Phase::Published, sequence))
      return FSDP_RT_OK;
    moved = true;
    if (int32_t status = move(ctx, channel, operation))
      return status;
  }
  if (operation.state == OperationState::Started &&
      allReached(Phase::Reduced, sequence)) {
    moved = true;
    if (int32_t status = readPeers(ctx, channel, [&] {
          ThreadMover(ctx, channel, operation).collect();
        }))
      return status;
    finishOperation(ctx, channel, operation);
  }
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static int32_t createWorld(fsdp_rt_world &world) {
  auto state = std::make_unique<ThreadWorld>();
  state->sleepsRarely = world.size <= usableCores();
  int64_t spins = state->sleepsRarely ? 2000 : 50;
  state->spins = environmentCount("FSDP_SPIN", spins);
  state->streamBytes =
      environmentInteger("FSDP_STREAM_BYTES", lastLevelCacheBytes() / 2);
  world.state = std::move(state);
  return FSDP_RT_OK;
}

static int32_t createRank(fsdp_rt_context &ctx) {
  auto state = std::make_unique<ThreadRank>();
  state->sources.resize(static_cast<size_t>(ctx.world->size));
  ctx.state = std::move(state);
  return FSDP_RT_OK;
}

static int32_t joinTeam(fsdp_rt_context &ctx, Channel &channel) {
  ThreadWorld &world = worldOf(ctx);
  auto state = std::make_unique<ThreadChannel>();
  std::lock_guard<std::mutex> guard(world.teamLock);
  std::vector<std::unique_ptr<ThreadTeam>> &teams = world.teams[channel.number];
  auto index = static_cast<size_t>(channel.group->index);
  if (teams.size() <= index)
    teams.resize(index + 1);
  if (!teams[index])
    teams[index] = std::make_unique<ThreadTeam>(channel.group->ranks.size(),
                                                channel.operations.size());
  state->team = teams[index].get();
  channel.state = std::move(state);
  return FSDP_RT_OK;
}

static int32_t start(fsdp_rt_context &ctx, Channel &channel,
                     Operation &operation) {
  ThreadSlot &slot = ownMember(channel).slot(operation.sequence);
  slot.signature = operation.signature;
  slot.announced.operation = &operation;
  slot.announced.doneBefore = channel.oldest;
  prefetchToWrite(slot.done);
  if (!operation.src.empty()) {
    slot.announced.src = operation.src[0];
    slot.announced.dst = operation.dst[0];
  }
  ThreadRendezvous members(ctx, channel);
  members.reach(Phase::Published, operation.sequence);
  if (int32_t status = members.compareSignatures(operation))
    return status;
  if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
    return FSDP_RT_OK;
  // While the others hear of it, or are not here yet.
  if (operation.desc->kind == FSDP_RT_ALL_GATHER) {
    ThreadMover(ctx, channel, operation).gatherOwn();
    operation.stage = OwnGathered;
  }
  bool moved = false;
  return members.advance(operation, moved);
}

static int32_t finish(fsdp_rt_context &ctx, Channel &channel,
                      Operation &operation) {
  ThreadRendezvous members(ctx, channel);
  while (operation.state == OperationState::Started) {
    bool moved = false;
    if (int32_t status = members.advance(operation, moved))
      return status;
    if (moved)
      continue;
    Phase missing =
        operation.stage == Reduced ? Phase::Reduced : Phase::Published;
    if (int32_t status = members.waitUntil(operation, missing))
      return status;
  }
  return FSDP_RT_OK;
}

static int32_t release(fsdp_rt_context &ctx, Channel &channel,
                       Operation &operation, bool block) {
  ThreadRendezvous members(ctx, channel);
  bool isKnown = operation.sequence < stateOf(channel).allDoneBefore;
  if (block && !isKnown)
    if (int32_t status = members.waitUntil(operation, Phase::Done))
      return status;
  operation.released =
      block || isKnown || members.allReached(Phase::Done, operation.sequence);
  return FSDP_RT_OK;
}

static void wake(fsdp_rt_world &world) {
  auto &state = static_cast<ThreadWorld &>(*world.state);
  state.event.fetch_add(1);
  futexWakeAll(state.event);
}

static void awaitReaders(fsdp_rt_context &ctx) {
  if (!ctx.world->failure.load())
    return;
  // The other side of readPeers().
  fenceRarely(worldOf(ctx));
  for (Channel &channel : ctx.channels)
    if (channel.state)
      for (ThreadMember &member : teamOf(channel).members)
        while (member.reading.load())
          cpuRelax();
}

const Backend fsdp::rt::embeddedBackend = {
    "embedded", createWorld, createRank, joinTeam,     start,
    finish,     release,     wake,       awaitReaders,
};
