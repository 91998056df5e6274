//===- ShardingInterfaceImpl.h - Cut by upstream's propagation --*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What upstream's `sharding-propagation` and `shard-partition` ask of the ops
// that exporters write.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_SHARDINGINTERFACEIMPL_H
#define FSDP_UTILS_SHARDINGINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;

namespace fsdp {

/// Attaches upstream's ShardingInterface to `fsdp.boundary` and `fsdp.barrier`,
/// through which any sharding passes, to `fsdp.grad`, which takes whole values,
/// and to attentions, which are cut along batches and, where queries and keys
/// have as many, heads.
void registerShardingInterfaceExternalModels(DialectRegistry &registry);

} // namespace fsdp
} // namespace mlir

#endif // FSDP_UTILS_SHARDINGINTERFACEIMPL_H
