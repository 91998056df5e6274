//===- Process.cpp - ranks as processes -----------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// On one node this is the embedded backend over memory that processes share: a
// collective is published in a ring of slots, and each member moves its own
// data straight from the others' arenas. Members on other nodes get messages
// (Exchange.cpp). Sums are the same, in rank order, whatever lies where.
//
//===----------------------------------------------------------------------===//

#include "Process.h"

#include <cstring>
#include <sched.h>

using namespace fsdp::rt;
using namespace fsdp::rt::process;

//===----------------------------------------------------------------------===//
// Counters and sleeping
//===----------------------------------------------------------------------===//

static void wakeMember(Block &block) {
  if (block.sleeping.load() == 0)
    return;
  block.event.fetch_add(1);
  futexWakeShared(block.event);
}

void ProcessRendezvous::wakeSleepers() const {
  for (int64_t member : state.near)
    if (member != channel.me)
      wakeMember(*state.members[static_cast<size_t>(member)].block);
}

int32_t ProcessRendezvous::status() const {
  for (int64_t member : state.near) {
    Block &block = *state.members[static_cast<size_t>(member)].block;
    if (int32_t status = block.failure.load())
      receiveFailure(*ctx.world, status, block.failureText);
  }
  return statusOf(*ctx.world);
}

int32_t ProcessRendezvous::failMismatch(const Operation &operation,
                                        int64_t member,
                                        const ProcessSlot &slot) const {
  ProcessAnnouncement theirs = slot.announced;
  return fsdp::rt::failMismatch(ctx, channel, operation, member, theirs.text);
}

