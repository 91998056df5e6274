//===- ShardCollectives.cpp - Collectives of upstream's shard -------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ranks along axes are numbered alike here and there: by the order in which the
// axes are named, the last one fastest.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Conversion/FSDPToShard/ShardCollectives.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Builds what takes the place of one collective.
class ShardBuilder {
public:
  ShardBuilder(OpBuilder &builder, Operation *op)
      : builder(builder), op(op), loc(op->getLoc()) {}

  SmallVector<Value> convert(UnshardOp op);
  SmallVector<Value> convert(ReduceGradsOp op);
  Value convert(AllReduceOp op);
  Value convert(AllGatherOp op);
  Value convert(ReduceScatterOp op);
  Value convert(AllSliceOp op);
  Value convert(AllToAllOp op);
  Value convert(PermuteOp op);

private:
  /// Ranks along axes of a grid.
  struct Group {
    FlatSymbolRefAttr grid;
    ArrayRef<int64_t> axes;
    int64_t size;
  };
  Group getGroup(FlatSymbolRefAttr grid, ArrayRef<int64_t> axes);
  DenseI16ArrayAttr getAxes(const Group &group);

  Value gather(Value value, int64_t dim, const Group &group);
  Value reduce(Value value, ReduceKind kind, std::optional<int64_t> scatterDim,
               const Group &group);
  Value cutEntry(Value value, const LayoutPiece &piece, int64_t world);
  Value packShard(LayoutAttr layout, ValueRange entries);
  SmallVector<Value> unpackShards(LayoutAttr layout, Value gathered,
                                  TypeRange types);

  Value reshape(Value value, ArrayRef<int64_t> shape);
  Value transpose(Value value, ArrayRef<int64_t> permutation);
  Value slice(Value value, ArrayRef<int64_t> offsets, ArrayRef<int64_t> sizes);
  Value concatenate(ValueRange parts, int64_t dim);
  Value createZeros(ArrayRef<int64_t> shape, Type element);
  Value swapBlocks(Value value, int64_t dim, int64_t outer, int64_t inner);

  OpBuilder &builder;
  Operation *op;
  Location loc;
};

} // namespace

