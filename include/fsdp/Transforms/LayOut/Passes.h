//===- Passes.h - Passes of phase 2 -----------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 2: how a unit lies over the ranks.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_LAYOUT_PASSES_H
#define FSDP_TRANSFORMS_LAYOUT_PASSES_H

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/LayOut/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_LAYOUT_PASSES_H
