//===- ControlTree.cpp - what a rank passes on to its neighbours ----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ControlTree.h"
#include "TreePieces.h"
#include "core/Platform.h"

#include <algorithm>
#include <utility>

using namespace fsdp::rt;

constexpr int64_t millisecond = 1'000'000;

TreeTimes TreeTimes::read(int64_t timeoutMs, int64_t size) {
  TreeTimes times;
  int64_t beatMs =
      std::max<int64_t>(1, environmentInteger("FSDP_HEARTBEAT_MS", 1000));
  int64_t limitMs = std::max<int64_t>(
      1, environmentInteger("FSDP_HEARTBEAT_LIMIT_MS", 10000));
  times.beat = beatMs * millisecond;
  times.limit = limitMs * millisecond;
  times.tick =
      std::clamp<int64_t>(std::min(beatMs, limitMs / 8), 1, 100) * millisecond;
  // At most 20 messages a second and link in a large world.
  times.window = std::min<int64_t>(50, 1 + size / 100) * millisecond;
  times.longWait =
      std::max<int64_t>(1, std::min(2 * beatMs, timeoutMs / 4)) * millisecond;
  return times;
}

ControlTree::ControlTree(Owner &owner, TreePlace place, TreeTimes times,
                         int64_t now)
    : owner(owner), where(place), times(times), lastTick(now) {
  own.rank = place.rank;
  auto add = [&](int64_t rank) {
    neighbours.emplace_back();
    neighbours.back().rank = rank;
    neighbours.back().lastHeard = now;
  };
  if (!isRoot())
    add(where.parent());
  for (int64_t child = where.firstChild(); child < where.childrenEnd(); ++child)
    add(child);
}

