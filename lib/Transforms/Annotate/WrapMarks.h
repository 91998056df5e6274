//===- WrapMarks.h - The attribute fsdp.wrap --------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `fsdp.wrap` on a module says, and where it may stand.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_ANNOTATE_WRAPMARKS_H
#define FSDP_LIB_TRANSFORMS_ANNOTATE_WRAPMARKS_H

#include "fsdp/Analysis/Wrap/WrapOverrides.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// The value of `fsdp.wrap` that carries the overrides.
Attribute makeWrapMark(MLIRContext *context, const WrapOverrides &overrides);

/// The overrides that a module's `fsdp.wrap` carries; none without the mark.
FailureOr<WrapOverrides> readWrapMark(TreeModuleOp module);

/// Why modules may not be wrapped by hand: "since there ..." and the way out;
/// empty if they may.
struct WrapObstacle {
  StringRef reason;
  StringRef wayOut;
};

/// Checks that marks of the input stand where they mean something, and that
/// nothing but the root is wrapped by hand if there is an obstacle.
LogicalResult checkWrapMarks(TreeModuleOp root, const WrapObstacle &obstacle);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_ANNOTATE_WRAPMARKS_H
