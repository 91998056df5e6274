//===- fsdp-compile.cpp - From an exported step to a shared library -------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/InitAll.h"
#include "fsdp/Target/NativeCode.h"
#include "fsdp/Target/PlanSummary.h"
#include "fsdp/Transforms/Pipelines.h"
#include "fsdp/Transforms/PrintSchedule.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Remarks.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/Target/TargetMachine.h"
#include <chrono>
#include <limits>

using namespace mlir;
using namespace mlir::fsdp;
namespace cl = llvm::cl;

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

namespace {
enum class Emit { MLIR, LLVM, Object, Shared };

cl::OptionCategory category("fsdp-compile options");

template <typename T>
struct Opt : cl::opt<T> {
  template <typename... Ts>
  explicit Opt(Ts &&...arguments)
      : cl::opt<T>(std::forward<Ts>(arguments)..., cl::cat(category)) {}
};

Opt<std::string> inputFile(cl::Positional,
                           cl::desc("MODEL.mlir (- for standard input)"),
                           cl::value_desc("model"));
Opt<std::string> outputFile("o",
                            cl::desc("Output file; - for standard output, "
                                     "except with --emit=so"),
                            cl::value_desc("file"));
Opt<std::string> worldOption("world",
                             cl::desc("Number of ranks, at most 4096 in an "
                                      "artifact (default: the grid of the "
                                      "input)"),
                             cl::value_desc("N"));
Opt<std::string> gridOption("grid",
                            cl::desc("Device grid: 2x4 are 8 ranks, 2 replicas "
                                     "of 4 with a hybrid strategy"),
                            cl::value_desc("RxS"));
Opt<std::string> wrapOption("wrap",
                            cl::desc("Which modules become units: none, "
                                     "always, size:MIN, class:A,B, fqn:GLOB, "
                                     "fqn-re:REGEX, or(POLICY;POLICY) "
                                     "(default: as the input says, or none)"),
                            cl::value_desc("policy"));
Opt<std::string> wrapOverrides("wrap-overrides",
                               cl::desc("JSON file that says by module name "
                                        "whether and how to wrap"),
                               cl::value_desc("file"));
cl::list<std::string> fullPrecisionClasses(
    "full-precision-classes", cl::CommaSeparated, cl::cat(category),
    cl::desc("Classes whose modules become units of their own, in full "
             "precision"),
    cl::value_desc("A,B"));
cl::list<std::string>
    ignoreModules("ignore-modules", cl::CommaSeparated, cl::cat(category),
                  cl::desc("Modules whose states every rank keeps whole"),
                  cl::value_desc("FQN|FQN"));
cl::list<std::string>
    ignoreStates("ignore-states", cl::CommaSeparated, cl::cat(category),
                 cl::desc("Params and buffers that every rank keeps whole; or "
                          "modules, as with --ignore-modules"),
                 cl::value_desc("FQN|FQN"));
Opt<ParamOrder>
    orderOption("order", cl::init(ParamOrder::PreOrder),
                cl::desc("Order of a unit's parameters (default: preorder)"),
                cl::values(clEnumValN(ParamOrder::PreOrder, "preorder",
                                      "a module's own before its children's "
                                      "(FSDP1)"),
                           clEnumValN(ParamOrder::PostOrder, "postorder",
                                      "its children's before its own "
                                      "(FSDP2)")));
Opt<bool> uniformOption("uniform",
                        cl::desc("Refuse units of several element types, or of "
                                 "frozen and trainable parameters"));
Opt<TiedWeights> tiedOption(
    "tied", cl::init(TiedWeights::Error),
    cl::desc("Parameters whose names lie in different units "
             "(default: error)"),
    cl::values(clEnumValN(TiedWeights::Error, "error", "are an error"),
               clEnumValN(TiedWeights::Hoist, "hoist",
                          "move to the unit around all their "
                          "names")));
Opt<std::string> strategyOption("strategy",
                                cl::desc("full_shard (default), shard_grad_op, "
                                         "no_shard, hybrid_shard, "
                                         "hybrid_shard_zero2 or replicate"),
                                cl::value_desc("name"));
Opt<std::string>
    reshardOption("reshard",
                  cl::desc("Whether units are freed after forward: "
                           "true, false, or the number of ranks "
                           "that keep them (default: as the "
                           "strategy says)"),
                  cl::value_desc("true|false|N"));
Opt<LayoutKind> layoutOption(
    "layout", cl::desc("How units are laid out over the ranks (default: flat)"),
    cl::init(LayoutKind::Flat),
    cl::values(clEnumValN(LayoutKind::Flat, "flat",
                          "one buffer, cut into equal shards"),
               clEnumValN(LayoutKind::PerParam, "per_param",
                          "each parameter is cut by itself")));
Opt<int64_t> alignmentOption("alignment",
                             cl::desc("Bytes to which parameters are aligned "
                                      "in flat layouts: a power of two, or 0 "
                                      "for none (default: 16)"),
                             cl::value_desc("bytes"), cl::init(16));
Opt<unsigned> microBatches("micro-batches",
                           cl::desc("How many micro-batches a step takes "
                                    "(default: 1)"),
                           cl::value_desc("N"), cl::init(1));
Opt<Accumulation> gradientsOption(
    "gradients",
    cl::desc("What becomes of the gradients of one micro-batch (default: "
             "reduce)"),
    cl::init(Accumulation::Reduce),
    cl::values(clEnumValN(Accumulation::Keep, "keep",
                          "are kept whole, and reduced once"),
               clEnumValN(Accumulation::Reduce, "reduce",
                          "are reduced at once")));
Opt<std::string> optimizerOption("optimizer",
                                 cl::desc("sgd, adamw, none, or @name of an "
                                          "fsdp.optimizer (default: none)"),
                                 cl::value_desc("name"), cl::init("none"));
Opt<bool> separateOptimizer("separate-optimizer",
                            cl::desc("Put the optimizer into an entry "
                                     "`update` of its own"));
Opt<bool> evalOption("eval",
                     cl::desc("Add an entry that computes the loss alone, for "
                              "fsdp-run --eval-data"),
                     cl::init(false));
Opt<bool> expandRanks("expand-ranks",
                      cl::desc("One function that holds all ranks' values, "
                               "without collectives"));
Opt<Compat> compatOption(
    "compat", cl::desc("Whose order of collectives (default: auto)"),
    cl::init(Compat::Auto),
    cl::values(
        clEnumValN(Compat::Auto, "auto",
                   "our own; with --machine or --memory-limit the "
                   "scheduler's"),
        clEnumValN(Compat::Torch, "torch",
                   "PyTorch's, which gathers a unit at every call of its "
                   "module")));
Opt<unsigned> prefetch("prefetch",
                       cl::desc("How many windows ahead a gather is started; "
                                "0: where it is needed (default: 1)"),
                       cl::value_desc("N"), cl::init(1));
Opt<std::string> machineOption("machine",
                               cl::desc("Costs to schedule by: cpu-2, cpu-16, "
                                        "h100-nvlink, h100-400g, h100-8x400g, "
                                        "h100-100gbe, pcie, or a .json file"),
                               cl::value_desc("name"));
Opt<int64_t> memoryLimit("memory-limit",
                         cl::desc("Bytes that a rank may use (default: any "
                                  "number)"),
                         cl::value_desc("bytes"), cl::init(0));
Opt<unsigned> forwardPrefetch("forward-prefetch",
                              cl::desc("The same in the forward pass only"),
                              cl::value_desc("windows"));
Opt<unsigned> backwardPrefetch("backward-prefetch",
                               cl::desc("The same in the backward pass only"),
                               cl::value_desc("windows"));
Opt<BackwardOrder> backwardOrder(
    "backward-order",
    cl::desc("Where in that window a gather of the backward pass starts "
             "(default: pre)"),
    cl::init(BackwardOrder::Pre),
    cl::values(clEnumValN(BackwardOrder::Pre, "pre", "before its computation"),
               clEnumValN(BackwardOrder::Post, "post",
                          "before its gradients are reduced")));
Opt<unsigned>
    maxInFlight("max-in-flight",
                cl::desc("How many gathers, and reductions, may be in "
                         "flight (default: 0, any number)"),
                cl::value_desc("N"), cl::init(0));
Opt<std::string> targetCPU("target-cpu",
                           cl::desc("CPU to compile for (default: native)"),
                           cl::value_desc("cpu"), cl::init("native"));
Opt<bool> staticRuntime("static-runtime",
                        cl::desc("Embed the runtime instead of needing "
                                 "libfsdp_rt.so"));
Opt<std::string> runtimeDir("runtime-dir",
                            cl::desc("Where libfsdp_rt lies (default: ../lib "
                                     "of this program)"),
                            cl::value_desc("dir"));
Opt<std::string> linker("linker",
                        cl::desc("Linker, or compiler driver (default: the "
                                 "first of ld.lld-22, ld.lld, ld, cc found)"),
                        cl::value_desc("program"));
Opt<Emit> emitOption(
    "emit", cl::desc("What to write (default: so)"), cl::init(Emit::Shared),
    cl::values(clEnumValN(Emit::MLIR, "mlir", "MLIR after the last phase"),
               clEnumValN(Emit::LLVM, "llvm", "optimised LLVM IR"),
               clEnumValN(Emit::Object, "obj", "object file"),
               clEnumValN(Emit::Shared, "so", "shared library")));
Opt<std::string> reportFile("report",
                            cl::desc("Write the plan as JSON: units, memory, "
                                     "collectives, copies"),
                            cl::value_desc("file"));
Opt<bool> printScheduleOption("print-schedule",
                              cl::desc("Print the schedule: when gathers and "
                                       "reductions start and are awaited"));
Opt<std::string> dumpDir("dump-ir",
                         cl::desc("Write the IR after each pass to files"),
                         cl::value_desc("dir"));
Opt<bool> lowered("lowered",
                  cl::desc("The input is what --emit=mlir wrote: only "
                           "generate code"));
Opt<bool> dryRun("dry-run",
                 cl::desc("Stop when memory is planned, print the plan's sizes "
                          "and write nothing but a report; with --lowered, do "
                          "everything but write"));
Opt<std::string> remarksOption("remarks", cl::ValueOptional,
                               cl::desc("Print the reasons for decisions: all, "
                                        "or those of categories that match as "
                                        "a whole (--remarks=fsdp-auto-wrap)"),
                               cl::value_desc("regex"));
Opt<bool> verbose("verbose", cl::desc("Print how long each step takes"));

/// Prints one line and returns the exit code of a failure.
int fail(const Twine &message) {
  llvm::errs() << "fsdp-compile: error: " << message << "\n";
  return 1;
}

/// Prints how long the steps take, if asked to.
class Stopwatch {
public:
  void lap(StringRef what) {
    auto now = std::chrono::steady_clock::now();
    if (verbose)
      llvm::errs() << llvm::formatv(
          "{0,-10} {1,8:f3} s\n", what,
          std::chrono::duration<double>(now - last).count());
    last = now;
  }

private:
  std::chrono::steady_clock::time_point last = std::chrono::steady_clock::now();
};
} // namespace

