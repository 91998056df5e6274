//===- FSDPDialect.cpp - Dialect registration and symbol helpers ----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What lives here: the dialect's initialization and the look-ups in the module
// tree that all phases share.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/BytecodeVersion.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

#include "fsdp/Dialect/FSDP/IR/FSDPDialect.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "fsdp/Dialect/FSDP/IR/FSDPTypes.cpp.inc"

void FSDPDialect::initialize() {
  addBytecodeInterface(*this);
  registerAttributes();
  registerDiscardableAttributes();
  addTypes<
#define GET_TYPEDEF_LIST
#include "fsdp/Dialect/FSDP/IR/FSDPTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "fsdp/Dialect/FSDP/IR/FSDPOps.cpp.inc"
      >();
}

Operation *mlir::fsdp::lookupFromTop(Operation *from, SymbolRefAttr symbol) {
  auto top = dyn_cast<ModuleOp>(from);
  for (Operation *op = from; !top && op; op = op->getParentOp())
    top = dyn_cast<ModuleOp>(op);
  return top && symbol ? SymbolTable::lookupSymbolIn(top, symbol) : nullptr;
}

TreeModuleOp mlir::fsdp::getTreeRoot(ModuleOp top) {
  auto roots = top.getOps<TreeModuleOp>();
  return roots.empty() ? TreeModuleOp() : *roots.begin();
}

LayoutAttr mlir::fsdp::getLayoutIn(UnitOp unit, Type moved) {
  LayoutAttr layout = *unit.getLayout();
  return LayoutAttr::get(layout.getContext(), layout.getKind(),
                         getElementTypeOrSelf(moved), layout.getWorld(),
                         layout.getNumels(), layout.getPaddings(),
                         layout.getOuters());
}

std::optional<int64_t> mlir::fsdp::getShardDim(ParamOp param) {
  auto number = param->getAttrOfType<IntegerAttr>(attr::kShardDim);
  if (!number)
    return 0;
  int64_t rank = param.getStorageType().getRank();
  if (!number.getValue().isSignedIntN(64))
    return std::nullopt;
  int64_t dim = number.getValue().getSExtValue();
  if (dim < -rank || dim >= rank)
    return std::nullopt;
  return dim < 0 ? dim + rank : dim;
}

std::string mlir::fsdp::getFQN(SymbolRefAttr symbol) {
  std::string fqn;
  for (FlatSymbolRefAttr part : symbol.getNestedReferences())
    fqn += (fqn.empty() ? "" : ".") + part.getValue().str();
  return fqn;
}
