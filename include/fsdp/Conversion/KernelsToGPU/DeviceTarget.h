//===- DeviceTarget.h - What kernels are compiled for -----------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The option `target` of the pipeline.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_CONVERSION_KERNELSTOGPU_DEVICETARGET_H
#define FSDP_CONVERSION_KERNELSTOGPU_DEVICETARGET_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace mlir::fsdp {

/// What kernels are compiled for.
struct DeviceTarget {
  /// Names like sm_90; PTX is made for the first. None: kernels are compiled
  /// for the processor, to be executed by a double of CUDA in tests.
  llvm::SmallVector<std::string> chips;
  /// Folder of a CUDA toolkit; if empty, that of the ptxas on the PATH,
  /// CUDA_HOME, or /usr/local/cuda.
  std::string toolkit;
};

/// Reads "cuda", "cuda:sm_80,sm_90" or "cuda:host"; an error for anything else.
llvm::Expected<DeviceTarget> parseDeviceTarget(llvm::StringRef text);

} // namespace mlir::fsdp

#endif // FSDP_CONVERSION_KERNELSTOGPU_DEVICETARGET_H
