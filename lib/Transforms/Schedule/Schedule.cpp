//===- Schedule.cpp - Moves starts up and waits down ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 5, between the IR and the planners in lib/Analysis: has a plan made
// from what BlockTrace or StepReader sees in a block, has the ops put in its
// order, and records limits and figures on the function.
//
//===----------------------------------------------------------------------===//

#include "BlockTrace.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Transforms/Schedule/AutoSchedule.h"
#include "fsdp/Transforms/Schedule/Passes.h"
#include "fsdp/Transforms/Schedule/PrintSchedule.h"
#include "fsdp/Utils/MachineFile.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_SCHEDULEPASS
#include "fsdp/Transforms/Schedule/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct Schedule : fsdp::impl::SchedulePassBase<Schedule> {
  using SchedulePassBase::SchedulePassBase;

  void runOnOperation() override {
    if (failed(expectSplitCollectives(getOperation())) ||
        failed(expectUnplannedMemory(getOperation())))
      return signalPassFailure();
    ModuleOp top = getOperation();
    NamedAttrList order;
    for (auto function : top.getOps<func::FuncOp>()) {
      if (failed(schedule(function)))
        return signalPassFailure();
      DictionaryAttr issued = getIssueOrder(function);
      if (!issued.empty())
        order.set(function.getSymName(), issued);
    }
    top->setAttr(attr::kIssueOrder, order.getDictionary(&getContext()));
  }

private:
  ScheduleOptions getOptions() const {
    return {forwardPrefetch, backwardPrefetch, backwardOrder, maxInFlight,
            maxReductions};
  }

  /// Records the limits, so that fsdp-verify-schedule can check them.
  void recordLimits(func::FuncOp function) {
    ScheduleOptions options = getOptions();
    function->setAttr(
        attr::kInFlight,
        InFlightAttr::get(&getContext(),
                          /*all_gather=*/options.maxInFlight,
                          /*reduce_scatter=*/options.getMaxReductions(),
                          /*all_reduce=*/options.maxInFlight));
  }

  LogicalResult rejectInFlight(Location loc) {
    InFlightDiagnostic diag =
        emitError(loc) << "not supported: 'max-in-flight' beside 'machine' or "
                          "'memory-limit'";
    diag.attachNote() << "the scheduler by costs limits bytes, not numbers; "
                         "give it a memory limit, or take 'search=false'";
    return diag;
  }

  LogicalResult schedule(func::FuncOp function) {
    bool isDone = false;
    bool issues = !function.isDeclaration() &&
                  !function.front().getOps<StartOp>().empty();
    if (memoryLimit < 0)
      return emitError(function.getLoc())
             << "expected a memory limit of at least 0 bytes, got "
             << memoryLimit.getValue();
    // What a run before this one recorded.
    function->removeAttr(attr::kInFlight);
    function->removeAttr(attr::kSchedule);
    bool searches = issues && search && (!machine.empty() || memoryLimit > 0);
    if (searches && maxInFlight > 0)
      return rejectInFlight(function.getLoc());
    for (Block &block : function.getBody())
      schedule(block, /*isFinal=*/!searches);
    if (searches) {
      FailureOr<CostTable> table = loadMachine(machine, function.getLoc());
      if (failed(table) ||
          failed(scheduleBySearch(function, *table, memoryLimit, isDone)))
        return failure();
    }
    if (isDone)
      return success();
    if (issues)
      recordLimits(function);
    // Others are checked alone.
    if (memoryLimit > 0 && function.isPublic() && !function.isDeclaration())
      function->setAttr(attr::kSchedule,
                        ScheduleAttr::get(&getContext(), {}, {}, memoryLimit,
                                          /*peak_bytes=*/0, /*peak_bound=*/0,
                                          {}, {}, {}, {}));
    return success();
  }

  /// Schedules by windows. What is not final the search compares with.
  void schedule(Block &block, bool isFinal) {
    // Effects of bodies that issue nothing are not worth computing.
    if (block.getOps<StartOp>().empty())
      return;
    BufferAccessAnalysis analysis;
    BlockTrace ops(block, analysis, overlapReplicas);
    const IssueTrace &trace = ops.getTrace();
    SchedulePlan plan = planSchedule(trace, getOptions());
    for (auto [index, start] : llvm::enumerate(ops.getStarts()))
      if (isFinal)
        remarkMove(start, trace.collectives[index], plan.starts[index],
                   plan.waits[index]);
    ops.apply(plan);
  }

  /// Says how far a collective was taken apart.
  void remarkMove(StartOp start, const TracedCollective &collective,
                  int64_t startAt, int64_t waitAt) {
    int64_t up = collective.start - startAt;
    int64_t down = std::max<int64_t>(0, waitAt - collective.wait - 1);
    auto opts = remark::RemarkOpts::name("overlap").category("fsdp-schedule");
    std::string what = (stringifyCollectiveKind(start.getKind()) + " of '" +
                        getPayloadName(start) + "'")
                           .str();
    if (up + down == 0) {
      remark::missed(start.getLoc(), opts)
          << what + " overlaps with nothing"
          << remark::detail::Remark::Arg("bytes", getPayloadBytes(start));
      return;
    }
    remark::passed(start.getLoc(), opts)
        << what + " overlaps with " + std::to_string(up + down) + " ops"
        << remark::detail::Remark::Arg("bytes", getPayloadBytes(start));
  }
};
} // namespace
