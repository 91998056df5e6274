//===- PackedDims.h - Dimensions put together of blocks ---------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 1, for fsdp-partition: one projection to queries, keys and values, or
// to gates and what they open, has a dimension that its readers take apart.
// Such a dimension is cut block by block.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_PARTITION_PACKEDDIMS_H
#define FSDP_LIB_TRANSFORMS_PARTITION_PACKEDDIMS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::fsdp {

struct IterationSpace;

/// Where slices along each dimension of a function's values begin and end, also
/// slices of what is made of them element by element.
class BlockEnds {
public:
  /// Walks over the function from its end, once.
  explicit BlockEnds(func::FuncOp func);

  /// The ends within the dimension, ascending; none where nothing takes it
  /// apart, or what does is no slice.
  SmallVector<int64_t> lookup(Value value, int64_t dim) const;

private:
  using Ends = SmallVector<int64_t, 4>;

  void visit(Operation *op);
  void visitSlice(tensor::ExtractSliceOp slice);
  void visitPlaced(Value result, Value source, ArrayRef<int64_t> offsets,
                   ArrayRef<int64_t> dims);
  void visitSame(Value result, Value source);
  void visitExpand(tensor::ExpandShapeOp op);
  void visitCollapse(tensor::CollapseShapeOp op);
  void visitLoops(Operation *op);
  void add(Value value, int64_t dim, int64_t end);
  Ends find(Value value, int64_t dim) const {
    return ends.lookup({value, dim});
  }
  bool hasEnds(Value value) const;

  /// By value and dimension.
  DenseMap<std::pair<Value, int64_t>, Ends> ends;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PARTITION_PACKEDDIMS_H
