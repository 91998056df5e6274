//===- Options.h - The command line of fsdp-compile -------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fsdp-compile is two files: this one says what a user can ask for and reads
// it, fsdp-compile.cpp does it. What the passes can be told is declared once,
// as the options of the pipeline.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TOOLS_FSDP_COMPILE_OPTIONS_H
#define FSDP_TOOLS_FSDP_COMPILE_OPTIONS_H

#include "fsdp/Analysis/Device/DeviceModel.h"
#include "fsdp/Pipelines/Pipelines.h"
#include "fsdp/Target/Device/DeviceCode.h"
#include "llvm/Support/CommandLine.h"

namespace mlir::fsdp {

/// Prints one line and returns the exit code of a failure.
int fail(const Twine &message);

/// What to write.
enum class Emit { MLIR, LLVM, PTX, Object, Shared };

/// All options; one object per process, made before the command line is read.
class CommandLine {
  llvm::cl::OptionCategory category{"fsdp-compile options"};

  template <typename T>
  struct Opt : llvm::cl::opt<T> {
    template <typename... Ts>
    explicit Opt(CommandLine *parent, Ts &&...arguments)
        : llvm::cl::opt<T>(std::forward<Ts>(arguments)...,
                           llvm::cl::cat(parent->category)) {}
  };

public:
  CommandLine() { pipeline.addToCommandLine(category); }

  /// Reads the command line; returns 0 or, behind a message, the exit code of a
  /// failure.
  int read(ArrayRef<const char *> words);

  /// What the passes are told; `grid` and `paramGroups` are filled in by
  /// `read`.
  FSDPPipelineOptions pipeline;

  Opt<std::string> inputFile{
      this, llvm::cl::Positional,
      llvm::cl::desc("MODEL.mlir (- for standard input)"),
      llvm::cl::value_desc("model")};
  Opt<std::string> outputFile{
      this, "o",
      llvm::cl::desc("Output file; - for standard output, except with "
                     "--emit=so"),
      llvm::cl::value_desc("file")};
  Opt<Emit> emit{
      this, "emit", llvm::cl::desc("What to write (default: so)"),
      llvm::cl::init(Emit::Shared),
      llvm::cl::values(
          clEnumValN(Emit::MLIR, "mlir", "MLIR after the last phase"),
          clEnumValN(Emit::LLVM, "llvm", "optimised LLVM IR"),
          clEnumValN(Emit::PTX, "ptx", "PTX of the kernels"),
          clEnumValN(Emit::Object, "obj", "object file"),
          clEnumValN(Emit::Shared, "so", "shared library"))};
  Opt<std::string> targetCPU{
      this, "target-cpu",
      llvm::cl::desc("CPU to compile for (default: native, that of this "
                     "machine); the artifact runs on machines with its "
                     "features, with x86-64 on all of that architecture"),
      llvm::cl::value_desc("cpu"), llvm::cl::init("native")};
  Opt<std::string> cudaPath{
      this, "cuda-path",
      llvm::cl::desc("CUDA toolkit, for ptxas and libdevice (default: that of "
                     "the ptxas on the PATH, CUDA_HOME, or /usr/local/cuda)"),
      llvm::cl::value_desc("dir")};
  Opt<bool> staticRuntime{
      this, "static-runtime",
      llvm::cl::desc("Embed the runtime instead of needing libfsdp_rt.so")};
  Opt<std::string> runtimeDir{
      this, "runtime-dir",
      llvm::cl::desc("Where libfsdp_rt lies (default: ../lib of this program)"),
      llvm::cl::value_desc("dir")};
  Opt<std::string> linker{
      this, "linker",
      llvm::cl::desc("Linker, or compiler driver (default: the first of "
                     "ld.lld-22, ld.lld, ld, cc found)"),
      llvm::cl::value_desc("program")};
  Opt<std::string> reportFile{
      this, "report",
      llvm::cl::desc("Write the plan as JSON: units, memory, collectives, "
                     "copies"),
      llvm::cl::value_desc("file")};
  Opt<std::string> explainFile{
      this, "explain",
      llvm::cl::desc("Write a page to look at: modules and units, layouts, "
                     "memory, a simulated timeline, reasons"),
      llvm::cl::value_desc("file.html")};
  Opt<std::string> kernelReportFile{
      this, "kernel-report",
      llvm::cl::desc("Write what a step launches on a device, counted, and "
                     "estimates of its time: as JSON, or as tables to standard "
                     "output for -"),
      llvm::cl::value_desc("file")};
  Opt<std::string> kernelDevice{
      this, "kernel-device",
      llvm::cl::desc("The device of the estimates of --kernel-report: h100 "
                     "(default) or h200"),
      llvm::cl::value_desc("name"), llvm::cl::init("h100")};
  Opt<bool> printSchedule{
      this, "print-schedule",
      llvm::cl::desc("Print the schedule: when gathers and reductions start "
                     "and are awaited")};
  Opt<std::string> dumpDir{
      this, "dump-ir", llvm::cl::desc("Write the IR after each pass to files"),
      llvm::cl::value_desc("dir")};
  Opt<bool> lowered{
      this, "lowered",
      llvm::cl::desc("The input is what --emit=mlir wrote: only generate "
                     "code")};
  Opt<bool> dryRun{
      this, "dry-run",
      llvm::cl::desc("Stop when memory is planned, print the plan's sizes and "
                     "write nothing but a report; with --lowered, do "
                     "everything but write")};
  Opt<std::string> remarks{
      this, "remarks", llvm::cl::ValueOptional,
      llvm::cl::desc("Print the reasons for decisions: all, or those of "
                     "categories that match as a whole "
                     "(--remarks=fsdp-auto-wrap)"),
      llvm::cl::value_desc("regex")};
  Opt<bool> verifyEach{
      this, "verify-each",
      llvm::cl::desc(
          "Check the IR after each pass, not after each phase alone: "
          "for those who look for an error in a pass")};
  Opt<bool> verbose{this, "verbose",
                    llvm::cl::desc("Print how long each step takes")};

