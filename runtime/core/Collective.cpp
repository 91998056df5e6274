//===- Collective.cpp - steps, starts and waits ---------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"
#include "World.h"

#include <cstdio>
#include <cstring>

using namespace fsdp::rt;

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// The caller may free its buffers next, which a peer may be reading.
static int32_t leave(fsdp_rt_context &ctx, int32_t status) {
  if (status)
    ctx.world->backend->quiesce(ctx);
  return status;
}

int32_t fsdp_rt_step_begin(fsdp_rt_context *ctx, int64_t step) {
  if (int32_t status = fsdp_rt_status(ctx))
    return status;
  if (ctx->inStep)
    return fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                "step %lld begins before step %lld ended",
                static_cast<long long>(step),
                static_cast<long long>(ctx->step));
  ctx->step = step;
  ctx->inStep = true;
  progressOf(*ctx->world, ctx->rank).step.store(step);
  ctx->outerFloatMode = getFloatMode();
  if (!(ctx->world->flags & FSDP_RT_KEEP_DENORMALS))
    setFloatMode(withFlushedDenormals(ctx->outerFloatMode));
  if (ctx->world->flags & FSDP_RT_POISON)
    for (int32_t kind : {FSDP_RT_ARENA_COMM, FSDP_RT_ARENA_TEMP})
      poisonArena(ctx->arenas[kind],
                  ctx->world->seed + static_cast<uint64_t>(step) + 1,
                  /*all=*/true);
  recordOf(*ctx->world, ctx->rank).beginStep(step);
  if (ctx->world->backend->beginStep)
    ctx->world->backend->beginStep(*ctx);
  return FSDP_RT_OK;
}

int32_t fsdp_rt_step_end(fsdp_rt_context *ctx) {
  if (!ctx->inStep)
    return fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                "fsdp_rt_step_end without fsdp_rt_step_begin");
  setFloatMode(ctx->outerFloatMode);
  if (!fsdp_rt_status(ctx) && ctx->openTickets != 0)
    fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
         "the step ends with %lld collectives that nothing waited for (last "
         "collective: %s)",
         static_cast<long long>(ctx->openTickets),
         ctx->lastCollective->text.c_str());
  if (ctx->world->backend->endStep)
    leave(*ctx, ctx->world->backend->endStep(*ctx));
  recordOf(*ctx->world, ctx->rank).endStep();
  ctx->inStep = false;
  progressOf(*ctx->world, ctx->rank).step.store(-1);
  if (ctx->world->flags & FSDP_RT_POISON)
    for (Arena &arena : ctx->arenas)
      measureArena(arena);
  return fsdp_rt_status(ctx);
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

/// Notes the time in a field of the flight record.
static void note(FlightRecord::Entry *entry,
                 std::atomic<int64_t> FlightRecord::Entry::*field) {
  if (entry)
    (entry->*field).store(ticks(), std::memory_order_relaxed);
}

//===----------------------------------------------------------------------===//
// Copies of a rank, where memory is the processor's
//===----------------------------------------------------------------------===//

static bool copiesItself(const fsdp_rt_context &ctx, const Channel &channel) {
  return channel.copies && !ctx.world->backend->takesCopies;
}

static void copyParts(Operation &operation) {
  const fsdp_rt_collective &desc = *operation.desc;
  for (int64_t part = 0; part < desc.num_parts; ++part)
    std::memcpy(operation.dst[static_cast<size_t>(part)],
                operation.src[static_cast<size_t>(part)],
                static_cast<size_t>(desc.parts[part].full_bytes));
  operation.state = OperationState::Finished;
  operation.released = true;
}

static int32_t finishCopy(fsdp_rt_context &ctx, Channel &channel,
                          Operation &operation) {
  if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
    if (int32_t status = checkConcealed(ctx, channel, operation))
      return status;
  copyParts(operation);
  return FSDP_RT_OK;
}

