//===- Setup.cpp - finding the other processes ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../src/Launch.h"
#include "../../src/TcpControl.h"
#include "Mpi.h"

#include <chrono>
#include <random>
#include <sstream>
#include <thread>
#include <unistd.h>

using namespace fsdp::rt;
using namespace fsdp::rt::mpi;

//===----------------------------------------------------------------------===//
// Worlds
//===----------------------------------------------------------------------===//

static uint64_t randomNumber() {
  std::random_device device;
  return static_cast<uint64_t>(device()) << 32 | device();
}

/// Fetches rank and size from MPI.
static int32_t startMpi(fsdp_rt_world &world, World &state, Launch &launch) {
  std::string why;
  state.library = loadMpi(why);
  if (!state.library)
    return fail(world, FSDP_RT_UNSUPPORTED, "%s", why.c_str());
  if (state.library->size != launch.size)
    return fail(world, FSDP_RT_INVALID_ARGUMENT,
                "%s count %lld processes, but %s (%s) counts %lld: it is not "
                "the MPI of the launcher; FSDP_MPI_LIBRARY names the right one",
                launch.source.c_str(), static_cast<long long>(launch.size),
                state.library->path.c_str(), state.library->version.c_str(),
                static_cast<long long>(state.library->size));
  launch.rank = state.library->rank;
  return FSDP_RT_OK;
}

/// Waits for a message of the bootstrap.
static int32_t finishMessage(fsdp_rt_world &world, MpiLibrary &library,
                             Request &request, std::string error) {
  int64_t deadline = nowNanoseconds() + world.timeoutMs * 1000000;
  bool done = false;
  while (error.empty() && !done) {
    error = library.test(request, done);
    if (done || !error.empty())
      break;
    if (nowNanoseconds() > deadline)
      return fail(world, FSDP_RT_TIMEOUT,
                  "rank %lld has not met the others within %lld ms",
                  static_cast<long long>(world.firstRank),
                  static_cast<long long>(world.timeoutMs));
    std::this_thread::sleep_for(std::chrono::microseconds(100));
  }
  return error.empty() ? FSDP_RT_OK
                       : fail(world, FSDP_RT_PEER_FAILED, "%s", error.c_str());
}

constexpr int64_t invitationBytes = 1024;
constexpr int invitationTag = 255;

/// Rank 0 tells the others where to connect: "cookie port host... \n node".
static int32_t invite(fsdp_rt_world &world, World &state, Meeting &meeting) {
  std::ostringstream text;
  text << meeting.cookie << ' ' << meeting.port;
  for (const std::string &host : ownAddresses())
    if (text.str().size() < 700)
      text << ' ' << host;
  text << '\n' << nodeName(0);
  std::string invitation = text.str();
  invitation.resize(invitationBytes);
  for (int64_t rank = 1; rank < world.size; ++rank) {
    Request request = 0;
    std::string error =
        state.library->send(invitation.data(), invitationBytes, rank,
                            state.tags + invitationTag, request);
    if (int32_t status = finishMessage(world, *state.library, request, error))
      return status;
  }
  return FSDP_RT_OK;
}

static int32_t readInvitation(fsdp_rt_world &world, World &state,
                              Meeting &meeting) {
  std::string invitation(invitationBytes, '\0');
  Request request = 0;
  std::string error = state.library->receive(
      &invitation[0], invitationBytes, 0, state.tags + invitationTag, request);
  if (int32_t status = finishMessage(world, *state.library, request, error))
    return status;
  std::istringstream text(invitation.c_str());
  std::string line, node, host;
  std::getline(text, line);
  std::getline(text, node);
  std::istringstream fields(line);
  fields >> meeting.cookie >> meeting.port;
  while (fields >> host)
    meeting.hosts.push_back(host);
  if (node == nodeName(0))
    meeting.hosts.insert(meeting.hosts.begin(), "127.0.0.1");
  return FSDP_RT_OK;
}

static int32_t meetThroughMpi(fsdp_rt_world &world, World &state) {
  Meeting meeting;
  if (world.firstRank != 0) {
    if (int32_t status = readInvitation(world, state, meeting))
      return status;
    world.control = joinTcpControl(world, meeting);
    return statusOf(world);
  }
  Listener listener;
  std::string why = listener.open(0);
  if (!why.empty())
    return fail(world, FSDP_RT_INVALID_ARGUMENT, "rank 0 %s", why.c_str());
  meeting.port = listener.port;
  meeting.cookie = randomNumber();
  if (int32_t status = invite(world, state, meeting))
    return status;
  world.control = hostTcpControl(world, listener, meeting);
  return statusOf(world);
}

