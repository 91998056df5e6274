//===- PackedDims.cpp - Dimensions put together of blocks -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ends of slices go from results to operands along loops, reshapes, slices and
// insertions. What an op of which nothing is known does is no slice.
//
//===----------------------------------------------------------------------===//

#include "PackedDims.h"
#include "IterationSpace.h"
#include "Placement.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"

using namespace mlir;
using namespace mlir::fsdp;

BlockEnds::BlockEnds(func::FuncOp func) {
  for (Operation &op : llvm::reverse(func.front()))
    visit(&op);
}

static int64_t getSize(Value value, int64_t dim) {
  return cast<RankedTensorType>(value.getType()).getDimSize(dim);
}

/// A dimension with more blocks than anybody cuts has none.
void BlockEnds::add(Value value, int64_t dim, int64_t end) {
  if (end <= 0 || end >= getSize(value, dim))
    return;
  Ends &all = ends[{value, dim}];
  if (static_cast<int64_t>(all.size()) < kMaxBlocks &&
      !llvm::is_contained(all, end))
    all.push_back(end);
}

bool BlockEnds::hasEnds(Value value) const {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  for (int64_t dim = 0; type && dim < type.getRank(); ++dim)
    if (!find(value, dim).empty())
      return true;
  return false;
}

/// Whether the body of an op reads elements of the value, or of the value in
/// another type, at places that are computed: no slices.
static bool isLookedUp(Value value) {
  for (Operation *user : value.getUsers()) {
    if (user->getBlock() != value.getParentBlock())
      return true;
    auto linalg = dyn_cast<linalg::LinalgOp>(user);
    if (linalg && linalg.getNumDpsInputs() == 1 &&
        linalg->getNumResults() == 1 && linalg.getNumReductionLoops() == 0 &&
        cast<ShapedType>(linalg->getResult(0).getType()).getShape() ==
            cast<ShapedType>(value.getType()).getShape() &&
        isLookedUp(linalg->getResult(0)))
      return true;
  }
  return false;
}

SmallVector<int64_t> BlockEnds::lookup(Value value, int64_t dim) const {
  Ends found = find(value, dim);
  if (found.empty() || static_cast<int64_t>(found.size()) >= kMaxBlocks ||
      isLookedUp(value))
    return {};
  SmallVector<int64_t> sorted(found.begin(), found.end());
  llvm::sort(sorted);
  return sorted;
}

/// The source lies in the result, or the other way round, at the offsets, its
/// dimensions being `dims` of the larger one.
void BlockEnds::visitPlaced(Value result, Value source,
                            ArrayRef<int64_t> offsets, ArrayRef<int64_t> dims) {
  for (auto [dim, larger] : llvm::enumerate(dims)) {
    for (int64_t end : find(result, larger))
      if (!ShapedType::isDynamic(offsets[larger]))
        add(source, dim, end - offsets[larger]);
  }
}

/// The source has the dimensions of the result.
void BlockEnds::visitSame(Value result, Value source) {
  int64_t rank = cast<RankedTensorType>(result.getType()).getRank();
  visitPlaced(result, source, SmallVector<int64_t>(rank, 0),
              llvm::to_vector(llvm::seq(rank)));
}

void BlockEnds::visitSlice(tensor::ExtractSliceOp slice) {
  Value source = slice.getSource();
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  for (int64_t dim = 0, kept = 0; dim < slice.getSourceType().getRank();
       ++dim) {
    bool isStatic = !slice.isDynamicOffset(dim) && !slice.isDynamicSize(dim) &&
                    !slice.isDynamicStride(dim);
    Ends found = dropped.test(dim) ? Ends() : find(slice.getResult(), kept);
    kept += !dropped.test(dim);
    if (!isStatic || slice.getStaticStride(dim) != 1)
      continue;
    int64_t begin = slice.getStaticOffset(dim);
    for (int64_t end : found)
      add(source, dim, begin + end);
    add(source, dim, begin);
    add(source, dim, begin + slice.getStaticSize(dim));
  }
}

/// The first dimension of several elements that one is expanded to, and how
/// many elements each of its own has; nothing if there is none.
static std::optional<std::pair<int64_t, int64_t>>
findLeading(ArrayRef<int64_t> group, RankedTensorType type) {
  for (auto [index, dim] : llvm::enumerate(group)) {
    if (type.getDimSize(dim) == 1)
      continue;
    int64_t inner = 1;
    for (int64_t later : group.drop_front(index + 1))
      inner *= type.getDimSize(later);
    return std::pair(dim, inner);
  }
  return std::nullopt;
}

void BlockEnds::visitExpand(tensor::ExpandShapeOp op) {
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    if (auto leading = findLeading(group, op.getResultType()))
      for (int64_t end : find(op.getResult(), leading->first))
        add(op.getSrc(), dim, end * leading->second);
  }
}

void BlockEnds::visitCollapse(tensor::CollapseShapeOp op) {
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    if (auto leading = findLeading(group, op.getSrcType()))
      for (int64_t end : find(op.getResult(), dim))
        if (end % leading->second == 0)
          add(op.getSrc(), leading->first, end / leading->second);
  }
}

/// Along a loop all values have the same blocks.
void BlockEnds::visitLoops(Operation *op) {
  std::optional<IterationSpace> space = getIterationSpace(op);
  if (!space)
    return;
  for (auto [result, loops] : llvm::zip_equal(op->getResults(), space->results))
    for (auto [dim, loop] : llvm::enumerate(loops)) {
      Ends found = loop < 0 ? Ends() : find(result, dim);
      if (found.empty())
        continue;
      for (auto [value, indexed] :
           llvm::zip_equal(space->values, space->operands))
        for (auto [place, other] : llvm::enumerate(indexed))
          if (other == loop && getSize(value, place) == getSize(result, dim))
            for (int64_t end : found)
              add(value, place, end);
    }
}

void BlockEnds::visit(Operation *op) {
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return visitSlice(slice);
  if (!llvm::any_of(op->getResults(),
                    [&](Value result) { return hasEnds(result); }))
    return;
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    visitPlaced(insert.getResult(), insert.getSource(),
                insert.getStaticOffsets(),
                getKeptDims(insert.getDroppedDims()));
    visitSame(insert.getResult(), insert.getDest());
  } else if (auto pad = dyn_cast<tensor::PadOp>(op)) {
    auto dims = llvm::to_vector(llvm::seq(pad.getResultType().getRank()));
    visitPlaced(pad.getResult(), pad.getSource(), pad.getStaticLow(), dims);
  } else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    visitExpand(expand);
  } else if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    visitCollapse(collapse);
  } else if (isa<BoundaryOp, BarrierOp>(op)) {
    for (auto [operand, result] :
         llvm::zip_equal(op->getOperands(), op->getResults()))
      if (isa<RankedTensorType>(result.getType()))
        visitSame(result, operand);
  } else {
    visitLoops(op);
  }
}
