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

/// Attributes as JSON; those the planner writes are numbers and strings.
static json::Value toJSON(Attribute attribute) {
  if (auto number = dyn_cast<IntegerAttr>(attribute))
    return number.getInt();
  if (auto number = dyn_cast<FloatAttr>(attribute))
    return number.getValueAsDouble();
  if (auto text = dyn_cast<StringAttr>(attribute))
    return text.getValue();
  if (auto array = dyn_cast<ArrayAttr>(attribute)) {
    json::Array values;
    for (Attribute element : array)
      values.push_back(toJSON(element));
    return values;
  }
  json::Object object;
  if (auto dictionary = dyn_cast<DictionaryAttr>(attribute))
    for (NamedAttribute entry : dictionary)
      object[entry.getName().getValue()] = toJSON(entry.getValue());
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
                             std::pair{"unshared_bytes", attr::kUnsharedBytes},
                             std::pair{"schedule", attr::kSchedule},
                             std::pair{"buffers", attr::kIntervals}})
      if (Attribute value = function->getAttr(name))
        plan[key] = toJSON(value);
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
  for (StringRef key : {"version", "model", "world", "grid", "units", "aliases",
                        "ignored", "memory", "channels", "collectives"})
    if (const json::Value *value = manifest.json.get(key))
      report[key] = *value;
  report["plan"] = std::move(functions);
  report["copies"] = std::move(copies);
  return report;
}
