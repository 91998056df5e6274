//===- FlashTiles.h - Rows of attention in shared memory --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the kernels of attention read and write: rows of one head of one batch
// in a buffer, and tiles of such rows in memory of the block.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_KERNELSTOGPU_FLASHTILES_H
#define FSDP_LIB_CONVERSION_KERNELSTOGPU_FLASHTILES_H

#include "MatrixFragments.h"

namespace mlir::fsdp {

/// The rows of one head of one batch in a buffer with a map of (b, h, t, d).
class HeadRows {
public:
  HeadRows(Value memory, AffineMap map, Value batch, Value head);

  /// How many rows there are, and elements of one.
  int64_t getRows() const { return extents[2]; }
  int64_t getDepth() const { return extents[3]; }
  /// `count` neighbours of a row, as a vector.
  Value load(OpBuilder &builder, Location loc, Value row, Value column,
             int64_t count) const;
  void store(OpBuilder &builder, Location loc, Value vector, Value row,
             Value column) const;

private:
  SmallVector<Value> getIndices(Value row, Value column) const;

  Value memory;
  AffineMap map;
  Value batch, head;
  SmallVector<int64_t> extents;
  /// How many neighbours one access takes.
  int64_t width;
};

/// A tile of rows in memory of the block, or its transpose.
class SharedTile {
public:
  /// Adds the memory to a kernel. Rows are padded so that the pairs that a warp
  /// reads at once lie in different banks, those of a transpose at most three
  /// in one.
  SharedTile(gpu::GPUFuncOp kernel, Location loc, Type element, int64_t rows,
             int64_t columns, bool isTransposed);

  static int64_t getBytes(int64_t rows, int64_t columns, bool isTransposed);

  Pair loadPair(OpBuilder &builder, Location loc, Value row,
                Value column) const;
  void store(OpBuilder &builder, Location loc, Value vector, Value row,
             Value column) const;

private:
  Value memory;
};

/// Has the threads of the block copy `rows` rows from `first` on to a tile, its
/// transpose, or both; rows behind the last one are copies of that.
void copyRows(OpBuilder &builder, Location loc, Value thread,
              int64_t blockThreads, const HeadRows &source, Value first,
              int64_t rows, const SharedTile *straight,
              const SharedTile *transposed);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_KERNELSTOGPU_FLASHTILES_H
