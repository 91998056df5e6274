//===- TensorPhases.h - Phases 1 to 3 as passes -----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an embedder needs that takes the tensor program with synchronous
// collectives: nothing here links bufferization, kernels or code generation.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_PIPELINES_TENSOR_TENSORPHASES_H
#define FSDP_PIPELINES_TENSOR_TENSORPHASES_H

#include "fsdp/Pipelines/Tensor/Options.h"

namespace mlir::fsdp {

/// Registers the dialects of a step, ours among them.
void registerTensorDialects(DialectRegistry &registry);

/// Adds the passes of phase 1, and like the others what `options.atPhaseEnd`
/// has for it: the exporter's step and tree become units.
void addAnnotatePhase(OpPassManager &manager,
                      const FSDPPipelineOptions &options);

/// Adds the passes of phase 2: units get layouts.
void addLayOutPhase(OpPassManager &manager, const FSDPPipelineOptions &options);

/// Adds the passes of phase 3: the step runs on shards.
void addShardPhase(OpPassManager &manager, const FSDPPipelineOptions &options);

} // namespace mlir::fsdp

#endif // FSDP_PIPELINES_TENSOR_TENSORPHASES_H
