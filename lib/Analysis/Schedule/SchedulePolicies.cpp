//===- SchedulePolicies.cpp - Schedules that others would make ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/SchedulePolicies.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::fsdp;

std::vector<PolicyOptions> mlir::fsdp::getKnownPolicies() {
  std::vector<PolicyOptions> policies;
  auto add = [&](const char *name) -> PolicyOptions & {
    policies.emplace_back();
    policies.back().name = name;
    policies.back().keepAdjacent = true;
    return policies.back();
  };
  add("no-prefetch").depth = 0;
  PolicyOptions &fsdp1 = add("fsdp1-backward-pre");
  fsdp1.liveUnits = 2;
  fsdp1.reductionsInFlight = 0;
  for (int64_t depth : {1, 2}) {
    PolicyOptions &fsdp2 = add(depth == 1 ? "fsdp2-depth-1" : "fsdp2-depth-2");
    fsdp2.depth = depth;
    fsdp2.afterWait = true;
  }
  for (int64_t megabytes : {25, 50, 100, 200}) {
    PolicyOptions &greedy = add("");
    greedy.name = "greedy-" + std::to_string(megabytes) + "mb";
    greedy.bucketBytes = megabytes * 1000000;
  }
  PolicyOptions &first = add("gathers-first");
  first.depth = -1;
  first.keepAll = true;
  first.reductionsInFlight = 0;
  return policies;
}

namespace {
/// Makes a program boundary by boundary and keeps the clocks that are needed to
/// place the waits of reductions.
class PolicyBuilder {
public:
  PolicyBuilder(const CostedStep &step, const PolicyOptions &policy)
      : step(step), policy(policy) {}

  StepProgram run();

private:
  void chooseOptions();
  /// What decides whether a part joins a bucket, and what a bucket is for.
  struct Bucketed {
    bool isGather;
    int64_t bytes, first, last;
    bool mayJoin;
  };
  void addPart(std::vector<unsigned> &list, unsigned part, const Bucketed &what,
               int64_t &open);
  void bucketGathers();
  std::vector<unsigned> bucketReductions(bool areFurther);
  void formBuckets();
  int64_t findNeeded(unsigned collective) const;
  void mergeReductions(const std::vector<unsigned> &further);
  int64_t findStart(size_t bucket) const;
  bool mayStart(unsigned segment) const;
  void startGathers(unsigned segment, bool waited);
  void startReductions(unsigned segment);
  bool waitForNeeded(unsigned collective, unsigned segment);
  void waitForReductions(size_t pending, bool free);
  void start(unsigned collective);
  void wait(unsigned collective);
  void run(unsigned segment);

  const CostedStep &step;
  const PolicyOptions &policy;
  StepProgram program;
  /// Collectives that gather, in order of use; those that reduce.
  std::vector<unsigned> gathers, reductions;
  /// First segment that uses a gather, last one before a reduction, by
  /// collective.
  std::vector<int64_t> firstUse, lastGradient;
  std::vector<bool> waited;
  std::vector<double> complete;
  /// The segment in front of which a reduction starts, by collective.
  std::vector<unsigned> startedAt;
  size_t gathered = 0, reduced = 0, reductionsWaited = 0;
  double clock = 0, gatherLink = 0, reduceLink = 0;
};
} // namespace

void PolicyBuilder::chooseOptions() {
  for (const CostedWindow &window : step.windows) {
    bool touches = window.previous >= 0 &&
                   step.windows[window.previous].last + 1 == window.first;
    bool keep = policy.keepAll || (policy.keepAdjacent && touches);
    unsigned chosen = 0;
    for (auto [i, option] : llvm::enumerate(window.options))
      if (keep && option.kind == WindowOption::Keep)
        chosen = i;
    program.options.push_back(chosen);
  }
}

/// Adds a part to the list's last bucket, or to a new one.
void PolicyBuilder::addPart(std::vector<unsigned> &list, unsigned part,
                            const Bucketed &what, int64_t &open) {
  if (open == 0 || !what.mayJoin || open + what.bytes > policy.bucketBytes) {
    list.push_back(program.collectives.size());
    program.collectives.push_back({what.isGather, {}});
    firstUse.push_back(what.first);
    lastGradient.push_back(what.last);
    open = 0;
  }
  open += what.bytes;
  program.collectives[list.back()].parts.push_back(part);
  lastGradient[list.back()] = what.last;
}

