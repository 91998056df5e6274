//===- LoopShapes.h - Loops as devices see them -----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which loops of an op are threads, which add up and how: what decides that ops
// become one kernel, and how its work is spread.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_DEVICEKERNELS_LOOPSHAPES_H
#define FSDP_TRANSFORMS_DEVICEKERNELS_LOOPSHAPES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include <optional>

namespace mlir::fsdp {

/// How many outputs of an op, the first ones, are no element outputs.
unsigned countSums(linalg::LinalgOp op);

/// What combines the values of each result of a reduction, of its first
/// `numSums` ones if that is given; nothing if that is not one op with a
/// neutral element each.
std::optional<SmallVector<Operation *>>
getCombiners(linalg::LinalgOp op, std::optional<unsigned> numSums = {});

/// The strides of an op's loops in its largest input; nothing if it has none.
std::optional<SmallVector<int64_t>>
getLargestInputStrides(linalg::GenericOp op);

/// Whether lanes can exchange values of a type.
bool canExchange(Type type);

/// The parallel loops, those with the smallest strides in the first output
/// last; nothing unless every output, or each of the first `numSums`, has one
/// element for each of their iterations.
std::optional<SmallVector<unsigned>>
orderParallelLoops(linalg::GenericOp op, std::optional<unsigned> numSums = {});

/// Blocks that add up the columns of a reduction that results lie along.
int64_t countColumnBlocks(linalg::GenericOp op, int64_t results,
                          int64_t columns);

/// Blocks that keep a device busy.
inline constexpr int64_t kBusyBlocks = 128;

/// Bytes of the widest access.
inline constexpr int64_t kAccessBytes = 16;

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_DEVICEKERNELS_LOOPSHAPES_H
