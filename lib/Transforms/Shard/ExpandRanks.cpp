//===- ExpandRanks.cpp - Expand a program to all ranks --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which functions are expanded, for which grid. How: RankExpander.cpp.
//
//===----------------------------------------------------------------------===//

#include "RankExpander.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Shard/Passes.h"
#include "fsdp/Utils/Barriers.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_EXPANDRANKSPASS
#include "fsdp/Transforms/Shard/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// The expanded program grows with the ranks; it is meant for small ones.
static constexpr int64_t kMaxRanks = 8;

/// The one grid of the module, of static size and at most kMaxRanks ranks.
static FailureOr<shard::GridOp> findGrid(ModuleOp module) {
  auto grids = module.getOps<shard::GridOp>();
  if (!llvm::hasSingleElement(grids)) {
    module.emitError() << "expected one shard.grid, got "
                       << std::distance(grids.begin(), grids.end());
    return failure();
  }
  shard::GridOp grid = *grids.begin();
  if (ShapedType::isDynamicShape(grid.getShape())) {
    InFlightDiagnostic diag = grid.emitError()
                              << "expected a grid of static size to expand";
    diag.attachNote() << "run fsdp-normalize-input with the option 'grid'";
    return failure();
  }
  int64_t world = ShapedType::getNumElements(grid.getShape());
  if (world > kMaxRanks) {
    InFlightDiagnostic diag = grid.emitError()
                              << "expected at most " << kMaxRanks
                              << " ranks to expand, got " << world;
    diag.attachNote() << "the expanded program grows with the ranks; it is "
                         "meant to check small ones";
    return failure();
  }
  return grid;
}

/// Whether values of the function differ from rank to rank in a way that the
/// caller sees: it is not private and has attributes of ours or collectives.
static bool isEntry(func::FuncOp func) {
  if (func.isDeclaration() || func.isPrivate())
    return false;
  auto hasOurs = [](DictionaryAttr attrs) {
    return attrs && llvm::any_of(attrs, [](NamedAttribute named) {
             return isa_and_nonnull<FSDPDialect>(named.getNameDialect());
           });
  };
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (hasOurs(func.getArgAttrDict(i)))
      return true;
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    if (hasOurs(func.getResultAttrDict(i)))
      return true;
  return false;
}

/// Leaves what stock tools read: no plan and no attributes of ours.
static void stripPlan(ModuleOp module) {
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (isa<TreeModuleOp, UnitOp, OptimizerOp, ChannelOp, shard::GridOp>(op))
      op.erase();
  auto strip = [](DictionaryAttr attrs) {
    NamedAttrList list(attrs);
    for (NamedAttribute named : attrs)
      if (isa_and_nonnull<FSDPDialect>(named.getNameDialect()))
        list.erase(named.getName());
    return list.getDictionary(attrs.getContext());
  };
  module.walk([&](Operation *op) {
    op->setDiscardableAttrs(strip(op->getDiscardableAttrDictionary()));
  });
  for (auto func : module.getOps<func::FuncOp>()) {
    for (unsigned i = 0; i < func.getNumArguments(); ++i)
      if (DictionaryAttr attrs = func.getArgAttrDict(i))
        func.setArgAttrs(i, strip(attrs));
    for (unsigned i = 0; i < func.getNumResults(); ++i)
      if (DictionaryAttr attrs = func.getResultAttrDict(i))
        func.setResultAttrs(i, strip(attrs));
  }
}

namespace {
struct ExpandRanksPass
    : public fsdp::impl::ExpandRanksPassBase<ExpandRanksPass> {
  using ExpandRanksPassBase::ExpandRanksPassBase;

  void runOnOperation() override {
    if (getOperation()->hasAttr(attr::kExpandedRanks)) {
      emitError(getOperation().getLoc())
          << "expected a program of one rank, got one that holds all ranks' "
             "values";
      return signalPassFailure();
    }
    // A step without units is unsharded: each rank has its own copy of it.
    if (!getOperation().getOps<UnitOp>().empty() &&
        (failed(expectLayouts(getOperation())) ||
         failed(expectShards(getOperation()))))
      return signalPassFailure();
    ModuleOp module = getOperation();
    FailureOr<shard::GridOp> grid = findGrid(module);
    dropBarriers(module);
    if (failed(grid) || failed(expandFunctions(*grid)))
      return signalPassFailure();
    int64_t world = ShapedType::getNumElements(grid->getShape());
    module->setAttr(attr::kExpandedRanks,
                    Builder(module).getI64IntegerAttr(world));
    if (strip)
      stripPlan(module);
  }

  LogicalResult expandFunctions(shard::GridOp grid) {
    SmallVector<func::FuncOp> entries;
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      if (isEntry(func))
        entries.push_back(func);
      else if (failed(verifyLocal(func)))
        return failure();
    }
    WalkResult calls = getOperation().walk([&](func::CallOp call) {
      if (llvm::none_of(entries, [&](func::FuncOp entry) {
            return entry.getSymName() == call.getCallee();
          }))
        return WalkResult::advance();
      call.emitError() << "expected no call of an entry function, got one of '@"
                       << call.getCallee() << "'";
      return WalkResult::interrupt();
    });
    if (calls.wasInterrupted())
      return failure();
    for (func::FuncOp entry : entries)
      if (failed(expandRanks(entry, grid.getShape())))
        return failure();
    return success();
  }
};
} // namespace
