//===- MaskTiles.cpp - Tiles of masks that are computed -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskTiles.h"
#include "MaskOrigin.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Affine/ViewLikeInterfaceUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

MaskTiles::MaskTiles(Value mask, int64_t scores,
                     const llvm::DenseSet<Value> &gathered)
    : mask(mask),
      computed(findComputed(mask, scores, gathered, MaskGrain::Tile)) {}

static tensor::ExtractSliceOp createSlice(OpBuilder &builder, Location loc,
                                          Value tensor,
                                          ArrayRef<OpFoldResult> offsets,
                                          ArrayRef<OpFoldResult> sizes) {
  SmallVector<OpFoldResult> strides(offsets.size(), builder.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(builder, loc, tensor, offsets, sizes,
                                        strides);
}

Value MaskTiles::take(OpBuilder &builder, Location loc,
                      ArrayRef<OpFoldResult> offsets,
                      ArrayRef<OpFoldResult> sizes) const {
  Tiles tiles;
  Value tile =
      compute(builder, createSlice(builder, loc, mask, offsets, sizes), tiles);
  for (auto &[slice, value] : llvm::reverse(tiles))
    if (slice.getResult() != value)
      slice.erase();
  return tile;
}

/// Whether values are one, or are computed by one map of the same ones, as each
/// slice of a slice computes its place anew.
static LogicalResult isSamePlace(Value one, Value other) {
  if (one == other)
    return success();
  auto left = one.getDefiningOp<affine::AffineApplyOp>(),
       right = other.getDefiningOp<affine::AffineApplyOp>();
  return success(left && right && left.getAffineMap() == right.getAffineMap() &&
                 left.getOperands() == right.getOperands());
}

/// What a slice of a tensor is, in its place.
Value MaskTiles::compute(OpBuilder &builder, tensor::ExtractSliceOp slice,
                         Tiles &tiles) const {
  if (!computed.contains(slice.getSource()))
    return slice;
  auto isSame = [&](auto &tile) {
    return OperationEquivalence::isEquivalentTo(
        tile.first, slice, isSamePlace, /*markEquivalent=*/nullptr,
        OperationEquivalence::IgnoreLocations);
  };
  Value tile;
  if (auto *known = llvm::find_if(tiles, isSame); known != tiles.end()) {
    tile = known->second;
  } else {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(slice);
    tile = computeAnew(builder, slice, tiles);
  }
  tiles.emplace_back(slice, tile);
  return tile;
}

/// The tile of another tensor that the slice would be of that.
Value MaskTiles::computeLike(OpBuilder &builder, tensor::ExtractSliceOp slice,
                             Value tensor, Tiles &tiles) const {
  return compute(builder,
                 createSlice(builder, slice.getLoc(), tensor,
                             slice.getMixedOffsets(), slice.getMixedSizes()),
                 tiles);
}

/// The tile of a reshape, of one of what is reshaped.
template <typename ReshapeOp>
Value MaskTiles::reshape(OpBuilder &builder, tensor::ExtractSliceOp slice,
                         ReshapeOp op, Tiles &tiles) const {
  SmallVector<OpFoldResult> offsets, sizes;
  for (std::optional<unsigned> dim :
       matchDims(op.getSrcType(), op.getResultType())) {
    offsets.push_back(dim ? slice.getMixedOffsets()[*dim]
                          : OpFoldResult(builder.getIndexAttr(0)));
    sizes.push_back(dim ? slice.getMixedSizes()[*dim]
                        : OpFoldResult(builder.getIndexAttr(1)));
  }
  Value source = compute(
      builder, createSlice(builder, op.getLoc(), op.getSrc(), offsets, sizes),
      tiles);
  return ReshapeOp::create(builder, op.getLoc(), slice.getType(), source,
                           op.getReassociationIndices());
}

/// The tile of a slice, of one of what it is a slice of.
Value MaskTiles::merge(OpBuilder &builder, tensor::ExtractSliceOp slice,
                       tensor::ExtractSliceOp op, Tiles &tiles) const {
  SmallVector<OpFoldResult> offsets, sizes, strides;
  if (failed(affine::mergeOffsetsSizesAndStrides(builder, op.getLoc(), op,
                                                 slice, op.getDroppedDims(),
                                                 offsets, sizes, strides)))
    return slice;
  Value source = compute(
      builder,
      createSlice(builder, op.getLoc(), op.getSource(), offsets, sizes), tiles);
  return tensor::createCanonicalRankReducingExtractSliceOp(
      builder, op.getLoc(), source, slice.getType());
}

/// The tile of a structured op, whose operands are tiles.
Value MaskTiles::tile(OpBuilder &builder, tensor::ExtractSliceOp slice,
                      Tiles &tiles) const {
  FailureOr<TilingResult> tiled = tensor::replaceExtractSliceWithTiledProducer(
      builder, slice, cast<OpResult>(slice.getSource()));
  if (failed(tiled))
    return slice;
  Operation *whole = slice.getSource().getDefiningOp();
  for (Operation *made : tiled->generatedSlices) {
    auto operand = cast<tensor::ExtractSliceOp>(made);
    // Those of the program that are read as they are, such as one element.
    if (llvm::is_contained(whole->getOperands(), operand.getResult()))
      continue;
    Value element = compute(builder, operand, tiles);
    if (element != operand.getResult())
      operand.replaceAllUsesWith(element);
  }
  return tiled->tiledValues.front();
}

/// The tile of an op on elements, whose operands are tiles or scalars.
Value MaskTiles::map(OpBuilder &builder, tensor::ExtractSliceOp slice,
                     Operation *op, Tiles &tiles) const {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(isa<RankedTensorType>(operand.getType())
                           ? computeLike(builder, slice, operand, tiles)
                           : operand);
  return mlir::clone(builder, op, slice.getType(), operands)->getResult(0);
}

Value MaskTiles::computeAnew(OpBuilder &builder, tensor::ExtractSliceOp slice,
                             Tiles &tiles) const {
  Value source = slice.getSource();
  return llvm::TypeSwitch<Operation *, Value>(source.getDefiningOp())
      .Case([&](BarrierOp op) {
        return computeLike(builder, slice, getPassed(op, source), tiles);
      })
      .Case([&](tensor::ExtractSliceOp op) {
        return merge(builder, slice, op, tiles);
      })
      .Case([&](tensor::EmptyOp op) {
        return tensor::EmptyOp::create(builder, op.getLoc(),
                                       slice.getMixedSizes(),
                                       slice.getType().getElementType());
      })
      .Case([&](arith::ConstantOp op) {
        return arith::ConstantOp::create(builder, op.getLoc(),
                                         cast<SplatElementsAttr>(op.getValue())
                                             .resizeSplat(slice.getType()));
      })
      .Case<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
          [&](auto op) { return reshape(builder, slice, op, tiles); })
      .Case([&](linalg::LinalgOp) { return tile(builder, slice, tiles); })
      .Default([&](Operation *op) { return map(builder, slice, op, tiles); });
}
