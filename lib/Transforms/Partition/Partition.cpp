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

#include "PackedDims.h"
#include "StepPartitioner.h"
#include "fsdp/Transforms/Partition/Passes.h"
#include "fsdp/Utils/MachineFile.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"

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
    if (!cuts.empty())
      findBlocks(top);
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
    warnOfWholeAxes(top);
  }

private:
  LogicalResult readChoices(PartitionChoices &choices);
  LogicalResult readCuts(ModuleOp top);
  LogicalResult readCut(ParamOp param, ArrayRef<int64_t> axes);
  void findBlocks(ModuleOp top);
  void cutBlocks(ParamOp param, int64_t dim, ArrayRef<int64_t> ends);
  FailureOr<bool> checkInputs(func::FuncOp func);
  void takePart(ParamOp param, const Placement &placement);
  void warnOfWholeAxes(ModuleOp top);

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

/// A dimension without elements has no parts.
static LogicalResult refuseEmpty(InFlightDiagnostic diag, int64_t axis,
                                 unsigned dim, RankedTensorType type) {
  diag << "expected 'fsdp.cut' to cut dimensions that have elements, got axis "
       << axis << " for dimension " << dim << " of " << type;
  diag.attachNote() << "write -1 for it: every rank has all of nothing";
  return diag;
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
    if (type.getDimSize(dim) == 0)
      return refuseEmpty(param.emitOpError(), axis, dim, type);
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

/// Cuts a dimension of a param block by block, where the ranks divide each.
void Partition::cutBlocks(ParamOp param, int64_t dim, ArrayRef<int64_t> ends) {
  int64_t size = param.getStorageType().getDimSize(dim);
  DimCut &cut = cuts[param].placement.dims[dim];
  int64_t ranks = grid.getShape()[cut.axis], begin = 0;
  SmallVector<int64_t> lengths;
  for (int64_t end : ends)
    lengths.push_back(end - std::exchange(begin, end));
  lengths.push_back(size - begin);
  if (static_cast<int64_t>(lengths.size()) > kMaxBlocks)
    return;
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::interleaveComma(lengths, stream);
  auto options = remark::RemarkOpts::name("blocks").category("fsdp-partition");
  auto isDivided = [&](int64_t length) { return length % ranks == 0; };
  if (llvm::all_of(lengths, isDivided)) {
    cut = makeCut(cut.axis, lengths);
    remark::passed(param.getLoc(), options)
        << remark::add("dimension {0} of '{1}' is cut in blocks of {2} "
                       "elements",
                       dim, getTreeFQN(param), text);
    return;
  }
  remark::missed(param.getLoc(), options)
      << remark::add("dimension {0} of '{1}' is used in blocks of {2} "
                     "elements, which {3} ranks do not divide: cut as one",
                     dim, getTreeFQN(param), text, ranks);
}

/// The one dimension that is cut, over an axis of the model; -1 if there is
/// none. Which of several consists of blocks a piece does not say.
static int64_t getOnlyCutDim(const Placement &placement,
                             ArrayRef<int64_t> modelAxes) {
  int64_t found = -1;
  for (auto [dim, cut] : llvm::enumerate(placement.dims)) {
    if (!cut.isCut())
      continue;
    if (found >= 0 || !llvm::is_contained(modelAxes, cut.axis))
      return -1;
    found = dim;
  }
  return found;
}

/// Dimensions of params that functions take apart are cut block by block.
void Partition::findBlocks(ModuleOp top) {
  TreeSymbols symbols(top);
  SmallVector<int64_t> modelAxes = getModelAxes(grid);
  llvm::MapVector<Operation *, SmallVector<int64_t>> found;
  for (auto func : top.getOps<func::FuncOp>()) {
    if (func.isDeclaration() || !hasRoles(func))
      continue;
    BlockEnds ends(func);
    for (BlockArgument argument : func.getArguments()) {
      SymbolRefAttr symbol =
          getArgSymbol(func, argument.getArgNumber(), RoleKind::State);
      auto cut = cuts.find(symbol ? symbols.resolve(symbol) : nullptr);
      if (cut == cuts.end())
        continue;
      int64_t dim = getOnlyCutDim(cut->second.placement, modelAxes);
      if (dim >= 0)
        llvm::append_range(found[cut->first], ends.lookup(argument, dim));
    }
  }
  for (auto &[param, ends] : found) {
    llvm::sort(ends);
    ends.erase(llvm::unique(ends), ends.end());
    if (!ends.empty())
      cutBlocks(cast<ParamOp>(param),
                getOnlyCutDim(cuts[param].placement, modelAxes), ends);
  }
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
    Location loc =
        func.isDeclaration() ? func.getLoc() : func.getArgument(index).getLoc();
    if (!fits)
      return emitError(loc)
             << "expected 'fsdp.cut' on a tensor that is no state, with an "
                "axis "
                "of the model, or -1, for each dimension, each once, got ["
             << axes.asArrayRef() << "] on argument " << index << " of type "
             << func.getArgumentTypes()[index];
    for (auto [dim, axis] : llvm::enumerate(axes.asArrayRef()))
      if (axis >= 0 && type.getDimSize(dim) == 0)
        return refuseEmpty(emitError(loc), axis, dim, type);
  }
  return hasCuts;
}

LogicalResult Partition::readCuts(ModuleOp top) {
  cuts.clear();
  grid = {};
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
  SmallVector<int64_t> axes, blocks;
  for (auto [dim, cut] : llvm::enumerate(placement.dims)) {
    axes.push_back(cut.axis);
    if (cut.isCut() && !cut.isContiguous())
      blocks = *getBlocks(type.getDimSize(dim), cut, grid.getShape());
  }
  if (placement.isReplicated())
    return;
  param.setPieceAttr(
      PieceAttr::get(&getContext(), axes, type.getShape(), blocks));
  param.setType(
      type.clone(getPartShape(type.getShape(), placement, grid.getShape())));
}

/// The axes of collectives and slices, of ours and upstream's.
static void addAxes(Operation *op, llvm::SmallDenseSet<int64_t> &axes) {
  if (auto param = dyn_cast<ParamOp>(op); param && param.getPieceAttr())
    axes.insert_range(param.getPieceAttr().getAxes());
  if (auto own = op->getAttrOfType<DenseI64ArrayAttr>("axes");
      own && isa<FSDPDialect>(op->getDialect()))
    axes.insert_range(own.asArrayRef());
  if (auto upstream = op->getAttrOfType<DenseI16ArrayAttr>("grid_axes"))
    axes.insert_range(upstream.asArrayRef());
}

/// Ranks that share a batch, and nothing else, were asked for by mistake.
void Partition::warnOfWholeAxes(ModuleOp top) {
  if (!grid || llvm::none_of(top.getOps<func::FuncOp>(), hasRoles))
    return;
  llvm::SmallDenseSet<int64_t> used;
  top.walk([&](Operation *op) { addAxes(op, used); });
  auto names = grid->getAttrOfType<ArrayAttr>(attr::kAxisNames);
  for (int64_t axis : getModelAxes(grid)) {
    int64_t ranks = grid.getShape()[axis];
    if (ranks == 1 || used.contains(axis))
      continue;
    InFlightDiagnostic diag = emitWarning(grid.getLoc())
                              << "nothing is cut over the " << ranks
                              << " ranks of axis " << names[axis]
                              << ": each does the work of all";
    diag.attachNote()
        << "a parallel plan, or shardings of arguments, say which "
           "params are; along 'cp' inputs are whose sequences "
           "its ranks divide";
  }
}
