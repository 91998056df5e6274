//===- MemoryPlan.h - Offsets of buffers in an arena ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Places buffers with known lifetimes in one block of memory so that buffers
// that live at the same time do not overlap. Plain data, no IR. The result is
// checked by other code: PlanChecker.h.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_MEMORYPLAN_H
#define FSDP_ANALYSIS_MEMORYPLAN_H

#include <cstdint>
#include <vector>

namespace mlir::fsdp {

/// A buffer that lives from time `first` to time `last`, both included.
struct BufferInterval {
  int64_t bytes = 0;
  int64_t first = 0;
  int64_t last = 0;
};

/// Where the buffers lie.
struct MemoryPlan {
  /// One offset per interval, in their order.
  std::vector<int64_t> offsets;
  /// Size of the arena: the largest offset + bytes.
  int64_t peak = 0;
  /// No plan is smaller: the most bytes that live at one time, each buffer
  /// rounded up to the alignment except for the last one.
  int64_t lowerBound = 0;
};

/// Places the largest buffers first, each at the lowest aligned offset that no
/// buffer living at the same time uses. Deterministic; quadratic in the number
/// of intervals. `alignment` is a positive number.
MemoryPlan planMemory(const std::vector<BufferInterval> &intervals,
                      int64_t alignment);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_MEMORYPLAN_H
