//===- VerifyLayouts.cpp - What must hold after phase 2 -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnitLayout.h"
#include "fsdp/Transforms/LayOut/Passes.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYLAYOUTSPASS
#include "fsdp/Transforms/LayOut/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Padding that no alignment and no number of ranks explains.
static InFlightDiagnostic reportPadding(UnitOp unit, const Twine &place,
                                        const Twine &expected, int64_t found) {
  InFlightDiagnostic diag = emitError(unit.getLoc())
                            << "expected " << expected
                            << " elements of padding " << place << " of unit '@"
                            << unit.getSymName() << "', got " << found;
  return diag;
}

static std::string quoteParam(UnitOp unit, size_t entry) {
  return "'" + getFQN(cast<SymbolRefAttr>(unit.getParams()[entry])) + "'";
}

/// Less padding than the alignment before an entry, and less than the number of
/// ranks at the end.
static LogicalResult verifyFlatPadding(UnitOp unit, const UnitParams &params,
                                       int64_t alignment) {
  FailureOr<int64_t> tail = getTailMultiple(unit, alignment);
  if (failed(tail))
    return failure();
  LayoutAttr layout = *unit.getLayout();
  int64_t limit = params.countElements(params.get(unit).front(), alignment);
  for (auto [entry, padding] :
       llvm::enumerate(layout.getPaddings().drop_back()))
    if (padding >= limit)
      return reportPadding(unit, "before " + quoteParam(unit, entry),
                           "less than " + Twine(limit), padding);
  if (int64_t padding = layout.getPaddings().back(); padding >= *tail)
    return reportPadding(unit, "at the end", "less than " + Twine(*tail),
                         padding);
  return success();
}

/// Every entry is cut along its dimension, and padded to the next multiple of
/// the number of ranks.
static LogicalResult verifyPerParamPadding(UnitOp unit,
                                           const UnitParams &params) {
  LayoutAttr layout = *unit.getLayout();
  FailureOr<SmallVector<CutParam>> cuts =
      getCutParams(unit, params.get(unit), layout.getWorld());
  if (failed(cuts))
    return failure();
  std::optional<Layout> wanted =
      Layout::createPerParam(*cuts, layout.getWorld());
  if (!wanted)
    return unit.emitOpError() << "expected a size that fits into 64 bits";
  auto getOuter = [](ArrayRef<int64_t> outers, size_t entry) {
    return outers.empty() ? 1 : outers[entry];
  };
  for (size_t entry = 0; entry < cuts->size(); ++entry) {
    int64_t padding = layout.getPaddings()[entry + 1];
    int64_t expected = wanted->getPaddings()[entry + 1];
    if (padding != expected)
      return reportPadding(unit, "behind " + quoteParam(unit, entry),
                           Twine(expected), padding);
    int64_t outer = getOuter(wanted->getOuters(), entry);
    if (outer != getOuter(layout.getOuters(), entry))
      return emitError(unit.getLoc())
             << "expected " << quoteParam(unit, entry)
             << " to be cut along dimension " << (*cuts)[entry].dim
             << ", outer number " << outer << ", got outer number "
             << getOuter(layout.getOuters(), entry);
  }
  return success();
}

/// The unit's layout is a bijection without needless padding.
static LogicalResult verifyLayout(UnitOp unit, const UnitParams &params,
                                  int64_t alignment) {
  std::optional<LayoutAttr> layout = unit.getLayout();
  if (!layout) {
    InFlightDiagnostic diag = emitError(unit.getLoc())
                              << "expected unit '@" << unit.getSymName()
                              << "' to have a layout, got none";
    diag.attachNote() << "run fsdp-assign-layouts first";
    return failure();
  }
  if (std::optional<std::string> wrong = layout->getArithmetic().check())
    return emitError(unit.getLoc())
           << "expected the layout of unit '@" << unit.getSymName()
           << "' to be a bijection, but " << *wrong;
  if (layout->getKind() == LayoutKind::PerParam)
    return verifyPerParamPadding(unit, params);
  return verifyFlatPadding(unit, params, alignment);
}

namespace {
struct VerifyLayouts : fsdp::impl::VerifyLayoutsPassBase<VerifyLayouts> {
  using VerifyLayoutsPassBase::VerifyLayoutsPassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    UnitParams params(getOperation());
    for (UnitOp unit : getOperation().getOps<UnitOp>())
      if (failed(verifyLayout(unit, params, alignment)))
        signalPassFailure();
  }
};
} // namespace
