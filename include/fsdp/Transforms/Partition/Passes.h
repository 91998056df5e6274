//===- Passes.h - Passes of the partitioning --------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 1, behind the policies: a step is cut over the axes of the model.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_PARTITION_PASSES_H
#define FSDP_TRANSFORMS_PARTITION_PASSES_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

/// How an attention whose rows ranks have parts of gets keys and values.
enum class ContextKind {
  /// As costs less on the machine; gathered where no machine is named.
  Auto,
  /// Block by block, around the ranks.
  Ring,
  /// All at once.
  Gather
};

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/Partition/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_PARTITION_PASSES_H
