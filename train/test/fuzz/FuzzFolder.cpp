//===- FuzzFolder.cpp - texts that a run finds ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/Errors.h"
#include "io/Files.h"
#include "report/Reporter.h"
#include "state/Weights.h"

#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <unistd.h>

using namespace fsdp::run;

namespace {
/// One with a file of weights, which an index may name, as long as this lives.
class Folder {
public:
  Folder() {
    if (!mkdtemp(path.data()))
      std::abort();
    float value = 1;
    writeSafetensors(path + "/1.st",
                     {{"w", {"f32", {1}, reinterpret_cast<char *>(&value), 4}}},
                     {});
  }
  ~Folder() { removeFolder(path); }

  std::string write(const std::string &name, const std::string &text) const {
    std::ofstream(path + name, std::ios::binary) << text;
    return path + name;
  }

private:
  std::string path = "/tmp/fsdp-fuzz-XXXXXX";
};
} // namespace

/// A manifest with the state that the file has.
static Manifest makeManifest() {
  Manifest manifest;
  Buffer buffer;
  buffer.fqn = "w";
  buffer.dtype = "f32";
  buffer.shape = {1};
  manifest.buffers.push_back(buffer);
  return manifest;
}

/// The first byte says what the rest is: the index of weights, or a log.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const Folder folder;
  static const Manifest manifest = makeManifest();
  if (size == 0)
    return 0;
  std::string text(reinterpret_cast<const char *>(data + 1), size - 1);
  try {
    if (*data % 2 == 0) {
      Weights weights(folder.write("/w.json", text), {}, manifest);
      weights.sample();
      return 0;
    }
    LossCurve curve;
    std::string kept =
        keptLines(folder.write("/log", text), 3, *data % 4 == 1, curve);
    // What is kept once is kept again.
    if (keptLines(folder.write("/log", kept), 3, *data % 4 == 1, curve) != kept)
      std::abort();
  } catch (const Error &) {
  }
  return 0;
}
