//===- ProductPieces.h - Products made in pieces ----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, for fsdp-micro-pipeline: a value in pieces along a dimension, back
// to the products that it is made of, and forward to what alone reads it.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_BUFFERIZE_PRODUCTPIECES_H
#define FSDP_LIB_TRANSFORMS_BUFFERIZE_PRODUCTPIECES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {

/// Makes a value in pieces along a dimension, and what leads to nothing else as
/// well, back to the products.
class Pieces {
public:
  /// Whether `pieces` of the value along the dimension are made of pieces of
  /// products. Fills `ops` and `flops`.
  bool plan(Value value, int64_t dim, int64_t pieces);
  /// The piece with this number, before the builder's position.
  Value make(OpBuilder &builder, Value value, int64_t dim, int64_t number);
  /// Gives a piece of a value that is made elsewhere.
  void setPiece(Value value, int64_t number, Value piece) {
    known[{value, number}] = piece;
  }
  /// Erases what made the whole value.
  void eraseWhole();

  double getFlops() const { return flops; }
  int64_t getCount() const { return count; }

  /// A piece of what an op makes of pieces of its operands.
  Value makeStructured(OpBuilder &builder, linalg::LinalgOp op, int64_t dim,
                       int64_t number);

private:
  bool planInputs(linalg::LinalgOp op, unsigned loop);
  Value makeReshaped(OpBuilder &builder, Operation *op, int64_t dim,
                     int64_t number);
  Value slice(OpBuilder &builder, Value value, int64_t dim, int64_t number);
  RankedTensorType getPieceType(Value value, int64_t dim) const;

  int64_t count = 1;
  /// Ops that are made in pieces; the readers of one stand before it.
  llvm::SetVector<Operation *> ops;
  DenseMap<std::pair<Value, int64_t>, Value> known;
  double flops = 0;
};

/// Whether pieces of a value can be made: a tensor of known sizes, none of them
/// zero, that says nothing else.
bool hasPieces(Value value);

/// The op that alone reads a value, element by element, and the dimension of
/// its result that is the value's `dim`.
std::pair<linalg::LinalgOp, int64_t> findReader(Value value, int64_t dim);

/// Puts pieces along a dimension together.
Value joinPieces(OpBuilder &builder, Location loc, RankedTensorType type,
                 int64_t dim, ArrayRef<Value> parts);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_BUFFERIZE_PRODUCTPIECES_H
