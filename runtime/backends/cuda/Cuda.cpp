//===- Cuda.cpp - ranks on GPUs -------------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each rank has a device and a stream to compute on; each channel a stream that
// waits for that one when a collective starts, and that that one waits for when
// its result is needed. Neither start nor finish blocks the host, except
// while communicators are made.
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"
#include "core/Descriptor.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

//===----------------------------------------------------------------------===//
// Errors and waiting
//===----------------------------------------------------------------------===//

void fsdp::rt::cuda::noteCuda(const Api &api, Outcome &outcome,
                              const char *call, cudaError_t result) {
  if (result == cudaSuccess || !outcome.good())
    return;
  outcome.call = call;
  outcome.cuda = result;
  std::snprintf(outcome.detail, sizeof(outcome.detail), "%s",
                api.cudaGetErrorString(result));
}

void fsdp::rt::cuda::noteNccl(const Api &api, Outcome &outcome,
                              const char *call, ncclResult_t result,
                              ncclComm_t comm) {
  if (result == ncclSuccess || result == ncclInProgress || !outcome.good())
    return;
  outcome.call = call;
  outcome.nccl = result;
  const char *last = api.ncclGetLastError(comm);
  bool more = last && *last;
  std::snprintf(outcome.detail, sizeof(outcome.detail), "%s%s%s",
                api.ncclGetErrorString(result), more ? ": " : "",
                more ? last : "");
}

int32_t fsdp::rt::cuda::statusOfOutcome(const Outcome &outcome) {
  if (outcome.good())
    return FSDP_RT_OK;
  if (outcome.nccl == ncclRemoteError)
    return FSDP_RT_PEER_FAILED;
  return outcome.cuda == cudaErrorMemoryAllocation ? FSDP_RT_OUT_OF_MEMORY
                                                   : FSDP_RT_DEVICE_FAILED;
}

int32_t fsdp::rt::cuda::judge(fsdp_rt_context &ctx, const Outcome &outcome,
                              const char *name) {
  if (outcome.good())
    return statusOf(*ctx.world);
  return fail(ctx, statusOfOutcome(outcome), "%s%s%s failed: %s",
              name ? name : "", name ? ": " : "", outcome.call, outcome.detail);
}

void Pause::rest() {
  if (spins-- > 0) {
    cpuRelax();
    return;
  }
  std::this_thread::sleep_for(std::chrono::microseconds(micros));
  micros = std::min(kLongest, micros * 2);
}

static int32_t advance(fsdp_rt_context &ctx, Channel &channel);

/// Moves the started collectives of all channels on.
static int32_t advanceAll(fsdp_rt_context &ctx) {
  for (Channel &channel : ctx.channels)
    if (channel.state)
      if (int32_t status = advance(ctx, channel))
        return status;
  return FSDP_RT_OK;
}

/// One turn of waiting for the collective of a slot.
static int32_t waitForSlot(fsdp_rt_context &ctx, Channel &channel,
                           const DeviceSlot &slot, Pause &pause) {
  Operation probe;
  probe.sequence = slot.sequence;
  probe.name = slot.name;
  if (int32_t status = slot.inGraph ? checkGraph(ctx, channel, slot)
                                    : checkWaiting(ctx, channel, probe))
    return status;
  if (int32_t status = advanceAll(ctx))
    return status;
  pause.rest();
  return FSDP_RT_OK;
}

/// Blocks until a recorded collective has happened.
static int32_t awaitSlot(fsdp_rt_context &ctx, Channel &channel,
                         DeviceSlot &slot) {
  const Api &api = worldOf(ctx).api;
  Pause pause(worldOf(ctx));
  while (!slot.happened) {
    cudaError_t result = api.cudaEventQuery(
        slot.inGraph ? rankOf(ctx).graphs->launched : slot.done);
    if (result == cudaSuccess) {
      slot.happened = true;
    } else if (result == cudaErrorNotReady) {
      if (int32_t status = waitForSlot(ctx, channel, slot, pause))
        return status;
    } else {
      Outcome outcome;
      noteCuda(api, outcome, "cudaEventQuery", result);
      return judge(ctx, outcome, slot.name->text.c_str());
    }
  }
  return statusOf(*ctx.world);
}

