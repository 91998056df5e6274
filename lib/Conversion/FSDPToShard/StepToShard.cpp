//===- StepToShard.cpp - The sharded step with upstream's collectives -----===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What phase 3 left as a program of upstream dialects, in which nothing is ours
// any more.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Conversion/FSDPToShard/Passes.h"
#include "fsdp/Conversion/FSDPToShard/ShardCollectives.h"
#include "fsdp/Transforms/Optimizer/Passes.h"
#include "fsdp/Utils/Barriers.h"
#include "fsdp/Utils/PhaseContract.h"
#include "fsdp/Utils/PlainStep.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_STEPTOSHARDPASS
#include "fsdp/Conversion/FSDPToShard/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct StepToShardPass
    : public fsdp::impl::StepToShardPassBase<StepToShardPass> {
  using StepToShardPassBase::StepToShardPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectLayouts(module)) || failed(expectShards(module)) ||
        failed(expectStaticGrid(module)))
      return signalPassFailure();
    OpPassManager updates(ModuleOp::getOperationName());
    updates.addPass(createExpandUpdatesPass());
    if (failed(runPipeline(updates, module)))
      return signalPassFailure();
    dropBarriers(module);
    convertToShard(module);
    if (failed(verifyFunctions()))
      return signalPassFailure();
    makePlain(module, /*keepGrid=*/true);
  }

  LogicalResult verifyFunctions() {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      WalkResult result = function.walk([](Operation *op) {
        if (!isa_and_nonnull<FSDPDialect>(op->getDialect()))
          return WalkResult::advance();
        op->emitError() << "expected an op that upstream's dialects have, got '"
                        << op->getName() << "'";
        return WalkResult::interrupt();
      });
      if (result.wasInterrupted())
        return failure();
    }
    return success();
  }
};
} // namespace
