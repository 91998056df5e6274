//===- StopSignal.h - ending a run at the next step ------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_STOPSIGNAL_H
#define FSDP_TRAIN_LOOP_STOPSIGNAL_H

namespace fsdp::run {

/// From now on SIGTERM, SIGINT and SIGUSR1 are noted once each; a second one of
/// the first two ends the process as usual.
void noteStopSignals();

/// The signal that was noted, or 0.
int stopSignal();

/// "SIGTERM".
const char *signalName(int number);

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_STOPSIGNAL_H
