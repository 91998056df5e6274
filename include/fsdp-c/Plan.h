//===- fsdp-c/Plan.h - Schedule and memory plan as data -----------*- C -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What phases 5 and 6 decided about a function, read from the IR. The function
// is a `func.func`; of any other op, or before the phase, there is nothing: 0,
// false.
//
// The caller sets `size` of a struct that a function fills:
//
//   FsdpEvent event = {sizeof(FsdpEvent)};
//
// Later versions add fields at the end. A library fills what the caller's
// struct has, and with zeros what only that has; one that lacks fields of 0.2
// is not filled: false.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_C_PLAN_H
#define FSDP_C_PLAN_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Schedule, behind phase 5
//===----------------------------------------------------------------------===//

typedef enum FsdpEventKind {
  FsdpEventStart = 0,
  FsdpEventWait = 1,
  FsdpEventCall = 2
} FsdpEventKind;

/// A start or a wait of a collective, or a call of a part of the step.
typedef struct FsdpEvent {
  /// sizeof(FsdpEvent): which fields the caller knows.
  size_t size;
  FsdpEventKind kind;
  /// Of the op in the function's block, from 0.
  int64_t position;
  /// The position of the start that a wait waits for; -1 for others.
  int64_t start;
  /// Kind of the collective ("all_gather") and name of its channel, empty for
  /// calls.
  MlirStringRef collective;
  MlirStringRef channel;
  /// Bytes of a collective's larger side, all units together; 0 for calls.
  int64_t bytes;
  /// Number of units that a collective is of.
  int64_t numUnits;
  /// The part of the step that a call is ("fc fwd"), or the called function.
  MlirStringRef segment;
} FsdpEvent;

/// Figures of a schedule made with the costs of a machine; zeros where a
/// schedule has none.
typedef struct FsdpScheduleFigures {
  /// sizeof(FsdpScheduleFigures): which fields the caller knows.
  size_t size;
  MlirStringRef machine;
  MlirStringRef foundBy;
  int64_t memoryLimit;
  int64_t peakBytes;
  int64_t peakBound;
  double stepSeconds;
  double exposedSeconds;
  double boundSeconds;
} FsdpScheduleFigures;

MLIR_CAPI_EXPORTED intptr_t fsdpFunctionGetNumEvents(MlirOperation function);
/// The event with this number, in the order in which they are issued.
MLIR_CAPI_EXPORTED bool fsdpFunctionGetEvent(MlirOperation function,
                                             intptr_t index, FsdpEvent *event);
/// The name of a unit of a collective.
MLIR_CAPI_EXPORTED MlirStringRef
fsdpFunctionGetEventUnit(MlirOperation function, intptr_t index, intptr_t unit);
MLIR_CAPI_EXPORTED bool
fsdpFunctionGetScheduleFigures(MlirOperation function,
                               FsdpScheduleFigures *figures);

//===----------------------------------------------------------------------===//
// Memory plan, behind phase FsdpPhasePlan
//===----------------------------------------------------------------------===//

typedef enum FsdpPlanPlace {
  FsdpPlaceComm = 0,
  FsdpPlaceTemp = 1,
  FsdpPlaceWorkspace = 2
} FsdpPlanPlace;

/// Where a buffer lies in an arena, in bytes, and from which op to which one it
/// is used: two buffers whose ops overlap have places of their own. These are
/// positions when memory was planned, which views have moved since: they are
/// none of events.
typedef struct FsdpInterval {
  /// sizeof(FsdpInterval): which fields the caller knows.
  size_t size;
  MlirStringRef name;
  FsdpPlanPlace place;
  int64_t offset;
  int64_t bytes;
  int64_t first;
  int64_t last;
  /// What it is for; may be empty.
  MlirStringRef unit;
  MlirStringRef phase;
} FsdpInterval;

/// Bytes of a function's arenas, the least that they could be for any plan of
/// this schedule, and the bytes of all buffers if none shared memory.
typedef struct FsdpPlanSizes {
  /// sizeof(FsdpPlanSizes): which fields the caller knows.
  size_t size;
  int64_t commBytes;
  int64_t tempBytes;
  int64_t commBound;
  int64_t tempBound;
  int64_t unsharedBytes;
} FsdpPlanSizes;

MLIR_CAPI_EXPORTED bool fsdpFunctionGetPlanSizes(MlirOperation function,
                                                 FsdpPlanSizes *sizes);
MLIR_CAPI_EXPORTED intptr_t fsdpFunctionGetNumIntervals(MlirOperation function);
MLIR_CAPI_EXPORTED bool fsdpFunctionGetInterval(MlirOperation function,
                                                intptr_t index,
                                                FsdpInterval *interval);

//===----------------------------------------------------------------------===//
// Texts of the module
//===----------------------------------------------------------------------===//

/// The manifest, JSON; empty before phase FsdpPhasePlan.
MLIR_CAPI_EXPORTED MlirStringRef fsdpModuleGetManifest(MlirModule module);
/// The report for people, JSON; empty before phase FsdpPhasePlan.
MLIR_CAPI_EXPORTED MlirStringRef fsdpModuleGetReport(MlirModule module);

#ifdef __cplusplus
}
#endif

#endif // FSDP_C_PLAN_H
