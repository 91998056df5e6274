//===- Reshapes.cpp - Ops that keep or pick elements ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dimensions that are collapsed or expanded stay cut where one of them holds
// the parts; slices, insertions and pads keep the cuts of dimensions that they
// take whole, or whole blocks of.
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

/// By dimension of a slice, that of the `larger` value which it is taken of or
/// inserted into, with -1 where it is a part.
template <typename OpT>
static SmallVector<int64_t> getWholeDims(OpT op, RankedTensorType larger) {
  SmallVector<int64_t> whole = getKeptDims(op.getDroppedDims());
  for (int64_t &dim : whole)
    if (op.getStaticOffset(dim) != 0 || op.getStaticStride(dim) != 1 ||
        op.getStaticSize(dim) != larger.getDimSize(dim))
      dim = -1;
  return whole;
}

namespace {
/// A slice, and the larger value which it is taken of or inserted into, as
/// ranks have them, and where the one lies in the other.
struct SlicedParts {
  template <typename OpT>
  SlicedParts(OpT op, RankedTensorType larger, int64_t rank)
      : larger(Placement::replicated(larger.getRank())),
        slice(Placement::replicated(rank)), offsets(op.getStaticOffsets()),
        lengths(op.getStaticSizes()) {}

  /// Ranks have their own batches, joined along dimensions of both.
  void join(int64_t axis, int64_t dim, int64_t largerDim,
            ArrayRef<int64_t> grid) {
    larger.setBatch({axis, largerDim});
    slice.setBatch({axis, dim});
    lengths[largerDim] *= grid[axis];
  }

  /// A dimension is cut, of which the slice takes whole blocks.
  void cut(int64_t dim, int64_t largerDim, const DimCut &whole,
           const DimCut &taken, ArrayRef<int64_t> grid) {
    larger.dims[largerDim] = whole;
    slice.dims[dim] = taken;
    lengths[largerDim] = getPartSize(lengths[largerDim], taken, grid);
    offsets[largerDim] /= grid[whole.axis];
  }

  Placement larger, slice;
  SmallVector<int64_t> offsets, lengths;
};
} // namespace

/// The cut of what a slice takes of a dimension that is cut, which is whole
/// blocks of it, or all of it.
template <typename OpT>
static std::optional<DimCut> getSlicedCut(OpT op, int64_t dim, int64_t size,
                                          const DimCut &cut,
                                          ArrayRef<int64_t> grid) {
  int64_t begin = op.getStaticOffset(dim), length = op.getStaticSize(dim);
  if (begin == 0 && length == size && op.getStaticStride(dim) == 1)
    return cut;
  if (op.getStaticStride(dim) != 1)
    return std::nullopt;
  return sliceCut(size, cut, begin, length, grid);
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
  RankedTensorType larger = slice.getSourceType(), type = slice.getType();
  SmallVector<int64_t> kept = getWholeDims(slice, larger);
  SlicedParts parts(slice, larger, type.getRank());
  parts.larger.partial = parts.slice.partial = from.partial;
  parts.larger.isMax = parts.slice.isMax = from.isMax;
  for (BatchPart batch : SmallVector<BatchPart>(from.batches)) {
    auto *dim = llvm::find(kept, batch.dim);
    if (batch.isJoined() && dim != kept.end() &&
        isKept(kept, from.findDim(batch.axis))) {
      parts.join(batch.axis, dim - kept.begin(), batch.dim, sizes);
      continue;
    }
    separate(from, batch.axis);
    parts.larger.setBatch({batch.axis, -1});
    parts.slice.setBatch({batch.axis, -1});
  }
  bool isCutStill = true;
  for (auto [dim, source] :
       llvm::enumerate(getKeptDims(slice.getDroppedDims()))) {
    DimCut cut = from.dims[source];
    if (!cut.isCut())
      continue;
    auto taken =
        getSlicedCut(slice, source, larger.getDimSize(source), cut, sizes);
    isCutStill &= taken.has_value();
    if (taken)
      parts.cut(dim, source, cut, *taken, sizes);
  }
  Value operand = get(slice.getSource(), parts.larger);
  Value made = tensor::ExtractSliceOp::create(
      builder, op->getLoc(),
      type.clone(getPartShape(type.getShape(), parts.slice, sizes)), operand,
      ValueRange(), ValueRange(), ValueRange(), parts.offsets, parts.lengths,
      slice.getStaticStrides());
  setResult(slice.getResult(), parts.slice, made);
  if (isCutStill)
    setParam(slice.getResult(), paramOf(slice.getSource()));
  return true;
}

/// Whether parts of sums may be inserted: into parts of sums, nothing, or
/// zeros.
bool StepPartitioner::takesPartial(Value dest, ArrayRef<int64_t> partial) {
  if (!isFresh(dest)) {
    Placement has = placementOf(dest);
    return has.partial == partial && !has.isMax;
  }
  Operation *op = known[dest].fresh;
  Value filled = getFillValue(op);
  return isa<tensor::EmptyOp>(op) || matchPattern(dest, m_AnyZeroFloat()) ||
         (filled && matchPattern(filled, m_AnyZeroFloat()));
}

/// Of an op that inserts into what another one made, the op behind it that
/// inserts into what it makes.
static tensor::InsertSliceOp getNextInsert(tensor::InsertSliceOp insert) {
  if (!insert->hasOneUse())
    return {};
  auto next = dyn_cast<tensor::InsertSliceOp>(*insert->user_begin());
  return next && isStatic(next) && next.getDest() == insert.getResult()
             ? next
             : tensor::InsertSliceOp();
}

