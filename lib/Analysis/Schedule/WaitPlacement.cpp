//===- WaitPlacement.cpp - A program from its starts and runs -------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WaitPlacement.h"
#include <algorithm>

using namespace mlir::fsdp;

static WindowOption::Kind getKind(const CostedStep &step,
                                  const std::vector<unsigned> &options,
                                  unsigned window) {
  return step.windows[window].options[options[window]].kind;
}

int64_t WaitPlacement::countReduced(unsigned index) const {
  int64_t bytes = 0;
  for (unsigned part : draft.collectives[index].parts)
    bytes += step.reductions[part].bytes;
  return bytes;
}

void WaitPlacement::wait(unsigned index) {
  if (waited[index])
    return;
  waited[index] = true;
  if (complete[index] > clock)
    stalls.push_back({complete[index] - clock, index});
  clock = std::max(clock, complete[index]);
  program.instructions.push_back({Instruction::Wait, index});
}

void WaitPlacement::waitForOldest() {
  unsigned index = reducing[oldest++];
  wait(index);
  inFlight -= countReduced(index);
}

/// Waits for what a reduction reduces further; false if that has not started.
bool WaitPlacement::waitForNeeded(const CostedReduction &reduction) {
  if (reduction.needs < 0)
    return true;
  int place = reduceOf[reduction.needs];
  if (place < 0 || static_cast<size_t>(place) >= reducing.size())
    return false;
  while (oldest <= static_cast<size_t>(place))
    waitForOldest();
  return true;
}

/// Waits for reductions until `bytes` fit beside what is in flight.
bool WaitPlacement::makeRoom(int64_t bytes) {
  while (bytes + prefetched + inFlight > limit && oldest < reducing.size())
    waitForOldest();
  return bytes + prefetched + inFlight <= limit;
}

/// What windows and gradients need in each segment. Held parts of smaller
/// groups count to the end of the gap.
void WaitPlacement::holdWindows() {
  held = step.neededBytes();
  held.push_back(0);
  for (auto [i, window] : llvm::enumerate(step.windows)) {
    if (window.options.size() < 2)
      continue;
    int64_t bytes = window.options[draft.options[i]].heldBytes;
    for (int64_t k = step.windows[window.previous].last + 1; k < window.first;
         ++k)
      held[k] += bytes;
  }
}

bool WaitPlacement::start(unsigned index) {
  const PlannedCollective &planned = draft.collectives[index];
  int64_t bytes = 0;
  for (unsigned part : planned.parts) {
    bool isFurther = !planned.isGather && step.reductions[part].needs >= 0;
    unsigned &next = planned.isGather ? nextGather : nextReduction[isFurther];
    if (part < next)
      return false;
    next = part + 1;
    if (!planned.isGather) {
      if (step.reductions[part].last >= segment ||
          !waitForNeeded(step.reductions[part]))
        return false;
      reduceOf[part] = reducing.size();
      continue;
    }
    const CostedWindow &window = step.windows[part];
    if (getKind(step, draft.options, part) !=
        getKind(step, draft.options, planned.parts.front()))
      return false;
    if (window.first < segment || window.release > segment ||
        (window.previous >= 0 && step.windows[window.previous].last >= segment))
      return false;
    bytes += window.first > segment ? window.bytes : 0;
    gatherOf[part] = index;
  }
  // Buffers for this segment are part of what it needs.
  if (planned.isGather && bytes > 0 && !makeRoom(held[segment] + bytes))
    return false;
  prefetched += bytes;
  bool link = !planned.isGather && !step.sharedLink;
  begin[index] = std::max(links[link], clock);
  program.options = draft.options;
  complete[index] = links[link] =
      begin[index] + getCollectiveSeconds(step, program, index);
  issued[link].push_back(index);
  program.instructions.push_back({Instruction::Start, index});
  if (!planned.isGather) {
    reducing.push_back(index);
    inFlight += countReduced(index);
  }
  return true;
}

bool WaitPlacement::runSegment(unsigned index) {
  for (unsigned reduction : parts.reading[index]) {
    if (reduceOf[reduction] < 0)
      return false;
    while (oldest <= static_cast<size_t>(reduceOf[reduction]))
      waitForOldest();
  }
  for (unsigned window : parts.beginning[index]) {
    if (getKind(step, draft.options, window) == WindowOption::Keep)
      continue;
    if (gatherOf[window] < 0)
      return false;
    wait(gatherOf[window]);
  }
  while (oldest < reducing.size() && complete[reducing[oldest]] <= clock)
    waitForOldest();
  // Prefetched buffers that begin to be used are part of what is needed.
  if (!makeRoom(held[index]))
    return false;
  program.instructions.push_back({Instruction::Run, index});
  clock += step.segments[index].seconds;
  ++segment;
  for (unsigned window : parts.beginning[segment])
    if (gatherOf[window] >= 0)
      prefetched -= step.windows[window].bytes;
  return true;
}

std::optional<StepProgram> WaitPlacement::run() {
  program.collectives = draft.collectives;
  program.options = draft.options;
  begin.assign(draft.collectives.size(), 0);
  holdWindows();
  for (const Instruction &instruction : draft.order)
    if (!(instruction.kind == Instruction::Start
              ? start(instruction.index)
              : runSegment(instruction.index)))
      return std::nullopt;
  while (oldest < reducing.size())
    waitForOldest();
  makespan = clock;
  return std::move(program);
}
