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
#include <mutex>

static std::atomic<int> noted{0};
/// Whether one of those was noted whose second one ends the process.
static std::atomic<bool> ends{false};

static const int stopSignals[] = {SIGTERM, SIGINT, SIGUSR1};
static std::mutex lock;
/// Guarded by the lock.
static int users = 0;
static struct sigaction before[3];

static void note(int number) {
  noted = number;
  if (number == SIGUSR1 || !ends.exchange(true))
    return;
  // It is blocked until this returns.
  signal(number, SIG_DFL);
  raise(number);
}

fsdp::run::StopSignals::StopSignals() {
  std::lock_guard<std::mutex> guard(lock);
  if (users++ > 0)
    return;
  noted = 0;
  ends = false;
  struct sigaction action = {};
  action.sa_handler = note;
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  for (size_t at = 0; at < 3; ++at)
    sigaction(stopSignals[at], &action, &before[at]);
}

fsdp::run::StopSignals::~StopSignals() {
  std::lock_guard<std::mutex> guard(lock);
  if (--users > 0)
    return;
  for (size_t at = 0; at < 3; ++at)
    sigaction(stopSignals[at], &before[at], nullptr);
  noted = 0;
}

int fsdp::run::stopSignal() { return noted; }

const char *fsdp::run::signalName(int number) {
  return number == SIGTERM   ? "SIGTERM"
         : number == SIGINT  ? "SIGINT"
         : number == SIGUSR1 ? "SIGUSR1"
                             : "a signal";
}
