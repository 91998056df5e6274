//===- Artifact.cpp - a compiled step -------------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "artifact/Artifact.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

using namespace fsdp::run;

Artifact::Artifact(const std::string &path) : fileName(path) {
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
