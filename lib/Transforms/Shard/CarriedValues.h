//===- CarriedValues.h - What loops carry for nobody ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_TRANSFORMS_SHARD_CARRIEDVALUES_H
#define FSDP_LIB_TRANSFORMS_SHARD_CARRIEDVALUES_H

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::fsdp {

/// Drops what `scf.for` loops of a function carry for results that nobody
/// reads, such as the gradient that a loss computes along, and all that nothing
/// needs then. (Upstream's `remove-dead-values` does so for whole modules, and
/// takes ops that stand for themselves, as `shard.grid`, for dead.)
void dropUnusedCarries(FunctionOpInterface function);

} // namespace mlir::fsdp

#endif // FSDP_LIB_TRANSFORMS_SHARD_CARRIEDVALUES_H
