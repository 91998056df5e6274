//===- StopSignal.cpp - ending a run at the next step ---------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/StopSignal.h"

#include <atomic>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <mutex>

static std::atomic<int> noted{0};
/// The first of those whose second one ends the process: when it came, in
/// milliseconds, and its number in the lowest bits; 0 if none has.
static std::atomic<int64_t> first{0};
constexpr int64_t kNumberBits = 8;
/// Service managers and shells signal all processes of a job, and launchers
/// tell theirs what they get: the same one so soon means the same.
constexpr int64_t kSameMilliseconds = 1000;

namespace {
/// A handler of some signals, as long as there are users.
template <size_t count>
class Handling {
public:
  Handling(const int (&numbers)[count], void (*handler)(int))
      : numbers(numbers), handler(handler) {}

  /// Calls `start` for the first user, before there can be a signal.
  void begin(void (*start)() = [] {}) {
    std::lock_guard<std::mutex> guard(lock);
    if (users++ > 0)
      return;
    start();
    struct sigaction action = {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    // What is ignored stays so: a shell has its background jobs ignore SIGINT,
    // which is meant for others.
    for (size_t at = 0; at < count; ++at)
      if (sigaction(numbers[at], nullptr, &before[at]) == 0 &&
          before[at].sa_handler != SIG_IGN)
        sigaction(numbers[at], &action, nullptr);
  }

  /// Calls `finish` behind the last user.
  void end(void (*finish)() = [] {}) {
    std::lock_guard<std::mutex> guard(lock);
    if (--users > 0)
      return;
    for (size_t at = 0; at < count; ++at)
      if (before[at].sa_handler != SIG_IGN)
        sigaction(numbers[at], &before[at], nullptr);
    finish();
  }

private:
  const int (&numbers)[count];
  void (*handler)(int);
  std::mutex lock;
  /// Guarded by the lock.
  int users = 0;
  struct sigaction before[count] = {};
};
} // namespace

static void note(int number) {
  noted = number;
  if (number == SIGUSR1)
    return;
  timespec time = {};
  clock_gettime(CLOCK_MONOTONIC, &time);
  int64_t now = int64_t(time.tv_sec) * 1000 + time.tv_nsec / 1000000;
  int64_t before = 0;
  if (first.compare_exchange_strong(before, (now << kNumberBits) | number))
    return;
  if ((before & ((1 << kNumberBits) - 1)) == number &&
      now - (before >> kNumberBits) < kSameMilliseconds)
    return;
  // It is blocked until this returns.
  signal(number, SIG_DFL);
  raise(number);
}

static constexpr int stopSignals[] = {SIGTERM, SIGINT, SIGUSR1};
static constexpr int writeSignals[] = {SIGPIPE, SIGXFSZ};
static Handling stopping(stopSignals, note);
static Handling writing(writeSignals, SIG_IGN);

fsdp::run::StopSignals::StopSignals() {
  stopping.begin([] {
    noted = 0;
    first = 0;
  });
}

fsdp::run::StopSignals::~StopSignals() {
  stopping.end([] { noted = 0; });
}

fsdp::run::WriteSignals::WriteSignals() { writing.begin(); }

fsdp::run::WriteSignals::~WriteSignals() { writing.end(); }

int fsdp::run::stopSignal() { return noted; }

const char *fsdp::run::signalName(int number) {
  return number == SIGTERM   ? "SIGTERM"
         : number == SIGINT  ? "SIGINT"
         : number == SIGUSR1 ? "SIGUSR1"
                             : "a signal";
}
