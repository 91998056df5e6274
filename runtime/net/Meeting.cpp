//===- Meeting.cpp - how the processes of a world find each other ---------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Meeting.h"
#include "TcpControl.h"

#include <chrono>
#include <sstream>
#include <thread>

using namespace fsdp::rt;

/// Fetches rank and size from MPI.
static int32_t startMpi(fsdp_rt_world &world, Meeting &meeting) {
  std::string why;
  Launch &launch = meeting.launch;
  meeting.library = loadMpi(why);
  if (!meeting.library)
    return fail(world, FSDP_RT_UNSUPPORTED, "%s", why.c_str());
  if (meeting.library->size != launch.size)
    return fail(world, FSDP_RT_INVALID_ARGUMENT,
                "%s count %lld processes, but %s (%s) counts %lld: it is not "
                "the MPI of the launcher; FSDP_MPI_LIBRARY names the right one",
                launch.source.c_str(), static_cast<long long>(launch.size),
                meeting.library->path.c_str(), meeting.library->version.c_str(),
                static_cast<long long>(meeting.library->size));
  launch.rank = meeting.library->rank;
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

/// Rank 0 tells the others where to connect: "cookie port host... \n network".
static int32_t invite(fsdp_rt_world &world, const Meeting &meeting,
                      const Invitation &to) {
  std::ostringstream text;
  text << to.cookie << ' ' << to.port;
  for (const std::string &host : ownAddresses())
    if (text.str().size() < 700)
      text << ' ' << host;
  text << '\n' << networkName();
  std::string invitation = text.str();
  invitation.resize(invitationBytes);
  for (int64_t rank = 1; rank < world.size; ++rank) {
    Request request = 0;
    std::string error =
        meeting.library->send(invitation.data(), invitationBytes, rank,
                              meeting.tags + invitationTag, request);
    if (int32_t status = finishMessage(world, *meeting.library, request, error))
      return status;
  }
  return FSDP_RT_OK;
}

static int32_t readInvitation(fsdp_rt_world &world, const Meeting &meeting,
                              Invitation &to) {
  std::string invitation(invitationBytes, '\0');
  Request request = 0;
  std::string error =
      meeting.library->receive(&invitation[0], invitationBytes, 0,
                               meeting.tags + invitationTag, request);
  if (int32_t status = finishMessage(world, *meeting.library, request, error))
    return status;
  std::istringstream text(invitation.c_str());
  std::string line, network, host;
  std::getline(text, line);
  std::getline(text, network);
  std::istringstream fields(line);
  fields >> to.cookie >> to.port;
  while (fields >> host)
    to.hosts.push_back(host);
  if (network == networkName())
    to.hosts.insert(to.hosts.begin(), "127.0.0.1");
  return FSDP_RT_OK;
}

static int32_t meetThroughMpi(fsdp_rt_world &world, const Meeting &meeting) {
  Invitation to;
  if (world.firstRank != 0) {
    if (int32_t status = readInvitation(world, meeting, to))
      return status;
    world.control = joinTcpControl(world, to);
    return statusOf(world);
  }
  Listener listener;
  std::string why = listener.open(0);
  if (!why.empty())
    return fail(world, FSDP_RT_INVALID_ARGUMENT, "rank 0 %s", why.c_str());
  to.port = listener.port;
  to.cookie = randomNumber();
  if (int32_t status = invite(world, meeting, to))
    return status;
  world.control = hostTcpControl(world, listener, to);
  return statusOf(world);
}

/// Through MPI, or where the launcher says that rank 0 is.
static int32_t connect(fsdp_rt_world &world, const Meeting &meeting) {
  if (meeting.library)
    return meetThroughMpi(world, meeting);
  world.control =
      meetTcpControl(world, meeting.launch.address, meeting.launch.port);
  return statusOf(world);
}

int32_t fsdp::rt::meetProcesses(fsdp_rt_world &world, Meeting &meeting) {
  static std::atomic<int> count{0};
  meeting.tags = (count.fetch_add(1) % 4096) << 8;
  Launch &launch = meeting.launch;
  std::string error = readLaunch(launch);
  if (!error.empty())
    return fail(world, FSDP_RT_INVALID_ARGUMENT, "%s", error.c_str());
  if (launch.kind == Launch::Kind::Alone)
    return FSDP_RT_OK;
  if (launch.kind == Launch::Kind::Mpi)
    if (int32_t status = startMpi(world, meeting))
      return status;
  if (world.size && world.size != launch.size)
    return fail(world, FSDP_RT_INVALID_ARGUMENT,
                "expected %lld processes, the launcher started %lld",
                static_cast<long long>(world.size),
                static_cast<long long>(launch.size));
  world.size = launch.size;
  world.firstRank = launch.rank;
  world.localRanks = 1;
  return world.size > 1 ? connect(world, meeting) : FSDP_RT_OK;
}
