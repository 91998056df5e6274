//===- Reception.cpp - letting in those that know the secret -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reception.h"
#include "PeerUser.h"
#include "core/Platform.h"
#include "core/Suspension.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <poll.h>
#include <sys/resource.h>
#include <sys/socket.h>

using namespace fsdp::rt;

/// How long a caller may take, and one that holds a place that others want.
constexpr int64_t patience = 10'000'000'000, crowdPatience = 100'000'000;
/// Most callers at once, and of them a share of the process's files.
constexpr size_t mostCallers = 256, shareOfFiles = 4;
constexpr int64_t protocolVersion = 1;

static int64_t helloValue(const Trust &trust, Plane plane) {
  return protocolVersion | static_cast<int64_t>(plane) << 8 |
         static_cast<int64_t>(trust.hasKey) << 16;
}

//===----------------------------------------------------------------------===//
// Proofs
//===----------------------------------------------------------------------===//

/// What the holder of the key makes of both numbers, for one purpose.
static Digest derive(const Trust &trust, Plane plane, const Numbers &numbers,
                     const char *purpose) {
  char label[24] = {};
  std::strncpy(label, purpose, sizeof(label) - 1);
  return Mac(trust.key).of(
      {{label, sizeof(label)},
       {&plane, sizeof(plane)},
       {&trust.world, sizeof(trust.world)},
       {numbers.caller.data(), numbers.caller.size()},
       {numbers.listener.data(), numbers.listener.size()}});
}

static Digest asDigest(const std::string &bytes) {
  Digest digest = {};
  std::memcpy(digest.data(), bytes.data(),
              std::min(bytes.size(), digest.size()));
  return digest;
}

//===----------------------------------------------------------------------===//
// The listener
//===----------------------------------------------------------------------===//

Reception::Reception(const Listener &listener, const Trust &trust, Plane plane)
    : listener(listener), trust(trust), plane(plane), limit(mostCallers) {
  rlimit files = {};
  if (getrlimit(RLIMIT_NOFILE, &files) == 0)
    limit = std::clamp<size_t>(files.rlim_cur / shareOfFiles, 4, mostCallers);
}

Reception::Verdict Reception::refuse(const std::string &why) {
  ++refused;
  reason = why;
  return Verdict::Refused;
}

Reception::Verdict Reception::greet(Caller &caller,
                                    const TcpSocket::Header &header,
                                    const std::string &bytes) {
  if (header.type != Hello)
    return refuse("it does not speak as ranks do");
  if (header.value != helloValue(trust, plane))
    return refuse((header.value ^ helloValue(trust, plane)) == 1 << 16
                      ? (trust.hasKey ? "it has no job secret"
                                      : "it has a job secret, this process has "
                                        "none")
                      : "it speaks another version, or wants something else");
  if (bytes.size() != (trust.hasKey ? sizeof(Digest) : 0))
    return refuse("it does not speak as ranks do");
  if (!trust.hasKey) {
    caller.stage = Stage::Proved;
    caller.socket.setLimit(maxClaim);
    return Verdict::Waits;
  }
  caller.stage = Stage::Asked;
  caller.numbers.caller = asDigest(bytes);
  fillRandom(caller.numbers.listener.data(), sizeof(Digest));
  caller.socket.send(Challenge, 0, caller.numbers.listener.data(),
                     sizeof(Digest));
  return Verdict::Waits;
}

Reception::Verdict Reception::prove(Caller &caller, const std::string &bytes) {
  const Numbers &numbers = caller.numbers;
  if (bytes.size() != sizeof(Digest) ||
      !areEqual(asDigest(bytes),
                derive(trust, plane, numbers, "caller's proof")))
    return refuse("it does not know the job's secret");
  Digest own = derive(trust, plane, numbers, "listener's proof");
  caller.socket.send(Proof, 0, own.data(), own.size());
  caller.socket.seal(derive(trust, plane, numbers, "listener's messages"),
                     derive(trust, plane, numbers, "caller's messages"));
  caller.stage = Stage::Proved;
  caller.socket.setLimit(maxClaim);
  return Verdict::Waits;
}

Reception::Verdict Reception::handle(Caller &caller,
                                     const TcpSocket::Header &header,
                                     const std::string &bytes,
                                     std::string &claim) {
  if (caller.stage == Stage::Silent)
    return greet(caller, header, bytes);
  if (caller.stage == Stage::Asked && header.type == Proof)
    return prove(caller, bytes);
  if (caller.stage != Stage::Proved || header.type != Claim)
    return refuse("it does not speak as ranks do");
  std::string why;
  if (!trust.mayLeaveMachine() && !isOwnUsers(caller.socket.descriptor(), why))
    return refuse(why);
  claim = bytes;
  return Verdict::Done;
}

Reception::Verdict Reception::advance(Caller &caller, std::string &claim) {
  Verdict verdict = Verdict::Waits;
  // At most three messages until it is done.
  while (verdict == Verdict::Waits) {
    std::string end, wrong, bytes;
    TcpSocket::Header header;
    bool open = caller.socket.receive(end);
    if (caller.socket.take(header, bytes, wrong))
      verdict = handle(caller, header, bytes, claim);
    else if (!wrong.empty())
      return refuse(wrong);
    else if (!open)
      return refuse(end);
    else
      return Verdict::Waits;
  }
  return verdict;
}

/// Whether there is one more to be let in.
static bool isSomebodyThere(const Listener &listener) {
  std::vector<pollfd> wanted;
  for (int socket : listener.sockets)
    wanted.push_back({socket, POLLIN, 0});
  return poll(wanted.data(), wanted.size(), 0) > 0;
}

