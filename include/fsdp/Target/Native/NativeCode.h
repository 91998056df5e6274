//===- NativeCode.h - From the LLVM dialect to a shared library -*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything happens in process except for linking. Functions that fail return
// one line of text.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TARGET_NATIVE_NATIVECODE_H
#define FSDP_TARGET_NATIVE_NATIVECODE_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
class raw_pwrite_stream;
} // namespace llvm

namespace mlir::fsdp {

/// What the code is made for.
struct NativeTarget {
  /// An LLVM CPU name; `native` is the machine the compiler runs on.
  std::string cpu = "native";
};

/// How a shared library is linked.
struct LinkOptions {
  /// `libfsdp_rt.a` to embed; if empty, the library needs libfsdp_rt.so, and
  /// whoever loads it has to have loaded that or to find it by the rpaths.
  std::string staticRuntime;
  /// Directories in which to look for libfsdp_rt.so at link time.
  llvm::SmallVector<std::string> runtimePaths;
  /// Linker to use; if empty, ld.lld of `programPaths`, else the first of
  /// ld.lld-22, ld.lld, ld, cc, clang, gcc on the PATH.
  std::string linker;
  /// Directories that a package may carry a linker in.
  llvm::SmallVector<std::string> programPaths;
};

/// Makes the machine description; an error for an unknown CPU.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const NativeTarget &target);

/// Fails at the first op that machine code can't be made of, with a note that
/// says the way out.
LogicalResult expectLowered(ModuleOp module, llvm::StringRef wayOut);

/// Translates a module in the LLVM dialect, for the given machine.
llvm::Expected<std::unique_ptr<llvm::Module>>
translateToLLVM(ModuleOp module, llvm::LLVMContext &context,
                llvm::TargetMachine &machine);

/// Says in every function for which machine it is.
void setTargetAttributes(llvm::Module &module, llvm::TargetMachine &machine);

/// Runs LLVM's -O2 pipeline, for processors.
void optimize(llvm::Module &module, llvm::TargetMachine &machine);

/// Runs LLVM's -O3 pipeline without vectors of its own, for devices.
void optimizeForDevice(llvm::Module &module, llvm::TargetMachine &machine);

/// Writes an object file.
llvm::Error emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                       llvm::raw_pwrite_stream &stream);

/// Exports a text under a name.
void addText(llvm::Module &module, llvm::StringRef name, llvm::StringRef text);

/// Makes a module the step for `ranks` ranks beside that for others in one
/// library: all that it exports has the number in its name.
void renameForWorld(llvm::Module &module, int64_t ranks);

/// Links object files into a shared library. What is no regular file is
/// written to, a link stays one.
llvm::Error linkSharedLibrary(llvm::ArrayRef<std::string> objects,
                              llvm::StringRef output,
                              const LinkOptions &options);

} // namespace mlir::fsdp

#endif // FSDP_TARGET_NATIVE_NATIVECODE_H