int32_t fsdp::rt::cuda::drain(fsdp_rt_context &ctx) {
  DeviceRank &rank = rankOf(ctx);
  const Api &api = rank.world.api;
  Pause pause(rank.world);
  int64_t begin = nowNanoseconds();
  while (true) {
    cudaError_t result = api.cudaStreamQuery(rank.compute);
    if (result != cudaErrorNotReady) {
      Outcome outcome;
      noteCuda(api, outcome, "cudaStreamQuery", result);
      return judge(ctx, outcome, nullptr);
    }
    if (int32_t status = statusOf(*ctx.world))
      return status;
    if ((nowNanoseconds() - begin) / 1000000 > ctx.world->timeoutMs)
      return fail(ctx, FSDP_RT_TIMEOUT,
                  "the device did not finish its work in %lld ms",
                  static_cast<long long>(ctx.world->timeoutMs));
    pause.rest();
  }
}

int32_t fsdp::rt::cuda::synchronize(fsdp_rt_context &ctx) {
  FSDP_TRY_CUDA(ctx, worldOf(ctx).api, cudaSetDevice, (rankOf(ctx).device));
  int32_t status = rankOf(ctx).graphs ? endSequence(ctx) : FSDP_RT_OK;
  for (Channel &channel : ctx.channels) {
    if (!channel.state)
      continue;
    DeviceChannel &state = stateOf(channel);
    uint64_t depth = state.slots.size();
    uint64_t at = state.front > depth ? state.front - depth : 1;
    for (; at < state.front && !status; ++at)
      if (state.slot(at).awaited)
        status = awaitSlot(ctx, channel, state.slot(at));
  }
  endWait(ctx);
  return status ? status : drain(ctx);
}

//===----------------------------------------------------------------------===//
// Worlds, ranks, channels
//===----------------------------------------------------------------------===//

static int32_t readEnvironment(fsdp_rt_world &owner, DeviceWorld &world) {
  const char *memory = std::getenv("FSDP_NCCL_MEMORY");
  world.onHost = memory && std::strcmp(memory, "host") == 0;
  if (memory && *memory && !world.onHost && std::strcmp(memory, "device") != 0)
    return fail(owner, FSDP_RT_INVALID_ARGUMENT,
                "expected FSDP_NCCL_MEMORY=device or host, got '%s'", memory);
  world.windows = !world.onHost && world.api.hasWindows() &&
                  environmentInteger("FSDP_NCCL_WINDOWS", 1);
  world.copyEngines =
      world.windows && environmentInteger("FSDP_NCCL_COPY_ENGINES", 0);
  world.maxCTAs = environmentCount("FSDP_NCCL_REDUCE_CTAS", 0);
  world.log = environmentInteger("FSDP_NCCL_LOG", 0) != 0;
  world.attentionBytes =
      environmentInteger("FSDP_ATTENTION_WORKSPACE", int64_t{1} << 30);
  world.tf32 = environmentInteger("FSDP_TF32", 0) != 0;
  int64_t spins = owner.localRanks <= usableCores() ? 2000 : 50;
  world.spins = environmentCount("FSDP_SPIN", spins);
  return FSDP_RT_OK;
}

/// Whether steps become graphs. Whoever asks for that in the options of the
/// world gets it or an error; FSDP_CUDA_GRAPHS is a wish.
static int32_t chooseGraphs(fsdp_rt_world &owner, DeviceWorld &world) {
  bool asked = owner.flags & FSDP_RT_CUDA_GRAPHS;
  if (!asked && !environmentInteger("FSDP_CUDA_GRAPHS", 0))
    return FSDP_RT_OK;
  const char *reason =
      world.shared   ? "the ranks share a GPU"
      : world.onHost ? "arenas are memory of the host (FSDP_NCCL_MEMORY=host)"
      : !world.api.hasGraphs()
          ? "libcudart has no cudaGraphInstantiateWithFlags or other functions "
            "of graphs, which CUDA 11.7 has"
          : nullptr;
  if (reason && asked)
    return fail(owner, FSDP_RT_UNSUPPORTED, "not supported: CUDA graphs: %s",
                reason);
  if (reason)
    std::fprintf(stderr, "fsdp_rt: no CUDA graphs: %s\n", reason);
  world.graphs = !reason;
  return FSDP_RT_OK;
}

