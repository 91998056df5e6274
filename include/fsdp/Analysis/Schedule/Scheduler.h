//===- Scheduler.h - The best program for a step ----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Chooses what is kept between windows, buckets, start positions and the order
// on the links, so that as little communication as possible is exposed under a
// limit of memory. Known policies are the first candidates: the result is never
// worse than any of them that keeps the limit. Then come beam searches, and for
// small steps a complete one. Each result has a proven lower bound.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_SCHEDULER_H
#define FSDP_ANALYSIS_SCHEDULE_SCHEDULER_H

#include "fsdp/Analysis/Schedule/ScheduleBound.h"
#include "fsdp/Analysis/Schedule/StepProgram.h"

namespace mlir::fsdp {

/// How much a scheduler may spend.
struct SchedulerOptions {
  /// Bytes in use at any moment.
  int64_t limit = 0;
  /// Width of the widest beam.
  unsigned width = 32;
  /// Steps of more collectives are only tried with given buckets.
  unsigned beamCollectives = 600;
  /// Steps of at most that many collectives are searched completely.
  unsigned exactCollectives = 40;
  /// Labels after which a complete search gives up.
  uint64_t maxLabels = 20000000;
  /// Small changes tried on the best program; fewer for long programs.
  unsigned trials = 4000;
  /// Whether to begin with the known policies.
  bool usePolicies = true;
};

/// A scheduled step with its figures.
struct StepSchedule {
  /// Whether the limit can be kept at all; the bound says how much is needed.
  bool feasible = false;
  StepProgram program;
  double makespan = 0;
  /// Makespan without compute.
  double exposed = 0;
  int64_t peakBytes = 0;
  ScheduleBound bound;
  /// The largest proven lower bound of the makespan; the makespan itself if a
  /// complete search proved it optimal.
  double lowerBound = 0;
  /// Whether the makespan is proven to be optimal.
  bool optimal = false;
  /// What found the program: a policy, "buckets", "beam", "improved" or
  /// "exact".
  std::string origin;

  /// How far the makespan may be from the optimum, in per cent of the bound.
  double gapPercent() const {
    return lowerBound > 0 ? 100 * (makespan - lowerBound) / lowerBound : 0;
  }
};

/// Schedules a step.
StepSchedule scheduleStep(const CostedStep &step,
                          const SchedulerOptions &options);

/// Starts gathers as late as they can without making the program longer, so
/// that their buffers live as short as possible.
StepProgram delayStarts(const CostedStep &step, const StepProgram &program);

/// A point of the frontier between memory and time.
struct FrontierPoint {
  int64_t limit = 0;
  StepSchedule schedule;
};

/// Schedules the step for up to `points` limits, from the least memory that it
/// can run in to as much as is of use. Limits that bring no shorter program
/// than a smaller one are left out.
std::vector<FrontierPoint> findFrontier(const CostedStep &step, unsigned points,
                                        const SchedulerOptions &options = {});

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_SCHEDULER_H
