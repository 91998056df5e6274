//===- WrapPlan.cpp - Applies a wrap policy to a module tree --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Wrap/WrapPlan.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"

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
  SubtreeCounter(const WrapTree &tree, const std::vector<bool> &without)
      : tree(tree), without(without), state(tree.modules.size()),
        parents(tree.modules.size()), names(tree.numels.size()),
        sums(tree.modules.size()), shared(tree.modules.size()) {
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
  bool isLeftOut(unsigned index) const {
    return !without.empty() && without[index];
  }

  void addShared(unsigned index, unsigned param) {
    if (shared[index].insert(param).second)
      sharedNumel[index] += tree.numels[param];
  }

  void absorb(unsigned index, unsigned child) {
    if (isLeftOut(child))
      return;
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
        if (!isLeftOut(next.module) && seen.insert(next.module).second)
          pending.push_back(next.module);
    }
  }

  const WrapTree &tree;
  const std::vector<bool> &without;
  std::vector<bool> state;
  std::vector<unsigned> parents, names;
  std::vector<int64_t> sums, sharedNumel, totals;
  std::vector<llvm::DenseSet<unsigned>> shared;
};
} // namespace

std::vector<int64_t>
WrapTree::countSubtrees(const std::vector<bool> &without) const {
  return SubtreeCounter(*this, without).run();
}

std::vector<int64_t> WrapPlan::countRemainders(const WrapTree &tree) const {
  std::vector<bool> wrapped;
  for (const WrapDecision &decision : decisions)
    wrapped.push_back(decision.wrapped);
  return tree.countSubtrees(wrapped);
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

namespace {
/// Names modules that are met again.
struct OtherNames {
  WrapTree &tree;
  /// The modules above.
  llvm::SmallVector<unsigned> path = {};

  /// Gives a name to a module, and so further ones to those below it.
  void add(unsigned index, const std::string &name) {
    // A module below itself has no end of names.
    if (llvm::is_contained(path, index))
      return;
    tree.modules[index].otherNames.push_back(name);
    path.push_back(index);
    size_t prefix = tree.modules[index].fqn.size();
    for (const WrapModule::Child &child : tree.modules[index].children)
      add(child.module, name + (prefix ? "" : ".") + child.fqn.substr(prefix));
    path.pop_back();
  }
};
} // namespace

void WrapTree::findOtherNames() {
  OtherNames names{*this};
  for (const WrapModule &module : modules)
    for (const WrapModule::Child &child : module.children)
      if (child.fqn != modules[child.module].fqn)
        names.add(child.module, child.fqn);
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
    for (auto [decision, numel] : llvm::zip_equal(plan.decisions, numels))
      decision.numel = numel;
  }

  /// Returns how many elements of the subtree lie in wrapped modules.
  int64_t visit(unsigned index, bool onlyChildren) {
    const WrapModule &module = tree.modules[index];
    WrapDecision &decision = plan.decisions[index];
    if (decision.reached)
      return wrappedNumel[index];
    decision.reached = true;
    if (!policy.enters(module, decision.numel)) {
      decision.reason = policy.describeRefusal(module, decision.numel);
      return 0;
    }
    int64_t wrapped = visitChildren(index);
    if (!onlyChildren) {
      WrapAnswer answer =
          policy.wraps(module, decision.numel, decision.numel - wrapped);
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
    decision.numel = numels[index];
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

//===----------------------------------------------------------------------===//
// Names in policies
//===----------------------------------------------------------------------===//

/// The names, quoted; the first few of many.
static std::string listNames(llvm::ArrayRef<llvm::StringRef> names) {
  llvm::ArrayRef<llvm::StringRef> listed = names.take_front(10);
  std::string text = "'" + llvm::join(listed, "', '") + "'";
  if (names.size() > listed.size())
    text += llvm::formatv(" and {0} more", names.size() - listed.size());
  return text;
}

std::vector<WrapProblem>
mlir::fsdp::findUnmatchedNames(const WrapTree &tree, const WrapPolicy &policy) {
  llvm::SetVector<llvm::StringRef> classes, modules;
  for (const WrapModule &module : tree.modules) {
    classes.insert(llvm::StringRef(module.className)
                       .drop_front(module.className.rfind('.') + 1));
    if (!module.fqn.empty())
      modules.insert(module.fqn);
  }
  std::vector<WrapProblem> problems;
  llvm::StringSet<> seen;
  policy.forEachName([&](const PolicyName &name) {
    if (llvm::any_of(tree.modules, name.matches))
      return;
    std::string message = llvm::formatv(
        "{0} '{1}' of the wrap policy matches no module", name.kind, name.name);
    if (!seen.insert(message).second)
      return;
    bool isPattern = name.kind == "pattern";
    std::string note =
        isPattern && modules.empty()
            ? "the model has no module below its root"
            : (isPattern ? "the model's modules are "
                         : "the model's classes are ") +
                  listNames((isPattern ? modules : classes).getArrayRef());
    problems.push_back({std::move(message), std::move(note)});
  });
  return problems;
}
