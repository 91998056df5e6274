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
  /// How many neighbours of a row one access takes.
  int64_t getWidth() const { return width; }
  /// `count` neighbours of a row, as a vector.
  Value load(OpBuilder &builder, Location loc, Value row, Value column,
             int64_t count) const;
  void store(OpBuilder &builder, Location loc, Value vector, Value row,
             Value column) const;
  /// Where an element lies in memory of the device; only for rows whose width
  /// is more than 1.
  Value getPointer(OpBuilder &builder, Location loc, Value row,
                   Value column) const;

private:
  SmallVector<Value> getIndices(Value row, Value column) const;

  Value memory;
  AffineMap map;
  Value batch, head;
  SmallVector<int64_t> extents;
  int64_t width;
};

/// Which of two places in memory of the block a tile that passes by has: the
/// lowest bit of its number.
Value getTurn(OpBuilder &builder, Location loc, Value number);

/// Two tiles of rows in memory of the block: while one is read, the next one is
/// copied.
class SharedTiles {
public:
  /// Adds the memory to a kernel. Rows are padded by 16 bytes, so that 8 rows'
  /// parts of 16 bytes, which a warp reads at once, lie in different banks.
  SharedTiles(gpu::GPUFuncOp kernel, Location loc, Type element, int64_t rows,
              int64_t columns);

  static int64_t getBytes(int64_t rows, int64_t columns);

  /// Has the threads of the block copy the tile of that number; rows behind the
  /// last one are copies of that. The copies may go on behind this.
  void copy(OpBuilder &builder, Location loc, Value thread,
            int64_t blockThreads, const HeadRows &source, Value number) const;

  int64_t getRows() const { return rows; }
  int64_t getPitch() const { return pitch; }
  /// The element with which a tile begins, of those of both.
  Value getBegin(OpBuilder &builder, Location loc, Value number) const;
  Value getMemory() const { return memory; }

private:
  /// A part of 16 bytes.
  void copyPart(OpBuilder &builder, Location loc, const HeadRows &source,
                Value first, Value begin, Value part) const;

  Value memory;
  int64_t rows, pitch;
};

/// Right factors of a product, for the first 8 columns of the sum and the next
/// 8.
using RightFragments = std::array<RightFragment, 2>;

/// A tile as the lanes of a warp read it.
class TileReader {
public:
  TileReader(OpBuilder &builder, Location loc, const SharedTiles &tiles,
             Value number, Value thread);

  /// Right factors whose columns are 16 rows of the tile, from `row` on, and
  /// which have its columns from `column` on as rows.
  RightFragments loadRows(int64_t row, int64_t column);
  /// Right factors that are 16 x 16 elements of the tile.
  RightFragments loadColumns(int64_t row, int64_t column);

private:
  RightFragments load(Value pointer, int64_t row, int64_t column,
                      bool isTransposed);

  OpBuilder &builder;
  Location loc;
  int64_t pitch;
  /// Where the lane's row of 16 bytes begins, for both ways to read.
  Value forRows, forColumns;
};

/// Ends what `SharedTiles::copy` began since the last time; later, all copies
/// that were ended have arrived.
void commitCopies(OpBuilder &builder, Location loc);
void awaitCopies(OpBuilder &builder, Location loc);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_KERNELSTOGPU_FLASHTILES_H
