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

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_CORE_DESCRIPTOR_H
