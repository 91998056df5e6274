//===- SchedulePasses.h - Passes of phase 5 (schedule) ----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_SCHEDULEPASSES_H
#define FSDP_TRANSFORMS_SCHEDULEPASSES_H

#include "fsdp/Analysis/Offload.h"
#include "fsdp/Analysis/Schedule.h"
#include "mlir/Pass/Pass.h"

namespace mlir::fsdp {

#define GEN_PASS_DECL
#include "fsdp/Transforms/SchedulePasses.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_SCHEDULEPASSES_H
