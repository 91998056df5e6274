//===- Evaluator.h - losses of batches that train nothing ------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_EVALUATOR_H
#define FSDP_TRAIN_LOOP_EVALUATOR_H

#include "feed/BatchFeed.h"
#include "loop/EntryCalls.h"
#include "loop/StepOutcomes.h"
#include "report/Reporter.h"

namespace fsdp::run {

/// What came of an evaluation: the mean loss, or the signal that ended it.
struct Evaluated {
  double loss = 0;
  int signal = 0;
};

/// Computes the mean loss, and the mean metrics, of batches of a source of its
/// own with an artifact's entries that evaluate. Nothing changes but inputs,
/// losses and metrics, which the next step writes anew.
class Evaluator {
public:
  /// Evaluates after each `every` steps, and (0: only) after the last one.
  Evaluator(BatchFeed feed, int64_t every, const Manifest &manifest,
            const Ranks &ranks, const Storage &storage)
      : feed(std::move(feed)), every(every), manifest(manifest), ranks(ranks),
        storage(storage), losses(static_cast<size_t>(ranks.numTrained())),
        metrics(manifest.listMetrics(entryOf(0), 0).size(), losses) {
    for (std::vector<int64_t> &byContext : signals)
      byContext.resize(static_cast<size_t>(manifest.world));
  }

  const DataSource &source() const { return feed.source(); }

  /// Whether there is an evaluation when `done` steps are done.
  bool isDue(int64_t done, bool isLast) const {
    return isLast || (every && done % every == 0);
  }

  /// Evaluates `numBatches` of each rank after a step; every context calls it,
  /// rank 0 tells the reporter. A signal that any process gets meanwhile ends
  /// it, and nothing comes of it.
  Evaluated run(int64_t index, int64_t step, int64_t numBatches,
                const EntryCalls &calls, Reporter &reporter);

private:
  /// Ranks agree on a signal before each so many batches.
  static constexpr int64_t kBatchesPerLook = 4;

  int lookForSignal(int64_t index, int64_t look);
  void evaluateBatch(int64_t index, int64_t step, int64_t number,
                     int64_t numBatches, const EntryCalls &calls);
  double average(const std::vector<double> &byRank, int64_t numBatches) const;
  void report(int64_t step, int64_t numBatches, Reporter &reporter) const;
  /// The entry for one of the manifest's steps; all have the same metrics.
  const Entry &entryOf(size_t shape) const {
    return *manifest.findEval(*manifest.listSteps()[shape]);
  }

  BatchFeed feed;
  int64_t every;
  const Manifest &manifest;
  const Ranks &ranks;
  const Storage &storage;
  /// Sums over the batches, by rank.
  std::vector<double> losses;
  MetricValues metrics;
  /// By context, in the last look and the one before.
  std::vector<int64_t> signals[2];
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_EVALUATOR_H
