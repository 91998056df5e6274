//===- FuzzFolder.cpp - texts that a run finds ----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/Errors.h"
#include "io/Files.h"
#include "loop/ExportedFolder.h"
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

static void readIndex(const std::string &path) {
  static const Manifest manifest = makeManifest();
  Weights weights(path, {}, manifest);
  weights.sample();
}

static void readConfig(const Folder &folder, const std::string &text) {
  std::string path = folder.write("/config.json", text);
  readWeightType(path);
  folder.write("/config.json", changeWeightType(path, "bf16"));
  if (readWeightType(path) != "bf16")
    std::abort();
}

static void readExported(const std::string &path) {
  TensorView view;
  view.dtype = "f32";
  view.shape = {2, 2};
  readAdapters(path, {{"w", view}, {"a", view}, {"b", view}});
}

/// What is kept once is kept again.
static void readLog(const Folder &folder, const std::string &text,
                    bool evaluates) {
  LossCurve curve;
  std::string kept = keptLines(folder.write("/log", text), 3, evaluates, curve);
  if (keptLines(folder.write("/log", kept), 3, evaluates, curve) != kept)
    std::abort();
}

/// The first byte says what the rest is.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const Folder folder;
  if (size == 0)
    return 0;
  std::string text(reinterpret_cast<const char *>(data + 1), size - 1);
  try {
    switch (*data) {
    case 'i':
      readIndex(folder.write("/w.json", text));
      break;
    case 'c':
      readConfig(folder, text);
      break;
    case 'x':
      readExported(folder.write("/fsdp.json", text));
      break;
    default:
      readLog(folder, text, *data == 'e');
    }
  } catch (const Error &) {
  }
  return 0;
}
