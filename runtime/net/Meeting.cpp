//===- Meeting.cpp - how the processes of a world find each other ---------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Meeting.h"
#include "Addresses.h"
#include "Introductions.h"
#include "TcpMeeting.h"
#include "core/Suspension.h"

#include <chrono>
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
  int64_t deadline = awakeNanoseconds() + world.timeoutMs * 1000000;
  bool done = false;
  while (error.empty() && !done) {
    error = library.test(request, done);
    if (done || !error.empty())
      break;
    if (awakeNanoseconds() > deadline)
      return fail(world, FSDP_RT_TIMEOUT,
                  "rank %lld has not met the others within %lld ms",
                  static_cast<long long>(world.firstRank),
                  static_cast<long long>(world.timeoutMs));
    int64_t begin = nowNanoseconds();
    std::this_thread::sleep_for(std::chrono::microseconds(100));
    noteWait(begin, 100'000);
  }
  return error.empty() ? FSDP_RT_OK
                       : fail(world, FSDP_RT_PEER_FAILED, "%s", error.c_str());
}

constexpr int64_t invitationBytes = 1024;
constexpr int invitationTag = 255;

static int32_t invite(fsdp_rt_world &world, const Meeting &meeting,
                      const MpiInvitation &own) {
  std::string invitation = own.print(invitationBytes);
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
                              MpiInvitation &invitation) {
  std::string bytes(invitationBytes, '\0');
  Request request = 0;
  std::string error = meeting.library->receive(
      &bytes[0], invitationBytes, 0, meeting.tags + invitationTag, request);
  if (int32_t status = finishMessage(world, *meeting.library, request, error))
    return status;
  if (!invitation.parse(bytes.c_str()))
    return fail(world, FSDP_RT_PEER_FAILED,
                "rank 0 sent a malformed invitation; all ranks need the same "
                "version of the runtime");
  return FSDP_RT_OK;
}

/// Takes over how rank 0 trusts. Returns what is wrong, empty if nothing.
static std::string agree(const MpiInvitation &invitation, Trust &trust) {
  trust.world = invitation.world;
  bool wasGiven = invitation.secret == MpiInvitation::given;
  if (wasGiven != trust.hasKey)
    return std::string("rank 0 ") + (wasGiven ? "has" : "has no") +
           " FSDP_JOB_SECRET, this rank " +
           (trust.hasKey ? "has" : "has none") +
           "; Open MPI's 'mpirun -x FSDP_JOB_SECRET' hands it on";
  if (wasGiven)
    return "";
  trust.trustsNetwork = invitation.secret == MpiInvitation::trusted;
  if (trust.trustsNetwork || invitation.secret == MpiInvitation::none)
    return "";
  std::string why;
  if (!Mac::isAvailable(why))
    return "rank 0 has OpenSSL 3, but here it can't be loaded (" + why +
           "): install it (Debian's libssl3), or name its libcrypto in "
           "FSDP_CRYPTO_LIBRARY";
  trust.setSecret(invitation.secret);
  return "";
}

static int32_t joinThroughMpi(fsdp_rt_world &world, Meeting &meeting) {
  MpiInvitation invitation;
  if (int32_t status = readInvitation(world, meeting, invitation))
    return status;
  std::string why = agree(invitation, meeting.trust);
  bool isNear = invitation.network == networkName();
  if (why.empty() && !isNear && !meeting.trust.mayLeaveMachine())
    why = std::string("rank 0 is on another machine: ") + wayToOtherMachines();
  if (!why.empty())
    return fail(world, FSDP_RT_INVALID_ARGUMENT, "rank %lld: %s",
                static_cast<long long>(world.firstRank), why.c_str());
  Invitation to{invitation, meeting.trust.mayLeaveMachine()};
  if (isNear)
    to.hosts.insert(to.hosts.begin(), "127.0.0.1");
  world.control = joinTcpControl(world, to, meeting.trust);
  return statusOf(world);
}

static int32_t hostThroughMpi(fsdp_rt_world &world, Meeting &meeting) {
  Trust &trust = meeting.trust;
  MpiInvitation invitation;
  std::string why;
  invitation.world = trust.world = randomNumber();
  invitation.network = networkName();
  if (trust.hasKey) {
    invitation.secret = MpiInvitation::given;
  } else if (Mac::isAvailable(why)) {
    invitation.secret = makeSecret();
    trust.setSecret(invitation.secret);
  } else {
    invitation.secret =
        trust.trustsNetwork ? MpiInvitation::trusted : MpiInvitation::none;
  }
  Listener listener;
  why = listener.open(0, trust.mayLeaveMachine());
  if (!why.empty())
    return fail(world, FSDP_RT_INVALID_ARGUMENT, "rank 0 %s", why.c_str());
  invitation.port = listener.port;
  invitation.hosts = reachableAddresses("");
  if (int32_t status = invite(world, meeting, invitation))
    return status;
  world.control = hostTcpControl(world, listener, trust);
  return statusOf(world);
}

/// Whether the ranks can meet at the place that the environment names.
static int32_t checkPlace(fsdp_rt_world &world, const Meeting &meeting) {
  const Launch &launch = meeting.launch;
  std::string why = whyNoHost(launch.address);
  if (meeting.trust.mayLeaveMachine()) {
    // Name servers may learn of a host that has just been started.
    if (!why.empty())
      std::fprintf(stderr,
                   "fsdp_rt: warning: rank %lld: '%s', where rank 0 is to be, "
                   "names no machine yet: %s\n",
                   static_cast<long long>(launch.rank), launch.address.c_str(),
                   why.c_str());
    return FSDP_RT_OK;
  }
  if (!why.empty())
    return fail(world, FSDP_RT_INVALID_ARGUMENT,
                "rank %lld: '%s', where rank 0 is to be, names no machine: %s; "
                "expected a name or an address without brackets or spaces in "
                "MASTER_ADDR",
                static_cast<long long>(launch.rank), launch.address.c_str(),
                why.c_str());
  if (!isThisMachine(launch.address))
    return fail(
        world, FSDP_RT_INVALID_ARGUMENT,
        "rank %lld: '%s', where rank 0 is to be, is not this machine: %s",
        static_cast<long long>(launch.rank), launch.address.c_str(),
        wayToOtherMachines());
  // Several launchers of one machine meet there.
  if (expectsOtherMachines(launch) && !isLoopback(launch.address))
    return fail(
        world, FSDP_RT_INVALID_ARGUMENT,
        "rank %lld: the launcher says that ranks are on other machines, "
        "too: %s",
        static_cast<long long>(launch.rank), wayToOtherMachines());
  return FSDP_RT_OK;
}

/// Through MPI, or where the launcher says that rank 0 is.
static int32_t connect(fsdp_rt_world &world, Meeting &meeting) {
  std::string why = readTrust(meeting.trust);
  if (!why.empty())
    return fail(world, FSDP_RT_INVALID_ARGUMENT, "%s", why.c_str());
  if (meeting.library)
    return world.firstRank == 0 ? hostThroughMpi(world, meeting)
                                : joinThroughMpi(world, meeting);
  if (int32_t status = checkPlace(world, meeting))
    return status;
  world.control = meetTcpControl(world, meeting.launch.address,
                                 meeting.launch.port, meeting.trust);
  return statusOf(world);
}

int32_t fsdp::rt::meetProcesses(fsdp_rt_world &world, Meeting &meeting) {
  static std::atomic<int> count{0};
  // MPI has tags up to 32767 everywhere, and may have no others.
  meeting.tags = (count.fetch_add(1) % 128) << 8;
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
