//===- GuardedOptimizer.h - Rules on scaled gradients -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_OPTIMIZER_GUARDEDOPTIMIZER_H
#define FSDP_LIB_TRANSFORMS_OPTIMIZER_GUARDEDOPTIMIZER_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// What happens to gradients before an update, and to the update itself.
struct GradientGuard {
  /// Gradients are multiplied by the hyper-parameter `inv_scale`, and nothing
  /// changes if `found_inf` is not 0.
  bool unscales = false;
  /// They are multiplied by `clip_coef`.
  bool clipsNorm = false;
  /// They are limited to [-`clip_value`, `clip_value`].
  bool clipsValue = false;

  bool isEmpty() const { return !unscales && !clipsNorm && !clipsValue; }
  /// The hyper-parameters that a guarded optimizer has behind the others.
  SmallVector<StringRef> getHypers() const;
};

/// An optimizer that does what `rule` does behind a guard; `rule` itself if the
/// guard is empty. It stands beside `rule`, under another name.
OptimizerOp guardOptimizer(OptimizerOp rule, const GradientGuard &guard);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_OPTIMIZER_GUARDEDOPTIMIZER_H
