//===- RankOffset.h - Where a rank's part begins ----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_RANKOFFSET_H
#define FSDP_UTILS_RANKOFFSET_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// This rank's place among those along the axes of the grid, times `size`, as a
/// tensor<i64>: its element of a table that all ranks make. It is computed,
/// since devices have no constants that are more than one number.
Value createRankOffset(OpBuilder &builder, Location loc, shard::GridOp grid,
                       ArrayRef<int64_t> axes, int64_t size);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_RANKOFFSET_H
