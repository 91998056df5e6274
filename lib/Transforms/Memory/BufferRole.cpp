//===- BufferRole.cpp - What a planned buffer is for ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferRole.h"
#include "fsdp/Buffers/SegmentWork.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::fsdp;

static std::string joinUnits(ArrayAttr units) {
  std::string text;
  for (Attribute unit : units) {
    text += text.empty() ? "" : "+";
    text += cast<SymbolRefAttr>(unit).getLeafReference().str();
  }
  return text;
}

/// FQNs of the modules of units whose names are joined with "+".
static std::optional<std::string> getModules(Operation *user, StringRef names,
                                             SymbolTableCollection &symbols) {
  std::string text;
  SmallVector<StringRef> parts;
  names.split(parts, '+');
  for (StringRef name : parts) {
    auto unit = symbols.lookupNearestSymbolFrom<UnitOp>(
        user, StringAttr::get(user->getContext(), name));
    if (!unit)
      return std::nullopt;
    text += name == parts.front() ? "" : "+";
    text += getFQN(unit.getModule());
  }
  return text;
}

/// What an op is called in the report.
static std::string nameUse(Operation *use, SymbolTableCollection &symbols) {
  if (auto start = dyn_cast<StartOp>(use)) {
    std::string name = joinUnits(start.getUnits());
    if (std::optional<StringRef> value = start.getValueName())
      name = value->str();
    return (stringifyCollectiveKind(start.getKind()) + " " + name).str();
  }
  auto call = dyn_cast<func::CallOp>(use);
  if (!call)
    return use->getName().getStringRef().str();
  StringRef segment = getSegment(call, symbols);
  return segment.empty() ? call.getCallee().str() : segment.str();
}

BufferRole mlir::fsdp::describeBuffer(ArrayRef<Operation *> users,
                                      SymbolTableCollection &symbols) {
  BufferRole role;
  if (users.empty())
    return role;
  auto start = llvm::find_if(users, llvm::IsaPred<StartOp>);
  role.name = nameUse(start == users.end() ? users.front() : *start, symbols);
  for (Operation *user : users) {
    StringRef segment = getSegment(user, symbols);
    if (segment.empty())
      continue;
    role.phase = segment.rsplit(' ').second.str();
    role.unit = getModules(user, segment.rsplit(' ').first, symbols);
    break;
  }
  if (start != users.end() && !cast<StartOp>(*start).getUnits().empty())
    role.unit = getModules(*start, joinUnits(cast<StartOp>(*start).getUnits()),
                           symbols);
  return role;
}
