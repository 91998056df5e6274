//===- SearchActions.cpp - How a partial program goes on ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Search.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::fsdp;
using namespace mlir::fsdp::search;

/// A beam has at most that many windows gathered in advance.
static constexpr size_t kFarAhead = 128;

/// A number for a decision about a window; a set of decisions is their xor.
static uint64_t hashChoice(unsigned window, unsigned option) {
  return llvm::hash_combine(window, option);
}

/// Whether a bucket of so many parts may end with window `index`; the next one
/// that is gathered is `after`.
bool Search::isGatherBucket(const Label &label, size_t parts, unsigned index,
                            unsigned after) const {
  if (options.gatherEnds.empty())
    return isBucketSize(parts);
  for (unsigned i = index; i < after; ++i)
    if (options.gatherEnds[i])
      return true;
  return after == step.windows.size() || !getOption(label, after) ||
         boundary < step.windows[after].release ||
         step.windows[after].channel != step.windows[index].channel;
}

/// Whether a reduction was waited for.
bool Search::isReduced(const Label &label, unsigned index) const {
  return index < label.reductions[index >= queues[1]] &&
         llvm::none_of(
             label.reducing,
             [&](const Flight &flight) { return flight.index == index; });
}

/// Whether a reduction cannot start before the wait for one that it reduces
/// further.
bool Search::needsWait(const Label &label, unsigned index) const {
  int64_t needed = step.reductions[index].needs;
  return needed >= 0 && !isReduced(label, needed);
}

/// Whether the next segment reads what is not reduced yet.
bool Search::needsResult(const Label &label) const {
  return !llvm::all_of(reductionsDue, [&](unsigned reduction) {
    return isReduced(label, reduction);
  });
}

/// Whether a bucket of so many parts may end with reduction `index`. One that
/// is not full is issued if there is no other way to go on.
bool Search::isReduceBucket(const Label &label, size_t parts,
                            unsigned index) const {
  unsigned after = index + 1;
  bool isLast = after == queues[1] || after == queues[2] ||
                step.reductions[after].last >= boundary ||
                needsWait(label, after);
  if (!isLast &&
      step.reductions[after].channel != step.reductions[index].channel)
    return true;
  if (options.reduceEnds.empty())
    return isLast || isBucketSize(parts);
  if (options.reduceEnds[index])
    return true;
  return isLast &&
         (boundary == numSegments || needsResult(label) || !fitsSegment(label));
}

/// Issues one bucket.
void Search::issueGather(const Label &label, llvm::ArrayRef<unsigned> windows) {
  double latency = 0, transfer = 0;
  for (unsigned window : windows) {
    const WindowOption *option = getOption(label, window);
    latency = std::max(latency, option->latency);
    transfer += option->transfer;
  }
  Label issued = label;
  issued.gathers = windows.back() + 1;
  issued.gatherLink += latency + transfer;
  if (step.sharedLink)
    issued.reduceLink = issued.gatherLink;
  for (unsigned window : windows)
    issued.gathering.push_back({window, issued.gatherLink});
  record(issued, Action::Gather, windows.size());
  push(std::move(issued));
}

/// Whether a bucket may grow by a window.
bool Search::mayJoin(const Label &label, llvm::ArrayRef<unsigned> windows,
                     unsigned window) const {
  const WindowOption *option = getOption(label, window);
  if (!option || boundary < step.windows[window].release)
    return false;
  if (windows.empty())
    return !isTooEarly(window);
  if (option->kind != getOption(label, windows.front())->kind ||
      step.windows[window].channel != step.windows[windows.front()].channel)
    return false;
  if (options.width == 0)
    return true;
  // More in one bucket saves next to nothing.
  double transfer = 0;
  for (unsigned part : windows)
    transfer += getOption(label, part)->transfer;
  return transfer <= 64 * option->latency &&
         label.gathering.size() + windows.size() < kFarAhead;
}

void Search::issueGathers(const Label &label) {
  unsigned index = label.gathers;
  if (index == step.windows.size())
    return;
  bool isNeeded = step.windows[index].first == boundary;
  if (!isNeeded && isBusy(label, label.gatherLink))
    return;
  llvm::SmallVector<unsigned> windows;
  // The last number of windows that fit and were not issued.
  size_t fitting = 0;
  while (index < step.windows.size() && mayJoin(label, windows, index)) {
    windows.push_back(index);
    unsigned after = skipKept(label, index + 1);
    bool isBucket = isGatherBucket(label, windows.size(), index, after);
    index = after;
    // A given bucket that does not fit is cut where it must be.
    bool mayCut = isNeeded && !options.gatherEnds.empty();
    if (!isBucket && !mayCut)
      continue;
    if (!fitsGather(label, windows))
      break;
    fitting = windows.size();
    if (!isBucket)
      continue;
    issueGather(label, windows);
    fitting = 0;
    if (getOption(label, windows.front())->latency == 0 ||
        !options.gatherEnds.empty())
      return;
  }
  if (isNeeded && fitting > 0)
    issueGather(label, llvm::ArrayRef(windows).take_front(fitting));
}