/// A grid from --world or --grid; empty if neither is given.
static llvm::Expected<SmallVector<int64_t>> parseGrid() {
  auto error = [](const Twine &message) {
    return llvm::createStringError(std::error_code(), message.str());
  };
  bool hasWorld = worldOption.getNumOccurrences();
  if (hasWorld && gridOption.getNumOccurrences())
    return error("expected --world or --grid, got both");
  StringRef text = hasWorld ? worldOption : gridOption;
  SmallVector<int64_t> grid;
  if (!hasWorld && !gridOption.getNumOccurrences())
    return grid;
  SmallVector<StringRef> sizes;
  text.split(sizes, 'x');
  if (hasWorld && sizes.size() > 1)
    return error("expected --world to be one number, got '" + text + "'");
  for (StringRef size : sizes) {
    int64_t value;
    if (size.getAsInteger(10, value) || value < 1)
      return error("expected --" + Twine(hasWorld ? "world" : "grid") +
                   " to be at least 1, got '" + text + "'");
    grid.push_back(value);
  }
  return grid;
}

/// The own option whose name is most like `name`, with a question; or nothing.
static std::string suggestOption(StringRef name) {
  StringRef closest;
  for (auto &[known, option] : cl::getRegisteredOptions())
    if (llvm::is_contained(option->Categories, &category) &&
        (closest.empty() ||
         name.edit_distance(known) < name.edit_distance(closest)))
      closest = known;
  if (name.edit_distance(closest) > closest.size() / 3)
    return "";
  return ("did you mean '--" + closest + "'? ").str();
}