int32_t fsdp::rt::mpi::createWorld(fsdp_rt_world &world) {
  static std::atomic<int> count{0};
  auto owned = std::make_unique<World>();
  World &state = *owned;
  state.tags = (count.fetch_add(1) % 4096) << 8;
  Launch launch;
  std::string error = readLaunch(launch);
  if (!error.empty())
    return fail(world, FSDP_RT_INVALID_ARGUMENT, "%s", error.c_str());
  if (launch.kind == Launch::Kind::Mpi)
    if (int32_t status = startMpi(world, state, launch))
      return status;
  if (world.size && world.size != launch.size)
    return fail(world, FSDP_RT_INVALID_ARGUMENT,
                "expected %lld processes, %s %lld",
                static_cast<long long>(world.size),
                launch.kind == Launch::Kind::Alone
                    ? "but nothing launched them (try mpirun); this is 1 of"
                    : "the launcher started",
                static_cast<long long>(launch.size));
  world.size = launch.size;
  world.firstRank = launch.rank;
  world.localRanks = 1;
  state.streamBytes =
      environmentInteger("FSDP_STREAM_BYTES", lastLevelCacheBytes() / 2);
  state.peers.resize(static_cast<size_t>(world.size));
  if (world.size > 1 && launch.kind == Launch::Kind::Mpi) {
    if (int32_t status = meetThroughMpi(world, state))
      return status;
  } else if (world.size > 1) {
    world.control = meetTcpControl(world, launch.address, launch.port);
    if (int32_t status = statusOf(world))
      return status;
  }
  world.state = std::move(owned);
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Ranks
//===----------------------------------------------------------------------===//

/// Opens the memory of a rank of this node.
static int32_t openPeer(fsdp_rt_context &ctx, int64_t rank,
                        std::unique_ptr<PeerMemory> peer) {
  fsdp_rt_world &world = *ctx.world;
  std::string why = peer->open();
  // A rank that needed nobody may be gone already.
  for (int wait = 0; !why.empty() && wait < 100; ++wait) {
    if (progressOf(world, rank).ended.load() || statusOf(world))
      return statusOf(world);
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  if (!why.empty())
    return fail(ctx, FSDP_RT_UNSUPPORTED, "rank %lld: %s",
                static_cast<long long>(rank), why.c_str());
  World &state = worldOf(ctx);
  std::lock_guard<std::mutex> guard(state.memoryLock);
  state.peers[static_cast<size_t>(rank)] = std::move(peer);
  return FSDP_RT_OK;
}

static std::string nodeKey(int64_t rank) {
  return "fsdp_rt/node/" + std::to_string(rank);
}

/// Says where the own memory is, and opens that of others on the node.
static int32_t findPeers(fsdp_rt_context &ctx, uint64_t cookie) {
  fsdp_rt_world &world = *ctx.world;
  std::string node = nodeName(ctx.rank);
  std::ostringstream text;
  text << getpid() << ' ' << worldOf(ctx).memory.blockFile() << ' ' << cookie
       << ' ' << node;
  if (int32_t status = world.control->put(nodeKey(ctx.rank), text.str()))
    return status;
  int64_t nearby = 1;
  for (int64_t rank = 0; rank < world.size; ++rank) {
    if (rank == ctx.rank)
      continue;
    std::string value, name;
    int32_t status = world.control->get(nodeKey(rank), value, world.timeoutMs);
    if (status == FSDP_RT_TIMEOUT)
      return fail(ctx, status,
                  "rank %lld has not made its context within %lld ms",
                  static_cast<long long>(rank),
                  static_cast<long long>(world.timeoutMs));
    if (status)
      return status;
    std::istringstream fields(value);
    int64_t process = 0, theirs = 0;
    int file = 0;
    fields >> process >> file >> theirs;
    std::getline(fields >> std::ws, name);
    if (name != node)
      continue;
    ++nearby;
    auto peer = std::make_unique<PeerMemory>(process, file,
                                             static_cast<uint64_t>(theirs));
    if ((status = openPeer(ctx, rank, std::move(peer))))
      return status;
  }
  // Launchers bind each process to a core of its own if there are enough.
  int64_t cores =
      std::max<int64_t>(usableCores(), sysconf(_SC_NPROCESSORS_ONLN));
  worldOf(ctx).spins = static_cast<int>(
      environmentInteger("FSDP_SPIN", nearby <= cores ? 2000 : 50));
  return FSDP_RT_OK;
}

int32_t fsdp::rt::mpi::createRank(fsdp_rt_context &ctx) {
  World &state = worldOf(ctx);
  auto rank = std::make_unique<Rank>();
  rank->sources.resize(static_cast<size_t>(ctx.world->size));
  rank->stagings.reserve(64);
  ctx.state = std::move(rank);
  // Read as a signed number.
  uint64_t cookie = randomNumber() >> 1;
  if (!state.memory.create(cookie))
    return fail(ctx, FSDP_RT_OUT_OF_MEMORY, "can't make shared memory");
  {
    std::lock_guard<std::mutex> guard(state.memoryLock);
    state.block = state.memory.block();
  }
  return findPeers(ctx, cookie);
}

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

int32_t fsdp::rt::mpi::joinChannel(fsdp_rt_context &ctx, Channel &channel) {
  World &world = worldOf(ctx);
  auto state = std::make_unique<ChannelState>();
  state->number = channel.number;
  state->depth = channel.operations.size();
  state->staged.resize(state->depth, -1);
  auto members = static_cast<size_t>(channel.group->size());
  state->members.resize(members);
  int64_t slots = world.memory.add(
      static_cast<int64_t>(state->depth) * Slot::bytes(), /*touch=*/false);
  if (slots < 0)
    return fail(ctx, FSDP_RT_OUT_OF_MEMORY, "can't make shared memory");
  for (size_t member = 0; member < members; ++member) {
    ChannelState::Member &one = state->members[member];
    auto number = static_cast<int64_t>(member);
    one.memory =
        world.peers[static_cast<size_t>(channel.group->ranks[member])].get();
    if (number == channel.me) {
      one.block = world.memory.block();
      one.slots = world.memory.memory(slots);
    } else if (one.memory) {
      one.block = one.memory->block();
    } else {
      state->far.push_back(number);
      continue;
    }
    state->near.push_back(number);
  }
  world.memory.block()->slots[channel.number].store(
      static_cast<int32_t>(slots));
  if (!state->far.empty() && !world.library)
    return fail(ctx, FSDP_RT_UNSUPPORTED,
                "not supported: ranks on several nodes without MPI; start "
                "them with mpirun");
  if (!state->far.empty())
    state->exchange = std::make_unique<Exchange>(ctx, channel, state->far);
  channel.state = std::move(state);
  return FSDP_RT_OK;
}
