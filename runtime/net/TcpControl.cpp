//===- TcpControl.cpp - processes that talk to rank 0 ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TcpControl.h"
#include "Addresses.h"
#include "Reception.h"
#include "core/Platform.h"
#include "core/World.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <map>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

using namespace fsdp::rt;

namespace {

/// Messages. `value` is the rank, where none is said.
enum Message : uint32_t {
  Put = 0x41, ///< bytes: key, zero, value
  Get,        ///< bytes: key
  Beats,      ///< bytes: Beat[]
  Failure,    ///< value: status; bytes: text
  End         ///< bytes: Beat
};

/// What a rank claims to be.
struct ControlClaim {
  uint64_t world;
  int64_t rank, size;
};

class TcpControl : public Control {
public:
  /// The connection of each rank: on rank 0 those of all others, else that of
  /// rank 0 alone.
  TcpControl(fsdp_rt_world &world, std::vector<TcpSocket> peers)
      : world(world), peers(std::move(peers)), event(eventfd(0, EFD_CLOEXEC)) {}
  ~TcpControl() override;

  void begin() override {
    thread = std::thread([this] { run(); });
  }
  int32_t put(const std::string &key, const std::string &value) override;
  int32_t get(const std::string &key, std::string &value,
              int64_t timeoutMs) override;
  void beat(const Beat *beats, size_t count) override {
    tell(Beats, 0, beats, count * sizeof(Beat), -1);
  }
  void fail(int32_t status, const char *text) override {
    tell(Failure, status, text, std::strlen(text), -1);
  }
  void end(int64_t rank) override {
    // Others must not take the end for the failure that caused it.
    if (int32_t status = statusOf(world))
      tell(Failure, status, world.failureText, std::strlen(world.failureText),
           -1);
    Beat last = makeBeat(world, rank);
    tell(End, rank, &last, sizeof(last), -1);
  }

private:
  bool isHub() const { return world.firstRank == 0; }
  void tell(Message type, int64_t value, const void *bytes, size_t length,
            int64_t except);
  void wake();
  void run();
  void listen(size_t peer);
  void handle(size_t peer, const TcpSocket::Header &header,
              const std::string &bytes);
  void keep(const std::string &pair);
  bool sendBehind();

  fsdp_rt_world &world;
  std::mutex lock;
  std::condition_variable changed;
  std::vector<TcpSocket> peers;
  std::map<std::string, std::string> values;
  /// Rank 0: who waits for a value.
  std::multimap<std::string, size_t> waiting;
  int event;
  /// The first failure has been sent; others are not.
  bool failureTold = false;
  std::atomic<bool> closing{false};
  std::thread thread;
};

} // namespace

//===----------------------------------------------------------------------===//
// Sending
//===----------------------------------------------------------------------===//

/// Sends to all connections but one. What is sent by one thread arrives in that
/// order; of failures the first is sent.
void TcpControl::tell(Message type, int64_t value, const void *bytes,
                      size_t length, int64_t except) {
  bool unsent = false;
  {
    std::lock_guard<std::mutex> guard(lock);
    if (type == Failure && std::exchange(failureTold, true))
      return;
    for (size_t rank = 0; rank < peers.size(); ++rank) {
      if (static_cast<int64_t>(rank) != except)
        peers[rank].send(type, value, bytes, length);
      unsent |= peers[rank].hasUnsent();
    }
    changed.notify_all();
  }
  if (unsent)
    wake();
}

void TcpControl::wake() {
  uint64_t one = 1;
  if (write(event, &one, sizeof(one)) < 0)
    return; // full: it wakes anyway
}

/// Keeps a value; rank 0 sends it to those that wait. `lock` is held.
void TcpControl::keep(const std::string &pair) {
  size_t end = pair.find('\0');
  if (end == std::string::npos)
    return;
  std::string key = pair.substr(0, end);
  values[key] = pair.substr(end + 1);
  auto [first, last] = waiting.equal_range(key);
  for (auto at = first; at != last; ++at)
    peers[at->second].send(Put, 0, pair.data(), pair.size());
  waiting.erase(first, last);
  changed.notify_all();
}

