//===- Search.h - State of a search for a program ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The search of ScheduleSearch.h: how labels are extended (SearchActions.cpp),
// when they fit into memory and how good they can become (SearchLimits.cpp),
// and the loop over boundaries (ScheduleSearch.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_ANALYSIS_SCHEDULE_SEARCH_H
#define FSDP_LIB_ANALYSIS_SCHEDULE_SEARCH_H

#include "SearchLabels.h"
#include "fsdp/Analysis/Schedule/ScheduleSearch.h"
#include <algorithm>
#include <array>
#include <limits>
#include <map>

namespace mlir::fsdp::search {

/// Later than anything.
inline constexpr double kForever = std::numeric_limits<double>::infinity();
/// Labels whose bounds differ by less, relative to the cutoff, are equal; finer
/// than kSameTime, so that the best program is not lost.
inline constexpr double kEqual = 1e-10;

/// Whether there is no choice but to keep the parameters.
inline bool mustStay(const CostedWindow &window) {
  return window.options.size() == 1 &&
         window.options.front().kind == WindowOption::Keep;
}

/// One search.
class Search {
public:
  Search(const CostedStep &step, const ScheduleBound &bound,
         const SearchOptions &options);
  SearchResult run();

private:
  void addReductions();
  void findLatest();
  void expandBoundary(std::vector<Label> labels);
  void expand(const Label &label);
  void issueGathers(const Label &label);
  void issueGather(const Label &label, llvm::ArrayRef<unsigned> windows);
  bool mayJoin(const Label &label, llvm::ArrayRef<unsigned> windows,
               unsigned window) const;
  void issueReductions(const Label &label, unsigned queue);
  void keepEarly(const Label &label);
  void waitForReduction(const Label &label);
  bool mayWait(const Label &label) const;
  void runSegment(const Label &label);
  void choose(Label label, llvm::ArrayRef<unsigned> windows);
  void decide(Label &label, unsigned window, unsigned option) const;
  void finish(const Label &label);

  bool fitsGather(const Label &label, llvm::ArrayRef<unsigned> windows) const;
  bool fitsHeld(const Label &label, unsigned window, int64_t bytes) const;
  bool fitsSegment(const Label &label) const;
  bool isGatherBucket(const Label &label, size_t parts, unsigned index,
                      unsigned after) const;
  bool isReduced(const Label &label, unsigned index) const;
  bool needsWait(const Label &label, unsigned index) const;
  bool needsResult(const Label &label) const;
  bool isReduceBucket(const Label &label, size_t parts, unsigned index) const;
  double getNextReach(const Label &label) const;
  bool isBusy(const Label &label, double link) const;
  bool isTooEarly(unsigned window) const;
  double getLeastTransfer(unsigned window) const;
  const WindowOption *getOption(const Label &label, unsigned window) const;
  unsigned skipKept(const Label &label, unsigned window) const;
  int64_t countInFlight(const Label &label) const;
  int64_t countAlive(const Label &label) const;
  double boundLabel(const Label &label, int64_t at) const;
  double boundReductions(const Label &label, int64_t at, double gathers) const;
  double getTail(int64_t boundary) const {
    return boundary >= numSegments ? 0
                                   : step.segments[boundary].seconds +
                                         bound.remaining[boundary + 1];
  }

  /// How many labels that did the same, or as much, are kept; 0 for all.
  unsigned getMost() const {
    return options.width == 0 ? 0 : std::max(2u, options.width / 4);
  }
  /// Grows with each action at a boundary. A reduction counts when it starts,
  /// and again when it was waited for.
  static unsigned getLevel(const Label &label) {
    return label.gathers + label.early +
           2 * (label.reductions[0] + label.reductions[1]) -
           static_cast<unsigned>(label.reducing.size());
  }
  /// A beam tries 1, 2, 3, 4, 6, 8, 12, ... parts in a bucket.
  bool isBucketSize(size_t parts) const {
    if (options.width == 0)
      return true;
    while (parts % 2 == 0)
      parts /= 2;
    return parts == 1 || parts == 3;
  }
  /// Brings times into a normal form and drops what cannot win.
  bool settle(Label &label, int64_t at);
  void push(Label label);
  void record(Label &label, Action::Kind kind, unsigned count,
              unsigned option = 0) {
    actions.push_back({label.action, kind, count, option});
    label.action = actions.size() - 1;
  }
  std::vector<Action> followActions() const;
  StepProgram rebuild() const;

  const CostedStep &step;
  const ScheduleBound &bound;
  const SearchOptions &options;
  int64_t numSegments;
  /// Reductions are issued from two queues, each in its order: those of
  /// gradients, then those that reduce further. Where each of them begins.
  std::array<unsigned, 3> queues;
  std::vector<int64_t> needed;
  /// Compute time in front of each boundary.
  std::vector<double> elapsed;
  /// Sum of transfers, and smallest tail, of a queue's reductions from one on.
  std::vector<double> reduceAfter, reduceTail;
  /// The same of the gathers that no choice avoids.
  std::vector<double> gatherAfter, gatherTail;
  /// Compute time at which the link should begin with a window's gather, all
  /// later gathers considered.
  std::vector<double> latest;
  double margin = 0;

  int64_t boundary = 0;
  /// Labels at this boundary by how many collectives were issued or waited
  /// for, and labels at the next one.
  std::map<unsigned, LabelSet> levels;
  /// Windows that begin at this boundary, and those whose fate is decided when
  /// its segment ends.
  std::vector<unsigned> beginning, deciding;
  /// The reductions that this boundary's segment reads.
  std::vector<unsigned> reductionsDue;
  /// Bytes alive at this boundary in every label.
  int64_t atBoundary = 0;
  LabelSet next;
  std::vector<Action> actions;
  double best;
  int64_t bestAction = -1;
  bool complete = true;
};
} // namespace mlir::fsdp::search

#endif // FSDP_LIB_ANALYSIS_SCHEDULE_SEARCH_H
