//===- WrapOverrides.cpp - Sharding strategies and overrides --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Wrap/WrapOverrides.h"
#include "fsdp/Analysis/Wrap/ReshardRule.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::fsdp;
using llvm::ArrayRef;
using llvm::StringRef;

//===----------------------------------------------------------------------===//
// Strategies
//===----------------------------------------------------------------------===//

llvm::Expected<UnitSharing> mlir::fsdp::getSharing(StringRef strategy,
                                                   unsigned numAxes) {
  UnitSharing sharing;
  auto all = llvm::to_vector(llvm::seq<int64_t>(0, numAxes));
  if (strategy.empty() || strategy == "full_shard" ||
      strategy == "shard_grad_op") {
    sharing.shardAxes.assign(all.begin(), all.end());
    sharing.reshards = strategy != "shard_grad_op";
    return sharing;
  }
  if (strategy == "no_shard" || (strategy == "replicate" && numAxes == 1)) {
    sharing.replicateAxes.assign(all.begin(), all.end());
    sharing.reshards = false;
    return sharing;
  }
  if (strategy != "hybrid_shard" && strategy != "hybrid_shard_zero2" &&
      strategy != "replicate")
    return llvm::createStringError(
        "expected a strategy 'full_shard', 'shard_grad_op', "
        "'no_shard', 'hybrid_shard', 'hybrid_shard_zero2' or "
        "'replicate', got '" +
        strategy + "'");
  bool hybrid = strategy != "replicate";
  if (numAxes < 2 || (!hybrid && numAxes > 2))
    return llvm::createStringError(
        llvm::formatv("expected a grid of {0} axes (replicate, "
                      "shard) for strategy '{1}', got {2}",
                      hybrid ? "2 or more" : "2", strategy, numAxes));
  sharing.replicateAxes = {0};
  sharing.shardAxes.assign(all.begin() + 1, all.end());
  sharing.reshards = strategy == "hybrid_shard";
  return sharing;
}

/// Axes are different ones, and the strategy beside them does not name others.
static llvm::Error checkAxes(const WrapOverrides &overrides) {
  if (!overrides.axes)
    return overrides.replicateAxes
               ? llvm::createStringError(
                     "expected 'axes' beside 'replicate_axes'")
               : llvm::Error::success();
  llvm::SmallVector<int64_t> all(*overrides.axes);
  if (overrides.replicateAxes)
    llvm::append_range(all, *overrides.replicateAxes);
  for (auto [index, axis] : llvm::enumerate(all))
    if (llvm::is_contained(ArrayRef(all).take_front(index), axis))
      return llvm::createStringError(llvm::formatv(
          "expected each grid axis once, got axis {0} twice", axis));
  if (overrides.strategy.empty() || overrides.strategy == "full_shard" ||
      overrides.strategy == "shard_grad_op")
    return llvm::Error::success();
  return llvm::createStringError(
      "expected axes beside strategy 'full_shard' or "
      "'shard_grad_op' only, got strategy '" +
      overrides.strategy + "', which says itself what is cut");
}

llvm::Expected<UnitSharing>
mlir::fsdp::getSharing(const WrapOverrides &overrides, StringRef strategy,
                       unsigned numAxes) {
  if (!overrides.strategy.empty())
    strategy = overrides.strategy;
  llvm::Expected<UnitSharing> sharing = getSharing(strategy, numAxes);
  if (!sharing)
    return sharing;
  if (llvm::Error error = checkAxes(overrides))
    return error;
  if (!overrides.axes)
    return sharing;
  sharing->shardAxes.clear();
  sharing->replicateAxes.clear();
  ArrayRef<int64_t> cut = *overrides.axes, same;
  if (overrides.replicateAxes)
    same = *overrides.replicateAxes;
  for (int64_t axis : llvm::concat<const int64_t>(cut, same))
    if (axis < 0 || axis >= numAxes)
      return llvm::createStringError(llvm::formatv(
          "expected axes of a grid of {0} axes, got axis {1}", numAxes, axis));
  for (int64_t axis : llvm::seq<int64_t>(0, numAxes)) {
    if (llvm::is_contained(cut, axis))
      sharing->shardAxes.push_back(axis);
    else if (!overrides.replicateAxes || llvm::is_contained(same, axis))
      sharing->replicateAxes.push_back(axis);
  }
  // What every rank has whole is not freed.
  sharing->reshards &= !sharing->shardAxes.empty();
  return sharing;
}

