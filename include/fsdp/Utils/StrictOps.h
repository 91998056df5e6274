//===- StrictOps.h - Linalg ops whose rounding is fixed ---------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_STRICTOPS_H
#define FSDP_UTILS_STRICTOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace mlir::fsdp {

/// A `linalg.generic` with the attribute `fsdp.strict`, whose results are its
/// outputs: elementwise, or a reduction of all elements to scalars (0-d
/// tensors). Scalars are broadcast over the loops; `build` makes the values to
/// yield.
linalg::GenericOp createStrictGeneric(
    OpBuilder &builder, Location loc, ValueRange inputs, ValueRange outputs,
    unsigned loops,
    function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> build,
    utils::IteratorType iterator = utils::IteratorType::parallel);

/// The result of an elementwise `linalg.generic`, whose loops are its
/// dimensions: `maps` says where each input is read, `build` makes an element.
Value createElementwise(OpBuilder &builder, Location loc, ValueRange inputs,
                        SmallVector<AffineMap> maps, RankedTensorType type,
                        function_ref<Value(OpBuilder &, ValueRange)> build);

/// The value cast to another float type, elementwise; the value itself if it
/// is of that type.
Value createCast(OpBuilder &builder, Value value, Type element,
                 bool strict = true);

/// What `createCast` has cast to `value`; null if it has not.
Value getCastSource(Value value);

/// Whether the op makes each element of its one operand narrower, to the
/// nearest number, and does nothing else.
bool isPlainCast(Operation *op);

/// The elementwise sum of two tensors of one type.
linalg::GenericOp createStrictSum(OpBuilder &builder, Location loc, Value left,
                                  Value right);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_STRICTOPS_H