/// The names of which an option takes one; empty if `value` is among them.
static std::string listChoices(const cl::generic_parser_base &parser,
                               StringRef value) {
  std::string names;
  for (unsigned index = 0, end = parser.getNumOptions(); index < end; ++index) {
    if (parser.getOption(index) == value)
      return "";
    names += index == 0 ? "" : index + 1 == end ? " or " : ", ";
    names += parser.getOption(index);
  }
  return names;
}

/// What the value of an option has to be; empty if `value` is that.
static std::string describeMismatch(const cl::Option *option, StringRef value) {
  if (option == &tiedOption)
    return listChoices(tiedOption.getParser(), value);
  if (option == &layoutOption)
    return listChoices(layoutOption.getParser(), value);
  if (option == &orderOption)
    return listChoices(orderOption.getParser(), value);
  if (option == &emitOption)
    return listChoices(emitOption.getParser(), value);
  uint32_t number;
  bool isNumber = !value.getAsInteger(0, number);
  if (option == &prefetch && !isNumber)
    return "a number of windows, at least 0";
  if (option == &alignmentOption &&
      !(isNumber && (number == 0 || llvm::isPowerOf2_32(number))))
    return "a power of two, or 0";
  if (option == &remarksOption)
    return value.empty() || llvm::Regex(value).isValid()
               ? ""
               : "a regular expression";
  if (option->getValueExpectedFlag() == cl::ValueOptional && !value.empty() &&
      !llvm::is_contained({"true", "false", "1", "0"}, value))
    return "true or false";
  return "";
}