/// The number of this process on its machine.
static int64_t localRank(int64_t otherwise) {
  for (const char *name : {"LOCAL_RANK", "OMPI_COMM_WORLD_LOCAL_RANK",
                           "MPI_LOCALRANKID", "SLURM_LOCALID"})
    if (int64_t rank = environmentInteger(name, -1); rank >= 0)
      return rank;
  return otherwise;
}

/// Ranks are threads, or the processes of a launcher.
static int32_t meet(fsdp_rt_world &owner, DeviceWorld &world) {
  Meeting meeting;
  if (int32_t status = meetProcesses(owner, meeting))
    return status;
  world.mpi = meeting.library;
  if (meeting.launch.kind != Launch::Kind::Alone)
    world.firstDevice = static_cast<int>(localRank(owner.firstRank));
  else if (!owner.size)
    return fail(owner, FSDP_RT_INVALID_ARGUMENT,
                "expected a number of ranks, or a launcher that sets RANK, "
                "WORLD_SIZE and MASTER_ADDR");
  return FSDP_RT_OK;
}

/// Counts devices; fails modes that need memory of the host.
static int32_t expectDevices(fsdp_rt_world &owner, DeviceWorld &world) {
  const char *name = owner.backend->name;
  bool poison = (owner.flags & FSDP_RT_POISON) && !world.onHost;
  if (poison || (owner.flags & FSDP_RT_ADVERSARIAL))
    return fail(
        owner, FSDP_RT_UNSUPPORTED, "not supported: backend '%s' in %s mode%s",
        name, poison ? "poison" : "adversarial",
        poison && !world.shared ? ", except with FSDP_NCCL_MEMORY=host" : "");
  cudaError_t result = world.api.cudaGetDeviceCount(&world.devices);
  if (result != cudaSuccess)
    return fail(owner, FSDP_RT_UNSUPPORTED, "backend '%s': no device: %s", name,
                world.api.cudaGetErrorString(result));
  return FSDP_RT_OK;
}

static int32_t createWorld(fsdp_rt_world &owner) {
  auto state = std::make_unique<DeviceWorld>();
  char text[384];
  // First, so that the other processes hear of failures.
  if (int32_t status = meet(owner, *state))
    return status;
  if (!load(state->api, text, sizeof(text)))
    return fail(owner, FSDP_RT_UNSUPPORTED, "backend 'nccl': %s", text);
  if (int32_t status = readEnvironment(owner, *state))
    return status;
  if (int32_t status = chooseGraphs(owner, *state))
    return status;
  if (int32_t status = expectDevices(owner, *state))
    return status;
  if (state->devices < owner.localRanks)
    return fail(owner, FSDP_RT_UNSUPPORTED,
                "backend 'nccl': expected a device for each of %lld ranks, got "
                "%d",
                static_cast<long long>(owner.localRanks), state->devices);
  // Each process may see its own device only.
  state->firstDevice %= state->devices;
  owner.deviceMemory = !state->onHost;
  owner.state = std::move(state);
  return FSDP_RT_OK;
}

static int32_t createSharedWorld(fsdp_rt_world &owner) {
  auto state = std::make_unique<DeviceWorld>();
  char text[384];
  if (int32_t status = expectShareable(owner))
    return status;
  if (!loadCuda(state->api, text, sizeof(text)))
    return fail(owner, FSDP_RT_UNSUPPORTED, "backend '%s': %s",
                owner.backend->name, text);
  if (int32_t status = readEnvironment(owner, *state))
    return status;
  state->shared = true;
  state->onHost = state->windows = state->copyEngines = false;
  if (int32_t status = chooseGraphs(owner, *state))
    return status;
  if (int32_t status = expectDevices(owner, *state))
    return status;
  owner.deviceMemory = true;
  owner.state = std::move(state);
  return FSDP_RT_OK;
}

