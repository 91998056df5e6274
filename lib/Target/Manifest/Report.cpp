//===- Report.cpp - The plan for people -----------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Manifest/Manifest.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace mlir::fsdp;
namespace json = llvm::json;

/// Places and lifetimes of the buffers of a plan.
static json::Array describeIntervals(ArrayAttr intervals) {
  json::Array buffers;
  for (auto interval : intervals.getAsRange<IntervalAttr>()) {
    json::Object object{{"name", interval.getName().getValue()},
                        {"arena", stringifyPlanPlace(interval.getArena())},
                        {"offset", interval.getOffset()},
                        {"bytes", interval.getBytes()},
                        {"first", interval.getFirst()},
                        {"last", interval.getLast()}};
    if (StringAttr unit = interval.getUnit())
      object["unit"] = unit.getValue();
    if (StringAttr phase = interval.getPhase())
      object["phase"] = phase.getValue();
    buffers.push_back(std::move(object));
  }
  return buffers;
}

/// Figures of a schedule; its limit alone, if there are no others.
static json::Object describeSchedule(ScheduleAttr schedule) {
  json::Object object;
  if (schedule.getMemoryLimit() > 0)
    object["memory_limit"] = schedule.getMemoryLimit();
  if (!schedule.getMachine())
    return object;
  object["machine"] = schedule.getMachine().getValue();
  object["found_by"] = schedule.getFoundBy().getValue();
  object["peak_bytes"] = schedule.getPeakBytes();
  object["peak_bound"] = schedule.getPeakBound();
  for (auto [key, figure] :
       {std::pair{"step_seconds", schedule.getStepSeconds()},
        std::pair{"exposed_seconds", schedule.getExposedSeconds()},
        std::pair{"bound_seconds", schedule.getBoundSeconds()},
        std::pair{"gap_percent", schedule.getGapPercent()}})
    if (figure)
      object[key] = figure.getValueAsDouble();
  return object;
}

/// A copy of a buffer: which function makes it, and why if that is known.
static std::optional<json::Object> describeCopy(Operation *op,
                                                func::FuncOp function) {
  Value source;
  json::Object object{{"function", function.getSymName()}};
  if (auto copy = dyn_cast<fsdp::CopyOp>(op)) {
    source = copy.getSource();
    object["communication"] = true;
    object["reason"] = copy.getReason();
  } else if (auto copy = dyn_cast<memref::CopyOp>(op)) {
    source = copy.getSource();
    object["communication"] = false;
  } else if (auto copy = dyn_cast<linalg::CopyOp>(op)) {
    source = copy.getInputs()[0];
    object["communication"] = false;
  } else {
    return std::nullopt;
  }
  auto type = dyn_cast<MemRefType>(source.getType());
  if (type && type.hasStaticShape() &&
      type.getElementType().isIntOrIndexOrFloat())
    object["elements"] = type.getNumElements();
  return object;
}

json::Object mlir::fsdp::buildReport(ModuleOp module,
                                     const Manifest &manifest) {
  json::Array functions, copies;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isDeclaration())
      continue;
    json::Object plan{{"function", function.getSymName()}};
    if (auto segment = function->getAttrOfType<StringAttr>(attr::kSegment))
      plan["segment"] = segment.getValue();
    for (auto [key, name] : {std::pair{"comm_bytes", attr::kCommBytes},
                             std::pair{"comm_lower_bound", attr::kCommBound},
                             std::pair{"temp_bytes", attr::kTempBytes},
                             std::pair{"temp_lower_bound", attr::kTempBound},
                             std::pair{"peak_lower_bound", attr::kPeakBound},
                             std::pair{"unshared_bytes", attr::kUnsharedBytes}})
      if (auto bytes = function->getAttrOfType<IntegerAttr>(name))
        plan[key] = bytes.getInt();
    if (auto schedule = function->getAttrOfType<ScheduleAttr>(attr::kSchedule))
      plan["schedule"] = describeSchedule(schedule);
    if (auto intervals = function->getAttrOfType<ArrayAttr>(attr::kIntervals))
      plan["buffers"] = describeIntervals(intervals);
    for (StringRef arena : {"comm", "temp"})
      if (auto bytes = plan.getInteger((arena + "_bytes").str()))
        plan[(arena + "_gap").str()] =
            *bytes -
            plan.getInteger((arena + "_lower_bound").str()).value_or(0);
    functions.push_back(std::move(plan));
    function.walk([&](Operation *op) {
      if (std::optional<json::Object> copy = describeCopy(op, function))
        copies.push_back(std::move(*copy));
    });
  }
  json::Object report;
  for (StringRef key :
       {"version", "model", "world", "grid", "units", "aliases", "stacks",
        "ignored", "memory", "channels", "collectives"})
    if (const json::Value *value = manifest.json.get(key))
      report[key] = *value;
  report["plan"] = std::move(functions);
  report["copies"] = std::move(copies);
  return report;
}
