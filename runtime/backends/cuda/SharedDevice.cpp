//===- SharedDevice.cpp - ranks as threads that share a GPU ---------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NCCL wants a device for each rank. For tests of several ranks on one device
// each member moves its own data: its stream waits for the events that the
// others recorded when they started the collective, copies from their arenas,
// and adds with kernels of the step, in ascending order of members. An
// all_reduce takes two turns, as on the processor: each member reduces its
// share, then collects those of the others.
//
// A member waits on the host until the others have put their part into their
// streams, as its own stream has to wait for these: until then they read its
// sources. Events belong to the world: a member may have ended before the
// others wait for what it recorded.
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"
#include "core/Descriptor.h"
#include "move/Transfer.h"

#include <cstring>
#include <iterator>
#include <numeric>

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

using Members = std::vector<std::vector<Announcement>>;

static Announcement &announcementOf(const Channel &channel, int64_t member,
                                    uint64_t sequence) {
  Members &members = stateOf(channel).team->members;
  auto &ring = members[static_cast<size_t>(member)];
  return ring[sequence % ring.size()];
}

/// Whether all members came so far with a collective.
static bool allReached(const Channel &channel, uint64_t sequence,
                       std::atomic<uint64_t> Announcement::*counter) {
  for (int64_t member = 0; member < channel.group->size(); ++member)
    if ((announcementOf(channel, member, sequence).*counter).load() < sequence)
      return false;
  return true;
}

/// Lets a stream wait for an event of every member.
static void awaitMembers(const Api &api, const Channel &channel,
                         uint64_t sequence, cudaStream_t stream,
                         cudaEvent_t Events::*event, Outcome &outcome) {
  for (int64_t member = 0; member < channel.group->size(); ++member)
    noteCuda(api, outcome, "cudaStreamWaitEvent",
             api.cudaStreamWaitEvent(
                 stream,
                 announcementOf(channel, member, sequence).events.*event, 0));
}

//===----------------------------------------------------------------------===//
// Movement
//===----------------------------------------------------------------------===//

static constexpr int64_t numSources = FSDP_RT_REDUCTION_SOURCES,
                         blockThreads = FSDP_RT_REDUCTION_THREADS;

namespace {

/// Puts the part of one member into its stream. Under the rank's lock, but
/// expectKernels().
class DeviceMover {
public:
  DeviceMover(fsdp_rt_context &ctx, Channel &channel, Operation &operation)
      : ctx(ctx), api(worldOf(ctx).api), channel(channel), operation(operation),
        desc(*operation.desc), stream(stateOf(channel).communicator->stream),
        members(channel.group->size()) {}

  int32_t expectKernels();
  void move();
  void collect();

  Outcome outcome;

private:
  char *source(int64_t member, int64_t part) {
    return announcement(member).src[static_cast<size_t>(part)];
  }
  Announcement &announcement(int64_t member) {
    return announcementOf(channel, member, operation.sequence);
  }
  void copy(char *to, const char *from, int64_t bytes);
  void moveFrom(int64_t member, int64_t part);
  void reduce(int64_t part, int64_t offset, char *to, int64_t bytes);
  void launch(int32_t dtype, const char *const *sources, char *to,
              int64_t count);

  fsdp_rt_context &ctx;
  const Api &api;
  Channel &channel;
  Operation &operation;
  const fsdp_rt_collective &desc;
  cudaStream_t stream;
  int64_t members;
};

} // namespace

void DeviceMover::copy(char *to, const char *from, int64_t bytes) {
  if (to != from && bytes > 0)
    noteCuda(api, outcome, "cudaMemcpyAsync",
             api.cudaMemcpyAsync(to, from, static_cast<size_t>(bytes),
                                 cudaMemcpyDefault, stream));
}

static std::string kernelName(const fsdp_rt_collective &desc, int32_t dtype) {
  static const char *const types[] = {"f32", "f64", "f16", "bf16",
                                      "i64", "i32", "i8",  "i1"};
  bool isMax = desc.reduce == FSDP_RT_MAX || dtype == FSDP_RT_I1;
  return std::string(isMax ? "fsdp_max_" : "fsdp_sum_") + types[dtype];
}

/// Fails if the rank has not loaded what this collective adds with.
int32_t DeviceMover::expectKernels() {
  if (!reduces(desc))
    return FSDP_RT_OK;
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    std::string name = kernelName(desc, desc.parts[part].dtype);
    if (desc.parts[part].full_bytes > 0 && !findKernel(ctx, name.c_str()))
      return fail(
          ctx, FSDP_RT_UNSUPPORTED,
          "not supported: %s of ranks that share a device: no step that "
          "has run brings the kernel '%s'",
          operation.name->text.c_str(), name.c_str());
  }
  return FSDP_RT_OK;
}

