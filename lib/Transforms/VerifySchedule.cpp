//===- VerifySchedule.cpp - What must hold after phase 5 ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferAccess.h"
#include "fsdp/Transforms/PrintSchedule.h"
#include "fsdp/Transforms/SchedulePasses.h"
#include "llvm/ADT/SetVector.h"
#include <map>

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYSCHEDULEPASS
#include "fsdp/Transforms/SchedulePasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// No collective is left that fsdp-split-collectives should have split.
static LogicalResult verifySplit(ModuleOp top) {
  WalkResult result = top.walk([](Operation *op) {
    if (!isa<UnshardOp, ReduceGradsOp, AllReduceOp>(op))
      return WalkResult::advance();
    op->emitOpError() << "expected fsdp-split-collectives to have split it";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// The one wait for a start, in its block.
static FailureOr<WaitOp> expectWait(StartOp start) {
  SmallVector<WaitOp> waits;
  for (Operation *user : start.getTicket().getUsers())
    if (auto wait = dyn_cast<WaitOp>(user))
      waits.push_back(wait);
  if (waits.size() != 1) {
    InFlightDiagnostic diag = start.emitOpError()
                              << "expected one wait, got " << waits.size();
    for (WaitOp wait : waits)
      diag.attachNote(wait.getLoc()) << "waited for here";
    return failure();
  }
  if (waits[0]->getBlock() == start->getBlock())
    return waits[0];
  InFlightDiagnostic diag = start.emitOpError()
                            << "expected its wait in the same block, so that "
                               "it is always reached";
  diag.attachNote(waits[0].getLoc()) << "waited for here";
  return failure();
}

/// The op does not meet the collective's buffers.
static LogicalResult verifyApart(Operation *op, const BufferAccesses &access,
                                 StartOp start, WaitOp wait) {
  const char *problem = nullptr;
  if (access.barrier)
    problem = "expected no op of unknown effects while a collective is in "
              "flight";
  for (Value dest : start.getDests())
    if (!problem && access.touches(getBufferRoot(dest)))
      problem = "expected no access to the destination of a collective in "
                "flight";
  for (Value source : start.getSources())
    if (!problem && access.writes(getBufferRoot(source)))
      problem = "expected no write of the source of a collective in flight";
  if (!problem)
    return success();
  InFlightDiagnostic diag = op->emitOpError() << problem;
  diag.attachNote(start.getLoc())
      << stringifyCollectiveKind(start.getKind()) << " of '"
      << getPayloadName(start) << "' is started here";
  diag.attachNote(wait.getLoc()) << "and waited for here";
  return failure();
}

/// Nothing between a start and its wait meets its buffers.
static LogicalResult verifyInFlight(StartOp start,
                                    BufferAccessAnalysis &analysis) {
  FailureOr<WaitOp> wait = expectWait(start);
  if (failed(wait))
    return failure();
  for (Operation *op = start->getNextNode(); op && op != *wait;
       op = op->getNextNode())
    if (failed(verifyApart(op, analysis.get(op), start, *wait)))
      return failure();
  return success();
}

/// What is issued equals what fsdp-schedule decided.
static LogicalResult verifyOrder(ModuleOp top, func::FuncOp function) {
  DictionaryAttr issued = getIssueOrder(function);
  auto all = top->getAttrOfType<DictionaryAttr>(attr::kIssueOrder);
  auto decided =
      all ? all.getAs<DictionaryAttr>(function.getSymName()) : DictionaryAttr();
  if (issued == decided || (issued.empty() && !decided))
    return success();
  InFlightDiagnostic diag =
      emitError(function.getLoc())
      << "expected '@" << function.getSymName()
      << "' to issue collectives in the order of the schedule, got " << issued;
  if (decided)
    diag.attachNote() << "the schedule is " << decided;
  else
    diag.attachNote() << "run fsdp-schedule, which records the order";
  return failure();
}

/// No more collectives of a kind are in flight than fsdp-schedule allowed.
static LogicalResult verifyLimits(func::FuncOp function) {
  auto limits = function->getAttrOfType<DictionaryAttr>(attr::kInFlight);
  if (!limits || function.isDeclaration())
    return success();
  std::map<CollectiveKind, llvm::SetVector<Operation *>> inFlight;
  for (Operation &op : function.front()) {
    if (auto wait = dyn_cast<WaitOp>(op)) {
      if (auto start = wait.getTicket().getDefiningOp<StartOp>())
        inFlight[start.getKind()].remove(start);
      continue;
    }
    auto start = dyn_cast<StartOp>(op);
    if (!start)
      continue;
    auto &others = inFlight[start.getKind()];
    others.insert(start);
    StringRef kind = stringifyCollectiveKind(start.getKind());
    auto limit = limits.getAs<IntegerAttr>(kind);
    if (!limit || static_cast<int64_t>(others.size()) <= limit.getInt())
      continue;
    InFlightDiagnostic diag = start.emitOpError()
                              << "expected at most " << limit.getInt() << " "
                              << kind << " in flight, got " << others.size();
    diag.attachNote(others.front()->getLoc())
        << "the first of them is started here";
    return diag;
  }
  return success();
}

namespace {
struct VerifySchedule : fsdp::impl::VerifySchedulePassBase<VerifySchedule> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(verify(getOperation())))
      signalPassFailure();
  }

private:
  static LogicalResult verify(ModuleOp top) {
    if (failed(verifySplit(top)))
      return failure();
    BufferAccessAnalysis analysis;
    WalkResult result = top.walk([&](StartOp start) {
      return failed(verifyInFlight(start, analysis)) ? WalkResult::interrupt()
                                                     : WalkResult::advance();
    });
    if (result.wasInterrupted())
      return failure();
    for (auto function : top.getOps<func::FuncOp>())
      if (failed(verifyOrder(top, function)) || failed(verifyLimits(function)))
        return failure();
    return success();
  }
};
} // namespace
