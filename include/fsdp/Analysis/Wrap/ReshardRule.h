//===- ReshardRule.h - What ranks keep after forward ---------- -*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// When the whole parameters of a unit are freed between forward and backward,
// and how many ranks keep them together. Plain data, no IR.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_WRAP_RESHARDRULE_H
#define FSDP_ANALYSIS_WRAP_RESHARDRULE_H

#include "fsdp/Analysis/Wrap/WrapOverrides.h"

namespace mlir::fsdp {

/// What the user asks for.
struct ReshardRule {
  enum Kind {
    /// As the strategy says; the root stays whole.
    Default,
    /// Freed after forward, the root too.
    Always,
    /// Kept until after backward.
    Never,
    /// Freed after forward, but groups of `ranks` ranks keep it.
    Group,
  };
  Kind kind = Default;
  int64_t ranks = 0;

  /// Parses "" (the default), "true", "false", "auto" (freed as with "true",
  /// which a scheduler by costs may undo) and a positive number.
  static llvm::Expected<ReshardRule> parse(llvm::StringRef text);
};

/// What becomes of one unit.
struct ReshardDecision {
  /// Whether the whole parameters are freed between forward and backward.
  bool frees = false;
  /// If they are: how many ranks keep them together; 0 if the shards alone are
  /// left.
  int64_t keptBy = 0;
};

/// Applies the rule to a unit on a grid of these sizes. A group of one rank is
/// the same as never, one of all ranks the same as always; other groups must be
/// ranks that differ along the last axes of the grid only.
llvm::Expected<ReshardDecision> decideReshard(const ReshardRule &rule,
                                              bool isRoot,
                                              const UnitSharing &sharing,
                                              llvm::ArrayRef<int64_t> shape);

/// How many of the last axes hold exactly `ranks` ranks; nothing if none do.
std::optional<unsigned> countLastAxes(llvm::ArrayRef<int64_t> shape,
                                      int64_t ranks);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_WRAP_RESHARDRULE_H
