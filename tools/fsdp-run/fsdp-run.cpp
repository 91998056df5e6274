//===- fsdp-run.cpp - runs compiled training steps ------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launcher.h"
#include "Profile.h"
#include "RankProcess.h"
#include "io/Printable.h"
#include "loop/Loop.h"

#include <csignal>
#include <cstdio>
#include <exception>

using namespace fsdp::run;

static int report(const std::exception &error) {
  std::fflush(stdout);
  std::fprintf(stderr, "fsdp-run: error: %s\n",
               printable(messageOf(error)).c_str());
  // Our launcher starts again what may go well then.
  bool isLost = dynamic_cast<const LostError *>(&error) != nullptr;
  return isLost && isLaunchedRank() ? kLostStatus : 1;
}

int main(int argc, char **argv) {
  try {
    Options options;
    // Of several processes the others would wait for this one.
    if (!tellingProcesses(options,
                          [&] { return parseOptions(argc, argv, options); }))
      return 0;
    // What has no reader any more or is larger than its limit is an error of
    // writing, to the end of the process, which writes what it still has.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    if (!options.profile.empty()) {
      profileMachine(options);
      return 0;
    }
    if (!options.ranks.empty() && !isLaunchedRank())
      return launchRanks(options, argc, argv);
    Artifact artifact = openArtifact(options);
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
