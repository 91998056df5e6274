//===- GradientCopies.h - Gradients that several ranks have -----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_OPTIMIZER_GRADIENTCOPIES_H
#define FSDP_LIB_TRANSFORMS_OPTIMIZER_GRADIENTCOPIES_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// A unit's gradient shard without what other ranks along axes of the model
/// have, too: elements of params that are not cut over such an axis are 0 on
/// all of its ranks but the first, so that a sum over the axis has them once.
/// The shard itself where there is nothing to take out.
Value dropGradientCopies(OpBuilder &builder, UnitOp unit, Value shard);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_OPTIMIZER_GRADIENTCOPIES_H
