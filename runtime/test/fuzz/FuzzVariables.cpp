//===- FuzzVariables.cpp - texts of the environment -----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "core/Fault.h"
#include "net/Launch.h"

#include <cstddef>
#include <cstdlib>

using namespace fsdp::rt;

/// The first byte says which variable has the rest.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  std::string text(reinterpret_cast<const char *>(data + 1), size - 1);
  if (*data == 'f') {
    std::deque<Fault> faults;
    parseFaults(text.c_str(), faults);
    return 0;
  }
  static const char *const names[] = {"SLURM_STEP_NODELIST", "SLURM_PROCID",
                                      "SLURM_NTASKS", "SLURM_JOB_ID",
                                      "MASTER_PORT"};
  for (const char *name : names)
    setenv(name, "1", 1);
  setenv("SLURM_NTASKS", "4", 1);
  setenv("SLURM_STEP_ID", "0", 1);
  setenv(names[*data % std::size(names)], text.c_str(), 1);
  Launch launch;
  std::string wrong = readLaunch(launch);
  if (wrong.empty() && (launch.rank < 0 || launch.rank >= launch.size ||
                        launch.size > FSDP_RT_MAX_RANKS))
    __builtin_trap();
  return 0;
}
