//===- Exchange.cpp - collectives with members on other nodes -------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exchange.h"
#include "Process.h"
#include "move/Kernels.h"

#include <algorithm>
#include <cstring>
#include <sys/mman.h>
#include <utility>

using namespace fsdp::rt;
using namespace fsdp::rt::process;

/// Messages of all channels: tags of a world are 256 numbers.
int Exchange::tag(Tag tag) const {
  return worldOf(ctx).tags + channel.number * 4 + tag;
}

Exchange::Exchange(fsdp_rt_context &ctx, Channel &channel,
                   std::vector<int64_t> far, Transport &transport,
                   std::unique_ptr<Transport> own)
    : ctx(ctx), channel(channel), ownTransport(std::move(own)),
      transport(transport), window(std::min(transport.window(), maxWindow)) {
  auto count = static_cast<int64_t>(far.size());
  // All scratch memory of a channel stays below 32 MiB or 64 KiB a chunk.
  int64_t share = (int64_t{16} << 20) / (count * window) / 65536 * 65536;
  chunk = std::clamp<int64_t>(
      environmentInteger("FSDP_CHUNK_BYTES", transport.chunkBytes()) / 64 * 64,
      64, std::max<int64_t>(share, 65536));
  size_t depth = channel.operations.size();
  announced.resize(depth * far.size());
  announcing.resize(depth * far.size());
  scratchBytes = static_cast<size_t>(2 * count * window * chunk);
  // Pages that are never used are never there.
  void *memory = mmap(nullptr, scratchBytes, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  scratch = memory == MAP_FAILED ? nullptr : static_cast<char *>(memory);
  fars.resize(far.size());
  relayEnds.resize(static_cast<size_t>(channel.group->size()));
  for (size_t index = 0; index < far.size(); ++index) {
    Far &one = fars[index];
    one.member = far[index];
    one.rank = channel.group->ranks[static_cast<size_t>(one.member)];
    one.headers.resize(2 * depth);
    one.in.scratch = scratch + 2 * static_cast<int64_t>(index) * window * chunk;
    one.out.scratch = one.in.scratch + window * chunk;
  }
}

Exchange::~Exchange() {
  if (statusOf(*ctx.world) && !transport.letsGo()) {
    // Nobody frees what messages may still be read from and written to.
    new std::vector<Far>(std::move(fars));
    new std::vector<Header>(std::move(announced));
    return;
  }
  for (Far &far : fars)
    transport.cancel(far.incoming);
  if (scratch)
    munmap(scratch, scratchBytes);
}

int32_t Exchange::check(const std::string &error, const Far &far) {
  if (error.empty())
    return FSDP_RT_OK;
  return fail(ctx, FSDP_RT_PEER_FAILED, "messages with rank %lld: %s",
              static_cast<long long>(far.rank), error.c_str());
}

/// Fails if a member that is still there can't be heard any more.
int32_t Exchange::checkLoss(const Far &far) {
  if (progressOf(*ctx.world, far.rank).ended.load())
    return FSDP_RT_OK;
  return check(transport.findLoss(far.rank), far);
}

//===----------------------------------------------------------------------===//
// Headers
//===----------------------------------------------------------------------===//

/// Whether a far member and this one have messages for each other: of a gather
/// one of each node receives for the others, who compare with it, and a barrier
/// is over when all of the node have met those.
bool Exchange::isLinked(const fsdp_rt_collective &desc, const Far &far) const {
  const Relays &relays = stateOf(channel).relays;
  bool isShared = desc.kind == FSDP_RT_ALL_GATHER || desc.num_parts == 0;
  return !isShared || relays.receives(far.member) || relays.sendsTo(far.member);
}

/// Whether what comes from far members is shared on the node.
bool Exchange::isRelayed() const {
  return current->desc->kind == FSDP_RT_ALL_GATHER &&
         stateOf(channel).relays.areShared();
}

int32_t Exchange::announce(const Operation &operation) {
  if (!scratch)
    return fail(ctx, FSDP_RT_OUT_OF_MEMORY, "can't map memory for messages");
  size_t slot = operation.sequence % channel.operations.size() * fars.size();
  for (size_t index = 0; index < fars.size(); ++index) {
    if (!isLinked(*operation.desc, fars[index]))
      continue;
    if (!std::exchange(fars[index].isOpen, true))
      if (int32_t status = check(transport.open(fars[index].rank), fars[index]))
        return status;
    Request &request = announcing[slot + index];
    // That of a collective that everyone has finished since.
    for (bool done = request == 0; !done;) {
      int32_t status = check(transport.test(request, done), fars[index]);
      if (!status && !done)
        status = checkLoss(fars[index]);
      if (status || (status = statusOf(*ctx.world)))
        return status;
    }
    Header &header = announced[slot + index];
    header.sequence = operation.sequence;
    header.signature = operation.signature;
    writeName(operation, header.text);
    if (int32_t status =
            check(transport.send(&header, sizeof(header), fars[index].rank,
                                 tag(HeaderTag), request),
                  fars[index]))
      return status;
  }
  if (isOwnAffair(*operation.desc) && !undelivered)
    undelivered = operation.sequence;
  bool moved = false;
  return listen(moved);
}

/// Compares with a far member; `known` if it has started the collective.
int32_t Exchange::compare(const Operation &operation, const Far &far,
                          bool &known) {
  const Header &header = far.headers[operation.sequence % far.headers.size()];
  known = header.sequence == operation.sequence;
  if (!known)
    return checkLoss(far);
  if (header.signature == operation.signature)
    return FSDP_RT_OK;
  return failMismatch(ctx, channel, operation, far.member, header.text);
}

/// Whether the headers of a collective are sent.
int32_t Exchange::testHeaders(uint64_t sequence, bool &sent) {
  sent = true;
  size_t slot = sequence % channel.operations.size() * fars.size();
  for (size_t index = 0; index < fars.size(); ++index) {
    Request &request = announcing[slot + index];
    bool done = request == 0;
    if (!done)
      if (int32_t status = check(transport.test(request, done), fars[index]))
        return status;
    sent &= done;
  }
  return FSDP_RT_OK;
}

int32_t Exchange::deliver(bool &moved) {
  while (undelivered) {
    bool sent = false;
    int32_t status = testHeaders(undelivered, sent);
    if (status || !sent)
      return status;
    moved = true;
    undelivered = undelivered + 1 < channel.next ? undelivered + 1 : 0;
  }
  return FSDP_RT_OK;
}

int32_t Exchange::isKnown(const Operation &operation, bool &known) {
  if (int32_t status = testHeaders(operation.sequence, known))
    return status;
  for (const Far &far : fars) {
    bool one = false;
    if (int32_t status = compare(operation, far, one))
      return status;
    known &= one;
  }
  return FSDP_RT_OK;
}

int32_t Exchange::listen(bool &moved) {
  for (Far &far : fars)
    while (far.isOpen) {
      bool done = false;
      std::string error =
          far.incoming
              ? transport.test(far.incoming, done)
              : transport.receive(&far.header, sizeof(far.header), far.rank,
                                  tag(HeaderTag), far.incoming);
      if (int32_t status = check(error, far))
        return status;
      if (!done && far.incoming)
        break;
      if (!done)
        continue;
      moved = true;
      uint64_t sequence = far.header.sequence;
      // It is printed.
      far.header.text[sizeof(far.header.text) - 1] = 0;
      far.headers[sequence % far.headers.size()] = far.header;
      const Operation &own = channel.at(sequence);
      bool known;
      if (own.sequence == sequence)
        if (int32_t status = compare(own, far, known))
          return status;
    }
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Pieces and chunks
//===----------------------------------------------------------------------===//

Exchange::Route Exchange::routeTo(Tag kind, const Far &far) const {
  return {kind, channel.me, far.member};
}

Exchange::Route Exchange::routeFrom(Tag kind, const Far &far) const {
  return {kind, far.member, channel.me};
}

/// Calls `visit(part, source, target, bytes)` for the pieces of a route, with
/// their places on both sides.
template <typename Visitor>
void Exchange::visitPieces(const Route &route, Visitor visit) const {
  const fsdp_rt_collective &desc = *current->desc;
  int64_t members = channel.group->size();
  // Sources go to who reduces them, results come from there.
  int64_t owner = route.kind == ReduceTag ? route.to : route.from;
  if (desc.kind == FSDP_RT_ALL_REDUCE)
    return forEachShare(desc, members, owner,
                        [&](int64_t part, int64_t begin, int64_t bytes) {
                          visit(part, begin, begin, bytes);
                        });
  for (int64_t part = 0; part < desc.num_parts; ++part)
    if (desc.kind == FSDP_RT_REDUCE_SCATTER)
      forEachPiece(desc.parts[part], owner,
                   [&](int64_t full, int64_t shard, int64_t bytes) {
                     visit(part, full, shard, bytes);
                   });
    else
      forEachMove(desc, part, members, route.from, route.to,
                  [&](int64_t source, int64_t target, int64_t bytes) {
                    visit(part, source, target, bytes);
                  });
}

/// Where summands travel, every piece begins at a multiple of 8 bytes of the
/// row of chunks, so that no element is cut.
int64_t Exchange::nextPiece(int64_t position) const {
  return reduces(*current->desc) ? (position + 7) / 8 * 8 : position;
}

int64_t Exchange::bytesOf(const Route &route) const {
  int64_t total = 0;
  const fsdp_rt_collective &desc = *current->desc;
  if (desc.kind == FSDP_RT_ALL_TO_ALL) {
    for (int64_t part = 0; part < desc.num_parts; ++part)
      total += desc.parts[part].shard_bytes;
    return total;
  }
  visitPieces(route, [&](int64_t, int64_t, int64_t, int64_t bytes) {
    total = nextPiece(total) + bytes;
  });
  return total;
}

/// Calls `visit(part, source, target, bytes, position)` for what lies in bytes
/// [from, to) of what an all_to_all sends, at `position` of these: the pieces
/// before them may be many.
template <typename Visitor>
void Exchange::visitExchanged(const Route &route, int64_t from, int64_t to,
                              Visitor visit) const {
  const fsdp_rt_collective &desc = *current->desc;
  int64_t position = 0;
  for (int64_t part = 0; part < desc.num_parts; ++part) {
    int64_t bytes = desc.parts[part].shard_bytes;
    forEachExchanged(
        desc.parts[part], channel.group->size(), route.from, route.to,
        std::max<int64_t>(0, from - position), std::min(bytes, to - position),
        [&](int64_t source, int64_t target, int64_t length, int64_t at) {
          visit(part, source, target, length, position + at - from);
        });
    position += bytes;
  }
}

/// Calls `visit(part, source, target, bytes, position)` for what lies in a
/// chunk, at `position` of it.
template <typename Visitor>
void Exchange::visitChunk(const Route &route, int64_t index,
                          Visitor visit) const {
  int64_t from = index * chunk, to = from + chunk, position = 0;
  if (current->desc->kind == FSDP_RT_ALL_TO_ALL)
    return visitExchanged(route, from, to, visit);
  visitPieces(
      route, [&](int64_t part, int64_t source, int64_t target, int64_t bytes) {
        position = nextPiece(position);
        int64_t begin = std::max(from, position);
        int64_t end = std::min(to, position + bytes), skip = begin - position;
        if (begin < end)
          visit(part, source + skip, target + skip, end - begin, begin - from);
        position += bytes;
      });
}

/// The address of a chunk that is one piece, else null.
template <typename Address>
char *Exchange::whole(const Route &route, const Flow &flow, int64_t index,
                      Address address) const {
  char *found = nullptr;
  visitChunk(route, index,
             [&](int64_t part, int64_t source, int64_t target, int64_t bytes,
                 int64_t) {
               if (bytes == lengthOf(flow, index))
                 found = address(part, source, target);
             });
  return found;
}

//===----------------------------------------------------------------------===//
// Flows
//===----------------------------------------------------------------------===//

/// Counts chunks that are through.
int32_t Exchange::testFlow(Flow &flow, const Far &far) {
  while (flow.done < flow.posted) {
    bool done = false;
    if (int32_t status =
            check(transport.test(flow.requests[flow.done % window], done), far))
      return status;
    if (!done)
      return checkLoss(far);
    ++flow.done;
    moved = true;
  }
  return FSDP_RT_OK;
}

/// Sends what a far member reduces (ReduceTag), or what it has in the end
/// (GatherTag).
int32_t Exchange::sendChunks(Far &far, Tag kind, ProcessMover &near) {
  Flow &flow = far.out;
  Route route = routeTo(kind, far);
  bool fromTarget =
      kind == GatherTag && current->desc->kind == FSDP_RT_ALL_REDUCE;
  auto address = [&](int64_t part, int64_t source, int64_t) {
    char *base = fromTarget ? near.target(channel.me, part)
                            : near.source(channel.me, part);
    return base + source;
  };
  if (int32_t status = testFlow(flow, far))
    return status;
  while (flow.posted < chunks(flow) && flow.posted < flow.done + window) {
    char *from = whole(route, flow, flow.posted, address);
    if (!from) {
      from = slotOf(flow, flow.posted);
      visitChunk(route, flow.posted,
                 [&](int64_t part, int64_t source, int64_t target,
                     int64_t bytes, int64_t position) {
                   std::memcpy(from + position, address(part, source, target),
                               static_cast<size_t>(bytes));
                 });
    }
    if (int32_t status = check(
            transport.send(from, lengthOf(flow, flow.posted), far.rank,
                           tag(kind), flow.requests[flow.posted % window]),
            far))
      return status;
    ++flow.posted;
    moved = true;
  }
  return FSDP_RT_OK;
}

/// Receives what the own piece needs (ReduceTag), as far as `limit`, or what
/// this member has in the end (GatherTag).
int32_t Exchange::receiveChunks(Far &far, Tag kind, int64_t limit,
                                ProcessMover &near) {
  Flow &flow = far.in;
  Route route = routeFrom(kind, far);
  auto address = [&](int64_t part, int64_t, int64_t target) {
    return near.target(channel.me, part) + target;
  };
  char *shared = kind == GatherTag ? relayPlace(far, near) : nullptr;
  int64_t before = flow.done;
  if (int32_t status = testFlow(flow, far))
    return status;
  for (int64_t index = before;
       kind == GatherTag && !shared && index < flow.done; ++index)
    if (!whole(route, flow, index, address))
      visitChunk(route, index,
                 [&](int64_t part, int64_t source, int64_t target,
                     int64_t bytes, int64_t position) {
                   std::memcpy(address(part, source, target),
                               slotOf(flow, index) + position,
                               static_cast<size_t>(bytes));
                 });
  limit = std::min(limit, chunks(flow));
  while (flow.posted < limit && flow.posted < flow.done + window) {
    char *to = shared ? shared + flow.posted * chunk : nullptr;
    if (!to && kind == GatherTag)
      to = whole(route, flow, flow.posted, address);
    if (!to)
      to = slotOf(flow, flow.posted);
    if (int32_t status = check(
            transport.receive(to, lengthOf(flow, flow.posted), far.rank,
                              tag(kind), flow.requests[flow.posted % window]),
            far))
      return status;
    ++flow.posted;
    moved = true;
  }
  return FSDP_RT_OK;
}

bool Exchange::isSent() const {
  for (const Far &far : fars)
    if (far.out.done < chunks(far.out))
      return false;
  return true;
}

//===----------------------------------------------------------------------===//
// Reduction
//===----------------------------------------------------------------------===//

void Exchange::beginReduce() {
  now = Step::Reduce;
  reducedChunks = 0;
  for (Far &far : fars) {
    far.in.begin(bytesOf(routeFrom(ReduceTag, far)));
    far.out.begin(bytesOf(routeTo(ReduceTag, far)));
  }
}

/// The own piece of an all_reduce is sent right away, from the caches.
bool Exchange::streamsSums(const ProcessMover &near) const {
  return near.streams() && current->desc->kind == FSDP_RT_REDUCE_SCATTER;
}

/// Reduces a chunk of the own piece that has arrived from all far members.
void Exchange::reduceChunk(int64_t index, ProcessMover &near) {
  const fsdp_rt_collective &desc = *current->desc;
  const void **sources = rankOf(ctx).sources.data();
  bool stream = streamsSums(near);
  visitChunk({ReduceTag, channel.me, channel.me}, index,
             [&](int64_t part, int64_t full, int64_t shard, int64_t bytes,
                 int64_t position) {
               for (int64_t member : stateOf(channel).near)
                 sources[member] = near.source(member, part) + full;
               for (Far &far : fars)
                 sources[far.member] = slotOf(far.in, index) + position;
               reduceElements(desc.parts[part].dtype, desc.reduce, desc.mean,
                              channel.group->size(), sources,
                              near.target(channel.me, part) + shard, bytes,
                              stream);
               ctx.stats.bytes_reduced += bytes;
             });
}

int32_t Exchange::reduce(ProcessMover &near) {
  for (Far &far : fars) {
    if (int32_t status = sendChunks(far, ReduceTag, near))
      return status;
    if (int32_t status =
            receiveChunks(far, ReduceTag, reducedChunks + window, near))
      return status;
  }
  int64_t total = chunks(fars[0].in);
  while (reducedChunks < total) {
    for (const Far &far : fars)
      if (far.in.done <= reducedChunks)
        return FSDP_RT_OK;
    reduceChunk(reducedChunks++, near);
    moved = true;
    if (reducedChunks == total && streamsSums(near))
      finishStreaming();
  }
  // A source may be the destination of what comes next.
  if (!isSent())
    return FSDP_RT_OK;
  moved = true;
  if (current->desc->kind == FSDP_RT_REDUCE_SCATTER)
    now = Step::Done;
  else
    beginGather();
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

void Exchange::beginGather() {
  now = Step::Gather;
  transferred = reduces(*current->desc);
  relayed = false;
  bool isGather = current->desc->kind == FSDP_RT_ALL_GATHER;
  const Relays &relays = stateOf(channel).relays;
  for (Far &far : fars) {
    int64_t in = bytesOf(routeFrom(GatherTag, far));
    far.in.begin(!isGather || relays.receives(far.member) ? in : 0);
    far.out.begin(!isGather || relays.sendsTo(far.member)
                      ? bytesOf(routeTo(GatherTag, far))
                      : 0);
    far.taken = !isRelayed();
    if (!transferred)
      ctx.stats.bytes_gathered += in;
  }
  if (isRelayed())
    placeRelayed();
}

/// Puts chunks [begin, end) of the own piece in place, when they are about to
/// be sent, so that memory is read once for both.
void Exchange::copyOwn(int64_t begin, int64_t end, ProcessMover &near) {
  for (int64_t index = begin; index < end; ++index)
    visitChunk({GatherTag, channel.me, channel.me}, index,
               [&](int64_t part, int64_t source, int64_t target, int64_t bytes,
                   int64_t) {
                 copyBytes(near.target(channel.me, part) + target,
                           near.source(channel.me, part) + source, bytes,
                           near.streams());
                 ctx.stats.bytes_gathered += bytes;
               });
  if (begin < end && near.streams())
    finishStreaming();
}

/// The far member whose messages the copy of the own piece goes along with.
const Exchange::Far &Exchange::pace() const {
  for (const Far &far : fars)
    if (far.out.bytes)
      return far;
  return fars[0];
}

/// Finds where each relay has what it receives, one far member's behind the
/// other's.
void Exchange::placeRelayed() {
  const Relays &relays = stateOf(channel).relays;
  std::fill(relayEnds.begin(), relayEnds.end(), 0);
  for (Far &far : fars) {
    int64_t &end = relayEnds[static_cast<size_t>(relays.relayOf(far.member))];
    far.relayOffset = end;
    end += relayedBytes(*current->desc, far.member);
  }
}

/// Where what a far member gathers is received for the node, null if that is
/// not here.
char *Exchange::relayPlace(const Far &far, ProcessMover &near) const {
  bool isHere = isRelayed() && far.in.bytes;
  return isHere ? near.relayed(channel.me) + far.relayOffset : nullptr;
}

/// Copies what near members have received for the node.
int32_t Exchange::takeRelayed(ProcessMover &near, bool &complete) {
  const Relays &relays = stateOf(channel).relays;
  ProcessRendezvous members(ctx, channel);
  bool copied = false;
  for (Far &far : fars) {
    int64_t relay = relays.relayOf(far.member);
    if (far.taken ||
        !members.hasReached(relay, Phase::Reduced, current->sequence))
      continue;
    int64_t offset = far.relayOffset;
    int64_t bytes = bytesOf(routeFrom(GatherTag, far));
    const char *from = bytes ? near.relayed(relay) : nullptr;
    if (bytes && !from)
      return fail(ctx, FSDP_RT_OUT_OF_MEMORY,
                  "can't map what rank %lld received for its node",
                  static_cast<long long>(
                      channel.group->ranks[static_cast<size_t>(relay)]));
    visitPieces(routeFrom(GatherTag, far),
                [&](int64_t part, int64_t, int64_t target, int64_t count) {
                  copyBytes(near.target(channel.me, part) + target,
                            from + offset, count, near.streams());
                  offset += count;
                });
    far.taken = moved = copied = true;
  }
  for (const Far &far : fars)
    complete &= far.taken;
  if (copied && near.streams())
    finishStreaming();
  return FSDP_RT_OK;
}

int32_t Exchange::gather(ProcessMover &near) {
  bool complete = true;
  int64_t before = pace().out.posted;
  for (Far &far : fars) {
    if (int32_t status = sendChunks(far, GatherTag, near))
      return status;
    if (int32_t status = receiveChunks(far, GatherTag, chunks(far.in), near))
      return status;
    complete &= far.in.done == chunks(far.in);
  }
  // Messages travel meanwhile.
  bool copiesOwn = current->desc->kind == FSDP_RT_ALL_GATHER;
  if (copiesOwn)
    copyOwn(before, pace().out.posted, near);
  if (!transferred)
    near.transfer(/*ownIsThere=*/copiesOwn);
  transferred = true;
  if (isRelayed()) {
    if (complete && !std::exchange(relayed, true))
      ProcessRendezvous(ctx, channel).reach(Phase::Reduced, current->sequence);
    if (int32_t status = takeRelayed(near, complete))
      return status;
  }
  if (complete && isSent())
    now = Step::Done;
  return FSDP_RT_OK;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

int32_t Exchange::advance(Operation &operation, ProcessMover &near,
                          bool &anything) {
  moved = false;
  if (!current) {
    current = &operation;
    now = Step::Meet;
  }
  int32_t status = FSDP_RT_OK;
  if (now == Step::Meet) {
    for (const Far &far : fars) {
      bool known = false;
      if (!isLinked(*operation.desc, far))
        continue;
      status = compare(operation, far, known);
      if (status || !known)
        return status;
    }
    moved = true;
    if (ctx.world->flags & FSDP_RT_ADVERSARIAL)
      if ((status = checkConcealed(ctx, channel, operation)))
        return status;
    if (reduces(*operation.desc))
      beginReduce();
    else
      beginGather();
  }
  if (!status && now == Step::Reduce)
    status = reduce(near);
  if (!status && now == Step::Gather)
    status = gather(near);
  anything |= moved;
  return status;
}
