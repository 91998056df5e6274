//===- Dropout.h - Which numbers dropout keeps ------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The random numbers of `fsdp.attention`, as scalar code of any phase:
// functions of a key and of a number alone, those that the exporter draws
// elsewhere (python/fsdp_export/torch/hashed.py).
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_DROPOUT_H
#define FSDP_UTILS_DROPOUT_H

#include "mlir/IR/Builders.h"

namespace mlir::fsdp {

/// Whether the element of a column is kept, an i1. All operands are i64: the
/// number of the row's first element, the column, and the key of the call.
Value createDropoutTest(OpBuilder &builder, Location loc, Value rowNumber,
                        Value column, Value key, double rate);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_DROPOUT_H
