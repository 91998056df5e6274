//===- IndexWidth.h - Whether kernels do with 32-bit indices ----*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_KERNELSTOGPU_INDEXWIDTH_H
#define FSDP_LIB_CONVERSION_KERNELSTOGPU_INDEXWIDTH_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {

/// The number of the last element of a memref's memory that it reaches, at most
/// what 64 bits hold; nothing of other types and of layouts without strides.
std::optional<int64_t> getLastElement(Type type);

/// Whether 32-bit indices reach all elements that a kernel's arguments have,
/// count its iterations, and hold what it computes with indices as numbers.
/// What is an address alone is of an element that there is.
bool isNarrowKernel(func::FuncOp kernel);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_KERNELSTOGPU_INDEXWIDTH_H