/// Makes room for one more, if somebody wants it: the oldest that has said
/// nothing goes, else the oldest that takes its time.
bool Reception::makeRoom() {
  if (callers.size() < limit)
    return true;
  if (!isSomebodyThere(listener))
    return false;
  auto oldest = std::min_element(
      callers.begin(), callers.end(),
      [](const Caller &a, const Caller &b) { return a.stage < b.stage; });
  if (oldest->stage != Stage::Silent &&
      nowNanoseconds() - oldest->since < crowdPatience)
    return false;
  refuse("it said nothing while others wanted its place");
  callers.erase(oldest);
  return true;
}

/// Lets new callers in, as far as there is room.
void Reception::admit(std::vector<Guest> &guests) {
  constexpr int most = 64;
  for (int count = 0; count < most && makeRoom(); ++count) {
    int error = 0;
    TcpSocket socket = listener.accept(error);
    if (!socket.isOpen()) {
      // No more files: those that said nothing hold some.
      bool isFull = error == EMFILE || error == ENFILE;
      if (isFull && !callers.empty())
        callers.erase(callers.begin());
      else if (isFull)
        poll(nullptr, 0, 20);
      return;
    }
    Caller caller;
    caller.socket = std::move(socket);
    caller.socket.setLimit(sizeof(Digest));
    caller.since = nowNanoseconds();
    std::string claim;
    Verdict verdict = advance(caller, claim);
    if (verdict == Verdict::Done)
      guests.push_back({std::move(caller.socket), std::move(claim)});
    else if (verdict == Verdict::Waits)
      callers.push_back(std::move(caller));
  }
}

/// Goes on with those that are here; keeps the order of their arrival.
void Reception::look(std::vector<Guest> &guests) {
  int64_t now = nowNanoseconds();
  std::vector<Caller> staying;
  for (Caller &caller : callers) {
    std::string claim;
    Verdict verdict = advance(caller, claim);
    if (verdict == Verdict::Done)
      guests.push_back({std::move(caller.socket), std::move(claim)});
    else if (verdict == Verdict::Waits && now - caller.since > patience)
      refuse("it did not say who it is in time");
    else if (verdict == Verdict::Waits)
      staying.push_back(std::move(caller));
  }
  callers = std::move(staying);
}

void Reception::wait(int event, int timeoutMs, std::vector<Guest> &guests) {
  std::vector<pollfd> wanted;
  if (event >= 0)
    wanted.push_back({event, POLLIN, 0});
  bool isOpen = callers.size() < limit;
  for (int socket : listener.sockets)
    if (isOpen)
      wanted.push_back({socket, POLLIN, 0});
  for (const Caller &caller : callers)
    wanted.push_back({caller.socket.descriptor(), POLLIN, 0});
  // Those that stay silent are looked at now and then.
  int most = callers.empty() ? timeoutMs : isOpen ? 100 : 10;
  if (timeoutMs < 0 || timeoutMs > most)
    timeoutMs = most;
  pollAwake(wanted.data(), wanted.size(), timeoutMs);
  look(guests);
  admit(guests);
}

//===----------------------------------------------------------------------===//
// The caller
//===----------------------------------------------------------------------===//

/// Waits for a message of one type; false with the reason in `why`.
static bool expectMessage(TcpSocket &socket, uint32_t type, std::string &bytes,
                          int64_t deadline, const fsdp_rt_world *world,
                          std::string &why) {
  TcpSocket::Header header;
  if (!socket.await(header, bytes, deadline, world, why))
    return false;
  if (header.type == type && bytes.size() == sizeof(Digest))
    return true;
  why = "something else listens there";
  return false;
}

bool fsdp::rt::isWelcome(const TcpSocket &socket, const Trust &trust,
                         const TcpSocket::Header &answer,
                         const std::string &bytes, std::string &why) {
  why = answer.type == Refuse ? "it refuses: " + bytes
                              : "something else listens there";
  if (answer.type != Welcome)
    return false;
  return trust.mayLeaveMachine() || isOwnUsers(socket.descriptor(), why);
}

Answer fsdp::rt::callListener(TcpSocket &socket, const Trust &trust,
                              Plane plane, int64_t deadline,
                              const fsdp_rt_world *world, std::string &why) {
  // What comes in answer to the claim.
  constexpr uint32_t mostAnswer = 1024;
  int64_t hello = helloValue(trust, plane);
  if (!trust.hasKey) {
    socket.setLimit(mostAnswer);
    socket.send(Hello, hello, nullptr, 0);
    return Answer::Known;
  }
  Numbers numbers;
  std::string bytes;
  socket.setLimit(sizeof(Digest));
  fillRandom(numbers.caller.data(), sizeof(Digest));
  socket.send(Hello, hello, numbers.caller.data(), sizeof(Digest));
  if (!expectMessage(socket, Challenge, bytes, deadline, world, why))
    return Answer::NoAnswer;
  numbers.listener = asDigest(bytes);
  Digest own = derive(trust, plane, numbers, "caller's proof");
  socket.send(Proof, 0, own.data(), own.size());
  if (!expectMessage(socket, Proof, bytes, deadline, world, why))
    return Answer::NotAccepted;
  if (!areEqual(asDigest(bytes),
                derive(trust, plane, numbers, "listener's proof"))) {
    why = "what listens there does not know the job's secret";
    return Answer::NoAnswer;
  }
  socket.seal(derive(trust, plane, numbers, "caller's messages"),
              derive(trust, plane, numbers, "listener's messages"));
  socket.setLimit(mostAnswer);
  return Answer::Known;
}
