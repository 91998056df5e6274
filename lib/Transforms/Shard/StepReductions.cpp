//===- StepReductions.cpp - Where and how gradients are reduced -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepReductions.h"
#include "fsdp/Utils/StrictOps.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

/// Whether module `inner` lies below module `outer` in the tree.
static bool isNestedBelow(SymbolRefAttr inner, SymbolRefAttr outer) {
  ArrayRef<FlatSymbolRefAttr> in = inner.getNestedReferences();
  ArrayRef<FlatSymbolRefAttr> out = outer.getNestedReferences();
  return inner.getRootReference() == outer.getRootReference() &&
         in.size() > out.size() && in.take_front(out.size()) == out;
}

Operation *mlir::fsdp::findLastGradient(ArrayRef<UnitValues> units,
                                        const UnitValues &unit) {
  Operation *last = nullptr;
  for (const UnitValues &other : units) {
    if (other.op != unit.op && !isNestedBelow(UnitOp(other.op).getModule(),
                                              UnitOp(unit.op).getModule()))
      continue;
    for (Value grad : other.grads) {
      if (!grad)
        continue;
      Operation *def = grad.getDefiningOp();
      if (!def)
        return nullptr;
      if (!last || last->isBeforeInBlock(def))
        last = def;
    }
  }
  return last;
}

FailureOr<Type> mlir::fsdp::parseReduceType(ModuleOp module, StringRef text) {
  Builder builder(module.getContext());
  auto type = llvm::StringSwitch<std::optional<Type>>(text)
                  .Case("", Type())
                  .Case("f32", builder.getF32Type())
                  .Case("f16", builder.getF16Type())
                  .Case("bf16", builder.getBF16Type())
                  .Default(std::nullopt);
  if (type)
    return *type;
  return emitError(module.getLoc())
         << "expected a type to reduce in f32, f16 or bf16, got '" << text
         << "'";
}

SmallVector<Value> mlir::fsdp::castGradients(OpBuilder &builder,
                                             const UnitValues &unit,
                                             Type reduceType, bool anyNarrow) {
  SmallVector<Value> grads(unit.grads);
  UnitOp op = unit.op;
  bool isNarrow = unit.gradType != op.getLayout()->getElementType();
  if (!reduceType || !isa<FloatType>(unit.gradType) ||
      op.getPrecision() == Precision::Full || (!isNarrow && anyNarrow))
    return grads;
  for (Value &grad : grads)
    grad = createCast(builder, grad, reduceType, /*strict=*/false);
  return grads;
}
