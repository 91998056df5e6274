//===- VerifyLayouts.cpp - What must hold after phase 2 -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/AnnotatePasses.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYLAYOUTSPASS
#include "fsdp/Transforms/AnnotatePasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// The unit's layout is a bijection.
static LogicalResult verifyLayout(UnitOp unit) {
  std::optional<LayoutAttr> layout = unit.getLayout();
  if (!layout) {
    InFlightDiagnostic diag = emitError(unit.getLoc())
                              << "expected unit '@" << unit.getSymName()
                              << "' to have a layout, got none";
    diag.attachNote() << "run fsdp-assign-layouts first";
    return failure();
  }
  if (layout->getKind() != LayoutKind::Flat)
    return emitError(unit.getLoc())
           << "not supported: layout kind '"
           << stringifyLayoutKind(layout->getKind()) << "'";
  FlatLayout flat(layout->getNumels(), layout->getPaddings(),
                  layout->getWorld());
  if (std::optional<std::string> wrong = flat.check())
    return emitError(unit.getLoc())
           << "expected the layout of unit '@" << unit.getSymName()
           << "' to be a bijection, but " << *wrong;
  return success();
}

namespace {
struct VerifyLayouts : fsdp::impl::VerifyLayoutsPassBase<VerifyLayouts> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    for (UnitOp unit : getOperation().getOps<UnitOp>())
      if (failed(verifyLayout(unit)))
        signalPassFailure();
  }
};
} // namespace
