//===- RowGroup.h - Ops that work on rows by themselves ---------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops whose leading parallel loops number the same rows may be executed row
// after row instead of op after op, if a row of each reads only what the same
// row of another one writes, at the same places. Nothing is known of what the
// ops compute but loops, indexing maps and what combines values of reductions.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_DEVICEKERNELS_ROWGROUP_H
#define FSDP_TRANSFORMS_DEVICEKERNELS_ROWGROUP_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/MapVector.h"
#include <optional>

namespace mlir::fsdp {

/// An op's loops: those that number rows, then those inside of a row.
struct RowLoops {
  unsigned numRowLoops = 0;
  int64_t columns = 1;
  /// Whether the columns of a row are combined.
  bool reduces = false;

  /// The innermost loop that has more than one iteration.
  unsigned innermost = 0;
};

/// Splits off the leading parallel loops that number `rows` rows.
std::optional<RowLoops> splitRows(linalg::LinalgOp op, int64_t rows);

/// Where an operand's element of row r and column c lies: offset and, outermost
/// first, lengths and strides that number r and c, with neighbours that one
/// stride describes merged. No columns if it is the same for the whole row.
struct RowPlace {
  using Strides = SmallVector<std::pair<int64_t, int64_t>>;
  int64_t offset = 0;
  Strides rows, columns;

  bool isWhole() const { return !columns.empty(); }
  bool operator==(const RowPlace &other) const {
    return offset == other.offset && rows == other.rows &&
           columns == other.columns;
  }
};

/// Nothing if strides do not describe it.
std::optional<RowPlace> getRowPlace(linalg::LinalgOp op, OpOperand &operand,
                                    const RowLoops &loops);

/// Collects ops, in program order.
class RowGroup {
public:
  explicit RowGroup(int64_t rows) : rows(rows) {}

  /// Adds an op, or returns false if it can't be part of the group.
  bool add(linalg::LinalgOp op);

  ArrayRef<linalg::LinalgOp> getOps() const { return ops; }
  int64_t getRows() const { return rows; }
  /// 1 as long as no op has any.
  int64_t getColumns() const { return columns; }
  /// The threads that share a row, a power of two.
  int64_t getLanes() const;
  /// Whether rows fit into the registers of the lanes.
  bool fits() const;

private:
  struct Memory {
    /// Of all accesses; nothing if they differ or are not known.
    std::optional<RowPlace> place;
    bool isWritten = false;
    size_t first = 0, last = 0;
    int64_t bits = 0;
  };
  bool isMember(linalg::LinalgOp op, const RowLoops &loops);
  bool addAccess(linalg::LinalgOp op, OpOperand &operand,
                 const RowLoops &loops);

  int64_t rows, columns = 1;
  SmallVector<linalg::LinalgOp> ops;
  llvm::MapVector<Value, Memory> memories;
};

/// The group of a scope that fsdp-fuse-rows has made, or an error; what
/// addresses are computed from is moved out of it.
FailureOr<RowGroup> takeRowGroup(memref::AllocaScopeOp scope);

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_DEVICEKERNELS_ROWGROUP_H
