//===- PrintSchedule.h - The step as a schedule -----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a person reads, and what is compared: the order of collectives.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_SCHEDULE_PRINTSCHEDULE_H
#define FSDP_TRANSFORMS_SCHEDULE_PRINTSCHEDULE_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// Names of a collective's units joined with '+'; "value" without units.
std::string getPayloadName(StartOp start);

/// Bytes of the larger side of a collective, all units together.
int64_t getPayloadBytes(StartOp start);

/// What a function issues on each channel, in order, as in
/// `fsdp.issue_order`; empty if it issues nothing.
DictionaryAttr getIssueOrder(func::FuncOp function);

/// Prints the functions that issue collectives, one line per start, wait, call
/// and copy:
///
///   @step
///     start all_gather     root 368 B on @gather
///     wait  all_gather     root
///     call  layers.0 fwd
void printSchedule(ModuleOp module, raw_ostream &os);

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_SCHEDULE_PRINTSCHEDULE_H
