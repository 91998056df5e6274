//===- FlatCollective.h - a collective of one flat unit --------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_RANKS_FLATCOLLECTIVE_H
#define FSDP_TRAIN_RANKS_FLATCOLLECTIVE_H

#include "fsdp_rt.h"

namespace fsdp::run {

/// A gather or reduction of one unit that is cut into equal pieces, one for
/// each rank of the world. What compiled steps have as constants.
class FlatCollective {
public:
  /// `bytes` of the whole unit, a multiple of the ranks; `name` outlives it.
  FlatCollective(int32_t kind, int32_t channel, const char *name, int32_t dtype,
                 int64_t ranks, int64_t bytes)
      : segment{0, bytes, 0, bytes / ranks, 0},
        part{name, dtype, 0, bytes, bytes / ranks, 1, &segment} {
    desc.struct_size = sizeof(desc);
    desc.kind = kind;
    desc.channel = channel;
    desc.id = -1;
    desc.num_parts = 1;
    desc.parts = &part;
  }
  FlatCollective(const FlatCollective &) = delete;
  FlatCollective &operator=(const FlatCollective &) = delete;

  /// Starts it and waits for it; returns the status.
  int32_t run(fsdp_rt_context *ctx, void *shard, void *full) const {
    bool gathers = desc.kind == FSDP_RT_ALL_GATHER;
    void *src = gathers ? shard : full, *dst = gathers ? full : shard;
    int64_t ticket = 0;
    if (int32_t status = fsdp_rt_start(ctx, &desc, &src, &dst, &ticket))
      return status;
    return fsdp_rt_wait(ctx, ticket);
  }

  fsdp_rt_collective desc = {};

private:
  fsdp_rt_segment segment;
  fsdp_rt_part part;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_RANKS_FLATCOLLECTIVE_H
