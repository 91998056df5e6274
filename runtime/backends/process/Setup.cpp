//===- Setup.cpp - finding the other processes ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Process.h"
#include "net/Addresses.h"
#include "net/Introductions.h"
#include "net/Meeting.h"

#include <chrono>
#include <filesystem>
#include <map>
#include <thread>
#include <unistd.h>

using namespace fsdp::rt;
using namespace fsdp::rt::process;

//===----------------------------------------------------------------------===//
// Worlds
//===----------------------------------------------------------------------===//

/// Whether the machine has a network that MPI uses better than sockets do.
static bool hasFabric() {
  for (const char *path : {"/sys/class/infiniband", "/sys/class/cxi"}) {
    std::error_code error;
    if (!std::filesystem::is_empty(path, error) && !error)
      return true;
  }
  return false;
}

/// Reads what is to carry messages between nodes.
static int32_t chooseTransport(fsdp_rt_world &world, ProcessWorld &state) {
  const char *name = std::getenv("FSDP_TRANSPORT");
  std::string wanted = name ? name : "";
  if (!wanted.empty() && wanted != "tcp" && wanted != "mpi")
    return fail(world, FSDP_RT_INVALID_ARGUMENT,
                "expected FSDP_TRANSPORT=mpi or tcp, got '%s'", name);
  if (wanted == "mpi" && !state.library)
    return fail(world, FSDP_RT_INVALID_ARGUMENT,
                "FSDP_TRANSPORT=mpi: the processes were not started by MPI");
  state.prefersMpi =
      wanted == "mpi" || (wanted.empty() && state.library && hasFabric());
  return FSDP_RT_OK;
}

int32_t fsdp::rt::process::createWorld(fsdp_rt_world &world) {
  auto state = std::make_unique<ProcessWorld>();
  Meeting meeting;
  if (int32_t status = meetProcesses(world, meeting))
    return status;
  if (meeting.launch.kind == Launch::Kind::Alone && world.size > 1)
    return fail(world, FSDP_RT_INVALID_ARGUMENT,
                "expected %lld processes, but nothing launched them (try "
                "mpirun); this is 1 of 1",
                static_cast<long long>(world.size));
  world.size = meeting.launch.size;
  world.firstRank = meeting.launch.rank;
  world.localRanks = 1;
  state->library = meeting.library;
  state->tags = meeting.tags;
  state->meetingHost = meeting.launch.address;
  state->trust = meeting.trust;
  if (int32_t status = chooseTransport(world, *state))
    return status;
  state->streamBytes =
      environmentInteger("FSDP_STREAM_BYTES", lastLevelCacheBytes() / 2);
  state->peers.resize(static_cast<size_t>(world.size));
  state->addresses.resize(static_cast<size_t>(world.size));
  world.state = std::move(state);
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
  ProcessWorld &state = worldOf(ctx);
  std::lock_guard<std::mutex> guard(state.memoryLock);
  state.peers[static_cast<size_t>(rank)] = std::move(peer);
  return FSDP_RT_OK;
}

/// Says where the own memory and port are.
static int32_t introduce(fsdp_rt_context &ctx, Card &own, uint64_t cookie) {
  ProcessWorld &state = worldOf(ctx);
  if (ctx.world->size > 1)
    if (std::string why = state.memory.serve(); !why.empty())
      return fail(ctx, FSDP_RT_UNSUPPORTED, "rank %lld %s",
                  static_cast<long long>(ctx.rank), why.c_str());
  own.memory = state.memory.service().path();
  own.word = state.memory.service().word();
  own.address.cookie = cookie;
  own.node = nodeName(ctx.rank);
  own.network = networkName();
  own.prefersMpi = state.prefersMpi;
  if (!state.prefersMpi && ctx.world->size > 1) {
    own.seals = environmentInteger("FSDP_SEAL_DATA", 0) != 0;
    if (own.seals && !state.trust.hasKey)
      return fail(ctx, FSDP_RT_INVALID_ARGUMENT,
                  "FSDP_SEAL_DATA needs a secret of the job, such as "
                  "FSDP_JOB_SECRET; there is none");
    state.mesh =
        std::make_unique<SocketMesh>(*ctx.world, state.trust, own.seals);
    std::string why = state.mesh->open();
    if (!why.empty())
      return fail(ctx, FSDP_RT_UNSUPPORTED, "rank %lld %s",
                  static_cast<long long>(ctx.rank), why.c_str());
    own.address.port = state.mesh->port();
    if (state.trust.mayLeaveMachine())
      own.address.hosts = reachableAddresses(state.meetingHost);
  }
  return ctx.world->control->introduce(ctx.rank, own.print());
}

/// Reads what another rank said about itself.
static int32_t readCard(fsdp_rt_context &ctx, int64_t rank, Card &card) {
  fsdp_rt_world &world = *ctx.world;
  std::string value;
  int32_t status = world.control->readCard(rank, value, world.timeoutMs);
  if (status == FSDP_RT_TIMEOUT)
    return fail(
        ctx, status, "rank %lld has not made its context within %lld ms",
        static_cast<long long>(rank), static_cast<long long>(world.timeoutMs));
  if (!status && !card.parse(value))
    return fail(ctx, FSDP_RT_PEER_FAILED,
                "rank %lld describes itself in a malformed way; all ranks need "
                "the same version of the runtime",
                static_cast<long long>(rank));
  return status;
}