static int32_t startMoving(fsdp_rt_context &ctx, Channel &channel,
                           Operation &operation) {
  if (!copiesItself(ctx, channel))
    return ctx.world->backend->start(ctx, channel, operation);
  if (!(ctx.world->flags & FSDP_RT_ADVERSARIAL))
    copyParts(operation);
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Waiting for others
//===----------------------------------------------------------------------===//

/// Waits until the result is in place, and with `release` until the sources are
/// free. Whoever need not sleep does not look at the clock.
static int32_t complete(fsdp_rt_context &ctx, Channel &channel,
                        Operation &operation, bool release) {
  const Backend &backend = *ctx.world->backend;
  int32_t status = FSDP_RT_OK;
  if (operation.state == OperationState::Started) {
    status = copiesItself(ctx, channel)
                 ? finishCopy(ctx, channel, operation)
                 : backend.finish(ctx, channel, operation);
    if (!status)
      note(operation.record, &FlightRecord::Entry::finished);
  }
  if (!status && release && !operation.released)
    status = backend.release(ctx, channel, operation, /*block=*/true);
  endWait(ctx);
  return status;
}

void fsdp::rt::quiesceRank(fsdp_rt_context &ctx) {
  if (ctx.openTickets > 0)
    fail(ctx, FSDP_RT_PEER_FAILED,
         "the rank ends with %lld open collectives (last collective: %s)",
         static_cast<long long>(ctx.openTickets),
         ctx.lastCollective->text.c_str());
  for (Channel &channel : ctx.channels) {
    if (!channel.group)
      continue;
    uint64_t depth = channel.operations.size();
    uint64_t sequence = channel.next > depth ? channel.next - depth : 1;
    for (; sequence < channel.next && !statusOf(*ctx.world); ++sequence)
      if (!channel.at(sequence).released)
        complete(ctx, channel, channel.at(sequence), /*release=*/true);
  }
  if (ctx.state)
    ctx.world->backend->quiesce(ctx);
}

//===----------------------------------------------------------------------===//
// Start
//===----------------------------------------------------------------------===//

/// Frees the slot of the collective that is about to start.
static int32_t makeRoom(fsdp_rt_context &ctx, Channel &channel) {
  Operation &old = channel.at(channel.next);
  if (old.sequence == 0 || old.released)
    return FSDP_RT_OK;
  return complete(ctx, channel, old, /*release=*/true);
}

/// Gives all free slots room for the largest collective, so that later steps
/// need no memory.
static int32_t reservePointers(fsdp_rt_context &ctx, Channel &channel,
                               size_t parts) {
  if (parts <= channel.reserved)
    return FSDP_RT_OK;
  channel.reserved = parts;
  for (Operation &operation : channel.operations) {
    if (operation.state == OperationState::Started)
      continue;
    if (!operation.released)
      if (int32_t status =
              ctx.world->backend->release(ctx, channel, operation, false))
        return status;
    if (!operation.released)
      continue;
    operation.src.reserve(parts);
    operation.dst.reserve(parts);
  }
  return FSDP_RT_OK;
}

static int32_t copyPointers(fsdp_rt_context &ctx, const Operation &operation,
                            void *const *from,
                            int64_t (*bytesOf)(const fsdp_rt_collective &,
                                               int64_t),
                            std::vector<char *> &to) {
  const fsdp_rt_collective &desc = *operation.desc;
  to.resize(static_cast<size_t>(desc.num_parts));
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    const fsdp_rt_part &info = desc.parts[part];
    to[static_cast<size_t>(part)] = static_cast<char *>(from[part]);
    if (from[part] || bytesOf(desc, part) == 0)
      continue;
    return fail(ctx, FSDP_RT_INVALID_ARGUMENT, "%s: unit '%s' has no buffer",
                operation.name->text.c_str(), info.unit ? info.unit : "?");
  }
  return FSDP_RT_OK;
}

