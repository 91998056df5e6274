//===- Passes.h - Passes around the optimizer -------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes around the optimizer: attached in phase 3, expanded in phase 4.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_OPTIMIZER_PASSES_H
#define FSDP_TRANSFORMS_OPTIMIZER_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/Optimizer/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_OPTIMIZER_PASSES_H
