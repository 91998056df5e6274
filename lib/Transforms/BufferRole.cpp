//===- BufferRole.cpp - What a planned buffer is for ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BufferRole.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::fsdp;

/// "unit phase" of the part of the step that the op runs, or is in.
static StringRef getSegment(Operation *op, SymbolTable &symbols) {
  if (auto call = dyn_cast<func::CallOp>(op)) {
    if (auto own = call->getAttrOfType<StringAttr>(attr::kSegment))
      return own.getValue();
    op = symbols.lookup(call.getCallee());
  } else {
    op = op->getParentOfType<func::FuncOp>();
  }
  auto segment =
      op ? op->getAttrOfType<StringAttr>(attr::kSegment) : StringAttr();
  return segment ? segment.getValue() : "";
}

static std::string joinUnits(ArrayAttr units) {
  std::string text;
  for (Attribute unit : units) {
    text += text.empty() ? "" : "+";
    text += cast<SymbolRefAttr>(unit).getLeafReference().str();
  }
  return text;
}

/// FQNs of the modules of units whose names are joined with "+".
static std::optional<std::string> getModules(StringRef names,
                                             SymbolTable &symbols) {
  std::string text;
  SmallVector<StringRef> parts;
  names.split(parts, '+');
  for (StringRef name : parts) {
    auto unit = symbols.lookup<UnitOp>(name);
    if (!unit)
      return std::nullopt;
    text += name == parts.front() ? "" : "+";
    text += getFQN(unit.getModule());
  }
  return text;
}

/// What an op is called in the report.
static std::string nameUse(Operation *use, SymbolTable &symbols) {
  if (auto start = dyn_cast<StartOp>(use))
    return (stringifyCollectiveKind(start.getKind()) + " " +
            joinUnits(start.getUnits()))
        .str();
  auto call = dyn_cast<func::CallOp>(use);
  if (!call)
    return use->getName().getStringRef().str();
  StringRef segment = getSegment(call, symbols);
  return segment.empty() ? call.getCallee().str() : segment.str();
}

BufferRole mlir::fsdp::describeBuffer(ArrayRef<Operation *> users,
                                      SymbolTable &symbols) {
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
    role.unit = getModules(segment.rsplit(' ').first, symbols);
    break;
  }
  if (start != users.end() && !cast<StartOp>(*start).getUnits().empty())
    role.unit =
        getModules(joinUnits(cast<StartOp>(*start).getUnits()), symbols);
  return role;
}
