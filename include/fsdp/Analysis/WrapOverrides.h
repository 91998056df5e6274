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

#ifndef FSDP_ANALYSIS_WRAPOVERRIDES_H
#define FSDP_ANALYSIS_WRAPOVERRIDES_H

#include "fsdp/Analysis/WrapPlan.h"
#include "llvm/Support/GlobPattern.h"

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
/// * hybrid_shard, hybrid_shard_zero2: cut over the second of two axes and the
///   same along the first; freed after forward, or kept;
/// * replicate: of one axis as no_shard; of two, cut over the second, whose
/// size
///   must be 1, and the same along the first.
///
/// "" is full_shard.
llvm::Expected<UnitSharing> getSharing(llvm::StringRef strategy,
                                       unsigned numAxes);

/// As above, with a unit's overrides: `axes` replaces the strategy's shard
/// axes, and the other ones are replicated.
llvm::Expected<UnitSharing> getSharing(const WrapOverrides &overrides,
                                       llvm::StringRef strategy,
                                       unsigned numAxes);

/// Whether a precision is "full" or the name of a float type.
bool isKnownPrecision(llvm::StringRef precision);

/// Answers by module name.
class WrapTable {
public:
  /// Parses `{GLOB: true | false | {strategy, precision, axes}}`. `true` wraps,
  /// `false` and `{}` do not. Where several names match a module, an exact one
  /// wins, then the longest, then the first of the alphabet.
  static llvm::Expected<WrapTable> parse(llvm::StringRef json);

  /// Lets the table have the last word about each module it matches, and about
  /// the root ("") concerning how, but not whether. Returns the names that
  /// match no module.
  std::vector<std::string> apply(const WrapTree &tree, WrapPlan &plan) const;

  // Patterns refer to the entries' names.
  WrapTable(WrapTable &&) = default;
  WrapTable &operator=(WrapTable &&) = default;

private:
  struct Entry {
    std::string name;
    std::optional<llvm::GlobPattern> pattern;
    bool exact = true;
    bool wrap = false;
    WrapOverrides overrides;
  };

  WrapTable() = default;

  std::vector<Entry> entries;
};

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_WRAPOVERRIDES_H
