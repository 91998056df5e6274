//===- NativeCode.cpp - From the LLVM dialect to a shared library ---------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Native/NativeCode.h"
#include "fsdp/Target/Native/Programs.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/Magic.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/SubtargetFeature.h"

using namespace mlir;
using fsdp::makeError;
using fsdp::runProgram;
using llvm::Error;
using llvm::Expected;

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<llvm::TargetMachine>>
fsdp::createTargetMachine(const NativeTarget &target) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  // For inline assembly in a step.
  llvm::InitializeNativeTargetAsmParser();
  llvm::Triple triple(llvm::sys::getDefaultTargetTriple());
  std::string message;
  const llvm::Target *backend =
      llvm::TargetRegistry::lookupTarget(triple, message);
  if (!backend)
    return makeError("no code generator for {0}: {1}", triple.str(), message);
  std::string cpu = target.cpu;
  llvm::SubtargetFeatures features;
  if (cpu == "native") {
    cpu = llvm::sys::getHostCPUName().str();
    for (const auto &feature : llvm::sys::getHostCPUFeatures())
      features.AddFeature(feature.first(), feature.second);
  }
  // Asked of a machine without a CPU, which does not complain on its own.
  std::unique_ptr<llvm::MCSubtargetInfo> known(
      backend->createMCSubtargetInfo(triple, "", ""));
  if (!known || !known->isCPUStringValid(cpu))
    return makeError("unknown target CPU '{0}' for {1}", target.cpu,
                     triple.str());
  std::unique_ptr<llvm::TargetMachine> machine(backend->createTargetMachine(
      triple, cpu, features.getString(), llvm::TargetOptions(),
      llvm::Reloc::PIC_, std::nullopt, llvm::CodeGenOptLevel::Aggressive));
  if (!machine)
    return makeError("no code generator for CPU '{0}'", target.cpu);
  return machine;
}

void fsdp::setTargetAttributes(llvm::Module &module,
                               llvm::TargetMachine &machine) {
  bool has512 = machine.getMCSubtargetInfo()->checkFeatures("+avx512f");
  for (llvm::Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.addFnAttr("target-cpu", machine.getTargetCPU());
    if (!machine.getTargetFeatureString().empty())
      function.addFnAttr("target-features", machine.getTargetFeatureString());
    if (has512)
      function.addFnAttr("prefer-vector-width", "512");
    function.addFnAttr(llvm::Attribute::NoUnwind);
  }
}

/// Features that the code may use and that not all processors of the triple
/// have, in the order of their names. Features that are only about speed have
/// no place in what the host is asked for, which lists all there are on x86;
/// elsewhere only what it has, so that nothing is said for other processors.
static SmallVector<StringRef> listFeatures(llvm::TargetMachine &machine,
                                           const llvm::StringMap<bool> &asked) {
  SmallVector<StringRef> features;
  const llvm::Triple &triple = machine.getTargetTriple();
  if (!triple.isX86())
    return features;
  std::unique_ptr<llvm::MCSubtargetInfo> baseline(
      machine.getTarget().createMCSubtargetInfo(triple, "x86-64", ""));
  const llvm::MCSubtargetInfo &own = *machine.getMCSubtargetInfo();
  for (StringRef name : asked.keys())
    if (own.checkFeatures(("+" + name).str()) &&
        !baseline->checkFeatures(("+" + name).str()))
      features.push_back(name);
  llvm::sort(features);
  return features;
}

void fsdp::addText(llvm::Module &module, StringRef name, StringRef text) {
  llvm::Constant *value =
      llvm::ConstantDataArray::getString(module.getContext(), text);
  new llvm::GlobalVariable(module, value->getType(), /*isConstant=*/true,
                           llvm::GlobalValue::ExternalLinkage, value, name);
}

void fsdp::renameForWorld(llvm::Module &module, int64_t ranks) {
  for (llvm::GlobalValue &value : module.global_values())
    if (!value.isDeclaration() && !value.hasLocalLinkage())
      value.setName(value.getName() + "_world" + Twine(ranks));
}

/// Exports what the code was made for, so that who loads it can compare.
static void addTarget(llvm::Module &module, llvm::TargetMachine &machine) {
  const llvm::StringMap<bool> asked = llvm::sys::getHostCPUFeatures();
  llvm::json::Object target{
      {"triple", machine.getTargetTriple().str()},
      {"cpu", machine.getTargetCPU()},
      {"features", llvm::json::Array(listFeatures(machine, asked))}};
  fsdp::addText(
      module, "fsdp_rt_target_v1",
      llvm::formatv("{0}", llvm::json::Value(std::move(target))).str());
}

LogicalResult fsdp::expectLowered(ModuleOp module, llvm::StringRef wayOut) {
  for (Operation &op : *module.getBody())
    if (!isa_and_nonnull<LLVM::LLVMDialect>(op.getDialect())) {
      InFlightDiagnostic error =
          op.emitError("expected a program in the LLVM dialect, got '")
          << op.getName() << "'";
      error.attachNote() << wayOut;
      return error;
    }
  return success();
}

