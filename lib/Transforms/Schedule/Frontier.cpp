//===- Frontier.cpp - Prints memory against time --------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Schedule/AutoSchedule.h"
#include "fsdp/Transforms/Schedule/Passes.h"
#include "fsdp/Utils/MachineFile.h"
#include "llvm/Support/Format.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FRONTIERPASS
#include "fsdp/Transforms/Schedule/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// One line for each point.
static void printFrontier(raw_ostream &os, func::FuncOp function,
                          const CostTable &table, const ReadStep &read,
                          ArrayRef<FrontierPoint> frontier) {
  os << '@' << function.getSymName() << " on " << table.name << ": "
     << read.argumentBytes << " B of arguments, " << read.tempBytes
     << " B of temporaries, "
     << llvm::format("%.6f", read.step.computeSeconds() * 1e3)
     << " ms of computation\n";
  os << "       peak B      placed B       step ms    exposed ms      bound ms"
        "   gap %\n";
  for (const FrontierPoint &point : frontier) {
    const StepSchedule &schedule = point.schedule;
    auto placed = static_cast<long long>(placeStep(read, schedule.program));
    os << llvm::format("%13lld %13lld",
                       static_cast<long long>(schedule.peakBytes), placed)
       << llvm::format(" %13.6f %13.6f %13.6f %7.2f\n", schedule.makespan * 1e3,
                       schedule.exposed * 1e3, schedule.lowerBound * 1e3,
                       schedule.gapPercent());
  }
}

namespace {
struct Frontier : fsdp::impl::FrontierPassBase<Frontier> {
  using FrontierPassBase::FrontierPassBase;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    ModuleOp top = getOperation();
    FailureOr<CostTable> table = loadMachine(machine, top.getLoc());
    if (succeeded(table) && points == 0)
      emitError(top.getLoc()) << "expected at least 1 of 'points', got 0";
    if (failed(table) || points == 0)
      return signalPassFailure();
    for (auto function : top.getOps<func::FuncOp>())
      if (!function.isPrivate() && !function.isDeclaration() &&
          failed(print(function, *table)))
        return signalPassFailure();
  }

private:
  LogicalResult print(func::FuncOp function, const CostTable &table) {
    std::string problem;
    FailureOr<ReadStep> read = StepReader().read(function, table, problem);
    if (failed(read))
      return emitError(function.getLoc())
             << "not supported: a frontier of '@" << function.getSymName()
             << "', because " << problem;
    std::vector<FrontierPoint> frontier =
        findFrontier(read->step, points, getPassScheduling(0));
    printFrontier(llvm::errs(), function, table, *read, frontier);
    return success();
  }
};
} // namespace