void DeviceMover::launch(int32_t dtype, const char *const *sources, char *to,
                         int64_t count) {
  int64_t slots[4 + numSources] = {reinterpret_cast<intptr_t>(to)};
  for (int64_t member = 0; member < numSources; ++member)
    slots[1 + member] =
        reinterpret_cast<intptr_t>(sources[member < members ? member : 0]);
  int64_t *next = slots + 1 + numSources;
  *next++ = members;
  double divisor = desc.mean ? static_cast<double>(members) : 1;
  if (dtype == FSDP_RT_F64) {
    std::memcpy(next++, &divisor, sizeof(divisor));
  } else if (dtype == FSDP_RT_F32 || dtype == FSDP_RT_F16 ||
             dtype == FSDP_RT_BF16) {
    auto single = static_cast<float>(divisor);
    std::memcpy(next++, &single, sizeof(single));
  }
  *next++ = count;
  void *params[std::size(slots)];
  for (int64_t *slot = slots; slot != next; ++slot)
    params[slot - slots] = slot;
  noteDriver(
      api, outcome, "cuLaunchKernel",
      api.cuLaunchKernel(
          findKernel(ctx, kernelName(desc, dtype).c_str()),
          static_cast<unsigned>((count + blockThreads - 1) / blockThreads), 1,
          1, blockThreads, 1, 1, 0, stream, params, nullptr));
}

/// Reduces the bytes [offset, offset + bytes) of the full buffers.
void DeviceMover::reduce(int64_t part, int64_t offset, char *to,
                         int64_t bytes) {
  int32_t dtype = desc.parts[part].dtype;
  int64_t size = elementBytes(dtype);
  // Kernels have 32-bit indices.
  constexpr int64_t most = int64_t{1} << 30;
  for (int64_t at = 0; at < bytes / size; at += most) {
    const char *sources[numSources] = {};
    for (int64_t member = 0; member < members; ++member)
      sources[member] = source(member, part) + offset + at * size;
    launch(dtype, sources, to + at * size, std::min(most, bytes / size - at));
  }
  ctx.stats.bytes_reduced += bytes;
}

/// What goes from one member of an all_to_all to another, as few sets of rows:
/// calls `visit(source, sourcePitch, target, targetPitch, width, rows)`.
template <typename Visitor>
static void forEachRows(const fsdp_rt_part &part, int64_t members, int64_t from,
                        int64_t to, Visitor visit) {
  if (part.full_bytes == 0)
    return;
  int64_t given = part.segments[0].chunk, taken = part.segments[1].chunk;
  // After so many bytes both sides are at the start of a chunk again.
  int64_t period = std::lcm(given, taken), periods = part.shard_bytes / period;
  int64_t smaller = std::min(given, taken), rows = period / smaller;
  if (period != std::max(given, taken) || rows <= periods)
    return forEachExchanged(
        part, members, from, to, 0, period,
        [&](int64_t source, int64_t target, int64_t bytes, int64_t) {
          visit(source, period * members, target, period * members, bytes,
                periods);
        });
  // The chunks of one side consist of those of the other.
  int64_t far = smaller * members;
  for (int64_t begin = 0; begin < part.shard_bytes; begin += period)
    forEachExchanged(
        part, members, from, to, begin, begin + smaller,
        [&](int64_t source, int64_t target, int64_t bytes, int64_t) {
          visit(source, given == smaller ? far : smaller, target,
                taken == smaller ? far : smaller, bytes, rows);
        });
}

/// What a member gives to this one.
void DeviceMover::moveFrom(int64_t member, int64_t part) {
  char *to = operation.dst[static_cast<size_t>(part)];
  if (desc.kind == FSDP_RT_ALL_TO_ALL)
    return forEachRows(desc.parts[part], members, member, channel.me,
                       [&](int64_t from, int64_t fromPitch, int64_t target,
                           int64_t targetPitch, int64_t width, int64_t rows) {
                         copyRows(api, outcome, stream, to + target,
                                  targetPitch, source(member, part) + from,
                                  fromPitch, width, rows);
                         ctx.stats.bytes_gathered += width * rows;
                       });
  forEachMove(desc, part, members, member, channel.me,
              [&](int64_t from, int64_t target, int64_t bytes) {
                copy(to + target, source(member, part) + from, bytes);
                ctx.stats.bytes_gathered += bytes;
              });
}

/// The own share of an all_reduce, all of others.
void DeviceMover::move() {
  if (isOwnAffair(desc))
    noteCuda(api, outcome, "cudaStreamWaitEvent",
             api.cudaStreamWaitEvent(
                 stream, stateOf(channel).slot(operation.sequence).begun, 0));
  else
    awaitMembers(api, channel, operation.sequence, stream, &DeviceSlot::begun,
                 outcome);
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    char *to = operation.dst[static_cast<size_t>(part)];
    if (desc.kind == FSDP_RT_COPY)
      copy(to, source(channel.me, part), desc.parts[part].full_bytes);
    else if (!reduces(desc))
      for (int64_t member = 0; member < members; ++member)
        moveFrom(member, part);
    else if (desc.kind == FSDP_RT_REDUCE_SCATTER)
      forEachPiece(desc.parts[part], channel.me,
                   [&](int64_t full, int64_t shard, int64_t bytes) {
                     reduce(part, full, to + shard, bytes);
                   });
  }
  if (desc.kind == FSDP_RT_ALL_REDUCE)
    forEachShare(desc, members, channel.me,
                 [&](int64_t part, int64_t begin, int64_t bytes) {
                   reduce(part, begin,
                          operation.dst[static_cast<size_t>(part)] + begin,
                          bytes);
                 });
}

