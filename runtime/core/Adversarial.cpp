//===- Adversarial.cpp - finding buffers that are used in flight ----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"
#include "World.h"

#include <cstring>

using namespace fsdp::rt;

static uint64_t hashSources(const Operation &operation) {
  const fsdp_rt_collective &desc = *operation.desc;
  uint64_t hash = 1;
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    const char *from = operation.src[static_cast<size_t>(part)];
    int64_t bytes = sourceBytes(desc, part), position = 0;
    for (; position + 8 <= bytes; position += 8) {
      uint64_t word;
      std::memcpy(&word, from + position, 8);
      hash = (hash ^ word) * 0x9E3779B97F4A7C15ull;
      hash ^= hash >> 29;
    }
    for (; position < bytes; ++position)
      hash = (hash ^ static_cast<unsigned char>(from[position])) *
             0x9E3779B97F4A7C15ull;
  }
  return hash;
}

/// Calls `visit(begin, bytes)` for the parts of the destination that this
/// member receives and that are not a source at the same time.
template <typename Visitor>
static void visitDestination(const Channel &channel, const Operation &operation,
                             Visitor visit) {
  const fsdp_rt_collective &desc = *operation.desc;
  auto offer = [&](char *begin, int64_t bytes) {
    for (int64_t part = 0; part < desc.num_parts; ++part) {
      char *from = operation.src[static_cast<size_t>(part)];
      if (begin < from + sourceBytes(desc, part) && from < begin + bytes)
        return;
    }
    visit(begin, bytes);
  };
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    const fsdp_rt_part &info = desc.parts[part];
    char *to = operation.dst[static_cast<size_t>(part)];
    if (desc.kind == FSDP_RT_REDUCE_SCATTER || desc.kind == FSDP_RT_SLICE)
      forEachPiece(info, channel.me,
                   [&](int64_t, int64_t shard, int64_t bytes) {
                     offer(to + shard, bytes);
                   });
    else if (desc.kind == FSDP_RT_ALL_GATHER)
      for (int64_t member = 0; member < channel.group->size(); ++member)
        forEachPiece(info, member, [&](int64_t full, int64_t, int64_t bytes) {
          offer(to + full, bytes);
        });
    else
      offer(to, info.full_bytes);
  }
}

void fsdp::rt::conceal(Channel &channel, Operation &operation) {
  visitDestination(channel, operation, [](char *begin, int64_t bytes) {
    std::memset(begin, 0xff, static_cast<size_t>(bytes));
  });
  operation.sourceHash = hashSources(operation);
}

int32_t fsdp::rt::checkConcealed(fsdp_rt_context &ctx, Channel &channel,
                                 Operation &operation) {
  if (hashSources(operation) != operation.sourceHash)
    return fail(ctx, FSDP_RT_DATA_RACE,
                "a source of %s was written between start and wait",
                operation.name->text.c_str());
  bool clean = true;
  visitDestination(channel, operation, [&](char *begin, int64_t bytes) {
    for (int64_t index = 0; index < bytes; ++index)
      clean &= begin[index] == '\xff';
  });
  if (clean)
    return FSDP_RT_OK;
  return fail(ctx, FSDP_RT_DATA_RACE,
              "a destination of %s was written between start and wait",
              operation.name->text.c_str());
}