/// A stream as important, or as unimportant, as possible.
static int32_t createStream(fsdp_rt_context &ctx, bool important,
                            cudaStream_t &stream) {
  const Api &api = worldOf(ctx).api;
  int least = 0, most = 0;
  FSDP_TRY_CUDA(ctx, api, cudaDeviceGetStreamPriorityRange, (&least, &most));
  FSDP_TRY_CUDA(ctx, api, cudaStreamCreateWithPriority,
                (&stream, cudaStreamNonBlocking, important ? most : least));
  return FSDP_RT_OK;
}

int32_t fsdp::rt::cuda::createEvent(fsdp_rt_context &ctx, cudaEvent_t &event) {
  DeviceRank &rank = rankOf(ctx);
  FSDP_TRY_CUDA(ctx, rank.world.api, cudaEventCreateWithFlags,
                (&event, cudaEventDisableTiming));
  if (!rank.world.shared) {
    rank.events.push_back(event);
    return FSDP_RT_OK;
  }
  std::lock_guard<std::mutex> guard(rank.world.lock);
  rank.world.events.push_back(event);
  return FSDP_RT_OK;
}

static int32_t createRank(fsdp_rt_context &ctx) {
  DeviceWorld &world = worldOf(ctx);
  int64_t number = world.shared ? 0 : ctx.rank - ctx.world->firstRank;
  int device = world.firstDevice + static_cast<int>(number);
  ctx.state = std::make_unique<DeviceRank>(world, ctx, device);
  DeviceRank &rank = rankOf(ctx);
  if (world.graphs)
    rank.graphs = std::make_unique<Graphs>();
  FSDP_TRY_CUDA(ctx, world.api, cudaSetDevice, (device));
  if (int32_t status = createStream(ctx, /*important=*/false, rank.compute))
    return status;
  std::lock_guard<std::mutex> guard(world.lock);
  world.ranks.push_back(&rank);
  return FSDP_RT_OK;
}

DeviceRank::~DeviceRank() {
  const Api &api = world.api;
  {
    std::lock_guard<std::mutex> guard(world.lock);
    world.ranks.erase(std::remove(world.ranks.begin(), world.ranks.end(), this),
                      world.ranks.end());
  }
  api.cudaSetDevice(device);
  // Communicators wait for the ends of graphs.
  endGraphs(*this);
  closeCommunicators(*this);
  closeCompute(*this);
  for (const auto &communicator : communicators) {
    if (communicator->stream)
      api.cudaStreamDestroy(communicator->stream);
    if (communicator->scratch)
      api.cudaFreeHost(communicator->scratch);
  }
  for (void *memory : pieces)
    api.cudaFree(memory);
  if (compute)
    api.cudaStreamDestroy(compute);
  for (cudaEvent_t event : events)
    api.cudaEventDestroy(event);
}

DeviceChannel::~DeviceChannel() {
  for (DeviceSlot &slot : slots)
    for (const PinnedStage &stage : slot.stages)
      api.cudaFreeHost(stage.pinned);
}

static DeviceTeam *joinTeam(DeviceWorld &world, const Channel &channel) {
  std::lock_guard<std::mutex> guard(world.lock);
  std::vector<std::unique_ptr<DeviceTeam>> &teams = world.teams[channel.number];
  auto index = static_cast<size_t>(channel.group->index);
  if (teams.size() <= index)
    teams.resize(index + 1);
  if (!teams[index]) {
    teams[index] = std::make_unique<DeviceTeam>();
    for (int64_t member = 0; member < channel.group->size(); ++member)
      teams[index]->members.emplace_back(channel.operations.size());
  }
  return teams[index].get();
}

