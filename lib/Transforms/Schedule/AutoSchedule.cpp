//===- AutoSchedule.cpp - The scheduler on a function ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Schedule/AutoSchedule.h"
#include "StepWriter.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Analysis/Schedule/Simulator.h"
#include "mlir/IR/Remarks.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Plans that do not fit make the limit smaller that often.
static constexpr unsigned kAttempts = 4;

SchedulerOptions mlir::fsdp::getPassScheduling(int64_t limit) {
  SchedulerOptions options;
  // Sums of a limit and sizes stay far from overflow.
  options.limit = limit > 0 ? limit : std::numeric_limits<int64_t>::max() / 4;
  options.maxLabels = 200000;
  return options;
}

LogicalResult mlir::fsdp::reportTooSmall(func::FuncOp function,
                                         const ReadStep &read, int64_t limit,
                                         int64_t needed) {
  InFlightDiagnostic diag = emitError(function.getLoc())
                            << "expected a memory limit of at least " << needed
                            << " bytes for '@" << function.getSymName()
                            << "', got " << limit;
  diag.attachNote() << "arguments take " << read.argumentBytes
                    << " bytes, temporaries " << read.tempBytes
                    << ", the rest are buffers of collectives";
  return failure();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Size of the arena for the buffers of a program's collectives.
static int64_t planBuffers(const CostedStep &step, const StepProgram &program) {
  std::vector<BufferInterval> gathered(step.windows.size()),
      reduced(step.reductions.size());
  std::vector<int64_t> ran(step.segments.size());
  auto now = int64_t(0);
  for (const Instruction &instruction : program.instructions) {
    ++now;
    if (instruction.kind == Instruction::Run) {
      ran[instruction.index] = now;
      continue;
    }
    const PlannedCollective &planned = program.collectives[instruction.index];
    for (unsigned part : planned.parts) {
      if (planned.isGather && instruction.kind == Instruction::Start)
        gathered[part] = {step.windows[part].bytes, now, 0};
      if (!planned.isGather && instruction.kind == Instruction::Wait)
        reduced[part] = {step.reductions[part].bytes, 0, now};
    }
  }
  std::vector<BufferInterval> buffers;
  std::vector<size_t> bufferOf;
  for (auto [i, window] : llvm::enumerate(step.windows)) {
    bool isKept = window.options[program.options[i]].kind == WindowOption::Keep;
    bufferOf.push_back(isKept ? bufferOf[window.previous] : buffers.size());
    if (!isKept)
      buffers.push_back(gathered[i]);
    buffers[bufferOf.back()].last = ran[window.last];
  }
  for (auto [i, reduction] : llvm::enumerate(step.reductions)) {
    reduced[i].first = ran[reduction.first];
    buffers.push_back(reduced[i]);
  }
  return planMemory(buffers, kArenaAlignment).peak;
}

int64_t mlir::fsdp::placeStep(const ReadStep &read,
                              const StepProgram &program) {
  return read.getFixedBytes() + planBuffers(read.step, program);
}

/// The bounds under a limit, 0 for none, that hold for every plan: temporaries
/// may lie where buffers of collectives are not alive.
static ScheduleBound computePlanBound(const ReadStep &read, int64_t limit) {
  CostedStep step = read.step;
  for (CostedSegment &segment : step.segments)
    segment.liveBytes = read.argumentBytes;
  return computeBound(step, getPassScheduling(limit).limit);
}

/// A schedule whose buffers fit under the limit when they are placed; if there
/// is none, how much is needed.
static StepSchedule scheduleToFit(const ReadStep &read, int64_t limit,
                                  int64_t &needed) {
  SchedulerOptions options = getPassScheduling(limit);
  int64_t allowed = options.limit;
  StepSchedule schedule;
  needed = 0;
  for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
    schedule = scheduleStep(read.step, options);
    needed = std::max(needed, schedule.bound.peakBytes);
    if (!schedule.feasible)
      return schedule;
    StepProgram late = delayStarts(read.step, schedule.program);
    Simulation simulation = simulate(read.step, late);
    if (simulation.error.empty() &&
        simulation.peakBytes <= schedule.peakBytes &&
        simulation.makespan <= schedule.makespan * (1 + kSameTime))
      schedule.program = std::move(late);
    int64_t excess = placeStep(read, schedule.program) - allowed;
    if (excess <= 0)
      return schedule;
    needed = std::max(needed, allowed + excess);
    options.limit -= excess;
  }
  schedule.feasible = false;
  return schedule;
}

//===----------------------------------------------------------------------===//
// Function
//===----------------------------------------------------------------------===//

