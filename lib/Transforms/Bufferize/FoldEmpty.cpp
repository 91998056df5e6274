//===- FoldEmpty.cpp - Tensors without elements ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Bufferize/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FOLDEMPTYPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// A static tensor with an extent of 0.
static bool isEmpty(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && tensor.getNumElements() == 0;
}

namespace {
/// Around nothing, padding is all there is.
struct PadOfNothing : OpRewritePattern<tensor::PadOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const override {
    RankedTensorType type = op.getResultType();
    Value padding = op.getConstantPaddingValue();
    if (!isEmpty(op.getSourceType()) || !type.hasStaticShape() || !padding)
      return failure();
    // The value may stand in the region that goes away.
    if (Operation *constant = padding.getDefiningOp();
        constant && op->isProperAncestor(constant))
      padding = rewriter.clone(*constant)->getResult(0);
    Value empty = tensor::EmptyOp::create(
        rewriter, op.getLoc(), type.getShape(), type.getElementType());
    rewriter.replaceOpWithNewOp<linalg::FillOp>(op, padding, empty);
    return success();
  }
};

/// What inserts nothing changes nothing.
struct InsertNothing : OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp op,
                                PatternRewriter &rewriter) const override {
    if (!isEmpty(op.getSourceType()))
      return failure();
    rewriter.replaceOp(op, op.getDest());
    return success();
  }
};

/// Concatenates only operands that have elements.
struct ConcatNothing : OpRewritePattern<tensor::ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ConcatOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> kept = llvm::to_vector(llvm::make_filter_range(
        op.getInputs(), [](Value input) { return !isEmpty(input.getType()); }));
    if (kept.empty() || kept.size() == op.getInputs().size())
      return failure();
    rewriter.replaceOpWithNewOp<tensor::ConcatOp>(op, op.getResultType(),
                                                  op.getDim(), kept);
    return success();
  }
};

/// Loops that never run give what they begin with.
struct LoopsOverNothing : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() ||
        !llvm::is_contained(op.getStaticLoopRanges(), 0))
      return failure();
    rewriter.replaceOp(op, llvm::to_vector(op.getDpsInits()));
    return success();
  }
};

struct FoldEmpty : fsdp::impl::FoldEmptyPassBase<FoldEmpty> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<PadOfNothing, InsertNothing, ConcatNothing, LoopsOverNothing>(
        &getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
