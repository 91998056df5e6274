//===- PlainStep.cpp - The step without what is ours ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/PlainStep.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::fsdp;

/// What takes the place of `fsdp.role` and `fsdp.micro_batch`: no dialect's
/// names, so that nobody has to know ours.
static constexpr StringLiteral kRoleText = "step.role";
static constexpr StringLiteral kMicroBatchText = "step.micro_batch";

/// Whether it says how a partitioner is to cut a value: each rank has its own.
static bool isSharding(NamedAttribute named) {
  return named.getName() == "mhlo.sharding" ||
         named.getName() == "sdy.sharding";
}

/// Without what is ours, but roles as text, and without shardings.
static DictionaryAttr strip(DictionaryAttr attributes) {
  NamedAttrList list;
  for (NamedAttribute named : attributes)
    if (!isa_and_nonnull<FSDPDialect>(named.getNameDialect()) &&
        !isSharding(named))
      list.append(named);
  if (RoleAttr role = getRole(attributes)) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    stream << Attribute(role);
    StringRef name = text;
    name.consume_front("#fsdp.");
    list.set(kRoleText, StringAttr::get(attributes.getContext(), name));
    if (Attribute number = attributes.get(attr::kMicroBatch))
      list.set(kMicroBatchText, number);
  }
  return list.getDictionary(attributes.getContext());
}

static void stripFunction(func::FuncOp function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (DictionaryAttr attributes = function.getArgAttrDict(i))
      function.setArgAttrs(i, strip(attributes));
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (DictionaryAttr attributes = function.getResultAttrDict(i))
      function.setResultAttrs(i, strip(attributes));
  function->walk([](Operation *op) {
    op->setDiscardableAttrs(strip(op->getDiscardableAttrDictionary()));
  });
}

void mlir::fsdp::makePlain(ModuleOp module, bool keepGrid) {
  for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
    if (isa_and_nonnull<FSDPDialect>(op.getDialect()) ||
        (isa<shard::GridOp>(op) && !keepGrid) ||
        op.getName().getStringRef() == "sdy.mesh")
      op.erase();
    else if (auto function = dyn_cast<func::FuncOp>(op))
      stripFunction(function);
    else
      op.setDiscardableAttrs(strip(op.getDiscardableAttrDictionary()));
  }
  module->setDiscardableAttrs(strip(module->getDiscardableAttrDictionary()));
}
