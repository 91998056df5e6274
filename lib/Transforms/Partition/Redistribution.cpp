//===- Redistribution.cpp - From one placement to another -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parts of sums are added up first, to a part where one is wanted; then what is
// cut otherwise is gathered, and what is whole is cut.
//
//===----------------------------------------------------------------------===//

#include "StepPartitioner.h"
#include "fsdp/Utils/Bytes.h"
#include "fsdp/Utils/Fills.h"
#include "fsdp/Utils/RankOffset.h"
#include "fsdp/Utils/Slices.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace mlir::fsdp;

/// A tensor of no data, or filled, of the shape of a part.
Value StepPartitioner::createFresh(Operation *op, const Placement &wanted) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  RankedTensorType part =
      type.clone(getPartShape(type.getShape(), wanted, sizes));
  DenseElementsAttr splat;
  if (matchPattern(op, m_Constant(&splat)))
    return arith::ConstantOp::create(builder, op->getLoc(),
                                     splat.resizeSplat(part));
  if (isa<tensor::EmptyOp>(op))
    return tensor::EmptyOp::create(builder, op->getLoc(), part.getShape(),
                                   part.getElementType());
  if (auto made = dyn_cast<tensor::SplatOp>(op))
    return tensor::SplatOp::create(builder, op->getLoc(), part,
                                   scalars.lookupOrDefault(made.getInput()));
  Value dest = get(getFilledDest(op), wanted);
  Value scalar = scalars.lookupOrDefault(createFillValue(builder, op));
  return linalg::FillOp::create(builder, op->getLoc(), scalar, dest)
      .getResult(0);
}

/// What is gathered or exchanged because nothing else is possible, or because
/// it is cheaper.
void StepPartitioner::remarkMoved(StringRef how, Value value, int64_t axis,
                                  Location loc) {
  remark::missed(loc, remark::RemarkOpts::name("gather")
                          .category("fsdp-partition")
                          .function(func.getSymName()))
      << remark::add("{0} over axis {1}: a value of {2} bytes", how, axis,
                     getStaticBytes(value.getType()))
      << remark::metric("bytes", getStaticBytes(value.getType()));
}

/// Adds up parts of a sum along an axis, to a part of the value where that is
/// wanted.
StepPartitioner::Held StepPartitioner::combine(Held held, int64_t axis,
                                               const Placement &wanted,
                                               Location loc) {
  llvm::erase(held.placement.partial, axis);
  auto axes = builder.getDenseI64ArrayAttr(axis);
  auto kind = ReduceKindAttr::get(builder.getContext(), held.placement.isMax
                                                            ? ReduceKind::Max
                                                            : ReduceKind::Sum);
  int64_t dim = wanted.findDim(axis);
  if (dim < 0 || held.placement.dims[dim].isCut() ||
      held.placement.isJoined(dim)) {
    held.value =
        AllReduceOp::create(builder, loc, held.value.getType(), kind,
                            StringAttr(), gridName, axes, held.value, Value())
            .getResult();
    return held;
  }
  int64_t part =
      getPartSize(cast<RankedTensorType>(held.value.getType()).getDimSize(dim),
                  wanted.dims[dim], sizes);
  held.value = padTo(held.value, dim, part * sizes[axis], loc);
  held.value =
      orderByRanks(held.value, dim, wanted.dims[dim], /*toRanks=*/true, loc);
  held.placement.dims[dim] = wanted.dims[dim];
  held.value =
      ReduceScatterOp::create(
          builder, loc, withDim(held.value, dim, part), kind, held.value,
          Value(), builder.getI64IntegerAttr(dim),
          builder.getI64IntegerAttr(wanted.dims[dim].outer), gridName, axes)
          .getResult();
  return held;
}

/// The groups that a dimension is expanded to so many dimensions with.
static SmallVector<ReassociationIndices> getGroups(int64_t rank, int64_t dim,
                                                   int64_t count) {
  SmallVector<ReassociationIndices> groups;
  int64_t next = 0;
  for (int64_t own = 0; own < rank; ++own) {
    ReassociationIndices &group = groups.emplace_back();
    for (int64_t i = 0; i < (own == dim ? count : 1); ++i)
      group.push_back(next++);
  }
  return groups;
}

