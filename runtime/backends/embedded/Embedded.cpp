//===- Embedded.cpp - ranks as threads of one process ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A collective is published by each member in a ring of slots. When all members
// have published, each moves its own data straight from the others' buffers, so
// no byte is copied twice and no lock is taken. A member returns from its wait
// when the others have read its sources too.
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

static bool hasReached(ThreadMember &member, Phase phase, uint64_t sequence) {
  return counter(member.slot(sequence), phase)
             .load(std::memory_order_acquire) >= sequence;
}

static bool allReached(const Channel &channel, Phase phase, uint64_t sequence) {
  for (ThreadMember &member : teamOf(channel).members)
    if (!hasReached(member, phase, sequence))
      return false;
  return true;
}

static void wakeSleepers(ThreadWorld &world) {
  if (world.sleepers.load() == 0)
    return;
  world.event.fetch_add(1);
  futexWakeAll(world.event);
}

/// Moves the own counter; the last member wakes the others.
static void reach(fsdp_rt_context &ctx, const Channel &channel, Phase phase,
                  uint64_t sequence) {
  counter(ownMember(channel).slot(sequence), phase)
      .store(sequence, std::memory_order_release);
  ThreadWorld &world = worldOf(ctx);
  // Whoever goes to sleep sees the counter, or is seen here.
  fenceOften(world);
  if (world.sleepers.load() == 0)
    return;
  // Of several members that are here one sees the counters of all.
  std::atomic_thread_fence(std::memory_order_seq_cst);
  if (allReached(channel, phase, sequence))
    wakeSleepers(world);
}

static bool advanceAll(fsdp_rt_context &ctx);

/// Sleeps until all members have reached a phase.
static int32_t sleepUntil(fsdp_rt_context &ctx, Channel &channel,
                          const Operation &operation, Phase phase) {
  ThreadWorld &world = worldOf(ctx);
  while (true) {
    // Peers may need the own share of a later collective to get here.
    bool advanced = advanceAll(ctx);
    world.sleepers.fetch_add(1);
    fenceRarely(world);
    uint32_t event = world.event.load();
    bool ready = allReached(channel, phase, operation.sequence);
    int32_t status =
        ready ? statusOf(*ctx.world) : checkWaiting(ctx, channel, operation);
    if (!status && !ready && !advanced)
      futexWait(world.event, event, 100);
    world.sleepers.fetch_sub(1);
    if (ready || status)
      return status;
  }
}

static int32_t waitUntil(fsdp_rt_context &ctx, Channel &channel,
                         const Operation &operation, Phase phase) {
  for (int spin = worldOf(ctx).spins; spin > 0; --spin) {
    if (allReached(channel, phase, operation.sequence))
      return statusOf(*ctx.world);
    if (int32_t status = statusOf(*ctx.world))
      return status;
    cpuRelax();
  }
  return sleepUntil(ctx, channel, operation, phase);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Runs `work` unless the world has failed; meanwhile no failed peer returns.
template <typename Work>
static int32_t readPeers(fsdp_rt_context &ctx, const Channel &channel,
                         Work work) {
  ThreadMember &me = ownMember(channel);
  me.reading.store(1, std::memory_order_relaxed);
  // Whoever sees a failure first sees this, or the failure is seen here.
  fenceOften(worldOf(ctx));
  int32_t status = ctx.world->failure.load();
  if (!status)
    work();
  me.reading.store(0, std::memory_order_release);
  return status ? status : statusOf(*ctx.world);
}

/// Compares with the members that have published.
static int32_t compareSignatures(fsdp_rt_context &ctx, const Channel &channel,
                                 const Operation &operation) {
  uint64_t sequence = operation.sequence;
  std::vector<ThreadMember> &members = teamOf(channel).members;
  for (size_t index = 0; index < members.size(); ++index) {
    ThreadSlot &slot = members[index].slot(sequence);
    if (!hasReached(members[index], Phase::Published, sequence) ||
        slot.signature == operation.signature)
      continue;
    const CollectiveName *theirs = nullptr;
    if (int32_t status =
            readPeers(ctx, channel, [&] { theirs = slot.operation->name; }))
      return status;
    return failMismatch(ctx, channel, operation, static_cast<int64_t>(index),
                        theirs->text.c_str());
  }
  return FSDP_RT_OK;
}

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
    return part ? slot.operation->src[static_cast<size_t>(part)] : slot.src;
  }
  char *target(int64_t member, int64_t part) override {
    const ThreadSlot &slot = slotOf(member);
    return part ? slot.operation->dst[static_cast<size_t>(part)] : slot.dst;
  }

