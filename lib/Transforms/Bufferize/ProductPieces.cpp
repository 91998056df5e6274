//===- ProductPieces.cpp - Products made in pieces ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProductPieces.h"
#include "fsdp/Buffers/SegmentWork.h"
#include "fsdp/Utils/Slices.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace mlir::fsdp;

bool fsdp::hasPieces(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return !isa<ShapedType>(value.getType()) ||
         (type && type.hasStaticShape() && type.getNumElements() > 0 &&
          !type.getEncoding());
}

/// The dimension of the source of a reshape of which a dimension of the result
/// is the slowest part; -1 if there is none.
static int64_t getSourceDim(Operation *reshape, int64_t dim, int64_t pieces) {
  auto isOne = [](RankedTensorType type) {
    return [type](int64_t dim) { return type.getDimSize(dim) == 1; };
  };
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(reshape)) {
    for (auto [group, dims] :
         llvm::enumerate(expand.getReassociationIndices())) {
      ArrayRef<int64_t> before = ArrayRef<int64_t>(dims).take_while(
          [&](int64_t other) { return other != dim; });
      if (before.size() < dims.size())
        return llvm::all_of(before, isOne(expand.getResultType())) ? group : -1;
    }
    return -1;
  }
  auto collapse = cast<tensor::CollapseShapeOp>(reshape);
  RankedTensorType source = collapse.getSrcType();
  SmallVector<ReassociationIndices> groups = collapse.getReassociationIndices();
  for (int64_t from : groups[dim])
    if (source.getDimSize(from) != 1)
      return source.getDimSize(from) % pieces == 0 ? from : -1;
  return -1;
}

/// The loop that a dimension of an op's result is, if all iterations of it are
/// independent.
static std::optional<unsigned> getLoop(linalg::LinalgOp op, int64_t dim) {
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  if (!map.isProjectedPermutation())
    return std::nullopt;
  unsigned loop = map.getDimPosition(dim);
  if (op.getIteratorTypesArray()[loop] != utils::IteratorType::parallel)
    return std::nullopt;
  // Whatever it goes over, it goes over from one end to the other.
  AffineExpr expr = getAffineDimExpr(loop, map.getContext());
  for (AffineMap each : op.getIndexingMapsArray()) {
    auto users =
        llvm::make_filter_range(each.getResults(), [&](AffineExpr result) {
          return result.isFunctionOfDim(loop);
        });
    if (llvm::any_of(users,
                     [&](AffineExpr result) { return result != expr; }) ||
        llvm::range_size(users) > 1)
      return std::nullopt;
  }
  return loop;
}

/// The dimension of an operand that a loop goes over; -1 if it sees all of it
/// in each iteration.
static int64_t getOperandDim(AffineMap map, unsigned loop) {
  for (auto [dim, result] : llvm::enumerate(map.getResults()))
    if (result == getAffineDimExpr(loop, map.getContext()))
      return dim;
  return -1;
}

bool Pieces::plan(Value value, int64_t dim, int64_t pieces) {
  count = pieces;
  Operation *def = value.getDefiningOp();
  if (!def || !value.hasOneUse() || def->getNumResults() != 1 ||
      !hasPieces(value))
    return false;
  if (isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(def)) {
    int64_t from = getSourceDim(def, dim, pieces);
    if (from < 0)
      return false;
    ops.insert(def);
    return plan(def->getOperand(0), from, pieces);
  }
  auto op = dyn_cast<linalg::LinalgOp>(def);
  std::optional<unsigned> loop = op ? getLoop(op, dim) : std::nullopt;
  if (!loop || op.hasIndexSemantics() ||
      !llvm::all_of(def->getOperands(), hasPieces))
    return false;
  ops.insert(def);
  if (op.getNumReductionLoops() == 0)
    return planInputs(op, *loop);
  flops += getLinalgWork(op).flops;
  return linalg::isaContractionOpInterface(op);
}

/// At least one product, and nothing else of what only the op reads.
bool Pieces::planInputs(linalg::LinalgOp op, unsigned loop) {
  bool found = false;
  for (OpOperand *input : op.getDpsInputOperands()) {
    int64_t dim = getOperandDim(op.getMatchingIndexingMap(input), loop);
    llvm::SetVector<Operation *> before = ops;
    double flopsBefore = flops;
    if (dim >= 0 && plan(input->get(), dim, count)) {
      found = true;
      continue;
    }
    // It is read as it stands.
    ops = before;
    flops = flopsBefore;
  }
  return found;
}

