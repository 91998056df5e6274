//===- RankGroups.h - Ranks that communicate with each other ----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_LAYOUT_RANKGROUPS_H
#define FSDP_ANALYSIS_LAYOUT_RANKGROUPS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace mlir::fsdp {

/// The groups of ranks that differ only in their coordinates along `axes` of a
/// row-major grid. Members come in the order of these coordinates (the first
/// of `axes` is the slowest), groups in the order of their first member.
llvm::SmallVector<llvm::SmallVector<int64_t>>
getRankGroups(llvm::ArrayRef<int64_t> grid, llvm::ArrayRef<int64_t> axes);

/// How many consecutive ranks it takes to hold a group from its first member to
/// its last. More than a node has means that the group spans nodes.
int64_t getRankSpan(llvm::ArrayRef<int64_t> grid, llvm::ArrayRef<int64_t> axes);

/// How far neighbouring members of a group are from each other. So many groups
/// lie between each other, and share what connects nodes.
int64_t getRankStride(llvm::ArrayRef<int64_t> grid,
                      llvm::ArrayRef<int64_t> axes);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_LAYOUT_RANKGROUPS_H