static RankedTensorType getTensorType(Value value) {
  return cast<RankedTensorType>(value.getType());
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// All dimensions as one; none for a scalar.
static SmallVector<ReassociationIndices> getAllDims(int64_t rank) {
  if (rank == 0)
    return {};
  return {llvm::to_vector<2>(llvm::seq<int64_t>(0, rank))};
}

Value ShardBuilder::reshape(Value value, ArrayRef<int64_t> shape) {
  RankedTensorType type = getTensorType(value);
  if (type.getShape() == shape)
    return value;
  Type element = type.getElementType();
  auto flat = RankedTensorType::get(type.getNumElements(), element);
  if (type.getRank() == 0)
    value =
        tensor::ExpandShapeOp::create(builder, loc, flat, value, getAllDims(0));
  else if (type.getRank() > 1)
    value = tensor::CollapseShapeOp::create(builder, loc, flat, value,
                                            getAllDims(type.getRank()));
  auto result = RankedTensorType::get(shape, element);
  if (shape.empty())
    return tensor::CollapseShapeOp::create(builder, loc, result, value,
                                           getAllDims(0));
  if (shape.size() == 1)
    return value;
  return tensor::ExpandShapeOp::create(
      builder, loc, result, value,
      getAllDims(static_cast<int64_t>(shape.size())));
}

Value ShardBuilder::transpose(Value value, ArrayRef<int64_t> permutation) {
  RankedTensorType type = getTensorType(value);
  SmallVector<int64_t> shape = llvm::map_to_vector(
      permutation, [&](int64_t dim) { return type.getDimSize(dim); });
  Value empty =
      tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  return linalg::TransposeOp::create(builder, loc, value, empty, permutation)
      ->getResult(0);
}

Value ShardBuilder::slice(Value value, ArrayRef<int64_t> offsets,
                          ArrayRef<int64_t> sizes) {
  if (getTensorType(value).getShape() == sizes)
    return value;
  SmallVector<OpFoldResult> strides(sizes.size(), builder.getIndexAttr(1));
  return tensor::ExtractSliceOp::create(
      builder, loc, value, getAsIndexOpFoldResult(op->getContext(), offsets),
      getAsIndexOpFoldResult(op->getContext(), sizes), strides);
}

Value ShardBuilder::concatenate(ValueRange parts, int64_t dim) {
  if (parts.size() == 1)
    return parts.front();
  return tensor::ConcatOp::create(builder, loc, dim, parts);
}

Value ShardBuilder::createZeros(ArrayRef<int64_t> shape, Type element) {
  Value zero =
      arith::ConstantOp::create(builder, loc, builder.getZeroAttr(element));
  Value empty = tensor::EmptyOp::create(builder, loc, shape, element);
  return linalg::FillOp::create(builder, loc, zero, empty).getResult(0);
}

/// Swaps the order of `outer` blocks and `inner` parts in a dimension.
Value ShardBuilder::swapBlocks(Value value, int64_t dim, int64_t outer,
                               int64_t inner) {
  if (outer == 1 || inner == 1)
    return value;
  SmallVector<int64_t> shape(getTensorType(value).getShape());
  int64_t before = 1, behind = 1;
  for (auto [i, size] : llvm::enumerate(shape))
    (static_cast<int64_t>(i) < dim ? before : behind) *= size;
  behind /= outer * inner;
  Value split = reshape(value, {before, outer, inner, behind});
  return reshape(transpose(split, {0, 2, 1, 3}), shape);
}

//===----------------------------------------------------------------------===//
// Gathers and sums
//===----------------------------------------------------------------------===//

ShardBuilder::Group ShardBuilder::getGroup(FlatSymbolRefAttr grid,
                                           ArrayRef<int64_t> axes) {
  auto shape = lookupFromTop<shard::GridOp>(op, grid).getShape();
  int64_t size = 1;
  for (int64_t axis : axes)
    size *= shape[axis];
  return {grid, axes, size};
}

DenseI16ArrayAttr ShardBuilder::getAxes(const Group &group) {
  return builder.getDenseI16ArrayAttr(
      SmallVector<int16_t>(group.axes.begin(), group.axes.end()));
}

Value ShardBuilder::gather(Value value, int64_t dim, const Group &group) {
  if (group.size == 1)
    return value;
  RankedTensorType type = getTensorType(value);
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] *= group.size;
  return shard::AllGatherOp::create(builder, loc, type.clone(shape), group.grid,
                                    getAxes(group), value,
                                    builder.getIndexAttr(dim));
}

