//===- Schedule.h - the collectives of a compiled module --------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CORE_SCHEDULE_H
#define FSDP_RUNTIME_CORE_SCHEDULE_H

#include "fsdp_rt.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fsdp::rt {

/// What a module says about its collectives.
struct Schedule {
  uint64_t hash = 0;
  /// The objects of the manifest's list "collectives", as they are written.
  std::vector<std::string> collectives;
};

/// Reads the schedule from a manifest; no collectives if it has no such list.
Schedule readSchedule(const fsdp_rt_module &module);

/// For the way to another process, and back.
std::string toText(const Schedule &schedule);
Schedule fromText(const std::string &text);

/// Says what the first collective is in which a schedule differs from that of
/// `rank`.
std::string firstDifference(const Schedule &mine, const Schedule &theirs,
                            int64_t rank);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CORE_SCHEDULE_H