/// Fails if members would overwrite what others still need of their sources.
static int32_t checkOverlap(fsdp_rt_context &ctx, const Operation &operation) {
  const fsdp_rt_collective &desc = *operation.desc;
  if (desc.kind != FSDP_RT_ALL_TO_ALL && desc.kind != FSDP_RT_PERMUTE)
    return FSDP_RT_OK;
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    const fsdp_rt_part &info = desc.parts[part];
    auto from =
        reinterpret_cast<intptr_t>(operation.src[static_cast<size_t>(part)]);
    auto to =
        reinterpret_cast<intptr_t>(operation.dst[static_cast<size_t>(part)]);
    if (from < to + info.full_bytes && to < from + info.full_bytes)
      return fail(ctx, FSDP_RT_INVALID_ARGUMENT,
                  "%s: unit '%s': source and destination overlap",
                  operation.name->text.c_str(), info.unit ? info.unit : "?");
  }
  return FSDP_RT_OK;
}

/// Fills the slot of the next collective.
static int32_t prepare(fsdp_rt_context &ctx, Channel &channel,
                       const fsdp_rt_collective &desc, void *const *src,
                       void *const *dst, Operation *&result) {
  const CollectiveName *name = nullptr;
  if (int32_t status = checkDescriptor(ctx, desc, channel.group->size(), name))
    return status;
  if (int32_t status = makeRoom(ctx, channel))
    return status;
  if (int32_t status =
          reservePointers(ctx, channel, static_cast<size_t>(desc.num_parts)))
    return status;
  Operation &operation = channel.at(channel.next);
  operation.desc = &desc;
  operation.isOwn = isOwnAffair(desc);
  operation.name = name;
  operation.signature = name->signature;
  if (int32_t status =
          copyPointers(ctx, operation, src, sourceBytes, operation.src))
    return status;
  if (int32_t status =
          copyPointers(ctx, operation, dst, targetBytes, operation.dst))
    return status;
  if (int32_t status = checkOverlap(ctx, operation))
    return status;
  operation.sequence = channel.next;
  operation.stage = 0;
  operation.released = false;
  operation.state = OperationState::Started;
  result = &operation;
  return FSDP_RT_OK;
}

static int32_t startOn(fsdp_rt_context &ctx, int32_t number,
                       const fsdp_rt_collective &desc, void *const *src,
                       void *const *dst, int64_t &ticket) {
  Channel *channel = nullptr;
  if (int32_t status =
          openChannel(ctx, number, desc.kind == FSDP_RT_COPY, channel))
    return status;
  if (!ctx.world->faults.empty())
    if (int32_t status = injectFaults(ctx, *channel, desc))
      return status;
  Operation *operation = nullptr;
  if (int32_t status = prepare(ctx, *channel, desc, src, dst, operation))
    return status;
  ++channel->next;
  ++ctx.openTickets;
  ctx.lastCollective = operation->name;
  operation->record = recordOf(*ctx.world, ctx.rank)
                          .start(operation->name, operation->sequence,
                                 ctx.inStep ? ctx.step : -1);
  uint64_t sequence = operation->sequence;
  ticket = static_cast<int64_t>(static_cast<uint64_t>(number) << 48 | sequence);
  progressOf(*ctx.world, ctx.rank)
      .started[number]
      .store(sequence, std::memory_order_release);
  if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
    conceal(*channel, *operation);
  int32_t status = startMoving(ctx, *channel, *operation);
  if (operation->state == OperationState::Finished) {
    note(operation->record, &FlightRecord::Entry::finished);
    ctx.stats.finished_in_start += number != barrierChannel;
  }
  note(operation->record, &FlightRecord::Entry::issued);
  return status;
}

int32_t fsdp_rt_start(fsdp_rt_context *ctx, const fsdp_rt_collective *desc,
                      void *const *src, void *const *dst, int64_t *ticket) {
  *ticket = 0;
  int32_t status = fsdp_rt_status(ctx);
  if (!status && (desc->channel < 0 || desc->channel >= FSDP_RT_MAX_CHANNELS))
    status = fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                  "collective on channel %d, expected 0 to %d", desc->channel,
                  FSDP_RT_MAX_CHANNELS - 1);
  if (!status)
    status = startOn(*ctx, desc->channel, *desc, src, dst, *ticket);
  if (status)
    *ticket = 0;
  return leave(*ctx, status);
}

