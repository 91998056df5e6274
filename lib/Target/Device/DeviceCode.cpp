//===- DeviceCode.cpp - Machine code of kernels ---------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Device/DeviceCode.h"
#include "fsdp/Conversion/FSDPToLLVM/KernelNames.h"
#include "fsdp/Target/Native/NativeCode.h"
#include "fsdp/Target/Native/Programs.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/Internalize.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace mlir;
using fsdp::makeError;
using llvm::Error;
using llvm::Expected;

static constexpr char kTriple[] = "nvptx64-nvidia-cuda";

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

/// A file of the CUDA toolkit; empty if it is not there.
static std::string findInToolkit(StringRef relative,
                                 const fsdp::DeviceTarget &target) {
  SmallVector<std::string> roots;
  if (!target.toolkit.empty()) {
    roots.push_back(target.toolkit);
  } else {
    if (auto assembler = llvm::sys::findProgramByName("ptxas")) {
      SmallString<256> real;
      if (!llvm::sys::fs::real_path(*assembler, real))
        roots.push_back(
            llvm::sys::path::parent_path(llvm::sys::path::parent_path(real))
                .str());
    }
    if (auto home = llvm::sys::Process::GetEnv("CUDA_HOME"))
      roots.push_back(*home);
    roots.push_back("/usr/local/cuda");
  }
  for (const std::string &root : roots) {
    SmallString<256> path(root);
    llvm::sys::path::append(path, relative);
    if (llvm::sys::fs::exists(path))
      return path.str().str();
  }
  return "";
}

static Expected<std::unique_ptr<llvm::TargetMachine>>
createDeviceMachine(StringRef chip) {
  // Fails cleanly where LLVM was built without this target.
  llvm::InitializeAllTargetInfos();
  llvm::InitializeAllTargets();
  llvm::InitializeAllTargetMCs();
  llvm::InitializeAllAsmPrinters();
  llvm::Triple triple(kTriple);
  std::string message;
  const llvm::Target *backend =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!backend)
    return makeError("not supported: this LLVM has no code generator for {0}",
                     kTriple);
  std::unique_ptr<llvm::MCSubtargetInfo> known(
      backend->createMCSubtargetInfo(triple, "", ""));
  if (!known || !known->isCPUStringValid(chip))
    return makeError("unknown chip '{0}' for {1}", chip, kTriple);
  std::unique_ptr<llvm::TargetMachine> machine(backend->createTargetMachine(
      triple, chip, "", llvm::TargetOptions(), std::nullopt, std::nullopt,
      llvm::CodeGenOptLevel::Aggressive));
  if (!machine)
    return makeError("no code generator for chip '{0}'", chip);
  return machine;
}

//===----------------------------------------------------------------------===//
// PTX
//===----------------------------------------------------------------------===//

static Expected<std::unique_ptr<llvm::Module>>
translateKernels(gpu::GPUModuleOp module, llvm::LLVMContext &context) {
  registerBuiltinDialectTranslation(*module.getContext());
  registerGPUDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  registerNVVMDialectTranslation(*module.getContext());
  std::unique_ptr<llvm::Module> result =
      translateModuleToLLVMIR(module, context, module.getName());
  if (!result)
    return makeError("the kernels could not be translated to LLVM IR");
  return result;
}

Expected<fsdp::Kernels> fsdp::takeKernels(ModuleOp program,
                                          llvm::LLVMContext &context) {
  Kernels kernels;
  auto modules = program.getOps<gpu::GPUModuleOp>();
  if (modules.empty())
    return kernels;
  gpu::GPUModuleOp device = *modules.begin();
  for (StringRef name : getKernelNames(device))
    kernels.names.push_back(name.str());
  auto code = translateKernels(device, context);
  if (!code)
    return code.takeError();
  kernels.code = std::move(*code);
  device.erase();
  return kernels;
}

/// A function of libdevice that kernels call; empty if they call none.
static StringRef findLibraryCall(const llvm::Module &kernels) {
  for (const llvm::Function &function : kernels)
    if (function.isDeclaration() && function.getName().starts_with("__nv_") &&
        !function.use_empty())
      return function.getName();
  return "";
}

/// Kernels keep denormals, as every function without another denormal mode
/// does; what is linked from libdevice asks this flag whether it may flush
/// them.
static void keepDenormals(llvm::Module &kernels) {
  kernels.setModuleFlag(llvm::Module::Override, "nvvm-reflect-ftz", 0U);
}

static std::string findLibdevice(const fsdp::DeviceTarget &target) {
  return findInToolkit("nvvm/libdevice/libdevice.10.bc", target);
}

bool fsdp::hasLibdevice(const DeviceTarget &target) {
  return !findLibdevice(target).empty();
}