/// Replaces a dimension by several.
static SmallVector<int64_t> replaceDim(ArrayRef<int64_t> shape, int64_t dim,
                                       ArrayRef<int64_t> by) {
  SmallVector<int64_t> result(shape.take_front(dim));
  llvm::append_range(result, by);
  llvm::append_range(result, shape.drop_front(dim + 1));
  return result;
}

/// A dimension that is cut in blocks of different lengths, with what each rank
/// has of them in one place (`toRanks`), as collectives cut it, or from there
/// back in its own order.
Value StepPartitioner::orderByRanks(Value value, int64_t dim, const DimCut &cut,
                                    bool toRanks, Location loc) {
  if (cut.ratios.empty())
    return value;
  auto type = cast<RankedTensorType>(value.getType());
  int64_t size = type.getDimSize(dim) / cut.outer, ranks = sizes[cut.axis];
  auto blocks = getBlocks(size, {cut.axis, 1, cut.ratios}, sizes);
  assert(blocks && "what is cut in blocks can be listed");
  auto withDims = [&](ArrayRef<int64_t> by) {
    return type.clone(replaceDim(type.getShape(), dim, by));
  };
  // Blocks are along the last of the dimensions that replace the one.
  auto own = withDims({cut.outer, size});
  auto byRanks = withDims({cut.outer, ranks, size / ranks});
  auto ownGroups = getGroups(type.getRank(), dim, 2);
  auto rankGroups = getGroups(type.getRank(), dim, 3);
  auto blockGroups = getGroups(type.getRank() + 1, dim + 1, 2);
  Value source =
      tensor::ExpandShapeOp::create(builder, loc, toRanks ? own : byRanks,
                                    value, toRanks ? ownGroups : rankGroups);
  RankedTensorType to = toRanks ? byRanks : own;
  Value made = tensor::EmptyOp::create(builder, loc, to.getShape(),
                                       type.getElementType());
  int64_t begin = 0;
  for (int64_t block : *blocks) {
    DimSlice inOwn(builder, own.getShape(), dim + 1,
                   builder.getIndexAttr(begin), block);
    DimSlice inRanks(builder, byRanks.getShape(), dim + 2,
                     builder.getIndexAttr(begin / ranks), block / ranks);
    const DimSlice &from = toRanks ? inOwn : inRanks;
    const DimSlice &at = toRanks ? inRanks : inOwn;
    Value part = tensor::ExtractSliceOp::create(
        builder, loc, source, from.offsets, from.sizes, from.strides);
    if (toRanks)
      part = tensor::ExpandShapeOp::create(
          builder, loc, withDims({cut.outer, ranks, block / ranks}), part,
          blockGroups);
    else
      part = tensor::CollapseShapeOp::create(builder, loc, part, blockGroups);
    made = tensor::InsertSliceOp::create(builder, loc, part, made, at.offsets,
                                         at.sizes, at.strides);
    begin += block;
  }
  return tensor::CollapseShapeOp::create(builder, loc, type, made,
                                         toRanks ? rankGroups : ownGroups);
}

Value StepPartitioner::createGather(Value value, int64_t dim, const DimCut &cut,
                                    Location loc) {
  int64_t size = cast<RankedTensorType>(value.getType()).getDimSize(dim);
  Value made = AllGatherOp::create(
                   builder, loc, withDim(value, dim, size * sizes[cut.axis]),
                   value, Value(), builder.getI64IntegerAttr(dim),
                   builder.getI64IntegerAttr(cut.outer), gridName,
                   builder.getDenseI64ArrayAttr(cut.axis))
                   .getResult();
  remarkMoved("gathered", made, cut.axis, loc);
  return orderByRanks(made, dim, cut, /*toRanks=*/false, loc);
}

Value StepPartitioner::createSlice(Value value, int64_t dim, const DimCut &cut,
                                   Location loc) {
  value = orderByRanks(value, dim, cut, /*toRanks=*/true, loc);
  int64_t size = cast<RankedTensorType>(value.getType()).getDimSize(dim);
  return AllSliceOp::create(builder, loc,
                            withDim(value, dim, size / sizes[cut.axis]), value,
                            Value(), builder.getI64IntegerAttr(dim),
                            builder.getI64IntegerAttr(cut.outer), gridName,
                            builder.getDenseI64ArrayAttr(cut.axis))
      .getResult();
}

