//===- Simulate.cpp - Replays scheduled functions -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Report/Passes.h"
#include "fsdp/Target/Report/Timeline.h"
#include "fsdp/Transforms/Schedule/AutoSchedule.h"
#include "fsdp/Utils/MachineFile.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/ToolOutputFile.h"
#include <cmath>

namespace mlir::fsdp {
#define GEN_PASS_DEF_SIMULATEPASS
#include "fsdp/Target/Report/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// The order in which the program issues collectives, a line each.
static void printOrder(raw_ostream &os, const ReadStep &read) {
  for (const Instruction &instruction : read.program.instructions)
    if (instruction.kind == Instruction::Start) {
      const PlannedCollective &planned =
          read.program.collectives[instruction.index];
      unsigned part = planned.parts.front();
      StartOp start = planned.isGather ? read.windows[part].start
                                       : read.reductions[part].start;
      os << "  " << stringifyCollectiveKind(start.getKind()) << ' '
         << getCollectiveName(read.step, read.program, instruction.index)
         << '\n';
    }
}

namespace {
struct Simulate : fsdp::impl::SimulatePassBase<Simulate> {
  using SimulatePassBase::SimulatePassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    ModuleOp top = getOperation();
    FailureOr<CostTable> table = loadMachine(machine, top.getLoc());
    auto function = top.lookupSymbol<func::FuncOp>(entry);
    if (succeeded(table) && !function)
      top.emitError() << "expected a function '@" << entry << "', got none";
    if (failed(table) || !function || failed(replay(function, *table)))
      signalPassFailure();
  }

private:
  LogicalResult checkOptions(Location loc) {
    // Every rank has its own events.
    constexpr unsigned kMostRanks = 65536;
    if (ranks < 1 || ranks > kMostRanks)
      return emitError(loc) << "expected 1 to " << kMostRanks
                            << " 'ranks', got " << ranks.getValue();
    if (slowdown.size() > ranks)
      return emitError(loc) << "expected at most one factor of 'slowdown' for "
                            << "each of " << ranks.getValue() << " ranks, got "
                            << slowdown.size();
    for (double factor : slowdown)
      if (!(factor > 0) || !std::isfinite(factor))
        return emitError(loc) << "expected factors of 'slowdown' that are "
                                 "greater than 0 and finite, got "
                              << llvm::formatv("{0}", factor).str();
    return success();
  }

  LogicalResult replay(func::FuncOp function, const CostTable &table) {
    if (failed(checkOptions(function.getLoc())))
      return failure();
    std::string problem;
    FailureOr<ReadStep> read = StepReader().read(function, table, problem);
    if (failed(read))
      return emitError(function.getLoc())
             << "not supported: a simulation of '@" << function.getSymName()
             << "', because " << problem;
    SimulationOptions options;
    options.ranks = ranks;
    options.slowdown.assign(slowdown.begin(), slowdown.end());
    options.nodeLink = options.timeline = true;
    Simulation result = fsdp::simulate(read->step, read->program, options);
    if (!result.error.empty())
      return emitError(function.getLoc())
             << "expected a right schedule, but '@" << function.getSymName()
             << "' " << result.error;
    llvm::errs() << '@' << function.getSymName() << " on " << table.name
                 << llvm::format(": step %.6f ms, exposed %.6f ms, peak ",
                                 result.makespan * 1e3, result.exposed * 1e3)
                 << result.peakBytes << " B\n";
    printOrder(llvm::errs(), *read);
    return write(function, *read, result);
  }

  LogicalResult write(func::FuncOp function, const ReadStep &read,
                      const Simulation &result) {
    auto writeFile = [&](StringRef path,
                         llvm::function_ref<void(raw_ostream &)> print) {
      std::string message;
      std::unique_ptr<llvm::ToolOutputFile> file =
          openOutputFile(path, &message);
      if (!file)
        return LogicalResult(emitError(function.getLoc()) << message);
      print(file->os());
      file->keep();
      return success();
    };
    if (!trace.empty() && failed(writeFile(trace, [&](raw_ostream &os) {
          writeTrace(os, read.step, read.program, result);
        })))
      return failure();
    if (page.empty())
      return success();
    return writeFile(page, [&](raw_ostream &os) {
      writeTimelinePage(os, read.step, read.program, result,
                        ("@" + function.getSymName()).str());
    });
  }
};
} // namespace
