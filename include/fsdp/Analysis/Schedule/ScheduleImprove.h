//===- ScheduleImprove.h - Small changes to a program -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hill climbing where a program waits: the collectives that keep a link busy up
// to a stall are split, merged with a neighbour, given or robbed of a part,
// started elsewhere, or not needed because parameters are kept. Each change
// that makes the program shorter stays.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_SCHEDULE_SCHEDULEIMPROVE_H
#define FSDP_ANALYSIS_SCHEDULE_SCHEDULEIMPROVE_H

#include "fsdp/Analysis/Schedule/StepProgram.h"

namespace mlir::fsdp {

/// Returns a program that is not longer and uses at most `limit` bytes, as the
/// given one does. Looks at up to `trials` changes.
StepProgram improveProgram(const CostedStep &step, const StepProgram &program,
                           int64_t limit, unsigned trials);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_SCHEDULE_SCHEDULEIMPROVE_H
