//===- ExplainPage.h - A compilation to look at -----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One HTML page that needs nothing else: the module tree with its units, what
// each rank holds, memory along the step, a simulated timeline, and the reason
// of each decision.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_REPORT_EXPLAINPAGE_H
#define FSDP_TARGET_REPORT_EXPLAINPAGE_H

#include "fsdp/Analysis/Schedule/CostTable.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/JSON.h"

namespace mlir::fsdp {

/// The modules of a program: each with `fqn`, `class`, `params` (a name and a
/// number of elements each) and `children`; null if there is no tree.
llvm::json::Value describeModuleTree(ModuleOp top);

/// Replays a function of a scheduled program on a machine, all ranks alike:
/// what `writeTimelinePage` shows, and `machine`. An object with `error`, which
/// says why, where it can't be replayed.
llvm::json::Value describeTimeline(ModuleOp scheduled, StringRef entry,
                                   const CostTable &machine);

/// What a page shows.
struct Explanation {
  std::string title;
  /// What `buildReport` made.
  llvm::json::Value report = nullptr;
  llvm::json::Value tree = nullptr;
  llvm::json::Value timeline = nullptr;
  /// Objects with `category`, `kind`, `name`, `place` and `text`.
  llvm::json::Array remarks;
};

/// Writes the page.
void writeExplainPage(llvm::raw_ostream &os, Explanation explanation);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_REPORT_EXPLAINPAGE_H
