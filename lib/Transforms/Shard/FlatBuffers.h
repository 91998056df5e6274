//===- FlatBuffers.h - Slices and shapes of 1-D tensors ---------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builders of upstream ops that put tensors of any shape into flat ones and
// take them out again, and that cut flat ones as a layout does.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SHARD_FLATBUFFERS_H
#define FSDP_LIB_TRANSFORMS_SHARD_FLATBUFFERS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace mlir::fsdp {

/// `dest` with the elements from `offset` on replaced by the 1-D `value`.
Value insertFlat(OpBuilder &builder, Location loc, Value value, Value dest,
                 int64_t offset);

/// `numel` elements of the 1-D `source`, from `offset` on.
Value extractFlat(OpBuilder &builder, Location loc, Value source,
                  int64_t offset, int64_t numel);

/// The value's elements in row-major order.
Value flatten(OpBuilder &builder, Location loc, Value value);

/// The 1-D value's elements in the shape of `type`.
Value unflatten(OpBuilder &builder, Location loc, Value value,
                RankedTensorType type);

/// The full buffer that the shards of a group make up.
Value joinShards(OpBuilder &builder, Location loc, LayoutAttr layout,
                 ValueRange shards);

/// The shard that a member of the group owns of a full buffer.
Value cutShard(OpBuilder &builder, Location loc, LayoutAttr layout, Value full,
               int64_t rank);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SHARD_FLATBUFFERS_H
