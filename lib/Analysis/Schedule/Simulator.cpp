//===- Simulator.cpp - Replays a scheduled step ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/Simulator.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::fsdp;

double mlir::fsdp::getCollectiveSeconds(const CostedStep &step,
                                        const StepProgram &program,
                                        unsigned collective) {
  double latency = 0, transfer = 0;
  const PlannedCollective &planned = program.collectives[collective];
  for (unsigned part : planned.parts) {
    if (planned.isGather) {
      const CostedWindow &window = step.windows[part];
      const WindowOption &option = window.options[program.options[part]];
      latency = std::max(latency, option.latency);
      transfer += option.transfer;
    } else {
      latency = std::max(latency, step.reductions[part].latency);
      transfer += step.reductions[part].transfer;
    }
  }
  return latency + transfer;
}

std::string mlir::fsdp::getCollectiveName(const CostedStep &step,
                                          const StepProgram &program,
                                          unsigned collective) {
  std::string name;
  const PlannedCollective &planned = program.collectives[collective];
  for (unsigned part : planned.parts) {
    unsigned unit =
        planned.isGather ? step.windows[part].unit : step.reductions[part].unit;
    name += (name.empty() ? "" : "+") + step.units[unit];
  }
  return name;
}

namespace {
/// The state of all ranks, advanced by one instruction at a time.
class Replay {
public:
  Replay(const CostedStep &step, const StepProgram &program,
         const SimulationOptions &options)
      : step(step), program(program), options(options),
        clock(std::max(1u, options.ranks), 0),
        started(program.collectives.size(), false),
        waited(program.collectives.size(), false),
        complete(program.collectives.size(), 0),
        gatherOf(step.windows.size(), kNone),
        reduceOf(step.reductions.size(), kNone),
        next(step.windows.size(), kNone), beginning(step.segments.size()),
        ending(step.segments.size()), reducing(step.segments.size()),
        reading(step.segments.size()) {}

  Simulation run();

private:
  static constexpr unsigned kNone = ~0u;

  bool checkParts();
  void start(unsigned index);
  void wait(unsigned index);
  void runSegment(unsigned index);
  bool beginWindows(unsigned segment);
  void endWindows(unsigned segment);
  void finish();
  void transfer(unsigned index);
  void noteMemory();
  double getSlowdown(unsigned rank) const {
    return rank < options.slowdown.size() ? options.slowdown[rank] : 1;
  }
  unsigned getChannel(const PlannedCollective &planned, unsigned part) const {
    return planned.isGather ? step.windows[part].channel
                            : step.reductions[part].channel;
  }
  WindowOption::Kind getKind(unsigned window) const {
    return step.windows[window].options[program.options[window]].kind;
  }
  /// Whether no part of a collective leaves the node.
  bool isInNode(unsigned index) const {
    const PlannedCollective &planned = program.collectives[index];
    return llvm::all_of(planned.parts, [&](unsigned part) {
      return planned.isGather
                 ? step.windows[part].options[program.options[part]].isInNode
                 : step.reductions[part].isInNode;
    });
  }
  bool isKept(unsigned window) const {
    return getKind(window) == WindowOption::Keep;
  }
  bool fail(const std::string &what) {
    if (result.error.empty())
      result.error = what;
    return false;
  }

  const CostedStep &step;
  const StepProgram &program;
  const SimulationOptions &options;
  Simulation result;
  /// When each rank's compute lane is free.
  std::vector<double> clock;
  std::vector<bool> started, waited;
  std::vector<double> complete;
  /// The collective that gathers a window or reduces a gradient.
  std::vector<unsigned> gatherOf, reduceOf;
  /// The unit's window behind a window.
  std::vector<unsigned> next;
  /// By segment: windows that begin and end, reductions whose buffers begin to
  /// live and that are read.
  std::vector<llvm::SmallVector<unsigned, 1>> beginning, ending, reducing,
      reading;
  double gatherLink = 0, reduceLink = 0, nodeLink = 0;
  unsigned segment = 0;
  /// Bytes of buffers of collectives, and of parts held between windows.
  int64_t bytes = 0;
};
} // namespace

