//===- fsdp-c/WrapPolicy.h - Which modules become units -----------*- C -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wrap policy as callbacks, and what it may ask about a module. The callbacks
// see plain data, no IR, and what they are given lives until they return.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_C_WRAPPOLICY_H
#define FSDP_C_WRAPPOLICY_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// A module of the tree.
typedef struct FsdpWrapModule {
  const void *ptr;
} FsdpWrapModule;
/// How a module that is wrapped becomes a unit.
typedef struct FsdpWrapAnswer {
  void *ptr;
} FsdpWrapAnswer;

typedef struct FsdpWrapPolicy {
  /// sizeof(FsdpWrapPolicy): which fields the caller knows.
  size_t size;
  void *userData;
  /// Whether the module becomes a unit. Of the elements in params below it,
  /// `numel` are there in all, and `remainder` in no unit further down; ignored
  /// ones do not count.
  bool (*wraps)(FsdpWrapModule module, int64_t numel, int64_t remainder,
                FsdpWrapAnswer answer, void *userData);
  /// Whether modules below are asked at all; one that is not entered is not
  /// wrapped either. Null: all are.
  bool (*enters)(FsdpWrapModule module, int64_t numel, void *userData);
  /// Each module is asked once, by itself (PyTorch's `CustomPolicy`), in place
  /// of on the way down and up again.
  bool perModule;
  /// Called once, when nobody asks any more, also after an error; not called
  /// where this struct, or the options that name it, can't be read (`size`, no
  /// `wraps`). May be null.
  void (*destroy)(void *userData);
} FsdpWrapPolicy;

//===----------------------------------------------------------------------===//
// What is known of a module
//===----------------------------------------------------------------------===//

/// Its first dotted name; empty for the root, which is a unit always: no policy
/// is asked about it.
MLIR_CAPI_EXPORTED MlirStringRef fsdpWrapModuleGetName(FsdpWrapModule module);
/// Its further names, through aliases.
MLIR_CAPI_EXPORTED intptr_t
fsdpWrapModuleGetNumOtherNames(FsdpWrapModule module);
MLIR_CAPI_EXPORTED MlirStringRef
fsdpWrapModuleGetOtherName(FsdpWrapModule module, intptr_t index);
MLIR_CAPI_EXPORTED MlirStringRef
fsdpWrapModuleGetClassName(FsdpWrapModule module);
/// Whether its class or a base class has that name, with or without package.
MLIR_CAPI_EXPORTED bool fsdpWrapModuleIsInstance(FsdpWrapModule module,
                                                 MlirStringRef className);
MLIR_CAPI_EXPORTED intptr_t fsdpWrapModuleGetNumChildren(FsdpWrapModule module);
MLIR_CAPI_EXPORTED MlirStringRef
fsdpWrapModuleGetChildName(FsdpWrapModule module, intptr_t index);
/// How many params it has of its own.
MLIR_CAPI_EXPORTED intptr_t fsdpWrapModuleGetNumParams(FsdpWrapModule module);
/// Whether it asked to be left alone.
MLIR_CAPI_EXPORTED bool fsdpWrapModuleIsIgnored(FsdpWrapModule module);

//===----------------------------------------------------------------------===//
// What a policy says of a module that it wraps; all may be left out
//===----------------------------------------------------------------------===//

/// Why, to be shown to the user.
MLIR_CAPI_EXPORTED void fsdpWrapAnswerSetReason(FsdpWrapAnswer answer,
                                                MlirStringRef reason);
/// full_shard, shard_grad_op, no_shard, hybrid_shard, ...
MLIR_CAPI_EXPORTED void fsdpWrapAnswerSetStrategy(FsdpWrapAnswer answer,
                                                  MlirStringRef strategy);
/// "full" or an element type.
MLIR_CAPI_EXPORTED void fsdpWrapAnswerSetPrecision(FsdpWrapAnswer answer,
                                                   MlirStringRef precision);
/// "true", "false", "auto" or a number of ranks.
MLIR_CAPI_EXPORTED void fsdpWrapAnswerSetReshard(FsdpWrapAnswer answer,
                                                 MlirStringRef reshard);
/// "flat" or "per_param".
MLIR_CAPI_EXPORTED void fsdpWrapAnswerSetLayout(FsdpWrapAnswer answer,
                                                MlirStringRef layout);
/// Axes of the grid over which it is cut. A negative number of them, or null
/// for some, says nothing.
MLIR_CAPI_EXPORTED void fsdpWrapAnswerSetAxes(FsdpWrapAnswer answer,
                                              intptr_t numAxes,
                                              const int64_t *axes);

#ifdef __cplusplus
}
#endif

#endif // FSDP_C_WRAPPOLICY_H
