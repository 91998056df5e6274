//===- Trust.h - whom the processes of a job trust --------------*- C++
//-*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The processes of a job share a secret, and prove to each other that they know
// it (Reception.h). Without one they meet on this machine alone, or trust the
// network because the user says so.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_TRUST_H
#define FSDP_RUNTIME_NET_TRUST_H

#include "Mac.h"

namespace fsdp::rt {

/// How a process knows that another is of its job.
struct Trust {
  /// Made of the secret, if there is one.
  bool hasKey = false;
  Digest key = {};
  /// All that reach the port are friends: FSDP_TRUSTED_NETWORK.
  bool trustsNetwork = false;
  /// Tells this world from others of the job.
  uint64_t world = 0;

  bool mayLeaveMachine() const { return hasKey || trustsNetwork; }

  /// Takes a secret; nothing else may know it.
  void setSecret(const std::string &secret);
};

/// Reads FSDP_JOB_SECRET, FSDP_JOB_SECRET_FILE and FSDP_TRUSTED_NETWORK.
/// Returns what is wrong, empty if nothing.
std::string readTrust(Trust &trust);

/// Makes a secret that a launcher can hand on.
std::string makeSecret();

/// What to do when ranks of other machines are expected and nothing says that
/// they are friends: the rest of a message.
const char *wayToOtherMachines();

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_TRUST_H
