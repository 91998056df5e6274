//===- StepOutcomes.h - what all ranks know behind a step ------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_STEPOUTCOMES_H
#define FSDP_TRAIN_LOOP_STEPOUTCOMES_H

#include "loop/Ranks.h"

namespace fsdp::run {

/// Values of metrics: by metric, in the order of an entry's, and by rank.
using MetricValues = std::vector<std::vector<double>>;

/// The losses and metrics of the ranks in a step, and whether a rank was told
/// to stop. Those of two steps are kept, since the others begin the next one
/// while rank 0 still reads.
class StepOutcomes {
public:
  /// A step has `numMetrics` of them.
  StepOutcomes(int64_t numRanks, size_t numMetrics) {
    for (std::vector<double> &list : lists)
      list.resize(static_cast<size_t>(numRanks));
    for (MetricValues &values : metricLists)
      values.assign(numMetrics, lists[0]);
  }

  /// By rank; a rank writes its own before `share`.
  std::vector<double> &losses(int64_t step) { return lists[step % 2]; }

  /// By metric and rank, as the losses.
  MetricValues &metrics(int64_t step) { return metricLists[step % 2]; }

  /// The signal that ends the run behind a step, or 0; known after `share`.
  int stopSignal(int64_t step) const { return signals[step % 2]; }

  /// Waits until all ranks have ended the step; then rank 0 knows their losses,
  /// and all know whether one was told to stop.
  void share(const Ranks &ranks, int64_t index, int64_t step);

private:
  std::vector<double> lists[2];
  MetricValues metricLists[2];
  int signals[2] = {0, 0};
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_STEPOUTCOMES_H
