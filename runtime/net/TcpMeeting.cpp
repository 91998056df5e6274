//===- TcpMeeting.cpp - ranks that find rank 0 ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TcpMeeting.h"
#include "Reception.h"
#include "TcpControl.h"
#include "TreeMeeting.h"
#include "core/Platform.h"
#include "core/Suspension.h"
#include "core/World.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <sys/resource.h>
#include <thread>

using namespace fsdp::rt;

namespace {

/// How an attempt to join ended.
enum class Joining { Done, Again, Refused };

} // namespace

//===----------------------------------------------------------------------===//
// Rank 0
//===----------------------------------------------------------------------===//

/// Takes a guest that claims to be a rank; false if that can't be.
static bool enlist(const fsdp_rt_world &world, const Trust &trust, Guest &guest,
                   std::vector<TcpSocket> &peers) {
  ControlClaim claim = {};
  std::string why = readClaim(world, trust, guest.claim, claim);
  auto rank = static_cast<size_t>(claim.rank);
  if (why.empty() &&
      (claim.rank <= 0 || claim.rank >= world.size || peers[rank].isOpen()))
    why = "rank " + std::to_string(claim.rank) + " is there already";
  if (!why.empty()) {
    guest.socket.send(Refuse, 0, why.data(), why.size());
    return false;
  }
  guest.socket.believe();
  peers[rank] = std::move(guest.socket);
  return true;
}

/// Fails the world if a process that had come is gone again.
static bool areAlive(fsdp_rt_world &world, std::vector<TcpSocket> &peers) {
  for (size_t rank = 1; rank < peers.size(); ++rank) {
    std::string why;
    if (!peers[rank].isOpen() || peers[rank].receive(why))
      continue;
    fail(world, FSDP_RT_PEER_FAILED, "rank %lld died while the ranks met: %s",
         static_cast<long long>(rank), why.c_str());
    return false;
  }
  return true;
}

/// Says who has not come, and whom rank 0 did not let in.
static void failMissing(fsdp_rt_world &world, const Listener &listener,
                        const Reception &reception,
                        const std::vector<TcpSocket> &peers) {
  std::string missing, refused;
  for (size_t rank = 1; rank < peers.size(); ++rank)
    if (!peers[rank].isOpen())
      missing += (missing.empty() ? "" : ", ") + std::to_string(rank);
  if (reception.refusals())
    refused = "; " + std::to_string(reception.refusals()) +
              " other connections were refused, the last one because " +
              reception.lastRefusal();
  fail(world, FSDP_RT_TIMEOUT,
       "after %lld ms these ranks have not connected to port %lld of rank 0: "
       "%s%s",
       static_cast<long long>(world.timeoutMs),
       static_cast<long long>(listener.port), missing.c_str(), refused.c_str());
}

/// Lets rank 0 have a connection with each rank while they meet. Returns why
/// that can't be, empty if it can.
static std::string makeRoomFor(int64_t ranks) {
  constexpr int64_t others = 512;
  rlimit files = {};
  auto wanted = static_cast<rlim_t>(ranks + others);
  if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur >= wanted)
    return "";
  if (files.rlim_max < wanted)
    return "needs " + std::to_string(wanted) + " open files to meet " +
           std::to_string(ranks) + " ranks, and may have " +
           std::to_string(files.rlim_max) + " (ulimit -n)";
  files.rlim_cur = wanted;
  return setrlimit(RLIMIT_NOFILE, &files) == 0 ? "" : std::strerror(errno);
}

std::unique_ptr<Control> fsdp::rt::hostTcpControl(fsdp_rt_world &world,
                                                  const Listener &listener,
                                                  const Trust &trust) {
  std::vector<TcpSocket> peers(static_cast<size_t>(world.size));
  if (std::string why = makeRoomFor(world.size); !why.empty()) {
    fail(world, FSDP_RT_UNSUPPORTED, "rank 0 %s", why.c_str());
    return nullptr;
  }
  Reception reception(listener, trust, Plane::Control);
  int64_t deadline = awakeNanoseconds() + world.timeoutMs * 1000000;
  int64_t here = 1, looked = 0;
  // Each look is a call of the system for each rank that is here.
  constexpr int64_t lookEvery = 50'000'000;
  while (here < world.size && awakeNanoseconds() < deadline) {
    if (awakeNanoseconds() - looked > lookEvery) {
      if (!areAlive(world, peers))
        return nullptr;
      looked = awakeNanoseconds();
    }
    std::vector<Guest> guests;
    reception.wait(/*event=*/-1, /*timeoutMs=*/20, guests);
    for (Guest &guest : guests)
      here += enlist(world, trust, guest, peers);
  }
  if (here < world.size) {
    failMissing(world, listener, reception, peers);
    return nullptr;
  }
  TreePlace place = {0, world.size, readFanOut()};
  for (size_t rank = 1; rank < peers.size(); ++rank)
    peers[rank].send(Welcome, place.fanOut, nullptr, 0);
  std::vector<TreeLink> links =
      formTree(world, place, std::move(peers), deadline);
  return statusOf(world) ? nullptr
                         : makeTcpControl(world, place, std::move(links));
}

//===----------------------------------------------------------------------===//
// The others
//===----------------------------------------------------------------------===//

