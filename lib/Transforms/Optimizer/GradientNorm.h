//===- GradientNorm.h - The norm of all gradients ---------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_OPTIMIZER_GRADIENTNORM_H
#define FSDP_LIB_TRANSFORMS_OPTIMIZER_GRADIENTNORM_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// A gradient, or this rank's shard of one.
struct NormPart {
  Value grad;
  /// The axes of the grid over which the parts of ranks make up the gradient.
  SmallVector<int64_t> axes;
  /// Every rank has all of a gradient of its own; ranks count once, by the
  /// largest.
  bool isOwn = false;
};

/// What the norm is taken of.
struct NormInput {
  SmallVector<NormPart> parts;
  FlatSymbolRefAttr grid;
  /// The axes of the grid that have several ranks.
  SmallVector<int64_t> allAxes;
  /// f64 factor of all gradients; may be null.
  Value factor;
};

/// The p-norm of all gradients together as tensor<f32>; `power` may be
/// infinity. It does not depend on how the gradients are cut, nor on any order:
/// the powers of the elements are added without rounding, but for what is less
/// than 2^-48 of the largest of them. Sets `nonFinite`, unless it is null, to a
/// tensor<f64> that is 0 if all elements are finite, else 1.
Value buildGradientNorm(OpBuilder &builder, Location loc,
                        const NormInput &input, double power, Value *nonFinite);

/// A tensor<f64> that is 0 if all elements on all ranks are finite, else 1.
Value buildNonFinite(OpBuilder &builder, Location loc, const NormInput &input);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_OPTIMIZER_GRADIENTNORM_H
