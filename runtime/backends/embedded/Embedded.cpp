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
#include "../../src/Descriptor.h"
#include "Kernels.h"

#include <cstdio>
#include <cstring>

using namespace fsdp::rt;
using namespace fsdp::rt::embedded;

//===----------------------------------------------------------------------===//
// Counters and sleeping
//===----------------------------------------------------------------------===//

static Slot &slotOf(Member &member, uint64_t sequence) {
  return member.slots[sequence % member.slots.size()];
}

static Slot &ownSlot(Channel &channel, uint64_t sequence) {
  return slotOf(channel.group->members[static_cast<size_t>(channel.me)],
                sequence);
}

static std::atomic<uint64_t> &counter(Slot &slot, Phase phase) {
  switch (phase) {
  case Phase::Published:
    return slot.published;
  case Phase::Reduced:
    return slot.reduced;
  default:
    return slot.done;
  }
}

static bool hasReached(Member &member, Phase phase, uint64_t sequence) {
  // Sequentially consistent, as a sleeper must see what came before its entry
  // into the list of sleepers; costs nothing more on x86-64.
  return counter(slotOf(member, sequence), phase).load() >= sequence;
}

static bool allReached(Channel &channel, Phase phase, uint64_t sequence) {
  for (Member &member : channel.group->members)
    if (!hasReached(member, phase, sequence))
      return false;
  return true;
}

static void wakeSleepers(World &world) {
  if (world.sleepers.load() == 0)
    return;
  world.event.fetch_add(1);
  futexWakeAll(world.event);
}

/// Moves the own counter; the last member wakes the others.
static void reach(fsdp_rt_context &ctx, Channel &channel, Phase phase,
                  uint64_t sequence) {
  counter(ownSlot(channel, sequence), phase).store(sequence);
  World &world = worldOf(ctx);
  if (world.sleepers.load() != 0 && allReached(channel, phase, sequence))
    wakeSleepers(world);
}

static bool advanceAll(fsdp_rt_context &ctx);

/// Fails because some members have not reached a phase.
static int32_t failMissing(fsdp_rt_context &ctx, Channel &channel, Phase phase,
                           uint64_t sequence, bool ended) {
  static const char *const missing[] = {"has not started it", "has not reduced",
                                        "has not finished it"};
  const Operation &operation =
      channel.operations[sequence % channel.operations.size()];
  char text[512], list[512];
  size_t used = 0;
  list[0] = 0;
  for (Member &member : channel.group->members) {
    if (hasReached(member, phase, sequence) || used + 100 > sizeof(list) ||
        (ended && !ctx.world->ended[static_cast<size_t>(member.rank)]))
      continue;
    used += static_cast<size_t>(std::snprintf(
        list + used, sizeof(list) - used, "%srank %lld %s (it is at %llu)",
        used ? ", " : "", static_cast<long long>(member.rank),
        ended ? "ended" : missing[static_cast<int>(phase)],
        static_cast<unsigned long long>(member.issued.load())));
  }
  describe(*operation.desc, text, sizeof(text));
  if (ended)
    return fail(ctx, FSDP_RT_PEER_FAILED, "%s, number %llu of its channel: %s",
                text, static_cast<unsigned long long>(sequence), list);
  return fail(ctx, FSDP_RT_TIMEOUT,
              "%s, number %llu of its channel, timed out after %lld ms: %s",
              text, static_cast<unsigned long long>(sequence),
              static_cast<long long>(ctx.world->timeoutMs), list);
}

static bool someoneEnded(fsdp_rt_context &ctx, Channel &channel, Phase phase,
                         uint64_t sequence) {
  for (Member &member : channel.group->members)
    // The flag first: a rank ends after it has reached what it reaches.
    if (ctx.world->ended[static_cast<size_t>(member.rank)].load() &&
        !hasReached(member, phase, sequence))
      return true;
  return false;
}

