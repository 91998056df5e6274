//===- RingAttention.h - Attention block by block ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Part of fsdp-partition: the ops of an attention whose keys and values go
// around the ranks along an axis.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_PARTITION_RINGATTENTION_H
#define FSDP_LIB_TRANSFORMS_PARTITION_RINGATTENTION_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::fsdp {

/// The ranks that blocks go around.
struct Ring {
  FlatSymbolRefAttr grid;
  int64_t axis, ranks;
  /// This rank's place, a 0-d i64.
  Value place;
};

/// The part of an attention (query, key, value) or of its gradient (gradient of
/// the output, query, key, value, output, logsumexp) that a rank has, of `op`,
/// which has no place of the first row: all are the rank's parts, in order of
/// the ranks, but for a mask, which has all columns. Gives parts of the
/// results.
SmallVector<Value> createRingAttention(OpBuilder &builder, AttentionOp op,
                                       ValueRange operands, const Ring &ring);
SmallVector<Value> createRingAttention(OpBuilder &builder, AttentionGradOp op,
                                       ValueRange operands, const Ring &ring);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_PARTITION_RINGATTENTION_H
