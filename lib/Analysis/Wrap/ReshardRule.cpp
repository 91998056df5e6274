//===- ReshardRule.cpp - What ranks keep after forward --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Wrap/ReshardRule.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::fsdp;

llvm::Expected<ReshardRule> ReshardRule::parse(llvm::StringRef text) {
  ReshardRule rule;
  if (text.empty())
    return rule;
  // What is freed, the scheduler may keep.
  if (text == "true" || text == "false" || text == "auto") {
    rule.kind = text == "false" ? Never : Always;
    return rule;
  }
  if (text.getAsInteger(10, rule.ranks) || rule.ranks < 1)
    return llvm::createStringError(
        "expected reshard 'true', 'false', 'auto' or a number of "
        "ranks, got '" +
        text + "'");
  rule.kind = Group;
  return rule;
}

std::optional<unsigned> mlir::fsdp::countLastAxes(llvm::ArrayRef<int64_t> shape,
                                                  int64_t ranks) {
  int64_t product = 1;
  for (unsigned count = 1; count <= shape.size(); ++count) {
    product *= shape[shape.size() - count];
    if (product == ranks)
      return count;
    if (product > ranks)
      break;
  }
  return std::nullopt;
}

/// The grid on which so many ranks are the last axes: the cut axes are split,
/// or joined and split; nothing if others stand behind a cut one.
static std::string suggestGrid(int64_t ranks, int64_t world,
                               const UnitSharing &sharing,
                               llvm::ArrayRef<int64_t> shape) {
  std::string grid;
  for (auto axis : llvm::seq<int64_t>(0, shape.size())) {
    if (llvm::is_contained(sharing.shardAxes, axis))
      continue;
    if (axis > sharing.shardAxes.front())
      return "";
    grid += llvm::formatv("{0}x", shape[axis]);
  }
  return llvm::formatv("; {0} {1} ranks use a grid of {2}{3}x{4}",
                       grid.empty() ? "on" : "cut over", world, grid,
                       world / ranks, ranks);
}

/// The decision for a group of some, but not all ranks of the unit.
static llvm::Expected<ReshardDecision>
keepInGroup(int64_t ranks, int64_t world, const UnitSharing &sharing,
            llvm::ArrayRef<int64_t> shape) {
  if (world < 1)
    return llvm::createStringError(
        "expected known sizes of the grid's axes to group ranks");
  if (world % ranks != 0)
    return llvm::createStringError(llvm::formatv(
        "expected the {0} ranks that it is cut over to be a multiple of the "
        "{1} ranks that keep it after forward",
        world, ranks));
  std::optional<unsigned> count = countLastAxes(shape, ranks);
  bool fits = count.has_value();
  for (unsigned i = 0; fits && i < *count; ++i)
    fits = llvm::is_contained(sharing.shardAxes,
                              static_cast<int64_t>(shape.size() - 1 - i));
  if (!fits)
    return llvm::createStringError(llvm::formatv(
        "expected the {0} ranks that keep it after forward to be the last axes "
        "of the grid{1}",
        ranks, suggestGrid(ranks, world, sharing, shape)));
  ReshardDecision decision;
  decision.frees = true;
  decision.keptBy = ranks;
  return decision;
}

llvm::Expected<ReshardDecision>
mlir::fsdp::decideReshard(const ReshardRule &rule, bool isRoot,
                          const UnitSharing &sharing,
                          llvm::ArrayRef<int64_t> shape) {
  ReshardDecision decision;
  int64_t world = 1;
  for (int64_t axis : sharing.shardAxes)
    world = shape[axis] < 1 ? 0 : world * shape[axis];
  switch (rule.kind) {
  case ReshardRule::Default:
    decision.frees = sharing.reshards && !isRoot;
    return decision;
  case ReshardRule::Never:
    return decision;
  case ReshardRule::Always:
    decision.frees = !sharing.shardAxes.empty();
    return decision;
  case ReshardRule::Group:
    if (sharing.shardAxes.empty() || rule.ranks == 1)
      return decision;
    decision.frees = true;
    if (rule.ranks == world)
      return decision;
    return keepInGroup(rule.ranks, world, sharing, shape);
  }
  llvm_unreachable("unknown kind");
}
