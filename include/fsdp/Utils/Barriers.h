//===- Barriers.h - What passes an fsdp.barrier -----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Barriers keep recomputed values apart from kept ones while passes work on
// tensors.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_BARRIERS_H
#define FSDP_UTILS_BARRIERS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::fsdp {

/// Makes barriers of StableHLO's in the block, which are known by their name.
void readKnownBarriers(Block &block);

/// Lets parameters, and what is cheaply derived from them, pass the block's
/// barriers directly: their windows keep uses apart.
void takeParamsOutOfBarriers(Block &block, ValueRange params);

/// Ops of the block that compute from constants alone. Nothing of them could
/// pass a barrier: computed twice, they would be merged.
llvm::DenseSet<Operation *> findConstantOps(Block &block);

/// Replaces each barrier below `root` by what passes it.
void dropBarriers(Operation *root);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_BARRIERS_H
