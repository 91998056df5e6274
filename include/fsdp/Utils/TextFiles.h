//===- TextFiles.h - files that options name --------------------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_TEXTFILES_H
#define FSDP_UTILS_TEXTFILES_H

#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::fsdp {

/// The bytes of a file; an error of folders, and of devices, which have no end.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readTextFile(llvm::StringRef path);

/// llvm::json::parse, which calls itself for each level, of texts that are not
/// nested deeper than people nest them.
llvm::Expected<llvm::json::Value> parseJSON(llvm::StringRef text);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_TEXTFILES_H
