//===- Native.cpp - Machine code in C -------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What fsdp-compile does behind the last phase, for processors.
//
//===----------------------------------------------------------------------===//

#include "fsdp-c/Native.h"
#include "Wrap.h"
#include "fsdp/Target/Native/NativeCode.h"
#include "fsdp/Target/Native/Programs.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Target/TargetMachine.h"
#include <dlfcn.h>

using namespace mlir;
using namespace mlir::fsdp;

static_assert(offsetof(FsdpNativeOptions, reserved) +
                      sizeof(FsdpNativeOptions::reserved) ==
                  sizeof(FsdpNativeOptions),
              "a field that is added changes the size");

/// Options of a caller whose header may be of another version.
static std::optional<FsdpNativeOptions>
readOptions(const FsdpNativeOptions *given) {
  if (!given)
    return FsdpNativeOptions{};
  std::optional<FsdpNativeOptions> known =
      readVersioned(given, sizeof(FsdpNativeOptions));
  if (known && llvm::any_of(known->reserved, [](char byte) { return byte; }))
    return std::nullopt;
  return known;
}

/// Fails where the system would take a text for a shorter one.
static LogicalResult expectTexts(ModuleOp module, MlirStringRef path,
                                 const FsdpNativeOptions &options) {
  if (!path.length)
    return module.emitError("expected a path for the library, got none");
  std::pair<StringRef, MlirStringRef> texts[] = {
      {"path", path},
      {"CPU", options.cpu},
      {"linker", options.linker},
      {"folder of the runtime", options.runtimeDir}};
  for (auto [name, text] : texts)
    if (text.length && unwrap(text).contains('\0'))
      return module.emitError("expected a ") << name << " without zero bytes";
  if (options.runtimeDir.length &&
      !llvm::sys::fs::is_directory(unwrap(options.runtimeDir)))
    return module.emitError("expected the folder of the runtime, got '")
           << unwrap(options.runtimeDir) << "', which is none";
  return success();
}

/// The folder of the library, or program, that this code is in.
static std::string findOwnFolder() {
  Dl_info info;
  if (!dladdr(reinterpret_cast<void *>(&fsdpModuleWriteLibrary), &info) ||
      !info.dli_fname)
    return ".";
  return llvm::sys::path::parent_path(info.dli_fname).str();
}

/// Makes an object file of the program and links it.
static llvm::Error writeLibrary(ModuleOp module, StringRef path,
                                const FsdpNativeOptions &options) {
  NativeTarget target;
  if (options.cpu.length)
    target.cpu = unwrap(options.cpu).str();
  auto machine = createTargetMachine(target);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext context;
  auto code = translateToLLVM(module, context, **machine);
  if (!code)
    return code.takeError();
  optimize(**code, **machine);
  auto object = TemporaryFile::create("o");
  if (!object)
    return object.takeError();
  if (llvm::Error error = emitObject(**code, **machine, *object->open()))
    return error;
  LinkOptions linking;
  linking.linker = unwrap(options.linker).str();
  std::string folder = options.runtimeDir.length
                           ? unwrap(options.runtimeDir).str()
                           : findOwnFolder();
  linking.runtimePaths.push_back(folder);
  linking.programPaths.push_back(findOwnFolder() + "/../bin");
  if (options.staticRuntime)
    linking.staticRuntime = folder + "/libfsdp_rt_static.a";
  return linkSharedLibrary({object->getPath().str()}, path, linking);
}

MlirLogicalResult fsdpModuleWriteLibrary(MlirModule module, MlirStringRef path,
                                         const FsdpNativeOptions *options) {
  ModuleOp program = unwrap(module);
  std::optional<FsdpNativeOptions> known = readOptions(options);
  if (!known) {
    program.emitError("expected options of this version of the library (")
        << sizeof(FsdpNativeOptions) << " bytes), got " << options->size;
    return wrap(failure());
  }
  if (failed(expectTexts(program, path, *known)) ||
      failed(expectLowered(program,
                           "run all phases before; programs with kernels for "
                           "devices are for fsdp-compile")))
    return wrap(failure());
  if (llvm::Error error = writeLibrary(program, unwrap(path), *known)) {
    program.emitError() << llvm::toString(std::move(error));
    return wrap(failure());
  }
  return wrap(success());
}
