//===- Internalize.cpp - Functions beside the entries ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From phase 4 on public means entry: with arenas, a place in the manifest and
// a symbol of its own.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Bufferize/Passes.h"
#include "fsdp/Utils/KnownOps.h"
#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_INTERNALIZEPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static bool isEntry(func::FuncOp function) {
  return function.isPublic() && hasRoles(function);
}

/// What entries and all but functions name, and what that names in turn.
static llvm::SetVector<Operation *> findReached(ModuleOp top) {
  llvm::SetVector<Operation *> reached;
  for (Operation &op : top.getBody()->getOperations())
    if (auto function = dyn_cast<func::FuncOp>(op);
        !function || isEntry(function))
      reached.insert(&op);
  for (size_t i = 0; i < reached.size(); ++i)
    forEachSymbol(reached[i], [&](Operation *op, SymbolRefAttr symbol) {
      if (auto callee = lookupFromTop<func::FuncOp>(op, symbol))
        reached.insert(callee);
    });
  return reached;
}

namespace {
struct InternalizePass : fsdp::impl::InternalizePassBase<InternalizePass> {
  using InternalizePassBase::InternalizePassBase;

  void runOnOperation() override {
    SmallVector<func::FuncOp> others;
    bool hasEntries = false;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      hasEntries |= isEntry(function);
      if (!isEntry(function))
        others.push_back(function);
    }
    // Without entries nobody knows which function was meant to be one.
    if (!hasEntries)
      return markAllAnalysesPreserved();
    llvm::SetVector<Operation *> reached = findReached(getOperation());
    for (func::FuncOp function : others)
      if (function.isPublic())
        internalize(function, reached.contains(function));
      else if (!reached.contains(function))
        function.erase();
  }

private:
  void internalize(func::FuncOp function, bool isCalled) {
    InFlightDiagnostic diag =
        emitWarning(function.getLoc())
        << "public function '@" << function.getSymName()
        << "' has no roles: the step's program "
        << (isCalled ? "keeps it as a private one" : "goes on without it");
    diag.attachNote() << "compile it by itself to call it from outside";
    if (isCalled)
      function.setPrivate();
    else
      function.erase();
  }
};
} // namespace
