//===- BoundConflicts.cpp - Memory that is too small for two buffers ------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BoundComputation.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::fsdp;

/// What must be transferred between two segments.
void BoundComputation::findForcedWork() {
  conflicts.resize(step.segments.size());
  for (const Job &job : jobs) {
    if (job.head < job.due || job.due >= static_cast<int64_t>(conflicts.size()))
      continue;
    Conflict &conflict = conflicts[job.due];
    (job.isGather ? conflict.gathers : conflict.reductions) +=
        job.transfer - job.saving;
  }
}

/// Finds the segments in which a reduction of the segment before and a gather
/// for the segment behind cannot both be alive.
void BoundComputation::findConflicts() {
  findForcedWork();
  llvm::SmallVector<const Job *> gathers(conflicts.size() + 1),
      reductions(conflicts.size() + 1);
  auto choose = [](const Job *&chosen, const Job &job) {
    if (!chosen || chosen->transfer < job.transfer)
      chosen = &job;
  };
  for (const Job &job : jobs)
    choose((job.isGather ? gathers
                         : reductions)[job.isGather ? job.due : job.head],
           job);
  for (size_t k = 0; k < conflicts.size(); ++k) {
    if (gathers[k]) {
      const CostedWindow &window = step.windows[gathers[k]->number];
      conflicts[k].gather = gathers[k]->transfer;
      for (const WindowOption &option : window.options)
        if (!isKept(option))
          conflicts[k].gather = std::min(conflicts[k].gather, option.transfer);
    }
    const Job *gather = gathers[k + 1], *reduction = reductions[k];
    if (!gather || !reduction || gather->gapFirst > static_cast<int64_t>(k))
      continue;
    int64_t bytes = step.windows[gather->number].bytes;
    if (needed[k] + bytes + reduction->bytes > limit)
      conflicts[k].reduction = reduction->transfer;
  }
}

/// The least time from the end of the segment before; see the header. With
/// `isLate` the segment's own gather starts only then.
double BoundComputation::relaxConflict(int64_t segment, bool isLate) const {
  const Conflict &conflict = conflicts[segment];
  auto getGap = [&](bool isReduced) {
    double gathers = isLate ? conflict.gather : 0;
    double reductions = isReduced ? conflict.reduction : 0;
    gathers = std::max(gathers, conflict.gathers);
    reductions = std::max(reductions, conflict.reductions);
    return step.sharedLink ? gathers + reductions
                           : std::max(gathers, reductions);
  };
  double seconds = step.segments[segment].seconds;
  double reduced = getGap(true) + seconds + result.remaining[segment + 1];
  if (conflict.reduction == 0)
    return reduced;
  return std::min(reduced, getGap(false) + seconds + late[segment + 1]);
}
