//===- Passes.h - Passes of phase 6 for devices -----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 6 for devices, before memory is planned.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_DEVICEKERNELS_PASSES_H
#define FSDP_TRANSFORMS_DEVICEKERNELS_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/DeviceKernels/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_DEVICEKERNELS_PASSES_H
