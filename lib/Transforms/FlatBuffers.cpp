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
