//===- BufferUtils.h - Helpers of the buffer passes -------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Questions that several passes of phase 4 ask: what is a collective, what is
// a view, where does a buffer come from, who writes it.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_BUFFERUTILS_H
#define FSDP_LIB_TRANSFORMS_BUFFERUTILS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace mlir::fsdp {

/// A whole-unit collective or an all-reduce: a point at which the step is cut.
bool isCollective(Operation *op);

/// Collectives of one block, in order, for the question whether one lies
/// between two ops.
class CollectiveOrder {
public:
  explicit CollectiveOrder(Block &block);
  /// Whether a collective lies between `first` and `second`, both directly in
  /// the block, `first` before `second`.
  bool separates(Operation *first, Operation *second) const;

private:
  SmallVector<Operation *> collectives;
};

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_BUFFERUTILS_H
