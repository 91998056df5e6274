//===- PlanChecker.h - Independent check of a memory plan -------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds out whether buffers that overlap in an arena live at different times.
// It shares no code with the planner and works the other way round: it goes
// through time and keeps the set of occupied bytes.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_MEMORY_PLANCHECKER_H
#define FSDP_ANALYSIS_MEMORY_PLANCHECKER_H

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mlir::fsdp {

/// Bytes [offset, offset + bytes) are in use from `first` to `last`, included.
struct PlacedBuffer {
  int64_t offset = 0;
  int64_t bytes = 0;
  int64_t first = 0;
  int64_t last = 0;
};

/// What is wrong with a plan.
struct PlanViolation {
  enum Kind {
    /// `buffer` does not lie in the arena.
    OutsideArena,
    /// `buffer` does not start at a multiple of the alignment.
    Misaligned,
    /// `buffer` and `other` use the same byte at the same time.
    Overlap,
  };
  Kind kind;
  /// Indices of the buffers concerned.
  size_t buffer, other;
};

/// Returns all violations, the first ones first in time.
std::vector<PlanViolation> checkPlan(const std::vector<PlacedBuffer> &buffers,
                                     int64_t arenaBytes, int64_t alignment);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_MEMORY_PLANCHECKER_H
