//===- FuzzSafetensors.cpp - files of tensors -----------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/Errors.h"
#include "io/Safetensors.h"

#include <cstddef>
#include <sys/mman.h>
#include <unistd.h>

using namespace fsdp::run;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  int file = memfd_create("fuzz", MFD_CLOEXEC);
  if (file < 0)
    return 0;
  if (write(file, data, size) == static_cast<ssize_t>(size)) {
    try {
      SafetensorsFile opened("/proc/self/fd/" + std::to_string(file));
      unsigned sum = 0;
      for (const auto &[name, tensor] : opened.tensors()) {
        const char *bytes = tensor.read();
        for (int64_t at = 0; at < tensor.bytes; ++at)
          sum += static_cast<unsigned char>(bytes[at]);
      }
      if (fileOrder(opened.tensors()).size() != opened.tensors().size())
        __builtin_trap();
      // All bytes are looked at.
      volatile unsigned kept = sum;
      (void)kept;
    } catch (const Error &) {
    }
  }
  close(file);
  return 0;
}
