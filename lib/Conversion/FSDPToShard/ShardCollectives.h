//===- ShardCollectives.h - Collectives of upstream's shard -----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Our collectives on tensors as those of the shard dialect.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_FSDPTOSHARD_SHARDCOLLECTIVES_H
#define FSDP_LIB_CONVERSION_FSDPTOSHARD_SHARDCOLLECTIVES_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fsdp {

/// Replaces a collective. False if it is none of those on tensors.
bool convertToShard(RewriterBase &rewriter, Operation *op);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_FSDPTOSHARD_SHARDCOLLECTIVES_H
