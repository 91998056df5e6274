//===- WrapOverrides.cpp - Sharding strategies and overrides --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/WrapOverrides.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

using namespace mlir::fsdp;
using llvm::StringRef;

static llvm::Error makeError(const llvm::Twine &text) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), text);
}

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
    return makeError("expected a strategy 'full_shard', 'shard_grad_op', "
                     "'no_shard', 'hybrid_shard', 'hybrid_shard_zero2' or "
                     "'replicate', got '" +
                     strategy + "'");
  if (numAxes != 2)
    return makeError(llvm::formatv("expected a grid of 2 axes (replicate, "
                                   "shard) for strategy '{0}', got {1}",
                                   strategy, numAxes));
  sharing.replicateAxes = {0};
  sharing.shardAxes = {1};
  sharing.reshards = strategy == "hybrid_shard";
  return sharing;
}

llvm::Expected<UnitSharing>
mlir::fsdp::getSharing(const WrapOverrides &overrides, StringRef strategy,
                       unsigned numAxes) {
  if (!overrides.strategy.empty())
    strategy = overrides.strategy;
  llvm::Expected<UnitSharing> sharing = getSharing(strategy, numAxes);
  if (!sharing || !overrides.axes)
    return sharing;
  sharing->shardAxes.clear();
  sharing->replicateAxes.clear();
  for (int64_t axis : *overrides.axes)
    if (axis < 0 || axis >= numAxes)
      return makeError(llvm::formatv(
          "expected axes of a grid of {0} axes, got axis {1}", numAxes, axis));
  for (int64_t axis : llvm::seq<int64_t>(0, numAxes))
    (llvm::is_contained(*overrides.axes, axis) ? sharing->shardAxes
                                               : sharing->replicateAxes)
        .push_back(axis);
  return sharing;
}

bool mlir::fsdp::isKnownPrecision(StringRef precision) {
  return llvm::is_contained({"full", "f16", "bf16", "f32", "f64"}, precision);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// Reads `{strategy, precision, axes}`.
static llvm::Error readOverrides(StringRef name,
                                 const llvm::json::Object &object,
                                 WrapOverrides &overrides) {
  auto expected = [&](StringRef what, StringRef key) {
    return makeError("expected " + what + " as '" + key + "' of '" + name +
                     "'");
  };
  for (const auto &[key, value] : object) {
    StringRef field = key;
    if (field == "axes") {
      const llvm::json::Array *list = value.getAsArray();
      overrides.axes.emplace();
      if (!list)
        return expected("a list of grid axes", field);
      for (const llvm::json::Value &axis : *list) {
        std::optional<int64_t> number = axis.getAsInteger();
        if (!number)
          return expected("a list of grid axes", field);
        overrides.axes->push_back(*number);
      }
      continue;
    }
    std::optional<StringRef> text = value.getAsString();
    if (field == "strategy") {
      // Two axes suit every strategy; the grid is checked with the unit.
      if (!text)
        return expected("a strategy", field);
      llvm::Expected<UnitSharing> known = getSharing(*text, 2);
      if (!known)
        return known.takeError();
      overrides.strategy = text->str();
    } else if (field == "precision") {
      if (!text || !isKnownPrecision(*text))
        return expected("'full', 'f16', 'bf16', 'f32' or 'f64'", field);
      overrides.precision = text->str();
    } else {
      return makeError("expected 'strategy', 'precision' or 'axes' in '" +
                       name + "', got '" + field + "'");
    }
  }
  return llvm::Error::success();
}

llvm::Expected<WrapTable> WrapTable::parse(StringRef json) {
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(json);
  if (!parsed)
    return parsed.takeError();
  const llvm::json::Object *object = parsed->getAsObject();
  if (!object)
    return makeError("expected an object from module names to overrides");
  WrapTable table;
  for (const auto &[key, value] : *object) {
    Entry &entry = table.entries.emplace_back();
    entry.name = StringRef(key).str();
    entry.exact =
        StringRef(entry.name).find_first_of("*?[{\\") == StringRef::npos;
    if (const llvm::json::Object *fields = value.getAsObject()) {
      if (llvm::Error error =
              readOverrides(entry.name, *fields, entry.overrides))
        return error;
      entry.wrap = !fields->empty();
    } else if (std::optional<bool> wrap = value.getAsBoolean()) {
      entry.wrap = *wrap;
    } else {
      return makeError("expected true, false or overrides for '" + entry.name +
                       "'");
    }
  }
  llvm::sort(table.entries, [](const Entry &a, const Entry &b) {
    return std::make_tuple(!a.exact, -int64_t(a.name.size()), a.name) <
           std::make_tuple(!b.exact, -int64_t(b.name.size()), b.name);
  });
  // Patterns refer to the names, which stay where they are from now on.
  for (Entry &entry : table.entries) {
    if (entry.exact)
      continue;
    auto pattern = llvm::GlobPattern::create(entry.name);
    if (!pattern)
      return makeError("expected a glob pattern, got '" + entry.name +
                       "': " + llvm::toString(pattern.takeError()));
    entry.pattern = std::move(*pattern);
  }
  return table;
}

std::vector<std::string> WrapTable::apply(const WrapTree &tree,
                                          WrapPlan &plan) const {
  std::vector<bool> matched(entries.size());
  for (size_t index = 0; index < tree.modules.size(); ++index) {
    const WrapModule &module = tree.modules[index];
    bool isRoot = index == 0;
    auto entry = llvm::find_if(entries, [&](const Entry &candidate) {
      return candidate.exact ? candidate.name == module.fqn
                             : !isRoot && candidate.pattern->match(module.fqn);
    });
    if (entry == entries.end())
      continue;
    matched[entry - entries.begin()] = true;
    WrapDecision &decision = plan.decisions[index];
    if (module.ignored)
      continue;
    if (!isRoot) {
      decision.wrapped = entry->wrap;
      decision.reason = "the overrides' entry '" + entry->name + "'" +
                        (entry->wrap ? "" : " refuses it");
    }
    if (entry->overrides.any())
      decision.overrides = entry->overrides;
  }
  llvm::erase_if(plan.again, [&](auto place) {
    const WrapModule &parent = tree.modules[place.first];
    return !plan.decisions[parent.children[place.second].module].wrapped;
  });
  std::vector<std::string> unmatched;
  for (auto [entry, found] : llvm::zip_equal(entries, matched))
    if (!found)
      unmatched.push_back(entry.name);
  return unmatched;
}
