//===- Reception.h - letting in those that know the secret ------*- C++
//-*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Who connects says first who it is to nobody: both sides draw a number, and
// prove with the job's key that they know it and both numbers, the caller
// before the listener. Only then the caller claims to be a rank, and is
// answered; these messages and all later ones carry digests under keys of this
// connection. The listener reads no more than what the next message may have,
// looks at all callers at once, and forgets those that say nothing.
//
//   caller                              listener
//   Hello (its number)           ->
//                                <-     Challenge (its number)
//   Proof                        ->     or the connection is closed
//                                <-     Proof
//   Claim (who it is)            ->     under keys of the connection
//
// Without a key the Claim follows the Hello; should the network not be trusted
// either, both sides ask the system whether the other one is of their user.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_RECEPTION_H
#define FSDP_RUNTIME_NET_RECEPTION_H

#include "TcpSocket.h"
#include "Trust.h"

struct fsdp_rt_world;

namespace fsdp::rt {

/// What a connection is for; a proof for one is none for another.
enum class Plane : uint32_t { Control = 1, Data = 2 };

/// A connection whose caller is of this job, and what it claims.
struct Guest {
  TcpSocket socket;
  std::string claim;
};

/// What both sides of a connection know before they prove it.
struct Numbers {
  Digest caller = {}, listener = {};
};

/// The listener's side. Not locked.
class Reception {
public:
  /// Most bytes of a claim.
  static constexpr uint32_t maxClaim = 64;

  Reception(const Listener &listener, const Trust &trust, Plane plane);

  /// Waits until something comes or `event` (-1: none) is readable, at most so
  /// long; appends those that are done.
  void wait(int event, int timeoutMs, std::vector<Guest> &guests);

  /// How many were turned away, and why the last one, for our own user.
  int64_t refusals() const { return refused; }
  const std::string &lastRefusal() const { return reason; }

private:
  enum class Stage { Silent, Asked, Proved };

  /// A caller that is not done.
  struct Caller {
    TcpSocket socket;
    Stage stage = Stage::Silent;
    int64_t since = 0;
    Numbers numbers;
  };

  enum class Verdict { Waits, Done, Refused };
  Verdict advance(Caller &caller, std::string &claim);
  Verdict handle(Caller &caller, const TcpSocket::Header &header,
                 const std::string &bytes, std::string &claim);
  Verdict refuse(const std::string &why);
  Verdict greet(Caller &caller, const TcpSocket::Header &header,
                const std::string &bytes);
  Verdict prove(Caller &caller, const std::string &bytes);
  bool makeRoom();
  void admit(std::vector<Guest> &guests);
  void look(std::vector<Guest> &guests);

  const Listener &listener;
  const Trust &trust;
  Plane plane;
  size_t limit;
  std::vector<Caller> callers;
  int64_t refused = 0;
  std::string reason;
};

/// How a call ended.
enum class Answer {
  Known,      ///< both have proved that they are of this job
  NoAnswer,   ///< not at all, or something strange
  NotAccepted ///< the other side did not accept the proof
};

/// The caller's side, up to the claim, which is the next message to send. Ends
/// early if `world` fails (may be null).
Answer callListener(TcpSocket &socket, const Trust &trust, Plane plane,
                    int64_t deadline, const fsdp_rt_world *world,
                    std::string &why);

/// The caller's side: whether the answer to the claim says that it is accepted,
/// by whom it should be; else the reason in `why`.
bool isWelcome(const TcpSocket &socket, const Trust &trust,
               const TcpSocket::Header &answer, const std::string &bytes,
               std::string &why);

/// Messages of an introduction. `Claim`: see Reception.
enum Introduction : uint32_t {
  Hello = 0x50445346, ///< "FSDP"; value: version, plane and whether with a key
  Challenge = 0x31,
  Proof,
  Claim,
  Welcome, ///< the claim is accepted
  Refuse   ///< it is not; bytes: why
};

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_RECEPTION_H
