//===- Launcher.h - all ranks as processes of this machine -----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TOOLS_FSDP_RUN_LAUNCHER_H
#define FSDP_TOOLS_FSDP_RUN_LAUNCHER_H

#include "options/Options.h"

namespace fsdp::run {

/// Whether `fsdp-run --ranks` has started this process.
bool isLaunchedRank();

/// Starts a process of this program for each rank that the options ask for, and
/// waits for all of them. Hands SIGINT, SIGTERM and SIGUSR1 on; where a rank is
/// lost it starts all again from the last checkpoint, as often as the options
/// allow. Returns the status to exit with: 0, or that of the first failure.
/// Throws an Error.
int launchRanks(const Options &options, int argc, char **argv);

} // namespace fsdp::run

#endif // FSDP_TOOLS_FSDP_RUN_LAUNCHER_H
