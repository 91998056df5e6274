//===- Passes.h - Passes of phase 3 -----------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 3: the step on shards, with synchronous collectives.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_SHARD_PASSES_H
#define FSDP_TRANSFORMS_SHARD_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

/// What becomes of the gradients of one micro-batch: kept whole until all are
/// added, or reduced at once.
enum class Accumulation { Keep, Reduce };

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/Shard/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_SHARD_PASSES_H