int32_t TcpControl::put(const std::string &key, const std::string &value) {
  std::string pair = key + '\0' + value;
  {
    std::lock_guard<std::mutex> guard(lock);
    if (isHub())
      keep(pair);
    else
      peers[0].send(Put, 0, pair.data(), pair.size());
  }
  wake();
  return FSDP_RT_OK;
}

int32_t TcpControl::get(const std::string &key, std::string &value,
                        int64_t timeoutMs) {
  auto deadline =
      std::chrono::steady_clock::now() + std::chrono::milliseconds(timeoutMs);
  std::unique_lock<std::mutex> guard(lock);
  auto found = values.find(key);
  if (found == values.end() && !isHub()) {
    peers[0].send(Get, 0, key.data(), key.size());
    wake();
  }
  while ((found = values.find(key)) == values.end()) {
    if (int32_t status = statusOf(world))
      return status;
    auto now = std::chrono::steady_clock::now();
    if (now >= deadline)
      return FSDP_RT_TIMEOUT;
    changed.wait_until(guard,
                       std::min(deadline, now + std::chrono::milliseconds(50)));
  }
  value = found->second;
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Receiving
//===----------------------------------------------------------------------===//

/// Passes a message on and does what it says.
void TcpControl::handle(size_t peer, const TcpSocket::Header &header,
                        const std::string &bytes) {
  auto from = static_cast<int64_t>(peer);
  bool passesOn =
      header.type == Beats || header.type == Failure || header.type == End;
  if (isHub() && passesOn)
    tell(static_cast<Message>(header.type), header.value, bytes.data(),
         bytes.size(), from);
  Beat beat;
  switch (header.type) {
  case Put: {
    std::lock_guard<std::mutex> guard(lock);
    keep(bytes);
    break;
  }
  case Get: {
    std::lock_guard<std::mutex> guard(lock);
    auto found = values.find(bytes);
    if (found == values.end()) {
      waiting.emplace(bytes, peer);
      break;
    }
    std::string pair = bytes + '\0' + found->second;
    peers[peer].send(Put, 0, pair.data(), pair.size());
    break;
  }
  case Beats:
    for (size_t at = 0; at + sizeof(beat) <= bytes.size(); at += sizeof(beat)) {
      std::memcpy(&beat, bytes.data() + at, sizeof(beat));
      receiveBeat(world, beat);
    }
    break;
  case Failure:
    receiveFailure(world, static_cast<int32_t>(header.value), bytes.c_str());
    break;
  case End:
    if (bytes.size() != sizeof(beat))
      break;
    std::memcpy(&beat, bytes.data(), sizeof(beat));
    receiveBeat(world, beat);
    receiveEnd(world, header.value);
    break;
  default:
    break;
  }
}

/// Reads one connection.
void TcpControl::listen(size_t peer) {
  std::string why, bytes;
  bool open;
  {
    std::lock_guard<std::mutex> guard(lock);
    open = peers[peer].receive(why);
  }
  TcpSocket::Header header;
  while (true) {
    std::string wrong;
    bool found;
    {
      std::lock_guard<std::mutex> guard(lock);
      found = peers[peer].take(header, bytes, wrong);
    }
    if (found) {
      handle(peer, header, bytes);
      continue;
    }
    if (!wrong.empty()) {
      open = false;
      why = wrong;
    }
    break;
  }
  if (open)
    return;
  {
    std::lock_guard<std::mutex> guard(lock);
    peers[peer].close();
  }
  if (!closing.load())
    receiveLoss(world, static_cast<int64_t>(peer), why.c_str());
}

/// Sends what is queued. Returns whether there is nothing left to wait for.
bool TcpControl::sendBehind() {
  std::lock_guard<std::mutex> guard(lock);
  bool open = false;
  for (TcpSocket &peer : peers) {
    peer.flush();
    open |= peer.isOpen();
    if (closing.load() && peer.isOpen() && !peer.hasUnsent() && !isHub())
      shutdown(peer.descriptor(), SHUT_WR);
  }
  return !open;
}

void TcpControl::run() {
  std::vector<pollfd> wanted;
  int64_t limit = 0;
  while (true) {
    bool alone = sendBehind();
    if (closing.load()) {
      // Rank 0 goes last, as the others may still need it.
      int64_t patience = isHub() && !statusOf(world) ? world.timeoutMs : 1000;
      limit = limit ? limit : nowNanoseconds() + patience * 1000000;
      if (alone || nowNanoseconds() > limit)
        return;
    }
    wanted.assign(1, {event, POLLIN, 0});
    std::vector<size_t> indices(1, 0);
    for (size_t peer = 0; peer < peers.size(); ++peer) {
      if (!peers[peer].isOpen())
        continue;
      bool unsent;
      {
        std::lock_guard<std::mutex> guard(lock);
        unsent = peers[peer].hasUnsent();
      }
      short events = unsent ? POLLIN | POLLOUT : POLLIN;
      wanted.push_back({peers[peer].descriptor(), events, 0});
      indices.push_back(peer);
    }
    poll(wanted.data(), wanted.size(), closing.load() ? 50 : 1000);
    uint64_t count;
    if ((wanted[0].revents & POLLIN) && read(event, &count, sizeof(count)) < 0)
      return;
    for (size_t at = 1; at < wanted.size(); ++at)
      if (wanted[at].revents & (POLLIN | POLLHUP | POLLERR))
        listen(indices[at]);
  }
}

TcpControl::~TcpControl() {
  closing.store(true);
  wake();
  if (thread.joinable())
    thread.join();
  close(event);
}

//===----------------------------------------------------------------------===//
// Meeting
//===----------------------------------------------------------------------===//

/// Reads what a guest claims; returns why that can't be, empty if it can.
/// Sizes are told to those alone that have proved to be of the job.
static std::string readClaim(const fsdp_rt_world &world, const Trust &trust,
                             const std::vector<TcpSocket> &peers,
                             const Guest &guest, int64_t &rank) {
  ControlClaim claim;
  if (guest.claim.size() != sizeof(claim))
    return "it speaks another version";
  std::memcpy(&claim, guest.claim.data(), sizeof(claim));
  rank = claim.rank;
  if (claim.world != trust.world)
    return "it belongs to another job";
  if (claim.size != world.size)
    return trust.hasKey
               ? "it counts " + std::to_string(claim.size) +
                     " processes, rank 0 counts " + std::to_string(world.size)
               : "rank 0 counts another number of processes";
  if (rank <= 0 || rank >= world.size ||
      peers[static_cast<size_t>(rank)].isOpen())
    return "rank " + std::to_string(rank) + " is there already";
  return "";
}

/// Takes a guest that claims to be a rank; false if that can't be.
static bool enlist(const fsdp_rt_world &world, const Trust &trust, Guest &guest,
                   std::vector<TcpSocket> &peers) {
  int64_t rank = 0;
  std::string why = readClaim(world, trust, peers, guest, rank);
  if (!why.empty()) {
    guest.socket.send(Refuse, 0, why.data(), why.size());
    return false;
  }
  guest.socket.believe();
  peers[static_cast<size_t>(rank)] = std::move(guest.socket);
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

std::unique_ptr<Control> fsdp::rt::hostTcpControl(fsdp_rt_world &world,
                                                  const Listener &listener,
                                                  const Trust &trust) {
  std::vector<TcpSocket> peers(static_cast<size_t>(world.size));
  Reception reception(listener, trust, Plane::Control);
  int64_t deadline = nowNanoseconds() + world.timeoutMs * 1000000;
  int64_t here = 1;
  while (here < world.size && nowNanoseconds() < deadline) {
    if (!areAlive(world, peers))
      return nullptr;
    std::vector<Guest> guests;
    reception.wait(/*event=*/-1, /*timeoutMs=*/20, guests);
    for (Guest &guest : guests)
      here += enlist(world, trust, guest, peers);
  }
  if (here < world.size) {
    failMissing(world, listener, reception, peers);
    return nullptr;
  }
  for (size_t rank = 1; rank < peers.size(); ++rank)
    peers[rank].send(Welcome, 0, nullptr, 0);
  return std::make_unique<TcpControl>(world, std::move(peers));
}

namespace {

/// How an attempt to join ended.
enum class Joining { Done, Again, NotAccepted, Refused };

} // namespace

/// Calls rank 0 at one of its addresses; an open socket that may claim.
static TcpSocket callHub(const Invitation &invitation, const Trust &trust,
                         int64_t deadline, int64_t patienceMs, Answer &answer,
                         std::string &why) {
  constexpr int64_t answerTime = 10'000'000'000;
  for (const std::string &host : invitation.hosts) {
    std::string reason;
    TcpSocket socket =
        connectTcp(host, invitation.port, deadline, patienceMs, reason);
    int64_t limit = std::min(deadline, nowNanoseconds() + answerTime);
    if (socket.isOpen()) {
      answer =
          callListener(socket, trust, Plane::Control, limit, nullptr, reason);
      if (answer == Answer::Known)
        return socket;
    }
    why = host + " port " + std::to_string(invitation.port) + ": " + reason;
  }
  return TcpSocket();
}

/// Claims to be a rank, and waits until all others have come.
static Joining join(const fsdp_rt_world &world, const Trust &trust,
                    TcpSocket &socket, int64_t deadline, std::string &why) {
  ControlClaim claim = {trust.world, world.firstRank, world.size};
  TcpSocket::Header header;
  std::string bytes, end;
  socket.send(Claim, 0, &claim, sizeof(claim));
  if (!socket.await(header, bytes, deadline, nullptr, end)) {
    why = end;
    return Joining::Again;
  }
  why = header.type == Refuse ? bytes : "something else listens there";
  return header.type == Welcome  ? Joining::Done
         : header.type == Refuse ? Joining::Refused
                                 : Joining::Again;
}

std::unique_ptr<Control> fsdp::rt::joinTcpControl(fsdp_rt_world &world,
                                                  const Invitation &invitation,
                                                  const Trust &trust) {
  // Rank 0 may be leaving its last world, or have too many callers.
  constexpr int64_t leastDoubt = 5'000'000'000;
  int64_t deadline = nowNanoseconds() + world.timeoutMs * 1000000;
  int64_t doubtSince = 0, doubts = 0;
  // An address that swallows everything must not hold up the right one.
  int64_t patienceMs = 250;
  std::string why;
  while (nowNanoseconds() < deadline) {
    Answer answer = Answer::NoAnswer;
    TcpSocket socket =
        callHub(invitation, trust, deadline, patienceMs, answer, why);
    if (socket.isOpen()) {
      Joining joining = join(world, trust, socket, deadline, why);
      if (joining == Joining::Done) {
        socket.believe();
        std::vector<TcpSocket> peers;
        peers.push_back(std::move(socket));
        return std::make_unique<TcpControl>(world, std::move(peers));
      }
      if (joining == Joining::Refused) {
        fail(world, FSDP_RT_INVALID_ARGUMENT, "rank 0 refused rank %lld: %s",
             static_cast<long long>(world.firstRank), why.c_str());
        return nullptr;
      }
    }
    doubts = answer == Answer::NotAccepted ? doubts + 1 : 0;
    doubtSince = doubts == 1 ? nowNanoseconds() : doubtSince;
    if (doubts > 2 && nowNanoseconds() - doubtSince > leastDoubt) {
      fail(world, FSDP_RT_INVALID_ARGUMENT,
           "rank 0 does not accept the job's secret of rank %lld; "
           "FSDP_JOB_SECRET or what FSDP_JOB_SECRET_FILE holds must be the "
           "same on all ranks",
           static_cast<long long>(world.firstRank));
      return nullptr;
    }
    patienceMs = std::min<int64_t>(2 * patienceMs, 3000);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  fail(world, FSDP_RT_TIMEOUT, "rank %lld can't join rank 0 within %lld ms: %s",
       static_cast<long long>(world.firstRank),
       static_cast<long long>(world.timeoutMs), why.c_str());
  return nullptr;
}

std::unique_ptr<Control> fsdp::rt::meetTcpControl(fsdp_rt_world &world,
                                                  const std::string &host,
                                                  int64_t port,
                                                  const Trust &trust) {
  if (world.firstRank != 0) {
    Invitation invitation;
    invitation.port = port;
    if (!trust.mayLeaveMachine())
      // Rank 0 listens there alone, whatever its name means.
      invitation.hosts = {"127.0.0.1", "::1"};
    else
      invitation.hosts = {host};
    return joinTcpControl(world, invitation, trust);
  }
  Listener listener;
  std::string why = listener.open(port, trust.mayLeaveMachine());
  if (why.empty())
    return hostTcpControl(world, listener, trust);
  fail(world, FSDP_RT_INVALID_ARGUMENT, "rank 0 %s", why.c_str());
  return nullptr;
}
