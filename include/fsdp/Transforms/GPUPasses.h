//===- GPUPasses.h - Passes of phase 6 (lower) ----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_GPUPASSES_H
#define FSDP_TRANSFORMS_GPUPASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#include "fsdp/Transforms/GPUPasses.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_GPUPASSES_H
