//===- KernelReport.h - Kernels of a step, counted --------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a step launches on a device: counts of the program, of its machine code,
// and an estimate of time by a stated model. No device is needed.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_DEVICE_KERNELREPORT_H
#define FSDP_TARGET_DEVICE_KERNELREPORT_H

#include "fsdp/Analysis/Device/DeviceModel.h"
#include "fsdp/Target/Device/DeviceCode.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir::fsdp {

/// The report on `kernels`, of which `counts` is the text that
/// `fsdp-count-kernels` leaves. Machine code is that for the first chip: SASS
/// where there are ptxas and nvdisasm, PTX otherwise.
llvm::Expected<llvm::json::Object> buildKernelReport(llvm::StringRef counts,
                                                     const Kernels &kernels,
                                                     const DeviceTarget &target,
                                                     const DeviceModel &model);

/// Prints a report as tables, what takes longest first.
void printKernelReport(const llvm::json::Object &report, llvm::raw_ostream &os);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_DEVICE_KERNELREPORT_H
