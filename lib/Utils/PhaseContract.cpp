//===- PhaseContract.cpp - What a pass on tensors finds -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/PhaseContract.h"
#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::fsdp;

/// The params that units have.
static llvm::SmallPtrSet<Operation *, 16>
getUnitParams(ModuleOp top, const TreeSymbols &symbols) {
  llvm::SmallPtrSet<Operation *, 16> params;
  for (auto unit : top.getOps<UnitOp>())
    for (ParamOp param : symbols.getParams(unit))
      params.insert(param);
  return params;
}

/// A param that a function takes whole is ignored or in a unit, and if that is
/// sharded, ignored.
static LogicalResult checkWholeParams(ModuleOp top, bool isSharded) {
  TreeSymbols symbols(top);
  auto params = getUnitParams(top, symbols);
  for (auto function : top.getOps<func::FuncOp>())
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      SymbolRefAttr symbol = getArgSymbol(function, i, RoleKind::State);
      auto param = symbol ? dyn_cast_or_null<ParamOp>(symbols.resolve(symbol))
                          : ParamOp();
      if (!param || param.getIgnored())
        continue;
      if (!params.contains(param)) {
        InFlightDiagnostic diag = emitError(param.getLoc())
                                  << "expected param '" << getTreeFQN(param)
                                  << "' to lie in a unit or to be ignored";
        diag.attachNote() << "run fsdp-auto-wrap and fsdp-form-units before";
        return diag;
      }
      if (!isSharded)
        continue;
      InFlightDiagnostic diag =
          emitError(function.isDeclaration() ? function.getLoc()
                                             : function.getArgument(i).getLoc())
          << "expected a shard, got the whole param '" << getTreeFQN(param)
          << "' as argument " << i;
      diag.attachNote() << "run fsdp-shard-step before";
      return diag;
    }
  return success();
}

LogicalResult mlir::fsdp::expectNoUnits(ModuleOp top) {
  auto units = top.getOps<UnitOp>();
  if (units.empty())
    return success();
  UnitOp unit = *units.begin();
  InFlightDiagnostic diag = emitError(unit.getLoc())
                            << "expected no units yet, got '@"
                            << unit.getSymName() << "'";
  diag.attachNote() << "fsdp-form-units forms them all, once; this pass stands "
                       "before it";
  return diag;
}

LogicalResult mlir::fsdp::expectUnits(ModuleOp top) {
  return checkWholeParams(top, /*isSharded=*/false);
}

LogicalResult mlir::fsdp::expectShards(ModuleOp top) {
  for (auto function : top.getOps<func::FuncOp>())
    if (llvm::any_of(function.getArgumentTypes(),
                     llvm::IsaPred<BaseMemRefType>)) {
      InFlightDiagnostic diag = emitError(function.getLoc())
                                << "expected tensors, got buffers";
      diag.attachNote() << "this pass stands before phase 4, which makes them";
      return diag;
    }
  return checkWholeParams(top, /*isSharded=*/true);
}

std::optional<int64_t> mlir::fsdp::countRanks(ArrayRef<int64_t> sizes) {
  int64_t ranks = 1;
  for (int64_t size : sizes) {
    if (size > kMaxWorld / ranks)
      return std::nullopt;
    ranks *= size;
  }
  return ranks;
}

LogicalResult mlir::fsdp::expectFewRanks(shard::GridOp grid) {
  if (llvm::is_contained(grid.getShape(), 0))
    return emitError(grid.getLoc())
           << "expected grid sizes of at least 1, got 0";
  if (countRanks(grid.getShape()))
    return success();
  InFlightDiagnostic diag = emitError(grid.getLoc())
                            << "expected a grid of at most " << kMaxWorld
                            << " ranks, got ";
  llvm::interleave(grid.getShape(), diag, "x");
  return diag;
}

LogicalResult mlir::fsdp::expectOneGrid(ModuleOp top) {
  SmallVector<shard::GridOp> grids(top.getOps<shard::GridOp>());
  if (grids.size() < 2)
    return success();
  InFlightDiagnostic diag = emitError(grids[1].getLoc())
                            << "expected one shard.grid, got " << grids.size();
  diag.attachNote(grids[0].getLoc()) << "the first one is here";
  return diag;
}

LogicalResult mlir::fsdp::expectStaticGrid(ModuleOp top) {
  for (auto grid : top.getOps<shard::GridOp>()) {
    if (!ShapedType::isDynamicShape(grid.getShape())) {
      if (failed(expectFewRanks(grid)))
        return failure();
      continue;
    }
    InFlightDiagnostic diag = grid.emitError()
                              << "expected a grid of static size";
    diag.attachNote() << "run fsdp-normalize-input with the option 'grid'";
    return diag;
  }
  return success();
}

LogicalResult mlir::fsdp::expectLayouts(ModuleOp top) {
  for (auto unit : top.getOps<UnitOp>()) {
    if (unit.getLayout())
      continue;
    InFlightDiagnostic diag = emitError(unit.getLoc())
                              << "expected unit '@" << unit.getSymName()
                              << "' to have a layout";
    diag.attachNote() << "run fsdp-assign-layouts before";
    return diag;
  }
  return success();
}

LogicalResult mlir::fsdp::expectWholeParams(ModuleOp top) {
  for (auto function : top.getOps<func::FuncOp>())
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      if (!hasArgRole(function, i, RoleKind::Shard))
        continue;
      InFlightDiagnostic diag = emitError(function.getLoc())
                                << "expected a step on whole params, got a "
                                   "shard as argument "
                                << i;
      diag.attachNote() << "this pass stands before fsdp-shard-step";
      return diag;
    }
  return success();
}

LogicalResult mlir::fsdp::expectOneReturn(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return function.emitError() << "expected a function of one block, got "
                                << function.getBody().getBlocks().size();
  Operation *end = function.getBody().front().getTerminator();
  if (!isa<func::ReturnOp>(end))
    return end->emitError()
           << "expected '@" << function.getSymName()
           << "' to end with func.return, got '" << end->getName() << "'";
  return success();
}

bool mlir::fsdp::isBesideSteps(func::FuncOp function) {
  return !hasRoles(function) &&
         function != getStep(function->getParentOfType<ModuleOp>());
}
