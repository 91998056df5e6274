//===- Placement.h - Which part of a value a rank has -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Placements as PyTorch's DTensor has them (Shard, Replicate, Partial), with
// dimensions that are cut in blocks. Plain data, no IR.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_PARTITION_PLACEMENT_H
#define FSDP_LIB_TRANSFORMS_PARTITION_PLACEMENT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace mlir::fsdp {

/// How a dimension is cut: it is `outer` equal blocks, each of one part per
/// rank along the axis. A dimension that others were collapsed into has several
/// blocks, one that is put together of queries, keys and values, too.
struct DimCut {
  int64_t axis = -1;
  int64_t outer = 1;
  /// Where these are put together of blocks of different lengths, each of one
  /// part per rank: what is to what as their lengths are, in lowest terms.
  llvm::SmallVector<int64_t, 4> ratios = {};

  bool isCut() const { return axis >= 0; }
  /// Whether a part is one block of the dimension.
  bool isContiguous() const { return outer == 1 && ratios.empty(); }
  bool operator==(const DimCut &other) const {
    return axis == other.axis &&
           (axis < 0 || (outer == other.outer && ratios == other.ratios));
  }
};

/// A dimension of so many blocks at most is taken apart block by block.
constexpr int64_t kMaxBlocks = 256;

/// The cut of a dimension into blocks of these lengths.
DimCut makeCut(int64_t axis, llvm::ArrayRef<int64_t> lengths);

/// The lengths of the blocks of a dimension; nothing where it can't be cut so,
/// or there are too many.
std::optional<llvm::SmallVector<int64_t>>
getBlocks(int64_t size, const DimCut &cut, llvm::ArrayRef<int64_t> grid);

/// The cut of the elements [begin, begin + length) of a dimension of so many,
/// which are whole blocks; nothing if they are not.
std::optional<DimCut> sliceCut(int64_t size, const DimCut &cut, int64_t begin,
                               int64_t length, llvm::ArrayRef<int64_t> grid);

/// Along an axis ranks have batches of their own, and this of them: with a
/// dimension, of all their batches, one behind the other along it.
struct BatchPart {
  int64_t axis = -1;
  int64_t dim = -1;

  bool isJoined() const { return dim >= 0; }
  bool operator==(const BatchPart &other) const {
    return axis == other.axis && dim == other.dim;
  }
};

/// Which part of a value each rank has. Along axes that are not named, all
/// ranks have the same.
struct Placement {
  /// By dimension.
  llvm::SmallVector<DimCut> dims;
  /// The axes over which what the ranks have must be combined to get the value.
  llvm::SmallVector<int64_t> partial;
  /// How it is combined: added, or else the largest counts.
  bool isMax = false;
  /// By axis, ascending: where ranks have what their own batches make. Shapes
  /// of the function are those of one batch.
  llvm::SmallVector<BatchPart> batches;

  static Placement replicated(int64_t rank) {
    Placement placement;
    placement.dims.resize(rank);
    return placement;
  }
  bool isReplicated() const;
  /// The dimension that the axis cuts; -1 if it cuts none.
  int64_t findDim(int64_t axis) const;
  bool isPartial(int64_t axis) const;
  /// Null where all ranks along the axis have the same.
  const BatchPart *findBatch(int64_t axis) const;
  /// Whether the batches of several ranks are joined along the dimension, or
  /// along any.
  bool isJoined(int64_t dim) const;
  bool isJoined() const;
  void setBatch(BatchPart part);
  void eraseBatch(int64_t axis);
  bool operator==(const Placement &other) const {
    return dims == other.dims && partial == other.partial &&
           batches == other.batches &&
           (partial.empty() || isMax == other.isMax);
  }
};

/// Whether a dimension of so many elements can be cut: where it is one block,
/// the parts of the last ranks may be shorter, or empty.
bool canCut(int64_t size, const DimCut &cut, llvm::ArrayRef<int64_t> grid);

/// Whether a cut makes parts of different lengths.
bool isUneven(int64_t size, const DimCut &cut, llvm::ArrayRef<int64_t> grid);

/// The length of the longest part.
int64_t getPartSize(int64_t size, const DimCut &cut,
                    llvm::ArrayRef<int64_t> grid);

/// The shape of the part that a rank has, in which a shorter one lies, too.
llvm::SmallVector<int64_t> getPartShape(llvm::ArrayRef<int64_t> shape,
                                        const Placement &placement,
                                        llvm::ArrayRef<int64_t> grid);

/// The cut of a dimension that dimensions of these sizes, of which at most one
/// is cut, are collapsed into; nothing if several are, if parts of one among
/// others are uneven, or if there are no elements.
std::optional<DimCut> collapseCut(llvm::ArrayRef<int64_t> sizes,
                                  llvm::ArrayRef<DimCut> cuts,
                                  llvm::ArrayRef<int64_t> grid);

/// The cuts of dimensions of these sizes that a dimension with the cut is
/// expanded to; nothing if no one of them holds the parts.
std::optional<llvm::SmallVector<DimCut>>
expandCut(const DimCut &cut, llvm::ArrayRef<int64_t> sizes,
          llvm::ArrayRef<int64_t> grid);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PARTITION_PLACEMENT_H
