//===- NormalizeInput.cpp - Brings the step into normal form --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What concerns the module as a whole is in InputContract.cpp, the meaning of
// results in StepNormalizer.cpp; here are the arguments and the new order.
//
//===----------------------------------------------------------------------===//

#include "InputContract.h"
#include "StepNormalizer.h"
#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Utils/Barriers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/DLTI/DLTI.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_NORMALIZEINPUTPASS
#include "fsdp/Transforms/Annotate/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct NormalizeInput : fsdp::impl::NormalizeInputPassBase<NormalizeInput> {
  using NormalizeInputPassBase::NormalizeInputPassBase;

  void runOnOperation() override {
    if (failed(normalize(getOperation())))
      signalPassFailure();
  }

private:
  LogicalResult normalize(ModuleOp top) {
    if (failed(fillGrid(top, SmallVector<int64_t>(grid.begin(), grid.end()))) ||
        failed(nameAxes(
            *top.getOps<shard::GridOp>().begin(),
            SmallVector<std::string>(axisNames.begin(), axisNames.end()))))
      return failure();
    FailureOr<TreeModuleOp> root = expectTreeRoot(top);
    if (failed(root) || failed(checkNames(*root)) ||
        failed(checkNoMutableGlobals(top)))
      return failure();
    // The machine that the step was written for; the code is for another one.
    top->removeAttr(DLTIDialect::kDataLayoutAttrName);
    top->removeAttr(DLTIDialect::kTargetSystemDescAttrName);
    if (failed(nameEntry(top, entry)))
      return failure();
    SmallVector<func::FuncOp> steps = getSteps(top);
    SmallVector<func::FuncOp> evaluations = takeEvaluations(top);
    if (failed(checkTurnNames(steps, evaluations)) ||
        failed(checkEvaluations(top, steps, evaluations)))
      return failure();
    SmallVector<func::FuncOp> all(steps);
    llvm::append_range(all, evaluations);
    if (failed(inlineCalls(top, all)))
      return failure();
    for (auto [i, function] : llvm::enumerate(all)) {
      StepNormalizer normalizer(top, *root, function,
                                /*evaluates=*/i >= steps.size());
      if (failed(checkShapesAndBlocks(function)))
        return failure();
      readKnownBarriers(function.getBody().front());
      if (failed(normalizer.run()))
        return failure();
    }
    if (llvm::any_of(steps, getTurn))
      return checkTurns(*root, steps);
    return failed(checkAlike(steps))
               ? failure()
               : checkEvaluationArguments(steps, evaluations);
  }

  /// The evaluations of the input, unless they are dropped.
  SmallVector<func::FuncOp> takeEvaluations(ModuleOp top) {
    SmallVector<func::FuncOp> evaluations = getEvaluations(top);
    if (!dropEvaluations)
      return evaluations;
    for (func::FuncOp evaluation : evaluations)
      evaluation.erase();
    return {};
  }
};
} // namespace
