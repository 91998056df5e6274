//===- LoadedFiles.cpp - shared libraries of this process -----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "artifact/LoadedFiles.h"
#include "io/Errors.h"

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <mutex>
#include <sys/stat.h>
#include <tuple>
#include <vector>

using namespace fsdp::run;

namespace {
/// A file as it was when it was loaded. Its number is not given to another one
/// as long as it stays loaded.
struct LoadedFile {
  std::string path;
  struct stat status;

  bool isSameFile(const struct stat &other) const {
    return status.st_dev == other.st_dev && status.st_ino == other.st_ino;
  }
  bool isUnchanged(const struct stat &other) const {
    return isSameFile(other) && status.st_size == other.st_size &&
           std::tie(status.st_mtim.tv_sec, status.st_mtim.tv_nsec) ==
               std::tie(other.st_mtim.tv_sec, other.st_mtim.tv_nsec);
  }
};
} // namespace

void *fsdp::run::loadFile(const std::string &path) {
  static std::mutex mutex;
  static std::vector<LoadedFile> loaded;
  char resolved[PATH_MAX];
  struct stat status;
  if (!realpath(path.c_str(), resolved) || stat(resolved, &status) != 0)
    throw Error(path + ": can't open: " + std::strerror(errno));
  std::lock_guard<std::mutex> lock(mutex);
  for (const LoadedFile &file : loaded)
    if ((file.path == resolved || file.isSameFile(status)) &&
        !file.isUnchanged(status))
      throw Error(path + ": was replaced since this process loaded it, which "
                         "it can do once; start another process, or give the "
                         "new file another name");
  void *library = dlopen(resolved, RTLD_NOW | RTLD_LOCAL);
  if (!library)
    throw Error(path + ": can't load: " + dlerror());
  loaded.push_back({resolved, status});
  return library;
}