/// The cut of a dimension that is put together of blocks, of which the first is
/// inserted: one that params have, where all that is inserted are whole blocks,
/// and the source has its part of them.
std::optional<DimCut> StepPartitioner::findPacked(tensor::InsertSliceOp insert,
                                                  int64_t dim,
                                                  int64_t destDim) const {
  int64_t size = insert.getDestType().getDimSize(destDim);
  DimCut has = placementOf(insert.getSource()).dims[dim];
  auto fits = [&](const DimCut &cut) {
    auto own = getSlicedCut(insert, destDim, size, cut, sizes);
    if (!own || !(isFresh(insert.getSource()) || *own == has))
      return false;
    for (auto next = getNextInsert(insert); next; next = getNextInsert(next))
      if (!getSlicedCut(next, destDim, size, cut, sizes))
        return false;
    return true;
  };
  const auto *found = llvm::find_if(packed, fits);
  return found == packed.end() ? std::nullopt : std::optional(*found);
}

/// How the dimension is cut that a part of is inserted along dimension `dim` of
/// the source; nothing if it is whole.
std::optional<DimCut>
StepPartitioner::chooseInsertCut(tensor::InsertSliceOp insert, int64_t dim,
                                 int64_t destDim) const {
  if (isFresh(insert.getDest()))
    return findPacked(insert, dim, destDim);
  DimCut cut = placementOf(insert.getDest()).dims[destDim];
  if (!cut.isCut())
    return std::nullopt;
  return cut;
}

/// What is written around a value: as if the value were inserted into it. What
/// all ranks have whole is padded by all.
bool StepPartitioner::partitionPad(Operation *op) {
  auto pad = dyn_cast<tensor::PadOp>(op);
  Value filled = pad ? pad.getConstantPaddingValue() : Value();
  if (!filled || !filled.getParentRegion()->isAncestor(op->getParentRegion()) ||
      !pad.getLow().empty() || !pad.getHigh().empty() ||
      // Negative ones take away.
      llvm::any_of(
          llvm::concat<const int64_t>(pad.getStaticLow(), pad.getStaticHigh()),
          [](int64_t amount) { return amount < 0; }) ||
      placementOf(pad.getSource()).isReplicated())
    return false;
  RankedTensorType type = pad.getResultType();
  OpBuilder before(op);
  Location loc = op->getLoc();
  Value empty = tensor::EmptyOp::create(before, loc, type.getShape(),
                                        type.getElementType());
  Value around =
      linalg::FillOp::create(before, loc, filled, empty).getResult(0);
  SmallVector<int64_t> ones(type.getRank(), 1);
  auto insert = tensor::InsertSliceOp::create(
      before, loc, type, pad.getSource(), around, ValueRange(), ValueRange(),
      ValueRange(), pad.getStaticLow(), pad.getSourceType().getShape(), ones);
  pad.getResult().replaceAllUsesWith(insert.getResult());
  for (Operation *made :
       {empty.getDefiningOp(), around.getDefiningOp(), insert.getOperation()})
    partition(made);
  return true;
}

bool StepPartitioner::partitionInsert(Operation *op) {
  auto insert = dyn_cast<tensor::InsertSliceOp>(op);
  if (!insert || !isStatic(insert))
    return false;
  Placement from = placementOf(insert.getSource());
  RankedTensorType larger = insert.getDestType();
  SmallVector<int64_t> filled = getWholeDims(insert, larger);
  Placement dest = placementOf(insert.getDest());
  bool keepsPartial = !from.partial.empty() && !from.isMax &&
                      takesPartial(insert.getDest(), from.partial);
  // What is added up first can be cut as the place that it gets.
  if (!keepsPartial)
    from.partial.clear();
  SlicedParts parts(insert, larger, from.dims.size());
  for (int64_t axis : expertAxes) {
    const BatchPart *batch = from.findBatch(axis);
    int64_t cutDim = from.findDim(axis);
    if (batch && batch->isJoined() && filled[batch->dim] >= 0 &&
        (cutDim < 0 || filled[cutDim] >= 0)) {
      parts.join(axis, batch->dim, filled[batch->dim], sizes);
    } else if (readsOwn(insert, axis)) {
      if (batch)
        parts.slice.setBatch({axis, -1});
      parts.larger.setBatch({axis, -1});
      separate(from, axis);
      separate(dest, axis);
    }
  }
  for (auto [dim, destDim] :
       llvm::enumerate(getKeptDims(insert.getDroppedDims()))) {
    DimCut cut = from.dims[dim].isCut() ? from.dims[dim] : dest.dims[destDim];
    if (filled[dim] < 0)
      cut = chooseInsertCut(insert, dim, destDim).value_or(DimCut());
    if (!cut.isCut() || parts.larger.findDim(cut.axis) >= 0 ||
        from.isPartial(cut.axis) || parts.larger.isJoined(destDim))
      continue;
    if (auto taken = getSlicedCut(insert, destDim, larger.getDimSize(destDim),
                                  cut, sizes))
      parts.cut(dim, destDim, cut, *taken, sizes);
  }
  if (keepsPartial)
    parts.slice.partial = parts.larger.partial = from.partial;
  Value source = get(insert.getSource(), parts.slice);
  Placement around = parts.larger;
  if (isFresh(insert.getDest()))
    around.partial.clear();
  Value made = tensor::InsertSliceOp::create(
      builder, op->getLoc(), source, get(insert.getDest(), around),
      ValueRange(), ValueRange(), ValueRange(), parts.offsets, parts.lengths,
      insert.getStaticStrides());
  setResult(insert.getResult(), parts.larger, made);
  return true;
}
