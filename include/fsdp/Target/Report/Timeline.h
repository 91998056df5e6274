//===- Timeline.h - A simulated step to look at -----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes a simulation down: as events for a trace viewer (chrome://tracing,
// Perfetto), and as one HTML page that needs nothing else.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_REPORT_TIMELINE_H
#define FSDP_TARGET_REPORT_TIMELINE_H

#include "fsdp/Analysis/Schedule/Simulator.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::fsdp {

/// Writes a simulation with a timeline in the trace event format: a process for
/// each rank, a thread for each lane, stalls on a lane of their own, rank 0's
/// memory as a counter.
void writeTrace(llvm::raw_ostream &os, const CostedStep &step,
                const StepProgram &program, const Simulation &simulation);

/// The same as an object: `makespan`, `exposedSeconds`, `peak`, and arrays of
/// `events`, `memory` and `exposed`.
llvm::json::Value getTimelineData(const CostedStep &step,
                                  const StepProgram &program,
                                  const Simulation &simulation);

/// Writes the same as a page with lanes, memory, figures and a list of what is
/// exposed.
void writeTimelinePage(llvm::raw_ostream &os, const CostedStep &step,
                       const StepProgram &program, const Simulation &simulation,
                       llvm::StringRef title);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_REPORT_TIMELINE_H
