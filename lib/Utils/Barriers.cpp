//===- Barriers.cpp - What passes an fsdp.barrier -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/Barriers.h"
#include "fsdp/Utils/KnownOps.h"
#include "fsdp/Utils/ParamUses.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::fsdp;

void mlir::fsdp::readKnownBarriers(Block &block) {
  IRRewriter rewriter(block.getParentOp()->getContext());
  auto isTensor = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape();
  };
  for (Operation &op : llvm::make_early_inc_range(block)) {
    if (!isKnownBarrier(&op) || !llvm::all_of(op.getOperandTypes(), isTensor) ||
        op.getOperandTypes() != op.getResultTypes())
      continue;
    rewriter.setInsertionPoint(&op);
    rewriter.replaceOp(
        &op, BarrierOp::create(rewriter, op.getLoc(), op.getOperands())
                 .getOutputs());
  }
}

void mlir::fsdp::takeParamsOutOfBarriers(Block &block, ValueRange params) {
  llvm::DenseSet<Value> derived(params.begin(), params.end());
  IRRewriter rewriter(block.getParentOp()->getContext());
  block.walk([&](Operation *op) {
    auto barrier = dyn_cast<BarrierOp>(op);
    if (!barrier) {
      if (isDerivable(op, [&](Value value) { return derived.contains(value); }))
        derived.insert_range(op->getResults());
      return;
    }
    for (auto [input, output] :
         llvm::zip_equal(barrier.getInputs(), barrier.getOutputs()))
      if (derived.contains(input))
        rewriter.replaceAllUsesWith(output, input);
    rewriter.setInsertionPoint(barrier);
    (void)barrier.dropUnusedResults(rewriter);
  });
}

llvm::DenseSet<Operation *> mlir::fsdp::findConstantOps(Block &block) {
  llvm::DenseSet<Operation *> constant;
  for (Operation &op : block) {
    bool fromConstants = isKnownEffectFree(&op);
    forEachOperand(&op, [&](OpOperand &operand) {
      Value value = operand.get();
      bool isInner = value.getParentBlock() != &block &&
                     op.isAncestor(value.getParentBlock()->getParentOp());
      fromConstants &= isInner || constant.contains(value.getDefiningOp());
    });
    if (fromConstants)
      constant.insert(&op);
  }
  return constant;
}

void mlir::fsdp::dropBarriers(Operation *root) {
  root->walk([](BarrierOp barrier) {
    barrier->replaceAllUsesWith(barrier.getInputs());
    barrier.erase();
  });
}
