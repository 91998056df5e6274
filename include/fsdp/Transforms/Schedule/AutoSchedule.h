//===- AutoSchedule.h - The scheduler on a function -------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The adapter between entries and the scheduler in lib/Analysis, for all passes
// that look at a step with the costs of a machine.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_SCHEDULE_AUTOSCHEDULE_H
#define FSDP_TRANSFORMS_SCHEDULE_AUTOSCHEDULE_H

#include "fsdp/Analysis/Schedule/Scheduler.h"
#include "fsdp/Transforms/Schedule/StepReader.h"

namespace mlir::fsdp {

/// What a search may spend within a pass.
SchedulerOptions getPassScheduling(int64_t limit);

/// Bytes of a step with its buffers of collectives placed in an arena, as a
/// program makes them live.
int64_t placeStep(const ReadStep &read, const StepProgram &program);

/// Fails with how much memory the function needs at least.
LogicalResult reportTooSmall(func::FuncOp function, const ReadStep &read,
                             int64_t limit, int64_t needed);

/// Chooses what is kept, buckets and positions, and rewrites the function.
/// `limit` is the number of bytes that arguments, temporaries and buffers of
/// collectives may take at one time, 0 for any. Records figures in the
/// function's `fsdp.schedule`. A function that cannot be scheduled so stays as
/// it is, with a remark; `isDone` says which.
LogicalResult scheduleBySearch(func::FuncOp function, const CostTable &table,
                               int64_t limit, bool &isDone);

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_SCHEDULE_AUTOSCHEDULE_H