RankedTensorType Pieces::getPieceType(Value value, int64_t dim) const {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] /= count;
  return type.clone(shape);
}

Value Pieces::slice(OpBuilder &builder, Value value, int64_t dim,
                    int64_t number) {
  Location loc = value.getLoc();
  RankedTensorType type = getPieceType(value, dim);
  if (auto fill = value.getDefiningOp<linalg::FillOp>()) {
    Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                          type.getElementType());
    return linalg::FillOp::create(builder, loc, fill.getInputs(), empty)
        .getResult(0);
  }
  if (value.getDefiningOp<tensor::EmptyOp>())
    return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   type.getElementType());
  int64_t size = type.getDimSize(dim);
  DimSlice piece(builder, type.getShape(), dim,
                 builder.getIndexAttr(number * size), size);
  return tensor::ExtractSliceOp::create(
      builder, loc, type, value, piece.offsets, piece.sizes, piece.strides);
}

Value Pieces::makeReshaped(OpBuilder &builder, Operation *op, int64_t dim,
                           int64_t number) {
  int64_t from = getSourceDim(op, dim, count);
  Value source = make(builder, op->getOperand(0), from, number);
  RankedTensorType type = getPieceType(op->getResult(0), dim);
  if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
    return tensor::ExpandShapeOp::create(builder, op->getLoc(), type, source,
                                         expand.getReassociationIndices());
  return tensor::CollapseShapeOp::create(
      builder, op->getLoc(), type, source,
      cast<tensor::CollapseShapeOp>(op).getReassociationIndices());
}

Value Pieces::makeStructured(OpBuilder &builder, linalg::LinalgOp op,
                             int64_t dim, int64_t number) {
  unsigned loop = *getLoop(op, dim);
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    int64_t at = getOperandDim(op.getMatchingIndexingMap(&operand), loop);
    operands.push_back(at < 0 ? operand.get()
                              : make(builder, operand.get(), at, number));
  }
  Type type = getPieceType(op->getResult(0), dim);
  return clone(builder, op, {type}, operands)->getResult(0);
}

Value Pieces::make(OpBuilder &builder, Value value, int64_t dim,
                   int64_t number) {
  if (Value piece = known.lookup({value, number}))
    return piece;
  Operation *def = value.getDefiningOp();
  if (!def || !ops.contains(def))
    return slice(builder, value, dim, number);
  if (auto op = dyn_cast<linalg::LinalgOp>(def))
    return makeStructured(builder, op, dim, number);
  return makeReshaped(builder, def, dim, number);
}

void Pieces::eraseWhole() {
  for (Operation *op : ops)
    if (op->use_empty())
      op->erase();
}

std::pair<linalg::LinalgOp, int64_t> fsdp::findReader(Value value,
                                                      int64_t dim) {
  if (!value.hasOneUse())
    return {};
  OpOperand &use = *value.use_begin();
  auto reader = dyn_cast<linalg::LinalgOp>(use.getOwner());
  if (!reader || reader.getNumReductionLoops() > 0 ||
      reader->getNumResults() != 1 || reader.hasIndexSemantics() ||
      !reader.isDpsInput(&use) ||
      !llvm::all_of(reader->getOperands(), hasPieces))
    return {};
  auto loop = dyn_cast<AffineDimExpr>(
      reader.getMatchingIndexingMap(&use).getResult(dim));
  if (!loop)
    return {};
  AffineMap map = reader.getMatchingIndexingMap(reader.getDpsInitOperand(0));
  int64_t to = getOperandDim(map, loop.getPosition());
  if (to < 0 || getLoop(reader, to) != loop.getPosition())
    return {};
  return {reader, to};
}

Value fsdp::joinPieces(OpBuilder &builder, Location loc, RankedTensorType type,
                       int64_t dim, ArrayRef<Value> parts) {
  Value whole = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  int64_t size =
      cast<RankedTensorType>(parts.front().getType()).getDimSize(dim);
  for (auto [number, part] : llvm::enumerate(parts)) {
    DimSlice place(builder, type.getShape(), dim,
                   builder.getIndexAttr(number * size), size);
    whole = tensor::InsertSliceOp::create(
        builder, loc, part, whole, place.offsets, place.sizes, place.strides);
  }
  return whole;
}
