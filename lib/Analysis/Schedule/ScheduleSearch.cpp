//===- ScheduleSearch.cpp - Search for the best program of a step ---------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/ScheduleSearch.h"
#include "Search.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir::fsdp;
using namespace mlir::fsdp::search;

Search::Search(const CostedStep &step, const ScheduleBound &bound,
               const SearchOptions &options)
    : step(step), bound(bound), options(options),
      numSegments(step.segments.size()),
      queues({0, step.countGradients(),
              static_cast<unsigned>(step.reductions.size())}),
      needed(step.neededBytes()),
      best(options.cutoff > 0 ? options.cutoff : kForever) {
  elapsed.push_back(0);
  for (const CostedSegment &segment : step.segments)
    elapsed.push_back(elapsed.back() + segment.seconds);
  addReductions();
  gatherAfter = bound.gatherWork;
  gatherTail.assign(step.windows.size() + 1, 0);
  for (size_t i = step.windows.size(); i-- > 0;) {
    double tail = getTail(step.windows[i].first);
    bool isLast = i + 1 == step.windows.size();
    gatherTail[i] = isLast ? tail : std::min(gatherTail[i + 1], tail);
    if (!options.fixed.empty())
      gatherAfter[i] = gatherAfter[i + 1] + getLeastTransfer(i);
  }
  findLatest();
}

/// Sums up what the reductions from each one on take.
void Search::addReductions() {
  size_t count = step.reductions.size();
  reduceAfter.assign(count + 1, 0);
  reduceTail.assign(count + 1, kForever);
  for (size_t i = count; i-- > 0;) {
    const CostedReduction &reduction = step.reductions[i];
    bool isLast = i + 1 == queues[1] || i + 1 == queues[2];
    reduceAfter[i] = reduction.transfer + (isLast ? 0 : reduceAfter[i + 1]);
    reduceTail[i] = std::min(isLast ? kForever : reduceTail[i + 1],
                             getTail(reduction.user));
    margin = std::max(margin, 8 * reduction.latency + 2 * reduction.transfer);
  }
}

/// Finds when the link should begin with each gather.
void Search::findLatest() {
  // Reductions that come later need the link as well.
  std::vector<double> reduced(numSegments, 0);
  if (step.sharedLink)
    for (const CostedReduction &reduction : step.reductions)
      reduced[reduction.last] += reduction.transfer;
  double begin = kForever;
  int64_t segment = numSegments;
  latest.assign(step.windows.size(), 0);
  for (size_t i = step.windows.size(); i-- > 0;) {
    const CostedWindow &window = step.windows[i];
    const WindowOption &option = window.options.front();
    while (segment > window.first)
      if (double transfer = reduced[--segment]; transfer > 0)
        begin = std::min(begin, elapsed.back()) - transfer;
    margin = std::max(margin, 8 * option.latency + 2 * option.transfer);
    begin = std::min(begin, elapsed[window.first]) - option.transfer;
    latest[i] = begin;
  }
}

//===----------------------------------------------------------------------===//
// Labels
//===----------------------------------------------------------------------===//

bool Search::settle(Label &label, int64_t at) {
  label.gatherLink = std::max(label.gatherLink, label.compute);
  label.reduceLink = std::max(label.reduceLink, label.compute);
  // What is complete before compute can be there might as well be later.
  for (Flight &flight : label.gathering) {
    double there = label.compute +
                   (elapsed[step.windows[flight.index].first] - elapsed[at]);
    flight.complete = std::max(flight.complete, there);
  }
  // Waiting for what is complete costs nothing.
  unsigned done = 0;
  while (done < label.reducing.size() &&
         label.reducing[done].complete <= label.compute)
    ++done;
  if (done > 0) {
    label.reducing.erase(label.reducing.begin(), label.reducing.begin() + done);
    record(label, Action::Wait, done);
  }
  label.gathers = skipKept(label, label.gathers);
  label.bound = boundLabel(label, at);
  return label.bound < best * (1 - kEqual);
}

/// A label at this boundary with one more action.
void Search::push(Label label) {
  if (settle(label, boundary))
    complete &= levels[getLevel(label)].insert(std::move(label), getMost());
}

//===----------------------------------------------------------------------===//
// Boundaries
//===----------------------------------------------------------------------===//

void Search::expand(const Label &label) {
  issueGathers(label);
  for (unsigned queue : {0, 1})
    issueReductions(label, queue);
  keepEarly(label);
  waitForReduction(label);
  if (boundary == numSegments)
    finish(label);
  else
    runSegment(label);
}

