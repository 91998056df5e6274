//===- LoadedFiles.h - shared libraries of this process --------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_ARTIFACT_LOADEDFILES_H
#define FSDP_TRAIN_ARTIFACT_LOADEDFILES_H

#include <string>

namespace fsdp::run {

/// Loads a shared library for good; throws an Error if that fails, or if the
/// file is another one than this process has loaded before: the loader goes by
/// names, and would return what it had then.
void *loadFile(const std::string &path);

} // namespace fsdp::run

#endif // FSDP_TRAIN_ARTIFACT_LOADEDFILES_H
