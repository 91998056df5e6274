//===- Backends.cpp - the backends by name --------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Backend.h"

#include <cstdio>
#include <cstring>

using namespace fsdp::rt;

static const Backend *const backends[] = {
    &embeddedBackend,
    &mpiBackend,
    &ncclBackend,
    &embeddedGpuBackend,
};

const Backend *fsdp::rt::findBackend(const char *name, char *text,
                                     size_t size) {
  std::string names;
  for (const Backend *backend : backends) {
    if (std::strcmp(backend->name, name) == 0)
      return backend;
    names += (names.empty() ? "" : ", ") + std::string(backend->name);
  }
  std::snprintf(text, size, "expected a backend of %s, got '%s'", names.c_str(),
                name);
  return nullptr;
}
