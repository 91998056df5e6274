//===- Requests.cpp - what a caller wants ranks to do next ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/Requests.h"

using namespace fsdp::run;

bool Requests::awaitContexts() {
  std::unique_lock<std::mutex> lock(mutex);
  changed.wait(lock, [&] { return allWait || hasEnded; });
  return !hasEnded;
}

bool Requests::make(Request request) {
  if (!awaitContexts())
    return false;
  {
    std::lock_guard<std::mutex> lock(mutex);
    latest = request;
    ++made;
    waiting = 0;
    allWait = false;
  }
  changed.notify_all();
  return awaitContexts();
}

std::optional<Request> Requests::await(int64_t contexts) {
  std::unique_lock<std::mutex> lock(mutex);
  int64_t seen = made;
  allWait = ++waiting == contexts;
  changed.notify_all();
  changed.wait(lock, [&] { return made != seen || hasFailed; });
  if (hasFailed)
    return std::nullopt;
  return latest;
}

void Requests::fail() {
  std::lock_guard<std::mutex> lock(mutex);
  hasFailed = true;
  changed.notify_all();
}

void Requests::end() {
  std::lock_guard<std::mutex> lock(mutex);
  hasEnded = true;
  changed.notify_all();
}
