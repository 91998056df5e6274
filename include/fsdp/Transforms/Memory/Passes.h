//===- Passes.h - Passes of Memory ------------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 6 that plan memory and check the plan.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_MEMORY_PASSES_H
#define FSDP_TRANSFORMS_MEMORY_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/Memory/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_MEMORY_PASSES_H