/// Makes all labels of this boundary, and of them those of the next.
void Search::expandBoundary(std::vector<Label> labels) {
  beginning.clear();
  deciding.clear();
  atBoundary = boundary < numSegments ? needed[boundary] : 0;
  reductionsDue.clear();
  for (auto [i, reduction] : llvm::enumerate(step.reductions)) {
    if (reduction.first == boundary)
      atBoundary -= reduction.bytes;
    if (reduction.user == boundary && boundary < numSegments)
      reductionsDue.push_back(i);
  }
  for (auto [i, window] : llvm::enumerate(step.windows)) {
    if (window.first == boundary) {
      beginning.push_back(i);
      if (!mustStay(window))
        atBoundary -= window.bytes;
    }
    if (window.previous >= 0 && step.windows[window.previous].last == boundary)
      deciding.push_back(i);
  }
  for (Label &label : labels)
    complete &= levels[getLevel(label)].insert(std::move(label), getMost());
  while (!levels.empty()) {
    std::vector<Label> taken;
    complete &= levels.begin()->second.take(getMost(), taken);
    levels.erase(levels.begin());
    for (const Label &label : taken)
      if (label.bound < best * (1 - kEqual))
        expand(label);
  }
}

SearchResult Search::run() {
  Label first;
  first.reductions = {queues[0], queues[1]};
  auto decisions = std::make_shared<Decisions>();
  decisions->held.assign(numSegments, 0);
  for (const CostedWindow &window : step.windows)
    decisions->option.push_back(window.previous < 0 ? 0 : -1);
  first.decisions = std::move(decisions);
  std::vector<Label> labels;
  if (settle(first, 0))
    labels.push_back(std::move(first));
  SearchResult result;
  for (boundary = 0; boundary <= numSegments && !labels.empty(); ++boundary) {
    expandBoundary(std::move(labels));
    labels.clear();
    complete &= next.take(options.width, labels);
    result.numLabels = actions.size();
    if (options.maxLabels > 0 && actions.size() > options.maxLabels) {
      complete = false;
      break;
    }
  }
  result.numLabels = actions.size();
  result.complete = complete;
  result.found = bestAction >= 0;
  if (result.found) {
    result.makespan = best;
    result.program = rebuild();
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Result
//===----------------------------------------------------------------------===//

/// The actions of the best program.
std::vector<Action> Search::followActions() const {
  std::vector<Action> path;
  for (int64_t at = bestAction; at >= 0; at = actions[at].parent)
    path.push_back(actions[at]);
  std::reverse(path.begin(), path.end());
  return path;
}

/// Writes the best program down.
StepProgram Search::rebuild() const {
  std::vector<Action> path = followActions();
  StepProgram program;
  program.options.assign(step.windows.size(), 0);
  for (const Action &action : path)
    if (action.kind == Action::Choose)
      program.options[action.count] = action.option;
  auto isKept = [&](unsigned window) {
    return step.windows[window].options[program.options[window]].kind ==
           WindowOption::Keep;
  };
  std::vector<unsigned> gatherOf(step.windows.size());
  // The collectives of the reductions in the order in which they are issued.
  std::vector<unsigned> reducing;
  std::vector<bool> waited;
  unsigned window = 0, reduced = 0, segment = 0;
  std::array<unsigned, 2> reductions = {queues[0], queues[1]};
  auto emit = [&](Instruction::Kind kind, unsigned index) {
    program.instructions.push_back({kind, index});
  };
  auto wait = [&](unsigned collective) {
    if (!waited[collective])
      emit(Instruction::Wait, collective);
    waited[collective] = true;
  };
  auto start = [&](const Action &action) {
    unsigned number = program.collectives.size();
    PlannedCollective planned;
    planned.isGather = action.kind == Action::Gather;
    while (planned.parts.size() < action.count) {
      if (!planned.isGather) {
        reducing.push_back(number);
        planned.parts.push_back(reductions[action.option]++);
        continue;
      }
      if (!isKept(window)) {
        gatherOf[window] = number;
        planned.parts.push_back(window);
      }
      ++window;
    }
    program.collectives.push_back(planned);
    waited.push_back(false);
    emit(Instruction::Start, number);
  };
  for (const Action &action : path) {
    if (action.kind == Action::Gather || action.kind == Action::Reduce) {
      start(action);
    } else if (action.kind == Action::Wait) {
      for (unsigned i = 0; i < action.count; ++i)
        wait(reducing[reduced++]);
    } else if (action.kind == Action::Run) {
      for (auto [i, costed] : llvm::enumerate(step.windows))
        if (costed.first == segment && !isKept(i))
          wait(gatherOf[i]);
      emit(Instruction::Run, segment++);
    }
  }
  while (reduced < reducing.size())
    wait(reducing[reduced++]);
  return program;
}

SearchResult mlir::fsdp::searchSchedule(const CostedStep &step,
                                        const ScheduleBound &bound,
                                        const SearchOptions &options) {
  return Search(step, bound, options).run();
}