Value ShardBuilder::reduce(Value value, ReduceKind kind,
                           std::optional<int64_t> scatterDim,
                           const Group &group) {
  if (group.size == 1)
    return value;
  RankedTensorType type = getTensorType(value);
  Type element = type.getElementType();
  // 16-bit values are combined in f32 and rounded once.
  bool isNarrow =
      isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32;
  SmallVector<int64_t> shape(type.getShape());
  if (scatterDim)
    shape[*scatterDim] /= group.size;
  auto result =
      RankedTensorType::get(shape, isNarrow ? builder.getF32Type() : element);
  auto word = shard::ReductionKindAttr::get(
      op->getContext(), kind == ReduceKind::Max ? shard::ReductionKind::Max
                        : kind == ReduceKind::Mean
                            ? shard::ReductionKind::Average
                            : shard::ReductionKind::Sum);
  if (scatterDim)
    value = shard::ReduceScatterOp::create(builder, loc, result, group.grid,
                                           getAxes(group), value, word,
                                           builder.getIndexAttr(*scatterDim));
  else
    value = shard::AllReduceOp::create(builder, loc, result, group.grid,
                                       getAxes(group), value, word);
  return createCast(builder, value, element, /*strict=*/true);
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

SmallVector<Value> ShardBuilder::unpackShards(LayoutAttr layout, Value gathered,
                                              TypeRange types) {
  Layout arithmetic = layout.getArithmetic();
  int64_t world = layout.getWorld();
  SmallVector<Value> entries;
  for (auto [entry, type] : llvm::enumerate(types)) {
    int64_t offset = layout.getEntryOffsets()[entry];
    Value from = gathered;
    if (!arithmetic.isOnePiece()) {
      const LayoutPiece &piece = arithmetic.getPieces()[entry];
      int64_t held = piece.rows * piece.chunk;
      from = slice(reshape(gathered, {world, layout.getShardNumel()}),
                   {0, piece.shardOffset}, {world, held});
      if (piece.rows > 1)
        from = transpose(reshape(from, {world, piece.rows, piece.chunk}),
                         {1, 0, 2});
      from = reshape(from, world * held);
      offset = 0;
    }
    entries.push_back(reshape(slice(from, offset, layout.getNumels()[entry]),
                              cast<RankedTensorType>(type).getShape()));
  }
  return entries;
}

/// What members hold of one entry, which is cut by itself, with the padding
/// behind it: a row for each.
Value ShardBuilder::cutEntry(Value value, const LayoutPiece &piece,
                             int64_t world) {
  RankedTensorType type = getTensorType(value);
  int64_t held = piece.rows * piece.chunk;
  SmallVector<Value> padded;
  if (type.getNumElements() != 0)
    padded.push_back(reshape(value, type.getNumElements()));
  if (int64_t padding = world * held - type.getNumElements())
    padded.push_back(createZeros(padding, type.getElementType()));
  Value flat = concatenate(padded, 0);
  if (piece.rows > 1)
    flat =
        transpose(reshape(flat, {piece.rows, world, piece.chunk}), {1, 0, 2});
  return reshape(flat, {world, held});
}

Value ShardBuilder::packShard(LayoutAttr layout, ValueRange entries) {
  Layout arithmetic = layout.getArithmetic();
  Type element = layout.getElementType();
  bool isWhole = arithmetic.isOnePiece();
  SmallVector<Value> parts;
  auto pad = [&](int64_t numel) {
    if (isWhole && numel != 0)
      parts.push_back(createZeros(numel, element));
  };
  for (auto [entry, value] : llvm::enumerate(entries)) {
    int64_t numel = layout.getNumels()[entry];
    pad(arithmetic.getPaddings()[entry]);
    if (isWhole && numel != 0)
      parts.push_back(reshape(value, numel));
    if (isWhole)
      continue;
    const LayoutPiece &piece = arithmetic.getPieces()[entry];
    if (piece.rows * piece.chunk != 0)
      parts.push_back(cutEntry(value, piece, layout.getWorld()));
  }
  pad(arithmetic.getPaddings().back());
  if (parts.empty())
    return createZeros(0, element);
  return reshape(concatenate(parts, isWhole ? 0 : 1), layout.getFullNumel());
}

SmallVector<Value> ShardBuilder::convert(UnshardOp op) {
  SmallVector<Value> results;
  TypeRange types = op.getFull().getTypes();
  for (auto [symbol, shard] : llvm::zip_equal(op.getUnits(), op.getShards())) {
    auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
    Value all =
        gather(shard, 0, getGroup(unit.getGridAttr(), unit.getShardAxes()));
    size_t count = unit.getParams().size();
    llvm::append_range(results, unpackShards(getLayoutIn(unit, shard.getType()),
                                             all, types.take_front(count)));
    types = types.drop_front(count);
  }
  return results;
}

SmallVector<Value> ShardBuilder::convert(ReduceGradsOp op) {
  SmallVector<Value> results;
  ValueRange grads = op.getGrads();
  for (auto [symbol, result] :
       llvm::zip_equal(op.getUnits(), op.getResults())) {
    auto unit = lookupFromTop<UnitOp>(op, cast<SymbolRefAttr>(symbol));
    size_t count = unit.getParams().size();
    Value own = reduce(
        packShard(getLayoutIn(unit, result.getType()), grads.take_front(count)),
        op.getReduceKind(), 0,
        getGroup(unit.getGridAttr(), unit.getShardAxes()));
    grads = grads.drop_front(count);
    if (auto axes = unit.getReplicateAxes())
      own = reduce(own, op.getReduceKind(), std::nullopt,
                   getGroup(unit.getGridAttr(), *axes));
    results.push_back(own);
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Value ShardBuilder::convert(AllReduceOp op) {
  return reduce(op.getInput(), op.getKind(), std::nullopt,
                getGroup(op.getGridAttr(), op.getAxes()));
}

Value ShardBuilder::convert(AllGatherOp op) {
  Group group = getGroup(op.getGridAttr(), op.getAxes());
  return swapBlocks(gather(op.getInput(), op.getDim(), group), op.getDim(),
                    group.size, op.getOuter());
}

Value ShardBuilder::convert(ReduceScatterOp op) {
  Group group = getGroup(op.getGridAttr(), op.getAxes());
  return reduce(
      swapBlocks(op.getInput(), op.getDim(), op.getOuter(), group.size),
      op.getKind(), op.getDim(), group);
}

Value ShardBuilder::convert(AllSliceOp op) {
  Group group = getGroup(op.getGridAttr(), op.getAxes());
  if (group.size == 1)
    return op.getInput();
  Value parts =
      swapBlocks(op.getInput(), op.getDim(), op.getOuter(), group.size);
  return shard::AllSliceOp::create(
      builder, op.getLoc(), op.getResult().getType(), group.grid,
      getAxes(group), parts, builder.getIndexAttr(op.getDim()));
}

Value ShardBuilder::convert(AllToAllOp op) {
  Group group = getGroup(op.getGridAttr(), op.getAxes());
  if (group.size == 1)
    return op.getInput();
  return shard::AllToAllOp::create(
      builder, op.getLoc(), op.getResult().getType(), group.grid,
      getAxes(group), op.getInput(), builder.getIndexAttr(op.getDim()),
      builder.getIndexAttr(op.getTo()));
}

Value ShardBuilder::convert(PermuteOp op) {
  Group group = getGroup(op.getGridAttr(), op.getAxes());
  return shard::ShiftOp::create(
      builder, op.getLoc(), op.getResult().getType(), group.grid,
      getAxes(group), op.getInput(), builder.getIndexAttr(group.axes.front()),
      op.getByAttr(), /*rotate=*/builder.getUnitAttr());
}

/// Replaces a collective; leaves any other op.
static void convertCollective(RewriterBase &rewriter, Operation *op) {
  rewriter.setInsertionPoint(op);
  ShardBuilder builder(rewriter, op);
  SmallVector<Value> values;
  if (auto unshard = dyn_cast<UnshardOp>(op))
    values = builder.convert(unshard);
  else if (auto reduction = dyn_cast<ReduceGradsOp>(op))
    values = builder.convert(reduction);
  else if (auto reduction = dyn_cast<AllReduceOp>(op))
    values = {builder.convert(reduction)};
  else if (auto gathering = dyn_cast<AllGatherOp>(op))
    values = {builder.convert(gathering)};
  else if (auto reduction = dyn_cast<ReduceScatterOp>(op))
    values = {builder.convert(reduction)};
  else if (auto slice = dyn_cast<AllSliceOp>(op))
    values = {builder.convert(slice)};
  else if (auto exchange = dyn_cast<AllToAllOp>(op))
    values = {builder.convert(exchange)};
  else if (auto permutation = dyn_cast<PermuteOp>(op))
    values = {builder.convert(permutation)};
  else
    return;
  rewriter.replaceOp(op, values);
}

void fsdp::convertToShard(ModuleOp module) {
  IRRewriter rewriter(module);
  for (auto function : module.getOps<func::FuncOp>())
    function.walk(
        [&](CollectiveOpInterface op) { convertCollective(rewriter, op); });
}
