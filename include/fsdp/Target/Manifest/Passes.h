//===- Passes.h - Passes of Manifest ----------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pass that writes what a compiled step says about itself.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_MANIFEST_PASSES_H
#define FSDP_TARGET_MANIFEST_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Target/Manifest/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TARGET_MANIFEST_PASSES_H
