//===- MarkOffload.cpp - Marks what the host keeps ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Schedule/Passes.h"
#include "fsdp/Utils/Bytes.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_MARKOFFLOADPASS
#include "fsdp/Transforms/Schedule/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct MarkOffload : fsdp::impl::MarkOffloadPassBase<MarkOffload> {
  using MarkOffloadPassBase::MarkOffloadPassBase;

  void runOnOperation() override {
    ModuleOp top = getOperation();
    for (auto function : top.getOps<func::FuncOp>())
      if (!function.isDeclaration() && failed(verifyMarks(function)))
        return signalPassFailure();
    if (offload == Offload::None)
      return;
    if (top->hasAttr(attr::kExpandedRanks)) {
      InFlightDiagnostic diag =
          emitError(top.getLoc())
          << "not supported: offload in a program that holds all ranks";
      diag.attachNote() << "it runs in memory of the host; leave one of "
                           "'offload' and 'expand-ranks' out";
      return signalPassFailure();
    }
    bool found = false;
    for (auto function : top.getOps<func::FuncOp>())
      if (function.isPublic() && !function.isDeclaration())
        found |= mark(function);
    if (found || offload != Offload::Optimizer)
      return;
    InFlightDiagnostic diag = emitError(top.getLoc())
                              << "expected states of an optimizer to offload, "
                                 "got none";
    diag.attachNote() << "choose an optimizer that has states, or offload "
                         "'params'";
    signalPassFailure();
  }

private:
  /// What was marked by hand is kept from step to step.
  static LogicalResult verifyMarks(func::FuncOp function) {
    auto isKept = [&](unsigned index) {
      RoleAttr role = getArgRole(function, index);
      return role && (role.isState() || role.isGradient());
    };
    for (BlockArgument argument : function.getArguments()) {
      unsigned index = argument.getArgNumber();
      if (!function.getArgAttr(index, attr::kOffload) || isKept(index))
        continue;
      InFlightDiagnostic diag =
          emitError(argument.getLoc())
          << "expected the host to keep shards or states, got argument "
          << index << " of '@" << function.getSymName() << "'";
      diag.attachNote() << "remove '" << attr::kOffload
                        << "': it does not last from step to step";
      return diag;
    }
    return success();
  }

  /// Whether the function has what is to be marked.
  bool mark(func::FuncOp function) {
    bool found = false;
    for (unsigned index = 0; index < function.getNumArguments(); ++index) {
      bool isState = hasArgRole(function, index, RoleKind::OptimizerState);
      bool isShard = hasArgRole(function, index, RoleKind::Shard);
      if (!isState && !(isShard && offload == Offload::Params))
        continue;
      found = true;
      // A rank may own nothing of a unit.
      if (getStaticBytes(function.getArgumentTypes()[index]) > 0)
        function.setArgAttr(index, attr::kOffload,
                            UnitAttr::get(&getContext()));
    }
    return found;
  }
};
} // namespace
