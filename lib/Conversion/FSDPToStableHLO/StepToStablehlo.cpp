//===- StepToStablehlo.cpp - The sharded step as StableHLO ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What phase 3 left as one program of StableHLO for all ranks, in which nothing
// is ours any more.
//
//===----------------------------------------------------------------------===//

#include "StepConverter.h"
#include "fsdp/Conversion/FSDPToShard/ShardCollectives.h"
#include "fsdp/Conversion/FSDPToStableHLO/Passes.h"
#include "fsdp/Transforms/Optimizer/Passes.h"
#include "fsdp/Utils/DenseElements.h"
#include "fsdp/Utils/KnownOps.h"
#include "fsdp/Utils/PhaseContract.h"
#include "fsdp/Utils/PlainStep.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_STEPTOSTABLEHLOPASS
#include "fsdp/Conversion/FSDPToStableHLO/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// A function and those that it names, as callees or otherwise. Symbol passes
/// take no ops with a region that they do not know.
static llvm::SetVector<func::FuncOp> findNamed(ModuleOp module,
                                               func::FuncOp entry) {
  llvm::SetVector<func::FuncOp> reached;
  reached.insert(entry);
  for (size_t i = 0; i < reached.size(); ++i)
    forEachSymbol(reached[i], [&](Operation *, SymbolRefAttr symbol) {
      if (auto named =
              module.lookupSymbol<func::FuncOp>(symbol.getRootReference()))
        reached.insert(named);
    });
  return reached;
}

namespace {
struct StepToStablehloPass
    : public fsdp::impl::StepToStablehloPassBase<StepToStablehloPass> {
  using StepToStablehloPassBase::StepToStablehloPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(checkContext()) || failed(expectLayouts(module)) ||
        failed(expectShards(module)) || failed(expectOneGrid(module)) ||
        failed(expectStaticGrid(module)))
      return signalPassFailure();
    OpPassManager updates(ModuleOp::getOperationName());
    updates.addPass(createExpandUpdatesPass());
    if (failed(runPipeline(updates, module)))
      return signalPassFailure();
    convertToShard(module);
    // What reads StableHLO takes no other constants.
    if (failed(makeConstantsDense(module, [](Type) { return false; })))
      return signalPassFailure();
    if (failed(convertFunctions()) || failed(nameMain()))
      return signalPassFailure();
    finish();
  }

  LogicalResult checkContext() {
    MLIRContext &context = getContext();
    if (context.allowsUnregisteredDialects() ||
        context.getLoadedDialect("stablehlo"))
      return success();
    InFlightDiagnostic diag =
        emitError(getOperation().getLoc())
        << "expected a context that knows StableHLO, or takes dialects that it "
           "does not know";
    diag.attachNote() << "pass --allow-unregistered-dialect, or "
                         "allow_unregistered=True to a Context of Python";
    return failure();
  }

  LogicalResult convertFunctions() {
    SmallVector<std::string> kept(keep.begin(), keep.end());
    StepConverter converter(&getContext(), ranks, kept);
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (failed(converter.convert(function.getBody())))
        return failure();
    return success();
  }

  /// Who compiles one function alone looks for it as @main.
  LogicalResult nameMain() {
    if (main.empty())
      return success();
    ModuleOp module = getOperation();
    auto entry = module.lookupSymbol<func::FuncOp>(main);
    if (!entry)
      return module.emitError() << "expected the option 'main' to be the name "
                                   "of a function, got '"
                                << main << "'";
    if (main != "main" && module.lookupSymbol("main"))
      return module.emitError() << "expected no function called 'main' beside '"
                                << main << "', which is to become it";
    llvm::SetVector<func::FuncOp> reached = findNamed(module, entry);
    for (auto function :
         llvm::make_early_inc_range(module.getOps<func::FuncOp>())) {
      if (!reached.contains(function))
        function.erase();
      else if (function != entry)
        function.setPrivate();
    }
    module.walk([&](func::CallOp call) {
      if (call.getCallee() == main)
        call.setCallee("main");
    });
    entry.setSymName("main");
    entry.setPublic();
    return success();
  }

  void finish() {
    ModuleOp module = getOperation();
    Builder builder(module);
    int64_t world = 1;
    for (auto grid : module.getOps<shard::GridOp>())
      world = ShapedType::getNumElements(grid.getShape());
    makePlain(module, /*keepGrid=*/false);
    bool isReplica = ranks == RankWord::Replica;
    auto count = [&](bool isRanks) {
      return builder.getI32IntegerAttr(isRanks ? world : 1);
    };
    module->setAttr("mhlo.num_replicas", count(isReplica));
    module->setAttr("mhlo.num_partitions", count(!isReplica));
  }
};
} // namespace
