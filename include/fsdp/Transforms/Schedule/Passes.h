//===- Passes.h - Passes of phase 5 -----------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Passes of phase 5: starts and waits, and their order.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_SCHEDULE_PASSES_H
#define FSDP_TRANSFORMS_SCHEDULE_PASSES_H

#include "fsdp/Analysis/Schedule/IssueOrder.h"
#include "fsdp/Analysis/Schedule/Offload.h"
#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/Schedule/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_SCHEDULE_PASSES_H