ControlTree::Neighbour *ControlTree::neighbour(int64_t rank) {
  for (Neighbour &one : neighbours)
    if (one.rank == rank)
      return &one;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Sending
//===----------------------------------------------------------------------===//

void ControlTree::sendTo(const Neighbour &neighbour, uint32_t type,
                         int64_t value, const std::string &bytes) {
  if (neighbour.open)
    owner.send(neighbour.rank, type, value, bytes);
}

void ControlTree::sendDown(uint32_t type, int64_t value,
                           const std::string &bytes) {
  for (const Neighbour &one : neighbours)
    if (one.rank > where.rank)
      sendTo(one, type, value, bytes);
}

/// Sends what waits in one direction.
void ControlTree::sendQueue(bool down, int64_t now) {
  Queue &queue = queueOf(down);
  if (queue.isEmpty())
    return;
  std::string bytes;
  for (const auto &[rank, beat] : queue.beats)
    appendBeat(bytes, Piece::Beat, beat);
  bytes += queue.rest;
  queue.beats.clear();
  queue.rest.clear();
  queue.lastSent = now;
  if (down)
    sendDown(Pieces, 0, bytes);
  else
    sendTo(neighbours[0], Pieces, 0, bytes);
}

/// Sends what may go: the first piece at once, those that follow together.
void ControlTree::pushDue(int64_t now) {
  // What would not fit a message does not wait.
  constexpr size_t most = size_t{4} << 20;
  for (bool down : {false, true}) {
    const Queue &queue = queueOf(down);
    if (now - queue.lastSent >= times.window || queue.rest.size() > most)
      sendQueue(down, now);
  }
}

void ControlTree::flush(int64_t now) {
  sendQueue(/*down=*/false, now);
  sendQueue(/*down=*/true, now);
}

//===----------------------------------------------------------------------===//
// What the own rank says
//===----------------------------------------------------------------------===//

void ControlTree::introduce(const std::string &card, int64_t now) {
  appendCard(queueOf(isRoot()).rest, where.rank, card);
  pushDue(now);
}

void ControlTree::beat(const Beat &beat, int64_t now) {
  own = beat;
  hasBeat = true;
  waitsLong = beat.waitingFor >= times.longWait;
  tellWishes(now);
  if (wantsDetails())
    queueOf(isRoot()).beats[own.rank] = own;
  pushDue(now);
}

void ControlTree::fail(int32_t status, const std::string &text) {
  // Others learn of the first failure; those behind it follow from it.
  if (std::exchange(failureTold, true))
    return;
  for (const Neighbour &one : neighbours)
    sendTo(one, Failure, status, text);
}

void ControlTree::end(const Beat &last, int64_t now) {
  own = last;
  hasBeat = true;
  // To the children of a rank that has more above it twice: now, as they must
  // know before the connection ends, and again from rank 0.
  for (bool down : {false, true}) {
    Queue &queue = queueOf(down);
    queue.beats.erase(last.rank);
    if (down ? where.children() > 0 : !isRoot())
      appendBeat(queue.rest, Piece::End, last);
  }
  pushDue(now);
}

//===----------------------------------------------------------------------===//
// Signs of life
//===----------------------------------------------------------------------===//

/// Whether somebody below waits long.
bool ControlTree::isWished() const {
  return waitsLong ||
         std::any_of(neighbours.begin(), neighbours.end(),
                     [&](const Neighbour &one) {
                       return one.rank > where.rank && one.wantsDetails;
                     });
}

/// Rank 0 decides for all.
bool ControlTree::isDecided() const {
  return isRoot() ? isWished() : neighbours[0].wantsDetails;
}

void ControlTree::sayAlive(int64_t now) {
  lastAlive = now;
  std::string bytes;
  if (hasBeat)
    appendBeat(bytes, Piece::Beat, own);
  saidUp = isWished();
  saidDown = isDecided();
  for (const Neighbour &one : neighbours)
    sendTo(one, Alive, one.rank < where.rank ? saidUp : saidDown, bytes);
}

/// Passes a wish for details, or that it is granted, on at once.
void ControlTree::tellWishes(int64_t now) {
  if ((isWished() && !saidUp) || (isDecided() && !saidDown))
    sayAlive(now);
}

bool ControlTree::isAlive(Neighbour &from, int64_t value,
                          const std::string &bytes, int64_t now) {
  bool wanted = wantsDetails();
  from.wantsDetails = value != 0;
  PieceReader reader(bytes);
  Piece piece;
  while (reader.next(piece)) {
    if (piece.kind != Piece::Beat || piece.beat.rank != from.rank)
      return false;
    owner.onBeat(piece.beat);
  }
  tellWishes(now);
  if (!wanted && wantsDetails() && hasBeat)
    queueOf(isRoot()).beats[own.rank] = own;
  pushDue(now);
  return !reader.failed();
}

/// Where much more than a tick has passed, this process was suspended, or the
/// clock has jumped: nobody can have been heard meanwhile, and others may have
/// been suspended with it.
void ControlTree::forgetGap(int64_t now) {
  int64_t gap = now - std::exchange(lastTick, now) - times.tick;
  if (gap <= 2 * times.tick)
    return;
  for (Neighbour &one : neighbours)
    one.lastHeard = std::min(now, one.lastHeard + gap);
}

int64_t ControlTree::tick(int64_t now) {
  forgetGap(now);
  if (now - lastAlive >= times.beat)
    sayAlive(now);
  for (Neighbour &one : neighbours) {
    int64_t silent = now - one.lastHeard;
    if (!one.open || one.missed || silent <= times.limit)
      continue;
    one.missed = true;
    owner.onSilence(one.rank, silent / millisecond);
  }
  pushDue(now);
  int64_t next = std::min(now + times.tick, lastAlive + times.beat);
  for (bool down : {false, true})
    if (!queueOf(down).isEmpty())
      next = std::min(next, queueOf(down).lastSent + times.window);
  return std::max(next, now + 1);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// Keeps a value, and sends it to the children that wait for it.
void ControlTree::keep(const std::string &key, const std::string &value) {
  values[key] = value;
  auto found = waiting.find(key);
  if (found == waiting.end())
    return;
  for (int64_t rank : found->second)
    if (Neighbour *child = neighbour(rank))
      sendTo(*child, Put, 0, key + '\0' + value);
  waiting.erase(found);
}

void ControlTree::put(const std::string &key, const std::string &value) {
  keep(key, value);
  if (!isRoot())
    sendTo(neighbours[0], Put, 0, key + '\0' + value);
}

bool ControlTree::find(const std::string &key, std::string &value) const {
  auto found = values.find(key);
  if (found == values.end())
    return false;
  value = found->second;
  return true;
}

void ControlTree::ask(const std::string &key) {
  // Whoever asks next waits for the same answer.
  if (!isRoot() && values.count(key) == 0 && asked.insert(key).second)
    sendTo(neighbours[0], Get, 0, key);
}

//===----------------------------------------------------------------------===//
// What neighbours say
//===----------------------------------------------------------------------===//

/// Reads pieces, and passes them on: up until rank 0, then down.
bool ControlTree::readPieces(int64_t from, const std::string &bytes,
                             int64_t now) {
  bool down = isRoot() || from < where.rank;
  Queue &queue = queueOf(down);
  bool passes = !down || where.children() > 0;
  PieceReader reader(bytes);
  Piece piece;
  while (reader.next(piece)) {
    if (!isRank(piece.beat.rank))
      return false;
    if (piece.kind == Piece::Card) {
      owner.onCard(piece.beat.rank, piece.card);
      if (passes)
        appendCard(queue.rest, piece.beat.rank, piece.card);
      continue;
    }
    owner.onBeat(piece.beat);
    if (piece.kind == Piece::Beat) {
      if (passes)
        queue.beats[piece.beat.rank] = piece.beat;
      continue;
    }
    if (Neighbour *one = neighbour(piece.beat.rank))
      one->ended = true;
    owner.onEnd(piece.beat.rank);
    queue.beats.erase(piece.beat.rank);
    if (passes)
      appendBeat(queue.rest, Piece::End, piece.beat);
  }
  pushDue(now);
  return !reader.failed();
}

bool ControlTree::receive(int64_t rank, uint32_t type, int64_t value,
                          const std::string &bytes, int64_t now) {
  Neighbour *from = neighbour(rank);
  if (!from)
    return false;
  from->lastHeard = now;
  size_t end = bytes.find('\0');
  switch (type) {
  case Put:
    if (end == std::string::npos)
      return false;
    keep(bytes.substr(0, end), bytes.substr(end + 1));
    if (!isRoot() && rank > where.rank)
      sendTo(neighbours[0], Put, 0, bytes);
    return true;
  case Get: {
    std::string found;
    if (find(bytes, found)) {
      sendTo(*from, Put, 0, bytes + '\0' + found);
      return true;
    }
    waiting[bytes].insert(rank);
    ask(bytes);
    return true;
  }
  case Alive:
    return isAlive(*from, value, bytes, now);
  case Pieces:
    return readPieces(rank, bytes, now);
  case Failure:
    owner.onFailure(static_cast<int32_t>(value), bytes);
    if (!std::exchange(failureTold, true))
      for (const Neighbour &one : neighbours)
        if (one.rank != rank)
          sendTo(one, Failure, value, bytes);
    return true;
  default:
    return false;
  }
}

void ControlTree::lose(int64_t rank, const std::string &why) {
  Neighbour *from = neighbour(rank);
  if (!from || !std::exchange(from->open, false))
    return;
  from->wantsDetails = false;
  if (!from->ended)
    owner.onLoss(rank, why);
}
