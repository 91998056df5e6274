//===- UnitLayout.h - What a unit's layout is made from ---------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ranks, alignment and cut dimensions of units, for the pass that assigns
// layouts and the one that verifies them.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_LAYOUT_UNITLAYOUT_H
#define FSDP_LIB_TRANSFORMS_LAYOUT_UNITLAYOUT_H

#include "fsdp/Utils/ModuleTree.h"

namespace mlir::fsdp {

/// Number of ranks along axes of the unit's grid. Reports unknown sizes.
FailureOr<int64_t> countRanks(UnitOp unit, ArrayRef<int64_t> axes);

/// To what the tail of the unit's flat layout is padded: the number of ranks it
/// is cut over. One that is aligned but cut over none is padded to the number
/// of ranks that share it, as PyTorch's NO_SHARD does.
FailureOr<int64_t> getTailMultiple(UnitOp unit, int64_t alignment);

/// The params of units, and the element types in which step functions compute.
class UnitParams {
public:
  explicit UnitParams(ModuleOp module);
  /// The unit's params, in order.
  SmallVector<ParamOp> get(UnitOp unit) const {
    return symbols.getParams(unit);
  }
  /// Bytes of an element of the param as functions take it: gathered buffers
  /// have that type.
  int64_t getElementBytes(ParamOp param) const;
  /// `alignment` bytes, counted in elements of the param; at least 1.
  int64_t countElements(ParamOp param, int64_t alignment) const;

private:
  TreeSymbols symbols;
  DenseMap<Operation *, Type> types;
};

/// The param's shape and the dimension along which a per_param layout over
/// `world` ranks cuts it. Reports one that cannot be cut.
FailureOr<CutParam> getCutParam(UnitOp unit, ParamOp param, int64_t world);

/// All params of the unit.
FailureOr<SmallVector<CutParam>>
getCutParams(UnitOp unit, ArrayRef<ParamOp> params, int64_t world);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_LAYOUT_UNITLAYOUT_H
