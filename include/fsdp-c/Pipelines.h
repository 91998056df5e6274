//===- fsdp-c/Pipelines.h - The phases ----------------------------*- C -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds phases to a pass manager on the builtin module; run it with
// mlirPassManagerRunOnOp.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_C_PIPELINES_H
#define FSDP_C_PIPELINES_H

#include "fsdp-c/WrapPolicy.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The phases in order; docs/Architecture.md says what holds after each.
typedef enum FsdpPhase {
  FsdpPhaseInput = 0,
  FsdpPhaseAnnotate = 1,
  FsdpPhaseLayOut = 2,
  FsdpPhaseShard = 3,
  FsdpPhaseBuffers = 4,
  FsdpPhaseSchedule = 5,
  FsdpPhasePlan = 6,
  FsdpPhaseLower = 7,
  /// No phases: to C++, too, an enumeration then holds all numbers, of which
  /// those that are no phase are errors.
  FsdpPhaseNone = -1,
  FsdpPhaseLargest = 0x7fffffff
} FsdpPhase;

/// What a user decides about the phases. Zeros but for `size` are the defaults:
///
///   FsdpPipelineOptions options = {sizeof(FsdpPipelineOptions)};
///
/// Later versions add fields at the end; a library takes the structs of older
/// headers, and those of newer ones whose new fields are zero.
typedef struct FsdpPipelineOptions {
  /// sizeof(FsdpPipelineOptions): which fields the caller knows.
  size_t size;
  /// Any options, spelled as those of `fsdp-pipeline` ("wrap=always
  /// optimizer=adamw micro-batches=2"). The fields below come after it. What is
  /// wrong with a value, LLVM's parser says on standard error.
  MlirStringRef text;
  /// Sizes of the device grid.
  const int64_t *grid;
  intptr_t gridRank;
  /// The function that is the step.
  MlirStringRef entry;
  /// Asked in place of the policy that `wrap` or the input names. Read by the
  /// function that gets the options; its callbacks are called while the pass
  /// manager runs.
  const FsdpWrapPolicy *wrapPolicy;
  /// The phase that the input went through already, and the last one to run;
  /// FsdpPhaseInput for the latter is all of them.
  FsdpPhase startAfter;
  FsdpPhase stopAfter;
  /// Called when the passes of a phase have been added: may add others behind
  /// them. Not called later than the function that gets the options. May be
  /// null.
  void (*atPhaseEnd)(MlirOpPassManager manager, FsdpPhase phase,
                     void *userData);
  void *userData;
} FsdpPipelineOptions;

/// Adds the phases behind `startAfter` up to `stopAfter`, and before them the
/// check of what holds after the former. Fails if an option has no valid value.
/// Null for options: all defaults.
MLIR_CAPI_EXPORTED MlirLogicalResult fsdpPassManagerAddPhases(
    MlirPassManager manager, const FsdpPipelineOptions *options);

/// Adds one phase; `startAfter` and `stopAfter` are not looked at.
MLIR_CAPI_EXPORTED MlirLogicalResult
fsdpPassManagerAddPhase(MlirPassManager manager, FsdpPhase phase,
                        const FsdpPipelineOptions *options);

#ifdef __cplusplus
}
#endif

#endif // FSDP_C_PIPELINES_H
