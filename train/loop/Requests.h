//===- Requests.h - what a caller wants ranks to do next -------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_REQUESTS_H
#define FSDP_TRAIN_LOOP_REQUESTS_H

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>

namespace fsdp::run {

/// Take a step; let the caller see the states until the next request; write the
/// weights to a file; save a checkpoint; end the run, with all that is due at
/// its end or without. Where processes ask for different ends, the later one
/// counts.
enum class Request : int64_t { Step, Look, Weights, Checkpoint, End, Abandon };

/// Hands requests of a caller to the contexts of this process. A request is
/// done when all contexts wait for the next one.
class Requests {
public:
  /// For the caller, one at a time: waits until all contexts have done what was
  /// asked. Returns false if the run has ended.
  bool awaitContexts();

  /// Makes a request, and waits until it is done. Returns false if the run has
  /// ended.
  bool make(Request request);

  /// For a context of so many: waits for the next request; there is none if
  /// another context has failed.
  std::optional<Request> await(int64_t contexts);

  /// A context has failed: the others must not wait for requests.
  void fail();

  /// The run has ended.
  void end();

private:
  std::mutex mutex;
  std::condition_variable changed;
  Request latest = Request::Step;
  /// How many were made, and how many contexts wait for the next one.
  int64_t made = 0, waiting = 0;
  bool allWait = false, hasFailed = false, hasEnded = false;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_REQUESTS_H
