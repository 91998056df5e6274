//===- StrategyAttrs.h - Attributes of strategies ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of attributes beside those of FSDP.h, for the few passes that deal with
// what ranks keep after forward and with micro-batches.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_STRATEGYATTRS_H
#define FSDP_DIALECT_FSDP_IR_STRATEGYATTRS_H

#include "llvm/ADT/StringRef.h"

namespace mlir::fsdp::attr {

/// Integer on a unit: after forward, so many ranks together keep its whole
/// parameters, and only they gather them again.
inline constexpr llvm::StringLiteral kReshardTo = "fsdp.reshard_to";
/// On a unit: stays whole from one micro-batch to the next if its gradients are
/// kept.
inline constexpr llvm::StringLiteral kKeepGathered = "fsdp.keep_gathered";
/// Integer on a step: how many micro-batches it takes, each with its own inputs
/// and outputs.
inline constexpr llvm::StringLiteral kMicroBatches = "fsdp.micro_batches";
/// Integer on an input: the micro-batch it is of.
inline constexpr llvm::StringLiteral kMicroBatch = "fsdp.micro_batch";

} // namespace mlir::fsdp::attr

#endif // FSDP_DIALECT_FSDP_IR_STRATEGYATTRS_H
