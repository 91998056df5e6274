//===- WaitPlacement.h - A program from its starts and runs -----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where waits stand follows from where collectives start, what segments read
// and how much memory there is; a change of a program need not care.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_ANALYSIS_SCHEDULE_WAITPLACEMENT_H
#define FSDP_LIB_ANALYSIS_SCHEDULE_WAITPLACEMENT_H

#include "fsdp/Analysis/Schedule/StepProgram.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>

namespace mlir::fsdp {

/// A program whose waits are left out: they follow from it.
struct Draft {
  std::vector<PlannedCollective> collectives;
  /// Starts and runs.
  std::vector<Instruction> order;
  std::vector<unsigned> options;
};

/// By segment: the windows that begin with it, and the reductions it reads.
struct SegmentParts {
  explicit SegmentParts(const CostedStep &step)
      : beginning(step.segments.size() + 1), reading(step.segments.size() + 1) {
    for (auto [i, window] : llvm::enumerate(step.windows))
      beginning[window.first].push_back(i);
    for (auto [i, reduction] : llvm::enumerate(step.reductions))
      reading[reduction.user].push_back(i);
  }
  std::vector<llvm::SmallVector<unsigned, 1>> beginning, reading;
};

/// Adds waits to a draft: for a gather before its first use, for a reduction
/// before its result is read, when it is complete anyway, or when its memory is
/// needed.
class WaitPlacement {
public:
  WaitPlacement(const CostedStep &step, const SegmentParts &parts,
                const Draft &draft, int64_t limit)
      : step(step), parts(parts), draft(draft), limit(limit),
        held(step.segments.size() + 1, 0),
        complete(draft.collectives.size(), 0),
        waited(draft.collectives.size(), false),
        gatherOf(step.windows.size(), -1),
        reduceOf(step.reductions.size(), -1) {}

  /// Nothing if memory does not suffice or the order is wrong.
  std::optional<StepProgram> run();

  double makespan = 0;
  /// Starts in the order of a link's use, by link; when each begins.
  std::vector<unsigned> issued[2];
  std::vector<double> begin;
  /// Collectives that compute waits for, and how long.
  std::vector<std::pair<double, unsigned>> stalls;

private:
  bool start(unsigned index);
  bool runSegment(unsigned index);
  void wait(unsigned index);
  void waitForOldest();
  bool waitForNeeded(const CostedReduction &reduction);
  bool makeRoom(int64_t bytes);
  int64_t countReduced(unsigned index) const;
  void holdWindows();

  const CostedStep &step;
  const SegmentParts &parts;
  const Draft &draft;
  int64_t limit;
  StepProgram program;
  /// Bytes alive in each segment whatever is prefetched.
  std::vector<int64_t> held;
  std::vector<double> complete;
  std::vector<bool> waited;
  /// The collective of a window; the position in `reducing` of a reduction.
  std::vector<int> gatherOf, reduceOf;
  std::vector<unsigned> reducing;
  size_t oldest = 0;
  /// Bytes gathered for later segments, and being reduced.
  int64_t prefetched = 0, inFlight = 0;
  double clock = 0, links[2] = {0, 0};
  unsigned segment = 0;
  /// Collectives of one kind are issued in the order of the step; reductions of
  /// gradients, and those that reduce further, are two kinds.
  unsigned nextGather = 0, nextReduction[2] = {0, 0};
};
} // namespace mlir::fsdp

#endif // FSDP_LIB_ANALYSIS_SCHEDULE_WAITPLACEMENT_H
