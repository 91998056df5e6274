//===- KernelNames.h - Numbers of a device's kernels ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Launches name kernels by number; the machine code holds them in this order.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_FSDPTOLLVM_KERNELNAMES_H
#define FSDP_CONVERSION_FSDPTOLLVM_KERNELNAMES_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir::fsdp {

/// Names of the kernels of a module, in the order of their numbers.
SmallVector<StringRef> getKernelNames(gpu::GPUModuleOp module);

} // namespace mlir::fsdp

#endif // FSDP_CONVERSION_FSDPTOLLVM_KERNELNAMES_H
