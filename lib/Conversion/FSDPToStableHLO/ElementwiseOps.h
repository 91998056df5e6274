//===- ElementwiseOps.h - Scalar ops on whole tensors -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops of arith and math, on scalars or tensors, as ops of StableHLO.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_ELEMENTWISEOPS_H
#define FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_ELEMENTWISEOPS_H

#include "StableHLOBuilder.h"

namespace mlir::fsdp {

/// The result of `op`, whose operands have become these tensors: each of one
/// shape, or without dimensions. Null if StableHLO has nothing like it.
Value convertElementwise(StableHLOBuilder &hlo, Operation *op,
                         ValueRange operands);

/// The op of StableHLO, without its dialect, that an associative op of two
/// scalars is when a tensor is reduced by it; empty for others.
StringRef getCombiner(Operation *op);

/// What a combiner changes nothing with.
TypedAttr getNeutral(OpBuilder &builder, StringRef combiner, Type element);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_FSDPTOSTABLEHLO_ELEMENTWISEOPS_H