Value StepPartitioner::createExchange(Value value, int64_t dim, int64_t to,
                                      int64_t axis, Location loc) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= sizes[axis];
  shape[to] *= sizes[axis];
  Value made = AllToAllOp::create(builder, loc, type.clone(shape), value,
                                  Value(), builder.getI64IntegerAttr(dim),
                                  builder.getI64IntegerAttr(to), gridName,
                                  builder.getDenseI64ArrayAttr(axis))
                   .getResult();
  remarkMoved("exchanged", made, axis, loc);
  return made;
}

/// Makes the dimension whole that the axis cuts, but where that is wanted.
StepPartitioner::Held StepPartitioner::gather(Held held, int64_t axis,
                                              const Placement &wanted,
                                              ArrayRef<int64_t> shape,
                                              Location loc) {
  int64_t dim = held.placement.findDim(axis);
  if (dim < 0 || held.placement.dims[dim] == wanted.dims[dim])
    return held;
  held.value = createGather(held.value, dim, held.placement.dims[dim], loc);
  held.value = cutTo(held.value, dim, shape[dim], loc);
  held.placement.dims[dim] = {};
  return held;
}

StepPartitioner::Held StepPartitioner::redistribute(Held held,
                                                    const Placement &wanted,
                                                    ArrayRef<int64_t> shape,
                                                    Location loc) {
  for (int64_t axis : SmallVector<int64_t>(held.placement.partial))
    if (!wanted.isPartial(axis))
      held = combine(held, axis, wanted, loc);
  for (DimCut cut : SmallVector<DimCut>(held.placement.dims))
    if (cut.isCut() && llvm::is_contained(modelAxes, cut.axis))
      held = gather(held, cut.axis, wanted, shape, loc);
  for (int64_t axis : expertAxes) {
    held = rebatch(held, axis, wanted, loc);
    held = gather(held, axis, wanted, shape, loc);
  }
  for (int64_t dim = 0, rank = wanted.dims.size(); dim < rank; ++dim) {
    DimCut cut = wanted.dims[dim];
    if (!cut.isCut() || cut == held.placement.dims[dim])
      continue;
    int64_t size = getPartSize(shape[dim], cut, sizes);
    held.value = padTo(held.value, dim, size * sizes[cut.axis], loc);
    held.value = createSlice(held.value, dim, cut, loc);
    held.placement.dims[dim] = cut;
  }
  for (int64_t axis : expertAxes)
    held = joinCopies(held, axis, wanted, loc);
  held.placement.batches = wanted.batches;
  return held;
}

Value StepPartitioner::get(Value value, const Placement &wanted) {
  if (!isa<RankedTensorType>(value.getType()))
    return scalars.lookupOrDefault(value);
  for (const Held &held : known[value].held)
    if (held.placement == wanted)
      return held.value;
  if (Operation *fresh = known[value].fresh) {
    Value made = createFresh(fresh, wanted);
    known[value].held.push_back({wanted, made});
    return made;
  }
  Held from = known[value].held.front();
  // A whole value that was made before saves another combination, but is no
  // part of a sum.
  for (const Held &held : known[value].held)
    if (held.placement.isReplicated() && wanted.partial.empty() &&
        !held.placement.isJoined() && !wanted.isJoined())
      from = held;
  Location loc = value.getLoc();
  Held made = redistribute(
      from, wanted, cast<RankedTensorType>(value.getType()).getShape(), loc);
  known[value].held.push_back(made);
  return made.value;
}

Value StepPartitioner::getReplicated(Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return get(value, keepBatches(Placement::replicated(type.getRank()), value));
}

/// Its place times `size`, taken of a table that all ranks have.
Value StepPartitioner::getOffset(int64_t axis, int64_t size, Location loc) {
  Value &offset = offsets[{axis, size}];
  if (offset)
    return offset;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(newBlock);
  return offset = createRankOffset(builder, loc, grid, axis, size);
}
