//===- BytecodeVersion.h - Version of the dialect in bytecode ---*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytecode says which version of the dialect wrote it. The number grows where
// an op gets, loses or moves an attribute of its own, or the value of one
// changes its kind: these are stored one after another, without names.
// docs/Compatibility.md says which versions are read.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_BYTECODEVERSION_H
#define FSDP_DIALECT_FSDP_IR_BYTECODEVERSION_H

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/IR/Dialect.h"

namespace mlir::fsdp {

/// What bytecode is written as.
inline constexpr uint64_t kBytecodeVersion = 1;

/// A version of the dialect. Bytecode of fsdp 0.1 has none.
struct BytecodeVersion : public DialectVersion {
  explicit BytecodeVersion(uint64_t number) : number(number) {}
  uint64_t number;
};

/// Makes bytecode of the dialect carry its version, refuse newer ones, and be
/// upgraded from older ones.
void addBytecodeInterface(Dialect &dialect);

} // namespace mlir::fsdp

#endif // FSDP_DIALECT_FSDP_IR_BYTECODEVERSION_H
