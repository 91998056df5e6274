//===- Descriptor.cpp - checking and naming collectives -------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Descriptor.h"

#include <cstdio>
#include <cstring>

using namespace fsdp::rt;

int64_t fsdp::rt::elementBytes(int32_t dtype) {
  static const int64_t bytes[] = {4, 8, 2, 2, 8, 4, 1, 1};
  return dtype >= 0 && dtype <= FSDP_RT_I1 ? bytes[dtype] : 0;
}

const char *fsdp::rt::elementName(int32_t dtype) {
  static const char *const names[] = {"f32", "f64", "f16", "bf16",
                                      "i64", "i32", "i8",  "i1"};
  return dtype >= 0 && dtype <= FSDP_RT_I1 ? names[dtype] : "unknown type";
}

const char *fsdp::rt::kindName(int32_t kind) {
  static const char *const names[] = {
      "all_gather", "reduce_scatter", "all_reduce", "copy",
      "slice",      "all_to_all",     "permute"};
  return kind >= 0 && kind <= FSDP_RT_PERMUTE ? names[kind] : "unknown";
}

static inline void mix(uint64_t &hash, uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15ull;
  hash ^= hash >> 32;
}

static inline uint64_t pack(int32_t high, int32_t low) {
  return static_cast<uint64_t>(static_cast<uint32_t>(high)) << 32 |
         static_cast<uint32_t>(low);
}

uint64_t fsdp::rt::signatureOf(const fsdp_rt_collective &desc) {
  uint64_t hash = 0x243F6A8885A308D3ull;
  mix(hash, pack(desc.kind, desc.channel));
  mix(hash, pack(desc.reduce, desc.mean));
  mix(hash, static_cast<uint64_t>(desc.num_parts));
  for (int64_t index = 0; index < desc.num_parts; ++index) {
    const fsdp_rt_part &part = desc.parts[index];
    for (const char *text = part.unit; text && *text; ++text)
      hash = (hash ^ static_cast<unsigned char>(*text)) * 0x100000001B3ull;
    mix(hash, pack(part.dtype, static_cast<int32_t>(part.num_segments)));
    mix(hash, static_cast<uint64_t>(part.full_bytes));
    mix(hash, static_cast<uint64_t>(part.shard_bytes));
    mix(hash, static_cast<uint64_t>(part.shift));
    for (int64_t item = 0; part.segments && item < part.num_segments; ++item) {
      const fsdp_rt_segment &segment = part.segments[item];
      mix(hash, static_cast<uint64_t>(segment.full_offset));
      mix(hash, static_cast<uint64_t>(segment.bytes));
      mix(hash, static_cast<uint64_t>(segment.origin));
      mix(hash, static_cast<uint64_t>(segment.chunk));
      mix(hash, static_cast<uint64_t>(segment.shard_base));
    }
  }
  return hash ? hash : 1;
}

int64_t fsdp::rt::fullBytes(const fsdp_rt_collective &desc) {
  int64_t bytes = 0;
  for (int64_t index = 0; index < desc.num_parts; ++index)
    bytes += desc.parts[index].full_bytes;
  return bytes;
}

const char *fsdp::rt::describe(const fsdp_rt_collective &desc, char *buffer,
                               size_t size) {
  size_t used = 0;
  auto add = [&](int written) {
    if (written > 0)
      used = std::min(size - 1, used + static_cast<size_t>(written));
  };
  add(std::snprintf(buffer, size, "%s%s", kindName(desc.kind),
                    desc.reduce == FSDP_RT_MAX ? " (max)"
                    : desc.mean                ? " (mean)"
                                               : ""));
  if (desc.kind == FSDP_RT_PERMUTE && desc.num_parts > 0)
    add(std::snprintf(buffer + used, size - used, " (by %d)",
                      desc.parts[0].shift));
  add(std::snprintf(buffer + used, size - used, " of "));
  int64_t shown = std::min<int64_t>(desc.num_parts, 4);
  for (int64_t index = 0; index < shown; ++index)
    add(std::snprintf(buffer + used, size - used, "%s'%s'", index ? ", " : "",
                      desc.parts[index].unit ? desc.parts[index].unit : "?"));
  if (shown < desc.num_parts)
    add(std::snprintf(buffer + used, size - used, " and %lld more",
                      static_cast<long long>(desc.num_parts - shown)));
  if (desc.num_parts == 0)
    add(std::snprintf(buffer + used, size - used, "no unit"));
  add(std::snprintf(buffer + used, size - used, " (%lld bytes, %s, channel ",
                    static_cast<long long>(fullBytes(desc)),
                    desc.num_parts ? elementName(desc.parts[0].dtype)
                                   : "no data"));
  if (desc.channel_name)
    std::snprintf(buffer + used, size - used, "%s)", desc.channel_name);
  else
    std::snprintf(buffer + used, size - used, "%d)", desc.channel);
  return buffer;
}

