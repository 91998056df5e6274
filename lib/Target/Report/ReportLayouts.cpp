//===- ReportLayouts.cpp - Prints layouts as JSON -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Manifest/LayoutJSON.h"
#include "fsdp/Target/Report/Passes.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ToolOutputFile.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_REPORTLAYOUTSPASS
#include "fsdp/Target/Report/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// With all ranks the report has an object for each rank of each unit; more
/// than this is no report.
static constexpr int64_t kMaxMembers = 1 << 18;

/// There are not too many ranks to be listed.
static LogicalResult checkMembers(ModuleOp module) {
  int64_t members = 0;
  for (UnitOp unit : module.getOps<UnitOp>()) {
    int64_t world = unit.getLayout()->getWorld();
    if (world <= kMaxMembers && (members += world) <= kMaxMembers)
      continue;
    InFlightDiagnostic diag =
        emitError(unit.getLoc())
        << "expected at most " << kMaxMembers
        << " ranks of all units together to report, got more with the " << world
        << " of unit '@" << unit.getSymName() << "'";
    diag.attachNote()
        << "leave out 'ranks'; where an element lies follows from "
           "'pieces'";
    return failure();
  }
  return success();
}

namespace {
struct ReportLayouts : fsdp::impl::ReportLayoutsPassBase<ReportLayouts> {
  using ReportLayoutsPassBase::ReportLayoutsPassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    for (UnitOp unit : getOperation().getOps<UnitOp>())
      if (!unit.getLayout()) {
        InFlightDiagnostic diag = emitError(unit.getLoc())
                                  << "expected unit '@" << unit.getSymName()
                                  << "' to have a layout, got none";
        diag.attachNote() << "run fsdp-assign-layouts first";
        return signalPassFailure();
      }
    if (ranks && failed(checkMembers(getOperation())))
      return signalPassFailure();
    std::string message;
    std::unique_ptr<llvm::ToolOutputFile> file =
        openOutputFile(output, &message);
    if (!file) {
      emitError(getOperation().getLoc()) << message;
      return signalPassFailure();
    }
    llvm::json::Value report = buildLayoutReport(getOperation(), ranks);
    file->os() << llvm::formatv("{0:2}\n", report);
    file->keep();
  }
};
} // namespace
