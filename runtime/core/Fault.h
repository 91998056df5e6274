//===- Fault.h - failures on request ---------------------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CORE_FAULT_H
#define FSDP_RUNTIME_CORE_FAULT_H

#include "fsdp_rt.h"

#include <atomic>
#include <cstdint>
#include <deque>
#include <string>

namespace fsdp::rt {

struct Channel;

/// What happens to which collectives, just before they are started.
struct Fault {
  enum class Action { Hang, Delay, Error, Kill, Stop };

  /// -1 and the empty text match all.
  int64_t rank = -1, step = -1, channel = -1, sequence = -1;
  std::string kind, unit;
  Action action = Action::Delay;
  /// Delay: milliseconds. Error: status.
  int64_t value = 0;
  /// As it was given, and whether a collective came that it is about.
  std::string text;
  std::atomic<bool> met{false};
};

/// Parses FSDP_FAULT: faults separated by ';', each
/// "rank=1,op=all_gather,unit=layers.1,step=3,channel=0,seq=37,do=ACTION", all
/// but `do` optional. ACTION: hang, delay:MS, error:STATUS, kill, stop. Returns
/// what is wrong, empty if nothing.
std::string parseFaults(const char *text, std::deque<Fault> &faults);

/// Does what the faults of the world say about a collective that is about to
/// start. Returns the status of the world.
int32_t injectFaults(fsdp_rt_context &ctx, const Channel &channel,
                     const fsdp_rt_collective &desc);

/// Warns of faults of this process's ranks that met no collective of a world
/// that ends well: with a slip in its name a fault would test nothing.
void reportUnmetFaults(const fsdp_rt_world &world);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CORE_FAULT_H