static int32_t joinChannel(fsdp_rt_context &ctx, Channel &channel) {
  DeviceWorld &world = worldOf(ctx);
  DeviceRank &rank = rankOf(ctx);
  FSDP_TRY_CUDA(ctx, world.api, cudaSetDevice, (rank.device));
  auto state = std::make_unique<DeviceChannel>(world.api);
  state->team = joinTeam(world, channel);
  state->slots = std::vector<DeviceSlot>(channel.operations.size());
  for (DeviceSlot &slot : state->slots)
    for (cudaEvent_t *event : {&slot.begun, &slot.reduced, &slot.done})
      if (world.shared || event != &slot.reduced)
        if (int32_t status = createEvent(ctx, *event))
          return status;
  if (world.shared)
    reserveShared(channel, *state->team);
  auto communicator = std::make_unique<Communicator>();
  state->communicator = communicator.get();
  communicator->channel = channel.number;
  // Copies need a stream only.
  if (world.shared || channel.copies)
    communicator->opening = Opening::Ready;
  communicator->name =
      channel.number == barrierChannel
          ? "communicator of barriers"
          : "communicator of channel " + std::to_string(channel.number);
  {
    std::lock_guard<std::mutex> guard(rank.lock);
    rank.communicators.push_back(std::move(communicator));
  }
  Communicator &mine = *state->communicator;
  void *scratch = nullptr;
  FSDP_TRY_CUDA(ctx, world.api, cudaHostAlloc,
                (&scratch, 64, cudaHostAllocPortable));
  mine.scratch = static_cast<int64_t *>(scratch);
  if (int32_t status = createEvent(ctx, mine.agreed))
    return status;
  cudaStream_t stream = nullptr;
  if (int32_t status = createStream(ctx, /*important=*/true, stream))
    return status;
  {
    std::lock_guard<std::mutex> guard(rank.lock);
    mine.stream = stream;
  }
  channel.state = std::move(state);
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// Shows the other members of this process what was started.
static void announce(const fsdp_rt_context &ctx, const Channel &channel,
                     const Operation &operation) {
  auto &ring = stateOf(channel).team->members[static_cast<size_t>(channel.me)];
  Announcement &mine = ring[operation.sequence % ring.size()];
  mine.sequence.store(0);
  mine.signature.store(operation.signature);
  mine.name.store(operation.name);
  mine.placement.store(placementOf(ctx, operation));
  mine.sequence.store(operation.sequence);
}

/// Compares with the members that started it before.
static int32_t compareSignatures(fsdp_rt_context &ctx, const Channel &channel,
                                 const Operation &operation) {
  auto &members = stateOf(channel).team->members;
  for (size_t index = 0; index < members.size(); ++index) {
    Announcement &other =
        members[index][operation.sequence % members[index].size()];
    if (other.sequence.load() != operation.sequence)
      continue;
    uint64_t signature = other.signature.load();
    uint64_t placement = other.placement.load();
    const CollectiveName *name = other.name.load();
    if (other.sequence.load() != operation.sequence)
      continue; // it was writing the next one
    if (signature != operation.signature)
      return failMismatch(ctx, channel, operation, static_cast<int64_t>(index),
                          name->text.c_str());
    if (placement != placementOf(ctx, operation))
      return fail(ctx, FSDP_RT_MISMATCH,
                  "%s: its buffers lie at other offsets of their arenas than "
                  "on rank %lld, which windows don't allow",
                  name->text.c_str(),
                  static_cast<long long>(channel.group->ranks[index]));
  }
  return FSDP_RT_OK;
}

/// Stages of an operation.
enum DeviceStage : int32_t { Begun, Issued };

static int32_t issue(fsdp_rt_context &ctx, Channel &channel,
                     Operation &operation) {
  DeviceRank &rank = rankOf(ctx);
  const Api &api = rank.world.api;
  Communicator &communicator = *stateOf(channel).communicator;
  DeviceSlot &slot = stateOf(channel).slot(operation.sequence);
  Outcome outcome;
  {
    std::lock_guard<std::mutex> guard(rank.lock);
    if (int32_t status = statusOf(*ctx.world))
      return status;
    if (!rank.world.onHost)
      noteCuda(api, outcome, "cudaStreamWaitEvent",
               api.cudaStreamWaitEvent(communicator.stream, slot.begun, 0));
    issueCalls(ctx, channel, operation, outcome);
  }
  operation.stage = Issued;
  return judge(ctx, outcome, operation.name->text.c_str());
}

/// Issues the started collectives of a channel in their order, as far as that
/// goes without blocking.
static int32_t advance(fsdp_rt_context &ctx, Channel &channel) {
  DeviceChannel &state = stateOf(channel);
  Communicator &communicator = *state.communicator;
  while (state.front < channel.next) {
    Operation &operation = channel.at(state.front);
    DeviceSlot &slot = state.slot(state.front);
    if (slot.sequence != state.front)
      return FSDP_RT_OK; // about to start
    if (operation.stage == Begun && worldOf(ctx).shared) {
      bool issued = false;
      int32_t status = issueShared(ctx, channel, operation, issued);
      if (status || !issued)
        return status;
      operation.stage = Issued;
    } else if (operation.stage == Begun) {
      // A slice needs a stream only.
      bool calls = !isOwnAffair(*operation.desc);
      if (calls)
        if (int32_t status = advanceOpening(ctx, channel))
          return status;
      if (calls && communicator.opening != Opening::Ready)
        return FSDP_RT_OK;
      if (int32_t status = issue(ctx, channel, operation))
        return status;
    }
    bool settled = false;
    int32_t status = settle(ctx, communicator, settled);
    if (status || !settled)
      return status;
    if ((status = completeIssue(ctx, channel, operation, slot.done)))
      return status;
    slot.recorded = true;
    publishIssued(channel, state.front);
    ++state.front;
  }
  return FSDP_RT_OK;
}

/// Whether a start or wait is part of a graph; barriers are none, and what was
/// called before them happens before them.
static bool deferCollective(fsdp_rt_context &ctx, Channel &channel,
                            const Operation &operation, bool isStart,
                            int32_t &status) {
  if (!rankOf(ctx).graphs)
    return false;
  if (channel.number == barrierChannel)
    return (status = endSequence(ctx)) != FSDP_RT_OK;
  // The ring came round: as far may the host be ahead of the device.
  DeviceSlot &slot = stateOf(channel).slot(operation.sequence);
  if (isStart && slot.sequence < rankOf(ctx).graphs->base[channel.number]) {
    status = awaitSlot(ctx, channel, slot);
    endWait(ctx);
    if (status)
      return true;
  }
  return isStart ? deferStart(ctx, channel, operation, status)
                 : deferFinish(ctx, channel, operation, status);
}

static int32_t start(fsdp_rt_context &ctx, Channel &channel,
                     Operation &operation) {
  DeviceRank &rank = rankOf(ctx);
  DeviceChannel &state = stateOf(channel);
  DeviceSlot &slot = state.slot(operation.sequence);
  int32_t deferred;
  announce(ctx, channel, operation);
  if (int32_t status = compareSignatures(ctx, channel, operation))
    return status;
  if (deferCollective(ctx, channel, operation, /*isStart=*/true, deferred))
    return deferred;
  FSDP_TRY_CUDA(ctx, rank.world.api, cudaSetDevice, (rank.device));
  // The ring came round: its events are used again.
  int32_t status = awaitSlot(ctx, channel, slot);
  endWait(ctx);
  if (!status)
    status = prepareBuffers(ctx, operation, slot);
  if (!status && !rank.world.shared)
    status = reservePieces(ctx, channel, operation);
  if (status)
    return status;
  if (state.communicator->opening == Opening::Identity &&
      operation.sequence == 1)
    state.communicator->gathers = operation.desc->kind == FSDP_RT_ALL_GATHER;
  if (!rank.world.onHost)
    FSDP_TRY_CUDA(ctx, rank.world.api, cudaEventRecord,
                  (slot.begun, rank.compute));
  slot.begin(operation, /*isRecorded=*/false, /*isInGraph=*/false);
  if (rank.world.shared)
    publishShared(channel, operation);
  return advance(ctx, channel);
}

static int32_t finish(fsdp_rt_context &ctx, Channel &channel,
                      Operation &operation) {
  DeviceRank &rank = rankOf(ctx);
  DeviceSlot &slot = stateOf(channel).slot(operation.sequence);
  Pause pause(rank.world);
  int32_t deferred;
  if (deferCollective(ctx, channel, operation, /*isStart=*/false, deferred)) {
    operation.state = OperationState::Finished;
    return deferred;
  }
  FSDP_TRY_CUDA(ctx, rank.world.api, cudaSetDevice, (rank.device));
  if (int32_t status = advance(ctx, channel))
    return status;
  while (!slot.recorded)
    if (int32_t status = waitForSlot(ctx, channel, slot, pause))
      return status;
  if (rank.world.onHost || !slot.stages.empty()) {
    if (int32_t status = awaitSlot(ctx, channel, slot))
      return status;
    finishBuffers(rank.world.api, slot);
  } else if (rank.world.shared && !isOwnAffair(*operation.desc)) {
    while (!allIssued(channel, slot.sequence))
      if (int32_t status = waitForSlot(ctx, channel, slot, pause))
        return status;
    if (int32_t status = awaitShared(ctx, channel, operation))
      return status;
  } else {
    FSDP_TRY_CUDA(ctx, rank.world.api, cudaStreamWaitEvent,
                  (rank.compute, slot.done, 0));
  }
  slot.awaited = true;
  operation.state = OperationState::Finished;
  return statusOf(*ctx.world);
}

/// What the rank does from now on waits for the end of the collective, so its
/// sources are free.
static int32_t release(fsdp_rt_context &, Channel &, Operation &operation,
                       bool) {
  operation.released = operation.state != OperationState::Started;
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Ends
//===----------------------------------------------------------------------===//

/// Whether nothing runs on any stream of this process's ranks.
static bool allIdle(DeviceWorld &world) {
  std::lock_guard<std::mutex> guard(world.lock);
  for (DeviceRank *rank : world.ranks) {
    std::lock_guard<std::mutex> mine(rank->lock);
    // Nobody may ask streams that are being captured.
    if (rank->graphs && rank->graphs->use.load() == GraphUse::Capturing)
      return false;
    for (const auto &communicator : rank->communicators)
      if (communicator->stream &&
          world.api.cudaStreamQuery(communicator->stream) == cudaErrorNotReady)
        return false;
    if (world.api.cudaStreamQuery(rank->compute) == cudaErrorNotReady)
      return false;
  }
  return true;
}

static void quiesce(fsdp_rt_context &ctx) {
  DeviceRank &rank = rankOf(ctx);
  if (!statusOf(*ctx.world) && !synchronize(ctx))
    return;
  if (rank.quiet)
    return;
  // Also those that were made since the failure.
  abortAll(*ctx.world);
  Pause pause(rank.world);
  int64_t limit = nowNanoseconds() + int64_t{2} * 1000000000;
  while (!allIdle(rank.world) && nowNanoseconds() < limit)
    pause.rest();
  rank.quiet = true;
}

static void wake(fsdp_rt_world &owner) {
  // MPI, which has started the processes, can't be ended any more.
  if (worldOf(owner).mpi)
    worldOf(owner).mpi->broken = true;
  abortAll(owner);
}

/// Backends of ranks on GPUs differ in how their worlds begin and in whether
/// there are communicators to look after.
static constexpr Backend onDevices(const char *name,
                                   int32_t (*createWorld)(fsdp_rt_world &world),
                                   void (*poll)(fsdp_rt_world &world)) {
  return {
      name,
      createWorld,
      createRank,
      joinChannel,
      start,
      finish,
      release,
      wake,
      quiesce,
      allocate,
      deallocate,
      copy,
      synchronize,
      launch,
      multiply,
      attend,
      poll,
      beginGraphStep,
      endGraphStep,
      /*takesCopies=*/true,
  };
}

const Backend fsdp::rt::ncclBackend =
    onDevices("nccl", createWorld, /*poll=*/pollHealth);

const Backend fsdp::rt::embeddedGpuBackend =
    onDevices("embedded-gpu", createSharedWorld, /*poll=*/nullptr);
