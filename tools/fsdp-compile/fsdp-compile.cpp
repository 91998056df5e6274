//===- fsdp-compile.cpp - From an exported step to a shared library -------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From options to files: parses the model, runs the pipeline, writes what is
// asked for.
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/InitAll.h"
#include "fsdp/Target/Device/KernelReport.h"
#include "fsdp/Target/Native/NativeCode.h"
#include "fsdp/Target/Native/Programs.h"
#include "fsdp/Target/Report/ExplainPage.h"
#include "fsdp/Target/Report/PlanSummary.h"
#include "fsdp/Transforms/Schedule/PrintSchedule.h"
#include "fsdp/Utils/MachineFile.h"
#include "fsdp/Utils/RuntimeLayout.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Target/TargetMachine.h"
#include <chrono>
#include <limits>

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Prints how long the steps take, if asked to.
class Stopwatch {
public:
  explicit Stopwatch(bool verbose) : verbose(verbose) {}

  void lap(StringRef what) {
    auto now = std::chrono::steady_clock::now();
    if (verbose)
      llvm::errs() << llvm::formatv(
          "{0,-10} {1,8:f3} s\n", what,
          std::chrono::duration<double>(now - last).count());
    last = now;
  }

private:
  bool verbose;
  std::chrono::steady_clock::time_point last = std::chrono::steady_clock::now();
};

/// Keeps what passes say of their decisions.
class RemarkCollector : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit RemarkCollector(llvm::json::Array &remarks) : remarks(remarks) {}

  void streamOptimizationRemark(const remark::detail::Remark &remark) override {
    std::string place, text;
    if (auto file = remark.getLocation()->findInstanceOf<FileLineColLoc>())
      place = (llvm::sys::path::filename(file.getFilename()) + ":" +
               Twine(file.getLine()))
                  .str();
    for (const auto &argument : remark.getArgs())
      text += (text.empty() ? "" : ", ") +
              (argument.key == "Remark" ? "" : argument.key + " = ") +
              argument.val;
    // Passes run twice where the schedule is wanted, too.
    if (said.insert((remark.getCategoryName() + place + text).str()).second)
      remarks.push_back(
          llvm::json::Object{{"category", remark.getCategoryName()},
                             {"kind", remark.getRemarkTypeString()},
                             {"place", place},
                             {"text", text}});
  }

private:
  llvm::json::Array &remarks;
  llvm::StringSet<> said;
};

/// One compilation. Functions that return an int return an exit code: 0, or
/// that of a failure whose message is printed.
class Driver {
public:
  Driver(CommandLine &options, const char *argv0)
      : options(options), argv0(argv0), watch(options.verbose) {}

  int run();

private:
  LogicalResult expectKnownGrid(ModuleOp module);
  LogicalResult expectRunnableGrid(ModuleOp module);
  LogicalResult showRemarks(MLIRContext &context);
  LogicalResult runPipeline(ModuleOp module, Phase last, bool dump);
  LogicalResult showSchedule(ModuleOp module);
  int writeOutput(llvm::function_ref<void(llvm::raw_ostream &)> write);
  int writeReport(ModuleOp module);
  int explain(ModuleOp module);
  std::string getProgramDir();
  std::string getRuntimeDir();
  void addWorld(llvm::Module &program);
  int addObject(llvm::Module &module, llvm::TargetMachine &machine);
  int link();
  llvm::Error addKernels(llvm::Module &program, const Kernels &kernels,
                         llvm::TargetMachine &machine);
  int writePTX(const Kernels &kernels);
  int writeKernelReport(ModuleOp module, const Kernels &kernels);
  int emitCode(ModuleOp module);
  int emit(ModuleOp module);
  int compile(ModuleOp module);
  int compileWorld(const llvm::MemoryBuffer &input);

