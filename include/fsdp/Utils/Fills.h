//===- Fills.h - What a tensor is filled with -------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fills however they are spelled: passes of others turn one form into another.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_FILLS_H
#define FSDP_UTILS_FILLS_H

#include "mlir/IR/Builders.h"

namespace mlir::fsdp {

/// The scalar that the op writes to every element of its one destination,
/// whatever that held: the operand of a `linalg.fill` or of a linalg op that
/// does the same. It may be a constant inside of the op. Null for other ops.
Value getFillValue(Operation *op);

/// The same scalar for ops outside: a constant inside of the op is made again.
Value createFillValue(OpBuilder &builder, Operation *op);

/// The destination of an op that has a fill value.
Value getFilledDest(Operation *op);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_FILLS_H