/// Fails for options that do not exist, values that they do not take, and for a
/// second model, before LLVM's parser does with messages of its own.
static int checkWords(ArrayRef<const char *> words) {
  auto &known = cl::getRegisteredOptions();
  StringRef model;
  for (size_t index = 0; index < words.size(); ++index) {
    StringRef word = words[index];
    if (word == "--")
      break;
    if (word.size() < 2 || word[0] != '-') {
      if (!model.empty())
        return fail("expected one model, got '" + model + "' and '" + word +
                    "'");
      model = word;
      continue;
    }
    auto [name, value] = word.ltrim('-').split('=');
    StringRef spelled = word.split('=').first;
    cl::Option *option = known.lookup(name);
    if (!option)
      return fail("unknown option '" + spelled + "'; " + suggestOption(name) +
                  "see fsdp-compile --help");
    if (option->getValueExpectedFlag() == cl::ValueRequired &&
        !word.contains('=')) {
      if (++index == words.size())
        return fail(spelled + " needs a value");
      value = words[index];
    }
    std::string expected = describeMismatch(option, value);
    if (!expected.empty())
      return fail("expected " + spelled + " to be " + expected + ", got '" +
                  value + "'");
  }
  return 0;
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

/// Without --world and --grid the input says how many ranks there are.
static LogicalResult expectKnownGrid(ModuleOp module, ArrayRef<int64_t> grid) {
  for (auto declared : module.getOps<shard::GridOp>())
    if (grid.empty() &&
        llvm::any_of(declared.getShape(), ShapedType::isDynamic)) {
      InFlightDiagnostic diag = emitError(declared.getLoc())
                                << "expected a number of ranks, got a grid of "
                                   "unknown size";
      diag.attachNote() << "give --world N or --grid RxS";
      return diag;
    }
  return success();
}

/// Whether machine code is written, which the runtime is to run.
static bool writesCode() {
  return !outputFile.empty() && !dryRun &&
         (emitOption == Emit::Object || emitOption == Emit::Shared);
}

/// The runtime's worlds have a limit; reports and schedules have none.
static LogicalResult expectRunnableGrid(ModuleOp module,
                                        ArrayRef<int64_t> grid) {
  constexpr int64_t kMaxRanks = 4096;
  for (auto declared : module.getOps<shard::GridOp>()) {
    int64_t ranks = 1;
    for (int64_t size : grid.empty() ? declared.getShape() : grid)
      if (llvm::MulOverflow(ranks, size, ranks))
        ranks = std::numeric_limits<int64_t>::max();
    if (ranks <= kMaxRanks || !writesCode())
      continue;
    InFlightDiagnostic diag = emitError(declared.getLoc())
                              << "expected at most " << kMaxRanks
                              << " ranks, which the runtime can run, got "
                              << ranks;
    diag.attachNote() << "--report and --print-schedule without -o take any "
                         "number of ranks";
    return diag;
  }
  return success();
}

static void setOptions(FSDPPipelineOptions &options, ArrayRef<int64_t> grid) {
  for (int64_t size : grid)
    options.grid.push_back(size);
  options.wrap = wrapOption;
  options.wrapOverrides = wrapOverrides;
  options.ignoreModules = ArrayRef<std::string>(ignoreModules);
  options.ignoreStates = ArrayRef<std::string>(ignoreStates);
  options.fullPrecisionClasses = ArrayRef<std::string>(fullPrecisionClasses);
  options.order = orderOption;
  options.uniform = uniformOption;
  options.tied = tiedOption;
  options.strategy = strategyOption;
  options.layout = layoutOption;
  options.alignment = alignmentOption;
  options.microBatches = microBatches;
  options.gradients = gradientsOption;
  options.optimizer = optimizerOption;
  options.separateOptimizer = separateOptimizer;
  options.eval = evalOption;
  options.expandRanks = expandRanks;
  options.machine = machineOption;
  options.memoryLimit = memoryLimit;
  options.reshard = reshardOption;
  options.compat = compatOption;
  options.forwardPrefetch =
      forwardPrefetch.getNumOccurrences() ? forwardPrefetch : prefetch;
  options.backwardPrefetch =
      backwardPrefetch.getNumOccurrences() ? backwardPrefetch : prefetch;
  options.backwardOrder = backwardOrder;
  options.maxInFlight = maxInFlight;
}

static LogicalResult runPipeline(ModuleOp module, ArrayRef<int64_t> grid,
                                 Phase last, bool dump) {
  PassManager manager(module->getName());
  if (dump)
    manager.enableIRPrintingToFileTree(
        [](Pass *, Operation *) { return false; },
        [](Pass *, Operation *) { return true; }, /*printModuleScope=*/true,
        /*printAfterOnlyOnChange=*/true, /*printAfterOnlyOnFailure=*/false,
        dumpDir);
  FSDPPipelineOptions options;
  setOptions(options, grid);
  options.stopAfter = last;
  buildFSDPPipeline(manager, options);
  return manager.run(module);
}

/// Shows the passes' remarks of the categories that are asked for.
static LogicalResult showRemarks(MLIRContext &context) {
  if (!remarksOption.getNumOccurrences())
    return success();
  std::string filter =
      remarksOption.empty() ? "fsdp-.*" : remarksOption.getValue();
  remark::RemarkCategories categories{/*all=*/std::nullopt, filter, filter,
                                      filter, filter};
  return remark::enableOptimizationRemarks(
      context, /*streamer=*/nullptr,
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories,
      /*printAsEmitRemarks=*/true);
}

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

static int writeOutput(llvm::function_ref<void(llvm::raw_ostream &)> write) {
  return dryRun ? 0 : writeFile(outputFile, write);
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
static int writeReport(ModuleOp module) {
  llvm::Expected<llvm::json::Value> report = readReport(module);
  if (!report)
    return fail(llvm::toString(report.takeError()));
  if (dryRun)
    printPlanSummary(*report->getAsObject(), llvm::outs());
  if (reportFile.empty())
    return 0;
  return writeFile(reportFile, [&](llvm::raw_ostream &os) {
    os << llvm::formatv("{0:2}\n", *report);
  });
}

/// Where the runtime's libraries lie.
static std::string getRuntimeDir(const char *argv0) {
  if (!runtimeDir.empty())
    return runtimeDir;
  std::string program = llvm::sys::fs::getMainExecutable(
      argv0, reinterpret_cast<void *>(&getRuntimeDir));
  SmallString<256> path(llvm::sys::path::parent_path(program));
  llvm::sys::path::append(path, "..", "lib");
  llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
  return path.str().str();
}

static int link(llvm::Module &module, llvm::TargetMachine &machine,
                const char *argv0, Stopwatch &watch) {
  SmallString<256> object;
  int descriptor;
  if (llvm::sys::fs::createTemporaryFile("fsdp", "o", descriptor, object))
    return fail("no temporary file could be created");
  llvm::FileRemover remover(object);
  {
    llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
    if (llvm::Error error = emitObject(module, machine, stream))
      return fail(llvm::toString(std::move(error)));
  }
  watch.lap("codegen");
  if (dryRun)
    return 0;
  LinkOptions options;
  options.linker = linker;
  std::string libraries = getRuntimeDir(argv0);
  options.runtimePaths.push_back(libraries);
  if (staticRuntime)
    options.staticRuntime = libraries + "/libfsdp_rt_static.a";
  if (llvm::Error error = linkSharedLibrary(object, outputFile, options))
    return fail(llvm::toString(std::move(error)));
  watch.lap("link");
  return 0;
}

/// From the LLVM dialect to what --emit asks for.
static int emitCode(ModuleOp module, const char *argv0, Stopwatch &watch) {
  auto machine = createTargetMachine({targetCPU});
  if (!machine)
    return fail(llvm::toString(machine.takeError()));
  llvm::LLVMContext context;
  auto code = translateToLLVM(module, context, **machine);
  if (!code)
    return fail(llvm::toString(code.takeError()));
  watch.lap("translate");
  if (llvm::Error error = optimize(**code, **machine))
    return fail(llvm::toString(std::move(error)));
  watch.lap("optimize");
  if (emitOption == Emit::LLVM)
    return writeOutput([&](llvm::raw_ostream &os) { os << **code; });
  if (emitOption == Emit::Shared)
    return link(**code, **machine, argv0, watch);
  SmallVector<char> buffer;
  llvm::raw_svector_ostream stream(buffer);
  if (llvm::Error error = emitObject(**code, **machine, stream))
    return fail(llvm::toString(std::move(error)));
  watch.lap("codegen");
  return writeOutput([&](llvm::raw_ostream &os) { os << stream.str(); });
}

static int compile(ModuleOp module, ArrayRef<int64_t> grid, const char *argv0,
                   Stopwatch &watch) {
  bool plansOnly = dryRun && !lowered;
  if (!lowered && (failed(expectKnownGrid(module, grid)) ||
                   (!plansOnly && failed(expectRunnableGrid(module, grid)))))
    return 1;
  // The passes run twice if the schedule is printed, but speak once.
  llvm::StringSet<> said;
  ScopedDiagnosticHandler once(module.getContext(), [&](Diagnostic &diag) {
    std::string text;
    llvm::raw_string_ostream(text) << diag.getLocation() << diag;
    return success(diag.getSeverity() != DiagnosticSeverity::Error &&
                   !said.insert(text).second);
  });
  if (printScheduleOption) {
    OwningOpRef<ModuleOp> scheduled = module.clone();
    if (failed(runPipeline(*scheduled, grid, Phase::Schedule, /*dump=*/false)))
      return 1;
    printSchedule(*scheduled, llvm::outs());
    watch.lap("schedule");
  }
  if (!lowered &&
      failed(runPipeline(module, grid, plansOnly ? Phase::Plan : Phase::Lower,
                         !dumpDir.empty())))
    return 1;
  watch.lap("passes");
  if (!reportFile.empty() || plansOnly)
    if (int code = writeReport(module))
      return code;
  if (plansOnly)
    return 0;
  if (outputFile.empty() && !dryRun) {
    if (printScheduleOption || !reportFile.empty())
      return 0;
    outputFile.setValue("-");
  }
  if (emitOption == Emit::MLIR)
    return writeOutput([&](llvm::raw_ostream &os) { os << module; });
  return emitCode(module, argv0, watch);
}

/// Reads the command line; returns the exit code of a failure.
static int readOptions(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "fsdp-compile " FSDP_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
  });
  if (int code = checkWords(ArrayRef(argv, argc).drop_front()))
    return code;
  std::string message;
  llvm::raw_string_ostream messages(message);
  if (!cl::ParseCommandLineOptions(
          argc, argv,
          "Compiles an exported training step to a sharded program.\n\n"
          "  fsdp-compile model.mlir --world 4 --wrap class:Block "
          "--optimizer adamw -o step.so\n",
          &messages)) {
    StringRef line = StringRef(message).split('\n').first;
    return fail(line.empty() ? "a value of an option is not valid"
                             : line.split(": ").second.rtrim("!"));
  }
  if (inputFile.empty())
    return fail("expected a model: MODEL.mlir; see fsdp-compile --help");
  bool isBinary = emitOption == Emit::Shared || emitOption == Emit::Object;
  bool printsOnly = printScheduleOption || !reportFile.empty();
  if (outputFile.empty() && isBinary && !dryRun && !printsOnly)
    return fail("expected an output file: -o step.so");
  if (emitOption == Emit::Shared && outputFile == "-")
    return fail("expected a file for the shared library: -o step.so, got -o -");
  if (!runtimeDir.empty() && !llvm::sys::fs::is_directory(runtimeDir))
    return fail("expected --runtime-dir to be a folder, got '" + runtimeDir +
                "'");
  return 0;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  if (int code = readOptions(argc, argv))
    return code;
  llvm::Expected<SmallVector<int64_t>> grid = parseGrid();
  if (!grid)
    return fail(llvm::toString(grid.takeError()));

  Stopwatch watch;
  DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  fsdp::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  std::string message;
  auto file = openInputFile(inputFile, &message);
  if (!file)
    return fail(message);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(file), SMLoc());
  SourceMgrDiagnosticHandler diagnostics(sources, &context);
  OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(sources, &context);
  if (!module || failed(showRemarks(context)))
    return 1;
  watch.lap("parse");
  return compile(*module, *grid, argv[0], watch);
}
