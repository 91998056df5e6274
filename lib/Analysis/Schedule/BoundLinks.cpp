//===- BoundLinks.cpp - How long links are busy at least ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BoundComputation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace mlir::fsdp;

/// The most that keeping can save among the jobs of W(boundary, due).
double BoundComputation::findSaving(int64_t boundary, int64_t due,
                                    llvm::ArrayRef<const Job *> byRatio,
                                    Room room) const {
  double saved = 0;
  auto free = static_cast<double>(room.bytes);
  for (const Job *job : byRatio) {
    if (job->head < boundary || job->due > due)
      continue;
    bool isHeld = job->gapFirst <= room.segment && room.segment <= job->gapLast;
    auto held = static_cast<double>(isHeld ? job->held : 0);
    if (held <= free) {
      saved += job->saving;
      free -= held;
    } else {
      saved += job->saving * (free / held);
      free = 0;
    }
  }
  return saved;
}

namespace {
/// What collectives that may share buckets have in latencies at least.
struct BucketLatency {
  double latency, bytes = 0;

  double getLeast(int64_t largestBucket) const {
    auto most = static_cast<double>(std::max<int64_t>(1, largestBucket));
    return latency * std::max(1.0, std::ceil(bytes / most));
  }
};
} // namespace

/// The latencies of the buckets of each kind.
using BucketLatencies = llvm::SmallDenseMap<unsigned, BucketLatency, 4>;

/// Adds a job to the buckets of its kind; returns what that adds in latencies.
static double addLatency(BucketLatencies &buckets, const Job &job,
                         int64_t largestBucket) {
  auto [it, isNew] = buckets.try_emplace(job.kind, BucketLatency{job.latency});
  BucketLatency &bucket = it->second;
  double before = isNew ? 0 : bucket.getLeast(largestBucket);
  bucket.latency = std::min(bucket.latency, job.latency);
  bucket.bytes += static_cast<double>(job.bytes);
  return bucket.getLeast(largestBucket) - before;
}

/// Applies the link's inequality for one boundary and the jobs of one link,
/// which are in order of their due segments.
void BoundComputation::relaxLink(int64_t boundary,
                                 llvm::ArrayRef<const Job *> jobs, Room room) {
  llvm::SmallVector<const Job *> byRatio;
  for (const Job *job : jobs)
    if (job->saving > 0 && job->head >= boundary)
      byRatio.push_back(job);
  llvm::sort(byRatio, savesMore);
  double work = 0, latencies = 0;
  BucketLatencies buckets;
  for (auto [i, job] : llvm::enumerate(jobs)) {
    if (job->head >= boundary) {
      work += job->transfer;
      // Only what must be transferred whatever is kept needs a latency.
      if (job->saving == 0 && job->latency > 0)
        latencies += addLatency(buckets, *job, largestBucket);
    }
    bool isLast = i + 1 == jobs.size() || jobs[i + 1]->due != job->due;
    if (!isLast || job->due < boundary)
      continue;
    double bound = work + latencies + getTail(job->due);
    // Savings take time to find; look only where they can matter.
    if (bound > result.remaining[boundary] && !byRatio.empty())
      bound -= findSaving(boundary, job->due, byRatio, room);
    result.remaining[boundary] = std::max(result.remaining[boundary], bound);
  }
}

/// The link's inequality where a gather has no head: its buffer, or what is
/// kept instead, is among those that fit into the segment before, or it starts
/// behind that.
void BoundComputation::relaxMemory(int64_t boundary) {
  std::vector<Job> copies;
  Room before = getRoom(boundary - 1);
  for (const Job &job : jobs) {
    if (!job.isGather && job.head >= boundary && step.sharedLink)
      copies.push_back(job);
    const CostedWindow *window =
        job.isGather ? &step.windows[job.number] : nullptr;
    if (!window || window->first < boundary)
      continue;
    Job &copy = copies.emplace_back(job);
    copy.head = boundary;
    copy.gapFirst = copy.gapLast = before.segment;
    copy.held = window->bytes;
    copy.saving = job.transfer;
    bool mayHold = window->options.size() > 1;
    for (const WindowOption &option : window->options)
      if (option.heldBytes > 0)
        copy.held = std::min(copy.held, option.heldBytes);
    // While the window before lasts, keeping takes nothing more.
    if (window->previous >= 0 &&
        step.windows[window->previous].last >= before.segment) {
      copy.held = 0;
      copy.saving = mayHold ? job.transfer : 0;
    }
  }
  llvm::SmallVector<const Job *> list;
  for (const Job &copy : copies)
    list.push_back(&copy);
  relaxLink(boundary, list, before);
}
