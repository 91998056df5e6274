//===- RowPlacer.cpp - Where an op has rows -------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowPlacer.h"
#include "RowLoops.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Takes down what is known.
void RowPlacer::begin(Operation *op) {
  auto look = [](const DenseMap<Value, int64_t> &dims, Value value) {
    auto it = dims.find(value);
    return it == dims.end() ? RowDim() : RowDim(it->second);
  };
  found = RowsOfOp();
  loop = std::nullopt;
  for (Value operand : op->getOperands())
    found.operands.push_back(look(rows, operand));
  for (Value result : op->getResults())
    found.results.push_back(look(wanted, result));
}

/// A dimension of an operand that counts rows makes its loop the one over rows.
bool RowPlacer::meetLoop(linalg::LinalgOp op, OpOperand &operand, RowDim dim) {
  if (!dim)
    return true;
  AffineMap map = op.getMatchingIndexingMap(&operand);
  auto expr = dyn_cast<AffineDimExpr>(map.getResult(*dim));
  if (!expr)
    return fail("reads several rows for one");
  if (loop && *loop != expr.getPosition())
    return fail("combines rows with each other");
  loop = expr.getPosition();
  return true;
}

/// Elements that the body looks up have to be of the row.
bool RowPlacer::placeCaptured(linalg::LinalgOp op, Value captured,
                              OpOperand &use) {
  auto it = rows.find(captured);
  if (it == rows.end())
    return true;
  auto extract = dyn_cast<tensor::ExtractOp>(use.getOwner());
  auto index =
      extract
          ? extract.getIndices()[it->second].getDefiningOp<linalg::IndexOp>()
          : linalg::IndexOp();
  if (!index || index->getParentOp() != op)
    return fail("looks up elements of other rows");
  if (op.getStaticLoopRanges()[index.getDim()] !=
      cast<RankedTensorType>(captured.getType()).getDimSize(it->second))
    return fail("takes some of the rows");
  if (loop && *loop != index.getDim())
    return fail("combines rows with each other");
  loop = index.getDim();
  return true;
}

/// Derives from the loop over rows where all operands and results have them.
bool RowPlacer::placeMaps(linalg::LinalgOp op) {
  AffineExpr dim = getAffineDimExpr(*loop, op.getContext());
  for (OpOperand &operand : op->getOpOperands()) {
    RowDim place;
    AffineMap map = op.getMatchingIndexingMap(&operand);
    for (auto [position, expr] : llvm::enumerate(map.getResults())) {
      if (!expr.isFunctionOfDim(*loop))
        continue;
      if (expr != dim || place)
        return fail("reads several rows for one");
      place = position;
    }
    RowDim &known = found.operands[operand.getOperandNumber()];
    if (known && known != place)
      return fail("combines rows with each other");
    known = place;
  }
  bool isSum =
      op.getIteratorTypesArray()[*loop] == utils::IteratorType::reduction;
  for (auto [number, init] : llvm::enumerate(op.getDpsInitsMutable())) {
    found.results[number] = found.operands[init.getOperandNumber()];
    if (found.results[number].has_value() == isSum)
      return fail("has results both with and without rows");
  }
  return true;
}