  /// The numbers of ranks to compile for, one after the other; none: those of
  /// --grid or of the input.
  SmallVector<int64_t> worlds;
  /// This command with the options that change the artifact, but for its number
  /// of ranks, and MODEL.mlir for the input: who lacks an artifact for another
  /// number is told it. Of files it has the names without folders, so that
  /// equal inputs make equal artifacts wherever they lie.
  std::string command;

  /// The devices that execute kernels; none: the processor does.
  std::optional<DeviceTarget> device;
  /// What estimates are for, with --kernel-report.
  const DeviceModel *model = nullptr;

private:
  int checkWords(ArrayRef<const char *> words);
  std::string suggestOption(StringRef name) const;
  std::string describeMismatch(const llvm::cl::Option *option, StringRef value);
  int checkFilesApart();
  int checkOutput();
  int checkTarget();
  int checkKernelReport();
  int checkWorlds();
  void noteCommand(ArrayRef<const char *> words);
  llvm::Error readWorlds();
  llvm::Error readGrid();

  Opt<std::string> world{
      this, "world",
      llvm::cl::desc("Number of ranks, at most 16384 in an artifact (default: "
                     "the grid of the input); with several numbers, as 4,8,16, "
                     "the artifact holds a step for each"),
      llvm::cl::value_desc("N[,M...]")};
  Opt<std::string> grid{
      this, "grid",
      llvm::cl::desc("Device grid: 2x4 are 8 ranks, 2 replicas of 4 with a "
                     "hybrid strategy; dp=4,tp=2 are 4 batches on 2 ranks each "
                     "(see --parallel-plan)"),
      llvm::cl::value_desc("RxS|NAME=N,...")};
  llvm::cl::list<std::string> paramGroups{
      "param-group",
      llvm::cl::desc("Parameters with hyper-parameters of their own: the first "
                     "pattern that matches counts; may be given several times. "
                     "The k-th group's are called name@k"),
      llvm::cl::value_desc("GLOB:name=value,..."), llvm::cl::cat(category)};
  Opt<unsigned> prefetch{
      this, "prefetch",
      llvm::cl::desc("Both --forward-prefetch and --backward-prefetch "
                     "(default: 1)"),
      llvm::cl::value_desc("N"), llvm::cl::init(1)};
};

} // namespace mlir::fsdp

#endif // FSDP_TOOLS_FSDP_COMPILE_OPTIONS_H
