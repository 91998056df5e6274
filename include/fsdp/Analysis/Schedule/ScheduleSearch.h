//===- ScheduleSearch.h - Search for the best program of a step -*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A label-setting search over boundaries between segments. A label is what a
// partial program has done: which gathers and reductions it has issued, which
// parameters it keeps, when compute and links are free and when what is in
// flight completes. Of two labels that did the same, one that is nowhere later
// makes the other superfluous; a label that cannot beat the best known program
// even if everything goes well is dropped. Without a limit on their number the
// search finds the optimum; with one it is a beam search.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_SCHEDULESEARCH_H
#define FSDP_ANALYSIS_SCHEDULE_SCHEDULESEARCH_H

#include "fsdp/Analysis/Schedule/ScheduleBound.h"
#include "fsdp/Analysis/Schedule/StepProgram.h"

namespace mlir::fsdp {

/// What a search may do.
struct SearchOptions {
  /// Bytes in use at any moment.
  int64_t limit = 0;
  /// Labels kept for each boundary, and for each number of issued
  /// collectives within it; 0 for all.
  unsigned width = 16;
  /// Give up when that many labels have been made; 0 for no limit.
  uint64_t maxLabels = 0;
  /// For each window and each reduction whether a bucket ends with it; then
  /// these are the buckets. Empty: the search forms them.
  std::vector<bool> gatherEnds, reduceEnds;
  /// Only programs shorter than this are of interest.
  double cutoff = 0;
  /// For each window the option to take, -1 to search for it. Empty: all -1.
  std::vector<int> fixed;
};

/// What a search found.
struct SearchResult {
  /// Whether a program below the cutoff was found.
  bool found = false;
  /// Whether nothing was left out: then the program is optimal or, if none was
  /// found, there is none below the cutoff.
  bool complete = true;
  double makespan = 0;
  StepProgram program;
  uint64_t numLabels = 0;
};

/// Searches programs that issue gathers, reductions of gradients, and those
/// that reduce further, each in the order of the step. `bound` belongs to the
/// step and the limit, and is feasible.
SearchResult searchSchedule(const CostedStep &step, const ScheduleBound &bound,
                            const SearchOptions &options);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_SCHEDULESEARCH_H