bool RowPlacer::placeLoops(linalg::LinalgOp op) {
  for (OpOperand &operand : op->getOpOperands())
    if (!meetLoop(op, operand, found.operands[operand.getOperandNumber()]))
      return false;
  WalkResult captures = op.getBlock()->walk([&](Operation *inner) {
    for (OpOperand &use : inner->getOpOperands())
      if (!placeCaptured(op, use.get(), use))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  if (captures.wasInterrupted())
    return false;
  if (!loop)
    for (auto [number, init] : llvm::enumerate(op.getDpsInitsMutable()))
      if (!meetLoop(op, init, found.results[number]))
        return false;
  if (!loop)
    return fail("has no rows");
  found.loop = *loop;
  return placeMaps(op);
}

/// A group of dimensions counts rows by its first one that isn't 1.
bool RowPlacer::placeGroups(ArrayRef<ReassociationIndices> groups,
                            RankedTensorType wide, RowDim &narrowDim,
                            RowDim &wideDim) {
  for (auto [number, group] : llvm::enumerate(groups)) {
    bool isMeant = narrowDim ? *narrowDim == int64_t(number)
                             : wideDim && llvm::is_contained(group, *wideDim);
    if (!isMeant)
      continue;
    const auto *first = llvm::find_if(
        group, [&](int64_t dim) { return wide.getDimSize(dim) != 1; });
    if (first == group.end() || (wideDim && *wideDim != *first))
      return fail("cuts rows");
    narrowDim = number;
    wideDim = *first;
    return true;
  }
  return fail("has no rows");
}

/// A slice has all rows of what it is a slice of.
bool RowPlacer::placeSlice(OffsetSizeAndStrideOpInterface op, Value whole,
                           Value part) {
  auto type = cast<RankedTensorType>(whole.getType());
  auto partType = cast<RankedTensorType>(part.getType());
  if (!placeSame(op))
    return false;
  RowDim dim = found.results.front();
  if (type.getRank() != partType.getRank() ||
      !ShapedType::isStaticShape(op.getStaticOffsets()) ||
      !ShapedType::isStaticShape(op.getStaticStrides()) ||
      op.getStaticOffset(*dim) != 0 ||
      op.getStaticSize(*dim) != type.getDimSize(*dim) ||
      op.getStaticStride(*dim) != 1)
    return fail("takes some of the rows");
  return true;
}

/// Nothing is added before or behind the rows.
bool RowPlacer::placePad(tensor::PadOp op) {
  if (!placeSame(op))
    return false;
  int64_t dim = *found.results.front();
  if (op.getStaticLow()[dim] != 0 || op.getStaticHigh()[dim] != 0)
    return fail("adds rows");
  if (!op.getConstantPaddingValue())
    return fail("pads with what is no constant");
  return true;
}

/// Iteration i reads and writes row i.
bool RowPlacer::placeLoop(scf::ForOp op) {
  std::optional<int64_t> extent = RowLoop::countRows(op);
  if (!extent || op.getInitArgs().empty())
    return fail("has no iteration for each row");
  SmallVector<int64_t> dims;
  for (auto [number, init] : llvm::enumerate(op.getInitArgsMutable())) {
    RowDim &operand = found.operands[init.getOperandNumber()];
    RowDim &result = found.results[number];
    if (!operand && !result)
      return fail("has results without rows");
    if (operand && result && operand != result)
      return fail("combines rows with each other");
    operand = result = operand ? operand : result;
    auto type = dyn_cast<RankedTensorType>(init.get().getType());
    if (!type || type.getDimSize(*result) != *extent)
      return fail("has no iteration for each row");
    dims.push_back(*result);
  }
  return RowLoop(op, rows).follow(dims) ||
         fail("reads or writes other rows in an iteration than its own");
}

/// All tensors have rows in the same place.
bool RowPlacer::placeSame(Operation *op) {
  RowDim dim;
  for (RowDim known : llvm::concat<RowDim>(found.operands, found.results)) {
    if (known && dim && known != dim)
      return fail("combines rows with each other");
    dim = known ? known : dim;
  }
  if (!dim)
    return fail("has no rows");
  for (auto [operand, place] :
       llvm::zip_equal(op->getOperands(), found.operands))
    if (isa<RankedTensorType>(operand.getType()))
      place = dim;
  llvm::fill(found.results, dim);
  return true;
}

std::optional<RowsOfOp> RowPlacer::place(Operation *op) {
  begin(op);
  bool isPlaced = false;
  if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
    isPlaced = structured.hasPureTensorSemantics() ? placeLoops(structured)
                                                   : fail("works on memory");
  } else if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    isPlaced =
        placeGroups(collapse.getReassociationIndices(), collapse.getSrcType(),
                    found.results[0], found.operands[0]);
  } else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
    isPlaced =
        placeGroups(expand.getReassociationIndices(), expand.getResultType(),
                    found.operands[0], found.results[0]);
  } else if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
    isPlaced = placeSlice(slice, slice.getSource(), slice.getResult());
  } else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
    isPlaced = placeSlice(insert, insert.getDest(), insert.getSource());
  } else if (auto pad = dyn_cast<tensor::PadOp>(op)) {
    isPlaced = placePad(pad);
  } else if (auto loop = dyn_cast<scf::ForOp>(op)) {
    isPlaced = placeLoop(loop);
  } else if (OpTrait::hasElementwiseMappableTraits(op) &&
             isa<RankedTensorType>(op->getResult(0).getType())) {
    isPlaced = placeSame(op);
  } else {
    fail("is no op that computes row after row");
  }
  return isPlaced ? std::optional(found) : std::nullopt;
}