/// Maps windows and reductions to their collectives.
bool Replay::checkParts() {
  if (program.options.size() != step.windows.size())
    return fail("has no option for some window");
  for (auto [i, window] : llvm::enumerate(step.windows)) {
    if (program.options[i] >= window.options.size())
      return fail("has an option that does not exist");
    if (window.previous >= 0)
      next[window.previous] = i;
    beginning[window.first].push_back(i);
    ending[window.last].push_back(i);
  }
  for (auto [i, reduction] : llvm::enumerate(step.reductions)) {
    reducing[reduction.first].push_back(i);
    if (reduction.user < static_cast<int64_t>(step.segments.size()))
      reading[reduction.user].push_back(i);
  }
  for (auto [i, planned] : llvm::enumerate(program.collectives)) {
    std::vector<unsigned> &owner = planned.isGather ? gatherOf : reduceOf;
    if (planned.parts.empty())
      return fail("has an empty collective");
    for (unsigned part : planned.parts) {
      if (part >= owner.size() || owner[part] != kNone)
        return fail("has a part in no or in two collectives");
      owner[part] = i;
      if (getChannel(planned, part) != getChannel(planned, planned.parts[0]))
        return fail("has a collective over two channels");
      if (planned.isGather && getKind(part) != getKind(planned.parts[0]))
        return fail("has a collective over two groups");
    }
  }
  for (auto [i, owner] : llvm::enumerate(gatherOf))
    if ((owner == kNone) != isKept(i))
      return fail("does not gather a window, or gathers one that is kept");
  if (llvm::is_contained(reduceOf, kNone))
    return fail("does not reduce a unit");
  return true;
}

/// Takes the link once all ranks are there.
void Replay::transfer(unsigned index) {
  bool isGather = program.collectives[index].isGather;
  double seconds = getCollectiveSeconds(step, program, index);
  double &link = options.nodeLink && isInNode(index) ? nodeLink
                 : isGather || step.sharedLink       ? gatherLink
                                                     : reduceLink;
  double begin = std::max(link, *llvm::max_element(clock));
  complete[index] = link = begin + seconds;
  (isGather ? result.gatherSeconds : result.reduceSeconds) += seconds;
  if (!options.timeline)
    return;
  int64_t payload = 0;
  for (unsigned part : program.collectives[index].parts)
    payload +=
        isGather ? step.windows[part].bytes : step.reductions[part].bytes;
  for (unsigned rank = 0; rank < clock.size(); ++rank)
    result.events.push_back(
        {rank, isGather ? TimelineLane::Gather : TimelineLane::Reduce,
         getCollectiveName(step, program, index), begin, complete[index],
         payload});
}

void Replay::start(unsigned index) {
  if (started[index])
    return (void)fail("starts a collective twice");
  started[index] = true;
  const PlannedCollective &planned = program.collectives[index];
  for (unsigned part : planned.parts) {
    if (planned.isGather) {
      const CostedWindow &window = step.windows[part];
      if (window.first < segment)
        return (void)fail("gathers '" + step.units[window.unit] +
                          "' after its first use");
      if (window.release > segment)
        return (void)fail("gathers '" + step.units[window.unit] +
                          "' before its shard is there");
      if (window.previous >= 0 && step.windows[window.previous].last >= segment)
        return (void)fail("gathers '" + step.units[window.unit] +
                          "' while it is whole");
      bytes += window.bytes;
      continue;
    }
    const CostedReduction &reduction = step.reductions[part];
    const std::string &name = step.units[reduction.unit];
    if (reduction.last >= segment)
      return (void)fail("reduces '" + name +
                        "' before its gradients are complete");
    if (reduction.needs >= 0 && !waited[reduceOf[reduction.needs]])
      return (void)fail("reduces '" + name + "' further before it is reduced");
  }
  transfer(index);
  // A gather's buffer begins to live; what the next segment needs may live
  // already.
  if (planned.isGather)
    noteMemory();
}

