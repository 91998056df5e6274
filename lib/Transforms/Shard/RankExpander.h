//===- RankExpander.h - One function for all ranks --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SHARD_RANKEXPANDER_H
#define FSDP_LIB_TRANSFORMS_SHARD_RANKEXPANDER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// Replaces an entry function of one block by one that holds the values of all
/// ranks of the grid; see `fsdp-expand-ranks`. Unchanged on failure.
LogicalResult expandRanks(func::FuncOp func, ArrayRef<int64_t> grid);

/// Reports a collective or an op that depends on the rank in or below `op`.
LogicalResult verifyLocal(Operation *op);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SHARD_RANKEXPANDER_H
