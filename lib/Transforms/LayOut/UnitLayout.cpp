//===- UnitLayout.cpp - What a unit's layout is made from -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "UnitLayout.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::fsdp;

FailureOr<int64_t> mlir::fsdp::countRanks(UnitOp unit, ArrayRef<int64_t> axes) {
  auto grid = lookupFromTop<shard::GridOp>(unit, unit.getGridAttr());
  int64_t ranks = 1;
  for (int64_t axis : axes) {
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
    if (llvm::MulOverflow(ranks, size, ranks))
      return unit.emitOpError() << "expected a number of ranks that fits into "
                                   "64 bits";
  }
  return ranks;
}

FailureOr<int64_t> mlir::fsdp::getTailMultiple(UnitOp unit, int64_t alignment) {
  if (unit.getShardAxes().empty() && alignment > 1)
    return countRanks(unit,
                      unit.getReplicateAxes().value_or(ArrayRef<int64_t>()));
  return countRanks(unit, unit.getShardAxes());
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

UnitParams::UnitParams(ModuleOp module) : symbols(module) {
  for (auto func : module.getOps<func::FuncOp>())
    for (auto [index, type] : llvm::enumerate(func.getArgumentTypes())) {
      auto symbol = getArgSymbol(func, index, RoleKind::State);
      auto shaped = dyn_cast<ShapedType>(type);
      if (!symbol || !shaped)
        continue;
      if (auto param = dyn_cast_or_null<ParamOp>(symbols.resolve(symbol)))
        types.try_emplace(param, shaped.getElementType());
    }
}

int64_t UnitParams::getElementBytes(ParamOp param) const {
  Type type = types.lookup(param);
  if (!type || !type.isIntOrFloat())
    type = param.getStorageType().getElementType();
  return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
}

int64_t UnitParams::countElements(ParamOp param, int64_t alignment) const {
  return std::max<int64_t>(1, alignment / getElementBytes(param));
}

//===----------------------------------------------------------------------===//
// Cut dimensions
//===----------------------------------------------------------------------===//

FailureOr<CutParam> mlir::fsdp::getCutParam(UnitOp unit, ParamOp param,
                                            int64_t world) {
  RankedTensorType type = param.getStorageType();
  CutParam cut{llvm::to_vector(type.getShape()), 0};
  if (type.getRank() == 0) {
    InFlightDiagnostic diag = param.emitOpError()
                              << "expected a dimension to cut, got " << type;
    diag.attachNote(unit.getLoc())
        << "its unit has a per_param layout: give the parameter one dimension "
           "of size 1, or use the flat layout";
    return failure();
  }
  std::optional<int64_t> dim = getShardDim(param);
  if (!dim)
    return param.emitOpError()
           << "expected '" << attr::kShardDim << "' to be a dimension of "
           << type << ", got " << param->getAttr(attr::kShardDim);
  cut.dim = *dim;
  if (cut.dim > 0 && cut.shape[cut.dim] % world != 0) {
    InFlightDiagnostic diag = param.emitOpError()
                              << "expected the size of dimension " << cut.dim
                              << " to be a multiple of the " << world
                              << " ranks, got " << cut.shape[cut.dim];
    diag.attachNote(unit.getLoc())
        << "only the first dimension may be cut unevenly";
    return failure();
  }
  return cut;
}

FailureOr<SmallVector<CutParam>>
mlir::fsdp::getCutParams(UnitOp unit, ArrayRef<ParamOp> params, int64_t world) {
  SmallVector<CutParam> cuts;
  for (ParamOp param : params) {
    FailureOr<CutParam> cut = getCutParam(unit, param, world);
    if (failed(cut))
      return failure();
    cuts.push_back(std::move(*cut));
  }
  return cuts;
}
