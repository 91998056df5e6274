//===- Reshapes.cpp - Ops that keep or pick elements ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimensions that are collapsed or expanded stay cut where one of them holds
// the parts; slices and pads keep the cuts of dimensions that they take whole.
//
//===----------------------------------------------------------------------===//

#include "StepPartitioner.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

/// The placement of the collapsed value; cuts of a group of which several
/// dimensions are cut are taken out of `source`.
static Placement collapse(Placement &source, ArrayRef<int64_t> shape,
                          ArrayRef<ReassociationIndices> groups,
                          ArrayRef<int64_t> grid) {
  Placement result;
  result.partial = source.partial;
  result.isMax = source.isMax;
  result.batches = source.batches;
  for (const ReassociationIndices &group : groups) {
    SmallVector<int64_t> sizes;
    SmallVector<DimCut> cuts;
    for (int64_t dim : group) {
      sizes.push_back(shape[dim]);
      cuts.push_back(source.dims[dim]);
    }
    std::optional<DimCut> cut = collapseCut(sizes, cuts, grid);
    if (!cut)
      for (int64_t dim : group)
        source.dims[dim] = {};
    result.dims.push_back(cut.value_or(DimCut()));
  }
  return result;
}

static Placement expand(Placement &source, ArrayRef<int64_t> shape,
                        ArrayRef<ReassociationIndices> groups,
                        ArrayRef<int64_t> grid) {
  Placement result = Placement::replicated(shape.size());
  result.partial = source.partial;
  result.isMax = source.isMax;
  result.batches = source.batches;
  for (auto [dim, group] : llvm::enumerate(groups)) {
    SmallVector<int64_t> sizes;
    for (int64_t part : group)
      sizes.push_back(shape[part]);
    auto cuts = expandCut(source.dims[dim], sizes, grid);
    if (!cuts) {
      source.dims[dim] = {};
      continue;
    }
    for (auto [part, cut] : llvm::zip_equal(group, *cuts))
      result.dims[part] = cut;
  }
  return result;
}

/// The dimension that one becomes, with others of one element alone; -1 if
/// there is none.
static int64_t findReshaped(int64_t dim, ArrayRef<ReassociationIndices> groups,
                            ArrayRef<int64_t> larger, bool collapses) {
  for (auto [index, group] : llvm::enumerate(groups)) {
    bool isOwn = collapses ? llvm::is_contained(group, dim)
                           : static_cast<int64_t>(index) == dim;
    if (!isOwn)
      continue;
    int64_t longest = *llvm::max_element(
        group, [&](int64_t x, int64_t y) { return larger[x] < larger[y]; });
    if (llvm::any_of(group, [&](int64_t other) {
          return other != longest && larger[other] != 1;
        }))
      return -1;
    if (!collapses)
      return longest;
    return longest == dim ? static_cast<int64_t>(index) : -1;
  }
  return -1;
}

bool StepPartitioner::partitionReshape(Operation *op) {
  if (!isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op))
    return false;
  Value source = op->getOperand(0), result = op->getResult(0);
  createReshape(op);
  setParam(result, paramOf(source));
  moveAlso(source, result, [&] { createReshape(op); });
  return true;
}

void StepPartitioner::createReshape(Operation *op) {
  auto collapsed = dyn_cast<tensor::CollapseShapeOp>(op);
  auto expanded = dyn_cast<tensor::ExpandShapeOp>(op);
  Value source = op->getOperand(0), result = op->getResult(0);
  auto type = cast<RankedTensorType>(result.getType());
  Placement from = placementOf(source);
  auto groups = collapsed ? collapsed.getReassociationIndices()
                          : expanded.getReassociationIndices();
  // A scalar's dimensions of one element are in no group.
  Placement to = Placement::replicated(type.getRank());
  to.partial = from.partial;
  to.isMax = from.isMax;
  ArrayRef<int64_t> larger =
      cast<RankedTensorType>((collapsed ? source : result).getType())
          .getShape();
  auto findDim = [&](int64_t dim) {
    return dim < 0 ? dim : findReshaped(dim, groups, larger, collapsed);
  };
  SmallVector<BatchPart> joined;
  for (int64_t axis : expertAxes) {
    const BatchPart *batch = from.findBatch(axis);
    if (!batch || !batch->isJoined())
      continue;
    int64_t cutDim = from.findDim(axis), dim = findDim(batch->dim);
    if (dim < 0 || (cutDim >= 0 && findDim(cutDim) < 0))
      separate(from, axis);
    else
      joined.push_back({axis, dim});
  }
  to.batches = from.batches;
  if (!groups.empty())
    to = collapsed
             ? collapse(from, cast<ShapedType>(source.getType()).getShape(),
                        groups, sizes)
             : expand(from, type.getShape(), groups, sizes);
  for (BatchPart batch : joined)
    to.setBatch(batch);
  Value operand = get(source, from);
  RankedTensorType part = type.clone(getPartShape(type.getShape(), to, sizes));
  Value made = collapsed ? Value(tensor::CollapseShapeOp::create(
                               builder, op->getLoc(), part, operand, groups))
                         : Value(tensor::ExpandShapeOp::create(
                               builder, op->getLoc(), part, operand, groups));
  setResult(result, to, made);
}

//===----------------------------------------------------------------------===//
// Slices and pads
//===----------------------------------------------------------------------===//

/// By dimension of a slice, that of the `larger` value which it is all of; -1
/// where it is a part.
template <typename OpT>
static SmallVector<int64_t> getWholeDims(OpT op, RankedTensorType larger) {
  SmallVector<int64_t> whole;
  llvm::SmallBitVector dropped = op.getDroppedDims();
  for (int64_t dim = 0; dim < larger.getRank(); ++dim)
    if (!dropped.test(dim))
      whole.push_back(op.getStaticOffset(dim) == 0 &&
                              op.getStaticStride(dim) == 1 &&
                              op.getStaticSize(dim) == larger.getDimSize(dim)
                          ? dim
                          : -1);
  return whole;
}

