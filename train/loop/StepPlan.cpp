//===- StepPlan.cpp - how many steps a run takes --------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/StepPlan.h"

#include <algorithm>

using namespace fsdp::run;

/// Batches of an evaluation of a source that has no end.
static constexpr int64_t kEndlessBatches = 8;

StepPlan::StepPlan(const Options &options, const Manifest &manifest,
                   const Ranks &ranks, int64_t firstStep,
                   std::optional<int64_t> firstBatch)
    : options(options), ranks(ranks),
      perStep(manifest.batchesOf(options.microBatches)),
      counts(static_cast<size_t>(ranks.numTrained())) {
  begin(firstStep, firstBatch);
}

void StepPlan::begin(int64_t step, std::optional<int64_t> batch) {
  first = step;
  before = batch.value_or(multiplyCounts(step, perStep));
}

void StepPlan::expectBatches(const DataSource &training) const {
  auto [begin, behind] = ranks.fedHere();
  for (int64_t rank = begin; rank < behind; ++rank)
    training.expect(rank, before, firstBatch(std::max(first, options.steps)));
}

void StepPlan::agree(int64_t index, const DataSource &training,
                     const DataSource *evaluation) {
  auto [begin, behind] = ranks.fedBy(index);
  for (int64_t rank = begin; rank < behind; ++rank) {
    DataCount &own = counts[static_cast<size_t>(rank)];
    int64_t batchRank = ranks.batchRankOf(rank);
    if (!hasSteps())
      own.batches =
          training.countBatches(batchRank, std::max<int64_t>(options.epochs, 1))
              .value_or(INT64_MAX);
    if (evaluation && !options.evalBatches)
      own.evalBatches =
          evaluation->countBatches(batchRank, 1).value_or(kEndlessBatches);
    own.identity = training.identity();
    own.evalIdentity = evaluation ? evaluation->identity() : 0;
  }
  ranks.share(index, "data", counts);
  // One rank of a process plans for all of them.
  if (index != ranks.firstIndex())
    return;
  end = countSteps();
  if (evaluation)
    planEvaluation(*evaluation);
}

void StepPlan::planEvaluation(const DataSource &evaluation) {
  evaluated = counts[0].evalBatches;
  for (const DataCount &own : counts)
    evaluated = std::min(evaluated, own.evalBatches);
  if (options.evalBatches)
    evaluated = options.evalBatches;
  if (evaluated == 0)
    throw Error("there is no batch to evaluate for each rank in " +
                options.evalData);
  auto [begin, behind] = ranks.fedHere();
  for (int64_t rank = begin; rank < behind; ++rank)
    evaluation.expect(rank, 0, evaluated);
}

/// What ranks share is the same for all.
static void expectSame(size_t rank, uint64_t identity, uint64_t first,
                       const std::string &path) {
  if (identity != first)
    throw Error("rank " + std::to_string(rank) +
                " reads other data than rank 0 from " + path +
                "; all ranks need the same file");
}

int64_t StepPlan::countSteps() const {
  int64_t fewest = INT64_MAX, most = 0;
  for (size_t rank = 0; rank < counts.size(); ++rank) {
    expectSame(rank, counts[rank].identity, counts[0].identity,
               options.tokens.empty() ? options.text : options.tokens);
    expectSame(rank, counts[rank].evalIdentity, counts[0].evalIdentity,
               options.evalTokens.empty() ? options.evalText
                                          : options.evalTokens);
    fewest = std::min(fewest, counts[rank].batches);
    most = std::max(most, counts[rank].batches);
  }
  if (hasSteps())
    return options.steps;
  if (fewest == INT64_MAX)
    return kNoEnd;
  int64_t left = fewest - before;
  int64_t limit = first + left / perStep - (left % perStep < 0);
  if (options.steps >= 0)
    limit = std::min(limit, options.steps);
  if (fewest != most && ranks.hasRankZero())
    std::fprintf(stderr,
                 "fsdp-run: note: the ranks have from %lld to %lld batches; "
                 "all take %lld steps\n",
                 static_cast<long long>(fewest), static_cast<long long>(most),
                 static_cast<long long>(limit));
  if (limit == 0)
    throw Error("there are no batches for a step of each rank in " +
                (options.data.empty() ? options.tokens : options.data));
  if (limit < first)
    throw Error("the checkpoint has " + std::to_string(first) +
                " steps, the data have " + std::to_string(limit));
  return limit;
}