//===----------------------------------------------------------------------===//
// Wait
//===----------------------------------------------------------------------===//

/// Moves `oldest` behind what is closed.
static void retire(Channel &channel) {
  while (channel.oldest < channel.next) {
    const Operation &oldest = channel.at(channel.oldest);
    if (oldest.sequence == channel.oldest &&
        oldest.state != OperationState::Closed)
      return;
    ++channel.oldest;
  }
}

static int32_t waitFor(fsdp_rt_context &ctx, int64_t ticket) {
  auto number = static_cast<int32_t>(ticket >> 48);
  uint64_t sequence = static_cast<uint64_t>(ticket) & 0xffffffffffffull;
  bool known = number >= 0 && number < numChannels &&
               ctx.channels[number].group && sequence > 0 &&
               sequence < ctx.channels[number].next;
  Channel *channel = known ? &ctx.channels[number] : nullptr;
  Operation *operation = known ? &channel->at(sequence) : nullptr;
  if (!known || (operation->sequence == sequence &&
                 operation->state == OperationState::Closed))
    return fail(ctx, FSDP_RT_INVALID_ARGUMENT,
                "wait for ticket %lld, which was never started or waited for "
                "already",
                static_cast<long long>(ticket));
  --ctx.openTickets;
  // The ring came round: the collective was finished to make room.
  if (operation->sequence != sequence) {
    ctx.stats.collectives += number != barrierChannel;
    return FSDP_RT_OK;
  }
  note(operation->record, &FlightRecord::Entry::awaited);
  int64_t before = ctx.stats.wait_nanoseconds;
  // Of a slice nobody else reads the source; it is released when its place in
  // the ring is needed.
  bool stable = operation->desc->flags & FSDP_RT_SOURCE_STABLE ||
                isOwnAffair(*operation->desc);
  if (int32_t status = complete(ctx, *channel, *operation, !stable))
    return status;
  operation->state = OperationState::Closed;
  note(operation->record, &FlightRecord::Entry::closed);
  if (number != barrierChannel)
    count(ctx, *operation->name, ctx.stats.wait_nanoseconds - before);
  retire(*channel);
  return FSDP_RT_OK;
}

int32_t fsdp_rt_wait(fsdp_rt_context *ctx, int64_t ticket) {
  int32_t status = fsdp_rt_status(ctx);
  if (!status && ticket == 0)
    status = fail(*ctx, FSDP_RT_INVALID_ARGUMENT,
                  "wait for a collective that was not started");
  if (!status)
    status = waitFor(*ctx, ticket);
  return leave(*ctx, status);
}

static const fsdp_rt_collective barrierDescription = {
    sizeof(fsdp_rt_collective),
    FSDP_RT_ALL_REDUCE,
    barrierChannel,
    0,
    0,
    0,
    -1,
    0,
    nullptr,
    "barrier"};

int32_t fsdp_rt_barrier(fsdp_rt_context *ctx) {
  int32_t status = fsdp_rt_status(ctx);
  int64_t ticket = 0;
  if (!status)
    status = startOn(*ctx, barrierChannel, barrierDescription, nullptr, nullptr,
                     ticket);
  if (!status)
    status = waitFor(*ctx, ticket);
  if (!status)
    status = fsdp_rt_synchronize(ctx);
  return leave(*ctx, status);
}

int32_t fsdp_rt_synchronize(fsdp_rt_context *ctx) {
  int32_t status = fsdp_rt_status(ctx);
  if (!status && ctx->world->backend->synchronize)
    status = ctx->world->backend->synchronize(*ctx);
  return status;
}

int32_t fsdp_rt_copy(fsdp_rt_context *ctx, void *dst, const void *src,
                     int64_t bytes) {
  int32_t status = fsdp_rt_status(ctx);
  if (status || bytes <= 0)
    return status;
  if (ctx->world->backend->copy)
    return ctx->world->backend->copy(*ctx, dst, src, bytes);
  std::memcpy(dst, src, static_cast<size_t>(bytes));
  return FSDP_RT_OK;
}
