//===- FullRankSlices.cpp - Slices that drop dimensions in two ops --------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, directly before bufferization: upstream finds the dimensions that a
// strided `memref.subview` drops by the strides of what it is a view of, and
// crashes where that leaves several.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Bufferize/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FULLRANKSLICESPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// The type that a slice has with all dimensions, if it drops some and takes
/// less than every element of another one.
static RankedTensorType getFullType(OffsetSizeAndStrideOpInterface slice,
                                    RankedTensorType type) {
  auto sizes = slice.getStaticSizes();
  bool isStrided = llvm::any_of(slice.getStaticStrides(),
                                [](int64_t stride) { return stride != 1; });
  if (!isStrided || static_cast<int64_t>(sizes.size()) == type.getRank() ||
      ShapedType::isDynamicShape(sizes))
    return {};
  return type.clone(sizes);
}

/// How the dimensions of the full type are groups: each one that is kept with
/// the dropped ones behind it, the first one with those before it, too.
static SmallVector<ReassociationIndices>
getGroups(int64_t rank, const llvm::SmallBitVector &dropped) {
  SmallVector<ReassociationIndices> groups;
  bool hasKept = true;
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (groups.empty() || (!dropped.test(dim) && hasKept)) {
      groups.emplace_back();
      hasKept = false;
    }
    groups.back().push_back(dim);
    hasKept |= !dropped.test(dim);
  }
  if (dropped.all())
    groups.clear();
  return groups;
}

namespace {
struct FullRankSlices : fsdp::impl::FullRankSlicesPassBase<FullRankSlices> {
  void runOnOperation() override {
    getOperation().walk([](Operation *op) {
      if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
        expand(slice);
      else if (auto slice = dyn_cast<tensor::InsertSliceOp>(op))
        expand(slice);
    });
  }

private:
  static void expand(tensor::ExtractSliceOp slice) {
    RankedTensorType type = slice.getType(), full = getFullType(slice, type);
    if (!full)
      return;
    OpBuilder builder(slice);
    Value whole = tensor::ExtractSliceOp::create(
        builder, slice.getLoc(), full, slice.getSource(),
        slice.getMixedOffsets(), slice.getMixedSizes(),
        slice.getMixedStrides());
    slice.replaceAllUsesWith(
        tensor::CollapseShapeOp::create(
            builder, slice.getLoc(), type, whole,
            getGroups(full.getRank(), slice.getDroppedDims()))
            .getResult());
    slice.erase();
  }

  static void expand(tensor::InsertSliceOp slice) {
    RankedTensorType type = slice.getSourceType(),
                     full = getFullType(slice, type);
    if (!full)
      return;
    OpBuilder builder(slice);
    slice.getSourceMutable().assign(tensor::ExpandShapeOp::create(
        builder, slice.getLoc(), full, slice.getSource(),
        getGroups(full.getRank(), slice.getDroppedDims())));
  }
};
} // namespace
