//===- Pieces.cpp - what members send to one another ----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each pair of members of an all_to_all or permute has one message for each
// part. NCCL wants it contiguous: pieces that consist of several chunks are
// packed behind each other before the group, and unpacked behind it. What a
// member keeps is no business of NCCL's.
//
//===----------------------------------------------------------------------===//

#include "Cuda.h"
#include "core/Descriptor.h"

#include <climits>

using namespace fsdp::rt;
using namespace fsdp::rt::cuda;

void fsdp::rt::cuda::copyRows(const Api &api, Outcome &outcome,
                              cudaStream_t stream, char *to, int64_t toPitch,
                              const char *from, int64_t fromPitch,
                              int64_t width, int64_t rows) {
  // CUDA limits the distance of rows.
  if (rows > 1 && std::max(toPitch, fromPitch) <= INT_MAX) {
    noteCuda(api, outcome, "cudaMemcpy2DAsync",
             api.cudaMemcpy2DAsync(
                 to, static_cast<size_t>(toPitch), from,
                 static_cast<size_t>(fromPitch), static_cast<size_t>(width),
                 static_cast<size_t>(rows), cudaMemcpyDefault, stream));
    return;
  }
  for (int64_t row = 0; row < rows; ++row)
    noteCuda(api, outcome, "cudaMemcpyAsync",
             api.cudaMemcpyAsync(to + row * toPitch, from + row * fromPitch,
                                 static_cast<size_t>(width), cudaMemcpyDefault,
                                 stream));
}

/// Whether the pieces of a buffer lie behind each other, in their order.
static bool isInOrder(const fsdp_rt_part &part, int64_t side, int64_t members) {
  return members == 1 || part.segments[side].chunk == part.shard_bytes;
}

static int64_t alignedBytes(int64_t bytes) { return (bytes + 255) / 256 * 256; }

Pieces::Pieces(fsdp_rt_context &ctx, const Channel &channel,
               const Operation &operation, Outcome &outcome)
    : ctx(ctx), api(worldOf(ctx).api), operation(operation),
      desc(*operation.desc), communicator(*stateOf(channel).communicator),
      me(channel.me), members(channel.group->size()), outcome(outcome) {}

/// Calls `visit(part, given, taken)` for the parts of an all_to_all that have
/// data, with where all pieces that are sent, and all that are received, lie
/// behind each other. Returns the room that packed ones need.
template <typename Visitor>
int64_t Pieces::forEachPart(Visitor visit) const {
  int64_t used = 0;
  for (int64_t index = 0; index < desc.num_parts; ++index) {
    const fsdp_rt_part &part = desc.parts[index];
    if (part.full_bytes == 0)
      continue;
    char *places[] = {operation.src[static_cast<size_t>(index)],
                      operation.dst[static_cast<size_t>(index)]};
    for (int64_t side : {0, 1})
      if (!isInOrder(part, side, members)) {
        // Whoever asks for the room has none yet.
        places[side] =
            communicator.pieces ? communicator.pieces + used : nullptr;
        used += alignedBytes(part.full_bytes);
      }
    visit(index, places[0], places[1]);
  }
  return used;
}

int64_t Pieces::room() const {
  return desc.kind == FSDP_RT_ALL_TO_ALL
             ? forEachPart([](int64_t, const char *, const char *) {})
             : 0;
}

void Pieces::pack() {
  if (desc.kind != FSDP_RT_ALL_TO_ALL)
    return;
  forEachPart([&](int64_t index, char *given, const char *) {
    const fsdp_rt_part &part = desc.parts[index];
    const char *src = operation.src[static_cast<size_t>(index)];
    int64_t chunk = part.segments[0].chunk, piece = part.shard_bytes;
    for (int64_t member = 0; given != src && member < members; ++member)
      copyRows(api, outcome, communicator.stream, given + member * piece, chunk,
               src + member * chunk, members * chunk, chunk, piece / chunk);
  });
}

