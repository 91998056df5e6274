//===- DeviceCode.h - Machine code of kernels -------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From the functions of a `gpu.module` in the LLVM dialect to what a driver
// loads, as constants of the program that launches them. Making PTX takes LLVM
// only; the assembler `ptxas` and the library libdevice are those of a CUDA
// toolkit, looked for when they are needed.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_DEVICE_DEVICECODE_H
#define FSDP_TARGET_DEVICE_DEVICECODE_H

#include "fsdp/Conversion/KernelsToGPU/DeviceTarget.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
} // namespace llvm

namespace mlir::fsdp {

/// Code that a driver loads. The numbers are those of fsdp_rt.h.
struct DeviceImage {
  enum class Kind { PTX = 1, Cubin = 2 };
  Kind kind;
  std::string data;
};

/// The kernels of a step, apart from its program.
struct Kernels {
  /// By number.
  std::vector<std::string> names;
  /// Null if there are none.
  std::unique_ptr<llvm::Module> code;
};

/// Takes the kernels, in the LLVM dialect, out of a program.
llvm::Expected<Kernels> takeKernels(ModuleOp program,
                                    llvm::LLVMContext &context);

/// Whether functions of libdevice can be linked into kernels.
bool hasLibdevice(const DeviceTarget &target);

/// The PTX of kernels for a chip, optimised.
llvm::Expected<std::string> emitPTX(const Kernels &kernels,
                                    llvm::StringRef chip,
                                    const DeviceTarget &target);

/// Assembles PTX, in the `log` registers and spills; empty if there is no
/// assembler.
llvm::Expected<std::string> assemblePTX(llvm::StringRef ptx,
                                        llvm::StringRef chip,
                                        const DeviceTarget &target,
                                        std::string *log = nullptr);

/// The text of assembled kernels; empty if there is no disassembler, or nothing
/// was assembled.
llvm::Expected<std::string> disassemble(llvm::StringRef cubin,
                                        const DeviceTarget &target);

/// PTX for the first chip and, where there is an assembler, a cubin for each.
llvm::Expected<llvm::SmallVector<DeviceImage>>
compileKernels(const Kernels &kernels, const DeviceTarget &target);

/// Defines the `fsdp_rt_device_code` that the program's launches refer to.
void addDeviceCode(llvm::Module &program, const Kernels &kernels,
                   llvm::ArrayRef<DeviceImage> images);

/// The same with kernels for the processor, which become part of the program.
llvm::Error addHostKernels(llvm::Module &program, const Kernels &kernels,
                           llvm::TargetMachine &machine);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_DEVICE_DEVICECODE_H
