//===- Layout.h - Where an element of a unit lies ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arithmetic of layouts on plain integers: sizes and paddings of a unit's
// entries, the bijection element <-> (rank, offset), and its proof. A "rank" is
// a place in the unit's shard group. Nothing here costs more when there are
// more ranks.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_LAYOUT_LAYOUT_H
#define FSDP_ANALYSIS_LAYOUT_LAYOUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"
#include <cstdint>
#include <optional>
#include <string>

namespace mlir::fsdp {

/// Whether entries of flat layouts may be aligned to so many bytes: a power of
/// two, or 0 for none.
inline bool isAlignment(int64_t bytes) {
  return bytes == 0 || (bytes > 0 && llvm::isPowerOf2_64(bytes));
}

/// Where a position of the gathered buffer lives.
struct ShardPosition {
  int64_t rank;
  /// Offset, in elements, in the rank's shard.
  int64_t offset;
};

/// What a place of a shard holds: an element of an entry, or padding.
struct EntryElement {
  /// Index of the entry; -1 for padding.
  int64_t entry;
  /// Index of the element in the flattened entry; meaningless for padding.
  int64_t index;
};

/// A part of one entry that a rank holds: elements `[first, first + numel)`
/// of the entry at `offsetInShard`.
struct EntryRange {
  int64_t entry;
  int64_t offsetInShard;
  int64_t first;
  int64_t numel;
};

/// Consecutive elements that one rank holds at consecutive places.
struct ShardRun {
  int64_t rank;
  int64_t offset;
  int64_t numel;
};

/// A part of the gathered buffer that is cut by itself: from `offset` on `rows`
/// rows of `world` chunks. Rank r owns the r-th chunk of every row; its chunks
/// stand one behind the other in its shard, from `shardOffset` on.
struct LayoutPiece {
  int64_t offset;
  int64_t shardOffset;
  int64_t rows;
  int64_t chunk;
};

/// A parameter and the dimension along which it is cut.
struct CutParam {
  llvm::SmallVector<int64_t> shape;
  int64_t dim = 0;
};

/// The shape of what `rank` of `world` holds of a parameter, without padding.
/// Chunks have `ceil(size / world)` elements of the cut dimension; the last
/// ranks may have fewer or none. Rank 0 has the padded shape of all.
llvm::SmallVector<int64_t> getShardShape(const CutParam &param, int64_t world,
                                         int64_t rank);

/// How the entries (flattened parameters) of a unit lie in the gathered buffer
/// and in the shards. Two kinds:
///
/// * flat (PyTorch's FSDP1): entries and paddings stand one after another in
///   one buffer that is cut into `world` equal shards;
/// * per_param (PyTorch's FSDP2): each entry, with the padding behind it, is
///   cut by itself, along one dimension.
class Layout {
public:
  /// Lays out entries of the given sizes one after another. Every entry starts
  /// at a multiple of `alignment` elements (1 for none), and the tail is
  /// padded to a multiple of `padTo`, which is one of `world` (0: `world`
  /// itself). No layout if a size is negative, a number makes no sense, or the
  /// sum does not fit into 64 bits.
  static std::optional<Layout> createFlat(llvm::ArrayRef<int64_t> numels,
                                          int64_t world, int64_t alignment,
                                          int64_t padTo = 0);

  /// Cuts each parameter along its dimension. No layout if a dimension does not
  /// exist, one other than the first is no multiple of `world`, or the sum does
  /// not fit into 64 bits.
  static std::optional<Layout> createPerParam(llvm::ArrayRef<CutParam> params,
                                              int64_t world);

  /// Takes a flat layout as it is: `paddings` has the number of unused elements
  /// before each entry, and last the tail.
  static Layout flat(llvm::ArrayRef<int64_t> numels,
                     llvm::ArrayRef<int64_t> paddings, int64_t world);

  /// Takes a per_param layout as it is: `outers` has the number of rows of each
  /// entry (empty: one row each), see `LayoutPiece`.
  static Layout perParam(llvm::ArrayRef<int64_t> numels,
                         llvm::ArrayRef<int64_t> paddings,
                         llvm::ArrayRef<int64_t> outers, int64_t world);

  bool isPerParam() const { return perParamKind; }
  /// Whether one piece is cut into equal shards, one behind the other.
  bool isOnePiece() const {
    return getPieces().size() == 1 && getPieces()[0].rows == 1;
  }
  llvm::ArrayRef<int64_t> getNumels() const { return numels; }
  llvm::ArrayRef<int64_t> getPaddings() const { return paddings; }
  /// Rows of each entry of a per_param layout; empty if all have one.
  llvm::ArrayRef<int64_t> getOuters() const { return outers; }
  int64_t getWorld() const { return world; }
  /// Number of elements of the gathered buffer, padding included.
  int64_t getFullNumel() const { return fullNumel; }
  /// Number of elements of one shard.
  int64_t getShardNumel() const { return fullNumel / world; }
  /// Number of elements that are padding.
  int64_t getPaddingNumel() const;
  /// Start of each entry in the gathered buffer.
  llvm::ArrayRef<int64_t> getOffsets() const { return offsets; }
  int64_t getOffset(size_t entry) const { return offsets[entry]; }
  /// What is cut: the whole buffer if flat, else one piece per entry.
  llvm::ArrayRef<LayoutPiece> getPieces() const { return pieces; }

  /// The owner of a position of the gathered buffer.
  ShardPosition owner(int64_t position) const;
  /// The owner of an element of an entry.
  ShardPosition owner(size_t entry, int64_t index) const {
    return owner(getOffset(entry) + index);
  }
  /// What lies at an offset of a rank's shard: the inverse of `owner`.
  EntryElement locate(int64_t rank, int64_t offset) const;
  /// The parts of entries that a rank holds, in the order of its shard.
  llvm::SmallVector<EntryRange> ranges(int64_t rank) const;
  /// Where elements `[first, first + numel)` of an entry are, in their order.
  llvm::SmallVector<ShardRun> runs(size_t entry, int64_t first,
                                   int64_t numel) const;

  /// Proves the layout: entries and paddings tile the buffer, pieces tile the
  /// shards, and at all ends of intervals `locate` inverts `owner` (between two
  /// ends both are linear, so this proves it everywhere). Returns what is
  /// wrong, nothing if all holds.
  std::optional<std::string> check() const;

private:
  Layout(llvm::ArrayRef<int64_t> numels, llvm::ArrayRef<int64_t> paddings,
         llvm::ArrayRef<int64_t> outers, int64_t world, bool perParamKind);

  std::optional<std::string> checkSizes() const;
  std::optional<std::string> checkPieces() const;
  std::optional<std::string> checkElement(size_t entry, int64_t index) const;
  EntryElement getElement(int64_t position) const;
  void addRanges(int64_t begin, int64_t end, int64_t shardOffset,
                 llvm::SmallVectorImpl<EntryRange> &result) const;

  llvm::SmallVector<int64_t> numels, paddings, outers;
  int64_t world;
  bool perParamKind;
  int64_t fullNumel = 0;
  llvm::SmallVector<int64_t> offsets;
  llvm::SmallVector<LayoutPiece> pieces;
};

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_LAYOUT_LAYOUT_H