/// What both ends of a connection must have been told.
static int32_t compareSettings(fsdp_rt_context &ctx, const Card &own,
                               int64_t rank, const Card &card) {
  if (own.prefersMpi || card.prefersMpi || own.seals == card.seals)
    return FSDP_RT_OK;
  return fail(
      ctx, FSDP_RT_INVALID_ARGUMENT,
      "FSDP_SEAL_DATA is %d on rank %lld and %d on rank %lld; set it to "
      "the same on all",
      own.seals, static_cast<long long>(ctx.rank), card.seals,
      static_cast<long long>(rank));
}

/// Says where the own memory is, and opens that of others on the node.
static int32_t findPeers(fsdp_rt_context &ctx, uint64_t cookie) {
  ProcessWorld &state = worldOf(ctx);
  Card own;
  if (int32_t status = introduce(ctx, own, cookie))
    return status;
  int64_t nearby = 1, here = 1, preferMpi = own.prefersMpi;
  std::map<std::string, int32_t> nodes = {{own.node, 0}};
  state.nodes.assign(static_cast<size_t>(ctx.world->size), 0);
  for (int64_t rank = 0; rank < ctx.world->size; ++rank) {
    if (rank == ctx.rank)
      continue;
    Card card;
    if (int32_t status = readCard(ctx, rank, card))
      return status;
    if (int32_t status = compareSettings(ctx, own, rank, card))
      return status;
    preferMpi += card.prefersMpi;
    state.nodes[static_cast<size_t>(rank)] =
        nodes.emplace(card.node, static_cast<int32_t>(nodes.size()))
            .first->second;
    // A machine can be several nodes, whose processes share its cores.
    here += card.node == own.node || card.network == own.network;
    if (card.node != own.node) {
      if (card.network == own.network)
        card.address.hosts.insert(card.address.hosts.begin(), "127.0.0.1");
      state.addresses[static_cast<size_t>(rank)] = card.address;
      continue;
    }
    ++nearby;
    auto peer = std::make_unique<PeerMemory>(*ctx.world, card.memory, card.word,
                                             card.address.cookie);
    if (int32_t status = openPeer(ctx, rank, std::move(peer)))
      return status;
  }
  state.memory.service().expect(nearby - 1);
  state.usesSockets = preferMpi == 0;
  if (preferMpi && preferMpi < ctx.world->size)
    return fail(ctx, FSDP_RT_INVALID_ARGUMENT,
                "%lld of %lld ranks want messages of MPI, the others sockets; "
                "set FSDP_TRANSPORT=tcp on all",
                static_cast<long long>(preferMpi),
                static_cast<long long>(ctx.world->size));
  if (state.mesh && nearby < ctx.world->size)
    state.mesh->begin(cookie);
  else
    state.mesh.reset();
  // Launchers bind each process to a core of its own if there are enough.
  int64_t cores =
      std::max<int64_t>(usableCores(), sysconf(_SC_NPROCESSORS_ONLN));
  state.spins = environmentCount("FSDP_SPIN", here <= cores ? 2000 : 50);
  return FSDP_RT_OK;
}

int32_t fsdp::rt::process::createRank(fsdp_rt_context &ctx) {
  ProcessWorld &state = worldOf(ctx);
  auto rank = std::make_unique<ProcessRank>();
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

/// Adds the far members of a channel; the lower rank of two listens.
static void addPeers(const fsdp_rt_context &ctx, const Channel &channel,
                     const std::vector<int64_t> &far, const ProcessWorld &world,
                     SocketTransport &sockets) {
  for (int64_t member : far) {
    int64_t rank = channel.group->ranks[static_cast<size_t>(member)];
    if (rank < ctx.rank)
      sockets.add(rank, world.addresses[static_cast<size_t>(rank)]);
    else
      sockets.add(rank, DataLink());
  }
}

/// Who of the members receives for whom.
static Relays makeRelays(const ProcessWorld &world, const Channel &channel) {
  std::vector<int32_t> nodes;
  for (int64_t rank : channel.group->ranks)
    nodes.push_back(world.nodes[static_cast<size_t>(rank)]);
  return Relays(nodes, channel.me);
}

int32_t fsdp::rt::process::joinChannel(fsdp_rt_context &ctx, Channel &channel) {
  ProcessWorld &world = worldOf(ctx);
  auto state = std::make_unique<ProcessChannel>();
  state->number = channel.number;
  state->depth = channel.operations.size();
  state->staged.resize(state->depth, -1);
  state->relayed.resize(state->depth, -1);
  state->relays = makeRelays(world, channel);
  auto members = static_cast<size_t>(channel.group->size());
  state->members.resize(members);
  int64_t slots = world.memory.add(static_cast<int64_t>(state->depth) *
                                       ProcessSlot::bytes(),
                                   /*touch=*/false);
  if (slots < 0)
    return fail(ctx, FSDP_RT_OUT_OF_MEMORY, "can't make shared memory");
  for (size_t member = 0; member < members; ++member) {
    ProcessChannel::Member &one = state->members[member];
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
  if (!state->far.empty() && world.usesSockets) {
    auto sockets =
        std::make_unique<SocketTransport>(*world.mesh, channel.number);
    addPeers(ctx, channel, state->far, world, *sockets);
    Transport &transport = *sockets;
    state->exchange = std::make_unique<Exchange>(ctx, channel, state->far,
                                                 transport, std::move(sockets));
  } else if (!state->far.empty()) {
    state->exchange = std::make_unique<Exchange>(ctx, channel, state->far,
                                                 *world.library, nullptr);
  }
  channel.state = std::move(state);
  return FSDP_RT_OK;
}
