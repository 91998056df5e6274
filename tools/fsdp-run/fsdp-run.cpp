//===- fsdp-run.cpp - runs compiled training steps ------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Profile.h"
#include "io/Printable.h"
#include "loop/Loop.h"

#include <cstdio>
#include <exception>

using namespace fsdp::run;

static int report(const std::exception &error) {
  std::fflush(stdout);
  std::fprintf(stderr, "fsdp-run: error: %s\n",
               printable(error.what()).c_str());
  return 1;
}

int main(int argc, char **argv) {
  try {
    Options options;
    if (!parseOptions(argc, argv, options))
      return 0;
    if (!options.profile.empty()) {
      profileMachine(options);
      return 0;
    }
    Artifact artifact(options.artifact);
    Loop loop(options, artifact);
    // The message comes before the end of the ranks, which takes time.
    try {
      loop.run();
    } catch (const std::exception &error) {
      return report(error);
    }
    return 0;
  } catch (const std::exception &error) {
    return report(error);
  }
}
