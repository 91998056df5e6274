//===- fsdp-c/Dialect.h - Dialect, attributes, types, passes ------*- C -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program in C registers, and the attributes and types that it makes and
// reads; ops and everything else are built from text or with MLIR's own C API.
//
// Errors of all functions of fsdp-c are diagnostics of the context (attach a
// handler with mlirContextAttachDiagnosticHandler), followed by a null object
// or a failure. Strings and arrays that are returned belong to the IR, or to
// what they were asked of. Asking with an index that does not exist returns a
// null object, an empty string or -1.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_C_DIALECT_H
#define FSDP_C_DIALECT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Grows with each function or field that is added; nothing is taken away or
/// changed below the next major version of the library.
#define FSDP_C_API_VERSION 1

/// FSDP_C_API_VERSION of the library.
MLIR_CAPI_EXPORTED int32_t fsdpGetApiVersion(void);
/// Version of the project, such as "0.2.0".
MLIR_CAPI_EXPORTED MlirStringRef fsdpGetVersion(void);

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

/// The dialect alone, for who registers all others.
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(FSDP, fsdp);

/// The dialect, upstream's dialects that a step may have, and what the passes
/// ask of their ops.
MLIR_CAPI_EXPORTED void fsdpRegisterAllDialects(MlirDialectRegistry registry);

/// All passes and `fsdp-pipeline`, for pipelines that are given as text. May be
/// called more than once.
MLIR_CAPI_EXPORTED void fsdpRegisterAllPasses(void);

//===----------------------------------------------------------------------===//
// Roles: what an argument or result of a step is
//===----------------------------------------------------------------------===//

typedef enum FsdpRoleKind {
  FsdpRoleState = 0,
  FsdpRoleInput = 1,
  FsdpRoleLoss = 2,
  FsdpRoleGrad = 3,
  FsdpRoleNewValue = 4,
  FsdpRoleShard = 5,
  FsdpRoleGradShard = 6,
  FsdpRoleNewShard = 7,
  FsdpRoleOptimizerState = 8,
  FsdpRoleNewOptimizerState = 9,
  FsdpRoleHyper = 10,
  FsdpRoleTrainState = 11,
  FsdpRoleNewTrainState = 12,
  FsdpRoleMetric = 13,
  FsdpRoleGroups = 14,
  FsdpRoleOutput = 15,
  FsdpRoleWorkspace = 16,
  /// No roles; see FsdpPhaseNone.
  FsdpRoleNone = -1,
  FsdpRoleLargest = 0x7fffffff
} FsdpRoleKind;

MLIR_CAPI_EXPORTED bool fsdpAttributeIsARole(MlirAttribute attribute);
/// A role with the symbol and the name that roles of its kind have; null and
/// empty if they have none. Null if they do not fit. Of a kind with a position
/// it is that of the first.
MLIR_CAPI_EXPORTED MlirAttribute fsdpRoleAttrGet(MlirContext context,
                                                 FsdpRoleKind kind,
                                                 MlirAttribute symbol,
                                                 MlirStringRef name);
/// The role FsdpRoleOutput of the ordinary output at a position. Null if that
/// is negative.
MLIR_CAPI_EXPORTED MlirAttribute fsdpRoleAttrOutputGet(MlirContext context,
                                                       int64_t position);
MLIR_CAPI_EXPORTED FsdpRoleKind fsdpRoleAttrGetKind(MlirAttribute role);
/// The state, param or unit that it names; null if it names none.
MLIR_CAPI_EXPORTED MlirAttribute fsdpRoleAttrGetSymbol(MlirAttribute role);
/// The name of an input or hyper-parameter, or the slot of an optimizer state.
MLIR_CAPI_EXPORTED MlirStringRef fsdpRoleAttrGetName(MlirAttribute role);
/// The position of an ordinary output; -1 if it has none.
MLIR_CAPI_EXPORTED int64_t fsdpRoleAttrGetPosition(MlirAttribute role);

//===----------------------------------------------------------------------===//
// Layouts and pieces
//===----------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool fsdpAttributeIsALayout(MlirAttribute attribute);
/// `numels` has an element count per entry, `paddings` one number more: unused
/// elements before each entry, and last the tail. `outers` has the rows of each
/// entry of a layout per param, or is null. Layout.h does the arithmetic.
MLIR_CAPI_EXPORTED MlirAttribute
fsdpLayoutAttrGet(MlirContext context, bool perParam, MlirType elementType,
                  int64_t world, intptr_t numEntries, const int64_t *numels,
                  const int64_t *paddings, const int64_t *outers);

MLIR_CAPI_EXPORTED bool fsdpAttributeIsAPiece(MlirAttribute attribute);
/// By dimension of the whole param: the axis of the grid over which it is cut
/// (-1 for none), and its extent.
MLIR_CAPI_EXPORTED MlirAttribute fsdpPieceAttrGet(MlirContext context,
                                                  intptr_t numDims,
                                                  const int64_t *axes,
                                                  const int64_t *shape);
/// The same, where the one dimension that is cut is several blocks of these
/// extents, each cut by itself.
MLIR_CAPI_EXPORTED MlirAttribute fsdpPieceAttrGetPacked(
    MlirContext context, intptr_t numDims, const int64_t *axes,
    const int64_t *shape, intptr_t numBlocks, const int64_t *blocks);
MLIR_CAPI_EXPORTED intptr_t fsdpPieceAttrGetNumDims(MlirAttribute piece);
MLIR_CAPI_EXPORTED int64_t fsdpPieceAttrGetAxis(MlirAttribute piece,
                                                intptr_t dim);
MLIR_CAPI_EXPORTED int64_t fsdpPieceAttrGetExtent(MlirAttribute piece,
                                                  intptr_t dim);
/// 0 where no dimension consists of blocks, -1 for what is no piece.
MLIR_CAPI_EXPORTED intptr_t fsdpPieceAttrGetNumBlocks(MlirAttribute piece);
MLIR_CAPI_EXPORTED int64_t fsdpPieceAttrGetBlock(MlirAttribute piece,
                                                 intptr_t index);

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

/// A collective in flight.
MLIR_CAPI_EXPORTED bool fsdpTypeIsATicket(MlirType type);
MLIR_CAPI_EXPORTED MlirType fsdpTicketTypeGet(MlirContext context);

#ifdef __cplusplus
}
#endif

#endif // FSDP_C_DIALECT_H
