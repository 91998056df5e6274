//===- FuzzMain.cpp - a corpus without libFuzzer --------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The main function of fuzzers in ordinary builds: each file of the folders
// that are named, as it is, cut at many places, and with many bytes changed.
// The same each time. With FSDP_ENABLE_FUZZERS libFuzzer takes its place.
//
//===----------------------------------------------------------------------===//

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void runOne(const std::string &bytes) {
  // Behind the end of its own memory: nothing else is there to be read.
  std::string own(bytes);
  own.shrink_to_fit();
  LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(own.data()),
                         own.size());
}

int main(int argc, char **argv) {
  constexpr size_t most = 300;
  size_t files = 0;
  for (int at = 1; at < argc; ++at)
    for (const auto &entry : std::filesystem::directory_iterator(argv[at])) {
      std::ifstream file(entry.path(), std::ios::binary);
      std::string bytes((std::istreambuf_iterator<char>(file)), {});
      runOne(bytes);
      size_t stride = std::max<size_t>(1, bytes.size() / most);
      for (size_t place = 0; place < bytes.size(); place += stride) {
        runOne(bytes.substr(0, place));
        for (int change : {0x01, 0x80, 0xff}) {
          std::string changed = bytes;
          changed[place] = static_cast<char>(changed[place] ^ change);
          runOne(changed);
        }
      }
      ++files;
    }
  std::printf("%zu files\n", files);
  return files == 0;
}
