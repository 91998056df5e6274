//===- LoopStrides.h - Loops of an op in its buffers ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_BUFFERS_LOOPSTRIDES_H
#define FSDP_BUFFERS_LOOPSTRIDES_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::fsdp {

/// Stride in elements of each loop in an operand; 0 for loops that do not index
/// it, nothing if they do so other than linearly.
std::optional<SmallVector<int64_t>> getLoopStrides(linalg::LinalgOp op,
                                                   OpOperand &operand);

} // namespace mlir::fsdp

#endif // FSDP_BUFFERS_LOOPSTRIDES_H
