//===- ShardCollectives.h - Collectives of upstream's shard -----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Our collectives on tensors as those of the shard dialect; how a unit lies in
// what is sent is tensor ops around them.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_FSDPTOSHARD_SHARDCOLLECTIVES_H
#define FSDP_CONVERSION_FSDPTOSHARD_SHARDCOLLECTIVES_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// Replaces all collectives on tensors in the functions of a module.
void convertToShard(ModuleOp module);

} // namespace mlir::fsdp

#endif // FSDP_CONVERSION_FSDPTOSHARD_SHARDCOLLECTIVES_H