  CommandLine &options;
  const char *argv0;
  /// Which of the numbers of ranks is compiled, and what was compiled for it
  /// and those before.
  size_t current = 0;
  SmallVector<TemporaryFile> objects;
  /// For --explain.
  Explanation explanation;
  Stopwatch watch;
};
} // namespace

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// Without --world and --grid the input says how many ranks there are.
LogicalResult Driver::expectKnownGrid(ModuleOp module) {
  for (auto declared : module.getOps<shard::GridOp>())
    if (options.pipeline.grid.empty() &&
        llvm::any_of(declared.getShape(), ShapedType::isDynamic)) {
      InFlightDiagnostic diag = emitError(declared.getLoc())
                                << "expected a number of ranks, got a grid of "
                                   "unknown size";
      diag.attachNote() << "give --world N or --grid RxS";
      return diag;
    }
  return success();
}

/// The runtime's worlds have a limit; reports and schedules have none.
LogicalResult Driver::expectRunnableGrid(ModuleOp module) {
  bool writesCode =
      !options.outputFile.empty() && !options.dryRun &&
      (options.emit == Emit::Object || options.emit == Emit::Shared);
  ArrayRef<int64_t> grid = *options.pipeline.grid;
  for (auto declared : module.getOps<shard::GridOp>()) {
    int64_t ranks = 1;
    for (int64_t size : grid.empty() ? declared.getShape() : grid)
      if (llvm::MulOverflow(ranks, size, ranks))
        ranks = std::numeric_limits<int64_t>::max();
    if (ranks <= layout::kMaxRanks || !writesCode)
      continue;
    InFlightDiagnostic diag = emitError(declared.getLoc())
                              << "expected at most " << layout::kMaxRanks
                              << " ranks, which the runtime can run, got "
                              << ranks;
    diag.attachNote() << "--report and --print-schedule without -o take any "
                         "number of ranks";
    return diag;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

namespace {
/// Checks the IR, which takes as long as all passes do where it follows each.
struct VerifyPass : PassWrapper<VerifyPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(VerifyPass)
  StringRef getArgument() const override { return "verify"; }
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(verify(getOperation())))
      signalPassFailure();
  }
};
} // namespace

/// Has the IR checked after each phase.
static void verifyPhases(FSDPPipelineOptions &options) {
  options.atPhaseEnd.push_back([](OpPassManager &manager, Phase) {
    manager.addPass(std::make_unique<VerifyPass>());
  });
}

LogicalResult Driver::runPipeline(ModuleOp module, Phase last, bool dump) {
  PassManager manager(module->getName());
  manager.enableVerifier(options.verifyEach);
  if (dump)
    manager.enableIRPrintingToFileTree(
        [](Pass *, Operation *) { return false; },
        [](Pass *, Operation *) { return true; }, /*printModuleScope=*/true,
        /*printAfterOnlyOnChange=*/true, /*printAfterOnlyOnFailure=*/false,
        options.dumpDir);
  options.pipeline.stopAfter = last;
  if (failed(buildFSDPPipeline(
          manager, options.pipeline,
          [](const Twine &message) { return success(fail(message) == 0); })))
    return failure();
  return manager.run(module);
}

/// Shows the passes' remarks of the categories that are asked for.
LogicalResult Driver::showRemarks(MLIRContext &context) {
  bool prints = options.remarks.getNumOccurrences();
  bool explains = !options.explainFile.empty();
  if (!prints && !explains)
    return success();
  std::string filter =
      options.remarks.empty() ? "fsdp-.*" : options.remarks.getValue();
  remark::RemarkCategories categories{/*all=*/std::nullopt, filter, filter,
                                      filter, filter};
  return remark::enableOptimizationRemarks(
      context,
      explains ? std::make_unique<RemarkCollector>(explanation.remarks)
               : nullptr,
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories,
      /*printAsEmitRemarks=*/prints);
}

//===----------------------------------------------------------------------===//
// Output
//===----------------------------------------------------------------------===//

