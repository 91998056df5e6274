//===- FuzzCheckpoint.cpp - manifest.json of checkpoints ------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The checksum at the end is made to fit: what was forged is to be found by
// what it says.
//
//===----------------------------------------------------------------------===//

#include "checkpoint/CheckpointManifest.h"
#include "io/Errors.h"

#include <cstddef>

using namespace fsdp::run;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string text(reinterpret_cast<const char *>(data), size);
  std::string sealed = text + ",\"crc32c\":\"" +
                       checksumText(crc32c(text.data(), text.size())) + "\"}\n";
  for (const std::string &each : {text, sealed})
    try {
      CheckpointInfo info = parseCheckpoint(each);
      if (info.step < 0 || info.serial < 0)
        __builtin_trap();
    } catch (const Error &) {
    }
  return 0;
}
