//===- IssueOrder.h - Where collectives start and end -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scheduler on plain data: a step is a numbered list of ops, some of which
// start collectives and wait for them.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_ISSUEORDER_H
#define FSDP_ANALYSIS_SCHEDULE_ISSUEORDER_H

#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace mlir::fsdp {

/// One collective of a step; positions are numbers of ops.
struct TracedCollective {
  /// A gather opens a window; anything else is a reduction.
  bool isGather;
  /// The op that starts it, and the one that waits for it.
  int64_t start, wait;
  /// The first position where the start may stand: behind everything that
  /// writes its source or touches its destination, behind barriers, and behind
  /// earlier windows of its units.
  int64_t earliest;
  /// The first op behind the wait that touches the destination, writes the
  /// source, is a barrier, or ends the step. The wait may stand before it.
  int64_t limit;
  /// Of a gather: whether the backward pass reads it first.
  bool isBackward = false;
  /// Of a gather: the forward pass has gathered the units before.
  bool isRepeated = false;
  /// Of a gather: it belongs to the layer of the gather before, as where a
  /// module has a unit of frozen parameters beside one of trainable ones.
  bool joinsPrevious = false;
  /// Of a gather: index of the first later reduction of its units; -1 if there
  /// is none.
  int64_t reduction = -1;
  /// Of a reduction: its source is a buffer that is free when it is complete.
  bool holdsBuffer = true;
  /// Of a reduction: index of the one whose result it reduces further, and so
  /// whose wait it starts behind; -1 if there is none.
  int64_t dependsOn = -1;
};

/// A step as the scheduler sees it. Collectives are in issue order.
struct IssueTrace {
  int64_t numOps = 0;
  llvm::SmallVector<TracedCollective> collectives;
};

/// Where in an earlier window of the backward pass a gather starts: before its
/// computation, or behind it, before its gradients are reduced.
enum class BackwardOrder { Pre, Post };

/// What the user decides.
struct ScheduleOptions {
  /// How many windows ahead a gather of the forward pass is started.
  int64_t forwardPrefetch = 1;
  /// The same of the backward pass.
  int64_t backwardPrefetch = 1;
  BackwardOrder backwardOrder = BackwardOrder::Pre;
  /// How many gathers, and how many reductions, may be in flight; 0 for any.
  int64_t maxInFlight = 0;
  /// How many reductions that hold a buffer may be in flight; 0 for any.
  int64_t maxReductions = 0;

  /// Both limits together on reductions that hold a buffer.
  int64_t getMaxReductions() const {
    if (maxInFlight == 0 || maxReductions == 0)
      return maxInFlight + maxReductions;
    return maxInFlight < maxReductions ? maxInFlight : maxReductions;
  }
};

/// For every collective the number of the op before which its start and its
/// wait are put; their own number if they stay. Of several things put before
/// one op, starts come first, in issue order.
struct SchedulePlan {
  llvm::SmallVector<int64_t> starts, waits;
  /// For every collective the index of the one that the limit lets start only
  /// behind its wait, if that one is moved as well; -1 otherwise.
  llvm::SmallVector<int64_t> awaitedBefore;
};

/// Gathers start windows ahead, those of a layer together, unless the gathers
/// in flight are limited; then each counts. That is directly behind the wait of
/// the gather that many windows before, or with the first gather if there is
/// none, but never before `earliest` and always in issue order. Repeated
/// gathers stay, and are not counted, unless the gathers in flight are limited.
/// With `BackwardOrder::Post` gathers of the backward pass start before the
/// reduction of the gather so many windows before; without one they stay.
/// Reductions start
/// where they are, and are waited for as late as possible. The limit of
/// collectives in flight shortens both.
SchedulePlan planSchedule(const IssueTrace &trace,
                          const ScheduleOptions &options);

/// The order of all ops that a plan describes: `result[i]` is the number of the
/// op that comes i-th.
llvm::SmallVector<int64_t> orderOps(const IssueTrace &trace,
                                    const SchedulePlan &plan);

/// The largest number of gathers (or reductions) in flight at once.
int64_t countInFlight(const IssueTrace &trace, const SchedulePlan &plan,
                      bool gathers);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_ISSUEORDER_H