void Replay::wait(unsigned index) {
  if (!started[index] || waited[index])
    return (void)fail("waits for a collective that is not in flight");
  waited[index] = true;
  for (unsigned rank = 0; rank < clock.size(); ++rank) {
    double stall = complete[index] - clock[rank];
    if (stall <= 0)
      continue;
    result.stalls.push_back({rank, segment, index, stall});
    clock[rank] = complete[index];
  }
  const PlannedCollective &planned = program.collectives[index];
  if (!planned.isGather)
    for (unsigned part : planned.parts)
      bytes -= step.reductions[part].bytes;
  if (options.timeline)
    result.memory.push_back({clock[0], bytes});
}

/// Memory while `segment` runs, or just before it.
void Replay::noteMemory() {
  int64_t live =
      segment < step.segments.size() ? step.segments[segment].liveBytes : 0;
  result.peakBytes = std::max(result.peakBytes, bytes + live);
  if (options.timeline)
    result.memory.push_back({clock[0], bytes + live});
}

/// Checks that parameters and reduced gradients are there.
bool Replay::beginWindows(unsigned segment) {
  for (unsigned i : beginning[segment]) {
    const CostedWindow &window = step.windows[i];
    if (!isKept(i) && !waited[gatherOf[i]])
      return fail("uses '" + step.units[window.unit] + "' before it is whole");
    // What a smaller group held is not needed any more.
    const WindowOption &option = window.options[program.options[i]];
    if (option.kind == WindowOption::SmallGather)
      bytes -= option.heldBytes;
  }
  for (unsigned i : reading[segment])
    if (!waited[reduceOf[i]])
      return fail("uses the gradient of '" +
                  step.units[step.reductions[i].unit] +
                  "' before it is reduced");
  for (unsigned i : reducing[segment])
    bytes += step.reductions[i].bytes;
  return true;
}

/// Frees what is not used any more; a unit that is kept goes on living.
void Replay::endWindows(unsigned segment) {
  for (unsigned i : ending[segment]) {
    bytes -= step.windows[i].bytes;
    if (next[i] == kNone)
      continue;
    const CostedWindow &later = step.windows[next[i]];
    bytes += later.options[program.options[next[i]]].heldBytes;
  }
}

void Replay::runSegment(unsigned index) {
  if (index != segment || index >= step.segments.size())
    return (void)fail("runs segments out of order");
  if (!beginWindows(index))
    return;
  noteMemory();
  for (unsigned rank = 0; rank < clock.size(); ++rank) {
    double end = clock[rank] + step.segments[index].seconds * getSlowdown(rank);
    if (options.timeline)
      result.events.push_back({rank, TimelineLane::Compute,
                               step.segments[index].name, clock[rank], end, 0});
    clock[rank] = end;
  }
  endWindows(index);
  ++segment;
}

void Replay::finish() {
  if (segment != step.segments.size())
    return (void)fail("does not run all segments");
  if (llvm::is_contained(waited, false))
    return (void)fail("does not wait for a collective");
  result.makespan = *llvm::max_element(clock);
  double slowest = 0;
  for (unsigned rank = 0; rank < clock.size(); ++rank)
    slowest = std::max(slowest, getSlowdown(rank));
  result.exposed = result.makespan - step.computeSeconds() * slowest;
}

Simulation Replay::run() {
  if (checkParts())
    for (const Instruction &instruction : program.instructions) {
      size_t count = instruction.kind == Instruction::Run
                         ? step.segments.size()
                         : program.collectives.size();
      if (instruction.index >= count)
        fail("names a segment or collective that does not exist");
      else if (instruction.kind == Instruction::Start)
        start(instruction.index);
      else if (instruction.kind == Instruction::Wait)
        wait(instruction.index);
      else
        runSegment(instruction.index);
      if (!result.error.empty())
        return std::move(result);
    }
  if (result.error.empty())
    finish();
  return std::move(result);
}

Simulation mlir::fsdp::simulate(const CostedStep &step,
                                const StepProgram &program,
                                const SimulationOptions &options) {
  return Replay(step, program, options).run();
}
