//===- Windows.cpp - Where a unit's parameters must be whole --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Windows.h"
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

WindowPlan mlir::fsdp::planWindows(llvm::ArrayRef<ParamUse> uses, bool cut) {
  Range forward, backward, all;
  for (const ParamUse &use : uses) {
    (use.forward ? forward : backward).add(use.position);
    all.add(use.position);
  }
  WindowPlan plan;
  if (all.empty())
    return plan;
  bool twoPhases = !forward.empty() && !backward.empty();
  bool ordered = twoPhases && forward.last < backward.first;
  plan.interleaved = cut && twoPhases && !ordered;
  if (cut && ordered)
    plan.windows = {{forward.first, forward.last},
                    {backward.first, backward.last}};
  else
    plan.windows = {{all.first, all.last}};
  return plan;
}
