//===- Passes.h - Passes of phase 4 -----------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 4: segments and buffers.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_BUFFERIZE_PASSES_H
#define FSDP_TRANSFORMS_BUFFERIZE_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/Bufferize/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_BUFFERIZE_PASSES_H
