//===- Windows.cpp - Where a unit's parameters must be whole --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Wrap/Windows.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <limits>

using namespace mlir::fsdp;

namespace {
/// Smallest range that holds all positions added to it.
struct Range {
  int64_t first = std::numeric_limits<int64_t>::max();
  int64_t last = std::numeric_limits<int64_t>::min();

  void add(int64_t position) {
    first = std::min(first, position);
    last = std::max(last, position);
  }
  bool empty() const { return first > last; }
};
} // namespace

unsigned WindowPlan::windowAt(int64_t position) const {
  unsigned index = 0;
  while (index + 1 < windows.size() && windows[index + 1].first <= position)
    ++index;
  return index;
}

/// Adds the windows of one part; its uses are sorted.
static void planPart(llvm::ArrayRef<ParamUse> uses, bool cut,
                     WindowPlan &plan) {
  Range forward, backward;
  for (const ParamUse &use : uses)
    (use.forward ? forward : backward).add(use.position);
  bool twoPhases = !forward.empty() && !backward.empty();
  bool ordered = !twoPhases || forward.last < backward.first;
  plan.interleaved |= cut && !ordered;
  const ParamUse *previous = nullptr;
  for (const ParamUse &use : uses) {
    bool begins = cut && ordered && previous &&
                  (previous->forward != use.forward ||
                   (use.forward && previous->call != use.call));
    if (!previous || begins)
      plan.windows.push_back({use.position, use.position});
    plan.windows.back().last = use.position;
    previous = &use;
  }
}

WindowPlan mlir::fsdp::planWindows(llvm::ArrayRef<ParamUse> uses, bool cut) {
  llvm::SmallVector<ParamUse> sorted(uses);
  llvm::sort(sorted, [](const ParamUse &a, const ParamUse &b) {
    return a.position < b.position;
  });
  WindowPlan plan;
  for (llvm::ArrayRef<ParamUse> rest = sorted; !rest.empty();) {
    llvm::ArrayRef<ParamUse> part = rest.take_while(
        [&](const ParamUse &use) { return use.part == rest.front().part; });
    planPart(part, cut, plan);
    rest = rest.drop_front(part.size());
  }
  return plan;
}
