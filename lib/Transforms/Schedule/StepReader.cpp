//===- StepReader.cpp - A function as a step ------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Schedule/StepReader.h"
#include "BlockReader.h"
#include "fsdp/Analysis/Memory/MemoryPlan.h"
#include "fsdp/Utils/Bytes.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace mlir::fsdp;

/// Finds what the windows and reductions of a costed step stand for.
void BlockReader::mapParts(ReadStep &read) {
  std::vector<unsigned> seen(trace.units.size(), 0);
  for (const CostedWindow &window : read.step.windows)
    read.windows.push_back(windows[window.unit][seen[window.unit]++]);
  for (const CostedReduction &reduction : read.step.reductions)
    read.reductions.push_back(reductions[reduction.unit]);
}

/// Writes down the order in which everything stands.
void BlockReader::readProgram(ReadStep &read) {
  StepProgram &program = read.program;
  program.options.assign(read.step.windows.size(), 0);
  DenseMap<Operation *, unsigned> numbers;
  for (StartOp start : starts) {
    unsigned number = numbers.size();
    numbers[start] = number;
    program.collectives.push_back(
        {start.getKind() == CollectiveKind::AllGather, {}});
  }
  auto addParts = [&](const std::vector<CollectivePart> &parts) {
    for (auto [i, part] : llvm::enumerate(parts))
      program.collectives[numbers.lookup(part.start)].parts.push_back(i);
  };
  addParts(read.windows);
  addParts(read.reductions);
  unsigned segment = 0;
  for (Operation &op : block) {
    if (auto wait = dyn_cast<WaitOp>(op))
      program.instructions.push_back(
          {Instruction::Wait,
           numbers.lookup(wait.getTicket().getDefiningOp())});
    else if (isa<StartOp>(op))
      program.instructions.push_back({Instruction::Start, numbers.lookup(&op)});
    else if (segment < segments.size() && segments[segment] == &op)
      program.instructions.push_back({Instruction::Run, segment++});
  }
}

/// Rounds buffers up to what they take in a plan.
static void alignBuffers(CostedStep &step) {
  auto align = [](int64_t &bytes) {
    bytes = llvm::alignTo(bytes, kArenaAlignment);
  };
  for (CostedWindow &window : step.windows) {
    align(window.bytes);
    for (WindowOption &option : window.options)
      align(option.heldBytes);
  }
  for (CostedReduction &reduction : step.reductions)
    align(reduction.bytes);
}

ReadStep BlockReader::finish(const CostTable &table, int64_t fixedBytes) {
  for (TraceSegment &segment : trace.segments)
    segment.liveBytes = fixedBytes;
  ReadStep read;
  read.block = &block;
  read.step = applyCosts(trace, table);
  alignBuffers(read.step);
  read.segments = segments;
  mapParts(read);
  readProgram(read);
  return read;
}

/// Room for the buffers into which a function's gathers fetch what the host
/// keeps: three shards, as one arrives while others are gathered. The states
/// that updates need arrive when temporaries are gone.
static int64_t getOffloadRoom(func::FuncOp function) {
  SmallVector<int64_t> sizes;
  for (BlockArgument argument : function.getArguments())
    if (isOffloaded(argument) &&
        hasArgRole(function, argument.getArgNumber(), RoleKind::Shard))
      sizes.push_back(
          llvm::alignTo(getStaticBytes(argument.getType()), kArenaAlignment));
  llvm::sort(sizes, std::greater<>());
  sizes.truncate(std::min<size_t>(sizes.size(), 3));
  return std::accumulate(sizes.begin(), sizes.end(), int64_t(0));
}

FailureOr<ReadStep> StepReader::read(func::FuncOp function,
                                     const CostTable &table,
                                     std::string &problem) {
  if (!function.getBody().hasOneBlock()) {
    problem = "the function has several blocks";
    return failure();
  }
  BlockReader reader(function.front(), accesses, work);
  if (!reader.read()) {
    problem = reader.problem;
    return failure();
  }
  int64_t arguments = getDeviceBytes(function, kArenaAlignment);
  int64_t temporary = temporaries.get(function) + getOffloadRoom(function);
  ReadStep read = reader.finish(table, arguments + temporary);
  read.argumentBytes = arguments;
  read.tempBytes = temporary;
  return read;
}
