//===- StepPlan.h - how many steps a run takes -----------------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_STEPPLAN_H
#define FSDP_TRAIN_LOOP_STEPPLAN_H

#include "data/DataSource.h"
#include "io/Numbers.h"
#include "ranks/Ranks.h"

namespace fsdp::run {

/// The last step of a run that goes on until somebody ends it.
constexpr int64_t kNoEnd = INT64_MAX;

/// From which step to which a run goes, and how many batches an evaluation
/// takes: every rank has data for all of them, whatever the others have. Those
/// with more leave the rest out, so that no rank waits for one that has ended.
class StepPlan {
public:
  StepPlan(const Options &options, const Manifest &manifest, const Ranks &ranks,
           int64_t firstStep, std::optional<int64_t> firstBatch = {});

  /// Throws an Error if a batch that `--steps` needs is missing here.
  void expectBatches(const DataSource &training) const;

  /// Finds out what all ranks have; each context calls it, and what is planned
  /// is known behind the next barrier. `evaluation` may be null. Throws an
  /// Error if there is not enough.
  void agree(int64_t index, const DataSource &training,
             const DataSource *evaluation);

  int64_t firstStep() const { return first; }
  /// Begins with a step, whose batches are those from `batch` on: as a
  /// checkpoint says, else behind as many as earlier steps would have taken;
  /// before it agrees.
  void begin(int64_t step, std::optional<int64_t> batch);
  /// How many of the source's batches a step takes, and the first of a step;
  /// at most INT64_MAX.
  int64_t batchesPerStep() const { return perStep; }
  int64_t firstBatch(int64_t step) const {
    return addCounts(before, multiplyCounts(step - first, perStep));
  }
  /// The step behind the last one.
  int64_t endStep() const { return end; }
  /// Batches of an evaluation.
  int64_t evalBatches() const { return evaluated; }

private:
  /// What a rank has data for.
  struct DataCount {
    int64_t batches;
    int64_t evalBatches;
    uint64_t identity, evalIdentity;
  };
  /// Whether the number of steps is given, however much data there is.
  bool hasSteps() const { return options.steps >= 0 && !options.epochs; }
  int64_t countSteps() const;
  void planEvaluation(const DataSource &evaluation);

  const Options &options;
  const Ranks &ranks;
  int64_t perStep;
  /// The first step of the run, and the batches that were taken before it.
  int64_t first = 0, before = 0;
  int64_t end = 0, evaluated = 0;
  std::vector<DataCount> counts;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_STEPPLAN_H