/// Whether places, lengths and steps of a slice are numbers.
static bool isStatic(OffsetSizeAndStrideOpInterface op) {
  return op.getOffsets().empty() && op.getSizes().empty() &&
         op.getStrides().empty();
}

/// Whether a slice has all of a dimension, or there is none.
static bool isKept(ArrayRef<int64_t> kept, int64_t dim) {
  return dim < 0 || llvm::is_contained(kept, dim);
}

bool StepPartitioner::partitionSlice(Operation *op) {
  auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
  if (!slice || !isStatic(slice) || isFresh(slice.getSource()))
    return false;
  Placement from = placementOf(slice.getSource());
  SmallVector<int64_t> kept = getWholeDims(slice, slice.getSourceType());
  Placement to = Placement::replicated(kept.size());
  Placement wanted = Placement::replicated(from.dims.size());
  wanted.partial = to.partial = from.partial;
  wanted.isMax = to.isMax = from.isMax;
  SmallVector<int64_t> lengths(slice.getStaticSizes());
  for (BatchPart batch : SmallVector<BatchPart>(from.batches)) {
    auto *dim = llvm::find(kept, batch.dim);
    if (batch.isJoined() && dim != kept.end() &&
        isKept(kept, from.findDim(batch.axis))) {
      wanted.setBatch(batch);
      to.setBatch({batch.axis, dim - kept.begin()});
      lengths[batch.dim] *= sizes[batch.axis];
      continue;
    }
    separate(from, batch.axis);
    wanted.setBatch({batch.axis, -1});
    to.setBatch({batch.axis, -1});
  }
  for (auto [dim, source] : llvm::enumerate(kept))
    if (source >= 0 && from.dims[source].isCut()) {
      to.dims[dim] = wanted.dims[source] = from.dims[source];
      lengths[source] = getPartSize(lengths[source], from.dims[source], sizes);
    }
  Value operand = get(slice.getSource(), wanted);
  RankedTensorType type = slice.getType();
  Value made = tensor::ExtractSliceOp::create(
      builder, op->getLoc(),
      type.clone(getPartShape(type.getShape(), to, sizes)), operand,
      ValueRange(), ValueRange(), ValueRange(), slice.getStaticOffsets(),
      lengths, slice.getStaticStrides());
  setResult(slice.getResult(), to, made);
  return true;
}

/// Whether parts of sums may be inserted: into parts of sums, nothing, or
/// zeros.
bool StepPartitioner::takesPartial(Value dest, ArrayRef<int64_t> partial) {
  if (!isFresh(dest))
    return placementOf(dest).partial == partial;
  Operation *op = known[dest].fresh;
  Value filled = getFillValue(op);
  return isa<tensor::EmptyOp>(op) || matchPattern(dest, m_AnyZeroFloat()) ||
         (filled && matchPattern(filled, m_AnyZeroFloat()));
}

bool StepPartitioner::partitionInsert(Operation *op) {
  auto insert = dyn_cast<tensor::InsertSliceOp>(op);
  if (!insert || !isStatic(insert))
    return false;
  Placement from = placementOf(insert.getSource());
  SmallVector<int64_t> filled = getWholeDims(insert, insert.getDestType());
  Placement to = Placement::replicated(insert.getDestType().getRank());
  Placement dest = placementOf(insert.getDest());
  bool keepsPartial = !from.partial.empty() && !from.isMax &&
                      takesPartial(insert.getDest(), from.partial);
  // What is added up first can be cut as the place that it gets.
  if (!keepsPartial)
    from.partial.clear();
  Placement wanted = Placement::replicated(from.dims.size());
  SmallVector<int64_t> lengths(insert.getStaticSizes());
  for (int64_t axis : expertAxes) {
    const BatchPart *batch = from.findBatch(axis);
    int64_t cutDim = from.findDim(axis);
    if (batch && batch->isJoined() && filled[batch->dim] >= 0 &&
        (cutDim < 0 || filled[cutDim] >= 0)) {
      wanted.setBatch(*batch);
      to.setBatch({axis, filled[batch->dim]});
      lengths[filled[batch->dim]] *= sizes[axis];
    } else if (readsOwn(insert, axis)) {
      if (batch)
        wanted.setBatch({axis, -1});
      to.setBatch({axis, -1});
      separate(from, axis);
      separate(dest, axis);
    }
  }
  for (auto [dim, filledDim] : llvm::enumerate(filled)) {
    if (filledDim < 0)
      continue;
    DimCut cut = from.dims[dim].isCut() ? from.dims[dim] : dest.dims[filledDim];
    bool isTaken =
        cut.isCut() && (to.findDim(cut.axis) >= 0 || from.isPartial(cut.axis));
    if (!cut.isCut() || isTaken || to.isJoined(filledDim))
      continue;
    wanted.dims[dim] = to.dims[filledDim] = cut;
    lengths[filledDim] = getPartSize(lengths[filledDim], cut, sizes);
  }
  if (keepsPartial)
    wanted.partial = to.partial = from.partial;
  Value source = get(insert.getSource(), wanted);
  Placement around = to;
  if (isFresh(insert.getDest()))
    around.partial.clear();
  Value made = tensor::InsertSliceOp::create(
      builder, op->getLoc(), source, get(insert.getDest(), around),
      ValueRange(), ValueRange(), ValueRange(), insert.getStaticOffsets(),
      lengths, insert.getStaticStrides());
  setResult(insert.getResult(), to, made);
  return true;
}
