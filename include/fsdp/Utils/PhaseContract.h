//===- PhaseContract.h - What a pass on tensors finds -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the documentation of passes calls "Before", as checks: a pipeline in
// which a pass is missing, or stands too late, is an error that names it.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_PHASECONTRACT_H
#define FSDP_UTILS_PHASECONTRACT_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// There is no unit: what decides about them stands before they are formed.
LogicalResult expectNoUnits(ModuleOp top);

/// Every param that a function takes whole is in a unit, or ignored.
LogicalResult expectUnits(ModuleOp top);

/// The largest number of ranks, as the runtime counts them.
inline constexpr int64_t kMaxWorld = std::numeric_limits<int32_t>::max();

/// The ranks of a grid of these sizes, each at least 1; nothing beyond the
/// largest number.
std::optional<int64_t> countRanks(ArrayRef<int64_t> sizes);

/// A grid of known sizes has ranks, and at most the largest number.
LogicalResult expectFewRanks(shard::GridOp grid);

/// The sizes of every grid are known.
LogicalResult expectStaticGrid(ModuleOp top);

/// There are not several grids.
LogicalResult expectOneGrid(ModuleOp top);

/// Every unit has a layout.
LogicalResult expectLayouts(ModuleOp top);

/// Functions take tensors, and none of them a param of a unit whole.
LogicalResult expectShards(ModuleOp top);

/// No function takes a shard.
LogicalResult expectWholeParams(ModuleOp top);

/// The function is one block that ends with func.return.
LogicalResult expectOneReturn(func::FuncOp function);

/// Whether the function is beside the steps, of whatever form: it has no roles,
/// and no step calls it once calls are inlined.
bool isBesideSteps(func::FuncOp function);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_PHASECONTRACT_H
