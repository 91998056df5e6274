//===- OptimizerPart.h - What of a step is the optimizer --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SHARD_OPTIMIZERPART_H
#define FSDP_LIB_TRANSFORMS_SHARD_OPTIMIZERPART_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// Splits the ops of a function of one block in two: the optimizer, which is
/// what depends on its arguments or on a reduced gradient, and all else. What
/// casts a reduced gradient to the type that is stored is no part of the
/// optimizer.
void splitOptimizer(func::FuncOp function, SmallVectorImpl<Operation *> &step,
                    SmallVectorImpl<Operation *> &optimizer);

/// Whether the op casts a shard to what is gathered.
bool isShardCast(func::FuncOp function, Operation *op);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SHARD_OPTIMIZERPART_H
