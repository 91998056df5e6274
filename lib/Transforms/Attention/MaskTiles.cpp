//===- MaskTiles.cpp - Tiles of masks that are computed -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskTiles.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/Affine/ViewLikeInterfaceUtils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// What tiles compute again
//===----------------------------------------------------------------------===//

/// Whether types differ in extents of 1 alone, so that slices of one are slices
/// of the other.
static bool changesOnlyRank(RankedTensorType from, RankedTensorType to) {
  auto isOne = [](int64_t extent) { return extent == 1; };
  return llvm::equal(
      llvm::make_filter_range(from.getShape(), std::not_fn(isOne)),
      llvm::make_filter_range(to.getShape(), std::not_fn(isOne)));
}

/// Whether every element of a structured op's one result is made of one element
/// of each operand, by place.
static bool isOfSingleElements(linalg::LinalgOp op) {
  return op.hasPureTensorSemantics() && op->getNumResults() == 1 &&
         op.getNumLoops() == op.getNumParallelLoops() &&
         isa<TilingInterface>(op.getOperation()) &&
         op.getMatchingIndexingMap(op.getDpsInitOperand(0)).isPermutation() &&
         llvm::all_of(op.getIndexingMapsArray(), [](AffineMap map) {
           return map.isProjectedPermutation(/*allowZeroInResults=*/true);
         });
}

/// Whether a slice of what the op makes is made of slices of its operands.
static bool isSliceable(Operation *op) {
  if (op->getNumResults() != 1 || !isMemoryEffectFree(op))
    return false;
  auto changesOnlyRankOf = [](auto reshape) {
    return changesOnlyRank(reshape.getSrcType(), reshape.getResultType());
  };
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<tensor::EmptyOp>([](auto) { return true; })
      .Case<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(changesOnlyRankOf)
      .Case([](tensor::ExtractSliceOp slice) {
        return slice.hasUnitStride() && slice.getType().hasStaticShape();
      })
      .Case([](arith::ConstantOp constant) {
        return isa<SplatElementsAttr>(constant.getValue());
      })
      .Case(isOfSingleElements)
      .Default([](Operation *other) {
        return OpTrait::hasElementwiseMappableTraits(other);
      });
}

/// What passes the barrier as this value. Tiles are behind it in any case, with
/// what else the attention reads.
static Value getPassed(BarrierOp barrier, Value tensor) {
  return barrier.getInputs()[cast<OpResult>(tensor).getResultNumber()];
}

namespace {
/// What slices of a tensor are made of: slices of parts, and what bodies read
/// anywhere.
struct Origin {
  SmallVector<Value> parts;
  llvm::SetVector<Value> whole;
};
} // namespace

/// None if slices of a tensor are only parts of it.
static std::optional<Origin> findOrigin(Value tensor) {
  Operation *op = tensor.getDefiningOp();
  if (auto barrier = dyn_cast_or_null<BarrierOp>(op))
    return Origin{{getPassed(barrier, tensor)}, {}};
  if (!op || !isSliceable(op))
    return std::nullopt;
  Origin origin{llvm::to_vector_of<Value>(op->getOperands()), {}};
  getUsedValuesDefinedAbove(op->getRegions(), origin.whole);
  return origin;
}

/// Whether the type is of a tensor with at least so many elements.
static bool hasElements(Type type, int64_t number) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && tensor.getNumElements() >= number;
}

/// Whether tensors have fewer bytes in all than another one. Scalars have none.
static bool areSmaller(ValueRange sources, Type whole) {
  int64_t bytes = 0;
  for (Value source : sources) {
    std::optional<int64_t> own = getKnownBytes(source.getType());
    if (!own && isa<ShapedType>(source.getType()))
      return false;
    if (llvm::AddOverflow(bytes, own.value_or(0), bytes))
      return false;
  }
  return bytes < getStaticBytes(whole);
}

/// The tensors that tiles of one read: itself, unless it is made of less.
MaskTiles::Values MaskTiles::findSources(Value tensor, int64_t scores,
                                         const llvm::DenseSet<Value> &gathered,
                                         llvm::DenseMap<Value, Values> &known) {
  auto found = known.find(tensor);
  if (found != known.end())
    return found->second;
  Values sources;
  std::optional<Origin> origin;
  if (hasElements(tensor.getType(), scores))
    origin = findOrigin(tensor);
  if (origin) {
    sources.insert_range(origin->whole);
    for (Value part : origin->parts)
      sources.insert_range(findSources(part, scores, gathered, known));
  }
  auto isGathered = [&](Value source) { return gathered.contains(source); };
  if (origin && llvm::none_of(sources, isGathered) &&
      areSmaller(sources.getArrayRef(), tensor.getType())) {
    computed.insert(tensor);
  } else {
    sources.clear();
    sources.insert(tensor);
  }
  known.try_emplace(tensor, sources);
  return sources;
}

MaskTiles::MaskTiles(Value mask, int64_t scores,
                     const llvm::DenseSet<Value> &gathered)
    : mask(mask) {
  llvm::DenseMap<Value, Values> known;
  findSources(mask, scores, gathered, known);
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

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

/// What a slice of a tensor is, in its place.
Value MaskTiles::compute(OpBuilder &builder, tensor::ExtractSliceOp slice,
                         Tiles &tiles) const {
  if (!computed.contains(slice.getSource()))
    return slice;
  auto isSame = [&](auto &tile) {
    return OperationEquivalence::isEquivalentTo(
        tile.first, slice, OperationEquivalence::IgnoreLocations);
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

/// The tile of a reshape, of one of what is reshaped: dimensions that are not
/// of extent 1 are the same in both.
template <typename ReshapeOp>
Value MaskTiles::reshape(OpBuilder &builder, tensor::ExtractSliceOp slice,
                         ReshapeOp op, Tiles &tiles) const {
  SmallVector<OpFoldResult> offsets, sizes;
  ArrayRef<int64_t> made = op.getResultType().getShape();
  unsigned dim = 0;
  for (int64_t extent : op.getSrcType().getShape()) {
    if (extent == 1) {
      offsets.push_back(builder.getIndexAttr(0));
      sizes.push_back(builder.getIndexAttr(1));
      continue;
    }
    while (made[dim] == 1)
      ++dim;
    offsets.push_back(slice.getMixedOffsets()[dim]);
    sizes.push_back(slice.getMixedSizes()[dim]);
    ++dim;
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
