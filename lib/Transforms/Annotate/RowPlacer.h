//===- RowPlacer.h - Where an op has rows -----------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For `fsdp-chunk-loss`: one op at a time; shapes, indexing maps and iterator
// types say which of its dimensions count rows.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_ANNOTATE_ROWPLACER_H
#define FSDP_TRANSFORMS_ANNOTATE_ROWPLACER_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace mlir::fsdp {

/// A dimension of a value that counts rows; none if all chunks see the whole.
using RowDim = std::optional<int64_t>;

/// Where an op has the rows. A result without is a sum over all rows, or the
/// like: what chunks add to one after the other.
struct RowsOfOp {
  SmallVector<RowDim> operands, results;
  /// Of a structured op: the loop over rows.
  unsigned loop = 0;
};

/// Finds where an op has the rows, from what is known of its operands, else of
/// its results.
class RowPlacer {
public:
  RowPlacer(const DenseMap<Value, int64_t> &rows,
            const DenseMap<Value, int64_t> &wanted)
      : rows(rows), wanted(wanted) {}

  /// Nothing, and `reason`, if rows are not what the op computes one after the
  /// other.
  std::optional<RowsOfOp> place(Operation *op);
  StringRef reason;

private:
  bool fail(StringRef text) {
    reason = text;
    return false;
  }
  void begin(Operation *op);
  bool placeLoops(linalg::LinalgOp op);
  bool meetLoop(linalg::LinalgOp op, OpOperand &operand, RowDim dim);
  bool placeCaptured(linalg::LinalgOp op, Value captured, OpOperand &use);
  bool placeMaps(linalg::LinalgOp op);
  bool placeGroups(ArrayRef<ReassociationIndices> groups, RankedTensorType wide,
                   RowDim &narrowDim, RowDim &wideDim);
  bool placeSlice(OffsetSizeAndStrideOpInterface op, Value whole, Value part);
  bool placePad(tensor::PadOp op);
  bool placeLoop(scf::ForOp op);
  bool placeSame(Operation *op);

  const DenseMap<Value, int64_t> &rows, &wanted;
  RowsOfOp found;
  /// Of a structured op.
  std::optional<unsigned> loop;
};

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_ANNOTATE_ROWPLACER_H
