//===- SingleExecution.h - what one context does for all -------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_SINGLEEXECUTION_H
#define FSDP_TRAIN_LOOP_SINGLEEXECUTION_H

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

namespace fsdp::run {

/// Has one context of this process do something while the others wait for it,
/// however long that takes: a barrier of the runtime has a limit, behind which
/// it takes a rank for lost.
class SingleExecution {
public:
  explicit SingleExecution(int64_t contexts)
      : calls(static_cast<size_t>(contexts)) {}

  /// Each context calls it; the one that `executes` runs `action`. Throws
  /// RankFailed in the others if a context has failed.
  void run(int64_t index, bool executes, const std::function<void()> &action);

  /// A context has failed: the others must not wait for it.
  void fail();

private:
  std::mutex mutex;
  std::condition_variable changed;
  /// Of each context, and how many of those of one context have come to an end.
  std::vector<int64_t> calls;
  int64_t done = 0;
  bool hasFailed = false;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_SINGLEEXECUTION_H
