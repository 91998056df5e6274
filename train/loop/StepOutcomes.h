//===- StepOutcomes.h - what all ranks know behind a step ------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_STEPOUTCOMES_H
#define FSDP_TRAIN_LOOP_STEPOUTCOMES_H

#include "ranks/Ranks.h"

namespace fsdp::run {

/// Values of losses or metrics: by turn or metric, in the order of the step's,
/// and by rank.
using MetricValues = std::vector<std::vector<double>>;

/// The losses and metrics of the ranks in a step, and whether a rank was told
/// to stop. Those of two steps are kept, since the others begin the next one
/// while rank 0 still reads.
class StepOutcomes {
public:
  /// A step has so many losses and metrics.
  StepOutcomes(int64_t numRanks, size_t numLosses, size_t numMetrics) {
    std::vector<double> byRank(static_cast<size_t>(numRanks));
    for (MetricValues &values : lossLists)
      values.assign(numLosses, byRank);
    for (MetricValues &values : metricLists)
      values.assign(numMetrics, byRank);
  }

  /// By turn and rank; a rank writes its own before `share`.
  MetricValues &losses(int64_t step) { return lossLists[step % 2]; }

  /// By metric and rank, as the losses.
  MetricValues &metrics(int64_t step) { return metricLists[step % 2]; }

  /// The signal that ends the run behind a step, or 0; known after `share`.
  int stopSignal(int64_t step) const { return signals[step % 2]; }

  /// Waits until all ranks have ended the step; then rank 0 knows their losses,
  /// and all know whether one was told to stop. Where ranks are in other
  /// processes `notes`, numbers of this one, become those of all by rank.
  void share(const Ranks &ranks, int64_t index, int64_t step,
             std::vector<double> &notes);

private:
  MetricValues lossLists[2];
  MetricValues metricLists[2];
  int signals[2] = {0, 0};
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_STEPOUTCOMES_H
