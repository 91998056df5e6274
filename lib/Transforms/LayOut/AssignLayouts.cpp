//===- AssignLayouts.cpp - Gives each unit its layout ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnitLayout.h"
#include "fsdp/Transforms/LayOut/Passes.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_ASSIGNLAYOUTSPASS
#include "fsdp/Transforms/LayOut/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct AssignLayouts : fsdp::impl::AssignLayoutsPassBase<AssignLayouts> {
  using AssignLayoutsPassBase::AssignLayoutsPassBase;

  void runOnOperation() override {
    if (failed(expectUnits(getOperation())) ||
        failed(expectWholeParams(getOperation())))
      return signalPassFailure();
    if (!isAlignment(alignment)) {
      emitError(getOperation().getLoc())
          << "expected 'alignment' to be a power of two, or 0, got "
          << alignment.getValue();
      return signalPassFailure();
    }
    UnitParams params(getOperation());
    for (UnitOp unit : getOperation().getOps<UnitOp>())
      if (failed(assign(unit, params)))
        return signalPassFailure();
  }

private:
  /// The unit's own kind, or else the option's.
  LayoutKind getKind(UnitOp unit) {
    std::optional<LayoutKind> own = unit.getLayoutKind();
    return own ? *own : LayoutKind(layout);
  }

  LogicalResult assign(UnitOp unit, const UnitParams &all) {
    FailureOr<int64_t> world = countRanks(unit, unit.getShardAxes());
    if (failed(world))
      return failure();
    SmallVector<ParamOp> params = all.get(unit);
    if (params.empty())
      return unit.emitOpError() << "expected at least one parameter, got none";
    Type type = params.front().getStorageType().getElementType();
    if (!type.isIntOrFloat()) {
      InFlightDiagnostic diag = params.front().emitOpError()
                                << "expected elements of an integer or float "
                                   "type, got "
                                << type;
      diag.attachNote(unit.getLoc())
          << "ranks keep parts of what unit '@" << unit.getSymName()
          << "' has; ignore the parameter, or store it as integers or floats";
      return diag;
    }
    LayoutKind kind = getKind(unit);
    std::optional<Layout> layout;
    if (failed(kind == LayoutKind::Flat
                   ? makeFlat(unit, params,
                              all.countElements(params.front(), alignment),
                              *world, layout)
                   : makePerParam(unit, params, *world, layout)))
      return failure();
    int64_t bytes = 0;
    if (!layout ||
        llvm::MulOverflow<int64_t>(
            layout->getFullNumel(),
            llvm::divideCeil(type.getIntOrFloatBitWidth(), 8), bytes))
      return unit.emitOpError() << "expected a size in bytes that fits into 64 "
                                   "bits";
    unit.setLayoutAttr(LayoutAttr::get(
        unit.getContext(), kind, type, *world, layout->getNumels(),
        layout->getPaddings(), layout->getOuters()));
    remarkSizes(unit, *layout);
    return success();
  }

  LogicalResult makeFlat(UnitOp unit, ArrayRef<ParamOp> params, int64_t step,
                         int64_t world, std::optional<Layout> &layout) {
    SmallVector<int64_t> numels;
    for (ParamOp param : params)
      numels.push_back(param.getStorageType().getNumElements());
    FailureOr<int64_t> tail = getTailMultiple(unit, alignment);
    if (failed(tail))
      return failure();
    layout = Layout::createFlat(numels, world, step, *tail);
    return success();
  }

  LogicalResult makePerParam(UnitOp unit, ArrayRef<ParamOp> params,
                             int64_t world, std::optional<Layout> &layout) {
    FailureOr<SmallVector<CutParam>> cuts = getCutParams(unit, params, world);
    if (failed(cuts))
      return failure();
    layout = Layout::createPerParam(*cuts, world);
    return success();
  }

  void remarkSizes(UnitOp unit, const Layout &layout) {
    int64_t bytes = unit.getLayout()->getElementBytes();
    int64_t padding = layout.getPaddingNumel();
    remark::analysis(unit.getLoc(), remark::RemarkOpts::name("layout").category(
                                        "fsdp-assign-layouts"))
        << "unit '" + unit.getSymName().str() + "'"
        << remark::metric("numel", layout.getFullNumel() - padding)
        << remark::metric("padding", padding)
        << remark::metric("ranks", layout.getWorld())
        << remark::metric("shard_bytes", layout.getShardNumel() * bytes)
        << remark::metric("full_bytes", layout.getFullNumel() * bytes);
  }
};
} // namespace
