//===- RowRegion.h - Ops that compute row after row -------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which ops of a step can be executed for some rows of a large value, then for
// the next ones: shapes, indexing maps and iterator types say so. For
// `fsdp-chunk-loss`; nothing is changed here.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATE_ROWREGION_H
#define FSDP_TRANSFORMS_ANNOTATE_ROWREGION_H

#include "RowPlacer.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fsdp {

/// Why ops can't compute row after row.
struct RowObstacle {
  Operation *op = nullptr;
  StringRef reason;
};

/// Ops of a block that compute row after row: no other op reads large values of
/// theirs, and none stands between two of them.
struct RowRegion {
  /// In the order of the block.
  llvm::MapVector<Operation *, RowsOfOp> ops;
  /// Dimensions of the results that have rows.
  DenseMap<Value, int64_t> rows;
  /// What divides the extents of all dimensions that count rows.
  int64_t numRows = 0;

  /// Whether an op that isn't of the region reads the value.
  bool isReadOutside(Value value) const;
};

/// Elements of a tensor of known shape; 0 of other values.
int64_t countElements(Value value);

/// Whether the value is made of nothing: uninitialized, filled, or a splat. Any
/// part of it can be made as well.
bool isMadeOfNothing(Value value);

/// The ops that compute row after row what follows from a result, by one of its
/// dimensions, or why there are none. No value of theirs with as many elements
/// is read by others, nor a part of one with half as many.
FailureOr<RowRegion> findRowRegion(OpResult large, int64_t dim,
                                   RowObstacle &obstacle);

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_ANNOTATE_ROWREGION_H
