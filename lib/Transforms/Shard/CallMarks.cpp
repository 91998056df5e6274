//===- CallMarks.cpp - Where modules are called ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CallMarks.h"

using namespace mlir;
using namespace mlir::fsdp;

FailureOr<CallMarks> CallMarks::take(func::FuncOp function) {
  CallMarks marks;
  SmallVector<BoundaryOp> boundaries;
  WalkResult result = function.walk([&](Operation *op) {
    if (auto boundary = dyn_cast<BoundaryOp>(op))
      boundaries.push_back(boundary);
    if (!isa<GradOp>(op))
      return WalkResult::advance();
    InFlightDiagnostic diag = op->emitError()
                              << "expected no gradient mark in phase 3";
    diag.attachNote() << "run fsdp-normalize-input, which turns it into a "
                         "result of the function";
    return WalkResult::interrupt();
  });
  if (result.wasInterrupted())
    return failure();
  for (BoundaryOp boundary : boundaries) {
    // Calls are counted in the body only. Regions in it may have blocks that
    // nothing terminates, so that nothing need follow a boundary there.
    if (boundary.getKind() != BoundaryKind::Enter ||
        boundary->getBlock() != &function.front())
      continue;
    // Barriers of params go away before calls are counted.
    Operation *next = boundary->getNextNode();
    while (isa<BoundaryOp, BarrierOp>(next))
      next = next->getNextNode();
    marks.entered[boundary.getModuleAttr()].push_back(next);
  }
  for (BoundaryOp boundary : boundaries) {
    boundary.replaceAllUsesWith(boundary.getInput());
    boundary.erase();
  }
  return marks;
}

int64_t CallMarks::countCalls(SymbolRefAttr module, Operation *op) const {
  auto it = entered.find(module);
  if (it == entered.end())
    return 0;
  return llvm::count_if(it->second, [&](Operation *first) {
    return !op->isBeforeInBlock(first);
  });
}