/// The figures of a schedule as an attribute.
static ScheduleAttr describe(MLIRContext *context, const CostTable &table,
                             int64_t limit, StringRef origin,
                             const ScheduleBound &bound,
                             const Simulation &simulation) {
  Builder builder(context);
  double least = std::min(bound.makespan, simulation.makespan);
  double gap = least > 0 ? 100 * (simulation.makespan - least) / least : 0;
  return ScheduleAttr::get(
      context, builder.getStringAttr(table.name), builder.getStringAttr(origin),
      limit, simulation.peakBytes, bound.peakBytes,
      builder.getF64FloatAttr(simulation.makespan),
      builder.getF64FloatAttr(simulation.exposed),
      builder.getF64FloatAttr(least), builder.getF64FloatAttr(gap));
}

namespace {
/// Parameters that are kept from one window to the next.
struct KeptWindow {
  Location loc;
  std::string unit;
  int64_t bytes;
};
} // namespace

/// What a program decides about each window.
static SmallVector<KeptWindow> listKept(const ReadStep &read,
                                        const StepProgram &program) {
  SmallVector<KeptWindow> kept;
  for (auto [i, window] : llvm::enumerate(read.step.windows)) {
    StartOp start = read.windows[i].start;
    if (window.options[program.options[i]].kind == WindowOption::Keep)
      kept.push_back(
          {start.getLoc(), read.step.units[window.unit], window.bytes});
  }
  return kept;
}

static void remarkKept(ArrayRef<KeptWindow> kept) {
  auto opts = remark::RemarkOpts::name("keep").category("fsdp-schedule");
  for (const KeptWindow &window : kept)
    remark::passed(window.loc, opts)
        << "parameters of '" + window.unit +
               "' are kept instead of gathered again"
        << remark::detail::Remark::Arg("bytes", window.bytes);
}

/// Seconds of a program in which collectives within a node have a link of their
/// own. The search, and the bound it is compared with, let all take turns.
static double getSeconds(const CostedStep &step, const StepProgram &program) {
  SimulationOptions options;
  options.nodeLink = true;
  return simulate(step, program, options).makespan;
}

/// Writes a program into the function; returns what takes how long in what
/// stands there then, and the seconds with links of nodes.
static FailureOr<std::pair<Simulation, double>>
writeAndSimulate(func::FuncOp function, const ReadStep &read,
                 const StepProgram &program, const CostTable &table) {
  writeStep(read, program);
  std::string problem;
  FailureOr<ReadStep> written = StepReader().read(function, table, problem);
  if (failed(written))
    return emitError(function.getLoc())
           << "expected to read the schedule of '@" << function.getSymName()
           << "' back, got: " << problem;
  Simulation simulation = simulate(written->step, written->program);
  if (!simulation.error.empty())
    return emitError(function.getLoc())
           << "expected a right schedule, but '@" << function.getSymName()
           << "' " << simulation.error;
  return std::make_pair(std::move(simulation),
                        getSeconds(written->step, written->program));
}

/// Whether the step as it stands fits under the limit, 0 for any.
static bool fits(const ReadStep &read, int64_t limit) {
  return limit == 0 || placeStep(read, read.program) <= limit;
}

LogicalResult mlir::fsdp::scheduleBySearch(func::FuncOp function,
                                           const CostTable &table,
                                           int64_t limit, bool &isDone) {
  isDone = false;
  std::string problem;
  FailureOr<ReadStep> read = StepReader().read(function, table, problem);
  if (failed(read)) {
    auto opts = remark::RemarkOpts::name("search").category("fsdp-schedule");
    remark::missed(function.getLoc(), opts)
        << "'@" + function.getSymName().str() + "' is not searched: " + problem;
    return success();
  }
  ScheduleBound bound = computePlanBound(*read, limit);
  // The order by windows, in which the function stands.
  Simulation best = simulate(read->step, read->program);
  bool hasBest = best.error.empty() && fits(*read, limit);
  std::string origin = "windows";
  int64_t needed = 0;
  StepSchedule schedule = scheduleToFit(*read, limit, needed);
  if (!schedule.feasible && !hasBest)
    return reportTooSmall(function, *read, limit, needed);
  if (schedule.feasible) {
    OwningOpRef<func::FuncOp> windows(function.clone());
    SmallVector<KeptWindow> kept = listKept(*read, schedule.program);
    FailureOr<std::pair<Simulation, double>> written =
        writeAndSimulate(function, *read, schedule.program, table);
    if (failed(written))
      return failure();
    if (hasBest && getSeconds(read->step, read->program) <
                       written->second * (1 - kSameTime)) {
      function.getBody().takeBody(windows->getBody());
    } else {
      best = std::move(written->first);
      origin = schedule.origin;
      // Nothing is lost by a limit that does not bind.
      if (limit == 0)
        bound.makespan = schedule.lowerBound;
      remarkKept(kept);
    }
  }
  function->setAttr(attr::kSchedule, describe(function.getContext(), table,
                                              limit, origin, bound, best));
  isDone = true;
  return success();
}
