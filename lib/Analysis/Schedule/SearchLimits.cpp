//===- SearchLimits.cpp - What a partial program allows and promises ------===//
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

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// Seconds that a window's gather takes at least.
double Search::getLeastTransfer(unsigned window) const {
  const CostedWindow &costed = step.windows[window];
  if (!options.fixed.empty() && options.fixed[window] >= 0)
    return costed.options[options.fixed[window]].transfer;
  double least = kForever;
  for (const WindowOption &option : costed.options)
    least = std::min(least, option.transfer);
  return least;
}

/// The decided option of a window; null if it is not decided yet.
const WindowOption *Search::getOption(const Label &label,
                                      unsigned window) const {
  int8_t option = label.decisions->option[window];
  return option < 0 ? nullptr : &step.windows[window].options[option];
}

/// The first window from `window` on that is not kept.
unsigned Search::skipKept(const Label &label, unsigned window) const {
  while (window < step.windows.size()) {
    const WindowOption *option = getOption(label, window);
    if (!option || option->kind != WindowOption::Keep)
      break;
    ++window;
  }
  return window;
}

/// Bytes of gradients that are complete, and not yet reduced.
int64_t Search::countInFlight(const Label &label) const {
  int64_t bytes = 0;
  for (const Flight &flight : label.reducing)
    bytes += step.reductions[flight.index].bytes;
  for (unsigned queue : {0, 1})
    for (unsigned i = label.reductions[queue]; i < queues[queue + 1]; ++i) {
      if (step.reductions[i].last >= boundary)
        break;
      bytes += step.reductions[i].bytes;
    }
  return bytes;
}

//===----------------------------------------------------------------------===//
// Bound
//===----------------------------------------------------------------------===//

/// No completion of the label ends before this.
double Search::boundLabel(const Label &label, int64_t at) const {
  double result = std::max(label.reached + bound.remaining[at],
                           label.compute + getTail(at));
  for (const Flight &flight : label.gathering)
    result = std::max(result, flight.complete +
                                  getTail(step.windows[flight.index].first));
  for (const Flight &flight : label.reducing)
    result = std::max(result, flight.complete +
                                  getTail(step.reductions[flight.index].user));
  // Gathers to come, in order; a beam looks at each of the next ones, and at
  // the rest together.
  double link = label.gatherLink;
  unsigned end = step.windows.size();
  if (options.width != 0)
    end = std::min(end, label.gathers + 4 * options.width);
  unsigned i = label.gathers;
  for (; i < end; ++i) {
    const WindowOption *option = getOption(label, i);
    if (!option && !options.fixed.empty() && options.fixed[i] >= 0)
      option = &step.windows[i].options[options.fixed[i]];
    if (!option)
      break;
    if (option->kind == WindowOption::Keep)
      continue;
    link += option->transfer;
    result = std::max(result,
                      link + option->latency + getTail(step.windows[i].first));
  }
  link += gatherAfter[i];
  result = std::max(result, link + gatherTail[i]);
  return std::max(result, boundReductions(label, at, link));
}

/// The same by the reductions to come, of which each queue has a first one; on
/// a shared link that is busy with gathers until `gathers` together with these.
double Search::boundReductions(const Label &label, int64_t at,
                               double gathers) const {
  double head = kForever, work = 0, tail = kForever;
  for (unsigned queue : {0, 1}) {
    unsigned index = label.reductions[queue];
    if (index == queues[queue + 1])
      continue;
    const CostedReduction &first = step.reductions[index];
    double ready = label.compute;
    if (first.last >= at)
      ready += elapsed[first.last + 1] - elapsed[at];
    head = std::min(head, ready);
    work += first.latency + reduceAfter[index];
    tail = std::min(tail, reduceTail[index]);
  }
  if (head == kForever)
    return 0;
  double result = std::max(head, label.reduceLink) + work + tail;
  return step.sharedLink ? std::max(result, gathers + work) : result;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Bytes alive at this boundary, gathers in flight not counted: what begins
/// with the next segment does not live yet.
int64_t Search::countAlive(const Label &label) const {
  int64_t bytes = atBoundary + countInFlight(label);
  if (boundary < numSegments)
    bytes += label.decisions->held[boundary];
  for (unsigned window : beginning) {
    const CostedWindow &costed = step.windows[window];
    const WindowOption *option = getOption(label, window);
    if (option && !mustStay(costed))
      bytes += option->heldBytes;
  }
  return bytes;
}

/// Whether gathers of the windows, issued now, fit until they are used.
bool Search::fitsGather(const Label &label,
                        llvm::ArrayRef<unsigned> windows) const {
  int64_t bytes = countAlive(label);
  for (unsigned window : windows)
    bytes += step.windows[window].bytes;
  for (const Flight &flight : label.gathering)
    bytes += step.windows[flight.index].bytes;
  if (bytes > options.limit)
    return false;
  // Backwards in time, so that buffers are added where their use ends the
  // range of interest.
  bytes = 0;
  auto add = windows.rbegin();
  auto old = label.gathering.rbegin();
  for (int64_t k = step.windows[windows.back()].first - 1; k >= boundary; --k) {
    for (; add != windows.rend() && step.windows[*add].first > k; ++add)
      bytes += step.windows[*add].bytes;
    for (; old != label.gathering.rend() && step.windows[old->index].first > k;
         ++old)
      bytes += step.windows[old->index].bytes;
    if (needed[k] + label.decisions->held[k] + bytes > options.limit)
      return false;
  }
  return true;
}

/// Whether `bytes` more may be held in front of a window.
bool Search::fitsHeld(const Label &label, unsigned window,
                      int64_t bytes) const {
  if (bytes == 0)
    return true;
  const CostedWindow &costed = step.windows[window];
  int64_t first = step.windows[costed.previous].last + 1;
  int64_t prefetched = 0;
  auto old = label.gathering.rbegin();
  for (int64_t k = costed.first - 1; k >= first; --k) {
    for (; old != label.gathering.rend() && step.windows[old->index].first > k;
         ++old)
      prefetched += step.windows[old->index].bytes;
    if (needed[k] + label.decisions->held[k] + prefetched + bytes >
        options.limit)
      return false;
  }
  return true;
}

/// When compute reaches the next boundary if nothing more is issued.
double Search::getNextReach(const Label &label) const {
  double time = label.compute;
  for (const Flight &flight : label.gathering)
    if (step.windows[flight.index].first == boundary)
      time = std::max(time, flight.complete);
  return time + step.segments[boundary].seconds;
}

/// Whether a link is taken until the next boundary: a beam leaves what could be
/// issued now for then, as that costs no time and keeps the choice open.
bool Search::isBusy(const Label &label, double link) const {
  return options.width != 0 && boundary < numSegments &&
         link >= getNextReach(label) && fitsSegment(label);
}

/// A beam does not start what is not urgent.
bool Search::isTooEarly(unsigned window) const {
  return options.width != 0 && boundary < step.windows[window].first &&
         elapsed[boundary + 1] + margin < latest[window];
}

/// Whether the next segment may run with what is alive.
bool Search::fitsSegment(const Label &label) const {
  int64_t used =
      needed[boundary] + label.decisions->held[boundary] + countInFlight(label);
  for (const Flight &flight : label.gathering)
    if (step.windows[flight.index].first > boundary)
      used += step.windows[flight.index].bytes;
  return used <= options.limit;
}
