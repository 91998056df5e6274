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

/// How a dimension is cut: it is `outer` blocks, each of one part per rank
/// along the axis. A dimension that others were collapsed into has several
/// blocks.
struct DimCut {
  int64_t axis = -1;
  int64_t outer = 1;

  bool isCut() const { return axis >= 0; }
  bool operator==(const DimCut &other) const {
    return axis == other.axis && (axis < 0 || outer == other.outer);
  }
};

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
bool canCut(int64_t size, DimCut cut, llvm::ArrayRef<int64_t> grid);

/// Whether a cut makes parts of different lengths.
bool isUneven(int64_t size, DimCut cut, llvm::ArrayRef<int64_t> grid);

/// The length of the longest part.
int64_t getPartSize(int64_t size, DimCut cut, llvm::ArrayRef<int64_t> grid);

/// The shape of the part that a rank has, in which a shorter one lies, too.
llvm::SmallVector<int64_t> getPartShape(llvm::ArrayRef<int64_t> shape,
                                        const Placement &placement,
                                        llvm::ArrayRef<int64_t> grid);

/// The cut of a dimension that dimensions of these sizes, of which at most one
/// is cut, are collapsed into; nothing if several are, or if parts of one among
/// others are uneven.
std::optional<DimCut> collapseCut(llvm::ArrayRef<int64_t> sizes,
                                  llvm::ArrayRef<DimCut> cuts,
                                  llvm::ArrayRef<int64_t> grid);

/// The cuts of dimensions of these sizes that a dimension with the cut is
/// expanded to; nothing if no one of them holds the parts.
std::optional<llvm::SmallVector<DimCut>>
expandCut(DimCut cut, llvm::ArrayRef<int64_t> sizes,
          llvm::ArrayRef<int64_t> grid);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PARTITION_PLACEMENT_H
