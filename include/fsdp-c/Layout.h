//===- fsdp-c/Layout.h - Units, and where their elements lie ------*- C -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Units of a program behind phase 1, and the arithmetic of their layouts behind
// phase 2. A rank is a member of the unit's shard group; all counts and offsets
// are in elements.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_C_LAYOUT_H
#define FSDP_C_LAYOUT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED intptr_t fsdpModuleGetNumUnits(MlirModule module);
/// The `fsdp.unit` with this number in the order of the program.
MLIR_CAPI_EXPORTED MlirOperation fsdpModuleGetUnit(MlirModule module,
                                                   intptr_t index);
MLIR_CAPI_EXPORTED bool fsdpOperationIsAUnit(MlirOperation op);

/// These are for units; of any other op they say nothing: empty, -1, false.
MLIR_CAPI_EXPORTED MlirStringRef fsdpUnitGetName(MlirOperation unit);
MLIR_CAPI_EXPORTED intptr_t fsdpUnitGetNumParams(MlirOperation unit);
/// The symbol of a param of the module tree.
MLIR_CAPI_EXPORTED MlirAttribute fsdpUnitGetParam(MlirOperation unit,
                                                  intptr_t index);
/// Whether its whole params are freed after forward and gathered again.
MLIR_CAPI_EXPORTED bool fsdpUnitReshardsAfterForward(MlirOperation unit);
MLIR_CAPI_EXPORTED intptr_t fsdpUnitGetNumShardAxes(MlirOperation unit);
MLIR_CAPI_EXPORTED int64_t fsdpUnitGetShardAxis(MlirOperation unit,
                                                intptr_t index);

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// The layout of a unit. Whoever gets one destroys it; it does not need the IR.
typedef struct FsdpLayout {
  void *ptr;
} FsdpLayout;

typedef struct FsdpShardPosition {
  int64_t rank;
  /// In the rank's shard.
  int64_t offset;
} FsdpShardPosition;

typedef struct FsdpEntryElement {
  /// -1 for padding.
  int64_t entry;
  /// In the flattened entry.
  int64_t index;
} FsdpEntryElement;

/// Elements [first, first + numel) of an entry, at an offset of a shard.
typedef struct FsdpEntryRange {
  int64_t entry;
  int64_t offsetInShard;
  int64_t first;
  int64_t numel;
} FsdpEntryRange;

/// Consecutive elements that one rank holds at consecutive places.
typedef struct FsdpShardRun {
  int64_t rank;
  int64_t offset;
  int64_t numel;
} FsdpShardRun;

/// The layout of a unit behind phase 2; null before, and for other ops.
MLIR_CAPI_EXPORTED FsdpLayout fsdpUnitGetLayout(MlirOperation unit);
/// The layout that an attribute describes, without names; null if it is none.
MLIR_CAPI_EXPORTED FsdpLayout fsdpLayoutAttrGetLayout(MlirAttribute attribute);
MLIR_CAPI_EXPORTED bool fsdpLayoutIsNull(FsdpLayout layout);
/// Null is left alone.
MLIR_CAPI_EXPORTED void fsdpLayoutDestroy(FsdpLayout layout);

MLIR_CAPI_EXPORTED bool fsdpLayoutIsPerParam(FsdpLayout layout);
/// Number of ranks.
MLIR_CAPI_EXPORTED int64_t fsdpLayoutGetWorld(FsdpLayout layout);
/// Elements of the gathered buffer, padding included; of one shard; of padding.
MLIR_CAPI_EXPORTED int64_t fsdpLayoutGetFullNumel(FsdpLayout layout);
MLIR_CAPI_EXPORTED int64_t fsdpLayoutGetShardNumel(FsdpLayout layout);
MLIR_CAPI_EXPORTED int64_t fsdpLayoutGetPaddingNumel(FsdpLayout layout);
/// Bytes of one element.
MLIR_CAPI_EXPORTED int64_t fsdpLayoutGetElementBytes(FsdpLayout layout);

MLIR_CAPI_EXPORTED int64_t fsdpLayoutGetNumEntries(FsdpLayout layout);
/// The dotted name of the entry's param; empty if only an attribute is known.
MLIR_CAPI_EXPORTED MlirStringRef fsdpLayoutGetEntryName(FsdpLayout layout,
                                                        int64_t entry);
MLIR_CAPI_EXPORTED int64_t fsdpLayoutGetEntryNumel(FsdpLayout layout,
                                                   int64_t entry);
/// Where it begins in the gathered buffer.
MLIR_CAPI_EXPORTED int64_t fsdpLayoutGetEntryOffset(FsdpLayout layout,
                                                    int64_t entry);

/// Where these write, null gets nothing.

/// Who holds an element of an entry; false if there is no such element.
MLIR_CAPI_EXPORTED bool fsdpLayoutGetOwner(FsdpLayout layout, int64_t entry,
                                           int64_t index,
                                           FsdpShardPosition *position);
/// What lies at an offset of a rank's shard; false if there is no such place.
MLIR_CAPI_EXPORTED bool fsdpLayoutLocate(FsdpLayout layout, int64_t rank,
                                         int64_t offset,
                                         FsdpEntryElement *element);
/// The parts of entries that a rank holds. Returns how many there are, -1 for
/// no such rank, and writes at most `capacity` of them.
MLIR_CAPI_EXPORTED intptr_t fsdpLayoutGetRanges(FsdpLayout layout, int64_t rank,
                                                FsdpEntryRange *ranges,
                                                intptr_t capacity);
/// Where elements [first, first + numel) of an entry are, in their order.
/// Returns how many runs there are, -1 for no such elements, and writes at most
/// `capacity` of them.
MLIR_CAPI_EXPORTED intptr_t fsdpLayoutGetRuns(FsdpLayout layout, int64_t entry,
                                              int64_t first, int64_t numel,
                                              FsdpShardRun *runs,
                                              intptr_t capacity);
/// Proves the layout. True if it holds; else `callback` gets what is wrong.
MLIR_CAPI_EXPORTED bool
fsdpLayoutCheck(FsdpLayout layout, MlirStringCallback callback, void *userData);

#ifdef __cplusplus
}
#endif

#endif // FSDP_C_LAYOUT_H
