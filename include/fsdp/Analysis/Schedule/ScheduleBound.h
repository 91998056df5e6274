//===- ScheduleBound.h - What no schedule can beat --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lower bounds on the time and memory of a step, over all choices that a
// scheduler has. Each is proved below; none is computed by scheduling.
//
// A *boundary* p lies before segment p; boundary n is the end of the step. Let
// F[p] be the least time that can pass between compute reaching boundary p
// (having finished segment p - 1) and the end. Then F[n] = 0 and
//
//   F[p] >= t_p + F[p + 1]                                       (compute)
//   F[p] >= W(p, k) + t_k + F[k + 1]       for every k >= p         (link)
//
// where W(p, k) is the least time that one link needs for the collectives that
// cannot start before boundary p and must be complete before segment k runs.
// A collective cannot start before boundary p if
//
//   * it is a reduction whose last gradient is written in segment p - 1 or
//     later; or
//   * it is a gather whose buffer does not fit before: gathers are issued in
//     order of their first use, so the buffers of all earlier ones that are
//     still needed are alive too.
//
// If segment p has room for only one of two buffers, that of a reduction whose
// last gradient segment p - 1 writes and that of a gather which segment p + 1
// needs, then either the reduction takes its time between segments p - 1 and p,
// or the gather (a unit that is kept occupies as much) between p and p + 1. So
//
//   F[p] >= t_p + min(r + F[p + 1], L[p + 1])                     (memory)
//
// where L[p] is the same bound for programs in which the gather for segment p
// starts after segment p - 1.
//
// A collective must be complete before segment k runs if it gathers what k
// uses, or reduces what k reads, or if it is a reduction whose buffer does not
// fit beside what k needs.
//
// Instead of the second of these, any set of gathers may start before p whose
// buffers fit into segment p - 1 together with what is kept there; what W(p, k)
// saves by that is at most a fractional knapsack.
//
// Which windows are gathered at all is the scheduler's choice. W(p, k) is the
// minimum over all choices: what is kept between two windows occupies memory in
// each segment between them, so for any one segment the best choice is no
// better than a fractional knapsack with that segment's free memory. Buckets
// save latency: that of one collective remains for gathers, for reductions of
// gradients and for those that reduce further, on each channel, and more of
// them if all buffers of a bucket do not fit into memory at once.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_SCHEDULEBOUND_H
#define FSDP_ANALYSIS_SCHEDULE_SCHEDULEBOUND_H

#include "fsdp/Analysis/Schedule/StepTrace.h"

namespace mlir::fsdp {

/// Lower bounds under one limit of memory.
struct ScheduleBound {
  /// No program of the step needs less: each window as short as possible,
  /// nothing kept, nothing in flight.
  int64_t peakBytes = 0;
  /// Whether the limit is at least that; if not, no schedule exists.
  bool feasible = true;
  /// Sum of the segments.
  double compute = 0;
  /// No schedule is shorter.
  double makespan = 0;
  /// What the makespan's bound comes from.
  enum Kind { Compute, Link };
  Kind kind = Compute;
  /// F[p] for each boundary, the last one included.
  std::vector<double> remaining;
  /// The first boundary before which each gather cannot start.
  std::vector<int64_t> earliest;
  /// Seconds that the link needs at least for each window's gather and all
  /// later ones, without latencies.
  std::vector<double> gatherWork;
};

/// Computes the bounds for schedules that use at most `limit` bytes.
ScheduleBound computeBound(const CostedStep &step, int64_t limit);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_SCHEDULEBOUND_H
