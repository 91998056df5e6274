//===- Plan.cpp - Schedule and memory plan in C ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads what phases 5 and 6 wrote into the IR.
//
//===----------------------------------------------------------------------===//

#include "fsdp-c/Plan.h"
#include "Wrap.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Schedule/PrintSchedule.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::fsdp;

static func::FuncOp getFunction(MlirOperation op) {
  return dyn_cast_or_null<func::FuncOp>(unwrap(op));
}

//===----------------------------------------------------------------------===//
// Schedule
//===----------------------------------------------------------------------===//

/// The ops of a function that are events, with their positions.
static SmallVector<std::pair<Operation *, int64_t>>
listEvents(MlirOperation op) {
  SmallVector<std::pair<Operation *, int64_t>> events;
  func::FuncOp function = getFunction(op);
  if (!function || function.isExternal())
    return events;
  for (auto [position, inner] : llvm::enumerate(function.front()))
    if (isa<StartOp, WaitOp, func::CallOp>(inner))
      events.emplace_back(&inner, position);
  return events;
}

/// The start of a start or of its wait; null for calls, and for waits whose
/// start is elsewhere.
static StartOp getStart(Operation *op) {
  if (auto wait = dyn_cast<WaitOp>(op))
    return wait.getTicket().getDefiningOp<StartOp>();
  return dyn_cast<StartOp>(op);
}

/// The position of an op in its block.
static int64_t findPosition(Operation *op) {
  return std::distance(op->getBlock()->begin(), op->getIterator());
}

intptr_t fsdpFunctionGetNumEvents(MlirOperation function) {
  return listEvents(function).size();
}

static FsdpEvent describeEvent(Operation *op, int64_t position) {
  FsdpEvent event{};
  event.position = position;
  event.start = -1;
  event.collective = event.channel = event.segment = wrapNothing();
  if (auto call = dyn_cast<func::CallOp>(op)) {
    event.kind = FsdpEventCall;
    auto segment = call->getAttrOfType<StringAttr>(attr::kSegment);
    event.segment = segment ? wrapText(segment) : wrap(call.getCallee());
    return event;
  }
  event.kind = isa<WaitOp>(op) ? FsdpEventWait : FsdpEventStart;
  if (StartOp start = getStart(op)) {
    if (event.kind == FsdpEventWait)
      event.start = findPosition(start);
    event.collective = wrap(stringifyCollectiveKind(start.getKind()));
    event.channel = wrap(start.getChannel());
    event.bytes = getPayloadBytes(start);
    event.numUnits = start.getUnits().size();
  }
  return event;
}

bool fsdpFunctionGetEvent(MlirOperation function, intptr_t index,
                          FsdpEvent *event) {
  auto events = listEvents(function);
  if (!isIndex(index, events.size()))
    return false;
  auto [op, position] = events[index];
  return writeVersioned(event, describeEvent(op, position),
                        offsetof(FsdpEvent, segment) + sizeof(event->segment));
}

MlirStringRef fsdpFunctionGetEventUnit(MlirOperation function, intptr_t index,
                                       intptr_t unit) {
  auto events = listEvents(function);
  StartOp start =
      isIndex(index, events.size()) ? getStart(events[index].first) : StartOp();
  if (!start || !isIndex(unit, start.getUnits().size()))
    return wrapNothing();
  return wrap(cast<SymbolRefAttr>(start.getUnits()[unit])
                  .getLeafReference()
                  .getValue());
}

bool fsdpFunctionGetScheduleFigures(MlirOperation function,
                                    FsdpScheduleFigures *figures) {
  func::FuncOp op = getFunction(function);
  auto schedule =
      op ? op->getAttrOfType<ScheduleAttr>(attr::kSchedule) : ScheduleAttr();
  if (!schedule)
    return false;
  auto number = [](FloatAttr value) {
    return value ? value.getValueAsDouble() : 0.0;
  };
  FsdpScheduleFigures known = {/*size=*/0,
                               wrapText(schedule.getMachine()),
                               wrapText(schedule.getFoundBy()),
                               schedule.getMemoryLimit(),
                               schedule.getPeakBytes(),
                               schedule.getPeakBound(),
                               number(schedule.getStepSeconds()),
                               number(schedule.getExposedSeconds()),
                               number(schedule.getBoundSeconds())};
  return writeVersioned(figures, known,
                        offsetof(FsdpScheduleFigures, boundSeconds) +
                            sizeof(figures->boundSeconds));
}

//===----------------------------------------------------------------------===//
// Memory plan
//===----------------------------------------------------------------------===//

bool fsdpFunctionGetPlanSizes(MlirOperation function, FsdpPlanSizes *sizes) {
  func::FuncOp op = getFunction(function);
  if (!op || !op->hasAttr(attr::kCommBytes))
    return false;
  auto number = [&](StringRef name) {
    auto value = op->getAttrOfType<IntegerAttr>(name);
    return value ? value.getInt() : 0;
  };
  FsdpPlanSizes known = {/*size=*/0,
                         number(attr::kCommBytes),
                         number(attr::kTempBytes),
                         number(attr::kCommBound),
                         number(attr::kTempBound),
                         number(attr::kUnsharedBytes)};
  return writeVersioned(sizes, known,
                        offsetof(FsdpPlanSizes, unsharedBytes) +
                            sizeof(sizes->unsharedBytes));
}

/// The plan of a function; null before there is one.
static ArrayAttr getIntervals(MlirOperation function) {
  func::FuncOp op = getFunction(function);
  return op ? op->getAttrOfType<ArrayAttr>(attr::kIntervals) : ArrayAttr();
}

intptr_t fsdpFunctionGetNumIntervals(MlirOperation function) {
  ArrayAttr intervals = getIntervals(function);
  return intervals ? intervals.size() : 0;
}

bool fsdpFunctionGetInterval(MlirOperation function, intptr_t index,
                             FsdpInterval *interval) {
  if (!isIndex(index, fsdpFunctionGetNumIntervals(function)))
    return false;
  auto planned = cast<IntervalAttr>(getIntervals(function)[index]);
  FsdpInterval known = {/*size=*/0,
                        wrapText(planned.getName()),
                        static_cast<FsdpPlanPlace>(planned.getArena()),
                        planned.getOffset(),
                        planned.getBytes(),
                        planned.getFirst(),
                        planned.getLast(),
                        wrapText(planned.getUnit()),
                        wrapText(planned.getPhase())};
  return writeVersioned(
      interval, known, offsetof(FsdpInterval, phase) + sizeof(interval->phase));
}

//===----------------------------------------------------------------------===//
// Texts of the module
//===----------------------------------------------------------------------===//

/// A text that a pass left at the module; empty if there is none.
static MlirStringRef getModuleText(MlirModule module, StringRef name) {
  return wrapText(unwrap(module)->getAttrOfType<StringAttr>(name));
}

MlirStringRef fsdpModuleGetManifest(MlirModule module) {
  return getModuleText(module, attr::kManifest);
}

MlirStringRef fsdpModuleGetReport(MlirModule module) {
  return getModuleText(module, attr::kReport);
}