void PolicyBuilder::bucketGathers() {
  int64_t open = 0;
  unsigned channel = 0;
  for (auto [i, window] : llvm::enumerate(step.windows)) {
    if (window.options[program.options[i]].kind == WindowOption::Keep)
      continue;
    // What is not there, or still whole, when a bucket starts cannot be part
    // of it.
    int64_t start = gathers.empty() ? 0 : firstUse[gathers.back()];
    bool isThere =
        window.release <= start &&
        (window.previous < 0 || step.windows[window.previous].last < start);
    bool mayJoin = isThere && window.channel == channel;
    channel = window.channel;
    addPart(gathers, i, {true, window.bytes, window.first, 0, mayJoin}, open);
  }
}

/// Buckets of reductions of gradients, or of those that reduce further.
std::vector<unsigned> PolicyBuilder::bucketReductions(bool areFurther) {
  // What is reduced further is needed as early as what that makes, which comes
  // later.
  std::vector<int64_t> users;
  for (const CostedReduction &reduction : step.reductions)
    users.push_back(reduction.user);
  for (size_t i = users.size(); i-- > 0;)
    if (int64_t needed = step.reductions[i].needs; needed >= 0)
      users[needed] = std::min(users[needed], users[i]);
  std::vector<unsigned> list;
  // A bucket is complete before the first of its results is read.
  int64_t open = 0, user = 0;
  unsigned channel = 0;
  for (auto [i, reduction] : llvm::enumerate(step.reductions)) {
    if ((reduction.needs >= 0) != areFurther)
      continue;
    bool mayJoin = reduction.channel == channel && reduction.last < user;
    size_t count = list.size();
    addPart(list, i, {false, reduction.bytes, 0, reduction.last, mayJoin},
            open);
    user = count == list.size() ? std::min(user, users[i]) : users[i];
    channel = reduction.channel;
  }
  return list;
}

void PolicyBuilder::formBuckets() {
  bucketGathers();
  reductions = bucketReductions(/*areFurther=*/false);
  mergeReductions(bucketReductions(/*areFurther=*/true));
  waited.assign(program.collectives.size(), false);
  complete.assign(program.collectives.size(), 0);
  startedAt.assign(program.collectives.size(), 0);
}

/// The last reduction that a collective reduces further; -1 if there is none.
int64_t PolicyBuilder::findNeeded(unsigned collective) const {
  int64_t needed = -1;
  for (unsigned part : program.collectives[collective].parts)
    needed = std::max(needed, step.reductions[part].needs);
  return needed;
}

/// Puts collectives that reduce further behind what they need, which may be one
/// of theirs, and behind gradients that are complete before.
void PolicyBuilder::mergeReductions(const std::vector<unsigned> &further) {
  std::vector<unsigned> merged;
  auto next = further.begin();
  int64_t gradientCount = step.countGradients();
  for (auto [i, gradients] : llvm::enumerate(reductions)) {
    merged.push_back(gradients);
    int64_t last = program.collectives[gradients].parts.back();
    auto isNext = [&, i = i](unsigned collective) {
      int64_t needed = findNeeded(collective);
      return (needed <= last || needed >= gradientCount) &&
             (i + 1 == reductions.size() ||
              lastGradient[collective] <= lastGradient[reductions[i + 1]]);
    };
    while (next != further.end() && isNext(*next))
      merged.push_back(*next++);
  }
  merged.insert(merged.end(), next, further.end());
  reductions = std::move(merged);
}

void PolicyBuilder::start(unsigned collective) {
  bool isGather = program.collectives[collective].isGather;
  double &link = isGather || step.sharedLink ? gatherLink : reduceLink;
  link =
      std::max(link, clock) + getCollectiveSeconds(step, program, collective);
  complete[collective] = link;
  program.instructions.push_back({Instruction::Start, collective});
}

void PolicyBuilder::wait(unsigned collective) {
  if (waited[collective])
    return;
  waited[collective] = true;
  clock = std::max(clock, complete[collective]);
  program.instructions.push_back({Instruction::Wait, collective});
}

