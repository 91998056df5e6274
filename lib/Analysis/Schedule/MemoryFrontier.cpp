//===- MemoryFrontier.cpp - Memory against time ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/Scheduler.h"
#include "fsdp/Analysis/Schedule/Simulator.h"
#include <algorithm>

using namespace mlir::fsdp;

std::vector<FrontierPoint>
mlir::fsdp::findFrontier(const CostedStep &step, unsigned points,
                         const SchedulerOptions &options) {
  // The most that any schedule can use: everything gathered once and kept.
  std::vector<int64_t> needed = step.neededBytes();
  int64_t least = 0, most = 0;
  for (int64_t bytes : needed)
    least = std::max(least, bytes);
  for (const CostedWindow &window : step.windows)
    most += window.bytes;
  for (const CostedReduction &reduction : step.reductions)
    most += reduction.bytes;
  most += least;
  // From above, as the peaks tell what is of no use.
  std::vector<FrontierPoint> frontier;
  SchedulerOptions scheduler = options;
  for (unsigned i = points; i-- > 0;) {
    // Finer where memory is scarce.
    double part = points < 2 ? 0 : static_cast<double>(i) / (points - 1);
    auto limit = least + static_cast<int64_t>(
                             part * part * static_cast<double>(most - least));
    if (!frontier.empty() && frontier.back().schedule.peakBytes <= limit)
      continue;
    scheduler.limit = limit;
    FrontierPoint point{limit, scheduleStep(step, scheduler)};
    if (!point.schedule.feasible)
      continue;
    StepProgram late = delayStarts(step, point.schedule.program);
    Simulation simulation = simulate(step, late);
    if (simulation.peakBytes < point.schedule.peakBytes) {
      point.schedule.program = std::move(late);
      point.schedule.peakBytes = simulation.peakBytes;
    }
    // A smaller limit that is as fast makes the larger one superfluous.
    while (!frontier.empty() && frontier.back().schedule.makespan >=
                                    point.schedule.makespan * (1 - kSameTime))
      frontier.pop_back();
    frontier.push_back(std::move(point));
  }
  std::reverse(frontier.begin(), frontier.end());
  return frontier;
}
