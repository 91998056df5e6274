//===- Artifact.cpp - a compiled step -------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "artifact/Artifact.h"
#include "artifact/Processor.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <nlohmann/json.hpp>

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

Artifact::Artifact(const std::string &path) : fileName(path) {
  expectOwnArchitecture(path);
  char *resolved = realpath(path.c_str(), nullptr);
  if (!resolved)
    throw Error(path + ": can't open: " + std::strerror(errno));
  library = dlopen(resolved, RTLD_NOW | RTLD_LOCAL);
  std::free(resolved);
  if (!library)
    throw Error(path + ": can't load: " + dlerror());
  description = static_cast<const fsdp_rt_module *>(
      dlsym(library, FSDP_RT_MODULE_SYMBOL));
  if (!description)
    throw Error(path + ": not an artifact of fsdp-compile: it has no " +
                FSDP_RT_MODULE_SYMBOL);
  expectExecutable(path, library);
  char text[256];
  if (fsdp_rt_module_check(description, text, sizeof(text)))
    throw Error(path + ": " + text);
  try {
    contents = parseManifest(
        std::string(description->manifest,
                    static_cast<size_t>(description->manifest_length)));
  } catch (const Error &error) {
    throw Error(path + ": " + error.what());
  }
  if (contents.hash != description->schedule_hash)
    throw Error(path + ": the hash of its manifest is not the hash of its "
                       "code; compile it again");
  for (const Entry &entry : contents.entries)
    function(entry);
  if (!contents.findEntry("step"))
    throw Error(path + ": manifest: no entry 'step'");
}

fsdp_rt_entry Artifact::function(const Entry &entry) const {
  void *symbol = dlsym(library, entry.symbol.c_str());
  if (!symbol)
    throw Error(fileName + ": has no function " + entry.symbol +
                " for its entry '" + entry.name + "'");
  return reinterpret_cast<fsdp_rt_entry>(symbol);
}
