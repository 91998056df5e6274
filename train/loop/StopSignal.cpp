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

static std::atomic<int> noted{0};

static void note(int number) { noted = number; }

void fsdp::run::noteStopSignals() {
  struct sigaction action = {};
  action.sa_handler = note;
  sigemptyset(&action.sa_mask);
  action.sa_flags = SA_RESTART;
  sigaction(SIGUSR1, &action, nullptr);
  action.sa_flags |= SA_RESETHAND;
  sigaction(SIGTERM, &action, nullptr);
  sigaction(SIGINT, &action, nullptr);
}

int fsdp::run::stopSignal() { return noted; }

const char *fsdp::run::signalName(int number) {
  return number == SIGTERM   ? "SIGTERM"
         : number == SIGINT  ? "SIGINT"
         : number == SIGUSR1 ? "SIGUSR1"
                             : "a signal";
}