/// Waits a little for messages, longer each time.
static int32_t waitForMessage(fsdp_rt_context &ctx, Channel &channel,
                              const Operation &operation, int64_t &idle) {
  ProcessRendezvous near(ctx, channel);
  if (near.advanceAll(ctx)) {
    idle = 0;
    return statusOf(*ctx.world);
  }
  // From here on it is known what the rank waits for.
  if (++idle == 32)
    return checkWaiting(ctx, channel, operation);
  Exchange &exchange = *stateOf(channel).exchange;
  // Where the system can say that something has come, that is best left to it.
  bool rests = exchange.active() && exchange.canRest() &&
               exchange.step() != Exchange::Step::Done &&
               !exchange.waitsForNear();
  bool spins = worldOf(ctx).spins > 50;
  // A core that others need is not polled on.
  if (idle < (rests && !spins ? 2 : 256)) {
    if (idle < 32 || rests)
      cpuRelax();
    else
      sched_yield();
    return statusOf(*ctx.world);
  }
  int32_t status = near.status();
  if (!status)
    status = checkWaiting(ctx, channel, operation);
  if (status)
    return status;
  if (rests) {
    exchange.rest(1000000);
    return statusOf(*ctx.world);
  }
  // First a sleeper, then a look, as in Rendezvous::sleepUntil().
  uint32_t event = near.beginSleep();
  if (near.advanceAll(ctx))
    idle = 0;
  else
    near.sleep(event, idle < 1024 ? 50000 : 500000);
  near.endSleep();
  return statusOf(*ctx.world);
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

static int32_t finishOperation(fsdp_rt_context &ctx, Channel &channel,
                               Operation &operation) {
  unstage(ctx, channel, operation);
  operation.state = OperationState::Finished;
  ProcessRendezvous near(ctx, channel);
  near.reach(Phase::Done, operation.sequence);
  return near.status();
}

/// All near members have published: checks what they started.
static int32_t meet(fsdp_rt_context &ctx, Channel &channel,
                    Operation &operation, ProcessMover &mover) {
  ProcessRendezvous near(ctx, channel);
  if (int32_t status = near.compareSignatures(operation))
    return status;
  int64_t member = 0;
  if (!mover.map(member))
    return fail(ctx, FSDP_RT_OUT_OF_MEMORY,
                "%s: can't map the memory of rank %lld",
                operation.name->text.c_str(),
                static_cast<long long>(
                    channel.group->ranks[static_cast<size_t>(member)]));
  return near.status();
}

/// A slice: it waits for nobody, nor for what was started before.
static int32_t moveOwn(fsdp_rt_context &ctx, Channel &channel,
                       Operation &operation) {
  ProcessRendezvous near(ctx, channel);
  if (int32_t status = near.compareSignatures(operation))
    return status;
  if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
    if (int32_t status = checkConcealed(ctx, channel, operation))
      return status;
  ProcessMover(ctx, channel, operation).transfer();
  return finishOperation(ctx, channel, operation);
}

/// One node: the same as with threads.
static int32_t advanceNear(fsdp_rt_context &ctx, Channel &channel,
                           Operation &operation) {
  uint64_t sequence = operation.sequence;
  ProcessRendezvous near(ctx, channel);
  ProcessMover mover(ctx, channel, operation);
  if (operation.stage == Begun) {
    if (!near.allReached(Phase::Published, sequence))
      return FSDP_RT_OK;
    if (int32_t status = meet(ctx, channel, operation, mover))
      return status;
    if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
      if (int32_t status = checkConcealed(ctx, channel, operation))
        return status;
    mover.transfer();
    if (int32_t status = near.status())
      return status;
    if (operation.desc->kind != FSDP_RT_ALL_REDUCE)
      return finishOperation(ctx, channel, operation);
    operation.stage = Reduced;
    near.reach(Phase::Reduced, sequence);
  }
  if (!near.allReached(Phase::Reduced, sequence))
    return FSDP_RT_OK;
  mover.collect();
  if (int32_t status = near.status())
    return status;
  return finishOperation(ctx, channel, operation);
}

/// With members on other nodes: one collective of a channel after another.
static int32_t advanceFar(fsdp_rt_context &ctx, Channel &channel,
                          Operation &operation, bool &moved) {
  Exchange &exchange = *stateOf(channel).exchange;
  if (int32_t status = exchange.listen(moved))
    return status;
  const Operation *active = exchange.active();
  if (active && active != &operation)
    return FSDP_RT_OK;
  ProcessMover mover(ctx, channel, operation);
  uint64_t sequence = operation.sequence;
  ProcessRendezvous near(ctx, channel);
  if (!active) {
    if (!near.allReached(Phase::Published, sequence))
      return FSDP_RT_OK;
    if (int32_t status = meet(ctx, channel, operation, mover))
      return status;
  }
  if (int32_t status = exchange.advance(operation, mover, moved))
    return status;
  bool isAllReduce = operation.desc->kind == FSDP_RT_ALL_REDUCE;
  if (isAllReduce && operation.stage == Begun &&
      exchange.step() >= Exchange::Step::Gather) {
    operation.stage = Reduced;
    near.reach(Phase::Reduced, sequence);
  }
  if (exchange.step() != Exchange::Step::Done)
    return FSDP_RT_OK;
  if (isAllReduce && !near.allReached(Phase::Reduced, sequence))
    return FSDP_RT_OK;
  if (isAllReduce)
    mover.collect();
  exchange.leave();
  moved = true;
  return finishOperation(ctx, channel, operation);
}

int32_t ProcessRendezvous::advance(Operation &operation, bool &moved) const {
  if (isOwnAffair(*operation.desc)) {
    moved = true;
    return moveOwn(ctx, channel, operation);
  }
  if (state.exchange)
    return advanceFar(ctx, channel, operation, moved);
  int32_t stage = operation.stage;
  int32_t status = advanceNear(ctx, channel, operation);
  moved |=
      operation.stage != stage || operation.state != OperationState::Started;
  return status;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

static int32_t start(fsdp_rt_context &ctx, Channel &channel,
                     Operation &operation) {
  ProcessChannel &state = stateOf(channel);
  ProcessSlot &slot = *state.slot(channel.me, operation.sequence);
  slot.signature = operation.signature;
  writeName(operation, slot.announced.text);
  if (int32_t status = publishPlaces(ctx, channel, operation, slot))
    return status;
  ProcessRendezvous near(ctx, channel);
  near.reach(Phase::Published, operation.sequence);
  if (state.exchange)
    if (int32_t status = state.exchange->announce(operation))
      return status;
  if (int32_t status = near.compareSignatures(operation))
    return status;
  if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
    return FSDP_RT_OK;
  if (state.exchange && !isOwnAffair(*operation.desc)) {
    near.advanceAll(ctx);
    return statusOf(*ctx.world);
  }
  bool moved = false;
  return near.advance(operation, moved);
}

static int32_t finish(fsdp_rt_context &ctx, Channel &channel,
                      Operation &operation) {
  bool inOrder =
      stateOf(channel).exchange && !(ctx.world->flags & FSDP_RT_ADVERSARIAL);
  ProcessRendezvous near(ctx, channel);
  int64_t idle = 0;
  while (operation.state == OperationState::Started) {
    bool moved = false;
    int32_t before = operation.stage;
    // With far members earlier collectives come first.
    if (!inOrder)
      if (int32_t status = near.advance(operation, moved))
        return status;
    if (operation.state != OperationState::Started)
      break;
    if (moved || operation.stage != before)
      continue;
    Phase missing = before == Begun ? Phase::Published : Phase::Reduced;
    int32_t status = stateOf(channel).exchange
                         ? waitForMessage(ctx, channel, operation, idle)
                         : near.waitUntil(operation, missing);
    if (status)
      return status;
  }
  return statusOf(*ctx.world);
}

/// A rank that has slices could run ahead of far members by more than the ring
/// holds: their headers bound it. Of other collectives these have arrived.
static int32_t awaitHeaders(fsdp_rt_context &ctx, Channel &channel,
                            Operation &operation, bool block, bool &known) {
  Exchange *exchange = stateOf(channel).exchange.get();
  known = !exchange || !operation.isOwn;
  for (int64_t idle = 0; !known;) {
    bool moved = false;
    int32_t status = exchange->listen(moved);
    if (!status)
      status = exchange->isKnown(operation, known);
    if (!status && !known && block)
      status = waitForMessage(ctx, channel, operation, idle);
    if (status || !block)
      return status;
  }
  return FSDP_RT_OK;
}

static int32_t release(fsdp_rt_context &ctx, Channel &channel,
                       Operation &operation, bool block) {
  ProcessRendezvous near(ctx, channel);
  bool known = false;
  if (int32_t status = awaitHeaders(ctx, channel, operation, block, known))
    return status;
  if (block)
    if (int32_t status = near.waitUntil(operation, Phase::Done))
      return status;
  operation.released =
      block || (known && near.allReached(Phase::Done, operation.sequence));
  return FSDP_RT_OK;
}

/// Of which other processes read nothing.
static bool isPrivate(int32_t kind) {
  return kind == FSDP_RT_ARENA_TEMP || kind == FSDP_RT_ARENA_OFFLOAD;
}

static void *allocate(fsdp_rt_context &ctx, int32_t kind, int64_t bytes) {
  // Nobody else reads temporaries, and these get huge pages.
  if (isPrivate(kind))
    return mapMemory(static_cast<size_t>(bytes));
  OwnMemory &memory = worldOf(ctx).memory;
  int64_t segment = memory.add(bytes, /*touch=*/true);
  return segment < 0 ? nullptr : memory.memory(segment);
}

static void deallocate(fsdp_rt_world &, int64_t, int32_t kind, void *memory,
                       int64_t bytes) {
  // Shared memory ends with the world.
  if (isPrivate(kind))
    unmapMemory(memory, static_cast<size_t>(bytes));
}

/// Others of the node read the failure from the block, before they learn of it
/// through rank 0.
static void wake(fsdp_rt_world &world) {
  auto &state = static_cast<ProcessWorld &>(*world.state);
  if (state.library)
    state.library->broken = true;
  std::lock_guard<std::mutex> guard(state.memoryLock);
  if (!state.block)
    return;
  Block &block = *state.block;
  std::memcpy(block.failureText, world.failureText, sizeof(block.failureText));
  block.failure.store(statusOf(world));
  block.event.fetch_add(1);
  futexWakeShared(block.event);
  for (std::unique_ptr<PeerMemory> &peer : state.peers)
    if (peer)
      wakeMember(*peer->block());
}

static void quiesce(fsdp_rt_context &) {
  // Others see the failure in the block after they have read.
}

const Backend fsdp::rt::mpiBackend = {
    "mpi",   createWorld, createRank, joinChannel, start,      finish,
    release, wake,        quiesce,    allocate,    deallocate,
};