/// Writes a file, or standard output for "-".
static int writeFile(StringRef path,
                     llvm::function_ref<void(llvm::raw_ostream &)> write) {
  std::string message;
  std::unique_ptr<llvm::ToolOutputFile> file = openOutputFile(path, &message);
  if (!file)
    return fail(message);
  write(file->os());
  file->keep();
  return 0;
}

int Driver::writeOutput(llvm::function_ref<void(llvm::raw_ostream &)> write) {
  return options.dryRun ? 0 : writeFile(options.outputFile, write);
}

/// The plan as JSON.
static llvm::Expected<llvm::json::Value> readReport(ModuleOp module) {
  auto text = module->getAttrOfType<StringAttr>(attr::kReport);
  if (!text)
    return llvm::createStringError(std::error_code(),
                                   "the program has no plan to report");
  return llvm::json::parse(text.getValue());
}

/// Writes the report and, in a dry run, prints its sums.
int Driver::writeReport(ModuleOp module) {
  llvm::Expected<llvm::json::Value> report = readReport(module);
  if (!report)
    return fail(llvm::toString(report.takeError()));
  if (options.dryRun)
    printPlanSummary(*report->getAsObject(), llvm::outs());
  if (options.reportFile.empty())
    return 0;
  return writeFile(options.reportFile, [&](llvm::raw_ostream &os) {
    os << llvm::formatv("{0:2}\n", *report);
  });
}

/// Writes the page.
int Driver::explain(ModuleOp module) {
  if (options.explainFile.empty())
    return 0;
  llvm::Expected<llvm::json::Value> report = readReport(module);
  if (!report)
    return fail(llvm::toString(report.takeError()));
  const llvm::json::Object &plan = *report->getAsObject();
  explanation.title = plan.getString("model").value_or("step").str() + ", " +
                      llvm::sys::path::filename(options.inputFile).str();
  explanation.report = std::move(*report);
  return writeFile(options.explainFile, [&](llvm::raw_ostream &os) {
    writeExplainPage(os, std::move(explanation));
  });
}

/// Where this program lies.
std::string Driver::getProgramDir() {
  std::string program = llvm::sys::fs::getMainExecutable(
      argv0, reinterpret_cast<void *>(&writeFile));
  return llvm::sys::path::parent_path(program).str();
}

/// Where the runtime's libraries lie.
std::string Driver::getRuntimeDir() {
  if (!options.runtimeDir.empty())
    return options.runtimeDir;
  SmallString<256> path(getProgramDir());
  llvm::sys::path::append(path, "..", "lib");
  llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
  return path.str().str();
}

/// What a shared library says besides its step. The names of what is for the
/// first number of ranks are plain ones.
void Driver::addWorld(llvm::Module &program) {
  if (current > 0)
    return renameForWorld(program, options.worlds[current]);
  if (!options.command.empty())
    addText(program, "fsdp_rt_command_v1", options.command);
  std::string numbers;
  for (int64_t ranks : options.worlds)
    numbers += (numbers.empty() ? "" : ",") + std::to_string(ranks);
  if (options.worlds.size() > 1)
    addText(program, "fsdp_rt_worlds_v1", numbers);
}

int Driver::addObject(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::Expected<TemporaryFile> object = TemporaryFile::create("o");
  if (!object)
    return fail(llvm::toString(object.takeError()));
  if (llvm::Error error = emitObject(module, machine, *object->open()))
    return fail(llvm::toString(std::move(error)));
  objects.push_back(std::move(*object));
  watch.lap("codegen");
  return 0;
}

/// Python takes a library for the module of the file beside it.
static void warnOfPythonModule(StringRef library) {
  SmallString<128> source = library;
  llvm::sys::path::replace_extension(source, "py");
  if (library.ends_with(".so") && llvm::sys::fs::exists(source))
    llvm::errs() << "fsdp-compile: warning: '" << source
                 << "' stands beside the artifact, which Python's import takes "
                    "in its place; give the artifact another name\n";
}