Expected<std::unique_ptr<llvm::Module>>
fsdp::translateToLLVM(ModuleOp module, llvm::LLVMContext &context,
                      llvm::TargetMachine &machine) {
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  std::unique_ptr<llvm::Module> result = translateModuleToLLVMIR(
      module, context, module.getSymName().value_or("step"));
  if (!result)
    return makeError("the program could not be translated to LLVM IR");
  result->setTargetTriple(machine.getTargetTriple());
  result->setDataLayout(machine.createDataLayout());
  setTargetAttributes(*result, machine);
  addTarget(*result, machine);
  return result;
}

/// The intrinsic that also takes what is a number, and orders zeros; none for
/// other intrinsics.
static llvm::Intrinsic::ID getOrdering(llvm::Intrinsic::ID id) {
  if (id == llvm::Intrinsic::maxnum)
    return llvm::Intrinsic::maximumnum;
  return id == llvm::Intrinsic::minnum ? llvm::Intrinsic::minimumnum
                                       : llvm::Intrinsic::not_intrinsic;
}

/// LLVM 22 vectorizes loops that carry several `llvm.maxnum` with wrong
/// results; not those of `llvm.maximumnum`, which is as fast where the order of
/// zeros does not matter.
static void replaceMaxima(llvm::Module &module) {
  for (llvm::Function &function :
       llvm::make_early_inc_range(module.functions())) {
    llvm::Intrinsic::ID id = getOrdering(function.getIntrinsicID());
    if (id == llvm::Intrinsic::not_intrinsic)
      continue;
    for (llvm::User *user : llvm::make_early_inc_range(function.users())) {
      auto *call = cast<llvm::CallInst>(user);
      llvm::IRBuilder<> builder(call);
      llvm::FastMathFlags flags = call->getFastMathFlags();
      flags.setNoSignedZeros();
      call->replaceAllUsesWith(builder.CreateBinaryIntrinsic(
          id, call->getArgOperand(0), call->getArgOperand(1), flags));
      call->eraseFromParent();
    }
  }
}

static void runPipeline(llvm::Module &module, llvm::TargetMachine &machine,
                        llvm::OptimizationLevel level, bool vectorize) {
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager callGraph;
  llvm::ModuleAnalysisManager modules;
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = vectorize;
  tuning.SLPVectorization = vectorize;
  llvm::PassBuilder builder(&machine, tuning);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(callGraph);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, callGraph, modules);
  builder.buildPerModuleDefaultPipeline(level).run(module, modules);
}

void fsdp::optimize(llvm::Module &module, llvm::TargetMachine &machine) {
  replaceMaxima(module);
  // More of it unrolls whole nests of loops: many times the code, of which the
  // kernels are no faster.
  runPipeline(module, machine, llvm::OptimizationLevel::O2, /*vectorize=*/true);
}

void fsdp::optimizeForDevice(llvm::Module &module,
                             llvm::TargetMachine &machine) {
  runPipeline(module, machine, llvm::OptimizationLevel::O3,
              /*vectorize=*/false);
}

