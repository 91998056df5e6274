//===- Sharing.cpp - what processes of a run tell each other --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sharing.h"

int32_t fsdp::run::gatherBytes(fsdp_rt_context *ctx, const char *name,
                               const void *own, int64_t bytes,
                               std::vector<char> &all) {
  int64_t world = fsdp_rt_world_size(ctx);
  all.resize(static_cast<std::size_t>(world * bytes));
  fsdp_rt_segment segment = {0, world * bytes, 0, bytes, 0};
  fsdp_rt_part part = {name, FSDP_RT_I8, 0, world * bytes, bytes, 1, &segment};
  fsdp_rt_collective desc = {};
  desc.struct_size = sizeof(desc);
  desc.kind = FSDP_RT_ALL_GATHER;
  desc.channel = FSDP_RT_MAX_CHANNELS - 1;
  desc.id = -1;
  desc.num_parts = 1;
  desc.parts = &part;
  desc.channel_name = "fsdp-run";
  // A source is only read.
  void *src = const_cast<void *>(own), *dst = all.data();
  int64_t ticket = 0;
  fsdp_rt_start(ctx, &desc, &src, &dst, &ticket);
  return fsdp_rt_wait(ctx, ticket);
}
