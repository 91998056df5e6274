//===- DeviceModel.h - What kernels take on a device ------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An estimate of a step on a device that is not at hand, from what can be
// counted in its program: bytes, instructions, loops, launches. Figures of
// devices are assumptions and say so; nothing here is fitted to a result.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_DEVICE_DEVICEMODEL_H
#define FSDP_ANALYSIS_DEVICE_DEVICEMODEL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace mlir::fsdp {

/// What one launch of a kernel does.
struct KernelWork {
  /// Read and written.
  double bytes = 0;
  int64_t blocks = 1, threads = 1;
  /// What a thread executes, and how often one after the other it waits for
  /// memory; loops count by their iterations.
  double instructions = 0, waits = 1;
  /// Of products of 16-bit factors by warps.
  double flops = 0;
};

/// What one matrix product does.
struct ProductWork {
  double flops = 0, bytes = 0;
  /// Whether factors have 16 bits; others take the slow units.
  bool isNarrow = true;
};

/// What an attention of a library does, or its gradient.
struct AttentionWork {
  double flops = 0, bytes = 0;
};

/// A device.
struct DeviceModel {
  std::string name, description;
  /// What a kernel that only moves data reaches.
  double bytesPerSecond = 1;
  /// Multiprocessors, threads that one holds, warps that it issues an
  /// instruction for in a cycle, and which part of these cycles it does.
  int64_t processors = 1, threadsPerProcessor = 1, warpsPerCycle = 1;
  double cyclesPerSecond = 1, issueShare = 1;
  /// From a load to its value, and how many of them a loop has on the way.
  double waitCycles = 1, loadsInFlight = 1;
  /// Products of libraries with factors of 16 bits, and of 32; those of 16 bits
  /// in kernels, one warp each; attention of a library.
  double narrowFlopsPerSecond = 1, wideFlopsPerSecond = 1,
         warpFlopsPerSecond = 1, attentionFlopsPerSecond = 1;
  /// Between two launches.
  double secondsPerLaunch = 0;
  /// Where the figures come from.
  std::string source;

  /// Seconds of a launch: the longest of moving its bytes, issuing its
  /// instructions, multiplying and waiting for memory, and the time between two
  /// launches.
  double getSeconds(const KernelWork &work) const;
  double getSeconds(const ProductWork &work) const;
  double getSeconds(const AttentionWork &work) const;
};

/// The built-in models.
llvm::ArrayRef<DeviceModel> getDeviceModels();

/// The built-in model of that name, or null.
const DeviceModel *findDeviceModel(llvm::StringRef name);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_DEVICE_DEVICEMODEL_H
