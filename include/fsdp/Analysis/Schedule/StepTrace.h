//===- StepTrace.h - A step's work, bytes and lifetimes ---------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A training step as plain data: what is computed in which order, which ranges
// of it need which unit's whole parameters, and when gradients are complete.
// A StepTrace knows nothing of a machine; together with a CostTable it becomes
// a CostedStep, which is all that bounds, scheduler and simulator look at.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_STEPTRACE_H
#define FSDP_ANALYSIS_SCHEDULE_STEPTRACE_H

#include "fsdp/Analysis/Schedule/CostTable.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>
#include <vector>

namespace mlir::fsdp {

/// A piece of the step that runs on the compute lane without a collective
/// starting or ending in it.
struct TraceSegment {
  std::string name;
  ComputeWork work;
  /// Bytes alive during the segment, buffers of collectives not counted.
  int64_t liveBytes = 0;
};

/// Segments from `first` to `last`, both included, that need whole parameters.
struct TraceWindow {
  int64_t first = 0, last = 0;
  /// The boundary before which the shard to gather is not there: one more than
  /// the segment that writes it.
  int64_t release = 0;
};

/// What may be done with a unit's parameters between two windows.
enum class WindowRule {
  /// The scheduler decides.
  Auto,
  /// They are freed and gathered again.
  Always,
  /// They stay.
  Never,
};

/// Parameters that are gathered, freed and reduced together.
struct TraceUnit {
  std::string name;
  /// Bytes of the whole parameters as gathered; 0 if nothing is gathered.
  int64_t gatherBytes = 0;
  /// Bytes of the whole gradient as reduced; 0 if nothing is reduced.
  int64_t reduceBytes = 0;
  /// Bytes of what ranks exchange, where these are not those of the buffer: a
  /// value that is gathered is whole behind that, and a slice needs no rank.
  std::optional<int64_t> movedBytes;
  /// Ranks that share one copy, and how many copies there are.
  int64_t shardRanks = 1, replicas = 1;
  /// Consecutive ranks that hold a group of the unit's collectives, if its
  /// members are not neighbours: the group costs what one of so many does.
  int64_t span = 1;
  /// How far these are from each other.
  int64_t stride = 1;
  /// In program order, without overlap.
  llvm::SmallVector<TraceWindow, 2> windows;
  /// The segment in which the first gradient is written, and the one after
  /// which all are complete.
  int64_t gradFirst = 0, gradLast = 0;
  /// The segment that reads the reduced gradient; -1 for the end of the step.
  int64_t gradUser = -1;
  /// An earlier unit whose reduced gradient is what this one reduces further,
  /// or whose buffer this one writes too; -1 for none.
  int64_t reduces = -1;
  WindowRule reshard = WindowRule::Auto;
  /// A smaller group that may keep the parameters between windows, each rank
  /// holding its part; 0 for none.
  int64_t smallGroup = 0;
  /// Units of one channel may share a bucket. What is always sent alone has a
  /// channel of its own.
  unsigned channel = 0;
};

/// A whole step.
struct StepTrace {
  std::vector<TraceSegment> segments;
  std::vector<TraceUnit> units;
};

/// One way to have a unit's parameters whole when a window begins.
struct WindowOption {
  enum Kind { Gather, Keep, SmallGather };
  Kind kind = Gather;
  /// Bytes that stay allocated between the window before and this one.
  int64_t heldBytes = 0;
  /// Seconds of the transfer: the part that a bucket pays once, and the part
  /// that grows with the bytes. Both 0 for `Keep`.
  double latency = 0, transfer = 0;
  /// Within a node of a machine with more of them.
  bool isInNode = false;
};

/// One window with its costs.
struct CostedWindow {
  unsigned unit = 0;
  int64_t first = 0, last = 0;
  int64_t release = 0;
  unsigned channel = 0;
  int64_t bytes = 0;
  /// The unit's window before this one; -1 for the unit's first.
  int64_t previous = -1;
  /// Not empty; the unit's first window has only `Gather`.
  llvm::SmallVector<WindowOption, 3> options;
};

/// One unit's reduction with its costs.
struct CostedReduction {
  unsigned unit = 0;
  /// The buffer is needed from the start of `first`, complete after `last`.
  int64_t first = 0, last = 0;
  /// The segment that needs the result; the number of segments for the end.
  int64_t user = 0;
  int64_t bytes = 0;
  double latency = 0, transfer = 0;
  bool isInNode = false;
  unsigned channel = 0;
  /// An earlier reduction behind whose wait this one starts, as it reduces that
  /// one's result further or writes its buffer; -1 for none.
  int64_t needs = -1;
};

/// One segment with its cost.
struct CostedSegment {
  std::string name;
  double seconds = 0;
  int64_t liveBytes = 0;
};

/// A step on a given machine.
struct CostedStep {
  std::vector<CostedSegment> segments;
  std::vector<std::string> units;
  /// In order of their first segment.
  std::vector<CostedWindow> windows;
  /// In order of their last segment, first those of gradients, then those that
  /// reduce further what these made.
  std::vector<CostedReduction> reductions;
  /// Gathers and reductions use one link, one at a time.
  bool sharedLink = true;

  /// Sum of the segments' seconds.
  double computeSeconds() const;
  /// Number of reductions of gradients; the others come behind them.
  unsigned countGradients() const;
  /// Bytes that each segment needs at least: what is alive, the windows around
  /// it, and gradients being produced. Nothing is kept that need not be,
  /// nothing is in flight.
  std::vector<int64_t> neededBytes() const;
};

/// Returns what is wrong with a trace (a range that is empty or outside of the
/// step, windows that overlap, a negative size); empty if nothing is.
std::string checkTrace(const StepTrace &trace);

/// Puts a machine's costs on a valid trace. Units without bytes to gather or
/// reduce, or with one rank, have no collective of that kind.
CostedStep applyCosts(const StepTrace &trace, const CostTable &table);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_STEPTRACE_H