bool mlir::fsdp::isKnownReshard(StringRef reshard) {
  llvm::Expected<ReshardRule> rule = ReshardRule::parse(reshard);
  if (rule)
    return !reshard.empty();
  llvm::consumeError(rule.takeError());
  return false;
}

//===----------------------------------------------------------------------===//
// Making tables
//===----------------------------------------------------------------------===//

static bool isExact(StringRef name) {
  return name.find_first_of("*?[{\\") == StringRef::npos;
}

llvm::Expected<WrapTable> WrapTable::create(std::vector<Entry> given) {
  WrapTable table;
  for (Entry &entry : given) {
    if (llvm::Error error = checkAxes(entry.overrides))
      return error;
    if (entry.name == kRootName)
      entry.name.clear();
    table.entries.push_back({std::move(entry), std::nullopt});
  }
  llvm::sort(table.entries, [](const Row &a, const Row &b) {
    auto rank = [](const Row &row) {
      return std::make_tuple(!isExact(row.name), -int64_t(row.name.size()),
                             StringRef(row.name));
    };
    return rank(a) < rank(b);
  });
  // Patterns refer to the names, which stay where they are from now on.
  for (auto [index, row] : llvm::enumerate(table.entries)) {
    if (isExact(row.name)) {
      if (!table.exact.try_emplace(row.name, index).second)
        return llvm::createStringError(
            row.name.empty()
                ? "expected the root once, got '' and '<root>'"
                : "expected each name once, got '" + row.name + "' twice");
      continue;
    }
    auto pattern = parseNamePattern(row.name);
    if (!pattern)
      return pattern.takeError();
    row.pattern = std::move(*pattern);
  }
  return table;
}

//===----------------------------------------------------------------------===//
// Applying tables
//===----------------------------------------------------------------------===//

/// The entry that counts for a module, or null; notes all that match.
const WrapTable::Row *WrapTable::find(const WrapModule &module, bool isRoot,
                                      std::vector<Match> &matches) const {
  size_t best = entries.size();
  auto meet = [&](size_t index) {
    best = std::min(best, index);
    Match match = module.ignored ? Match::Ignored : Match::Module;
    matches[index] = std::max(matches[index], match);
  };
  anyName(module, [&](StringRef name) {
    auto found = exact.find(name);
    if (found != exact.end())
      meet(found->second);
    return false;
  });
  for (size_t index = exact.size(); !isRoot && index < entries.size(); ++index)
    // Once it matched a module, only its rank among others counts.
    if ((best == entries.size() || matches[index] != Match::Module) &&
        anyName(module, [&](StringRef name) {
          return entries[index].pattern->match(name);
        }))
      meet(index);
  return best == entries.size() ? nullptr : &entries[best];
}

void WrapTable::decide(const Entry &entry, bool isRoot,
                       WrapDecision &decision) const {
  if (!isRoot) {
    decision.wrapped = entry.wrap;
    decision.reason = "the overrides' entry '" + entry.name + "'" +
                      (entry.wrap ? "" : " refuses it");
  }
  decision.overrides.replaceBy(entry.overrides);
}

std::vector<std::string> WrapTable::apply(const WrapTree &tree,
                                          WrapPlan &plan) const {
  std::vector<Match> matches(entries.size(), Match::Nothing);
  for (size_t index = 0; index < tree.modules.size(); ++index) {
    const WrapModule &module = tree.modules[index];
    const Row *entry = find(module, index == 0, matches);
    if (entry && !module.ignored)
      decide(*entry, index == 0, plan.decisions[index]);
  }
  llvm::erase_if(plan.again, [&](auto place) {
    const WrapModule &parent = tree.modules[place.first];
    return !plan.decisions[parent.children[place.second].module].wrapped;
  });
  std::vector<std::string> problems;
  for (auto [entry, match] : llvm::zip_equal(entries, matches)) {
    if (match == Match::Nothing)
      problems.push_back("'" + entry.name + "' matches no module");
    else if (match == Match::Ignored && (entry.wrap || entry.overrides.any()))
      problems.push_back("'" + entry.name +
                         "' matches ignored modules only, which are no units");
    else if (entry.name.empty() && !entry.wrap && !entry.overrides.any())
      problems.push_back("the root can't be refused, it is always a unit");
  }
  return problems;
}