/// Calls rank 0 at one of its addresses; an open socket that may claim.
static TcpSocket callHub(const Invitation &invitation, const Trust &trust,
                         int64_t deadline, int64_t patienceMs, Answer &answer,
                         std::string &why, std::string &at) {
  constexpr int64_t answerTime = 10'000'000'000;
  bool isMet = false;
  for (const std::string &host : invitation.hosts) {
    std::string reason;
    at = host;
    TcpSocket socket =
        connectTcp(host, invitation.port, deadline, patienceMs, reason);
    int64_t limit = std::min(deadline, awakeNanoseconds() + answerTime);
    if (socket.isOpen()) {
      answer =
          callListener(socket, trust, Plane::Control, limit, nullptr, reason);
      if (answer == Answer::Known)
        return socket;
    }
    // Who listens at one says more than that nobody does at another.
    if (!isMet || socket.isOpen())
      why = host + " port " + std::to_string(invitation.port) + ": " + reason;
    isMet |= socket.isOpen();
  }
  return TcpSocket();
}

/// Claims to be a rank, and waits until all others have come.
static Joining join(const fsdp_rt_world &world, const Trust &trust,
                    TcpSocket &socket, int64_t deadline, int64_t &fanOut,
                    std::string &why) {
  ControlClaim claim = {trust.world, world.firstRank, world.size};
  TcpSocket::Header header;
  std::string bytes, end;
  socket.send(Claim, 0, &claim, sizeof(claim));
  if (!socket.await(header, bytes, deadline, nullptr, end)) {
    why = end;
    return Joining::Again;
  }
  fanOut = header.value;
  if (isWelcome(socket, trust, header, bytes, why) && fanOut > 0)
    return Joining::Done;
  if (header.type == Refuse)
    why = bytes;
  return header.type == Refuse ? Joining::Refused : Joining::Again;
}

static std::unique_ptr<Control> joinNeighbours(fsdp_rt_world &world,
                                               const TreePlace &place, Hub hub,
                                               const Trust &trust,
                                               int64_t deadline) {
  std::vector<TreeLink> links =
      joinTree(world, place, std::move(hub), trust, deadline);
  return statusOf(world) ? nullptr
                         : makeTcpControl(world, place, std::move(links));
}

std::unique_ptr<Control> fsdp::rt::joinTcpControl(fsdp_rt_world &world,
                                                  const Invitation &invitation,
                                                  const Trust &trust) {
  // Rank 0 may be leaving its last world, or have too many callers.
  constexpr int64_t leastDoubt = 5'000'000'000;
  int64_t deadline = awakeNanoseconds() + world.timeoutMs * 1000000;
  int64_t doubtSince = 0, doubts = 0;
  // An address that swallows everything must not hold up the right one.
  int64_t patienceMs = 250;
  std::string why, last, host;
  while (awakeNanoseconds() < deadline) {
    Answer answer = Answer::NoAnswer;
    TcpSocket socket =
        callHub(invitation, trust, deadline, patienceMs, answer, why, host);
    if (socket.isOpen()) {
      TreePlace place = {world.firstRank, world.size, 1};
      Joining joining = join(world, trust, socket, deadline, place.fanOut, why);
      if (joining == Joining::Done)
        return joinNeighbours(
            world, place, {std::move(socket), host, invitation.leavesMachine},
            trust, deadline);
      if (joining == Joining::Refused) {
        fail(world, FSDP_RT_INVALID_ARGUMENT, "rank 0 refused rank %lld: %s",
             static_cast<long long>(world.firstRank), why.c_str());
        return nullptr;
      }
    }
    doubts = answer == Answer::NotAccepted ? doubts + 1 : 0;
    doubtSince = doubts == 1 ? awakeNanoseconds() : doubtSince;
    if (doubts > 2 && awakeNanoseconds() - doubtSince > leastDoubt) {
      fail(world, FSDP_RT_INVALID_ARGUMENT,
           "rank 0 does not accept the job's secret of rank %lld; "
           "FSDP_JOB_SECRET or what FSDP_JOB_SECRET_FILE holds must be the "
           "same on all ranks",
           static_cast<long long>(world.firstRank));
      return nullptr;
    }
    // A call that the deadline cut short says less than those before it.
    if (last.empty() || awakeNanoseconds() < deadline)
      last = why;
    patienceMs = std::min<int64_t>(2 * patienceMs, 3000);
    pollAwake(nullptr, 0, 20);
  }
  fail(world, FSDP_RT_TIMEOUT, "rank %lld can't join rank 0 within %lld ms: %s",
       static_cast<long long>(world.firstRank),
       static_cast<long long>(world.timeoutMs), last.c_str());
  return nullptr;
}

std::unique_ptr<Control> fsdp::rt::meetTcpControl(fsdp_rt_world &world,
                                                  const std::string &host,
                                                  int64_t port,
                                                  const Trust &trust) {
  // Nobody calls from elsewhere then. Other names may mean the loopback to rank
  // 0 alone.
  bool isHere = host == "127.0.0.1" || host == "::1" || host == "localhost";
  bool leaves = trust.mayLeaveMachine() && !isHere;
  if (world.firstRank != 0) {
    Invitation invitation;
    invitation.port = port;
    invitation.leavesMachine = leaves;
    if (!leaves)
      // Rank 0 listens there alone, whatever its name means.
      invitation.hosts = {"127.0.0.1", "::1"};
    else
      invitation.hosts = {host};
    return joinTcpControl(world, invitation, trust);
  }
  Listener listener;
  std::string why = listener.open(port, leaves);
  if (why.empty())
    return hostTcpControl(world, listener, trust);
  fail(world, FSDP_RT_INVALID_ARGUMENT, "rank 0 %s", why.c_str());
  return nullptr;
}
