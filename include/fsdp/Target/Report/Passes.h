//===- Passes.h - Passes that print what people read ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes that print what people read.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_REPORT_PASSES_H
#define FSDP_TARGET_REPORT_PASSES_H

#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Target/Report/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TARGET_REPORT_PASSES_H
