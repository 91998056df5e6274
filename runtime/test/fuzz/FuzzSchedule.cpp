//===- FuzzSchedule.cpp - texts of peers' schedules -----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Schedule.h"

#include <cstddef>

using namespace fsdp::rt;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  std::string text(reinterpret_cast<const char *>(data), size);
  fsdp_rt_module module = {sizeof(fsdp_rt_module),
                           FSDP_RT_ABI_VERSION,
                           0,
                           text.data(),
                           static_cast<int64_t>(text.size()),
                           17};
  Schedule own = readSchedule(module), theirs = fromText(text);
  firstDifference(own, theirs, 1);
  firstDifference(theirs, own, 1);
  if (fromText(toText(own)).hash != own.hash)
    __builtin_trap();
  return 0;
}
