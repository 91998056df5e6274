//===- Sharing.h - what processes of a run tell each other -----*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_LOOP_SHARING_H
#define FSDP_TRAIN_LOOP_SHARING_H

#include "fsdp_rt.h"

#include <cstddef>
#include <vector>

namespace fsdp::run {

/// Gathers `bytes` from every rank, in rank order; every rank calls it. On a
/// channel that no artifact uses. Returns the status.
int32_t gatherBytes(fsdp_rt_context *ctx, const char *name, const void *own,
                    int64_t bytes, std::vector<char> &all);

} // namespace fsdp::run

#endif // FSDP_TRAIN_LOOP_SHARING_H
