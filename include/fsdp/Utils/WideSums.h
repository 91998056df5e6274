//===- WideSums.h - Sums of 16-bit floats in f32 ----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_WIDESUMS_H
#define FSDP_UTILS_WIDESUMS_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace mlir::fsdp {

/// The one op that combines an output with what is reduced to it; null if there
/// are several, or something else is done there.
Operation *findCombiner(linalg::LinalgOp op, unsigned output);

/// The addition to a 16-bit output; null if the op does something else there.
arith::AddFOp findNarrowSum(linalg::LinalgOp op, unsigned output);

/// Replaces an op by one whose sums of 16-bit floats add in f32 and are rounded
/// behind it. A named product stays one.
void widenSums(RewriterBase &rewriter, linalg::LinalgOp op);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_WIDESUMS_H
