//===- PlainStep.h - The step without what is ours --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For conversions behind phase 3, whose readers know nothing of us.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_PLAINSTEP_H
#define FSDP_UTILS_PLAINSTEP_H

#include "mlir/IR/BuiltinOps.h"

namespace mlir::fsdp {

/// Erases the module tree, units, optimizers and unless `keepGrid` the grid,
/// and all our attributes. What an argument or result is stays as a text,
/// `step.role`, and `step.micro_batch`: no dialect's names. Shardings for
/// partitioners go, too, with `sdy.mesh`, as each rank has its own values.
void makePlain(ModuleOp module, bool keepGrid);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_PLAINSTEP_H