Error fsdp::emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                       llvm::raw_pwrite_stream &stream) {
  llvm::legacy::PassManager passes;
  if (machine.addPassesToEmitFile(passes, stream, nullptr,
                                  llvm::CodeGenFileType::ObjectFile))
    return makeError("the target can't write object files");
  passes.run(module);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Linking
//===----------------------------------------------------------------------===//

namespace {
struct Linker {
  std::string path;
  /// A compiler driver, not a linker: -Wl, before linker options.
  bool isDriver;
};
} // namespace

/// The C++ runtime and the compiler's own library, which the static runtime
/// needs, are found by compiler drivers only.
static Expected<Linker> findLinker(const fsdp::LinkOptions &options) {
  StringRef wanted = options.linker;
  bool needsDriver = !options.staticRuntime.empty();
  auto isDriver = [](StringRef name) {
    StringRef stem = llvm::sys::path::filename(name);
    return !stem.starts_with("ld") && !stem.ends_with("ld");
  };
  if (!wanted.empty()) {
    auto path = llvm::sys::findProgramByName(wanted);
    if (!path)
      return makeError("the linker '{0}' was not found", wanted);
    if (needsDriver && !isDriver(wanted))
      return makeError("embedding the runtime needs a compiler driver such as "
                       "cc to link with, got '{0}'",
                       wanted);
    return Linker{*path, isDriver(wanted)};
  }
  SmallVector<StringRef> own(options.programPaths.begin(),
                             options.programPaths.end());
  if (!needsDriver && !own.empty())
    if (auto path = llvm::sys::findProgramByName("ld.lld", own))
      return Linker{*path, /*isDriver=*/false};
  for (StringRef name : {"ld.lld-22", "ld.lld", "ld", "cc", "clang", "gcc"})
    if (!needsDriver || isDriver(name))
      if (auto path = llvm::sys::findProgramByName(name))
        return Linker{*path, isDriver(name)};
  return makeError("no {0} was found on the PATH; install one (Debian: {1}) or "
                   "name it with --linker (write_library: linker)",
                   needsDriver ? "compiler driver (cc, clang, gcc)"
                               : "linker (ld.lld, ld, cc, clang, gcc)",
                   needsDriver ? "g++" : "lld-22");
}

/// The runtime as a part of the library. Its functions stay exported and its
/// calls are not bound to them: in a process that has a runtime already, that
/// one serves every library, so that contexts never meet another copy's code.
static Error addStaticRuntime(StringRef archive,
                              SmallVectorImpl<std::string> &command) {
  if (!llvm::sys::fs::exists(archive))
    return makeError("the static runtime '{0}' does not exist", archive);
  llvm::append_range(command,
                     std::initializer_list<std::string>{
                         "-Wl,--whole-archive", archive.str(),
                         "-Wl,--no-whole-archive", "-static-libgcc",
                         "-l:libstdc++.a", "-lpthread", "-ldl", "-lm"});
  return Error::success();
}

/// A version script in a temporary file. Without it the runtime's copies of the
/// C++ library's templates would be exported.
static Expected<fsdp::TemporaryFile> writeExports() {
  Expected<fsdp::TemporaryFile> file = fsdp::TemporaryFile::create("map");
  if (file)
    *file->open() << "{ global: fsdp_*; local: *; };\n";
  return file;
}

static Error runLinker(llvm::ArrayRef<std::string> objects, StringRef output,
                       const fsdp::LinkOptions &options) {
  bool isStatic = !options.staticRuntime.empty();
  Expected<Linker> linker = findLinker(options);
  if (!linker)
    return linker.takeError();
  SmallVector<std::string> command = {linker->path, "-shared", "-o",
                                      output.str()};
  llvm::append_range(command, objects);
  auto addOption = [&](const Twine &option) {
    command.push_back(((linker->isDriver ? "-Wl," : "") + option).str());
  };
  addOption("--gc-sections");
  if (isStatic) {
    if (Error error = addStaticRuntime(options.staticRuntime, command))
      return error;
    Expected<fsdp::TemporaryFile> exports = writeExports();
    if (!exports)
      return exports.takeError();
    addOption("--version-script=" + exports->getPath());
    return runProgram("linking", command);
  }
  if (linker->isDriver)
    command.push_back("-nostdlib");
  addOption("-Bsymbolic");
  // Without a runtime to link against its calls stay undefined: the program
  // that loads the library has it.
  for (const std::string &path : options.runtimePaths)
    if (llvm::sys::fs::exists(path + "/libfsdp_rt.so")) {
      command.push_back("-L" + path);
      command.push_back("-lfsdp_rt");
      break;
    }
  for (StringRef directory :
       {"/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu",
        "/usr/lib/aarch64-linux-gnu", "/lib/aarch64-linux-gnu", "/usr/lib64",
        "/lib64"})
    if (llvm::sys::fs::is_directory(directory))
      command.push_back(("-L" + directory).str());
  for (StringRef library : {"libm.so.6", "libc.so.6"})
    command.push_back(("-l:" + library).str());
  return runProgram("linking", command);
}

/// Links into a file that exists as such or not at all.
static Error linkFile(llvm::ArrayRef<std::string> objects, StringRef output,
                      const fsdp::LinkOptions &options) {
  if (Error error = runLinker(objects, output, options))
    return error;
  llvm::file_magic magic;
  if (llvm::identify_magic(output, magic) ||
      magic != llvm::file_magic::elf_shared_object)
    return makeError("expected the linker {0} to write a shared library to "
                     "'{1}', but there is none",
                     options.linker.empty() ? "of the PATH"
                                            : "'" + options.linker + "'",
                     output);
  return Error::success();
}

Error fsdp::linkSharedLibrary(llvm::ArrayRef<std::string> objects,
                              StringRef output, const LinkOptions &options) {
  namespace fs = llvm::sys::fs;
  fs::file_status status;
  fs::status(output, status, /*follow=*/false);
  if (!fs::exists(status) || fs::is_regular_file(status))
    return linkFile(objects, output, options);
  // Linkers put a new file in the place of links and of what is no file.
  Expected<TemporaryFile> library = TemporaryFile::create("so");
  if (!library)
    return library.takeError();
  if (Error error = linkFile(objects, library->getPath(), options))
    return error;
  if (std::error_code code = fs::copy_file(library->getPath(), output))
    return makeError("cannot write '{0}': {1}", output, code.message());
  return Error::success();
}
