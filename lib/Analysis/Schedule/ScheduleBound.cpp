//===- ScheduleBound.cpp - Lower bounds of time and memory ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BoundComputation.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::fsdp;

/// For steps of more collectives the memory of a single segment is considered.
static constexpr size_t kManyJobs = 800;

/// The memory rule for gathers; see the header.
void BoundComputation::findEarliest() {
  int64_t count = step.segments.size();
  // For each segment what it needs besides windows, and the buffers that are
  // alive if all windows so far are gathered.
  std::vector<int64_t> alive(count);
  for (int64_t k = 0; k < count; ++k)
    alive[k] = step.segments[k].liveBytes;
  for (const CostedReduction &reduction : step.reductions)
    for (int64_t k = reduction.first; k <= reduction.last; ++k)
      alive[k] += reduction.bytes;
  for (const CostedWindow &window : step.windows) {
    int64_t boundary = window.first;
    while (boundary > window.release &&
           alive[boundary - 1] + window.bytes <= limit)
      --boundary;
    result.earliest.push_back(boundary);
    // What is kept is one buffer with the window before.
    bool mayKeep = llvm::any_of(window.options, isKept);
    int64_t first = mayKeep ? step.windows[window.previous].last + 1 : 0;
    for (int64_t k = first; k <= window.last; ++k)
      alive[k] += window.bytes;
  }
}

void BoundComputation::addGather(unsigned number) {
  const CostedWindow &window = step.windows[number];
  Job job;
  job.number = number;
  job.head = result.earliest[number];
  job.due = window.first;
  job.bytes = window.bytes;
  job.kind = 3 * window.channel;
  double cheapest = 0;
  for (const WindowOption &option : window.options) {
    bool isFull = option.kind == WindowOption::Gather;
    if (isFull) {
      job.latency = option.latency;
      job.transfer = option.transfer;
      cheapest = option.transfer;
    }
  }
  if (window.previous >= 0) {
    job.gapFirst = step.windows[window.previous].last + 1;
    job.gapLast = window.first - 1;
  }
  int64_t most = 0;
  for (const WindowOption &option : window.options) {
    // A held part must fit on its own in each segment that it is held in.
    bool fits = true;
    for (int64_t k = job.gapFirst; k <= job.gapLast && fits; ++k)
      fits = needed[k] + option.heldBytes <= limit;
    if (!fits || option.kind == WindowOption::Gather)
      continue;
    cheapest = std::min(cheapest, option.transfer);
    most = most == 0 ? option.heldBytes : std::min(most, option.heldBytes);
    // Buckets of smaller groups have a latency of their own; leave it out.
    job.latency = 0;
  }
  if (llvm::all_of(window.options, isKept))
    return;
  job.saving = job.transfer - cheapest;
  job.held = most;
  if (job.transfer + job.latency > 0)
    jobs.push_back(job);
}

void BoundComputation::addJobs() {
  int64_t smallest = limit;
  for (const CostedSegment &segment : step.segments)
    smallest = std::min(smallest, segment.liveBytes);
  largestBucket = limit - smallest;
  for (unsigned i = 0; i < step.windows.size(); ++i)
    addGather(i);
  for (auto [i, reduction] : llvm::enumerate(step.reductions)) {
    Job job;
    job.number = i;
    job.head = reduction.last + 1;
    job.due = reduction.user;
    for (int64_t k = reduction.last + 1; k < job.due; ++k)
      if (needed[k] + reduction.bytes > limit)
        job.due = k;
    job.latency = reduction.latency;
    job.transfer = reduction.transfer;
    job.bytes = reduction.bytes;
    job.isGather = false;
    job.kind = 3 * reduction.channel + (reduction.needs < 0 ? 1 : 2);
    jobs.push_back(job);
  }
}

/// Any segment gives a valid bound; the one with the most to keep in relation
/// to what is free gives a good one.
void BoundComputation::choosePivot() {
  double worst = -1;
  for (size_t k = 0; k < step.segments.size(); ++k) {
    double wanted = 0;
    for (const Job &job : jobs)
      if (job.gapFirst <= static_cast<int64_t>(k) &&
          static_cast<int64_t>(k) <= job.gapLast)
        wanted += static_cast<double>(job.held);
    double pressure = wanted - static_cast<double>(getRoom(k).bytes);
    if (wanted > 0 && (worst < 0 || pressure > worst)) {
      worst = std::max(pressure, 0.0);
      room = getRoom(k);
    }
  }
}

/// For each window the link's work for it and all later ones, of which the most
/// is kept that fits.
void BoundComputation::findGatherWork() {
  llvm::SmallVector<const Job *> byRatio;
  result.gatherWork.assign(step.windows.size() + 1, 0);
  for (const Job &job : jobs)
    if (job.isGather) {
      byRatio.push_back(&job);
      result.gatherWork[job.number] = job.transfer;
    }
  for (size_t i = step.windows.size(); i-- > 0;)
    result.gatherWork[i] += result.gatherWork[i + 1];
  llvm::sort(byRatio, savesMore);
  llvm::SmallVector<const Job *> later;
  for (size_t i = 0; i < step.windows.size(); ++i) {
    later.clear();
    for (const Job *job : byRatio)
      if (job->number >= i)
        later.push_back(job);
    result.gatherWork[i] -= findSaving(0, step.segments.size(), later, room);
  }
}

ScheduleBound BoundComputation::run() {
  int64_t count = step.segments.size();
  result.compute = step.computeSeconds();
  result.remaining.assign(count + 1, 0);
  for (int64_t k = 0; k < count; ++k)
    result.peakBytes = std::max(result.peakBytes, needed[k]);
  result.feasible = result.peakBytes <= limit;
  if (!result.feasible)
    return std::move(result);
  findEarliest();
  addJobs();
  choosePivot();
  findGatherWork();
  findConflicts();
  llvm::sort(jobs, [](const Job &a, const Job &b) { return a.due < b.due; });
  llvm::SmallVector<const Job *> gathers, reductions, all;
  std::vector<bool> isHead(count + 1, false);
  for (const Job &job : jobs) {
    (job.isGather ? gathers : reductions).push_back(&job);
    all.push_back(&job);
    isHead[job.head] = true;
  }
  late.assign(count + 1, 0);
  for (int64_t p = count; p >= 0; --p) {
    if (p < count)
      result.remaining[p] = relaxConflict(p, /*isLate=*/false);
    // Between heads the jobs are the same as at the next head.
    if (isHead[p] && step.sharedLink)
      relaxLink(p, all, room);
    if (isHead[p])
      relaxLink(p, gathers, room);
    if (isHead[p] && !step.sharedLink)
      relaxLink(p, reductions, room);
    if (p > 0 && (jobs.size() <= kManyJobs || p == room.segment + 1))
      relaxMemory(p);
    late[p] = result.remaining[p];
    if (p < count)
      late[p] = std::max(late[p], relaxConflict(p, /*isLate=*/true));
  }
  result.makespan = result.remaining[0];
  if (result.makespan > result.compute)
    result.kind = ScheduleBound::Link;
  return std::move(result);
}

ScheduleBound mlir::fsdp::computeBound(const CostedStep &step, int64_t limit) {
  return BoundComputation(step, limit).run();
}
