//===- FlatBuffers.cpp - Slices and shapes of 1-D tensors -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FlatBuffers.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fsdp;

static OpFoldResult index(OpBuilder &builder, int64_t value) {
  return builder.getIndexAttr(value);
}

Value mlir::fsdp::insertFlat(OpBuilder &builder, Location loc, Value value,
                             Value dest, int64_t offset) {
  int64_t numel = cast<ShapedType>(value.getType()).getNumElements();
  return tensor::InsertSliceOp::create(
      builder, loc, value, dest, ArrayRef{index(builder, offset)},
      ArrayRef{index(builder, numel)}, ArrayRef{index(builder, 1)});
}

Value mlir::fsdp::extractFlat(OpBuilder &builder, Location loc, Value source,
                              int64_t offset, int64_t numel) {
  return tensor::ExtractSliceOp::create(
      builder, loc, source, ArrayRef{index(builder, offset)},
      ArrayRef{index(builder, numel)}, ArrayRef{index(builder, 1)});
}

/// All dimensions as one; none for a scalar.
static SmallVector<ReassociationIndices> allDims(int64_t rank) {
  SmallVector<ReassociationIndices> groups;
  if (rank > 0)
    groups.push_back(llvm::to_vector<2>(llvm::seq<int64_t>(0, rank)));
  return groups;
}

Value mlir::fsdp::flatten(OpBuilder &builder, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getRank() == 1)
    return value;
  auto flat =
      RankedTensorType::get({type.getNumElements()}, type.getElementType());
  if (type.getRank() == 0)
    return tensor::ExpandShapeOp::create(builder, loc, flat, value, allDims(0));
  return tensor::CollapseShapeOp::create(builder, loc, flat, value,
                                         allDims(type.getRank()));
}

Value mlir::fsdp::unflatten(OpBuilder &builder, Location loc, Value value,
                            RankedTensorType type) {
  if (type.getRank() == 1)
    return value;
  if (type.getRank() == 0)
    return tensor::CollapseShapeOp::create(builder, loc, type, value,
                                           allDims(0));
  return tensor::ExpandShapeOp::create(builder, loc, type, value,
                                       allDims(type.getRank()));
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// The 1-D value's elements as rows, and back.
static Value toRows(OpBuilder &builder, Location loc, Value value,
                    int64_t rows) {
  auto type = cast<RankedTensorType>(value.getType());
  return unflatten(builder, loc, value,
                   RankedTensorType::get({rows, type.getNumElements() / rows},
                                         type.getElementType()));
}

/// One chunk of every row: offsets, sizes and strides of the slice.
static std::array<SmallVector<OpFoldResult>, 3>
sliceChunks(OpBuilder &builder, const LayoutPiece &piece, int64_t rank) {
  return {SmallVector<OpFoldResult>{index(builder, 0),
                                    index(builder, rank * piece.chunk)},
          SmallVector<OpFoldResult>{index(builder, piece.rows),
                                    index(builder, piece.chunk)},
          SmallVector<OpFoldResult>{index(builder, 1), index(builder, 1)}};
}

/// Puts a piece of several rows together: rank by rank, a chunk of every row.
static Value joinRows(OpBuilder &builder, Location loc, Type element,
                      const LayoutPiece &piece, ValueRange shards) {
  auto world = static_cast<int64_t>(shards.size());
  Value rows = tensor::EmptyOp::create(
      builder, loc, {piece.rows, world * piece.chunk}, element);
  for (auto [rank, shard] : llvm::enumerate(shards)) {
    Value part = extractFlat(builder, loc, shard, piece.shardOffset,
                             piece.rows * piece.chunk);
    auto [offsets, sizes, strides] =
        sliceChunks(builder, piece, static_cast<int64_t>(rank));
    rows = tensor::InsertSliceOp::create(builder, loc,
                                         toRows(builder, loc, part, piece.rows),
                                         rows, offsets, sizes, strides);
  }
  return flatten(builder, loc, rows);
}

Value mlir::fsdp::joinShards(OpBuilder &builder, Location loc,
                             LayoutAttr layout, ValueRange shards) {
  Value full = tensor::EmptyOp::create(builder, loc, {layout.getFullNumel()},
                                       layout.getElementType());
  Layout arithmetic = layout.getArithmetic();
  for (const LayoutPiece &piece : arithmetic.getPieces()) {
    if (piece.chunk == 0)
      continue;
    if (piece.rows > 1) {
      Value part =
          joinRows(builder, loc, layout.getElementType(), piece, shards);
      full = insertFlat(builder, loc, part, full, piece.offset);
      continue;
    }
    for (auto [rank, shard] : llvm::enumerate(shards)) {
      Value part = shard;
      if (piece.chunk != layout.getShardNumel())
        part = extractFlat(builder, loc, shard, piece.shardOffset, piece.chunk);
      full =
          insertFlat(builder, loc, part, full,
                     piece.offset + static_cast<int64_t>(rank) * piece.chunk);
    }
  }
  return full;
}

Value mlir::fsdp::cutShard(OpBuilder &builder, Location loc, LayoutAttr layout,
                           Value full, int64_t rank) {
  Layout arithmetic = layout.getArithmetic();
  ArrayRef<LayoutPiece> pieces = arithmetic.getPieces();
  if (arithmetic.isOnePiece())
    return extractFlat(builder, loc, full, rank * pieces[0].chunk,
                       pieces[0].chunk);
  Value shard = tensor::EmptyOp::create(builder, loc, {layout.getShardNumel()},
                                        layout.getElementType());
  for (const LayoutPiece &piece : pieces) {
    if (piece.chunk == 0)
      continue;
    Value part;
    if (piece.rows == 1) {
      part = extractFlat(builder, loc, full, piece.offset + rank * piece.chunk,
                         piece.chunk);
    } else {
      Value all = extractFlat(builder, loc, full, piece.offset,
                              piece.rows * layout.getWorld() * piece.chunk);
      auto [offsets, sizes, strides] = sliceChunks(builder, piece, rank);
      part = flatten(builder, loc,
                     tensor::ExtractSliceOp::create(
                         builder, loc, toRows(builder, loc, all, piece.rows),
                         offsets, sizes, strides));
    }
    shard = insertFlat(builder, loc, part, shard, piece.shardOffset);
  }
  return shard;
}
