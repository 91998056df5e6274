//===- fsdp-c/Native.h - Machine code -----------------------------*- C -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From a program that went through all phases to the shared library that
// fsdp-run and the training library open.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_C_NATIVE_H
#define FSDP_C_NATIVE_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// How code is made; zeros but for `size` are the defaults.
typedef struct FsdpNativeOptions {
  /// sizeof(FsdpNativeOptions): which fields the caller knows.
  size_t size;
  /// CPU to compile for, as LLVM calls it; empty for that of this machine.
  MlirStringRef cpu;
  /// Linker; empty for the first of ld.lld-22, ld.lld, ld, cc on the PATH.
  MlirStringRef linker;
  /// The folder of the runtime's libraries; empty for that of libFSDPC.so.
  MlirStringRef runtimeDir;
  /// Make the runtime a part of the library.
  bool staticRuntime;
  /// Zeros. Later versions have fields here.
  char reserved[7];
} FsdpNativeOptions;

/// Compiles a program behind FsdpPhaseLower for processors and links it. Fails
/// for a program of another phase, or with kernels for devices, which
/// fsdp-compile takes, and for texts with a zero byte. Null for options: all
/// defaults.
MLIR_CAPI_EXPORTED MlirLogicalResult fsdpModuleWriteLibrary(
    MlirModule module, MlirStringRef path, const FsdpNativeOptions *options);

#ifdef __cplusplus
}
#endif

#endif // FSDP_C_NATIVE_H
