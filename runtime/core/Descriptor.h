//===- Descriptor.h - checking and naming collectives -----------*- C++ -*-===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_CORE_DESCRIPTOR_H
#define FSDP_RUNTIME_CORE_DESCRIPTOR_H

#include "World.h"

#include <algorithm>

namespace fsdp::rt {

/// Bytes of an element, 0 for an unknown type.
int64_t elementBytes(int32_t dtype);

/// The name of an element type as manifests write it.
const char *elementName(int32_t dtype);

/// The name of a kind of collectives: "all_gather", ...
const char *kindName(int32_t kind);

/// A hash of everything members of a channel have to agree on. Never 0.
uint64_t signatureOf(const fsdp_rt_collective &desc);

/// Writes "all_gather of 'layers.0' (1120 bytes, f32, channel gather)".
/// Returns `buffer`.
const char *describe(const fsdp_rt_collective &desc, char *buffer, size_t size);

/// Checks a descriptor for `members` members and names it; fails the context if
/// it is bad.
int32_t checkDescriptor(fsdp_rt_context &ctx, const fsdp_rt_collective &desc,
                        int64_t members, const CollectiveName *&name);

/// Bytes of all full buffers.
int64_t fullBytes(const fsdp_rt_collective &desc);

/// Whether a collective adds, or takes maxima.
inline bool reduces(const fsdp_rt_collective &desc) {
  return desc.kind == FSDP_RT_REDUCE_SCATTER || desc.kind == FSDP_RT_ALL_REDUCE;
}

/// Whether no member needs anything of another.
inline bool isOwnAffair(const fsdp_rt_collective &desc) {
  return desc.kind == FSDP_RT_SLICE;
}

/// Bytes of the source and of the destination of a part.
inline int64_t sourceBytes(const fsdp_rt_collective &desc, int64_t part) {
  return desc.kind == FSDP_RT_ALL_GATHER ? desc.parts[part].shard_bytes
                                         : desc.parts[part].full_bytes;
}
inline int64_t targetBytes(const fsdp_rt_collective &desc, int64_t part) {
  bool scatters =
      desc.kind == FSDP_RT_REDUCE_SCATTER || desc.kind == FSDP_RT_SLICE;
  return scatters ? desc.parts[part].shard_bytes : desc.parts[part].full_bytes;
}

/// Calls `visit(fullOffset, shardOffset, bytes)` for each contiguous piece that
/// `member` owns.
template <typename Visitor>
inline void forEachPiece(const fsdp_rt_part &part, int64_t member,
                         Visitor visit) {
  for (int64_t index = 0; index < part.num_segments; ++index) {
    const fsdp_rt_segment &segment = part.segments[index];
    int64_t own = segment.origin + member * segment.chunk;
    int64_t begin = std::max(own, segment.full_offset);
    int64_t end =
        std::min(own + segment.chunk, segment.full_offset + segment.bytes);
    if (begin < end)
      visit(begin, segment.shard_base + begin - own, end - begin);
  }
}

/// An all_to_all: calls `visit(source, target, bytes, at)` for the contiguous
/// pieces of bytes [begin, end) of what goes from one member to another; `at`
/// counts these bytes, the first two are offsets in the full buffers.
template <typename Visitor>
inline void forEachExchanged(const fsdp_rt_part &part, int64_t members,
                             int64_t from, int64_t to, int64_t begin,
                             int64_t end, Visitor visit) {
  if (begin >= end)
    return;
  int64_t given = part.segments[0].chunk, taken = part.segments[1].chunk;
  for (int64_t at = begin; at < end;) {
    int64_t inGiven = at % given, inTaken = at % taken;
    int64_t bytes = std::min({end - at, given - inGiven, taken - inTaken});
    visit((at / given * members + to) * given + inGiven,
          (at / taken * members + from) * taken + inTaken, bytes, at);
    at += bytes;
  }
}

/// Of what does not reduce: calls `visit(source, target, bytes)` for each
/// contiguous piece that goes from the source of one member to the destination
/// of another, or of the same.
template <typename Visitor>
inline void forEachMove(const fsdp_rt_collective &desc, int64_t index,
                        int64_t members, int64_t from, int64_t to,
                        Visitor visit) {
  const fsdp_rt_part &part = desc.parts[index];
  switch (desc.kind) {
  case FSDP_RT_ALL_GATHER:
    return forEachPiece(part, from,
                        [&](int64_t full, int64_t shard, int64_t bytes) {
                          visit(shard, full, bytes);
                        });
  case FSDP_RT_SLICE:
    if (from == to)
      forEachPiece(part, from, visit);
    return;
  case FSDP_RT_ALL_TO_ALL:
    return forEachExchanged(part, members, from, to, 0, part.shard_bytes,
                            [&](int64_t source, int64_t target, int64_t bytes,
                                int64_t) { visit(source, target, bytes); });
  case FSDP_RT_PERMUTE:
    if ((from + part.shift) % members == to && part.full_bytes)
      visit(int64_t{0}, int64_t{0}, part.full_bytes);
    return;
  default:
    return;
  }
}

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CORE_DESCRIPTOR_H