void Pieces::unpack() {
  if (desc.kind != FSDP_RT_ALL_TO_ALL)
    return;
  forEachPart([&](int64_t index, const char *given, char *taken) {
    const fsdp_rt_part &part = desc.parts[index];
    char *dst = operation.dst[static_cast<size_t>(index)];
    int64_t chunk = part.segments[1].chunk, piece = part.shard_bytes;
    copyRows(api, outcome, communicator.stream, taken + me * piece, piece,
             given + me * piece, piece, piece, 1);
    for (int64_t member = 0; taken != dst && member < members; ++member)
      copyRows(api, outcome, communicator.stream, dst + member * chunk,
               members * chunk, taken + member * piece, chunk, chunk,
               piece / chunk);
  });
}

void Pieces::send(int64_t index, int64_t member, const char *from,
                  int64_t bytes) {
  noteNccl(api, outcome, "ncclSend",
           api.ncclSend(from, countOf(desc, index, bytes),
                        typeOf(desc.parts[index].dtype),
                        static_cast<int>(member), communicator.handle,
                        communicator.stream),
           communicator.handle);
}

void Pieces::receive(int64_t index, int64_t member, char *to, int64_t bytes) {
  noteNccl(api, outcome, "ncclRecv",
           api.ncclRecv(to, countOf(desc, index, bytes),
                        typeOf(desc.parts[index].dtype),
                        static_cast<int>(member), communicator.handle,
                        communicator.stream),
           communicator.handle);
}

void Pieces::exchange() {
  ctx.stats.bytes_gathered += fullBytes(desc);
  if (desc.kind == FSDP_RT_PERMUTE)
    return permute();
  forEachPart([&](int64_t index, const char *given, char *taken) {
    int64_t piece = desc.parts[index].shard_bytes;
    // Not all send to the same member first.
    for (int64_t step = 1; step < members; ++step) {
      int64_t to = (me + step) % members,
              from = (me + members - step) % members;
      send(index, to, given + to * piece, piece);
      receive(index, from, taken + from * piece, piece);
    }
  });
}

void Pieces::permute() {
  for (int64_t index = 0; index < desc.num_parts; ++index) {
    const fsdp_rt_part &part = desc.parts[index];
    auto at = static_cast<size_t>(index);
    if (part.full_bytes == 0)
      continue;
    if (part.shift == 0) {
      copyRows(api, outcome, communicator.stream, operation.dst[at], 0,
               operation.src[at], 0, part.full_bytes, 1);
      continue;
    }
    send(index, (me + part.shift) % members, operation.src[at],
         part.full_bytes);
    receive(index, (me + members - part.shift) % members, operation.dst[at],
            part.full_bytes);
  }
}

int32_t fsdp::rt::cuda::reservePieces(fsdp_rt_context &ctx, Channel &channel,
                                      const Operation &operation) {
  Outcome outcome;
  DeviceRank &rank = rankOf(ctx);
  Communicator &communicator = *stateOf(channel).communicator;
  int64_t bytes = Pieces(ctx, channel, operation, outcome).room();
  if (bytes <= communicator.pieceBytes)
    return FSDP_RT_OK;
  void *memory = nullptr;
  FSDP_TRY_CUDA(ctx, rank.world.api, cudaMalloc,
                (&memory, static_cast<size_t>(bytes)));
  // Graphs may have what was there before.
  rank.pieces.push_back(memory);
  communicator.pieces = static_cast<char *>(memory);
  communicator.pieceBytes = bytes;
  return FSDP_RT_OK;
}

int32_t fsdp::rt::cuda::completeIssue(fsdp_rt_context &ctx, Channel &channel,
                                      const Operation &operation,
                                      cudaEvent_t done) {
  DeviceRank &rank = rankOf(ctx);
  const Api &api = rank.world.api;
  Outcome outcome;
  {
    std::lock_guard<std::mutex> guard(rank.lock);
    if (int32_t status = statusOf(*ctx.world))
      return status;
    if (!rank.world.shared)
      Pieces(ctx, channel, operation, outcome).unpack();
    noteCuda(api, outcome, "cudaEventRecord",
             api.cudaEventRecord(done, stateOf(channel).communicator->stream));
  }
  return judge(ctx, outcome, operation.name->text.c_str());
}
