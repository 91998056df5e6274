//===- Sharing.cpp - what processes of a run tell each other --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/Sharing.h"
#include "loop/FlatCollective.h"

int32_t fsdp::run::gatherBytes(fsdp_rt_context *ctx, const char *name,
                               const void *own, int64_t bytes,
                               std::vector<char> &all) {
  int64_t world = fsdp_rt_world_size(ctx);
  all.resize(static_cast<std::size_t>(world * bytes));
  FlatCollective gather(FSDP_RT_ALL_GATHER, FSDP_RT_MAX_CHANNELS - 1, name,
                        FSDP_RT_I8, world, world * bytes);
  gather.desc.channel_name = "fsdp-run";
  // A source is only read.
  return gather.run(ctx, const_cast<void *>(own), all.data());
}
