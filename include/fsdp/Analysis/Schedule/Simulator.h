//===- Simulator.h - Replays a scheduled step -------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a StepProgram in simulated time for any number of ranks. It trusts
// nothing: a program that reads parameters before they are there, or gradients
// before they are reduced, is refused. It shares no code with the scheduler.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_SIMULATOR_H
#define FSDP_ANALYSIS_SCHEDULE_SIMULATOR_H

#include "fsdp/Analysis/Schedule/StepProgram.h"

namespace mlir::fsdp {

/// What is simulated.
struct SimulationOptions {
  /// Every rank executes the program. A collective transfers when the last
  /// rank has started it and its link is free.
  unsigned ranks = 1;
  /// Factor on the compute time of each rank; 1 for ranks not listed.
  std::vector<double> slowdown;
  /// Collectives within a node have a link of their own, beside that between
  /// nodes. To the scheduler all take turns.
  bool nodeLink = false;
  /// Whether to record events and memory; the figures come anyway.
  bool timeline = false;
};

/// The lanes of a rank.
enum class TimelineLane { Compute, Gather, Reduce };

/// Something that takes a lane from `begin` to `end`.
struct TimelineEvent {
  unsigned rank = 0;
  TimelineLane lane = TimelineLane::Compute;
  std::string name;
  double begin = 0, end = 0;
  int64_t bytes = 0;
};

/// A rank's compute lane waits for a collective.
struct Stall {
  unsigned rank = 0;
  /// The segment that could not begin; the number of segments for the end.
  unsigned segment = 0;
  unsigned collective = 0;
  double seconds = 0;
};

/// Bytes in use from a time on, on rank 0.
struct MemorySample {
  double time = 0;
  int64_t bytes = 0;
};

/// What came out.
struct Simulation {
  /// Why the program is wrong; the rest means nothing then. Empty if it is
  /// right.
  std::string error;
  /// When the last rank is done.
  double makespan = 0;
  /// Makespan without the slowest rank's compute time.
  double exposed = 0;
  int64_t peakBytes = 0;
  /// Transfer seconds of gathers and reductions.
  double gatherSeconds = 0, reduceSeconds = 0;
  std::vector<TimelineEvent> events;
  std::vector<Stall> stalls;
  std::vector<MemorySample> memory;
};

/// Replays a program.
Simulation simulate(const CostedStep &step, const StepProgram &program,
                    const SimulationOptions &options = {});

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_SIMULATOR_H
