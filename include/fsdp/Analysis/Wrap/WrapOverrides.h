//===- WrapOverrides.h - Sharding strategies and overrides ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a sharding strategy means for a unit, and tables that give modules, by
// name, a strategy, precision or axes of their own.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_WRAP_WRAPOVERRIDES_H
#define FSDP_ANALYSIS_WRAP_WRAPOVERRIDES_H

#include "fsdp/Analysis/Wrap/WrapPlan.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::fsdp {

/// How the ranks share a unit.
struct UnitSharing {
  llvm::SmallVector<int64_t> shardAxes, replicateAxes;
  /// Whether the whole parameters are freed between forward and backward.
  bool reshards = true;
};

/// What a strategy means on a grid of `numAxes` axes:
///
/// * full_shard: cut over all axes, freed after forward;
/// * shard_grad_op: as before, but kept until after backward;
/// * no_shard: the same on all ranks;
/// * hybrid_shard, hybrid_shard_zero2: of two or more axes, the same along the
///   first and cut over the others; freed after forward, or kept;
/// * replicate: of one axis as no_shard; of two, cut over the second, whose
///   size must be 1, and the same along the first.
///
/// "" is full_shard.
llvm::Expected<UnitSharing> getSharing(llvm::StringRef strategy,
                                       unsigned numAxes);

/// As above, with a unit's overrides: `axes` replaces the shard axes of
/// `strategy`, and the other ones are replicated, or beside `replicateAxes`
/// those alone; along the rest each rank has a unit of its own. An override's
/// own strategy must leave them open: full_shard or shard_grad_op.
llvm::Expected<UnitSharing> getSharing(const WrapOverrides &overrides,
                                       llvm::StringRef strategy,
                                       unsigned numAxes);

/// Whether ReshardRule knows what `reshard` says; "" says nothing.
bool isKnownReshard(llvm::StringRef reshard);

/// Answers by module name.
class WrapTable {
public:
  /// What is said of modules with a name.
  struct Entry {
    /// A glob pattern (see parseNamePattern). "" and kRootName are the root,
    /// which patterns do not match.
    std::string name;
    bool wrap = false;
    WrapOverrides overrides = {};
  };
  static constexpr llvm::StringLiteral kRootName = "<root>";

  /// Where several entries match a module, by any of its names, an exact one
  /// wins, then the longest, then the first of the alphabet. Fails if two
  /// entries have one name, or one is no pattern or has overrides that
  /// contradict each other.
  static llvm::Expected<WrapTable> create(std::vector<Entry> entries);

  /// Lets the table have the last word about each module it matches, and about
  /// the root concerning how, but not whether. What an entry does not set stays
  /// as it was decided. Returns what is wrong with entries that have no effect
  /// on any module.
  std::vector<std::string> apply(const WrapTree &tree, WrapPlan &plan) const;

  // Patterns refer to the entries' names.
  WrapTable(WrapTable &&) = default;
  WrapTable &operator=(WrapTable &&) = default;

private:
  struct Row : Entry {
    /// Nothing if the name is exact.
    std::optional<llvm::GlobPattern> pattern;
  };

  /// What an entry met so far.
  enum class Match { Nothing, Ignored, Module };

  WrapTable() = default;

  const Row *find(const WrapModule &module, bool isRoot,
                  std::vector<Match> &matches) const;
  void decide(const Entry &entry, bool isRoot, WrapDecision &decision) const;

  /// The most important ones first: exact names, then globs.
  std::vector<Row> entries;
  /// Of exact names in `entries`, which are the first ones.
  llvm::StringMap<unsigned> exact;
};

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_WRAP_WRAPOVERRIDES_H
