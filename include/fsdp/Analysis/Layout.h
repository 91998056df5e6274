//===- Layout.h - Where an element of a unit lies ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arithmetic of layouts on plain integers: sizes and paddings of a unit's
// entries, the bijection element <-> (rank, offset), and its proof.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_LAYOUT_H
#define FSDP_ANALYSIS_LAYOUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <string>

namespace mlir::fsdp {

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

/// The part of one entry that a rank holds: elements `[first, first + numel)`
/// of the entry at `offsetInShard`.
struct EntryRange {
  int64_t entry;
  int64_t offsetInShard;
  int64_t first;
  int64_t numel;
};

/// The flat layout (PyTorch's FSDP1): entries and paddings one after another
/// in one buffer that is cut into `world` equal shards.
class FlatLayout {
public:
  /// Lays out entries of the given sizes. Every entry starts at a multiple of
  /// `alignment` elements (1 for none), and the tail is padded to a multiple
  /// of `world`. No layout if a size is negative, `world` or `alignment` is
  /// less than 1, or the sum does not fit into 64 bits.
  static std::optional<FlatLayout> create(llvm::ArrayRef<int64_t> numels,
                                          int64_t world, int64_t alignment);

  /// Takes entries and paddings as they are: `paddings` has the number of
  /// unused elements before each entry, and last the tail.
  FlatLayout(llvm::ArrayRef<int64_t> numels, llvm::ArrayRef<int64_t> paddings,
             int64_t world)
      : numels(numels), paddings(paddings), world(world) {}

  llvm::ArrayRef<int64_t> getNumels() const { return numels; }
  llvm::ArrayRef<int64_t> getPaddings() const { return paddings; }
  int64_t getWorld() const { return world; }
  /// Number of elements of the gathered buffer, padding included.
  int64_t getFullNumel() const;
  /// Number of elements of one shard.
  int64_t getShardNumel() const { return getFullNumel() / world; }
  /// Number of elements that are padding.
  int64_t getPaddingNumel() const;
  /// Start of an entry in the gathered buffer.
  int64_t getOffset(size_t entry) const;

  /// The owner of a position of the gathered buffer.
  ShardPosition owner(int64_t position) const;
  /// What lies at an offset of a rank's shard: the inverse of `owner`.
  EntryElement locate(int64_t rank, int64_t offset) const;
  /// The parts of entries that a rank holds, in ascending order.
  llvm::SmallVector<EntryRange> ranges(int64_t rank) const;

  /// Proves the layout: entries and paddings tile the buffer, shards are equal,
  /// and at all ends of intervals `locate` inverts `owner` (between two ends
  /// both are linear, so this proves it everywhere). Returns what is wrong,
  /// nothing if all holds.
  std::optional<std::string> check() const;

private:
  std::optional<std::string> checkElement(size_t entry, int64_t index) const;

  llvm::SmallVector<int64_t> numels;
  llvm::SmallVector<int64_t> paddings;
  int64_t world;
};

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_LAYOUT_H
