//===- KernelCounts.h - What a kernel executes ------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts in the code of one thread, of static loops.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_LIB_CONVERSION_KERNELSTOGPU_KERNELCOUNTS_H
#define FSDP_LIB_CONVERSION_KERNELSTOGPU_KERNELCOUNTS_H

#include "fsdp/Analysis/Device/DeviceModel.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace mlir::fsdp {

/// With how often a thread executes the average instruction: 1 without loops.
struct KernelCounts : KernelWork {
  double repeats = 1;
};

/// What a launch of a kernel does. Of each operand as many bytes are read, and
/// written, as its threads access, at most all of it.
KernelCounts countKernel(gpu::GPUFuncOp kernel);

} // namespace mlir::fsdp

#endif // FSDP_LIB_CONVERSION_KERNELSTOGPU_KERNELCOUNTS_H
