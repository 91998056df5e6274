//===- VerifySchedule.cpp - What must hold after phase 5 ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferAccess.h"
#include "fsdp/Transforms/Schedule/Passes.h"
#include "fsdp/Transforms/Schedule/PrintSchedule.h"
#include "llvm/ADT/SetVector.h"
#include <map>
#include <set>

namespace mlir::fsdp {
#define GEN_PASS_DEF_VERIFYSCHEDULEPASS
#include "fsdp/Transforms/Schedule/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// No collective is left that fsdp-split-collectives should have split.
static LogicalResult verifySplit(ModuleOp top) {
  WalkResult result = top.walk([](CollectiveOpInterface op) {
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

namespace {
/// Goes through a block with the set of collectives in flight.
class FlightSweep {
public:
  explicit FlightSweep(BufferAccessAnalysis &analysis) : analysis(analysis) {}

  /// Nothing between a start and its wait meets its buffers.
  LogicalResult verify(Block &block);

private:
  using Numbers = std::set<size_t>;

  LogicalResult begin(StartOp start);
  void end(StartOp start);
  LogicalResult verifyApart(Operation *op);
  LogicalResult report(Operation *op, const char *problem, size_t number);

  BufferAccessAnalysis &analysis;
  struct Flight {
    StartOp start;
    WaitOp wait;
  };
  /// Those of the block by the order of their starts.
  SmallVector<Flight> flights;
  DenseMap<Operation *, size_t> numbers;
  /// The ones in flight; by the roots of their buffers, null if not known.
  Numbers inFlight;
  DenseMap<Value, Numbers> dests, sources;
};
} // namespace

LogicalResult FlightSweep::begin(StartOp start) {
  FailureOr<WaitOp> wait = expectWait(start);
  if (failed(wait))
    return failure();
  size_t number = flights.size();
  flights.push_back({start, *wait});
  numbers[start] = number;
  inFlight.insert(number);
  for (Value dest : start.getDests())
    dests[getBufferRoot(dest)].insert(number);
  for (Value source : start.getSources())
    sources[getBufferRoot(source)].insert(number);
  return success();
}

void FlightSweep::end(StartOp start) {
  auto it = numbers.find(start);
  if (it == numbers.end())
    return;
  inFlight.erase(it->second);
  for (Value dest : start.getDests())
    dests[getBufferRoot(dest)].erase(it->second);
  for (Value source : start.getSources())
    sources[getBufferRoot(source)].erase(it->second);
}

LogicalResult FlightSweep::report(Operation *op, const char *problem,
                                  size_t number) {
  Flight &flight = flights[number];
  InFlightDiagnostic diag = op->emitOpError() << problem;
  diag.attachNote(flight.start.getLoc())
      << stringifyCollectiveKind(flight.start.getKind()) << " of '"
      << getPayloadName(flight.start) << "' is started here";
  diag.attachNote(flight.wait.getLoc()) << "and waited for here";
  return diag;
}

LogicalResult FlightSweep::verifyApart(Operation *op) {
  if (inFlight.empty())
    return success();
  BufferAccesses accesses = analysis.get(op);
  if (accesses.barrier)
    return report(op,
                  "expected no op of unknown effects while a collective is in "
                  "flight",
                  *inFlight.begin());
  auto find = [](const DenseMap<Value, Numbers> &numbers, Value root) {
    auto it = numbers.find(root);
    return it == numbers.end() || it->second.empty()
               ? std::nullopt
               : std::optional<size_t>(*it->second.begin());
  };
  // An unknown destination may be any memory, also what others define.
  std::optional<size_t> dest = find(dests, Value()), source;
  for (const BufferAccesses::Access &access : accesses.accesses) {
    dest = dest ? dest : find(dests, access.root);
    if (access.write && !source)
      source = find(sources, access.root);
    if (access.write && !source)
      source = find(sources, Value());
  }
  if (dest)
    return report(op,
                  "expected no access to the destination of a collective in "
                  "flight",
                  *dest);
  if (source)
    return report(op,
                  "expected no write of the source of a collective in flight",
                  *source);
  return success();
}

LogicalResult FlightSweep::verify(Block &block) {
  for (Operation &op : block) {
    if (auto wait = dyn_cast<WaitOp>(op))
      if (auto start = wait.getTicket().getDefiningOp<StartOp>())
        end(start);
    if (failed(verifyApart(&op)))
      return failure();
    if (auto start = dyn_cast<StartOp>(op))
      if (failed(begin(start)))
        return failure();
  }
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

namespace {
/// Follows a function, and those that it calls, to see that no more collectives
/// of a kind are in flight than the limits allow.
class LimitSweep {
public:
  explicit LimitSweep(InFlightAttr limits) : limits(limits) {}

  LogicalResult verify(Region &body);

private:
  LogicalResult verify(Operation &op);
  LogicalResult begin(StartOp start);
  bool issues(func::FuncOp function);

  InFlightAttr limits;
  SymbolTableCollection symbols;
  std::map<CollectiveKind, llvm::SetVector<Operation *>> inFlight;
  /// Whether functions start collectives, themselves or in others.
  DenseMap<Operation *, bool> issuers;
  /// The calls that are being followed.
  llvm::SetVector<Operation *> active;
};
} // namespace

bool LimitSweep::issues(func::FuncOp function) {
  // A function that is reached from itself has been looked at.
  if (issuers.try_emplace(function, false).second) {
    bool found = function
                     .walk([&](Operation *op) {
                       auto call = dyn_cast<func::CallOp>(op);
                       auto callee =
                           call ? symbols.lookupNearestSymbolFrom<func::FuncOp>(
                                      call, call.getCalleeAttr())
                                : func::FuncOp();
                       return isa<StartOp>(op) || (callee && issues(callee))
                                  ? WalkResult::interrupt()
                                  : WalkResult::advance();
                     })
                     .wasInterrupted();
    issuers[function] = found;
  }
  return issuers[function];
}

LogicalResult LimitSweep::begin(StartOp start) {
  auto &others = inFlight[start.getKind()];
  others.insert(start);
  StringRef kind = stringifyCollectiveKind(start.getKind());
  int64_t limit = limits.getLimit(start.getKind());
  if (limit <= 0 || static_cast<int64_t>(others.size()) <= limit)
    return success();
  InFlightDiagnostic diag = start.emitOpError()
                            << "expected at most " << limit << " " << kind
                            << " in flight, got " << others.size();
  diag.attachNote(others.front()->getLoc())
      << "the first of them is started here";
  if (!active.empty())
    diag.attachNote(active.back()->getLoc()) << "called from here";
  return diag;
}

LogicalResult LimitSweep::verify(Operation &op) {
  for (Region &region : op.getRegions())
    if (failed(verify(region)))
      return failure();
  if (auto call = dyn_cast<func::CallOp>(op)) {
    auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(
        call, call.getCalleeAttr());
    if (!callee || !issues(callee) || !active.insert(call))
      return success();
    LogicalResult result = verify(callee.getBody());
    active.pop_back();
    return result;
  }
  if (auto wait = dyn_cast<WaitOp>(op))
    if (auto start = wait.getTicket().getDefiningOp<StartOp>())
      inFlight[start.getKind()].remove(start);
  auto start = dyn_cast<StartOp>(op);
  return start ? begin(start) : success();
}

LogicalResult LimitSweep::verify(Region &body) {
  for (Block &block : body)
    for (Operation &op : block)
      if (failed(verify(op)))
        return failure();
  return success();
}

/// The function keeps what fsdp-schedule allowed.
static LogicalResult verifyLimits(func::FuncOp function) {
  auto limits = function->getAttrOfType<InFlightAttr>(attr::kInFlight);
  return limits ? LimitSweep(limits).verify(function.getBody()) : success();
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
    WalkResult result = top.walk([&](Block *block) -> WalkResult {
      if (block->getOps<StartOp>().empty())
        return WalkResult::advance();
      return FlightSweep(analysis).verify(*block);
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
