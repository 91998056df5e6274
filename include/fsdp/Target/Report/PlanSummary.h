//===- PlanSummary.h - A plan in a few lines ------------------ -*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The memory and the collectives of a plan, for a terminal.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_REPORT_PLANSUMMARY_H
#define FSDP_TARGET_REPORT_PLANSUMMARY_H

#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::fsdp {

/// Prints what one rank needs of each kind of memory, with the lower bound and
/// the gap to it, and per entry how many collectives of which size it issues.
/// Takes the report that `buildReport` made.
void printPlanSummary(const llvm::json::Object &report, llvm::raw_ostream &os);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_REPORT_PLANSUMMARY_H
