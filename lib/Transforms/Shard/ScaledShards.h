//===- ScaledShards.h - What is computed before a gather --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For fsdp-shard-step: what `fsdp-narrow-gathers` put to the top of a step is
// computed of shards.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SHARD_SCALEDSHARDS_H
#define FSDP_LIB_TRANSFORMS_SHARD_SCALEDSHARDS_H

#include "StepSignature.h"

namespace mlir::fsdp {

/// For all units whose parameters are scaled before they are gathered: computes
/// `gathered` of `shard`, and puts what the step made of a whole parameter in
/// the place of it in `params`, or null. The largest elements of all these
/// parameters are combined over the ranks at once. Returns the ops on whole
/// parameters, which are dead once `params` are gathered. Reports what it can't
/// compute of a shard.
FailureOr<SmallVector<Operation *>>
scaleShards(func::FuncOp func, MutableArrayRef<UnitValues> units);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SHARD_SCALEDSHARDS_H