/// Links what is used of libdevice.
static Error linkLibrary(llvm::Module &kernels,
                         const fsdp::DeviceTarget &target) {
  StringRef call = findLibraryCall(kernels);
  if (call.empty())
    return Error::success();
  std::string path = findLibdevice(target);
  if (path.empty())
    return makeError("not supported: '{0}' without libdevice.10.bc of a CUDA "
                     "toolkit; give its folder with --cuda-path",
                     call);
  llvm::SMDiagnostic diagnostic;
  std::unique_ptr<llvm::Module> library =
      llvm::parseIRFile(path, diagnostic, kernels.getContext());
  if (!library)
    return makeError("{0}: {1}", path, diagnostic.getMessage());
  library->setTargetTriple(kernels.getTargetTriple());
  library->setDataLayout(kernels.getDataLayout());
  if (llvm::Linker::linkModules(kernels, std::move(library),
                                llvm::Linker::LinkOnlyNeeded))
    return makeError("{0} could not be linked", path);
  llvm::internalizeModule(kernels, [](const llvm::GlobalValue &value) {
    auto *function = dyn_cast<llvm::Function>(&value);
    return function &&
           function->getCallingConv() == llvm::CallingConv::PTX_Kernel;
  });
  call = findLibraryCall(kernels);
  if (!call.empty())
    return makeError("not supported: libdevice has no '{0}'", call);
  return Error::success();
}

Expected<std::string> fsdp::emitPTX(const Kernels &kernels, StringRef chip,
                                    const DeviceTarget &target) {
  auto machine = createDeviceMachine(chip);
  if (!machine)
    return machine.takeError();
  std::unique_ptr<llvm::Module> module = llvm::CloneModule(*kernels.code);
  module->setTargetTriple((*machine)->getTargetTriple());
  module->setDataLayout((*machine)->createDataLayout());
  keepDenormals(*module);
  if (Error error = linkLibrary(*module, target))
    return error;
  // Threads are the vectors here: vectors of two would only split what the code
  // generator makes accesses of 16 bytes of.
  optimizeForDevice(*module, **machine);
  SmallVector<char> buffer;
  llvm::raw_svector_ostream stream(buffer);
  llvm::legacy::PassManager passes;
  if ((*machine)->addPassesToEmitFile(passes, stream, nullptr,
                                      llvm::CodeGenFileType::AssemblyFile))
    return makeError("the target can't write PTX");
  passes.run(*module);
  return std::string(buffer.begin(), buffer.end());
}

Expected<std::string> fsdp::assemblePTX(StringRef ptx, StringRef chip,
                                        const DeviceTarget &target,
                                        std::string *log) {
  std::string assembler = findInToolkit("bin/ptxas", target);
  if (assembler.empty())
    return std::string();
  Expected<TemporaryFile> input = TemporaryFile::create("ptx");
  if (!input)
    return input.takeError();
  Expected<TemporaryFile> output = TemporaryFile::create("cubin");
  if (!output)
    return output.takeError();
  *input->open() << ptx;
  if (Error error =
          runProgram("assembling",
                     {assembler, "-arch=" + chip.str(), "-O3", "-v",
                      input->getPath().str(), "-o", output->getPath().str()},
                     log))
    return error;
  auto cubin = llvm::MemoryBuffer::getFile(output->getPath());
  if (!cubin)
    return makeError("{0} wrote nothing", assembler);
  return (*cubin)->getBuffer().str();
}

Expected<std::string> fsdp::disassemble(StringRef cubin,
                                        const DeviceTarget &target) {
  std::string disassembler = findInToolkit("bin/nvdisasm", target);
  if (disassembler.empty())
    if (auto found = llvm::sys::findProgramByName("nvdisasm"))
      disassembler = *found;
  if (disassembler.empty() || cubin.empty())
    return std::string();
  Expected<TemporaryFile> input = TemporaryFile::create("cubin");
  if (!input)
    return input.takeError();
  *input->open() << cubin;
  std::string text;
  if (Error error = runProgram(
          "disassembling", {disassembler, "-c", input->getPath().str()}, &text))
    return error;
  return text;
}

Expected<SmallVector<fsdp::DeviceImage>>
fsdp::compileKernels(const Kernels &kernels, const DeviceTarget &target) {
  SmallVector<DeviceImage> images;
  std::string oldest;
  for (const std::string &chip : target.chips) {
    auto ptx = emitPTX(kernels, chip, target);
    if (!ptx)
      return ptx.takeError();
    auto cubin = assemblePTX(*ptx, chip, target);
    if (!cubin)
      return cubin.takeError();
    if (!cubin->empty())
      images.push_back({DeviceImage::Kind::Cubin, *cubin});
    if (oldest.empty())
      oldest = *ptx;
  }
  // Behind what is ready: the driver translates it for newer chips.
  images.push_back({DeviceImage::Kind::PTX, oldest});
  return images;
}
