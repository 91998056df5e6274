//===- WrapMarks.cpp - The attribute fsdp.wrap ----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WrapMarks.h"
#include "fsdp/Transforms/ModuleTree.h"

using namespace mlir;
using namespace mlir::fsdp;

static constexpr StringLiteral kPrecisionField = "precision";

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Attribute mlir::fsdp::makeWrapMark(MLIRContext *context,
                                   const WrapOverrides &overrides) {
  Builder builder(context);
  NamedAttrList fields;
  if (!overrides.strategy.empty())
    fields.set(attr::kStrategy, builder.getStringAttr(overrides.strategy));
  if (!overrides.precision.empty())
    fields.set(kPrecisionField, builder.getStringAttr(overrides.precision));
  if (overrides.axes)
    fields.set(attr::kAxes, builder.getDenseI64ArrayAttr(*overrides.axes));
  if (fields.empty())
    return builder.getUnitAttr();
  return fields.getDictionary(context);
}

FailureOr<WrapOverrides> mlir::fsdp::readWrapMark(TreeModuleOp module) {
  WrapOverrides overrides;
  Attribute mark = module->getAttr(attr::kWrap);
  if (!mark || isa<UnitAttr>(mark))
    return overrides;
  auto fields = dyn_cast<DictionaryAttr>(mark);
  // Empty overrides mean "do not wrap" elsewhere.
  bool ok = fields && !fields.empty();
  for (NamedAttribute field :
       fields ? fields.getValue() : ArrayRef<NamedAttribute>()) {
    auto text = dyn_cast<StringAttr>(field.getValue());
    auto axes = dyn_cast<DenseI64ArrayAttr>(field.getValue());
    if (field.getName() == attr::kStrategy && text)
      overrides.strategy = text.str();
    else if (field.getName() == kPrecisionField && text &&
             isKnownPrecision(text))
      overrides.precision = text.str();
    else if (field.getName() == attr::kAxes && axes)
      overrides.axes = llvm::to_vector(axes.asArrayRef());
    else
      ok = false;
  }
  if (ok)
    return overrides;
  InFlightDiagnostic diag =
      emitError(module.getLoc())
      << "expected '" << attr::kWrap << "' of module '"
      << quoteFQN(getTreeFQN(module))
      << "' to be a unit attribute or a dictionary of overrides, got " << mark;
  diag.attachNote() << "a dictionary may have strategy = \"...\", precision = "
                       "\"full\", \"f16\", \"bf16\", \"f32\" or \"f64\", and "
                       "axes = array<i64: ...>, one of them at least";
  return failure();
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

static InFlightDiagnostic reportPlace(Operation *op, StringRef name,
                                      StringRef place) {
  return emitError(op->getLoc())
         << "expected '" << name << "' on " << place << " only, got it on "
         << describeTreeKind(op) << " '" << getTreeFQN(op) << "'";
}

/// A module, or a further name of one.
static bool namesModule(Operation *op) {
  auto alias = dyn_cast<AliasOp>(op);
  return isa_and_nonnull<TreeModuleOp>(
      alias ? lookupFromTop(alias, alias.getTarget()) : op);
}

static LogicalResult checkMark(Operation *op, const WrapObstacle &obstacle) {
  if (op->hasAttr(attr::kWrapPolicy)) {
    InFlightDiagnostic diag = reportPlace(op, attr::kWrapPolicy, "the root");
    diag.attachNote() << "the root's policy decides about all modules; "
                         "'or(A;B)' joins several";
    return diag;
  }
  if (!op->hasAttr(attr::kWrap))
    return success();
  if (!namesModule(op)) {
    InFlightDiagnostic diag = reportPlace(op, attr::kWrap, "modules");
    diag.attachNote() << "units are made of modules: wrap the one around it";
    return diag;
  }
  if (obstacle.reason.empty() || isa<AliasOp>(op))
    return success();
  InFlightDiagnostic diag = emitError(op->getLoc())
                            << "expected module '" << getTreeFQN(op)
                            << "' not to be wrapped by hand, since there "
                            << obstacle.reason;
  diag.attachNote() << obstacle.wayOut << ", or remove '" << attr::kWrap
                    << "' from the input";
  return diag;
}

LogicalResult mlir::fsdp::checkWrapMarks(TreeModuleOp root,
                                         const WrapObstacle &obstacle) {
  WalkResult result = root.walk<WalkOrder::PreOrder>([&](Operation *op) {
    return op == root ? WalkResult::advance()
                      : WalkResult(checkMark(op, obstacle));
  });
  return failure(result.wasInterrupted());
}
