//===- LayoutRemap.h - From one layout to another ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What has to be moved when shards of one layout become shards of another:
// another number of ranks, kind, alignment or grid. This is how a checkpoint
// of N ranks is read by M ranks.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_LAYOUT_LAYOUTREMAP_H
#define FSDP_ANALYSIS_LAYOUT_LAYOUTREMAP_H

#include "fsdp/Analysis/Layout/Layout.h"
#include <vector>

namespace mlir::fsdp {

/// A layout on the ranks of a row-major grid. It is cut over `shardAxes`; ranks
/// that differ in other coordinates only have equal shards: units that ranks
/// have of their own along some axis are none.
struct GridLayout {
  Layout layout;
  llvm::SmallVector<int64_t> grid;
  llvm::SmallVector<int64_t> shardAxes;
};

/// Bytes that are copied from one rank's old shard to one rank's new shard.
struct MovedBytes {
  int64_t sourceRank;
  int64_t sourceOffset;
  int64_t destRank;
  int64_t destOffset;
  int64_t bytes;

  bool operator==(const MovedBytes &other) const {
    return sourceRank == other.sourceRank &&
           sourceOffset == other.sourceOffset && destRank == other.destRank &&
           destOffset == other.destOffset && bytes == other.bytes;
  }
};

/// The copies that fill the new shards of all ranks, by new rank and ascending
/// offset. Every element of every new shard is written once; padding is not
/// written, it stays zero. Of several old copies the new rank's own is taken;
/// otherwise the readers are spread over them. Nothing if the layouts have
/// different entries, a grid does not fit its layout, or an element has no
/// bytes.
std::optional<llvm::SmallVector<MovedBytes>>
remapLayout(const GridLayout &from, const GridLayout &to, int64_t elementBytes);

/// A unit: where its entries lie, and whose they are. Of several types, each
/// with the bytes of its elements.
struct NamedLayout {
  GridLayout layout;
  /// FQNs of the entries.
  std::vector<std::string> names;
  int64_t elementBytes = 4;
};

/// Bytes that are copied from a shard of an old unit to one of a new unit.
struct UnitMove {
  size_t sourceUnit;
  size_t destUnit;
  MovedBytes moved;
};

/// As above, for all units of two programs, whose entries are paired by name:
/// in another order, or grouped into other units. An old entry may be unused.
/// Sorted by new unit, then as above. Nothing if a new entry has no old one of
/// its size, a name is given twice, or a layout is refused above.
std::optional<std::vector<UnitMove>>
remapUnits(llvm::ArrayRef<NamedLayout> from, llvm::ArrayRef<NamedLayout> to);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_LAYOUT_LAYOUTREMAP_H
