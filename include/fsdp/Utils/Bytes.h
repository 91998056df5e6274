//===- Bytes.h - Sizes of values and arguments ------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_UTILS_BYTES_H
#define FSDP_UTILS_BYTES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/TypeRange.h"
#include <optional>

namespace mlir::fsdp {

/// Bytes of the elements of a memref, tensor or vector, 0 of any other value.
/// None if the shape is not static, elements are neither integers nor floats,
/// or the number does not fit in 64 bits.
std::optional<int64_t> getKnownBytes(Type type);

/// The same, 0 if they are not known.
int64_t getStaticBytes(Type type);

/// Their sum over several values, at most what fits in 64 bits.
int64_t getStaticBytes(TypeRange types);

/// Bytes of the arguments that a function has on the device, each from a
/// multiple of `alignment`, at most more than any limit allows.
int64_t getDeviceBytes(func::FuncOp function, int64_t alignment = 1);

/// Whether the host keeps an argument.
bool isOffloaded(BlockArgument argument);

} // namespace mlir::fsdp

#endif // FSDP_UTILS_BYTES_H