void Search::issueReductions(const Label &label, unsigned queue) {
  unsigned first = label.reductions[queue];
  if (!needsResult(label) && isBusy(label, label.reduceLink))
    return;
  double latency = 0, transfer = 0;
  for (unsigned i = first; i < queues[queue + 1]; ++i) {
    const CostedReduction &reduction = step.reductions[i];
    if (reduction.last >= boundary ||
        reduction.channel != step.reductions[first].channel ||
        needsWait(label, i))
      return;
    latency = std::max(latency, reduction.latency);
    transfer += reduction.transfer;
    if (!isReduceBucket(label, i + 1 - first, i))
      continue;
    Label issued = label;
    issued.reductions[queue] = i + 1;
    issued.reduceLink += latency + transfer;
    if (step.sharedLink)
      issued.gatherLink = issued.reduceLink;
    for (unsigned j = first; j <= i; ++j)
      issued.reducing.push_back({j, issued.reduceLink});
    record(issued, Action::Reduce, i + 1 - first, queue);
    push(std::move(issued));
    if (latency == 0)
      return;
  }
}

/// Compute waits only for memory, for a result that is needed now, or for one
/// that is to be reduced further.
bool Search::mayWait(const Label &label) const {
  if (label.reducing.empty())
    return false;
  // Also for a later one, so that both are in one bucket.
  for (unsigned i = label.reductions[1];
       i < queues[2] && step.reductions[i].last < boundary; ++i)
    if (needsWait(label, i))
      return true;
  if (boundary == numSegments)
    return false;
  // Reductions complete in order: the one that is needed may be a later one.
  if (needsResult(label))
    return true;
  if (!fitsSegment(label))
    return true;
  if (label.gathers == step.windows.size() || !getOption(label, label.gathers))
    return false;
  // An exact search also waits for room for a larger bucket.
  return options.width == 0 || !fitsGather(label, {label.gathers});
}

void Search::waitForReduction(const Label &label) {
  if (!mayWait(label))
    return;
  Label waiting = label;
  waiting.compute = waiting.reducing.front().complete;
  push(std::move(waiting));
}

void Search::runSegment(const Label &label) {
  if (needsResult(label) || !fitsSegment(label))
    return;
  Label done = label;
  llvm::erase_if(done.gathering, [&](const Flight &flight) {
    return step.windows[flight.index].first == boundary;
  });
  // What begins now must be there, and is no longer open.
  for (unsigned window : beginning) {
    if (window >= done.gathers)
      return;
    if (step.windows[window].previous >= 0)
      done.open ^= hashChoice(window, label.decisions->option[window]);
  }
  done.compute = getNextReach(label);
  done.reached = done.compute;
  record(done, Action::Run, 1);
  choose(std::move(done), deciding);
}

/// Bytes that an option holds beyond what each segment needs anyway: what must
/// be kept is part of that.
static int64_t getHeldBytes(const CostedWindow &window, unsigned option) {
  return mustStay(window) ? 0 : window.options[option].heldBytes;
}

/// Takes a decision and records what it holds.
void Search::decide(Label &label, unsigned window, unsigned option) const {
  const CostedWindow &costed = step.windows[window];
  int64_t held = getHeldBytes(costed, option);
  auto decisions = std::make_shared<Decisions>(*label.decisions);
  decisions->option[window] = option;
  for (int64_t k = step.windows[costed.previous].last + 1; k < costed.first;
       ++k)
    decisions->held[k] += held;
  label.decisions = std::move(decisions);
  label.open ^= hashChoice(window, option);
}

/// Decides to keep the next window that has no decision yet, so that later ones
/// may be gathered.
void Search::keepEarly(const Label &label) {
  unsigned window = label.gathers;
  if (options.width == 0)
    while (window < step.windows.size() && getOption(label, window))
      ++window;
  if (window >= step.windows.size() || getOption(label, window) ||
      isTooEarly(window))
    return;
  int fixed = options.fixed.empty() ? -1 : options.fixed[window];
  for (auto [i, option] : llvm::enumerate(step.windows[window].options)) {
    if (option.kind != WindowOption::Keep ||
        (fixed >= 0 && fixed != static_cast<int>(i)) ||
        !fitsHeld(label, window, getHeldBytes(step.windows[window], i)))
      continue;
    Label kept = label;
    decide(kept, window, i);
    ++kept.early;
    record(kept, Action::Choose, window, i);
    push(std::move(kept));
  }
}

/// Branches over the options of windows whose unit is now free to go.
void Search::choose(Label label, llvm::ArrayRef<unsigned> windows) {
  while (!windows.empty() && getOption(label, windows.front()))
    windows = windows.drop_front();
  if (windows.empty()) {
    label.early = 0;
    if (settle(label, boundary + 1))
      complete &= next.insert(std::move(label), getMost());
    return;
  }
  unsigned window = windows.front();
  const CostedWindow &costed = step.windows[window];
  int fixed = options.fixed.empty() ? -1 : options.fixed[window];
  for (unsigned i = 0; i < costed.options.size(); ++i) {
    if ((fixed >= 0 && fixed != static_cast<int>(i)) ||
        !fitsHeld(label, window, getHeldBytes(costed, i)))
      continue;
    Label chosen = label;
    decide(chosen, window, i);
    record(chosen, Action::Choose, window, i);
    choose(std::move(chosen), windows.drop_front());
  }
}

void Search::finish(const Label &label) {
  if (label.reductions[0] != queues[1] || label.reductions[1] != queues[2])
    return;
  double makespan = label.compute;
  for (const Flight &flight : label.reducing)
    makespan = std::max(makespan, flight.complete);
  if (makespan >= best * (1 - kEqual))
    return;
  best = makespan;
  bestAction = label.action;
}
