//===- WrapMarks.cpp - The attribute fsdp.wrap ----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WrapMarks.h"
#include "fsdp/Utils/ModuleTree.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

static constexpr StringLiteral kPrecisionField = "precision";
static constexpr StringLiteral kReplicateAxesField = "replicate_axes";
static constexpr StringLiteral kReshardField = "reshard";
static constexpr StringLiteral kLayoutField = "layout";

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Whether units are freed: true, false, a number of ranks, or a word.
static Attribute makeReshard(Builder &builder, StringRef reshard) {
  int64_t ranks;
  if (!reshard.getAsInteger(10, ranks))
    return builder.getI64IntegerAttr(ranks);
  if (reshard == "true" || reshard == "false")
    return builder.getBoolAttr(reshard == "true");
  return builder.getStringAttr(reshard);
}

/// The text of such an attribute; empty if it is none.
static std::string readReshard(Attribute value) {
  std::string text;
  if (auto frees = dyn_cast<BoolAttr>(value))
    text = frees.getValue() ? "true" : "false";
  else if (auto ranks = dyn_cast<IntegerAttr>(value))
    text = llvm::toString(ranks.getValue(), 10, /*Signed=*/true);
  else if (auto word = dyn_cast<StringAttr>(value))
    text = word.str();
  return isKnownReshard(text) ? text : "";
}

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
  if (overrides.replicateAxes)
    fields.set(kReplicateAxesField,
               builder.getDenseI64ArrayAttr(*overrides.replicateAxes));
  if (!overrides.reshard.empty())
    fields.set(kReshardField, makeReshard(builder, overrides.reshard));
  if (!overrides.layout.empty())
    fields.set(kLayoutField, builder.getStringAttr(overrides.layout));
  if (fields.empty())
    return builder.getUnitAttr();
  return fields.getDictionary(context);
}

/// Reads one field of a mark; false if it is none.
static bool readField(NamedAttribute field, WrapOverrides &overrides) {
  StringAttr name = field.getName();
  auto word = dyn_cast<StringAttr>(field.getValue());
  StringRef text = word ? word.getValue() : "";
  bool isCut = name == attr::kAxes;
  if (auto axes = dyn_cast<DenseI64ArrayAttr>(field.getValue());
      axes && (isCut || name == kReplicateAxesField)) {
    (isCut ? overrides.axes : overrides.replicateAxes) =
        llvm::to_vector(axes.asArrayRef());
    return true;
  }
  if (name == kReshardField) {
    overrides.reshard = readReshard(field.getValue());
    return !overrides.reshard.empty();
  }
  if (name == attr::kStrategy && word)
    overrides.strategy = text.str();
  else if (name == kPrecisionField && symbolizePrecision(text))
    overrides.precision = text.str();
  else if (name == kLayoutField && symbolizeLayoutKind(text))
    overrides.layout = text.str();
  else
    return false;
  return true;
}

FailureOr<WrapOverrides> mlir::fsdp::readWrapMark(TreeModuleOp module) {
  WrapOverrides overrides;
  Attribute mark = module->getAttr(attr::kWrap);
  if (!mark || isa<UnitAttr>(mark))
    return overrides;
  auto fields = dyn_cast<DictionaryAttr>(mark);
  ArrayRef<NamedAttribute> given;
  if (fields)
    given = fields.getValue();
  const NamedAttribute *wrong = llvm::find_if_not(
      given, [&](NamedAttribute field) { return readField(field, overrides); });
  // Empty overrides mean "do not wrap" elsewhere.
  if (!given.empty() && wrong == given.end())
    return overrides;
  InFlightDiagnostic diag = emitError(module.getLoc());
  std::string name = quoteFQN(getTreeFQN(module));
  // Who gives overrides to an API never wrote the attribute.
  if (!given.empty())
    diag << "expected module '" << name
         << "' to be wrapped with known overrides, got "
         << wrong->getName().getValue() << " = " << wrong->getValue();
  else
    diag << "expected '" << attr::kWrap << "' of module '" << name
         << "' to be a unit attribute or a dictionary of overrides, got "
         << mark;
  diag.attachNote()
      << "a dictionary may have strategy = \"...\", precision = "
         "\"full\", \"f16\", \"bf16\", \"f32\" or \"f64\", axes and "
         "replicate_axes = array<i64: ...>, reshard = true, false, \"auto\" "
         "or a number of ranks, and layout = \"flat\" or \"per_param\", one "
         "of them at least";
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
