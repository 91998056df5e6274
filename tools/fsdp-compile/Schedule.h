//===- Schedule.h - The schedule for people ---------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TOOLS_COMPILE_SCHEDULE_H
#define FSDP_TOOLS_COMPILE_SCHEDULE_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::fsdp {

/// Prints one line per collective, wait and call of every entry of a scheduled
/// program, in program order.
void printSchedule(ModuleOp module, llvm::raw_ostream &os);

} // namespace mlir::fsdp

#endif // FSDP_TOOLS_COMPILE_SCHEDULE_H
