//===- AssignLayouts.cpp - Gives each unit its layout ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Layout.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/AnnotatePasses.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_ASSIGNLAYOUTSPASS
#include "fsdp/Transforms/AnnotatePasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Number of ranks that a unit is cut over.
static FailureOr<int64_t> getWorld(UnitOp unit) {
  auto grid = lookupFromTop<shard::GridOp>(unit, unit.getGridAttr());
  int64_t world = 1;
  for (int64_t axis : unit.getShardAxes()) {
    int64_t size = grid.getShape()[axis];
    if (size < 1) {
      InFlightDiagnostic diag = unit.emitOpError()
                                << "expected a known size of axis " << axis
                                << " of grid '@" << grid.getSymName() << "'";
      diag.attachNote(grid.getLoc())
          << "grid declared here; fsdp-normalize-input fills unknown sizes "
             "from its option 'grid'";
      return failure();
    }
    if (llvm::MulOverflow(world, size, world))
      return unit.emitOpError() << "expected a number of ranks that fits into "
                                   "64 bits";
  }
  return world;
}

namespace {
struct AssignLayouts : fsdp::impl::AssignLayoutsPassBase<AssignLayouts> {
  using AssignLayoutsPassBase::AssignLayoutsPassBase;

  void runOnOperation() override {
    if (alignment < 1) {
      emitError(getOperation().getLoc())
          << "expected an alignment of at least 1 byte, got "
          << alignment.getValue();
      return signalPassFailure();
    }
    for (UnitOp unit : getOperation().getOps<UnitOp>())
      if (failed(assign(unit)))
        return signalPassFailure();
  }

private:
  LogicalResult assign(UnitOp unit) {
    FailureOr<int64_t> world = getWorld(unit);
    if (failed(world))
      return failure();
    SmallVector<ParamOp> params = unit.resolveParams();
    if (params.empty())
      return unit.emitOpError() << "expected at least one parameter, got none";
    Type type = params.front().getStorageType().getElementType();
    if (!type.isIntOrFloat())
      return unit.emitOpError()
             << "expected parameters of an integer or float type, got " << type;
    int64_t bytes = llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
    SmallVector<int64_t> numels;
    for (ParamOp param : params)
      numels.push_back(param.getStorageType().getNumElements());
    std::optional<FlatLayout> layout = FlatLayout::create(
        numels, *world, std::max<int64_t>(1, alignment.getValue() / bytes));
    if (!layout)
      return unit.emitOpError() << "expected a size that fits into 64 bits";
    unit.setLayoutAttr(LayoutAttr::get(unit.getContext(), LayoutKind::Flat,
                                       type, *world, layout->getNumels(),
                                       layout->getPaddings()));
    remark::analysis(unit.getLoc(), remark::RemarkOpts::name("layout").category(
                                        "fsdp-assign-layouts"))
        << "unit '" + unit.getSymName().str() + "'"
        << remark::detail::Remark::Arg("shard_bytes",
                                       layout->getShardNumel() * bytes)
        << remark::detail::Remark::Arg("full_bytes",
                                       layout->getFullNumel() * bytes)
        << remark::detail::Remark::Arg("padding_bytes",
                                       layout->getPaddingNumel() * bytes);
    return success();
  }
};
} // namespace
