//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All passes, phase by phase: what docs/Passes.md is made from.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_PASSES_TD
#define FSDP_PASSES_TD

include "fsdp/Transforms/Annotate/Passes.td"
include "fsdp/Transforms/Partition/Passes.td"
include "fsdp/Transforms/LayOut/Passes.td"
include "fsdp/Transforms/Shard/Passes.td"
include "fsdp/Transforms/Optimizer/Passes.td"
include "fsdp/Transforms/Attention/Passes.td"
include "fsdp/Transforms/Products/Passes.td"
include "fsdp/Transforms/Fusion/Passes.td"
include "fsdp/Transforms/Bufferize/Passes.td"
include "fsdp/Transforms/Schedule/Passes.td"
include "fsdp/Transforms/Peers/Passes.td"
include "fsdp/Transforms/Memory/Passes.td"
include "fsdp/Conversion/FSDPToShard/Passes.td"
include "fsdp/Conversion/FSDPToStableHLO/Passes.td"
include "fsdp/Conversion/LinalgToKernels/Passes.td"
include "fsdp/Transforms/DeviceKernels/Passes.td"
include "fsdp/Conversion/KernelsToGPU/Passes.td"
include "fsdp/Conversion/FSDPToLLVM/Passes.td"
include "fsdp/Conversion/FSDPToMPI/Passes.td"
include "fsdp/Target/Manifest/Passes.td"
include "fsdp/Target/Report/Passes.td"

#endif // FSDP_PASSES_TD
