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

#ifndef FSDP_ANALYSIS_MEMORY_MEMORYPLAN_H
#define FSDP_ANALYSIS_MEMORY_MEMORYPLAN_H

#include <cstdint>
#include <vector>

namespace mlir::fsdp {

/// Every planned buffer starts at a multiple of so many bytes in its arena: a
/// cache line, and an AVX-512 vector.
inline constexpr int64_t kArenaAlignment = 64;

/// The most bytes of a buffer that may stay on the stack instead.
inline constexpr int64_t kLargestStackBuffer = 1024;

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
  /// Whether each interval lies in the memory of others; see SharedMemory.
  std::vector<bool> isShared;
  /// Size of the arena: the largest offset + bytes.
  int64_t peak = 0;
  /// No plan is smaller: the most bytes that live at one time, each buffer
  /// rounded up to the alignment except for the last one, less what the memory
  /// of others has room for.
  int64_t lowerBound = 0;
};

/// Memory with a plan of its own. Where and while its buffers leave room,
/// others may lie there too; it does not grow for them.
struct SharedMemory {
  std::vector<BufferInterval> intervals;
  MemoryPlan plan;
};

/// The most bytes of the intervals that live at one time.
int64_t countLiveBytes(const std::vector<BufferInterval> &intervals);

/// Places the buffers one after the other, each at the lowest aligned offset
/// that no buffer living at the same time uses, in several orders (largest
/// first, first to live, longest to live), then with those at the top first,
/// until the lower bound is met or nothing helps; the smallest plan is taken.
/// Deterministic; quadratic in the number of intervals. `alignment` is a
/// positive number.
MemoryPlan planMemory(const std::vector<BufferInterval> &intervals,
                      int64_t alignment);

/// The same, but a buffer lies in `shared` where it fits; never larger than
/// without `shared`.
MemoryPlan planMemory(const std::vector<BufferInterval> &intervals,
                      int64_t alignment, const SharedMemory &shared);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_MEMORY_MEMORYPLAN_H