/// Sleeps until all members have reached a phase.
static int32_t sleepUntil(fsdp_rt_context &ctx, Channel &channel, Phase phase,
                          uint64_t sequence) {
  World &world = worldOf(ctx);
  int64_t begin = nowNanoseconds();
  int64_t deadline = begin + ctx.world->timeoutMs * 1000000;
  int32_t status = FSDP_RT_OK;
  while (!status) {
    // Peers may need the own share of a later collective to get here.
    bool advanced = advanceAll(ctx);
    world.sleepers.fetch_add(1);
    uint32_t event = world.event.load();
    bool ready = allReached(channel, phase, sequence);
    int64_t left = deadline - nowNanoseconds();
    status = statusOf(*ctx.world);
    if (!status && !ready && someoneEnded(ctx, channel, phase, sequence))
      status = failMissing(ctx, channel, phase, sequence, /*ended=*/true);
    else if (!status && !ready && left <= 0)
      status = failMissing(ctx, channel, phase, sequence, /*ended=*/false);
    if (!status && !ready && !advanced)
      futexWait(world.event, event, std::min<int64_t>(100, left / 1000000 + 1));
    world.sleepers.fetch_sub(1);
    if (ready)
      break;
  }
  ctx.stats.wait_nanoseconds += nowNanoseconds() - begin;
  return status;
}

