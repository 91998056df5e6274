//===- ScheduleImprove.cpp - Small changes to a program -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/ScheduleImprove.h"
#include "WaitPlacement.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <optional>

using namespace mlir::fsdp;

/// Collectives in front of a stall that are changed.
static constexpr size_t kChain = 24;

namespace {
/// Climbs from one program.
class Improvement {
public:
  Improvement(const CostedStep &step, int64_t limit, unsigned trials)
      : step(step), parts(step), limit(limit), trials(trials) {}

  StepProgram run(const StepProgram &program);

private:
  bool take(const Draft &draft);
  bool improve();
  bool change(unsigned index);
  bool split(unsigned index);
  bool merge(unsigned index);
  bool shift(unsigned index, bool toNext);
  bool move(unsigned index, int distance);
  bool keep(unsigned index);
  std::vector<unsigned> findChain(unsigned index) const;
  int findNext(unsigned index) const;
  size_t findStart(const Draft &draft, unsigned index) const;

  const CostedStep &step;
  SegmentParts parts;
  int64_t limit;
  unsigned trials;
  Draft best;
  std::optional<StepProgram> bestProgram;
  double makespan = 0;
  /// Of the best draft.
  std::vector<unsigned> issued[2];
  std::vector<double> begin;
  std::vector<std::pair<double, unsigned>> stalls;
};
} // namespace

/// Drops collectives without parts.
static void tidy(Draft &draft) {
  std::vector<unsigned> numbers;
  std::vector<PlannedCollective> kept;
  for (const PlannedCollective &planned : draft.collectives) {
    numbers.push_back(kept.size());
    if (!planned.parts.empty())
      kept.push_back(planned);
  }
  std::vector<Instruction> order;
  for (Instruction instruction : draft.order) {
    if (instruction.kind == Instruction::Start) {
      if (draft.collectives[instruction.index].parts.empty())
        continue;
      instruction.index = numbers[instruction.index];
    }
    order.push_back(instruction);
  }
  draft.collectives = std::move(kept);
  draft.order = std::move(order);
}

/// Takes a draft that is shorter than the best one.
bool Improvement::take(const Draft &changed) {
  if (trials == 0)
    return false;
  --trials;
  Draft draft = changed;
  tidy(draft);
  WaitPlacement placement(step, parts, draft, limit);
  std::optional<StepProgram> program = placement.run();
  if (!program ||
      (bestProgram && placement.makespan >= makespan * (1 - kSameTime)))
    return false;
  makespan = placement.makespan;
  bestProgram = std::move(program);
  begin = std::move(placement.begin);
  stalls = std::move(placement.stalls);
  for (unsigned link : {0, 1})
    issued[link] = std::move(placement.issued[link]);
  best = std::move(draft);
  return true;
}

/// Where a collective is started.
size_t Improvement::findStart(const Draft &draft, unsigned index) const {
  return llvm::find(draft.order, Instruction{Instruction::Start, index}) -
         draft.order.begin();
}

/// The next collective of the same kind and channel; -1 if there is none.
/// Reductions of gradients, and those that reduce further, are two kinds.
int Improvement::findNext(unsigned index) const {
  const PlannedCollective &planned = best.collectives[index];
  auto getKind = [&](const PlannedCollective &other) {
    return other.isGather
               ? 0
               : 1 + (step.reductions[other.parts.front()].needs >= 0);
  };
  auto getChannel = [&](const PlannedCollective &other) {
    unsigned part = other.parts.front();
    return other.isGather ? step.windows[part].channel
                          : step.reductions[part].channel;
  };
  for (size_t at = findStart(best, index) + 1; at < best.order.size(); ++at) {
    const Instruction &instruction = best.order[at];
    if (instruction.kind != Instruction::Start)
      continue;
    const PlannedCollective &other = best.collectives[instruction.index];
    if (getKind(other) == getKind(planned))
      return getChannel(other) == getChannel(planned) ? instruction.index : -1;
  }
  return -1;
}

/// Two collectives instead of one; a reduction's first half as early as it can
/// be.
bool Improvement::split(unsigned index) {
  size_t count = best.collectives[index].parts.size();
  for (size_t first : {count / 2, count / 4, count - 1, size_t(1)}) {
    if (first == 0 || first >= count)
      continue;
    Draft draft = best;
    unsigned added = draft.collectives.size();
    PlannedCollective head = draft.collectives[index];
    llvm::SmallVector<unsigned, 2> &parts = draft.collectives[index].parts;
    parts.erase(parts.begin(), parts.begin() + first);
    head.parts.truncate(first);
    size_t at = findStart(draft, index);
    if (!head.isGather) {
      int64_t last = step.reductions[head.parts.back()].last;
      while (at > 0 && !(draft.order[at - 1].kind == Instruction::Run &&
                         draft.order[at - 1].index == last))
        --at;
    }
    draft.collectives.push_back(head);
    draft.order.insert(draft.order.begin() + at, {Instruction::Start, added});
    if (take(draft))
      return true;
  }
  return false;
}

