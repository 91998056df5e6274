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

/// As long as one lives, SIGTERM, SIGINT and SIGUSR1 are noted; a second one of
/// the first two ends the process as usual: the other one, or the same after a
/// second. Behind the last one the process does with signals what it did
/// before.
class StopSignals {
public:
  StopSignals();
  ~StopSignals();
  StopSignals(const StopSignals &) = delete;
  StopSignals &operator=(const StopSignals &) = delete;
};

/// As long as one lives, SIGPIPE and SIGXFSZ do not end the process: what has
/// no reader any more or is larger than its limit is an error of writing, as
/// what has no room. Behind the last one all is as it was before.
class WriteSignals {
public:
  WriteSignals();
  ~WriteSignals();
  WriteSignals(const WriteSignals &) = delete;
  WriteSignals &operator=(const WriteSignals &) = delete;
};

/// The signal that was noted, or 0.
int stopSignal();

/// "SIGTERM".
const char *signalName(int number);

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_STOPSIGNAL_H
