//===- StepProgram.h - A scheduled step -------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a scheduler makes of a CostedStep: one list of instructions that every
// rank executes in order. Schedulers write it, the simulator reads it; they
// share nothing else.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_STEPPROGRAM_H
#define FSDP_ANALYSIS_SCHEDULE_STEPPROGRAM_H

#include "fsdp/Analysis/Schedule/StepTrace.h"

namespace mlir::fsdp {

/// Relative difference below which the times of two programs are the same.
inline constexpr double kSameTime = 1e-9;

/// One collective: a bucket of one or more neighbours of the same kind.
struct PlannedCollective {
  bool isGather = true;
  /// Numbers of windows, or of reductions, of the step.
  llvm::SmallVector<unsigned, 2> parts;
};

/// One instruction of the host program.
struct Instruction {
  enum Kind {
    /// Starts a collective; buffers of gathers begin to live.
    Start,
    /// Compute goes on after the collective is complete; buffers of reductions
    /// end to live.
    Wait,
    /// Runs a segment. Buffers of windows end to live with their last one.
    Run,
  };
  Kind kind;
  /// A collective, or a segment.
  unsigned index;

  bool operator==(const Instruction &other) const {
    return kind == other.kind && index == other.index;
  }
};

/// A scheduled step.
struct StepProgram {
  std::vector<PlannedCollective> collectives;
  std::vector<Instruction> instructions;
  /// For each window which of its options was chosen.
  std::vector<unsigned> options;
};

/// Seconds of a collective in a program.
double getCollectiveSeconds(const CostedStep &step, const StepProgram &program,
                            unsigned collective);

/// The units of a collective joined with '+'.
std::string getCollectiveName(const CostedStep &step,
                              const StepProgram &program, unsigned collective);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_STEPPROGRAM_H
