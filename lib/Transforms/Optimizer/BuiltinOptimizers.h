//===- BuiltinOptimizers.h - The optimizers by name -------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_OPTIMIZER_BUILTINOPTIMIZERS_H
#define FSDP_LIB_TRANSFORMS_OPTIMIZER_BUILTINOPTIMIZERS_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

namespace mlir::fsdp {

/// The module's optimizer `@name`, or a built-in one or one from a file
/// (`FILE.mlir`, `FILE.mlir:@name`), which is added to the module. Reports a
/// name that is none of these.
OptimizerOp getOptimizer(ModuleOp module, StringRef name);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_OPTIMIZER_BUILTINOPTIMIZERS_H
