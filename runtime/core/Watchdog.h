//===- Watchdog.h - limits of time and signs of life ------------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CORE_WATCHDOG_H
#define FSDP_RUNTIME_CORE_WATCHDOG_H

#include "World.h"

#include <thread>

namespace fsdp::rt {

/// A thread of a world that looks at each tick whether a wait of its ranks is
/// over its limit of time (time that the process was suspended does not count),
/// says how far they are, and lets the backend look after itself.
class Watchdog {
public:
  /// Starts the thread. Environment: FSDP_TICK_MS (100), FSDP_HEARTBEAT_MS
  /// (1000).
  explicit Watchdog(fsdp_rt_world &world);
  ~Watchdog();

private:
  void run();
  void sendBeats();
  void forgetGap(int64_t last, int64_t now);
  void dump();
  void startDump(const char *reason);

  fsdp_rt_world &world;
  int64_t tickMs, beatMs;
  std::vector<Beat> beats;
  /// Signals that asked for a dump and were answered.
  uint64_t answered = 0;
  bool dumpedFailure = false;
  /// Writes a dump: a disk that hangs must not hold up the watchdog.
  std::thread dumper;
  std::atomic<bool> dumping{false};
  std::atomic<uint32_t> stop{0};
  std::thread thread;
};

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CORE_WATCHDOG_H
