//===- Passes.h - Passes of all phases --------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declarations and registration of all passes. A pass includes the header of
// its own phase only.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_PASSES_H
#define FSDP_TRANSFORMS_PASSES_H

#include "fsdp/Transforms/AnnotatePasses.h"
#include "fsdp/Transforms/BufferPasses.h"
#include "fsdp/Transforms/GPUPasses.h"
#include "fsdp/Transforms/LowerPasses.h"
#include "fsdp/Transforms/SchedulePasses.h"
#include "fsdp/Transforms/ShardPasses.h"

namespace mlir::fsdp {

#define GEN_PASS_REGISTRATION
#include "fsdp/Transforms/Passes.h.inc"

} // namespace mlir::fsdp

#endif // FSDP_TRANSFORMS_PASSES_H
