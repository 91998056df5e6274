//===- ScheduleAttr.h - What a scheduler leaves on a function ---*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_SCHEDULEATTR_H
#define FSDP_DIALECT_FSDP_IR_SCHEDULEATTR_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp::attr {

/// On an entry that `fsdp-schedule` scheduled with the costs of a machine: a
/// dictionary of figures.
inline constexpr StringLiteral kSchedule = "fsdp.schedule";
/// Integer on a planned entry: bytes of arguments and buffers that no schedule
/// of its ops goes below: windows as short as possible, nothing in flight.
inline constexpr StringLiteral kPeakBound = "fsdp.peak_bound";
/// Integer on a planned entry: bytes of its buffers if none shared memory.
inline constexpr StringLiteral kUnsharedBytes = "fsdp.unshared_bytes";

} // namespace mlir::fsdp::attr

#endif // FSDP_DIALECT_FSDP_IR_SCHEDULEATTR_H
