//===- WrapPlan.h - Applies a wrap policy to a module tree ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks a module tree the way PyTorch's wrapping does, on plain data. Time is
// linear in the tree: a module that is reached twice is decided once.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_WRAP_WRAPPLAN_H
#define FSDP_ANALYSIS_WRAP_WRAPPLAN_H

#include "fsdp/Analysis/Wrap/WrapPolicy.h"

namespace mlir::fsdp {

/// A module tree; modules and tensors may be shared.
struct WrapTree {
  /// Every module once; the root is the first.
  std::vector<WrapModule> modules;
  /// Elements of each parameter; 0 of ignored ones.
  std::vector<int64_t> numels;

  /// Elements in the subtree of each module, shared tensors counted once;
  /// without the subtrees of modules below that are set in `without`, if that
  /// is not empty.
  std::vector<int64_t>
  countSubtrees(const std::vector<bool> &without = {}) const;

  /// Fills in the further names of modules from those that children have under
  /// their parents. Takes time linear in the number of names.
  void findOtherNames();
};

/// What was decided about one module.
struct WrapDecision {
  bool wrapped = false;
  /// Whether the policy was asked.
  bool reached = false;
  std::string reason;
  /// Elements of the subtree.
  int64_t numel = 0;
  WrapOverrides overrides;
};

/// The decisions about a tree.
struct WrapPlan {
  /// By module.
  std::vector<WrapDecision> decisions;
  /// Wrapped modules that are reached, and wrapped, under a second name too:
  /// units that own nothing. (parent, position among its children)
  std::vector<std::pair<unsigned, unsigned>> again;

  /// Elements in the subtree of each module without what lies in wrapped
  /// modules below: what its unit has to hold, or what it leaves to the unit
  /// around it.
  std::vector<int64_t> countRemainders(const WrapTree &tree) const;
};

/// Asks the policy about the modules of the tree. With `onlyChildren` the root
/// itself is not wrapped: its unit exists anyway.
WrapPlan planWrapping(const WrapTree &tree, const WrapPolicy &policy,
                      bool onlyChildren = true);

/// Something that has no effect, and what helps.
struct WrapProblem {
  std::string message, note;
};

/// The names in the policy that match no module, each once.
std::vector<WrapProblem> findUnmatchedNames(const WrapTree &tree,
                                            const WrapPolicy &policy);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_WRAP_WRAPPLAN_H