/// The segment in front of which the gather `bucket` may start: not before the
/// units' windows before have ended.
int64_t PolicyBuilder::findStart(size_t bucket) const {
  if (policy.depth == 0)
    return firstUse[gathers[bucket]];
  int64_t at = 0;
  for (unsigned part : program.collectives[gathers[bucket]].parts) {
    at = std::max(at, step.windows[part].release);
    if (int64_t previous = step.windows[part].previous; previous >= 0)
      at = std::max(at, step.windows[previous].last + 1);
  }
  if (policy.depth < 0 || bucket < static_cast<size_t>(policy.depth))
    return at;
  return std::max(at, firstUse[gathers[bucket - policy.depth]]);
}

/// Whether few enough units are alive in front of a segment.
bool PolicyBuilder::mayStart(unsigned segment) const {
  if (policy.liveUnits == 0)
    return true;
  int64_t alive = 0;
  for (size_t i = 0; i < gathered; ++i)
    for (unsigned part : program.collectives[gathers[i]].parts)
      alive += step.windows[part].last >= segment;
  return alive < policy.liveUnits;
}

/// Starts what may start in front of a segment, before or after its waits.
void PolicyBuilder::startGathers(unsigned segment, bool waited) {
  while (gathered < gathers.size()) {
    int64_t at = findStart(gathered);
    bool isNeeded = firstUse[gathers[gathered]] == segment;
    bool isAhead = policy.afterWait && !isNeeded;
    if (at > segment || (isAhead && !waited) ||
        (!isNeeded && !mayStart(segment)))
      return;
    start(gathers[gathered++]);
  }
}

/// Waits until at most `pending` reductions are in flight; with `free` only
/// for what is complete.
void PolicyBuilder::waitForReductions(size_t pending, bool free) {
  while (reductionsWaited + pending < reduced) {
    unsigned oldest = reductions[reductionsWaited];
    if (free && complete[oldest] > clock)
      return;
    wait(oldest);
    ++reductionsWaited;
  }
}

/// Waits for what a collective reduces further. If that has only just started
/// and no result is needed now, a segment runs first: returns false.
bool PolicyBuilder::waitForNeeded(unsigned collective, unsigned segment) {
  int64_t needed = findNeeded(collective);
  if (needed < 0)
    return true;
  bool isDue = llvm::any_of(step.reductions, [&](const auto &reduction) {
    return reduction.user == segment;
  });
  for (size_t i = reductionsWaited; i < reduced; ++i) {
    if (!llvm::is_contained(program.collectives[reductions[i]].parts, needed))
      continue;
    if (startedAt[reductions[i]] == segment && !isDue &&
        segment < step.segments.size())
      return false;
    waitForReductions(reduced - i - 1, /*free=*/false);
  }
  return true;
}

void PolicyBuilder::startReductions(unsigned segment) {
  while (reduced < reductions.size() &&
         lastGradient[reductions[reduced]] < segment &&
         waitForNeeded(reductions[reduced], segment)) {
    startedAt[reductions[reduced]] = segment;
    if (policy.reductionsInFlight > 0)
      waitForReductions(policy.reductionsInFlight - 1, /*free=*/false);
    start(reductions[reduced++]);
  }
}

void PolicyBuilder::run(unsigned segment) {
  waitForReductions(0, /*free=*/true);
  startReductions(segment);
  for (auto [i, reduction] : llvm::enumerate(step.reductions))
    if (reduction.user == segment)
      for (size_t j = reductionsWaited; j < reduced; ++j)
        if (llvm::is_contained(program.collectives[reductions[j]].parts, i))
          waitForReductions(reduced - j - 1, /*free=*/false);
  startGathers(segment, /*waited=*/false);
  for (unsigned gather : gathers)
    for (unsigned part : program.collectives[gather].parts)
      if (step.windows[part].first == segment)
        wait(gather);
  startGathers(segment, /*waited=*/true);
  program.instructions.push_back({Instruction::Run, segment});
  clock += step.segments[segment].seconds;
}

StepProgram PolicyBuilder::run() {
  chooseOptions();
  formBuckets();
  for (unsigned segment = 0; segment < step.segments.size(); ++segment)
    run(segment);
  startReductions(step.segments.size());
  waitForReductions(0, /*free=*/false);
  return std::move(program);
}

StepProgram mlir::fsdp::makePolicyProgram(const CostedStep &step,
                                          const PolicyOptions &policy) {
  return PolicyBuilder(step, policy).run();
}
