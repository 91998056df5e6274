//===- Backends.cpp - the backends by name --------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Backend.h"
#include "net/Launch.h"

#include <cstdio>
#include <cstring>

using namespace fsdp::rt;

static const Backend *const backends[] = {
    &embeddedBackend,
    &mpiBackend,
    &ncclBackend,
    &embeddedGpuBackend,
};

/// The backend that suits how this process was started.
static const Backend *findLaunched(int64_t ranks, char *text, size_t size) {
  Launch launch;
  std::string error = readLaunch(launch);
  if (!error.empty()) {
    std::snprintf(text, size, "%s", error.c_str());
    return nullptr;
  }
  if (launch.kind == Launch::Kind::Alone || launch.size < 2)
    return &embeddedBackend;
  if (ranks == 0 || ranks == launch.size)
    return &mpiBackend;
  std::snprintf(text, size,
                "%s: expected as many processes as there are ranks, %lld, got "
                "%lld; backend 'embedded' runs all ranks in each of them",
                launch.source.c_str(), static_cast<long long>(ranks),
                static_cast<long long>(launch.size));
  return nullptr;
}

const Backend *fsdp::rt::findBackend(const char *name, int64_t ranks,
                                     char *text, size_t size) {
  if (!*name)
    return findLaunched(ranks, text, size);
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