static int32_t waitUntil(fsdp_rt_context &ctx, Channel &channel, Phase phase,
                         uint64_t sequence) {
  for (int spin = worldOf(ctx).spins; spin > 0; --spin) {
    if (allReached(channel, phase, sequence))
      return statusOf(*ctx.world);
    if (int32_t status = statusOf(*ctx.world))
      return status;
    cpuRelax();
  }
  return sleepUntil(ctx, channel, phase, sequence);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

/// Runs `work` unless the world has failed; meanwhile no failed peer returns.
template <typename Work>
static int32_t readPeers(fsdp_rt_context &ctx, Channel &channel, Work work) {
  Member &me = channel.group->members[static_cast<size_t>(channel.me)];
  me.reading.store(1);
  int32_t status = ctx.world->failure.load();
  if (!status)
    work();
  me.reading.store(0);
  return status ? status : statusOf(*ctx.world);
}

/// Fails because another member started something else.
static int32_t failMismatch(fsdp_rt_context &ctx, Channel &channel,
                            Member &member, uint64_t sequence) {
  char mine[512], other[512];
  const Slot &own = ownSlot(channel, sequence);
  const Slot &slot = slotOf(member, sequence);
  // Whoever sees it first describes both; the other is still there, since it
  // looks at the failure, or takes this lock, before it returns.
  std::lock_guard<std::mutex> guard(worldOf(ctx).mismatchLock);
  if (int32_t status = readPeers(ctx, channel, [&] {
        describe(*own.desc, mine, sizeof(mine));
        describe(*slot.desc, other, sizeof(other));
      }))
    return status;
  bool same = std::strcmp(mine, other) == 0;
  return fail(ctx, FSDP_RT_MISMATCH,
              "collective %llu of its channel is %s, but on rank %lld it is "
              "%s%s",
              static_cast<unsigned long long>(sequence), mine,
              static_cast<long long>(member.rank), other,
              same ? " with other parts or segments" : "");
}

/// Compares with the members that have published.
static int32_t compareSignatures(fsdp_rt_context &ctx, Channel &channel,
                                 uint64_t sequence) {
  Slot &own = ownSlot(channel, sequence);
  for (Member &member : channel.group->members) {
    Slot &slot = slotOf(member, sequence);
    if (!hasReached(member, Phase::Published, sequence) ||
        slot.signature == own.signature)
      continue;
    return failMismatch(ctx, channel, member, sequence);
  }
  return FSDP_RT_OK;
}

/// Does what can be done without waiting.
static int32_t advance(fsdp_rt_context &ctx, Channel &channel,
                       Operation &operation) {
  uint64_t sequence = operation.sequence;
  if (operation.state == State::Started) {
    if (!allReached(channel, Phase::Published, sequence))
      return FSDP_RT_OK;
    if (int32_t status = compareSignatures(ctx, channel, sequence))
      return status;
    if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
      if (int32_t status = checkConcealed(ctx, channel, operation))
        return status;
    if (int32_t status =
            readPeers(ctx, channel, [&] { transfer(ctx, channel, operation); }))
      return status;
    if (operation.desc->kind == FSDP_RT_ALL_REDUCE) {
      operation.state = State::Reduced;
      reach(ctx, channel, Phase::Reduced, sequence);
    } else {
      operation.state = State::Finished;
      reach(ctx, channel, Phase::Done, sequence);
    }
  }
  if (operation.state == State::Reduced &&
      allReached(channel, Phase::Reduced, sequence)) {
    if (int32_t status =
            readPeers(ctx, channel, [&] { collect(ctx, channel, operation); }))
      return status;
    operation.state = State::Finished;
    reach(ctx, channel, Phase::Done, sequence);
  }
  return FSDP_RT_OK;
}

/// Advances all open operations of a rank. Returns whether one moved.
static bool advanceAll(fsdp_rt_context &ctx) {
  // In adversarial mode data moves in the wait and nowhere else.
  if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
    return false;
  bool advanced = false;
  for (Channel &channel : rankOf(ctx).channels) {
    if (!channel.group)
      continue;
    for (uint64_t at = channel.oldest; at < channel.next; ++at) {
      Operation &operation = channel.operations[at % channel.operations.size()];
      State before = operation.state;
      if (operation.sequence != at || before >= State::Finished)
        continue;
      if (advance(ctx, channel, operation))
        return true;
      advanced |= operation.state != before;
    }
  }
  return advanced;
}

/// Does the own share, waiting for others.
static int32_t finish(fsdp_rt_context &ctx, Channel &channel,
                      Operation &operation) {
  while (operation.state < State::Finished) {
    State before = operation.state;
    if (int32_t status = advance(ctx, channel, operation))
      return status;
    if (operation.state != before)
      continue;
    Phase missing =
        before == State::Started ? Phase::Published : Phase::Reduced;
    if (int32_t status = waitUntil(ctx, channel, missing, operation.sequence))
      return status;
  }
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

static int32_t createWorld(fsdp_rt_world &world) {
  auto state = std::make_unique<World>();
  int64_t spins = world.size <= usableCores() ? 2000 : 50;
  state->spins = static_cast<int>(environmentInteger("FSDP_SPIN", spins));
  state->streamBytes =
      environmentInteger("FSDP_STREAM_BYTES", lastLevelCacheBytes() / 2);
  world.state = std::move(state);
  return FSDP_RT_OK;
}

static int32_t createRank(fsdp_rt_context &ctx) {
  auto state = std::make_unique<Rank>();
  state->sources.resize(static_cast<size_t>(ctx.world->size));
  ctx.state = std::move(state);
  return FSDP_RT_OK;
}

static int32_t defineChannel(fsdp_rt_world &world, int32_t number,
                             const std::vector<std::vector<int64_t>> &groups) {
  auto &state = static_cast<World &>(*world.state);
  std::lock_guard<std::mutex> guard(state.channelLock);
  if (!state.channels[number].empty())
    return fail(world, FSDP_RT_INVALID_ARGUMENT,
                "channel %d is defined twice or in use", number);
  for (const std::vector<int64_t> &ranks : groups)
    state.channels[number].push_back(
        std::make_unique<Group>(ranks, static_cast<size_t>(world.ringDepth)));
  return FSDP_RT_OK;
}

/// Finds the own group of a channel on its first use.
static Channel &openChannel(fsdp_rt_context &ctx, int32_t number) {
  Channel &channel = rankOf(ctx).channels[number];
  if (channel.group)
    return channel;
  World &world = worldOf(ctx);
  size_t depth = static_cast<size_t>(ctx.world->ringDepth);
  std::lock_guard<std::mutex> guard(world.channelLock);
  if (world.channels[number].empty()) {
    std::vector<int64_t> ranks;
    for (int64_t rank = 0; rank < ctx.world->size; ++rank)
      ranks.push_back(rank);
    world.channels[number].push_back(std::make_unique<Group>(ranks, depth));
  }
  for (std::unique_ptr<Group> &group : world.channels[number])
    for (size_t index = 0; index < group->members.size(); ++index)
      if (group->members[index].rank == ctx.rank) {
        channel.group = group.get();
        channel.me = static_cast<int64_t>(index);
      }
  channel.operations.resize(depth);
  return channel;
}

//===----------------------------------------------------------------------===//
// Start and wait
//===----------------------------------------------------------------------===//

/// Frees the slot of the collective that is about to start.
static int32_t makeRoom(fsdp_rt_context &ctx, Channel &channel) {
  uint64_t depth = channel.operations.size();
  if (channel.next <= depth)
    return FSDP_RT_OK;
  Operation &old = channel.operations[channel.next % depth];
  if (int32_t status = finish(ctx, channel, old))
    return status;
  return waitUntil(ctx, channel, Phase::Done, channel.next - depth);
}

/// Makes all own slots that nobody reads as large as the largest collective, so
/// that later steps need no memory.
static void reservePointers(Channel &channel, size_t parts) {
  if (parts <= channel.reserved)
    return;
  channel.reserved = parts;
  Member &me = channel.group->members[static_cast<size_t>(channel.me)];
  for (Slot &slot : me.slots)
    if (allReached(channel, Phase::Done, slot.published.load())) {
      slot.src.reserve(parts);
      slot.dst.reserve(parts);
    }
}

static int32_t copyPointers(fsdp_rt_context &ctx,
                            const fsdp_rt_collective &desc, void *const *from,
                            bool isShard, std::vector<char *> &to) {
  to.resize(static_cast<size_t>(desc.num_parts));
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    const fsdp_rt_part &info = desc.parts[part];
    to[static_cast<size_t>(part)] = static_cast<char *>(from[part]);
    if (from[part] || (isShard ? info.shard_bytes : info.full_bytes) == 0)
      continue;
    char text[512];
    return fail(ctx, FSDP_RT_INVALID_ARGUMENT, "%s: unit '%s' has no buffer",
                describe(desc, text, sizeof(text)),
                info.unit ? info.unit : "?");
  }
  return FSDP_RT_OK;
}

static int32_t startOn(fsdp_rt_context &ctx, Channel &channel, int32_t number,
                       const fsdp_rt_collective &desc, void *const *src,
                       void *const *dst, int64_t &ticket) {
  uint64_t signature;
  auto members = static_cast<int64_t>(channel.group->members.size());
  if (int32_t status = checkDescriptor(ctx, desc, members, signature))
    return status;
  if (int32_t status = makeRoom(ctx, channel))
    return status;
  uint64_t sequence = channel.next;
  Slot &slot = ownSlot(channel, sequence);
  reservePointers(channel, static_cast<size_t>(desc.num_parts));
  if (int32_t status = copyPointers(ctx, desc, src,
                                    desc.kind == FSDP_RT_ALL_GATHER, slot.src))
    return status;
  if (int32_t status = copyPointers(
          ctx, desc, dst, desc.kind == FSDP_RT_REDUCE_SCATTER, slot.dst))
    return status;
  slot.signature = signature;
  slot.desc = &desc;
  Operation &operation =
      channel.operations[sequence % channel.operations.size()];
  operation.sequence = sequence;
  operation.state = State::Started;
  operation.desc = &desc;
  ++channel.next;
  ++ctx.openTickets;
  ctx.lastCollective = &desc;
  ticket = static_cast<int64_t>(static_cast<uint64_t>(number) << 48 | sequence);
  bool adversarial = ctx.world->flags & FSDP_RT_ADVERSARIAL;
  if (adversarial)
    conceal(ctx, channel, operation);
  channel.group->members[static_cast<size_t>(channel.me)].issued.store(
      sequence, std::memory_order_relaxed);
  reach(ctx, channel, Phase::Published, sequence);
  if (int32_t status = compareSignatures(ctx, channel, sequence))
    return status;
  if (adversarial)
    return FSDP_RT_OK;
  int32_t status = advance(ctx, channel, operation);
  ctx.stats.finished_in_start += operation.state == State::Finished;
  return status;
}

static int32_t start(fsdp_rt_context &ctx, const fsdp_rt_collective &desc,
                     void *const *src, void *const *dst, int64_t &ticket) {
  if (desc.channel < 0 || desc.channel >= FSDP_RT_MAX_CHANNELS)
    return fail(ctx, FSDP_RT_INVALID_ARGUMENT,
                "collective on channel %d, expected 0 to %d", desc.channel,
                FSDP_RT_MAX_CHANNELS - 1);
  return startOn(ctx, openChannel(ctx, desc.channel), desc.channel, desc, src,
                 dst, ticket);
}

static int32_t wait(fsdp_rt_context &ctx, int64_t ticket) {
  auto number = static_cast<int32_t>(ticket >> 48);
  uint64_t sequence = static_cast<uint64_t>(ticket) & 0xffffffffffffull;
  bool known = number >= 0 && number < numChannels &&
               rankOf(ctx).channels[number].group && sequence > 0 &&
               sequence < rankOf(ctx).channels[number].next;
  Channel *channel = known ? &rankOf(ctx).channels[number] : nullptr;
  Operation *operation =
      known ? &channel->operations[sequence % channel->operations.size()]
            : nullptr;
  if (!known ||
      (operation->sequence == sequence && operation->state == State::Closed))
    return fail(ctx, FSDP_RT_INVALID_ARGUMENT,
                "wait for ticket %lld, which was never started or waited for "
                "already",
                static_cast<long long>(ticket));
  --ctx.openTickets;
  ctx.stats.collectives += number != barrierChannel;
  // The ring came round: the collective was finished to make room.
  if (operation->sequence != sequence)
    return FSDP_RT_OK;
  if (int32_t status = finish(ctx, *channel, *operation))
    return status;
  if (!(operation->desc->flags & FSDP_RT_SOURCE_STABLE))
    if (int32_t status = waitUntil(ctx, *channel, Phase::Done, sequence))
      return status;
  operation->state = State::Closed;
  while (channel->oldest < channel->next) {
    Operation &oldest =
        channel->operations[channel->oldest % channel->operations.size()];
    if (oldest.sequence == channel->oldest && oldest.state != State::Closed)
      break;
    ++channel->oldest;
  }
  return FSDP_RT_OK;
}

static int32_t barrier(fsdp_rt_context &ctx) {
  static const fsdp_rt_collective desc = {sizeof(fsdp_rt_collective),
                                          FSDP_RT_ALL_REDUCE,
                                          barrierChannel,
                                          0,
                                          0,
                                          0,
                                          -1,
                                          0,
                                          nullptr,
                                          "barrier"};
  int64_t ticket = 0;
  if (int32_t status = startOn(ctx, openChannel(ctx, barrierChannel),
                               barrierChannel, desc, nullptr, nullptr, ticket))
    return status;
  return wait(ctx, ticket);
}

static void wake(fsdp_rt_world &world) {
  auto &state = static_cast<World &>(*world.state);
  state.event.fetch_add(1);
  futexWakeAll(state.event);
}

static void quiesce(fsdp_rt_context &ctx) {
  if (!ctx.state)
    return;
  char text[512];
  if (ctx.openTickets > 0)
    fail(ctx, FSDP_RT_PEER_FAILED,
         "the rank ends with %lld open collectives (last collective: %s)",
         static_cast<long long>(ctx.openTickets),
         describe(*ctx.lastCollective, text, sizeof(text)));
  for (Channel &channel : rankOf(ctx).channels) {
    if (!channel.group)
      continue;
    uint64_t depth = channel.operations.size();
    uint64_t first = channel.next > depth ? channel.next - depth : 1;
    for (uint64_t sequence = first; sequence < channel.next; ++sequence)
      if (!statusOf(*ctx.world))
        waitUntil(ctx, channel, Phase::Done, sequence);
  }
  if (!ctx.world->failure.load())
    return;
  for (Channel &channel : rankOf(ctx).channels)
    if (channel.group)
      for (Member &member : channel.group->members)
        while (member.reading.load())
          cpuRelax();
}

const Backend fsdp::rt::embeddedBackend = {
    "embedded", createWorld, createRank, defineChannel, start,
    wait,       barrier,     wake,       quiesce};
