//===- ExpandInsertions.cpp - Insert without a reshape --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, before bufferization: what computes an inserted tensor can write it
// in place only if no reshape stands between both.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Bufferize/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_EXPANDINSERTIONSPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;

namespace {
/// A tensor whose dimensions are expanded like those of a part of it, and the
/// place of the part there.
struct Expansion {
  SmallVector<int64_t> shape, offsets, sizes;
};
} // namespace

/// Expands what `insert` inserts into as `collapse` collapses what it inserts;
/// nothing unless whole rows of what is collapsed remain.
static std::optional<Expansion> expand(tensor::InsertSliceOp insert,
                                       tensor::CollapseShapeOp collapse) {
  Expansion result;
  ArrayRef<int64_t> source = collapse.getSrcType().getShape();
  ArrayRef<int64_t> dest = insert.getDestType().getShape();
  for (auto [dim, group] :
       llvm::enumerate(collapse.getReassociationIndices())) {
    int64_t inner = 1;
    for (int64_t part : ArrayRef(group).drop_front())
      inner *= source[part];
    int64_t offset = insert.getStaticOffsets()[dim];
    if (inner == 0 || dest[dim] % inner != 0 || offset % inner != 0)
      return std::nullopt;
    result.shape.push_back(dest[dim] / inner);
    result.offsets.push_back(offset / inner);
    result.sizes.push_back(source[group.front()]);
    for (int64_t part : ArrayRef(group).drop_front()) {
      result.shape.push_back(source[part]);
      result.offsets.push_back(0);
      result.sizes.push_back(source[part]);
    }
  }
  return result;
}

namespace {
struct ExpandInsertion : OpRewritePattern<tensor::InsertSliceOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::InsertSliceOp insert,
                                PatternRewriter &rewriter) const override {
    auto collapse = insert.getSource().getDefiningOp<tensor::CollapseShapeOp>();
    auto isStatic = [](ArrayRef<int64_t> numbers) {
      return llvm::none_of(numbers, ShapedType::isDynamic);
    };
    if (!collapse || !collapse->hasOneUse() || !insert.hasUnitStride() ||
        insert.getSourceType().getRank() != insert.getDestType().getRank() ||
        !insert.getDestType().hasStaticShape() ||
        !collapse.getSrcType().hasStaticShape() ||
        !isStatic(insert.getStaticOffsets()) ||
        !isStatic(insert.getStaticSizes()))
      return failure();
    std::optional<Expansion> expanded = expand(insert, collapse);
    if (!expanded)
      return failure();
    Location loc = insert.getLoc();
    auto groups = collapse.getReassociationIndices();
    RankedTensorType type = insert.getDestType().clone(expanded->shape);
    Value dest = tensor::ExpandShapeOp::create(rewriter, loc, type,
                                               insert.getDest(), groups);
    SmallVector<OpFoldResult> ones(type.getRank(), rewriter.getIndexAttr(1));
    Value inserted = tensor::InsertSliceOp::create(
        rewriter, loc, collapse.getSrc(), dest,
        getAsIndexOpFoldResult(rewriter.getContext(), expanded->offsets),
        getAsIndexOpFoldResult(rewriter.getContext(), expanded->sizes), ones);
    rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(
        insert, insert.getDestType(), inserted, groups);
    return success();
  }
};

struct ExpandInsertions
    : fsdp::impl::ExpandInsertionsPassBase<ExpandInsertions> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ExpandInsertion>(&getContext());
    tensor::populateFoldTensorEmptyPatterns(patterns);
    tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, &getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
