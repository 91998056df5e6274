//===- Suspension.cpp - time that a process has not had -------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Suspension.h"
#include "Platform.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <utility>

using namespace fsdp::rt;

static std::atomic<int64_t> suspended{0};

int64_t fsdp::rt::awakeNanoseconds() {
  return nowNanoseconds() - suspended.load();
}

void fsdp::rt::noteWait(int64_t begin, int64_t limit) {
  // What waiting for a processor takes is no suspension.
  constexpr int64_t busy = 200'000'000;
  // Several threads notice the same one.
  static std::mutex lock;
  static int64_t noted = 0;
  int64_t now = nowNanoseconds();
  if (now - begin - limit <= busy)
    return;
  std::lock_guard<std::mutex> guard(lock);
  int64_t from = std::max(begin + limit, noted);
  noted = now;
  suspended.fetch_add(std::max<int64_t>(0, now - from));
}

int fsdp::rt::pollAwake(pollfd *wanted, nfds_t count, int timeoutMs) {
  int64_t begin = nowNanoseconds();
  int ready = poll(wanted, count, timeoutMs);
  if (timeoutMs >= 0)
    noteWait(begin, int64_t{timeoutMs} * 1000000);
  return ready;
}