/// One library of all that was compiled.
int Driver::link() {
  if (options.dryRun || objects.empty())
    return 0;
  LinkOptions linking;
  linking.linker = options.linker;
  std::string libraries = getRuntimeDir();
  linking.runtimePaths.push_back(libraries);
  linking.programPaths.push_back(getProgramDir());
  if (options.staticRuntime)
    linking.staticRuntime = libraries + "/libfsdp_rt_static.a";
  SmallVector<std::string> files;
  for (const TemporaryFile &object : objects)
    files.push_back(object.getPath().str());
  if (llvm::Error error = linkSharedLibrary(files, options.outputFile, linking))
    return fail(llvm::toString(std::move(error)));
  warnOfPythonModule(options.outputFile);
  watch.lap("link");
  return 0;
}

/// Compiles the kernels for devices and makes them part of the program.
llvm::Error Driver::addKernels(llvm::Module &program, const Kernels &kernels,
                               llvm::TargetMachine &machine) {
  if (options.device->chips.empty())
    return addHostKernels(program, kernels, machine);
  auto images = compileKernels(kernels, *options.device);
  if (!images)
    return images.takeError();
  if (images->size() == 1)
    llvm::errs() << "fsdp-compile: note: no ptxas was found; the artifact has "
                    "PTX, which the driver compiles when it is loaded\n";
  addDeviceCode(program, kernels, *images);
  return llvm::Error::success();
}

/// Writes the PTX for the first chip.
int Driver::writePTX(const Kernels &kernels) {
  auto ptx = emitPTX(kernels, options.device->chips.front(), *options.device);
  if (!ptx)
    return fail(llvm::toString(ptx.takeError()));
  return writeOutput([&](llvm::raw_ostream &os) { os << *ptx; });
}

int Driver::writeKernelReport(ModuleOp module, const Kernels &kernels) {
  auto counts = module->getAttrOfType<StringAttr>(attr::kKernels);
  if (!counts || !kernels.code)
    return fail("the program has no kernels to report");
  auto report = buildKernelReport(counts.getValue(), kernels, *options.device,
                                  *options.model);
  if (!report)
    return fail(llvm::toString(report.takeError()));
  return writeFile(options.kernelReportFile, [&](llvm::raw_ostream &os) {
    if (options.kernelReportFile == "-")
      printKernelReport(*report, os);
    else
      os << llvm::formatv("{0:2}\n", llvm::json::Value(std::move(*report)));
  });
}

/// From the LLVM dialect to what --emit asks for.
int Driver::emitCode(ModuleOp module) {
  auto machine = createTargetMachine({options.targetCPU});
  if (!machine)
    return fail(llvm::toString(machine.takeError()));
  llvm::LLVMContext context;
  auto kernels = takeKernels(module, context);
  if (!kernels)
    return fail(llvm::toString(kernels.takeError()));
  if (kernels->code && !options.device)
    return fail("expected the --target that the input was lowered for");
  if (options.lowered &&
      failed(expectLowered(module,
                           "leave --lowered out, and all phases run before")))
    return 1;
  if (!options.kernelReportFile.empty())
    if (int code = writeKernelReport(module, *kernels))
      return code;
  if (options.outputFile.empty() && !options.dryRun)
    return 0;
  if (kernels->code && options.emit == Emit::PTX)
    return writePTX(*kernels);
  auto code = translateToLLVM(module, context, **machine);
  if (!code)
    return fail(llvm::toString(code.takeError()));
  if (kernels->code)
    if (llvm::Error error = addKernels(**code, *kernels, **machine))
      return fail(llvm::toString(std::move(error)));
  if (options.emit == Emit::Shared)
    addWorld(**code);
  watch.lap("translate");
  optimize(**code, **machine);
  watch.lap("optimize");
  if (options.emit == Emit::LLVM)
    return writeOutput([&](llvm::raw_ostream &os) { os << **code; });
  if (options.emit == Emit::Shared)
    return addObject(**code, **machine);
  SmallVector<char> buffer;
  llvm::raw_svector_ostream stream(buffer);
  if (llvm::Error error = emitObject(**code, **machine, stream))
    return fail(llvm::toString(std::move(error)));
  watch.lap("codegen");
  return writeOutput([&](llvm::raw_ostream &os) { os << stream.str(); });
}

