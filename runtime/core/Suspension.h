//===- Suspension.h - time that a process has not had ----------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CORE_SUSPENSION_H
#define FSDP_RUNTIME_CORE_SUSPENSION_H

#include <cstdint>
#include <poll.h>

namespace fsdp::rt {

/// nowNanoseconds() without the time in which this process was suspended, as
/// far as its waits have noticed: for limits of what is done with processes
/// that may have been suspended with it.
int64_t awakeNanoseconds();

/// poll(), which notices that.
int pollAwake(pollfd *wanted, nfds_t count, int timeoutMs);

/// Notices it behind a wait that has begun at `begin` (nowNanoseconds) and
/// takes `limit` nanoseconds at most.
void noteWait(int64_t begin, int64_t limit);

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CORE_SUSPENSION_H
