//===- Partition.cpp - Cuts steps and params over the axes of the model ---===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the cuts of params, rewrites the functions (StepPartitioner.cpp), and
// gives the params the types of their parts.
//
//===----------------------------------------------------------------------===//

#include "StepPartitioner.h"
#include "fsdp/Transforms/Partition/Passes.h"
#include "fsdp/Utils/MachineFile.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_PARTITIONPASS
#include "fsdp/Transforms/Partition/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct Partition : fsdp::impl::PartitionPassBase<Partition> {
  using PartitionPassBase::PartitionPassBase;

  void runOnOperation() override {
    ModuleOp top = getOperation();
    PartitionChoices choices;
    if (failed(expectNoUnits(top)) || failed(readCuts(top)) ||
        failed(readChoices(choices)))
      return signalPassFailure();
    for (auto func : top.getOps<func::FuncOp>()) {
      FailureOr<bool> hasCuts = checkInputs(func);
      if (failed(hasCuts))
        return signalPassFailure();
      if (func.isDeclaration() || !hasRoles(func) ||
          (cuts.empty() && !*hasCuts))
        continue;
      StepPartitioner(func, grid, cuts, choices).run();
    }
    for (auto &[op, cut] : cuts)
      takePart(cast<ParamOp>(op), cut.placement);
  }

private:
  LogicalResult readChoices(PartitionChoices &choices);
  LogicalResult readCuts(ModuleOp top);
  LogicalResult readCut(ParamOp param, ArrayRef<int64_t> axes);
  FailureOr<bool> checkInputs(func::FuncOp func);
  void takePart(ParamOp param, const Placement &placement);

  shard::GridOp grid;
  DenseMap<Operation *, ParamCut> cuts;
};
} // namespace

/// Without a machine nothing is known of costs.
LogicalResult Partition::readChoices(PartitionChoices &choices) {
  choices.roundParts = roundParts;
  choices.context = context;
  if (context != ContextKind::Auto || machine.empty())
    return success();
  FailureOr<CostTable> found = loadMachine(machine, getOperation().getLoc());
  if (failed(found))
    return failure();
  choices.machine = *found;
  return success();
}

LogicalResult Partition::readCut(ParamOp param, ArrayRef<int64_t> axes) {
  RankedTensorType type = param.getStorageType();
  if (static_cast<int64_t>(axes.size()) != type.getRank())
    return param.emitOpError() << "expected 'fsdp.cut' to have an axis, or -1, "
                                  "for each dimension of "
                               << type << ", got " << axes.size();
  SmallVector<int64_t> cutAxes = getModelAxes(grid);
  llvm::append_range(cutAxes, getExpertAxes(grid));
  Placement placement = Placement::replicated(type.getRank());
  for (auto [dim, axis] : llvm::enumerate(axes)) {
    if (axis < 0 || grid.getShape()[axis] == 1)
      continue;
    if (!llvm::is_contained(cutAxes, axis) || placement.findDim(axis) >= 0) {
      InFlightDiagnostic diag = param.emitOpError()
                                << "expected 'fsdp.cut' to name axes of the "
                                   "model, or 'ep', each once, got axis "
                                << axis;
      diag.attachNote(grid.getLoc())
          << "along 'tp' and 'cp' of 'fsdp.axis_names' ranks share a batch, "
             "along 'ep' experts";
      return diag;
    }
    if (llvm::is_contained(getBatchAxes(grid), axis) &&
        type.getDimSize(dim) % grid.getShape()[axis] != 0)
      return param.emitOpError()
             << "not supported: dimension " << dim << " of " << type
             << " cut over the " << grid.getShape()[axis]
             << " ranks of axis 'ep', which do not divide it";
    placement.dims[dim] = {axis, 1};
  }
  ParamCut &cut = cuts[param];
  cut.placement = placement;
  if (auto scatter = param->getAttrOfType<IntegerAttr>(attr::kScatter))
    cut.scatter = scatter.getInt();
  return success();
}

/// Whether some inputs of the function are cut.
FailureOr<bool> Partition::checkInputs(func::FuncOp func) {
  bool hasCuts = false;
  for (unsigned index = 0; index < func.getNumArguments(); ++index) {
    auto axes = func.getArgAttrOfType<DenseI64ArrayAttr>(index, attr::kCut);
    if (!axes)
      continue;
    hasCuts = true;
    auto type = dyn_cast<RankedTensorType>(func.getArgumentTypes()[index]);
    llvm::SmallDenseSet<int64_t> seen;
    bool fits =
        grid && type && !hasArgRole(func, index, RoleKind::State) &&
        axes.size() == type.getRank() &&
        llvm::all_of(axes.asArrayRef(), [&](int64_t axis) {
          return axis < 0 || (llvm::is_contained(getModelAxes(grid), axis) &&
                              seen.insert(axis).second);
        });
    if (!fits)
      return emitError(func.isDeclaration() ? func.getLoc()
                                            : func.getArgument(index).getLoc())
             << "expected 'fsdp.cut' on a tensor that is no state, with an "
                "axis "
                "of the model, or -1, for each dimension, each once, got ["
             << axes.asArrayRef() << "] on argument " << index << " of type "
             << func.getArgumentTypes()[index];
  }
  return hasCuts;
}

LogicalResult Partition::readCuts(ModuleOp top) {
  cuts.clear();
  auto grids = top.getOps<shard::GridOp>();
  if (grids.empty())
    return success();
  grid = *grids.begin();
  WalkResult result = top.walk([&](ParamOp param) {
    auto axes = param->getAttrOfType<DenseI64ArrayAttr>(attr::kCut);
    if (!axes)
      return WalkResult::advance();
    for (int64_t axis : axes.asArrayRef())
      if (axis >= grid.getRank())
        return WalkResult(param.emitOpError()
                          << "expected 'fsdp.cut' to name axes of the grid, "
                             "which has "
                          << grid.getRank() << ", got axis " << axis);
    return WalkResult(readCut(param, axes));
  });
  return failure(result.wasInterrupted());
}

void Partition::takePart(ParamOp param, const Placement &placement) {
  param->removeAttr(attr::kCut);
  param->removeAttr(attr::kScatter);
  RankedTensorType type = param.getStorageType();
  SmallVector<int64_t> axes;
  for (DimCut cut : placement.dims)
    axes.push_back(cut.axis);
  if (placement.isReplicated())
    return;
  param.setPieceAttr(PieceAttr::get(&getContext(), axes, type.getShape()));
  param.setType(
      type.clone(getPartShape(type.getShape(), placement, grid.getShape())));
}
