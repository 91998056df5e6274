//===- Processes.cpp - ranks of the double in several processes -----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processes meet in a directory: each value is a file, which appears with all
// of its bytes at once.
//
//===----------------------------------------------------------------------===//

#include "Double.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <unistd.h>

using namespace fsdp::cuda_double;

static std::string pathOf(const std::string &key) {
  return std::string(std::getenv("FSDP_DOUBLE_SHARED")) + "/" + key;
}

bool fsdp::cuda_double::hasProcesses() {
  const char *directory = std::getenv("FSDP_DOUBLE_SHARED");
  return directory && *directory;
}

void fsdp::cuda_double::publish(const std::string &key,
                                const std::string &bytes) {
  static std::atomic<int64_t> next{0};
  std::string draft = pathOf("draft." + std::to_string(getpid()) + "." +
                             std::to_string(next.fetch_add(1)));
  std::ofstream(draft, std::ios::binary) << bytes;
  if (std::rename(draft.c_str(), pathOf(key).c_str()) != 0)
    misuse("FSDP_DOUBLE_SHARED is no directory");
}

bool fsdp::cuda_double::lookUp(const std::string &key, std::string &bytes) {
  std::ifstream file(pathOf(key), std::ios::binary);
  if (!file)
    return false;
  bytes.assign(std::istreambuf_iterator<char>(file), {});
  return true;
}

void fsdp::cuda_double::forget(const std::string &key) {
  std::remove(pathOf(key).c_str());
}
