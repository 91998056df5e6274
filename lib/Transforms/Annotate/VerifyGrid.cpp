//===- VerifyGrid.cpp - The grid is the one that a user names -------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Utils/PhaseContract.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYGRIDPASS
#include "fsdp/Transforms/Annotate/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// What the option says, if it says anything, is what the program has.
template <typename Own, typename Named>
static LogicalResult verifyOption(shard::GridOp grid, StringRef option,
                                  const Own &own, const Named &named) {
  if (named.empty() || llvm::equal(own, named))
    return success();
  InFlightDiagnostic diag = emitError(grid.getLoc());
  diag << "expected '" << option << "' to be that of the program, ";
  if (own.empty())
    diag << "none";
  diag.getUnderlyingDiagnostic()->appendRange(own, ",");
  diag << ", got ";
  diag.getUnderlyingDiagnostic()->appendRange(named, ",");
  diag.attachNote() << "the first phase, which the program went through, has "
                       "fixed it; leave out '"
                    << option << "', or start with the input of that phase";
  return diag;
}

namespace {
struct VerifyGrid : fsdp::impl::VerifyGridPassBase<VerifyGrid> {
  using VerifyGridPassBase::VerifyGridPassBase;

  void runOnOperation() override {
    if (failed(expectOneGrid(getOperation())))
      return signalPassFailure();
    for (auto own : getOperation().getOps<shard::GridOp>()) {
      SmallVector<StringRef> names;
      if (auto given = own->getAttrOfType<ArrayAttr>(attr::kAxisNames))
        llvm::append_range(names, given.getAsValueRange<StringAttr>());
      // Phase 1 says what is written as '?'.
      if (ShapedType::isDynamicShape(own.getShape())) {
        InFlightDiagnostic diag =
            emitError(own.getLoc())
            << "expected known sizes of the grid, got '?'";
        diag.attachNote() << "phase 1 knows them: run it first, or leave out "
                             "'start-after'";
        return signalPassFailure();
      }
      if (failed(expectFewRanks(own)) ||
          failed(verifyOption(own, "grid", own.getShape(), grid)) ||
          failed(verifyOption(own, "axis-names", names, axisNames)))
        return signalPassFailure();
    }
  }
};
} // namespace
