//===- Evaluator.cpp - losses of batches that train nothing ---------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/Evaluator.h"

using namespace fsdp::run;

void Evaluator::run(int64_t index, int64_t step, int64_t numBatches,
                    const EntryCalls &calls, Reporter &reporter) {
  auto [begin, end] = ranks.heldBy(index);
  for (int64_t rank = begin; rank < end; ++rank)
    losses[static_cast<size_t>(rank)] = 0;
  for (int64_t number = 0; number < numBatches; ++number) {
    BatchRange batch = {
        number, 1, "batch " + std::to_string(number) + " of the evaluation"};
    size_t shape = feed.agreeOnStep(index, batch);
    for (int64_t rank = begin; rank < end; ++rank)
      feed.load(rank, rank, shape, batch);
    ranks.runStep(
        index, step, "the evaluation failed",
        [&](fsdp_rt_context *ctx) { return calls.evals[shape](ctx); });
    for (int64_t rank = begin; rank < end; ++rank)
      losses[static_cast<size_t>(rank)] += storage.readLoss(rank);
  }
  ranks.share(index, "eval losses", losses);
  if (index == 0) {
    double mean = 0;
    for (double loss : losses)
      mean += loss / static_cast<double>(numBatches * ranks.numTrained());
    reporter.evaluation(step, mean, numBatches);
  }
  // Rank 0 has read them.
  ranks.barrier(index);
}
