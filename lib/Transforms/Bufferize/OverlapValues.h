//===- OverlapValues.h - Work beside collectives of values ------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4: what fsdp-micro-pipeline and fsdp-overlap-values ask of the ops
// before a collective.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_BUFFERIZE_OVERLAPVALUES_H
#define FSDP_LIB_TRANSFORMS_BUFFERIZE_OVERLAPVALUES_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir::fsdp {

/// Ops that stand before a collective, behind the last op that nothing moves
/// over, and do not lead to it or one of the `readers`: the last one first.
/// Those in `fixed` stay, and what they read.
SmallVector<Operation *>
findIndependentOps(Operation *collective,
                   const DenseSet<Operation *> &readers = {},
                   const DenseSet<Operation *> &fixed = {});

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_BUFFERIZE_OVERLAPVALUES_H
