//===- Interpose.h - watching the C library's memory -----------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TOOLS_FSDP_RUN_INTERPOSE_H
#define FSDP_TOOLS_FSDP_RUN_INTERPOSE_H

namespace fsdp::run {

/// Lets reports know what this program counts, since it replaces memory
/// functions of the C library; under sanitizers and other C libraries nothing.
void watchMemory();

} // namespace fsdp::run

#endif // FSDP_TOOLS_FSDP_RUN_INTERPOSE_H
