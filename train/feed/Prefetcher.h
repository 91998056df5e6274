//===- Prefetcher.h - batches that are read while a step runs --*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_FEED_PREFETCHER_H
#define FSDP_TRAIN_FEED_PREFETCHER_H

#include "feed/BatchReader.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>

namespace fsdp::run {

/// Reads the next batches of each rank on a thread of its own. It keeps those
/// of one step, or micro-batch, of each rank and no more. What can't be read is
/// an Error for who takes it, not before; what nobody takes is dropped.
class Prefetcher {
public:
  /// All of them outlive the prefetcher.
  Prefetcher(const BatchReader &reader, const Manifest &manifest,
             int64_t numRanks);
  /// Ends the thread; waits for a read that has begun.
  ~Prefetcher();

  /// Has batches of a rank read from now on, which takes its last ones' place.
  /// On the rank's thread, as what follows.
  void begin(int64_t rank, const BatchRange &batches);

  /// Which of the manifest's steps takes these batches, if they are read; waits
  /// for a read that has begun, and throws its Error. What the thread has not
  /// come to is the caller's again: who waits may as well read.
  std::optional<size_t> findStep(int64_t rank, const BatchRange &batches);

  /// Copies them to one place for each input of the step, and returns true, if
  /// they are read for this step; the same.
  bool take(int64_t rank, size_t step, const BatchRange &batches,
            const std::vector<char *> &places);

private:
  enum class State { Empty, Asked, Reading, Read };
  /// Of a rank.
  struct Slot {
    State state = State::Empty;
    BatchRange batches = {-1, 0, ""};
    size_t step = 0;
    std::vector<std::vector<char>> inputs;
    std::exception_ptr error;
  };

  bool await(std::unique_lock<std::mutex> &lock, int64_t rank,
             const BatchRange &batches);
  void run();
  void read(int64_t rank, Slot &slot) const;

  const BatchReader &reader;
  const Manifest &manifest;
  std::mutex mutex;
  std::condition_variable changed;
  /// The thread's while `Reading`, else the rank's.
  std::vector<Slot> slots;
  /// Ranks that have asked, in order.
  std::deque<int64_t> asked;
  bool ends = false;
  std::thread thread;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_FEED_PREFETCHER_H
