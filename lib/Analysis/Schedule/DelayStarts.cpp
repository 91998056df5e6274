//===- DelayStarts.cpp - Starts that are as late as they can be -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Schedule/Scheduler.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace mlir::fsdp;

namespace {
/// When instructions of a program are executed.
struct ProgramTimes {
  /// Compute's clock in front of each instruction, and behind the last.
  std::vector<double> clock;
  /// By collective: completion, and compute's clock behind the wait.
  std::vector<double> complete, waited;
};
} // namespace

static ProgramTimes timeProgram(const CostedStep &step,
                                const StepProgram &program) {
  ProgramTimes times;
  times.complete.resize(program.collectives.size());
  times.waited.resize(program.collectives.size());
  double now = 0, links[2] = {0, 0};
  for (const Instruction &instruction : program.instructions) {
    times.clock.push_back(now);
    unsigned index = instruction.index;
    if (instruction.kind == Instruction::Run) {
      now += step.segments[index].seconds;
    } else if (instruction.kind == Instruction::Wait) {
      now = times.waited[index] = std::max(now, times.complete[index]);
    } else {
      bool second = !program.collectives[index].isGather && !step.sharedLink;
      double &link = links[second];
      link = std::max(link, now) + getCollectiveSeconds(step, program, index);
      times.complete[index] = link;
    }
  }
  times.clock.push_back(now);
  return times;
}

StepProgram mlir::fsdp::delayStarts(const CostedStep &step,
                                    const StepProgram &program) {
  ProgramTimes times = timeProgram(step, program);
  size_t count = program.instructions.size();
  double slack = 1e-12 * times.clock.back();
  // From the end: until when each link may begin with what it did next, where
  // that starts, and where each collective is waited for.
  double begin[2] = {times.clock.back(), times.clock.back()};
  size_t limit[2] = {count, count};
  std::vector<size_t> waitAt(program.collectives.size(), count);
  // Instructions to put in front of each one.
  std::vector<llvm::SmallVector<Instruction, 1>> moved(count + 1);
  for (size_t i = count; i-- > 0;) {
    const Instruction &instruction = program.instructions[i];
    unsigned index = instruction.index;
    if (instruction.kind == Instruction::Wait)
      waitAt[index] = i;
    if (instruction.kind != Instruction::Start)
      continue;
    bool isGather = program.collectives[index].isGather;
    bool link = !isGather && !step.sharedLink;
    double end = std::min(begin[link], times.waited[index]);
    begin[link] = end - getCollectiveSeconds(step, program, index);
    size_t to = i;
    size_t last = std::min(limit[link], waitAt[index]);
    if (isGather)
      while (to < last && times.clock[to + 1] + slack <= begin[link])
        ++to;
    limit[link] = to;
    moved[to].insert(moved[to].begin(), instruction);
  }
  StepProgram result = program;
  result.instructions.clear();
  for (size_t i = 0; i <= count; ++i) {
    llvm::append_range(result.instructions, moved[i]);
    if (i < count && program.instructions[i].kind != Instruction::Start)
      result.instructions.push_back(program.instructions[i]);
  }
  return result;
}
