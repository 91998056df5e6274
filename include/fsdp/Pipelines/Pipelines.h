//===- Pipelines.h - Pipelines over the phases ------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The whole pipeline, its phases one by one, and the parts of it that embedders
// run by themselves.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_PIPELINES_PIPELINES_H
#define FSDP_PIPELINES_PIPELINES_H

#include "fsdp/Pipelines/Tensor/Options.h"

namespace mlir::fsdp {

/// Fails if an option of the pipeline has no valid value, or contradicts
/// another one. What depends on the program is an error of the pass that finds
/// it.
llvm::Error checkOptions(const FSDPPipelineOptions &options);

/// Adds the passes of one phase, and what `options.atPhaseEnd` has for it, to a
/// pass manager on the builtin module.
void addPhase(OpPassManager &manager, Phase phase,
              const FSDPPipelineOptions &options);

/// Adds the phases behind `options.startAfter` up to `options.stopAfter`, and
/// before them the check of what holds after the former.
/// Fails, with a message to `errorHandler`, if an option has no valid value.
LogicalResult
buildFSDPPipeline(OpPassManager &manager, const FSDPPipelineOptions &options,
                  function_ref<LogicalResult(const Twine &)> errorHandler);
/// The same, with messages on standard error.
LogicalResult buildFSDPPipeline(OpPassManager &manager,
                                const FSDPPipelineOptions &options);

/// Registers `fsdp-pipeline`.
void registerFSDPPipelines();

/// What kernels are formed for. Devices multiply 16-bit floats themselves, and
/// products may round their sums to 16 bits, and may have kernels of attention,
/// or call a library for it;
/// processors compute attention tile by tile, devices without a kernel at most
/// `attentionBytes` of scores at a time; written-out attention is recognized
/// for both. Elementwise values of fewer bytes are not computed again, with a
/// negative number none. Products are sent in `pieces`, 0 as a machine's costs
/// say; one is a whole.
struct KernelPassesOptions {
  bool forDevices = false, roundsProducts = false, keepsAttention = false,
       callsAttention = false, tilesAttention = true,
       recognizesAttention = true;
  int64_t recomputedBytes = 1 << 20, attentionBytes = 1 << 25;
  int64_t pieces = 1;
  std::string machine;
};

/// Tensor part of phase 4, first half: kernels are formed. Micro-batches whose
/// gradients are reduced at once are repeated behind it.
void addKernelPasses(OpPassManager &manager,
                     const KernelPassesOptions &options = {});

/// Its second half: the step is cut into segments. The ranks of an expanded
/// program are expanded behind it.
void addSegmentPasses(OpPassManager &manager);

/// Memref part of phase 4: bufferization, out-parameters, gradients in place in
/// the reduce buffers, and the phase's verify pass.
void addBufferPasses(OpPassManager &manager);

/// Upstream bufferization across function boundaries, as phase 4 needs it:
/// identity layouts, in-place results dropped.
void addBufferizationPasses(OpPassManager &manager);

/// What device code is generated for. A code generator for processors, such as
/// that of a double of a device, has no conversions of bf16 and estimates
/// reciprocals of roots; functions are those of the device's library or
/// polynomials.
struct DevicePassesOptions {
  bool hasConversions = true, hasLibrary = true;
  /// 64-bit indices whether buffers need them or not.
  bool wideIndices = false;
  /// Quotients may be products with reciprocals.
  bool hasReciprocals = true;
};

/// From kernels to functions of a device in the LLVM dialect, and launches of
/// them.
void addDevicePasses(OpPassManager &manager,
                     const DevicePassesOptions &options);

/// Upstream conversions from memrefs and scalar ops to the LLVM dialect, as
/// phase 6 needs them.
void addLoweringPasses(OpPassManager &manager);

} // namespace mlir::fsdp

#endif // FSDP_PIPELINES_PIPELINES_H
