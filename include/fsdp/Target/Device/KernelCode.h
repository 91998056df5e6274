//===- KernelCode.h - What machine code of kernels holds --------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts in the text of PTX, of a disassembler and of the assembler's log.
// Plain text in, plain data out.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_DEVICE_KERNELCODE_H
#define FSDP_TARGET_DEVICE_KERNELCODE_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace mlir::fsdp {

/// What the code of one kernel holds; loops count once.
struct KernelCode {
  /// Instructions by class: memory, shared, float, double, special, convert,
  /// integer, exchange, product, control.
  std::map<std::string, int64_t> classes;
  /// Accesses of global memory by their bytes.
  std::map<int64_t, int64_t> loads, stores;
  /// Of a thread; unknown without an assembler.
  std::optional<int64_t> registers, spilledBytes;
};

/// By the name of the kernel.
using KernelCodes = std::map<std::string, KernelCode>;

/// Reads PTX.
KernelCodes readPTX(llvm::StringRef text);

/// Reads what `nvdisasm -c` prints.
KernelCodes readSASS(llvm::StringRef text);

/// Adds the registers and spills that `ptxas -v` prints.
void readAssemblerLog(llvm::StringRef text, KernelCodes &codes);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_DEVICE_KERNELCODE_H
