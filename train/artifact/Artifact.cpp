//===- Artifact.cpp - a compiled step -------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "artifact/Artifact.h"
#include "artifact/LoadedFiles.h"
#include "artifact/Processor.h"
#include "io/Numbers.h"
#include "io/Printable.h"

#include <algorithm>
#include <cstring>
#include <dlfcn.h>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace fsdp::run;

/// Throws an Error if this processor can't execute the code of a library, as
/// far as that says what it needs.
static void expectExecutable(const std::string &path, void *library) {
  const auto *text =
      static_cast<const char *>(dlsym(library, FSDP_RT_TARGET_SYMBOL));
  if (!text)
    return;
  std::vector<std::string> features;
  std::string cpu, missing;
  try {
    nlohmann::json target = nlohmann::json::parse(text);
    target.at("features").get_to(features);
    target.at("cpu").get_to(cpu);
  } catch (const nlohmann::json::exception &) {
    throw Error(path + ": " + FSDP_RT_TARGET_SYMBOL +
                " does not say what it was compiled for; compile it again");
  }
  for (const std::string &feature : listMissingFeatures(features))
    missing += (missing.empty() ? "" : ", ") + feature;
  if (!missing.empty())
    throw Error(path + ": this processor lacks " + missing +
                ": the artifact was compiled for " + cpu +
                "; compile it on this machine, or with --target-cpu= and a "
                "processor whose features this one has, such as x86-64");
}

/// "4, 8 and 16".
static std::string listNumbers(const std::vector<int64_t> &numbers) {
  std::string text;
  for (size_t at = 0; at < numbers.size(); ++at)
    text += (at == 0                    ? ""
             : at + 1 == numbers.size() ? " and "
                                        : ", ") +
            std::to_string(numbers[at]);
  return text;
}

Artifact::Artifact(const std::string &path, int64_t ranks) : fileName(path) {
  expectOwnArchitecture(path);
  library = loadFile(path);
  if (!find(FSDP_RT_MODULE_SYMBOL))
    throw Error(path + ": not an artifact of fsdp-compile: it has no " +
                FSDP_RT_MODULE_SYMBOL);
  choose(ranks);
  expectExecutable(path, library);
  readModule();
  if (ranks && contents.world != ranks)
    failLack(ranks);
  for (const Entry &entry : contents.entries)
    function(entry);
  if (!contents.findEntry("step"))
    throw Error(path + ": manifest: no entry 'step'");
}

void *Artifact::find(const std::string &name) const {
  return dlsym(library, (name + suffix).c_str());
}

/// Finds the step for so many ranks among several; the first has plain names.
void Artifact::choose(int64_t ranks) {
  const auto *text = static_cast<const char *>(find(FSDP_RT_WORLDS_SYMBOL));
  if (!text)
    return;
  std::istringstream numbers(text);
  for (std::string number; std::getline(numbers, number, ',');) {
    int64_t value = 0;
    if (!parseInteger(number, 1, value))
      throw Error(fileName + ": " + FSDP_RT_WORLDS_SYMBOL +
                  " is no list of numbers; compile it again");
    worlds.push_back(value);
  }
  if (ranks == 0)
    throw Error(fileName + ": holds steps for " + listNumbers(worlds) +
                " ranks; choose with --world N (threads) or --ranks N "
                "(processes)");
  auto found = std::find(worlds.begin(), worlds.end(), ranks);
  if (found == worlds.end())
    failLack(ranks);
  if (found != worlds.begin())
    suffix = FSDP_RT_WORLD_SUFFIX + std::to_string(ranks);
}

/// Says which command makes what lacks.
void Artifact::failLack(int64_t ranks) const {
  const auto *command =
      static_cast<const char *>(dlsym(library, FSDP_RT_COMMAND_SYMBOL));
  // A grid of one axis that has a name of its own is one, too.
  bool isLine = contents.grid.size() < 2 &&
                !(command && std::strstr(command, " --grid "));
  std::string numbers;
  for (int64_t world :
       worlds.empty() ? std::vector<int64_t>{contents.world} : worlds)
    numbers += std::to_string(world) + ",";
  std::string makes = "compile it with --world " + std::to_string(ranks);
  if (!isLine)
    makes = "compile it for a grid of so many";
  else if (command)
    makes = "this makes one that has all: " + printable(command) + " --world " +
            numbers + std::to_string(ranks) + " -o " +
            shellWord(printable(fileName));
  if (!isLine && command)
    makes += std::string(", as by: ") + printable(command);
  throw Error(
      fileName + ": has no step for " + std::to_string(ranks) +
      " ranks, only for " +
      (worlds.empty() ? std::to_string(contents.world) : listNumbers(worlds)) +
      "; " + makes);
}

/// What the chosen step says of itself.
void Artifact::readModule() {
  description =
      static_cast<const fsdp_rt_module *>(find(FSDP_RT_MODULE_SYMBOL));
  if (!description)
    throw Error(fileName + ": has no " + FSDP_RT_MODULE_SYMBOL + suffix +
                "; compile it again");
  char text[256];
  if (fsdp_rt_module_check(description, text, sizeof(text)))
    throw Error(fileName + ": " + text);
  try {
    contents = parseManifest(
        std::string(description->manifest,
                    static_cast<size_t>(description->manifest_length)));
  } catch (const Error &error) {
    throw Error(fileName + ": " + error.what());
  }
  if (contents.hash != description->schedule_hash)
    throw Error(fileName + ": the hash of its manifest is not the hash of its "
                           "code; compile it again");
}

fsdp_rt_entry Artifact::function(const Entry &entry) const {
  void *symbol = find(entry.symbol);
  if (!symbol)
    throw Error(fileName + ": has no function " + entry.symbol + suffix +
                " for its entry '" + entry.name + "'");
  return reinterpret_cast<fsdp_rt_entry>(symbol);
}
