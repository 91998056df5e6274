//===- BoundComputation.h - State of the bounds' recursion ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The recursion that ScheduleBound.h proves: its jobs (ScheduleBound.cpp), the
// inequalities of links (BoundLinks.cpp) and of memory that is too small for
// two buffers (BoundConflicts.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_ANALYSIS_SCHEDULE_BOUNDCOMPUTATION_H
#define FSDP_LIB_ANALYSIS_SCHEDULE_BOUNDCOMPUTATION_H

#include "fsdp/Analysis/Schedule/ScheduleBound.h"
#include <algorithm>

namespace mlir::fsdp {

/// A collective of the relaxation.
struct Job {
  /// Number of the window or reduction.
  unsigned number = 0;
  /// Boundary before which it cannot start, and the segment (or the end) that
  /// needs it.
  int64_t head = 0, due = 0;
  double latency = 0, transfer = 0;
  int64_t bytes = 0;
  /// What can be saved at most by keeping parameters, for how many bytes.
  double saving = 0;
  int64_t held = 0;
  /// Segments in which `held` is occupied.
  int64_t gapFirst = 0, gapLast = -1;
  bool isGather = true;
  /// Only collectives of one kind may share a bucket.
  unsigned kind = 0;
};

/// Whether nothing is transferred.
inline bool isKept(const WindowOption &option) {
  return option.kind == WindowOption::Keep;
}

/// Whether keeping saves more time for each byte.
inline bool savesMore(const Job *a, const Job *b) {
  double ratioA = a->saving * static_cast<double>(b->held);
  double ratioB = b->saving * static_cast<double>(a->held);
  return ratioA != ratioB ? ratioA > ratioB : a->due < b->due;
}

/// The recursion over boundaries.
class BoundComputation {
public:
  BoundComputation(const CostedStep &step, int64_t limit)
      : step(step), limit(limit), needed(step.neededBytes()) {}

  ScheduleBound run();

private:
  void findEarliest();
  void addJobs();
  void addGather(unsigned number);
  void choosePivot();
  void findGatherWork();
  void findForcedWork();
  void findConflicts();
  double relaxConflict(int64_t segment, bool isLate) const;
  /// A segment and the bytes that are free in it.
  struct Room {
    int64_t segment = 0, bytes = 0;
  };
  Room getRoom(int64_t segment) const {
    return {segment, std::max<int64_t>(0, limit - needed[segment])};
  }
  void relaxLink(int64_t boundary, llvm::ArrayRef<const Job *> jobs, Room room);
  void relaxMemory(int64_t boundary);
  double findSaving(int64_t boundary, int64_t due,
                    llvm::ArrayRef<const Job *> byRatio, Room room) const;
  double getTail(int64_t boundary) const {
    int64_t count = step.segments.size();
    return boundary >= count ? 0
                             : step.segments[boundary].seconds +
                                   result.remaining[boundary + 1];
  }

  const CostedStep &step;
  int64_t limit;
  std::vector<int64_t> needed;
  std::vector<Job> jobs;
  /// The segment whose memory limits what is kept most.
  Room room;
  /// What one segment has to do with memory that is too small for two buffers.
  struct Conflict {
    /// Work of each link that begins and ends directly before the segment.
    double gathers = 0, reductions = 0;
    /// The gather that the segment needs, started directly before it.
    double gather = 0;
    /// The reduction that could run in it; 0 if that does not keep the next
    /// segment's gather from being prefetched.
    double reduction = 0;
  };
  std::vector<Conflict> conflicts;
  /// Like `remaining`, if the gather for a segment starts directly before it.
  std::vector<double> late;
  /// Most bytes that buffers can take at once.
  int64_t largestBucket = 0;
  ScheduleBound result;
};
} // namespace mlir::fsdp

#endif // FSDP_LIB_ANALYSIS_SCHEDULE_BOUNDCOMPUTATION_H
