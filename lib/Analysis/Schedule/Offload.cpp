//===- Offload.cpp - When offloaded values are on the device --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/Offload.h"
#include <algorithm>

using namespace mlir::fsdp;

/// The nearest position up to `position` from which on the ops before it touch
/// so many bytes; the first one behind a barrier if there is too little.
static int64_t walkUp(const std::vector<OffloadOp> &ops, int64_t position,
                      int64_t bytes) {
  for (int64_t seen = 0; position > 0 && seen < bytes; --position) {
    const OffloadOp &op = ops[static_cast<size_t>(position - 1)];
    if (op.isBarrier)
      break;
    seen += op.work;
  }
  return position;
}

/// The same from `position` on.
static int64_t walkDown(const std::vector<OffloadOp> &ops, int64_t position,
                        int64_t bytes) {
  auto end = static_cast<int64_t>(ops.size());
  for (int64_t seen = 0; position < end && seen < bytes; ++position) {
    const OffloadOp &op = ops[static_cast<size_t>(position)];
    if (op.isBarrier)
      break;
    seen += op.work;
  }
  return position;
}

/// Plans the stays of one value.
static void planValue(const std::vector<OffloadOp> &ops,
                      const OffloadValue &value, size_t number,
                      std::vector<OffloadStay> &stays) {
  std::vector<OffloadUse> uses = value.uses;
  std::sort(uses.begin(), uses.end(),
            [](const OffloadUse &a, const OffloadUse &b) {
              return a.first < b.first;
            });
  size_t begin = stays.size();
  for (const OffloadUse &use : uses) {
    int64_t fetch = walkUp(ops, use.first, value.bytes);
    OffloadStay *previous = stays.size() > begin ? &stays.back() : nullptr;
    if (previous && fetch <= previous->last + 1) {
      previous->last = std::max(previous->last, use.last);
      previous->writes |= use.writes;
      continue;
    }
    // What is stored is there before it is fetched again.
    if (previous)
      previous->stored =
          std::min(walkDown(ops, previous->last + 1, value.bytes), fetch);
    stays.push_back({number, fetch, use.first, use.last, use.writes, 0});
  }
  if (stays.size() > begin)
    stays.back().stored = walkDown(ops, stays.back().last + 1, value.bytes);
}

std::vector<OffloadStay>
mlir::fsdp::planOffload(const std::vector<OffloadOp> &ops,
                        const std::vector<OffloadValue> &values) {
  std::vector<OffloadStay> stays;
  for (size_t number = 0; number < values.size(); ++number)
    planValue(ops, values[number], number, stays);
  return stays;
}
