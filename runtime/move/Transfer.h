//===- Transfer.h - moving data that all members can read ------*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_MOVE_TRANSFER_H
#define FSDP_RUNTIME_MOVE_TRANSFER_H

#include "core/Descriptor.h"

namespace fsdp::rt {

/// A collective in the hands of one member that reads the memory of others, be
/// they threads or processes. The backend says where their buffers are.
class Mover {
public:
  /// `sources` has room for a pointer per member; `stream` bypasses caches.
  Mover(fsdp_rt_context &ctx, const Channel &channel,
        const fsdp_rt_collective &desc, const void **sources, bool stream)
      : ctx(ctx), channel(channel), desc(desc), sources(sources),
        stream(stream) {}
  virtual ~Mover() = default;

  virtual char *source(int64_t member, int64_t part) = 0;
  virtual char *target(int64_t member, int64_t part) = 0;

  /// Whether the memory of a member can be read. A reduction needs all.
  virtual bool isNear(int64_t) { return true; }

  /// Does this member's share of a collective that all members published:
  /// its own piece for an all_reduce, else everything. `ownIsThere`: without
  /// what gatherOwn() did.
  void transfer(bool ownIsThere = false);

  /// The part of a gather that needs no other member.
  void gatherOwn();

  /// Collects the pieces of an all_reduce that all members have reduced.
  void collect();

  /// Whether results bypass the caches. Whoever stores so calls
  /// finishStreaming() before others may read.
  bool streams() const { return stream; }

private:
  void moveAll(bool ownIsThere);
  void moveFrom(int64_t member);
  void reduceScatter();
  void copy(char *to, const char *from, int64_t bytes);
  void reduce(int64_t part, int64_t offset, char *to, int64_t bytes);

protected:
  fsdp_rt_context &ctx;
  const Channel &channel;
  const fsdp_rt_collective &desc;

private:
  const void **sources;
  bool stream;
};

/// Calls `visit(part, begin, bytes)` for the pieces of an all_reduce that
/// `member` of `members` reduces.
template <typename Visitor>
void forEachShare(const fsdp_rt_collective &desc, int64_t members,
                  int64_t member, Visitor visit) {
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    int64_t bytes = desc.parts[part].full_bytes;
    int64_t piece = ((bytes + members - 1) / members + 63) / 64 * 64;
    int64_t begin = std::min(bytes, member * piece);
    int64_t end = std::min(bytes, begin + piece);
    if (begin < end)
      visit(part, begin, end - begin);
  }
}

} // namespace fsdp::rt

#endif // FSDP_RUNTIME_MOVE_TRANSFER_H
