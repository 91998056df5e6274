//===- WrapPlan.cpp - Applies a wrap policy to a module tree --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/WrapPlan.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

namespace {
/// Bottom-up sums. What has one name only is added up; what has several is kept
/// in sets, the bigger of which absorbs the smaller, so that each tensor counts
/// once in each subtree.
class SubtreeCounter {
public:
  SubtreeCounter(const WrapTree &tree)
      : tree(tree), state(tree.modules.size()), parents(tree.modules.size()),
        names(tree.numels.size()), sums(tree.modules.size()),
        shared(tree.modules.size()) {
    for (const WrapModule &module : tree.modules) {
      for (const WrapModule::Child &child : module.children)
        ++parents[child.module];
      for (unsigned param : module.params)
        ++names[param];
    }
  }

  void visit(unsigned index) {
    if (state[index])
      return;
    state[index] = true;
    const WrapModule &module = tree.modules[index];
    for (unsigned param : module.params)
      if (names[param] == 1)
        sums[index] += tree.numels[param];
      else
        addShared(index, param);
    for (const WrapModule::Child &child : module.children) {
      visit(child.module);
      absorb(index, child.module);
    }
    totals[index] = sums[index] + sharedNumel[index];
  }

  std::vector<int64_t> run() {
    totals.resize(tree.modules.size());
    sharedNumel.resize(tree.modules.size());
    if (!tree.modules.empty())
      visit(0);
    return std::move(totals);
  }

private:
  void addShared(unsigned index, unsigned param) {
    if (shared[index].insert(param).second)
      sharedNumel[index] += tree.numels[param];
  }

  void absorb(unsigned index, unsigned child) {
    if (parents[child] > 1) {
      addAll(index, child);
      return;
    }
    sums[index] += sums[child];
    if (shared[child].size() > shared[index].size()) {
      std::swap(shared[child], shared[index]);
      std::swap(sharedNumel[child], sharedNumel[index]);
    }
    for (unsigned param : shared[child])
      addShared(index, param);
    shared[child].clear();
  }

  /// A module with several names: every tensor below has several, too.
  void addAll(unsigned index, unsigned child) {
    llvm::SmallVector<unsigned> pending = {child};
    llvm::DenseSet<unsigned> seen = {child};
    while (!pending.empty()) {
      const WrapModule &module = tree.modules[pending.pop_back_val()];
      for (unsigned param : module.params)
        addShared(index, param);
      for (const WrapModule::Child &next : module.children)
        if (seen.insert(next.module).second)
          pending.push_back(next.module);
    }
  }

  const WrapTree &tree;
  std::vector<bool> state;
  std::vector<unsigned> parents, names;
  std::vector<int64_t> sums, sharedNumel, totals;
  std::vector<llvm::DenseSet<unsigned>> shared;
};
} // namespace

std::vector<int64_t> WrapTree::countSubtrees() const {
  return SubtreeCounter(*this).run();
}

//===----------------------------------------------------------------------===//
// Walks
//===----------------------------------------------------------------------===//

namespace {
/// PyTorch's `_recursive_wrap`.
class RecursiveWrapper {
public:
  RecursiveWrapper(const WrapTree &tree, const WrapPolicy &policy)
      : tree(tree), policy(policy), numels(tree.countSubtrees()),
        wrappedNumel(tree.modules.size()) {
    plan.decisions.resize(tree.modules.size());
  }

  /// Returns how many elements of the subtree lie in wrapped modules.
  int64_t visit(unsigned index, bool onlyChildren) {
    const WrapModule &module = tree.modules[index];
    WrapDecision &decision = plan.decisions[index];
    if (decision.reached)
      return wrappedNumel[index];
    decision.reached = true;
    decision.numel = decision.remainder = numels[index];
    if (!policy.enters(module, decision.numel)) {
      decision.reason = policy.describeRefusal(module, decision.numel);
      return 0;
    }
    int64_t wrapped = visitChildren(index);
    decision.remainder = decision.numel - wrapped;
    if (!onlyChildren) {
      WrapAnswer answer =
          policy.wraps(module, decision.numel, decision.remainder);
      decision.wrapped = answer.wrap;
      decision.reason = std::move(answer.reason);
      decision.overrides = std::move(answer.overrides);
    }
    return wrappedNumel[index] = decision.wrapped ? decision.numel : wrapped;
  }

  WrapPlan plan;

private:
  /// A second name under one parent is not another child.
  int64_t visitChildren(unsigned index) {
    int64_t wrapped = 0;
    llvm::SmallSet<unsigned, 8> seen;
    for (auto [position, child] :
         llvm::enumerate(tree.modules[index].children)) {
      if (!seen.insert(child.module).second ||
          tree.modules[child.module].ignored)
        continue;
      bool again = plan.decisions[child.module].reached;
      wrapped += visit(child.module, /*onlyChildren=*/false);
      if (again && plan.decisions[child.module].wrapped)
        plan.again.push_back({index, static_cast<unsigned>(position)});
    }
    return wrapped;
  }

  const WrapTree &tree;
  const WrapPolicy &policy;
  std::vector<int64_t> numels, wrappedNumel;
};
} // namespace

/// PyTorch's `_Policy` objects: a table over all modules.
static WrapPlan planPerModule(const WrapTree &tree, const WrapPolicy &policy,
                              bool onlyChildren) {
  WrapPlan plan;
  plan.decisions.resize(tree.modules.size());
  std::vector<int64_t> numels = tree.countSubtrees();
  for (auto [index, module] : llvm::enumerate(tree.modules)) {
    WrapDecision &decision = plan.decisions[index];
    decision.numel = decision.remainder = numels[index];
    if (module.ignored || (index == 0 && onlyChildren))
      continue;
    WrapAnswer answer = policy.wraps(module, numels[index], numels[index]);
    decision.reached = true;
    decision.wrapped = answer.wrap;
    decision.reason = std::move(answer.reason);
    decision.overrides = std::move(answer.overrides);
  }
  return plan;
}

WrapPlan mlir::fsdp::planWrapping(const WrapTree &tree,
                                  const WrapPolicy &policy, bool onlyChildren) {
  if (tree.modules.empty())
    return {};
  if (policy.isPerModule())
    return planPerModule(tree, policy, onlyChildren);
  RecursiveWrapper wrapper(tree, policy);
  wrapper.visit(0, onlyChildren);
  return std::move(wrapper.plan);
}