/// One collective instead of two: a gather where the first one starts, a
/// reduction where the second one does.
bool Improvement::merge(unsigned index) {
  int next = findNext(index);
  if (next < 0)
    return false;
  Draft draft = best;
  auto &first = draft.collectives[index], &second = draft.collectives[next];
  if (first.isGather) {
    llvm::append_range(first.parts, second.parts);
    second.parts.clear();
  } else {
    second.parts.insert(second.parts.begin(), first.parts.begin(),
                        first.parts.end());
    first.parts.clear();
  }
  return take(draft);
}

/// Gives a part to the next collective, or takes one from it.
bool Improvement::shift(unsigned index, bool toNext) {
  int next = findNext(index);
  if (next < 0)
    return false;
  Draft draft = best;
  auto &first = draft.collectives[index].parts;
  auto &second = draft.collectives[next].parts;
  if (toNext) {
    second.insert(second.begin(), first.back());
    first.pop_back();
  } else {
    first.push_back(second.front());
    second.erase(second.begin());
  }
  return take(draft);
}

/// Starts a collective that many instructions later or earlier.
bool Improvement::move(unsigned index, int distance) {
  Draft draft = best;
  size_t at = findStart(draft, index);
  if ((distance < 0 && at < static_cast<size_t>(-distance)) ||
      at + distance >= draft.order.size())
    return false;
  Instruction instruction = draft.order[at];
  draft.order.erase(draft.order.begin() + at);
  draft.order.insert(draft.order.begin() + at + distance, instruction);
  return take(draft);
}

/// Keeps one of the parameters that are gathered.
bool Improvement::keep(unsigned index) {
  if (!best.collectives[index].isGather)
    return false;
  for (unsigned part : best.collectives[index].parts)
    for (auto [i, option] : llvm::enumerate(step.windows[part].options)) {
      if (option.kind != WindowOption::Keep)
        continue;
      Draft draft = best;
      draft.options[part] = i;
      llvm::erase(draft.collectives[index].parts, part);
      if (take(draft))
        return true;
    }
  return false;
}

bool Improvement::change(unsigned index) {
  if (keep(index) || split(index))
    return true;
  for (int distance : {-1, -2, -4, -8, 1, 2, 4})
    if (move(index, distance))
      return true;
  return merge(index) || shift(index, true) || shift(index, false);
}

/// The collectives that keep the link busy up to the given one, it first.
std::vector<unsigned> Improvement::findChain(unsigned index) const {
  std::vector<unsigned> chain;
  for (llvm::ArrayRef<unsigned> link : issued) {
    const unsigned *at = llvm::find(link, index);
    if (at == link.end())
      continue;
    for (size_t i = at - link.begin() + 1; i-- > 0 && chain.size() < kChain;) {
      chain.push_back(link[i]);
      double seconds = getCollectiveSeconds(step, *bestProgram, link[i]);
      // What began with a pause was not held up by the link.
      if (i > 0 && begin[link[i]] > begin[link[i - 1]] + seconds * kSameTime &&
          begin[link[i - 1]] +
                  getCollectiveSeconds(step, *bestProgram, link[i - 1]) <
              begin[link[i]] * (1 - kSameTime))
        break;
    }
  }
  return chain;
}

/// Tries the changes around each stall, the longest first.
bool Improvement::improve() {
  std::vector<std::pair<double, unsigned>> all = stalls;
  llvm::sort(all, [](const auto &a, const auto &b) {
    return std::make_pair(-a.first, a.second) <
           std::make_pair(-b.first, b.second);
  });
  std::vector<bool> seen(best.collectives.size(), false);
  for (auto [seconds, index] : all)
    for (unsigned changed : findChain(index)) {
      if (seen[changed])
        continue;
      seen[changed] = true;
      if (change(changed))
        return true;
      if (trials == 0)
        return false;
    }
  return false;
}

StepProgram Improvement::run(const StepProgram &program) {
  Draft draft{program.collectives, {}, program.options};
  for (const Instruction &instruction : program.instructions)
    if (instruction.kind != Instruction::Wait)
      draft.order.push_back(instruction);
  ++trials;
  if (!take(draft))
    return program;
  while (improve())
    ;
  return std::move(*bestProgram);
}

StepProgram mlir::fsdp::improveProgram(const CostedStep &step,
                                       const StepProgram &program,
                                       int64_t limit, unsigned trials) {
  return Improvement(step, limit, trials).run(program);
}