/// What is wrong with a segment, or null.
static const char *segmentError(const fsdp_rt_part &part,
                                const fsdp_rt_segment &segment, int64_t members,
                                int64_t element) {
  const int64_t limit = int64_t{1} << 56;
  for (int64_t value : {segment.full_offset, segment.bytes, segment.chunk,
                        segment.shard_base, -segment.origin, segment.origin})
    if (value > limit)
      return "a segment field is out of range";
  if (segment.bytes < 0 || segment.full_offset < 0 || segment.chunk < 0)
    return "a segment has a negative field";
  if (segment.bytes > 0 && segment.chunk == 0)
    return "a segment has bytes but no chunk";
  if (segment.full_offset + segment.bytes > part.full_bytes)
    return "a segment ends behind the full buffer";
  if (segment.full_offset % element || segment.bytes % element ||
      segment.origin % element || segment.chunk % element ||
      segment.shard_base % element)
    return "a segment cuts an element";
  if (segment.chunk > limit / members)
    return "a segment field is out of range";
  return nullptr;
}

/// What is wrong with a part of an all_to_all, or null.
static const char *exchangeError(const fsdp_rt_part &part, int64_t members,
                                 int64_t element) {
  if (part.full_bytes % members ||
      part.shard_bytes != part.full_bytes / members)
    return "pieces that are not the buffer divided by the members";
  if (part.num_segments != 2 && (part.num_segments || part.full_bytes))
    return "an all_to_all that has not two segments";
  if (part.num_segments && !part.segments)
    return "segments are missing";
  for (int64_t index = 0; index < part.num_segments; ++index) {
    const fsdp_rt_segment &segment = part.segments[index];
    if (const char *error = segmentError(part, segment, members, element))
      return error;
    if (segment.full_offset || segment.origin || segment.shard_base ||
        segment.bytes != part.full_bytes)
      return "a segment of an all_to_all that is not the whole buffer";
    if (segment.chunk && part.shard_bytes % segment.chunk)
      return "a piece ends inside a chunk";
  }
  return nullptr;
}

/// What is wrong with the members that a part goes to, or null.
static const char *shiftError(const fsdp_rt_collective &desc,
                              const fsdp_rt_part &part, int64_t members) {
  if (desc.kind != FSDP_RT_PERMUTE)
    return part.shift ? "a shift in what is no permute" : nullptr;
  if (part.shift < 0 || part.shift >= members)
    return "a shift that is out of range";
  return part.shift == desc.parts[0].shift ? nullptr
                                           : "another shift than part 0 has";
}

/// What is wrong with a part, or null.
static const char *partError(const fsdp_rt_collective &desc,
                             const fsdp_rt_part &part, int64_t members) {
  int64_t element = elementBytes(part.dtype);
  if (element == 0)
    return "unknown element type";
  if (part.full_bytes < 0 || part.shard_bytes < 0 || part.num_segments < 0)
    return "a negative size";
  if (desc.mean && part.dtype > FSDP_RT_BF16)
    return "a mean of integers";
  if (part.full_bytes % element || part.shard_bytes % element)
    return "a buffer ends inside an element";
  if (const char *error = shiftError(desc, part, members))
    return error;
  if (desc.kind == FSDP_RT_ALL_REDUCE)
    return nullptr;
  if (desc.kind == FSDP_RT_ALL_TO_ALL)
    return exchangeError(part, members, element);
  bool isWhole = part.shard_bytes == part.full_bytes && part.num_segments == 0;
  if (desc.kind == FSDP_RT_COPY)
    return isWhole ? nullptr
                   : "a copy of buffers of two sizes or with segments";
  if (desc.kind == FSDP_RT_PERMUTE)
    return isWhole ? nullptr
                   : "a permute of buffers of two sizes or with segments";
  if (part.num_segments > 0 && !part.segments)
    return "segments are missing";
  for (int64_t index = 0; index < part.num_segments; ++index)
    if (const char *error =
            segmentError(part, part.segments[index], members, element))
      return error;
  bool inside = true;
  for (int64_t member = 0; member < members; ++member)
    forEachPiece(part, member, [&](int64_t, int64_t shard, int64_t bytes) {
      inside &= shard >= 0 && shard + bytes <= part.shard_bytes;
    });
  return inside ? nullptr : "a segment lies outside the shard";
}