/// What is asked for, from a program that went through the passes.
int Driver::emit(ModuleOp module) {
  bool plansOnly = options.dryRun && !options.lowered;
  if (int code = explain(module))
    return code;
  if (!options.reportFile.empty() || plansOnly)
    if (int code = writeReport(module))
      return code;
  if (plansOnly || (options.outputFile.empty() && !options.dryRun &&
                    options.kernelReportFile.empty()))
    return 0;
  if (options.emit == Emit::MLIR)
    return writeOutput([&](llvm::raw_ostream &os) { os << module; });
  return emitCode(module);
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// What is wanted of the scheduled program, which lowering leaves nothing of.
LogicalResult Driver::showSchedule(ModuleOp module) {
  if (options.lowered)
    return success();
  OwningOpRef<ModuleOp> scheduled = module.clone();
  if (failed(runPipeline(*scheduled, Phase::Schedule, /*dump=*/false)))
    return failure();
  if (options.printSchedule)
    printSchedule(*scheduled, llvm::outs());
  if (!options.explainFile.empty()) {
    FailureOr<CostTable> machine =
        loadMachine(options.pipeline.machine, module.getLoc());
    if (failed(machine))
      return failure();
    explanation.tree = describeModuleTree(*scheduled);
    explanation.timeline = describeTimeline(*scheduled, "step", *machine);
  }
  watch.lap("schedule");
  return success();
}

int Driver::compile(ModuleOp module) {
  bool plansOnly = options.dryRun && !options.lowered;
  if (!options.lowered && (failed(expectKnownGrid(module)) ||
                           (!plansOnly && failed(expectRunnableGrid(module)))))
    return 1;
  // The passes run twice if the schedule is printed, but speak once.
  llvm::StringSet<> said;
  ScopedDiagnosticHandler once(module.getContext(), [&](Diagnostic &diag) {
    std::string text;
    llvm::raw_string_ostream(text) << diag.getLocation() << diag;
    return success(diag.getSeverity() != DiagnosticSeverity::Error &&
                   !said.insert(text).second);
  });
  if ((options.printSchedule || !options.explainFile.empty()) &&
      failed(showSchedule(module)))
    return 1;
  if (!options.lowered &&
      failed(runPipeline(module, plansOnly ? Phase::Plan : Phase::Lower,
                         !options.dumpDir.empty())))
    return 1;
  watch.lap("passes");
  return emit(module);
}

/// Parses the model anew for each number of ranks.
int Driver::compileWorld(const llvm::MemoryBuffer &input) {
  if (!options.worlds.empty())
    options.pipeline.grid[0] = options.worlds[current];
  DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  fsdp::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(input.getMemBufferRef()), SMLoc());
  SourceMgrDiagnosticHandler diagnostics(sources, &context);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module || failed(showRemarks(context)))
    return 1;
  watch.lap("parse");
  return compile(*module);
}

int Driver::run() {
  std::string message;
  auto input = openInputFile(options.inputFile, &message);
  if (!input)
    return fail(message);
  verifyPhases(options.pipeline);
  for (size_t end = std::max<size_t>(options.worlds.size(), 1); current < end;
       ++current)
    if (int code = compileWorld(*input))
      return code;
  return link();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  // The parser of command lines may look at its options until the very end.
  static CommandLine options;
  if (int code = options.read(ArrayRef<const char *>(argv, argc)))
    return code;
  return Driver(options, argv[0]).run();
}