/// The shares of an all_reduce that the others have reduced.
void DeviceMover::collect() {
  awaitMembers(api, channel, operation.sequence, stream, &DeviceSlot::reduced,
               outcome);
  for (int64_t member = 0; member < members; ++member)
    if (member != channel.me)
      forEachShare(desc, members, member,
                   [&](int64_t part, int64_t begin, int64_t bytes) {
                     auto at = static_cast<size_t>(part);
                     copy(operation.dst[at] + begin,
                          announcement(member).dst[at] + begin, bytes);
                   });
}

//===----------------------------------------------------------------------===//
// Turns of a collective
//===----------------------------------------------------------------------===//

void fsdp::rt::cuda::reserveShared(const Channel &channel, DeviceTeam &team) {
  // More are rare, and allocate when they are first seen.
  constexpr size_t parts = 16;
  for (Announcement &mine : team.members[static_cast<size_t>(channel.me)]) {
    mine.src.reserve(parts);
    mine.dst.reserve(parts);
  }
}

void fsdp::rt::cuda::publishShared(const Channel &channel,
                                   const Operation &operation) {
  Announcement &mine = announcementOf(channel, channel.me, operation.sequence);
  mine.src.assign(operation.src.begin(), operation.src.end());
  mine.dst.assign(operation.dst.begin(), operation.dst.end());
  mine.events = stateOf(channel).slot(operation.sequence);
  mine.begun.store(operation.sequence);
}

/// One turn; nothing is put into streams once the world has failed, as failed
/// ranks give their memory back when all streams are empty.
template <typename Turn>
static int32_t take(fsdp_rt_context &ctx, const Operation &operation,
                    DeviceMover &mover, Turn turn) {
  {
    std::lock_guard<std::mutex> guard(rankOf(ctx).lock);
    if (int32_t status = statusOf(*ctx.world))
      return status;
    turn();
  }
  return judge(ctx, mover.outcome, operation.name->text.c_str());
}

int32_t fsdp::rt::cuda::issueShared(fsdp_rt_context &ctx, Channel &channel,
                                    Operation &operation, bool &issued) {
  const Api &api = worldOf(ctx).api;
  uint64_t sequence = operation.sequence;
  DeviceSlot &slot = stateOf(channel).slot(sequence);
  bool hasTwo = operation.desc->kind == FSDP_RT_ALL_REDUCE;
  DeviceMover mover(ctx, channel, operation);
  issued = false;
  std::atomic<uint64_t> &reduced =
      announcementOf(channel, channel.me, sequence).reduced;
  if (reduced.load() < sequence) {
    if (!isOwnAffair(*operation.desc) &&
        !allReached(channel, sequence, &Announcement::begun))
      return FSDP_RT_OK;
    if (int32_t status = mover.expectKernels())
      return status;
    int32_t status = take(ctx, operation, mover, [&] {
      mover.move();
      if (hasTwo)
        noteCuda(api, mover.outcome, "cudaEventRecord",
                 api.cudaEventRecord(slot.reduced,
                                     stateOf(channel).communicator->stream));
    });
    issued = !hasTwo;
    if (status || issued)
      return status;
    reduced.store(sequence);
  }
  if (!allReached(channel, sequence, &Announcement::reduced))
    return FSDP_RT_OK;
  issued = true;
  return take(ctx, operation, mover, [&] { mover.collect(); });
}

void fsdp::rt::cuda::publishIssued(const Channel &channel, uint64_t sequence) {
  announcementOf(channel, channel.me, sequence).issued.store(sequence);
}

bool fsdp::rt::cuda::allIssued(const Channel &channel, uint64_t sequence) {
  return allReached(channel, sequence, &Announcement::issued);
}

int32_t fsdp::rt::cuda::awaitShared(fsdp_rt_context &ctx,
                                    const Channel &channel,
                                    const Operation &operation) {
  Outcome outcome;
  awaitMembers(worldOf(ctx).api, channel, operation.sequence,
               rankOf(ctx).compute, &DeviceSlot::done, outcome);
  return judge(ctx, outcome, operation.name->text.c_str());
}

//===----------------------------------------------------------------------===//
// Worlds
//===----------------------------------------------------------------------===//

int32_t fsdp::rt::cuda::expectShareable(fsdp_rt_world &owner) {
  if (owner.size < 1)
    return fail(owner, FSDP_RT_INVALID_ARGUMENT,
                "expected a number of ranks: those of backend '%s' are threads",
                owner.backend->name);
  if (owner.size > numSources)
    return fail(owner, FSDP_RT_UNSUPPORTED,
                "not supported: %lld ranks on one device; at most %lld",
                static_cast<long long>(owner.size),
                static_cast<long long>(numSources));
  return FSDP_RT_OK;
}

DeviceWorld::~DeviceWorld() {
  for (cudaEvent_t event : events)
    api.cudaEventDestroy(event);
}
