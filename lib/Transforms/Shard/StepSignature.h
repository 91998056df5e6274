//===- StepSignature.h - Parameters and gradients of a step -----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads, unit by unit, what a function takes and returns before phase 3.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SHARD_STEPSIGNATURE_H
#define FSDP_LIB_TRANSFORMS_SHARD_STEPSIGNATURE_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

namespace mlir::fsdp {

/// The units of a module and where each parameter lies in them.
struct ParamPlaces {
  /// Unit and entry of its layout, and the param.
  struct Place {
    unsigned unit;
    unsigned entry;
    ParamOp param;
  };
  SmallVector<UnitOp> units;
  DenseMap<Operation *, Place> places;
  /// The params by the names that units give them.
  DenseMap<Attribute, Operation *> named;

  /// The place of a param named from inside the module; null if it belongs to
  /// no unit.
  const Place *find(Operation *from, SymbolRefAttr param) const;
};

/// Collects them; reports a unit that has no layout.
FailureOr<ParamPlaces> collectParamPlaces(ModuleOp module);

/// What a function has of one unit.
struct UnitValues {
  UnitOp op;
  /// Whole-parameter arguments and their gradients; null if there is none.
  SmallVector<Value> params, grads;
  /// In what its parameters are computed and its gradients are; null without
  /// any.
  Type gatherType, gradType;
  /// Whether what is gathered is computed of the parameters (`fsdp.gather`).
  bool isScaled = false;
  /// This rank's shard and reduced gradient, once they exist; the shard cast to
  /// what is gathered.
  Value shard, gradShard, gathered;

  /// Whether the function has a gradient of the unit.
  bool hasGrads() const {
    return llvm::any_of(grads, [](Value value) { return bool(value); });
  }
  /// Whether the function has anything of the unit.
  bool isPresent() const {
    return hasGrads() ||
           llvm::any_of(params, [](Value value) { return bool(value); });
  }
};

/// A function's parameters and gradients, in the order of the units.
struct StepSignature {
  SmallVector<UnitValues> units;
  /// Results that are gradients of a unit's parameters.
  llvm::BitVector gradResults;
  /// Whether there is any gradient, also of parameters outside all units.
  bool hasGradients = false;
};

/// Reads the signature of a function with one block and return; reports
/// parameters and gradients that do not fit the units.
FailureOr<StepSignature> readSignature(func::FuncOp func,
                                       const ParamPlaces &places);

/// Checks units with a precision of their own: the step says in what type it
/// computes.
LogicalResult verifyPrecision(ModuleOp module);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SHARD_STEPSIGNATURE_H
