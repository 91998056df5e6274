//===- StepSignature.cpp - Parameters and gradients of a step -------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepSignature.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Support/DebugStringHelper.h"

using namespace mlir;
using namespace mlir::fsdp;

const ParamPlaces::Place *ParamPlaces::find(Operation *from,
                                            SymbolRefAttr param) const {
  Operation *op = named.lookup(param);
  if (!op && param) // Another of its names.
    op = lookupFromTop(from, param);
  auto it = op ? places.find(op) : places.end();
  return it == places.end() ? nullptr : &it->second;
}

FailureOr<ParamPlaces> mlir::fsdp::collectParamPlaces(ModuleOp module) {
  ParamPlaces result;
  llvm::append_range(result.units, module.getOps<UnitOp>());
  for (auto [index, unit] : llvm::enumerate(result.units)) {
    if (!unit.getLayout()) {
      InFlightDiagnostic diag = unit.emitError()
                                << "expected a unit with a layout";
      diag.attachNote() << "run fsdp-assign-layouts first";
      return failure();
    }
    for (auto [entry, symbol, param] :
         llvm::enumerate(unit.getParams(), unit.resolveParams())) {
      result.named[symbol] = param;
      result.places[param] = {static_cast<unsigned>(index),
                              static_cast<unsigned>(entry), param};
    }
  }
  return result;
}

/// Whether a value of `stored` may be computed with as `type`.
static bool isOrIsCastOf(Type type, Type stored) {
  auto have = dyn_cast<RankedTensorType>(type);
  auto want = cast<RankedTensorType>(stored);
  return have && have.getShape() == want.getShape() &&
         (have == want || (isa<FloatType>(have.getElementType()) &&
                           isa<FloatType>(want.getElementType())));
}

/// Values of a unit have one element type.
static LogicalResult unify(func::FuncOp func, Type &unified, Type type,
                           SymbolRefAttr param, StringRef what) {
  Type element = getElementTypeOrSelf(type);
  if (!unified || unified == element) {
    unified = element;
    return success();
  }
  InFlightDiagnostic diag =
      func.emitError() << "expected " << what
                       << " of one element type for the params of a "
                          "unit, got "
                       << unified << " and " << element << " for " << param;
  diag.attachNote() << "fsdp-form-units splits such units";
  return diag;
}

static LogicalResult collectArguments(func::FuncOp func,
                                      const ParamPlaces &places,
                                      StepSignature &signature) {
  for (BlockArgument arg : func.getArguments()) {
    auto symbol = getArgSymbol(func, arg.getArgNumber(), RoleKind::State);
    const ParamPlaces::Place *place = places.find(func, symbol);
    if (!place)
      continue;
    Value &slot = signature.units[place->unit].params[place->entry];
    if (slot)
      return func.emitError()
             << "expected one argument for param " << symbol << ", got two";
    Type stored = ParamOp(place->param).getType();
    if (!isOrIsCastOf(arg.getType(), stored))
      return func.emitError()
             << "expected an argument of type " << stored << " for param "
             << symbol << ", as it is stored, or cast to another float type, "
             << "got " << arg.getType();
    slot = arg;
    auto made =
        func.getArgAttrOfType<TypeAttr>(arg.getArgNumber(), attr::kGather);
    signature.units[place->unit].isScaled |= bool(made);
    if (failed(unify(func, signature.units[place->unit].gatherType,
                     made ? made.getValue() : arg.getType(), symbol,
                     "arguments")))
      return failure();
  }
  return success();
}

static LogicalResult collectGradients(func::FuncOp func,
                                      const ParamPlaces &places,
                                      StepSignature &signature) {
  Operation *terminator = func.front().getTerminator();
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    auto symbol = getResultSymbol(func, i, RoleKind::Grad);
    signature.hasGradients |= static_cast<bool>(symbol);
    const ParamPlaces::Place *place = places.find(func, symbol);
    if (!place)
      continue;
    Value &slot = signature.units[place->unit].grads[place->entry];
    if (slot)
      return func.emitError()
             << "expected one gradient for param " << symbol << ", got two";
    slot = terminator->getOperand(i);
    Type stored = ParamOp(place->param).getType();
    if (!isOrIsCastOf(slot.getType(), stored))
      return func.emitError()
             << "expected a gradient of type " << stored << " for param "
             << symbol << ", or of another float type, got " << slot.getType();
    if (failed(unify(func, signature.units[place->unit].gradType,
                     slot.getType(), symbol, "gradients")))
      return failure();
    signature.gradResults.set(i);
  }
  return success();
}

/// A reduction takes all gradients of a unit.
static LogicalResult checkGradients(func::FuncOp func,
                                    StepSignature &signature) {
  for (UnitValues &unit : signature.units)
    for (auto [grad, symbol] : llvm::zip_equal(unit.grads, unit.op.getParams()))
      if (unit.hasGrads() && !grad) {
        InFlightDiagnostic diag =
            func.emitError()
            << "expected gradients for all parameters of unit '@"
            << unit.op.getSymName() << "' or for none, got none for " << symbol;
        diag.attachNote(unit.op.getLoc())
            << "unit declared here; fsdp-form-units splits such units";
        return diag;
      }
  return success();
}

FailureOr<StepSignature> mlir::fsdp::readSignature(func::FuncOp func,
                                                   const ParamPlaces &places) {
  if (failed(expectOneReturn(func)))
    return failure();
  StepSignature signature;
  signature.gradResults.resize(func.getNumResults());
  for (UnitOp op : places.units) {
    UnitValues &unit = signature.units.emplace_back();
    unit.op = op;
    unit.params.resize(op.getParams().size());
    unit.grads.resize(op.getParams().size());
  }
  if (failed(collectArguments(func, places, signature)) ||
      failed(collectGradients(func, places, signature)) ||
      failed(checkGradients(func, signature)))
    return failure();
  return signature;
}

LogicalResult mlir::fsdp::verifyPrecision(ModuleOp module) {
  for (auto unit : module.getOps<UnitOp>()) {
    std::optional<Precision> precision = unit.getPrecision();
    if (!precision ||
        (precision == Precision::Full && !unit.getGatherTypeAttr()))
      continue;
    Type stored =
        unit.resolveParams().front().getStorageType().getElementType();
    auto gathered = unit.getGatherTypeAttr();
    Type type = gathered ? gathered.getValue() : stored;
    StringRef word = stringifyPrecision(*precision);
    if (word == debugString(type))
      continue;
    InFlightDiagnostic diag =
        unit.emitError() << "expected precision '" << word << "' of unit '@"
                         << unit.getSymName()
                         << "', got parameters that are computed in " << type;
    diag.attachNote() << "the step says in what it computes; export it with "
                         "--param-dtype, or leave the precision out";
    return diag;
  }
  return success();
}
