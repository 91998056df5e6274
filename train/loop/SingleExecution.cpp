//===- SingleExecution.cpp - what one context does for all ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/SingleExecution.h"
#include "ranks/Ranks.h"

using namespace fsdp::run;

void SingleExecution::run(int64_t index, bool executes,
                          const std::function<void()> &action) {
  if (executes)
    action();
  std::unique_lock<std::mutex> lock(mutex);
  int64_t call = ++calls[static_cast<size_t>(index)];
  if (executes) {
    done = call;
    changed.notify_all();
    return;
  }
  changed.wait(lock, [&] { return done >= call || hasFailed; });
  if (done < call)
    throw RankFailed();
}

void SingleExecution::fail() {
  std::lock_guard<std::mutex> lock(mutex);
  hasFailed = true;
  changed.notify_all();
}
