//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All passes, phase by phase.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRANSFORMS_PASSES_TD
#define FSDP_TRANSFORMS_PASSES_TD

include "fsdp/Transforms/AnnotatePasses.td"
include "fsdp/Transforms/ShardPasses.td"
include "fsdp/Transforms/BufferPasses.td"
include "fsdp/Transforms/SchedulePasses.td"
include "fsdp/Transforms/LowerPasses.td"
include "fsdp/Transforms/GPUPasses.td"

#endif // FSDP_TRANSFORMS_PASSES_TD
