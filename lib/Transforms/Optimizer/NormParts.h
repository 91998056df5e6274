//===- NormParts.h - Where powers are cut -----------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_OPTIMIZER_NORMPARTS_H
#define FSDP_LIB_TRANSFORMS_OPTIMIZER_NORMPARTS_H

#include "mlir/IR/Builders.h"

namespace mlir::fsdp {

/// From the largest power of a gradient's elements, an f64: what is not finite,
/// else 0; the number of the first part of it, an i64; and for this and the
/// next two parts the number whose addition and subtraction rounds to that
/// part. Part b has the unit 2^(24 * b - 1023); 2^30 parts are added without
/// rounding.
SmallVector<Value> buildNormParts(OpBuilder &builder, Location loc,
                                  Value power);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_OPTIMIZER_NORMPARTS_H
