//===- Profile.h - what a machine needs for work and bytes -----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TOOLS_FSDP_RUN_PROFILE_H
#define FSDP_TOOLS_FSDP_RUN_PROFILE_H

#include "options/Options.h"

namespace fsdp::run {

/// Measures collectives and computation of this machine and writes a table of
/// costs to `options.profile`, as fsdp-compile --machine reads it. Throws an
/// Error.
void profileMachine(const Options &options);

} // namespace fsdp::run

#endif // FSDP_TOOLS_FSDP_RUN_PROFILE_H
