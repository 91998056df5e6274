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
#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_INTERNALIZEPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct InternalizePass : fsdp::impl::InternalizePassBase<InternalizePass> {
  using InternalizePassBase::InternalizePassBase;

  void runOnOperation() override {
    SmallVector<func::FuncOp> others;
    bool hasEntries = false;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function.isPublic() || function.isExternal())
        continue;
      hasEntries |= hasRoles(function);
      if (!hasRoles(function))
        others.push_back(function);
    }
    // Without entries nobody knows which function was meant to be one.
    if (!hasEntries)
      return markAllAnalysesPreserved();
    for (func::FuncOp function : others)
      internalize(function);
  }

private:
  void internalize(func::FuncOp function) {
    bool isCalled = !SymbolTable::symbolKnownUseEmpty(function, getOperation());
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
