//===- Meeting.h - how the processes of a world find each other -*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_NET_MEETING_H
#define FSDP_RUNTIME_NET_MEETING_H

#include "Launch.h"
#include "MpiLibrary.h"
#include "Trust.h"
#include "core/World.h"

namespace fsdp::rt {

/// What a process knows after it has met the others.
struct Meeting {
  Launch launch;
  /// Null where MPI did not start the processes.
  MpiLibrary *library = nullptr;
  /// Tags of this world's messages begin here.
  int tags = 0;
  /// How the ranks know each other.
  Trust trust;
};

/// Finds out who started this process and connects it with the others: sets
/// the world's size and ranks, and `world.control`. Does nothing with a process
/// that nobody started. For every backend of several processes.
int32_t meetProcesses(fsdp_rt_world &world, Meeting &meeting);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_NET_MEETING_H
