//===- Options.cpp - The command line of fsdp-compile ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using namespace mlir::fsdp;
namespace cl = llvm::cl;

int mlir::fsdp::fail(const Twine &message) {
  llvm::errs() << "fsdp-compile: error: " << message << "\n";
  return 1;
}

//===----------------------------------------------------------------------===//
// Before LLVM's parser
//===----------------------------------------------------------------------===//

/// The own option whose name is most like `name`, with a question; or nothing.
std::string CommandLine::suggestOption(StringRef name) const {
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

/// The same of that one among several options which is `option`.
template <typename... Choices>
static std::string listChoices(const cl::Option *option, StringRef value,
                               Choices &...choices) {
  std::string names;
  auto look = [&](auto &choice) {
    if (option == &choice)
      names = listChoices(choice.getParser(), value);
  };
  (look(choices), ...);
  return names;
}

/// What numbers the option takes, if it is among several ones that take some
/// and does not take the value; else empty.
template <typename... Numbers>
static std::string describeNumber(const cl::Option *option, StringRef value,
                                  Numbers &...numbers) {
  std::string expected;
  auto look = [&](auto &number) {
    if (option != &number)
      return;
    auto parsed = number.getValue();
    if constexpr (std::is_floating_point_v<decltype(parsed)>)
      expected = value.getAsDouble(parsed) ? "a number" : "";
    else if (value.getAsInteger(0, parsed))
      expected = std::is_signed_v<decltype(parsed)> ? "a whole number"
                                                    : "a whole number, at "
                                                      "least 0";
  };
  (look(numbers), ...);
  return expected;
}

/// What the value of an option has to be; empty if `value` is that.
std::string CommandLine::describeMismatch(const cl::Option *option,
                                          StringRef value) {
  std::string choices =
      listChoices(option, value, emit, pipeline.order, pipeline.tied,
                  pipeline.layout, pipeline.gradients, pipeline.compat,
                  pipeline.backwardOrder, pipeline.offload, pipeline.context);
  if (!choices.empty())
    return choices;
  uint32_t number;
  bool isNumber = !value.getAsInteger(0, number);
  if (llvm::is_contained<const cl::Option *>(
          {&prefetch, &pipeline.forwardPrefetch, &pipeline.backwardPrefetch},
          option) &&
      !isNumber)
    return "a number of windows, at least 0";
  std::string numbers = describeNumber(
      option, value, pipeline.chunkLoss, pipeline.sequenceDim,
      pipeline.alignment, pipeline.microBatches, pipeline.clipNorm,
      pipeline.clipValue, pipeline.maxInFlight, pipeline.maxReductions,
      pipeline.recomputeElementwise, pipeline.attentionBytes,
      pipeline.splitSums);
  if (!numbers.empty())
    return numbers;
  if (option == &remarks)
    return value.empty() || llvm::Regex(value).isValid()
               ? ""
               : "a regular expression";
  if (option->getValueExpectedFlag() == cl::ValueOptional &&
      option != &pipeline.scaler && !value.empty() &&
      !llvm::is_contained({"true", "false", "1", "0"}, value))
    return "true or false";
  return "";
}

/// Fails for options that do not exist, values that they do not take, and for a
/// second model, before LLVM's parser does with messages of its own.
int CommandLine::checkWords(ArrayRef<const char *> words) {
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
    // LLVM's options of these names are about its own code generation.
    if (!option || name == pipeline.startAfter.ArgStr ||
        name == pipeline.stopAfter.ArgStr)
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
// Behind LLVM's parser
//===----------------------------------------------------------------------===//

static llvm::Error error(const Twine &message) {
  return llvm::createStringError(std::error_code(), message.str());
}

/// The numbers of --world; the grid is that of the first.
llvm::Error CommandLine::readWorlds() {
  SmallVector<StringRef> numbers;
  StringRef(world).split(numbers, ',');
  for (StringRef number : numbers) {
    int64_t value;
    if (number.getAsInteger(10, value) || value < 1)
      return error("expected --world to be a number from 1, or several as "
                   "4,8, got '" +
                   Twine(world.getValue()) + "'");
    if (llvm::is_contained(worlds, value))
      return error("expected --world to have different numbers, got '" +
                   Twine(world.getValue()) + "'");
    worlds.push_back(value);
  }
  pipeline.grid.push_back(worlds.front());
  return llvm::Error::success();
}

/// The grid from --world or --grid; empty if neither is given.
llvm::Error CommandLine::readGrid() {
  bool hasWorld = world.getNumOccurrences();
  if (hasWorld && grid.getNumOccurrences())
    return error("expected --world or --grid, got both");
  if (hasWorld)
    return readWorlds();
  if (!grid.getNumOccurrences())
    return llvm::Error::success();
  StringRef text = grid;
  SmallVector<StringRef> sizes;
  bool hasNames = text.contains('=');
  text.split(sizes, hasNames ? ',' : 'x');
  for (StringRef size : sizes) {
    StringRef number = size;
    if (hasNames) {
      auto [name, count] = size.split('=');
      if (!size.contains('='))
        return error("expected a name and a size for each axis of --grid, as "
                     "dp=2,tp=2, got '" +
                     size + "' in '" + text + "'");
      if (!isModelAxis(name))
        return error("expected an axis of --grid to be called 'dp', "
                     "'dp_replicate', 'dp_shard', 'ep', 'tp' or 'cp', got '" +
                     name + "' in '" + text + "'");
      if (llvm::is_contained(pipeline.axisNames, name.str()))
        return error("expected axes of --grid of different names, got '" +
                     name + "' twice in '" + text + "'");
      pipeline.axisNames.push_back(name.str());
      number = count;
    }
    int64_t value;
    if (number.getAsInteger(10, value) || value < 1)
      return error("expected --grid to be at least 1, got '" + text + "'");
    pipeline.grid.push_back(value);
  }
  return llvm::Error::success();
}

/// What is written of one number of ranks is not written of several.
int CommandLine::checkWorlds() {
  if (worlds.size() < 2)
    return 0;
  StringRef what = emit != Emit::Shared        ? "--emit of anything but so"
                   : lowered                   ? "--lowered"
                   : !reportFile.empty()       ? "--report"
                   : !explainFile.empty()      ? "--explain"
                   : !kernelReportFile.empty() ? "--kernel-report"
                   : printSchedule             ? "--print-schedule"
                   : !dumpDir.empty()          ? "--dump-ir"
                                               : "";
  return what.empty() ? 0
                      : fail("not supported: " + what +
                             " with several numbers in --world; give one");
}

/// A word of a shell's command, in quotes where it needs them.
static std::string quoteWord(StringRef word) {
  bool isPlain = !word.empty() && llvm::all_of(word, [](char letter) {
    return llvm::isAlnum(letter) || StringRef("-_./=,:@%+").contains(letter);
  });
  std::string quoted = word.str();
  for (size_t at = 0; (at = quoted.find('\'', at)) != std::string::npos;
       at += 4)
    quoted.replace(at, 1, "'\\''");
  return isPlain ? quoted : "'" + quoted + "'";
}

/// The value of an option with files by their names alone.
static std::string dropFolders(StringRef option, StringRef value) {
  if (llvm::is_contained({"machine", "parallel-plan", "wrap-overrides"},
                         option))
    return llvm::sys::path::filename(value).str();
  if (option != "optimizer")
    return value.str();
  // FILE.mlir:@name, or several TURN=FILE.mlir:@name.
  std::string names = value.str();
  llvm::Regex folders("[^=,]*/");
  while (folders.match(names))
    names = folders.sub("", names);
  return names;
}

/// Where files lie does not change a byte of what is made.
void CommandLine::noteCommand(ArrayRef<const char *> words) {
  static const StringRef leftOut[] = {
      "o",
      "emit",
      "world",
      "report",
      "dump-ir",
      "dry-run",
      "explain",
      "kernel-report",
      "kernel-device",
      "remarks",
      "verbose",
      "cuda-path",
      "print-schedule",
      "linker",
      "runtime-dir",
      "verify-each",
  };
  // What was lowered is for its number of ranks alone.
  if (lowered)
    return;
  command = "fsdp-compile MODEL.mlir";
  for (size_t index = 1; index < words.size(); ++index) {
    StringRef word = words[index];
    if (word == "--")
      break;
    if (word.size() < 2 || word[0] != '-')
      continue;
    auto [name, value] = word.ltrim('-').split('=');
    bool hasValue = word.contains('=');
    bool needsValue =
        cl::getRegisteredOptions().lookup(name)->getValueExpectedFlag() ==
        cl::ValueRequired;
    if (needsValue && !hasValue)
      value = words[++index];
    if (llvm::is_contained(leftOut, name))
      continue;
    command += (" --" + name).str();
    if (needsValue || hasValue)
      command += (needsValue ? " " : "=") + quoteWord(dropFolders(name, value));
  }
}

/// There is a place for what is to be written.
int CommandLine::checkKernelReport() {
  model = findDeviceModel(kernelDevice);
  if (!model) {
    std::string names;
    for (const DeviceModel &known : getDeviceModels())
      names += (names.empty() ? "" : ", ") + known.name;
    return fail("expected --kernel-device to be one of " + names + ", got '" +
                kernelDevice + "'");
  }
  if (kernelReportFile.empty())
    return 0;
  if (!device || device->chips.empty())
    return fail("expected --target cuda:sm_NN with --kernel-report, got '" +
                pipeline.target + "'");
  if (emit == Emit::MLIR)
    return fail("expected no --emit=mlir with --kernel-report, which needs "
                "machine code");
  if (dryRun && !lowered)
    return fail("expected no --dry-run with --kernel-report, which needs "
                "machine code; without -o nothing else is written");
  return 0;
}

/// Whether two names are of one file, there or not.
static bool isSameFile(StringRef one, StringRef other) {
  if (llvm::sys::fs::equivalent(one, other))
    return true;
  SmallString<128> paths[] = {one, other};
  for (SmallString<128> &path : paths) {
    llvm::sys::fs::make_absolute(path);
    llvm::sys::path::remove_dots(path, /*remove_dot_dot=*/true);
  }
  return paths[0] == paths[1];
}

/// Nothing is written over what is read, or twice to one file.
int CommandLine::checkFilesApart() {
  SmallVector<std::pair<std::string, StringRef>> files;
  for (StringRef read :
       {StringRef(inputFile), StringRef(pipeline.parallelPlan),
        StringRef(pipeline.wrapOverrides), StringRef(pipeline.machine)})
    files.emplace_back("an input", read);
  if (!dumpDir.empty())
    files.emplace_back("--dump-ir", dumpDir);
  for (const Opt<std::string> *file :
       {&outputFile, &reportFile, &explainFile, &kernelReportFile}) {
    StringRef written = file->getValue();
    std::string name =
        (Twine(file == &outputFile ? "-" : "--") + file->ArgStr).str();
    // Devices, such as /dev/null, are written to as often as somebody likes.
    if (written.empty() || written == "-" ||
        (llvm::sys::fs::exists(written) &&
         !llvm::sys::fs::is_regular_file(written)))
      continue;
    for (const auto &[of, other] : files)
      if (isSameFile(written, other))
        return fail("expected a file of its own for " + name + ", got '" +
                    written + "', which is that of " + of);
    files.emplace_back(name, written);
  }
  return 0;
}

int CommandLine::checkOutput() {
  bool isBinary = emit == Emit::Shared || emit == Emit::Object;
  bool printsOnly = printSchedule || !reportFile.empty() ||
                    !explainFile.empty() || !kernelReportFile.empty();
  if (outputFile.empty() && isBinary && !dryRun && !printsOnly)
    return fail("expected an output file: -o step.so");
  if (emit == Emit::Shared && outputFile == "-")
    return fail("expected a file for the shared library: -o step.so, got -o -");
  if (outputFile.empty() && !printsOnly)
    outputFile.setValue("-");
  for (const Opt<std::string> *file :
       {&outputFile, &reportFile, &explainFile, &kernelReportFile})
    if (llvm::sys::fs::is_directory(file->getValue()))
      return fail("expected a file to write for -" +
                  Twine(file == &outputFile ? "" : "-") + file->ArgStr +
                  ", got the folder '" + file->getValue() + "'");
  if (int code = checkFilesApart())
    return code;
  if (llvm::sys::fs::exists(dumpDir) && !llvm::sys::fs::is_directory(dumpDir))
    return fail("expected --dump-ir to be a folder, got the file '" + dumpDir +
                "'");
  if (!runtimeDir.empty() && !llvm::sys::fs::is_directory(runtimeDir))
    return fail("expected --runtime-dir to be a folder, got '" + runtimeDir +
                "'");
  return 0;
}

/// What is to be written suits the target, and its tools are where they are
/// said to be.
int CommandLine::checkTarget() {
  if (!cudaPath.empty() && !llvm::sys::fs::is_directory(cudaPath))
    return fail("expected --cuda-path to be a folder, got '" + cudaPath + "'");
  if (pipeline.target == "cpu")
    return emit == Emit::PTX ? fail("expected --target cuda with --emit=ptx")
                             : 0;
  device = llvm::cantFail(parseDeviceTarget(pipeline.target));
  if (device->chips.empty() && emit == Emit::PTX)
    return fail("expected a target with PTX, got '" + pipeline.target + "'");
  device->toolkit = cudaPath;
  if (!pipeline.libdevice.getNumOccurrences() && !device->chips.empty() &&
      !hasLibdevice(*device)) {
    pipeline.libdevice = false;
    if (!lowered)
      llvm::errs() << "fsdp-compile: note: no libdevice was found; kernels "
                      "compute polynomials where it has functions\n";
  }
  return 0;
}

int CommandLine::read(ArrayRef<const char *> words) {
  cl::HideUnrelatedOptions(category);
  cl::SetVersionPrinter([](llvm::raw_ostream &os) {
    os << "fsdp-compile " FSDP_VERSION " (LLVM " LLVM_VERSION_STRING ")\n";
  });
  if (int code = checkWords(words.drop_front()))
    return code;
  std::string message;
  llvm::raw_string_ostream messages(message);
  if (!cl::ParseCommandLineOptions(
          static_cast<int>(words.size()), words.data(),
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
  if (!pipeline.forwardPrefetch.getNumOccurrences())
    pipeline.forwardPrefetch = prefetch.getValue();
  if (!pipeline.backwardPrefetch.getNumOccurrences())
    pipeline.backwardPrefetch = prefetch.getValue();
  for (const std::string &group : paramGroups)
    pipeline.paramGroups.push_back(group);
  if (llvm::Error error = readGrid())
    return fail(llvm::toString(std::move(error)));
  if (llvm::Error error = checkOptions(pipeline))
    return fail(llvm::toString(std::move(error)));
  if (int code = checkWorlds())
    return code;
  noteCommand(words);
  if (int code = checkTarget())
    return code;
  if (int code = checkKernelReport())
    return code;
  return checkOutput();
}
