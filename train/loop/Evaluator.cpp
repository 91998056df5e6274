//===- Evaluator.cpp - losses of batches that train nothing ---------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/Evaluator.h"
#include "loop/StopSignal.h"

#include <algorithm>

using namespace fsdp::run;

/// Adds the loss and the metrics of a batch of each rank.
void Evaluator::evaluateBatch(int64_t index, int64_t step, int64_t number,
                              int64_t numBatches, const EntryCalls &calls) {
  auto [begin, end] = ranks.heldBy(index);
  auto rangeOf = [](int64_t batch) {
    return BatchRange{batch, 1,
                      "batch " + std::to_string(batch) + " of the evaluation"};
  };
  size_t shape = feed.agreeOnStep(index, rangeOf(number));
  for (int64_t rank = begin; rank < end; ++rank) {
    feed.load(rank, rank, shape, rangeOf(number));
    if (number + 1 < numBatches)
      feed.prefetch(rank, rangeOf(number + 1));
  }
  ranks.runStep(index, step, "the evaluation failed",
                [&](fsdp_rt_context *ctx) { return calls.evals[shape](ctx); });
  for (int64_t rank = begin; rank < end; ++rank) {
    auto place = static_cast<size_t>(rank);
    losses[place] += storage.readLoss(entryOf(shape), rank);
    std::vector<double> values = storage.readMetrics(entryOf(shape), rank);
    for (size_t metric = 0; metric < values.size(); ++metric)
      metrics[metric][place] += values[metric];
  }
}

/// The mean over all batches.
double Evaluator::average(const std::vector<double> &byRank,
                          int64_t numBatches) const {
  double mean = 0;
  for (double sum : ranks.onePerBatch(byRank))
    mean += sum / static_cast<double>(numBatches * ranks.numBatchRanks());
  return mean;
}

void Evaluator::report(int64_t step, int64_t numBatches,
                       Reporter &reporter) const {
  Figures figures;
  for (const Argument *argument : manifest.listMetrics(entryOf(0), 0))
    figures.emplace_back(argument->name,
                         average(metrics[figures.size()], numBatches));
  reporter.evaluation(step, average(losses, numBatches), numBatches, figures);
}

/// The signal that any process has got, as all of them see it.
int Evaluator::lookForSignal(int64_t index, int64_t look) {
  // Others still read those of the look before.
  std::vector<int64_t> &byContext = signals[look % 2];
  byContext[static_cast<size_t>(index)] = stopSignal();
  ranks.share(index, "signals", byContext);
  return static_cast<int>(
      *std::max_element(byContext.begin(), byContext.end()));
}

Evaluated Evaluator::run(int64_t index, int64_t step, int64_t numBatches,
                         const EntryCalls &calls, Reporter &reporter) {
  auto [begin, end] = ranks.heldBy(index);
  for (int64_t rank = begin; rank < end; ++rank) {
    losses[static_cast<size_t>(rank)] = 0;
    for (std::vector<double> &sums : metrics)
      sums[static_cast<size_t>(rank)] = 0;
  }
  for (int64_t number = 0; number < numBatches; ++number) {
    if (number % kBatchesPerLook == 0)
      if (int signal = lookForSignal(index, number / kBatchesPerLook))
        return {0, signal};
    evaluateBatch(index, step, number, numBatches, calls);
  }
  ranks.share(index, "eval losses", losses);
  for (std::vector<double> &sums : metrics)
    ranks.share(index, "eval metrics", sums);
  if (index == 0)
    report(step, numBatches, reporter);
  Evaluated evaluated{average(losses, numBatches), 0};
  // All have read them.
  ranks.barrier(index);
  return evaluated;
}
