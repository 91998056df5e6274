//===- Evaluator.h - losses of batches that train nothing ------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_EVALUATOR_H
#define FSDP_TRAIN_LOOP_EVALUATOR_H

#include "loop/BatchFeed.h"
#include "loop/EntryCalls.h"
#include "report/Reporter.h"

namespace fsdp::run {

/// Computes the mean loss of batches of a source of its own with an artifact's
/// `eval` entries. Nothing changes but inputs and losses, which the next step
/// writes anew.
class Evaluator {
public:
  /// Evaluates after each `every` steps, and (0: only) after the last one.
  Evaluator(BatchFeed feed, int64_t every, const Ranks &ranks,
            const Storage &storage)
      : feed(std::move(feed)), every(every), ranks(ranks), storage(storage),
        losses(static_cast<size_t>(ranks.numTrained())) {}

  const DataSource &source() const { return feed.source(); }

  /// Whether there is an evaluation when `done` steps are done.
  bool isDue(int64_t done, bool isLast) const {
    return isLast || (every && done % every == 0);
  }

  /// Evaluates `numBatches` of each rank after a step; every context calls it,
  /// rank 0 tells the reporter.
  void run(int64_t index, int64_t step, int64_t numBatches,
           const EntryCalls &calls, Reporter &reporter);

private:
  BatchFeed feed;
  int64_t every;
  const Ranks &ranks;
  const Storage &storage;
  /// Sums over the batches, by rank.
  std::vector<double> losses;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_EVALUATOR_H
