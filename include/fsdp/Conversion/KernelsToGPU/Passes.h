//===- Passes.h - Passes of phase 6 for devices -----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 6 for devices, once memory is planned.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_KERNELSTOGPU_PASSES_H
#define FSDP_CONVERSION_KERNELSTOGPU_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Conversion/KernelsToGPU/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_CONVERSION_KERNELSTOGPU_PASSES_H