private:
  const ThreadSlot &slotOf(int64_t member) {
    return team.members[static_cast<size_t>(member)].slot(sequence);
  }

  ThreadTeam &team;
  uint64_t sequence;
};

} // namespace

/// Stages of an operation: published, own part of a gather in place, own share
/// of an all_reduce reduced.
enum Stage : int32_t { Begun, OwnGathered, Reduced };

static void finishOperation(fsdp_rt_context &ctx, const Channel &channel,
                            Operation &operation) {
  operation.state = OperationState::Finished;
  reach(ctx, channel, Phase::Done, operation.sequence);
}

/// Notes which collectives the members had done when they published this one.
static void noteDone(const Channel &channel, uint64_t sequence) {
  uint64_t before = sequence;
  for (ThreadMember &member : teamOf(channel).members)
    before = std::min(before, member.slot(sequence).doneBefore);
  uint64_t &known = stateOf(channel).allDoneBefore;
  known = std::max(known, before);
}

/// Moves the data once all members have published.
static int32_t move(fsdp_rt_context &ctx, Channel &channel,
                    Operation &operation) {
  if (int32_t status = compareSignatures(ctx, channel, operation))
    return status;
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
  reach(ctx, channel, Phase::Reduced, operation.sequence);
  return FSDP_RT_OK;
}

/// Does what can be done without waiting.
static int32_t advance(fsdp_rt_context &ctx, Channel &channel,
                       Operation &operation) {
  uint64_t sequence = operation.sequence;
  if (operation.stage != Reduced) {
    if (!allReached(channel, Phase::Published, sequence))
      return FSDP_RT_OK;
    if (int32_t status = move(ctx, channel, operation))
      return status;
  }
  if (operation.state == OperationState::Started &&
      operation.stage == Reduced &&
      allReached(channel, Phase::Reduced, sequence)) {
    if (int32_t status = readPeers(ctx, channel, [&] {
          ThreadMover(ctx, channel, operation).collect();
        }))
      return status;
    finishOperation(ctx, channel, operation);
  }
  return FSDP_RT_OK;
}

/// Advances all open operations of a rank. Returns whether one moved.
static bool advanceAll(fsdp_rt_context &ctx) {
  // In adversarial mode data moves in the wait and nowhere else.
  if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
    return false;
  bool advanced = false;
  for (Channel &channel : ctx.channels) {
    if (!channel.state)
      continue;
    for (uint64_t at = channel.oldest; at < channel.next; ++at) {
      Operation &operation = channel.at(at);
      if (operation.sequence != at ||
          operation.state != OperationState::Started)
        continue;
      int32_t stage = operation.stage;
      if (advance(ctx, channel, operation))
        return true;
      advanced |= operation.stage != stage ||
                  operation.state != OperationState::Started;
    }
  }
  return advanced;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static int32_t createWorld(fsdp_rt_world &world) {
  auto state = std::make_unique<ThreadWorld>();
  state->sleepsRarely = world.size <= usableCores();
  int64_t spins = state->sleepsRarely ? 2000 : 50;
  state->spins = static_cast<int>(environmentInteger("FSDP_SPIN", spins));
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
  slot.operation = &operation;
  slot.doneBefore = channel.oldest;
  prefetchToWrite(slot.done);
  if (!operation.src.empty()) {
    slot.src = operation.src[0];
    slot.dst = operation.dst[0];
  }
  reach(ctx, channel, Phase::Published, operation.sequence);
  if (int32_t status = compareSignatures(ctx, channel, operation))
    return status;
  if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
    return FSDP_RT_OK;
  // While the others hear of it, or are not here yet.
  if (operation.desc->kind == FSDP_RT_ALL_GATHER) {
    ThreadMover(ctx, channel, operation).gatherOwn();
    operation.stage = OwnGathered;
  }
  return advance(ctx, channel, operation);
}

static int32_t finish(fsdp_rt_context &ctx, Channel &channel,
                      Operation &operation) {
  while (operation.state == OperationState::Started) {
    int32_t before = operation.stage;
    if (int32_t status = advance(ctx, channel, operation))
      return status;
    if (operation.stage != before || operation.state != OperationState::Started)
      continue;
    Phase missing = before == Reduced ? Phase::Reduced : Phase::Published;
    if (int32_t status = waitUntil(ctx, channel, operation, missing))
      return status;
  }
  return FSDP_RT_OK;
}

static int32_t release(fsdp_rt_context &ctx, Channel &channel,
                       Operation &operation, bool block) {
  bool isKnown = operation.sequence < stateOf(channel).allDoneBefore;
  if (block && !isKnown)
    if (int32_t status = waitUntil(ctx, channel, operation, Phase::Done))
      return status;
  operation.released =
      block || isKnown || allReached(channel, Phase::Done, operation.sequence);
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
