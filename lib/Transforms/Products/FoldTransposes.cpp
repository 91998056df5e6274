//===- FoldTransposes.cpp - Fold transposes into contractions -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Products/Passes.h"
#include "fsdp/Utils/NamedProducts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FOLDTRANSPOSESPASS
#include "fsdp/Transforms/Products/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// Named contractions whose body is a plain multiply-add of one element type,
/// or of 16-bit floats in f32.
static bool isPlainContraction(linalg::LinalgOp op) {
  if (!isNamedProduct(op))
    return false;
  if (addsInF32(op, /*narrow=*/true))
    return true;
  Type element = getElementTypeOrSelf(op.getDpsInits()[0].getType());
  return llvm::all_of(op.getDpsInputs(), [&](Value input) {
    return getElementTypeOrSelf(input.getType()) == element;
  });
}

/// Replaces a named contraction by linalg.contract on untransposed inputs.
static void rewriteContraction(IRRewriter &rewriter, linalg::LinalgOp op) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<Value> inputs = llvm::to_vector(op.getDpsInputs());
  for (auto [index, input] : llvm::enumerate(inputs))
    input = foldTransposes(input, maps[index]);
  rewriter.setInsertionPoint(op);
  auto contract = linalg::ContractOp::create(
      rewriter, op.getLoc(), op->getResultTypes(), inputs, op.getDpsInits(),
      rewriter.getAffineMapArrayAttr(maps));
  for (NamedAttribute attribute : op->getDiscardableAttrs())
    contract->setDiscardableAttr(attribute.getName(), attribute.getValue());
  rewriter.replaceOp(op, contract->getResults());
}

namespace {
struct FoldTransposesPass
    : public fsdp::impl::FoldTransposesPassBase<FoldTransposesPass> {
  void runOnOperation() override;
};
} // namespace

void FoldTransposesPass::runOnOperation() {
  SmallVector<linalg::LinalgOp> contractions, others;
  SmallVector<Operation *> concats;
  getOperation()->walk([&](Operation *op) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    if (linalgOp && isPlainContraction(linalgOp))
      contractions.push_back(linalgOp);
    else if (isa<linalg::TransposeOp, linalg::BroadcastOp>(op) &&
             linalgOp.hasPureTensorSemantics())
      others.push_back(linalgOp);
    else if (isa<tensor::ConcatOp>(op))
      concats.push_back(op);
  });

  IRRewriter rewriter(&getContext());
  for (linalg::LinalgOp op : contractions)
    rewriteContraction(rewriter, op);
  // In reverse, so that a chain of dead transposes goes away as a whole.
  for (linalg::LinalgOp op : llvm::reverse(others)) {
    if (op->use_empty()) {
      rewriter.eraseOp(op);
      continue;
    }
    rewriter.setInsertionPoint(op);
    if (failed(linalg::generalizeNamedOp(rewriter, op))) {
      op->emitError() << "failed to write '" << op->getName()
                      << "' as linalg.generic";
      return signalPassFailure();
    }
  }

  RewritePatternSet patterns(&getContext());
  tensor::populateDecomposeTensorConcatPatterns(patterns);
  if (failed(applyOpPatternsGreedily(concats, std::move(patterns))))
    signalPassFailure();
}