/// What is wrong with a descriptor apart from its parts, or null.
static const char *headerError(const fsdp_rt_collective &desc,
                               int64_t members) {
  if (desc.struct_size < static_cast<int64_t>(sizeof(desc)))
    return "a wrong struct_size";
  if (desc.kind < 0 || desc.kind > FSDP_RT_PERMUTE)
    return "an unknown kind";
  if (desc.reduce < 0 || desc.reduce > FSDP_RT_MAX)
    return "an unknown reduction";
  if (desc.mean < 0 || desc.mean > 1)
    return "a mean flag that is neither 0 nor 1";
  static const char *const reductions[] = {"a reduction in a gather",
                                           nullptr,
                                           nullptr,
                                           "a reduction in a copy",
                                           "a reduction in a slice",
                                           "a reduction in an all_to_all",
                                           "a reduction in a permute"};
  if (!reduces(desc) && (desc.reduce || desc.mean))
    return reductions[desc.kind];
  if (desc.kind == FSDP_RT_COPY && members != 1)
    return "a copy on a channel of several ranks";
  if (desc.reduce == FSDP_RT_MAX && desc.mean)
    return "a mean of maxima";
  if (desc.flags & ~FSDP_RT_SOURCE_STABLE)
    return "unknown flags";
  // Others read what it writes into its destinations, or its sources are the
  // destinations.
  if ((desc.flags & FSDP_RT_SOURCE_STABLE) && desc.kind != FSDP_RT_ALL_GATHER)
    return "FSDP_RT_SOURCE_STABLE, which is for gathers only";
  if (desc.num_parts < 0 || (desc.num_parts > 0 && !desc.parts))
    return "no parts";
  return nullptr;
}

/// The name of a collective that was checked by any rank, or null.
static const CollectiveName *findName(fsdp_rt_world &world,
                                      uint64_t signature) {
  std::lock_guard<std::mutex> guard(world.nameLock);
  auto found = world.names.find(signature);
  return found == world.names.end() ? nullptr : found->second.get();
}

static const CollectiveName *makeName(fsdp_rt_world &world,
                                      const fsdp_rt_collective &desc,
                                      uint64_t signature) {
  auto name = std::make_unique<CollectiveName>();
  char text[512];
  name->signature = signature;
  name->kind = desc.kind;
  name->channel = desc.channel;
  name->bytes = fullBytes(desc);
  name->dtype = desc.num_parts ? elementName(desc.parts[0].dtype) : "";
  name->text = describe(desc, text, sizeof(text));
  for (int64_t part = 0; part < desc.num_parts; ++part)
    name->units +=
        (part ? "," : "") +
        std::string(desc.parts[part].unit ? desc.parts[part].unit : "?");
  std::lock_guard<std::mutex> guard(world.nameLock);
  auto &slot = world.names[signature];
  if (!slot)
    slot = std::move(name);
  return slot.get();
}

int32_t fsdp::rt::checkDescriptor(fsdp_rt_context &ctx,
                                  const fsdp_rt_collective &desc,
                                  int64_t members,
                                  const CollectiveName *&name) {
  if (const char *error = headerError(desc, members))
    return fail(ctx, FSDP_RT_INVALID_ARGUMENT, "collective descriptor with %s",
                error);
  uint64_t signature = signatureOf(desc);
  const CollectiveName *&known = ctx.checked[signature % 256];
  if (!known || known->signature != signature) {
    const CollectiveName *found = findName(*ctx.world, signature);
    char text[512];
    for (int64_t index = 0; !found && index < desc.num_parts; ++index)
      if (const char *error = partError(desc, desc.parts[index], members))
        return fail(ctx, FSDP_RT_INVALID_ARGUMENT, "%s: unit '%s': %s",
                    describe(desc, text, sizeof(text)),
                    desc.parts[index].unit ? desc.parts[index].unit : "?",
                    error);
    known = found ? found : makeName(*ctx.world, desc, signature);
  }
  name = known;
  return FSDP_RT_OK;
}
